// What lit statements are drawn with. For the sources of this module only.
#pragma once

#include "facts/relation.h"
#include "paint/signs.h"

namespace porism::paint {

/// A lit line. What it covers is taken away first, so that gaps of its dashes are gaps.
void add_lit_line(Scenery& scenery, Vec a, Vec b, const Stroke& stroke);
/// The same for a circle.
void add_lit_circle(Scenery& scenery, Vec centre, double radius, const Stroke& stroke);

/// Which signs the quantities of an equation have: an equation of two lengths or of two angles says that they are
/// alike.
void tell_lit_quantities(Scenery& scenery, const facts::Relation& relation);
/// Lengths as lines, with ticks where one is told to equal another; angles and their functions as corners, those that
/// differ with other signs; arcs as parts of circles; areas tinted.
void draw_lit_quantities(Scenery& scenery, const facts::Relation& relation, const Stroke& stroke,
                         const SignStyle& sign);

} // namespace porism::paint
