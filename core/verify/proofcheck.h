// The independent checker: re-proves every step of a path from the trace (definitions 9, 25).
//
// It shares with the engine only normal forms, the equation view, the rule table and the catalogue; it never uses
// reason or algebra.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/trace.h"
#include "scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::verify {

/// What the checker found about one step.
struct StepVerdict {
    bool holds = false;
    std::string reason; ///< why not, in words; empty when it holds
};

struct ProofVerdict {
    bool valid = false;
    std::vector<StepVerdict> steps;
    /// Side conditions on which the proof rests, each with how it was decided.
    struct Condition {
        facts::Statement statement;
        bool guaranteed =
            false; ///< by the text of a construction that is not auxiliary; else decided by balls in the scene picture
        numbers::Decision decision = numbers::Decision::undecided;
        /// Above 1 the condition is not `statement` but the branch of it that proof::Branch describes.
        numbers::Integer multiple = 1;
        std::size_t equation = 0;

        std::optional<proof::Branch> branch() const;
    };
    std::vector<Condition> conditions;
    std::string summary; ///< first failure in words, or empty
};

/// "ncoll a b c", "branch 0 of 2: para a d h e".
std::string to_string(const ProofVerdict::Condition& condition, std::span<const std::string> names);
/// The conditions that no construction guarantees, in the order of the verdict.
std::vector<std::string> open_conditions(const ProofVerdict& verdict, std::span<const std::string> names);

/// Those of them that say how points lie: more than that they, their lines or their directions are different.
std::vector<std::string> order_conditions(const ProofVerdict& verdict, std::span<const std::string> names);

/// Checks a path against the scene and its diagram. Givens are read from the scene by the catalogue, not from the
/// diagram; side conditions (those the rule rows ask for, the pairs of every equation being different, two shared
/// points of merged lines different and three of merged circles not collinear, torsion branches) are derived anew and
/// decided in the diagram's scene picture. A path that lists fewer conditions than it needs is invalid. The problem
/// does not speak of auxiliary points (definition 22): what the constructions of those on the path need is a side
/// condition like any other, and that they exist is meant by each condition that names them. A stop gives an invalid
/// verdict that says so.
ProofVerdict check(const proof::Path& path, const scene::Scene& scene, const diagram::Diagram& diagram,
                   const Control& control = {});

} // namespace porism::verify
