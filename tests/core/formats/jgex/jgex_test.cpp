#include "formats/jgex/jgex.h"

#include "support/random_scene.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::jgex {
namespace {

using scene::SceneAndGoals;

SceneAndGoals good(std::string_view text) {
    auto read = parse_problem(text);
    EXPECT_TRUE(read) << text << '\n' << to_string(read.error());
    return read ? *read : SceneAndGoals{};
}

TEST(JgexRead, LongAndShortFormAreTheSameScene) {
    const auto longer =
        good("a b c = triangle a b c; o = circle o a b c; d = on_line d o a, on_circle d o a ? cong o d o b");
    const auto shorter = good("a b c = triangle; o = circle a b c; d = on_line o a, on_circle d o a ? cong o d o b");
    EXPECT_EQ(longer, shorter);
    EXPECT_EQ(longer.scene.point_count(), 5u);
    EXPECT_EQ(longer.scene.actions()[2].uses.size(), 2u);
    EXPECT_EQ(longer.goals.size(), 1u);
}

TEST(JgexRead, TakesWhatFilesHold) {
    EXPECT_EQ(good("a = free a").goals.size(), 0u) << "a scene without goals";
    EXPECT_EQ(good("a b c = triangle a b c; ? coll a b c").goals.size(), 1u) << "a ; behind the last clause";
    EXPECT_EQ(good("\t a  b =segment a  b ;m=midpoint m a b? midp m a b ; cong m a m b ;").goals.size(), 2u)
        << "blanks";
    EXPECT_TRUE(good("a b c = triangle a b c | d = foot d a b c ? perp a d b c").scene.actions()[1].auxiliary);
}

TEST(JgexRead, TheLongFormSaysInWhichOrderPointsArePlaced) {
    const auto read = good("c@1_2 a b = triangle a b c; d = midpoint d a c");
    EXPECT_EQ(read.scene.names()[0], "a");
    EXPECT_EQ(read.scene.names()[2], "c");
    EXPECT_TRUE(read.scene.actions()[0].at[2].has_value());
    EXPECT_FALSE(read.scene.actions()[0].at[0].has_value());
}

TEST(JgexRead, CoordinatesAreSketches) {
    const auto read = good("a@0.5_-1/3 b@0_1 = segment a b; c = midpoint c a b");
    const auto& at = read.scene.actions()[0].at;
    ASSERT_EQ(at.size(), 2u);
    EXPECT_EQ(at[0]->x.text(), "0.5");
    EXPECT_EQ(at[0]->y.text(), "-1/3");
    EXPECT_FALSE(at[0]->given);
    EXPECT_TRUE(read.scene.actions()[1].at.empty());
}

TEST(JgexRead, AFileKeepsItsGoodProblemsBesideBadOnes) {
    const auto problems = parse_file("# a file\r\n"
                                     "first\r\na b c = triangle a b c ? coll a b c\r\n\r\n"
                                     "second/with.dots 1\na b = segmnt a b\n"
                                     "lonely\n"
                                     "third\na = free a\n"
                                     "b = free b\n"
                                     "last\n",
                                     "file.txt");
    ASSERT_EQ(problems.size(), 6u);
    EXPECT_EQ(problems[0].name, "first");
    EXPECT_EQ(problems[0].line, 3);
    EXPECT_TRUE(problems[0].content);
    EXPECT_EQ(problems[1].name, "second/with.dots 1");
    ASSERT_FALSE(problems[1].content);
    EXPECT_EQ(to_string(problems[1].content.error()),
              "file.txt:6:7: error: there is no construction called \"segmnt\"; did you mean segment?");
    EXPECT_EQ(problems[2].content.error().code, "missing_problem");
    EXPECT_EQ(problems[2].content.error().place, (Place{"file.txt", 7, 1}));
    EXPECT_TRUE(problems[3].content);
    EXPECT_EQ(problems[4].name, "problem_5");
    EXPECT_TRUE(problems[4].content);
    EXPECT_EQ(problems[5].content.error().place->line, 11);
    EXPECT_TRUE(parse_file("").empty());
    EXPECT_TRUE(parse_file("# nothing here\n\n").empty());
}

struct BadLine {
    const char* text;
    const char* code;
    int column;
    const char* words;
};

TEST(JgexRead, EveryErrorHasAPlaceAndSaysWhatWouldBeRight) {
    const BadLine lines[] = {
        {"a b c = triangle a b c; d = foott d a b c", "unknown_construction", 29, "did you mean foot?"},
        {"a b c d = square a b c d", "output_count", 11, "write \"square a b x y\" or \"square x y a b\""},
        {"a b = segment a b; c = parallelogram a c b b", "output_mismatch", 24, "parallelogram a b c x"},
        {"a b = segment; c d = square a c b d", "output_mismatch", 22, "\"square a b\""},
        {"a b = segment a b; c = s_angle a b c sqrt(2)", "bad_number", 38, "an angle in degrees"},
        {"a b = segment a b; c = s_angle a b c 60x", "scalar_syntax", 40, "not understood"},
        {"a b = segment a b; c = lconst c a 0", "bad_number", 35, "positive rational"},
        {"a = free a; b = free c", "output_mismatch", 22, "same points"},
        {"a b = segment a b; c = circumcenter c a b", "argument_count", 24, "circumcenter x a b c"},
        {"a b c = triangle a b c; d = foot d a b", "argument_count", 29, "foot x a b c"},
        {"a b c = triangle a b c; d = foot a b", "argument_count", 29, "foot a b c"},
        {"a b c = triangle a b c; d = foot d a b q", "undefined_point", 40, "\"q\""},
        {"m_ab b c = triangle m_ab b c; d = foot d mab b c", "undefined_point", 42, "did you mean m_ab?"},
        {"a b c = triangle a b c; d = foot d a b d", "undefined_point", 40, "only defined by this clause"},
        {"a b c = triangle a b c; a = foot a a b c", "repeated_definition", 25, "defined already"},
        {"a b a = triangle a b a", "repeated_definition", 5, "twice"},
        {"a b c = triangle a b c; d = foot e a b c", "output_mismatch", 34, "same points"},
        {"a b = triangle a b c", "output_count", 7, "places 3 points"},
        {"a b c = triangle a b c; d = on_line d a b, foot d a b c", "not_a_locus", 44, "foot"},
        {"a b c = triangle a b c; d = on_line d a b, on_line d a c, on_line d b c", "use_count", 59,
         "two that are loci"},
        {"a b c = triangle a b c; d = on_line d a a", "repeated_input", 29, "two slots"},
        {"a b c triangle a b c ? coll a b c", "missing_equals", 1, "points = construction"},
        {"a = free a; b c = segment b c = b", "missing_separator", 31, "separated by ;"},
        {"a = free a;; b = free b", "empty_clause", 12, "two ;"},
        {"a = free a; = free b", "missing_output", 13, "names no point"},
        {"a = ", "missing_construction", 5, "missing here"},
        {"a c = segment a c; b = on_line b a c,", "missing_construction", 38, "missing here"},
        {"1a = free 1a", "bad_name", 1, "a name is a letter"},
        {"a@1 = free a", "coordinate_syntax", 3, "a@x_y"},
        {"a@1_zwei = free a", "coordinate_syntax", 5, "not a number"},
        {"a@1/0_2 = free a", "coordinate_syntax", 3, "not a number"},
        {"a = free a ? coll a a ? para", "second_goal_mark", 23, "separated by ;"},
        {"a = free a | b = free b | c = free c", "second_auxiliary_mark", 25, "behind one |"},
        {"a = free a ?", "empty_goal", 13, "for example"},
        {"a b c = triangle a b c ? coll a b q", "unknown_point", 35, "\"q\""},
        {"a b c = triangle a b c ? perpp a b c a", "unknown_predicate", 26, "did you mean perp?"},
        {"a b c = triangle a b c ? coll a b c; a = b", "goal_letter", 38, "a is a point, and no number"},
        {"a b c = triangle a b c ? foo = 3", "goal_letter", 26, "foo is no number of this figure"},
        {"a b c p = quadrangle a b c p ? sum p a = p b p c", "goal_letter", 32, "is a point, and no number"},
        {"a b c = triangle a b c ? lequation a b", "scalar_syntax", 36, "not understood"},
        {"a b c = triangle a b c ? lequation 1 a b 2 c", "statement_arity", 44, "a point is missing"},
        {"a b c = triangle a b c ? lequation 1 a b", "statement_arity", 40, "right side"},
        {"a b c = triangle a b c ? lequation 2", "question_terms", 26, "no term"},
        {"a b c = triangle a b c ? aequation 1 a b b c * a c c b 2", "question_terms", 46, "multiplied"},
        {"a b c = triangle a b c ? lcompute a x", "unknown_point", 37, "\"x\""},
        {"a b c = triangle a b c ? lcompute a a", "repeated_input", 37, "two different points"},
        {"a b c = triangle a b c ? acompute a b c", "statement_arity", 26, "acompute A B C D"},
        {"a b c = triangle a b c ? perp a b c", "statement_arity", 26, "perp"},
    };
    for (const auto& line : lines) {
        SCOPED_TRACE(line.text);
        const auto read = parse_problem(line.text, {"f", 7, 1});
        ASSERT_FALSE(read);
        const Error& error = read.error();
        EXPECT_EQ(error.code, line.code) << to_string(error);
        ASSERT_TRUE(error.place);
        EXPECT_EQ(error.place->line, 7);
        EXPECT_EQ(error.place->column, line.column) << to_string(error);
        EXPECT_NE(to_string(error).find(line.words), std::string::npos) << to_string(error);
    }
}

TEST(JgexRead, ColumnsCountCharacters) {
    const auto read = parse_problem("a b = segment a b; \xC3\xA4 = free \xC3\xA4; d = foott d a b a");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().place->column, 20) << "the name that is none comes first";
    const auto later = parse_problem("a@\xE2\x88\x92"
                                     "1_2 = free a; d = foott d a b a");
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().place->column, 22);
}

TEST(JgexRead, IsBounded) {
    const auto longest = parse_problem(std::string(max_line_bytes + 1, 'a'));
    ASSERT_FALSE(longest);
    EXPECT_EQ(longest.error().code, "line_too_long");
    const auto named =
        parse_file("first\na b = segment a b\n" + std::string(max_line_bytes + 1, 'n') + "\na b c = triangle a b c\n");
    ASSERT_EQ(named.size(), 3U);
    EXPECT_TRUE(named[0].content);
    ASSERT_FALSE(named[1].content);
    EXPECT_EQ(named[1].content.error().code, "line_too_long");
    EXPECT_EQ(named[1].content.error().place->line, 3);
    EXPECT_EQ(named[2].name, "problem_3");
    EXPECT_TRUE(named[2].content);
    std::string many;
    for (int i = 0; i < 401; ++i) many += "p" + std::to_string(i) + " = free; ";
    const auto points = parse_problem(many);
    ASSERT_FALSE(points);
    EXPECT_EQ(points.error().code, "too_many_points");
    EXPECT_EQ(parse_problem("  ").error().code, "empty_problem");
}

TEST(JgexRead, WhichArgumentsAreDefinedTellsWhichFormIsMeant) {
    const std::string before = "a b c = triangle a b c; ";
    EXPECT_EQ(good(before + "x = parallelogram a b c x"), good(before + "x = parallelogram x a b c"));
    EXPECT_EQ(good(before + "x = parallelogram a b c x"), good(before + "x = parallelogram a b c"));
    EXPECT_EQ(good(before + "x y = square a b x y"), good(before + "x y = square x y a b"));
    EXPECT_EQ(good(before + "x y = square a b x y"), good(before + "y x = square x y a b"));
    EXPECT_EQ(good(before + "x y = square a b x y"), good(before + "x y = square a b"));
    EXPECT_NE(good(before + "x y = square a b x y"), good(before + "x y = square b a x y"));
    const auto read = good(before + "x y = square x y a b");
    EXPECT_EQ(print_action(read.scene, 1), "x y = square a b x y") << "the first form is the one that is printed";
}

TEST(JgexRead, NumbersStandWhereTheFormHasThem) {
    const std::string before = "a b c = triangle a b c; ";
    for (const char* number : {"60", "-15", "60o", "7pi/12"}) {
        const auto read = good(before + "x = s_angle a b x " + number);
        EXPECT_EQ(read, good(before + "x = s_angle a b " + number));
        EXPECT_EQ(read.scene.actions()[1].uses[0].values[0].text(), number);
        EXPECT_EQ(print_action(read.scene, 1), std::string("x = s_angle a b x ") + number);
    }
    EXPECT_EQ(good(before + "x = rconst a b c x 1/2"), good(before + "x = rconst a b c 1/2"));
    EXPECT_EQ(print_action(good(before + "x = rconst2 x a b 2/1").scene, 1), "x = rconst2 x a b 2/1");
    EXPECT_EQ(print_action(good(before + "x = lconst x a 1.5").scene, 1), "x = lconst x a 1.5");
}

TEST(JgexRead, OtherWordsForAConstructionAreReadAndNotWritten) {
    const auto read = good("a b c = triangle a b c; o = circumcentre o a b c; i = incentre i a b c");
    EXPECT_EQ(print(read.scene), "a b c = triangle a b c; o = circumcenter o a b c; i = incenter i a b c");
}

// Published files have this slip; nothing else can be meant.
TEST(JgexRead, AFreePointIsKnownByTheNameBeforeTheSign) {
    EXPECT_EQ(good("a b = segment a b; c = free a"), good("a b = segment a b; c = free c"));
}

TEST(JgexRead, QuestionsStandAmongTheGoals) {
    const auto read = good("a b c = triangle a b c; d = foot d a b c ? acompute A D B C; perp a d b c; "
                           "lequation 1/1 a b * a b -1/1 A D * A D -1 b d * b d 0; aequation 1 a b b c 1 B C c a 90o");
    EXPECT_EQ(read.goals.size(), 1u);
    ASSERT_EQ(read.questions.size(), 3u);
    EXPECT_EQ(read.questions[1].terms.size(), 3u);
    const std::string text = print(read.scene, read.goals, read.questions);
    EXPECT_EQ(text, "a b c = triangle a b c; d = foot d a b c ? perp a d b c; acompute a d b c; "
                    "lequation 1/1 a b * a b -1/1 a d * a d -1 b d * b d 0; aequation 1 a b b c 1 b c c a 90o");
    EXPECT_EQ(good(text), read);
}

TEST(JgexRead, AnEquationIsAGoal) {
    const auto read = good("a b c = triangle a b c ? length(a,b)^2 = 2*length(b,c); angle(a,b,c) = 2*angle(b,c,a)");
    ASSERT_EQ(read.goals.size(), 2u);
    EXPECT_EQ(good(print(read.scene, read.goals)).goals, read.goals);
}

TEST(JgexRead, ALineOfTheCommandBarExtendsWhatIsThere) {
    const auto before = good("a b c = triangle a b c ? coll a b c");
    const auto after = extend(before, "d = foot d a b c; e = midpoint b c ? perp a d b c", {{}, 1, 1});
    ASSERT_TRUE(after) << to_string(after.error());
    EXPECT_EQ(after->scene.point_count(), 5u);
    EXPECT_EQ(after->goals.size(), 2u);
    EXPECT_EQ(extend(before, "d = foot d a b d").error().place->column, 16);
    EXPECT_EQ(*extend(before, ""), before);
}

TEST(JgexRead, NothingThatIsTypedBreaksIt) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const auto made = test::random_scene(rng);
        std::string text = print(made.scene, made.goals);
        for (int i = 0; i < 3 && !text.empty(); ++i) {
            const std::size_t at = rng.below(text.size());
            constexpr std::string_view swaps = "=;,|?@_ a1#\xFF\n";
            if (rng.below(2) == 0)
                text[at] = swaps[rng.below(swaps.size())];
            else
                text.erase(at, rng.below(5));
        }
        const auto read = parse_problem(text);
        RC_ASSERT(read.has_value() || (read.error().place.has_value() && !read.error().what.empty()));
    }));
}

TEST(JgexPrint, WritesTheLongForm) {
    const auto read = good("a@1_2 b@0.5_-1 c = triangle | d = on_line a b, on_circle c a ? cong c a c d; coll a b d");
    EXPECT_EQ(print(read.scene, read.goals),
              "a@1_2 b@0.5_-1 c = triangle a b c | d = on_line d a b, on_circle d c a ? cong a c c d; coll a b d");
    EXPECT_EQ(print("name", read.scene.prefix(1), {}), "name\na@1_2 b@0.5_-1 c = triangle a b c\n");
}

TEST(JgexPrint, ANameIsALineOfItsOwn) {
    EXPECT_EQ(name_line("imo 2008 p1"), "imo 2008 p1");
    EXPECT_EQ(name_line("# a=b?\tno\n"), "a b  no");
    EXPECT_EQ(name_line(" #\n"), "problem");
    EXPECT_EQ(name_line(""), "problem");
    EXPECT_EQ(name_line("\u221e #1"), "\u221e #1");
}

TEST(JgexPrint, EveryRandomSceneComesBackUnchanged) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        const auto made = test::random_scene(seed, {.actions = 14, .goals = 4});
        if (!losses(made.scene).empty()) return;
        const std::string text = print(made.scene, made.goals);
        const auto back = parse_problem(text);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == made);
        const std::string again = print(back->scene, back->goals);
        RC_ASSERT(again == text);
    }));
}

TEST(JgexPrint, SaysWhatTheTextCannotHold) {
    const auto read = good("a b c = triangle; d = on_line a b, on_circle c a");
    EXPECT_TRUE(losses(read.scene).empty());
    EXPECT_EQ(losses(read.scene.with_branch(1, 1)).size(), 1u);
    const scene::Coordinates given{numbers::Scalar(0), numbers::Scalar(1), true};
    EXPECT_EQ(losses(read.scene.with_coordinates(1, {given})).size(), 1u);
    auto early = good("a b = segment a b | m = midpoint m a b");
    ASSERT_TRUE(extend(early, "c = midpoint c a m"));
    EXPECT_EQ(losses(extend(early, "c = midpoint c a m")->scene).size(), 1u);
    EXPECT_EQ(losses(extend(early, "c = free c")->scene).size(), 1u);
    scene::Scene stating = read.scene;
    scene::Action action;
    action.states = facts::parse_goal("area(a,b,c) = 6", stating.names())->front();
    ASSERT_TRUE(stating.append(std::move(action), {}));
    const auto said = check_sayable(stating);
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().what, "JGEX text has no clause for \"area(a,b,c) = 6\"");
    EXPECT_EQ(said.error().pointer, "/actions/" + std::to_string(stating.actions().size() - 1));
    EXPECT_EQ(print(stating), print(read.scene));
}

TEST(Jgex, GoalsOfLettersThatTheSceneDoesNotKnowAreNotSaid) {
    const auto read = good("a b c = triangle a b c");
    const auto goals = facts::parse_goal("c = 2*length(a,b)", read.scene.names());
    ASSERT_TRUE(goals);
    const auto said = check_goals(read.scene, *goals);
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().what, "c is a point, and no number");
    EXPECT_EQ(said.error().pointer, "/goals/0");
    EXPECT_FALSE(parse_problem(print(read.scene, *goals))) << "it does not read back";
    EXPECT_TRUE(check_goals(read.scene, *facts::parse_goal("perp a b b c", read.scene.names())));
}

TEST(JgexSniff, TellsItsTextFromOthers) {
    EXPECT_TRUE(looks_like_jgex("# ours\n\nname\na b c = triangle a b c ? coll a b c\n"));
    EXPECT_TRUE(looks_like_jgex("a@0.5_1 b = segment"));
    EXPECT_TRUE(looks_like_jgex("x = foott a b")) << "a slip is still this language";
    EXPECT_FALSE(looks_like_jgex("{\"version\":1,\"actions\":[]}"));
    EXPECT_FALSE(looks_like_jgex("Point(A) = 3; Circle(O, r)"));
    EXPECT_FALSE(looks_like_jgex("some words without a clause\nmore words"));
    EXPECT_FALSE(looks_like_jgex(""));
    EXPECT_FALSE(looks_like_jgex(std::string_view("SQLite format 3\0= x", 19)));
}

} // namespace
} // namespace porism::jgex
