// The configurations of a picture at which the matching of a rule starts, kind by kind.
#pragma once

#include "reason/match/crossings.h"
#include "reason/match/crowds.h"
#include "reason/match/seed.h"
#include "reason/match/shapes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <type_traits>

namespace porism::reason {

/// The configurations of the scene picture.
class Seeds {
public:
    Seeds(const Figure& figure, const Incidence& incidence, StopToken stop)
        : figure_(figure), stop_(std::move(stop)), incidence_(incidence), shapes_(figure, stop_),
          crossings_(incidence_, figure.size()) {}

    const Incidence& incidence() const { return incidence_; }
    /// About how many tuples there are: for planning.
    double estimate(SeedKind kind) const;
    /// Visits the tuples in a fixed order until `visit` returns false. False if it was stopped.
    template<class Visit>
    bool each(SeedKind kind, Visit&& visit) const;
    /// Of SeedKind::concyclic those of other circles.
    template<class Visit>
    void each_concyclic_but(std::span<const Crowd> crowds, Visit& visit) const;

private:
    template<class Visit>
    bool each_subset(const Incidence::Set& set, std::size_t size, std::optional<Pt> head, Visit& visit) const;
    template<class Visit>
    bool each_pair_of_lines(std::size_t first, std::size_t second, Visit& visit) const;
    template<class Visit>
    bool each_parallel(Visit& visit) const;
    template<class Visit>
    bool each_perpendicular(Visit& visit) const;
    template<class Visit>
    bool each_right_angle(Visit& visit) const;
    template<class Visit>
    bool each_midpoint(Visit& visit) const;
    template<class Visit>
    bool each_equal_lengths(Visit& visit) const;
    template<class Visit>
    bool each_secants(Visit& visit) const;
    template<class Visit>
    bool each_bisector(Visit& visit) const;
    template<class Visit>
    bool each_quadrilateral(Visit& visit) const;
    template<class Visit>
    bool each_hexagon(Visit& visit) const;
    template<class Visit>
    bool each_pair(Visit& visit) const;
    template<Shapes::Kind kind, bool congruent, class Visit>
    bool each_similar(Visit& visit) const;
    template<class Visit>
    bool each_spiral(Visit& visit) const;
    template<class Visit>
    bool each_proportional(Visit& visit) const;
    template<class Visit>
    bool each_concyclic(Visit& visit) const;
    template<class Visit>
    bool each_collinear(Visit& visit) const;
    template<std::size_t on_rim, class Visit>
    bool each_centre(Visit& visit) const;

    const Figure& figure_;
    StopToken stop_;
    const Incidence& incidence_;
    Shapes shapes_;
    Crossings crossings_;
};

template<class Visit>
bool Seeds::each_subset(const Incidence::Set& set, std::size_t size, std::optional<Pt> head, Visit& visit) const {
    if (set.size() < size) return true;
    std::array<std::size_t, max_seed_points> chosen{};
    for (std::size_t i = 0; i < size; ++i) chosen[i] = i;
    for (;;) {
        SeedPoints points{};
        std::size_t at = 0;
        if (head) points[at++] = *head;
        for (std::size_t i = 0; i < size; ++i) points[at++] = set[chosen[i]];
        if (!visit(points)) return false;
        std::size_t last = size;
        while (last > 0 && chosen[last - 1] == set.size() - size + last - 1) --last;
        if (last == 0) return true;
        ++chosen[last - 1];
        for (std::size_t i = last; i < size; ++i) chosen[i] = chosen[i - 1] + 1;
    }
}

template<class Visit>
bool Seeds::each_pair_of_lines(std::size_t first, std::size_t second, Visit& visit) const {
    const auto &one = incidence_.lines()[first], &other = incidence_.lines()[second];
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = i + 1; j < one.size(); ++j)
            for (std::size_t k = 0; k < other.size(); ++k)
                for (std::size_t l = k + 1; l < other.size(); ++l)
                    if (!visit(SeedPoints{one[i], one[j], other[k], other[l]})) return false;
    return true;
}

template<class Visit>
bool Seeds::each_parallel(Visit& visit) const {
    for (const auto& lines : incidence_.parallels())
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (std::size_t j = i + 1; j < lines.size(); ++j)
                if (!each_pair_of_lines(lines[i], lines[j], visit)) return false;
    return true;
}

template<class Visit>
bool Seeds::each_perpendicular(Visit& visit) const {
    for (const auto& [first, second] : incidence_.perpendiculars())
        if (!each_pair_of_lines(first, second, visit)) return false;
    return true;
}

template<class Visit>
bool Seeds::each_right_angle(Visit& visit) const {
    for (Pt vertex = 0; vertex < figure_.size(); ++vertex) {
        const auto lines = incidence_.lines_at(vertex);
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (std::size_t j = i + 1; j < lines.size(); ++j) {
                if (!incidence_.perpendicular(lines[i], lines[j])) continue;
                for (const Pt a : incidence_.lines()[lines[i]])
                    for (const Pt c : incidence_.lines()[lines[j]])
                        if (a != vertex && c != vertex && !visit(SeedPoints{a, vertex, c})) return false;
            }
    }
    return true;
}

template<class Visit>
bool Seeds::each_midpoint(Visit& visit) const {
    for (const auto& [centre, rim] : incidence_.radii())
        for (std::size_t i = 0; i < rim.size(); ++i)
            for (std::size_t j = i + 1; j < rim.size(); ++j) {
                const double angle = figure_.direction(centre, rim[i]) - figure_.direction(centre, rim[j]);
                if (std::abs(turn_distance(angle)) > seen_equal) continue;
                if (!visit(SeedPoints{centre, rim[i], rim[j]})) return false;
            }
    return true;
}

template<class Visit>
bool Seeds::each_equal_lengths(Visit& visit) const {
    for (const auto& group : incidence_.equal_lengths())
        for (std::size_t i = 0; i < group.size(); ++i)
            for (std::size_t j = i + 1; j < group.size(); ++j)
                if (!visit(SeedPoints{group[i][0], group[i][1], group[j][0], group[j][1]})) return false;
    return true;
}

template<class Visit>
bool Seeds::each_bisector(Visit& visit) const {
    const auto points = figure_.size();
    bool going = true;
    for (Pt a = 0; a < points && !stop_.stop_requested(); ++a) {
        const Spokes& spokes = incidence_.spokes(a);
        for (Pt x = 0; x < points; ++x) {
            if (x == a) continue;
            const double axis = figure_.direction(a, x);
            for (Pt b = 0; b < points && going; ++b) {
                if (b == a || std::abs(turn_distance(2 * (figure_.direction(a, b) - axis))) <= 16 * seen_equal)
                    continue;
                spokes.each_in_direction(2 * axis - figure_.direction(a, b), [&](Pt c) {
                    if (going && b < c) going = visit(SeedPoints{a, b, x, c});
                });
            }
        }
    }
    return going;
}

template<class Visit>
bool Seeds::each_secants(Visit& visit) const {
    const auto secants = incidence_.secants();
    for (std::size_t i = 0; i < secants.size() && !stop_.stop_requested(); ++i)
        for (std::size_t j = i + 1; j < secants.size(); ++j) {
            const Incidence::Secant &s = secants[i], &t = secants[j];
            if (t.log_power - s.log_power > 2 * seen_equal) break;
            const SeedPoints points{s.point, s.centre, s.a, s.b, t.point, t.centre, t.a, t.b};
            const bool one = s.point == t.point && s.a == t.a && s.b == t.b;
            if (!one && !visit(points)) return false;
        }
    return true;
}

template<class Visit>
bool Seeds::each_quadrilateral(Visit& visit) const {
    return crossings_.each_quadrilateral(stop_, [&](const SeedPoints& points) { return visit(points); });
}

template<class Visit>
bool Seeds::each_hexagon(Visit& visit) const {
    return crossings_.each_hexagon(stop_, [&](const SeedPoints& points) { return visit(points); });
}

template<class Visit>
bool Seeds::each_pair(Visit& visit) const {
    for (Pt a = 0; a < figure_.size(); ++a)
        for (Pt b = a + 1; b < figure_.size(); ++b)
            if (!visit(SeedPoints{a, b})) return false;
    return true;
}

inline SeedPoints seed_points(const Shapes::Six& six) {
    SeedPoints points{};
    std::ranges::copy(six, points.begin());
    return points;
}

template<Shapes::Kind kind, bool congruent, class Visit>
bool Seeds::each_similar(Visit& visit) const {
    return shapes_.each_similar(kind, congruent, [&](const Shapes::Six& six) { return visit(seed_points(six)); });
}

template<class Visit>
bool Seeds::each_spiral(Visit& visit) const {
    return shapes_.each_similar(Shapes::Kind::direct, false, [&](const Shapes::Six& six) {
        for (std::size_t x = 0; x < 3; ++x) {
            const std::size_t a = (x + 1) % 3, b = (x + 2) % 3;
            if (six[x] == six[x + 3] && !visit(SeedPoints{six[x], six[a], six[b], six[a + 3], six[b + 3]}))
                return false;
        }
        return true;
    });
}

template<class Visit>
bool Seeds::each_proportional(Visit& visit) const {
    return shapes_.each_proportional([&](const Shapes::Six& six) { return visit(seed_points(six)); });
}

template<class Visit>
bool Seeds::each_concyclic(Visit& visit) const {
    return std::ranges::all_of(incidence_.circles(), [&](const auto& set) { return each_subset(set, 4, {}, visit); });
}

template<class Visit>
bool Seeds::each_collinear(Visit& visit) const {
    return std::ranges::all_of(incidence_.lines(), [&](const auto& set) { return each_subset(set, 3, {}, visit); });
}

template<class Visit>
void Seeds::each_concyclic_but(std::span<const Crowd> crowds, Visit& visit) const {
    for (std::size_t i = 0; i < incidence_.circles().size(); ++i)
        if (std::ranges::find(crowds, i, &Crowd::circle) == crowds.end() &&
            !each_subset(incidence_.circles()[i], 4, {}, visit))
            return;
}

template<std::size_t on_rim, class Visit>
bool Seeds::each_centre(Visit& visit) const {
    return std::ranges::all_of(incidence_.radii(),
                               [&](const auto& r) { return each_subset(r.rim, on_rim, r.centre, visit); });
}

template<class Visit>
bool Seeds::each(SeedKind kind, Visit&& visit) const {
    using V = std::remove_reference_t<Visit>;
    using Each = bool (Seeds::*)(V&) const;
    using enum Shapes::Kind;
    static constexpr std::array<Each, seed_kind_count> by_kind{
        &Seeds::each_similar<direct, false, V>,
        &Seeds::each_similar<opposite, false, V>,
        &Seeds::each_similar<direct, true, V>,
        &Seeds::each_similar<opposite, true, V>,
        &Seeds::each_spiral<V>,
        &Seeds::each_proportional<V>,
        &Seeds::each_concyclic<V>,
        &Seeds::each_centre<3, V>,
        &Seeds::each_centre<2, V>,
        &Seeds::each_midpoint<V>,
        &Seeds::each_collinear<V>,
        &Seeds::each_parallel<V>,
        &Seeds::each_perpendicular<V>,
        &Seeds::each_right_angle<V>,
        &Seeds::each_equal_lengths<V>,
        &Seeds::each_secants<V>,
        &Seeds::each_bisector<V>,
        &Seeds::each_quadrilateral<V>,
        &Seeds::each_hexagon<V>,
        &Seeds::each_pair<V>,
    };
    return (this->*by_kind[static_cast<std::size_t>(kind)])(visit);
}

} // namespace porism::reason
