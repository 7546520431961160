// Equations between quantities, each with the reason for which it holds: from statements of a closure, from relation
// rows, and by calculation from older equations.
#pragma once

#include "facts/relation.h"
#include "proof/trace.h"
#include "reason/reason.h"
#include "reason/value/one_solution.h"
#include "reason/value/statement_paths.h"
#include "reason/value/step_set.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace porism::reason {

/// An older equation, by index, or a statement of the closure.
struct Source {
    std::optional<StatementId> statement;
    std::size_t equation = 0;
};

struct KnownEquation {
    facts::Relation relation;
    proof::Reason reason = proof::Reason::given;
    std::vector<Source> premises;
    std::string_view rule;                         ///< of Reason::rule, the name of its row
    std::vector<PointId> binding;                  ///< of Reason::rule
    std::size_t action = 0;                        ///< of Reason::given
    std::vector<facts::Quantity> eliminated;       ///< of Reason::calculation
    std::vector<facts::Statement> conditions = {}; ///< of Reason::calculation: order statements that choose the value
    /// An order of points is among its conditions that only a picture shows which was itself solved for.
    bool of_one_solution = false;
    StepSet steps = {};  ///< that its premises need, and its own once it is among the equations
    double own_cost = 1; ///< of the step that concludes it, until then
    double cost() const { return steps.cost() + own_cost; }
};

class Equations {
public:
    /// Of a closure, in a picture of the diagram. Both must outlive it.
    Equations(const Session& session, const diagram::Diagram& diagram)
        : session_(&session), diagram_(&diagram), paths_(std::make_shared<StatementPaths>(session, diagram)),
          one_solution_(session, diagram) {}

    const Session& session() const { return *session_; }
    std::size_t size() const { return all_.size(); }
    const KnownEquation& operator[](std::size_t i) const { return all_[i]; }
    /// Of that equation, ascending, each once.
    const std::vector<facts::Quantity>& quantities(std::size_t i) const { return all_[i].relation.quantities(); }

    /// The index of the equation, an older one that says the same and costs no more included.
    std::size_t add(KnownEquation equation);
    std::optional<std::size_t> find(const facts::Relation& relation) const;
    /// Whether it rests on an order of points that only a picture shows which was itself solved for: another solution
    /// may have another. It holds under that condition, and decides nothing between solutions.
    bool of_one_solution(std::size_t equation) const;
    bool of_one_solution(const KnownEquation& equation) const;
    bool of_one_solution(std::span<const facts::Statement> conditions) const;
    /// That a statement, or an equation, rests on, itself included.
    const StepSet& steps_of(StatementId statement) const;
    const StepSet& steps_of(const Source& source) const;

    /// The path to an equation: statements of the closure by their own paths, then equations in the order in which they
    /// are used. Errors: those of path_to.
    Result<proof::Path> path_to(std::size_t equation, const Control& control = {}) const;
    /// To a statement of the closure. Errors: those of path_to.
    Result<proof::Path> path_to(StatementId statement, const Control& control = {}) const {
        return paths_->to(statement, control);
    }
    /// The given ones, the read ones and those of rows on which an equation rests, each once.
    std::set<facts::Relation> sources_of(std::size_t equation) const;
    /// Whether the relation is said in another way, which costs more.
    bool has_other(const facts::Relation& relation) const { return others_.contains(relation); }
    using Paths = std::map<StatementId, proof::Path>;
    /// `is_other`: it is not the cheapest that says its relation.
    using Admits = std::function<bool(const KnownEquation&, bool is_other)>;
    /// Those of the first `count`, none of which is calculated, that are admitted, as they cost where the statements of
    /// `free` are there already, and others need the paths that are told.
    Equations another(std::size_t count, const Admits& admits, const std::set<facts::Statement>& free,
                      const Paths& paths) const;
    /// On which an equation rests.
    std::set<StatementId> statements_below(std::size_t equation) const;

private:
    bool is_free(const facts::Statement& statement) const { return free_.contains(statement); }
    std::set<std::size_t> equations_below(std::size_t equation) const; ///< and that one
    void keep_other(KnownEquation equation);
    void add_at_its_cost(KnownEquation again);
    double cost_of_step(StatementId statement, std::vector<StatementId>& premises) const;
    StepSet steps_of(const proof::Path& path);
    StepSet::Step number_of(const facts::Statement& statement);

    const Session* session_;
    const diagram::Diagram* diagram_;
    std::shared_ptr<StatementPaths> paths_; ///< shared with other equations of the same closure
    std::vector<KnownEquation> all_;
    std::unordered_map<facts::Relation, std::size_t> index_;
    std::map<facts::Relation, KnownEquation> others_; ///< the cheapest of those that a cheaper one says as well
    std::set<facts::Statement> free_;                 ///< that cost nothing
    mutable OneSolution one_solution_;
    mutable std::vector<std::optional<bool>> of_one_solution_; ///< by equation, where it was asked
    mutable std::map<StatementId, StepSet> steps_;
    std::map<facts::Statement, std::size_t> strangers_; ///< on paths, that the closure does not hold
};

} // namespace porism::reason
