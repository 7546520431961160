#include "architecture/checks.h"

#include "architecture/sizes.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace porism::architecture {
namespace {

namespace fs = std::filesystem;

struct Include {
    std::string name;
    bool quoted = false;
    int line = 0;
};

std::vector<Include> includes_of(const std::string& text) {
    std::vector<Include> includes;
    std::istringstream in(text);
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        auto at = line.find_first_not_of(" \t");
        if (at == std::string::npos || line[at] != '#') continue;
        at = line.find_first_not_of(" \t", at + 1);
        constexpr std::string_view directive = "include";
        if (at == std::string::npos || line.compare(at, directive.size(), directive) != 0) continue;
        at = line.find_first_of("\"<", at);
        if (at == std::string::npos) continue;
        const char close = line[at] == '"' ? '"' : '>';
        const auto end = line.find(close, at + 1);
        if (end != std::string::npos) includes.push_back({line.substr(at + 1, end - at - 1), close == '"', number});
    }
    return includes;
}

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
    for (const std::string& folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (auto it = fs::recursive_directory_iterator(root / folder); it != fs::recursive_directory_iterator();
             ++it) {
            if (it->is_directory() && it->path().filename() == "fixtures") it.disable_recursion_pending();
            const std::string kind = it->path().extension().string();
            if (!it->is_regular_file() || (kind != ".cpp" && kind != ".c" && kind != ".h")) continue;
            sources.push_back({it->path().lexically_relative(root).generic_string(), read_file(it->path())});
        }
    }
    std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
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

std::vector<Violation> check_targets(const std::vector<Source>& sources, const fs::path& root,
                                     std::string_view compile_commands) {
    const auto commands = nlohmann::json::parse(compile_commands, nullptr, false);
    if (!commands.is_array()) return {{"compile_commands.json", 0, "is missing or not a list of commands"}};
    std::set<fs::path> compiled;
    for (const auto& command : commands)
        compiled.insert(absolute_path(root / command.value("directory", ""), command.value("file", "")));
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
