#include "realize/stated/constraint_solver.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "realize/stated/touching.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace porism::realize {
namespace {

/// Each part of each search draws from a stream of its own; there are fewer parts.
constexpr std::uint64_t streams = 4096;
/// What is against a solution, the worst first: triples that are turned otherwise than in a sketch, that all is
/// squeezed, lines through three points.
using Accidents = std::array<std::size_t, 3>;
constexpr std::size_t squeezed_whole = 1;
/// Solutions among which the one with the fewest accidents is chosen, and the one most like a sketch.
constexpr int choice = 3, choice_by_sketch = 8;
/// So many where all are squeezed.
constexpr int choice_of_squeezed = 12;
/// Once a part has taken so much work, its first solution will do.
constexpr std::uint64_t choosing_work = 10'000'000;
/// What trials after the first ones may take together; where the last resort was found, which draws steps to it.
constexpr std::uint64_t little_work = 12'000'000, more_work = 40'000'000;
/// Once locks have failed so often, they are tried again every so many trials.
constexpr int locks_failures = 4, locks_again = 8;
/// Their draws are another stream.
constexpr std::uint64_t later_draws = std::uint64_t{1} << 44;
/// Trials that begin at the sketch, and by how much they move its points.
constexpr int sketch_trials = 4;
constexpr double shake = 0.06;
/// Of points that are lifted (lifted.h): by how much those of a sketch are moved besides, and how high they and others
/// start.
constexpr double shake_lifted = 0.02, lift = 0.1, lift_anywhere = 1.5;
/// Searches in each trial to lock all groups, those of them that look at the sketch, and the places of single groups
/// that the first one may try; each has more than the one before.
constexpr std::size_t restarts = 8, sketched_restarts = 4, first_places = 400;
/// By what part of it what is stated fails in a sketch that is near to a figure.
constexpr double near_sketch = 0.1;
/// How often searches after the first with a sketch take another common point than it has.
constexpr double stray = 0.05;
/// The same of points that may lie in any order.
constexpr double stray_anywhere = 0.5;
/// What satisfies its equations so well gains nothing by a step, and loses where loci touch.
constexpr double perfect = 1e-13;
/// Triples of more points are not looked at.
constexpr std::size_t few_points = 40;
/// Three points of a sketch have an orientation from this part of the square of their longest side on.
constexpr double clear_turn = 0.08;
/// A point is nearer to the line of two others than this, relative to their distance.
constexpr double on_line = 1e-7;

/// Which set each element is in; sets grow together.
struct Sets {
    std::vector<std::size_t> parent;
    explicit Sets(std::size_t count) : parent(count) { std::iota(parent.begin(), parent.end(), std::size_t{0}); }
    std::size_t of(std::size_t element) {
        while (parent[element] != element) element = parent[element] = parent[parent[element]];
        return element;
    }
    void join(std::size_t a, std::size_t b) { parent[std::max(of(a), of(b))] = std::min(of(a), of(b)); }
};

using Pair = std::pair<PointId, PointId>;
/// Each pair once, of figures in which some are one.
void put_most_often_first(const std::vector<std::vector<Pair>>& figures, Found& found) {
    std::vector<std::pair<std::size_t, Pair>> counted;
    for (const auto& pairs : figures)
        for (const Pair& pair : pairs) {
            const auto there = std::ranges::find(counted, pair, &std::pair<std::size_t, Pair>::second);
            if (there == counted.end())
                counted.emplace_back(1, pair);
            else
                ++there->first;
        }
    std::ranges::stable_sort(counted, std::ranges::greater(), &std::pair<std::size_t, Pair>::first);
    for (const auto& [times, pair] : counted) {
        found.coincident.push_back(pair);
        found.always_coincident += times == figures.size() ? 1 : 0;
    }
}

/// Each once.
std::vector<PointId> joined(std::vector<PointId> points, std::span<const PointId> more) {
    for (const PointId point : more)
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
    return points;
}

/// Twice the signed area of a triangle, relative to its longest side.
double turn(std::span<const Point> points, std::size_t a, std::size_t b, std::size_t c) {
    const Point u = points[b] - points[a], v = points[c] - points[a], w = points[c] - points[b];
    const double longest =
        std::max({geometry::squared_length(u), geometry::squared_length(v), geometry::squared_length(w)});
    return longest > 0 ? geometry::cross(u, v) / longest : 0;
}

} // namespace

std::vector<Part> parts_of(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    Sets sets(system.groups().size());
    for (const std::size_t statement : statements)
        for (const std::size_t group : system.groups_of(statement)) sets.join(system.groups_of(statement)[0], group);
    std::vector<Part> parts(system.groups().size());
    for (std::size_t group = 0; group < parts.size(); ++group) parts[sets.of(group)].groups.push_back(group);
    Part held; // what speaks of no variable
    for (const std::size_t statement : statements) {
        const auto& groups = system.groups_of(statement);
        (groups.empty() ? held : parts[sets.of(groups.front())]).statements.push_back(statement);
    }
    std::erase_if(parts, [](const Part& part) { return part.groups.empty(); });
    if (!held.statements.empty()) parts.push_back(std::move(held));
    return parts;
}

/// The points that the groups of a part move.
std::vector<PointId> ConstraintSolver::points_of(const Part& part) const {
    std::vector<PointId> points;
    for (std::size_t p = 0; p < system_.program().point_registers.size(); ++p) {
        const auto& groups = system_.groups_of(PointId(p));
        if (start_.merged[p]) continue;
        if (std::ranges::find_first_of(groups, part.groups) != groups.end()) points.emplace_back(p);
    }
    return points;
}

/// Triples of points on a line that are clearly on none in the sketch.
std::size_t ConstraintSolver::lines(std::span<const PointId> of, std::span<const Point> points) const {
    std::size_t count = 0;
    if (of.size() > few_points) return count;
    const Sketch sketch = sketch_of(of);
    for (std::size_t i = 0; i < of.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (std::size_t k = 0; k < j; ++k) {
                const Point &p = points[of[i].index()], &q = points[of[j].index()], &r = points[of[k].index()];
                const Point u = q - p, v = r - p;
                const double size = std::sqrt(geometry::squared_length(u) * geometry::squared_length(v));
                if (std::fabs(geometry::cross(u, v)) > on_line * size) continue;
                const bool drawn = sketch.drawn[i] && sketch.drawn[j] && sketch.drawn[k];
                count += !drawn || std::fabs(sketch.turn(of[i], of[j], of[k])) > clear_turn ? 1 : 0;
            }
    return count;
}

/// Triples of points that are oriented otherwise than in the sketch; a mirror image is as good.
std::size_t ConstraintSolver::turned(std::span<const PointId> of, std::span<const Point> points) const {
    if (of.size() > few_points) return 0;
    const Sketch sketch = sketch_of(of);
    std::size_t alike = 0, other = 0;
    for (std::size_t i = 0; i < of.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (std::size_t k = 0; k < j; ++k) {
                if (!sketch.drawn[i] || !sketch.drawn[j] || !sketch.drawn[k]) continue;
                const double there = sketch.turn(of[i], of[j], of[k]);
                const double here = turn(points, of[i].index(), of[j].index(), of[k].index());
                if (std::fabs(there) > clear_turn) ++(there * here > 0 ? alike : other);
            }
    return std::min(alike, other);
}

/// Where points are drawn, and which of some are.
ConstraintSolver::Sketch ConstraintSolver::sketch_of(std::span<const PointId> some) const {
    Sketch sketch{system_.points(system_.registers(start_.figures.front())), {}};
    for (const PointId point : some)
        sketch.drawn.push_back(std::ranges::all_of(system_.groups_of(point), [&](std::size_t group) {
            const std::size_t variable = system_.groups()[group].front();
            return !system_.is_letter(variable) && start_.sketched[variable];
        }));
    return sketch;
}

double ConstraintSolver::Sketch::turn(PointId a, PointId b, PointId c) const {
    return realize::turn(points, a.index(), b.index(), c.index());
}

/// Sets what can be locked group by group, if a trial begins so.
Locks::Outcome ConstraintSolver::lock(const Locks& locks, int trial, const Placing::Trial& how, bool steps_first,
                                      Values& values) const {
    const bool as_sketched = how.sketch && trial < sketch_trials;
    if (!locks.exist()) return Locks::Outcome::given_up;
    if (as_sketched && (!locks.rigid() || steps_first) && trial % 2 == 0) return Locks::Outcome::given_up;
    for (std::size_t restart = 0; restart < restarts; ++restart) {
        Placing::Trial another = how;
        if (trial > 0 || restart > 0) another.stray = stray;
        if (start_.any_order) another.stray = stray_anywhere;
        if (restart >= sketched_restarts) another.sketch = false;
        Values locked = values;
        const Locks::Outcome outcome = locks.place(locked, another, first_places * (restart + 1), work_);
        if (outcome == Locks::Outcome::given_up) continue;
        if (outcome == Locks::Outcome::placed) values = std::move(locked);
        return outcome;
    }
    return Locks::Outcome::given_up;
}

/// Where steps towards a figure start. A sketch is taken as it is first, but once where there are many points; without
/// one a polygon is a regular one first. Most
/// trials place one group after the other; where there are constructions, every other one begins with a figure in which
/// they exist; of the later ones every other one begins anywhere. Where points hang together by lengths, every other
/// trial leads through space.
void ConstraintSolver::begin(const Placing& placing, const Lifted& lifted, int trial, const Placing::Trial& how,
                             Values& values) const {
    const bool lifts = lifted.exists() && trial % 2 == 1;
    if (lifts && how.sketch) {
        placing.sketch(values, shake_lifted * (trial - 1), how.rng, work_);
        return lifted.flatten(values, lift, how.rng, work_);
    }
    place(placing, trial, how, values);
    if (lifts) lifted.flatten(values, lift_anywhere, how.rng, work_);
}

void ConstraintSolver::place(const Placing& placing, int trial, const Placing::Trial& how, Values& values) const {
    const bool grows = placing.many() && trial == 1;
    if (how.sketch && trial < sketch_trials && !grows)
        placing.sketch(values, shake * trial, how.rng, work_);
    else if (trial >= solver_trials && trial % 2 == 0)
        placing.scatter(values, how);
    else if (trial == 0 && placing.round())
        placing.place_round(values, how);
    else
        start_anew(placing, trial, how, values);
}

void ConstraintSolver::start_anew(const Placing& placing, int trial, const Placing::Trial& how, Values& values) const {
    const bool constructed = system_.program().instructions.size() * 2 > system_.input_count();
    if (!constructed || trial % 2 == 0) return placing.place(values, how, work_);
    const Values& figure = start_.figures[static_cast<std::size_t>(trial / 2) % start_.figures.size()];
    for (const std::size_t variable : placing.variables())
        values[variable] = figure[variable] * how.rng.uniform(0.9, 1.1);
}

bool ConstraintSolver::satisfies(const Part& part, const Values& values) const {
    const auto registers = system_.registers(values);
    if (registers.empty()) return false;
    const auto equalities = equalities_of(system_, part.statements);
    return greatest(system_.residuals(equalities, system_.points(registers), values)) <= perfect;
}

/// Whether no point of a figure is far from where it was sketched: then it is the one that is meant.
bool ConstraintSolver::is_at_sketch(std::span<const PointId> of, std::span<const Point> points) const {
    constexpr double near_enough = 0.03; // parts of the size
    const Sketch sketch = sketch_of(of);
    Box box;
    for (const PointId point : of) box.add(points[point.index()]);
    for (std::size_t i = 0; i < of.size(); ++i) {
        const Point way = points[of[i].index()] - sketch.points[of[i].index()];
        if (!sketch.drawn[i] || !(std::hypot(way.x, way.y) <= near_enough * box.size())) return false;
    }
    return true;
}

/// Whether a sketch fails what is stated by so little that steps lead from it to the figure.
bool ConstraintSolver::is_near(const Part& part, const Values& sketch) const {
    const auto registers = system_.registers(sketch);
    return !registers.empty() && worst_of(system_, part.statements, system_.points(registers), sketch) < near_sketch;
}

/// Whether comparisons are among what is stated, and all of it nearly holds: where they leave little room, or points
/// nearly come together or lie on a line, there may be figures that steps do not find.
bool ConstraintSolver::is_tight(const Part& part, std::span<const Point> points, const Values& values) const {
    constexpr double nearly = 1e-3;
    const auto letters = std::span(values).subspan(system_.input_count());
    const auto row_of = [&](std::size_t statement) -> const ConstraintRow& { return system_.row(statement); };
    const auto in_order = [&](const ConstraintRow& row) { return row.nearly_in_order(points, letters); };
    // How points lie nearly holds of all that lie nearly on a line.
    const bool compares = std::ranges::any_of(part.statements, &ConstraintRow::compares, row_of);
    return (compares || (std::ranges::any_of(part.statements, &ConstraintRow::leaves_room, row_of) &&
                         !is_squeezed(points_of(part), points))) &&
           worst_of(system_, part.statements, points, values) <= nearly &&
           std::ranges::all_of(part.statements, in_order, row_of);
}

/// Keeps what is left of a trial that fails, if that is the least. Where points come together, or angles vanish,
/// nothing is near to a figure, however little seems to fail.
void ConstraintSolver::look_at_miss(const Part& part, const Values& values, Found& found) const {
    const auto registers = system_.registers(values);
    if (registers.empty()) return;
    const auto points = system_.points(registers);
    found.tight = found.tight || is_tight(part, points, values);
    const double off = worst_of(system_, part.statements, points, values);
    std::optional<Left> worst;
    for (const std::size_t statement : part.statements) {
        const double residual = system_.miss(statement, registers, values);
        if (!worst || residual > worst->residual) worst = Left{statement, residual, {}};
    }
    if (worst && coincident(points_of(part), points, system_, off)) worst->residual = std::max(worst->residual, 1.0);
    if (const auto flat = flat_in(system_, part.statements, points_of(part), points, values))
        worst = Left{flat->statement, 1, {}};
    if (!worst || (found.left && found.left->residual <= worst->residual)) return;
    found.left = std::move(worst);
    found.left->values = values;
}

/// Whether there is another trial after so many, the first ones or those after them having taken so much work.
/// What was found is not legible where all is squeezed.
bool ConstraintSolver::again(int trial, std::uint64_t spent, Search search) const {
    if (control_.stopped() || work_.over() || (search.legible && spent > choosing_work)) return false;
    const std::uint64_t most = search.may_do ? more_work : little_work;
    return trial < solver_trials || (!search.legible && trial < most_solver_trials && spent < most);
}

Rng ConstraintSolver::draws_of(std::uint64_t stream, int trial) const {
    const auto number = static_cast<std::uint64_t>(trial);
    if (trial < solver_trials) return Rng(seed_, stream * solver_trials + number);
    return Rng(seed_, later_draws + stream * most_solver_trials + number);
}

/// Whether a point is about where its circle has no parameter: steps that lead there come near, and no further.
bool ConstraintSolver::is_out_of_reach(const Part& part, const Values& values) const {
    constexpr double far_away = 300;
    return std::ranges::any_of(part.groups, [&](std::size_t group) {
        const std::size_t variable = system_.groups()[group].front();
        return !system_.is_letter(variable) && system_.primitive_of(group) == diagram::Primitive::point_on_circle &&
               std::fabs(values[variable]) > far_away;
    });
}

/// What the end of a trial is. What is none tells by how much it fails, or why.
ConstraintSolver::Kind ConstraintSolver::judge(const Part& part, std::span<const PointId> points, bool holds,
                                               Values& values, Seen& seen) const {
    Found& found = seen.found;
    if (!bring_to_line(system_, part.statements, part.groups, points, values, work_) && !holds) {
        look_at_miss(part, values, found);
        return Kind::none;
    }
    const auto places = system_.points(system_.registers(values));
    const auto flat = flat_in(system_, part.statements, points, places, values);
    const bool is_void = flat && !flat->last_resort;
    if (is_void && !found.flat) found.flat = flat;
    if (is_void || !all_hold(system_, part.statements, places, values)) {
        look_at_miss(part, values, found);
        return flat ? Kind::flat : Kind::none;
    }
    if (is_misplaced(part, places)) return Kind::misplaced;
    const double worst = worst_of(system_, part.statements, places, values);
    auto near = all_coincident(points, places, system_, worst);
    if (falls_together(part, points, places, values)) {
        const auto one = all_coincident(points, places, system_, 0);
        std::ranges::stable_partition(near, [&](const Pair& pair) { return std::ranges::count(one, pair) > 0; });
        seen.together.push_back(std::move(near));
        return Kind::none;
    }
    return flat || !near.empty() || is_out_of_reach(part, values) ? Kind::last_resort : Kind::figure;
}

/// Whether two points are one, be it in the place where loci touch, to which steps only come near.
bool ConstraintSolver::falls_together(const Part& part, std::span<const PointId> points, std::span<const Point> places,
                                      Values values) const {
    if (coincident(points, places, system_)) return true;
    const double worst = worst_of(system_, part.statements, places, values);
    if (!coincident(points, places, system_, worst)) return false;
    return settle_touching(system_, part.statements, values, work_) == Settled::yes &&
           coincident(points, system_.points(system_.registers(values)), system_);
}

/// Whether its points lie otherwise than a construction needs that is of this part alone.
bool ConstraintSolver::is_misplaced(const Part& part, std::span<const Point> places) const {
    const auto within = [&](PointId point) { return std::ranges::includes(part.groups, system_.groups_of(point)); };
    return std::ranges::any_of(start_.needs, [&](const facts::Statement& need) {
        return std::ranges::all_of(need.points(), within) && !facts::seen(need, places);
    });
}

bool ConstraintSolver::solve_part(const Part& part, std::uint64_t stream, std::span<const PointId> standing,
                                  Found& found, Values& values) const {
    const Placing placing(system_, start_, part.groups, part.statements);
    const Locks locks(system_, start_, placing, part.groups, part.statements);
    const Lifted lifted(system_, part.groups, part.statements);
    work_.spent += 4 * part.groups.size() * part.statements.size();
    const std::vector<PointId> points = points_of(part);
    const std::vector<PointId> all = joined(points, standing);
    std::optional<Values> best, last_resort, misplaced;
    Accidents least{};
    int solved = 0, failures = 0;
    const bool by_sketch = placing.sketched();
    const bool steps_first = by_sketch && is_near(part, values);
    const int enough = by_sketch ? choice_by_sketch : start_.any_order ? 1 : choice;
    std::uint64_t begun = work_.spent;
    const auto legible = [&] { return best && (start_.any_order || least[squeezed_whole] == 0); };
    Seen seen{found};
    for (int trial = 0; solved < enough || (!legible() && solved < choice_of_squeezed); ++trial) {
        if (trial == solver_trials) begun = work_.spent;
        const Search search{legible(), best || last_resort || misplaced};
        if (!again(trial, work_.spent - begun, search)) break;
        Rng rng = draws_of(stream, trial);
        Values tried = values;
        const Point origin{start_.scale * rng.uniform(-0.3, 1.3), start_.scale * rng.uniform(-0.5, 1.2)};
        const bool first = stream == 0 && trial == 0,
                   sketch = by_sketch && stream < streams && trial < sketch_trials + 2;
        const Placing::Trial how{rng, first ? Point{0, 0} : origin, sketch, trial % 4 >= 2};
        Locks::Outcome locked = Locks::Outcome::given_up;
        if (failures < locks_failures || trial % locks_again == 0) locked = lock(locks, trial, how, steps_first, tried);
        failures += locked == Locks::Outcome::failed ? 1 : 0;
        if (locked == Locks::Outcome::impossible) {
            found.impossible = true;
            return false;
        }
        if (locked != Locks::Outcome::placed) begin(placing, lifted, trial, how, tried);
        const bool collapses = trial % 3 != 1 || points.empty();
        const Collapse collapse = collapses ? Collapse::free : Collapse::gains_nothing;
        const bool holds =
            satisfies(part, tried) || fit(system_, part.statements, placing.variables(), tried, work_, collapse);
        const Kind kind = judge(part, points, holds, tried, seen);
        failures += (kind == Kind::flat || kind == Kind::last_resort) && locked == Locks::Outcome::placed ? 1 : 0;
        if (kind == Kind::last_resort && !last_resort) last_resort = tried;
        if (kind == Kind::misplaced && !misplaced) misplaced = tried;
        if (kind != Kind::figure) continue;
        const auto places = system_.points(system_.registers(tried));
        const Accidents accidents{turned(points, places), is_squeezed(all, places) ? 1U : 0U, lines(all, places)};
        const bool as_sketched = trial == 0 && by_sketch && is_at_sketch(points, places);
        if (++solved; !best || accidents < least) {
            best = std::move(tried);
            least = accidents;
        }
        if (as_sketched || least == Accidents{}) break;
    }
    put_most_often_first(seen.together, found);
    if (!best) best = std::move(last_resort);
    // Where points lie as they should only if two of them are one, they are.
    if (!best && found.coincident.empty()) best = std::move(misplaced);
    if (!best) return false;
    values = *std::move(best);
    return true;
}

Found ConstraintSolver::solve(std::span<const std::size_t> statements, std::uint64_t draw) const {
    Found found;
    Values values = start_.figures[draw % start_.figures.size()];
    const std::vector<Part> parts = parts_of(system_, statements);
    std::vector<PointId> standing;
    const auto stands = [&](const Part& part) { standing = joined(std::move(standing), points_of(part)); };
    for (const Part& part : parts)
        if (part.statements.empty()) stands(part);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].statements.empty()) continue;
        Found part;
        if (!solve_part(parts[i], draw * streams + i, standing, part, values)) {
            part.failed = parts[i].statements;
            return part;
        }
        stands(parts[i]);
    }
    found.values = std::move(values);
    return found;
}

} // namespace porism::realize
