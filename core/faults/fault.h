// Faults put into good problems, to see that the verifications find each of them where it is.
#pragma once

#include "base/json.h"
#include "base/random.h"
#include "diagram/diagram.h"
#include "problem/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::faults {

/// A problem with checked paths, its branches and places written into the scene, and its figure.
struct Good {
    std::string name;
    problem::Problem problem;
    diagram::Diagram diagram;
};

/// What makes a fault one (oracle.h).
enum class Basis : std::uint8_t {
    text,       ///< a name that is unknown, twice defined or left out
    claims,     ///< each claim is false in the true figure, where its opposite is proved
    angles,     ///< two sides of a triangle are given one direction
    triangle,   ///< the constants break the triangle inequality
    near,       ///< two points of its own figure all but coincide
    goal,       ///< its own figure has the goal false
    goal_given, ///< a goal is what an action says
    premise,    ///< a step of the proof names fewer premises than its theorem has hypotheses
    term,       ///< a sum of equations lacks one that counts
    answer,     ///< the answer is not the value of the figure
};

/// Where a check is to find it; all of it that is set.
struct Spot {
    std::optional<std::size_t> action = {}; ///< of the scene, from 0
    std::optional<std::size_t> step = {};   ///< of the first path, from 0
    std::string text = {};                  ///< of a statement
};

struct Faulty {
    Json sample; ///< JSON form of a problem (problem/json.h)
    Basis basis = Basis::text;
    Spot spot;
    std::vector<facts::Statement> claims = {};
    std::size_t question = 0; ///< of Basis::answer
};

struct Kind {
    std::string_view name;
    std::string_view meaning; ///< a clause for the report
    std::string_view stage;   ///< of the check that is to find it (problem::Check::stage)
    std::string_view check;   ///< its name; empty where several may
    /// Empty where the problem has nothing that this fault could be made of.
    std::optional<Faulty> (*inject)(const Good&, Rng&);
};

/// The kinds by family, and all of them.
std::span<const Kind> kinds_of_text();
std::span<const Kind> kinds_of_givens();
std::span<const Kind> kinds_of_claims();
std::vector<Kind> kinds();

} // namespace porism::faults
