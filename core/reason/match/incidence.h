// What lies on one line, on one circle, at one distance, in one direction: seen in one picture, found by sorting.
#pragma once

#include "base/stop.h"
#include "reason/match/figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace porism::reason {

/// Points seen from one point, by direction and by distance.
class Spokes {
public:
    struct Spoke {
        double key;
        Pt to;
    };
    Spokes(const Figure& figure, Pt from);

    /// All points to which the direction (modulo 1) or the log-length is seen to be `value`.
    template<class Visit>
    void each_in_direction(double value, Visit&& visit) const {
        value -= std::floor(value);
        each_between(by_direction_, value - seen_equal, value + seen_equal, visit);
        if (value < seen_equal) each_between(by_direction_, value + 1 - seen_equal, 2, visit);
        if (value > 1 - seen_equal) each_between(by_direction_, -1, value - 1 + seen_equal, visit);
    }
    template<class Visit>
    void each_at_distance(double log_length, Visit&& visit) const {
        each_between(by_length_, log_length - seen_equal, log_length + seen_equal, visit);
    }
    std::span<const Spoke> by_direction() const { return by_direction_; }
    std::span<const Spoke> by_length() const { return by_length_; }

private:
    template<class Visit>
    static void each_between(const std::vector<Spoke>& spokes, double low, double high, Visit& visit) {
        auto at = std::lower_bound(spokes.begin(), spokes.end(), low,
                                   [](const Spoke& spoke, double key) { return spoke.key < key; });
        for (; at != spokes.end() && at->key <= high; ++at) visit(at->to);
    }
    std::vector<Spoke> by_direction_, by_length_;
};

/// Point sets are sorted; sets are in a fixed order.
class Incidence {
public:
    using Set = std::vector<Pt>;
    /// A stop leaves out what was not found yet.
    Incidence(const Figure& figure, const StopToken& stop);

    const Spokes& spokes(Pt from) const { return spokes_[from]; }
    /// Every line through two points at least, with all its points.
    std::span<const Set> lines() const { return lines_; }
    std::span<const std::size_t> lines_at(Pt point) const { return lines_at_[point]; }
    /// Lines of one direction, two at least.
    std::span<const std::vector<std::size_t>> parallels() const { return parallels_; }
    /// Pairs of perpendicular lines, each once.
    std::span<const std::array<std::size_t, 2>> perpendiculars() const { return perpendiculars_; }
    bool perpendicular(std::size_t line, std::size_t other) const;
    /// Circles through four points at least, with all their points.
    std::span<const Set> circles() const { return circles_; }
    struct Radii {
        Pt centre;
        Set rim; ///< two points at least, all at one distance
    };
    std::span<const Radii> radii() const { return radii_; }
    /// A line through a point and through two others, at one distance from a centre.
    struct Secant {
        Pt point, centre, a, b;
        double log_power; ///< log of |pa| |pb|
    };
    /// By power.
    std::span<const Secant> secants() const { return secants_; }
    /// Pairs of points of one length, two pairs at least.
    std::span<const std::vector<std::array<Pt, 2>>> equal_lengths() const { return equal_lengths_; }

private:
    void find_lines(Pt points);
    void find_directions();
    void find_circles(const StopToken& stop);
    void find_radii(Pt points);
    void find_secants();
    void add_secants(Pt centre, Pt a, Pt b);
    void find_equal_lengths();

    const Figure& figure_;
    std::vector<Spokes> spokes_;
    std::vector<Set> lines_;
    std::vector<double> line_directions_;
    std::vector<std::vector<std::size_t>> lines_at_;
    std::vector<std::vector<std::size_t>> parallels_;
    std::vector<std::array<std::size_t, 2>> perpendiculars_;
    std::vector<Set> circles_;
    std::vector<Radii> radii_;
    std::vector<Secant> secants_;
    std::vector<std::vector<std::array<Pt, 2>>> equal_lengths_;
};

} // namespace porism::reason
