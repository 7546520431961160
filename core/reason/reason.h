// The reasoner: everything that follows from a diagram's givens (definitions 7 to 17).
//
// Rules are matched once, numerically, over all pictures of the diagram; the instances then wait in a dependency queue
// and fire when their hypotheses are proved. Directions and log-lengths live in elimination tables; what a table
// implies is asked for the hypotheses of waiting instances and for goals, never enumerated.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/bans.h"
#include "proof/graph.h"
#include "reason/profile.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::reason {

/// Limits are counted work (definition 27): the result does not depend on the clock.
struct Limits {
    std::uint64_t matches = 400'000;
    std::uint64_t pivots = 100'000;
    std::uint64_t statements = 60'000;
};

struct Counts {
    std::uint64_t matches = 0; ///< rule instances admitted by the pictures
    std::uint64_t pivots = 0;  ///< pivots of all tables
    std::uint64_t row_operations = 0;
    std::uint64_t firings = 0; ///< instances whose hypotheses were all proved
    std::uint64_t statements = 0;
    friend bool operator==(const Counts&, const Counts&) = default;
};

enum class Ending : std::uint8_t { saturated, limit, stopped, inconsistent };

struct Options {
    Limits limits;
    proof::Bans bans;           ///< what is not used (a rule profile, definition 26)
    bool stop_at_goals = false; ///< end once every goal is proved
    /// Once nothing more follows, enter what the tables imply as well: parallels, perpendiculars and equal lengths,
    /// known angles at a point and ratios of lengths with a common end, each equal angle or ratio against the first of
    /// its kind, and what complete instances of rules say of triangles, midpoints and centres. Conclusions of nothing:
    /// the closure without it proves the same goals.
    bool consequences = false;
    /// Multi mode (definition 17): the graph keeps every derivation by a rule whose premises hold, not only the first
    /// of each statement. The same goals are proved.
    bool every_derivation = false;
    /// Definition 7 without its second half: instances of rules are admitted whose hypotheses are seen, whatever the
    /// pictures say of their conclusions. Slower, and concludes the same if every row is sound; for the test of that.
    bool trust_conclusions = false;
    /// Nothing rests on how the points lie in one picture: instances with a side condition that some picture of the
    /// diagram fails are left out. The order of points on each line is looked at, whatever speaks of their lengths.
    bool everywhere = false;
    std::vector<facts::Statement> goals; ///< asked of the tables as well as of the rules
    Profile* profile = nullptr;          ///< where the time of closing is added; the caller's, used by `close` alone
};

/// A statement that follows from others of a graph by an equation between quantities: what somebody who searches for
/// values tells a closure (reason/value/flow.h).
struct Told {
    facts::Statement statement;
    proof::Reason reason = proof::Reason::calculation; ///< rule (of a relation row), reading or calculation
    std::vector<StatementId> premises;                 ///< of the graph
    RuleId rule = {};
    std::vector<PointId> binding = {}; ///< of Reason::rule
    proof::Calculated calculated = {}; ///< of Reason::calculation
};

/// A closure. Movable, not copyable; read-only use from several threads is safe except `explain`, which is not.
class Session final : public proof::Explainer {
public:
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session() override;

    const proof::Graph& graph() const override;
    Result<proof::Explanation> explain(DerivationId derivation) const override;

    /// The statement's id if it is in the graph.
    std::optional<StatementId> find(const facts::Statement& statement) const;
    /// Proves a statement from the closed tables and classes if they imply it, adding it to the graph (a goal picked
    /// later). Nothing new follows from givens that contradict each other.
    std::optional<StatementId> prove(const facts::Statement& statement);
    /// Whether it would: the graph stays as it is.
    bool holds(const facts::Statement& statement);
    /// Enters a statement as told unless the graph has it, and takes in what it says; rules see it when the session
    /// goes on. Of a session that ended saturated.
    StatementId take(const Told& told);
    /// Closes again after statements were taken: rules, tables and goals, with consequences where these were wanted.
    void go_on(const Control& control = {});
    /// Ends the session as inconsistent: the statements, of its graph, contradict each other.
    void contradict(std::span<const StatementId> statements);
    /// What the tables leave of the terms of an equation: of two of one table of which as much is left, one follows
    /// once the other does (both being true).
    std::vector<std::pair<std::uint32_t, std::uint64_t>> left_of(const facts::Equation& equation) const;

    Ending ending() const;
    /// For Ending::limit: which limit, in words. For Ending::inconsistent: the statements that contradict each other
    /// (definition 14).
    std::string ending_detail() const;
    /// For Ending::inconsistent: those statements; otherwise empty.
    const std::vector<facts::Statement>& contradiction() const;
    const Counts& counts() const;
    /// What it was closed without.
    const proof::Bans& bans() const;

private:
    friend Result<Session> close(const diagram::Diagram&, const Options&, const Control&);
    friend Result<Session> extend(const Session&, const diagram::Diagram&, std::span<const facts::Statement>,
                                  const Control&);
    struct Impl;
    explicit Session(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// The first derivation of each statement, with Options::every_derivation the others as well. A stop or a limit gives
/// the partial closure, not an error.
Result<Session> close(const diagram::Diagram& diagram, const Options& options = {}, const Control& control = {});

/// The closure of a diagram that has the session's points, pictures and givens first, and more after them: what the
/// session has found is kept, what the new points bring is matched and closed. The same statements follow as in
/// closing anew, with other ids; those of the session keep theirs, so that the new ones are those from
/// session.graph().statements.size() on. Its options stay, `goals` are asked besides its own. The session is copied and
/// stays as it is. Counts are those of both together.
/// Errors: `not_extended` where the diagram is another one, or the session did not end saturated: close anew.
Result<Session> extend(const Session& session, const diagram::Diagram& diagram,
                       std::span<const facts::Statement> goals = {}, const Control& control = {});

} // namespace porism::reason
