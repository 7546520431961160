#include "reason/quantity/tables.h"

#include "reason/match/figure.h"
#include "reason/quantity/primes.h"

#include <algorithm>

namespace porism::reason {
namespace {

/// The first variables stand for logarithms of primes, the others by turns for pairs of points and for sines: the
/// numbers of either do not depend on how many there are of the other.
constexpr algebra::Var prime_variables = 64;

algebra::Var pair_variable(const facts::PointPair& pair) {
    return prime_variables + 2 * static_cast<algebra::Var>(pair_number(pair.first.index(), pair.second.index()));
}

} // namespace

Tables::Tables()
    : tables_{std::make_unique<One>(algebra::TableKind::modulo_one), std::make_unique<One>(algebra::TableKind::real),
              std::make_unique<One>(algebra::TableKind::real), std::make_unique<One>(algebra::TableKind::real)} {
    for (algebra::Var var = 0; var < prime_variables; ++var) of(facts::TableKind::log_length).table.mark_constant(var);
}

Tables::Tables(const Tables& other) : primes_(other.primes_), sines_(other.sines_) {
    for (std::size_t i = 0; i < tables_.size(); ++i) tables_[i] = std::make_unique<One>(*other.tables_[i]);
}

std::optional<algebra::Var> Tables::prime_variable(const numbers::Integer& prime) const {
    const auto found = std::ranges::find(primes_, prime);
    if (found != primes_.end()) return static_cast<algebra::Var>(found - primes_.begin());
    if (primes_.size() == prime_variables) return std::nullopt;
    primes_.push_back(prime);
    return static_cast<algebra::Var>(primes_.size() - 1);
}

algebra::Var Tables::sine_variable(const facts::SineTerm& sine) const {
    const auto next = static_cast<algebra::Var>(prime_variables + 2 * sines_.size() + 1);
    const std::uint64_t pairs = (std::uint64_t{pair_variable(sine.first)} << 32U) | pair_variable(sine.second);
    return sines_.try_emplace(pairs, next).first->second;
}

std::optional<algebra::Equation> Tables::written(const facts::Equation& equation) const {
    algebra::Equation out;
    out.terms.reserve(equation.terms.size() + equation.sines.size() + 1);
    for (const facts::PairTerm& term : equation.terms)
        out.terms.push_back({pair_variable(term.pair), term.coefficient});
    for (const facts::SineTerm& sine : equation.sines) out.terms.push_back({sine_variable(sine), sine.coefficient});
    if (equation.table != facts::TableKind::log_length) {
        out.constant = equation.constant;
        return out;
    }
    if (equation.constant == 1) return out;
    const auto factors = prime_factors(equation.constant);
    if (!factors) return std::nullopt;
    for (const auto& [prime, exponent] : *factors) {
        const auto var = prime_variable(prime);
        if (!var) return std::nullopt;
        out.terms.push_back({*var, -exponent});
    }
    return out;
}

std::optional<std::vector<StatementId>> Tables::push(StatementId statement, std::size_t index,
                                                     const facts::Equation& equation, bool given) {
    auto row = written(equation);
    if (!row) return std::nullopt;
    One& one = of(equation.table);
    one.tags.push_back({statement, index});
    using Search = algebra::Table::Search;
    const algebra::Added added =
        one.table.add(std::move(*row), given ? Search::all_conflicts : Search::without_torsion);
    if (!added.conflict) return std::nullopt;
    std::vector<StatementId> statements;
    for (const auto& [other, factor] : added.conflict->combination) statements.push_back(one.tags[other].statement);
    std::ranges::sort(statements);
    const auto repeated = std::ranges::unique(statements);
    statements.erase(repeated.begin(), repeated.end());
    return statements;
}

Answer Tables::answer(One& one, const algebra::Equation& target, const algebra::Remainder& remainder) const {
    if (!remainder.holds()) return Answer::refused;
    if (one.table.kind() == algebra::TableKind::real) return Answer::follows;
    const auto value = remainder.value();
    const numbers::Rational rest = value ? numbers::Rational(*value - target.constant) : 0;
    if (remainder.integral()) return value && numbers::is_integer(rest) ? Answer::follows : Answer::refused;
    // A multiple of the target follows up to a small fraction of a turn. If the picture decides the branch, that
    // fraction vanishes for any multiple of reasonable size.
    constexpr long small_denominator = 64;
    if (value && rest.get_den() <= small_denominator) return Answer::branch;
    const auto certificate = one.table.explain(target, algebra::kNoLimit, {.lattice_rows = 0, .lattice_steps = 0});
    if (!certificate) return Answer::refused;
    return certificate->multiple == 1 ? Answer::follows : Answer::branch;
}

Answer Tables::ask(const facts::Equation& equation, std::optional<Client> client) {
    auto target = written(equation);
    if (!target) return Answer::refused;
    One& one = of(equation.table);
    algebra::Remainder remainder = one.table.query(*target);
    if (remainder.settled()) return answer(one, *target, remainder);
    if (client) one.questions.wait(*client, std::move(remainder).parts());
    return Answer::open;
}

bool Tables::advance(std::vector<Client>& settled, const StopToken& stop) {
    for (const auto& one : tables_)
        if (!one->questions.advance(settled, stop)) return false;
    return true;
}

std::vector<std::pair<algebra::Var, std::uint64_t>> Tables::left_of(const facts::Equation& equation) const {
    std::vector<std::pair<algebra::Var, std::uint64_t>> out;
    const auto target = written(equation);
    if (!target) return out;
    const algebra::Remainder remainder = of(equation.table).table.query(*target);
    for (const auto& part : remainder.parts()) out.emplace_back(part.var, part.coefficient);
    return out;
}

std::optional<proof::Certificate> Tables::explain(const facts::Equation& equation, StatementId epoch,
                                                  std::vector<StatementId>& premises) const {
    const auto target = written(equation);
    if (!target) return std::nullopt;
    One& one = of(equation.table);
    const auto end = std::ranges::partition_point(one.tags, [&](const Tag& tag) { return tag.statement < epoch; });
    const auto found = one.table.explain(*target, static_cast<algebra::RowIndex>(end - one.tags.begin()));
    if (!found) return std::nullopt;
    proof::Certificate certificate{{}, found->multiple, found->turns};
    std::map<std::pair<std::size_t, std::size_t>, numbers::Integer> terms;
    for (const auto& [row, coefficient] : found->combination) {
        const Tag& tag = one.tags[row];
        auto at = std::ranges::find(premises, tag.statement);
        if (at == premises.end()) at = premises.insert(premises.end(), tag.statement);
        terms[{static_cast<std::size_t>(at - premises.begin()), tag.equation}] += coefficient;
    }
    for (const auto& [place, coefficient] : terms)
        if (coefficient != 0) certificate.terms.push_back({place.first, place.second, coefficient});
    return certificate;
}

std::uint64_t Tables::pivots() const {
    std::uint64_t sum = 0;
    for (const auto& one : tables_) sum += one->table.work().pivots;
    return sum;
}

std::uint64_t Tables::row_operations() const {
    std::uint64_t sum = 0;
    for (const auto& one : tables_) sum += one->table.work().row_operations;
    return sum;
}

} // namespace porism::reason
