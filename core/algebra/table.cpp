#include "algebra/table.h"

#include "algebra/modular.h"
#include "algebra/shares.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>

namespace porism::algebra {

namespace {

constexpr std::uint32_t kNoEchelon = UINT32_MAX;

std::vector<Remainder::Part> parts_of(const Equation& equation) {
    std::vector<Remainder::Part> parts;
    parts.reserve(equation.terms.size());
    for (const auto& term : equation.terms) parts.push_back({term.var, modular::residue(term.coefficient)});
    return parts;
}

/// Small sizes first: pivots of 1 and -1 keep combinations integral, which modulo one is worth much.
std::uint64_t size_of(std::uint64_t coefficient) {
    return std::min(coefficient, modular::negate(coefficient));
}

/// Residues below this, or above its negative, are taken for the integers that they look like.
constexpr std::uint64_t kSmallInteger = modular::kRecoverable;

/// Is the factor an integer multiple of the divisor? A divisor of 0 is not known.
bool divides(std::uint64_t divisor, std::uint64_t factor) {
    const std::uint64_t size = size_of(factor);
    return divisor != 0 && size < kSmallInteger && size % divisor == 0;
}

} // namespace

std::optional<Rational> Remainder::value() const {
    if (!settled()) return std::nullopt;
    const auto rest = modular::recover(constant_);
    if (!rest) return std::nullopt;
    return Rational(target_.constant - *rest);
}

std::optional<std::vector<std::pair<Var, Rational>>> Remainder::constant_terms() const {
    if (!settled()) return std::nullopt;
    std::vector<std::pair<Var, Rational>> terms;
    for (const auto& part : parts_) {
        const auto coefficient = modular::recover(part.coefficient);
        if (!coefficient) return std::nullopt;
        terms.emplace_back(part.var, *coefficient);
    }
    return terms;
}

void Table::mark_constant(Var var) {
    assert(var >= echelon_of_.size() || echelon_of_[var] == kNoEchelon);
    if (var >= constant_.size()) constant_.resize(var + 1, false);
    constant_[var] = true;
}

void Table::touch(Var var, RowIndex before_epoch, std::vector<std::uint32_t>& pending) {
    if (var >= scratch_.size()) {
        scratch_.resize(var + 1, 0);
        touched_.resize(var + 1, 0);
        echelon_of_.resize(var + 1, kNoEchelon);
    }
    if (touched_[var]) return;
    touched_[var] = 1;
    touch_order_.push_back(var);
    const std::uint32_t echelon = echelon_of_[var];
    if (echelon == kNoEchelon || echelon_[echelon].origin >= before_epoch) return;
    pending.push_back(echelon);
    std::push_heap(pending.begin(), pending.end(), std::greater<>());
}

// An echelon row contains no variable that was a pivot when it was made, so using rows oldest first uses each at most
// once.
Table::Reduction Table::reduce(const std::vector<Remainder::Part>& parts, std::uint64_t constant,
                               RowIndex before_epoch) {
    Reduction r;
    r.constant = constant;
    std::vector<std::uint32_t> pending;
    for (const auto& part : parts) {
        touch(part.var, before_epoch, pending);
        scratch_[part.var] = modular::add(scratch_[part.var], part.coefficient);
    }
    while (!pending.empty()) {
        std::pop_heap(pending.begin(), pending.end(), std::greater<>());
        const std::uint32_t index = pending.back();
        pending.pop_back();
        const EchelonRow& row = echelon_[index];
        const std::uint64_t factor = scratch_[row.pivot];
        if (factor == 0) continue;
        for (const auto& part : row.parts) {
            touch(part.var, before_epoch, pending);
            scratch_[part.var] = modular::subtract(scratch_[part.var], modular::multiply(factor, part.coefficient));
        }
        r.constant = modular::subtract(r.constant, modular::multiply(factor, row.constant));
        r.uses.push_back({index, factor});
        r.integral = r.integral && divides(row.divisor, factor);
        ++work_.row_operations;
    }
    std::sort(touch_order_.begin(), touch_order_.end());
    for (const Var var : touch_order_) {
        if (scratch_[var] != 0) r.parts.push_back({var, scratch_[var]});
        scratch_[var] = 0;
        touched_[var] = 0;
    }
    touch_order_.clear();
    return r;
}

std::optional<Var> Table::choose_pivot(const Reduction& reduction) const {
    std::optional<Var> best;
    std::uint64_t best_size = 0;
    for (const auto& part : reduction.parts) {
        if (is_constant(part.var)) continue;
        const std::uint64_t size = size_of(part.coefficient);
        // Of equals the newest variable: new things are expressed by old ones.
        if (best && size > best_size) continue;
        best = part.var;
        best_size = size;
    }
    return best;
}

void Table::raise_rank(RowIndex origin, Var pivot, Reduction reduction) {
    const auto at =
        std::find_if(reduction.parts.begin(), reduction.parts.end(), [&](const auto& p) { return p.var == pivot; });
    const std::uint64_t scale = modular::inverse(at->coefficient);
    const std::uint64_t size = size_of(at->coefficient);
    const std::uint64_t divisor = reduction.integral && size < kSmallInteger ? size : 0;
    for (auto& part : reduction.parts) part.coefficient = modular::multiply(part.coefficient, scale);
    echelon_of_[pivot] = static_cast<std::uint32_t>(echelon_.size());
    echelon_.push_back({origin, pivot, scale, modular::multiply(reduction.constant, scale), divisor,
                        std::move(reduction.parts), std::move(reduction.uses)});
    pivots_.push_back(pivot);
    ++work_.pivots;
}

Added Table::add(Equation equation, Search search) {
    Added added;
    added.row = epoch();
    rows_.push_back(normalized(std::move(equation)));
    ++work_.rows;
    const Equation& row = rows_.back();
    Reduction reduction = reduce(parts_of(row), modular::residue(row.constant), kNoLimit);
    if (const auto pivot = choose_pivot(reduction)) {
        added.pivot = *pivot;
        raise_rank(added.row, *pivot, std::move(reduction));
        return added;
    }
    added.conflict = find_conflict(reduction, search);
    added.fate = added.conflict ? RowFate::contradiction : RowFate::redundant;
    return added;
}

void Table::finish(Remainder& remainder) const {
    remainder.watched_.clear();
    for (const auto& part : remainder.parts_) {
        if (!is_constant(part.var)) remainder.watched_.push_back(part.var);
    }
    remainder.seen_ = static_cast<std::uint32_t>(echelon_.size());
    remainder.holds_ = remainder.parts_.empty() && (kind_ == TableKind::modulo_one || remainder.constant_ == 0);
}

Remainder Table::query(Equation target) {
    ++work_.queries;
    Remainder remainder;
    remainder.target_ = normalized(std::move(target));
    Reduction r = reduce(parts_of(remainder.target_), modular::residue(remainder.target_.constant), kNoLimit);
    remainder.parts_ = std::move(r.parts);
    remainder.constant_ = r.constant;
    remainder.integral_ = r.integral;
    finish(remainder);
    return remainder;
}

bool Table::stale(const Remainder& remainder) const {
    return remainder.seen_ < echelon_.size() &&
           std::any_of(remainder.watched_.begin(), remainder.watched_.end(),
                       [&](Var var) { return var < echelon_of_.size() && echelon_of_[var] != kNoEchelon; });
}

bool Table::resume(Remainder& remainder) {
    if (!stale(remainder)) return false;
    Reduction r = reduce(remainder.parts_, remainder.constant_, kNoLimit);
    remainder.parts_ = std::move(r.parts);
    remainder.constant_ = r.constant;
    remainder.integral_ = remainder.integral_ && r.integral;
    finish(remainder);
    return true;
}

std::vector<Share> Table::support(std::span<const Use> uses) const {
    // Newest echelon row first: by the time one is opened, all that used it have added their part.
    std::map<std::uint32_t, std::uint64_t, std::greater<>> open;
    for (const auto& use : uses) open[use.echelon] = modular::add(open[use.echelon], use.factor);
    std::vector<Share> shares;
    while (!open.empty()) {
        const auto [index, factor] = *open.begin();
        open.erase(open.begin());
        const EchelonRow& row = echelon_[index];
        const std::uint64_t scaled = modular::multiply(factor, row.scale);
        if (scaled == 0) continue;
        shares.push_back({row.origin, scaled});
        for (const auto& use : row.uses) {
            auto& entry = open[use.echelon];
            entry = modular::subtract(entry, modular::multiply(scaled, use.factor));
        }
    }
    std::sort(shares.begin(), shares.end(), [](const Share& a, const Share& b) { return a.row < b.row; });
    return shares;
}

} // namespace porism::algebra
