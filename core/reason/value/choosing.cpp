#include "reason/value/choosing.h"

#include <algorithm>
#include <queue>
#include <ranges>
#include <set>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using numbers::Scalar;

constexpr std::size_t most_equations = 60; // that a value is put into
constexpr double refusal_step = 1;         // a value that is told, and why it is none

/// One trial, with the equations by which it gives each quantity its value.
class Following {
public:
    explicit Following(const TrialEvidence& evidence) : evidence_(evidence), trial_(evidence.orders) {}

    std::optional<Grounds> run(const Quantity& quantity, const Scalar& value) {
        take(quantity, value, {});
        while (!trial_.refusal() && !next_.empty()) {
            const Quantity from = next_.front();
            next_.pop();
            for (const std::size_t equation : evidence_.about(from))
                if (!trial_.refusal() && left_ > 0) put_into(equation);
        }
        if (!trial_.refusal()) return std::nullopt;
        return grounds();
    }

private:
    using Indices = std::set<std::size_t>;

    /// What is known as a number is given along, so that order rows see it.
    void take(const Quantity& quantity, const Scalar& value, Indices by) {
        by_.emplace(quantity, std::move(by));
        trial_.know(quantity, value);
        follow(quantity);
    }

    void follow(const Quantity& quantity) {
        next_.push(quantity);
        for (const auto& [other, known] : evidence_.numbers)
            if (!trial_.refusal() && is_beside(other, quantity)) know(other);
    }

    bool is_number(const Quantity& quantity) const {
        const auto known = evidence_.numbers.find(quantity);
        return known != evidence_.numbers.end() && !evidence_.equations.of_one_solution(known->second.equation);
    }

    void know(const Quantity& quantity) {
        if (!is_number(quantity) || trial_.values().contains(quantity)) return;
        const auto known = evidence_.numbers.find(quantity);
        by_.emplace(quantity, Indices{known->second.equation});
        trial_.know(quantity, known->second.value);
    }

    /// A side or an angle of a triangle that the quantity may be of.
    static bool is_beside(const Quantity& other, const Quantity& quantity) {
        constexpr std::array of_triangles{QuantityKind::length, QuantityKind::angle};
        if (std::ranges::find(of_triangles, other.kind()) == of_triangles.end()) return false;
        const auto shared = std::ranges::count_if(other.points(), [&](PointId point) {
            return std::ranges::find(quantity.points(), point) != quantity.points().end();
        });
        const auto least = quantity.points().size() == 3 ? other.points().size() : other.points().size() - 1;
        return shared > 0 && static_cast<std::size_t>(shared) >= least;
    }

    void put_into(std::size_t equation) {
        if (seen_.contains(equation) || evidence_.equations.of_one_solution(equation)) return;
        const std::vector<Quantity>& quantities = evidence_.equations.quantities(equation);
        const auto unknown = [&](const Quantity& one) { return !trial_.values().contains(one) && !is_number(one); };
        if (std::ranges::count_if(quantities, unknown) > 1) return;
        seen_.insert(equation);
        --left_;
        Indices by{equation};
        const auto open = std::ranges::find_if(quantities, unknown);
        const std::optional<Quantity> wanted = open == quantities.end() ? std::nullopt : std::optional(*open);
        for (const Quantity& one : quantities) {
            if (one == wanted) continue;
            know(one);
            by.insert(by_.at(one).begin(), by_.at(one).end());
        }
        if (trial_.refusal()) return;
        if (wanted) by_.insert_or_assign(*wanted, by);
        last_ = std::move(by);
        if (const auto valued = trial_.put_into(evidence_.equations[equation].relation.polynomial())) {
            last_.clear();
            follow(*valued);
        }
    }

    /// Where no row says it, the equation that was put in last and all that it rests on.
    Grounds grounds() const {
        Indices all;
        if (trial_.refusal()->row == nullptr) all = last_;
        for (const Quantity& quantity : trial_.refusal()->quantities)
            if (const auto by = by_.find(quantity); by != by_.end()) all.insert(by->second.begin(), by->second.end());
        return {{all.begin(), all.end()}, trial_.refusal()->order};
    }

    const TrialEvidence& evidence_;
    facts::Trial trial_;
    std::map<Quantity, Indices> by_;
    std::queue<Quantity> next_;
    Indices seen_, last_;
    std::size_t left_ = most_equations;
};

} // namespace

std::optional<Grounds> refused(const TrialEvidence& evidence, const Quantity& quantity, const Scalar& value) {
    return Following(evidence).run(quantity, value);
}

void add(const Grounds& grounds, const Equations& equations, KnownEquation& to) {
    for (const std::size_t equation : grounds.equations) {
        const auto same = [&](const Source& premise) {
            return !premise.statement && equations[premise.equation].relation == equations[equation].relation;
        };
        if (std::ranges::any_of(to.premises, same)) continue;
        to.premises.push_back({std::nullopt, equation});
        to.steps.add(equations[equation].steps);
    }
    to.own_cost += refusal_step;
    const bool listed = !grounds.order || std::ranges::find(to.conditions, *grounds.order) != to.conditions.end();
    if (!listed) to.conditions.push_back(*grounds.order);
    std::ranges::sort(to.conditions);
}

} // namespace porism::reason
