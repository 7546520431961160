// The check of the house, shown to fail: one small tree of fixtures/ for each kind of violation.
#include "architecture/checks.h"
#include "architecture/includes.h"
#include "architecture/sizes.h"
#include "source_tree/source_tree.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

namespace porism::architecture {
namespace {

using Texts = std::vector<std::string>;

const std::filesystem::path kFixtures = porism::test::in_source("tests/architecture/fixtures");

std::string read_all(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << path;
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

struct Tree {
    explicit Tree(const std::string& name)
        : root(kFixtures / name),
          arrows(Arrows::parse(read_all(root / "docs/architecture.md"), "docs/architecture.md")),
          sources(read_sources(root, {"core", "ui", "app"})) {}

    std::filesystem::path root;
    Arrows arrows;
    std::vector<Source> sources;
};

Texts texts(const std::vector<Violation>& violations) {
    Texts all;
    for (const Violation& violation : violations) all.push_back(to_string(violation));
    return all;
}

TEST(Architecture, CleanTreePassesEveryCheck) {
    const Tree tree("clean");
    EXPECT_EQ(texts(tree.arrows.problems()), Texts());
    EXPECT_GE(tree.sources.size(), 12U);
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)), Texts());
    EXPECT_EQ(texts(check_cycles(tree.sources, tree.arrows)), Texts());
    EXPECT_EQ(texts(check_sizes(tree.sources)), Texts());
    EXPECT_EQ(texts(check_targets(tree.sources, tree.root, read_all(tree.root / "compile_commands.json"))), Texts());
}

TEST(Architecture, IncludeAgainstAnArrow) {
    const Tree tree("arrow");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)),
              Texts{"core/low/low.cpp:3: low may not include high (high/high.h)"});
}

TEST(Architecture, PanelMayNotIncludeAPanel) {
    const Tree tree("panel");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)),
              (Texts{"ui/panel/panel.cpp:1: ui/panel may not include ui/other (ui/other/other.h)",
                     "ui/panel/panel.cpp:2: \"ui/unheard/of.h\" is in a folder without a row in the tables"}));
}

TEST(Architecture, CycleThatTheTablesWouldAllow) {
    const Tree tree("cycle");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)), Texts());
    EXPECT_EQ(texts(check_cycles(tree.sources, tree.arrows)),
              Texts{"core/right/right.h:3: modules in a cycle: left -> right -> left"});
}

TEST(Architecture, SourceInNoTarget) {
    const Tree tree("stray");
    EXPECT_EQ(texts(check_targets(tree.sources, tree.root, read_all(tree.root / "compile_commands.json"))),
              Texts{"core/low/stray.c: is in no target"});
    EXPECT_EQ(texts(check_targets(tree.sources, tree.root, "")),
              Texts{"compile_commands.json: is missing or not a list of commands"});
}

TEST(Architecture, ASourceThatIsJoinedWithOthersIsInATarget) {
    const Tree tree("stray");
    const auto folder =
        std::filesystem::temp_directory_path() / ("porism_joined_" + std::to_string(getpid())) / "joined";
    std::filesystem::create_directories(folder);
    const auto joined = folder / "low_0.cpp";
    std::ofstream(joined) << "#include \"" << std::filesystem::relative(tree.root / "core/low/stray.c", folder).string()
                          << "\"\n";
    const std::string commands =
        R"([{"directory": "core", "file": "low/low.cpp"}, {"directory": "/", "file": ")" + joined.string() + R"("}])";
    EXPECT_EQ(texts(check_targets(tree.sources, tree.root, commands)), Texts());
    std::filesystem::remove_all(folder.parent_path());
}

TEST(Architecture, OutsideLibraryAwayFromHome) {
    const Tree tree("outside");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)),
              (Texts{"core/low/low.cpp:3: <sqlite3.h>: SQLite is at home in store, not in low",
                     "core/low/low.cpp:4: <QString>: Qt is at home in ui, not in low"}));
}

TEST(Architecture, JobsOnlyWhereTheyBelong) {
    const Tree tree("jobs");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)),
              Texts{"core/store/b.cpp:1: store may not include jobs (jobs/pool.h)"});
    // A row that allowed the arrow would still meet the table of homes.
    std::string table = read_all(tree.root / "docs/architecture.md");
    const std::string row = "| 4 | store | keeps | values |";
    table.replace(table.find(row), row.size(), "| 4 | store | keeps | values jobs |");
    EXPECT_EQ(texts(check_includes(tree.sources, Arrows::parse(table, "table"))),
              Texts{"core/store/b.cpp:1: <jobs/pool.h>: the thread pool is at home in jobs, workflow, not in store"});
}

TEST(Architecture, RelativeInclude) {
    const Tree tree("relative");
    EXPECT_EQ(
        texts(check_includes(tree.sources, tree.arrows)),
        Texts{"core/low/low.cpp:1: \"../low/low.h\": includes are written from core/ or from the root, never with .."});
}

TEST(Architecture, FolderWithoutARow) {
    const Tree tree("norow");
    EXPECT_EQ(texts(check_includes(tree.sources, tree.arrows)),
              Texts{"core/stranger/stranger.h: its folder has no row in the tables of docs/architecture.md"});
}

TEST(Architecture, TablesThatDoNotHold) {
    const Arrows none = Arrows::parse("# no tables\n", "doc");
    EXPECT_EQ(none.problems().size(), 4U);
    EXPECT_EQ(to_string(none.problems().front()), "doc: the table of \"word\" is missing");

    std::string table = read_all(kFixtures / "clean/docs/architecture.md");
    table.replace(table.find("| above | low |"), 15, "| above | lwo |");
    EXPECT_EQ(texts(Arrows::parse(table, "doc").problems()),
              Texts{"doc: the row of high names \"lwo\", which has no row of its own"});
}

TEST(Architecture, RowThatPointsUpward) {
    std::string table = read_all(kFixtures / "clean/docs/architecture.md");
    table.replace(table.find("| below | - |"), 13, "| below | high |");
    EXPECT_EQ(texts(Arrows::parse(table, "doc").problems()),
              Texts{"doc: the row of low names high, which is above it"});
    table.replace(table.find("| below | high |"), 16, "| below | ui/panel |");
    EXPECT_EQ(texts(Arrows::parse(table, "doc").problems()),
              Texts{"doc: the row of low names ui/panel, which is above it"});
}

TEST(Architecture, IncludesHoweverTheyAreWritten) {
    const auto names = [](std::string_view text) {
        Texts all;
        for (const Include& include : includes_of(text))
            all.push_back(std::to_string(include.line) + ' ' + include.directive + ' ' + include.name);
        return all;
    };
    EXPECT_EQ(names("#include \"a.h\"\n  #  include <b>\n"), (Texts{"1 include a.h", "2 include b"}));
    EXPECT_EQ(names("#include \\\n\"a.h\"\n#inc\\\nlude <b>\n"), (Texts{"1 include a.h", "3 include b"}));
    EXPECT_EQ(names("/**/#include/* x\n */\"a.h\" // y\n/* \n */ # include <b>"),
              (Texts{"1 include a.h", "4 include b"}));
    EXPECT_EQ(names("#import \"a.h\"\n#include_next <b>\n%:include <c>\n#include MACRO\n"),
              (Texts{"1 import a.h", "2 include_next b", "3 include c", "4 include "}));
    EXPECT_EQ(
        names("// #include <a>\n/* \n#include <b>\n*/\nauto s = R\"(\n#include <c>\n)\";\n#define X #include <d>\n"),
        Texts());
    EXPECT_EQ(names("int n = 1'000;\n#include <a>\nchar c = '\"';\n#include <b>\n// x \\\n#include <c>\n#include <d>"),
              (Texts{"2 include a", "4 include b", "7 include d"}));
}

TEST(Architecture, DirectivesThatHideAnInclude) {
    const Tree tree("clean");
    const std::vector<Source> sources = {{"core/low/low.cpp",
                                          "#import \"high/high.h\"\n#define H <sqlite3.h>\n#include H\n"
                                          "/**/#include \\\n\"high/high.h\"\n"}};
    EXPECT_EQ(texts(check_includes(sources, tree.arrows)),
              (Texts{"core/low/low.cpp:1: #import is no directive of C++: write #include",
                     "core/low/low.cpp:3: an include names its file, not a macro",
                     "core/low/low.cpp:4: low may not include high (high/high.h)"}));
}

TEST(Architecture, LinkAgainstAnArrow) {
    const Tree tree("links");
    EXPECT_EQ(texts(check_links(tree.root, tree.arrows)),
              (Texts{"core/CMakeLists.txt:2: low may not use high", "core/CMakeLists.txt:5: store may not use unheard",
                     "ui/CMakeLists.txt:2: ui/other may not use porism_ui_panel",
                     "app/cli/CMakeLists.txt:1: app/cli may not use porism_low"}));
    EXPECT_EQ(texts(check_links(kFixtures / "clean", tree.arrows)), Texts());
}

TEST(Architecture, EndingsThatWouldNotBeLookedAt) {
    EXPECT_EQ(texts(check_endings(kFixtures / "endings", {"core"}, {"tests"})),
              (Texts{"core/low/low.hpp: is neither a source (.cpp, .c, .h) nor a CMakeLists.txt",
                     "core/low/notes.txt: is neither a source (.cpp, .c, .h) nor a CMakeLists.txt",
                     "tests/deep/down/low.cc: sources end in .cpp, .c or .h"}));
    EXPECT_EQ(texts(check_endings(kFixtures / "clean", {"core", "ui", "app"}, {"tests"})), Texts());
}

TEST(Architecture, JsonIsWrittenInOneWay) {
    EXPECT_EQ(texts(check_json_texts({{"core/base/json.cpp", "x.dump();"},
                                      {"core/low/low.cpp", "// x.dump()\nx.dump;\ny\n  .dump(1);\np->dump();"},
                                      {"app/cli/main.cpp", "dump(x); \"x.dump()\";"}})),
              (Texts{"core/low/low.cpp:4: dump() throws at bytes that are no UTF-8: write to_text of base/json.h",
                     "core/low/low.cpp:5: dump() throws at bytes that are no UTF-8: write to_text of base/json.h"}));
}

TEST(Architecture, ProgramThatLoadsWidgets) {
    EXPECT_EQ(texts(check_loaded("bin/porism", read_all(kFixtures / "ldd/plain.txt"))), Texts());
    EXPECT_EQ(texts(check_loaded("bin/porism", read_all(kFixtures / "ldd/widgets.txt"))),
              Texts{"bin/porism: loads Qt Widgets"});
    EXPECT_EQ(texts(check_loaded("bin/porism", "")), Texts{"bin/porism: cannot tell which libraries it loads"});
}

std::string function_of(int lines, const std::string& comment = {}) {
    std::string text = comment + "int grow(int n) {\n";
    for (int i = 0; i < lines - 2; ++i) text += "    n += 1;\n";
    return text + "}\n";
}

TEST(Architecture, LongFunction) {
    EXPECT_EQ(texts(check_sizes({{"a.cpp", function_of(100)}})), Texts());
    EXPECT_EQ(texts(check_sizes({{"a.cpp", "\n" + function_of(101)}})),
              Texts{"a.cpp:2: a function of 101 lines (int grow ( int n )); over 100 it states its reason above it: // "
                    "size: ..."});
    EXPECT_EQ(texts(check_sizes(
                  {{"a.cpp", "int x;\n" + function_of(300, "/// Grows.\n// size: one step a line, in the order of the "
                                                           "paper\n")}})),
              Texts());
    EXPECT_EQ(check_sizes({{"a.cpp", "int x;\n" + function_of(300, "// size:\n")}}).size(), 1U)
        << "an empty reason is none";
    EXPECT_EQ(check_sizes({{"a.cpp", "// size: of something else\nint x;\n" + function_of(300)}}).size(), 1U);
}

TEST(Architecture, LongSource) {
    std::string text;
    for (int i = 0; i < 200; ++i) text += function_of(4) + (i % 2 == 0 ? "" : "\n");
    ASSERT_EQ(measure(text).lines, 900);
    EXPECT_EQ(texts(check_sizes({{"a.cpp", text}})),
              Texts{"a.cpp: 900 lines; a source over 800 lines states its reason at its head: // size: ..."});
    EXPECT_EQ(texts(check_sizes({{"a.cpp", "// A table.\n// size: the catalogue is one table\n" + text}})), Texts());
}

TEST(Architecture, FunctionsAreFoundByTheirBraces) {
    const std::string source = read_all(kFixtures / "sizes/functions.cpp");
    // The heads as the marks of the source say.
    Texts expected;
    for (int mark = 1;; ++mark) {
        const std::string key = "// " + std::to_string(mark) + ": ";
        const auto at = source.find(key);
        if (at == std::string::npos) break;
        expected.push_back(source.substr(at + key.size(), source.find('\n', at) - at - key.size()));
    }
    const Sizes sizes = measure(source);
    ASSERT_EQ(expected.size(), 13U);
    Texts heads;
    for (const Function& function : sizes.functions) heads.push_back(function.head);
    ASSERT_EQ(heads.size(), expected.size()) << testing::PrintToString(heads);
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NE(heads[i].find(expected[i]), std::string::npos) << heads[i];
    EXPECT_EQ(sizes.functions[1].length(), 3) << "the lambda of two lines in the table";
    EXPECT_EQ(sizes.functions[6].length(), 12) << "local classes and lambdas count with their function";
    EXPECT_EQ(sizes.functions[8].length(), 10) << "one branch of #if is read";
}

TEST(Architecture, ProgramSaysWhatIsWrongAndFails) {
    const auto out = std::filesystem::path(testing::TempDir()) / "architecture_check.txt";
    const auto run = [&out](const std::string& tree) {
        const std::string root = (kFixtures / tree).string();
        const std::string command = std::string(PORISM_ARCHITECTURE_CHECK) + " " + root + " " + root +
                                    "/compile_commands.json - >" + out.string();
        return WEXITSTATUS(std::system(command.c_str()));
    };
    EXPECT_EQ(run("clean"), 0) << read_all(out);
    EXPECT_EQ(run("stray"), 1);
    EXPECT_NE(read_all(out).find("core/low/stray.c: is in no target\n"), std::string::npos) << read_all(out);
    EXPECT_NE(read_all(out).find("tests/fuzz/stray_test.cpp: is in no target\n4 sources"), std::string::npos)
        << "tests are looked at wherever they are: " << read_all(out);
    std::filesystem::remove(out);
}

} // namespace
} // namespace porism::architecture
