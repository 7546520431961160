#include "workflow/verify/orders/inequality.h"

#include "facts/comparison.h"
#include "verify/proofcheck.h"
#include "workflow/solve/other_orders.h"
#include "workflow/verify/claim_checks.h"
#include "workflow/verify/logical_check.h"
#include "workflow/verify/orders/by_values.h"
#include "workflow/verify/orders/is_told.h"
#include "workflow/verify/orders/segments.h"
#include "workflow/verify/orders/told_orders.h"
#include "workflow/verify/other_figure.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string>
#include <vector>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;

/// Over the corners a, b, c of a triangle and a point m: what is compared, what has to be shown, what has to be given,
/// and what says it.
struct Theorem {
    std::string_view comparison, shown;
    std::array<std::string_view, 2> told;
    std::string_view theorem;
    std::size_t points = 3; ///< of which it speaks
};
constexpr std::array theorems{
    Theorem{"length(a,b)+length(b,c) > length(a,c)",
            "",
            {"ncoll a b c"},
            "two sides of a triangle are longer than the third"},
    Theorem{"length(a,b)+length(b,c) >= length(a,c)", "", {}, "the way over another point is no shorter"},
    Theorem{"length(a,c) > length(a,b)", "perp a b b c", {}, "the hypotenuse is longer than another side"},
    Theorem{"length(a,b)+length(a,c) > 2*length(a,m)",
            "midp m b c",
            {"ncoll a b c"},
            "two sides of a triangle are longer than twice the line to the midpoint of the third",
            4},
    Theorem{"length(a,b)+length(a,c) >= 2*length(a,m)",
            "midp m b c",
            {},
            "two sides are no shorter than twice the line to the midpoint of the third",
            4},
    Theorem{"length(a,b)+length(a,c) > length(a,m)",
            "coll m b c",
            {"ncoll a b c", "obtuse_angle b m c"},
            "the line to a point of a side of a triangle is shorter than the other two sides together",
            4},
    Theorem{"length(b,m) > length(a,m)",
            "midp m b c",
            {"angle(b,a,c) > 90"},
            "the line to the midpoint of the side opposite an obtuse angle is shorter than half of that side",
            4},
    Theorem{"length(a,m) > length(b,m)",
            "midp m b c",
            {"angle(b,a,c) < 90"},
            "the line to the midpoint of the side opposite an acute angle is longer than half of that side",
            4},
    Theorem{"angle(b,a,c) < 90",
            "midp m b c",
            {"length(a,m) > length(b,m)"},
            "an angle is acute where the line to the midpoint of the side opposite is longer than half of that side",
            4},
    Theorem{"angle(b,a,c) > 90",
            "midp m b c",
            {"ncoll a b c", "length(b,m) > length(a,m)"},
            "an angle is obtuse where the line to the midpoint of the side opposite is shorter than half of that side",
            4},
    Theorem{"angle(a,b,c) > angle(a,c,b)",
            "",
            {"ncoll a b c", "length(a,c) > length(a,b)"},
            "the greater angle of a triangle is opposite the longer side"},
    Theorem{"length(a,c) > length(a,b)",
            "",
            {"ncoll a b c", "angle(a,b,c) > angle(a,c,b)"},
            "the longer side of a triangle is opposite the greater angle"},
    Theorem{"length(a,c) != length(a,b)",
            "",
            {"ncoll a b c", "angle(a,b,c) != angle(a,c,b)"},
            "sides of a triangle opposite different angles differ"},
    Theorem{"angle(a,b,c) < 90",
            "",
            {"length(a,b)^2+length(b,c)^2 > length(a,c)^2"},
            "the square opposite an acute angle is less than the other two together"},
    Theorem{"angle(a,b,c) > 90",
            "",
            {"length(a,b)^2+length(b,c)^2 < length(a,c)^2"},
            "the square opposite an obtuse angle is greater than the other two together"},
    Theorem{"length(a,c) > length(a,b)", "", {"angle(a,b,c) > 90"}, "the side opposite an obtuse angle is the longest"},
    Theorem{"angle(a,c,b) < 90", "", {"angle(a,b,c) > 90"}, "a triangle has one obtuse angle at most"},
    Theorem{"angle(a,c,b) < 90", "perp a b b c", {}, "the other angles of a right triangle are acute"},
    Theorem{"length(a,b)^2+length(b,c)^2 > length(a,c)^2",
            "",
            {"angle(a,b,c) < 90"},
            "the square opposite an acute angle is less than the other two together"},
    Theorem{"length(a,b)^2+length(b,c)^2 < length(a,c)^2",
            "",
            {"angle(a,b,c) > 90"},
            "the square opposite an obtuse angle is greater than the other two together"},
};
const std::vector<std::string> corner_letters{"a", "b", "c", "m"};

std::optional<Statement> over_corners(std::string_view text, const std::vector<PointId>& points) {
    if (text.empty()) return std::nullopt;
    const std::vector<std::string> corners(corner_letters.begin(),
                                           corner_letters.begin() + static_cast<std::ptrdiff_t>(points.size()));
    const auto read = facts::parse_goal(text, corners);
    return read ? facts::renamed(read->front(), points) : std::nullopt;
}

/// Each once, in order.
std::vector<PointId> compared_points(const Statement& comparison) {
    std::vector<PointId> out(comparison.points().begin(), comparison.points().end());
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Inequality over_corners(const Theorem& row, const std::vector<PointId>& points) {
    Inequality out{row.theorem, over_corners(row.shown, points), {}};
    for (const std::string_view told : row.told)
        if (auto statement = over_corners(told, points)) out.told.push_back(*std::move(statement));
    return out;
}

/// By rows of so many points.
void add_inequalities(const Statement& comparison, std::vector<PointId> points, std::vector<Inequality>& out) {
    do {
        for (const Theorem& row : theorems)
            if (row.points == points.size() && over_corners(row.comparison, points) == comparison)
                out.push_back(over_corners(row, points));
    } while (std::ranges::next_permutation(points).found);
}

/// With one more, in order.
std::vector<PointId> with(std::vector<PointId> points, std::size_t another) {
    points.emplace_back(another);
    std::ranges::sort(points);
    return points;
}

/// That something is given for a theorem, or decided by values that are proved; no more than "" of a triangle that is
/// one. Empty where neither is so.
std::optional<std::string> why_so(Analysis& analysis, const Statement& told, const Control& control) {
    const std::string said = facts::to_string(told, analysis.scene.names());
    if (is_told(analysis, told)) return told.compared() != nullptr ? fmt::format("; {} is given", said) : "";
    if (const auto segments = not_flat_by_segments(analysis, told)) return fmt::format("; {}", *segments);
    if (const auto others = follows_from_told(analysis, told)) return fmt::format("; {}, as {}", said, *others);
    const auto by_values = decided_by_values(analysis, told, control);
    return by_values && by_values->holds ? std::optional(fmt::format("; {}, as {}", said, by_values->because))
                                         : std::nullopt;
}

/// "two sides of ...", and why what has to be given for it is so; empty where some of it is not.
std::optional<std::string> reason(Analysis& analysis, const Inequality& inequality, const Control& control) {
    std::string out(inequality.theorem);
    for (const Statement& told : inequality.told) {
        const auto why = why_so(analysis, told, control);
        if (!why) return std::nullopt;
        out += *why;
    }
    return out;
}

/// By the theorem: all that has to be given is, and what it asks for is proved.
std::optional<Check> by_theorem(Analysis& analysis, const Statement& order, const Inequality& inequality,
                                const Control& control) {
    const auto names = analysis.scene.names();
    const auto because = reason(analysis, inequality, control);
    if (!because) return std::nullopt;
    std::string message = fmt::format("{} holds: {}", facts::to_string(order, names), *because);
    if (!inequality.shown) return logical_check("goal_proved", CheckState::passed, std::move(message));
    const GoalResult shown = solve_goal(analysis, *inequality.shown, control);
    if (!shown.solved() || against_conditions(analysis, shown.goal, *shown.verdict, control) || control.stopped())
        return std::nullopt;
    message += "; " + proved_check("goal_proved", facts::to_string(shown.goal, names), shown, analysis).message;
    return logical_check("goal_proved", CheckState::passed, std::move(message));
}

std::optional<Check> by_some_theorem(Analysis& analysis, const Statement& order, const Control& control) {
    for (const Inequality& inequality : inequalities_of(order, analysis.scene.point_count()))
        if (auto check = by_theorem(analysis, order, inequality, control)) return check;
    return std::nullopt;
}

/// "AB < AC" of "AB <= AC", which follows.
std::optional<Statement> strictly(const Statement& order) {
    const facts::ComparisonRow* row = facts::comparison_row(order.predicate());
    if (row == nullptr || !row->closed) return std::nullopt;
    for (const facts::ComparisonRow& other : facts::comparison_rows())
        if (!other.closed && other.side == row->side)
            return facts::make(other.predicate, order.compared()->polynomial());
    return std::nullopt;
}

} // namespace

std::vector<Inequality> inequalities_of(const Statement& comparison, std::size_t point_count) {
    std::vector<Inequality> out;
    const std::vector<PointId> points = compared_points(comparison);
    if (comparison.compared() == nullptr || points.size() < 3) return out;
    add_inequalities(comparison, points, out);
    for (std::size_t i = 0; i < point_count; ++i)
        if (std::ranges::find(points, PointId(i)) == points.end()) add_inequalities(comparison, with(points, i), out);
    return out;
}

Check asked_order(Analysis& analysis, const Statement& order, bool whole, const Control& control) {
    const auto names = analysis.scene.names();
    if (const auto others = follows_from_told(analysis, order))
        return logical_check("goal_proved", CheckState::passed,
                             fmt::format("{} holds: {}", facts::to_string(order, names), *others));
    if (auto proved = by_some_theorem(analysis, order, control)) return *std::move(proved);
    if (const auto strict = strictly(order))
        if (auto proved = by_some_theorem(analysis, *strict, control)) return *std::move(proved);
    if (const auto why = same_side_by_segments(analysis, order))
        return logical_check("goal_proved", CheckState::passed,
                             fmt::format("{} holds: {}", facts::to_string(order, names), *why));
    if (const auto values = decided_by_values(analysis, order, control))
        return logical_check("goal_proved", values->holds ? CheckState::passed : CheckState::failed,
                             fmt::format("{} {}: {}", facts::to_string(order, names),
                                         values->holds ? "holds" : "does not hold", values->because));
    Check check = logical_check("goal_proved", CheckState::undecided, facts::to_string(order, names));
    if (const facts::Relation* difference = order.compared()) {
        const GoalResult equal = solve_goal(analysis, facts::make(*difference), control);
        if (equal.solved()) return judged_equal(std::move(check), order, equal, analysis);
    }
    const auto other = whole ? without(analysis, order, control) : std::nullopt;
    if (other) {
        check.state = CheckState::failed;
        check.message += " is not so in every figure of what is given";
        deny(check, against(order, *other, names), *other, names);
    } else {
        check.message += " is not proved: it is an order statement, which is read from pictures, and none of these "
                         "nor of the other figures that were looked for fails it";
        if (!whole) check.message = facts::to_string(order, names) + " is not proved: it is read from pictures";
    }
    return check;
}

} // namespace porism::workflow
