#include "base/text.h"
#include "formats/verigeo/operators.h"
#include "formats/verigeo/patterns.h"

#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

Json text_schema() {
    return {{"type", "string"}};
}

Json pattern_schema(const std::string& pattern) {
    return {{"type", "string"}, {"pattern", pattern}};
}

Json either(Json one, Json other) {
    return {{"anyOf", {std::move(one), std::move(other)}}};
}

/// A number may be written as one, or as text.
Json number_schema(Profile) {
    return either({{"type", "number"}}, pattern_schema(scalar_pattern()));
}

Json like_number(Profile) {
    return {{"$ref", "#/$defs/number"}};
}

Json expression_schema(Profile) {
    return either({{"type", "number"}}, pattern_schema(expression_pattern()));
}

/// Any text, which what stands behind it makes an expression.
Json any_schema(Profile) {
    return either({{"type", "number"}}, text_schema());
}

Json point_schema(Profile) {
    return pattern_schema(point_pattern());
}

Json id_schema(Profile) {
    return pattern_schema(id_pattern());
}

Json segment_schema(Profile) {
    return pattern_schema(points_pattern(2, "SEG_"));
}

/// Three points; names that an author gave them are unknown to a solver's envelope.
Json named_schema(Profile profile, const char* prefixes) {
    Json points = pattern_schema(points_pattern(3, prefixes));
    return profile == Profile::author ? either(std::move(points), id_schema(profile)) : points;
}

Json angle_schema(Profile profile) {
    return named_schema(profile, "ANG_|∠|\\\\angle |angle ");
}

Json triangle_schema(Profile profile) {
    return named_schema(profile, "TRI_|△|\\\\triangle |triangle ");
}

Json circle_schema(Profile profile) {
    return either(id_schema(profile), pattern_schema(circle_pattern()));
}

Json comparison_schema(Profile) {
    return {{"enum", {"=", "==", "!=", "<", "<=", ">", ">="}}};
}

template<std::string (*pattern)()>
Json text_like(Profile) {
    return pattern_schema(pattern());
}

/// The words of the table of operators.
constexpr std::array<std::pair<const char*, Json (*)(Profile)>, 23> argument_kinds = {{
    {"point", &point_schema},
    {"segment", &segment_schema},
    {"same_segment", &segment_schema},
    {"angle", &angle_schema},
    {"triangle", &triangle_schema},
    {"circle", &circle_schema},
    {"new_point", &point_schema},
    {"new_circle", &id_schema},
    {"new_angle", &id_schema},
    {"new_triangle", &id_schema},
    {"new_quadrangle", &id_schema},
    {"number", &number_schema},
    {"ratio", &like_number},
    {"degrees", &like_number},
    {"expression", &expression_schema},
    {"comparison", &comparison_schema},
    {"text", &any_schema},
    {"whole_comparison", &text_like<whole_comparison_pattern>},
    {"sign", &text_like<sign_pattern>},
    {"left_rest", &text_like<left_rest_pattern>},
    {"signed_rest", &text_like<signed_rest_pattern>},
    {"operator", &text_like<operator_pattern>},
    {"signless", &text_like<signless_pattern>},
}};

/// Arguments of one form, one after the other; those that may follow again, as often as there is room.
Json form_schema(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t optional = 0, repeated = 0;
    for (const std::string_view word : split(trim(text), ' ')) {
        if (word.starts_with('+'))
            repeated = static_cast<std::size_t>(word[1] - '0');
        else
            words.push_back(word.ends_with('?') ? word.substr(0, word.size() - 1) : word);
        optional += word.ends_with('?') ? 1 : 0;
    }
    const auto reference = [](std::string_view word) { return Json{{"$ref", fmt::format("#/$defs/{}", word)}}; };
    const std::size_t least = words.size() - optional;
    Json lengths = Json::array({{{"minItems", least}, {"maxItems", words.size()}}});
    while (repeated > 1 && words.size() + repeated <= max_arguments) {
        for (std::size_t i = 0; i < repeated; ++i) words.push_back(words[words.size() - repeated]);
        lengths.push_back({{"minItems", words.size()}, {"maxItems", words.size()}});
    }
    Json out = {{"type", "array"}, {"prefixItems", Json::array()}};
    for (const std::string_view word : words) out["prefixItems"].push_back(reference(word));
    if (repeated == 1) out["items"] = reference(words.back());
    if (repeated > 1)
        out["anyOf"] = std::move(lengths);
    else
        out.update({{"minItems", least}, {"maxItems", repeated == 1 ? max_arguments : words.size()}});
    return out;
}

Json arguments_schema(const Operator& row) {
    Json forms = Json::array();
    for (const std::string_view text : {row.arguments, row.written})
        for (const std::string_view form : split(text, '|'))
            if (!trim(form).empty()) forms.push_back(form_schema(form));
    return forms.size() == 1 ? forms.front() : Json{{"anyOf", std::move(forms)}};
}

/// What actions of these profiles refer to.
Json definitions(Profile profile) {
    Json out = Json::object();
    for (const auto& [word, schema] : argument_kinds) out[word] = schema(profile);
    return out;
}

Json action_schema(const Operator& row) {
    return {{"type", "object"},
            {"description", fmt::format("{} Arguments: {}", row.meaning, row.arguments)},
            {"required", {"op", "type", "args"}},
            {"properties",
             {{"op", {{"const", row.op}}},
              {"type", {{"const", row.type}}},
              {"args", arguments_schema(row)},
              {"source", {{"enum", {"given", "solver", "derived"}}}}}},
            {"additionalProperties", false}};
}

Json actions_schema(Profile profile) {
    Json kinds = Json::array();
    for (const Operator& row : operators())
        if (row.in(profile)) kinds.push_back(action_schema(row));
    return {{"anyOf", std::move(kinds)}};
}

Json list_of(const char* definition) {
    return {{"type", "array"}, {"items", {{"$ref", fmt::format("#/$defs/{}", definition)}}}, {"maxItems", max_actions}};
}

Json head(Profile profile) {
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", fmt::format("verigeo_{}", name_of(profile))},
            {"description", fmt::format("VeriGeo's {} envelope (verigeo.md); porism catalogue schema --profile {}.",
                                        name_of(profile), name_of(profile))},
            {"type", "object"}};
}

Json author_schema() {
    Json out = head(Profile::author);
    out["required"] = {"problem", "givens", "goal", "answer", "comment", "actions"};
    Json& members = out["properties"];
    members["problem"] = text_schema();
    members["givens"] = {{"type", "array"}, {"items", text_schema()}};
    for (const char* const name : {"goal", "answer", "comment"}) members[name] = text_schema();
    members["actions"] = list_of("author_action");
    members["solver_actions"] = list_of("solver_action");
    out["additionalProperties"] = false;
    out["$defs"] = definitions(Profile::author);
    out["$defs"]["author_action"] = actions_schema(Profile::author);
    out["$defs"]["solver_action"] = actions_schema(Profile::solver);
    return out;
}

Json solver_schema() {
    Json out = head(Profile::solver);
    out["required"] = {"actions", "final_answer"};
    out["properties"] = {
        {"actions", list_of("solver_action")}, {"final_answer", text_schema()}, {"proof", text_schema()}};
    out["additionalProperties"] = false;
    out["$defs"] = definitions(Profile::solver);
    out["$defs"]["solver_action"] = actions_schema(Profile::solver);
    return out;
}

} // namespace

Json schema(Profile profile) {
    return profile == Profile::author ? author_schema() : solver_schema();
}

} // namespace porism::verigeo
