// Golden texts in a GoogleTest program. (A Qt Test program includes support/golden_text.h and checks the returned
// string.)
#pragma once

#include "support/golden_text.h"

#include <gtest/gtest.h>

namespace porism::test {

/// Fails the running test, with the first line that differs, unless `actual` is the text of tests/golden/`path`.
inline void expect_golden(std::string_view path, std::string_view actual) {
    const std::string difference = golden_difference(path, actual);
    EXPECT_TRUE(difference.empty()) << difference;
}

} // namespace porism::test
