// Angles counted in degrees, in plain signs.
#include "translate/value_text.h"

#include "numbers/number.h"

#include <gtest/gtest.h>

namespace porism::translate {
namespace {

struct Example {
    std::string_view count, text;
    numbers::Rational times = 1;
};

TEST(Degrees, AreToldWithTheArcsThatTheyAreMadeOf) {
    const numbers::Rational half(1, 2);
    const std::vector<Example> examples{
        {"60", "60°"},
        {"45/2", "22.5°"},
        {"641/10", "64.1°"},
        {"641/7", "641/7°"},
        {"arccos(3/5)/1o", "arccos(3/5)"},
        {"arccos(-11/24)/1o", "arccos(−11/24)"},
        {"180-arccos(7/25)/1o", "180° − arccos(7/25)"},
        {"180+(-1*(arccos(7/25)/1o))", "180° − arccos(7/25)"},
        {"2*arctan(7/24)/1o", "2arctan(7/24)"},
        {"arctan(7/24)/1o", "2arctan(7/24)", 2},
        {"arctan(7/24)/1o", "arctan(7/24)/2", half},
        {"(pi/3+arctan(1/2))/1o", "60° + arctan(1/2)"},
        {"arccos(1/3)/1o-arccos(1/3)/1o", "0°"},
        {"arctan(2)/1o-90", "arctan(2) − 90°"},
        {"arctan(2)/1o+arctan(2)/1o", "2arctan(2)"},
        {"arccos(sqrt(3)/5)/1o", "arccos(√3/5)"},
        {"sqrt(2)", "√2°"},
        {"60*sqrt(2)", "60√2°"},
    };
    for (const Example& example : examples) {
        const auto count = numbers::Scalar::parse(example.count);
        ASSERT_TRUE(count) << example.count;
        EXPECT_EQ(say_degrees(*count, example.times), example.text) << example.count;
    }
}

} // namespace
} // namespace porism::translate
