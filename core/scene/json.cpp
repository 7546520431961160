#include "scene/json.h"

#include "base/fields.h"
#include "base/hash.h"
#include "base/text.h"
#include "facts/comparison.h"
#include "numbers/json.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>

namespace porism::scene {
namespace {

constexpr int max_branch = 65535;

Json arguments(const Scene& scene, const Action& action, const Use& use) {
    const Construction& row = construction(use.construction);
    Json args = Json::array();
    std::size_t output = 0, point = 0, value = 0;
    for (const auto& slot : row.slots) {
        if (slot.kind == SlotKind::output)
            args.push_back(scene.name(action.outputs[output++]));
        else if (slot.kind == SlotKind::point)
            args.push_back(scene.name(use.points[point++]));
        else
            args.push_back(numbers::to_json(use.values[value++]));
    }
    return args;
}

struct CoordinateKind {
    std::string_view name;
    bool given, found;
};
constexpr std::array coordinate_kinds{CoordinateKind{"given", true, false}, CoordinateKind{"sketch", false, false},
                                      CoordinateKind{"found", false, true}};

Json coordinates(const std::vector<std::optional<Coordinates>>& at) {
    Json list = Json::array();
    for (const auto& one : at) {
        if (!one) {
            list.push_back(nullptr);
            continue;
        }
        Json entry = Json::object();
        entry["x"] = numbers::to_json(one->x);
        entry["y"] = numbers::to_json(one->y);
        const auto kind = std::ranges::find_if(coordinate_kinds, [&](const CoordinateKind& row) {
            return row.given == one->given && row.found == one->found;
        });
        entry["kind"] = kind->name;
        list.push_back(std::move(entry));
    }
    return list;
}

/// The words of a statement behind its predicate; of a relation or comparison the whole.
Json stated_json(const Scene& scene, const facts::Statement& statement) {
    const std::string text = facts::to_string(statement, scene.names());
    Json json = Json::object();
    json["op"] = "State";
    json["type"] = facts::row(statement.predicate()).name;
    Json args = Json::array();
    if (statement.compared() != nullptr) {
        args.push_back(text);
    } else {
        for (const std::string_view word : split(text, ' ')) args.push_back(word);
        args.erase(args.begin());
    }
    json["args"] = std::move(args);
    return json;
}

Json action_json(const Scene& scene, const Action& action) {
    if (action.states) {
        Json json = stated_json(scene, *action.states);
        if (action.auxiliary) json["auxiliary"] = true;
        return json;
    }
    Json json = Json::object();
    json["op"] = "Construct";
    json["type"] = construction(action.uses.front().construction).name;
    json["args"] = arguments(scene, action, action.uses.front());
    if (action.uses.size() > 1) {
        Json second = Json::object();
        second["type"] = construction(action.uses[1].construction).name;
        second["args"] = arguments(scene, action, action.uses[1]);
        json["and"] = Json::array({std::move(second)});
    }
    if (action.branch) json["branch"] = *action.branch;
    if (!action.at.empty()) json["at"] = coordinates(action.at);
    if (action.auxiliary) json["auxiliary"] = true;
    return json;
}

Json actions_json(const Scene& scene) {
    Json actions = Json::array();
    for (const auto& action : scene.actions()) actions.push_back(action_json(scene, action));
    return actions;
}

tl::unexpected<Error> wrong_type(const char* key, const Json& found, const char* right) {
    const std::string expected = std::string("expected ") + right;
    return fail(in_member(
        key, Error{ErrorKind::bad_input, "json_type", std::string("this is ") + kind_name(found), expected, {}}));
}

tl::unexpected<Error> missing(const char* key) {
    return fail("json_missing", std::string("the member \"") + key + "\" is missing",
                "docs/formats/scene.md shows the form");
}

Result<std::string> text(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) return missing(key);
    if (!found->is_string()) return wrong_type(key, *found, "a string");
    return found->get<std::string>();
}

Result<std::vector<std::string>> strings(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) return missing(key);
    if (!found->is_array()) return wrong_type(key, *found, "a list of strings");
    std::vector<std::string> list;
    for (const auto& item : *found) {
        if (!item.is_string())
            return fail(in_member(element(key, list.size()),
                                  Error{ErrorKind::bad_input,
                                        "json_type",
                                        std::string("this is ") + kind_name(item),
                                        "expected a string: numbers are written as strings too, exactly as typed",
                                        {}}));
        list.push_back(item.get<std::string>());
    }
    return list;
}

Result<ConstructionId> construction_of(const Json& json) {
    const auto type = text(json, "type");
    if (!type) return fail(type.error());
    if (const auto id = construction_by_name(*type)) return *id;
    std::vector<std::string> names;
    for (const auto& row : catalogue()) names.push_back(row.name);
    return fail(in_member("type", Error{ErrorKind::bad_input,
                                        "unknown_construction",
                                        "there is no construction called " + in_quotes(*type),
                                        did_you_mean(*type, names, "porism catalogue constructions lists all"),
                                        {}}));
}

/// "foot d a b c" with the slots as the catalogue has them: outputs first.
std::string slots_text(const Construction& row) {
    std::string slots;
    for (const auto& slot : row.slots) slots += (slots.empty() ? "" : " ") + slot.letter;
    return slots;
}

struct ReadUse {
    Use use;
    std::vector<std::string> outputs;
};

/// A word in one slot, put where it belongs.
Status read_slot(const Scene& scene, const Construction& row, const Slot& slot, const std::string& word,
                 ReadUse& read) {
    if (slot.kind == SlotKind::output) {
        read.outputs.push_back(word);
        return {};
    }
    if (slot.kind == SlotKind::number) {
        auto value = numbers::Scalar::parse(word);
        if (!value) return fail(value.error());
        if (auto ok = check_number(row, slot, *value); !ok) return ok;
        read.use.values.push_back(*std::move(value));
        return {};
    }
    if (const auto point = scene.find(word)) {
        read.use.points.push_back(*point);
        return {};
    }
    return fail("undefined_point", "there is no point " + in_quotes(word) + " before this action",
                did_you_mean(word, scene.names(), "an action refers to earlier points only"));
}

Result<ReadUse> read_use(const Json& json, const Scene& scene) {
    const auto id = construction_of(json);
    if (!id) return fail(id.error());
    const auto args = strings(json, "args");
    if (!args) return fail(args.error());
    const Construction& row = construction(*id);
    if (args->size() != row.slots.size())
        return fail(in_member("args", Error{ErrorKind::bad_input,
                                            "argument_count",
                                            row.name + " is given " + std::to_string(args->size()) + " arguments",
                                            "it takes " + std::to_string(row.slots.size()) + ": " + slots_text(row),
                                            {}}));
    ReadUse read{Use{*id, {}, {}}, {}};
    for (std::size_t i = 0; i < args->size(); ++i)
        if (auto ok = read_slot(scene, row, row.slots[i], (*args)[i], read); !ok)
            return fail(in_member(element("args", i), ok.error()));
    return read;
}

Result<numbers::Scalar> read_coordinate(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) return missing(key);
    auto value = numbers::scalar_from_json(*found);
    if (!value) return fail(in_member(key, value.error()));
    return value;
}

Result<std::optional<Coordinates>> read_coordinates(const Json& json) {
    if (json.is_null()) return std::optional<Coordinates>();
    if (auto ok = only_members(json, {"x", "y", "kind"}); !ok) return fail(ok.error());
    const auto kind = text(json, "kind");
    if (!kind) return fail(kind.error());
    const auto row = std::ranges::find(coordinate_kinds, *kind, &CoordinateKind::name);
    if (row == coordinate_kinds.end())
        return fail(in_member("kind", Error{ErrorKind::bad_input,
                                            "coordinate_kind",
                                            "coordinates are given, sketch or found, not " + in_quotes(*kind),
                                            "it is \"given\", \"sketch\" or \"found\"",
                                            {}}));
    auto x = read_coordinate(json, "x");
    if (!x) return fail(x.error());
    auto y = read_coordinate(json, "y");
    if (!y) return fail(y.error());
    return std::optional(Coordinates{*std::move(x), *std::move(y), row->given, row->found});
}

Status read_second(const Json& json, Scene& scene, Action& action, const std::vector<std::string>& outputs) {
    const auto found = json.find("and");
    if (found == json.end()) return {};
    if (!found->is_array() || found->size() != 1) return wrong_type("and", *found, "a list of one construction");
    if (auto ok = only_members(found->front(), {"type", "args"}); !ok) return fail(in_member("and/0", ok.error()));
    auto second = read_use(found->front(), scene);
    if (!second) return fail(in_member("and/0", second.error()));
    if (second->outputs != outputs)
        return fail(in_member("and/0/args", Error{ErrorKind::bad_input,
                                                  "output_mismatch",
                                                  "the two constructions of one action place different points",
                                                  "both name the same point first",
                                                  {}}));
    action.uses.push_back(std::move(second->use));
    return {};
}

Status read_marks(const Json& json, Action& action) {
    if (json.contains("branch")) {
        const auto branch = whole_number(json["branch"]);
        if (branch.value_or(max_branch + 1) > max_branch)
            return wrong_type("branch", json["branch"], "a small whole number: branches are counted from 0");
        action.branch = static_cast<int>(*branch);
    }
    if (json.contains("auxiliary")) {
        if (!json["auxiliary"].is_boolean()) return wrong_type("auxiliary", json["auxiliary"], "true or false");
        action.auxiliary = json["auxiliary"].get<bool>();
    }
    if (!json.contains("at")) return {};
    if (!json["at"].is_array()) return wrong_type("at", json["at"], "a list, one entry for each point that is placed");
    for (const auto& entry : json["at"]) {
        auto one = read_coordinates(entry);
        if (!one) return fail(in_member(element("at", action.at.size()), one.error()));
        action.at.push_back(*std::move(one));
    }
    return {};
}

Status read_stated(const Json& json, Scene& scene) {
    if (auto ok = only_members(json, {"op", "type", "args", "auxiliary"}); !ok) return ok;
    const auto type = text(json, "type");
    if (!type) return fail(type.error());
    const auto args = strings(json, "args");
    if (!args) return fail(args.error());
    Action action;
    if (*type == facts::row(facts::Predicate::relation).name) {
        if (args->size() != 1) return wrong_type("args", json["args"], "a list of one equation");
        auto relation = facts::parse_relation(args->front(), scene.names());
        if (!relation) return fail(in_member("args/0", relation.error()));
        action.states = facts::make(*std::move(relation));
    } else if (*type == facts::row(facts::Predicate::less_than).name) {
        if (args->size() != 1) return wrong_type("args", json["args"], "a list of one comparison");
        auto comparison = facts::parse_comparison(args->front(), scene.names());
        if (!comparison) return fail(in_member("args/0", comparison.error()));
        action.states = *std::move(comparison);
    } else {
        const auto statements = facts::parse_statement(*type + " " + join(*args, " "), scene.names());
        if (!statements) return fail(in_member("args", statements.error()));
        if (statements->size() != 1) return wrong_type("args", json["args"], "the words of one statement");
        action.states = statements->front();
    }
    if (auto ok = read_marks(json, action); !ok) return ok;
    return scene.append(std::move(action), {});
}

Status read_construction(const Json& json, Scene& scene) {
    if (auto ok = only_members(json, {"op", "type", "args", "and", "branch", "at", "auxiliary"}); !ok) return ok;
    auto first = read_use(json, scene);
    if (!first) return fail(first.error());
    Action action;
    action.uses.push_back(std::move(first->use));
    if (auto ok = read_second(json, scene, action, first->outputs); !ok) return ok;
    if (auto ok = read_marks(json, action); !ok) return ok;
    return scene.append(std::move(action), first->outputs);
}

Status read_action(const Json& json, Scene& scene) {
    if (auto ok = only_members(json, {"op", "type", "args", "and", "branch", "at", "auxiliary"}); !ok) return ok;
    const auto op = text(json, "op");
    if (!op) return fail(op.error());
    if (*op == "Construct") return read_construction(json, scene);
    if (*op == "State") return read_stated(json, scene);
    return fail(in_member("op", Error{ErrorKind::bad_input,
                                      "unknown_op",
                                      "there is no op called " + in_quotes(*op),
                                      "it is \"Construct\" or \"State\"",
                                      {}}));
}

Result<Goals> read_goals(const Json& json, const Scene& scene) {
    Goals goals;
    if (!json.contains("goals")) return goals;
    const auto texts = strings(json, "goals");
    if (!texts) return fail(texts.error());
    for (std::size_t i = 0; i < texts->size(); ++i) {
        auto statements = facts::parse_goal((*texts)[i], scene.names());
        if (!statements) return fail(in_member(element("goals", i), statements.error()));
        goals.insert(goals.end(), statements->begin(), statements->end());
    }
    return goals;
}

Result<Questions> read_questions(const Json& json, const Scene& scene) {
    Questions questions;
    if (!json.contains("questions")) return questions;
    const auto texts = strings(json, "questions");
    if (!texts) return fail(texts.error());
    for (const auto& each : *texts) {
        auto question = parse_question(each, scene.names());
        if (!question) return fail(in_member(element("questions", questions.size()), question.error()));
        questions.push_back(*std::move(question));
    }
    return questions;
}

} // namespace

Json to_json(const Scene& scene, const Goals& goals, const Questions& questions) {
    Json json = Json::object();
    json["version"] = form_version;
    json["actions"] = actions_json(scene);
    Json texts = Json::array();
    for (const auto& goal : goals) texts.push_back(facts::to_string(goal, scene.names()));
    json["goals"] = std::move(texts);
    for (const auto& question : questions) json["questions"].push_back(to_string(question, scene.names()));
    return json;
}

Json to_json(const SceneAndGoals& content) {
    Json json = to_json(content.scene, content.goals, content.questions);
    if (!content.name.empty()) json["name"] = content.name;
    return json;
}

Result<SceneAndGoals> scene_from_json(const Json& json) {
    if (auto ok = check_version(json, "scene"); !ok) return fail(ok.error());
    if (auto ok = only_members(json, {"version", "name", "actions", "goals", "questions"}); !ok)
        return fail(ok.error());
    const auto actions = json.find("actions");
    if (actions == json.end()) return missing("actions");
    if (!actions->is_array()) return wrong_type("actions", *actions, "a list");
    SceneAndGoals read;
    if (auto ok = read_text(json, "name", read.name); !ok) return fail(ok.error());
    for (std::size_t i = 0; i < actions->size(); ++i)
        if (auto ok = read_action((*actions)[i], read.scene); !ok)
            return fail(in_member(element("actions", i), ok.error()));
    auto goals = read_goals(json, read.scene);
    if (!goals) return fail(goals.error());
    read.goals = *std::move(goals);
    auto questions = read_questions(json, read.scene);
    if (!questions) return fail(questions.error());
    read.questions = *std::move(questions);
    return read;
}

std::string Scene::hash() const {
    return hash_hex(to_text(actions_json(*this)));
}

} // namespace porism::scene
