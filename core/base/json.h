// The one way in which the project reads and writes JSON: nlohmann_json, ordered as written, errors as values.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace porism {

using Json = nlohmann::ordered_json;

/// Parses text; bounded to `max_depth` levels of nesting and 1,000 members an object. The error's place has line and
/// column. Errors: `json_syntax`, `json_comment`, `json_number`, `json_too_deep`, `json_too_many_members`,
/// `json_repeated_member`.
Result<Json> parse_json(std::string_view text, const std::string& source = {}, int max_depth = 200);

/// The error of a value that stands at the error's pointer in `text`, well-formed JSON, with its line and column.
Error placed_in(Error error, std::string_view text, const std::string& source = {});

/// The text of a value, compact or indented. Bytes that are no UTF-8 are replaced, never thrown about.
std::string to_text(const Json& json, int indent = -1);

/// "a number", "a list", ...: what a value is, for messages.
const char* kind_name(const Json& json);
/// Refuses what is no object (`json_not_object`) and members that are not `known` (`json_unknown_key`).
Status only_members(const Json& json, std::initializer_list<std::string_view> known);
/// A whole number from 0 to 2^53, however the library keeps it; nothing for anything else.
std::optional<std::int64_t> whole_number(const Json& json);

/// The member `key` of `object` as T, or an error that names the key and what was expected.
template<class T>
Result<T> member(const Json& object, std::string_view key) {
    if (!object.is_object()) return fail("json_not_object", "expected a JSON object");
    const auto it = object.find(std::string(key));
    if (it == object.end()) return fail("json_missing", "the member \"" + std::string(key) + "\" is missing");
    try {
        return it->get<T>();
    } catch (const nlohmann::json::exception&) {
        return fail("json_type", "the member \"" + std::string(key) + "\" has the wrong type");
    }
}

} // namespace porism
