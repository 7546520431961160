#include "workflow/verify/orders/by_values.h"

#include "facts/comparison.h"
#include "facts/solving.h"
#include "translate/quantity_text.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/other_orders.h"
#include "workflow/words.h"

#include <fmt/format.h>
#include <vector>

namespace porism::workflow {
namespace {

/// Of a quantity, where every figure of what is given has it. Nothing is derived of one that pictures show to vary.
std::optional<numbers::Scalar> proved_value(Analysis& analysis, const facts::Quantity& quantity,
                                            const Control& control) {
    const scene::Question question = scene::question_for(quantity);
    const diagram::Diagram& figure = *analysis.diagram;
    if (scene::seen_in(question, figure.pictures(), figure.letters()).sight != scene::Sight::seen) return std::nullopt;
    const Answer found = answer(analysis, question, control);
    if (!found.answered() || !found.value) return std::nullopt;
    const bool bound = against_conditions(analysis, found.result.goal, *found.result.verdict, control).has_value();
    return bound || control.stopped() ? std::nullopt : found.value;
}

} // namespace

std::optional<ByValues> decided_by_values(Analysis& analysis, const facts::Statement& comparison,
                                          const Control& control) {
    const facts::Relation* difference = comparison.compared();
    if (difference == nullptr) return std::nullopt;
    facts::Polynomial left = difference->polynomial();
    std::vector<std::string> known;
    for (const facts::Quantity& quantity : difference->quantities()) {
        if (quantity.kind() == facts::QuantityKind::number) continue;
        const auto value = proved_value(analysis, quantity, control);
        const auto with = value ? facts::substituted(left, quantity, facts::constant(*value)) : std::nullopt;
        if (!with) return std::nullopt;
        left = *with;
        known.push_back(fmt::format("{} = {}", translate::say(quantity, analysis.scene.names()),
                                    value_words(scene::question_for(quantity), *value)));
    }
    const auto sign = facts::sign_of_numbers(left);
    if (!sign || known.empty()) return std::nullopt;
    return ByValues{facts::holds(*facts::comparison_row(comparison.predicate()), *sign),
                    fmt::format("{} {} proved", fmt::join(known, " and "), known.size() > 1 ? "are" : "is")};
}

} // namespace porism::workflow
