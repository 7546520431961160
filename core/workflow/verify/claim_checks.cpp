#include "workflow/verify/claim_checks.h"

#include "facts/comparison.h"
#include "verify/proofcheck.h"
#include "workflow/solve/other_orders.h"
#include "workflow/verify/logical_check.h"
#include "workflow/verify/orders/inequality.h"
#include "workflow/verify/other_figure.h"

#include <fmt/format.h>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;

} // namespace

Check judged_equal(Check check, const Statement& comparison, const GoalResult& equal, const Analysis& analysis) {
    const bool closed = facts::comparison_row(comparison.predicate())->closed;
    check.state = closed ? CheckState::passed : CheckState::failed;
    check.message += closed ? ": " : " is false: ";
    check.message +=
        proved_check(check.name.c_str(), facts::to_string(equal.goal, analysis.scene.names()), equal, analysis).message;
    return check;
}

std::string open_conditions_in_words(const verify::ProofVerdict& verdict, std::span<const std::string> names) {
    const auto open = verify::open_conditions(verdict, names);
    return open.empty() ? std::string() : fmt::format(", if {}", fmt::join(open, "; "));
}

Check proved_check(const char* name, const std::string& said, const GoalResult& result, const Analysis& analysis) {
    if (!result.refuting.empty()) {
        Check check = logical_check(name, CheckState::failed, said + " does not hold: " + result.reason);
        check.mend = "state the value that follows, exactly";
        return check;
    }
    if (!result.solved()) return logical_check(name, CheckState::undecided, said + " is not proved: " + result.reason);
    const std::size_t steps = result.path->steps.size();
    Check check =
        logical_check(name, CheckState::passed,
                      fmt::format("{} is proved in {} step{}, each checked again{}", said, steps, steps == 1 ? "" : "s",
                                  open_conditions_in_words(*result.verdict, analysis.scene.names())));
    check.value = static_cast<double>(steps);
    check.conditions = verify::open_conditions(*result.verdict, analysis.scene.names());
    return check;
}

Check claimed_order(Analysis& analysis, const std::string& origin, const Statement& order, const Control& control) {
    const auto names = analysis.scene.names();
    Check check = logical_check("claim_read", CheckState::undecided, origin + ": " + facts::to_string(order, names));
    if (order.compared()) {
        const Check asked = asked_order(analysis, order, false, control);
        if (asked.state != CheckState::undecided) {
            check.state = asked.state;
            check.message = origin + ": " + asked.message;
            check.mend = asked.mend;
            return check;
        }
    }
    const bool clear = diagram::decide_condition(*analysis.diagram, order) == numbers::Decision::yes;
    if (!clear) {
        check.message += " is not decided in the picture";
    } else if (const auto other = without(analysis, order, control)) {
        check.state = CheckState::failed;
        check.message += " is read from the picture";
        deny(check, against(order, *other, names), *other, names);
    } else if (control.stopped()) {
        check.message += " is read from the picture, and not all other figures of what is given were looked at";
    } else if (order.compared() && !analysis.diagram->has_one_shape()) {
        check.message += " is not proved, though none of the figures that were looked for is without it";
    } else {
        check.state = CheckState::passed;
        check.message += " is read from the picture, and no figure of what is given was found without it";
    }
    return check;
}

} // namespace porism::workflow
