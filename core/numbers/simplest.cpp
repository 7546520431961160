#include "numbers/simplest.h"

#include <cassert>

namespace porism::numbers {

Rational simplest_between(const Rational& low, const Rational& high) {
    assert(low <= high);
    if (low <= 0 && high >= 0) return 0;
    if (high < 0) return -simplest_between(-high, -low);
    const Integer whole = floor(low);
    if (low == whole) return low;
    if (whole + 1 <= high) return whole + 1;
    return whole + 1 / simplest_between(1 / (high - whole), 1 / (low - whole));
}

} // namespace porism::numbers
