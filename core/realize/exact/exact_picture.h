// The exact picture (definition 12): the part of a figure on which a statement depends, computed over constructible
// numbers from simple rational inputs, in the same branch and with the same answers to all side conditions as in a
// picture of the diagram; of a figure that states something all of it, where its points can be placed one after the
// other (stated_draws.h). What it says is "exact in this diagram" (definition 6), never a proof.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "numbers/constructible.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace porism::realize {

/// Counted limits (definition 27).
struct ExactOptions {
    int degree = 16;                 ///< of the tower in which the picture may lie
    int pictures = 12;               ///< how many sets of inputs are tried
    std::uint64_t work = 20'000'000; ///< products of machine words, over all of them
};

/// What an exact picture says of a statement. A plain value.
struct ExactAnswer {
    numbers::Decision decision = numbers::Decision::undecided;
    /// Why it is undecided: `no_exact_picture` (no rational inputs were found that keep the order of the points),
    /// `degree`, `height`, `precision`, `work`, `not_constructible` (an angle without square roots, in a figure that
    /// the other exact numbers do not decide), `numbers` (an equation with numbers that are not algebraic or too large,
    /// scene::decidable), `interrupted`. Empty otherwise.
    std::string reason;
    int degree = 0;         ///< of the tower in which the picture lies; 0 where there is none
    int tried = 0;          ///< exact pictures begun
    std::uint64_t work = 0; ///< products of machine words
    /// The picture: by input of the diagram's program, those on which the statement does not depend being zero; a place
    /// that is given counts as typed and stands here rounded. Empty where there is no picture, or the figure is solved.
    std::vector<numbers::Rational> inputs;
};

/// Decides a statement about the points of the scene whose diagram this is. Inputs are chosen so that radicals stay out
/// as far as they can; given coordinates stay. The order type of the points that matter (orientation of all triples)
/// is that of a picture of the diagram, and the needs and guarantees of the constructions are decided exactly too. The
/// same scene, diagram and options give the same answer. A stop is noticed within 50 ms.
ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const facts::Statement& statement, const ExactOptions& options = {},
                           const Control& control = {});
/// The same for an equation of lengths or angles (lequation, aequation).
ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram, const scene::Question& equation,
                           const ExactOptions& options = {}, const Control& control = {});

/// Whether an exact picture of the whole scene was found in which all that it states holds, and some statements
/// besides: yes, or undecided.
ExactAnswer exists_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           std::span<const facts::Statement> besides, const ExactOptions& options = {},
                           const Control& control = {});

} // namespace porism::realize
