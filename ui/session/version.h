// One version of the document with its figure: what undo goes back to.
#pragma once

#include "diagram/diagram.h"
#include "document/document.h"
#include "realize/realize.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace porism::ui {

/// Immutable once made. Where the scene has no figure `no_figure` says why, and `diagram` is that of the longest prefix
/// of its actions that has one (null if that is empty, as it is for an empty scene).
struct Version {
    document::Document document;
    std::shared_ptr<const diagram::Diagram> diagram;
    std::optional<Error> no_figure;
    std::size_t figure_actions = 0; ///< how many actions the diagram speaks of
    std::uint64_t revision = 0;
    std::uint64_t scene_revision = 0;
};
using VersionPtr = std::shared_ptr<const Version>;

/// A realised scene with its free coordinates and branches written in.
struct Settled {
    scene::Scene scene;
    std::shared_ptr<const diagram::Diagram> diagram;
};

/// Realises; what the realiser chose freely (sketch coordinates, branches) is written into the scene, so that the same
/// picture comes again whatever is added later. An empty scene has no diagram. With `holding` (import of a benchmark
/// only) the first branch is taken in which those goals hold, if there is one. Errors are those of realize::realize.
Result<Settled> settle(const scene::Scene& scene, const realize::Wanted& holding = {});

/// The same of a scene whose first actions are settled: their places and branches stay, and the others are placed in
/// the pictures of those. Errors are those of realize::extend.
Result<Settled> settle_on(const scene::Scene& scene, const Settled& before);

/// Takes what was settled as the scene and figure of the version, or, where that failed, the longest prefix that has a
/// figure: the document stays as it is, with the places of that prefix written in.
void take_figure(Version& version, Result<Settled> settled);

/// The scene with the places and branches that `prefix`, its first actions, has.
scene::Scene with_prefix(const scene::Scene& scene, const scene::Scene& prefix);

} // namespace porism::ui
