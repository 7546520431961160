#include "reason/value/propagation.h"

#include "reason/value/parts.h"

#include <algorithm>
#include <array>

namespace porism::reason {

using facts::Quantity;
using facts::QuantityKind;
using numbers::Scalar;
using proof::Reason;

namespace {
constexpr std::size_t last_looks = 64; // at equations, when the work that is allowed is done
} // namespace

Propagation::Propagation(Equations& equations, const diagram::Diagram& diagram, const facts::Letters& letters,
                         std::set<Quantity> bases, const ValueLimits& limits, const Control& control)
    : equations_(equations), diagram_(diagram), letters_(letters), bases_(std::move(bases)), left_(limits.tried),
      written_(limits.written), control_(control) {
    for (const diagram::Given& order : diagram_.guarantees) orders_.push_back(order.statement);
    for (std::size_t i = 0; i < equations_.size(); ++i)
        for (const Quantity& quantity : equations_.quantities(i)) with_[quantity].push_back(i);
}

bool Propagation::known_number(const std::optional<Quantity>& quantity) const {
    if (!quantity) return false;
    const auto found = known_.find(*quantity);
    return found != known_.end() && found->second.number;
}

std::optional<std::size_t> Propagation::value(const Quantity& quantity) const {
    const auto found = known_.find(quantity);
    if (found == known_.end()) return std::nullopt;
    const std::size_t equation = found->second.equation;
    const bool by_unit =
        unit_ && equations_.quantities(equation).size() == 2 &&
        std::ranges::find(equations_.quantities(equation), *unit_) != equations_.quantities(equation).end();
    return found->second.number || by_unit ? std::optional(equation) : std::nullopt;
}

void Propagation::measure_in(const Quantity& unit) {
    unit_ = unit;
    bases_.insert(unit);
}

std::vector<Quantity> Propagation::without_value() const {
    std::vector<Quantity> out;
    for (const auto& [quantity, equations] : with_)
        if (!known_number(quantity)) out.push_back(quantity);
    std::ranges::stable_sort(out, std::greater{}, [&](const Quantity& quantity) { return with_.at(quantity).size(); });
    return out;
}

std::vector<std::pair<Quantity, Quantity>> Propagation::unknown_pairs() const {
    std::map<std::pair<Quantity, Quantity>, std::size_t> counts;
    for (std::size_t i = 0; i < equations_.size(); ++i)
        if (const auto unknown = unknown_in(i); unknown.size() == 2) ++counts[{unknown[0], unknown[1]}];
    std::vector<std::pair<Quantity, Quantity>> out;
    for (const auto& [pair, count] : counts)
        if (count > 1) out.push_back(pair);
    std::ranges::stable_sort(out, std::greater{}, [&](const auto& pair) { return counts.at(pair); });
    return out;
}

std::optional<Quantity> Propagation::open_quantity(QuantityKind kind) const {
    std::map<Quantity, std::size_t> counts;
    for (std::size_t i = 0; i < equations_.size(); ++i)
        if (const auto unknown = unknown_in(i); unknown.size() == 2)
            for (const Quantity& one : unknown)
                if (one.kind() == kind) ++counts[one];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    return most == counts.end() ? std::nullopt : std::optional(most->first);
}

std::vector<std::pair<Quantity, std::size_t>> Propagation::known() const {
    std::vector<std::pair<Quantity, std::size_t>> out;
    for (const auto& [quantity, known] : known_) out.emplace_back(quantity, known.equation);
    return out;
}

std::vector<std::pair<Quantity, std::size_t>> Propagation::values() const {
    std::vector<std::pair<Quantity, std::size_t>> out;
    for (const auto& [quantity, known] : known_)
        if (known.number) out.emplace_back(quantity, known.equation);
    return out;
}

void Propagation::run(const std::optional<Quantity>& wanted) {
    wanted_ = wanted;
    offer_all();
    while (!done()) {
        if (settle_cheapest()) continue;
        if (queue_.empty()) {
            if (decide_one()) continue;
            if (!combine_equations_of_bases() && !reduce_expressions() && !decide_one() && !express_a_base()) return;
            continue;
        }
        const Candidate next = queue_.top();
        queue_.pop();
        if (const double cost = cost_now(next.equation); cost > next.cost) {
            queue_.push({cost, next.equation});
            continue;
        }
        spent_ = left_ == 0 || reckoning_spent() || control_.stopped();
        if (spent_ || !taken_.insert(next.equation).second) continue;
        --left_;
        take(next.equation);
    }
    if (spent_ && wanted_ && !control_.stopped()) take_about(*wanted_);
}

/// Where much is known, what says the quantity by what is known by now may stand far back in the queue.
void Propagation::take_about(const Quantity& quantity) {
    const auto found = with_.find(quantity);
    if (found == with_.end()) return;
    const std::vector<std::size_t> equations = found->second;
    for (std::size_t i = 0; i < std::min(equations.size(), last_looks) && !known_number(quantity); ++i)
        if (unknown_in(equations[i]).size() <= 1 && taken_.insert(equations[i]).second) take(equations[i]);
}

std::vector<Quantity> Propagation::unknown_in(std::size_t equation) const {
    std::vector<Quantity> out;
    for (const Quantity& quantity : equations_.quantities(equation))
        if (!is_known(quantity)) out.push_back(quantity);
    return out;
}

void Propagation::offer(std::size_t equation) {
    if (taken_.contains(equation)) return;
    const auto unknown = unknown_in(equation);
    if (unknown.size() > 1 && !is_equality(equation) && !joined(unknown)) return;
    count_work(equations_.quantities(equation).size());
    queue_.push({cost_now(equation), equation});
}

double Propagation::cost_now(std::size_t equation) const {
    shared_.clear();
    shared_.add(equations_[equation].steps);
    for (const Quantity& quantity : equations_.quantities(equation)) {
        const auto known = known_.find(quantity);
        if (known != known_.end()) shared_.add(equations_[known->second.equation].steps);
    }
    const auto unknown = unknown_in(equation);
    const auto equal = unknown.size() > 1 && !is_equality(equation) ? joined(unknown) : std::nullopt;
    if (equal)
        for (const EqualQuantities::Step& step : equal->steps) shared_.add(equations_[step.equation].steps);
    return shared_.cost();
}

void Propagation::offer_all() {
    for (std::size_t i = 0; i < equations_.size(); ++i) offer(i);
}

void Propagation::offer_those_with(const Quantity& quantity) {
    const auto found = with_.find(quantity);
    if (found == with_.end()) return;
    for (const std::size_t equation : found->second) offer(equation);
}

void Propagation::functions_of(const Quantity& quantity) {
    const Scalar value = numbers_.at(quantity).value;
    if (value.text().size() > written_ || equations_.session().bans().bans(proof::Calculation::sines)) return;
    for (const QuantityKind kind :
         {QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent}) {
        const auto other = Quantity::of(kind, quantity.points());
        if (!other || kind == quantity.kind() || known_number(other)) continue;
        const bool of_use =
            with_.contains(*other) || (wanted_ && std::ranges::equal(other->points(), wanted_->points()));
        if (!of_use) continue;
        KnownEquation equation;
        equation.reason = Reason::calculation;
        equation.premises = {{std::nullopt, known_.at(quantity).equation}};
        equation.steps = equations_[known_.at(quantity).equation].steps;
        offer_values(*other, facts::function_values(*other, quantity, value), std::move(equation));
    }
}

/// A single value is taken when nothing cheaper is left to look at.
void Propagation::offer_values(const Quantity& quantity, const std::vector<Scalar>& values, KnownEquation as) {
    if (values.size() != 1 || bases_.contains(quantity)) {
        take_values(quantity, values, std::move(as));
    } else if (is_true(has_value(quantity, values.front()))) {
        const double cost = as.cost();
        decided_.emplace(cost, Decided{quantity, values.front(), std::move(as)});
    }
}

void Propagation::know(const Quantity& quantity, std::size_t equation, bool number) {
    known_.insert_or_assign(quantity, Known{equation, number});
    offer_those_with(quantity);
    constexpr std::array with_functions{QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine,
                                        QuantityKind::tangent};
    if (number && std::ranges::find(with_functions, quantity.kind()) != with_functions.end()) functions_of(quantity);
}

} // namespace porism::reason
