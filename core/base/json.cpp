#include "base/json.h"

#include "base/json_text.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

namespace porism {
namespace {

/// More members make no sense in a form of ours, and the library looks each new one up among all others.
constexpr int max_members = 1000;

/// What is too much in a text, before it is parsed.
struct Excess {
    std::size_t offset;
    bool deep; ///< a bracket that opens a level deeper than allowed; else a member too many of one object
};

std::optional<Excess> excess_in(std::string_view text, int max_depth) {
    std::vector<int> members{0}; ///< colons so far, by level
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            members.push_back(0);
            if (std::ssize(members) > max_depth + 1) return Excess{i, true};
        } else if (c == '}' || c == ']') {
            if (members.size() > 1) members.pop_back();
        } else if (c == ':') {
            if (++members.back() > max_members) return Excess{i, false};
        }
    }
    return std::nullopt;
}

Error too_much(const Excess& excess, int max_depth) {
    if (excess.deep)
        return {ErrorKind::bad_input,
                "json_too_deep",
                "the JSON is nested too deeply",
                "at most " + std::to_string(max_depth) + " levels are read",
                {}};
    return {ErrorKind::bad_input,
            "json_too_many_members",
            "an object has too many members",
            "at most " + std::to_string(max_members) + " are read",
            {}};
}

/// "expected ':'" out of the library's message; what follows a value where it says nothing.
std::string expected_in(std::string_view message) {
    const auto at = message.rfind("; expected ");
    if (at == std::string_view::npos) return "look for a comma, quote or bracket that is missing or too many";
    return std::string(message.substr(at + 2));
}

/// Goes through a text up to where it cannot be read on.
struct Stumble final : nlohmann::json_sax<Json> {
    std::size_t offset = 0;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception&) override {
        offset = position - std::min(position, token.size());
        return false;
    }
};

/// Where the first number stands that no double can hold.
std::size_t offset_of_overflow(std::string_view text) {
    Stumble stumble;
    Json::sax_parse(text, &stumble);
    return stumble.offset;
}

bool opens_comment(std::string_view text) {
    return text.starts_with("//") || text.starts_with("/*");
}

} // namespace

Result<Json> parse_json(std::string_view text, const std::string& source, int max_depth) {
    if (const auto excess = excess_in(text, max_depth))
        return fail(too_much(*excess, max_depth).at(place_in(text, excess->offset, source)));
    try {
        Json parsed = Json::parse(text);
        const auto repeated = repeated_member(text);
        if (!repeated) return parsed;
        const std::string name = repeated->name.empty() ? "(empty)" : repeated->name;
        Error error{ErrorKind::bad_input, "json_repeated_member",
                    "the member " + in_quotes(name) + " stands twice in one object", "keep one of them", std::nullopt};
        return fail(error.at(place_in(text, repeated->offset, source)));
    } catch (const nlohmann::json::parse_error& e) {
        const std::size_t offset = e.byte > 0 ? e.byte - 1 : 0;
        Error error{ErrorKind::bad_input, "json_syntax", "this is not well-formed JSON", expected_in(e.what()), {}};
        if (opens_comment(text.substr(std::min(offset, text.size()))))
            error = {ErrorKind::bad_input, "json_comment", "JSON has no comments", "leave the comment out", {}};
        return fail(error.at(place_in(text, offset, source)));
    } catch (const nlohmann::json::exception&) {
        Error error{ErrorKind::bad_input,
                    "json_number",
                    "this number is too large to be read",
                    "write it as a string, exactly, or as one that fits a double",
                    {}};
        return fail(error.at(place_in(text, offset_of_overflow(text), source)));
    }
}

Error placed_in(Error error, std::string_view text, const std::string& source) {
    const std::size_t offset = offset_of(text, error.pointer);
    return std::move(error.at(place_in(text, offset, source)));
}

std::string to_text(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

const char* kind_name(const Json& json) {
    constexpr std::array names = {"null",     "an object", "a list",   "a string",  "true or false",
                                  "a number", "a number",  "a number", "raw bytes", "nothing"};
    return names[static_cast<std::size_t>(json.type())];
}

Status only_members(const Json& json, std::initializer_list<std::string_view> known) {
    if (!json.is_object())
        return fail("json_not_object", std::string("this is ") + kind_name(json), "expected a JSON object");
    for (const auto& [key, value] : json.items()) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const std::vector<std::string> words(known.begin(), known.end());
        Error error{ErrorKind::bad_input, "json_unknown_key", "the member " + in_quotes(key) + " is not known here",
                    did_you_mean(key, words, "known are " + join(words, ", ")), std::nullopt};
        error.pointer = '/' + pointer_token(key);
        return fail(std::move(error));
    }
    return {};
}

std::optional<std::int64_t> whole_number(const Json& json) {
    constexpr std::int64_t most = std::int64_t{1} << 53;
    if (!json.is_number_integer()) return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) return std::nullopt;
    const auto value = json.get<std::int64_t>();
    if (value < 0 || value > most) return std::nullopt;
    return value;
}

} // namespace porism
