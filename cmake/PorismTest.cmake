# Test programs. ctest labels: core (the target core_tests builds these alone), app, gui (with offscreen or window beside it),
# architecture.
set(PORISM_TEST_TIMEOUT 600)
set(PORISM_SANITIZE_ENVIRONMENT
  "ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1"
  "UBSAN_OPTIONS=print_stacktrace=1"
  "LSAN_OPTIONS=print_suppressions=0:suppressions=${CMAKE_SOURCE_DIR}/tests/support/lsan.supp")

# porism_test(NAME [LIBS library...])
#   One GoogleTest program NAME_test from the *_test.cpp files of tests/core/NAME/ (and its subfolders), linked to the module;
#   other .cpp files there are helpers and are linked in. Label: core.
add_custom_target(core_tests)

function(porism_test name)
  cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
  string(REPLACE "/" "_" flat "${name}")
  porism_gtest_program(${flat} "${name}" LABEL core LIBS porism_${flat} ${ARG_LIBS})
endfunction()

# porism_app_test(NAME PROGRAM [LIBS library...])
#   One GoogleTest program app_NAME_test from tests/app/NAME/ that runs the built PROGRAM (a target) as a person would; its path is
#   the macro PORISM_PROGRAM. Label: app.
function(porism_app_test name program)
  cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
  porism_gtest_program(app_${name} "${name}" LABEL app LIBS ${ARG_LIBS})
  if(TARGET app_${name}_test)
    add_dependencies(app_${name}_test ${program})
    target_compile_definitions(app_${name}_test PRIVATE PORISM_PROGRAM="$<TARGET_FILE:${program}>")
  endif()
endfunction()

function(porism_gtest_program name folder)
  cmake_parse_arguments(ARG "" "LABEL" "LIBS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  # The tests of a nested module (formats/jgex, paint/raster) are its own.
  foreach(nested IN LISTS PORISM_NESTED_MODULES)
    if(nested MATCHES "^${folder}/")
      list(FILTER sources EXCLUDE REGEX "/${nested}/")
    endif()
  endforeach()
  if(NOT sources)
    return()
  endif()
  porism_test_pch()
  add_executable(${name}_test ${sources})
  porism_test_properties(${name}_test)
  target_link_libraries(${name}_test PRIVATE ${ARG_LIBS} GTest::gtest GTest::gtest_main ${PORISM_LIB_RAPIDCHECK} porism_flags
    porism_test_flags)
  target_precompile_headers(${name}_test REUSE_FROM porism_test_pch)
  add_test(NAME ${name} COMMAND ${name}_test)
  set_tests_properties(${name} PROPERTIES TIMEOUT ${PORISM_TEST_TIMEOUT} LABELS "${ARG_LABEL}")
  if(ARG_LABEL STREQUAL "core")
    add_dependencies(core_tests ${name}_test)
  endif()
  if(PORISM_SANITIZE)
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${PORISM_SANITIZE_ENVIRONMENT}")
  endif()
endfunction()

# porism_ui_test(PANEL [USES target...] [SERIAL])
#   One Qt Test program for each *_test.cpp of tests/ui/PANEL/ (each has its own QTEST_MAIN), linked to porism_ui_PANEL when
#   there is one. It runs twice: offscreen (labels gui, offscreen), and in a real window of its own X server under openbox
#   (labels gui, window). SERIAL keeps other tests from running beside it: for tests that measure time.
function(porism_ui_test panel)
  cmake_parse_arguments(ARG "SERIAL" "" "USES" ${ARGN})
  string(REPLACE "/" "_" flat "${panel}")
  file(GLOB sources CONFIGURE_DEPENDS "${panel}/*_test.cpp")
  file(GLOB helpers CONFIGURE_DEPENDS "${panel}/*.cpp" "${panel}/*.h")
  list(REMOVE_ITEM helpers ${sources})
  porism_qt_pch()
  foreach(source IN LISTS sources)
    get_filename_component(stem "${source}" NAME_WE)
    set(target ui_${flat}_${stem})
    add_executable(${target} "${source}" ${helpers})
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_MOC_OPTIONS "${PORISM_MOC_OPTIONS}")
    porism_test_properties(${target})
    target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS)
    target_link_libraries(${target} PRIVATE ${ARG_USES} Qt6::Widgets Qt6::Test porism_flags)
    if(TARGET porism_ui_${flat})
      target_link_libraries(${target} PRIVATE porism_ui_${flat})
    endif()
    target_precompile_headers(${target} REUSE_FROM porism_qt_pch)
    porism_add_gui_test(${target} offscreen ${target})
    if(PORISM_XVFB AND PORISM_OPENBOX)
      porism_add_gui_test(${target}_window window "${CMAKE_SOURCE_DIR}/packaging/in-window.sh" $<TARGET_FILE:${target}>)
    endif()
    if(ARG_SERIAL)
      set_tests_properties(${target} PROPERTIES RUN_SERIAL ON)
      if(TEST ${target}_window)
        set_tests_properties(${target}_window PROPERTIES RUN_SERIAL ON)
      endif()
    endif()
  endforeach()
endfunction()

function(porism_add_gui_test name kind)
  add_test(NAME ${name} COMMAND ${ARGN})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${PORISM_TEST_TIMEOUT} LABELS "gui;${kind}")
  if(kind STREQUAL "offscreen")
    set_tests_properties(${name} PROPERTIES ENVIRONMENT QT_QPA_PLATFORM=offscreen)
  endif()
endfunction()

function(porism_test_properties target)
  # The flags of the shared precompiled headers, which are compiled as for a library.
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${target} PRIVATE -fPIC)
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}" "${CMAKE_SOURCE_DIR}/tests")
  target_compile_definitions(${target} PRIVATE PORISM_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
endfunction()

find_program(PORISM_XVFB Xvfb)
find_program(PORISM_OPENBOX openbox)
if(NOT (PORISM_XVFB AND PORISM_OPENBOX))
  message(STATUS "Xvfb or openbox is missing: GUI tests run offscreen only")
endif()
