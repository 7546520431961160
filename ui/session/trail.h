// Closed scenes along the way of a drawing: what undo and removal come back to, and further actions go on from.
#pragma once

#include "ui/session/background.h"
#include "ui/session/version.h"

#include <deque>
#include <memory>

namespace porism::ui {

/// A closed scene with its figure.
struct Passed {
    Settled figure;
    std::shared_ptr<const Results> results;
    std::shared_ptr<Closure> closure;
};

/// Whether the actions of `beginning` are the first ones of a scene.
bool begins_with(const scene::Scene& scene, const scene::Scene& beginning);

class Trail {
public:
    /// Keeps what was closed, in the place of an earlier one of the same scene. Those that neither begin it nor go on
    /// from it hold no more; of the others the oldest are dropped beyond 12, or beyond 60,000 statements all together
    /// (some 150 MB).
    void keep(Passed passed);
    void clear() { passed_.clear(); }

    /// That of the very scene; null if there is none.
    const Passed* of(const scene::Scene& scene) const;
    /// That of the most of its first actions, but not of all; null if there is none.
    const Passed* before(const scene::Scene& scene) const;

private:
    std::deque<Passed> passed_; ///< oldest first
};

} // namespace porism::ui
