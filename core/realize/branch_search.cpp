#include "realize/branch_search.h"

#include "facts/truth.h"
#include "realize/attempts.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace porism::realize {
namespace {

/// How often a figure is begun anew with other draws, and how often besides with other triangles, where so few branches
/// make that cheap.
constexpr int rounds = textbook_rounds;
constexpr int other_rounds = 6;
constexpr int few_branches = 16;

/// The next combination after that of the figure reached, the last action varying fastest: depth-first. False at the
/// end. Only of actions that were reached the branches are known; those behind start from the first again.
bool next_combination(Wishes& wishes, const Figure& reached, const std::vector<bool>& free) {
    for (std::size_t i = reached.branches().size(); i-- > 0;) {
        if (!free[i] || reached.branches()[i] >= reached.choices()[i].back()) continue;
        for (std::size_t j = 0; j < i; ++j)
            if (free[j]) wishes[j].branch = reached.branches()[j];
        wishes[i].branch = reached.branches()[i] + 1;
        for (std::size_t j = i + 1; j < wishes.size(); ++j)
            if (free[j]) wishes[j].branch = 0;
        return true;
    }
    return false;
}

std::string names_of(const facts::Statement& goal, const scene::Scene& scene) {
    std::string text;
    const auto points = goal.points();
    for (std::size_t i = 0; i < points.size(); ++i)
        text += (i == 0 ? "" : i + 1 < points.size() ? ", " : " and ") + scene::display_name(scene.name(points[i]));
    return text;
}

/// A search for the first combination of branches in which the goals hold.
class BranchSearch {
public:
    BranchSearch(const scene::Scene& scene, const Options& options, const Control& control)
        : scene_(scene), options_(options), control_(control),
          free_(scene.actions_behind(points_of(options.choose_branch_for))) {
        for (std::size_t i = 0; i < free_.size(); ++i)
            if (scene.actions()[i].branch || !scene.actions()[i].at.empty()) free_[i] = false;
    }

    Result<Figure> run() {
        auto figure = search();
        if (figure) figure->add_failed_goals(failed_[figure->branches()]);
        return figure;
    }

private:
    /// In the order of the branches; several times over, since on which side or part of a line a point was drawn may
    /// decide too.
    Result<Figure> search() {
        for (int round = 0; round < rounds + other_rounds; ++round) {
            if (round >= rounds && (tried_ > few_branches || merged_)) break;
            if (auto figure = run_round(round); figure || figure.error().kind == ErrorKind::interrupted) return figure;
        }
        if (merged_) return *std::move(merged_);
        if (auto figure = in_a_pleasant_picture()) return figure;
        if (realised_ == 0 && first_error_) return fail(*first_error_);
        return not_found();
    }

    Result<Figure> run_round(int round) {
        Wishes wishes = written_branches(scene_);
        for (std::size_t i = 0; i < free_.size(); ++i)
            if (free_[i]) wishes[i] = {0, true};
        int realised = 0;
        for (tried_ = 1;; ++tried_) {
            Trial trial = build(scene_, options_, wishes, round, control_);
            realised_ = std::max(realised_, realised += trial.status ? 1 : 0);
            if (trial.status) trial.status = shown_by(trial.figure);
            if (!trial.status)
                std::ranges::copy(trial.figure.failed_goals(), std::back_inserter(failed_[trial.figure.branches()]));
            if (trial.status && trial.figure.coincidences().empty()) return std::move(trial.figure);
            if (!trial.status && trial.status.error().kind == ErrorKind::interrupted) return fail(trial.status.error());
            if (!trial.status && !first_error_) first_error_ = trial.status.error();
            const bool more = next_combination(wishes, trial.figure, free_);
            const bool capped = more && tried_ >= (merged_ ? few_branches : options_.branch_cap);
            capped_ = capped_ || capped;
            const Error last = trial.status ? Error{} : trial.status.error();
            if (trial.status && !merged_) merged_ = std::move(trial.figure);
            if (!more || capped) return fail(last);
        }
    }

    /// Whether the goals are seen in all pictures of a figure, the generic ones drawn so that they show them.
    Status shown_by(Figure& figure) {
        const Wanted& wanted = options_.choose_branch_for;
        if (figure.seen_in_scene_picture(wanted)) return figure.draw_generic(wanted, control_);
        const auto flat = std::ranges::find_if(
            wanted.goals, [&](const facts::Statement& goal) { return facts::flat(goal, figure.worlds()[0].points()); });
        if (flat != wanted.goals.end())
            flat_ = *flat;
        else
            proper_ = true;
        unclear_ = unclear_ || !figure.refuted_in_scene_picture(wanted);
        return fail("goal_false", "the goal is false in the scene picture");
    }

    /// Where the search for looks leads the first branches, those that give no new point among them: the points may
    /// stand in an order that no round drew.
    Result<Figure> in_a_pleasant_picture() {
        Trial trial = build(scene_, options_, written_branches(scene_), 0, control_);
        if (!trial.status) return fail(trial.status.error());
        trial.figure.improve_scene_picture({}, control_);
        if (auto status = shown_by(trial.figure); !status) return fail(status.error());
        return std::move(trial.figure);
    }

    /// Says no more than what was seen: pictures that were drawn, in branches that were tried.
    tl::unexpected<Error> not_found() const {
        const std::string count = std::to_string(realised_);
        if (capped_)
            return fail(Error{ErrorKind::limit, "goal_undecided",
                              "no branch of the first " + std::to_string(options_.branch_cap) +
                                  " was found in which the goal holds",
                              "choose the places of some points by coordinates", std::nullopt});
        if (unclear_)
            return fail(Error{ErrorKind::limit, "goal_undecided",
                              "the pictures are too near to tell whether the goal holds",
                              "state it with simpler numbers", std::nullopt});
        if (flat_ && !proper_)
            return fail("goal_false", "the points " + names_of(*flat_, scene_) + " lie on one line",
                        "choose points that are not on one line, or another goal");
        return fail("goal_false",
                    realised_ == 1 ? "the goal is false in the pictures drawn"
                                   : "the goal is false in the pictures drawn, in each of the " + count + " branches",
                    "check the goal and the constructions before it");
    }

    const scene::Scene& scene_;
    const Options& options_;
    const Control& control_;
    std::vector<bool> free_; ///< by action: whether its branch is searched
    std::optional<Error> first_error_;
    std::optional<Figure> merged_;         ///< the first that shows the goals, but only with two points in one place
    std::optional<facts::Statement> flat_; ///< a goal that fails because its points lie on one line
    bool proper_ = false;                  ///< in some picture that is not why
    bool capped_ = false;
    bool unclear_ = false; ///< in some branch the goals are neither seen nor clearly false
    std::map<std::vector<int>, std::vector<facts::Statement>> failed_; ///< by branches: goals that draws of them failed
    int tried_ = 0;                                                    ///< in the last round
    int realised_ = 0;                                                 ///< the most in a round
};

} // namespace

Result<Figure> found_branches(const scene::Scene& scene, const Options& options, const Control& control) {
    return BranchSearch(scene, options, control).run();
}

} // namespace porism::realize
