// Text of the language taken apart: statements, calls, arguments, each with where it stands.
#pragma once

#include "base/result.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace porism::geodsl {

struct Piece {
    std::string_view text;
    std::size_t offset = 0; ///< bytes from the start of the text
};

/// `Word(argument, ...)` and behind it `= (value, ...)` or `= value`; without brackets there are no arguments.
struct Call {
    Piece whole;
    Piece word;
    std::vector<Piece> arguments = {}, values = {};
    bool brackets = false;
};

Piece trimmed(Piece piece);
/// What stands between newlines and `;`, comments (from # to the end of the line) and empty pieces left out.
std::vector<Piece> statements_of(std::string_view text);

/// What is wrong with a text, and where.
struct Flaw {
    Piece at;
    Error error;
};

/// One statement or object. Flaw: `syntax` (no word, brackets that do not match, something behind them).
tl::expected<Call, Flaw> parse_call(const Piece& piece);

} // namespace porism::geodsl
