#include "base/text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace porism {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
}

/// The leading bytes of a length, and what the byte after them may be; the others are 0x80 to 0xbf (RFC 3629, 4).
struct Utf8Form {
    unsigned char first, last;
    unsigned char low, high;
    std::size_t follow;
};
constexpr std::array utf8_forms = {
    Utf8Form{0xc2, 0xdf, 0x80, 0xbf, 1}, Utf8Form{0xe0, 0xe0, 0xa0, 0xbf, 2}, Utf8Form{0xe1, 0xec, 0x80, 0xbf, 2},
    Utf8Form{0xed, 0xed, 0x80, 0x9f, 2}, Utf8Form{0xee, 0xef, 0x80, 0xbf, 2}, Utf8Form{0xf0, 0xf0, 0x90, 0xbf, 3},
    Utf8Form{0xf1, 0xf3, 0x80, 0xbf, 3}, Utf8Form{0xf4, 0xf4, 0x80, 0x8f, 3},
};

/// How many bytes the sign at the front has; 0 where it is none.
std::size_t utf8_length(std::string_view bytes) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    if (byte(0) < 0x80) return 1;
    const auto form = std::ranges::find_if(
        utf8_forms, [&](const Utf8Form& row) { return row.first <= byte(0) && byte(0) <= row.last; });
    if (form == utf8_forms.end() || bytes.size() <= form->follow) return 0;
    if (byte(1) < form->low || byte(1) > form->high) return 0;
    for (std::size_t i = 2; i <= form->follow; ++i)
        if (byte(i) < 0x80 || byte(i) > 0xbf) return 0;
    return form->follow + 1;
}

} // namespace

std::string_view trim(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end == std::string_view::npos ? end : end - start));
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

std::string join(std::span<const std::string> parts, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += separator;
        text += parts[i];
    }
    return text;
}

std::string lower_case(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t shown = 48;
    if (text.size() <= shown) return '"' + std::string(text) + '"';
    std::size_t end = shown;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return '"' + std::string(text.substr(0, end)) + "...\"";
}

std::string nearest_word(std::string_view word, std::span<const std::string> candidates) {
    if (word.size() > 64) return {};
    const std::string small = lower_case(word);
    std::string best;
    std::size_t best_distance = 2 + word.size() / 4;
    for (const auto& candidate : candidates) {
        if (candidate.size() > word.size() + best_distance) continue;
        const std::size_t distance = edit_distance(small, lower_case(candidate));
        if (distance < best_distance && distance < word.size()) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates, std::string otherwise) {
    const std::string near = nearest_word(word, candidates);
    return near.empty() ? std::move(otherwise) : "did you mean " + near + "?";
}

std::size_t valid_utf8(std::string_view bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t length = utf8_length(bytes.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

bool is_utf8(std::string_view bytes) {
    return valid_utf8(bytes) == bytes.size();
}

std::vector<Place> places_in(std::string_view text, std::span<const std::size_t> offsets, const std::string& source) {
    std::vector<Place> places;
    std::size_t at = 0;
    Place here{source, 1, 1};
    for (const std::size_t offset : offsets) {
        for (; at < std::min(offset, text.size()); ++at) {
            // Bytes that continue a character begin with the bits 10.
            if (text[at] == '\n')
                here = Place{source, here.line + 1, 1};
            else
                here.column += (text[at] & 0xC0) != 0x80 ? 1 : 0;
        }
        places.push_back(here);
    }
    return places;
}

Place place_in(std::string_view text, std::size_t offset, const std::string& source) {
    return places_in(text, std::span(&offset, 1), source).front();
}

} // namespace porism
