#include "translate/path_text.h"

#include "translate/telling.h"
#include "translate/wording.h"

#include <algorithm>
#include <map>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using proof::Path;
using proof::Step;

using enum Predicate;

constexpr Predicates triangle_pairs = set_of(simtri, simtrir, contri, contrir);

/// A side condition; that triangles are oriented alike in the letters of the triangles that the step is about.
std::string condition_text(const Step& step, const Statement& condition, Names names, Picture picture) {
    if (condition.predicate() != sameclock || !in(triangle_pairs, step.conclusion))
        return say(condition, names, picture);
    const Order corresponding = step.conclusion.points();
    std::vector<PointId> against(corresponding.begin(), corresponding.end());
    std::swap(against[4], against[5]);
    const bool of_these =
        facts::make(sameclock, corresponding) == condition || facts::make(sameclock, against) == condition;
    return say(condition, names, picture, of_these ? corresponding : Order{});
}

std::vector<std::string> branch_clauses(const std::vector<proof::Branch>& branches, Names names, Picture picture) {
    std::vector<std::string> result;
    for (const proof::Branch& branch : branches) {
        std::string clause = branch_text(branch, names, picture);
        if (std::ranges::find(result, clause) == result.end()) result.push_back(std::move(clause));
    }
    return result;
}

/// What a branch takes from the picture is not said again.
void add_drawn(std::vector<std::string>& clauses, std::string drawn) {
    const auto said = [&](const std::string& clause) { return clause.starts_with(drawn); };
    if (!drawn.empty() && std::ranges::none_of(clauses, said)) clauses.push_back(std::move(drawn));
}

} // namespace

std::string reason_name(const Path& path, std::size_t step, const scene::Scene& scene, Picture picture) {
    return reason_in_short({path, scene, picture}, path.steps[step]);
}

std::vector<std::vector<PointId>> angles_as_told(const proof::Path& path, const scene::Scene& scene, Picture picture) {
    const Telling telling{path, scene, picture};
    std::vector<std::vector<PointId>> out;
    for (const proof::Step& step : path.steps) {
        const bool angles = step.conclusion.predicate() == facts::Predicate::eqangle;
        out.push_back(angles ? telling.arrange(step.conclusion).points : std::vector<PointId>());
    }
    return out;
}

std::vector<StepText> path_text(const Path& path, const scene::Scene& scene, Picture picture,
                                const std::set<Statement>* shown) {
    const Telling telling{path, scene, picture, shown};
    std::vector<StepText> result;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const Step& step = path.steps[i];
        std::vector<std::string> conditions;
        for (const Statement& condition : step.conditions)
            if (condition.predicate() != diff)
                conditions.push_back(condition_text(step, condition, scene.names(), picture));
        std::ranges::move(branch_clauses(proof::branches(step), scene.names(), picture),
                          std::back_inserter(conditions));
        add_drawn(conditions, telling.as_drawn(step.conclusion).clause);
        result.push_back(
            {i + 1, telling.say(step.conclusion), reason_text(telling, step), numbers_of(step), std::move(conditions)});
    }
    return result;
}

std::string sentence_of(const StepText& step) {
    return sentence(step.claim + ", " + step.reason);
}

std::vector<std::string> drawn_text(const Path& path, const scene::Scene& scene, Picture picture) {
    constexpr std::size_t most_in_words = 3;
    const Telling telling{path, scene, picture};
    const auto listed_already = proof::conditions(path);
    std::vector<Drawn> drawn;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        Drawn one = telling.as_drawn(path.steps[i].conclusion);
        if (one.clause.empty() || (one.order && std::ranges::count(listed_already, *one.order) > 0)) continue;
        numbers.push_back(i + 1);
        add(drawn, std::move(one));
    }
    std::vector<std::string> clauses;
    const bool many = drawn.size() > most_in_words;
    if (many) drawn.clear();
    if (many) add(drawn, telling.as_drawn(path.goal()));
    for (Drawn& one : drawn) clauses.push_back(std::move(one.clause));
    if (many)
        clauses.push_back("the points lie as drawn in " + steps(numbers) +
                          ": elsewhere an angle there may turn into its supplement, but as directed angles modulo 180° "
                          "the steps hold there too");
    return clauses;
}

std::vector<std::string> conditions_text(const Path& path, const scene::Scene& scene, Picture picture,
                                         const std::set<Statement>& told) {
    std::map<Statement, std::string> orders;
    bool differences = false;
    for (const Step& step : path.steps)
        for (const Statement& condition : step.conditions)
            if (condition.predicate() == diff)
                differences = true;
            else if (!told.contains(condition))
                orders.emplace(condition, condition_text(step, condition, scene.names(), picture));
    std::vector<std::string> result;
    for (auto& [condition, text] : orders) result.push_back(std::move(text));
    std::ranges::move(branch_clauses(proof::branches(path), scene.names(), picture), std::back_inserter(result));
    for (std::string& clause : drawn_text(path, scene, picture)) add_drawn(result, std::move(clause));
    const bool joined = std::ranges::any_of(
        path.steps, [](const Step& step) { return step.conclusion.predicate() == facts::Predicate::same; });
    if (differences)
        result.emplace_back(joined ? "points with different names are different, but for those shown to be one"
                                   : "points with different names are different");
    return result;
}

std::string listing(std::span<const StepText> steps) {
    const std::size_t width = std::to_string(steps.empty() ? 0 : steps.back().number).size();
    std::string text;
    for (const StepText& step : steps) {
        const std::string number = std::to_string(step.number);
        text += std::string(width - number.size(), ' ') + number + ". " + sentence_of(step) + "\n";
    }
    return text;
}

} // namespace porism::translate
