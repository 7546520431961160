#include "workflow/load.h"

#include "scratch.h"
#include "workflow/solve/solve.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::workflow {
namespace {

using test::example;
using test::Scratch;

const std::string jgex_text =
    "one\na b c = triangle a b c; d = foot d a b c ? perp a d b c\ntwo\na b = segment a b ? cong a b a b\n";
const std::string scene_text =
    R"({"version":1,"actions":[{"op":"Construct","type":"segment","args":["a","b"]}],"goals":[]})";

TEST(Kind, IsToldByContent) {
    EXPECT_EQ(kind_of(jgex_text), FileKind::jgex);
    EXPECT_EQ(kind_of(scene_text), FileKind::scene);
    EXPECT_EQ(kind_of("# two lines\nTriangle(A,B,C)\n"), FileKind::geodsl);
    EXPECT_EQ(kind_of("\n  " + scene_text), FileKind::scene);
    EXPECT_EQ(kind_of(R"({"porism":"document","version":1})"), FileKind::document);
    EXPECT_EQ(kind_of(R"({"porism":"proof","version":1})"), FileKind::proof);
    EXPECT_EQ(kind_of(R"({"porism":"problem","version":1})"), FileKind::problem);
    EXPECT_EQ(kind_of(std::string("SQLite format 3\0....", 20)), FileKind::store);
    EXPECT_EQ(kind_of(R"({"actions":[{"op":"AddPoint","type":"Free","args":["A"]}],"goal":null})"), FileKind::verigeo);
    EXPECT_EQ(kind_of(R"({"actions":[{"op":"Construct","type":"free","args":["a"]}]})"), FileKind::scene);
    EXPECT_EQ(kind_of("PK\x03\x04"), FileKind::unknown);
    EXPECT_EQ(kind_of(""), FileKind::unknown);
}

TEST(Load, KeepsTheGoodProblemsOfAFile) {
    const auto loaded = load_bytes("bad\na b = foott a b\n" + jgex_text, "f.txt").value();
    ASSERT_EQ(loaded.problems.size(), 3U);
    ASSERT_FALSE(loaded.problems[0].document);
    EXPECT_EQ(loaded.problems[0].document.error().place->line, 2);
    EXPECT_EQ(loaded.problems[0].document.error().place->source, "f.txt");
    EXPECT_TRUE(loaded.problems[1].document);
    EXPECT_EQ(loaded.problems[1].place.line, 4);
}

TEST(Load, IsNotPutOffByAMalformedFirstProblem) {
    const auto loaded =
        load_bytes("bad\nA\u00e9 b c triangle\nodd\na\x01 b = segment a b ? coll a b c\n" + jgex_text, "f.txt");
    ASSERT_TRUE(loaded) << to_string(loaded.error());
    EXPECT_EQ(loaded->kind, FileKind::jgex);
    const auto one = std::ranges::find(loaded->problems, "one", &LoadedProblem::name);
    ASSERT_NE(one, loaded->problems.end());
    EXPECT_TRUE(one->document);
    EXPECT_FALSE(loaded->problems.front().document);
    for (const LoadedProblem& problem : loaded->problems) {
        if (problem.document) continue;
        EXPECT_GT(problem.document.error().place->column, 0) << problem.name;
    }
}

TEST(Load, NamesTheCharacterThatCannotStandInAName) {
    const auto error = [](const std::string& name) {
        const auto loaded = load_bytes("p\n" + name + " b = segment " + name + " b ? cong a b a b\n", "f").value();
        return to_string(loaded.problems.front().document.error());
    };
    EXPECT_NE(error("a\u00e9").find("\"\u00e9\" cannot stand in it"), std::string::npos) << error("a\u00e9");
    EXPECT_NE(error("a-b").find("\"-\""), std::string::npos) << error("a-b");
    EXPECT_NE(error("a\x01").find("U+0001"), std::string::npos) << error("a\x01");
}

TEST(Load, ChoosesBranchesForTextWithGoalsOnly) {
    EXPECT_TRUE(load_bytes(jgex_text, "f").value().problems[0].choose_branch);
    EXPECT_FALSE(load_bytes("x\na b = segment a b\n", "f").value().problems[0].choose_branch);
    EXPECT_FALSE(load_bytes(scene_text, "f").value().problems[0].choose_branch);
}

TEST(Load, CirclesAndLinesThatAFileShowsAreDrawn) {
    const auto loaded = load_bytes(R"f({"diagram_logic_forms":["PointLiesOnCircle(A, Circle(O, r))",)f"
                                   R"f("PointLiesOnCircle(B, Circle(O, r))"],"line_instances":["AB"]})f",
                                   "record");
    ASSERT_TRUE(loaded);
    ASSERT_TRUE(loaded->problems[0].document);
    using document::DrawnObject;
    EXPECT_EQ(loaded->problems[0].document->presentation.drawn,
              (std::set{DrawnObject::of(DrawnObject::Kind::segment, {"a", "b"}),
                        DrawnObject::of(DrawnObject::Kind::circle, {"o", "a"})}));
}

TEST(Load, OfGeoDslCirclesAreDrawnAndNoHelpPoints) {
    const auto shown = [](std::string_view text) {
        const auto loaded = load_bytes(text, "text");
        EXPECT_TRUE(loaded && loaded->problems[0].document) << text;
        return loaded->problems[0].document->presentation;
    };
    using document::DrawnObject;
    const auto circle = [](std::string o, std::string a) {
        return DrawnObject::of(DrawnObject::Kind::circle, {std::move(o), std::move(a)});
    };
    const auto radius = shown("Square(A,B,C,D)=(4)\nCircle(A)=(4)");
    EXPECT_EQ(radius.hidden, (std::map<std::string, bool>{{"e", true}}));
    EXPECT_EQ(radius.drawn, (std::set{circle("a", "e"), DrawnObject::of(DrawnObject::Kind::segment, {"a", "e"})}));
    EXPECT_EQ(shown("Circle(O)\nArc(A,B)=(O,75)").drawn, std::set{circle("o", "a")});
    const auto hexagon = shown("Re_Polygon(A,B,C,D,E,F)=(3)\nIsIncenterOf(O,Shape(A,B,C,D,E,F))");
    EXPECT_EQ(hexagon.undrawn, std::set{circle("o", "a")});
    EXPECT_TRUE(hexagon.hidden.empty());
    EXPECT_TRUE(shown("Triangle(A,B,C)\nCir_circle(O,Triangle(A,B,C))").undrawn.empty());
}

TEST(Load, FindsAProblemByName) {
    EXPECT_EQ(load_bytes(jgex_text, "f", "two").value().problems.front().name, "two");
    const auto missing = load_bytes(jgex_text, "f", "twoo");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, "no_such_problem");
    EXPECT_NE(missing.error().mend.find("two"), std::string::npos);
}

TEST(Load, TakesOneProblemWhereOneIsMeant) {
    const Scratch scratch;
    const auto several = load_one(scratch.put("f.txt", jgex_text));
    ASSERT_FALSE(several);
    EXPECT_EQ(several.error().code, "several_problems");
    EXPECT_NE(several.error().mend.find("one, two"), std::string::npos);
    EXPECT_EQ(load_one(scratch.path("f.txt"), "one")->name, "one");
    EXPECT_EQ(load_one(scratch.put("pictures.json", scene_text))->name, "pictures");
}

TEST(Load, NamesThePlaceOfWhatIsNoFile) {
    const auto truncated = load_bytes("{\"version\": 1,\n \"actions\": [", "f.json");
    ASSERT_FALSE(truncated);
    EXPECT_EQ(truncated.error().place->line, 2);
    const auto words = load_bytes("name\nwords without a clause ? coll a b c\n", "f.txt").value();
    EXPECT_EQ(words.problems.front().document.error().place->line, 2);
    EXPECT_EQ(load_bytes("", "f").error().code, "empty_file");
    EXPECT_EQ(load_bytes("# only a remark\n", "f").error().code, "empty_file");
    EXPECT_EQ(load_bytes(std::string("\x00\x01", 2), "f").error().code, "unknown_format");
    const auto nul = load_bytes(std::string("{\"problem\":\n \"\0\"}", 17), "f");
    ASSERT_FALSE(nul);
    EXPECT_EQ(nul.error().code, "not_text");
    EXPECT_EQ(nul.error().place->line, 2);
}

/// A generator writes its samples one a line: a bad one does not spoil the others, and its place is that in the file.
TEST(Load, ReadsProblemsInJsonOneALineOrInAList) {
    const std::string envelope =
        R"({"problem": "", "givens": [], "goal": "Find AB", "answer": "5", "comment": "", "actions": [)"
        R"({"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},)"
        R"({"op": "AddPoint", "type": "Cartesian", "args": ["B", "3", "4"]}]})";
    const std::string bad = R"({"problem": "bad", "givens": [], "goal": "", "answer": "", "comment": "", "actions": [)"
                            R"({"op": "AddPoint", "type": "Nowhere", "args": ["A"]}]})";
    const std::string scene =
        R"({"version": 1, "name": "three", "actions": [{"op": "Construct", "type": "free", "args": ["a"]}]})";
    const auto lines = load_bytes(envelope + "\n" + bad + "\n\n" + scene + "\n", "samples.jsonl");
    ASSERT_TRUE(lines) << to_string(lines.error());
    EXPECT_EQ(lines->kind, FileKind::lines);
    ASSERT_EQ(lines->problems.size(), 3U);
    EXPECT_EQ(lines->problems[0].name, "samples 1");
    EXPECT_TRUE(lines->problems[0].envelope);
    EXPECT_EQ(lines->problems[0].told.language(), "verigeo");
    ASSERT_FALSE(lines->problems[1].document);
    EXPECT_EQ(lines->problems[1].document.error().place->line, 2);
    EXPECT_EQ(lines->problems[2].name, "three");
    EXPECT_EQ(lines->problems[2].actions.front().line, 4);
    const auto list = load_bytes("[\n" + envelope + ",\n" + bad + ",\n" + scene + "\n]", "samples.json");
    ASSERT_TRUE(list) << to_string(list.error());
    ASSERT_EQ(list->problems.size(), 3U);
    EXPECT_TRUE(list->problems[0].document);
    ASSERT_FALSE(list->problems[1].document);
    EXPECT_EQ(list->problems[1].document.error().place->line, 3);
    EXPECT_FALSE(load_bytes("[1, 2]", "numbers.json"));
    EXPECT_FALSE(load_bytes("{\n\"actions\": [\n", "cut.json"));
}

TEST(Load, CommentsBeforeJsonAreNoNames) {
    for (const char* text : {"// one\n{\"version\": 1}", "/* two */ {\"version\": 1}", "  // 3\n/* 4\n */ // 5\n[1]"}) {
        const auto loaded = load_bytes(text, "f.json");
        ASSERT_FALSE(loaded) << text;
        EXPECT_EQ(loaded.error().code, "json_comment") << text;
        EXPECT_EQ(loaded.error().place->line, 1) << text;
    }
    EXPECT_TRUE(load_bytes("// a name\na b c = triangle a b c ? perp a b a c\n", "f.txt").value().problems[0].document);
}

TEST(Load, RefusesEachBrokenExampleInWords) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(example("broken"))) {
        ++files;
        const auto loaded = load(entry.path().string());
        if (!loaded) {
            EXPECT_FALSE(loaded.error().what.empty()) << entry.path();
            EXPECT_EQ(loaded.error().kind, ErrorKind::bad_input) << entry.path();
            ASSERT_TRUE(loaded.error().place) << entry.path();
            continue;
        }
        ASSERT_EQ(loaded->problems.size(), 1U) << entry.path();
        const auto analysis = analyse(loaded->problems.front());
        ASSERT_TRUE(!analysis || analysis->no_branch) << entry.path() << " is not broken";
        const Error& error = analysis ? *analysis->no_branch : analysis.error();
        EXPECT_EQ(error.kind, ErrorKind::bad_input) << entry.path();
        EXPECT_TRUE(error.place) << entry.path();
    }
    EXPECT_GE(files, 16U);
}

TEST(Load, SurvivesAnyBytes) {
    EXPECT_TRUE(rc::check([](const std::string& noise) {
        const auto loaded = load_bytes(noise, "noise");
        if (!loaded) RC_ASSERT(!loaded.error().what.empty());
    }));
    EXPECT_TRUE(rc::check([] {
        std::string damaged = *rc::gen::element(jgex_text, scene_text);
        for (int i = *rc::gen::inRange(1, 6); i > 0; --i) {
            const auto at = *rc::gen::inRange<std::size_t>(0, damaged.size());
            damaged[at] = *rc::gen::arbitrary<char>();
        }
        const auto loaded = load_bytes(damaged, "damaged");
        RC_ASSERT(loaded.has_value() || !loaded.error().what.empty());
    }));
}

} // namespace
} // namespace porism::workflow
