# Folders inside a module's folder that are modules of their own.
set(PORISM_NESTED_MODULES formats/geometry3k formats/jgex paint/raster)

# Modules that read text, and are fuzzed.
set(PORISM_FUZZED_MODULES numbers facts scene document formats/jgex formats/geometry3k formats/genesisgeo formats/verigeo
  formats/geodsl)

# The target autogen makes what moc makes, and compiles nothing.
set(CMAKE_GLOBAL_AUTOGEN_TARGET ON)
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

# moc cannot parse libstdc++'s <compare> unless another standard header came before it.
set(CMAKE_AUTOMOC_MOC_OPTIONS --include cstddef)

# porism_module(NAME [USES module...] [LIBS library...])
#   One static library porism_NAME from every source below the calling folder's NAME/. USES are modules of core (the arrow
#   table of docs/architecture.md; base is always there); LIBS are outside libraries. Slashes in NAME become underscores.
function(porism_module name)
  cmake_parse_arguments(ARG "" "" "USES;LIBS" ${ARGN})
  string(REPLACE "/" "_" target "porism_${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${name}/*.cpp" "${name}/*.c")
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${name}/*.h")
  # A folder of a module that is a module itself (formats/jgex, paint/raster) keeps its own sources.
  foreach(nested IN LISTS PORISM_NESTED_MODULES)
    if(nested MATCHES "^${name}/")
      list(FILTER sources EXCLUDE REGEX "/${nested}/")
      list(FILTER headers EXCLUDE REGEX "/${nested}/")
    endif()
  endforeach()
  if(sources)
    add_library(${target} STATIC ${sources} ${headers})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE porism_flags)
    if(name IN_LIST PORISM_FUZZED_MODULES)
      target_link_libraries(${target} PRIVATE porism_fuzzed_flags)
    endif()
    porism_join(${target})
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} "${CMAKE_CURRENT_SOURCE_DIR}")
  if(NOT name STREQUAL "base")
    list(PREPEND ARG_USES base)
  endif()
  foreach(used IN LISTS ARG_USES)
    string(REPLACE "/" "_" used "porism_${used}")
    target_link_libraries(${target} ${scope} ${used})
  endforeach()
  target_link_libraries(${target} ${scope} ${ARG_LIBS})
endfunction()

# porism_embed(NAME HEADER FOLDER)
#   Compiles the files of resources/FOLDER into porism_NAME, as the table that HEADER declares: porism::NAME::ready_files().
function(porism_embed name header folder)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/resources/${folder}/*")
  list(SORT files)
  set(rows "")
  foreach(file IN LISTS files)
    get_filename_component(file_name "${file}" NAME)
    file(READ "${file}" text)
    string(APPEND rows "    ReadyFile{\"${file_name}\", R\"~~(${text})~~\"},\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  endforeach()
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${folder}.cpp")
  string(CONCAT text "#include \"${header}\"\n\n#include <array>\n\nnamespace porism::${name} {\n\n"
    "std::span<const ReadyFile> ready_files() {\n  static constexpr std::array files{\n${rows}  };\n  return files;\n}\n\n"
    "} // namespace porism::${name}\n")
  file(GENERATE OUTPUT "${source}" CONTENT "${text}")
  target_sources(porism_${name} PRIVATE "${source}")
endfunction()

set(PORISM_MOC_OPTIONS --include "${CMAKE_SOURCE_DIR}/cmake/moc_first.h")

# porism_ui(NAME [USES target...] [LIBS library...] [RESOURCES file.qrc...])
#   One static Qt library porism_ui_NAME from ui/NAME/, with moc and the shared precompiled Qt header. RESOURCES are relative to
#   resources/; as in any static library, the code registers each with Q_INIT_RESOURCE.
function(porism_ui name)
  cmake_parse_arguments(ARG "" "" "USES;LIBS;RESOURCES" ${ARGN})
  string(REPLACE "/" "_" target "porism_ui_${name}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${name}/*.cpp" "${name}/*.h")
  list(TRANSFORM ARG_RESOURCES PREPEND "${CMAKE_SOURCE_DIR}/resources/")
  porism_qt_pch()
  add_library(${target} STATIC ${sources} ${ARG_RESOURCES})
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTORCC ON)
  target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${target} PUBLIC ${ARG_USES} ${ARG_LIBS} Qt6::Widgets PRIVATE porism_flags)
  target_compile_definitions(${target} PUBLIC QT_NO_KEYWORDS)
  target_precompile_headers(${target} REUSE_FROM porism_qt_pch)
  porism_join(${target})
endfunction()

# porism_ui_translations(NAME)
#   Compiles translations/*.ts into the resources of porism_ui_NAME, under :/i18n. `ninja update_translations` writes the texts of
#   ui/ and of the core's tables (translations/catalogue_texts.cpp) into the .ts files.
function(porism_ui_translations name)
  set(target "porism_ui_${name}")
  file(GLOB catalogues CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/translations/*.ts")
  qt_add_lrelease(${target} TS_FILES ${catalogues} QM_FILES_OUTPUT_VARIABLE compiled)
  set(files "")
  foreach(qm IN LISTS compiled)
    get_filename_component(file "${qm}" NAME)
    string(APPEND files "<file alias=\"${file}\">${qm}</file>")
  endforeach()
  set(qrc "${CMAKE_CURRENT_BINARY_DIR}/translations.qrc")
  file(CONFIGURE OUTPUT "${qrc}" CONTENT "<RCC><qresource prefix=\"/i18n\">${files}</qresource></RCC>\n")
  set_source_files_properties("${qrc}" PROPERTIES OBJECT_DEPENDS "${compiled}")
  target_sources(${target} PRIVATE "${qrc}")
  target_compile_definitions(${target} PRIVATE PORISM_VERSION="${PROJECT_VERSION}")
  # The source language needs its plural forms only.
  set(english "${CMAKE_SOURCE_DIR}/translations/porism_en.ts")
  set(others ${catalogues})
  list(REMOVE_ITEM others "${english}")
  set(commands COMMAND Qt6::lupdate -I "${CMAKE_SOURCE_DIR}" -no-obsolete -locations none -pluralonly "${CMAKE_SOURCE_DIR}/ui" -ts "${english}")
  if(others)
    list(APPEND commands COMMAND Qt6::lupdate -I "${CMAKE_SOURCE_DIR}" -no-obsolete -locations none "${CMAKE_SOURCE_DIR}/ui"
      "${CMAKE_SOURCE_DIR}/translations/catalogue_texts.cpp" -ts ${others})
  endif()
  add_custom_target(update_translations ${commands} VERBATIM)
endfunction()

# porism_program(TARGET FOLDER [USES target...])
#   An installed program from the sources of FOLDER. A program whose USES name no Qt Widgets target stays free of them.
function(porism_program target folder)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp" "${folder}/*.h")
  add_executable(${target} ${sources})
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_MOC_OPTIONS "${PORISM_MOC_OPTIONS}" AUTORCC ON
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${target} PRIVATE ${ARG_USES} porism_flags)
  porism_join(${target})
  install(TARGETS ${target} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endfunction()

# The shared precompiled headers. Each is compiled once; every user must have its flags (position-independent code as a
# library has it), so test programs are compiled with -fPIC too.
function(porism_qt_pch)
  if(NOT TARGET porism_qt_pch)
    porism_pch_target(porism_qt_pch qt_pch.h Qt6::Widgets)
    # Qt's words slots, signals and emit are members of ours: ui writes Q_SLOTS, Q_SIGNALS and Q_EMIT.
    target_compile_definitions(porism_qt_pch PRIVATE QT_NO_KEYWORDS)
  endif()
endfunction()

function(porism_test_pch)
  if(NOT TARGET porism_test_pch)
    porism_pch_target(porism_test_pch test_pch.h GTest::gtest porism_test_flags)
  endif()
endfunction()

function(porism_pch_target target header)
  set(stub "${CMAKE_BINARY_DIR}/${target}.cpp")
  file(CONFIGURE OUTPUT "${stub}" CONTENT "// Carries a precompiled header.\n")
  add_library(${target} OBJECT "${stub}")
  target_link_libraries(${target} PRIVATE ${ARGN} porism_flags)
  # By its name alone: what is compiled is the same in every checkout then.
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/cmake")
  target_precompile_headers(${target} PRIVATE "<${header}>")
endfunction()
