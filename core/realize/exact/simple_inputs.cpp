#include "realize/exact/simple_inputs.h"

#include "facts/truth.h"
#include "geometry/vector.h"
#include "numbers/simplest.h"
#include "realize/exact/same_order.h"
#include "realize/glide.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::realize {
namespace {

using diagram::Instruction;
using diagram::Primitive;
using numbers::Rational;

constexpr double farthest_simple = 1e6;
constexpr std::uint64_t work_of_instruction = 16;

Rational simple(double value, double width, bool jitter, Rng& rng) {
    if (jitter) value += width * rng.uniform(-0.75, 0.75);
    return numbers::simplest_between(Rational(value - width / 4), Rational(value + width / 4));
}

/// Of `count` times the angle of this tangent; none where it is a multiple of pi.
std::optional<Rational> cotangent_of_multiple(const Rational& tangent, int count) {
    const geometry::Point<Rational> step{1, tangent};
    geometry::Point<Rational> turn = step;
    for (int i = 1; i < count; ++i) turn = geometry::product(turn, step);
    if (turn.y == 0) return std::nullopt;
    return Rational(turn.x / turn.y);
}

geometry::Point<double> divided(const geometry::Point<double>& u, const geometry::Point<double>& v) {
    return (1 / geometry::squared_length(v)) * geometry::quotient_direction(u, v);
}

} // namespace

/// A figure of doubles that grows over its rational inputs.
struct SimpleInputs::Draft {
    std::vector<Rational> inputs;
    std::vector<double> values;
    std::vector<Register> registers;
    std::vector<geometry::Point<Rational>> free;

    void set(std::size_t input, Rational value) {
        values[input] = value.get_d();
        inputs[input] = std::move(value);
    }
};

SimpleInputs::SimpleInputs(const diagram::Diagram& diagram, const Slice& slice, const diagram::Picture& picture)
    : diagram_(diagram), slice_(slice), picture_(picture) {
    registers_.resize(diagram.program.instructions.size());
    for (const std::uint32_t index : slice.instructions) {
        auto made = diagram::step<double>(diagram.program.instructions[index], registers_, picture.inputs,
                                          diagram.program.constants);
        if (!made) {
            registers_.clear();
            return;
        }
        registers_[index] = *made;
    }
    find_frame();
}

void SimpleInputs::find_frame() {
    std::vector<Point> free;
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const std::uint32_t index : slice_.instructions)
        if (diagram_.program.instructions[index].primitive == Primitive::free_point)
            free.push_back(std::get<Point>(registers_[index]));
    for (const Point& p : free) {
        low = std::min({low, p.x, p.y});
        high = std::max({high, p.x, p.y});
    }
    if (free.size() < 2) return;
    size_ = std::max(high - low, 1e-6);
    origin_ = free[0];
    unit_ = free[1] - free[0];
}

SimpleInputs::Point SimpleInputs::target(std::uint32_t instruction, const Snap& snap) const {
    const Point p = std::get<Point>(registers_[instruction]);
    return moves(snap) ? divided(p - origin_, unit_) : p;
}

std::optional<std::vector<Rational>> SimpleInputs::draw(const Snap& snap, Rng& rng, const Control& control) {
    if (!computed()) return std::nullopt;
    Draft draft{std::vector<Rational>(picture_.inputs.size()),
                std::vector<double>(picture_.inputs.size()),
                std::vector<Register>(registers_.size()),
                {}};
    for (const std::uint32_t index : slice_.instructions) {
        const Instruction& instruction = diagram_.program.instructions[index];
        work_ += work_of_instruction;
        if (diagram::row(instruction.primitive).inputs > 0 && !place(instruction, index, snap, rng, draft))
            return std::nullopt;
        auto made = diagram::step<double>(instruction, draft.registers, draft.values, diagram_.program.constants);
        if (!made) return std::nullopt;
        draft.registers[index] = std::move(*made);
    }
    if (!same_order(draft.registers, control) || !clear(draft.registers)) return std::nullopt;
    return std::move(draft.inputs);
}

bool SimpleInputs::place(const Instruction& instruction, std::uint32_t index, const Snap& snap, Rng& rng,
                         Draft& draft) const {
    const std::size_t first = instruction.first_input;
    if (slice_.given.contains(index)) {
        for (std::size_t i = 0; i < diagram::row(instruction.primitive).inputs; ++i)
            draft.set(first + i, Rational(picture_.inputs[first + i]));
        return true;
    }
    const Point p = target(index, snap);
    if (!(std::hypot(p.x, p.y) < farthest_simple)) return false;
    if (instruction.primitive == Primitive::free_point)
        place_free(index, p, snap, rng, draft);
    else
        place_glider(index, p, snap, rng, draft);
    return true;
}

void SimpleInputs::place_free(std::uint32_t index, Point target, const Snap& snap, Rng& rng, Draft& draft) const {
    const std::size_t first = diagram_.program.instructions[index].first_input;
    const double unit = moves(snap) ? 1 : size_;
    geometry::Point<Rational> placed{simple(target.x, snap.width * unit, snap.jitter, rng),
                                     simple(target.y, snap.width * unit, snap.jitter, rng)};
    const bool standard = moves(snap);
    if (standard && draft.free.size() < 2) {
        placed = {Rational(draft.free.size()), 0};
    } else if (standard && snap.parts > 0 && target.y != 0) {
        const auto cotangent = [&](double angle) {
            const double part = std::tan(angle / snap.parts);
            return cotangent_of_multiple(simple(part, snap.width, snap.jitter, rng), snap.parts);
        };
        const auto a = cotangent(std::atan2(target.y, target.x)), b = cotangent(std::atan2(target.y, 1 - target.x));
        if (a && b && *a + *b != 0) placed = {*a / (*a + *b), 1 / (*a + *b)};
    }
    draft.set(first, placed.x);
    draft.set(first + 1, placed.y);
    draft.free.push_back(std::move(placed));
}

void SimpleInputs::place_glider(std::uint32_t index, Point target, const Snap& snap, Rng& rng, Draft& draft) const {
    const Instruction& instruction = diagram_.program.instructions[index];
    const std::size_t first = instruction.first_input;
    double value = picture_.inputs[first], width = snap.width;
    value = nearest_parameter(instruction, draft.registers, target).value_or(value);
    if (instruction.primitive != Primitive::point_on_line) width *= 1 + value * value;
    draft.set(first, simple(value, width, snap.jitter, rng));
}

bool SimpleInputs::same_order(std::span<const Register> registers, const Control& control) {
    std::vector<Point> wanted, found;
    for (const PointId point : slice_.points) {
        if (diagram_.merged_into(point)) continue;
        const std::size_t index = diagram_.program.point_registers[point.index()];
        wanted.push_back(std::get<Point>(registers_[index]));
        found.push_back(std::get<Point>(registers[index]));
    }
    return realize::same_order(wanted, found, control, work_);
}

bool SimpleInputs::clear(std::span<const Register> registers) const {
    std::vector<Point> points(diagram_.point_count());
    for (const PointId point : slice_.points)
        points[point.index()] = std::get<Point>(registers[diagram_.program.point_registers[point.index()]]);
    return std::ranges::all_of(slice_.conditions,
                               [&](const facts::Statement& condition) { return facts::seen(condition, points); });
}

} // namespace porism::realize
