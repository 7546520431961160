// The checks of the house. Each takes a tree and gives what breaks its rule.
#pragma once

#include "architecture/arrows.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace porism::architecture {

constexpr int kMostLinesOfSource = 800;
constexpr int kMostLinesOfFunction = 100;

struct Source {
    std::string path; ///< relative to the root, with forward slashes
    std::string text;
};

/// The C and C++ sources and headers below `folders` of `root`, ordered by path; folders named `fixtures` are left out.
std::vector<Source> read_sources(const std::filesystem::path& root, const std::vector<std::string>& folders);

/// Files with an ending under which a source would not be looked at: in `house` any that is neither a source nor a
/// CMakeLists.txt, in `others` (tests have data too) those that are usual for C and C++.
std::vector<Violation> check_endings(const std::filesystem::path& root, const std::vector<std::string>& house,
                                     const std::vector<std::string>& others);

/// What the CMakeLists.txt of core, ui and app let a module link against its row. They are read as they are written:
/// one call of porism_module, porism_ui or porism_program a module.
std::vector<Violation> check_links(const std::filesystem::path& root, const Arrows& arrows);

/// Calls of a JSON value's dump() outside of core/base.
std::vector<Violation> check_json_texts(const std::vector<Source>& sources);

/// Includes against an arrow, includes by a macro or by another directive than #include, includes by a relative path,
/// outside libraries away from home, folders without a row.
std::vector<Violation> check_includes(const std::vector<Source>& sources, const Arrows& arrows);

/// Cycles among the modules, by the include lines (not by the tables).
std::vector<Violation> check_cycles(const std::vector<Source>& sources, const Arrows& arrows);

/// Sources longer than 800 lines and functions longer than 100, without a stated reason.
std::vector<Violation> check_sizes(const std::vector<Source>& sources);

/// Sources to compile (.cpp, .c) that no target compiles, by itself or joined with others. `compile_commands` is the
/// text of compile_commands.json.
std::vector<Violation> check_targets(const std::vector<Source>& sources, const std::filesystem::path& root,
                                     std::string_view compile_commands);

/// Qt Widgets among the libraries that a program loads, by the output of ldd.
std::vector<Violation> check_loaded(const std::string& program, std::string_view ldd_output);

} // namespace porism::architecture
