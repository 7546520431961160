#include "scene/determined.h"

#include "geometry/vector.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace porism::scene {
namespace {

using facts::Predicate;
using facts::Statement;
using Spot = geometry::Point<double>;

/// The sine of the least angle at which lines are seen to cross.
constexpr double crossing = 1e-6;

/// Those whose equations are of degree two at most, and of degree one in what they put on a line.
constexpr std::array of_lines{Predicate::coll, Predicate::para, Predicate::perp, Predicate::cong};

/// Those that tell a length, or the ratio of two.
constexpr std::array of_lengths{Predicate::lconst, Predicate::l2const, Predicate::rconst, Predicate::r2const,
                                Predicate::cong};

bool is_given(const Action& action) {
    return !action.at.empty() && std::ranges::all_of(action.at, [](const auto& at) { return at && at->given; });
}

bool is_constructed(const Action& action) {
    return action.uses.size() == 2 ||
           (action.uses.size() == 1 && construction(action.uses.front().construction).freedom == 0);
}

/// Spreads from the given places to what they determine.
class Spreading {
public:
    Spreading(const Scene& scene, facts::Points<double> picture)
        : scene_(scene), picture_(picture.begin(), picture.end()), determined_(scene.point_count(), false) {
        for (const Action& action : scene.actions())
            for (const auto patterns : {&Construction::gives, &Construction::guarantees})
                for (Statement& said : said_by(action, patterns)) said_.push_back(std::move(said));
    }

    std::vector<bool> run() {
        for (bool more = true; more;) {
            more = false;
            for (const Action& action : scene_.actions()) more = spread(action) || more;
        }
        return std::move(determined_);
    }

private:
    bool is_known(PointId point) const { return determined_[point.index()]; }

    bool spread(const Action& action) {
        bool more = false;
        const bool whole = is_given(action) ||
                           (is_constructed(action) &&
                            std::ranges::all_of(inputs_of(action), [&](PointId point) { return is_known(point); }));
        for (const PointId point : action.outputs) {
            if (is_known(point) || !(whole || is_fixed(point))) continue;
            determined_[point.index()] = more = true;
        }
        return more;
    }

    /// By two lines that cross, as one of three points of which one is the midpoint, or by a length along a line.
    bool is_fixed(PointId point) {
        if (is_measured_off(point)) return true;
        std::vector<Spot> normals;
        for (const Statement& said : said_) {
            if (!is_the_only_open_one(said, point)) continue;
            if (said.predicate() == Predicate::midp) return true;
            if (const auto normal = normal_of(said, point)) normals.push_back(*normal);
        }
        return std::ranges::any_of(normals, [&](const Spot& normal) {
            return std::fabs(geometry::cross(normals.front(), normal)) > crossing;
        });
    }

    /// On a segment or a ray by how far it is from the ends, or in which ratio: there that is so in one place.
    bool is_measured_off(PointId point) const {
        return std::ranges::any_of(said_, [&](const Statement& line) {
            return line.predicate() == Predicate::coll && is_the_only_open_one(line, point) &&
                   is_measured_off(point, others(line.points(), point));
        });
    }
    bool is_measured_off(PointId point, std::span<const PointId> ends) const {
        return std::ranges::any_of(said_, [&](const Statement& length) {
            if (std::ranges::count(of_lengths, length.predicate()) == 0 || !is_the_only_open_one(length, point))
                return false;
            const auto from = measured_from(length, point);
            const auto has = [&](PointId end) { return std::ranges::count(from, end) > 0; };
            if (from.empty() || !std::ranges::all_of(from, [&](PointId one) { return std::ranges::count(ends, one); }))
                return false;
            return says(Predicate::obtuse_angle, {ends[0], point, ends[1]}) ||
                   (!has(ends[1]) && says(Predicate::acute_angle, {point, ends[0], ends[1]})) ||
                   (!has(ends[0]) && says(Predicate::acute_angle, {point, ends[1], ends[0]}));
        });
    }
    bool says(Predicate predicate, std::array<PointId, 3> points) const {
        const auto statement = facts::make(predicate, points);
        return statement && std::ranges::count(said_, *statement) > 0;
    }
    static std::vector<PointId> others(std::span<const PointId> points, PointId point) {
        std::vector<PointId> out(points.begin(), points.end());
        std::erase(out, point);
        return out;
    }
    /// The other ends of the segments of a statement of lengths that end in the point.
    static std::vector<PointId> measured_from(const Statement& length, PointId point) {
        std::vector<PointId> out;
        const auto points = length.points();
        for (std::size_t i = 0; i + 1 < points.size(); i += 2)
            for (const auto& [end, other] : {std::pair{points[i], points[i + 1]}, std::pair{points[i + 1], points[i]}})
                if (end == point) out.push_back(other);
        return out;
    }

    bool is_the_only_open_one(const Statement& said, PointId point) const {
        return std::ranges::count(said.points(), point) > 0 &&
               std::ranges::all_of(said.points(), [&](PointId one) { return one == point || is_known(one); });
    }

    double value_at(const Statement& said, PointId point, Spot place) {
        std::swap(picture_[point.index()], place);
        const auto values = facts::residuals<double>(said, picture_);
        std::swap(picture_[point.index()], place);
        return values.size() == 1 ? values.front() : NAN;
    }

    /// Of the line on which the statement puts the point; nothing where it is no line.
    std::optional<Spot> normal_of(const Statement& said, PointId point) {
        if (std::ranges::count(of_lines, said.predicate()) == 0) return std::nullopt;
        const double there = value_at(said, point, {0, 0});
        const Spot slope{value_at(said, point, {1, 0}) - there, value_at(said, point, {0, 1}) - there};
        const double size = std::hypot(slope.x, slope.y);
        const auto is_linear = [&](Spot at) {
            const double expected = there + slope.x * at.x + slope.y * at.y;
            return std::fabs(value_at(said, point, at) - expected) <= crossing * (std::fabs(there) + size);
        };
        if (!(size > 0) || !is_linear({-1, 0}) || !is_linear({0, -1}) || !is_linear({1, 1})) return std::nullopt;
        return Spot{slope.x / size, slope.y / size};
    }

    const Scene& scene_;
    std::vector<Spot> picture_;
    std::vector<Statement> said_;
    std::vector<bool> determined_;
};

} // namespace

bool are_determined(const Scene& scene, std::span<const PointId> points, facts::Points<double> picture) {
    const auto determined = Spreading(scene, picture).run();
    return std::ranges::all_of(points, [&](PointId point) { return determined[point.index()]; });
}

} // namespace porism::scene
