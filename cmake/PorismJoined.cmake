# Sources of a core module, or of its tests, that are compiled together: most of the time goes into the headers that they
# share. The presets check, asan and tsan do so; dev compiles each by itself, which finds missing includes and is quicker
# after a change.
option(PORISM_JOINED "Compile the sources of core and of its tests two dozen at a time" OFF)
# Of most modules that is the whole: reason takes 47 s then, where it takes 81 s in batches of eight.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 24)

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
  tests/core/workflow/why_not_test.cpp)
list(TRANSFORM PORISM_BY_ITSELF PREPEND "${CMAKE_SOURCE_DIR}/")

# porism_join(TARGET): compiles the sources of the target together where PORISM_JOINED asks for it. Called in the folder
# of the target.
function(porism_join target)
  if(NOT PORISM_JOINED)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(source IN_LIST PORISM_BY_ITSELF)
      set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
endfunction()
