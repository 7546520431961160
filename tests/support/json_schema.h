// Values against the JSON Schemas of docs/formats/schemas: the part of draft 2020-12 that they use.
#pragma once

#include "source_tree/source_tree.h"

#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <stdexcept>
#include <string>

namespace porism::test {

class JsonSchemas {
public:
    using Json = nlohmann::ordered_json;

    /// Where `value` does not fit the schema "solve", ..., and why; empty if it fits. Throws std::runtime_error on a
    /// schema that is missing or says what this checker does not know.
    std::string violation(const std::string& name, const Json& value) {
        return check({name + ".json", &file(name + ".json")}, value, "$");
    }

private:
    /// A schema and the file in which its references are looked up.
    struct Schema {
        std::string file;
        const Json* json;
        Schema at(const Json& part) const { return {file, &part}; }
    };
    using Rule = std::function<std::string(const Schema&, const Json& keyword, const Json& value, const std::string&)>;

    const Json& file(const std::string& name) {
        auto [it, added] = files_.try_emplace(name);
        if (!added) return it->second;
        std::ifstream in(porism::test::in_source("docs/formats/schemas/") + name);
        if (!in) throw std::runtime_error("there is no schema " + name);
        return it->second = Json::parse(in);
    }

    std::string check(const Schema& schema, const Json& value, const std::string& place) {
        for (const auto& [keyword, argument] : schema.json->items()) {
            const auto rule = rules_.find(keyword);
            if (rule == rules_.end()) throw std::runtime_error("the checker does not know \"" + keyword + "\"");
            if (auto wrong = rule->second(schema, argument, value, place); !wrong.empty()) return wrong;
        }
        return "";
    }

    static std::string unless(bool good, const std::string& place, const std::string& what) {
        return good ? "" : place + " " + what;
    }

    static bool is_type(const std::string& type, const Json& value) {
        if (type == "integer") return value.is_number_integer();
        if (type == "number") return value.is_number();
        return type == value.type_name();
    }

    std::string reference(const Schema& schema, const Json& target, const Json& value, const std::string& place) {
        const std::string text = target.get<std::string>();
        const std::size_t hash = std::min(text.find('#'), text.size());
        const std::string name = hash == 0 ? schema.file : text.substr(0, hash);
        const Json& whole = file(name);
        const std::string pointer = hash < text.size() ? text.substr(hash + 1) : "";
        return check({name, &whole.at(Json::json_pointer(pointer))}, value, place);
    }

    std::string members(const Schema& schema, const Json& listed, const Json& value, const std::string& place) {
        if (!value.is_object()) return "";
        for (const auto& [key, part] : listed.items()) {
            if (!value.contains(key)) continue;
            if (auto wrong = check(schema.at(part), value[key], place + "." + key); !wrong.empty()) return wrong;
        }
        return "";
    }

    std::string further(const Schema& schema, const Json& allowed, const Json& value, const std::string& place) {
        if (!value.is_object()) return "";
        for (const auto& [key, part] : value.items()) {
            if (schema.json->contains("properties") && (*schema.json)["properties"].contains(key)) continue;
            if (allowed == false) return place + " has the unknown member " + key;
            if (auto wrong = check(schema.at(allowed), part, place + "." + key); !wrong.empty()) return wrong;
        }
        return "";
    }

    std::string elements(const Schema& schema, const Json& element, const Json& value, const std::string& place) {
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
            auto wrong = check(schema.at(element), value[i], place + "[" + std::to_string(i) + "]");
            if (!wrong.empty()) return wrong;
        }
        return "";
    }

    std::string any_of(const Schema& schema, const Json& choices, const Json& value, const std::string& place) {
        std::string all;
        for (const Json& choice : choices) {
            const std::string wrong = check(schema.at(choice), value, place);
            if (wrong.empty()) return "";
            all += (all.empty() ? "" : ", and ") + wrong;
        }
        return all;
    }

    std::map<std::string, Json> files_;
    const std::map<std::string, Rule> rules_ = {
        {"$ref", [this](auto&... a) { return reference(a...); }},
        {"properties", [this](auto&... a) { return members(a...); }},
        {"additionalProperties", [this](auto&... a) { return further(a...); }},
        {"items", [this](auto&... a) { return elements(a...); }},
        {"anyOf", [this](auto&... a) { return any_of(a...); }},
        {"type",
         [](auto&, auto& type, auto& v, auto& p) { return unless(is_type(type, v), p, "is no " + type.dump()); }},
        {"const", [](auto&, auto& only, auto& v, auto& p) { return unless(v == only, p, "is not " + only.dump()); }},
        {"enum",
         [](auto&, auto& list, auto& v, auto& p) {
             return unless(std::find(list.begin(), list.end(), v) != list.end(), p, "is not in " + list.dump());
         }},
        {"required",
         [](auto&, auto& keys, auto& v, auto& p) {
             for (const auto& key : keys)
                 if (v.is_object() && !v.contains(key.template get<std::string>())) return p + " lacks " + key.dump();
             return std::string();
         }},
        {"minimum",
         [](auto&, auto& least, auto& v, auto& p) { return unless(!v.is_number() || v >= least, p, "is too small"); }},
        {"minItems", [](auto&, auto& least, auto& v,
                        auto& p) { return unless(!v.is_array() || v.size() >= least, p, "is short"); }},
        {"maxItems",
         [](auto&, auto& most, auto& v, auto& p) { return unless(!v.is_array() || v.size() <= most, p, "is long"); }},
        {"pattern",
         [](auto&, auto& pattern, auto& v, auto& p) {
             const std::regex form(pattern.template get<std::string>());
             return unless(!v.is_string() || std::regex_search(v.template get<std::string>(), form), p, "is malformed");
         }},
        {"$schema", &nothing},
        {"$defs", &nothing},
        {"title", &nothing},
        {"description", &nothing},
    };
    static std::string nothing(const Schema&, const Json&, const Json&, const std::string&) { return ""; }
};

} // namespace porism::test
