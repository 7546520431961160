#include "problem/json.h"

#include "base/fields.h"
#include "proof/json.h"
#include "scene/json.h"

#include <array>

namespace porism::problem {
namespace {

Json text_json(const Text& text) {
    Json json = Json::object();
    json["language"] = text.language;
    json["voice"] = text.voice;
    json["statement"] = text.statement;
    json["solution"] = text.solution;
    return json;
}

Json provenance_json(const Provenance& provenance) {
    Json json = Json::object();
    json["origin"] = provenance.origin;
    json["source"] = provenance.source;
    json["name"] = provenance.name;
    json["program"] = provenance.program;
    json["seed"] = provenance.seed;
    return json;
}

Json difficulty_json(const Difficulty& difficulty) {
    Json json = Json::object();
    json["length"] = difficulty.length;
    json["raw_length"] = difficulty.raw_length;
    json["theorems"] = difficulty.theorems;
    return json;
}

/// The texts of an object whose members are all texts, written into the members listed.
template<std::size_t count>
Status read_texts(const Json& json, const std::array<std::pair<std::string_view, std::string*>, count>& fields) {
    for (const auto& [key, target] : fields)
        if (auto ok = read_text(json, key, *target); !ok) return ok;
    return {};
}

Result<Text> text_from(const Json& json) {
    if (auto ok = only_members(json, {"language", "voice", "statement", "solution"}); !ok) return fail(ok.error());
    Text text;
    const std::array<std::pair<std::string_view, std::string*>, 4> fields{{{"language", &text.language},
                                                                           {"voice", &text.voice},
                                                                           {"statement", &text.statement},
                                                                           {"solution", &text.solution}}};
    if (auto ok = read_texts(json, fields); !ok) return fail(ok.error());
    return text;
}

Status read_provenance(const Json& json, Provenance& provenance) {
    if (!json.contains("provenance")) return {};
    const Json& found = json["provenance"];
    if (auto ok = only_members(found, {"origin", "source", "name", "program", "seed"}); !ok) return ok;
    const std::array<std::pair<std::string_view, std::string*>, 5> fields{{{"origin", &provenance.origin},
                                                                           {"source", &provenance.source},
                                                                           {"name", &provenance.name},
                                                                           {"program", &provenance.program},
                                                                           {"seed", &provenance.seed}}};
    return read_texts(found, fields);
}

Status read_difficulty(const Json& json, Difficulty& difficulty) {
    if (!json.contains("difficulty")) return {};
    const Json& found = json["difficulty"];
    if (auto ok = only_members(found, {"length", "raw_length", "theorems"}); !ok) return ok;
    if (auto ok = read_count(found, "length", difficulty.length); !ok) return ok;
    if (auto ok = read_count(found, "raw_length", difficulty.raw_length); !ok) return ok;
    return read_count(found, "theorems", difficulty.theorems);
}

Json answers_json(const std::vector<std::optional<numbers::Scalar>>& answers) {
    Json json = Json::array();
    for (const auto& answer : answers) json.push_back(answer ? Json(answer->text()) : Json());
    return json;
}

Status read_answers(const Json& json, Problem& problem) {
    const auto answers = read_list(json, "answers");
    if (!answers) return fail(answers.error());
    for (const Json& item : *answers) {
        const std::string place = element("answers", problem.answers.size());
        problem.answers.emplace_back();
        if (item.is_null()) continue;
        auto value = item.is_string() ? numbers::Scalar::parse(item.get<std::string>())
                                      : fail("json_type", "an answer is not a text", "write a number as text, or null");
        if (!value) return fail(in_member(place, value.error()));
        problem.answers.back() = *std::move(value);
    }
    if (problem.answers.empty() || problem.answers.size() == problem.questions.size()) return {};
    return fail("problem_answers", "there are " + std::to_string(problem.answers.size()) + " answers to " +
                                       std::to_string(problem.questions.size()) + " questions");
}

Status read_scene(const Json& json, Problem& problem) {
    if (!json.contains("scene")) return fail("json_missing", "the member \"scene\" is missing");
    auto read = scene::scene_from_json(json["scene"]);
    if (!read) return fail(in_member("scene", read.error()));
    problem.scene = std::move(read->scene);
    problem.goals = std::move(read->goals);
    problem.questions = std::move(read->questions);
    if (auto ok = read_answers(json, problem); !ok) return ok;
    if (problem.title.empty()) problem.title = std::move(read->name);
    auto branches = read_branches(json, "branches");
    if (!branches) return fail(branches.error());
    if (!branches->empty() && branches->size() != problem.scene.actions().size())
        return fail("problem_branches", "there are " + std::to_string(branches->size()) + " branches for " +
                                            std::to_string(problem.scene.actions().size()) + " actions");
    problem.branches = *std::move(branches);
    return read_flag(json, "branch_chosen_for_goal", problem.branch_chosen_for_goal);
}

Status read_solutions(const Json& json, Problem& problem) {
    const auto paths = read_list(json, "paths");
    if (!paths) return fail(paths.error());
    for (std::size_t i = 0; i < paths->size(); ++i) {
        auto path = proof::path_from_json((*paths)[i], problem.scene.names());
        if (!path) {
            path.error().what = "path " + std::to_string(i + 1) + ": " + path.error().what;
            return fail(in_member(element("paths", i), path.error()));
        }
        problem.paths.push_back(*std::move(path));
    }
    const auto texts = read_list(json, "texts");
    if (!texts) return fail(texts.error());
    for (const auto& item : *texts) {
        auto text = text_from(item);
        if (!text) return fail(in_member(element("texts", problem.texts.size()), text.error()));
        problem.texts.push_back(*std::move(text));
    }
    return {};
}

} // namespace

Json to_json(const Problem& problem) {
    Json json = Json::object();
    json["porism"] = "problem";
    json["version"] = form_version;
    json["title"] = problem.title;
    json["scene"] = scene::to_json(problem.scene, problem.goals, problem.questions);
    json["branches"] = problem.branches;
    json["branch_chosen_for_goal"] = problem.branch_chosen_for_goal;
    if (!problem.answers.empty()) json["answers"] = answers_json(problem.answers);
    json["paths"] = Json::array();
    for (const auto& path : problem.paths) json["paths"].push_back(proof::to_json(path, problem.scene.names()));
    json["difficulty"] = difficulty_json(problem.difficulty);
    json["verdict"] = to_json(problem.verdict);
    json["texts"] = Json::array();
    for (const auto& text : problem.texts) json["texts"].push_back(text_json(text));
    if (problem.picture) json["picture"] = *problem.picture;
    json["provenance"] = provenance_json(problem.provenance);
    return json;
}

Result<Problem> problem_from_json(const Json& json) {
    if (auto ok = check_envelope(json, "problem",
                                 {"porism", "version", "title", "scene", "branches", "branch_chosen_for_goal",
                                  "answers", "paths", "difficulty", "verdict", "texts", "picture", "provenance"});
        !ok)
        return fail(ok.error());
    Problem problem;
    if (auto ok = read_text(json, "title", problem.title); !ok) return fail(ok.error());
    if (auto ok = read_scene(json, problem); !ok) return fail(ok.error());
    if (auto ok = read_solutions(json, problem); !ok) return fail(ok.error());
    if (auto ok = read_difficulty(json, problem.difficulty); !ok) return fail(in_member("difficulty", ok.error()));
    if (auto ok = read_provenance(json, problem.provenance); !ok) return fail(in_member("provenance", ok.error()));
    if (json.contains("picture")) {
        problem.picture.emplace();
        if (auto ok = read_text(json, "picture", *problem.picture); !ok) return fail(ok.error());
    }
    if (json.contains("verdict")) {
        auto verdict = verdict_from_json(json["verdict"]);
        if (!verdict) return fail(in_member("verdict", verdict.error()));
        problem.verdict = *std::move(verdict);
    }
    return problem;
}

} // namespace porism::problem
