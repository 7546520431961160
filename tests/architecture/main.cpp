// architecture_check ROOT COMPILE_COMMANDS PROGRAM
//   Checks the tree at ROOT against the tables of its docs/architecture.md, that each source is in a target, and that
//   PROGRAM loads no Qt Widgets ("-": there is no program to look at). One line for each violation; exit status 1 if
//   there is any.
#include "architecture/checks.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace porism::architecture;

std::string read_all(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// What ldd says of a program; empty where it cannot be run.
std::string loaded_libraries(const std::string& program) {
    std::string quoted = "'";
    for (const char c : program) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    FILE* pipe = popen(("ldd " + quoted + "' 2>/dev/null").c_str(), "r");
    if (pipe == nullptr) return {};
    std::string output;
    char buffer[4096];
    for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) output.append(buffer, got);
    return pclose(pipe) == 0 ? output : std::string();
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: architecture_check ROOT COMPILE_COMMANDS PROGRAM|-\n";
        return 2;
    }
    const std::filesystem::path root = argv[1];
    const Arrows arrows = Arrows::parse(read_all(root / "docs/architecture.md"), "docs/architecture.md");
    const auto house = read_sources(root, {"core", "ui", "app"});
    const auto tests = read_sources(root, {"tests", "cmake"});

    std::vector<Violation> violations = arrows.problems();
    const auto add = [&violations](std::vector<Violation> more) {
        violations.insert(violations.end(), more.begin(), more.end());
    };
    const std::string commands = read_all(argv[2]);
    add(check_includes(house, arrows));
    add(check_cycles(house, arrows));
    add(check_links(root, arrows));
    add(check_endings(root, {"core", "ui", "app"}, {"tests", "cmake"}));
    add(check_json_texts(house));
    for (const auto* sources : {&house, &tests}) {
        add(check_sizes(*sources));
        add(check_targets(*sources, root, commands));
    }
    if (const std::string program = argv[3]; program != "-") add(check_loaded(program, loaded_libraries(program)));

    for (const Violation& violation : violations) std::cout << to_string(violation) << '\n';
    std::cout << house.size() + tests.size() << " sources looked at, " << violations.size() << " violations\n";
    return violations.empty() ? 0 : 1;
}
