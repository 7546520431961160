// Necessity: whether a goal still follows when one of the givens, or an order condition, is left out.
#pragma once

#include "base/json.h"
#include "diagnose/loosen.h"
#include "reason/reason.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::diagnose {

enum class Need : std::uint8_t {
    needed,    ///< a figure without it fails the goal
    redundant, ///< it is itself proved from the other givens, or the goal is without it; the checker passed the proof,
               ///< or the verifier the goal
    undecided,
};
/// "needed", "redundant", "undecided": stable words.
std::string_view name_of(Need need);

/// A figure of the scene without the given, in which the goal is false.
struct CounterPicture {
    std::vector<std::string> names;
    std::vector<geometry::Point<double>> points; ///< by name
    double measured = 0;                         ///< by how much the goal fails there, relative
    /// "balls": zero is not in the ball of what would vanish. "clearance": the figure was solved for, and its goal
    /// fails by far more than its last digits (definition 8).
    std::string decided;
};

/// {"points","measured","decided"}
Json to_json(const CounterPicture& picture);

/// One given and what becomes of one goal without it.
struct GivenNeed {
    std::size_t action = 0;
    std::vector<std::string> given; ///< the statements that are left out, as text
    std::string instead;            ///< what of the action is kept; empty where nothing is
    std::size_t goal = 0;           ///< of the sample's goals
    Need need = Need::undecided;
    std::string reason; ///< one sentence
    std::optional<CounterPicture> picture = {};
    /// The scene without it, and its diagram with that picture as the scene's own; null where there is no picture.
    scene::Scene without = {};
    std::shared_ptr<const diagram::Diagram> figure = {};
    std::vector<std::string> conditions = {}; ///< of the proof without it, those that no construction guarantees
};

struct NecessityOptions {
    std::size_t givens = 64;          ///< that are left out at most; the others are undecided
    std::uint64_t work = search_work; ///< of solving what scenes state, after which no further one is left out
    int draws = 3; ///< of pictures in any order of the points, besides the first; of what is stated 4 * draws
    reason::Limits limits = {};
    /// Decides a goal without a given where no proof and no picture did, by its checks goal_proved and branch_complete:
    /// comparisons are theorems of a table, or sums of others. Empty: such a goal is undecided.
    Verifier verifier = {};
};

/// For each given and each goal. A goal that fails in the whole scene, or says nothing there (void_goals), has no
/// needs: it is left out (missing.h names what it lacks). Errors: those of realize for the whole scene; `interrupted`.
Result<std::vector<GivenNeed>> necessity(const Sample& sample, const NecessityOptions& options = {},
                                         const Control& control = {});

/// Goals of lines or lengths between points that fall together in every picture: nothing is said of them.
std::vector<std::size_t> void_goals(const Sample& sample, const Control& control = {});

/// {"action","given","instead","goal","need","reason","picture"?,"conditions"?}
Json to_json(const GivenNeed& need, const Sample& sample);

} // namespace porism::diagnose
