# Options and the flags that every target shares.
option(PORISM_STUDIO "Build the studio (Qt Widgets)" ON)
option(PORISM_TESTS "Build the tests" ON)
option(PORISM_WERROR "Treat warnings as errors" ON)
option(PORISM_FUZZ "Build the fuzzers of tests/fuzz with libFuzzer (clang)" OFF)
set(PORISM_SANITIZE "" CACHE STRING "Sanitizers for every target, as -fsanitize takes them")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Dev CACHE STRING "Dev, Release or Debug" FORCE)
endif()
# Dev: fast enough to run the reasoner, line numbers for backtraces, assertions on.
set(CMAKE_CXX_FLAGS_DEV "-O1 -g1")
set(CMAKE_C_FLAGS_DEV "-O1 -g1")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

find_program(PORISM_CCACHE ccache)
if(PORISM_CCACHE)
  # Objects that were compiled with precompiled headers may be shared, and so between checkouts.
  set(PORISM_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime CCACHE_NOHASHDIR=1
    "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" "${PORISM_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PORISM_LAUNCHER})
  set(CMAKE_C_COMPILER_LAUNCHER ${PORISM_LAUNCHER})
endif()

# A tenth of the time that GNU ld takes for two hundred programs.
find_program(PORISM_MOLD mold)

add_library(porism_flags INTERFACE)
if(PORISM_MOLD)
  target_link_options(porism_flags INTERFACE -fuse-ld=mold)
endif()
target_compile_options(porism_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wshadow=local> -Wnon-virtual-dtor -Woverloaded-virtual>)
# At -O3 GCC 12 warns of overflows and overlaps inside its own headers (GCC bugs 105651, 105329): -Werror watches the dev build.
target_compile_options(porism_flags INTERFACE
  $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release>>:-Wno-restrict;-Wno-stringop-overflow>)
if(PORISM_WERROR)
  target_compile_options(porism_flags INTERFACE -Werror)
endif()
if(PORISM_SANITIZE)
  # Instrumented code confuses GCC 12's flow analysis of <regex> and <functional> (GCC bug 105562).
  target_compile_options(porism_flags INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-maybe-uninitialized>)
  # What the address sanitizer sees as well, at the access itself, is left to it: a third of the time to compile.
  target_compile_options(porism_flags INTERFACE -fsanitize=${PORISM_SANITIZE}
    -fno-sanitize=null,alignment,object-size,vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(porism_flags INTERFACE -fsanitize=${PORISM_SANITIZE})
endif()
# Not -O0: the linker takes the inline functions of the core from the first object that has them, which is a test's.
add_library(porism_test_flags INTERFACE)
if(PORISM_SANITIZE)
  # What the tests call is what is watched.
  target_compile_options(porism_test_flags INTERFACE -fno-sanitize=undefined)
endif()
# What libFuzzer is to see the ways through: the modules that read text.
add_library(porism_fuzzed_flags INTERFACE)
if(PORISM_FUZZ)
  target_compile_options(porism_fuzzed_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
