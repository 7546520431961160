#include "verify/certificate.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace porism::verify {
namespace {

using facts::Equation;
using facts::PairTerm;
using facts::PointPair;
using facts::TableKind;
using numbers::Integer;
using numbers::Rational;

/// Pairwise coprime numbers above 1 such that each number taken in is a product of their powers.
class CoprimeBase {
public:
    void add(const Integer& number) {
        std::vector<Integer> waiting{number};
        while (!waiting.empty()) {
            const Integer next = waiting.back();
            waiting.pop_back();
            if (next > 1) refine(next, waiting);
        }
    }
    const std::vector<Integer>& members() const { return members_; }

private:
    void refine(const Integer& number, std::vector<Integer>& waiting) {
        for (std::size_t i = 0; i < members_.size(); ++i) {
            const Integer common = numbers::gcd(number, members_[i]);
            if (common == 1) continue;
            if (common == members_[i] && common == number) return;
            waiting.push_back(common);
            waiting.emplace_back(members_[i] / common);
            waiting.emplace_back(number / common);
            members_.erase(members_.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
        members_.push_back(number);
    }
    std::vector<Integer> members_;
};

Integer valuation(Integer number, const Integer& base) {
    Integer count = 0;
    while (number % base == 0) {
        number /= base;
        ++count;
    }
    return count;
}

/// What is left of the variables.
struct Sum {
    std::map<PointPair, Integer> pairs;
    std::map<std::pair<PointPair, PointPair>, Integer> sines;

    void add(const Equation& equation, const Integer& factor) {
        for (const PairTerm& term : equation.terms) pairs[term.pair] += numbers::from_int64(term.coefficient) * factor;
        for (const facts::SineTerm& sine : equation.sines)
            sines[{sine.first, sine.second}] += numbers::from_int64(sine.coefficient) * factor;
    }
    bool empty() const {
        const auto gone = [](const auto& entry) { return entry.second == 0; };
        return std::ranges::all_of(pairs, gone) && std::ranges::all_of(sines, gone);
    }
};

/// The equation that a term of the certificate names, or null with the reason.
const Equation* named_equation(const proof::CertificateTerm& term, TableKind table,
                               std::span<const std::vector<Equation>> premises, std::string& why) {
    if (term.premise >= premises.size())
        why = "a term names a premise that the step does not have";
    else if (term.equation >= premises[term.premise].size())
        why = "a term names an equation that its premise does not have";
    else if (premises[term.premise][term.equation].table != table)
        why = "a term takes an equation from the other table";
    else if (term.coefficient == 0)
        why = "a term has the coefficient 0";
    else
        return &premises[term.premise][term.equation];
    return nullptr;
}

/// By table.
constexpr std::array<const char*, facts::table_kinds> wrong_sums{
    "the angles do not add up to the conclusion", "the length ratios do not multiply to the conclusion",
    "the squares do not add up to the conclusion", "the lengths do not add up to the conclusion"};
constexpr std::array<const char*, facts::table_kinds> wrong_turns{
    "", "turns have no meaning for lengths", "turns have no meaning for squares", "turns have no meaning for lengths"};

std::string check_constants(const proof::Certificate& certificate, const Equation& target,
                            std::span<const Power> powers) {
    const auto table = static_cast<std::size_t>(target.table);
    if (target.table != TableKind::direction && certificate.turns != 0) return wrong_turns[table];
    if (target.table != TableKind::log_length) {
        Rational sum = 0;
        for (const Power& power : powers) sum += power.base * power.exponent;
        if (sum != target.constant * certificate.multiple + certificate.turns) return wrong_sums[table];
        return {};
    }
    std::vector<Power> quotient(powers.begin(), powers.end());
    quotient.push_back({target.constant, -certificate.multiple});
    if (std::ranges::any_of(quotient, [](const Power& power) { return power.base <= 0; }))
        return "a length ratio is not positive";
    if (!product_is_one(quotient)) return wrong_sums[table];
    return {};
}

} // namespace

bool product_is_one(std::span<const Power> powers) {
    CoprimeBase base;
    for (const Power& power : powers) {
        base.add(power.base.get_num());
        base.add(power.base.get_den());
    }
    return std::ranges::all_of(base.members(), [&](const Integer& member) {
        Integer total = 0;
        for (const Power& power : powers)
            total +=
                power.exponent * (valuation(power.base.get_num(), member) - valuation(power.base.get_den(), member));
        return total == 0;
    });
}

std::string check_certificate(const proof::Certificate& certificate, const Equation& target,
                              std::span<const std::vector<Equation>> premises) {
    if (certificate.multiple <= 0) return "the multiple of the conclusion is not positive";
    Sum sum;
    std::vector<Power> constants;
    for (const proof::CertificateTerm& term : certificate.terms) {
        std::string why;
        const Equation* equation = named_equation(term, target.table, premises, why);
        if (!equation) return why;
        sum.add(*equation, term.coefficient);
        constants.push_back({equation->constant, term.coefficient});
    }
    sum.add(target, -certificate.multiple);
    if (!sum.empty()) return "the equations do not combine to the conclusion";
    return check_constants(certificate, target, constants);
}

} // namespace porism::verify
