#include "workflow/verify/orders/segments.h"

#include "base/text.h"
#include "workflow/verify/orders/is_told.h"

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

std::vector<Statement> told_of(const Analysis& analysis) {
    std::vector<Statement> out;
    for (const diagram::Given& given : analysis.diagram->givens) out.push_back(given.statement);
    for (const diagram::Given& given : analysis.diagram->guarantees) out.push_back(given.statement);
    for (const scene::Action& action : analysis.scene.actions())
        if (action.states) out.push_back(*action.states);
    return out;
}

/// That are told of the figure's points.
std::vector<Between> betweens_of(const Analysis& analysis) {
    std::vector<Between> out;
    for (const Statement& told : told_of(analysis))
        if (const auto between = between_by(analysis, told)) out.push_back(*between);
    return out;
}

std::string segment_in_words(const Analysis& analysis, const Between& one) {
    const auto name = [&](PointId point) { return scene::display_name(analysis.scene.name(point)); };
    return fmt::format("{} lies between {} and {}", name(one.point), name(one.ends[0]), name(one.ends[1]));
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
        used_.push_back(segment_in_words(analysis_, one));
        return true;
    }

    const Analysis& analysis_;
    PointId a_, b_;
    std::vector<Side> of_;
    std::vector<std::string> used_;
};

/// Three points, ascending.
using Corners = std::array<PointId, 3>;

/// Triangles that are not flat, each with the segments that say so.
class Triangles {
public:
    explicit Triangles(const Analysis& analysis) {
        for (const Statement& told : told_of(analysis))
            if (told.predicate() == Predicate::ncoll) add({told[0], told[1], told[2]}, {});
    }

    void spread(const Analysis& analysis) {
        const auto betweens = betweens_of(analysis);
        for (std::size_t i = 0; i < all_.size(); ++i)
            for (const Between& one : betweens) move_corner(i, one, segment_in_words(analysis, one));
    }

    /// Empty where it is not among them, or none are needed.
    std::string why(Corners corners) const {
        std::ranges::sort(corners);
        const auto found = std::ranges::find(all_, corners, &Known::corners);
        return found == all_.end() ? std::string() : join(found->used, ", ");
    }

private:
    struct Known {
        Corners corners;
        std::vector<std::string> used;
    };

    void add(Corners corners, std::vector<std::string> used) {
        std::ranges::sort(corners);
        if (std::ranges::find(all_, corners, &Known::corners) == all_.end()) all_.push_back({corners, std::move(used)});
    }

    /// To the third point of a line that is one of its sides.
    void move_corner(std::size_t known, const Between& one, const std::string& said) {
        const Known from = all_[known];
        const auto has = [&](PointId point) { return std::ranges::find(from.corners, point) != from.corners.end(); };
        const std::array line{one.point, one.ends[0], one.ends[1]};
        for (std::size_t third = 0; third < line.size(); ++third)
            for (const PointId corner : {line.at((third + 1) % 3), line.at((third + 2) % 3)}) {
                if (has(line[third]) || !has(line.at((third + 1) % 3)) || !has(line.at((third + 2) % 3))) continue;
                Known moved = from;
                std::ranges::replace(moved.corners, corner, line[third]);
                moved.used.push_back(said);
                add(moved.corners, std::move(moved.used));
            }
    }

    std::vector<Known> all_;
};

} // namespace

std::optional<std::string> not_flat_by_segments(const Analysis& analysis, const Statement& order) {
    if (order.predicate() != Predicate::ncoll) return std::nullopt;
    Triangles triangles(analysis);
    triangles.spread(analysis);
    std::string why = triangles.why({order[0], order[1], order[2]});
    return why.empty() ? std::nullopt : std::optional(std::move(why));
}

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
