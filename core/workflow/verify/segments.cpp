#include "workflow/verify/segments.h"

#include "base/text.h"
#include "workflow/verify/is_told.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

/// A point strictly between two others.
struct Between {
    PointId point;
    std::array<PointId, 2> ends;
};

Statement of(Predicate predicate, std::initializer_list<PointId> points) {
    return *facts::make(predicate, std::span(points.begin(), points.size()));
}

/// By "DB and DC add up to BC", of which only the pairs tell which point is meant.
std::optional<Between> by_sum(const Statement& sum) {
    const auto at = sum.points();
    for (const PointId point : {at[0], at[1]}) {
        const PointId a = at[0] == point ? at[1] : at[0];
        if (at[2] != point && at[3] != point) continue;
        const PointId b = at[2] == point ? at[3] : at[2];
        if (sum == of(Predicate::sum, {a, point, point, b, a, b})) return Between{point, {a, b}};
    }
    return std::nullopt;
}

std::optional<Between> between_by(const Analysis& analysis, const Statement& told) {
    const auto at = told.points();
    if (told.predicate() == Predicate::midp) return Between{at[0], {at[1], at[2]}};
    if (told.predicate() == Predicate::sum) return by_sum(told);
    if (told.predicate() != Predicate::obtuse_angle) return std::nullopt;
    return is_told(analysis, of(Predicate::coll, {at[0], at[1], at[2]})) ? std::optional(Between{at[1], {at[0], at[2]}})
                                                                         : std::nullopt;
}

/// That are told of the figure's points.
std::vector<Between> betweens_of(const Analysis& analysis) {
    std::vector<Between> out;
    const auto add = [&](const Statement& told) {
        if (const auto between = between_by(analysis, told)) out.push_back(*between);
    };
    for (const diagram::Given& given : analysis.diagram->givens) add(given.statement);
    for (const diagram::Given& given : analysis.diagram->guarantees) add(given.statement);
    for (const scene::Action& action : analysis.scene.actions())
        if (action.states) add(*action.states);
    return out;
}

/// Of points: not known, on the line, on the side of the first one.
enum class Side : std::uint8_t { unknown, edge, inside };

/// The points that lie on the side of one, step by step, and the segments that say so.
class Sides {
public:
    Sides(const Analysis& analysis, PointId first, PointId a, PointId b)
        : analysis_(analysis), a_(a), b_(b), of_(analysis.scene.point_count(), Side::unknown) {
        for (std::size_t i = 0; i < of_.size(); ++i)
            if (lies_on_line(PointId(i))) of_[i] = Side::edge;
        of_[first.index()] = Side::inside;
    }

    void spread(const std::vector<Between>& betweens) {
        for (bool more = true; more;) {
            more = false;
            for (const Between& one : betweens) more = take(one) || more;
        }
    }
    Side of(PointId point) const { return of_[point.index()]; }
    std::string why() const { return join(used_, ", "); }

private:
    bool lies_on_line(PointId point) const {
        return point == a_ || point == b_ || is_told(analysis_, workflow::of(Predicate::coll, {point, a_, b_}));
    }

    bool take(const Between& one) {
        const auto [first, second] = one.ends;
        const Side side =
            of(first) == Side::unknown || of(second) == Side::unknown ? Side::unknown : std::max(of(first), of(second));
        if (of(one.point) != Side::unknown || side == Side::unknown) return false;
        of_[one.point.index()] = side;
        const auto name = [&](PointId point) { return scene::display_name(analysis_.scene.name(point)); };
        used_.push_back(fmt::format("{} lies between {} and {}", name(one.point), name(first), name(second)));
        return true;
    }

    const Analysis& analysis_;
    PointId a_, b_;
    std::vector<Side> of_;
    std::vector<std::string> used_;
};

} // namespace

std::optional<std::string> same_side_by_segments(const Analysis& analysis, const Statement& order) {
    if (order.predicate() != Predicate::same_side_of) return std::nullopt;
    const auto points = order.points();
    const auto betweens = betweens_of(analysis);
    for (const auto& [first, other] : {std::pair{points[0], points[1]}, std::pair{points[1], points[0]}}) {
        if (!is_told(analysis, of(Predicate::ncoll, {first, points[2], points[3]}))) continue;
        Sides sides(analysis, first, points[2], points[3]);
        sides.spread(betweens);
        if (sides.of(other) == Side::inside) return sides.why();
    }
    return std::nullopt;
}

} // namespace porism::workflow
