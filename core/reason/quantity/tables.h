// The tables of a closure: directions modulo pi, log-lengths with log-sines, squared lengths, lengths. They take in
// equations of statements of the graph, answer whether an equation follows, and explain why by statements.
#pragma once

#include "algebra/table.h"
#include "base/ids.h"
#include "facts/equation.h"
#include "proof/graph.h"
#include "reason/quantity/questions.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::reason {

/// What a table says about an equation.
enum class Answer : std::uint8_t {
    open,    ///< does not follow so far; the client waits
    follows, ///< follows, with multiple 1 if it is about directions
    branch,  ///< a multiple of it follows: it holds if the picture decides the branch (definition 9)
    refused, ///< contradicts the rows, or cannot be written down; it will never follow
};

class Tables {
public:
    Tables();
    Tables(const Tables& other);
    Tables& operator=(const Tables&) = delete;
    ~Tables() = default;

    /// Adds equation number `index` of a statement, which must be the newest statement that was pushed or newer. The
    /// statements that contradict each other with it, if it does not agree with the others (definition 14).
    /// Contradictions that need a division of directions are looked for among givens: what is derived from consistent
    /// ones is consistent.
    std::optional<std::vector<StatementId>> push(StatementId statement, std::size_t index,
                                                 const facts::Equation& equation, bool given);

    /// Does it follow? If it is open and `client` is given, `advance` will hand the client back when it should ask
    /// again.
    Answer ask(const facts::Equation& equation, std::optional<Client> client);
    /// Clients who should ask again, in a fixed order. False if a stop was requested before all were looked at.
    bool advance(std::vector<Client>& settled, const StopToken& stop);

    /// What is left of the sum of an equation's terms: sums of which as much is left differ by a number at most.
    std::vector<std::pair<algebra::Var, std::uint64_t>> left_of(const facts::Equation& equation) const;

    /// Why an equation follows from statements older than `epoch`: premises are added to `premises` (each once) and the
    /// certificate refers to them.
    std::optional<proof::Certificate> explain(const facts::Equation& equation, StatementId epoch,
                                              std::vector<StatementId>& premises) const;

    std::uint64_t pivots() const;
    std::uint64_t row_operations() const;

private:
    /// A row's equation: which of which statement.
    struct Tag {
        StatementId statement;
        std::size_t equation;
    };
    struct One {
        explicit One(algebra::TableKind kind) : table(kind), questions(table) {}
        One(const One& other) : table(other.table), questions(other.questions, table), tags(other.tags) {}
        One& operator=(const One&) = delete;
        ~One() = default;
        algebra::Table table;
        Questions questions;
        std::vector<Tag> tags; ///< by row
    };
    One& of(facts::TableKind kind) const { return *tables_[static_cast<std::size_t>(kind)]; }
    /// Empty if the constant has a factor that is too hard to find, or there are too many different ones.
    std::optional<algebra::Equation> written(const facts::Equation& equation) const;
    std::optional<algebra::Var> prime_variable(const numbers::Integer& prime) const;
    algebra::Var sine_variable(const facts::SineTerm& sine) const;
    Answer answer(One& one, const algebra::Equation& target, const algebra::Remainder& remainder) const;

    std::array<std::unique_ptr<One>, facts::table_kinds> tables_;
    mutable std::vector<numbers::Integer> primes_;                         ///< by variable of the table of log-lengths
    mutable boost::unordered_flat_map<std::uint64_t, algebra::Var> sines_; ///< by its two pairs
};

} // namespace porism::reason
