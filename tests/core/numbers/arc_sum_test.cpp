// Functions of sums of arcs are told without functions, and have the same value.
#include "numbers/arc_sum.h"
#include "numbers/exact.h"
#include "numbers/number.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::numbers {
namespace {

bool has_function(const Expression& tree) {
    return tree.kind >= ExpressionKind::sine || (tree.left && has_function(*tree.left)) ||
           (tree.right && has_function(*tree.right));
}

std::string exact(const std::string& text) {
    const ExactContext context;
    const auto value = as_scalar(to_exact(Scalar::parse(text).value()));
    return value ? value->text() : "none";
}

TEST(ArcSum, SinesOfArcsAreAlgebraic) {
    EXPECT_EQ(exact("sin(2*arctan(1/2))"), "4/5");
    EXPECT_EQ(exact("cos(arccos(3/5)+arccos(5/13))"), "-33/65");
    EXPECT_EQ(exact("tan(arctan(1/2)+arctan(1/3))"), "1");
    EXPECT_EQ(exact("sin(180o-arcsin(7/25))"), "7/25");
    EXPECT_EQ(exact("cos(1/2*arccos(7/25))"), "4/5");
    EXPECT_EQ(exact("sin(1/2*arctan(-24/7))"), "-3/5");
    EXPECT_EQ(exact("6/tan(1/2*(180-arccos(7/25)/1o-53)*1o+53/2*1o)"), exact("6*tan(1/2*arccos(7/25))"));
}

TEST(ArcSum, OtherAnglesStayFunctions) {
    for (const char* text : {"sin(1)", "cos(arccos(1/3)/3)", "sin(100*arctan(1/2))", "cos(arccos(1/3)*pi)"})
        EXPECT_TRUE(has_function(Scalar::parse(text).value().expression())) << text;
}

/// Against doubles: three arcs, each taken so many times or halves.
TEST(ArcSum, HasTheValueOfTheFunction) {
    EXPECT_TRUE(rc::check([] {
        const auto part = [] { return std::to_string(*rc::gen::inRange(-9, 10)) + "/10"; };
        const auto times = [] { return "(" + std::to_string(*rc::gen::inRange(-6, 7)) + "/2)"; };
        const std::string function = *rc::gen::element(std::string("sin"), std::string("cos"));
        const std::string angle = times() + "*arccos(" + part() + ")+" + times() + "*arctan(" + part() + ")-" +
                                  times() + "*arcsin(" + part() + ")+" + part() + "*pi/3";
        const double at = to_double(Scalar::parse(angle).value());
        const Scalar told = Scalar::parse(function + "(" + angle + ")").value();
        RC_ASSERT(std::fabs(to_double(told) - (function == "sin" ? std::sin(at) : std::cos(at))) < 1e-9);
    }));
}

} // namespace
} // namespace porism::numbers
