// porism on bad input, bad output and interrupts: a clear error, the right exit status, nothing lost, no crash.
#include "running.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace porism::cli {
namespace {

using test::example;
using test::lines;
using test::Ran;
using test::run;
using test::Scratch;

/// What each broken file of the examples must make the program say. An empty place: the error is about the whole file.
struct Broken {
    const char* file;
    const char* place;
    const char* says;
    int status = 2;
};

const Broken broken[] = {
    {"accidental_coincidence.txt", ":3:", "falls on"},
    {"bad_number.txt", ":3:38:", "it is an angle"},
    {"false_goal.txt", ":3:", "the goal is false", 1},
    {"impossible_figure.txt", ":3:", "cannot be placed"},
    {"malformed.txt", ":3:", "is not a clause"},
    {"nameless_text.txt", ":2:", "no problem follows"},
    {"newer_version.json", ":1:", "a newer version"},
    {"not_a_locus.txt", ":3:", "foot"},
    {"not_text.bin", ":1:1:", "is not UTF-8 text"},
    {"overlong_form.txt", ":", "is not UTF-8 text"},
    {"repeated_definition.txt", ":3:", "is defined already"},
    {"surrogate_half.txt", ":1:39:", "is not UTF-8 text"},
    {"truncated.json", ":2:", "well-formed JSON"},
    {"undefined_point.txt", ":3:", "there is no point \"q\""},
    {"unknown_construction.txt", ":3:", "did you mean foot?"},
    {"unknown_goal.txt", ":3:", "did you mean perp?"},
    {"unknown_member.json", ":1:", "colour"},
    {"wrong_argument_count.txt", ":3:", "arguments"},
};

TEST(BadInput, EachBrokenFileHasItsError) {
    for (const Broken& b : broken) {
        const std::string path = example(std::string("broken/") + b.file);
        const Ran solved = run({"solve", path});
        EXPECT_EQ(solved.status, b.status) << b.file << ": " << solved.err;
        const std::string first = lines(solved.err).empty() ? "" : lines(solved.err).front();
        EXPECT_TRUE(first.starts_with(path + (*b.place != '\0' ? b.place : ": error"))) << first;
        EXPECT_NE(first.find("error: "), std::string::npos) << first;
        EXPECT_NE(first.find(b.says), std::string::npos) << first;
    }
}

TEST(BadInput, NoBrokenFileIsLeftOut) {
    for (const auto& entry : std::filesystem::directory_iterator(example("broken")))
        EXPECT_TRUE(std::ranges::any_of(broken, [&](const Broken& b) { return entry.path().filename() == b.file; }))
            << entry.path();
}

TEST(BadInput, NoCommandCrashesOnAnyBrokenFile) {
    const Scratch scratch;
    for (const Broken& b : broken) {
        const std::string path = example(std::string("broken/") + b.file);
        const std::vector<std::vector<std::string>> commands = {
            {"close", path},
            {"explore", "--method", "single", path},
            {"explain", path},
            {"verify", path},
            {"check", path},
            {"convert", path, "--to", "svg", "--out", scratch.path("x.svg")},
            {"store", "import", scratch.path("x.porism"), path},
            {"store", "list", path},
            {"bench", "reason", path},
        };
        for (const auto& command : commands) {
            const Ran ran = run(command);
            EXPECT_LE(ran.status, 2) << command.front() << " " << b.file << ": " << ran.err;
            if (ran.status == 2) {
                EXPECT_NE(ran.err.find("error: "), std::string::npos)
                    << command.front() << " " << b.file << ": " << ran.err;
            }
        }
    }
}

TEST(BadInput, AMissingFileIsNamed) {
    const Ran solved = run({"solve", "/no/such/file"});
    EXPECT_EQ(solved.status, 2);
    EXPECT_EQ(solved.err, "/no/such/file: error: there is no such file\n");
    EXPECT_EQ(run({"solve", "/"}).status, 2);
    EXPECT_EQ(run({"check", "/no/such/file"}).status, 2);
    EXPECT_EQ(run({"store", "list", "/no/such/file"}).status, 2);
}

TEST(BadInput, AProofThatCannotBeReadHasARecordToo) {
    const Scratch scratch;
    ASSERT_EQ(run({"solve", "--proofs", scratch.path("p"), example("orthocentre.txt")}).status, 0);
    const Ran checked = run({"check", "--json", scratch.path("none.json"), scratch.path("p/orthocentre.json")});
    EXPECT_EQ(checked.status, 1) << "the others are checked all the same";
    ASSERT_EQ(lines(checked.out).size(), 2U);
    const auto unread = nlohmann::json::parse(lines(checked.out)[0]);
    EXPECT_EQ(unread["file"], scratch.path("none.json"));
    EXPECT_EQ(unread["valid"], false);
    EXPECT_EQ(unread["reason"], "there is no such file");
    EXPECT_EQ(nlohmann::json::parse(lines(checked.out)[1])["valid"], true);
}

TEST(BadInput, ANameThatSeveralProblemsHaveIsAmbiguous) {
    const Scratch scratch;
    const std::string text = "p\na b c = triangle a b c ? cong a b a b\n";
    const Ran solved = run({"solve", "--name", "p", scratch.put("twins.txt", text + "q\na b = segment a b\n" + text)});
    EXPECT_EQ(solved.status, 2);
    EXPECT_NE(solved.err.find("2 problems are called \"p\"; give those in lines 2, 6 different names"),
              std::string::npos)
        << solved.err;
}

TEST(BadInput, ALibraryIsUnsoundHoweverItIsDamaged) {
    const Scratch scratch;
    ASSERT_EQ(run({"store", "import", scratch.path("l.porism"), example("problems.txt")}).status, 0);
    const std::string whole = scratch.get("l.porism");
    std::string flipped = whole;
    flipped.replace(flipped.size() / 2, 4096, std::string(4096, 'x'));
    for (const std::string& bytes : {whole.substr(0, whole.size() / 2), flipped}) {
        const std::string path = scratch.put("damaged.porism", bytes);
        const Ran checked = run({"store", "check", path});
        EXPECT_EQ(checked.status, 1) << checked.err;
        EXPECT_TRUE(checked.err.starts_with(path + ": error: ")) << checked.err;
        const Ran taken = run({"store", "import", scratch.path("new.porism"), path});
        EXPECT_EQ(taken.status, 1) << taken.err;
        EXPECT_GT(lines(run({"store", "list", scratch.path("new.porism")}).out).size(), 3U) << taken.err;
        EXPECT_EQ(scratch.get("damaged.porism"), bytes);
    }
}

TEST(BadInput, AForgedVerdictIsNotShown) {
    const Scratch scratch;
    const std::string library = scratch.path("l.porism");
    const std::string file = scratch.put("f.txt", "a b c = triangle a b c; d = midpoint d b c ? perp a d b c\n");
    ASSERT_EQ(run({"store", "import", library, file}).status, 0);
    EXPECT_EQ(run({"store", "show", library, "1"}).status, 0);
    std::string bytes = scratch.get("l.porism");
    for (std::size_t at = 0; (at = bytes.find("rejected", at)) != std::string::npos;) bytes.replace(at, 8, "accepted");
    scratch.put("l.porism", bytes);
    const Ran shown = run({"store", "show", library, "1"});
    EXPECT_EQ(shown.status, 1);
    EXPECT_NE(shown.err.find("it is accepted without a path to each goal"), std::string::npos) << shown.err;
    EXPECT_EQ(shown.out.find("accepted"), std::string::npos) << shown.out;
    const Ran checked = run({"store", "check", "--json", library});
    EXPECT_EQ(checked.status, 1);
    EXPECT_EQ(nlohmann::json::parse(checked.out)["faults"].size(), 1U);
}

TEST(BadInput, WhatCannotBeUsedLeavesNothingBehind) {
    const Scratch scratch;
    const std::string file = scratch.put("f.txt", "a b c = trisect a b c ? coll a b c\n");
    EXPECT_EQ(run({"store", "import", scratch.path("new.porism"), file}).status, 2);
    EXPECT_EQ(run({"solve", "--proofs", scratch.path("proofs"), file}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(scratch.path("new.porism")));
    EXPECT_FALSE(std::filesystem::exists(scratch.path("proofs")));
}

TEST(BadInput, NamesDoNotSteerTheTerminal) {
    const Scratch scratch;
    const Ran solved =
        run({"solve", scratch.put("f.txt", "\x1b[31mred\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n")});
    EXPECT_EQ(solved.out.find('\x1b'), std::string::npos);
    EXPECT_NE(solved.out.find("?[31mred"), std::string::npos) << solved.out;
}

/// An override of the direction makes a line be read the other way; a record keeps it, escaped.
TEST(BadInput, NamesDoNotTurnTheWayOfALine) {
    const Scratch scratch;
    const std::string turns = "\u202E", isolates = "\u2066", marks = "\u200F", steers = "\u009B";
    const std::string name = "a" + turns + "b" + isolates + "c" + marks + "d" + steers + "e";
    const std::string file = scratch.put("f.txt", name + "\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n");
    const Ran solved = run({"solve", file}), recorded = run({"solve", "--json", file});
    for (const std::string& sign : {turns, isolates, marks, steers}) {
        EXPECT_EQ(solved.out.find(sign), std::string::npos);
        EXPECT_EQ(recorded.out.find(sign), std::string::npos);
    }
    EXPECT_NE(solved.out.find("a?b?c?d?e"), std::string::npos) << solved.out;
    EXPECT_NE(recorded.out.find(R"(a\u202eb\u2066c\u200fd\u009be)"), std::string::npos) << recorded.out;
}

TEST(BadInput, AGoalOfTheCommandLineIsSaidToBeOne) {
    const Ran ran = run({"explore", "--method", "single", "--goal", "perpp a b c", example("orthocentre.txt")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.err.starts_with("--goal:")) << ran.err;
}

TEST(BadInput, EmptyInputIsSaidToBeEmpty) {
    const Ran solved = run({"solve", "-"});
    EXPECT_EQ(solved.status, 2);
    EXPECT_NE(solved.err.find("the file is empty"), std::string::npos);
}

TEST(BadInput, AFileThatIsTooLargeIsRefusedAtOnce) {
    const Scratch scratch;
    const Ran solved = run({"solve", scratch.put("big", std::string(11U << 20U, 'a'))});
    EXPECT_EQ(solved.status, 2);
    EXPECT_NE(solved.err.find("larger than 10 MB"), std::string::npos);
}

TEST(Usage, NamesTheCommandThatIsNotThere) {
    struct Wrong {
        std::vector<std::string> words;
        const char* says;
    };
    for (const Wrong& wrong :
         {Wrong{{"sovle", "x"}, "there is no command \"sovle\"; did you mean solve?"},
          Wrong{{"poem"}, "there is no command \"poem\"; porism --help lists them"},
          Wrong{{"generate"}, "the command \"generate\" is not built yet"},
          Wrong{{"store", "merge", "x"}, "the command \"merge\" is not built yet"},
          Wrong{{"store", "lsit", "x"}, "there is no command \"lsit\"; did you mean list?"},
          Wrong{{"explore", "x", "--method", "single", "--count", "0"}, "--count: \"0\" is no whole number from 1 on"},
          Wrong{{"convert", "x", "--to", "svg", "--out", "y", "--size", "64.5"},
                "--size: \"64.5\" is no whole number from 16 to 20000"},
          Wrong{{"solve", "x", "--rules", ""}, "--rules: it must not be empty; porism catalogue profiles"},
          Wrong{{"bench", "answers", "x", "--without", ""}, "--without: it must not be empty"},
          Wrong{{"close", "x", "--why", ""}, "--why: it must not be empty; say a statement"},
          Wrong{{"close", "x", "--follows", " "}, "--follows: it must not be empty"},
          Wrong{{"bench", "exact", "x", "--rules", "angles"},
                "--rules and --without are of bench reason, bench live and bench answers"},
          Wrong{{"solve", "x", "--time-limit", "nan"}, "--time-limit: \"nan\" is no number of seconds"},
          Wrong{{"solve", "x", "--time-limit", "inf"}, "--time-limit: \"inf\" is no number of seconds"}}) {
        const Ran ran = run(wrong.words);
        EXPECT_EQ(ran.status, 2);
        EXPECT_NE(ran.err.find(wrong.says), std::string::npos) << ran.err;
    }
}

TEST(Usage, IsToldOnStandardError) {
    for (const std::vector<std::string>& wrong :
         std::vector<std::vector<std::string>>{{},
                                               {"sovle"},
                                               {"solve"},
                                               {"solve", "x", "--jobs", "0"},
                                               {"solve", "x", "--time-limit", "soon"},
                                               {"solve", "x", "--time-limit", "-1"},
                                               {"explore", "x", "--method", "luck"},
                                               {"convert", "x", "--to", "poem", "--out", "y"},
                                               {"store"},
                                               {"catalogue", "jokes"},
                                               {"convert", "x", "--to", "svg"}}) {
        const Ran ran = run(wrong);
        EXPECT_EQ(ran.status, 2);
        EXPECT_FALSE(ran.err.empty());
        EXPECT_EQ(ran.out, "");
    }
}

TEST(BadOutput, AFolderThatIsNotThereIsNamed) {
    const Ran converted = run({"convert", example("orthocentre.txt"), "--to", "svg", "--out", "/no/such/folder/x.svg"});
    EXPECT_EQ(converted.status, 2);
    EXPECT_NE(converted.err.find("/no/such/folder/x.svg: error: the folder to write into does not exist"),
              std::string::npos)
        << converted.err;
}

TEST(BadOutput, TheInputIsNotOverwritten) {
    const Scratch scratch;
    const std::string text = "p\na b c = triangle a b c ? cong a b a b\n";
    const std::string file = scratch.put("p.txt", text);
    std::filesystem::create_hard_link(file, scratch.path("hard"));
    std::filesystem::create_symlink(file, scratch.path("soft"));
    for (const std::string& out : {file, scratch.folder() + "/./p.txt", scratch.path("hard"), scratch.path("soft")}) {
        const Ran converted = run({"convert", file, "--to", "svg", "--out", out});
        EXPECT_EQ(converted.status, 2);
        EXPECT_NE(converted.err.find("this is the file that is read"), std::string::npos) << converted.err;
    }
    EXPECT_EQ(scratch.get("p.txt"), text);
}

TEST(BadOutput, AFullDiskIsSaidToBeFull) {
    const Ran converted = run({"convert", example("orthocentre.txt"), "--to", "svg", "--out", "/dev/full"});
    EXPECT_EQ(converted.status, 2);
    EXPECT_NE(converted.err.find("the disk is full"), std::string::npos) << converted.err;
}

TEST(BadOutput, StandardOutputThatCannotBeWrittenIsAnError) {
    const Scratch scratch;
    const std::string file = example("orthocentre.txt"), store = scratch.path("l.porism");
    ASSERT_EQ(run({"store", "import", store, file}).status, 0);
    ASSERT_EQ(run({"solve", "--proofs", scratch.path("p"), file}).status, 0);
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"solve", file},
                                               {"solve", "--json", file},
                                               {"close", file},
                                               {"explore", "--method", "single", file},
                                               {"explain", file},
                                               {"verify", file},
                                               {"check", scratch.path("p/orthocentre.json")},
                                               {"convert", file, "--to", "svg", "--out", "-"},
                                               {"store", "list", store},
                                               {"store", "show", store, "1"},
                                               {"store", "check", store},
                                               {"store", "import", scratch.path("m.porism"), file},
                                               {"catalogue", "rules"},
                                               {"bench", "reason", file},
                                               {"--version"},
                                               {"--help"}}) {
        const Ran ran = run(command, {.output = "/dev/full"});
        EXPECT_EQ(ran.status, 2) << command.front() << ": " << ran.err;
        EXPECT_NE(ran.err.find("cannot be written"), std::string::npos) << command.front() << ": " << ran.err;
    }
}

TEST(BadOutput, ProofsThatCannotBeWrittenEndTheRun) {
    const Scratch scratch;
    scratch.put("taken", "a file, not a folder");
    const Ran solved = run({"solve", "--proofs", scratch.path("taken"), example("orthocentre.txt")});
    EXPECT_EQ(solved.status, 2);
    EXPECT_NE(solved.err.find("taken: error: this is a file, and a folder is needed"), std::string::npos) << solved.err;
    EXPECT_EQ(scratch.get("taken"), "a file, not a folder");
}

TEST(BadOutput, ALibraryThatIsNoneIsLeftAlone) {
    const Scratch scratch;
    const Ran imported = run({"store", "import", scratch.put("notes.porism", "my notes"), example("orthocentre.txt")});
    EXPECT_EQ(imported.status, 2);
    EXPECT_EQ(scratch.get("notes.porism"), "my notes");
}

/// Many problems: some minutes of work.
std::string long_file() {
    std::string text;
    for (int i = 0; i < 20000; ++i)
        text += "p" + std::to_string(i) +
                "\na b c = triangle a b c; d = foot d a b c; l = midpoint l b c; m = midpoint m c a; n = midpoint n a "
                "b ? cyclic d l m n\n";
    return text;
}

/// One problem whose closure takes long.
std::string heavy_problem(int points = 110) {
    std::string text = "heavy\na b c = triangle a b c; o = circle o a b c";
    for (int i = 0; i < points; ++i) text += "; p" + std::to_string(i) + " = on_circle p" + std::to_string(i) + " o a";
    return text + " ? cyclic a p0 p1 p2\n";
}

/// Stopped once something is finished, on whatever machine: later and later, until it is.
Ran interrupted_with_output(const std::vector<std::string>& command) {
    Ran ran;
    for (double after = 0.4; after < 20 && ran.out.empty(); after *= 1.5) {
        ran = run(command, {.interrupt_after = after});
        EXPECT_EQ(ran.status, 130) << ran.err;
    }
    return ran;
}

TEST(Interrupt, KeepsWhatWasFinished) {
    const Scratch scratch;
    const Ran solved = interrupted_with_output({"solve", "--json", scratch.put("long.txt", long_file())});
    EXPECT_LT(solved.work, 1.0);
    const auto records = lines(solved.out);
    EXPECT_GT(records.size(), 0U);
    EXPECT_LT(records.size(), 20000U);
    EXPECT_NE(solved.err.find("in " + std::to_string(records.size()) + " of 20000 problems; interrupted"),
              std::string::npos)
        << solved.err;
    for (std::size_t i = 0; i < records.size(); ++i) {
        ASSERT_TRUE(nlohmann::json::accept(records[i])) << records[i];
        EXPECT_EQ(nlohmann::json::parse(records[i])["name"], "p" + std::to_string(i));
        EXPECT_EQ(nlohmann::json::parse(records[i])["solved"], true);
    }
}

TEST(Interrupt, EndsAClosureWithinASecond) {
    const Scratch scratch;
    const std::string heavy = scratch.put("heavy.txt", heavy_problem());
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"close", heavy}, std::vector<std::string>{"solve", heavy},
          std::vector<std::string>{"explain", heavy}}) {
        const Ran stopped = run(command, {.interrupt_after = 0.7});
        EXPECT_EQ(stopped.status, 130) << command.front() << ": " << stopped.err;
        EXPECT_LT(stopped.work, 1.0) << command.front();
    }
}

TEST(Interrupt, LeavesWhatTheClosureHasFound) {
    const Scratch scratch;
    const std::string heavy = scratch.put("heavy.txt", heavy_problem());
    const std::string text = interrupted_with_output({"close", heavy}).out;
    EXPECT_NE(text.find("in the order in which it was derived:\n  "), std::string::npos) << text.substr(0, 200);
    const auto graph = nlohmann::json::parse(interrupted_with_output({"close", "--json", heavy}).out);
    EXPECT_FALSE(graph["graph"]["statements"].empty());
    EXPECT_TRUE(graph["kinds"].empty());
}

TEST(Interrupt, EndsAWaitForInput) {
    const Ran waiting = run({"solve", "-"}, {.input = "p\n", .hold_input = true, .interrupt_after = 0.3});
    EXPECT_EQ(waiting.status, 130) << waiting.err;
    EXPECT_LT(waiting.work, 1.0);
}

TEST(Interrupt, LosesNothingOfALibrary) {
    const Scratch scratch;
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text += "p" + std::to_string(i) + "\na b c = triangle a b c";
        for (int k = 0; k <= i % 7; ++k)
            text += "; x" + std::to_string(i) + "y" + std::to_string(k) + " = midpoint a b";
        text = text.substr(0, text.rfind("; ")) + "; q" + std::to_string(i) + " = foot a b c ? perp a q" +
               std::to_string(i) + " b c\n";
    }
    const std::string file = scratch.put("many.txt", text);
    const Ran stopped = run({"store", "import", "--json", scratch.path("l.porism"), file}, {.interrupt_after = 1.0});
    EXPECT_EQ(stopped.status, 130) << stopped.err;
    EXPECT_LT(stopped.work, 1.0);
    std::size_t kept = 0;
    for (const std::string& line : lines(stopped.out))
        kept += nlohmann::json::parse(line)["duplicate"] == false ? 1 : 0;
    EXPECT_EQ(run({"store", "check", scratch.path("l.porism")}).status, 0);
    EXPECT_EQ(lines(run({"store", "list", scratch.path("l.porism")}).out).size(), kept);
}

TEST(TimeLimit, EndsAProblemAndGoesOn) {
    const Scratch scratch;
    const Ran solved = run(
        {"solve", "--json", "--time-limit", "0.2",
         scratch.put("two.txt", heavy_problem() + "easy\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n")});
    EXPECT_EQ(solved.status, 1) << solved.err;
    ASSERT_EQ(lines(solved.out).size(), 2U);
    EXPECT_EQ(nlohmann::json::parse(lines(solved.out)[0])["reason"], "the time limit was reached");
    EXPECT_EQ(nlohmann::json::parse(lines(solved.out)[1])["solved"], true);
}

TEST(TimeLimit, IsSaidInWhatFollowsAndFound) {
    const Scratch scratch;
    const std::string heavy = scratch.put("heavy.txt", heavy_problem());
    const Ran closed = run({"close", "--time-limit", "0.3", heavy});
    EXPECT_EQ(closed.status, 1) << closed.err;
    EXPECT_NE((closed.out + closed.err).find("time limit was reached"), std::string::npos) << closed.err;
    const Ran explored = run({"explore", "--method", "single", "--problems", "--time-limit", "0.3", heavy});
    EXPECT_EQ(explored.status, 1) << explored.err;
}

/// Closing and marking take thirty times as long as the figure: of limits that double one ends within.
TEST(TimeLimit, EndsTheMarkingAndTheRowsAreShown) {
    const Scratch scratch;
    const std::string heavy = scratch.put("heavy.txt", heavy_problem(40));
    std::string shown;
    for (const char* limit : {"1", "2", "4", "8", "16"}) {
        const Ran closed = run({"close", "--time-limit", limit, heavy});
        const auto says = [&](const char* text) { return closed.out.find(text) != std::string::npos; };
        if (!says("Points on a circle") || !says("not every row was looked at for †: the time limit was reached"))
            continue;
        shown = closed.out;
        break;
    }
    EXPECT_FALSE(shown.empty());
}

} // namespace
} // namespace porism::cli
