#include "verify/near_miss.h"

#include <algorithm>
#include <string_view>

namespace porism::verify {

using problem::Check;
using problem::CheckState;

bool is_certified(std::span<const Check> checks) {
    const auto certified = std::ranges::find(checks, std::string_view("figure_certified"), &Check::name);
    return certified == checks.end() || (certified->state == CheckState::passed && certified->value);
}

void leave_near_miss_open(Check& check, double miss) {
    constexpr double near = 1e-2;
    if (check.state != CheckState::failed || !(miss < near)) return;
    check.state = CheckState::undecided;
    check.message += ", but by so little that it may hold in a true figure: that one lies near is not proved";
    check.mend = "state it so that nothing touches, as AB ⊥ BC instead of sin ∠ABC = 1";
}

} // namespace porism::verify
