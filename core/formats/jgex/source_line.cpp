#include "formats/jgex/source_line.h"

#include "base/text.h"

#include <algorithm>

namespace porism::jgex {

Place SourceLine::place(std::size_t offset) const {
    const std::string_view before = text_.substr(0, std::min(offset, text_.size()));
    // Bytes that continue a character begin with the bits 10.
    const auto characters = std::count_if(before.begin(), before.end(), [](char c) { return (c & 0xC0) != 0x80; });
    Place place = start_;
    place.column += static_cast<int>(characters);
    return place;
}

tl::unexpected<Error> SourceLine::fail_at(const Piece& piece, std::string code, std::string what,
                                          std::string mend) const {
    return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), place(piece.offset)});
}

tl::unexpected<Error> SourceLine::fail_at(const Piece& piece, Error error) const {
    if (!error.place) error.place = place(piece.offset);
    return fail(std::move(error));
}

tl::unexpected<Error> SourceLine::fail_inside(const Piece& piece, Error error) const {
    const int inside = error.place ? std::max(error.place->column, 1) - 1 : 0;
    error.place = place(piece.offset);
    error.place->column += inside;
    return fail(std::move(error));
}

Piece trimmed(Piece piece) {
    const std::string_view text = trim(piece.text);
    if (text.empty()) return {text, piece.offset + piece.text.size()};
    return {text, piece.offset + static_cast<std::size_t>(text.data() - piece.text.data())};
}

std::vector<Piece> split_piece(const Piece& piece, char separator) {
    std::vector<Piece> pieces;
    std::size_t offset = piece.offset;
    for (const auto part : split(piece.text, separator)) {
        pieces.push_back({part, offset});
        offset += part.size() + 1;
    }
    return pieces;
}

std::vector<Piece> words_of(const Piece& piece) {
    std::vector<Piece> words;
    std::size_t i = 0;
    const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (i < piece.text.size()) {
        while (i < piece.text.size() && is_blank(piece.text[i])) ++i;
        std::size_t end = i;
        while (end < piece.text.size() && !is_blank(piece.text[end])) ++end;
        if (end > i) words.push_back({piece.text.substr(i, end - i), piece.offset + i});
        i = end;
    }
    return words;
}

} // namespace porism::jgex
