// Failures in the geometer's words.
#include "realize/figure.h"

#include <algorithm>
#include <array>

namespace porism::realize {
namespace {

/// Which operands of a line are points on it.
struct KnownPoints {
    Primitive primitive;
    std::ptrdiff_t first, count;
};
constexpr std::array known_points{
    KnownPoints{Primitive::line, 0, 2},          KnownPoints{Primitive::parallel, 0, 1},
    KnownPoints{Primitive::perpendicular, 0, 1}, KnownPoints{Primitive::internal_bisector, 1, 1},
    KnownPoints{Primitive::angle_line, 0, 1},
};

class Words {
public:
    Words(const Plan& plan, const scene::Scene& scene) : plan_(plan), scene_(scene) {}

    std::string point(PointId id) const { return scene::display_name(scene_.name(id)); }

    /// A register as a reader would call it.
    std::string thing(RegisterIndex index) const {
        const auto& registers = plan_.assembly.program().point_registers;
        if (const auto it = std::ranges::find(registers, index); it != registers.end())
            return point(PointId(static_cast<std::size_t>(it - registers.begin())));
        const Instruction& made = plan_.assembly.at(index);
        const auto part = [&](std::size_t i) { return thing(made.operands[i]); };
        switch (made.primitive) {
        case Primitive::line:
            return "the line " + part(0) + part(1);
        case Primitive::parallel:
            return "the parallel to " + part(1) + part(2) + " through " + part(0);
        case Primitive::perpendicular:
            return "the perpendicular to " + part(1) + part(2) + " through " + part(0);
        case Primitive::perpendicular_bisector:
            return "the perpendicular bisector of " + part(0) + part(1);
        case Primitive::internal_bisector:
            return "the bisector of the angle " + part(0) + part(1) + part(2);
        case Primitive::angle_line:
            return "the line through " + part(0) + " that makes the angle " + part(2) + part(3) + part(4) + " with " +
                   part(0) + part(1);
        case Primitive::circle:
            return "the circle with centre " + part(0) + " through " + part(1);
        case Primitive::circle_radius:
            return "the circle with centre " + part(0) + " and radius " + part(1) + part(2);
        case Primitive::circle_through:
            return "the circle through " + part(0) + ", " + part(1) + " and " + part(2);
        default:
            return "a point of the construction";
        }
    }

    std::string why(const Instruction& failed) const {
        const auto part = [&](std::size_t i) { return thing(failed.operands[i]); };
        switch (failed.primitive) {
        case Primitive::meet_lines:
            return part(0) + " and " + part(1) +
                   (meet_at_a_known_point(failed.operands) ? " are one line" : " are parallel");
        case Primitive::meet_line_circle:
            return part(0) + " misses " + part(1);
        case Primitive::meet_circles:
            return part(0) + " and " + part(1) + " do not meet";
        case Primitive::circumcentre:
        case Primitive::incentre:
        case Primitive::orthocentre:
        case Primitive::circle_through:
        case Primitive::internal_bisector:
            return part(0) + ", " + part(1) + " and " + part(2) + " lie on one line";
        default:
            return "points that must differ coincide";
        }
    }

private:
    /// Registers of points on a line, by how it is made; parallels with a common point are one line.
    std::vector<RegisterIndex> points_on(RegisterIndex line) const {
        const Instruction& made = plan_.assembly.at(line);
        const auto row = std::ranges::find(known_points, made.primitive, &KnownPoints::primitive);
        if (row == known_points.end()) return {};
        const auto first = made.operands.begin() + row->first;
        return {first, first + row->count};
    }

    bool meet_at_a_known_point(const auto& lines) const {
        const auto first = points_on(lines[0]), second = points_on(lines[1]);
        return std::ranges::find_first_of(first, second) != first.end();
    }

    const Plan& plan_;
    const scene::Scene& scene_;
};

std::string need_in_words(const facts::Statement& need, const Words& words) {
    std::string names[facts::max_arity];
    for (std::size_t i = 0; i < need.points().size(); ++i) names[i] = words.point(need[i]);
    switch (need.predicate()) {
    case facts::Predicate::diff:
        return names[0] + " and " + names[1] + " are too close to tell apart";
    case facts::Predicate::ncoll:
        return names[0] + ", " + names[1] + " and " + names[2] + " must not lie on one line";
    case facts::Predicate::npara:
        return names[0] + names[1] + " and " + names[2] + names[3] + " must not be parallel";
    case facts::Predicate::nperp:
        return names[0] + names[1] + " and " + names[2] + names[3] + " must not be perpendicular";
    default: {
        std::string text(facts::row(need.predicate()).name);
        for (std::size_t i = 0; i < need.points().size(); ++i) text += ' ' + names[i];
        return text + " must hold";
    }
    }
}

std::string outputs_of(const scene::Action& action, const scene::Scene& scene) {
    std::string text;
    for (const PointId point : action.outputs)
        text += (text.empty() ? "" : ", ") + scene::display_name(scene.name(point));
    return text;
}

} // namespace

Error describe(const Failure& failure, Occurs occurs, const Plan& plan, const scene::Scene& scene) {
    const Words words(plan, scene);
    const std::string who = outputs_of(scene.actions()[failure.action], scene);
    const bool by_hand = occurs == Occurs::by_hand;
    switch (failure.what) {
    case Failure::What::no_result:
        return {ErrorKind::bad_input,
                "impossible_figure",
                who + " cannot be placed: " + words.why(failure.instruction),
                by_hand ? "move the points until it exists, or take another construction"
                        : "no figure was found in which it exists; take another construction",
                {}};
    case Failure::What::precondition:
        return {ErrorKind::bad_input,
                "precondition",
                who + " cannot be placed: " + need_in_words(*failure.need, words),
                by_hand ? "move the points apart from this special position" : "take other points",
                {}};
    case Failure::What::coincident:
        break;
    }
    const std::string which = words.point(failure.first) + " falls on " + words.point(failure.second);
    if (by_hand)
        return {ErrorKind::bad_input,
                "coincident_points",
                which + " in this picture, though not in general",
                "move the points until they are apart",
                {}};
    return {ErrorKind::bad_input,
            "coincident_points",
            which + " in every picture",
            "it is the same point: use " + words.point(failure.second) + " itself",
            {}};
}

} // namespace porism::realize
