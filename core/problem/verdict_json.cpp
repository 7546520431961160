#include "base/fields.h"
#include "base/text.h"
#include "problem/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace porism::problem {
namespace {

using StateWord = std::pair<CheckState, std::string_view>;
constexpr std::array<StateWord, 4> states{{{CheckState::passed, "passed"},
                                           {CheckState::failed, "failed"},
                                           {CheckState::undecided, "undecided"},
                                           {CheckState::not_run, "not_run"}}};

tl::unexpected<Error> not_a_value(std::string_view key, const std::string& word) {
    return fail("json_value", in_quotes(word) + " is not a value of " + std::string(key));
}

/// The members that say what was found; a number that is not finite has no JSON form and is left out.
void add_finding(Json& json, const Check& check) {
    if (check.action) json["action"] = *check.action;
    if (check.value && std::isfinite(*check.value)) json["value"] = *check.value;
    if (check.limit && std::isfinite(*check.limit)) json["limit"] = *check.limit;
    json["message"] = check.message;
    json["mend"] = check.mend;
    if (!check.conflict.empty()) json["conflict"] = check.conflict;
}

Json other_figure_json(const OtherFigure& figure) {
    Json points = Json::object();
    for (const auto& [name, place] : figure.points) points[name] = place;
    return {{"points", std::move(points)}, {"difference", figure.difference}};
}

Json check_json(const Check& check) {
    Json json = Json::object();
    json["stage"] = check.stage;
    json["check"] = check.name;
    json["state"] = std::ranges::find(states, check.state, &StateWord::first)->second;
    add_finding(json, check);
    if (!check.conditions.empty()) json["conditions"] = check.conditions;
    if (check.elsewhere) json["elsewhere"] = other_figure_json(*check.elsewhere);
    return json;
}

Status read_number(const Json& json, std::string_view key, std::optional<double>& out) {
    const auto found = json.find(std::string(key));
    if (found == json.end()) return {};
    if (!found->is_number()) return fail("json_type", "the member \"" + std::string(key) + "\" is not a number");
    out = found->get<double>();
    return {};
}

Result<OtherFigure> other_figure_from(const Json& json) {
    if (auto ok = only_members(json, {"points", "difference"}); !ok) return fail(ok.error());
    OtherFigure out;
    if (auto ok = read_text(json, "difference", out.difference); !ok) return fail(ok.error());
    const auto points = json.find("points");
    if (points == json.end() || !points->is_object())
        return fail("json_type", "the member \"points\" is not an object of places");
    for (const auto& [name, place] : points->items()) {
        const auto is_number = [](const Json& one) { return one.is_number(); };
        if (!place.is_array() || place.size() != 2 || !std::ranges::all_of(place, is_number))
            return fail("json_type", "the place of " + in_quotes(name) + " is not two numbers");
        out.points[name] = {place[0].get<double>(), place[1].get<double>()};
    }
    return out;
}

Result<Check> check_from(const Json& json) {
    if (auto ok = only_members(json, {"stage", "check", "state", "action", "value", "limit", "message", "mend",
                                      "conditions", "conflict", "elsewhere", "cost"});
        !ok)
        return fail(ok.error());
    Check check;
    const auto word = member<std::string>(json, "state");
    if (!word) return fail(word.error());
    const auto state = std::ranges::find(states, *word, &StateWord::second);
    if (state == states.end()) return not_a_value("state", *word);
    check.state = state->first;
    const std::array<std::pair<std::string_view, std::string*>, 4> fields{
        {{"stage", &check.stage}, {"check", &check.name}, {"message", &check.message}, {"mend", &check.mend}}};
    for (const auto& [key, target] : fields)
        if (auto ok = read_text(json, key, *target); !ok) return fail(ok.error());
    if (json.contains("action")) {
        check.action.emplace();
        if (auto ok = read_count(json, "action", *check.action); !ok) return fail(ok.error());
    }
    auto conditions = read_strings(json, "conditions");
    if (!conditions) return fail(conditions.error());
    check.conditions = *std::move(conditions);
    if (json.contains("conflict"))
        if (auto ok = read_counts(json, "conflict", check.conflict); !ok) return fail(ok.error());
    if (const auto elsewhere = json.find("elsewhere"); elsewhere != json.end()) {
        auto figure = other_figure_from(*elsewhere);
        if (!figure) return fail(figure.error());
        check.elsewhere = *std::move(figure);
    }
    if (auto ok = read_number(json, "value", check.value); !ok) return fail(ok.error());
    if (auto ok = read_number(json, "limit", check.limit); !ok) return fail(ok.error());
    return check;
}

} // namespace

Json to_json(const Verdict& verdict) {
    Json json = Json::object();
    json["version"] = form_version;
    json["outcome"] = name_of(verdict.outcome);
    json["repaired"] = verdict.repaired;
    if (const Check* deciding = verdict.deciding()) {
        json["stage"] = deciding->stage;
        json["check"] = deciding->name;
        add_finding(json, *deciding);
    }
    json["checks"] = Json::array();
    for (const auto& check : verdict.checks) json["checks"].push_back(check_json(check));
    return json;
}

Result<Verdict> verdict_from_json(const Json& json) {
    if (auto ok = check_version(json, "verdict"); !ok) return fail(ok.error());
    if (auto ok = only_members(json, {"version", "outcome", "repaired", "stage", "check", "action", "value", "limit",
                                      "message", "mend", "conflict", "checks"});
        !ok)
        return fail(ok.error());
    Verdict verdict;
    const auto word = member<std::string>(json, "outcome");
    if (!word) return fail(word.error());
    const auto outcome = outcome_by_name(*word);
    if (!outcome) return not_a_value("outcome", *word);
    verdict.outcome = *outcome;
    if (auto ok = read_flag(json, "repaired", verdict.repaired); !ok) return fail(ok.error());
    const auto checks = read_list(json, "checks");
    if (!checks) return fail(checks.error());
    for (const auto& item : *checks) {
        auto check = check_from(item);
        if (!check) return fail(check.error());
        verdict.checks.push_back(*std::move(check));
    }
    return verdict;
}

} // namespace porism::problem
