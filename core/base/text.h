// Small text helpers that several parsers and messages share.
#pragma once

#include "base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism {

std::string_view trim(std::string_view text);
/// Pieces between separators, empty ones kept.
std::vector<std::string_view> split(std::string_view text, char separator);
std::string join(std::span<const std::string> parts, std::string_view separator);

/// Of ASCII, whatever the locale.
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Capitals of ASCII as small letters.
std::string lower_case(std::string_view text);
/// What a person wrote as a message quotes it: between quotation marks, cut behind 48 bytes where "..." says so.
std::string in_quotes(std::string_view text);

/// The candidate nearest to `word` by edit distance if it is near enough to be a slip: distance at most 1 + length/4,
/// and something of the word is left; capitals count as their small letters. Else empty. O(candidates * length^2).
std::string nearest_word(std::string_view word, std::span<const std::string> candidates);
/// The mend of an unknown word: "did you mean foot?", or `otherwise` where no candidate is near.
std::string did_you_mean(std::string_view word, std::span<const std::string> candidates, std::string otherwise);

/// Whether the bytes are well-formed UTF-8: code points in their shortest form, none above U+10FFFF, no surrogates
/// (RFC 3629).
bool is_utf8(std::string_view bytes);
/// How many of the first bytes are that: all, or up to the first that is not.
std::size_t valid_utf8(std::string_view bytes);

/// Line and column of an offset in bytes; columns count characters.
Place place_in(std::string_view text, std::size_t offset, const std::string& source);
/// The same of several in ascending order, in one pass.
std::vector<Place> places_in(std::string_view text, std::span<const std::size_t> offsets, const std::string& source);

} // namespace porism
