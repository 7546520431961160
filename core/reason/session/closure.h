// The engine: instances of rules wait for their hypotheses, tables and classes answer, and what is proved wakes what
// waits.
#pragma once

#include "diagram/branches.h"
#include "proof/rules/rule.h"
#include "reason/session/closure_state.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace porism::reason {

/// One closure. Statements enter the graph when they are given, when a rule concludes them, and when something that
/// follows from tables or classes is used by a rule or asked as a goal.
///
/// Rounds: first everything that tables and classes say about the hypotheses of waiting instances, then all instances
/// that have become complete, in the order of matching. So a statement's rank is never larger than it must be.
class Closure : private ClosureState {
public:
    Closure(const diagram::Diagram& diagram, const Options& options);
    /// Of a diagram with more points: from where the closure of the others ended.
    Closure(const Closure& before, const diagram::Diagram& diagram, std::span<const facts::Statement> goals);

    void run(const Control& control);
    std::optional<StatementId> find(const facts::Statement& statement) const;
    std::optional<StatementId> prove(const facts::Statement& statement);
    Result<proof::Explanation> explain(DerivationId id) const;
    bool holds(const facts::Statement& statement);
    StatementId take(const Told& told);
    void go_on(const Control& control);
    void contradict_by(std::span<const StatementId> statements);
    std::vector<std::pair<algebra::Var, std::uint64_t>> left_of(const facts::Equation& equation) const;

    const proof::Graph& graph() const { return graph_; }
    Ending ending() const { return ending_; }
    const std::string& ending_detail() const { return ending_detail_; }
    const std::vector<facts::Statement>& contradiction() const { return contradiction_; }
    const Counts& counts() const { return counts_; }
    const diagram::Diagram& diagram() const { return diagram_; }
    const proof::Bans& bans() const { return options_.bans; }

private:
    Result<proof::Explanation> explain_algebra(const proof::Derivation& derivation) const;
    void close(const Control& control);
    void finish(const Control& control);
    void add_givens();
    void add_sayings(StatementId of);
    void add_goals();
    void add_bridges();
    void match(const Control& control);
    void match_sums(const Control& control);
    void match_sines(const Control& control);
    const Sight& sight();
    void add_sines(const Matches& found);
    bool more_wanted() const;
    std::vector<facts::PointPair> measured() const;
    void add_instances(const Control& control);
    bool fails_somewhere(const facts::Statement& condition) const;
    bool is_left_out(std::size_t match) const;
    void saturate(const Control& control);
    bool settle(const Control& control);
    bool look_again(const StopToken& stop);
    void fire_ready(const Control& control);
    void update_counts();
    void check_limits();
    bool stopping();
    bool goals_reached() const;
    void list_consequences(const Control& control);
    void list_instances(const Control& control);
    std::vector<facts::PointPair> lines() const;
    std::vector<facts::PointPair> lengths() const;
    void end(Ending ending, std::string detail);
    void contradict(std::vector<facts::Statement> support);

    // nodes
    enum class Then : std::uint8_t {
        leave,
        wait
    }; ///< whether the tables should come back to what they cannot answer now
    bool known(NodeId id, Then then);
    bool ask_tables(NodeId id, Then then);
    bool meant(const facts::Alternative& alternative, std::span<const facts::Alternative> all,
               std::span<const facts::Equation> equations) const;
    bool follows(NodeId id, std::size_t view, const facts::Alternative& alternative,
                 std::span<const facts::Equation> equations, Then then);
    void now_known(NodeId node);
    bool holds_by_class(const facts::Statement& statement) const;
    StatementId materialise(NodeId id);
    StatementId enter(NodeId id, proof::Derivation derivation);
    void wake_waiters(NodeId id);

    // statements of the graph, taken in
    void process(StatementId id);
    void push_equations(StatementId id, const proof::Derivation& derivation);
    void contradiction(const std::vector<StatementId>& statements);
    std::set<StatementId> givens_of(std::vector<StatementId> statements) const;
    void grow_lines(StatementId id);
    void grow_circles(StatementId id);
    void span_line(std::size_t line);
    void span_circle(std::size_t circle);
    void span(facts::Predicate predicate, std::span<const PointId> points, proof::Reason reason);
    void enter_by_class(const facts::Statement& statement, proof::Reason reason);
    void wake_concyclic();

    // points that were proved to be one
    void unite_points(StatementId id);
    void enter_renamed(StatementId id);
    bool known_by_other_names(NodeId id, Then then);
    StatementId enter_by_other_names(NodeId id);
    void answer_by_other_names();
    bool implied(const facts::Statement& statement);

    // circles of many points
    /// Adds the instances that they need now; false if there are none.
    bool grow_crowds(const Control& control);
    void grow_from_centre(const Crowd& crowd, Pt centre);
    void grow_from_circle(std::size_t circle, Pt centre, const std::vector<Incidence::Set>& equal);
    void grow_from_angles(const Crowd& crowd, const Control& control);
    void join_goal(const facts::Statement& goal, Pt centre, const std::vector<Incidence::Set>& equal);
    void join_chords(Pt centre, const Incidence::Set& one, const Incidence::Set& other);
    std::vector<Incidence::Set> parts_of(const Incidence::Set& points,
                                         const std::function<facts::Equation(Pt)>& quantity) const;
    bool on_circle(std::array<Pt, 4> points) const;
    void add_crowded(std::string_view rule, std::span<const Pt> binding);

    // instances
    void advance(std::uint32_t index);
    void wait_for(NodeId id, std::uint32_t instance);
    void fire(std::uint32_t index);
    /// Enters every conclusion of a complete instance, or its derivation if it is known.
    void keep(std::uint32_t index);
    bool is_kept(const proof::Derivation& derivation) const;
    /// Enters conclusions of a complete instance.
    void conclude(std::uint32_t index, std::span<const NodeId> conclusions);
    std::vector<NodeId> news(const proof::Rule& rule, std::span<const PointId> binding);
    std::vector<StatementId> premises(const proof::Rule& rule, std::span<const PointId> binding);

    const diagram::Diagram diagram_;
    diagram::TorsionBranches branches_;
    const Options options_;
    const std::vector<RuleId> banned_; ///< rows that are not matched
    const Pt first_new_ = 0;           ///< instances of earlier points alone are there
    Profile* profile_ = nullptr;       ///< while it runs, as the next
    StopToken stop_;
    std::unique_ptr<Sight> sight_;                                 ///< likewise, once it is wanted
    mutable std::map<DerivationId, proof::Explanation> explained_; ///< of algebra, as far as it was asked for
    std::uint32_t pieces_ = 0;
};

} // namespace porism::reason
