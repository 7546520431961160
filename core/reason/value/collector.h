// The equations between quantities that a closure and the relation rows give, about what is wanted.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/rules/rule.h"
#include "reason/value/equations.h"
#include "reason/value/values.h"

#include <set>
#include <span>
#include <vector>

namespace porism::reason {

/// A relation row that the pictures show and whose hypotheses the closure has not all got.
struct UnprovedInstance {
    const proof::Rule* row;
    std::vector<PointId> binding;
};

/// Whether an order condition of what is read or concluded holds.
bool shown(const facts::Statement& condition, const diagram::Diagram& diagram, const ValueLimits& limits);

/// All arguments must outlive it.
class Collector {
public:
    Collector(Session& session, const diagram::Diagram& diagram, const ValueLimits& limits, const Control& control);

    /// From the givens and from what the closure holds. Once.
    void read(const std::vector<facts::Quantity>& wanted);
    /// Then from relation rows whose hypotheses the closure proves. Equations about areas, arcs and the like only where
    /// they lead to such a quantity that is wanted or given. Once.
    void match();
    void collect(const std::vector<facts::Quantity>& wanted) {
        read(wanted);
        match();
    }
    /// What the closure holds since then.
    void collect_more();

    Equations& equations() { return equations_; }
    const Equations& equations() const { return equations_; }
    /// The unknown letters that occur.
    std::set<facts::Quantity> letters() const;
    /// What equations that are given speak of.
    const std::set<facts::Quantity>& given() const { return given_; }
    /// In the order of matching.
    const std::vector<UnprovedInstance>& unproved() const { return unproved_; }
    /// Neither a limit nor a stop left equations out.
    bool whole() const { return whole_; }

private:
    void read_givens();
    void enter_line_of(const facts::Quantity& quantity);
    void enter_names_of(const facts::Quantity& quantity);
    void read_statements();
    bool is_of_use(const facts::Statement& statement, const facts::Relation& reading) const;
    bool is_wanted(const facts::Relation& relation) const;
    std::vector<const proof::Rule*> rows_of_use() const;
    std::set<facts::Quantity> spoken_of() const;
    void add_wanted();
    void add(KnownEquation equation);
    void add_instance(const proof::Rule& row, const std::vector<PointId>& binding, const facts::Relation& relation);
    std::optional<StatementId> proved(const facts::Statement& hypothesis);
    bool decided(const facts::Statement& condition) const;

    Session& session_;
    const diagram::Diagram& diagram_;
    const ValueLimits& limits_;
    const Control& control_;
    Equations equations_;
    std::set<facts::Quantity> wanted_, given_;
    std::size_t statements_read_ = 0;
    std::vector<UnprovedInstance> unwanted_; ///< instances about quantities that nothing asks for so far
    std::vector<UnprovedInstance> unproved_;
    bool whole_ = true;
};

} // namespace porism::reason
