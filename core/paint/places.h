// Which of its places each label takes.
#pragma once

#include "paint/box.h"

#include <span>
#include <vector>

namespace porism::paint {

/// Where a label may stand, and what that costs apart from other labels.
struct LabelPlace {
    Box box;
    double cost = 0;
};

struct Placeable {
    std::vector<LabelPlace> places; ///< not empty
    std::size_t chosen = 0;
    bool fixed = false; ///< it stands in the one that is chosen
};

/// What a place costs for the strokes that its box covers, or all but touches, and where it leaves the page. `cover`:
/// of a label that is no box what it covers of one, relative to the box's top left corner; empty for all of it.
double cost_of_surroundings(const Scenery& scenery, const Box& box, std::span<const Obstacle> strokes,
                            std::span<const Box> cover = {});

/// Chooses places of all but the fixed ones, so that they cost little and no two labels meet where there is another
/// way: the most cramped first, then each again in view of the others; last, where two meet still, both together.
/// `gap` in pixels between labels. For n labels of p places each about n p times the labels near by.
void choose_places(std::vector<Placeable>& labels, double gap);

} // namespace porism::paint
