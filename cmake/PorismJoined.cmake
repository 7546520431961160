# Sources of a core module, or of its tests, that are compiled together: most of the time goes into the headers that they
# share. The presets check, asan and tsan do so; dev compiles each by itself, which finds missing includes and is quicker
# after a change.
option(PORISM_JOINED "Compile the sources of core and of its tests two dozen at a time" OFF)
# Of most modules that is the whole: reason takes 47 s then, where it takes 81 s in batches of eight.
set(PORISM_JOINED_AT_ONCE 24)

# Private names of sources that are compiled together must differ. These have too many names that others of their module
# have as well, and stay by themselves; sources with options of their own do so anyway.
set(PORISM_BY_ITSELF
  core/facts/equation.cpp
  core/facts/readings.cpp
  core/facts/sayings.cpp
  core/formats/geodsl/candidates.cpp
  core/formats/verigeo/parse_expression.cpp
  core/formats/verigeo/terms.cpp
  core/numbers/constructible_roots.cpp
  core/numbers/jet.cpp
  core/numbers/scalar_parse.cpp
  core/realize/stated/lifted.cpp
  core/realize/stated/touching.cpp
  tests/core/facts/relation_test.cpp
  tests/core/facts/sayings_test.cpp
  tests/core/facts/solving_test.cpp
  tests/core/facts/text_test.cpp
  tests/core/facts/trial_test.cpp
  tests/core/numbers/exact_test.cpp
  tests/core/numbers/scalar_test.cpp
  tests/core/realize/drag_test.cpp
  tests/core/realize/exact_picture_test.cpp
  tests/core/realize/realize_test.cpp
  tests/core/translate/read_test.cpp
  tests/core/verify/merge_test.cpp
  tests/core/workflow/why_no_value_test.cpp
  tests/core/workflow/why_not_test.cpp
  ui/session/samples.cpp)
list(TRANSFORM PORISM_BY_ITSELF PREPEND "${CMAKE_SOURCE_DIR}/")

# porism_join(TARGET): compiles the sources of the target together where PORISM_JOINED asks for it. Called in the folder
# of the target. Sources are named relative to the build, not by whole paths as CMake's own unity builds name them: what is
# compiled is then the same in every checkout, and a compiler cache serves them all.
function(porism_join target)
  if(NOT PORISM_JOINED)
    return()
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/joined")
  get_target_property(sources ${target} SOURCES)
  set(includes "")
  foreach(source IN LISTS sources)
    get_filename_component(source "${source}" ABSOLUTE)
    get_source_file_property(options "${source}" COMPILE_OPTIONS)
    if(source MATCHES "\\.cpp$" AND NOT options AND NOT source IN_LIST PORISM_BY_ITSELF)
      set_source_files_properties("${source}" PROPERTIES HEADER_FILE_ONLY ON)
      file(RELATIVE_PATH relative "${folder}" "${source}")
      list(APPEND includes "#include \"${relative}\"\n")
    endif()
  endforeach()
  set(number 0)
  while(includes)
    list(SUBLIST includes 0 ${PORISM_JOINED_AT_ONCE} batch)
    list(REMOVE_ITEM includes ${batch})
    string(CONCAT text ${batch})
    file(CONFIGURE OUTPUT "${folder}/${target}_${number}.cpp" CONTENT "${text}" @ONLY)
    target_sources(${target} PRIVATE "${folder}/${target}_${number}.cpp")
    math(EXPR number "${number} + 1")
  endwhile()
endfunction()
