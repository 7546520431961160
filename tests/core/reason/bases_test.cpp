// Quadratic equations between two unknowns: solved by what they say without one of them, and expressions of an unknown
// that have one value whichever of its own it has.
#include "figures.h"

#include "facts/solving.h"
#include "reason/value/values.h"
#include "support/stated.h"
#include "verify/quantities.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

using porism::test::stated;

struct Unknowns {
    const char* points; ///< with sketch coordinates
    std::vector<std::string> statements;
    const char* quantity;
    const char* value; ///< empty where more than one figure fits
};

Figure figure_of(const Unknowns& row) {
    return realised(stated(row.points, row.statements), {});
}

Result<ValueAnswer> answer_of(const Figure& f, const char* quantity) {
    Options options;
    options.consequences = true;
    Session session = closed(f, options);
    return value_of(session, f.diagram, *facts::parse_quantity(quantity, f.diagram.names),
                    f.diagram.scene_picture.letters);
}

class UnknownsOf : public testing::TestWithParam<Unknowns> {};

TEST_P(UnknownsOf, HaveTheValuesThatFollowAlone) {
    const Figure f = figure_of(GetParam());
    const auto answer = answer_of(f, GetParam().quantity);
    ASSERT_EQ(answer.has_value(), *GetParam().value != '\0') << (answer ? answer->value.text() : answer.error().what);
    if (!answer) return;
    EXPECT_EQ(answer->value.text(), GetParam().value);
    const auto verdict = verify::check(answer->path, f.scene, f.diagram);
    EXPECT_TRUE(verdict.valid) << verdict.summary;
}

const std::string drawn_right_triangle = "a@5_0 = free a; b@0_0 = free b; c@0_12 = free c";
const std::string small_triangle = "a@4_0 = free a; b@0_0 = free b; c@0_3 = free c";
const std::string two_triangles = small_triangle + "; d@5_0.2 = free d; e@0.1_0 = free e; f@0_12 = free f";
const std::vector<std::string> ladders{"perp a b b c",        "length(a,b) = x", "length(b,c) = y",
                                       "length(a,c) = 5",     "perp d e e f",    "length(d,e) = x + 1",
                                       "length(e,f) = y + 9", "length(d,f) = 13"};
const std::vector<std::string> perimeter{"perp a b b c", "length(a,b) = x", "length(b,c) = y", "x + y = 17",
                                         "length(a,c) = 13"};

const Unknowns unknown_rows[] = {
    {drawn_right_triangle.c_str(),
     {"perp a b b c", "length(a,b) = x", "length(b,c) = 17 - x", "length(a,c) = 13"},
     "area(a,b,c)",
     "30"},
    {drawn_right_triangle.c_str(), perimeter, "area(a,b,c)", "30"},
    {drawn_right_triangle.c_str(), perimeter, "x", ""},
    {two_triangles.c_str(), ladders, "x", "4"},
    {two_triangles.c_str(), ladders, "length(b,c)", "3"},
    {small_triangle.c_str(),
     {"perp a b b c", "length(a,b) = x", "length(b,c) = y", "area(a,b,c) = 6", "length(a,c) = 5"},
     "x",
     ""},
    {small_triangle.c_str(),
     {"length(a,b) = x", "length(b,c) = y", "length(a,c) = z", "x + y = 7", "y + z = 8", "x + z = 9"},
     "z",
     "5"},
};
INSTANTIATE_TEST_SUITE_P(Rows, UnknownsOf, testing::ValuesIn(unknown_rows));

/// The step of a path that takes a quantity out by an equation which is not of the first degree in it.
proof::Step* quadratic_step(proof::Path& path) {
    const auto is_quadratic = [&](const proof::Step& step) {
        if (step.reason != proof::Reason::calculation || step.premises.size() <= step.eliminated.size()) return false;
        for (std::size_t i = 0; i < step.eliminated.size(); ++i) {
            const auto* by = path.steps[step.premises[i + 1]].conclusion.relation();
            if (!facts::eliminated(facts::variable(step.eliminated[i]), step.eliminated[i], by->polynomial()))
                return true;
        }
        return false;
    };
    const auto found = std::ranges::find_if(path.steps, is_quadratic);
    return found == path.steps.end() ? nullptr : &*found;
}

/// The checker does it again: another conclusion, another quantity or another equation does not pass.
TEST(QuadraticSteps, AreRefusedWhereTheySayAnotherThing) {
    const Figure f = figure_of(unknown_rows[0]);
    const auto relation = [&](const char* text) { return facts::make(*facts::parse_relation(text, f.diagram.names)); };
    const auto answer = answer_of(f, unknown_rows[0].quantity);
    ASSERT_TRUE(answer) << to_string(answer.error());
    const auto refused_after = [&](const auto& change) {
        proof::Path path = answer->path;
        proof::Step* const step = quadratic_step(path);
        ASSERT_NE(step, nullptr);
        change(*step);
        path.steps.resize(static_cast<std::size_t>(step - path.steps.data()) + 1);
        const auto verdict = verify::check(path, f.scene, f.diagram);
        EXPECT_FALSE(verdict.valid);
    };
    refused_after([&](proof::Step& step) { step.conclusion = relation("area(a,b,c) = 31"); });
    refused_after([&](proof::Step& step) { step.conclusion = relation("length(a,b) = 5"); });
    refused_after([&](proof::Step& step) { step.eliminated = {*facts::Quantity::letter("y")}; });
    refused_after([&](proof::Step& step) { std::ranges::fill(step.premises, step.premises[1]); });
    refused_after([&](proof::Step& step) { step.premises.pop_back(); });
}

/// What two equations say together does not say either: nothing is shown by a premise that is put into the conclusion
/// unless it is solved for its quantity.
TEST(QuadraticSteps, ShowNoConclusionFromWhatIsLeftOfIt) {
    const std::vector<std::string> names;
    const auto relation = [&](const char* text) { return facts::make(*facts::parse_relation(text, names)); };
    proof::Step step;
    step.reason = proof::Reason::calculation;
    step.eliminated = {*facts::Quantity::letter("x")};
    step.conclusion = relation("x^3 + 60*x = 17*x^2");
    const std::vector premises{relation("x^2 + 60 = 17*x")};
    EXPECT_NE(verify::check_calculation(step, premises).find("cannot be solved"), std::string::npos);
}

} // namespace
} // namespace porism::reason::test
