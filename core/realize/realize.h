// Scene to diagram: closed forms, all branches in a fixed order, pictures (definitions 3, 4, 6).
#pragma once

#include "base/random.h"
#include "base/stop.h"
#include "diagram/diagram.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <limits>
#include <map>

namespace porism::realize {

/// What is to hold in the branch that is taken: statements, and equations of several lengths or angles.
struct Wanted {
    scene::Goals goals = {};
    scene::Questions equations = {};
    bool empty() const { return goals.empty() && equations.empty(); }
    friend bool operator==(const Wanted&, const Wanted&) = default;
};

/// The goals, and of the questions those that are equations.
Wanted wanted_of(const scene::Goals& goals, const scene::Questions& questions);
/// That it speaks of; some may come twice.
std::vector<PointId> points_of(const Wanted& wanted);

struct Options {
    std::uint64_t seed = 0; ///< 0: from the scene
    int generic_pictures = 3;
    int attempts = 64; ///< draws per picture before an error
    /// Import of a benchmark only (definition 3): choose the first branch combination (up to `branch_cap`) in which
    /// these hold in every picture. Empty: the branches written into the scene; of an action without one the first in
    /// which the figure goes on.
    Wanted choose_branch_for = {};
    int branch_cap = 256;
    /// The scene picture is taken as it comes, not chosen for its looks: triangles of any shape, and points of lines
    /// before, between and behind others equally often, to see what depends on the order of points. What a scene states
    /// is solved from points anywhere, where they are not sketched, and the first figure is taken.
    bool any_order = false;
    /// Whether the error of statements without a figure names those that conflict; that takes some time.
    bool explain = true;
    /// Statements from this action on are supposed, to see what comes of them: what lies on a line by them is not said
    /// to, and a figure in which other statements are void for it is none (flat.h).
    std::size_t supposed_from = std::numeric_limits<std::size_t>::max();
    /// Counted operations that solving what several scenes state may take together, beside the bound of each
    /// (`most_work`); what one takes is taken off. The caller's.
    std::uint64_t* budget = nullptr;
    /// Points that another figure of the same scene has in one place, because none was found with them apart: what is
    /// stated is solved with these as one at once. Where there is no such figure they are looked at as any others.
    std::vector<diagram::Coincidence> together = {};
};

/// Counted operations that one call of `realize` may take to solve what is stated: for all its searches, what falls
/// together, other branches, generic pictures and the names of what conflicts. About as many operations of doubles.
inline constexpr std::uint64_t most_work = 2'400'000'000;

/// The figure of a scene that states something is found by solving (docs/architecture.md), from its sketch coordinates
/// where it has some, and of branches that no action says in the first in which there is one, of a few that are tried;
/// the diagram has a `solution`. Of several figures one is taken in which no points fall together
/// and few stand on one line; one in which a statement is void because its points do is none (flat.h). Without a seed
/// the draws depend on what is constructed from what, not on names, branches or coordinates. Errors:
/// `coordinates_too_large` (beyond 1e9), `coordinates_too_remote` (points too close together for their distance from
/// the origin), `given_place` (a point cannot stand where it is given), `number_out_of_range` (a length or ratio),
/// `branch` (a branch that does not exist), `interrupted`, `impossible_figure` (an action has no real result: which,
/// and the reason), `precondition` (needs of a row fail), `coincident_points` (two points that fall together by an
/// accident of their places, or lie too near to each other in every picture: which; where statements force them
/// together an irreducible set of these as with the next), `conflict` (of what is stated this
/// was shown to have no figure together: an irreducible set, as `facts::to_string` writes it behind the colon; its
/// `actions`, the last of them as `pointer`; without `explain` all that is tied to it), `no_figure_found` (kind limit:
/// none was found, none was shown to be impossible; what fails by the least), `impossible_value` (a quantity cannot
/// have the value that is stated), `length_too_large` (beyond 1e12), `too_many_statements` and `too_much_work` (kind
/// limit), `degenerate` (no generic picture found within the attempts, or only figures in which a statement is void),
/// `goal_false` when choose_branch_for was seen in no branch, `goal_undecided` (kind limit) when not all could be
/// tried, or pictures are too near to tell. The error names the action by its outputs.
Result<diagram::Diagram> realize(const scene::Scene& scene, const Options& options = {}, const Control& control = {});

/// The diagram of a scene that goes on where another one ended, in the very pictures of that: its points keep their
/// places, inputs and branches (what is put by hand in their actions is not looked at again), so that a closure of it
/// can be extended (reason::extend). Only what is added is drawn, chosen and judged as `realize` does it;
/// options.choose_branch_for is not looked at, a figure that was solved goes on by constructions alone. Errors:
/// `new_pictures` (kind unavailable) where the added points cannot be placed in these pictures, or sight could be
/// trusted less in them, with the reason: realise anew; `interrupted`.
Result<diagram::Diagram> extend(const scene::Scene& scene, const diagram::Diagram& before, const Options& options = {},
                                const Control& control = {});

/// The first action whose prefix of the scene has no figure, in its written branches; empty where there is none, and
/// after a stop. Realises as many prefixes as the count of actions has binary digits.
std::optional<std::size_t> blamed_action(const scene::Scene& scene, Options options = {}, const Control& control = {});

/// Actions whose statements were shown to have no figure together, ascending: of these none can be left out, though
/// there may be other such sets. Empty where there is a figure, where that is not why there is none, where nothing
/// could be shown, and after a stop.
std::vector<std::size_t> conflicting_actions(const scene::Scene& scene, const Options& options = {},
                                             const Control& control = {});

/// The scene with every branch of the diagram written into its actions.
scene::Scene with_branches(const scene::Scene& scene, const diagram::Diagram& diagram);

/// The scene with the places of all movable points in the picture written into its actions (given ones stay): realised
/// again, with further actions too, the scene picture keeps them. A point that had no place, or still stands where it
/// was found, has one that was found; another was moved, and is sketched.
scene::Scene with_places(const scene::Scene& scene, const diagram::Diagram& diagram, const diagram::Picture& picture);

/// Whether the user can move a point: it has inputs of its own, and nothing that the scene states holds it.
bool is_movable(const diagram::Diagram& diagram, PointId point);

/// The points that an action would place, by the number of the branch.
using Branches = std::map<int, std::vector<geometry::Point<double>>>;
/// Preview for a tool: the branches that exist in the given picture, those that place a point on an existing one only
/// where there are no others. Points with a freedom of their own stand nearest to the action's coordinates. Empty where
/// nothing can be placed: needs not met, loci that miss each other, a free point or glider without coordinates.
/// `action.outputs` need not be filled in.
Branches preview(const scene::Scene& scene, const diagram::Picture& picture, const scene::Action& action);

} // namespace porism::realize
