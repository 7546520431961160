#include "realize/world.h"

#include "facts/truth.h"
#include "geometry/construct.h"
#include "geometry/vector.h"
#include "realize/glide.h"
#include "realize/outline.h"

#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace porism::realize {
namespace {

constexpr geometry::Tolerance tolerance;

/// Few bits after the point, so that balls and exact numbers that start from a drawn picture stay short.
double rounded(double value) {
    return std::ldexp(std::nearbyint(std::ldexp(value, 24)), -24);
}

/// Where the apex stands over the base from 0 to 1, by Apex.
struct Range {
    double left, right, low, high;
};
constexpr std::array apex_ranges{Range{0.2, 0.8, 0.6, 1.05}, Range{0.3, 0.7, 0.15, 0.4}, Range{-0.7, -0.15, 0.3, 0.9},
                                 Range{1.15, 1.7, 0.3, 0.9}};

bool any_place(const Plan& plan) {
    return std::ranges::any_of(plan.sources, [](const Source& source) { return source.place.has_value(); });
}

double length_of(const Point& v) {
    return std::hypot(v.x, v.y);
}

} // namespace

void Box::add(const Point& p) {
    low_x = empty ? p.x : std::min(low_x, p.x);
    high_x = empty ? p.x : std::max(high_x, p.x);
    low_y = empty ? p.y : std::min(low_y, p.y);
    high_y = empty ? p.y : std::max(high_y, p.y);
    empty = false;
}

bool lies_on(const Register& locus, const Point& p) {
    if (const auto* line = std::get_if<geometry::Line<double>>(&locus)) {
        const double size = std::fabs(line->a * p.x) + std::fabs(line->b * p.y) + std::fabs(line->c);
        return std::fabs(line->a * p.x + line->b * p.y - line->c) <= tolerance.equal * size;
    }
    const auto& circle = std::get<geometry::Circle<double>>(locus);
    const double squared = geometry::squared_length(p - circle.centre);
    return std::fabs(squared - circle.squared_radius) <= tolerance.equal * (squared + circle.squared_radius);
}

void World::restart(Drawing drawing) {
    drawing_ = std::move(drawing);
    inputs_.clear();
    registers_.clear();
    points_.clear();
    free_.clear();
    merged_.clear();
    box_ = free_box_ = Box{};
    stages_done_ = needs_met_ = 0;
}

std::optional<Failure> World::advance(const Plan& plan, const World* lead) {
    for (; stages_done_ < plan.stages.size(); ++stages_done_) {
        const Stage& stage = plan.stages[stages_done_];
        if (needs_met_ == stages_done_) {
            if (auto failure = meet_needs(stage)) return failure;
            ++needs_met_;
        }
        while (registers_.size() < stage.end) {
            const auto index = static_cast<RegisterIndex>(registers_.size());
            const Instruction& instruction = plan.assembly.at(index);
            if (diagram::row(instruction.primitive).inputs > 0) draw(plan, instruction, lead);
            auto result = diagram::step<double>(instruction, registers_, inputs_, plan.assembly.program().constants);
            if (!result) return without_result(stage, instruction);
            registers_.push_back(*result);
        }
        if (stage.states) continue;
        if (stage.outputs.empty()) return probe(plan, stage);
        if (auto failure = place(plan, stage)) return failure;
    }
    return std::nullopt;
}

std::optional<Register> World::peek(const Plan& plan, const Instruction& instruction) const {
    return diagram::step<double>(instruction, registers_, inputs_, plan.assembly.program().constants);
}

std::optional<std::vector<Register>> World::peek_on(const Assembly& longer) const {
    std::vector<Register> registers = registers_;
    while (registers.size() < longer.size()) {
        auto made = diagram::step<double>(longer.at(static_cast<RegisterIndex>(registers.size())), registers, inputs_,
                                          longer.program().constants);
        if (!made) return std::nullopt;
        registers.push_back(*made);
    }
    return registers;
}

void World::correct(std::vector<Point> points) {
    points_ = std::move(points);
    for (const auto& [point, earlier] : merged_) points_[point.index()] = points_[earlier.index()];
}

std::vector<Point> World::standing(std::size_t first) const {
    std::vector<Point> points;
    for (std::size_t i = 0; i < first; ++i)
        if (std::ranges::find(merged_, PointId(i), &diagram::Coincidence::point) == merged_.end())
            points.push_back(points_[i]);
    return points;
}

int World::orientation() const {
    if (free_.size() < 3) return 0;
    const double area = geometry::cross(free_[1] - free_[0], free_[2] - free_[0]);
    return (area > 0) - (area < 0);
}

bool World::same_place(const Point& p, const Point& q) const {
    return std::hypot(p.x - q.x, p.y - q.y) < tolerance.apart * size();
}

std::optional<Failure> World::meet_needs(const Stage& stage) const {
    for (const facts::Statement& need : stage.needs)
        if (!facts::seen(need, points_)) return Failure{Failure::What::precondition, stage.action, {}, need};
    return std::nullopt;
}

Failure World::without_result(const Stage& stage, const Instruction& instruction) const {
    Failure failure{Failure::What::no_result, stage.action, instruction};
    if (instruction.primitive != Primitive::meet_circles) return failure;
    const auto centre = [&](std::size_t i) {
        return std::get<geometry::Circle<double>>(registers_[instruction.operands[i]]).centre;
    };
    failure.apart = length_of(centre(1) - centre(0));
    return failure;
}

std::optional<Failure> World::probe(const Plan& plan, const Stage& stage) const {
    for (const Instruction& instruction : stage.probes)
        if (!peek(plan, instruction)) return without_result(stage, instruction);
    return std::nullopt;
}

std::optional<Failure> World::place(const Plan& plan, const Stage& stage) {
    for (const RegisterIndex index : stage.outputs) {
        const Point p = std::get<Point>(registers_[index]);
        if (!std::isfinite(p.x) || !std::isfinite(p.y)) return without_result(stage, plan.assembly.at(index));
        if (auto failure = add_point(stage, p)) return failure;
    }
    for (const facts::Statement& wanted : stage.restricts)
        if (!facts::seen(wanted, points_)) return Failure{Failure::What::precondition, stage.action, {}, wanted};
    return std::nullopt;
}

/// A point that is to be an earlier one takes its very place.
std::optional<Failure> World::add_point(const Stage& stage, const Point& p) {
    const PointId added(points_.size());
    const auto coincident = [&](PointId earlier) {
        return Failure{Failure::What::coincident, stage.action, {}, {}, added, earlier};
    };
    const auto merged = std::ranges::find(stage.merged, added, &diagram::Coincidence::point);
    if (merged != stage.merged.end()) {
        const Point& earlier = points_[merged->earlier.index()];
        if (!same_place(earlier, p)) return coincident(merged->earlier);
        merged_.push_back(*merged);
        const Point place = earlier;
        points_.push_back(place);
        return std::nullopt;
    }
    points_.push_back(p);
    box_.add(p);
    for (std::size_t i = 0; i < added.index(); ++i)
        if (same_place(points_[i], p)) return coincident(PointId(i));
    return std::nullopt;
}

std::optional<double> World::near(std::size_t input, double width) {
    if (input >= drawing_.near.size()) return std::nullopt;
    return drawing_.near[input] + reach() * drawing_.spread * width * rng_.uniform(-1, 1);
}

/// Half of the inputs hardly move, so that a search can change one point at a time. In a generic picture none may stay
/// where it is: what depends on it would look as if it always held.
double World::reach() {
    if (rng_.unit() >= 0.5) return 1;
    return drawing_.scene ? 0 : 0.1;
}

void World::draw(const Plan& plan, const Instruction& instruction, const World* lead) {
    const std::size_t first = instruction.first_input;
    if (first < inputs_.size()) return;
    const Source& source = plan.sources[first];
    if (copy(instruction, drawing_.kept)) return;
    if (lead != nullptr && source.given && copy(instruction, lead->inputs_)) return;
    if (instruction.primitive == Primitive::free_point)
        draw_free(plan, source, lead);
    else if (instruction.primitive == Primitive::point_on_line)
        inputs_.push_back(draw_on_line(plan, instruction, source));
    else if (instruction.primitive == Primitive::equal_angles_point)
        inputs_.push_back(draw_slope(instruction, source));
    else
        inputs_.push_back(draw_on_circle(plan, instruction, source));
}

bool World::copy(const Instruction& instruction, const std::vector<double>& inputs) {
    const std::size_t first = instruction.first_input, count = diagram::row(instruction.primitive).inputs;
    if (first + count > inputs.size()) return false;
    inputs_.insert(inputs_.end(), inputs.begin() + static_cast<std::ptrdiff_t>(first),
                   inputs.begin() + static_cast<std::ptrdiff_t>(first + count));
    if (count == 2) add_free({inputs_[first], inputs_[first + 1]});
    return true;
}

void World::add_free(const Point& p) {
    free_.push_back(p);
    free_box_.add(p);
}

void World::draw_free(const Plan& plan, const Source& source, const World* lead) {
    const std::size_t first = inputs_.size();
    Point p;
    const bool placed = any_place(plan), textbook = drawing_.scene && (placed || !drawing_.any_order);
    const bool base = textbook && source.rank < 2 && !placed;
    if (drawing_.scene && source.place) {
        p = *source.place;
    } else if (base) {
        p = textbook_place(plan, source);
    } else if (const auto x = near(first, scale())) {
        p = {rounded(*x), rounded(near(first + 1, scale()).value_or(0))};
    } else {
        p = textbook ? textbook_place(plan, source) : drawing_.scale * spread_place(source.rank, lead);
        p = {rounded(p.x), rounded(p.y)};
    }
    inputs_.push_back(p.x);
    inputs_.push_back(p.y);
    add_free(p);
}

/// The first three free points as a textbook draws a triangle: two on a level line, the third on top; corners of a
/// polygon one after another about it. With places by hand: anywhere among them.
Point World::textbook_place(const Plan& plan, const Source& source) {
    Box sketched;
    for (const Source& other : plan.sources)
        if (other.place) sketched.add(*other.place);
    if (!sketched.empty) {
        const double size = sketched.size() > 0 ? sketched.size() : 1;
        return {rng_.uniform(sketched.low_x - 0.2 * size, sketched.low_x + 1.2 * size),
                rng_.uniform(sketched.low_y - 0.2 * size, sketched.low_y + 1.2 * size)};
    }
    const double unit = drawing_.scale;
    const std::size_t rank = source.rank;
    if (drawing_.polygons && source.corner.of > 0 && rank > 1) {
        constexpr double apart = 0.25;
        const Point corner = place_of(source.corner);
        const double x = corner.x + rng_.uniform(-apart, apart);
        return {unit * x, unit * (corner.y + rng_.uniform(-apart, apart))};
    }
    if (rank > 2) {
        const double x = rng_.uniform(-0.2, 1.2);
        return {unit * x, unit * rng_.uniform(-0.3, 1.1)};
    }
    if (rank == 2) {
        const Range& range = apex_ranges[static_cast<std::size_t>(drawing_.apex)];
        const double x = rng_.uniform(range.left, range.right);
        return {unit * x, unit * rng_.uniform(range.low, range.high)};
    }
    return {rank == 0 ? 0.0 : unit, 0.0};
}

Point World::spread_place(std::size_t rank, const World* lead) {
    const auto anywhere = [&] { return Point{rng_.uniform(-1, 1), rng_.uniform(-1, 1)}; };
    Point p = anywhere();
    if (rank != 2 || free_.size() != 2) return p;
    const int wanted = lead != nullptr ? lead->orientation() : 0;
    for (int i = 0; i < 32; ++i, p = anywhere()) {
        const Point a = 1 / drawing_.scale * free_[0], b = 1 / drawing_.scale * free_[1];
        const double area = geometry::cross(b - a, p - a);
        if (std::fabs(area) > 0.1 && (wanted == 0 || (wanted > 0) == (area > 0))) break;
    }
    return p;
}

double World::draw_on_line(const Plan& plan, const Instruction& instruction, const Source& source) {
    const auto& line = std::get<geometry::Line<double>>(registers_[instruction.operands[0]]);
    const double unit = length_of(geometry::direction(line));
    if (drawing_.scene && source.place) return nearest_parameter(instruction, registers_, *source.place).value_or(0);
    if (const auto t = near(inputs_.size(), scale() / unit)) return *t;
    const double where = rng_.unit();
    const Primitive made = plan.assembly.at(instruction.operands[0]).primitive;
    if (made == Primitive::line) {
        if (drawing_.any_order) return rounded(anywhere_on_line(where));
        constexpr double between = 0.65, behind = 0.85;
        if (where < between) return rounded(rng_.uniform(0.2, 0.8));
        return rounded(where < behind ? rng_.uniform(1.15, 1.6) : rng_.uniform(-0.6, -0.15));
    }
    const bool upright = drawing_.scene && made == Primitive::perpendicular_bisector;
    const bool ray = made == Primitive::internal_bisector || made == Primitive::turned_line;
    const double forward = (ray || upright) && !drawing_.any_order ? 0.85 : 0.5;
    const double distance = drawing_.any_order ? any_size() : rng_.uniform(0.3, 1.1);
    return rounded((where < forward ? 1 : -1) * distance * scale() / unit);
}

/// Between two points, behind the second and before the first equally often, by a number from 0 to 1.
double World::anywhere_on_line(double where) {
    if (where < 1.0 / 3) return rng_.uniform(0.1, 0.9);
    return where < 2.0 / 3 ? 1 + any_size() : -any_size();
}

/// From a fifth to three times, the one as often as the other.
double World::any_size() {
    return std::exp(rng_.uniform(std::log(0.2), std::log(3.0)));
}

double World::draw_slope(const Instruction& instruction, const Source& source) {
    if (drawing_.scene && source.place)
        if (const auto t = nearest_parameter(instruction, registers_, *source.place)) return *t;
    if (const auto t = near(inputs_.size(), 1)) return *t;
    return rounded(std::tan(rng_.uniform(-0.45, 0.45) * std::numbers::pi));
}

namespace {

/// Of circles that are drawn through a point, which is opposite to their start, turns are counted from that point.
bool starts_opposite(Primitive circle) {
    return circle == Primitive::circle || circle == Primitive::circle_through;
}
double parameter_of(double angle, bool opposite) {
    return opposite ? -1 / std::tan(angle / 2) : std::tan(angle / 2);
}
/// From -pi to pi.
double angle_of(double parameter, bool opposite) {
    if (!opposite) return 2 * std::atan(parameter);
    return 2 * std::atan2(-1, parameter) + (parameter < 0 ? 2 * std::numbers::pi : 0);
}

} // namespace

double World::draw_on_circle(const Plan& plan, const Instruction& instruction, const Source& source) {
    if (drawing_.scene && source.place)
        if (const auto t = nearest_parameter(instruction, registers_, *source.place)) return *t;
    constexpr double limit = 0.97 * std::numbers::pi;
    const bool opposite = starts_opposite(plan.assembly.at(instruction.operands[0]).primitive);
    double angle = rng_.uniform(-limit, limit);
    if (inputs_.size() < drawing_.near.size()) {
        const double before = angle_of(drawing_.near[inputs_.size()], opposite);
        angle = std::clamp(before + reach() * drawing_.spread * rng_.uniform(-3, 3), -limit, limit);
    }
    return rounded(parameter_of(angle, opposite));
}

} // namespace porism::realize
