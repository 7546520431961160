#include "realize/stated/locks.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace porism::realize {
namespace {

using geometry::quotient_direction;
using geometry::squared_length;

/// Draws of a group that is not locked.
constexpr std::size_t free_draws = 4;
/// A search that so often has points where a construction does not have them, or that goes on for so much work once it
/// had, is better begun anew.
constexpr std::size_t most_misplaced = 40;
constexpr std::uint64_t work_after_misplacing = 2'000'000;
/// Of what is stated besides two loci, relative to the magnitude of its terms: below the first it may hold, and hold
/// better after small steps; above the second it surely does not.
constexpr double may_hold = 1e-5, surely_fails = 1e-2;
/// So near, relative to the lengths there, points are one.
constexpr double one_place = 1e-6;
/// Points whose rounding is more than this, relative to the lengths there, tell nothing surely.
constexpr double well_known = 1e-10;
/// Common points of loci, in sizes of the figure.
constexpr double same = 1e-12;
constexpr std::size_t not_here = std::numeric_limits<std::size_t>::max();
/// Loci are one where their coefficients differ by no more.
constexpr double equal_loci = 1e-9;
/// Ways to take one set of loci of each statement.
constexpr std::size_t most_ways = 32;

/// All ways to take one of each.
std::vector<Loci> ways_through(std::span<const std::vector<Loci>> choices) {
    std::vector<Loci> ways{{}};
    for (const auto& sets : choices) {
        std::vector<Loci> longer;
        for (const Loci& way : ways)
            for (const Loci& set : sets) {
                longer.push_back(way);
                longer.back().insert(longer.back().end(), set.begin(), set.end());
            }
        ways = std::move(longer);
        if (ways.size() > most_ways) ways.resize(most_ways);
    }
    return ways;
}

bool are_one(const Locus& first, const Locus& second) {
    const double sign = first.round == 0 && geometry::dot(first.normal, second.normal) < 0 ? -1 : 1;
    return std::fabs(first.round - second.round) < equal_loci &&
           std::sqrt(squared_length(first.normal - sign * second.normal)) < equal_loci &&
           std::fabs(first.constant - sign * second.constant) < equal_loci;
}

Loci different(const Loci& loci) {
    Loci all;
    for (const Locus& locus : loci)
        if (std::ranges::none_of(all, [&](const Locus& one) { return are_one(one, locus); })) all.push_back(locus);
    return all;
}

/// The sine between two loci at a common point.
double crossing(const Locus& first, const Locus& second, const Point& at) {
    const Point u = 2 * first.round * at + first.normal, v = 2 * second.round * at + second.normal;
    const double size = std::sqrt(squared_length(u) * squared_length(v));
    return size > 0 ? std::fabs(geometry::cross(u, v)) / size : 0;
}

/// Of the two loci that cross most clearly.
std::vector<Point> where_they_meet(const Loci& loci) {
    std::vector<Point> best;
    double clearest = -1;
    for (std::size_t i = 1; i < loci.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            auto points = common_points(loci[j], loci[i]);
            if (points.empty()) continue;
            const double clear = crossing(loci[j], loci[i], points.front());
            if (clear <= clearest) continue;
            clearest = clear;
            best = std::move(points);
        }
    return best;
}

double distance(const Point& p, const Point& q) {
    return std::sqrt(squared_length(p - q));
}

} // namespace

/// One way through the choices.
struct Locks::Search {
    const Locks& of;
    const Placing::Trial& trial;
    Values& values;
    Work& work;
    std::size_t places_left;
    bool sure = true;                  ///< what failed so far did so whatever is drawn
    std::size_t misplaced = 0;         ///< places where a construction does not have its points
    std::uint64_t first_misplaced = 0; ///< the work that was spent then

    struct Choice {
        std::vector<std::vector<double>> places; ///< of the group's variables, the last is tried first
        std::vector<bool> blamed;                ///< by level: earlier ones on which it depends that none is left
        bool open = false;                       ///< there are other places
    };
    std::vector<Choice> choices;
    std::vector<Register> registers; ///< none where they are to be computed from the beginning
    std::vector<Point> points;

    Outcome run();
    bool go_back();
    void enter();
    std::optional<std::vector<std::vector<Loci>>> loci_of(const Level& level, const Frame& frame) const;
    void add_locked(Choice& choice, const Level& level, std::span<const std::vector<Loci>> loci, const Frame& frame);
    void add_drawn(Choice& choice, const Level& level);
    bool good(std::size_t index);
    bool look();
    bool look_after(std::size_t group);
    bool meets_needs(std::size_t index);
    bool goes_astray() const;
    Point likely(const Level& level);
    Frame frame_of(const Level& level) const;
    bool well_known_at(const Frame& frame, const Level& level) const;
};

Locks::Locks(const ConstraintSystem& system, const Start& start, const Placing& placing,
             std::span<const std::size_t> groups, std::span<const std::size_t> statements)
    : system_(system), start_(start), placing_(placing), level_of_(system.program().point_registers.size(), not_here) {
    std::vector<std::size_t> level_of_group(system.groups().size(), not_here);
    for (Step& step : locking_steps(system, groups, statements)) {
        level_of_group[step.group] = levels_.size();
        levels_.push_back({std::move(step), {}, {}, {}, {}, {}, false, {}});
    }
    for (std::size_t p = 0; p < level_of_.size(); ++p) find_level(PointId(p), level_of_group);
    find_needs();
    rigid_ = movable_ = exist();
    for (std::size_t i = 0; i < levels_.size(); ++i) find_anchors(i, level_of_group);
    const auto registers = system.registers(start.figures.front());
    if (!registers.empty()) sketch_ = system.points(registers);
}

/// Where a point is complete.
void Locks::find_level(PointId point, std::span<const std::size_t> level_of_group) {
    const auto& behind = system_.groups_of(point);
    if (behind.empty()) return;
    std::size_t last = 0;
    for (const std::size_t group : behind) last = std::max(last, level_of_group[group]);
    level_of_[point.index()] = last;
    if (last == not_here || start_.merged[point.index()]) return;
    levels_[last].made.push_back(point);
    const diagram::Program& program = system_.program();
    const Instruction& instruction = program.instructions[program.point_registers[point.index()]];
    if (instruction.primitive == Primitive::free_point && !levels_[last].point) levels_[last].point = point;
}

/// Each belongs to the level that completes the last of its points.
void Locks::find_needs() {
    for (const facts::Statement& need : start_.needs) {
        std::optional<std::size_t> last;
        for (const PointId point : need.points())
            if (!system_.groups_of(point).empty()) last = std::max(last.value_or(0), level_of_[point.index()]);
        if (last && *last != not_here) levels_[*last].needs.push_back(need);
    }
}

void Locks::find_anchors(std::size_t index, std::span<const std::size_t> level_of_group) {
    Level& level = levels_[index];
    const auto& variables = system_.groups()[level.step.group];
    rigid_ = rigid_ && (index < 2 || equations_in(system_, level.step) >= variables.size());
    movable_ = movable_ && (level.point || system_.is_letter(variables.front()));
    std::vector<bool> before(index, false);
    for (const std::size_t statement : level.step.statements) {
        for (const std::size_t group : system_.groups_of(statement))
            if (level_of_group[group] < index) before[level_of_group[group]] = true;
        for (const PointId point : system_.stated()[statement].statement.points()) {
            movable_ = movable_ && !system_.groups_of(point).empty();
            if (level_of_[point.index()] == index)
                level.drags = level.drags || point != level.point;
            else if (std::ranges::count(level.stay, point) == 0)
                level.stay.push_back(point);
        }
    }
    for (std::size_t i = 0; i < index; ++i)
        if (before[i]) level.anchors.push_back(i);
    for (const ToldLength& told : system_.told_lengths()) {
        if (told.from != level.point && told.to != level.point) continue;
        const ToldLength away{told.from == level.point ? told.to : told.from, *level.point, told.length};
        const bool stands = level_of_[away.from.index()] < index;
        if (stands && (!level.near || away.length < level.near->length)) level.near = away;
    }
}

Locks::Outcome Locks::place(Values& values, const Placing::Trial& trial, std::size_t most_places, Work& work) const {
    Search search{*this, trial, values, work, most_places, true, 0, 0, {}, {}, {}};
    const Outcome outcome = exist() ? search.run() : Outcome::given_up;
    if (outcome == Outcome::placed && trial.sketch && rigid_ && movable_) lay_on_sketch(values);
    return outcome;
}

/// Shifts and turns the figure to where its sketch is, by least squares: its first side alone may have been sketched
/// in any direction.
void Locks::lay_on_sketch(Values& values) const {
    std::vector<std::pair<Point, Point>> pairs;
    Point middle{0, 0}, sketched{0, 0};
    for (const Level& level : levels_) {
        const auto& variables = system_.groups()[level.step.group];
        if (!level.point || !start_.sketched[variables[0]] || sketch_.empty()) continue;
        pairs.push_back({{values[variables[0]], values[variables[1]]}, sketch_[level.point->index()]});
        middle = middle + pairs.back().first;
        sketched = sketched + pairs.back().second;
    }
    if (pairs.size() < 2) return;
    const double part = 1 / static_cast<double>(pairs.size());
    middle = part * middle;
    sketched = part * sketched;
    Point turn{0, 0};
    for (const auto& [here, there] : pairs) turn = turn + quotient_direction(there - sketched, here - middle);
    const double length = std::sqrt(squared_length(turn));
    if (length == 0) return;
    for (const Level& level : levels_) {
        const auto& variables = system_.groups()[level.step.group];
        if (!level.point) continue;
        const Point here{values[variables[0]], values[variables[1]]};
        const Point there = sketched + geometry::product((1 / length) * turn, here - middle);
        values[variables[0]] = there.x;
        values[variables[1]] = there.y;
    }
}

Locks::Outcome Locks::Search::run() {
    if (!look()) return Outcome::given_up;
    enter();
    while (true) {
        Choice& choice = choices.back();
        if (choice.places.empty()) {
            if (!go_back()) return sure ? Outcome::impossible : Outcome::failed;
            continue;
        }
        if (places_left-- == 0 || work.over()) return Outcome::given_up;
        if (goes_astray()) return Outcome::failed;
        const std::size_t level = choices.size() - 1;
        const std::size_t group = of.levels_[level].step.group;
        const auto& variables = of.system_.groups()[group];
        for (std::size_t i = 0; i < variables.size(); ++i) values[variables[i]] = choice.places.back()[i];
        choice.places.pop_back();
        const bool built = look_after(group);
        sure = sure && built; // what could not be built may hang on points that stand elsewhere later
        if (!built || !good(level)) continue;
        if (choices.size() == of.levels_.size()) return Outcome::placed;
        enter();
    }
}

/// To the last choice to blame, which inherits what the failure depends on besides.
bool Locks::Search::go_back() {
    const Choice failed = std::move(choices.back());
    sure = sure && !failed.open;
    const auto last = std::find(failed.blamed.rbegin(), failed.blamed.rend(), true);
    if (last == failed.blamed.rend()) return false;
    const auto to = static_cast<std::size_t>(failed.blamed.rend() - last) - 1;
    choices.resize(to + 1);
    for (std::size_t i = 0; i < to; ++i)
        if (failed.blamed[i]) choices[to].blamed[i] = true;
    return true;
}

bool Locks::Search::look() {
    work.spent += 10 * of.system_.program().instructions.size();
    registers = of.system_.registers(values);
    if (registers.empty()) return false;
    points = of.system_.points(registers);
    return true;
}

/// When nothing but a group has other values.
bool Locks::Search::look_after(std::size_t group) {
    if (registers.empty()) return look();
    work.spent += 10 * of.system_.program().instructions.size();
    if (!of.system_.move_group(group, values, registers)) {
        registers.clear();
        return false;
    }
    points = of.system_.points(registers);
    return true;
}

/// Around the nearest point that stands, so that coordinates of what is small beside the figure keep their digits.
Frame Locks::Search::frame_of(const Level& level) const {
    if (level.near) return {points[level.near->from.index()], level.near->length};
    return {level.stay.empty() ? trial.origin : points[level.stay.front().index()], of.start_.scale};
}

/// Whether rounding of what stands says nothing of directions and lengths there.
bool Locks::Search::well_known_at(const Frame& frame, const Level& level) const {
    double least = frame.unit, most = 0;
    for (const PointId point : level.stay) {
        const Point& at = points[point.index()];
        least = std::min(least, of.system_.told_at(point));
        most = std::max({most, std::fabs(at.x), std::fabs(at.y)});
    }
    return most * std::numeric_limits<double>::epsilon() <= well_known * least;
}

/// Makes the choices of the next level.
void Locks::Search::enter() {
    const std::size_t index = choices.size();
    const Level& level = of.levels_[index];
    Choice choice;
    choice.blamed.assign(index, false);
    for (const std::size_t anchor : level.anchors) choice.blamed[anchor] = true;
    const Frame frame = frame_of(level);
    sure = sure && well_known_at(frame, level);
    if (const auto loci = loci_of(level, frame))
        add_locked(choice, level, *loci, frame);
    else
        add_drawn(choice, level);
    // The first two points only have a place and a turn, unless something else is fixed. Steps that did not come to one
    // say nothing.
    const bool sought_in_vain = choice.open && choice.places.empty();
    if (index < 2 && level.point && of.movable_ && !sought_in_vain && index <= equations_in(of.system_, level.step))
        choice.open = false;
    choices.push_back(std::move(choice));
}

std::optional<std::vector<std::vector<Loci>>> Locks::Search::loci_of(const Level& level, const Frame& frame) const {
    if (!level.point || level.drags) return std::nullopt;
    std::vector<std::vector<Loci>> all;
    for (const std::size_t statement : level.step.statements) {
        if (of.system_.is_order(statement)) continue;
        auto sets = of.system_.loci(statement, *level.point, points, values, frame);
        work.spent += 1000;
        if (!sets) return std::nullopt;
        all.push_back(*std::move(sets));
    }
    return all;
}

void Locks::Search::add_locked(Choice& choice, const Level& level, std::span<const std::vector<Loci>> loci,
                               const Frame& frame) {
    std::vector<Point> places;
    const Point near = frame.from(likely(level));
    for (const Loci& all : ways_through(loci)) {
        const Loci way = different(all);
        if (way.size() < 2) choice.open = true;
        for (std::size_t i = 0; i < free_draws && way.size() < 2; ++i) {
            const Point to = i == 0 ? near : frame.from(likely(level));
            const auto place = way.empty() ? to : nearest_on(way.front(), to);
            if (place) places.push_back(*place);
        }
        for (const Point& place : where_they_meet(way)) {
            const bool there = std::ranges::any_of(places, [&](const Point& p) { return distance(p, place) < same; });
            if (!there) places.push_back(place);
        }
    }
    if (choice.open)
        std::ranges::reverse(places);
    else
        std::ranges::sort(places,
                          [&](const Point& p, const Point& q) { return distance(p, near) > distance(q, near); });
    if (places.size() > 1 && trial.rng.unit() < trial.stray) {
        // Where points lie in any order the nearest but one may be but the mirror image.
        const std::size_t last = places.size() - 1;
        std::swap(places[last], places[of.start_.any_order ? trial.rng.below(last) : last - 1]);
    }
    for (const Point& place : places) {
        const Point there = frame.to(place);
        choice.places.push_back({there.x, there.y});
    }
}

/// Variables that are no places, and curves of another kind: by small steps from where they are drawn.
void Locks::Search::add_drawn(Choice& choice, const Level& level) {
    const auto& variables = of.system_.groups()[level.step.group];
    choice.open = true;
    for (std::size_t i = 0; i < free_draws; ++i) {
        Values tried = values;
        of.placing_.draw(tried, level.step.group, choices.size(), trial);
        if (!level.step.statements.empty() && !fit(of.system_, level.step.statements, variables, tried, work)) continue;
        choice.places.emplace_back();
        for (const std::size_t variable : variables) choice.places.back().push_back(tried[variable]);
    }
}

/// Where a point is to be expected: as the sketch has it beside those that stand, or where it is drawn.
Point Locks::Search::likely(const Level& level) {
    const PointId point = *level.point;
    const auto& variables = of.system_.groups()[level.step.group];
    Values drawn = values;
    of.placing_.draw(drawn, level.step.group, choices.size(), trial);
    const Point place{drawn[variables[0]], drawn[variables[1]]};
    if (!trial.sketch || !of.start_.sketched[variables[0]] || of.sketch_.empty() || level.stay.empty()) return place;
    const PointId first = level.stay.front();
    const Point way = of.sketch_[point.index()] - of.sketch_[first.index()];
    const Point& here = points[first.index()];
    if (level.stay.size() < 2) return here + way;
    const Point there = of.sketch_[level.stay[1].index()] - of.sketch_[first.index()];
    const double size = squared_length(there);
    if (size == 0) return here + way;
    return here + geometry::product(way, (1 / size) * quotient_direction(points[level.stay[1].index()] - here, there));
}

/// Whether what is stated holds, and the points that the level completes are new ones.
bool Locks::Search::goes_astray() const {
    return misplaced > most_misplaced || (misplaced > 0 && work.spent - first_misplaced > work_after_misplacing);
}

/// Whether the points lie where constructions need them; what stands elsewhere may do so.
bool Locks::Search::meets_needs(std::size_t index) {
    for (const facts::Statement& need : of.levels_[index].needs) {
        if (facts::seen(need, points)) continue;
        sure = false;
        if (misplaced++ == 0) first_misplaced = work.spent;
        for (const PointId point : need.points())
            if (of.level_of_[point.index()] < index) choices[index].blamed[of.level_of_[point.index()]] = true;
        return false;
    }
    return true;
}

bool Locks::Search::good(std::size_t index) {
    const Level& level = of.levels_[index];
    work.spent += 40 * (level.step.statements.size() + level.made.size() * points.size());
    const auto equalities = equalities_of(of.system_, level.step.statements);
    const double worst = greatest(of.system_.residuals(equalities, points, values));
    if (worst > may_hold) {
        sure = sure && worst > surely_fails;
        return false;
    }
    if (!all_hold(of.system_, level.step.statements, points, values) || !meets_needs(index)) return false;
    for (const PointId made : level.made)
        for (std::size_t p = 0; p < points.size(); ++p) {
            const std::size_t other = of.level_of_[p];
            if (p == made.index() || other > index || of.start_.merged[p]) continue;
            const double near = one_place * of.system_.length_at(made, PointId(p), of.start_.scale);
            if (distance(points[p], points[made.index()]) >= near) continue;
            sure = false;
            if (other < index) choices[index].blamed[other] = true;
            return false;
        }
    return true;
}

} // namespace porism::realize
