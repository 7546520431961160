// A line of text and pieces of it that know where they stand.
#pragma once

#include "base/result.h"

#include <string_view>
#include <vector>

namespace porism::jgex {

struct Piece {
    std::string_view text;
    std::size_t offset = 0; ///< bytes from the start of the line
};

/// Pieces of one line, and errors that point into it.
class SourceLine {
public:
    /// `start` is the place of the first character.
    SourceLine(std::string_view text, Place start) : text_(text), start_(std::move(start)) {}

    Piece whole() const { return {text_, 0}; }
    /// Columns count characters, not bytes.
    Place place(std::size_t offset) const;
    tl::unexpected<Error> fail_at(const Piece& piece, std::string code, std::string what, std::string mend = {}) const;
    /// The error of a text that is this piece, with its column in the piece carried into the line.
    tl::unexpected<Error> fail_inside(const Piece& piece, Error error) const;
    /// The error with the place of the piece, unless it has one.
    tl::unexpected<Error> fail_at(const Piece& piece, Error error) const;

private:
    std::string_view text_;
    Place start_;
};

Piece trimmed(Piece piece);
/// Pieces between separators, empty ones kept, none trimmed.
std::vector<Piece> split_piece(const Piece& piece, char separator);
std::vector<Piece> words_of(const Piece& piece);

} // namespace porism::jgex
