#include "workflow/verify/diagnosis/not_forced.h"

#include "diagnose/missing.h"
#include "diagnose/repair.h"
#include "facts/relation.h"
#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "workflow/figure.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace porism::workflow {
namespace {

using Placed = std::vector<geometry::Point<double>>;

/// The figures that checks which failed show, in the order of the scene's points.
std::vector<Placed> other_figures(const problem::Verdict& verdict, std::span<const std::string> names) {
    std::vector<Placed> out;
    for (const problem::Check& check : verdict.checks) {
        if (check.state != problem::CheckState::failed || !check.elsewhere) continue;
        Placed points;
        for (const std::string& name : names)
            if (const auto found = check.elsewhere->points.find(name); found != check.elsewhere->points.end())
                points.push_back({found->second[0], found->second[1]});
        if (points.size() == names.size()) out.push_back(std::move(points));
    }
    return out;
}

/// A letter that an equation speaks of and that has no value yet; empty where there are several, or none.
std::string open_letter(const facts::Relation& relation, const facts::Letters& known) {
    std::string out;
    for (const facts::Quantity& quantity : relation.quantities()) {
        if (quantity.kind() != facts::QuantityKind::letter || known.contains(quantity.text())) continue;
        if (!out.empty()) return {};
        out = quantity.text();
    }
    return out;
}

/// The values that letters have where the points stand so, each by the equation that defines it linearly.
facts::Letters letters_at(const scene::Scene& scene, const Placed& points) {
    facts::Letters out;
    for (const scene::Action& action : scene.actions()) {
        const facts::Relation* const relation = action.states ? action.states->relation() : nullptr;
        const std::string letter = relation == nullptr ? std::string() : open_letter(*relation, out);
        if (letter.empty()) continue;
        const auto with = [&](double value) {
            facts::Letters letters = out;
            letters[letter] = value;
            return facts::value_in(relation->polynomial(), points, letters);
        };
        const double at_zero = with(0), slope = with(1) - at_zero, value = -at_zero / slope;
        const bool linear = std::fabs(with(value)) <= geometry::Tolerance().clear * std::fabs(slope);
        if (std::isfinite(value) && linear) out[letter] = value;
    }
    return out;
}

bool fails_in(const facts::Statement& statement, const Placed& points, const facts::Letters& letters) {
    return statement.relation() ? facts::relative_residual(statement, points, letters) > geometry::Tolerance().clear
                                : facts::refuted(statement, points);
}

/// What a mended scene states and the other does not, where that is all in which they differ: a mend that takes a
/// branch as well, or states several orders, shows of none of these that it forces the goal.
std::optional<facts::Statement> single_given(const diagnose::Sample& mended, const diagnose::Sample& whole) {
    const auto actions = mended.scene.actions();
    if (actions.empty() || !actions.back().states) return std::nullopt;
    const auto with = diagnose::with_stated(whole, *actions.back().states);
    return with && with->scene == mended.scene ? actions.back().states : std::nullopt;
}

void find_order(diagnose::MissingGiven& missing, const LoadedProblem& problem, const Control& control) {
    diagnose::RepairOptions options;
    options.verifier = verifier_of(problem, control);
    options.only = "state_order";
    const diagnose::Sample whole = sample_as_it_stands(problem, control);
    for (const diagnose::Mend& mend : diagnose::mends(whole, options, control)) {
        if (mend.verdict.outcome != problem::Outcome::accepted) continue;
        missing.given = single_given(mend.sample, whole);
        if (missing.given) return;
    }
}

} // namespace

std::vector<diagnose::MissingGiven> goals_not_forced(const LoadedProblem& problem, const diagnose::Sample& sample,
                                                     const Control& control) {
    const auto verdict = verify(problem, control);
    const auto figure = figure_of(problem, {}, control);
    if (!verdict || !figure) return {};
    const diagram::Diagram& own = *figure->diagram;
    std::vector<diagnose::MissingGiven> out;
    const facts::Letters& own_letters = own.scene_picture.letters;
    for (const Placed& points : other_figures(*verdict, own.names)) {
        const facts::Letters letters = letters_at(sample.scene, points);
        for (std::size_t goal = 0; goal < sample.goals.size(); ++goal) {
            const facts::Statement& one = sample.goals[goal];
            const bool known = std::ranges::count(out, goal, &diagnose::MissingGiven::goal) > 0;
            const bool false_here = fails_in(one, own.scene_picture.points, own_letters);
            if (known || false_here == fails_in(one, points, letters)) continue;
            const Placed& counter = false_here ? own.scene_picture.points : points;
            auto shown = std::make_shared<diagram::Diagram>(own);
            shown->scene_picture.points = counter;
            shown->scene_picture.letters = false_here ? own_letters : letters;
            diagnose::MissingGiven missing{
                goal,
                {},
                {own.names, counter, facts::relative_residual(one, counter, shown->scene_picture.letters), "clearance"},
                0,
                std::move(shown)};
            if (out.empty())
                find_order(missing, problem, control);
            else
                missing.given = out.front().given;
            out.push_back(std::move(missing));
        }
    }
    return out;
}

} // namespace porism::workflow
