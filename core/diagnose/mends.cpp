#include "diagnose/mends.h"
#include "diagnose/adding_nothing.h"

#include "diagnose/branches.h"
#include "diagnose/given_away.h"
#include "diagnose/missing.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;
using scene::Action;

constexpr std::size_t most_candidates = 48;
/// Where there is no figure that could tell how many there are.
constexpr int assumed_branches = 4;

std::string in_words(const Statement& statement, const scene::Scene& scene) {
    return "\"" + facts::to_string(statement, scene.names()) + "\"";
}

std::string name_shown(const scene::Scene& scene, PointId point) {
    return scene::display_name(scene.name(point));
}

void add(Candidates& out, std::optional<Sample> sample, std::string text) {
    if (sample && out.size() < most_candidates) out.push_back({*std::move(sample), std::move(text)});
}

Sample without(const Sample& sample, std::size_t action) {
    std::vector<bool> keep(sample.scene.actions().size(), true);
    keep[action] = false;
    return kept(sample, keep);
}

Candidates without_each(const Sick& sick, std::span<const std::size_t> actions, const std::string& why) {
    Candidates out;
    for (const std::size_t action : actions)
        if (const auto& states = sick.sample.scene.actions()[action].states; states && out.size() < most_candidates)
            out.push_back({without(sick.sample, action),
                           "Leave out " + in_words(*states, sick.sample.scene) + why,
                           {.elsewhere = action != sick.check.action}});
    return out;
}

std::vector<PointId> exchanged(std::size_t count, PointId a, PointId b) {
    std::vector<PointId> out;
    for (std::size_t i = 0; i < count; ++i) out.emplace_back(i);
    std::swap(out[a.index()], out[b.index()]);
    return out;
}

std::set<PointId> points_of(std::span<const Statement> statements) {
    std::set<PointId> out;
    for (const Statement& statement : statements) out.insert(statement.points().begin(), statement.points().end());
    return out;
}

bool seen_in_all(const diagram::Diagram& diagram, const Statement& statement) {
    const auto letters = diagram.letters();
    const auto pictures = diagram.pictures();
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (!facts::seen(statement, pictures[i], {}, letters[i])) return false;
    return !diagram.senseless(statement);
}

} // namespace

Candidates other_branches(const Sick& sick) {
    Candidates out;
    const scene::Scene& scene = sick.sample.scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        if (scene.actions()[i].states) continue;
        const int now = sick.diagram != nullptr ? sick.diagram->branches[i] : scene.actions()[i].branch.value_or(0);
        const int count = sick.diagram != nullptr ? sick.diagram->branch_counts[i] : assumed_branches;
        for (int branch = 0; branch < count; ++branch) {
            if (branch == now) continue;
            Sample other = sick.sample;
            other.scene = scene.with_branch(i, branch);
            add(out, std::move(other),
                "Take place " + std::to_string(branch + 1) + " of \"" + text_of(scene, i) + "\".");
        }
    }
    return out;
}

Candidates written_branches(const Sick& sick) {
    Candidates out;
    Sample open = sick.sample;
    open.chosen_for = {};
    const BranchSurvey survey = branches_of(open, {}, sick.control);
    for (Mend& mend : branch_mends(open, survey, sick.control)) add(out, std::move(mend.sample), std::move(mend.text));
    return out;
}

Candidates added_givens(const Sick& sick) {
    Candidates out;
    if (sick.diagram == nullptr) return out;
    Sample asked = sick.sample;
    std::ranges::move(told_goals(sick.sample, *sick.diagram), std::back_inserter(asked.goals));
    for (const Statement& given : may_be_missing(asked, *sick.diagram, sick.control))
        add(out, with_stated(sick.sample, given),
            "State " + in_words(given, sick.sample.scene) + " besides: it forces what is asked for.");
    return out;
}

Candidates without_goal_givens(const Sick& sick) {
    std::vector<std::size_t> given;
    for (const problem::Check& check : goals_given(sick.sample))
        if (sick.sample.scene.actions()[*check.action].states) given.push_back(*check.action);
    return without_each(sick, given, ", which states what is asked for.");
}

Candidates without_redundant(const Sick& sick) {
    if (sick.diagram == nullptr || !sick.diagram->solution) return {};
    return without_each(sick, adding_nothing(sick.sample.scene, *sick.diagram->solution),
                        ", which adds nothing to the rest.");
}

Candidates without_conflicting(const Sick& sick) {
    realize::Options options;
    const auto conflict = realize::conflicting_actions(sick.sample.scene, options, sick.control);
    return without_each(sick, conflict, ", which does not fit the rest.");
}

Candidates swapped_in_goals(const Sick& sick) {
    Candidates out;
    if (sick.diagram == nullptr) return out;
    const scene::Scene& scene = sick.sample.scene;
    for (std::size_t g = 0; g < sick.sample.goals.size(); ++g) {
        const Statement& goal = sick.sample.goals[g];
        if (seen_in_all(*sick.diagram, goal)) continue;
        for (const PointId from : points_of(std::array{goal}))
            for (std::size_t to = 0; to < scene.point_count(); ++to) {
                if (from.index() == to) continue;
                const auto now = facts::renamed(goal, exchanged(scene.point_count(), from, PointId(to)));
                if (!now || std::ranges::count(sick.sample.goals, *now) > 0 || !seen_in_all(*sick.diagram, *now))
                    continue;
                Sample other = sick.sample;
                other.goals[g] = *now;
                other.chosen_for = {};
                add(out, std::move(other),
                    "Ask for " + in_words(*now, scene) + " in place of " + in_words(goal, scene) + ": " +
                        name_shown(scene, from) + " and " + name_shown(scene, PointId(to)) +
                        " were taken for each other.");
            }
    }
    return out;
}

Candidates swapped_in_actions(const Sick& sick) {
    Candidates out;
    const auto drafts = drafts_of(sick.sample.scene);
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        const auto inputs = scene::inputs_of(drafts[i].action);
        const std::set<PointId> points(inputs.begin(), inputs.end());
        for (const PointId a : points)
            for (const PointId b : points) {
                if (!(a < b)) continue;
                auto changed = drafts;
                Action& action = changed[i].action;
                const auto moved = exchanged(sick.sample.scene.point_count(), a, b);
                for (scene::Use& use : action.uses)
                    for (PointId& point : use.points) point = moved[point.index()];
                if (action.states) action.states = facts::renamed(*action.states, moved);
                if (!action.states && action.uses.empty()) continue;
                add(out, assembled(sick.sample, changed),
                    "Put " + name_shown(sick.sample.scene, a) + " and " + name_shown(sick.sample.scene, b) +
                        " for each other in \"" + text_of(sick.sample.scene, i) + "\".");
            }
    }
    return out;
}

} // namespace porism::diagnose
