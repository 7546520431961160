#include "base/json.h"

#include <algorithm>

namespace porism {
namespace {

Place place_of(std::string_view text, std::size_t offset, std::string source) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = before.rfind('\n');
    const std::size_t column = before.size() - (line_start == std::string_view::npos ? 0 : line_start + 1) + 1;
    return Place{std::move(source), static_cast<int>(line), static_cast<int>(column)};
}

/// Offset of the first bracket that opens a level deeper than allowed, or npos.
std::size_t too_deep(std::string_view text, int max_depth) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') ++i;
            else if (c == '"') in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            if (++depth > max_depth) return i;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return std::string_view::npos;
}

} // namespace

Result<Json> parse_json(std::string_view text, std::string source, int max_depth) {
    if (const std::size_t offset = too_deep(text, max_depth); offset != std::string_view::npos) {
        Error error{ErrorKind::bad_input, "json_too_deep", "the JSON is nested too deeply",
                    "at most " + std::to_string(max_depth) + " levels are read", {}};
        return fail(error.at(place_of(text, offset, std::move(source))));
    }
    try {
        return Json::parse(text);
    } catch (const nlohmann::json::parse_error& e) {
        Error error{ErrorKind::bad_input, "json_syntax", "this is not well-formed JSON", "", {}};
        return fail(error.at(place_of(text, e.byte > 0 ? e.byte - 1 : 0, std::move(source))));
    } catch (const nlohmann::json::exception&) {
        return fail("json_syntax", "this is not well-formed JSON");
    }
}

} // namespace porism
