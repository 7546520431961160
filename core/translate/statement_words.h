// The table of what statements are called, for those that write words and those that read them. For the sources of this
// module only.
#pragma once

#include "translate/reading.h"

#include <span>
#include <string_view>

namespace porism::translate {

/// {0}, {1}, ... are the points in the order of the reading, {q} its constant.
struct Words {
    facts::Predicate predicate;
    Reading reading;
    std::string_view text;
};
std::span<const Words> statement_words();

} // namespace porism::translate
