// Configurations of lines and the points in which they cross: those of projective geometry, found by following lines.
#pragma once

#include "base/stop.h"
#include "reason/match/incidence.h"

#include <optional>
#include <vector>

namespace porism::reason {

/// The lines of three points at least, and their crossings. Refers to the incidence that it is made of.
class Crossings {
public:
    explicit Crossings(const Incidence& incidence, std::size_t points);

    /// Complete quadrilaterals, each once: four lines of which no three meet in one point. The six points are a
    /// triangle a, b, c and the points d, e, f of the fourth line on bc, ca, ab. Visits until `visit` returns false;
    /// false then, and when it is stopped.
    template<class Visit>
    bool each_quadrilateral(const StopToken& stop, Visit&& visit) const;

    /// Points a, b, c and p, q, r of two lines, and the crossings x of aq and bp, y of ar and cp, z of br and cq.
    template<class Visit>
    bool each_hexagon(const StopToken& stop, Visit&& visit) const;

private:
    using Line = std::uint32_t;
    static constexpr Line no_line = UINT32_MAX;
    struct Crossing {
        Line line; ///< the other one
        Pt point;
    };

    Line line_of(Pt a, Pt b) const { return line_of_[a * points_ + b]; }
    std::optional<Pt> crossing(Line one, Line other) const;
    /// Of the lines ab and cd, where both have a third point.
    std::optional<Pt> crossing(Pt a, Pt b, Pt c, Pt d) const;

    std::size_t points_;
    std::vector<Incidence::Set> lines_;
    std::vector<Line> line_of_;
    std::vector<std::vector<Crossing>> crossings_; ///< by line, ascending
};

template<class Visit>
bool Crossings::each_quadrilateral(const StopToken& stop, Visit&& visit) const {
    for (Line first = 0; first < lines_.size(); ++first) {
        const auto& on_first = crossings_[first];
        for (auto i = on_first.begin(); i != on_first.end(); ++i) {
            if (i->line < first) continue;
            if (stop.stop_requested()) return false;
            for (auto j = i + 1; j != on_first.end(); ++j) {
                const auto ij = j->point == i->point ? std::nullopt : crossing(i->line, j->line);
                if (!ij) continue;
                for (auto k = j + 1; k != on_first.end(); ++k) {
                    if (k->point == i->point || k->point == j->point) continue;
                    const auto ik = crossing(i->line, k->line), jk = crossing(j->line, k->line);
                    if (!ik || !jk || *ik == *ij) continue;
                    if (!visit({*ij, j->point, i->point, k->point, *ik, *jk})) return false;
                }
            }
        }
    }
    return true;
}

template<class Visit>
bool Crossings::each_hexagon(const StopToken& stop, Visit&& visit) const {
    const auto extend = [&](const Incidence::Set& one, const Incidence::Set& other, std::size_t b, Pt a, Pt p, Pt q,
                            Pt x) {
        for (std::size_t c = b + 1; c < one.size(); ++c)
            for (const Pt r : other) {
                if (r == p || r == q) continue;
                const auto y = crossing(a, r, one[c], p), z = crossing(one[b], r, one[c], q);
                if (y && z && !visit({a, one[b], one[c], p, q, r, x, *y, *z})) return false;
            }
        return true;
    };
    for (Line first = 0; first < lines_.size(); ++first)
        for (Line second = first + 1; second < lines_.size(); ++second) {
            if (stop.stop_requested()) return false;
            const auto &one = lines_[first], &other = lines_[second];
            for (std::size_t a = 0; a < one.size(); ++a)
                for (std::size_t b = a + 1; b < one.size(); ++b)
                    for (const Pt p : other)
                        for (const Pt q : other) {
                            const auto x = p == q ? std::nullopt : crossing(one[a], q, one[b], p);
                            if (x && !extend(one, other, b, one[a], p, q, *x)) return false;
                        }
        }
    return true;
}

} // namespace porism::reason
