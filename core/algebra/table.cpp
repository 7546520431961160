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
    return Rational(wanted_ - *rest);
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

void Table::touch(Var var, RowIndex before_epoch) {
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
    pending_.push_back(echelon);
    std::push_heap(pending_.begin(), pending_.end(), std::greater<>());
}

// An echelon row contains no variable that was a pivot when it was made, so using rows oldest first uses each at most
// once.
const Table::Reduction& Table::reduce(const std::vector<Remainder::Part>& parts, std::uint64_t constant,
                                      RowIndex before_epoch) {
    reduced_.constant = constant;
    reduced_.integral = true;
    reduced_.uses.clear();
    for (const auto& part : parts) {
        touch(part.var, before_epoch);
        scratch_[part.var] = modular::add(scratch_[part.var], part.coefficient);
    }
    while (!pending_.empty()) {
        std::pop_heap(pending_.begin(), pending_.end(), std::greater<>());
        const std::uint32_t index = pending_.back();
        pending_.pop_back();
        use(index, before_epoch);
    }
    collect_parts();
    return reduced_;
}

void Table::use(std::uint32_t echelon, RowIndex before_epoch) {
    const EchelonRow row = echelon_[echelon];
    const std::uint64_t factor = scratch_[row.pivot];
    if (factor == 0) return;
    for (std::uint32_t i = row.first_part; i < row.end_part; ++i) {
        const auto& [var, coefficient] = echelon_parts_[i];
        touch(var, before_epoch);
        scratch_[var] = modular::subtract(scratch_[var], modular::multiply(factor, coefficient));
    }
    reduced_.constant = modular::subtract(reduced_.constant, modular::multiply(factor, row.constant));
    reduced_.uses.push_back({echelon, factor});
    reduced_.integral = reduced_.integral && divides(row.divisor, factor);
    ++work_.row_operations;
}

void Table::collect_parts() {
    reduced_.parts.clear();
    std::sort(touch_order_.begin(), touch_order_.end());
    for (const Var var : touch_order_) {
        if (scratch_[var] != 0) reduced_.parts.push_back({var, scratch_[var]});
        scratch_[var] = 0;
        touched_[var] = 0;
    }
    touch_order_.clear();
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

void Table::raise_rank(RowIndex origin, Var pivot, const Reduction& reduction) {
    const auto at = std::ranges::find(reduction.parts, pivot, &Remainder::Part::var);
    const std::uint64_t scale = modular::inverse(at->coefficient);
    const std::uint64_t size = size_of(at->coefficient);
    const std::uint64_t divisor = reduction.integral && size < kSmallInteger ? size : 0;
    const auto end = [](const auto& items) { return static_cast<std::uint32_t>(items.size()); };
    EchelonRow row{origin, pivot, end(echelon_parts_), 0, modular::multiply(reduction.constant, scale), divisor};
    for (const auto& [var, coefficient] : reduction.parts)
        echelon_parts_.push_back({var, modular::multiply(coefficient, scale)});
    row.end_part = end(echelon_parts_);
    Provenance provenance{scale, end(echelon_uses_), 0};
    echelon_uses_.insert(echelon_uses_.end(), reduction.uses.begin(), reduction.uses.end());
    provenance.end_use = end(echelon_uses_);
    echelon_of_[pivot] = end(echelon_);
    echelon_.push_back(row);
    provenances_.push_back(provenance);
    pivots_.push_back(pivot);
    ++work_.pivots;
}

Added Table::add(Equation equation, Search search) {
    Added added;
    added.row = epoch();
    rows_.push_back(normalized(std::move(equation)));
    ++work_.rows;
    const Equation& row = rows_.back();
    const Reduction& reduction = reduce(parts_of(row), modular::residue(row.constant), kNoLimit);
    if (const auto pivot = choose_pivot(reduction)) {
        added.pivot = *pivot;
        raise_rank(added.row, *pivot, reduction);
        return added;
    }
    added.conflict = find_conflict(reduction, search);
    added.fate = added.conflict ? RowFate::contradiction : RowFate::redundant;
    return added;
}

bool Table::settled(std::span<const Remainder::Part> parts) const {
    return std::ranges::all_of(parts, [&](const Remainder::Part& part) { return is_constant(part.var); });
}

Remainder Table::query(Equation target) {
    ++work_.queries;
    const Equation wanted = normalized(std::move(target));
    const Reduction& r = reduce(parts_of(wanted), modular::residue(wanted.constant), kNoLimit);
    Remainder remainder;
    remainder.parts_ = r.parts;
    remainder.wanted_ = wanted.constant;
    remainder.constant_ = r.constant;
    remainder.integral_ = r.integral;
    remainder.settled_ = settled(remainder.parts_);
    remainder.holds_ = remainder.parts_.empty() && (kind_ == TableKind::modulo_one || remainder.constant_ == 0);
    return remainder;
}

bool Table::resume(std::vector<Remainder::Part>& parts) {
    const auto is_pivot = [&](const Remainder::Part& part) {
        return part.var < echelon_of_.size() && echelon_of_[part.var] != kNoEchelon;
    };
    if (std::ranges::none_of(parts, is_pivot)) return false;
    parts = reduce(parts, 0, kNoLimit).parts;
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
        const Provenance& provenance = provenances_[index];
        const std::uint64_t scaled = modular::multiply(factor, provenance.scale);
        if (scaled == 0) continue;
        shares.push_back({echelon_[index].origin, scaled});
        for (std::uint32_t i = provenance.first_use; i < provenance.end_use; ++i) {
            const Use& use = echelon_uses_[i];
            auto& entry = open[use.echelon];
            entry = modular::subtract(entry, modular::multiply(scaled, use.factor));
        }
    }
    std::sort(shares.begin(), shares.end(), [](const Share& a, const Share& b) { return a.row < b.row; });
    return shares;
}

} // namespace porism::algebra
