#include "formats/geodsl/piece.h"

#include "base/text.h"

#include <algorithm>

namespace porism::geodsl {
namespace {

Piece part(const Piece& piece, std::size_t from, std::size_t count) {
    return trimmed({piece.text.substr(from, count), piece.offset + from});
}

tl::unexpected<Flaw> flaw(const Piece& at, std::string what, std::string mend) {
    return tl::unexpected(
        Flaw{at, Error{ErrorKind::bad_input, "syntax", std::move(what), std::move(mend), std::nullopt}});
}

bool is_word_sign(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
}

/// The bracket that closes the one at `open`.
std::size_t closing(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')' && --depth == 0) return i;
    }
    return std::string_view::npos;
}

/// Pieces between commas outside of brackets; none of an empty text.
std::vector<Piece> between_commas(const Piece& piece) {
    std::vector<Piece> pieces;
    if (trim(piece.text).empty()) return pieces;
    std::size_t depth = 0, from = 0;
    for (std::size_t i = 0; i < piece.text.size(); ++i) {
        const char c = piece.text[i];
        if (c == '(') ++depth;
        if (c == ')' && depth > 0) --depth;
        if (c != ',' || depth > 0) continue;
        pieces.push_back(part(piece, from, i - from));
        from = i + 1;
    }
    pieces.push_back(part(piece, from, std::string_view::npos));
    return pieces;
}

/// `(3, 60)` or `3`.
tl::expected<std::vector<Piece>, Flaw> values_of(const Piece& piece) {
    if (piece.text.empty()) return flaw(piece, "there is no value behind =", "for example Line(A,B)=(3)");
    if (piece.text.front() == '(' && closing(piece.text, 0) == piece.text.size() - 1)
        return between_commas(Piece{piece.text.substr(1, piece.text.size() - 2), piece.offset + 1});
    return between_commas(piece);
}

} // namespace

Piece trimmed(Piece piece) {
    const std::string_view text = trim(piece.text);
    if (text.empty()) return {text, piece.offset};
    return {text, piece.offset + static_cast<std::size_t>(text.data() - piece.text.data())};
}

std::vector<Piece> statements_of(std::string_view text) {
    std::vector<Piece> pieces;
    std::size_t from = 0;
    const auto take = [&](std::size_t to) {
        const Piece piece = trimmed({text.substr(from, to - from), from});
        if (!piece.text.empty()) pieces.push_back(piece);
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c != '\n' && c != ';' && c != '#') continue;
        take(i);
        if (c == '#') i = std::min(text.find('\n', i), text.size());
        from = i + 1;
    }
    if (from < text.size()) take(text.size());
    return pieces;
}

tl::expected<Call, Flaw> parse_call(const Piece& piece) {
    Call call{piece, {}};
    std::size_t end = 0;
    while (end < piece.text.size() && is_word_sign(piece.text[end])) ++end;
    call.word = part(piece, 0, end);
    if (end == 0)
        return flaw(piece, in_quotes(piece.text) + " does not begin with a word", "for example Triangle(A,B,C)");
    Piece rest = part(piece, end, std::string_view::npos);
    if (rest.text.starts_with('(')) {
        const std::size_t close = closing(rest.text, 0);
        if (close == std::string_view::npos) return flaw(rest, "this bracket is not closed", "write ) behind it");
        call.brackets = true;
        call.arguments = between_commas(Piece{rest.text.substr(1, close - 1), rest.offset + 1});
        rest = part(rest, close + 1, std::string_view::npos);
    }
    if (rest.text.empty()) return call;
    if (rest.text.front() != '=')
        return flaw(rest, in_quotes(rest.text) + " is not understood here",
                    "write each statement in a line of its own");
    auto values = values_of(part(rest, 1, std::string_view::npos));
    if (!values) return tl::unexpected(values.error());
    call.values = *std::move(values);
    return call;
}

} // namespace porism::geodsl
