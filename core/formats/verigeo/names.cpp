#include "formats/verigeo/names.h"

#include "base/text.h"

#include <algorithm>

namespace porism::verigeo {
namespace {

constexpr std::size_t max_id_size = 64;
constexpr std::size_t prefix_size = 4; // of SEG_, ANG_, TRI_

/// How many of the first bytes are one name; 0: none.
std::size_t name_size(std::string_view text) {
    if (text.empty() || !is_letter(text[0])) return 0;
    std::size_t size = 1;
    while (size < text.size() && (is_digit(text[size]) || text[size] == '\'')) ++size;
    if (size + 1 >= text.size() || text[size] != '_' || !is_digit(text[size + 1])) return size;
    for (++size; size < text.size() && is_digit(text[size]);) ++size;
    return size;
}

} // namespace

bool is_point_name(std::string_view word) {
    return !word.empty() && word.size() <= max_name_size && name_size(word) == word.size();
}

bool is_id(std::string_view word) {
    return !word.empty() && word.size() <= max_id_size && is_letter(word[0]) &&
           std::ranges::all_of(word, [](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '\''; });
}

std::vector<std::string> names_in(std::string_view word) {
    std::vector<std::string> out;
    while (!word.empty()) {
        const std::size_t size = name_size(word);
        if (size == 0 || size > max_name_size) return {};
        out.emplace_back(word.substr(0, size));
        word.remove_prefix(size);
    }
    return out;
}

std::optional<std::vector<std::string>> names_behind(std::string_view word, std::size_t count,
                                                     std::initializer_list<std::string_view> beginnings) {
    for (const std::string_view beginning : beginnings) {
        if (!word.starts_with(beginning)) continue;
        auto names = names_in(word.substr(beginning.size()));
        if (names.size() == count) return names;
    }
    return std::nullopt;
}

std::string segment_id(const std::string& a, const std::string& b) {
    return "SEG_" + std::min(a, b) + std::max(a, b);
}

std::string angle_id(const std::string& a, const std::string& vertex, const std::string& c) {
    return "ANG_" + std::min(a, c) + vertex + std::max(a, c);
}

std::string triangle_id(const std::vector<std::string>& corners) {
    std::string id = "TRI_";
    for (const std::string& corner : corners) id += corner;
    return id;
}

std::vector<std::string> points_of_id(std::string_view id) {
    return id.size() < prefix_size ? std::vector<std::string>() : names_in(id.substr(prefix_size));
}

} // namespace porism::verigeo
