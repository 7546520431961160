#include "reason/value/carrying.h"

#include "proof/calculated.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::Statement;
using proof::Path;
using proof::Step;

/// A premise of a calculation and the quantity that it eliminates.
struct Use {
    std::size_t premise;
    Quantity quantity;
};

/// "q = r" and "r = c", as steps of a path, behind "q = c".
struct Transfer {
    Use equality; ///< eliminates q
    Use value;    ///< eliminates r
};

class Carrier {
public:
    explicit Carrier(const Path& path) : path_(path) {}

    Path carried() const {
        Path out = path_;
        for (Step& step : out.steps)
            if (auto merged = merged_of(step)) step = *std::move(merged);
        return out;
    }

private:
    const facts::Relation* relation(std::size_t step) const { return path_.steps[step].conclusion.relation(); }

    std::vector<Statement> premises_of(const Step& step) const {
        std::vector<Statement> out;
        for (const std::size_t premise : step.premises) out.push_back(path_.steps[premise].conclusion);
        return out;
    }

    bool is_equality(std::size_t step, const Quantity& a, const Quantity& b) const {
        return relation(step) && facts::Relation::of(facts::variable(a) - facts::variable(b)) == *relation(step);
    }

    bool chose_nothing(const Step& step) const { return step.conditions == conditions_alone(step); }

    std::vector<Statement> conditions_alone(const Step& step) const {
        return proof::conditions_of(step, premises_of(step));
    }

    std::optional<Transfer> transfer(const Use& use) const {
        const Step& step = path_.steps[use.premise];
        if (step.reason != proof::Reason::calculation || step.premises.size() != 2 || step.eliminated.size() != 1 ||
            !chose_nothing(step))
            return std::nullopt;
        const Quantity& other = step.eliminated.front();
        for (const auto& [equality, value] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const std::size_t said = step.premises[static_cast<std::size_t>(equality)];
            const std::size_t told = step.premises[static_cast<std::size_t>(value)];
            if (is_equality(said, use.quantity, other) && relation(told)->quantities() == std::vector{other})
                return Transfer{{said, use.quantity}, {told, other}};
        }
        return std::nullopt;
    }

    /// Whether there was one.
    bool carry_one(std::vector<Use>& uses) const {
        for (std::size_t i = 0; i < uses.size(); ++i) {
            const auto found = transfer(uses[i]);
            if (!found) continue;
            uses[i] = found->equality;
            const Quantity& other = found->value.quantity;
            if (std::ranges::find(uses, other, &Use::quantity) == uses.end()) uses.push_back(found->value);
            return true;
        }
        return false;
    }

    /// Each before those whose quantities it brings in; empty where that is not possible.
    std::vector<Use> in_order(std::vector<Use> uses) const {
        std::vector<Use> out;
        const auto brings_in = [&](const Use& use, const Quantity& quantity) {
            const auto spoken = relation(use.premise)->quantities();
            return !(use.quantity == quantity) && std::ranges::find(spoken, quantity) != spoken.end();
        };
        while (!uses.empty()) {
            const auto next = std::ranges::find_if(uses, [&](const Use& one) {
                return std::ranges::none_of(uses, [&](const Use& use) { return brings_in(use, one.quantity); });
            });
            if (next == uses.end()) return {};
            out.push_back(*next);
            uses.erase(next);
        }
        return out;
    }

    std::optional<Step> merged_of(const Step& step) const {
        if (step.reason != proof::Reason::calculation || step.eliminated.empty() || !chose_nothing(step))
            return std::nullopt;
        const std::size_t fronts = step.premises.size() - step.eliminated.size();
        if (fronts > 1) return std::nullopt;
        std::vector<Use> uses;
        for (std::size_t i = 0; i < step.eliminated.size(); ++i)
            uses.push_back({step.premises[i + fronts], step.eliminated[i]});
        bool any = false;
        while (carry_one(uses)) any = true;
        uses = in_order(std::move(uses));
        if (!any || uses.empty()) return std::nullopt;
        Step merged = step;
        merged.premises.resize(fronts);
        merged.eliminated.clear();
        for (const Use& use : uses) {
            merged.premises.push_back(use.premise);
            merged.eliminated.push_back(use.quantity);
        }
        if (fronts == 1 && !says_the_same(step, merged)) return std::nullopt;
        merged.conditions = conditions_alone(merged);
        return merged;
    }

    bool says_the_same(const Step& step, const Step& merged) const {
        const auto before = proof::put_together(step, premises_of(step));
        const auto after = proof::put_together(merged, premises_of(merged));
        return before && after && facts::Relation::of(*before) == facts::Relation::of(*after);
    }

    const Path& path_;
};

} // namespace

Path with_values_carried(const Path& path) {
    return Carrier(path).carried();
}

} // namespace porism::reason
