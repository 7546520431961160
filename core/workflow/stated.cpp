#include "workflow/stated.h"

#include "base/digits.h"
#include "base/text.h"
#include "diagnose/misfit.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "translate/quantity_text.h"
#include "translate/say.h"
#include "translate/scene_text.h"
#include "workflow/verify/own_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::workflow {
namespace {

std::vector<facts::Statement> stated_by(const scene::Scene& scene, std::span<const std::size_t> actions) {
    std::vector<facts::Statement> found;
    for (const std::size_t action : actions)
        if (const auto& states = scene.actions()[action].states) found.push_back(*states);
    return found;
}

/// By point: whether actions speak of it, or it is what a point that they speak of is constructed from.
std::vector<bool> points_behind(const scene::Scene& scene, std::span<const std::size_t> actions) {
    std::vector<PointId> points;
    for (const facts::Statement& statement : stated_by(scene, actions))
        points.insert(points.end(), statement.points().begin(), statement.points().end());
    const auto behind = scene.actions_behind(points);
    for (std::size_t i = 0; i < behind.size(); ++i)
        if (behind[i])
            for (const scene::Use& use : scene.actions()[i].uses)
                points.insert(points.end(), use.points.begin(), use.points.end());
    std::vector<bool> out(scene.point_count(), false);
    for (const PointId point : points) out[point.index()] = true;
    return out;
}

/// "O is the point (0, 0)": of two points or more, for one says nothing.
std::vector<std::string> given_place_words(const scene::Scene& scene, const std::vector<bool>& points) {
    std::vector<std::string> out;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            const auto& at = action.at[i];
            const PointId point = action.outputs[i];
            if (at && at->given && points[point.index()])
                out.push_back(fmt::format("{} is the point ({}, {})", scene::display_name(scene.name(point)),
                                          at->x.text(), at->y.text()));
        }
    return out.size() < 2 ? std::vector<std::string>() : out;
}

/// "ABCD is a square": what ties such points together besides what is stated.
std::vector<std::string> construction_words(const scene::Scene& scene, const std::vector<bool>& points) {
    std::vector<std::string> out;
    const auto is_about = [&](const facts::Statement& given) {
        return std::ranges::all_of(given.points(), [&](PointId point) { return points[point.index()]; });
    };
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        if (scene.actions()[i].states) continue;
        const auto given = scene::said_by(scene.actions()[i], &scene::Construction::gives);
        const auto tying = std::ranges::find_if(given, is_about);
        if (tying != given.end()) out.push_back(translate::given_text(scene, i, *tying));
    }
    return out;
}

/// "a, b and c".
std::string in_a_row(std::vector<std::string> clauses) {
    const std::string last = std::move(clauses.back());
    clauses.pop_back();
    return clauses.empty() ? last : join(clauses, ", ") + " and " + last;
}

/// By Misfit::Limit.
constexpr std::array misfit_frames{"the others make it", "the others leave it at most", "the angles of a triangle make",
                                   "two angles of a triangle make less than"};

std::string misfit_words(const diagnose::Misfit& misfit, const scene::Scene& scene) {
    std::vector<std::string> terms, divisors;
    for (const facts::Quantity& one : misfit.quantities) terms.push_back(translate::say(one, scene.names()));
    for (const facts::Quantity& one : misfit.per) divisors.push_back(" : " + translate::say(one, scene.names()));
    const facts::QuantityKind kind = misfit.quantities.front().kind();
    const char* unit = kind == facts::QuantityKind::angle || kind == facts::QuantityKind::arc ? "°" : "";
    const auto [value, limit] = told_apart(misfit.value, misfit.limit, 6);
    return fmt::format("{}{} is told as {}{}, and {} {}{}", fmt::join(terms, " + "), fmt::join(divisors, ""), value,
                       unit, misfit_frames[static_cast<std::size_t>(misfit.kind)], limit, unit);
}

} // namespace

std::string conflict_in_words(const std::string& what, const scene::Scene& scene, std::span<const std::size_t> actions,
                              const LoadedProblem* problem) {
    std::vector<std::string> terms, words;
    for (const std::size_t action : actions) {
        const auto& states = scene.actions()[action].states;
        if (!states) continue;
        terms.push_back(facts::to_string(*states, scene.names()));
        const auto own = problem != nullptr ? own_words(*problem, action) : std::nullopt;
        std::string said = own ? *own : translate::say(*states, scene.names());
        if (std::ranges::find(words, said) == words.end()) words.push_back(std::move(said));
    }
    const std::string listed = join(terms, "; ");
    if (listed.empty() || !what.ends_with(listed)) return what;
    auto points = points_behind(scene, actions);
    const auto helps = problem != nullptr ? help_points(*problem) : std::vector<bool>();
    for (std::size_t i = 0; i < helps.size(); ++i)
        if (helps[i]) points[i] = false;
    auto besides = construction_words(scene, points);
    std::ranges::move(given_place_words(scene, points), std::back_inserter(besides));
    const auto misfit = diagnose::misfit_told(scene, actions);
    return what.substr(0, what.size() - listed.size()) + join(words, "; ") +
           (besides.empty() ? "" : ", where " + in_a_row(std::move(besides))) +
           (misfit ? fmt::format(" ({})", misfit_words(*misfit, scene)) : "");
}

void tell_misfit(problem::Check& check, const scene::Scene& scene, const Control& control) {
    const auto misfit = diagnose::misfit(scene, check.conflict, control);
    if (!misfit) return;
    check.value = misfit->value;
    check.limit = misfit->limit;
    if (misfit->kind == diagnose::Misfit::Limit::forced)
        check.message += fmt::format(" ({})", misfit_words(*misfit, scene));
}

std::optional<diagram::Solution> solution_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document || !problem.document->scene.states()) return std::nullopt;
    realize::Options options;
    options.explain = false;
    const auto diagram = realize::realize(problem.document->scene, options, control);
    return diagram ? diagram->solution : std::nullopt;
}

std::string freedom_words(const diagram::Solution& solution) {
    if (solution.shape_freedom == 0) return "the shape is fixed but for finitely many choices";
    if (solution.shape_freedom == 1) return "1 degree of freedom";
    return std::to_string(solution.shape_freedom) + " degrees of freedom";
}

} // namespace porism::workflow
