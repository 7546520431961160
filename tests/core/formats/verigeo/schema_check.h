// Envelopes against the schemas of the program: the part of draft 2020-12 that they use, with arguments by position.
#pragma once

#include "formats/verigeo/operators.h"

#include <map>
#include <regex>
#include <string>

namespace porism::verigeo::test {

class SchemaCheck {
public:
    explicit SchemaCheck(Json schema) : whole_(std::move(schema)) {}

    bool takes(const Json& value) const { return fits(whole_, value); }

private:
    bool fits(const Json& schema, const Json& value) const {
        if (schema.contains("$ref"))
            return fits(whole_.at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))), value);
        if (schema.contains("anyOf") && !any(schema["anyOf"], value)) return false;
        if (schema.contains("type") && !is_type(schema["type"], value)) return false;
        if (schema.contains("const") && value != schema["const"]) return false;
        if (schema.contains("enum") && !holds(schema["enum"], value)) return false;
        if (schema.contains("pattern") && value.is_string() && !matches(schema["pattern"], value)) return false;
        if (value.is_array()) return list(schema, value);
        return !value.is_object() || object(schema, value);
    }

    bool any(const Json& choices, const Json& value) const {
        for (const Json& choice : choices)
            if (fits(choice, value)) return true;
        return false;
    }

    static bool is_type(const std::string& type, const Json& value) {
        return type == "number" ? value.is_number() : type == value.type_name();
    }

    static bool holds(const Json& list, const Json& value) {
        for (const Json& one : list)
            if (one == value) return true;
        return false;
    }

    bool matches(const std::string& pattern, const std::string& text) const {
        const auto [known, news] = patterns_.try_emplace(pattern);
        if (news) known->second = std::regex(pattern);
        return std::regex_search(text, known->second);
    }

    bool list(const Json& schema, const Json& value) const {
        if (value.size() < schema.value("minItems", std::size_t{0})) return false;
        if (value.size() > schema.value("maxItems", value.size())) return false;
        const Json first = schema.value("prefixItems", Json::array());
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i < first.size() && !fits(first[i], value[i])) return false;
            if (i >= first.size() && schema.contains("items") && !fits(schema["items"], value[i])) return false;
        }
        return true;
    }

    bool object(const Json& schema, const Json& value) const {
        for (const Json& key : schema.value("required", Json::array()))
            if (!value.contains(key.get<std::string>())) return false;
        const Json members = schema.value("properties", Json::object());
        for (const auto& [key, part] : value.items()) {
            if (!members.contains(key) && schema.contains("additionalProperties")) return false;
            if (members.contains(key) && !fits(members[key], part)) return false;
        }
        return true;
    }

    Json whole_;
    mutable std::map<std::string, std::regex> patterns_; ///< read once
};

} // namespace porism::verigeo::test
