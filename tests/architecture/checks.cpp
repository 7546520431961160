#include "architecture/checks.h"

#include "architecture/includes.h"
#include "architecture/sizes.h"
#include "architecture/tokens.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace porism::architecture {
namespace {

namespace fs = std::filesystem;

/// "core/facts/statement.h" has folder "facts" in the words of the tables, "ui/canvas/tools/x.cpp" has
/// "ui/canvas/tools".
bool is_at_home(const std::string& module, const Home& home) {
    return std::any_of(home.folders.begin(), home.folders.end(),
                       [&](const std::string& folder) { return module == folder || module.starts_with(folder + '/'); });
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// What an include line of `module` breaks, or an empty string.
std::string against_include(const Include& include, const std::string& module, const Arrows& arrows) {
    if (include.directive != "include") return "#" + include.directive + " is no directive of C++: write #include";
    if (include.name.empty()) return "an include names its file, not a macro";
    if (include.name.find("..") != std::string::npos)
        return "\"" + include.name + "\": includes are written from core/ or from the root, never with ..";
    const bool upper = include.name.starts_with("ui/") || include.name.starts_with("app/");
    const auto used = arrows.module_of(include.name);
    if (upper && !used) return "\"" + include.name + "\" is in a folder without a row in the tables";
    if (used && !arrows.allows(module, *used)) return module + " may not include " + *used + " (" + include.name + ")";
    for (const Home& home : arrows.homes()) {
        const bool fitting = std::any_of(home.headers.begin(), home.headers.end(),
                                         [&](const std::string& pattern) { return fits(pattern, include.name); });
        if (fitting && !is_at_home(module, home))
            return "<" + include.name + ">: " + home.library + " is at home in " + joined(home.folders) + ", not in " +
                   module;
    }
    return {};
}

using Graph = std::map<std::string, std::map<std::string, Violation>>;

Graph include_graph(const std::vector<Source>& sources, const Arrows& arrows) {
    Graph graph;
    for (const Source& source : sources) {
        const auto from = arrows.module_of(source.path);
        if (!from) continue;
        for (const Include& include : includes_of(source.text)) {
            const auto to = arrows.module_of(include.name);
            if (to && *to != *from) graph[*from].try_emplace(*to, Violation{source.path, include.line, ""});
        }
    }
    return graph;
}

/// The files below some folders, as paths relative to the root, ordered; folders named fixtures are left out.
std::vector<fs::path> files_below(const fs::path& root, const std::vector<std::string>& folders) {
    std::vector<fs::path> files;
    for (const std::string& folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (auto it = fs::recursive_directory_iterator(root / folder); it != fs::recursive_directory_iterator();
             ++it) {
            if (it->is_directory() && it->path().filename() == "fixtures") it.disable_recursion_pending();
            if (it->is_regular_file()) files.push_back(it->path().lexically_relative(root));
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool is_source(const fs::path& file) {
    const fs::path ending = file.extension();
    return ending == ".cpp" || ending == ".c" || ending == ".h";
}

/// Endings under which others keep C and C++.
bool is_foreign_source(const fs::path& file) {
    static const std::set<std::string> endings = {".hpp", ".hh",  ".hxx", ".h++", ".cc",  ".cxx", ".c++",  ".C", ".H",
                                                  ".ipp", ".inl", ".tpp", ".tcc", ".inc", ".ixx", ".cppm", ".m", ".mm"};
    return endings.contains(file.extension().string());
}

/// The module of a target: "porism_ui_canvas" is "ui/canvas"; nothing for targets of outside libraries.
std::optional<std::string> module_of_target(std::string target, const Arrows& arrows) {
    if (target.starts_with("porism_")) target.erase(0, 7);
    std::replace(target.begin(), target.end(), '_', '/');
    const auto module = arrows.module_of(target + "/x");
    return module == target ? module : std::nullopt;
}

/// A call of one of our functions in a CMakeLists.txt: its words, without comments.
struct Call {
    std::string function;
    std::vector<std::string> words;
    int line = 0;
};

std::vector<Call> calls_of(std::string text) {
    for (auto at = text.find('#'); at != std::string::npos; at = text.find('#', at))
        text.replace(at, std::min(text.find('\n', at), text.size()) - at, "");
    std::vector<Call> calls;
    for (auto open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
        auto begin = open;
        while (begin > 0 && (std::isalnum(static_cast<unsigned char>(text[begin - 1])) != 0 || text[begin - 1] == '_'))
            --begin;
        std::istringstream inside(text.substr(open + 1, text.find(')', open) - open - 1));
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
        calls.push_back({text.substr(begin, open - begin), {}, static_cast<int>(line)});
        for (std::string word; inside >> word;) calls.back().words.push_back(word);
    }
    return calls;
}

std::vector<std::string> used_by(const Call& call) {
    std::vector<std::string> used;
    bool in_uses = false;
    for (const std::string& word : call.words) {
        if (word == "USES" || word == "LIBS" || word == "RESOURCES")
            in_uses = word == "USES";
        else if (in_uses)
            used.push_back(word);
    }
    return used;
}

fs::path absolute_path(const fs::path& folder, const std::string& file) {
    return fs::weakly_canonical(fs::path(file).is_absolute() ? fs::path(file) : folder / file);
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

std::vector<Source> read_sources(const fs::path& root, const std::vector<std::string>& folders) {
    std::vector<Source> sources;
    for (const fs::path& file : files_below(root, folders))
        if (is_source(file)) sources.push_back({file.generic_string(), read_file(root / file)});
    return sources;
}

std::vector<Violation> check_endings(const fs::path& root, const std::vector<std::string>& house,
                                     const std::vector<std::string>& others) {
    std::vector<Violation> violations;
    for (const fs::path& file : files_below(root, house))
        if (!is_source(file) && file.filename() != "CMakeLists.txt")
            violations.push_back({file.generic_string(), 0, "is neither a source (.cpp, .c, .h) nor a CMakeLists.txt"});
    for (const fs::path& file : files_below(root, others))
        if (is_foreign_source(file)) violations.push_back({file.generic_string(), 0, "sources end in .cpp, .c or .h"});
    return violations;
}

std::vector<Violation> check_links(const fs::path& root, const Arrows& arrows) {
    // Where each function is called, and what stands before its targets: modules of core are named without porism_.
    struct Place {
        std::string function, file, folder;
    };
    const std::vector<Place> places = {{"porism_module", "core/CMakeLists.txt", ""},
                                       {"porism_ui", "ui/CMakeLists.txt", "ui/"},
                                       {"porism_program", "app/cli/CMakeLists.txt", "app/cli"},
                                       {"porism_program", "app/studio/CMakeLists.txt", "app/studio"}};
    std::vector<Violation> violations;
    for (const Place& place : places)
        for (const Call& call : calls_of(read_file(root / place.file))) {
            if (call.function != place.function || call.words.empty()) continue;
            const std::string module = place.folder.starts_with("app") ? place.folder : place.folder + call.words[0];
            for (const std::string& target : used_by(call)) {
                const auto used = module_of_target(target, arrows);
                if (!used || !arrows.allows(module, *used))
                    violations.push_back({place.file, call.line, module + " may not use " + target});
            }
        }
    return violations;
}

std::vector<Violation> check_json_texts(const std::vector<Source>& sources) {
    std::vector<Violation> violations;
    for (const Source& source : sources) {
        if (source.path.starts_with("core/base/")) continue;
        const auto tokens = tokenize(source.text);
        for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
            if ((tokens[i].text == "." || tokens[i].text == "->") && tokens[i + 1].text == "dump" &&
                tokens[i + 2].text == "(")
                violations.push_back({source.path, tokens[i + 1].line,
                                      "dump() throws at bytes that are no UTF-8: write to_text of base/json.h"});
    }
    return violations;
}

std::vector<Violation> check_includes(const std::vector<Source>& sources, const Arrows& arrows) {
    std::vector<Violation> violations;
    for (const Source& source : sources) {
        const auto module = arrows.module_of(source.path);
        if (!module) {
            violations.push_back({source.path, 0, "its folder has no row in the tables of docs/architecture.md"});
            continue;
        }
        for (const Include& include : includes_of(source.text)) {
            const std::string what = against_include(include, *module, arrows);
            if (!what.empty()) violations.push_back({source.path, include.line, what});
        }
    }
    return violations;
}

std::vector<Violation> check_cycles(const std::vector<Source>& sources, const Arrows& arrows) {
    const Graph graph = include_graph(sources, arrows);
    std::vector<Violation> violations;
    std::set<std::string> done;
    std::vector<std::string> trail;
    const std::function<void(const std::string&)> visit = [&](const std::string& module) {
        const auto seen = std::find(trail.begin(), trail.end(), module);
        if (seen != trail.end()) {
            std::string what = "modules in a cycle: ";
            for (auto it = seen; it != trail.end(); ++it) what += *it + " -> ";
            const Violation& closing = graph.at(trail.back()).at(module);
            violations.push_back({closing.file, closing.line, what + module});
            return;
        }
        if (!done.insert(module).second) return;
        trail.push_back(module);
        if (const auto row = graph.find(module); row != graph.end())
            for (const auto& [next, place] : row->second) visit(next);
        trail.pop_back();
    };
    for (const auto& [module, row] : graph) visit(module);
    return violations;
}

std::vector<Violation> check_sizes(const std::vector<Source>& sources) {
    std::vector<Violation> violations;
    for (const Source& source : sources) {
        const Sizes sizes = measure(source.text);
        if (sizes.lines > kMostLinesOfSource && !sizes.has_reason)
            violations.push_back({source.path, 0,
                                  std::to_string(sizes.lines) + " lines; a source over " +
                                      std::to_string(kMostLinesOfSource) +
                                      " lines states its reason at its head: // size: ..."});
        for (const Function& function : sizes.functions)
            if (function.length() > kMostLinesOfFunction && !function.has_reason)
                violations.push_back({source.path, function.first_line,
                                      "a function of " + std::to_string(function.length()) + " lines (" +
                                          function.head.substr(0, 60) + "); over " +
                                          std::to_string(kMostLinesOfFunction) +
                                          " it states its reason above it: // size: ..."});
    }
    return violations;
}

namespace {

/// The file of a command, or what it includes where a build joins sources (cmake/PorismJoined.cmake).
std::vector<fs::path> compiled_by(const fs::path& file) {
    if (file.parent_path().filename() != "joined") return {file};
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    std::vector<fs::path> out;
    for (const Include& one : includes_of(text)) out.push_back(absolute_path(file.parent_path(), one.name));
    return out;
}

} // namespace

std::vector<Violation> check_targets(const std::vector<Source>& sources, const fs::path& root,
                                     std::string_view compile_commands) {
    const auto commands = nlohmann::json::parse(compile_commands, nullptr, false);
    if (!commands.is_array()) return {{"compile_commands.json", 0, "is missing or not a list of commands"}};
    std::set<fs::path> compiled;
    for (const auto& command : commands)
        for (fs::path& file :
             compiled_by(absolute_path(root / command.value("directory", ""), command.value("file", ""))))
            compiled.insert(std::move(file));
    std::vector<Violation> violations;
    for (const Source& source : sources)
        if (!source.path.ends_with(".h") && !compiled.contains(absolute_path(root, source.path)))
            violations.push_back({source.path, 0, "is in no target"});
    return violations;
}

std::vector<Violation> check_loaded(const std::string& program, std::string_view ldd_output) {
    if (ldd_output.empty()) return {{program, 0, "cannot tell which libraries it loads"}};
    if (ldd_output.find("libQt6Widgets") != std::string_view::npos) return {{program, 0, "loads Qt Widgets"}};
    return {};
}

} // namespace porism::architecture
