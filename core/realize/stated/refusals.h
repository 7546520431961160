// Why what a scene states has no figure, in words.
#pragma once

#include "base/result.h"
#include "realize/stated/constraint_solver.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::realize {

class Refusals {
public:
    /// Of a system that is stated in the scene; neither is kept.
    Refusals(const scene::Scene& scene, const ConstraintSystem& system) : scene_(scene), system_(system) {}

    /// `conflict`: these statements have no figure together, none of them can be left out.
    Error conflict(const Found& found, std::span<const std::size_t> blamed) const;
    /// `coincident_points`: two points that are one, or nearer than pictures tell apart, in every figure that was
    /// found, in every one of these statements where some are told.
    Error coincident(const std::pair<PointId, PointId>& pair, std::span<const std::size_t> forcing) const;
    /// `degenerate`: points on one line in every figure that was found.
    Error flat(const Flat& flat) const;
    Error without_area(const Stated& stated) const;
    /// Kind limit: `no_figure_found` of comparisons that leave little room (Found::tight).
    Error too_tight(const Found& found) const;
    /// Kind limit: `no_figure_found`, `too_much_work`; `apart`: what does not fit together near the figure that came
    /// nearest.
    Error not_found(const Found& found, std::span<const std::size_t> apart) const;
    Error too_much_work(const Found& found, std::span<const std::size_t> apart) const;
    static Error too_many();

    /// Of some statements, each once.
    std::vector<std::size_t> actions_of(std::span<const std::size_t> statements) const;

private:
    std::string left(const Found& found) const;
    std::string said(std::span<const std::size_t> statements) const;
    std::string but_apart(std::span<const std::size_t> apart) const;
    std::string holding(std::span<const std::size_t> statements) const;
    std::string but_flat(const Found& found, std::span<const std::size_t> blamed) const;
    std::string names_in(const Flat& flat) const;

    const scene::Scene& scene_;
    const ConstraintSystem& system_;
};

} // namespace porism::realize
