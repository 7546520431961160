// Values of quantities that the givens determine, exactly, by paths that the checker passes.
#include "figures.h"

#include "facts/relation.h"
#include "proof/rules/rule_profile.h"
#include "reason/value/values.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

struct Asked {
    const char* scene;
    const char* quantity;
    const char* value;
};

std::string value_in(const Asked& row) {
    const Figure f = figure(row.scene);
    Options options;
    options.consequences = true;
    auto session = close(f.diagram, options);
    if (!session) return to_string(session.error());
    const auto quantity = facts::parse_quantity(row.quantity, f.diagram.names);
    if (!quantity) return to_string(quantity.error());
    const auto answer = value_of(*session, f.diagram, *quantity);
    if (!answer) return answer.error().what;
    const auto verdict = verify::check(answer->path, f.scene, f.diagram);
    return verdict.valid ? answer->value.text() : verdict.summary;
}

class Value : public testing::TestWithParam<Asked> {};

TEST_P(Value, IsDerivedAndChecked) {
    EXPECT_EQ(value_in(GetParam()), GetParam().value) << GetParam().scene;
}

/// An angle that no equation has, by its cosine, and its sine by the angle.
TEST(ValueByFunctions, IsThatOfAnAngleThatOnlyItsCosineTells) {
    const Figure f = figure("a = free a; b = lconst b a 10; c = on_dia c a b, lconst c a 5");
    Options options;
    options.consequences = true;
    options.bans.ban(*proof::row_called("angle_sum"));
    options.bans.ban(*proof::row_called("sine_in_right_triangle"));
    for (const auto& [asked, value] : {std::pair("angle(c,b,a)", "30"), std::pair("sine(c,b,a)", "1/2")}) {
        Session session = closed(f, options);
        const auto answer = value_of(session, f.diagram, *facts::parse_quantity(asked, f.diagram.names));
        ASSERT_TRUE(answer) << asked << to_string(answer.error());
        EXPECT_EQ(answer->value.text(), value);
        const auto verdict = verify::check(answer->path, f.scene, f.diagram);
        EXPECT_TRUE(verdict.valid) << verdict.summary;
    }
}

/// However large the figure is.
TEST(ValueOutright, IsToldWithoutASearch) {
    const Figure f = figure("a = free a; b = lconst b a 5; c = on_tline c b a b");
    Session session = closed(f);
    ValueLimits none;
    none.tried = none.bindings = 0;
    const auto answer = value_of(session, f.diagram, *facts::parse_quantity("length(a,b)", f.diagram.names), {}, none);
    ASSERT_TRUE(answer) << to_string(answer.error());
    EXPECT_EQ(answer->value.text(), "5");
    EXPECT_TRUE(verify::check(answer->path, f.scene, f.diagram).valid);
}

const Asked asked_rows[] = {
    {"a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4", "length(a,b)", "5"},
    {"a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b a 4", "length(b,c)", "sqrt(7)"},
    {"a = free a; b = lconst b a 5; c = on_line c a b, lconst c b 2", "length(a,c)", "7"},
    {"a b c = triangle12 a b c; d = on_circum d a b c", "length(a,c)", "its value was not derived"},
    {"a b = segment a b; c = s_angle a b c 40o", "angle(a,b,c)", "40"},
    {"a b = segment a b; c = s_angle a b c 40o, on_bline c a b", "angle(a,c,b)", "100"},
    {"a = free a; b = lconst b a 6; c = s_angle a b c 60o, lconst c b 10", "area(a,b,c)", "15*sqrt(3)"},
    {"a = free a; b = lconst b a 6; c = s_angle a b c 60o, lconst c b 10", "length(a,c)", "2*sqrt(19)"},
    {"o = free o; a = lconst a o 5", "disc(o,a)", "25pi"},
    {"o = free o; a = lconst a o 5", "circumference(o,a)", "10pi"},
};
INSTANTIATE_TEST_SUITE_P(Rows, Value, testing::ValuesIn(asked_rows));

TEST(Value, AreListed) {
    const Figure f = figure("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 3; m = midpoint m a b");
    Options options;
    options.consequences = true;
    auto session = close(f.diagram, options);
    ASSERT_TRUE(session);
    std::vector<std::string> said;
    for (const KnownValue& known : known_values(*session, f.diagram)) {
        EXPECT_TRUE(facts::seen(known.statement, f.diagram.scene_picture.points));
        EXPECT_TRUE(path_by_quantities(*session, f.diagram, known.statement));
        said.push_back(facts::to_string(known.quantity, f.diagram.names) + " = " + known.value.text());
    }
    for (const char* known : {"length(a,c) = 3", "length(a,b) = 3*sqrt(2)", "angle(a,c,b) = 90", "angle(c,a,b) = 45"})
        EXPECT_NE(std::ranges::find(said, known), said.end()) << known;
    StopSource stopped;
    stopped.request_stop();
    EXPECT_LT(known_values(*session, f.diagram, {}, {}, Control{stopped.get_token(), {}}).size(), said.size());
}

/// Goals that relation rows say and the closure does not reach.
struct Said {
    const char* scene;
    const char* profile;
    const char* row; ///< that the path uses
};

class SaidByQuantities : public testing::TestWithParam<Said> {};

TEST_P(SaidByQuantities, IsProvedAndChecked) {
    const Figure f = figure(GetParam().scene);
    Options options;
    options.bans = proof::ready_rule_profile(GetParam().profile)->bans;
    Session session = closed(f, options);
    ASSERT_FALSE(session.find(f.goals.front())) << "the closure reaches it";
    const auto path = path_by_quantities(session, f.diagram, f.goals.front());
    ASSERT_TRUE(path) << to_string(path.error());
    EXPECT_EQ(path->goal(), f.goals.front());
    EXPECT_EQ(std::ranges::count(path->steps, GetParam().row, &proof::Step::rule), 1);
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
    EXPECT_TRUE(proof::banned_steps(*path, options.bans).empty());
}

const Said said[] = {
    {"a b c = triangle a b c; d = on_dia d a b; h = foot h d a b ? eqratio a h h d h d h b", "pythagoras",
     "geometric_mean_of_altitude"},
    {"a b c = r_triangle a b c; h = foot h a b c ? eqratio b h b a b a b c", "pythagoras", "geometric_mean_of_leg"},
    {"a = free a; h = lconst h a 4; b = on_line b a h, lconst b h 9; c = on_tline c h a b, on_dia c a b ? lconst c h 6",
     "pythagoras", "geometric_mean_of_altitude"},
};
INSTANTIATE_TEST_SUITE_P(Rows, SaidByQuantities, testing::ValuesIn(said));

/// Goals that the values of their quantities say: a length by Pythagoras is as long as one that is given.
struct SaidByValues {
    const char* scene;
    std::size_t length; ///< of the path
};

class SaidByTheirValues : public testing::TestWithParam<SaidByValues> {};

TEST_P(SaidByTheirValues, IsProvedAndChecked) {
    const Figure f = figure(GetParam().scene);
    Session session = closed(f);
    ASSERT_FALSE(session.find(f.goals.front())) << "the closure reaches it";
    const auto path = path_by_quantities(session, f.diagram, f.goals.front());
    ASSERT_TRUE(path) << to_string(path.error());
    EXPECT_EQ(path->goal(), f.goals.front());
    EXPECT_EQ(proof::length(*path), GetParam().length);
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
}

const SaidByValues said_by_values[] = {
    {"b = free b; c = lconst c b 14; a = lconst a b 13, lconst a c 15; h = foot h a b c; p = lconst p a 12 ? cong a h "
     "a p",
     10},
    {"a = free a; b = lconst b a 5; c = s_angle b a c 60o, lconst c a 8; p = free p; q = lconst q p 14 ? rconst b c p "
     "q "
     "1/2",
     4},
    {"a = free a; b = lconst b a 5; c = s_angle b a c 60o, lconst c a 8; d = lconst d a 2 ? sum a b a d b c", 4},
    {"a = free a; b = lconst b a 5; c = lconst c a 8, lconst c b 7; p q = segment p q; r = s_angle q p r 60o ? eqangle "
     "a "
     "b a c p q p r",
     4},
};
INSTANTIATE_TEST_SUITE_P(Rows, SaidByTheirValues, testing::ValuesIn(said_by_values));

/// The values that the premises give do not say that these are equal.
TEST(SaidByTheirValues, IsRefusedWhereSomethingIsLeft) {
    const Figure f = figure(said_by_values[0].scene);
    Session session = closed(f);
    auto path = path_by_quantities(session, f.diagram, f.goals.front());
    ASSERT_TRUE(path);
    proof::Step& sum = path->steps.end()[-2];
    ASSERT_EQ(sum.premises.size(), sum.eliminated.size());
    sum.conclusion = facts::make(*facts::parse_relation("length(a,h) = 2*length(a,p)", f.diagram.names));
    path->steps.pop_back();
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_FALSE(verdict.valid);
    EXPECT_NE(verdict.summary.find("0 = 0"), std::string::npos) << verdict.summary;
}

/// The checker takes back to a statement only the equation that says all of it.
TEST(SaidByQuantities, IsRefusedOfAnotherEquation) {
    const Figure f = figure(said[0].scene);
    Options options;
    options.bans = proof::ready_rule_profile("pythagoras")->bans;
    Session session = closed(f, options);
    auto path = path_by_quantities(session, f.diagram, f.goals.front());
    ASSERT_TRUE(path);
    path->steps.back().conclusion = f.say("eqratio a h a d d h d b"); // true as well
    path->steps.back().conditions =
        proof::conditions_of(path->steps.back(), std::vector{path->steps.end()[-2].conclusion});
    const auto verdict = verify::check(*path, f.scene, f.diagram);
    EXPECT_FALSE(verdict.valid);
    EXPECT_NE(verdict.summary.find("does not say all of this"), std::string::npos) << verdict.summary;
}

/// Without the row nothing says it.
TEST(SaidByQuantities, NotWithoutItsRow) {
    const Figure f = figure(said[0].scene);
    Options options;
    options.bans = proof::ready_rule_profile("circles")->bans;
    Session session = closed(f, options);
    const auto path = path_by_quantities(session, f.diagram, f.goals.front());
    ASSERT_FALSE(path);
    EXPECT_EQ(path.error().code, "value_unknown");
}

/// Limits are counted, and told apart from what does not follow.
TEST(Value, OfALimitThatEndedTheSearchIsTold) {
    const Figure f = figure("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4");
    Options options;
    options.consequences = true;
    auto session = close(f.diagram, options);
    ASSERT_TRUE(session);
    const auto quantity = facts::parse_quantity("length(a,b)", f.diagram.names);
    ASSERT_TRUE(value_of(*session, f.diagram, *quantity));
    ValueLimits limits;
    limits.work = 1;
    const auto answer = value_of(*session, f.diagram, *quantity, {}, limits);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, "value_limit");
}

} // namespace
} // namespace porism::reason::test
