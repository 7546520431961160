#include "base/fields.h"
#include "base/text.h"

#include <optional>

namespace porism {
namespace {

tl::unexpected<Error> wrong_type(std::string_view key, std::string_view expected) {
    return fail(in_member(key, Error{ErrorKind::bad_input,
                                     "json_type",
                                     "the member \"" + std::string(key) + "\" is not " + std::string(expected),
                                     "write " + std::string(expected),
                                     {}}));
}

} // namespace

Error in_member(std::string_view path, Error error) {
    error.pointer = '/' + std::string(path) + error.pointer;
    error.place.reset();
    return error;
}

std::string element(std::string_view list, std::size_t index) {
    return std::string(list) + '/' + std::to_string(index);
}

Status check_version(const Json& json, std::string_view kind) {
    if (!json.is_object())
        return fail("json_not_object", std::string("this is ") + kind_name(json), "expected a JSON object");
    const auto found = json.find("version");
    if (found == json.end())
        return fail("json_missing", "the member \"version\" is missing",
                    "this program writes " + std::to_string(form_version));
    const auto version = whole_number(*found);
    if (version.value_or(0) == 0) return wrong_type("version", "a positive whole number");
    if (*version > form_version)
        return fail(in_member("version", Error{ErrorKind::bad_input,
                                               "newer_version",
                                               "the " + std::string(kind) + " has version " + std::to_string(*version) +
                                                   ", this program reads up to version " + std::to_string(form_version),
                                               "a newer version of Porism reads it",
                                               {}}));
    return {};
}

Status check_envelope(const Json& json, std::string_view kind, std::initializer_list<std::string_view> known) {
    if (!json.is_object())
        return fail("json_not_object", std::string("this is ") + kind_name(json), "expected a JSON object");
    const std::string right = "expected \"porism\": \"" + std::string(kind) + '"';
    const auto found = json.find("porism");
    if (found == json.end()) return fail("json_missing", "the member \"porism\" is missing", right);
    if (!found->is_string()) return wrong_type("porism", "a string");
    const auto& name = found->get_ref<const std::string&>();
    if (name != kind) return fail("wrong_kind", "this is a " + in_quotes(name) + ", not a " + in_quotes(kind), right);
    // The version is looked at first: a newer form may well have members that are not known here.
    if (auto ok = check_version(json, kind); !ok) return ok;
    return only_members(json, known);
}

Status read_text(const Json& json, std::string_view key, std::string& out) {
    const auto found = json.find(std::string(key));
    if (found == json.end()) return {};
    if (!found->is_string()) return wrong_type(key, "a string");
    out = found->get<std::string>();
    return {};
}

Status read_flag(const Json& json, std::string_view key, bool& out) {
    const auto found = json.find(std::string(key));
    if (found == json.end()) return {};
    if (!found->is_boolean()) return wrong_type(key, "true or false");
    out = found->get<bool>();
    return {};
}

Status read_count(const Json& json, std::string_view key, std::size_t& out) {
    const auto found = json.find(std::string(key));
    if (found == json.end()) return {};
    const auto value = whole_number(*found);
    if (!value) return wrong_type(key, "a whole number");
    out = static_cast<std::size_t>(*value);
    return {};
}

Status read_counts(const Json& json, std::string_view key, std::vector<std::size_t>& out) {
    const auto list = read_list(json, key);
    if (!list) return fail(list.error());
    for (const Json& item : *list) {
        const auto value = whole_number(item);
        if (!value) return wrong_type(key, "a list of whole numbers");
        out.push_back(static_cast<std::size_t>(*value));
    }
    return {};
}

Result<Json> read_list(const Json& json, std::string_view key) {
    const auto found = json.find(std::string(key));
    if (found == json.end()) return Json::array();
    if (!found->is_array()) return wrong_type(key, "a list");
    return *found;
}

Result<std::vector<std::string>> read_strings(const Json& json, std::string_view key) {
    const auto list = read_list(json, key);
    if (!list) return fail(list.error());
    std::vector<std::string> texts;
    for (const auto& item : *list) {
        if (!item.is_string()) return wrong_type(key, "a list of strings");
        texts.push_back(item.get<std::string>());
    }
    return texts;
}

Result<std::vector<int>> read_branches(const Json& json, std::string_view key) {
    constexpr std::int64_t most = 65535;
    const auto list = read_list(json, key);
    if (!list) return fail(list.error());
    std::vector<int> branches;
    for (const auto& item : *list) {
        const auto branch = whole_number(item);
        if (branch.value_or(most + 1) > most) return wrong_type(key, "a list of branches counted from 0");
        branches.push_back(static_cast<int>(*branch));
    }
    return branches;
}

} // namespace porism
