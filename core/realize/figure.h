// A figure under construction: one plan and several worlds in step, so that what a construction does is seen in all of
// them.
#pragma once

#include "base/stop.h"
#include "realize/realize.h"
#include "realize/world.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

/// Rounds that draw the scene picture as a textbook would; later ones draw flat and leaning triangles.
inline constexpr int textbook_rounds = 6;

/// The branch that an action is to take. A search asks for the first from a number on that gives new points.
struct Wish {
    std::optional<int> branch = {}; ///< empty: the nearest to the action's coordinates, else the first that goes on
    bool or_later = false;
};

class Figure {
public:
    /// World 0 is the scene picture, the others are generic. Rounds draw from different streams of the seed. Scene and
    /// options must outlive the figure.
    Figure(const scene::Scene& scene, const Options& options, int round);
    /// One that goes on in the pictures of a diagram: the inputs that these have stay as they are, whatever is drawn.
    /// The diagram must outlive the figure.
    Figure(const scene::Scene& scene, const Options& options, const diagram::Diagram& before);

    /// Places the outputs of the next action. Branches of two loci are their common points, one that they are known
    /// to share last; those of one use the product of its recipe's. Where nothing else is wished, a branch that places
    /// a point on an existing one in every world is taken only where there is no other; the two points are merged then.
    Status place_next(const Wish& wish, const Control& control);
    /// Whether it is seen in the scene picture as it is; whether some of it is clearly false there.
    bool seen_in_scene_picture(const Wanted& wanted);
    bool refuted_in_scene_picture(const Wanted& wanted) const;
    /// Goals that were clearly false in pictures asked for them, which were passed over; each once.
    const std::vector<facts::Statement>& failed_goals() const { return failed_goals_; }
    /// The same of other figures in the same branches.
    void add_failed_goals(std::span<const facts::Statement> goals);
    /// Draws the scene picture again until it is well spread; it shows what is wanted if it does so now.
    void improve_scene_picture(const Wanted& wanted, const Control& control);
    /// Gives the points of the scene picture the digits that doubles lost.
    void correct_scene_picture();
    /// Gives the points of a diagram that the figure goes on from their very places in it.
    void keep_places();
    /// Whether sight can be trusted less in some generic picture than in that of the diagram that it goes on from.
    bool is_doubtful() const;
    /// Draws the generic pictures again: reached from the scene picture without a change of branch on the way, far from
    /// accidents, and showing what is wanted. An error `degenerate` or `goal_false` if some cannot be drawn so.
    Status draw_generic(const Wanted& wanted, const Control& control);

    const Plan& plan() const { return plan_; }
    const std::vector<World>& worlds() const { return worlds_; }
    const std::vector<int>& branches() const { return branches_; }
    const std::vector<int>& branch_counts() const { return branch_counts_; }
    /// By action: the branches that were seen to exist and to give new points, or else all; ascending.
    const std::vector<std::vector<int>>& choices() const { return choices_; }
    std::vector<diagram::Coincidence> coincidences() const;
    /// Degrees of freedom: inputs that are not given, from that one on.
    int freedom(std::size_t first_input = 0) const;

private:
    const scene::Action& action() const { return scene_->actions()[plan_.stages.size() - 1]; }
    Figure(const scene::Scene& scene, const Options& options, int round, std::size_t count,
           const diagram::Diagram* before);
    /// The picture of `before_` that a world goes on from; null where there is none.
    const diagram::Picture* kept(std::size_t world) const;
    /// How a world is drawn without regard to earlier draws.
    Drawing afresh(std::size_t world, int attempt = 0) const;
    void open_stage();
    /// The outputs of an action with one use, in the branch with this number among all of its recipe.
    Status place_outputs(int branch, const Control& control);
    Source source_of(std::optional<std::size_t> output) const;
    /// The line or circle of a use; another in its stead where it exists in no world.
    RegisterIndex locus_of(const scene::Use& use);

    // branches.cpp
    struct Branch;
    Status place_own_branch(const Wish& wish, const Control& control);
    Status meet_loci(const Wish& wish, const Control& control);
    bool put_by_hand() const;
    static std::vector<int> choices_among(const std::vector<Branch>& branches);
    /// `place` makes the outputs of a branch, `distance` tells how far they are from the action's coordinates.
    template<class Place, class Distance>
    Status take_branch(const Wish& wish, const std::vector<Branch>& branches, const Distance& distance,
                       const Place& place);
    /// The first of these branches in which the figure goes on.
    template<class Take>
    Status take_first(const std::vector<int>& choices, const Take& take);
    Branch own_branch(int number) const;
    template<class PointsIn>
    Branch branch_seen(const PointsIn& points_in) const;
    /// Registers of the points that lie on both loci in every world.
    std::vector<RegisterIndex> points_on_both(RegisterIndex first, RegisterIndex second) const;
    bool lies_on_both(const Instruction& point, RegisterIndex first, RegisterIndex second) const;

    // settle.cpp
    bool is_merged(PointId point) const;
    /// Names the points that were placed and settles all worlds; what falls on an earlier point in every one of them is
    /// merged into it.
    Status settle_outputs(const std::vector<RegisterIndex>& outputs, const Control& control);
    /// Tries to go on with the two points of a coincidence as one.
    bool merge(const Failure& failure, const Control& control);
    /// A merged point that is not the earlier one, only so near to it that doubles cannot tell.
    std::optional<Failure> too_near() const;
    void replay_all();
    Status settle_all(const Control& control);
    std::optional<Failure> settle(std::size_t world, const Control& control);
    Error explain(std::size_t world, const Failure& failure, const Control& control);
    const World* lead(std::size_t world) const;
    /// The inputs of a settled world, or of this one as it last was.
    std::vector<double> reference(std::size_t world) const;
    bool varies(std::size_t world) const;

    /// How little a generic picture is to be trusted; takes the digits back that it lost.
    double unfitness(World& world) const;
    void correct(World& world) const;

    struct Draw {
        double unfit = 0;
        World world;
    };
    /// The best picture that is found from the best of these.
    World spread_out(std::size_t world, std::vector<Draw> starts, const Wanted& wanted, const Control& control);
    /// Steps from a picture to ones near it, as long as they keep more apart.
    Draw climb(std::size_t world, Draw best, const Wanted& wanted, const Control& control);
    Status draw_generic(std::size_t world, const Wanted& wanted, const Control& control);
    /// Whether a picture shows all that is wanted; the goals that it fails are kept.
    bool shows(const World& world, const Wanted& wanted);

    const scene::Scene* scene_;
    const Options* options_;
    Apex apex_;
    std::optional<double> length_;             ///< the middle of the lengths that are given
    const diagram::Diagram* before_ = nullptr; ///< that it goes on from
    Plan plan_;
    std::vector<World> worlds_;
    std::vector<std::vector<double>> settled_; ///< by world: its inputs when it was last settled
    std::vector<std::size_t> settled_stages_;  ///< by world: how many stages it had then
    std::vector<int> branches_, branch_counts_;
    std::vector<std::vector<int>> choices_;
    std::vector<facts::Statement> failed_goals_;
};

/// Whether a failure is an accident of places put by hand, or happens however the figure is drawn.
enum class Occurs { by_hand, always };
Error describe(const Failure& failure, Occurs occurs, const Plan& plan, const scene::Scene& scene);

} // namespace porism::realize
