// Every command of porism on good input, through the built program.
#include "running.h"
#include "source_tree/source_tree.h"
#include "support/golden.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace porism::cli {
namespace {

using test::example;
using test::How;
using test::lines;
using test::Ran;
using test::run;
using test::Scratch;
using Json = nlohmann::ordered_json;

Json parsed(const std::string& text) {
    EXPECT_TRUE(Json::accept(text)) << text;
    return Json::parse(text, nullptr, false);
}

/// Records without what the clock says.
std::vector<std::string> timeless(const std::string& text) {
    std::vector<std::string> out;
    for (const std::string& line : lines(text)) {
        Json json = parsed(line);
        json.erase("ms");
        json.erase("realize_ms");
        out.push_back(json.dump());
    }
    return out;
}

TEST(Solve, SaysALineAGoal) {
    const Ran solved = run({"solve", example("orthocentre.txt")});
    EXPECT_EQ(solved.status, 0) << solved.err;
    ASSERT_EQ(lines(solved.out).size(), 1U);
    EXPECT_TRUE(solved.out.starts_with("solved"));
    EXPECT_NE(solved.err.find("1 of 1 goals solved"), std::string::npos);
}

TEST(Solve, WritesRecords) {
    const Ran solved = run({"solve", "--json", example("orthocentre.txt")});
    const Json record = parsed(lines(solved.out).at(0));
    for (const char* key : {"name", "goal", "solved", "checked", "ms", "statements", "derivations", "path_length",
                            "side_conditions", "reason"})
        EXPECT_TRUE(record.contains(key)) << key;
    EXPECT_EQ(record["solved"], true);
    EXPECT_EQ(record["checked"], true);
    EXPECT_EQ(record["name"], "orthocentre");
    EXPECT_GT(record["path_length"], 0);
    EXPECT_TRUE(record["reason"].is_null());
}

TEST(Solve, KeepsTheOrderOfTheFileWhateverTheJobs) {
    const Ran one = run({"solve", "--json", example("problems.txt")});
    const Ran four = run({"solve", "--json", "--jobs", "4", example("problems.txt")});
    EXPECT_EQ(one.status, 0) << one.err;
    EXPECT_EQ(timeless(one.out), timeless(four.out));
    EXPECT_GE(lines(one.out).size(), 30U);
}

TEST(Solve, TakesOneByName) {
    const Ran solved = run({"solve", "--json", "--name", "kite_diagonals", example("problems.txt")});
    EXPECT_EQ(lines(solved.out).size(), 1U);
    EXPECT_EQ(parsed(solved.out)["name"], "kite_diagonals");
}

TEST(Solve, ReadsStandardInput) {
    const Ran solved =
        run({"solve", "-"},
            {.input = "p\na b c = triangle a b c; d = midpoint d a b; e = midpoint e a c ? para d e b c\n"});
    EXPECT_EQ(solved.status, 0) << solved.err;
}

TEST(Solve, EndsWithOneWhenSomethingIsNotSolved) {
    const Ran solved = run({"solve", "-"}, {.input = "p\na b c = triangle a b c ? perp a b c a; perp a b b c\n"});
    EXPECT_EQ(solved.status, 1) << solved.out << solved.err;
}

TEST(Solve, ReportsABadProblemAndSolvesTheOthers) {
    const Ran solved =
        run({"solve", "--json", "-"}, {.input = "bad\na b c = triangle a b c; d = foott d a b c ? perp a d b c\n"
                                                "good\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n"});
    EXPECT_EQ(solved.status, 1);
    EXPECT_NE(solved.err.find("-:2:29: error: there is no construction called \"foott\"; did you mean foot?"),
              std::string::npos)
        << solved.err;
    ASSERT_EQ(lines(solved.out).size(), 2U);
    EXPECT_EQ(parsed(lines(solved.out)[0])["solved"], false);
    EXPECT_EQ(parsed(lines(solved.out)[1])["solved"], true);
}

TEST(Proofs, AreWrittenAndChecked) {
    const Scratch scratch;
    ASSERT_EQ(run({"solve", "--proofs", scratch.path("proofs"), example("problems.txt")}).status, 0);
    std::vector<std::string> check{"check", "--json"};
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path("proofs")))
        check.push_back(entry.path().string());
    ASSERT_GT(check.size(), 30U);
    const Ran checked = run(check);
    EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
    for (const std::string& line : lines(checked.out)) {
        EXPECT_EQ(parsed(line)["valid"], true) << line;
        EXPECT_FALSE(parsed(line)["goal"].get<std::string>().empty());
    }
}

TEST(Proofs, AreRefusedWhenDamaged) {
    const Scratch scratch;
    ASSERT_EQ(run({"solve", "--proofs", scratch.path("p"), example("orthocentre.txt")}).status, 0);
    Json proof = parsed(scratch.get("p/orthocentre.json"));
    proof["path"]["steps"].back()["premises"] = Json::array({0});
    const Ran checked = run({"check", scratch.put("damaged.json", proof.dump())});
    EXPECT_EQ(checked.status, 1) << checked.err;
    EXPECT_NE(checked.out.find("invalid"), std::string::npos);
    EXPECT_NE(checked.out.find("step"), std::string::npos) << "it says which step";
    const Ran both = run({"check", scratch.path("damaged.json"), scratch.path("p/orthocentre.json")});
    EXPECT_EQ(both.status, 1);
    EXPECT_NE(both.err.find("1 of 2 proofs valid"), std::string::npos) << both.err;
}

TEST(Close, NamesGivensThatCannotHold) {
    const Ran contradicting =
        run({"close", "-"}, {.input = "p\na b c = triangle a b c; d = s_angle a b d 30, s_angle a b d 40\n"});
    EXPECT_EQ(contradicting.status, 1);
    EXPECT_NE(contradicting.err.find("inconsistent: these statements contradict each other: aconst a b b d 30o, "
                                     "aconst a b b d 40o"),
              std::string::npos)
        << contradicting.err;
    const std::string touching = "p\no a b = triangle o a b; d = on_circle d o a, on_tline d a o a";
    const Ran closed = run({"close", "--json", "-"}, {.input = touching + "\n"});
    EXPECT_NE(closed.err.find("the given perp o a a d does not hold: A and D are one point in every picture, so there "
                              "is no line AD; nothing follows from it"),
              std::string::npos)
        << closed.err;
    EXPECT_EQ(parsed(closed.out)["senseless"][0]["statement"], "perp o a a d");
    const Ran solved = run({"solve", "-"}, {.input = touching + " ? perp o b a b\n"});
    EXPECT_EQ(solved.status, 1);
}

TEST(Solve, SaysThatThePictureWasChosenForTheGoal) {
    const std::string line = "p\na b = segment a b; c = on_line c a b ? ";
    const How between{.input = line + "sum a c c b a b\n"}, anywhere{.input = line + "coll a b c\n"};
    EXPECT_NE(run({"solve", "-"}, between).out.find("others of the same construction fail it"), std::string::npos);
    EXPECT_EQ(run({"solve", "-"}, anywhere).out.find("picture"), std::string::npos);
    EXPECT_EQ(parsed(run({"solve", "--json", "-"}, between).out)["chosen_picture"], true);
    EXPECT_EQ(parsed(run({"solve", "--json", "-"}, anywhere).out)["chosen_picture"], false);
    const Json told = parsed(run({"explain", "--json", "-"}, between).out);
    EXPECT_NE(told["statement"].get<std::string>().find("C lies between A and B"), std::string::npos);
    EXPECT_EQ(told["choices"].size(), 0U) << told["choices"];
}

TEST(Close, ListsStatementsByKindAndClassWithCounts) {
    const Ran closed = run({"close", example("orthocentre.txt")});
    EXPECT_EQ(closed.status, 0) << closed.err;
    for (const char* part : {"Perpendiculars (", "  AH ⊥ BC  [perp a h b c]", "Similar triangles (", " ∼ △"})
        EXPECT_NE(closed.out.find(part), std::string::npos) << part << "\n" << closed.out;
    const Ran all = run({"close", "--all", example("orthocentre.txt")});
    EXPECT_NE(all.out.find("given by action"), std::string::npos);
    const Json graph = parsed(run({"close", "--json", example("orthocentre.txt")}).out);
    EXPECT_EQ(graph["ending"], "saturated");
    EXPECT_EQ(graph["graph"]["statements"].size(), graph["counts"]["statements"]);
    for (const Json& kind : graph["kinds"]) {
        std::set<std::string> rows; // one may be in two classes
        for (const Json& one : kind["classes"])
            for (const Json& row : one["rows"]) rows.insert(row["statements"].dump());
        EXPECT_EQ(kind["rows"], rows.size()) << kind["name"];
    }
}

TEST(Close, MarksWhatFollowsAsTheListDoes) {
    const std::string scene = "p\na b c = triangle a b c; f = foot f c a b\n";
    const Ran followed = run({"close", "-", "--follows", "coll a b f"}, {.input = scene});
    EXPECT_NE(followed.out.find("AF + BF = AB †"), std::string::npos) << followed.out;
    EXPECT_NE(followed.out.find("† proved as the points lie here"), std::string::npos);
}

TEST(Close, ShowsOnlyWhatIsLookedFor) {
    const auto file = example("orthocentre.txt");
    const Ran kind = run({"close", file, "--kind", "perpendicular", "--points", "A,H"});
    EXPECT_EQ(kind.status, 0) << kind.err;
    EXPECT_EQ(lines(kind.out).front().substr(0, 14), "Perpendiculars");
    EXPECT_EQ(kind.out.find("Equal"), std::string::npos);
    for (const std::string& line : lines(kind.out)) {
        const bool both = line.find('A') != std::string::npos && line.find('H') != std::string::npos;
        EXPECT_TRUE(!line.starts_with("  ") || both) << line;
    }
    EXPECT_NE(kind.err.find("rows shown"), std::string::npos) << kind.err;
    const Json found = parsed(run({"close", "--json", file, "--find", "perp a h b c"}).out);
    ASSERT_EQ(found["kinds"].size(), 1U);
    EXPECT_EQ(found["kinds"][0]["name"], "perpendicular");
    const Ran unknown = run({"close", file, "--points", "A,Z"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("there is no point"), std::string::npos) << unknown.err;
    EXPECT_EQ(run({"close", file, "--kind", "wheel"}).status, 2);
}

TEST(Close, MarksWhatIsProvedOnlyAsThePointsLie) {
    const std::string bisector =
        "p\na b c = triangle a b c; x = on_line x a b, on_circle x a c; d = angle_bisector d b a c\n";
    const Ran marked = run({"close", "-"}, {.input = bisector});
    EXPECT_NE(marked.out.find("AD ⊥ CX †"), std::string::npos) << marked.out;
    EXPECT_NE(marked.out.find("\n† proved as the points lie here"), std::string::npos) << marked.out;
    const Ran everywhere =
        run({"close", "-"}, {.input = "m\na b c = triangle a b c; m = midpoint m a b; n = midpoint n a c\n"});
    EXPECT_NE(everywhere.out.find("BC ∥ MN"), std::string::npos) << everywhere.out;
    EXPECT_EQ(everywhere.out.find("†"), std::string::npos) << everywhere.out;
    const Json found = parsed(run({"close", "--json", "--find", "perp a d", "-"}, {.input = bisector}).out);
    EXPECT_EQ(found["kinds"][0]["classes"][0]["rows"][0]["as_drawn"], true);
}

TEST(Close, FindsByPredicateAndPointsAndSaysThroughWhichLine) {
    const auto file = example("orthocentre.txt");
    EXPECT_EQ(run({"close", file, "--find", "perp a h"}).out, "Perpendiculars (1)\n  AH ⊥ BC  [perp a h b c]\n");
    const Ran other = run({"close", file, "--find", "perp f h"});
    EXPECT_NE(other.out.find("(FH lies on C"), std::string::npos) << other.out;
    const Json found = parsed(run({"close", "--json", file, "--find", "perp f h"}).out);
    EXPECT_TRUE(found["kinds"][0]["classes"][0]["rows"][0]["found_by"].get<std::string>().starts_with("FH lies on C"));
    EXPECT_NE(run({"close", "--help"}).out.find("perp a b"), std::string::npos);
}

TEST(Close, SaysWhyAndWhatFollows) {
    const auto file = example("orthocentre.txt");
    const Ran why = run({"close", file, "--why", "cyclic a e f h"});
    EXPECT_EQ(why.status, 0) << why.err;
    EXPECT_TRUE(why.out.starts_with("Why A, E, F and H lie on one circle:\n1. ")) << why.out;
    EXPECT_EQ(run({"close", file, "--why", "cong a b a c"}).status, 1);
    EXPECT_EQ(run({"close", file, "--why", "cong a b a z"}).status, 2);
    const Ran follows = run({"close", file, "--follows", "cyclic a e f h"});
    EXPECT_EQ(follows.status, 0) << follows.err;
    EXPECT_NE(lines(follows.out).front().find(" directly, "), std::string::npos) << follows.out;
    const auto some = lines(run({"close", file, "--follows", "cyclic a e f h", "--kind", "perpendicular"}).out);
    EXPECT_NE(some.front().find(" shown)"), std::string::npos) << some.front();
    EXPECT_LT(some.size(), lines(follows.out).size());
    for (std::size_t i = 1; i < some.size(); ++i) EXPECT_NE(some[i].find("⊥"), std::string::npos) << some[i];
    EXPECT_EQ(run({"close", file, "--follows", "cong a b a c"}).status, 2) << "it is not among what follows";
    const Json both = parsed(run({"close", "--json", file, "--why", "perp a h b c", "--follows", "perp a c b e"}).out);
    EXPECT_EQ(both["why"][0]["solved"], true);
    EXPECT_GT(both["why"][0]["steps"].size(), 1U);
    EXPECT_GE(both["follows"]["all"].size(), both["follows"]["direct"].size());
    EXPECT_GT(both["follows"]["direct"].size(), 0U);
}

TEST(Explore, ShowsThePathToTheGoal) {
    const Ran path = run({"explore", "--method", "single", example("orthocentre.txt")});
    EXPECT_EQ(path.status, 0) << path.err;
    EXPECT_NE(path.out.find("1. "), std::string::npos);
    const Json record =
        parsed(lines(run({"explore", "--method", "single", "--json", example("orthocentre.txt")}).out).at(0));
    EXPECT_EQ(record["solved"], true);
    EXPECT_EQ(record["path"]["steps"].size(), record["raw_length"]);
}

TEST(Explore, TakesAnotherGoal) {
    const Ran yes = run({"explore", "--method", "single", "--goal", "cyclic b c e f", example("orthocentre.txt")});
    EXPECT_EQ(yes.status, 0) << yes.out << yes.err;
    const Ran no = run({"explore", "--method", "single", "--goal", "cong a b a c", example("orthocentre.txt")});
    EXPECT_EQ(no.status, 1);
    const Ran bad = run({"explore", "--method", "single", "--goal", "cong a b a", example("orthocentre.txt")});
    EXPECT_EQ(bad.status, 2);
    EXPECT_NE(bad.err.find("error:"), std::string::npos);
}

TEST(Explore, TakesAGoalAsListsSayIt) {
    const auto file = example("orthocentre.txt");
    for (const char* goal : {"AH ⟂ BC", "B, C, E and F lie on one circle", "∠(BE, CF) = ∠(AC, AB)"}) {
        const Ran path = run({"explore", "--method", "single", "--goal", goal, file});
        EXPECT_EQ(path.status, 0) << goal << "\n" << path.out << path.err;
        EXPECT_NE(path.out.find("checked"), std::string::npos) << path.out;
    }
    const Ran no = run({"explore", "--method", "single", "--goal", "AB = AC", file});
    EXPECT_EQ(no.status, 1) << no.err;
    EXPECT_NE(no.out.find("AB = AC: no path"), std::string::npos) << no.out;
    const Ran bad = run({"explore", "--method", "single", "--goal", "AB = AZ", file});
    EXPECT_EQ(bad.status, 2);
    EXPECT_TRUE(bad.err.starts_with("--goal:")) << bad.err;
}

TEST(Explore, FindsProblems) {
    const Ran found = run({"explore", "--method", "single", "--problems", "--json", "--count", "5", "--min-length", "2",
                           example("orthocentre.txt")});
    EXPECT_EQ(found.status, 0) << found.err;
    ASSERT_EQ(lines(found.out).size(), 5U);
    for (const std::string& line : lines(found.out)) {
        EXPECT_GE(parsed(line)["path_length"], 2);
        EXPECT_EQ(parsed(line)["checked"], true);
    }
}

TEST(Verify, ShowsEachCheck) {
    const Ran verified = run({"verify", example("orthocentre.txt")});
    EXPECT_EQ(verified.status, 0) << verified.err;
    EXPECT_NE(verified.out.find("orthocentre: accepted"), std::string::npos);
    EXPECT_NE(verified.out.find("goal_holds"), std::string::npos);
    const Json verdict = parsed(run({"verify", "--json", example("orthocentre.txt")}).out);
    EXPECT_EQ(verdict["outcome"], "accepted");
    EXPECT_EQ(verdict["verifications"]["logical"], "accepted");
    EXPECT_EQ(run({"verify", example("broken/false_goal.txt")}).status, 1);
}

TEST(Verify, CountsWhichVerificationRefused) {
    const Scratch scratch;
    const std::string file =
        scratch.put("three.txt", "good\na b c = triangle a b c; h = on_tline h b a c, on_tline h c "
                                 "a b ? perp a h b c\n"
                                 "bad\na b c = triangle a b c ? perp a b b c\n"
                                 "one_sided\na = free a; b = free b; c = on_circle c a b, on_circle "
                                 "c b a; d = on_tline d b b c, on_circle d b c ? aconst a b c d "
                                 "7pi/12\n");
    const Ran told = run({"verify", "--rates", file});
    EXPECT_EQ(told.status, 1);
    EXPECT_NE(told.out.find("3 problems: 1 passed, 0 repaired, 2 rejected, 0 undecided"), std::string::npos)
        << told.out;
    EXPECT_NE(told.out.find("numerical 1 (50.0 %), analytical 1 (50.0 %), logical 0 (0.0 %)"), std::string::npos)
        << told.out;
    EXPECT_NE(told.out.find("logical verification: not run"), std::string::npos) << told.out;
    EXPECT_NE(told.out.find("is false in the figure with ABC counter-clockwise and D on the same side of BC as A"),
              std::string::npos)
        << told.out;
    const Ran repaired = run({"verify", "--rates", "--repair", file});
    EXPECT_NE(repaired.out.find("Take the figure with ABC clockwise and D on the same side of BC as A."),
              std::string::npos)
        << repaired.out;
}

TEST(Verify, TellsWhichGivensAreNeededAndWhatFails) {
    const Ran needed = run({"verify", "--necessity", example("orthocentre.txt")});
    EXPECT_EQ(needed.status, 0);
    EXPECT_NE(needed.out.find("\nneeded     action 2 (AC ⊥ BE)"), std::string::npos) << needed.out;
    EXPECT_NE(needed.out.find("\nredundant  action 2 (A, C and E lie on one line)"), std::string::npos) << needed.out;
    const Json json = parsed(run({"verify", "--json", "--necessity", "--shrink", example("orthocentre.txt")}).out);
    EXPECT_EQ(json["necessity"].size(), 6U);
    EXPECT_FALSE(json.contains("shrunk"));
    const Json rejected = parsed(run({"verify", "--json", "--shrink", example("broken/false_goal.txt")}).out);
    EXPECT_EQ(rejected["shrunk"]["check"], "goal_holds");
    EXPECT_EQ(rejected["shrunk"]["minimal"], true);
}

TEST(Verify, NamesTheGivenThatIsMissing) {
    const Scratch scratch;
    const std::string file =
        scratch.put("missing.txt", "x\na b c = triangle a b c; m = midpoint m b c ? perp a m b c\n");
    const Ran told = run({"verify", "--necessity", "--repair", file});
    EXPECT_EQ(told.status, 1);
    EXPECT_NE(told.out.find("\nmissing    AB = AC  for AM ⊥ BC: "), std::string::npos) << told.out;
    EXPECT_NE(told.out.find("State \"AB = AC\" besides"), std::string::npos) << told.out;
    const Json json = parsed(run({"verify", "--json", "--necessity", "--repair", file}).out);
    EXPECT_EQ(json["missing"][0]["given"], "cong a b a c");
    EXPECT_EQ(json["mended"]["verdict"]["outcome"], "accepted");
    EXPECT_EQ(json["outcome"], "repaired");
    EXPECT_EQ(json["repaired"], true);
    EXPECT_EQ(json["verifications"]["numerical"], "rejected") << "the checks are those of the problem as it is";
    EXPECT_TRUE(told.out.starts_with("x: repaired\n")) << told.out;
}

TEST(Verify, WritesAFileAnewThatGivesTwoPointsOneName) {
    const Scratch scratch;
    const std::string text = "x\na b c = triangle a b c; o = circumcenter o a b c; a = midpoint a b c ? perp o a b c\n";
    const std::string file = scratch.put("clash.txt", text);
    EXPECT_EQ(run({"verify", file}).status, 2);
    const Ran mended = run({"verify", "--repair", "--rates", file});
    EXPECT_EQ(mended.status, 1);
    EXPECT_NE(mended.err.find("is defined already"), std::string::npos) << mended.err;
    EXPECT_NE(mended.out.find("Call the second point a d."), std::string::npos) << mended.out;
    EXPECT_NE(mended.out.find("1 repaired"), std::string::npos) << mended.out;
    for (const Ran& ran :
         {run({"verify", "--json", "--repair", file}), run({"verify", "--json", "--repair", "-"}, {.input = text})}) {
        const Json json = parsed(ran.out);
        EXPECT_EQ(json["mended"]["text"],
                  "x\na b c = triangle a b c; o = circumcenter o a b c; d = midpoint d b c ? perp o d b c\n");
        EXPECT_EQ(json["stage"], "read");
        EXPECT_EQ(json["outcome"], "repaired");
    }
}

TEST(Verify, SaysWhyThereIsNoMendAndNoSmallerPart) {
    const Scratch scratch;
    const std::string file =
        scratch.put("open.txt", "x\na b c = triangle a b c; d = free d; e = free e ? cong a d b e; cong a e b c\n");
    const Json json = parsed(run({"verify", "--json", "--repair", file}).out);
    EXPECT_NE(json["not_repaired"].get<std::string>().find("no mend"), std::string::npos) << json["not_repaired"];
    const std::string branches =
        scratch.put("branches.txt", "b\na b c = triangle a b c; k = midpoint k a b; d = "
                                    "eq_triangle d a b; e = eq_triangle e a c ? cong c d b e\n");
    const Json shrunk = parsed(run({"verify", "--json", "--shrink", branches}).out);
    EXPECT_EQ(shrunk["shrunk"]["check"], "branch_complete");
    EXPECT_EQ(shrunk["shrunk"]["actions"], Json::array({0, 2, 3}));
}

std::string three_points_with(const Scratch& scratch, std::initializer_list<const char*> lengths) {
    Json actions = Json::array();
    for (const char* const name : {"a", "b", "c"})
        actions.push_back({{"op", "Construct"}, {"type", "free"}, {"args", Json::array({name})}});
    for (const char* const stated : lengths)
        actions.push_back({{"op", "State"}, {"type", "relation"}, {"args", Json::array({stated})}});
    const Json goals = Json::array({"perp a b b c"});
    return scratch.put("stated.json",
                       Json{{"version", 1}, {"name", "stated"}, {"actions", actions}, {"goals", goals}}.dump());
}

/// What is stated fixes AC in every picture of it, so that it is marked no more than the angle.
TEST(Close, ListsKnownValues) {
    const Scratch scratch;
    const std::string file = three_points_with(scratch, {"length(a,b) = 7", "length(b,c) = 8", "angle(a,b,c) = 120"});
    const Ran text = run({"close", file});
    EXPECT_NE(text.out.find("AC = 13  [lconst a c 13]\n"), std::string::npos) << text.out;
    EXPECT_EQ(text.out.find("†"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("Known values (3)\n  ∠ABC = 120°\n"), std::string::npos) << text.out;
    const Json values = parsed(run({"close", "--json", file}).out)["values"];
    const auto found = std::ranges::find_if(values, [](const Json& one) { return one["quantity"] == "length(a,c)"; });
    ASSERT_NE(found, values.end()) << values;
    EXPECT_EQ((*found)["value"], "13");
    EXPECT_EQ((*found)["text"], "AC = 13");
    // The law of cosines for the given angle at least, and the law of sines.
    EXPECT_GE((*found)["derivations"], 2);
    EXPECT_EQ(run({"close", "--why", "length(a,c) = 13", file}).status, 0);
    EXPECT_EQ(run({"close", "--why", "length(a,c) = 12", file}).status, 1);
    const Ran unknown = run({"close", "--why", "foo = 13", file});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("there is no letter \"foo\""), std::string::npos) << unknown.err;
    const Json of_a = parsed(run({"close", "--json", "--points", "A", "--find", "= 7", file}).out)["values"];
    EXPECT_EQ(of_a.size(), 1U) << of_a;
    EXPECT_FALSE(parsed(run({"close", "--json", "--kind", "perpendicular", file}).out).contains("values"));
}

TEST(Verify, TellsFreedomAndWhatAddsNothing) {
    const Scratch scratch;
    const std::string file =
        three_points_with(scratch, {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 5", "angle(a,b,c) = 90"});
    const Ran told = run({"verify", file});
    EXPECT_NE(told.out.find("the shape is fixed but for finitely many choices"), std::string::npos)
        << told.out << told.err;
    EXPECT_NE(told.out.find("action 7 (∠ABC = 90°) adds nothing to those before"), std::string::npos);
    for (const char* const command : {"verify", "close", "solve"}) {
        const Json json = parsed(run({command, "--json", file}).out);
        EXPECT_EQ(json["freedom"], 0) << command;
        EXPECT_EQ(json["redundant"], Json::array({6})) << command;
    }
    const Ran free = run({"verify", three_points_with(scratch, {"length(a,b) = 3", "length(b,c) = 4"})});
    EXPECT_NE(free.out.find("1 degree of freedom"), std::string::npos) << free.out;
}

TEST(Verify, SaysAConflictInWords) {
    const Scratch scratch;
    const Ran told =
        run({"verify", three_points_with(scratch, {"length(a,b) = 3", "length(b,c) = 4", "length(c,a) = 9"})});
    EXPECT_EQ(told.status, 1);
    EXPECT_NE(told.out.find("these hold: AB = 3; BC = 4; AC = 9"), std::string::npos) << told.out;
}

TEST(Verify, SaysWhereTheActionStandsWithoutWhichThereIsNoFigure) {
    const Ran impossible = run({"verify", example("broken/impossible_figure.txt")});
    EXPECT_EQ(impossible.status, 1);
    EXPECT_NE(impossible.err.find("impossible_figure.txt:3:"), std::string::npos) << impossible.err;
    const Scratch scratch;
    const std::string far = scratch.put("far.txt", "p\na b = segment a b; c@2e9_0 = free c ? coll a b c\n");
    const Ran refused = run({"verify", "--json", far});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("far.txt:2:20: error: C lies too far away"), std::string::npos) << refused.err;
    EXPECT_EQ(lines(refused.out).size(), 1U);
    const std::string loose =
        scratch.put("loose.txt", "a b c d = quadrangle a b c d; x y = e5128 x y a b c d ? cong c b c x\n");
    const Ran required = run({"solve", loose});
    EXPECT_NE(required.err.find("loose.txt:1:31: error: X, Y cannot be placed: B and D must be at one distance from C"),
              std::string::npos)
        << required.err;
}

TEST(Convert, WritesEveryFormat) {
    const Scratch scratch;
    for (const std::string format : {"jgex", "actions", "svg", "png"}) {
        const Ran converted =
            run({"convert", example("orthocentre.txt"), "--to", format, "--out", scratch.path(format)});
        EXPECT_EQ(converted.status, 0) << format << ": " << converted.err;
        EXPECT_FALSE(scratch.get(format).empty()) << format;
    }
    EXPECT_EQ(run({"solve", scratch.path("jgex")}).status, 0);
    EXPECT_EQ(run({"solve", scratch.path("actions")}).status, 0);
    EXPECT_TRUE(scratch.get("png").starts_with("\x89PNG"));
    EXPECT_EQ(run({"convert", example("orthocentre.txt"), "--to", "svg", "--out", "-"}).out, scratch.get("svg"));
}

/// The number behind the first `name="`.
double attribute(const std::string& svg, const std::string& name) {
    const std::size_t at = svg.find(" " + name + "=\"");
    return at == std::string::npos ? -1 : std::stod(svg.substr(at + name.size() + 3));
}

TEST(Convert, PicturesLookTheSameAtEachSize) {
    const auto svg = [](const char* size) {
        return run({"convert", example("orthocentre.txt"), "--to", "svg", "--size", size, "--out", "-"}).out;
    };
    const auto inside = [](const std::string& text) { return text.substr(text.find("viewBox")); };
    const std::string plain = run({"convert", example("orthocentre.txt"), "--to", "svg", "--out", "-"}).out;
    EXPECT_EQ(svg("640"), plain);
    for (const char* size : {"200", "700", "2400"}) {
        EXPECT_EQ(inside(svg(size)), inside(plain)) << size;
        EXPECT_EQ(std::max(attribute(svg(size), "width"), attribute(svg(size), "height")), std::stod(size));
    }
    const std::string small = svg("64");
    EXPECT_EQ(std::max(attribute(small, "width"), attribute(small, "height")), 64);
    EXPECT_EQ(small.find("<text"), std::string::npos) << "letters that nobody could read";
}

TEST(Convert, ToTextKeepsAllProblemsAndTheirGoals) {
    const Scratch scratch;
    ASSERT_EQ(run({"convert", example("problems.txt"), "--to", "jgex", "--out", scratch.path("all.txt")}).status, 0);
    EXPECT_EQ(lines(run({"solve", "--json", scratch.path("all.txt")}).out).size(),
              lines(run({"solve", "--json", example("problems.txt")}).out).size());
}

TEST(Store, KeepsWhichGivensAreNeededAndListsByIt) {
    const Scratch scratch;
    const std::string library = scratch.path("l.porism");
    const std::string file =
        scratch.put("two.txt", "idle\na b c = triangle a b c; d = foot d a b c; m = midpoint m a b ? perp a d b c\n"
                               "lacking\na b c = triangle a b c; m = midpoint m b c ? perp a m b c\n");
    ASSERT_EQ(run({"store", "import", library, file}).status, 0);
    EXPECT_NE(run({"store", "list", library}).out.find("givens not looked at"), std::string::npos);
    EXPECT_EQ(run({"store", "show", "--necessity", library, "idle"}).status, 2) << "nobody looked";
    const Ran looked = run({"store", "import", "--necessity", library, file});
    EXPECT_NE(looked.out.find("givens: 1 needed, 3 redundant"), std::string::npos) << looked.out;
    const Ran listed = run({"store", "list", library});
    EXPECT_NE(listed.out.find("1 needed, 3 redundant"), std::string::npos) << listed.out;
    EXPECT_NE(listed.out.find("1 missing"), std::string::npos) << listed.out;
    EXPECT_EQ(lines(run({"store", "list", "--need", "redundant", library}).out).size(), 1U);
    EXPECT_EQ(lines(run({"store", "list", "--need", "undecided", library}).out).size(), 0U);
    EXPECT_EQ(run({"store", "list", "--need", "wanted", library}).status, 2);
    EXPECT_EQ(parsed(run({"store", "list", "--json", "--need", "missing", library}).out)["givens"]["missing"], 1);
    EXPECT_NE(run({"store", "show", library, "lacking"}).out.find("missing    AB = AC"), std::string::npos);
    const Json shown = parsed(run({"store", "show", "--necessity", "--json", library, "lacking"}).out);
    EXPECT_EQ(shown["givens"][0]["given"], "cong a b a c");
}

TEST(Store, WhatAFileSaysFalselyIsRejectedFromTheFileTheLibraryAndADocument) {
    const Scratch scratch;
    const std::string record = R"json({"id": "k", "diagram_logic_forms": ["Equals(LengthOf(Line(A, B)), 8)", )json"
                               R"json("Equals(LengthOf(Line(B, C)), 6)", "Perpendicular(Line(A,B),Line(B,C))"], )json"
                               R"json("text_logic_forms": ["Find(LengthOf(Line(A,C)))"], )json"
                               R"json("point_positions": {"A": [0, 0], "B": [0, 200], "C": [150, 200]}, )json"
                               R"json("line_instances": ["AB", "AC", "BC"], "circle_instances": [], )json"
                               R"json("point_instances": ["A", "B", "C"], "answer": "14"})json";
    const std::string library = scratch.path("l.porism");
    const std::string file = scratch.put("record.json", record);
    ASSERT_EQ(run({"store", "import", library, file}).status, 0);
    EXPECT_NE(run({"store", "list", library}).out.find("rejected"), std::string::npos);
    const Json sample = parsed(run({"store", "show", "--json", library, "1"}).out);
    const std::string document = scratch.put("document.json", sample["document"].dump());
    for (const std::string& path : {file, library, document}) {
        const Ran verified = run({"verify", path});
        EXPECT_EQ(verified.status, 1) << path;
        EXPECT_NE(verified.out.find("the answer 14; the value that was proved is 10"), std::string::npos)
            << verified.out;
    }
}

TEST(Store, ImportsListsShowsAndChecks) {
    const Scratch scratch;
    const std::string library = scratch.path("l.porism");
    const Ran imported = run({"store", "import", library, example("orthocentre.txt")});
    EXPECT_EQ(imported.status, 0) << imported.err;
    const Ran listed = run({"store", "list", "--json", library});
    ASSERT_EQ(lines(listed.out).size(), 1U) << listed.err;
    const std::string id = std::to_string(parsed(listed.out)["id"].get<int>());
    EXPECT_NE(run({"store", "show", library, id}).out.find("Prove that"), std::string::npos);
    EXPECT_EQ(run({"store", "show", library, "orthocentre"}).status, 0);
    EXPECT_TRUE(parsed(run({"store", "show", "--json", library, id}).out).contains("problem"));
    const Ran missing = run({"store", "show", library, "99"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_TRUE(missing.err.starts_with(library + ": error: ")) << missing.err;
    const std::string sample = scratch.put("sample.json", run({"store", "show", "--json", library, id}).out);
    EXPECT_EQ(run({"solve", sample}).status, 0) << "what is shown is read";
    EXPECT_EQ(run({"store", "check", library}).status, 0);
    EXPECT_NE(run({"store", "import", library, example("orthocentre.txt")}).out.find("there already"),
              std::string::npos);
    EXPECT_EQ(run({"solve", library}).status, 0) << "a library is a file of problems";
}

TEST(Verify, ASolversEnvelopeIsHeldAgainstAnAuthors) {
    const Scratch scratch;
    const std::string author = scratch.put("author.json", R"json({"problem":"p","givens":[],"goal":"Find ∠BAC",
        "answer":"","comment":"","actions":[{"op":"AddPoint","type":"Free","args":["A"]},
        {"op":"AddPoint","type":"Free","args":["B"]},{"op":"AddPoint","type":"Free","args":["C"]},
        {"op":"AddTriangle","type":"ByPoints","args":["t","A","B","C"]},
        {"op":"AddEdge","type":"EqualLength","args":["AB","AC"]},
        {"op":"AddEdge","type":"ExprConstraint","args":["Angle(A,B,C)","=","50"]}]})json");
    const auto verified = [&](const char* answer, const char* proof) {
        const std::string solver =
            scratch.put("solver.json", std::string(R"json({"actions":[{"op":"AddEdge",
            "type":"ExprConstraint","args":["Angle(A,C,B)","=","50"]}],"final_answer":")json") +
                                           answer + R"json(","proof":")json" + proof + R"json("})json");
        return run({"verify", author, "--solver", solver});
    };
    const Ran good = verified("80", "AB = AC, so ∠ABC = ∠ACB.");
    EXPECT_EQ(good.status, 0) << good.out << good.err;
    EXPECT_NE(good.out.find("text_holds"), std::string::npos) << good.out;
    const Ran wrong = verified("70", "");
    EXPECT_EQ(wrong.status, 1);
    EXPECT_NE(wrong.out.find("the answer 70° of /final_answer"), std::string::npos) << wrong.out;
    EXPECT_EQ(verified("80", "AB = BC.").status, 1);
    EXPECT_EQ(verified("", "").status, 1) << "a solver has to answer";
    EXPECT_EQ(run({"verify", author, "--solver", author}).status, 2);
    verified("80", "");
    Json with_answer = parsed(scratch.get("author.json"));
    for (const auto& [answer, status] : {std::pair{"80°", 0}, {"60", 1}, {"", 0}}) {
        with_answer["answer"] = answer;
        const std::string answered = scratch.put("answered.json", with_answer.dump());
        const Ran both = run({"verify", answered, "--solver", scratch.path("solver.json")});
        EXPECT_EQ(both.status, status) << answer << both.out;
    }
}

TEST(Verify, CostsAreToldWhenAskedFor) {
    const Ran plain = run({"verify", "--json", example("orthocentre.txt")});
    EXPECT_EQ(plain.out.find("\"cost\""), std::string::npos);
    const Ran told = run({"verify", "--json", "--costs", example("orthocentre.txt")});
    for (const Json& check : parsed(told.out.substr(0, told.out.find('\n')))["checks"])
        EXPECT_GE(check["cost"].get<double>(), 0) << check;
    EXPECT_NE(run({"verify", "--costs", example("orthocentre.txt")}).out.find(" ms]"), std::string::npos);
}

TEST(Catalogue, PrintsTheTables) {
    for (const std::string table : {"constructions", "rules", "statements", "geodsl"}) {
        const Ran text = run({"catalogue", table});
        EXPECT_EQ(text.status, 0) << text.err;
        EXPECT_FALSE(text.out.empty());
        const Json rows = parsed(run({"catalogue", table, "--json"}).out);
        EXPECT_GT(rows.size(), 10U) << table;
        for (const Json& row : rows) EXPECT_FALSE(row["name"].get<std::string>().empty());
    }
}

TEST(Catalogue, ShowsARowByNameAliasOrGroup) {
    const Ran foot = run({"catalogue", "constructions", "foot"});
    EXPECT_EQ(foot.status, 0);
    for (const char* part : {"x = foot x a b c", "x = foot a b c", "Foot of a perpendicular", "ncoll a b c",
                             "perp x a b c, coll x b c", "the point to drop from", "branches     1"})
        EXPECT_NE(foot.out.find(part), std::string::npos) << part << "\n" << foot.out;
    EXPECT_EQ(run({"catalogue", "constructions", "incentre"}).out, run({"catalogue", "constructions", "incenter"}).out);
    EXPECT_NE(run({"catalogue", "constructions", "square"}).out.find("x y = square a b x y, x y = square x y a b"),
              std::string::npos);
    for (const Json& row : parsed(run({"catalogue", "constructions", "Tangents", "--json"}).out))
        EXPECT_EQ(row["group"], "Tangents");
    const Ran slip = run({"catalogue", "constructions", "foott"});
    EXPECT_EQ(slip.status, 2);
    EXPECT_NE(slip.err.find("did you mean foot?"), std::string::npos) << slip.err;
    EXPECT_EQ(run({"catalogue", "statements", "--markdown", "x"}).status, 2);
}

/// docs/TABLE.md and a picture for each row are what the program writes, and there are no others.
void expect_page(const std::string& table) {
    const Scratch scratch;
    const Ran written = run({"catalogue", table, "--markdown", scratch.folder()});
    ASSERT_EQ(written.status, 0) << written.err;
    porism::test::expect_golden("../../docs/" + table + ".md", scratch.get(table + ".md"));
    std::set<std::string> pictures;
    for (const Json& row : parsed(run({"catalogue", table, "--json"}).out)) {
        const std::string picture = table + "/" + row["name"].get<std::string>() + ".svg";
        porism::test::expect_golden("../../docs/" + picture, scratch.get(picture));
        pictures.insert(std::filesystem::path(picture).filename());
    }
    for (const auto& file : std::filesystem::directory_iterator(porism::test::in_source("docs/") + table))
        EXPECT_TRUE(pictures.contains(file.path().filename())) << "no row has the picture " << file.path();
}

TEST(Catalogue, ThePageOfConstructionsIsUpToDate) {
    expect_page("constructions");
}

TEST(Catalogue, ThePageOfRulesIsUpToDate) {
    expect_page("rules");
}

TEST(Bench, CountsTheSameWorkEachTime) {
    const auto signature = [](const Ran& measured) {
        const std::size_t at = measured.err.rfind("counts ");
        EXPECT_NE(at, std::string::npos) << measured.err;
        return measured.err.substr(at);
    };
    for (const char* what : {"reason", "exact"}) {
        const Ran first = run({"bench", what, example("problems.txt")});
        EXPECT_EQ(first.status, 0) << what;
        EXPECT_EQ(signature(first), signature(run({"bench", what, example("problems.txt")}))) << what;
    }
}

TEST(Bench, EndsAsItShouldWhereAProblemHasNoFigure) {
    const Scratch scratch;
    const std::string some = scratch.put("some.txt", "good\na b c = triangle a b c; d = midpoint d a b ? cong a d b d\n"
                                                     "bad\na b = segment a b; c = midpont c a b ? cong a c b c\n");
    for (const char* what : {"realize", "reason", "exact"}) {
        EXPECT_EQ(run({"bench", what, some}).status, 1) << what;
        EXPECT_EQ(run({"bench", what, some, "--name", "good"}).status, 0) << what;
        EXPECT_EQ(run({"bench", what, some, "--name", "bad"}).status, 2) << what;
    }
}

TEST(Bench, SaysOfEachGoalWhetherItIsExact) {
    const Ran measured = run({"bench", "exact", "--json", example("problems.txt")});
    for (const std::string& line : lines(measured.out)) EXPECT_EQ(parsed(line)["decision"], "holds") << line;
    EXPECT_EQ(parsed(run({"bench", "exact", "--json", example("broken/false_goal.txt")}).out)["decision"], "fails");
}

TEST(Bench, SaysOfEachQuestionWhatIsExact) {
    const Scratch scratch;
    const std::string file = scratch.put("asked.txt", "p\na b = segment a b; c d = square a b c d ? cong a b b c; "
                                                      "acompute a b a c; lequation 1 a c -1 a b 0; lcompute a b\n");
    const auto records = lines(run({"bench", "exact", "--json", file}).out);
    ASSERT_EQ(records.size(), 4U);
    EXPECT_FALSE(parsed(records[0]).contains("value"));
    EXPECT_EQ(parsed(records[1])["decision"], "holds");
    EXPECT_EQ(parsed(records[1])["value"], "45");
    EXPECT_EQ(parsed(records[2])["decision"], "fails");
    EXPECT_EQ(parsed(records[3])["reason"], "differing");
}

TEST(Help, TellsTheCommands) {
    const Ran help = run({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* command :
         {"solve", "close", "explore", "explain", "verify", "check", "convert", "store", "catalogue", "bench"})
        EXPECT_NE(help.out.find(command), std::string::npos) << command;
    EXPECT_TRUE(run({"--version"}).out.starts_with("porism "));
}

} // namespace
} // namespace porism::cli
