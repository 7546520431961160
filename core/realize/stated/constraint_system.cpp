#include "realize/stated/constraint_system.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace porism::realize {
namespace {

std::vector<std::size_t> joined(std::vector<std::size_t> all) {
    std::ranges::sort(all);
    const auto rest = std::ranges::unique(all);
    all.erase(rest.begin(), rest.end());
    return all;
}

/// The least distance of these points that is one.
double least_distance(std::span<const PointId> of, std::span<const Point> points) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < of.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Point &p = points[of[i].index()], &q = points[of[j].index()];
            const double apart = std::hypot(p.x - q.x, p.y - q.y);
            if (apart > 0) least = std::min(least, apart);
        }
    return std::isfinite(least) ? least : 1;
}

} // namespace

ConstraintSystem::ConstraintSystem(diagram::Program program, std::vector<bool> held, std::vector<Stated> stated,
                                   SaidLines lines)
    : program_(std::move(program)), held_(std::move(held)), stated_(std::move(stated)), said_lines_(std::move(lines)) {
    for (const Stated& one : stated_) rows_.emplace_back(one.statement, letters_);
    find_dependents();
    find_groups();
    find_told();
}

void ConstraintSystem::find_told() {
    std::vector<facts::Statement> statements;
    for (const Stated& one : stated_) statements.push_back(one.statement);
    told_ = realize::told_lengths(statements);
    least_told_ = least_told(told_, program_.point_registers.size());
}

void ConstraintSystem::find_dependents() {
    dependents_.resize(held_.size());
    points_moved_.resize(held_.size());
    const auto& instructions = program_.instructions;
    for (std::size_t input = 0; input < held_.size(); ++input) {
        std::vector<bool> moved(instructions.size(), false);
        for (std::uint32_t i = 0; i < instructions.size(); ++i) {
            const diagram::PrimitiveRow& row = diagram::row(instructions[i].primitive);
            const std::size_t first = instructions[i].first_input;
            moved[i] = input >= first && input < first + row.inputs;
            for (std::size_t k = 0; k < row.operands; ++k) moved[i] = moved[i] || moved[instructions[i].operands[k]];
            if (moved[i]) dependents_[input].push_back(i);
        }
        for (std::size_t p = 0; p < program_.point_registers.size(); ++p)
            if (moved[program_.point_registers[p]]) points_moved_[input].push_back(p);
    }
}

void ConstraintSystem::find_groups() {
    std::vector<std::vector<std::size_t>> by_register(program_.instructions.size());
    for (const Instruction& instruction : program_.instructions) {
        const std::size_t first = instruction.first_input, count = diagram::row(instruction.primitive).inputs;
        if (count == 0 || held_[first]) continue;
        for (const std::uint32_t moved : dependents_[first]) by_register[moved].push_back(groups_.size());
        groups_.emplace_back();
        for (std::size_t i = 0; i < count; ++i) groups_.back().push_back(first + i);
        primitives_.push_back(instruction.primitive);
    }
    for (const RegisterIndex index : program_.point_registers) groups_of_point_.push_back(by_register[index]);
    const std::size_t first_letter = groups_.size();
    for (std::size_t i = 0; i < letters_.size(); ++i) {
        groups_.push_back({held_.size() + i});
        primitives_.push_back(Primitive::free_point);
    }
    for (const ConstraintRow& row : rows_) {
        std::vector<std::size_t> groups;
        for (const PointId point : row.points()) {
            const auto& more = groups_of_point_[point.index()];
            groups.insert(groups.end(), more.begin(), more.end());
        }
        for (const std::size_t letter : row.letters()) groups.push_back(first_letter + letter);
        groups_of_.push_back(joined(std::move(groups)));
        points_of_.push_back(different(row.points()));
    }
}

std::vector<Register> ConstraintSystem::registers(const Values& values) const {
    const std::span inputs(values.data(), held_.size());
    std::vector<Register> registers;
    registers.reserve(program_.instructions.size());
    for (const Instruction& instruction : program_.instructions) {
        auto made = diagram::step<double>(instruction, registers, inputs, program_.constants);
        if (!made) return {};
        registers.push_back(*std::move(made));
    }
    return registers;
}

std::vector<Point> ConstraintSystem::points(std::span<const Register> registers) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (registers.empty()) return std::vector<Point>(program_.point_registers.size(), Point{none, none});
    std::vector<Point> points;
    points.reserve(program_.point_registers.size());
    for (const RegisterIndex index : program_.point_registers) points.push_back(std::get<Point>(registers[index]));
    return points;
}

facts::Letters ConstraintSystem::letters_in(const Values& values) const {
    facts::Letters letters;
    for (std::size_t i = 0; i < letters_.size(); ++i) letters.emplace(letters_[i], values[held_.size() + i]);
    return letters;
}

std::vector<facts::Residual> ConstraintSystem::residuals(std::span<const std::size_t> statements,
                                                         facts::Points<double> points, const Values& values,
                                                         double clear_by) const {
    const std::span letters = std::span(values).subspan(held_.size());
    std::vector<facts::Residual> out;
    for (const std::size_t statement : statements) rows_[statement].evaluate(out, points, letters, clear_by);
    return out;
}

std::optional<std::vector<Loci>> ConstraintSystem::loci(std::size_t statement, PointId point,
                                                        std::span<const Point> points, const Values& values,
                                                        const Frame& frame) const {
    return rows_[statement].loci(point, points, std::span(values).subspan(held_.size()), frame);
}

bool ConstraintSystem::follow(std::size_t variable, const Values& values, std::vector<Register>& registers) const {
    const std::span inputs(values.data(), held_.size());
    for (const std::uint32_t index : dependents_[variable]) {
        auto made = diagram::step<double>(program_.instructions[index], registers, inputs, program_.constants);
        if (!made) return false;
        registers[index] = *std::move(made);
    }
    return true;
}

bool ConstraintSystem::is_coordinate(std::size_t variable) const {
    return !is_letter(variable) &&
           program_.instructions[dependents_[variable].front()].primitive == Primitive::free_point;
}

/// Computes what a variable moves anew; false where it is no more.
bool ConstraintSystem::move_points(std::size_t variable, double step, std::vector<Register>& registers,
                                   Values& values) const {
    const double before = std::exchange(values[variable], values[variable] + step);
    const bool there = follow(variable, values, registers);
    values[variable] = before;
    return there;
}

bool ConstraintSystem::move_groups(std::span<const std::size_t> groups, const Values& values,
                                   std::vector<Register>& registers) const {
    std::size_t moved = 0;
    for (const std::size_t group : groups)
        if (const std::size_t first = groups_[group].front(); !is_letter(first)) moved += dependents_[first].size();
    const bool few = !registers.empty() && moved <= program_.instructions.size();
    if (few && std::ranges::all_of(groups, [&](std::size_t group) { return move_group(group, values, registers); }))
        return true;
    registers = this->registers(values);
    return !registers.empty() || program_.instructions.empty();
}

/// The variables of a group are inputs of one instruction.
bool ConstraintSystem::move_group(std::size_t group, const Values& values, std::vector<Register>& registers) const {
    const std::size_t first = groups_[group].front();
    return first >= held_.size() || follow(first, values, registers);
}

std::vector<std::vector<ConstraintSystem::PointSlope>>
ConstraintSystem::point_slopes(const std::vector<bool>& active, std::span<const Point> here,
                               std::vector<Register>& registers, const Values& values, double part) const {
    std::vector<std::vector<PointSlope>> slopes(here.size());
    Box box;
    for (const Point& point : here) box.add(point);
    const double size = box.size() > 0 ? box.size() : 1;
    Values moved = values;
    for (std::size_t variable = 0; variable < held_.size(); ++variable) {
        if (!active[variable]) continue;
        const double step = part * (is_coordinate(variable) ? size : std::max(1.0, std::fabs(values[variable])));
        add_differences(slopes, variable, step, here, registers, moved);
    }
    return slopes;
}

/// Looks at the points alone that the variable moves.
void ConstraintSystem::add_differences(std::vector<std::vector<PointSlope>>& slopes, std::size_t variable, double step,
                                       std::span<const Point> here, std::vector<Register>& registers,
                                       Values& values) const {
    const auto& dependents = dependents_[variable];
    std::vector<Register> before;
    for (const std::uint32_t index : dependents) before.push_back(registers[index]);
    const auto places = [&](bool there) {
        std::vector<Point> points;
        for (const std::size_t p : points_moved_[variable])
            points.push_back(there ? std::get<Point>(registers[program_.point_registers[p]]) : here[p]);
        return points;
    };
    const bool ahead = move_points(variable, step, registers, values);
    const std::vector<Point> after = places(ahead);
    const bool back = move_points(variable, -step, registers, values);
    const std::vector<Point> behind = places(back);
    for (std::size_t i = 0; i < dependents.size(); ++i) registers[dependents[i]] = before[i];
    const double way = step * ((ahead ? 1 : 0) + (back ? 1 : 0));
    if (way == 0) return;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Point slope{(after[i].x - behind[i].x) / way, (after[i].y - behind[i].y) / way};
        if (slope.x != 0 || slope.y != 0) slopes[points_moved_[variable][i]].push_back({variable, slope});
    }
}

namespace {

constexpr std::size_t many_variables = 60;

void add_to(std::vector<ConstraintSystem::Slope>& slopes, std::size_t variable, double slope) {
    auto found = std::ranges::find(slopes, variable, &ConstraintSystem::Slope::variable);
    if (found == slopes.end()) found = slopes.insert(found, {variable, 0, 0});
    found->slope += slope;
    found->parts += std::fabs(slope);
}

} // namespace

/// By formulas, where the row has them.
bool ConstraintSystem::add_known_slopes(std::vector<Slope>& out, const ConstraintRow& row,
                                        const std::vector<std::vector<PointSlope>>& of_points,
                                        std::span<const Point> points, const Values& values,
                                        const std::vector<bool>& active) const {
    const auto known = row.slopes(points, std::span(values).subspan(held_.size()));
    if (!known) return false;
    for (const auto& [point, slope] : known->points) {
        if (!std::isfinite(slope.x) || !std::isfinite(slope.y)) continue;
        for (const PointSlope& move : of_points[point.index()])
            if (const double by = slope.x * move.slope.x + slope.y * move.slope.y; by != 0)
                add_to(out, move.variable, by);
    }
    for (const auto& [letter, slope] : known->letters)
        if (active[held_.size() + letter] && slope != 0) add_to(out, held_.size() + letter, slope);
    return true;
}

void ConstraintSystem::add_slopes(Slopes& out, std::size_t statement,
                                  const std::vector<std::vector<PointSlope>>& of_points, std::vector<Point>& points,
                                  Values& values, const std::vector<bool>& active, const Sloping& how) const {
    const ConstraintRow& row = rows_[statement];
    const std::size_t first = out.size();
    out.resize(first + row.size());
    // Differences see both sides of where an angle or an area turns over; they are dear where there are many.
    const bool by_formulas = variable_count() > many_variables;
    if (by_formulas && add_known_slopes(out[first], row, of_points, points, values, active)) return;
    std::vector<facts::Residual> here, ahead, behind;
    row.evaluate(here, points, std::span(values).subspan(held_.size()), how.clear_by);
    const auto slope_over = [&](std::size_t k, double way) {
        const auto measured = [&](const facts::Residual& there) {
            return how.of == SlopesOf::residuals || there.size == 0 ? there.value
                                                                    : there.value / there.size * here[k].size;
        };
        return (measured(ahead[k]) - measured(behind[k])) / way;
    };
    const auto differences = [&](double& moved, double step) {
        const double before = moved;
        const std::span letters = std::span(values).subspan(held_.size());
        ahead.clear();
        behind.clear();
        moved = before + step;
        row.evaluate(ahead, points, letters, how.clear_by);
        moved = before - step;
        row.evaluate(behind, points, letters, how.clear_by);
        moved = before;
    };
    const auto add = [&](std::size_t k, std::size_t variable, double slope) {
        add_to(out[first + k], variable, slope);
    };
    const std::vector<PointId>& moving = points_of_[statement];
    // An angle that is told to be small is not to be turned over; of others a small one shows that the figure is flat.
    const auto angle = row.tells_one() ? row.flattest_angle(points) : std::nullopt;
    const double step = how.part * (angle ? std::min(1.0, angle->opening) : 1) * least_distance(moving, points);
    for (const PointId point : moving) {
        const auto& moves = of_points[point.index()];
        if (moves.empty()) continue;
        for (double Point::*coordinate : {&Point::x, &Point::y}) {
            differences(points[point.index()].*coordinate, step);
            for (std::size_t k = 0; k < row.size(); ++k) {
                const double slope = slope_over(k, 2 * step);
                if (slope == 0 || !std::isfinite(slope)) continue;
                for (const PointSlope& move : moves) add(k, move.variable, slope * (move.slope.*coordinate));
            }
        }
    }
    for (const std::size_t letter : row.letters()) {
        double& value = values[held_.size() + letter];
        if (!active[held_.size() + letter]) continue;
        const double by = how.part * std::max(1.0, std::fabs(value));
        differences(value, by);
        add(0, held_.size() + letter, slope_over(0, 2 * by));
    }
}

ConstraintSystem::Slopes ConstraintSystem::slopes(std::span<const std::size_t> statements,
                                                  const std::vector<bool>& active, std::vector<Register> registers,
                                                  const Values& values, const Sloping& how) const {
    std::vector<Point> here = points(registers);
    const auto of_points = point_slopes(active, here, registers, values, how.part);
    Values letters = values;
    Slopes out;
    for (const std::size_t statement : statements) add_slopes(out, statement, of_points, here, letters, active, how);
    return out;
}

double ConstraintSystem::miss(std::size_t statement, const std::vector<Register>& registers,
                              const Values& values) const {
    const std::size_t one[] = {statement};
    const std::vector<Point> here = points(registers);
    const double least = least_distance(points_of_[statement], here);
    const auto way = [&](std::size_t variable) {
        return is_coordinate(variable) ? least : std::max(1.0, std::fabs(values[variable]));
    };
    std::vector<bool> active(variable_count(), false);
    for (const std::size_t group : groups_of_[statement])
        for (const std::size_t variable : groups_[group]) active[variable] = true;
    const auto failing = residuals(one, here, values);
    const Slopes slopes_here = slopes(one, active, registers, values);
    double most = 0;
    for (std::size_t k = 0; k < failing.size(); ++k) {
        double squares = 0;
        for (const auto& [variable, slope, parts] : slopes_here[k])
            squares += slope * way(variable) * slope * way(variable);
        const double by_terms = failing[k].size > 0 ? std::fabs(failing[k].value) / failing[k].size : 0;
        const double by_way = squares > 0 ? std::fabs(failing[k].value) / std::sqrt(squares) : 0;
        if (!std::isfinite(by_terms)) return std::numeric_limits<double>::infinity();
        most = std::max({most, by_terms, by_way});
    }
    return most;
}

} // namespace porism::realize
