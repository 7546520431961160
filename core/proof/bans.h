// What a closure may not use: rows of the rule table and kinds of calculation (definition 26). An input of the closure,
// so that nothing that comes from a banned rule reaches a table, and with it an explanation.
//
// How a row is kept out depends on how the engine uses it:
//   - a row that is matched is not matched;
//   - a relation row gives no equations;
//   - an implied row with one hypothesis *opens* a statement: what cyclic a b c d says of angles is the theorem of
//     inscribed angles. Banned, the tables do not take those equations of such statements;
//   - the theorem of Pythagoras is what a right angle says of squares of lengths, and its converse what they say of
//   right
//     angles. Banned, that table takes no right angle and concludes none; it goes on with what is no right angle;
//   - the other implied rows are calculation (two parallels to one line are parallel): they go with what says them
//     (Rule::said_by), and cannot be banned alone. Where no calculation says such a row any more and it is not banned,
//     it is matched like others.
#pragma once

#include "proof/calculation.h"
#include "proof/rules/rule.h"
#include "proof/trace.h"

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace porism::proof {

/// Whether it is an implied row with one hypothesis, which says what a statement means.
bool opens_a_statement(const Rule& row);

/// Whether it is the relation row that the table of squared lengths says of right angles, and they of it.
bool is_pythagoras(const Rule& row);

/// By default nothing is banned.
class Bans {
public:
    Bans() = default;
    Bans(std::initializer_list<RuleId> rows) {
        for (const RuleId id : rows) ban(id);
    }

    /// A row of either table. Of one that is calculation it has an effect where no calculation says it.
    void ban(const Rule& row);
    void ban(RuleId id) { ban(rule(id)); }
    void ban(Calculation calculation);

    bool any() const { return !rows_.empty() || !calculations_.empty(); }
    bool bans(const Rule& row) const { return rows_.contains(&row); }
    bool bans(RuleId id) const { return bans(rule(id)); }
    /// With whatever it is a part of.
    bool bans(Calculation calculation) const;

    bool uses(facts::TableKind table) const { return !bans(calculation_with(table)); }
    /// Whether the equations of statements of this predicate may be rows of the table.
    bool takes(facts::Predicate predicate, facts::TableKind table) const;
    /// Whether the table may conclude statements of this predicate.
    bool concludes(facts::Predicate predicate, facts::TableKind table) const;
    /// The banned row that would say those equations; null if there is none.
    const Rule* closed_by(facts::Predicate predicate, facts::TableKind table) const;
    /// Whether statements of this predicate may be read as equations between quantities (facts/readings.h).
    bool reads(facts::Predicate predicate) const;
    /// Whether an implied row is said by calculation that is not banned.
    bool calculated(const Rule& row) const;

    /// Rows of rules() that are not to be matched though others of their standing are: banned, or of no use. And
    /// implied ones that are to be matched.
    std::vector<RuleId> not_matched() const;
    std::vector<RuleId> matched_though_implied() const;

    friend bool operator==(const Bans&, const Bans&) = default;

private:
    std::set<const Rule*> rows_;
    std::set<Calculation> calculations_;
    std::map<std::pair<facts::Predicate, facts::TableKind>, const Rule*> closed_; ///< by rows that open statements
};

/// A step that uses something banned.
struct BannedStep {
    std::size_t step;
    const Rule* row;  ///< the theorem, of either table; null where calculation has no name
    std::string what; ///< "Inscribed angles", "calculation with ratios"
};
/// Of a path, in its order. It looks at the trace alone: at the rows of rules, and of algebra at each equation of its
/// certificates.
std::vector<BannedStep> banned_steps(const Path& path, const Bans& bans);

} // namespace porism::proof
