#include "realize/realize.h"

#include "facts/truth.h"
#include "realize/figure.h"
#include "realize/solved.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <map>

namespace porism::realize {
namespace {

/// By action.
using Wishes = std::vector<Wish>;

/// How often a figure is begun anew with other draws; in a search for a branch, how often besides with other triangles,
/// where so few branches make that cheap.
constexpr int rounds = textbook_rounds;
constexpr int other_rounds = 6;
constexpr int few_branches = 16;

/// What became of one combination of branches. The figure is kept even if it could not be finished: it knows how many
/// branches there were.
struct Trial {
    Figure figure;
    Status status;
};

Trial build(const scene::Scene& scene, const Options& options, const Wishes& wishes, int round,
            const Control& control) {
    Trial trial{Figure(scene, options, round), {}};
    for (std::size_t i = 0; i < scene.actions().size() && trial.status; ++i) {
        if (control.stopped())
            trial.status = fail(Error{ErrorKind::interrupted, "interrupted", "the figure was not finished", "", {}});
        else
            trial.status = trial.figure.place_next(wishes[i], control);
        control.report({"realising", i + 1, scene.actions().size()});
    }
    return trial;
}

Wishes written_branches(const scene::Scene& scene) {
    Wishes wishes;
    for (const scene::Action& action : scene.actions()) wishes.push_back({action.branch});
    return wishes;
}

std::vector<PointId> points_of(const Wanted& wanted) {
    std::vector<PointId> points;
    for (const facts::Statement& goal : wanted.goals) std::ranges::copy(goal.points(), std::back_inserter(points));
    for (const scene::Question& equation : wanted.equations)
        std::ranges::copy(scene::points_of(equation), std::back_inserter(points));
    return points;
}

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

Result<Figure> build_figure(const scene::Scene& scene, const Options& options, const Control& control) {
    if (!options.choose_branch_for.empty()) return BranchSearch(scene, options, control).run();
    const Wishes wishes = written_branches(scene);
    std::optional<Error> first_error;
    for (int round = 0; round < rounds; ++round) {
        Trial trial = build(scene, options, wishes, round, control);
        if (trial.status) return std::move(trial.figure);
        if (!first_error) first_error = trial.status.error();
        if (trial.status.error().kind == ErrorKind::interrupted || trial.status.error().code == "branch") break;
    }
    return fail(*first_error);
}

/// The last draws; where a better scene picture leads nowhere, the one that the figure was built with stays.
Status finish(Figure& figure, const Options& options, const Control& control) {
    const Figure built = figure;
    figure.improve_scene_picture(options.choose_branch_for, control);
    if (figure.draw_generic(options.choose_branch_for, control)) return {};
    figure = built;
    return figure.draw_generic(options.choose_branch_for, control);
}

/// Of points that are one exactly one place is computed.
diagram::Picture picture(const World& world, std::span<const diagram::Coincidence> coincidences) {
    diagram::Picture out{world.inputs(), world.points()};
    for (const diagram::Coincidence& one : coincidences)
        out.points[one.point.index()] = out.points[one.earlier.index()];
    return out;
}

void add_givens(diagram::Diagram& diagram, const scene::Scene& scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (action.states) {
            const bool order = facts::row(action.states->predicate()).order;
            (order ? diagram.guarantees : diagram.givens).push_back({*action.states, i});
        }
        for (const scene::Use& use : action.uses) {
            const scene::Construction& row = scene::construction(use.construction);
            for (const auto& statement : scene::instantiate(row.gives, action.outputs, use))
                diagram.givens.push_back({statement, i});
            for (const auto& statement : scene::instantiate(row.guarantees, action.outputs, use))
                if (!diagram.speaks_of_merged(statement)) diagram.guarantees.push_back({statement, i});
        }
    }
}

/// Beyond this, squares of lengths lose what the pictures are to show.
constexpr double farthest = 1e9;

Status check_coordinates(const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i]) continue;
            const double far = std::max(std::fabs(numbers::to_double(action.at[i]->x)),
                                        std::fabs(numbers::to_double(action.at[i]->y)));
            if (far <= farthest) continue;
            return fail("coordinates_too_large",
                        scene::display_name(scene.name(action.outputs[i])) +
                            " lies too far away: coordinates lie between -1e9 and 1e9",
                        "draw the figure smaller; its size says nothing");
        }
    return {};
}

/// Where doubles no longer tell apart what differs by a part in 1e9 of the figure.
constexpr double most_remote = 1e6;

Status check_remoteness(const scene::Scene& scene) {
    Box box;
    for (const scene::Action& action : scene.actions())
        for (const auto& at : action.at)
            if (at) box.add(place_of(*at));
    const double far =
        std::max({std::fabs(box.low_x), std::fabs(box.high_x), std::fabs(box.low_y), std::fabs(box.high_y)});
    const double size = box.size() > 0 ? box.size() : 1;
    if (far <= most_remote * size) return {};
    return fail("coordinates_too_remote",
                "the points lie so close together, so far from the origin, that they cannot be told apart",
                "move them nearer to the origin; where a figure lies says nothing");
}

/// How far from its given place a point may stand, relative to the figure: by the last digits of doubles.
constexpr double last_digits = 1e-13;

/// A given place that the figure does not keep: its point is determined by others, or cannot lie there.
Status check_given(const scene::Scene& scene, const Figure& figure) {
    const World& picture = figure.worlds()[0];
    const diagram::Program& program = figure.plan().assembly.program();
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i] || !action.at[i]->given) continue;
            const std::size_t point = action.outputs[i].index();
            const Point place = place_of(*action.at[i]), stands = picture.points()[point];
            const bool moves = diagram::row(program.instructions[program.point_registers[point]].primitive).inputs > 0;
            const double far = std::max(picture.size(), std::hypot(stands.x, stands.y));
            if (std::hypot(place.x - stands.x, place.y - stands.y) <= last_digits * far) continue;
            const std::string name = scene::display_name(scene.name(action.outputs[i]));
            return fail(
                "given_place",
                fmt::format("{} cannot stand at its given place: {} ({:.15g}, {:.15g})", name,
                            moves ? "the nearest that its construction allows is" : "the other points put it at",
                            stands.x, stands.y),
                moves ? "give " + name + " exact coordinates, such as sqrt(2)/2, or sketch ones"
                      : "give no coordinates to " + name + ", or sketch ones");
        }
    return {};
}

/// The lengths and ratios of a use; those that no double holds are zero or infinite.
std::vector<double> sizes_of(const scene::Use& use) {
    std::vector<double> sizes;
    const auto constants = scene::constants_of(use);
    std::size_t number = 0;
    for (const scene::Slot& slot : scene::construction(use.construction).slots) {
        if (slot.kind != scene::SlotKind::number) continue;
        const double size = constants[number++].get_d();
        if (slot.measure == facts::ConstantKind::positive_rational) sizes.push_back(size);
    }
    return sizes;
}

/// Lengths and ratios that no picture can show beside others.
Status check_numbers(const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            for (const double size : sizes_of(use)) {
                if (size >= 1 / farthest && size <= farthest) continue;
                return fail("number_out_of_range",
                            "a number of " + scene::display_name(scene.name(action.outputs.front())) +
                                (size > 1 ? " is too large to be drawn" : " is too small to be drawn"),
                            "lengths and ratios lie between 1e-9 and 1e9; the size of a figure says nothing");
            }
    return {};
}

diagram::Diagram to_diagram(const scene::Scene& scene, const Figure& figure) {
    diagram::Diagram result;
    result.names.assign(scene.names().begin(), scene.names().end());
    result.program = figure.plan().assembly.program();
    result.coincidences = figure.coincidences();
    result.scene_picture = picture(figure.worlds()[0], result.coincidences);
    result.freedom = figure.freedom();
    if (result.freedom > 0)
        for (std::size_t i = 1; i < figure.worlds().size(); ++i)
            result.generic.push_back(picture(figure.worlds()[i], result.coincidences));
    result.branches = figure.branches();
    result.branch_counts = figure.branch_counts();
    result.choices = figure.choices();
    add_givens(result, scene);
    result.failed_elsewhere = figure.failed_goals();
    result.scene_hash = scene.hash();
    assert(diagram::well_formed(result.program));
    return result;
}

/// The figure of the constructions of a scene that states something.
Result<Figure> constructed(const scene::Scene& scene, Options& options, const Control& control) {
    options.choose_branch_for = {};
    auto figure = build_figure(scene, options, control);
    if (figure)
        if (auto status = check_given(scene, *figure); !status) return fail(std::move(status.error()));
    return figure;
}

Result<diagram::Diagram> realize_stated(const scene::Scene& scene, const Options& options, const Control& control) {
    Options built = options;
    auto figure = constructed(scene, built, control);
    if (!figure) return fail(std::move(figure.error()));
    auto solved = solve(scene, *figure, options, control);
    if (!solved) return fail(std::move(solved.error()));
    diagram::Diagram result = to_diagram(scene, *figure);
    result.scene_picture = std::move(solved->pictures.front());
    result.generic.assign(std::make_move_iterator(solved->pictures.begin() + 1),
                          std::make_move_iterator(solved->pictures.end()));
    result.freedom = solved->freedom;
    result.solution = std::move(solved->solution);
    return result;
}

} // namespace

Wanted wanted_of(const scene::Goals& goals, const scene::Questions& questions) {
    Wanted wanted{goals, {}};
    std::ranges::copy_if(questions, std::back_inserter(wanted.equations),
                         [](const scene::Question& question) { return scene::row(question.kind).equation; });
    return wanted;
}

Result<diagram::Diagram> realize(const scene::Scene& scene, const Options& options, const Control& control) {
    if (auto status = check_coordinates(scene); !status) return fail(std::move(status.error()));
    if (auto status = check_remoteness(scene); !status) return fail(std::move(status.error()));
    if (auto status = check_numbers(scene); !status) return fail(std::move(status.error()));
    if (scene.states()) return realize_stated(scene, options, control);
    auto figure = build_figure(scene, options, control);
    if (!figure) return fail(std::move(figure.error()));
    if (auto status = check_given(scene, *figure); !status) return fail(std::move(status.error()));
    if (auto status = finish(*figure, options, control); !status) return fail(std::move(status.error()));
    figure->correct_scene_picture();
    return to_diagram(scene, *figure);
}

std::vector<std::size_t> conflicting_actions(const scene::Scene& scene, const Options& options,
                                             const Control& control) {
    if (!scene.states()) return {};
    Options built = options;
    const auto figure = constructed(scene, built, control);
    return figure ? conflict(scene, *figure, options, control) : std::vector<std::size_t>();
}

std::optional<std::size_t> blamed_action(const scene::Scene& scene, Options options, const Control& control) {
    options.choose_branch_for = {};
    options.explain = false;
    // A prefix of a prefix with a figure has one too.
    std::size_t good = 0, bad = scene.actions().size() + 1;
    while (bad - good > 1 && !control.stopped()) {
        const std::size_t middle = good + (bad - good) / 2;
        (realize(scene.prefix(middle), options, control) ? good : bad) = middle;
    }
    if (control.stopped() || bad > scene.actions().size()) return std::nullopt;
    return bad - 1;
}

scene::Scene with_branches(const scene::Scene& scene, const diagram::Diagram& diagram) {
    scene::Scene result = scene;
    for (std::size_t i = 0; i < diagram.branches.size(); ++i)
        if (diagram.branch_counts[i] > 1) result = result.with_branch(i, diagram.branches[i]);
    return result;
}

} // namespace porism::realize
