#include "proof/theorem.h"

#include "facts/symmetry.h"
#include "proof/rules/rule.h"

#include <algorithm>
#include <vector>

namespace porism::proof {
namespace {

using facts::Pattern;
using facts::Statement;

/// Binds a row's letters so that its hypotheses are the premises, each one of them.
class Binder {
public:
    Binder(const Rule& row, const Statement& conclusion, std::span<const Statement> premises)
        : row_(row), conclusion_(conclusion), premises_(premises), used_(premises.size(), false),
          letters_(row.letters.size()) {}

    std::optional<std::vector<PointId>> find() {
        if (premises_.size() != row_.hypotheses.size() || !bind_from(0)) return std::nullopt;
        return binding();
    }

private:
    std::vector<PointId> binding() const {
        std::vector<PointId> out;
        for (const auto& point : letters_) out.push_back(*point);
        return out;
    }

    bool concludes() const {
        if (std::ranges::any_of(letters_, [](const auto& point) { return !point; })) return false;
        const std::vector<PointId> points = binding();
        return std::ranges::any_of(row_.conclusions, [&](const Pattern& pattern) {
            return facts::instantiate(pattern, points) == conclusion_;
        });
    }

    bool bind_from(std::size_t hypothesis) {
        if (hypothesis == row_.hypotheses.size()) return concludes();
        for (std::size_t i = 0; i < premises_.size(); ++i) {
            if (used_[i] || !like(row_.hypotheses[hypothesis], premises_[i])) continue;
            used_[i] = true;
            if (bind_to(hypothesis, premises_[i])) return true;
            used_[i] = false;
        }
        return false;
    }

    static bool like(const Pattern& pattern, const Statement& premise) {
        return pattern.predicate == premise.predicate() && pattern.constant == premise.constant();
    }

    bool bind_to(std::size_t hypothesis, const Statement& premise) {
        const auto before = letters_;
        for (const facts::Arrangement& order : facts::arrangements(premise.predicate())) {
            if (fits(row_.hypotheses[hypothesis], premise, order) && bind_from(hypothesis + 1)) return true;
            letters_ = before;
        }
        return false;
    }

    bool fits(const Pattern& pattern, const Statement& premise, const facts::Arrangement& order) {
        for (std::size_t i = 0; i < order.size(); ++i) {
            auto& letter = letters_[pattern.slots[i]];
            const PointId point = premise[order[i]];
            if (letter && *letter != point) return false;
            letter = point;
        }
        return true;
    }

    const Rule& row_;
    const Statement& conclusion_;
    std::span<const Statement> premises_;
    std::vector<bool> used_;
    std::vector<std::optional<PointId>> letters_;
};

std::optional<Theorem> implied_theorem(const Statement& conclusion, std::span<const Statement> premises) {
    const auto all = rules();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].standing != Standing::implied) continue;
        if (auto binding = Binder(all[i], conclusion, premises).find()) return Theorem{RuleId(i), std::move(*binding)};
    }
    return std::nullopt;
}

} // namespace

std::optional<Theorem> theorem_of(const Step& step, std::span<const Statement> premises) {
    if (step.reason == Reason::algebra || step.reason == Reason::line_class)
        return implied_theorem(step.conclusion, premises);
    if (step.reason != Reason::rule) return std::nullopt;
    const auto rule = rule_by_name(step.rule);
    if (!rule) return std::nullopt;
    return Theorem{*rule, step.binding};
}

std::optional<Theorem> theorem_of(const Path& path, std::size_t step) {
    std::vector<Statement> premises;
    for (const std::size_t premise : path.steps[step].premises) premises.push_back(path.steps[premise].conclusion);
    return theorem_of(path.steps[step], premises);
}

std::string theorem_name(const Path& path, std::size_t step) {
    if (path.steps[step].reason == Reason::rule) return path.steps[step].rule;
    const auto theorem = theorem_of(path, step);
    return theorem ? rule(theorem->rule).name : std::string();
}

} // namespace porism::proof
