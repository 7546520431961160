// Points that a solver adds: each is constructed by what is said of it, and the rest of that is claimed.
#pragma once

#include "formats/verigeo/content.h"
#include "formats/verigeo/meaning.h"
#include "scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::verigeo {

/// An action and where it stands.
struct SolverAction {
    Action action;
    Origin origin;
};

/// A point, and by what it stands: nothing where it is free.
struct Help {
    SolverAction point;
    std::vector<scene::Use> uses;
    bool determined = false; ///< one point by them
};

/// What is said of points that do not stand yet.
class Helps {
public:
    void wait_for(const SolverAction& point) { points_.push_back(point); }
    void hold(const SolverAction& edge);
    bool empty() const { return points_.empty(); }
    const std::vector<SolverAction>& rest() const { return edges_; } ///< edges that are held

    /// Takes out the first point that is one point by what is held: the midpoint of others, common to two lines, or
    /// another common point of loci that are known to have one. `scene`, `names`: of what stands; the point is to be
    /// the next of them.
    std::optional<Help> determined(const Figure& figure, const scene::Scene& scene, std::span<const std::string> names);
    /// Takes out a point that is free, or on one line or circle, and of which no more is said.
    std::optional<Help> left_open(const Figure& figure, const scene::Scene& scene, std::span<const std::string> names);
    /// Takes out the edges about points that stand.
    std::vector<SolverAction> said(const Figure& figure, std::span<const std::string> names);

private:
    struct Placing {
        std::vector<scene::Use> uses;
        bool determined = false;
        bool says_all = true; ///< and nothing more is said of the point
    };
    Placing placing_of(const SolverAction& point, const Figure& figure, const scene::Scene& scene,
                       std::span<const std::string> names) const;
    template<class Wanted>
    std::optional<Help> take(const Figure& figure, const scene::Scene& scene, std::span<const std::string> names,
                             Wanted&& wanted);

    std::vector<SolverAction> points_;
    std::vector<SolverAction> edges_; ///< held
    std::vector<SolverAction> told_;  ///< all
};

} // namespace porism::verigeo
