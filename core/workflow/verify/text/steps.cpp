#include "workflow/verify/text/steps.h"

#include "facts/statement.h"
#include "formats/verigeo/edges.h"
#include "scene/question.h"
#include "scene/scene.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/other_orders.h"
#include "workflow/solve/solve.h"
#include "workflow/verify/claim_checks.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;
using State = TextValue::State;

struct SignRow {
    std::string_view sign, denied; ///< no denied one: another figure is not looked for
};
constexpr std::array orders{SignRow{"<", ">="}, SignRow{">", "<="}, SignRow{"<=", ">"}, SignRow{">=", "<"},
                            SignRow{"!=", ""}};

bool is_of_numbers(const Statement& statement) {
    const facts::Relation* relation = statement.relation() ? statement.relation() : statement.compared();
    return relation != nullptr && relation->quantities().empty();
}

/// Of a value, with this behind its right side.
std::optional<Statement> statement_of(const TextValue& value, std::string_view sign, const scene::Scene& scene,
                                      const std::string& behind = {}) {
    const auto in_degrees = [](const std::string& side) { return with_sign(side, "°", ""); };
    const auto said =
        verigeo::comparison({in_degrees(value.written[0]), std::string(sign), in_degrees(value.written[2]) + behind});
    if (said.texts.size() != 1) return std::nullopt;
    std::vector<std::string> names;
    for (const std::string& name : scene.names()) names.push_back(scene::display_name(name));
    const auto read = facts::parse_goal(said.texts.front(), names);
    return read && read->size() == 1 ? std::optional(read->front()) : std::nullopt;
}

State claimed(const Statement& order, Analysis& analysis, const Control& control) {
    if (solve_goal(analysis, order, control).solved()) return State::holds;
    const problem::CheckState found = claimed_order(analysis, {}, order, control).state;
    return found == problem::CheckState::passed   ? State::holds
           : found == problem::CheckState::failed ? State::fails_elsewhere
                                                  : State::undecided;
}

/// Whether each amount that an equation speaks of has a value that is proved.
bool has_proved_amounts(const Statement& equation, Analysis& analysis, const Control& control) {
    if (!equation.relation()) return false;
    return std::ranges::all_of(equation.relation()->quantities(), [&](const facts::Quantity& quantity) {
        return answer(analysis, scene::question_for(quantity), control).answered();
    });
}

/// Whether the sides of an equation are equal as far as their last digits tell, which doubles do not.
State rounded_to(const TextValue& value, Analysis& analysis, const Control& control) {
    struct Bound {
        const char *sign, *denied, *behind;
    };
    for (const Bound& bound : {Bound{"<=", ">", " + "}, Bound{">=", "<", " - "}}) {
        const auto proved = [&](const char* sign) {
            const auto order = statement_of(value, sign, analysis.scene, bound.behind + value.half_unit);
            return order && solve_goal(analysis, *order, control).solved();
        };
        if (!proved(bound.sign)) return proved(bound.denied) ? State::fails : State::unproved;
    }
    return State::holds;
}

/// Of an equation that holds in the picture, or as far as is seen; what is rounded is false to the last digit.
State stepped_to(const TextValue& value, Analysis& analysis, const Control& control) {
    const auto equation = statement_of(value, "=", analysis.scene);
    if (!equation || is_of_numbers(*equation)) return value.state;
    if (!value.half_unit.empty()) return rounded_to(value, analysis, control);
    const GoalResult result = solve_goal(analysis, *equation, control);
    if (result.solved()) return State::holds;
    const bool rounded = value.state == State::holds && value.rounded;
    if (!result.refuting.empty()) return rounded ? State::holds : State::fails;
    return rounded && has_proved_amounts(*equation, analysis, control) ? State::holds : State::unproved;
}

/// Of one that holds in the picture in a solution, or fails there in a problem.
State looked_at(const TextValue& value, Supposing supposing, Analysis& analysis, const Control& control) {
    const auto row = std::ranges::find(orders, value.written[1], &SignRow::sign);
    const bool may_hold = value.state == State::holds || value.state == State::undecided;
    if (row == orders.end())
        return supposing == Supposing::supposes && may_hold ? stepped_to(value, analysis, control) : value.state;
    if (value.tie && value.state == State::fails) {
        const auto order = statement_of(value, row->sign, analysis.scene);
        if (order && solve_goal(analysis, *order, control).solved()) return State::holds;
    }
    if (supposing == Supposing::supposes && value.state == State::holds) {
        const auto order = statement_of(value, row->sign, analysis.scene);
        return order && !is_of_numbers(*order) ? claimed(*order, analysis, control) : value.state;
    }
    if (supposing == Supposing::supposes || value.state != State::fails || row->denied.empty()) return value.state;
    const auto denied = statement_of(value, row->denied, analysis.scene);
    return denied && without(analysis, *denied, control) ? State::left_open : State::fails;
}

} // namespace

std::optional<Statement> goal_of(const TextValue& value, const scene::Scene& scene) {
    return statement_of(value, value.written[1], scene);
}

std::vector<TextValue> with_steps(std::vector<TextValue> values, Supposing supposing, Analysis& analysis,
                                  const Control& control) {
    for (std::size_t i = 0; i < std::min(values.size(), exact_claims) && !control.stopped(); ++i)
        values[i].state = looked_at(values[i], supposing, analysis, control);
    return values;
}

} // namespace porism::workflow
