# Every outside library, and the one place that knows how it is found.
find_package(fmt REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(Boost 1.81 REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)

# tl::expected, GMP, FLINT, Arb, Antic, Calcium and xxHash come without usable config files.
foreach(lib IN ITEMS calcium antic flint-arb flint gmpxx gmp xxhash)
  string(TOUPPER "${lib}" var)
  string(REPLACE "-" "_" var "${var}")
  find_library(PORISM_LIB_${var} NAMES ${lib} REQUIRED)
endforeach()
add_library(porism_exact INTERFACE)
target_link_libraries(porism_exact INTERFACE ${PORISM_LIB_CALCIUM} ${PORISM_LIB_ANTIC} ${PORISM_LIB_FLINT_ARB}
  ${PORISM_LIB_FLINT} ${PORISM_LIB_GMPXX} ${PORISM_LIB_GMP})
target_include_directories(porism_exact SYSTEM INTERFACE /usr/include/flint)

# QtGui alone is needed by the painter's raster side; Widgets only by the studio.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui)
if(PORISM_STUDIO)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets Svg LinguistTools)
endif()
if(PORISM_TESTS)
  find_package(GTest REQUIRED)
  find_library(PORISM_LIB_RAPIDCHECK NAMES rapidcheck REQUIRED)
  if(PORISM_STUDIO)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
  endif()
endif()
