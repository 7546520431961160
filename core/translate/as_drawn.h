// What sentences about angles take from the picture (definition 10).
//
// An angle statement is about directed angles modulo 180 degrees; that two ordinary angles are equal rather than
// together 180 degrees is right as long as certain points keep their order.
#pragma once

#include "facts/statement.h"
#include "scene/scene.h"
#include "translate/say.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::translate {

/// What makes words about angles right.
struct Drawn {
    std::string clause;                    ///< "A and D lie on the same side of BC"; may be empty
    std::optional<facts::Statement> order; ///< the same as a statement, where there is one
};

/// For the words that `say` finds for the statement. Empty where they take nothing from the picture, or nothing but
/// what the scene's constructions need or guarantee.
Drawn as_drawn(const facts::Statement& statement, const scene::Scene& scene, Picture picture, Order order = {});

/// How the points of one angle of a known size run, "A, B and C run clockwise": a directed angle and its mirror image
/// differ, the ordinary ones do not. Empty where `say` has no ordinary angle for the statement.
std::string turning(const facts::Statement& statement, Names names, Picture picture);

/// Adds what is not empty and not among them yet.
void add(std::vector<Drawn>& all, Drawn one);

} // namespace porism::translate
