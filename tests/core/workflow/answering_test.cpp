// Problems of school geometry that we wrote as logic forms: each answered, with a path that the checker passes.
#include "workflow/solve/answering.h"

#include "proof/rules/rule_profile.h"
#include "support/files.h"

#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

TEST(Answering, OurSchoolProblemsAreAnsweredExactly) {
    const auto loaded = load_bytes(test::read_file("tests/core/formats/geometry3k/school.jsonl"), "school.jsonl");
    ASSERT_TRUE(loaded) << to_string(loaded.error());
    EXPECT_EQ(loaded->kind, FileKind::geometry3k);
    for (const LoadedProblem& problem : loaded->problems) {
        const Answered found = answer_problem(problem);
        ASSERT_TRUE(found.value) << found.name << ": " << found.cause << ", " << found.detail;
        EXPECT_EQ(found.grade, problem::Grade::exact) << found.name << ": " << found.value->text();
        EXPECT_GT(found.length, 0U) << found.name;
    }
}

TEST(Answering, UnderARuleProfileUsesWhatAClassHasMet) {
    const auto answered = [](const char* profile) {
        const auto loaded = load_bytes(
            "p\na = free a; c = lconst c a 3; b = on_tline b c a c, lconst b c 4 ? compute length(a,b)\n", "p");
        Options options;
        options.bans = proof::ready_rule_profile(profile)->bans;
        return answer_problem(loaded->problems.front(), options).value.has_value();
    };
    EXPECT_FALSE(answered("circles"));
    EXPECT_TRUE(answered("pythagoras"));
}

Answered only(const std::string& picture, const std::string& text) {
    const auto loaded =
        load_bytes(R"f({"diagram_logic_forms":[)f" + picture + R"f(],"text_logic_forms":[)f" + text + "]}", "p");
    EXPECT_TRUE(loaded);
    return answer_problem(loaded->problems.front());
}

TEST(Answering, TheFirstMissingLinkIsNamed) {
    EXPECT_EQ(only(R"f("Perpendikular(Line(A, B), Line(B, C))")f", R"f("Find(x)")f").cause, "unknown_form");
    EXPECT_EQ(only(R"f("Perpendicular(Line(A, B), Line(B, C))")f", "").cause, "no_question");
    EXPECT_EQ(only(R"f("Equals(LengthOf(Line(A, B)), 2)","Equals(LengthOf(Line(B, C)), 1)",
                       "Equals(LengthOf(Line(A, C)), 9)")f",
                   R"f("Find(MeasureOf(Angle(A,B,C)))")f")
                  .cause,
              "conflict");
    EXPECT_EQ(only(R"f("Equals(LengthOf(Line(A, B)), 2)")f", R"f("Find(LengthOf(Line(A,C)))")f").cause,
              "not_determined");
}

/// As solve tells it: the statements that do not go together, and not all that is tied to them.
TEST(Answering, AConflictIsToldByTheStatementsThatMakeIt) {
    const Answered found =
        only(R"f("Parallelogram(A,B,C,D)","PointLiesOnLine(E,Line(A,C))","Equals(LengthOf(Line(A,E)),4)",
                 "Equals(MeasureOf(Angle(A,B,C)),70)","Equals(LengthOf(Line(A,E)),1)","Equals(LengthOf(Line(B,C)),3)")f",
             R"f("Find(LengthOf(Line(A,B)))")f");
    EXPECT_EQ(found.cause, "conflict");
    EXPECT_TRUE(found.detail.ends_with("these hold: AE = 4; AE = 1")) << found.detail;
}

} // namespace
} // namespace porism::workflow
