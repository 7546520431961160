#include "realize/stated/placing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

namespace porism::realize {
namespace {

/// Where lengths are told by letters, a sketch may have been made in another unit.
constexpr std::array sketch_scales{1.0, 0.25, 0.5, 2.0, 4.0, 8.0};
/// Draws of a group until what is stated of it holds.
constexpr int group_draws = 4;

/// A figure of more variables grows with all that is stated of its points; steps of a smaller one as a whole are
/// cheap.
constexpr std::size_t few_variables = 26;
/// Draws of several groups that are placed together.
constexpr int draws_together = 80;

/// Of what fails, relative to the magnitude of its terms.
double mean(std::span<const facts::Residual> residuals) {
    double sum = 0;
    for (const facts::Residual& residual : residuals)
        sum += residual.size > 0 ? std::fabs(residual.value) / residual.size : 0;
    return std::isfinite(sum) ? sum : std::numeric_limits<double>::max();
}

/// Corners from which on a polygon starts as a regular one.
constexpr std::size_t fewest_corners = 5;

/// The segments whose lengths a statement speaks of.
std::vector<std::pair<PointId, PointId>> sides_of(const facts::Statement& statement) {
    using facts::Predicate;
    std::vector<std::pair<PointId, PointId>> sides;
    const auto points = statement.points();
    const Predicate predicate = statement.predicate();
    if (predicate == Predicate::cong || predicate == Predicate::lconst || predicate == Predicate::l2const)
        for (std::size_t i = 0; i + 1 < points.size(); i += 2) sides.emplace_back(points[i], points[i + 1]);
    if (statement.relation() == nullptr) return sides;
    for (const facts::Quantity& quantity : statement.relation()->quantities())
        if (quantity.kind() == facts::QuantityKind::length)
            sides.emplace_back(quantity.points()[0], quantity.points()[1]);
    return sides;
}

double slope_of_turn(Rng& rng) {
    return std::tan(rng.uniform(-0.46, 0.46) * std::numbers::pi);
}

/// The same of a turn that is as likely to be a few seconds as a quarter of the circle, from the start or from the
/// point opposite to it: so thin arcs are met.
double slope_of_any_turn(Rng& rng) {
    const double size = std::pow(10, rng.uniform(-4.5, 4.5));
    return rng.below(2) == 0 ? size : -size;
}

} // namespace

Placing::Placing(const ConstraintSystem& system, const Start& start, std::span<const std::size_t> groups,
                 std::span<const std::size_t> statements)
    : system_(system), start_(start), steps_(greedy_steps(system, groups, statements)) {
    for (const std::size_t group : groups)
        variables_.insert(variables_.end(), system.groups()[group].begin(), system.groups()[group].end());
    find_ring(statements);
}

/// From each corner to the next one with the fewest sides, as long as all of them are met and the last meets the first.
void Placing::find_ring(std::span<const std::size_t> statements) {
    std::map<std::size_t, std::set<std::size_t>> beside;
    for (const std::size_t statement : statements)
        for (const auto& [p, q] : sides_of(system_.stated()[statement].statement)) {
            const auto &one = system_.groups_of(p), &other = system_.groups_of(q);
            if (one.size() != 1 || other.size() != 1) continue;
            beside[one[0]].insert(other[0]);
            beside[other[0]].insert(one[0]);
        }
    const auto places =
        static_cast<std::size_t>(std::ranges::count_if(steps_, [&](const Step& step) { return is_place(step.group); }));
    const auto letters = static_cast<std::size_t>(std::ranges::count_if(
        steps_, [&](const Step& step) { return system_.is_letter(system_.groups()[step.group].front()); }));
    if (places < fewest_corners || places + letters < steps_.size() || beside.size() != places) return;
    std::vector<std::size_t> ring{beside.begin()->first};
    while (ring.size() < places) {
        std::optional<std::size_t> next;
        for (const std::size_t one : beside[ring.back()])
            if (std::ranges::count(ring, one) == 0 && (!next || beside[one].size() < beside[*next].size())) next = one;
        if (!next) return;
        ring.push_back(*next);
    }
    if (beside[ring.back()].contains(ring.front())) ring_ = std::move(ring);
}

void Placing::place_round(Values& values, const Trial& trial) const {
    const double part = 2 * std::numbers::pi / static_cast<double>(ring_.size());
    const double radius = start_.scale / (2 * std::sin(part / 2));
    for (std::size_t rank = 0; rank < steps_.size(); ++rank) draw(values, steps_[rank].group, rank, trial);
    for (std::size_t i = 0; i < ring_.size(); ++i) {
        const auto& place = system_.groups()[ring_[i]];
        values[place[0]] = trial.origin.x + radius * std::cos(part * static_cast<double>(i));
        values[place[1]] = trial.origin.y + radius * std::sin(part * static_cast<double>(i));
    }
}

/// The first points as a textbook has them: two on a level line, the third above; or the third and others anywhere.
void Placing::draw_point(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const {
    struct Place {
        double left, right, low, high;
    };
    constexpr std::array places{Place{0, 0, 0, 0}, Place{1, 1, 0, 0}, Place{0.2, 0.8, 0.6, 1.05},
                                Place{-0.3, 1.3, -0.5, 1.2}};
    constexpr Place anywhere{-1.5, 2.5, -2, 2};
    const Place& place = start_.any_order && rank > 1 ? anywhere : places[std::min(rank, places.size() - 1)];
    const auto& variables = system_.groups()[group];
    values[variables[0]] = trial.origin.x + start_.scale * trial.rng.uniform(place.left, place.right);
    const double height = start_.scale * trial.rng.uniform(place.low, place.high);
    values[variables[1]] = trial.below ? trial.origin.y - height : trial.origin.y + height;
}

void Placing::draw(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const {
    const auto& variables = system_.groups()[group];
    if (system_.is_letter(variables.front())) {
        values[variables.front()] = trial.rng.uniform(1, 20);
        return;
    }
    if (trial.sketch && start_.sketched[variables.front()]) {
        for (const std::size_t variable : variables) values[variable] = start_.figures.front()[variable];
        return;
    }
    const Primitive primitive = system_.primitive_of(group);
    double& one = values[variables.front()];
    if (primitive == Primitive::free_point)
        draw_point(values, group, rank, trial);
    else if (primitive == Primitive::point_on_line)
        one = trial.rng.uniform(-0.6, 1.6);
    else
        one = start_.any_order && trial.rng.below(2) == 0 ? slope_of_any_turn(trial.rng) : slope_of_turn(trial.rng);
}

bool Placing::in_order(std::size_t step, const Values& values) const {
    const auto registers = system_.registers(values);
    return !registers.empty() && all_hold(system_, steps_[step].statements, system_.points(registers), values);
}

/// Whether of the points that stand after a step those that some groups move are where no others are.
bool Placing::new_points(std::size_t step, const std::vector<bool>& moved, const Values& values) const {
    const auto registers = system_.registers(values);
    if (registers.empty()) return false;
    const auto points = system_.points(registers);
    std::vector<bool> placed(system_.groups().size(), false);
    for (std::size_t i = 0; i <= step; ++i) placed[steps_[i].group] = true;
    const auto stands = [&](std::size_t p) {
        return std::ranges::all_of(system_.groups_of(PointId(p)), [&](std::size_t group) { return placed[group]; });
    };
    const auto moves = [&](std::size_t p) {
        return std::ranges::any_of(system_.groups_of(PointId(p)), [&](std::size_t group) { return moved[group]; });
    };
    for (std::size_t p = 0; p < points.size(); ++p) {
        if (!stands(p) || !moves(p)) continue;
        for (std::size_t q = 0; q < points.size(); ++q)
            if (q != p && stands(q) &&
                std::hypot(points[p].x - points[q].x, points[p].y - points[q].y) <
                    one_point * system_.length_at(PointId(p), PointId(q), start_.scale))
                return false;
    }
    return true;
}

bool Placing::many() const {
    return variables_.size() > few_variables;
}

bool Placing::sketched() const {
    return std::ranges::any_of(
        variables_, [&](std::size_t variable) { return !system_.is_letter(variable) && start_.sketched[variable]; });
}

void Placing::sketch(Values& values, double shake, Rng& rng, Work& work) const {
    std::vector<std::size_t> letters, statements;
    for (const std::size_t variable : variables_) {
        if (system_.is_letter(variable)) {
            letters.push_back(variable);
            continue;
        }
        const double size = start_.sketched[variable] ? start_.scale : 0; // others are parameters as well as places
        values[variable] = start_.figures.front()[variable] + shake * size * rng.uniform(-1, 1);
    }
    if (letters.empty()) return;
    for (const Step& step : steps_) statements.insert(statements.end(), step.statements.begin(), step.statements.end());
    const auto equalities = equalities_of(system_, statements);
    std::optional<Values> best;
    double least = 0;
    for (const double scale : sketch_scales) {
        Values tried = scaled(values, scale);
        fit(system_, equalities, letters, tried, work);
        const double worst = mean(system_.residuals(equalities, system_.points(system_.registers(tried)), tried));
        if (best && !(worst < least)) continue;
        best = std::move(tried);
        least = worst;
    }
    values = *std::move(best);
}

/// Free points, all so many times as far from the origin.
Values Placing::scaled(Values values, double scale) const {
    for (const Step& step : steps_) {
        const auto& group = system_.groups()[step.group];
        const bool place = is_place(step.group);
        for (const std::size_t variable : group) values[variable] *= place ? scale : 1;
    }
    return values;
}

void Placing::scatter(Values& values, const Trial& trial) const {
    const double side = start_.scale * std::exp(trial.rng.uniform(-1, 1));
    for (std::size_t rank = 0; rank < steps_.size(); ++rank) {
        const auto& group = system_.groups()[steps_[rank].group];
        draw(values, steps_[rank].group, rank, {trial.rng, trial.origin, false, trial.below});
        if (!is_place(steps_[rank].group)) continue;
        values[group[0]] = trial.origin.x + side * trial.rng.uniform(-1, 1);
        values[group[1]] = trial.origin.y + side * trial.rng.uniform(-1, 1);
    }
}

/// Which statements fix which group, while groups are placed one after the other. Where a group has more of them than
/// it has variables, groups that have fewer take some over, by an augmenting path (Kuhn, "The Hungarian method", 1955).
class Placing::Ties {
public:
    explicit Ties(const ConstraintSystem& system)
        : system_(system), spare_(system.groups().size(), 0), fixing_(system.groups().size()) {}

    /// The first point only has a place, the second a turn besides.
    void add(const Step& step, std::size_t rank) {
        int spare =
            static_cast<int>(system_.groups()[step.group].size()) - static_cast<int>(equations_in(system_, step));
        if (rank < 2) spare = std::max(0, spare - (rank == 0 ? 2 : 1));
        spare_[step.group] = spare;
        std::ranges::copy_if(step.statements, std::back_inserter(fixing_[step.group]),
                             [&](std::size_t statement) { return !system_.is_order(statement); });
    }
    /// Groups that are to be placed together with one of which too much is stated: all with as much as they have
    /// variables then. Only the one where others cannot help.
    std::vector<std::size_t> released(std::size_t group) {
        std::vector<std::size_t> block{group};
        while (spare_[group] < 0) {
            const auto path = path_from(group);
            if (path.empty()) break;
            for (const std::size_t one : path)
                if (std::ranges::count(block, one) == 0) block.push_back(one);
        }
        return block;
    }

private:
    struct Link {
        std::size_t from, statement;
    };
    /// Along statements from groups that they fix to others of which they speak; they fix those from now on.
    std::vector<std::size_t> path_from(std::size_t start) {
        std::map<std::size_t, Link> reached;
        std::vector<std::size_t> queue{start};
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const std::size_t statement : fixing_[queue[i]])
                for (const std::size_t other : system_.groups_of(statement)) {
                    if (other == start || reached.contains(other)) continue;
                    if (fixing_[other].empty() && spare_[other] <= 0) continue; // not placed, or what stands first
                    reached.emplace(other, Link{queue[i], statement});
                    queue.push_back(other);
                    if (spare_[other] > 0) return hand_over(start, other, reached);
                }
        return {};
    }
    std::vector<std::size_t> hand_over(std::size_t start, std::size_t end, const std::map<std::size_t, Link>& reached) {
        std::vector<std::size_t> path{end};
        while (path.back() != start) {
            const std::size_t to = path.back();
            const auto [from, statement] = reached.at(to);
            const int equations = static_cast<int>(system_.equations_of(statement));
            std::erase(fixing_[from], statement);
            fixing_[to].push_back(statement);
            spare_[from] += equations;
            spare_[to] -= equations;
            path.push_back(from);
        }
        return path;
    }

    const ConstraintSystem& system_;
    std::vector<int> spare_;                       ///< by group: variables that nothing fixes yet
    std::vector<std::vector<std::size_t>> fixing_; ///< by group: statements
};

bool Placing::is_place(std::size_t group) const {
    return !system_.is_letter(system_.groups()[group].front()) && system_.primitive_of(group) == Primitive::free_point;
}

/// Draws a free point around one that does not move, and of which something is stated together with it.
void Placing::draw_beside(Values& values, std::size_t group, std::span<const std::size_t> statements,
                          const std::vector<bool>& moves, Rng& rng) const {
    const auto& variables = system_.groups()[group];
    std::vector<std::size_t> beside;
    for (const std::size_t statement : statements) {
        const auto& groups = system_.groups_of(statement);
        if (std::ranges::find(groups, group) == groups.end()) continue;
        std::ranges::copy_if(groups, std::back_inserter(beside),
                             [&](std::size_t other) { return !moves[other] && is_place(other); });
    }
    const auto& around =
        is_place(group) && !beside.empty() ? system_.groups()[beside[rng.below(beside.size())]] : variables;
    for (std::size_t i = 0; i < variables.size(); ++i)
        values[variables[i]] = values[around[i]] + start_.scale * rng.uniform(-1.5, 1.5);
}

/// Draws some groups anew, around where others stand, until all that is stated of them holds.
bool Placing::place_together(std::span<const std::size_t> block, std::size_t step, Values& values, Rng& rng,
                             Work& work) const {
    std::vector<bool> moves(system_.groups().size(), false);
    std::vector<std::size_t> variables, statements;
    for (const std::size_t group : block) {
        moves[group] = true;
        variables.insert(variables.end(), system_.groups()[group].begin(), system_.groups()[group].end());
    }
    for (std::size_t i = 0; i <= step; ++i)
        std::ranges::copy_if(steps_[i].statements, std::back_inserter(statements), [&](std::size_t statement) {
            return std::ranges::any_of(system_.groups_of(statement), [&](std::size_t one) { return moves[one]; });
        });
    for (int i = 0; i < draws_together; ++i) {
        Values tried = values;
        for (const std::size_t group : block)
            if (i > 0) draw_beside(tried, group, statements, moves, rng);
        if (!fit(system_, statements, variables, tried, work, Collapse::costs)) continue;
        if (!new_points(step, moves, tried)) continue;
        if (!all_hold(system_, statements, system_.points(system_.registers(tried)), tried)) continue;
        values = std::move(tried);
        return true;
    }
    return false;
}

void Placing::place(Values& values, const Trial& trial, Work& work) const {
    Ties ties(system_);
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const auto& group = system_.groups()[steps_[step].group];
        std::vector<bool> only_this(system_.groups().size(), false);
        only_this[steps_[step].group] = true;
        bool good = steps_[step].statements.empty();
        Values drawn;
        for (int i = 0; i < group_draws && (i == 0 || !good); ++i) {
            draw(values, steps_[step].group, step, {trial.rng, trial.origin, trial.sketch && i == 0, trial.below});
            if (steps_[step].statements.empty()) break;
            drawn = values;
            good = fit(system_, steps_[step].statements, group, values, work);
            const bool new_ones = new_points(step, only_this, values);
            good = good && new_ones && in_order(step, values);
            if (!new_ones && i + 1 == group_draws) values = drawn; // what others leave no place is to move them
        }
        if (!many()) continue;
        ties.add(steps_[step], step);
        const auto block = ties.released(steps_[step].group);
        if (!good && block.size() > 1 && place_together(block, step, drawn, trial.rng, work)) values = drawn;
    }
}

} // namespace porism::realize
