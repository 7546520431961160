// Marks of what is given by construction.
#include "facts/equation.h"
#include "paint/signs.h"

#include <algorithm>
#include <map>

namespace porism::paint {
namespace {

using facts::PointPair;
using facts::Predicate;
using facts::Statement;

/// More classes than these are not marked: a figure full of ticks says nothing.
constexpr std::size_t most_length_classes = 3;
constexpr std::size_t most_angle_classes = 2;
/// In pixels: legs whose lengths differ by less are equal, and the sign stays on the first side.
constexpr double same_leg = 0.1;

/// Segments of equal length, joined by the statements that say so.
class LengthClasses {
public:
    void join(PointPair a, PointPair b) { parent_[root(a)] = root(b); }
    /// Classes in the order of their first segment.
    std::vector<std::vector<PointPair>> classes() {
        std::map<PointPair, std::vector<PointPair>> by_root;
        for (const auto& [pair, unused] : std::map(parent_)) by_root[root(pair)].push_back(pair);
        std::vector<std::vector<PointPair>> result;
        for (auto& [unused, pairs] : by_root) result.push_back(std::move(pairs));
        return result;
    }

private:
    PointPair root(PointPair pair) {
        auto [it, added] = parent_.try_emplace(pair, pair);
        return added || it->second == pair ? pair : it->second = root(it->second);
    }
    std::map<PointPair, PointPair> parent_;
};

class GivenMarks {
public:
    explicit GivenMarks(Scenery& scenery)
        : s_(scenery), style_{{scenery.colours.ink, 1.1 * scenery.options.size}, Layer::mark} {}

    void run() {
        for (const diagram::Given& given : s_.diagram.givens) {
            const auto row = std::ranges::find(rows, given.statement.predicate(), &Row::predicate);
            if (row != std::end(rows)) (this->*row->mark)(given.statement);
        }
        draw_lengths();
        if (angles_.size() <= most_angle_classes) draw_angles();
    }

private:
    struct Row {
        Predicate predicate;
        void (GivenMarks::*mark)(const Statement&);
    };
    static const Row rows[4];

    void congruent(const Statement& cong) { equal(cong[0], cong[1], cong[2], cong[3]); }
    void midpoint(const Statement& midp) { equal(midp[0], midp[1], midp[0], midp[2]); }
    void equal_angle(const Statement& eqangle) { angles_.push_back(eqangle); }

    void perpendicular(const Statement& perp) {
        const Vec a = s_.at(perp[0]), b = s_.at(perp[1]), c = s_.at(perp[2]), d = s_.at(perp[3]);
        const auto vertex = meet(a, b, c, d);
        if (!vertex) return;
        Vec u = unit(b - a), v = unit(d - c);
        const auto first = s_.carriers.reach(*vertex, u), second = s_.carriers.reach(*vertex, v);
        if (!first || !second) return;
        const auto turn = [](Vec& direction, const Reach& reach) {
            if (reach.against > reach.along + same_leg) direction = -1 * direction;
            return std::max(reach.along, reach.against);
        };
        const double first_leg = turn(u, *first), second_leg = turn(v, *second);
        add_right_angle(s_, *vertex, u, v, first_leg, second_leg, style_);
    }

    /// Radii of a drawn circle are seen to be equal without ticks.
    bool radii(PointId a, PointId b, PointId c, PointId d) const {
        for (const PointId centre : {a, b}) {
            if (centre != c && centre != d) continue;
            const Vec at = s_.at(centre), end = s_.at(centre == a ? b : a);
            if (std::ranges::any_of(s_.circles, [&](const Circle& circle) {
                    return length(circle.centre - at) < 0.5 && std::fabs(circle.radius - length(end - at)) < 0.5;
                }))
                return true;
        }
        return false;
    }

    void equal(PointId a, PointId b, PointId c, PointId d) {
        if (radii(a, b, c, d) || !s_.carriers.covers(s_.at(a), s_.at(b)) || !s_.carriers.covers(s_.at(c), s_.at(d)))
            return;
        lengths_.join(facts::pair_of(a, b), facts::pair_of(c, d));
    }

    void draw_lengths() {
        const auto classes = lengths_.classes();
        if (classes.size() > most_length_classes) return;
        for (std::size_t i = 0; i < classes.size(); ++i)
            for (const PointPair& pair : classes[i])
                add_ticks(s_, s_.at(pair.first), s_.at(pair.second), static_cast<int>(i) + 1, style_);
    }

    /// An angle by its vertex and a point on each side.
    struct Corner {
        PointId vertex, first, second;
        auto sides() const { return std::pair(vertex, facts::pair_of(first, second)); }
    };

    /// Angles that are equal through a third one have one sign.
    void draw_angles() {
        std::map<std::pair<PointId, PointPair>, int> signs;
        int count = 0;
        for (const Statement& e : angles_) {
            const auto one = drawn_corner(e[0], e[1], e[2], e[3]), other = drawn_corner(e[4], e[5], e[6], e[7]);
            // A sign that has no fellow would say nothing.
            if (!one || !other) continue;
            const auto known = signs.contains(one->sides()) ? signs.find(one->sides()) : signs.find(other->sides());
            const int sign = known != signs.end() ? known->second : ++count;
            for (const Corner& corner : {*one, *other})
                if (signs.emplace(corner.sides(), sign).second)
                    add_angle(s_, s_.at(corner.vertex), s_.at(corner.first), s_.at(corner.second), sign, style_, false);
        }
    }
    /// Only where both sides start at a common point and are drawn.
    std::optional<Corner> drawn_corner(PointId a, PointId b, PointId c, PointId d) const {
        if (a == d || b == d) std::swap(c, d);
        if (b == c) std::swap(a, b);
        if (a != c) return std::nullopt;
        if (!s_.carriers.covers(s_.at(a), s_.at(b)) || !s_.carriers.covers(s_.at(a), s_.at(d))) return std::nullopt;
        return Corner{a, b, d};
    }

    Scenery& s_;
    SignStyle style_;
    LengthClasses lengths_;
    std::vector<Statement> angles_;
};

const GivenMarks::Row GivenMarks::rows[4] = {{Predicate::perp, &GivenMarks::perpendicular},
                                             {Predicate::cong, &GivenMarks::congruent},
                                             {Predicate::midp, &GivenMarks::midpoint},
                                             {Predicate::eqangle, &GivenMarks::equal_angle}};

} // namespace

void add_given_marks(Scenery& scenery) {
    GivenMarks(scenery).run();
}

} // namespace porism::paint
