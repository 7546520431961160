#include "realize/drag.h"

#include "geometry/vector.h"
#include "realize/glide.h"
#include "realize/realize.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace porism::realize {
namespace {

using diagram::Instruction;
using diagram::Primitive;
using Point = geometry::Point<double>;
using Register = diagram::Register<double>;
using Registers = std::vector<Register>;

// A way is halved at most so often.
constexpr int most_halvings = 5;
// The branch is clear if it lies so many times nearer than the next one.
constexpr double clear_factor = 2;

const Instruction& maker(const diagram::Program& program, PointId point) {
    return program.instructions[program.point_registers[point.index()]];
}

bool is_movable(const diagram::Program& program, PointId point) {
    return diagram::row(maker(program, point).primitive).inputs > 0;
}

/// Replaces the inputs that an instruction owns so that its point is nearest to the target; false where there is no
/// nearest.
bool aim(const Instruction& instruction, const Registers& registers, Point target, std::vector<double>& inputs) {
    double* own = inputs.data() + instruction.first_input;
    if (instruction.primitive == Primitive::free_point) {
        own[0] = target.x;
        own[1] = target.y;
        return true;
    }
    const auto t = nearest_parameter(instruction, registers, target);
    if (t) own[0] = *t;
    return t.has_value();
}

double apart(const Point& p, const Point& q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}
/// Of their equations with normals of length 1, which are known up to the sign.
double apart(const geometry::Line<double>& l, const geometry::Line<double>& m) {
    const double u = std::hypot(l.a, l.b), v = std::hypot(m.a, m.b);
    const auto with = [&](double sign) {
        return std::hypot(l.a / u - sign * m.a / v, l.b / u - sign * m.b / v, l.c / u - sign * m.c / v);
    };
    return std::min(with(1), with(-1));
}
double apart(const geometry::Circle<double>& c, const geometry::Circle<double>& d) {
    return std::hypot(apart(c.centre, d.centre), std::sqrt(c.squared_radius) - std::sqrt(d.squared_radius));
}
double apart(const Register& left, const Register& right) {
    return std::visit([&](const auto& l) { return apart(l, std::get<std::decay_t<decltype(l)>>(right)); }, left);
}

/// The figure and all its registers.
struct FollowedFrame {
    Followed figure;
    Registers registers;
    bool clear = true; ///< no branch was in doubt
};

std::optional<Register> run(const Instruction& instruction, const FollowedFrame& frame) {
    return diagram::step<double>(instruction, frame.registers, frame.figure.picture.inputs,
                                 frame.figure.program.constants);
}

std::vector<std::optional<Register>> all_branches(Instruction instruction, const FollowedFrame& frame) {
    std::vector<std::optional<Register>> results;
    for (std::uint8_t branch = 0; branch < diagram::row(instruction.primitive).branches; ++branch) {
        instruction.branch = branch;
        results.push_back(run(instruction, frame));
    }
    return results;
}

struct Nearest {
    std::size_t index;
    bool clear; ///< no other is nearly as near
};
Nearest nearest(const std::vector<std::optional<Register>>& results, const Register& to) {
    std::vector<double> distances;
    for (const auto& result : results)
        distances.push_back(result ? apart(*result, to) : std::numeric_limits<double>::infinity());
    const auto least = std::ranges::min_element(distances);
    const auto rivals = std::ranges::count_if(distances, [&](double d) { return d < clear_factor * *least; });
    return {static_cast<std::size_t>(least - distances.begin()), rivals <= 1};
}

/// Takes the branch nearest to where the result was, and writes it into the instruction. It is clear if that result was
/// also the nearest to the new one of all branches then; where it is not, the branch stays.
std::optional<Register> choose(const FollowedFrame& from, std::size_t index, FollowedFrame& to) {
    Instruction& instruction = to.figure.program.instructions[index];
    auto after = all_branches(instruction, to);
    const auto before = all_branches(instruction, from);
    const Nearest there = nearest(after, from.registers[index]);
    if (!after[there.index]) return std::nullopt;
    const Nearest back = nearest(before, *after[there.index]);
    const bool clear = there.clear && back.clear && back.index == instruction.branch;
    to.clear = to.clear && clear;
    if (clear || !after[instruction.branch]) instruction.branch = static_cast<std::uint8_t>(there.index);
    return std::move(after[instruction.branch]);
}

bool finite(const Point& p) {
    return std::isfinite(p.x) && std::isfinite(p.y);
}

bool name_points(FollowedFrame& frame) {
    auto& points = frame.figure.picture.points;
    points.clear();
    for (const std::uint32_t index : frame.figure.program.point_registers)
        points.push_back(std::get<Point>(frame.registers[index]));
    return std::ranges::all_of(points, finite);
}

/// The registers of the figure as it is.
std::optional<FollowedFrame> followed_frame_of(const Followed& figure) {
    FollowedFrame frame{figure, {}};
    for (const Instruction& instruction : figure.program.instructions) {
        auto made = run(instruction, frame);
        if (!made) return std::nullopt;
        frame.registers.push_back(*std::move(made));
    }
    return frame;
}

/// Straight to the target.
std::optional<FollowedFrame> step_to(const FollowedFrame& from, PointId point, Point target) {
    FollowedFrame frame{from.figure, {}};
    const auto& program = frame.figure.program;
    auto& inputs = frame.figure.picture.inputs;
    const std::size_t moved = program.point_registers[point.index()];
    frame.registers.reserve(program.instructions.size());
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        if (i == moved && !aim(instruction, frame.registers, target, inputs)) return std::nullopt;
        const bool many = diagram::row(instruction.primitive).branches > 1;
        auto made = many ? choose(from, i, frame) : run(instruction, frame);
        if (!made) return std::nullopt;
        frame.registers.push_back(*std::move(made));
    }
    if (!name_points(frame)) return std::nullopt;
    return frame;
}

/// In two halves where a branch is in doubt; straight where the figure does not exist half way.
std::optional<FollowedFrame> go_to(const FollowedFrame& from, PointId point, Point target, int halvings) {
    auto straight = step_to(from, point, target);
    if (!straight || straight->clear || halvings == 0) return straight;
    const Point here = from.figure.picture.points[point.index()];
    const auto half = go_to(from, point, {(here.x + target.x) / 2, (here.y + target.y) / 2}, halvings - 1);
    auto whole = half ? go_to(*half, point, target, halvings - 1) : std::nullopt;
    return whole ? std::move(whole) : std::move(straight);
}

/// The branch of an action that is nearest to where its points are.
std::optional<int> branch_seen(const scene::Scene& scene, std::size_t index, const diagram::Picture& picture) {
    const scene::Scene before = scene.prefix(index);
    const scene::Action& action = scene.actions()[index];
    const auto end = picture.points.begin() + static_cast<std::ptrdiff_t>(before.point_count());
    const auto branches = preview(before, {{}, {picture.points.begin(), end}}, action);
    std::optional<int> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [branch, points] : branches) {
        double distance = 0;
        for (std::size_t k = 0; k < points.size(); ++k)
            distance += apart(points[k], picture.points[action.outputs[k].index()]);
        if (distance >= least) continue;
        least = distance;
        nearest = branch;
    }
    return nearest;
}

} // namespace

bool is_movable(const diagram::Diagram& diagram, PointId point) {
    return !diagram.solution && is_movable(diagram.program, point);
}

Followed followed(const diagram::Diagram& diagram) {
    return {diagram.program, diagram.scene_picture};
}

std::optional<Followed> drag(const Followed& from, PointId point, Point target) {
    if (!is_movable(from.program, point) || !finite(target)) return std::nullopt;
    const auto start = followed_frame_of(from);
    auto reached = start ? go_to(*start, point, target, most_halvings) : std::nullopt;
    if (!reached) return std::nullopt;
    return std::move(reached->figure);
}

scene::Scene with_places(const scene::Scene& scene, const diagram::Diagram& diagram, const diagram::Picture& picture) {
    scene::Scene result = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < action.outputs.size(); ++k) {
            if (!is_movable(diagram.program, action.outputs[k]) || (at[k] && at[k]->given)) continue;
            const Point& p = picture.points[action.outputs[k].index()];
            const auto x = numbers::Scalar::from_double(p.x), y = numbers::Scalar::from_double(p.y);
            const bool found = !at[k] || (at[k]->found && at[k]->x == x && at[k]->y == y);
            at[k] = scene::Coordinates{x, y, false, found};
        }
        result = result.with_coordinates(i, std::move(at));
    }
    return result;
}

scene::Scene with_followed(const scene::Scene& scene, const diagram::Diagram& diagram, const Followed& followed) {
    scene::Scene result = with_places(scene, diagram, followed.picture);
    if (followed.program == diagram.program) return result;
    for (std::size_t i = 0; i < result.actions().size(); ++i) {
        const auto merged = [&](PointId point) { return diagram.merged_into(point).has_value(); };
        if (diagram.branch_counts[i] < 2 || std::ranges::any_of(scene.actions()[i].outputs, merged)) continue;
        const auto seen = branch_seen(result, i, followed.picture);
        if (seen && *seen != diagram.branches[i]) result = result.with_branch(i, seen);
    }
    return result;
}

} // namespace porism::realize
