// A source as tokens: enough of C++ to follow its braces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::architecture {

struct Token {
    std::string text; ///< a word, a number, one operator character, `::` or `->`; literals are `""`
    int line = 0;
    bool size_reason = false; ///< a comment `// size: why` stands between the token before and this one
};

/// Splits a source; comments and preprocessor lines are left out, and so are the branches of `#if` after the first.
std::vector<Token> tokenize(std::string_view source);

} // namespace porism::architecture
