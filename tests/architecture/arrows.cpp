#include "architecture/arrows.h"

#include <algorithm>
#include <sstream>

namespace porism::architecture {
namespace {

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

/// The words of a table cell, without backticks and commas.
std::vector<std::string> words_of(std::string_view cell) {
    std::string plain(cell);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == '`' || c == ','; }, ' ');
    std::istringstream in(plain);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        if (word != "-") words.push_back(word);
    return words;
}

std::vector<std::string> cells_of(std::string_view line) {
    std::vector<std::string> cells;
    const std::string text = trimmed(line);
    if (text.size() < 2 || text.front() != '|') return cells;
    for (std::size_t begin = 1; begin < text.size();) {
        const std::size_t end = std::min(text.find('|', begin), text.size());
        cells.push_back(trimmed(std::string_view(text).substr(begin, end - begin)));
        begin = end + 1;
    }
    return cells;
}

using Cells = std::vector<std::string>;
const Cells kWordTable{"word", "stands for"};
const Cells kCoreTable{"level", "core module", "purpose", "may use"};
const Cells kUpperTable{"folder above the core", "purpose", "may use"};
const Cells kHomeTable{"outside library", "headers", "home"};
constexpr int kAboveTheCore = 1000;

} // namespace

std::string to_string(const Violation& violation) {
    std::string text = violation.file;
    if (violation.line > 0) text += ':' + std::to_string(violation.line);
    return text + ": " + violation.what;
}

bool fits(std::string_view pattern, std::string_view text) {
    const auto star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == text;
    if (text.substr(0, star) != pattern.substr(0, star)) return false;
    const std::string_view rest = pattern.substr(star + 1);
    for (std::size_t at = star; at <= text.size(); ++at)
        if (fits(rest, text.substr(at))) return true;
    return false;
}

Arrows Arrows::parse(std::string_view markdown, std::string source) {
    Arrows arrows;
    arrows.source_ = std::move(source);
    arrows.read_tables(markdown);
    arrows.expand();
    return arrows;
}

void Arrows::read_tables(std::string_view markdown) {
    std::set<Cells> found;
    Cells table;
    std::istringstream in{std::string(markdown)};
    for (std::string line; std::getline(in, line);) {
        const Cells cells = cells_of(line);
        if (cells.empty()) {
            table.clear();
            continue;
        }
        if (table.empty()) {
            table = cells;
            found.insert(table);
            continue;
        }
        if (cells[0].find_first_not_of("-: ") == std::string::npos || cells.size() != table.size()) continue;
        if (table == kWordTable) words_[cells[0]] = words_of(cells[1]);
        if (table == kHomeTable) homes_.push_back({cells[0], words_of(cells[1]), words_of(cells[2])});
        if (table == kCoreTable)
            for (const std::string& name : words_of(cells[1])) rows_[name] = {std::stoi(cells[0]), words_of(cells[3])};
        if (table == kUpperTable)
            for (const std::string& name : words_of(cells[0])) rows_[name] = {kAboveTheCore, words_of(cells[2])};
    }
    for (const Cells& wanted : {kWordTable, kCoreTable, kUpperTable, kHomeTable})
        if (!found.contains(wanted)) problems_.push_back({source_, 0, "the table of \"" + wanted[0] + "\" is missing"});
}

void Arrows::add_word(const std::string& row, const std::string& word, std::set<std::string>& into) {
    if (word == "lower") {
        for (const auto& [name, other] : rows_)
            if (other.level < rows_.at(row).level) into.insert(name);
    } else if (const auto abbreviation = words_.find(word); abbreviation != words_.end()) {
        for (const std::string& part : abbreviation->second) add_word(row, part, into);
    } else if (const auto other = rows_.find(word); other != rows_.end()) {
        if (other->second.level > rows_.at(row).level)
            problems_.push_back({source_, 0, "the row of " + row + " names " + word + ", which is above it"});
        into.insert(word);
    } else {
        problems_.push_back({source_, 0, "the row of " + row + " names \"" + word + "\", which has no row of its own"});
    }
}

void Arrows::expand() {
    for (const auto& [name, row] : rows_)
        for (const std::string& word : row.may_use) add_word(name, word, allowed_[name]);
}

std::optional<std::string> Arrows::module_of(std::string_view path) const {
    if (path.starts_with("core/")) path.remove_prefix(5);
    std::string prefix(path);
    for (auto slash = prefix.rfind('/'); slash != std::string::npos; slash = prefix.rfind('/')) {
        prefix.resize(slash);
        if (rows_.contains(prefix)) return prefix;
        const auto last = prefix.rfind('/');
        if (last != std::string::npos && rows_.contains(prefix.substr(0, last) + "/*")) return prefix;
    }
    return std::nullopt;
}

bool Arrows::allows(const std::string& from, const std::string& to) const {
    if (from == to || to == "base") return true;
    const auto row_name = [this](const std::string& module) {
        return rows_.contains(module) ? module : module.substr(0, module.rfind('/')) + "/*";
    };
    const auto row = allowed_.find(row_name(from));
    return row != allowed_.end() && row->second.contains(row_name(to));
}

} // namespace porism::architecture
