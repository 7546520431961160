// Scenes with what they state of points said by the constructions of these.
#pragma once

#include "facts/truth.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <string_view>
#include <vector>

namespace porism::jgex {

/// An order that a scene states and no clause says.
struct UntoldOrder {
    facts::Statement statement; ///< of the points as they are now
    std::size_t origin;         ///< the action of the scene that states it
};

struct Constructed {
    scene::Scene scene; ///< the same points under the same names, each behind those it is constructed from
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it comes from
    std::vector<PointId> points;      ///< by point of the scene: the one that it is now
    /// What the places of the points have to tell, because no clause does: orders that hold in the picture.
    std::vector<UntoldOrder> drawn = {};
    /// What nothing tells, because it holds in general: two lengths that differ, an angle that is no right one, four
    /// points on no circle.
    std::vector<UntoldOrder> general = {};
    /// The same of points that are on no line and of lines that are not parallel. All text of the family means it, but
    /// where a proof rests on it (two sides are longer than the third), it is not told.
    std::vector<UntoldOrder> meant = {};
    bool directed = false; ///< whether angles that have no sign in the scene have one by the picture

    scene::Goals renamed(const scene::Goals& goals) const;
    scene::Questions renamed(const scene::Questions& questions) const;
};

/// For lists of losses.
inline constexpr std::string_view constructs_equations =
    "equations that are stated are written as constructions of their points";

/// Points of which equations are stated that constructions give become points of these: determined, on one locus, or
/// on two, either of whose common points they may be as in the scene. The later ones of the scene are constructed from
/// the earlier ones as far as they can be; where it takes more, a figure is opened: its corners are placed one by one.
/// Three that stand free one after the other and are stated not to be on one line become a triangle. What cannot be
/// said so stays stated, and so does an order statement, unless constructions guarantee it or, of points on no line, it
/// holds in general. With a picture of the scene angles and arcs that are stated without a sign have the one that they
/// have there, those between equal sides are told at the base where that leaves less stated, and orders that hold there
/// are listed as drawn.
Constructed constructed(const scene::Scene& scene, facts::Points<double> picture = {});

/// `not_in_jgex`, with the pointer of the action of the scene of which an action that was made states something.
Error not_said(const scene::Scene& scene, const Constructed& made, std::size_t action);
/// Error: that of the first action that states something.
Status check_said(const scene::Scene& scene, const Constructed& made);

} // namespace porism::jgex
