#include "realize/stated/solved.h"

#include "facts/order_consequences.h"
#include "facts/truth.h"
#include "realize/quality.h"
#include "realize/seed.h"
#include "realize/stated/conflict.h"
#include "realize/stated/constraint_rank.h"
#include "realize/stated/feet.h"
#include "realize/stated/lines_said.h"
#include "realize/stated/one_place.h"
#include "realize/stated/possible.h"
#include "realize/stated/refusals.h"
#include "realize/stated/similar.h"
#include "realize/stated/stated_in.h"
#include "realize/stated/touching.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace porism::realize {
namespace {

/// Searches for a figure in which besides what is stated the needs of the constructions hold.
constexpr std::uint64_t searches = 6;
/// How a generic picture is drawn: the best of so many draws, of as many as `tries` where none succeeds, each moved by
/// so many steps, shortened by half at most so often (of the further tries too), of at most so many steps of fitting.
struct Moving {
    int draws, tries, steps, halved, halved_then, fit_steps;
};
/// Of many points each draw is dear, and some three of them are nearly on a line in all.
constexpr Moving of_few{6, 24, 4, 0, 3, fit_steps}, of_many{1, 2, 2, 2, 2, 20};
constexpr std::size_t few_standing = 30;
/// Streams of random numbers.
constexpr std::uint64_t first_draws = std::uint64_t{1} << 40, further_draws = std::uint64_t{1} << 41;
/// How far a generic picture lies, in sizes of the figure.
constexpr double generic_way = 0.3;
/// Counted work of solving, of the pictures after that, and of naming a conflict, at most.
constexpr std::uint64_t solving_work = most_work / 2, picture_work = most_work / 4, conflict_work = 1'000'000'000;
constexpr int all_rigid_motions = 3;
/// Clearance below which a comparison that may be an equation is tried as one: steps end near such a limit, not at it.
constexpr double at_its_limit = 1e-5;
/// What the decomposition at the end costs is known beforehand.
constexpr std::size_t most_entries = 1'500'000;

SaidLines lines_of(const scene::Scene& scene, const Figure& figure, const Options& options) {
    std::vector<facts::Statement> lines = lines_said_in(scene, figure, options.supposed_from);
    if (!options.any_order) std::ranges::copy(lines_drawn_in(scene), std::back_inserter(lines));
    return SaidLines(lines);
}

Error stopped_error() {
    return {ErrorKind::interrupted, "interrupted", "the figure was not finished", "", {}};
}

using Pair = std::pair<PointId, PointId>;

class Solver {
public:
    Solver(const scene::Scene& scene, const Figure& figure, const Placed& placed, std::vector<Stated> stated,
           const Options& options, const Control& control)
        : scene_(scene), figure_(figure), placed_(placed), options_(options), control_(control),
          system_(placed.program, placed.held, std::move(stated), lines_of(scene, figure, options)),
          seed_(options.seed != 0 ? options.seed : seed_of(scene)), all_(system_.stated().size()),
          left_(*options.budget), work_{std::min(solving_work, left_)} {
        std::iota(all_.begin(), all_.end(), std::size_t{0});
        find_start();
    }

    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    Result<Solved> run() {
        auto solved = find();
        charge_search();
        return solved;
    }

    /// The points that were one in all that the last run found, the likeliest first; empty where it found a figure or
    /// ended otherwise. So many of them were one each time.
    const std::vector<Pair>& fallen() const { return fallen_; }
    std::span<const Pair> always_fallen() const { return std::span(fallen_).first(always_fallen_); }
    Error coincident_error() { return refusals_.coincident(fallen_.front(), forcing_together(fallen_.front())); }

    std::vector<std::size_t> conflict() {
        if (!check_size()) return {};
        const Found found = ConstraintSolver(system_, start_, seed_, work_, control_).solve(all_, 0);
        charge_search();
        if (found.values || !found.coincident.empty()) return {};
        return refusals_.actions_of(conflict_in(found.failed));
    }

private:
    /// Some of the work that is left to all, from which it is taken in the end.
    struct Share {
        Share(std::uint64_t most, std::uint64_t& from) : work{std::min(most, from)}, left(from) {}
        ~Share() { left -= std::min(left, work.spent); }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;
        Work work;
        std::uint64_t& left;
    };
    Share share(std::uint64_t most) {
        charge_search();
        return {most, left_};
    }
    void charge_search() {
        left_ -= std::min(left_, work_.spent - charged_);
        charged_ = work_.spent;
    }

    Result<Solved> find() {
        if (auto status = check_size(); !status) return fail(status.error());
        if (auto status = check_values(); !status) return fail(status.error());
        if (const auto broken = never_together(system_, all_); !broken.empty())
            return fail(refusals_.conflict({}, broken));
        auto values = search();
        if (!values) return fail(values.error());
        Share taken = share(picture_work);
        Work& work = taken.work;
        const ConstraintRank rank(system_, all_, *values, work);
        Solved solved;
        solved.coincidences = placed_.coincidences;
        const Motions free = motions(system_, figure_.plan(), scene_);
        count(solved, *values, rank, free, work);
        solved.pictures.push_back(picture(*values));
        if (solved.solution.shape_freedom > 0)
            add_generic(solved.pictures, *values, rank, work);
        else if (free.size && free.rigid == all_rigid_motions)
            add_similar(solved.pictures, *values, work);
        if (control_.stopped()) return fail(stopped_error());
        solved.solution.work = work_.spent + work.spent;
        return solved;
    }

    /// What the statements fix; that points are one is theirs to say, though the figure was found with them as one.
    void count(Solved& solved, const Values& values, const ConstraintRank& rank, const Motions& free,
               Work& work) const {
        const auto tell = [&](const ConstraintRank& of) {
            solved.freedom = of.freedom();
            solved.solution.shape_freedom = std::max(0, of.freedom() - free.count());
            for (const std::size_t statement : of.redundant())
                solved.solution.redundant.push_back(system_.stated()[statement].action);
        };
        if (placed_.moved.empty() && placed_.met.empty()) return tell(rank);
        const Placed apart = placed_in(figure_);
        const std::span<const Stated> stated = system_.stated();
        const ConstraintSystem whole(apart.program, apart.held, {stated.begin(), stated.end()},
                                     lines_of(scene_, figure_, options_));
        tell(ConstraintRank(whole, all_, moved_to_places(values), work));
    }

    /// The inputs of points that stand in the places of others are those places.
    Values moved_to_places(Values values) const {
        if (placed_.moved.empty()) return values;
        const auto points = system_.points(system_.registers(values));
        for (const auto& [input, place] : placed_.moved) {
            values[input] = points[place.index()].x;
            values[input + 1] = points[place.index()].y;
        }
        return values;
    }

    void find_start() {
        start_.merged.assign(scene_.point_count(), false);
        for (const diagram::Coincidence& one : placed_.coincidences) start_.merged[one.point.index()] = true;
        for (const World& world : figure_.worlds()) {
            Values values = world.inputs();
            values.resize(system_.variable_count(), 1);
            start_.figures.push_back(std::move(values));
        }
        start_.any_order = options_.any_order;
        bool by_hand = false;
        for (const Source& source : figure_.plan().sources) {
            start_.sketched.push_back(source.place && !source.given);
            by_hand = by_hand || source.place;
        }
        std::vector<facts::Statement> statements;
        for (const Stated& one : system_.stated()) statements.push_back(one.statement);
        const auto length = told_length(statements);
        start_.scale = length ? *length : by_hand ? figure_.worlds()[0].size() : 1;
        for (std::size_t p = 0; p < scene_.point_count(); ++p)
            if (!start_.merged[p]) standing_.emplace_back(p);
        for (const Stage& stage : figure_.plan().stages)
            for (const auto* needs : {&stage.needs, &stage.restricts})
                start_.needs.insert(start_.needs.end(), needs->begin(), needs->end());
    }

    Status check_values() const {
        for (const Stated& one : system_.stated()) {
            auto status = check_possible(one.statement, scene_.names());
            if (status) continue;
            status.error().pointer = "/actions/" + std::to_string(one.action);
            return status;
        }
        return {};
    }

    Status check_size() const {
        std::size_t equations = 0;
        for (const std::size_t statement : all_) equations += system_.equations_of(statement);
        if (equations * system_.variable_count() <= most_entries) return {};
        return fail(Refusals::too_many());
    }

    Result<Values> search() {
        const ConstraintSolver solver(system_, start_, seed_, work_, control_);
        std::optional<Error> first;
        std::optional<Pair> fallen;
        std::optional<Values> unclear;
        for (std::uint64_t draw = 0; draw < searches; ++draw) {
            Found found = solver.solve(all_, draw);
            if (control_.stopped()) return fail(stopped_error());
            const Settled settled = found.values ? settle_touching(system_, all_, *found.values, work_) : Settled::yes;
            if (settled == Settled::unclear && !unclear && !refused(*found.values)) unclear = found.values;
            if (settled != Settled::yes) {
                // It may be brought to all its digits from elsewhere.
                if (!work_.over()) continue;
                found = without_figure();
            }
            if (!found.values && unclear) break;
            std::optional<Error> why = found.values ? refused(*found.values) : std::nullopt;
            if (found.values && !why) return *std::move(found.values);
            if (!found.values && work_.over()) return fail(refusals_.too_much_work(found, apart_in(found)));
            if (!found.values) return fail(unsolved(found));
            if (first) continue;
            first = std::move(why);
            fallen = fallen_together(*found.values);
        }
        if (unclear) return *std::move(unclear);
        if (!first) return fail(unsolved(without_figure()));
        if (fallen) fallen_ = {*fallen};
        always_fallen_ = fallen_.size();
        return fail(*std::move(first));
    }

    /// What a search ends with that came as near to a figure as doubles tell, and found none.
    Found without_figure() const {
        Found none;
        none.failed = all_;
        return none;
    }

    Error unsolved(const Found& found) {
        if (!found.coincident.empty()) {
            fallen_ = found.coincident;
            always_fallen_ = found.always_coincident;
            return fallen_together_error();
        }
        std::vector<std::size_t> blamed = found.failed;
        if (options_.explain) blamed = conflict_in(found.failed);
        if (!blamed.empty() && (options_.explain || found.impossible)) return refusals_.conflict(found, blamed);
        if (found.tight) return refusals_.too_tight(found);
        if (found.flat) return refusals_.flat(*found.flat);
        return refusals_.not_found(found, apart_in(found));
    }

    /// What does not fit together near the sketch; without one, near the figure that came nearest, and in no other that
    /// was found.
    std::vector<std::size_t> apart_in(const Found& found) {
        if (!options_.explain || !found.left) return {};
        Share taken = share(conflict_work);
        Work& work = taken.work;
        const bool sketched = std::ranges::count(start_.sketched, true) > 0;
        const Values& values = sketched ? start_.figures.front() : found.left->values;
        auto apart = conflict_near(system_, found.failed, values, work, control_);
        if (sketched || apart.empty()) return apart;
        const ConstraintSolver solver(system_, start_, seed_, work, control_);
        return solver.solve(apart, 0).values ? std::vector<std::size_t>() : apart;
    }

    static Error fallen_together_error() {
        return {ErrorKind::bad_input, "coincident_points", "points fall together", "", std::nullopt};
    }

    std::optional<Pair> fallen_together(const Values& values) const {
        return coincident(standing_, system_.points(system_.registers(values)), system_);
    }

    /// An irreducible set of statements in whose figures two points were never found apart.
    std::vector<std::size_t> forcing_together(const Pair& pair) {
        if (!options_.explain) return {};
        Share taken = share(conflict_work / 4);
        Work& work = taken.work;
        const ConstraintSolver solver(system_, start_, seed_, work, control_);
        const auto may_be_apart = [&](std::span<const std::size_t> some) {
            if (work.over() || control_.stopped()) return true;
            const auto tells = [&](PointId point) {
                return std::ranges::any_of(some, [&](std::size_t one) { return speaks_of(point, one); });
            };
            if (!tells(pair.first) || !tells(pair.second)) return true;
            Found found = solver.solve(some, 0);
            if (!found.values) return !found.coincident.empty() && std::ranges::count(found.coincident, pair) == 0;
            settle_touching(system_, some, *found.values, work);
            return fallen_together(*found.values) != pair;
        };
        if (may_be_apart(all_)) return {};
        auto forcing = conflict_among(all_, may_be_apart);
        return work.over() || control_.stopped() ? std::vector<std::size_t>() : forcing;
    }

    bool speaks_of(PointId point, std::size_t statement) const {
        return std::ranges::count(system_.stated()[statement].statement.points(), point) > 0;
    }

    std::vector<std::size_t> conflict_in(std::span<const std::size_t> statements) {
        Share taken = share(conflict_work);
        return shown_conflict(system_, start_, seed_, statements, taken.work, control_);
    }

    /// Whether what is constructed for points that are earlier ones is there.
    bool meet(std::span<const Register> registers, std::span<const Point> points) const {
        Box box;
        for (const PointId point : standing_) box.add(points[point.index()]);
        return std::ranges::all_of(placed_.met, [&](const auto& one) {
            const Point &made = std::get<Point>(registers[one.first]), &there = points[one.second.index()];
            return std::hypot(made.x - there.x, made.y - there.y) <= geometry::Tolerance{}.apart * box.size();
        });
    }

    /// Why a picture in which all holds that is stated is not taken.
    std::optional<Error> refused(const Values& values) const {
        const auto registers = system_.registers(values);
        const auto points = system_.points(registers);
        if (coincident(standing_, points, system_) || !meet(registers, points)) return fallen_together_error();
        for (const Stage& stage : figure_.plan().stages)
            for (const auto* needs : {&stage.needs, &stage.restricts})
                for (const facts::Statement& need : *needs)
                    if (!facts::seen(need, points))
                        return describe({Failure::What::precondition, stage.action, {}, need}, Occurs::always,
                                        figure_.plan(), scene_);
        for (const Stated& one : system_.stated())
            if (const auto proviso = facts::proviso(one.statement); proviso && !facts::seen(*proviso, points))
                return refusals_.without_area(one);
        if (const auto flat = flat_in(system_, all_, standing_, points, values); flat && !flat->last_resort)
            return refusals_.flat(*flat);
        if (shown(points)) return std::nullopt;
        return Error{ErrorKind::bad_input, "goal_false", "the goal is false in the pictures drawn",
                     "check the goal and what is stated", std::nullopt};
    }

    bool shown(std::span<const Point> points) const {
        const facts::Points<double> pictures[] = {points};
        const Wanted& wanted = options_.choose_branch_for;
        return std::ranges::all_of(wanted.goals, [&](const auto& goal) { return facts::seen(goal, points); }) &&
               std::ranges::all_of(wanted.equations, [&](const scene::Question& equation) {
                   return scene::seen_in(equation, pictures).sight == scene::Sight::seen;
               });
    }

    diagram::Picture picture(const Values& values) const {
        diagram::Picture out;
        out.points = system_.points(system_.registers(values));
        for (const diagram::Coincidence& one : placed_.coincidences)
            out.points[one.point.index()] = out.points[one.earlier.index()];
        out.letters = system_.letters_in(values);
        const Values inputs = moved_to_places(values);
        out.inputs.assign(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(system_.input_count()));
        return out;
    }

    const Moving& moving() const { return standing_.size() > few_standing ? of_many : of_few; }

    void add_similar(std::vector<diagram::Picture>& pictures, const Values& from, Work& work) const {
        const auto other = options_.generic_pictures > 0 ? similar(system_, all_, from, work) : std::nullopt;
        if (other && !refused(*other) && all_hold(system_, all_, system_.points(system_.registers(*other)), *other))
            pictures.push_back(picture(*other));
    }

    void add_generic(std::vector<diagram::Picture>& pictures, const Values& from, const ConstraintRank& rank,
                     Work& work) const {
        const Moving& how = moving();
        const std::vector<Point> drawn = system_.points(system_.registers(from));
        for (int i = 0; i < options_.generic_pictures; ++i) {
            std::optional<Values> best;
            int least = 0;
            for (int draw = 0; (draw < how.draws || (!best && draw < how.tries)) && !work.over() && !control_.stopped();
                 ++draw) {
                const bool further = draw >= how.draws;
                Rng rng(seed_, further ? further_draws + static_cast<std::uint64_t>(i * how.tries + draw)
                                       : first_draws + static_cast<std::uint64_t>(i * of_few.draws + draw));
                const int halved = further ? how.halved_then : how.halved;
                auto moved = moved_from(from, rank.free_direction(rng), halved, work);
                if (!moved || refused(*moved)) continue;
                std::vector<Point> standing;
                const auto points = system_.points(system_.registers(*moved));
                if (falls_flat(system_, all_, drawn, points)) continue;
                for (const PointId point : standing_) standing.push_back(points[point.index()]);
                const int doubtful = accidents(standing);
                if (best && doubtful >= least) continue;
                best = std::move(moved);
                least = doubtful;
                if (least == 0) break;
            }
            if (best) pictures.push_back(picture(*best));
        }
    }

    /// Step by step, so that it is the same figure that moves.
    std::optional<Values> moved_from(Values values, const Values& way, int most_halved, Work& work) const {
        const Moving& how = moving();
        double stride = generic_way / how.steps;
        for (int step = 0, halved = 0; step < how.steps;) {
            auto moved = moved_by(values, stride, way, work);
            if (!moved && halved++ == most_halved) return std::nullopt;
            if (moved) {
                values = *std::move(moved);
                ++step;
            } else {
                stride /= 2;
            }
        }
        if (settle_touching(system_, all_, values, work) == Settled::no) return std::nullopt;
        if (!all_hold(system_, all_, system_.points(system_.registers(values)), values)) return std::nullopt;
        return values;
    }

    /// Of figures without a size; of larger ones it costs too much to look.
    bool may_shrink() const {
        constexpr std::size_t few_variables = 48;
        if (system_.variable_count() > few_variables) return false;
        std::vector<facts::Statement> statements;
        for (const Stated& one : system_.stated()) statements.push_back(one.statement);
        return fixes_no_size(statements);
    }

    /// All but those of so many free points. Where two stand a figure without a size does not shrink: what is at its
    /// greatest or least would fail by less and less so, and never hold.
    std::vector<std::size_t> variables_but(std::size_t standing) const {
        std::vector<std::size_t> out;
        for (std::size_t group = 0; group < system_.groups().size(); ++group) {
            const bool free = system_.primitive_of(group) == diagram::Primitive::free_point;
            if (free && standing > 0 && !system_.is_letter(system_.groups()[group].front())) {
                --standing;
                continue;
            }
            const auto& variables = system_.groups()[group];
            out.insert(out.end(), variables.begin(), variables.end());
        }
        return out;
    }

    std::optional<Values> moved_by(Values values, double stride, const Values& way, Work& work) const {
        for (std::size_t i = 0; i < values.size(); ++i) values[i] += stride * way[i];
        for (const std::size_t standing : {0, 2}) {
            if (standing > 0 && !may_shrink()) break;
            Values fitted = values;
            if (fit(system_, all_, variables_but(standing), fitted, work, Collapse::free, moving().fit_steps))
                return fitted;
        }
        return std::nullopt;
    }

    const scene::Scene& scene_;
    const Figure& figure_;
    const Placed& placed_;
    const Options& options_;
    const Control& control_;
    ConstraintSystem system_;
    std::uint64_t seed_;
    std::vector<std::size_t> all_;
    std::vector<PointId> standing_; ///< points that are no earlier ones by construction
    Start start_;
    std::uint64_t& left_; ///< of the work that all may take
    Work work_;           ///< of the searches
    std::uint64_t charged_ = 0;
    std::vector<Pair> fallen_;
    std::size_t always_fallen_ = 0;
    Refusals refusals_{scene_, system_};
};

/// What falls together in every figure is taken for one, all of it at once, else two points first, as long as there is
/// such; where no figure is found so either, the error is that of the first two points.
Result<Solved> solve_in(const scene::Scene& scene, const Figure& figure, const Placed& placed,
                        std::span<const Stated> stated, const Options& options, const Control& control) {
    Solver solver(scene, figure, placed, {stated.begin(), stated.end()}, options, control);
    auto solved = solver.run();
    if (solved || solver.fallen().empty()) return solved;
    Options quiet = options;
    quiet.explain = false;
    const auto with_some = [&](std::span<const Pair> some) {
        const auto one = with_one_place(placed, scene, some);
        return one ? std::optional(solve_in(scene, figure, *one, stated, quiet, control)) : std::nullopt;
    };
    if (solver.always_fallen().size() > 1)
        if (auto found = with_some(solver.always_fallen()); found && *found) return *std::move(found);
    for (const Pair& pair : solver.fallen())
        if (auto found = with_some(std::span(&pair, 1))) {
            if (*found) return *std::move(found);
            break;
        }
    return fail(solver.coincident_error());
}

/// With each two of these as one; empty where some cannot be, and where there are none.
std::optional<Placed> with_pairs(const Placed& constructed, const scene::Scene& scene, std::span<const Pair> pairs) {
    return pairs.empty() ? std::nullopt : with_one_place(constructed, scene, pairs);
}

/// The same of those that are not one already.
std::optional<Placed> with_places(const Placed& constructed, const scene::Scene& scene,
                                  std::span<const diagram::Coincidence> together) {
    std::vector<Pair> pairs;
    for (const diagram::Coincidence& one : together)
        if (std::ranges::count(constructed.coincidences, one) == 0) pairs.emplace_back(one.earlier, one.point);
    return with_pairs(constructed, scene, pairs);
}

Result<Solved> solve_as(const scene::Scene& scene, const Figure& figure, std::span<const Stated> stated,
                        const Options& options, const Control& control) {
    const Placed constructed = placed_in(figure);
    const auto feet = feet_in_one_place(stated);
    Options quiet = options;
    quiet.explain = false;
    for (const auto& placed : {with_places(constructed, scene, options.together), with_pairs(constructed, scene, feet)})
        if (placed)
            if (auto found = solve_in(scene, figure, *placed, stated, quiet, control)) return found;
    return solve_in(scene, figure, constructed, stated, options, control);
}

/// Those of the comparisons that hold in a figure by next to nothing; all where there is none.
std::vector<std::size_t> at_limits(const scene::Scene& scene, std::vector<std::size_t> comparisons,
                                   const Result<Solved>& found) {
    if (!found) return comparisons;
    const diagram::Picture& picture = found->pictures.front();
    std::erase_if(comparisons, [&](std::size_t action) {
        const facts::Statement& comparison = *scene.actions()[action].states;
        return facts::relative_residual(comparison, picture.points, picture.letters) > at_its_limit;
    });
    return comparisons;
}

/// Then they do so where comparisons that may be equations are.
bool contradict_in_order(std::span<const Stated> stated) {
    std::vector<facts::Statement> statements;
    for (const Stated& one : stated) statements.push_back(one.statement);
    return !facts::impossible_in_order(statements).empty();
}

} // namespace

Result<Solved> solve(const scene::Scene& scene, const Figure& figure, const Options& options, const Control& control) {
    const std::vector<Stated> stated = stated_in(scene);
    const auto comparisons = closed_comparisons(scene);
    if (comparisons.empty()) return solve_as(scene, figure, stated, options, control);
    Options quiet = options;
    quiet.explain = false;
    auto found = solve_as(scene, figure, stated, quiet, control);
    if (const auto limits = at_limits(scene, comparisons, found);
        !limits.empty() && (found || !contradict_in_order(stated)))
        if (auto at = solve_as(scene, figure, stated_in(scene, limits), quiet, control)) return at;
    return found || !options.explain ? std::move(found) : solve_as(scene, figure, stated, options, control);
}

std::vector<std::size_t> conflict(const scene::Scene& scene, const Figure& figure, const Options& options,
                                  const Control& control) {
    return Solver(scene, figure, placed_in(figure), stated_in(scene), options, control).conflict();
}

} // namespace porism::realize
