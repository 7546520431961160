// The tables of docs/architecture.md: which module may include which, and where each outside library is at home.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace porism::architecture {

/// Something that breaks a rule of the house, at a line of a file (line 0: the whole file, or no file at all).
struct Violation {
    std::string file; ///< relative to the root of the tree
    int line = 0;
    std::string what;
};

/// `file:line: what`, as compilers write it.
std::string to_string(const Violation& violation);

/// An outside library, or a part of our own that only some may use.
struct Home {
    std::string library;
    std::vector<std::string> headers; ///< patterns of include names; `*` stands for anything
    std::vector<std::string> folders; ///< modules, or `ui` for all of its folders
};

class Arrows {
public:
    /// Reads the tables. A table that is missing or names an unknown module is a violation in `problems()`.
    static Arrows parse(std::string_view markdown, std::string source);

    const std::vector<Violation>& problems() const { return problems_; }
    const std::vector<Home>& homes() const { return homes_; }

    /// The module that owns a path relative to the root ("core/facts/statement.h" is in "facts", "ui/canvas/canvas.h"
    /// in "ui/canvas"); nothing where no row covers it.
    std::optional<std::string> module_of(std::string_view path) const;

    /// Whether the tables let `from` include `to`.
    bool allows(const std::string& from, const std::string& to) const;

private:
    struct Row {
        int level = 0;
        std::vector<std::string> may_use; ///< as written: modules and abbreviations
    };

    void read_tables(std::string_view markdown);
    void expand();
    void add_word(const std::string& row, const std::string& word, std::set<std::string>& into);

    std::string source_;
    std::map<std::string, Row> rows_; ///< by module; `formats/*` covers each folder of formats
    std::map<std::string, std::vector<std::string>> words_;
    std::map<std::string, std::set<std::string>> allowed_;
    std::vector<Home> homes_;
    std::vector<Violation> problems_;
};

/// Whether `text` fits `pattern`, in which each `*` stands for any characters.
bool fits(std::string_view pattern, std::string_view text);

} // namespace porism::architecture
