// Figures that satisfy what a scene states, found by trial: starts that go one point after the other, then all
// equations together. Parts of the figure of which nothing is stated together are solved apart.
#pragma once

#include "base/stop.h"
#include "realize/stated/flat.h"
#include "realize/stated/lifted.h"
#include "realize/stated/locks.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

/// How many trials a part of the figure has before it counts as impossible; one of few points has more of them, as many
/// as take little work.
inline constexpr int solver_trials = 24, most_solver_trials = 400;

/// What a trial ended with: the statement that fails by the most, and by how much (ConstraintSystem::miss).
struct Left {
    std::size_t statement;
    double residual;
    Values values;
};

/// A part of a figure, and why it has no picture: the statements that do not hold together.
struct Found {
    std::optional<Values> values;
    std::vector<std::size_t> failed = {}; ///< statements of a part without a solution
    /// Two points that were one in what was found, each time it was found and nothing else was: the more often, the
    /// earlier. So many of the first were one each time.
    std::vector<std::pair<PointId, PointId>> coincident = {};
    std::size_t always_coincident = 0;
    std::optional<Left> left = {}; ///< of the trial that came nearest
    std::optional<Flat> flat = {}; ///< of a trial in which all holds, but that is none (flat.h)
    bool impossible = false;       ///< all choices were seen to fail, besides that none was found
    /// Comparisons are among them, and in a trial all nearly held: there may be figures that are not found.
    bool tight = false;
};

/// Groups of variables that statements tie together, and those statements.
struct Part {
    std::vector<std::size_t> groups, statements;
};
/// Of all groups; last one without any where a statement speaks of no variable.
std::vector<Part> parts_of(const ConstraintSystem& system, std::span<const std::size_t> statements);

class ConstraintSolver {
public:
    ConstraintSolver(const ConstraintSystem& system, const Start& start, std::uint64_t seed, Work& work,
                     const Control& control)
        : system_(system), start_(start), seed_(seed), work_(work), control_(control) {}

    /// Values in which these statements hold, the figure is not flat (flat.h), points of different groups are
    /// different, and, where it can be, the needs of constructions within a part hold, no three points stand on a line
    /// by accident and none of a sketch are oriented the other way. `draw` tells different searches apart.
    Found solve(std::span<const std::size_t> statements, std::uint64_t draw) const;

private:
    /// `standing`: points of other parts, which are not to be on a line with its own.
    bool solve_part(const Part& part, std::uint64_t stream, std::span<const PointId> standing, Found& found,
                    Values& values) const;
    struct Search {
        bool legible, may_do;
    };
    bool again(int trial, std::uint64_t spent, Search search) const;
    Rng draws_of(std::uint64_t stream, int trial) const;
    Locks::Outcome lock(const Locks& locks, int trial, const Placing::Trial& how, bool steps_first,
                        Values& values) const;
    bool is_near(const Part& part, const Values& sketch) const;
    bool is_at_sketch(std::span<const PointId> of, std::span<const Point> points) const;
    void begin(const Placing& placing, const Lifted& lifted, int trial, const Placing::Trial& how,
               Values& values) const;
    void place(const Placing& placing, int trial, const Placing::Trial& how, Values& values) const;
    void start_anew(const Placing& placing, int trial, const Placing::Trial& how, Values& values) const;
    bool satisfies(const Part& part, const Values& values) const;
    bool is_out_of_reach(const Part& part, const Values& values) const;
    enum class Kind { none, flat, misplaced, last_resort, figure };
    /// What the trials of a part have shown.
    struct Seen {
        Found& found;
        /// By trial in which points were one: all that were, or nearly.
        std::vector<std::vector<std::pair<PointId, PointId>>> together = {};
    };
    Kind judge(const Part& part, std::span<const PointId> points, bool holds, Values& values, Seen& seen) const;
    bool is_misplaced(const Part& part, std::span<const Point> places) const;
    bool falls_together(const Part& part, std::span<const PointId> points, std::span<const Point> places,
                        Values values) const;
    void look_at_miss(const Part& part, const Values& values, Found& found) const;
    bool is_tight(const Part& part, std::span<const Point> points, const Values& values) const;
    std::vector<PointId> points_of(const Part& part) const;
    struct Sketch {
        std::vector<Point> points;
        std::vector<bool> drawn; ///< by index among the points that are asked about
        double turn(PointId a, PointId b, PointId c) const;
    };
    Sketch sketch_of(std::span<const PointId> some) const;
    std::size_t lines(std::span<const PointId> of, std::span<const Point> points) const;
    std::size_t turned(std::span<const PointId> of, std::span<const Point> points) const;

    const ConstraintSystem& system_;
    const Start& start_;
    std::uint64_t seed_;
    Work& work_;
    const Control& control_;
};

} // namespace porism::realize
