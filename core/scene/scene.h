// Scenes: an ordered list of actions, the one input from which all else is derived (definitions 1 to 3).
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "facts/statement.h"
#include "numbers/scalar.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::scene {

/// Where a point was put. *given*: typed and exact, part of the problem. *sketch*: free, dragged or drawn; never a
/// premise (definition 2), only the scene picture uses it. *found*: as a sketch, but by the program, which keeps its
/// picture so: nobody means the order in which such points lie.
struct Coordinates {
    numbers::Scalar x, y;
    bool given = false;
    bool found = false; ///< never where it is given
    friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

/// One construction with what it is applied to. `points` are the input slots in the order of the catalogue row (outputs
/// are the action's), `values` its number slots.
struct Use {
    ConstructionId construction;
    std::vector<PointId> points;
    std::vector<numbers::Scalar> values;
    friend bool operator==(const Use&, const Use&) = default;
};

/// The numbers of a use that stands in a scene: angles as parts of a half turn, ratios and lengths.
std::vector<numbers::Rational> constants_of(const Use& use);

/// One record `{op, type, args}`: places its outputs by one construction, or one output on two loci (on_line and
/// on_circle); or states what is to hold of earlier points, and places nothing.
struct Action {
    std::vector<PointId> outputs;
    std::vector<Use> uses; ///< one, or two that are loci; none where it states
    /// Which of the discrete branches (definition 3), counted from 0 in the order in which `realize` lists them; empty:
    /// the first.
    std::optional<int> branch = {};
    /// One entry per output, or empty when none has any.
    std::vector<std::optional<Coordinates>> at = {};
    bool auxiliary = false; ///< from the clauses behind `|`
    /// An equality, a relation or an order statement: the figure is to satisfy it.
    std::optional<facts::Statement> states = {};
    friend bool operator==(const Action&, const Action&) = default;
};

/// The points that an action refers to, with repetitions.
std::vector<PointId> inputs_of(const Action& action);

inline constexpr std::size_t max_points = 400;

/// Value type. Points are numbered in order of construction; an action refers only to earlier points. Every Scene that
/// exists is well-formed: `append` refuses the rest.
class Scene {
public:
    /// Points that the action places are added under `names` (one per output, unused so far, [A-Za-z][A-Za-z0-9_']*, at
    /// most 32 characters); `action.outputs` need not be filled in. Errors: `bad_name`, `repeated_definition`,
    /// `undefined_point`, `states_and_places` (a statement beside constructions, names, coordinates or a branch),
    /// `auxiliary_statement` (what is stated is given), `relation_points` (a letter that points spell),
    /// `argument_count`, `output_count`, `coordinate_count`, `use_count`, `not_a_locus` (two uses
    /// that are not loci), `repeated_input` (where the row forbids it), `bad_number` (no angle, no positive rational),
    /// `bad_branch`, `too_many_points` (400). The
    /// error says which slot and what would be right; the scene is unchanged then.
    Status append(Action action, std::span<const std::string> names);

    std::span<const Action> actions() const { return actions_; }
    std::span<const std::string> names() const { return names_; }
    const std::string& name(PointId point) const { return names_[point.index()]; }
    std::size_t point_count() const { return names_.size(); }
    std::optional<PointId> find(std::string_view name) const;
    /// Whether an action states something, so that the figure is found by solving.
    bool states() const;
    /// The action that places a point.
    std::size_t action_of(PointId point) const { return placed_by_[point.index()]; }
    /// By action: whether it places one of these points, or one from which they are constructed.
    std::vector<bool> actions_behind(std::span<const PointId> points) const;
    /// The names of the points that an action places.
    std::span<const std::string> names_of(std::size_t action) const;

    /// Same scene with other branch or coordinates of one action; nothing else changes.
    Scene with_branch(std::size_t action, std::optional<int> branch) const;
    Scene with_coordinates(std::size_t action, std::vector<std::optional<Coordinates>> at) const;
    /// The scene without an action and without all that depends on it.
    Scene without(std::size_t action) const;
    /// The first `count` actions.
    Scene prefix(std::size_t count) const;
    /// The action taken out and put in again so that it stands at index `to`. `order_blocked` names the point by which
    /// one action depends on another that would follow it; `relation_points` that it would spell a letter.
    Result<Scene> with_moved(std::size_t action, std::size_t to) const;

    /// 32 hex digits over the canonical JSON of the actions, coordinates and branches included; presentation does not
    /// enter.
    std::string hash() const;
    friend bool operator==(const Scene&, const Scene&) = default;

private:
    /// The actions of these indices in this order; each must find its points before it. The error of the first action
    /// that may not stand there.
    Result<Scene> rebuilt(std::span<const std::size_t> order) const;
    /// That an action cannot stand before the one that places a point.
    tl::unexpected<Error> blocked(const Action& later, PointId input) const;

    std::vector<Action> actions_;
    std::vector<std::string> names_;
    std::vector<std::size_t> placed_by_;
};

/// What a pattern list of the action's construction says of it: given, guaranteed or needed there.
std::vector<facts::Statement> instantiate(const std::vector<facts::Pattern>& patterns, std::span<const PointId> outputs,
                                          const Use& use);

struct Construction;
/// Of one list of patterns what an action's rows say (Construction::gives, guarantees, needs, required), and the
/// statement that it states itself: an equality is among what it gives, an order among what it guarantees; that a point
/// lies between two others (facts/between.h) gives the line and guarantees the order.
using Patterns = std::vector<facts::Pattern> Construction::*;
std::vector<facts::Statement> said_by(const Action& action, Patterns patterns);

struct Slot;
/// Whether a number can stand in a number slot of a row; `bad_number` says what would be right.
Status check_number(const Construction& row, const Slot& slot, const numbers::Scalar& value);
/// Whether a word can be the name of a point; `bad_name` says what would be right.
Status check_name(std::string_view name);
/// A first free name in the manner of textbooks: A, B, C, ... then A1, B1, ... (lower case, as the scenes write them).
std::string fresh_name(const Scene& scene);
/// How a name is shown: "a" as A, "m_ab" as M_ab, "o1" as O1 (plain text; the painter sets the digits low).
std::string display_name(std::string_view name);

/// What a problem or a document asks about: each statement is a goal of its own.
using Goals = std::vector<facts::Statement>;

} // namespace porism::scene
