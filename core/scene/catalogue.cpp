#include "scene/catalogue.h"

#include "base/text.h"
#include "scene/catalogue_table.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>

namespace porism::scene {
namespace {

/// A row that does not compile is a broken program, not bad input.
[[noreturn]] void broken_row(std::string_view signature, const std::string& reason) {
    std::fprintf(stderr, "construction \"%.*s\": %s\n", static_cast<int>(signature.size()), signature.data(),
                 reason.c_str());
    std::abort();
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    for (const auto piece : split(text, ' '))
        if (const auto word = trim(piece); !word.empty()) found.emplace_back(word);
    return found;
}

Slot input_slot(std::string_view letter, std::string_view prompt) {
    const bool number = letter.starts_with('#');
    return Slot{std::string(number ? letter.substr(1) : letter), number ? SlotKind::number : SlotKind::point,
                std::string(trim(prompt))};
}

std::vector<Slot> slots_of(const ConstructionText& text, std::vector<std::string>& head,
                           std::vector<std::string>& tail) {
    std::vector<Slot> slots;
    for (std::size_t i = 1; i < head.size(); ++i) slots.push_back(Slot{head[i], SlotKind::output, ""});
    const auto prompts = split(text.prompts, ';');
    if (!tail.empty() && prompts.size() != tail.size()) broken_row(text.signature, "one prompt per input is needed");
    for (std::size_t i = 0; i < tail.size(); ++i) slots.push_back(input_slot(tail[i], prompts[i]));
    return slots;
}

Construction compile(const ConstructionText& text) {
    const auto bar = text.signature.find('|');
    if (bar == std::string_view::npos) broken_row(text.signature, "outputs and inputs are separated by |");
    auto head = words(text.signature.substr(0, bar));
    auto tail = words(text.signature.substr(bar + 1));
    if (head.size() < 2) broken_row(text.signature, "a word and an output are needed");

    Construction row;
    row.name = head.front();
    row.title = text.title;
    row.group = text.group;
    row.shortcut = text.shortcut;
    row.slots = slots_of(text, head, tail);
    row.places = text.places;
    row.freedom = text.freedom;
    row.recipe = text.recipe;
    row.text = text.text;
    row.example = text.example;

    std::vector<std::string> letters;
    for (const auto& slot : row.slots)
        if (slot.kind != SlotKind::number) letters.push_back(slot.letter);
    const auto patterns = [&](std::string_view list) -> std::vector<facts::Pattern> {
        if (trim(list).empty()) return {};
        auto parsed = facts::parse_patterns(list, letters);
        if (!parsed) broken_row(text.signature, to_string(parsed.error()));
        return *std::move(parsed);
    };
    row.needs = patterns(text.needs);
    row.gives = patterns(text.gives);
    row.guarantees = patterns(text.guarantees);
    return row;
}

struct Compiled {
    std::vector<Construction> rows;
    std::unordered_map<std::string, std::size_t> by_name;

    Compiled() {
        for (const auto& text : catalogue_text()) {
            rows.push_back(compile(text));
            if (!by_name.emplace(rows.back().name, rows.size() - 1).second)
                broken_row(text.signature, "the word is taken");
        }
    }
};

const Compiled& compiled() {
    static const Compiled instance;
    return instance;
}

std::size_t count(const Construction& row, SlotKind kind) {
    return static_cast<std::size_t>(
        std::count_if(row.slots.begin(), row.slots.end(), [&](const Slot& slot) { return slot.kind == kind; }));
}

} // namespace

std::span<const Construction> catalogue() {
    return compiled().rows;
}

const Construction& construction(ConstructionId id) {
    assert(id.index() < compiled().rows.size());
    return compiled().rows[id.index()];
}

std::optional<ConstructionId> construction_by_name(std::string_view name) {
    const auto& by_name = compiled().by_name;
    const auto found = by_name.find(std::string(name));
    if (found == by_name.end()) return std::nullopt;
    return ConstructionId(found->second);
}

std::span<const std::string> known_but_not_built() {
    static const std::vector<std::string> names = words(known_words());
    return names;
}

std::size_t output_count(const Construction& row) {
    return count(row, SlotKind::output);
}
std::size_t point_input_count(const Construction& row) {
    return count(row, SlotKind::point);
}
std::size_t number_input_count(const Construction& row) {
    return count(row, SlotKind::number);
}

std::vector<facts::Statement> instantiate(const std::vector<facts::Pattern>& patterns, std::span<const PointId> outputs,
                                          std::span<const PointId> inputs) {
    std::vector<PointId> binding(outputs.begin(), outputs.end());
    binding.insert(binding.end(), inputs.begin(), inputs.end());
    std::vector<facts::Statement> statements;
    for (const auto& pattern : patterns)
        if (auto statement = facts::instantiate(pattern, binding)) statements.push_back(*std::move(statement));
    return statements;
}

} // namespace porism::scene
