// Failures in the geometer's words.
#include "realize/figure.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string_view>

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
    KnownPoints{Primitive::angle_line, 0, 1},    KnownPoints{Primitive::turned_line, 0, 1},
    KnownPoints{Primitive::trisector, 1, 1},     KnownPoints{Primitive::equal_angle_line, 6, 1},
};

/// {0} is the first operand in words; {k} the constant, {d} that in degrees.
struct PrimitiveWords {
    Primitive primitive;
    std::string_view text;
};
constexpr std::array things{
    PrimitiveWords{Primitive::line, "the line {0}{1}"},
    PrimitiveWords{Primitive::parallel, "the parallel to {1}{2} through {0}"},
    PrimitiveWords{Primitive::perpendicular, "the perpendicular to {1}{2} through {0}"},
    PrimitiveWords{Primitive::perpendicular_bisector, "the perpendicular bisector of {0}{1}"},
    PrimitiveWords{Primitive::internal_bisector, "the bisector of the angle {0}{1}{2}"},
    PrimitiveWords{Primitive::angle_line, "the line through {0} that makes the angle {2}{3}{4} with {0}{1}"},
    PrimitiveWords{Primitive::turned_line, "the line through {0} at {d} with {1}{2}"},
    PrimitiveWords{Primitive::equal_angle_line,
                   "the line through {6} that makes the angle of {0}{1} and {2}{3} with {4}{5}"},
    PrimitiveWords{Primitive::trisector, "the trisector of the angle {0}{1}{2}"},
    PrimitiveWords{Primitive::circle, "the circle with centre {0} through {1}"},
    PrimitiveWords{Primitive::circle_radius, "the circle with centre {0} and radius {1}{2}"},
    PrimitiveWords{Primitive::circle_through, "the circle through {0}, {1} and {2}"},
    PrimitiveWords{Primitive::diameter_circle, "the circle with diameter {0}{1}"},
    PrimitiveWords{Primitive::circle_of_radius, "the circle with centre {0} and radius {k}"},
    PrimitiveWords{Primitive::circle_of_squared_radius, "the circle with centre {0} and radius √({k})"},
    PrimitiveWords{Primitive::scaled_circle, "the circle with centre {0} and radius {k} · {1}{2}"},
    PrimitiveWords{Primitive::squared_scaled_circle, "the circle with centre {0} and radius √({k}) · {1}{2}"},
    PrimitiveWords{Primitive::fourth_proportional_circle,
                   "the circle with centre {6} and the fourth proportional to {0}{1}, {2}{3} and {4}{5} as radius"},
    PrimitiveWords{Primitive::apollonius_circle,
                   "the circle of the points whose distances from {0} and {1} are as {2}{3} to {4}{5}"},
    PrimitiveWords{Primitive::ratio_circle,
                   "the circle of the points whose distances from {0} and {1} are in the ratio {k}"},
    PrimitiveWords{Primitive::inscribed_circle, "the circle of the points that see {0}{1} under the angle {3}{2}{4}"},
};
constexpr std::string_view some_thing = "a point of the construction";
/// Where the words would name what has no name.
constexpr std::string_view some_line = "a line of the construction";
constexpr std::string_view some_circle = "a circle of the construction";
constexpr std::array failures{
    PrimitiveWords{Primitive::meet_lines, "{0} and {1} are parallel"},
    PrimitiveWords{Primitive::meet_line_circle, "{0} misses {1}"},
    PrimitiveWords{Primitive::meet_circles, "{0} and {1} do not meet"},
    PrimitiveWords{Primitive::circumcentre, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::incentre, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::orthocentre, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::circle_through, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::internal_bisector, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::excentre, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::trisector, "{0}, {1} and {2} lie on one line"},
    PrimitiveWords{Primitive::inscribed_circle, "{2}, {3} and {4} lie on one line"},
    PrimitiveWords{Primitive::outer_touch,
                   "one of {0} and {1} lies inside the other, so that they have no outer common tangent"},
    PrimitiveWords{Primitive::inner_touch, "{0} and {1} are not apart, so that they have no inner common tangent"},
    PrimitiveWords{Primitive::touching_centre, "no circle touches {0}{2}, {1}{2} and the circle about {3} in this way"},
    PrimitiveWords{Primitive::equal_angles_point, "the sides of the equal angles at {0} and {2} are parallel"},
};
constexpr std::string_view some_failure = "points that must differ coincide";
constexpr std::string_view one_line = "{0} and {1} are one line";

std::string_view words_of(std::span<const PrimitiveWords> rows, Primitive primitive, std::string_view otherwise) {
    const auto found = std::ranges::find(rows, primitive, &PrimitiveWords::primitive);
    return found == rows.end() ? otherwise : found->text;
}

struct NeedWords {
    facts::Predicate predicate;
    std::string_view text; ///< {0} is the first point
    std::string_view mend = "";
};
/// Of two segments with a common end, that end is {0}.
constexpr NeedWords equal_from_one_point{facts::Predicate::cong, "{1} and {3} must be at one distance from {0}",
                                         "construct {1} and {3} at one distance from {0} first"};
constexpr std::array needs{
    NeedWords{facts::Predicate::diff, "{0} and {1} are too close to tell apart"},
    NeedWords{facts::Predicate::ncoll, "{0}, {1} and {2} must not lie on one line"},
    NeedWords{facts::Predicate::npara, "{0}{1} and {2}{3} must not be parallel"},
    NeedWords{facts::Predicate::acute_angle, "the angle {0}{1}{2} must be acute"},
    NeedWords{facts::Predicate::obtuse_angle, "{1} must lie between {0} and {2}"},
    NeedWords{facts::Predicate::same_side_of, "{0} and {1} must lie on one side of {2}{3}"},
    NeedWords{facts::Predicate::nperp, "{0}{1} and {2}{3} must not be perpendicular"},
    NeedWords{facts::Predicate::cong, "{0}{1} and {2}{3} must be equal", "construct {0}{1} and {2}{3} equal first"},
    NeedWords{facts::Predicate::perp, "{0}{1} and {2}{3} must be perpendicular",
              "construct {0}{1} perpendicular to {2}{3} first"},
};

/// The text with what `part` says for each sign in braces.
std::string filled_signs(std::string_view text, const auto& part) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '{') {
            out += text[at];
            continue;
        }
        out += part(text[at + 1]);
        at += 2;
    }
    return out;
}

/// The text with what `part` says for each number in braces.
std::string filled(std::string_view text, const auto& part) {
    return filled_signs(text, [&](char digit) { return part(static_cast<std::size_t>(digit - '0')); });
}

struct ConstantWords {
    char sign;
    int factor; ///< of the constant
    std::string_view unit;
};
constexpr std::array constants{ConstantWords{'k', 1, ""}, ConstantWords{'d', 180, "°"}};

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
        std::string text = with_parts(words_of(things, made.primitive, some_thing), made);
        if (text.find(some_thing) == std::string::npos) return text;
        const diagram::Kind kind = diagram::row(made.primitive).result;
        return std::string(kind == diagram::Kind::line     ? some_line
                           : kind == diagram::Kind::circle ? some_circle
                                                           : some_thing);
    }

    std::string why_without_result(const Failure& failure) const {
        const Instruction& failed = failure.instruction;
        if (const auto inner = inner_point(failed)) return thing(*inner) + " lies inside " + thing(failed.operands[1]);
        const bool same = failed.primitive == Primitive::meet_lines && meet_at_a_known_point(failed.operands);
        const bool unnamed = same && thing(failed.operands[0]) == some_line && thing(failed.operands[1]) == some_line;
        if (unnamed) return "its two loci are one line";
        return with_parts(same ? one_line : words_of(failures, failed.primitive, some_failure), failed) +
               distance_in_words(failure);
    }

    std::string why(const facts::Statement& need) const {
        const auto points = in_words(need);
        const auto name = [&](std::size_t i) { return point(points[i]); };
        if (need.predicate() == facts::Predicate::diff && are_one(need[0], need[1]))
            return name(0) + " and " + name(1) + " are one point";
        if (const NeedWords* row = need_row(need, points)) return filled(row->text, name);
        std::string text(facts::row(need.predicate()).name);
        for (const PointId p : need.points()) text += ' ' + point(p);
        return text + " must hold";
    }

    /// What the figure must be given for a precondition that moving points cannot mend; empty if there is no such
    /// thing.
    std::string mend(const facts::Statement& need) const {
        const auto points = in_words(need);
        const NeedWords* row = need_row(need, points);
        return row ? filled(row->mend, [&](std::size_t i) { return point(points[i]); }) : std::string();
    }

private:
    /// The points of a need in the order in which they are said: a common end of two segments first in both.
    static std::vector<PointId> in_words(const facts::Statement& need) {
        std::vector<PointId> points(need.points().begin(), need.points().end());
        if (need.predicate() != facts::Predicate::cong) return points;
        if (points[1] == points[2] || points[1] == points[3]) std::swap(points[0], points[1]);
        if (points[0] == points[3]) std::swap(points[2], points[3]);
        return points;
    }
    static const NeedWords* need_row(const facts::Statement& need, const std::vector<PointId>& points) {
        if (need.predicate() == facts::Predicate::cong && points[0] == points[2]) return &equal_from_one_point;
        const auto row = std::ranges::find(needs, need.predicate(), &NeedWords::predicate);
        return row == needs.end() ? nullptr : &*row;
    }

    /// Whether the two were merged.
    bool are_one(PointId p, PointId q) const {
        const auto place = [&](PointId point) {
            for (const Stage& stage : plan_.stages)
                for (const auto& [merged, earlier] : stage.merged)
                    if (merged == point) return earlier;
            return point;
        };
        return place(p) == place(q);
    }

    std::string with_parts(std::string_view text, const Instruction& instruction) const {
        return filled_signs(text, [&](char sign) {
            const auto row = std::ranges::find(constants, sign, &ConstantWords::sign);
            if (row == constants.end()) return thing(instruction.operands[static_cast<std::size_t>(sign - '0')]);
            const numbers::Rational value = plan_.assembly.program().constants[instruction.constant] * row->factor;
            return numbers::to_string(value).append(row->unit);
        });
    }

    /// Of circles that do not meet: the point from which no tangent to the second can be drawn, if the first has the
    /// centre of the second as one end of its diameter.
    std::optional<RegisterIndex> inner_point(const Instruction& failed) const {
        if (failed.primitive != Primitive::meet_circles) return std::nullopt;
        const Instruction& first = plan_.assembly.at(failed.operands[0]);
        const Instruction& second = plan_.assembly.at(failed.operands[1]);
        const bool tangents = first.primitive == Primitive::diameter_circle && second.primitive == Primitive::circle;
        if (!tangents || first.operands[1] != second.operands[0]) return std::nullopt;
        return first.operands[0];
    }

    /// Of circles whose radii are numbers: how far apart their centres are, which the numbers do not fit.
    std::string distance_in_words(const Failure& failure) const {
        if (!failure.apart) return {};
        std::string centres;
        for (const std::size_t i : {0, 1}) {
            const Instruction& made = plan_.assembly.at(failure.instruction.operands[i]);
            if (made.primitive != Primitive::circle_of_radius && made.primitive != Primitive::circle_of_squared_radius)
                return {};
            centres += thing(made.operands[0]);
        }
        return fmt::format(": {} is {:.4g} in the picture", centres, *failure.apart);
    }

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

std::string outputs_of(const scene::Action& action, const scene::Scene& scene) {
    std::string text;
    for (const PointId point : action.outputs)
        text += (text.empty() ? "" : ", ") + scene::display_name(scene.name(point));
    return text;
}

/// What a failure is called, why it is one, and what mends it: points that were placed by hand, and a figure in which
/// it happens always. In a mend {1} is the second of two points.
struct FailureRow {
    Failure::What what;
    const char* code;
    std::string (*why)(const Failure&, const Words&, const std::string& who, bool by_hand);
    std::string_view mend_by_hand, mend;
};
constexpr std::array failure_rows{
    FailureRow{Failure::What::no_result, "impossible_figure",
               [](const Failure& failure, const Words& words, const std::string& who, bool) {
                   return who + " cannot be placed: " + words.why_without_result(failure);
               },
               "move the points until it exists, or take another construction",
               "no figure was found in which it exists; take another construction"},
    FailureRow{Failure::What::precondition, "precondition",
               [](const Failure& failure, const Words& words, const std::string& who, bool) {
                   return who + " cannot be placed: " + words.why(*failure.need);
               },
               "move the points apart from this special position", "take other points"},
    FailureRow{Failure::What::coincident, "coincident_points",
               [](const Failure& failure, const Words& words, const std::string&, bool by_hand) {
                   return words.point(failure.first) + (by_hand ? " falls on " : " lies too close to ") +
                          words.point(failure.second) +
                          (by_hand ? " in this picture, though not in general" : " to be drawn apart from it");
               },
               "move the points until they are apart", "take points that are farther apart"},
};

} // namespace

Error describe(const Failure& failure, Occurs occurs, const Plan& plan, const scene::Scene& scene) {
    const Words words(plan, scene);
    const bool by_hand = occurs == Occurs::by_hand;
    const FailureRow& row = *std::ranges::find(failure_rows, failure.what, &FailureRow::what);
    const auto point = [&](std::size_t i) { return words.point(i == 0 ? failure.first : failure.second); };
    const std::string mend = failure.need ? words.mend(*failure.need) : std::string();
    return {ErrorKind::bad_input, row.code,
            row.why(failure, words, outputs_of(scene.actions()[failure.action], scene), by_hand),
            mend.empty() ? filled(by_hand ? row.mend_by_hand : row.mend, point) : mend, std::nullopt};
}

} // namespace porism::realize
