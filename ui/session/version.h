// One version of the document with its figure: what undo goes back to.
#pragma once

#include "diagram/diagram.h"
#include "document/document.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace porism::ui {

/// Immutable once made. `diagram` is null for an empty scene and where there is no figure; then `no_figure` says why.
struct Version {
    document::Document document;
    std::shared_ptr<const diagram::Diagram> diagram;
    std::optional<Error> no_figure;
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
Result<Settled> settle(const scene::Scene& scene, const scene::Goals& holding = {});

} // namespace porism::ui
