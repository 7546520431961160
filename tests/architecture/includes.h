// The include directives of a source, however they are written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::architecture {

struct Include {
    std::string directive; ///< "include", "import", "include_next"
    std::string name;      ///< without its quotes or brackets; empty where a macro stands for it
    int line = 0;          ///< of the directive's #
};

/// All of them, those in branches of `#if` too. Comments and continued lines are seen through as the compiler does.
std::vector<Include> includes_of(std::string_view source);

} // namespace porism::architecture
