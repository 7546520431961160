#include "paint/lit_angles.h"

#include "paint/signs.h"

#include <array>

namespace porism::paint {
namespace {

using facts::Predicate;
using facts::Statement;

/// How far a side reaches beyond the vertex where no point is there, in pixels at size 1.
constexpr double stub = 34;

/// Where the two points of a line stand in a statement: at and after this.
using LinePlace = std::size_t;

class Angles {
public:
    Angles(const Scenery& scenery, std::span<const PointId> points) : s_(scenery), st_(points) {}

    std::vector<LitAngle> of(std::initializer_list<std::pair<LinePlace, LinePlace>> lines) const {
        std::vector<LitAngle> out;
        for (const auto& [first, second] : lines)
            if (auto angle = between_lines(first, second)) out.push_back(*std::move(angle));
        if (out.size() == 2 && !seen_equal(out[0].bearer, out[1].bearer)) turn_a_side(out[1]);
        return out;
    }

    /// Whether lines share a point by name.
    bool meet_in_a_point(LinePlace first, LinePlace second) const {
        for (const std::size_t i : {first, first + 1})
            for (const std::size_t j : {second, second + 1})
                if (st_[i] == st_[j]) return true;
        return false;
    }

private:
    Vec at(std::size_t i) const { return s_.at(st_[i]); }

    std::optional<LitAngle> between_lines(LinePlace first, LinePlace second) const {
        for (const std::size_t i : {first, first + 1})
            for (const std::size_t j : {second, second + 1})
                if (st_[i] == st_[j])
                    return LitAngle{Bearer::of_angle(at(i), at(2 * first + 1 - i), at(2 * second + 1 - j)), {}};
        const auto vertex = meet(at(first), at(first + 1), at(second), at(second + 1));
        if (!vertex) return std::nullopt;
        LitAngle out{Bearer::of_angle(*vertex, far_end(first, *vertex), far_end(second, *vertex)), {}};
        for (const LinePlace line : {first, second}) {
            const Vec a = at(line), b = at(line + 1);
            const double t = dot(*vertex - a, b - a) / dot(b - a, b - a);
            if (t < 0 || t > 1) out.extensions.emplace_back(t < 0 ? a : b, *vertex);
        }
        return out;
    }

    /// Away from the vertex, so that the arc lies between the drawn segments.
    Vec far_end(LinePlace line, Vec vertex) const {
        return length(at(line) - vertex) > length(at(line + 1) - vertex) ? at(line) : at(line + 1);
    }

    /// One that is drawn beyond the vertex if there is such a one.
    void turn_a_side(LitAngle& angle) const {
        auto& [vertex, first, second] = angle.bearer.at;
        const auto beyond = [&](Vec side) { return vertex - (stub * s_.options.size) * unit(side - vertex); };
        const bool first_is_drawn = s_.carriers.covers(vertex, beyond(first));
        Vec& side = first_is_drawn ? first : second;
        side = beyond(side);
        angle.extensions.emplace_back(vertex, side);
    }

    const Scenery& s_;
    std::span<const PointId> st_;
};

} // namespace

std::vector<LitAngle> lit_angles(const Scenery& scenery, const Statement& statement, std::span<const PointId> told) {
    const Angles angles(scenery, told.empty() ? statement.points() : told);
    const std::size_t lines = statement.points().size() / 2;
    if (lines == 2) return angles.of({{0, 2}});
    // angle(a, b) = angle(c, d) says the same as angle(a, c) = angle(b, d): whichever has its vertices in named points.
    const bool as_written = angles.meet_in_a_point(0, 2) && angles.meet_in_a_point(4, 6);
    const bool crossed = angles.meet_in_a_point(0, 4) && angles.meet_in_a_point(2, 6);
    if (told.empty() && statement.predicate() == Predicate::eqangle && crossed && !as_written)
        return angles.of({{0, 4}, {2, 6}});
    return angles.of({{0, 2}, {4, 6}});
}

} // namespace porism::paint
