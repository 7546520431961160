// How long sources and functions are, by following braces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::architecture {

struct Function {
    std::string head; ///< its signature, tokens joined by spaces
    int first_line = 0;
    int last_line = 0;
    bool has_reason = false; ///< a comment `// size: why` stands right above it
    int length() const { return last_line - first_line + 1; }
};

struct Sizes {
    int lines = 0;
    bool has_reason = false; ///< a comment `// size: why` stands before the first line of code
    std::vector<Function> functions;
};

/// Measures a C or C++ source. A function is a body at namespace or class scope, or a lambda outside of one; lambdas
/// and local classes inside a body count with it. Of `#if` branches the first is read. Needs balanced braces, as
/// compiling code has.
Sizes measure(std::string_view source);

} // namespace porism::architecture
