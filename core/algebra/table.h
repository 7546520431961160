// A growing system of linear equations that answers, fast, what follows from it, and, on demand, why.
//
// Elimination works modulo p = 2^61 - 1 on sparse rows. Rows of the echelon form never change once made: each remembers
// which earlier ones it used, so where a consequence comes from is found by walking back, and "before epoch e" is a
// prefix. The arithmetic modulo p only proposes (definition 9): whatever `explain` returns has been verified in exact
// integers. A false "holds" has probability about 2^-61 a query, and then explain finds nothing.
#pragma once

#include "algebra/equation.h"
#include "base/result.h"
#include "base/stop.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::algebra {

/// Work done so far, for limits and for regression tests: the same input gives the same counts (definition 27).
struct Work {
    std::uint64_t rows = 0;           ///< equations added
    std::uint64_t pivots = 0;         ///< equations that raised the rank
    std::uint64_t queries = 0;        ///< targets reduced for the first time
    std::uint64_t row_operations = 0; ///< multiples of one row subtracted from another
    std::uint64_t lattice_steps = 0;  ///< row operations in integers, in the search for integral certificates
};

/// A target reduced as far as the rows of its time allowed; a plain value. Its parts are what a client keeps whose
/// question is not settled: the table reduces them further.
class Remainder {
public:
    /// A term whose coefficient is known modulo p only.
    struct Part {
        Var var;
        std::uint64_t coefficient;
        friend bool operator==(const Part&, const Part&) = default;
    };
    /// What is left, ascending by variable; constant variables included. Two targets whose parts agree (and whose
    /// constants do) say the same under the rows so far: the parts do not depend on the order in which rows were used.
    const std::vector<Part>& parts() const& { return parts_; }
    std::vector<Part> parts() && { return std::move(parts_); }

    /// No variable is left besides constant ones.
    bool settled() const { return settled_; }
    /// Settled, and nothing left at all: in a modulo_one table the constant that is left may be any rational, for it
    /// depends on the multiple; `explain` decides.
    bool holds() const { return holds_; }
    /// Settled, and certainly not a consequence: the rows contradict the target.
    bool fails() const { return settled() && !holds_; }
    /// So far only integral combinations of rows were subtracted. A remainder that holds and is integral has a
    /// certificate with multiple 1 if what is left of the constant is an integer. False says nothing.
    bool integral() const { return integral_; }
    /// For a settled target: the rows say left side = value() + sum of constant_terms(). So `holds` means that value()
    /// is the target's own constant and that there are no constant terms. Nothing where a number is no rational with
    /// numerator and denominator below 2^29 off the target's constant; Table::value has no such bound. In a modulo_one
    /// table right up to multiples of 1/m only, m as `explain` finds it.
    std::optional<Rational> value() const;
    std::optional<std::vector<std::pair<Var, Rational>>> constant_terms() const;

private:
    friend class Table;
    std::vector<Part> parts_;
    Rational wanted_;            ///< the target's constant
    std::uint64_t constant_ = 0; ///< left side minus constant, what is left of it, modulo p
    bool settled_ = false;
    bool holds_ = false;
    bool integral_ = true;
};

/// How an added equation sits among the older ones.
enum class RowFate { raised_rank, redundant, contradiction };

/// Rows that cannot all be true (definition 14): the integer combination of them has no variable left, and the constant
/// `rest`, which is not 0 (real) or not an integer (modulo_one). Where constant variables are left, `rest_terms` names
/// them.
struct Conflict {
    std::vector<std::pair<RowIndex, Integer>> combination;
    Rational rest = 0;
    std::vector<std::pair<Var, Integer>> rest_terms = {};
};

struct Added {
    RowIndex row = 0;
    RowFate fate = RowFate::raised_rank;
    Var pivot = 0;                         ///< for raised_rank: the variable that is now expressed by others
    std::optional<Conflict> conflict = {}; ///< for contradiction
};

/// Limits on the search for a certificate, counted.
struct ExplainLimits {
    std::uint32_t lattice_rows = 48;      ///< rows tried together for an integral certificate
    std::uint64_t lattice_steps = 200000; ///< integer row operations for one certificate
};

struct Share; // a row's part in a combination, modulo p

/// Not thread-safe; one owner. Copying copies everything (a session forks that way).
class Table {
public:
    explicit Table(TableKind kind) : kind_(kind) {}
    TableKind kind() const { return kind_; }

    /// A constant variable stands for a fixed number that no row can determine, such as the logarithm of a prime: it
    /// never becomes a pivot, and a row left with constant variables alone is a contradiction. Declare it before it
    /// occurs in a row (asserted).
    void mark_constant(Var var);
    bool is_constant(Var var) const { return var < constant_.size() && constant_[var]; }

    /// Adds a row. Terms may come in any order and repeat. O(size of the echelon rows met).
    /// `search`: whether contradictions that need a division modulo one are looked for, which takes a search in
    /// integers.
    enum class Search : std::uint8_t { all_conflicts, without_torsion };
    Added add(Equation equation, Search search = Search::all_conflicts);
    /// Rows so far, normalized, in the order of adding; index = epoch.
    std::span<const Equation> rows() const { return rows_; }
    RowIndex epoch() const { return static_cast<RowIndex>(rows_.size()); }

    /// Reduces a new target.
    Remainder query(Equation target);
    /// Reduces further what was left of a target; false if there is nothing to do: none of its variables has become a
    /// pivot since. What a fresh query would leave.
    bool resume(std::vector<Remainder::Part>& parts);
    /// Whether no variable is left besides constant ones.
    bool settled(std::span<const Remainder::Part> parts) const;

    /// The number that the rows with index < before_epoch give to the sum of these terms, exactly and of any size;
    /// nothing if they do not determine it. In a modulo_one table it is one of several that differ by multiples of 1/m,
    /// m as `explain` finds it.
    std::optional<Rational> value(const std::vector<Term>& terms, RowIndex before_epoch = kNoLimit);

    /// The variables that became pivots, oldest first. A client keeps how many it has seen and wakes the watchers of
    /// the rest.
    std::span<const Var> pivots() const { return pivots_; }

    /// Why what is wanted follows from rows with index < before_epoch, verified in integers; nothing if it does not
    /// follow, or if no certificate was found. Its rows are irreducible: without any one of them it does not follow (in
    /// a modulo_one table: not with this multiple); older rows are preferred. In a modulo_one table multiple 1 is
    /// looked for first, among the rows of the support and, if that fails, among rows near to it, and the least
    /// multiple found is returned.
    std::optional<Certificate> explain(const Equation& wanted, RowIndex before_epoch = kNoLimit,
                                       const ExplainLimits& limits = {}, const Control& control = {});

    const Work& work() const { return work_; }

private:
    struct Use {
        std::uint32_t echelon;
        std::uint64_t factor;
    };
    /// Pivot coefficient 1, constant alongside. What reducing reads lies together.
    struct EchelonRow {
        RowIndex origin;
        Var pivot;
        std::uint32_t first_part, end_part; ///< in echelon_parts_
        std::uint64_t constant;
        std::uint64_t
            divisor; ///< size of the pivot's coefficient before scaling if the combination was integral, else 0
    };
    /// origin * scale - sum of uses = parts.
    struct Provenance {
        std::uint64_t scale;
        std::uint32_t first_use, end_use; ///< in echelon_uses_
    };
    struct Reduction {
        std::vector<Remainder::Part> parts;
        std::uint64_t constant = 0;
        std::vector<Use> uses;
        bool integral = true;
    };
    /// Until the next one.
    const Reduction& reduce(const std::vector<Remainder::Part>& parts, std::uint64_t constant, RowIndex before_epoch);
    void touch(Var var, RowIndex before_epoch);
    void use(std::uint32_t echelon, RowIndex before_epoch);
    void collect_parts();
    std::optional<Var> choose_pivot(const Reduction& reduction) const;
    void raise_rank(RowIndex origin, Var pivot, const Reduction& reduction);
    std::optional<Conflict> find_conflict(const Reduction& reduction, Search search);
    std::vector<Share> support(std::span<const Use> uses) const;
    std::optional<Certificate> integral(const Equation& target, const Certificate& found, RowIndex before_epoch,
                                        const ExplainLimits& limits, const Control& control);
    /// Which rows are tried for an integral certificate: those in the variables of the support, or all that hang
    /// together with it.
    enum class Reach { same_variables, connected };
    /// At most `count` rows, the core among them, nearer and older ones first; ascending.
    std::vector<RowIndex> rows_near(std::span<const RowIndex> core, const Equation& target, RowIndex before_epoch,
                                    std::size_t count, Reach reach) const;

    TableKind kind_;
    std::vector<Equation> rows_;
    std::vector<EchelonRow> echelon_;
    std::vector<Remainder::Part> echelon_parts_;
    std::vector<Provenance> provenances_; ///< of the echelon rows
    std::vector<Use> echelon_uses_;
    std::vector<Var> pivots_;
    std::vector<std::uint32_t> echelon_of_; ///< by variable
    std::vector<bool> constant_;
    bool torsion_seen_ =
        false; ///< a redundant row came that is no integral combination of older ones with its constant
    std::vector<std::uint64_t> scratch_; ///< by variable; all zero between calls
    std::vector<std::uint8_t> touched_;  ///< by variable; likewise
    std::vector<Var> touch_order_;
    std::vector<std::uint32_t> pending_; ///< echelon rows, a heap
    Reduction reduced_;
    Work work_;
};

} // namespace porism::algebra
