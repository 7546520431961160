// What is said of a question that is not answered: not determined, false, not derived, undecided.
#include "workflow/solve/why_no_value.h"

#include "base/json.h"
#include "scene/json.h"
#include "support/stated.h"
#include "workflow/load.h"
#include "workflow/solve/rule_profile.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

struct Case {
    Analysis analysis;
    WhyNot why;

    std::string text() const {
        std::string out;
        for (const std::string& line : words_of(analysis, why)) out += line + "\n";
        return out;
    }
};

Case asked_in(const std::string& bytes, Options options = {}) {
    const auto loaded = load_bytes(bytes, "p");
    EXPECT_TRUE(loaded);
    options.consequences = true;
    auto analysis = analyse(loaded->problems.front(), options);
    EXPECT_TRUE(analysis) << (analysis ? "" : to_string(analysis.error()));
    const scene::Question& question = loaded->problems.front().document->questions.front();
    const Answer found = answer(*analysis, question);
    EXPECT_FALSE(found.answered()) << bytes;
    WhyNot why = why_not(*analysis, question, found.result);
    return {*std::move(analysis), std::move(why)};
}

Case asked(const std::string& problem, Options options = {}) {
    return asked_in("p\n" + problem + "\n", std::move(options));
}

const char* const triangle = "a = free a; b = lconst b a 6; c = lconst c a 5, lconst c b 7; i = excenter i a b c; ";

TEST(WhyNoValue, WhatTheGivensLeaveOpenHasAPictureWithAnotherValue) {
    const Case one = asked("a@0_0 b@4_0 c@1_3 = triangle a b c ? lcompute a b");
    EXPECT_EQ(one.why.cause, Cause::not_determined);
    EXPECT_EQ(one.why.reason, "the givens do not determine it");
    ASSERT_TRUE(one.why.picture);
    EXPECT_GT(one.why.picture->number, 0U);
    EXPECT_TRUE(one.why.picture->measured.starts_with("the length AB is 4 in the scene's own picture, and "))
        << one.why.picture->measured;
    EXPECT_TRUE(one.why.values.attempts.empty());
    const Json json = to_json(one.analysis, one.why);
    EXPECT_EQ(json["cause"], "not_determined");
    EXPECT_EQ(json["picture"]["points"].size(), 3U);
}

/// x = 2 or 3, and there is a triangle of each: no theorem is missing, a given is.
TEST(WhyNoValue, ALetterOfTwoValuesIsNotDeterminedWhereBothHaveAFigure) {
    const Case one = asked_in(R"json({"version":1,"actions":[
        {"op":"Construct","type":"free","args":["a"]},{"op":"Construct","type":"free","args":["b"]},
        {"op":"Construct","type":"free","args":["c"]},
        {"op":"State","type":"relation","args":["length(a,b) = x^2"]},
        {"op":"State","type":"relation","args":["length(b,c) = 5*x - 6"]},
        {"op":"State","type":"cong","args":["a","b","b","c"]},
        {"op":"State","type":"relation","args":["length(a,c) = 5"]}],"goals":[],"questions":["compute length(a,b)"]})json");
    EXPECT_EQ(one.why.cause, Cause::not_determined);
    ASSERT_TRUE(one.why.picture);
    EXPECT_TRUE(one.why.picture->other);
    const bool four = one.why.picture->measured == "AB is 4 in the scene's own picture, and 9 in this one";
    EXPECT_TRUE(four || one.why.picture->measured == "AB is 9 in the scene's own picture, and 4 in this one")
        << one.why.picture->measured;
    EXPECT_NE(one.text().find("First missing link: which of 2 and 3 x is"), std::string::npos) << one.text();
    EXPECT_NE(one.text().find("Another value in another figure of what is given"), std::string::npos) << one.text();
}

TEST(WhyNoValue, AnglesAreCountedInDegrees) {
    const Case one = asked("a@0_0 b@4_0 c@0_3 = triangle a b c ? acompute a b a c");
    ASSERT_TRUE(one.why.picture);
    EXPECT_TRUE(one.why.picture->measured.starts_with("the angle from AB to AC is 90° in"))
        << one.why.picture->measured;
    const Case other = asked("a@0_0 b@4_0 c@0_3 = triangle a b c ? compute angle(b,a,c)");
    EXPECT_TRUE(other.why.picture->measured.starts_with("∠BAC is 90° in")) << other.why.picture->measured;
}

TEST(WhyNoValue, AFalseEquationHasThePictureThatFailsIt) {
    const Case one = asked("a b c = triangle a b c ? lequation 1 a b -1 a c 0");
    EXPECT_EQ(one.why.cause, Cause::fails);
    ASSERT_TRUE(one.why.picture);
    EXPECT_NE(one.text().find("False in the picture"), std::string::npos) << one.text();
}

TEST(WhyNoValue, WhatIsSeenAndNotDerivedHasItsValueAndWhatIsMissing) {
    const Case one = asked(std::string(triangle) + "h = orthocenter h a b c ? lcompute i h");
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_NE(one.text().find("Seen: the length IH is 10.2 in all "), std::string::npos) << one.text();
    EXPECT_NE(one.text().find("Exactly √14982/12, about 10.2 in this diagram, but not derived"), std::string::npos)
        << one.text();
    EXPECT_NE(one.text().find("First missing link: a value for "), std::string::npos) << one.text();
    EXPECT_NE(one.text().find("IH² = AI² + AH² − 2 · AI · AH · cos ∠IAH; without a value: "), std::string::npos)
        << one.text();
    EXPECT_NE(one.text().find("Values near it: AI = 3√15"), std::string::npos) << one.text();
    const Json json = to_json(one.analysis, one.why);
    EXPECT_EQ(json["quantity"], "length(i,h)");
    EXPECT_EQ(json["value"], "sqrt(14982)/12");
    EXPECT_FALSE(json["missing"].empty());
    EXPECT_FALSE(json["equations"].empty());
    EXPECT_EQ(json["nearest"][0], "length(a,i) = 3*sqrt(15)");
}

TEST(WhyNoValue, NamesTheTheoremThatMayNotBeUsed) {
    Options options;
    options.bans = *bans_of({"circles", {}});
    const Case one = asked("a = free a; c = lconst c a 3; b = on_tline b c c a, lconst b c 4 ? lcompute a b", options);
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_NE(one.text().find("First missing link: CB² + AC² = AB², by Theorem of Pythagoras, which may not be used"),
              std::string::npos)
        << one.text();
}

/// Of an equation the first quantity without a value.
TEST(WhyNoValue, OfAnEquationTellsOfAQuantityWithoutAValue) {
    const Case one = asked(std::string(triangle) + "h = orthocenter h a b c ? lequation 1 i h * i h 2497/24");
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_EQ(one.why.exact, numbers::Decision::yes);
    ASSERT_TRUE(one.why.values.quantity);
    EXPECT_EQ(facts::to_string(*one.why.values.quantity, one.analysis.scene.names()), "length(i,h)");
}

/// The picture that was found is isosceles, which is no reason.
TEST(WhyNoValue, ValuesThatAreLeftOpenAreToldBeforeWhatAPictureShows) {
    const Case one = asked_in(R"json({"version":1,"actions":[
        {"op":"Construct","type":"free","args":["a"],"at":[{"x":"0","y":"0","kind":"found"}]},
        {"op":"Construct","type":"free","args":["b"],"at":[{"x":"5","y":"0","kind":"found"}]},
        {"op":"Construct","type":"free","args":["c"],"at":[{"x":"3.6","y":"4.8","kind":"found"}]},
        {"op":"State","type":"relation","args":["length(a,b) = 5"]},
        {"op":"State","type":"relation","args":["length(a,c) = 6"]},
        {"op":"State","type":"relation","args":["area(a,b,c) = 12"]}],"questions":["compute length(b,c)"]})json");
    EXPECT_EQ(one.why.values.open.values.size(), 2U);
    EXPECT_TRUE(one.why.values.links.empty());
    EXPECT_EQ(one.text().find("lacking"), std::string::npos) << one.text();
}

/// The lengths on the line of Nagel, in a triangle of any size, are no links to their ratio.
TEST(WhyNoValue, ALengthThatIsNotDeterminedIsNoLink) {
    const Case one = asked("a b c = triangle a b c; i = incenter i a b c; x = excenter x a b c; y = excenter y b c a; "
                           "p = foot p x b c; q = foot q y c a; n = intersection_ll n a p b q; "
                           "u v w g = centroid u v w g a b c ? rcompute i g g n");
    EXPECT_EQ(one.why.cause, Cause::not_derived);
    EXPECT_TRUE(one.why.values.missing.empty());
    EXPECT_FALSE(one.why.values.attempts.empty());
}

TEST(WhyNoValue, WhatIsNotDerivedOfItsKindIsUndecided) {
    const Case one = asked("a b c = triangle a b c; d = on_pline d c a b ? acompute a b c d");
    EXPECT_EQ(one.why.cause, Cause::undecided);
    EXPECT_EQ(one.why.reason, "values of this kind are not derived");
    EXPECT_NE(one.text().find("is 0° in all "), std::string::npos) << one.text();
}

TEST(WhyNoValue, WhatALimitCutIsUndecided) {
    Options options;
    options.limits.statements = 3;
    const Case cut = asked(std::string(triangle) + "h = orthocenter h a b c ? lcompute i h", options);
    EXPECT_EQ(cut.why.cause, Cause::undecided);
    EXPECT_TRUE(cut.why.values.attempts.empty());
}

/// Points without places, and what is stated of them.
std::string asking(const scene::Scene& scene, const std::string& question) {
    return to_text(scene::to_json(scene, {}, {*scene::parse_question(question, scene.names())}));
}

std::string undrawn(std::string_view names, const std::vector<std::string>& statements, const std::string& question) {
    return asking(porism::test::points_with(names, statements), question);
}

// Each of two orders of the points is a figure of what is given, and nobody drew one of them.
TEST(WhyNoValue, AnOrderThatNobodyDrewDecidesNoValue) {
    struct Open {
        const char* names;
        std::vector<std::string> statements;
        const char* question;
    };
    for (const Open& one :
         {Open{"a b c", {"coll a b c", "length(a,b) = 5", "length(b,c) = 3"}, "compute length(a,c)"},
          Open{"o p a b",
               {"cong o a o b", "cong p a p b", "length(o,a) = 13", "length(p,a) = 15", "length(a,b) = 24"},
               "compute length(o,p)"},
          Open{"a b c d",
               {"perp a b b c", "perp a b a d", "length(a,b) = 4", "length(b,c) = 5", "length(a,d) = 2"},
               "compute length(c,d)"}}) {
        const Case found = asked_in(undrawn(one.names, one.statements, one.question));
        EXPECT_EQ(found.why.cause, Cause::not_determined) << one.question;
        EXPECT_EQ(found.why.reason, "the givens do not determine it");
        ASSERT_TRUE(found.why.picture && found.why.picture->other) << one.question;
        EXPECT_NE(found.text().find("in another figure of what is given"), std::string::npos) << found.text();
    }
}

TEST(WhyNoValue, WhatIsNotDerivedMayBeLeftOpenByTheOrderToo) {
    const Case found = asked_in(undrawn(
        "a b c d",
        {"para a b c d", "para a d b c", "perp a b b c", "area(a,b,c,d) = 12", "length(a,c) = 5", "length(a,b) = x"},
        "compute x"));
    EXPECT_EQ(found.why.cause, Cause::not_determined);
}

// Chords of 6 and 8 in a circle of radius 5, on the same side of its centre or not, and drawn between the two.
TEST(WhyNoValue, ASketchBetweenTwoFiguresDecidesNoValue) {
    const Case found = asked_in(
        asking(porism::test::stated("o@0_0 = free; a@-3_4 = free; b@3_4 = free; c@-4_0.05 = free; d@4_0.05 = free",
                                    {"length(o,a) = 5", "cong o a o b", "cong o a o c", "cong o a o d",
                                     "length(a,b) = 6", "length(c,d) = 8", "para a b c d"}),
               "compute length(a,d)"));
    EXPECT_EQ(found.why.cause, Cause::not_determined);
    ASSERT_TRUE(found.why.picture && found.why.picture->other);
}

} // namespace
} // namespace porism::workflow
