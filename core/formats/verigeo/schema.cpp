#include "formats/verigeo/operators.h"

#include <fmt/format.h>

namespace porism::verigeo {
namespace {

Json text_schema() {
    return {{"type", "string"}};
}

/// How few and how many arguments the forms of a row have.
Json arguments_schema(const Operator& row) {
    std::size_t least = max_arguments, most = 0;
    for (const Form& form : forms_of(row)) {
        least = std::min(least, form.kinds.size() - form.optional);
        most = std::max(most, form.repeated > 0 ? max_arguments : form.kinds.size());
    }
    return {{"type", "array"}, {"items", text_schema()}, {"minItems", least}, {"maxItems", most}};
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
    out["$defs"] = {{"author_action", actions_schema(Profile::author)},
                    {"solver_action", actions_schema(Profile::solver)}};
    return out;
}

Json solver_schema() {
    Json out = head(Profile::solver);
    out["required"] = {"actions", "final_answer"};
    out["properties"] = {
        {"actions", list_of("solver_action")}, {"final_answer", text_schema()}, {"proof", text_schema()}};
    out["additionalProperties"] = false;
    out["$defs"] = {{"solver_action", actions_schema(Profile::solver)}};
    return out;
}

} // namespace

Json schema(Profile profile) {
    return profile == Profile::author ? author_schema() : solver_schema();
}

} // namespace porism::verigeo
