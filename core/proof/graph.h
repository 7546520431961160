// The reasoning graph: statements and derivations, closed under the rules (definition 17). Data, no engine.
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "facts/equation.h"
#include "facts/quantity.h"
#include "facts/statement.h"
#include "numbers/integer.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace porism::proof {

enum class Reason : std::uint8_t {
    given,        ///< by construction: an action says so
    rule,         ///< an instance of a rule row
    algebra,      ///< a combination of equations in one table
    line_class,   ///< collinear by merging lines that share two points
    circle_class, ///< concyclic by merging circles that share three points
    point_class,  ///< another statement with points in place of those that are one with them
    reading,      ///< what a statement says of quantities (facts/readings.h)
    calculation,  ///< equations between quantities, put into one of them, and that one solved (facts/solving.h)
};

/// A hyperedge. For `algebra` and the classes the premises are found on demand (Explainer) from statements older than
/// `epoch`.
struct Derivation {
    Reason reason = Reason::given;
    StatementId conclusion;
    std::vector<StatementId> premises; ///< of all but algebra and classes, for which they are found on demand
    RuleId rule;                       ///< for `rule`
    std::vector<PointId> binding;      ///< for `rule`: point of each letter
    std::size_t action = 0;            ///< for `given`
    std::uint8_t view = 0;             ///< for `algebra`: which of facts::alternatives(conclusion) was derived
    std::uint32_t epoch = 0;           ///< statements with an id below are older than this derivation
};

/// Whether all premises that it keeps are older than its conclusion (definition 17): those of the first of each
/// statement are, others may go in a circle.
inline bool lowers_rank(const Derivation& derivation) {
    return std::ranges::all_of(derivation.premises,
                               [&](StatementId premise) { return premise < derivation.conclusion; });
}

/// What a derivation by calculation has besides its premises, as in Step (proof/trace.h).
struct Calculated {
    std::vector<facts::Quantity> eliminated;
    std::vector<facts::Statement> conditions;
};

struct Graph {
    std::vector<facts::Statement> statements; ///< in the order in which they were first derived: id = rank
    std::vector<Derivation> derivations;
    std::vector<DerivationId> first; ///< by statement: the derivation by which it came
    std::map<DerivationId, Calculated> calculations;
};

/// One equation of the conclusion as an integer combination of equations of premises (definition 9):
/// sum of coefficient * equation = multiple * target (+ turns * pi for directions).
struct CertificateTerm {
    std::size_t premise;  ///< index into the step's premises
    std::size_t equation; ///< index into facts::equations(premise)
    numbers::Integer coefficient;
    friend bool operator==(const CertificateTerm&, const CertificateTerm&) = default;
};
struct Certificate {
    std::vector<CertificateTerm> terms;
    numbers::Integer multiple = 1; ///< > 0; above 1 in the direction table the step needs "branch 0 of multiple"
    numbers::Integer turns = 0;    ///< k
    friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// Why a derivation holds, complete enough to be checked without an engine.
struct Explanation {
    std::vector<StatementId> premises;
    std::vector<Certificate> certificates; ///< algebra: one per equation of the conclusion's view, in order
    std::uint8_t view = 0;                 ///< algebra: as in Derivation
};

/// The seam through which paths, panels and samplers ask for explanations without knowing the engine.
class Explainer {
public:
    virtual ~Explainer() = default;
    virtual const Graph& graph() const = 0;
    /// Irreducible premises from statements older than the derivation. Deterministic.
    virtual Result<Explanation> explain(DerivationId derivation) const = 0;
};

} // namespace porism::proof
