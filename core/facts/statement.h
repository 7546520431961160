// A statement: a predicate over points in normal form, or an equation between quantities (definitions 15 and 16).
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "facts/predicate.h"
#include "facts/relation.h"
#include "numbers/integer.h"

#include <boost/smart_ptr/intrusive_ptr.hpp>
#include <boost/smart_ptr/intrusive_ref_counter.hpp>

#include <array>
#include <compare>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::facts {

inline constexpr std::size_t max_arity = 12;

/// Immutable value. Two statements that differ only by the symmetries of their predicate are equal, because only normal
/// forms exist: the constructor is private to `make`.
class Statement {
public:
    Statement() = default;
    Predicate predicate() const { return predicate_; }
    /// Of a relation or comparison those of its quantities, ascending.
    std::span<const PointId> points() const {
        return rest_ && rest_->relation ? rest_->relation->points() : std::span(points_.data(), count_);
    }
    PointId operator[](std::size_t i) const { return points()[i]; }
    /// Of Predicate::relation; null for the others.
    const Relation* relation() const { return predicate_ == Predicate::relation ? compared() : nullptr; }
    /// Of a relation, or of a comparison: the difference that is compared with zero; null for the others.
    const Relation* compared() const { return rest_ && rest_->relation ? &*rest_->relation : nullptr; }
    /// Turns of pi in [0, 1) for aconst, a positive ratio or length for rconst and lconst; empty for the others.
    const std::optional<numbers::Rational>& constant() const { return rest_ ? rest_->constant : no_constant; }
    std::uint64_t hash() const;
    friend bool operator==(const Statement& a, const Statement& b);
    /// A total order without geometric meaning, for canonical output.
    friend std::strong_ordering operator<=>(const Statement& a, const Statement& b);

private:
    friend std::optional<Statement> make(Predicate, std::span<const PointId>, std::optional<numbers::Rational>);
    friend Statement make(Relation);
    friend std::optional<Statement> make(Predicate, const Polynomial&);
    static Statement of_quantities(Predicate predicate, Relation compared);
    /// What few statements have, apart, so that closures of many stay small.
    struct Rest : boost::intrusive_ref_counter<Rest> {
        std::optional<numbers::Rational> constant;
        std::optional<Relation> relation;
    };
    static inline const std::optional<numbers::Rational> no_constant;

    Predicate predicate_ = Predicate::coll;
    std::uint8_t count_ = 0;
    std::array<PointId, max_arity> points_{};
    boost::intrusive_ptr<const Rest> rest_;
};
static_assert(sizeof(Statement) <= 64);

/// The normal form. Degenerate equations are reduced (eqangle AB CD AB EF becomes para CD EF; eqratio AB CD AB EF
/// becomes cong CD EF; aconst 0 becomes para, aconst 1/2 perp, rconst 1 cong). Empty when the statement says nothing
/// (cong A B A B, para A B A B) or cannot be meant (a repeated point where the predicate needs different ones, a
/// missing constant).
std::optional<Statement> make(Predicate predicate, std::span<const PointId> points,
                              std::optional<numbers::Rational> constant = std::nullopt);
std::optional<Statement> make(Predicate predicate, std::initializer_list<std::size_t> points,
                              std::optional<numbers::Rational> constant = std::nullopt);
Statement make(Relation relation);
/// The comparison of a polynomial with zero (facts/comparison.h); empty where nothing is left to compare.
std::optional<Statement> make(Predicate comparison, const Polynomial& difference);
/// With other points in place of those: point i becomes points[i]. Empty where it cannot be meant then, or says
/// nothing.
std::optional<Statement> renamed(const Statement& statement, std::span<const PointId> points);

/// True when `make` is empty because the statement holds for any points (cong A B B A), so that it needs no proof.
bool is_trivial(Predicate predicate, std::span<const PointId> points);

/// A statement over slots of a table row instead of points: "perp x a b c" with slots numbered in order of the row's
/// letters; of an equation between quantities the slots of those, each once, and the equation with slot i as point i.
struct Pattern {
    Predicate predicate;
    std::vector<std::uint8_t> slots;
    std::optional<numbers::Rational> constant = {};
    std::optional<std::uint8_t> value = {}; ///< the constant is the value of this number instead
    std::optional<Relation> relation = {};  ///< of Predicate::relation
};
/// Instance of a pattern: point of slot i is `binding[i]`, number i is `values[i]`.
std::optional<Statement> instantiate(const Pattern& pattern, std::span<const PointId> binding,
                                     std::span<const numbers::Rational> values = {});

/// Comma-separated patterns ("perp x a b c, angle(x,b,c) = 30") over the given slot letters; words of any length,
/// blanks between, equations told by "=". A constant may be one of the given letters of numbers. An unknown letter or
/// predicate or a wrong count is an error with its column. Used by every table of the project.
Result<std::vector<Pattern>> parse_patterns(std::string_view text, std::span<const std::string> slots,
                                            std::span<const std::string> numbers = {});

/// "perp a b c d", names by point; constants as the family writes them (angles "105o" or "3pi/7", ratios "1/2").
std::string to_string(const Statement& statement, std::span<const std::string> names);
/// One statement from words as JGEX has them, or a comparison (facts/comparison.h). coll and cyclic with more points
/// than 3 and 4 give several statements; eqratio3 and the family's other abbreviations are opened. The error says what
/// is wrong and what would be right; `place` (of the first word) is carried into it.
Result<std::vector<Statement>> parse_statement(std::string_view text, std::span<const std::string> names,
                                               Place place = {});

/// The same, and an equation between quantities (relation.h), which "=" tells: what may be a goal or stand in a proof.
Result<std::vector<Statement>> parse_goal(std::string_view text, std::span<const std::string> names, Place place = {});

} // namespace porism::facts

template<>
struct std::hash<porism::facts::Statement> {
    std::size_t operator()(const porism::facts::Statement& s) const noexcept { return s.hash(); }
};
