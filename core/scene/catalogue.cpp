#include "scene/catalogue.h"

#include "base/text.h"
#include "scene/catalogue_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <unordered_map>

namespace porism::scene {
namespace {

/// A row that does not compile is a broken program, not bad input.
[[noreturn]] void broken_row(std::string_view signature, const std::string& reason) {
    std::fprintf(stderr, "construction \"%.*s\": %s\n", static_cast<int>(signature.size()), signature.data(),
                 reason.c_str());
    std::abort();
}

constexpr std::array<std::string_view, 10> groups{
    "Points",  "Lines",    "Circles", "Triangles",          "Quadrilaterals",
    "Centres", "Tangents", "Angles",  "Ratios and lengths", "Transforms"};

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    for (const auto piece : split(text, ' '))
        if (const auto word = trim(piece); !word.empty()) found.emplace_back(word);
    return found;
}

struct MeasureWord {
    std::string_view word;
    facts::ConstantKind kind;
};
constexpr std::array measure_words{MeasureWord{"angle", facts::ConstantKind::turns_of_pi},
                                   MeasureWord{"ratio", facts::ConstantKind::positive_rational},
                                   MeasureWord{"length", facts::ConstantKind::positive_rational}};

Slot input_slot(std::string_view signature, std::string_view letter, std::string_view prompt) {
    const auto colon = letter.find(':');
    if (colon == std::string_view::npos) return {std::string(letter), SlotKind::point, std::string(trim(prompt))};
    const auto measure = std::ranges::find(measure_words, letter.substr(0, colon), &MeasureWord::word);
    if (measure == measure_words.end()) broken_row(signature, "a number is an angle, a ratio or a length");
    return {std::string(letter.substr(colon + 1)), SlotKind::number, std::string(trim(prompt)), measure->kind};
}

std::vector<Slot> slots_of(const ConstructionText& text, std::span<const std::string> head,
                           std::span<const std::string> tail) {
    std::vector<Slot> slots;
    for (const auto& letter : head.subspan(1)) slots.push_back(Slot{letter, SlotKind::output, ""});
    const auto prompts = split(text.prompts, ';');
    if (!tail.empty() && prompts.size() != tail.size()) broken_row(text.signature, "one prompt per input is needed");
    for (std::size_t i = 0; i < tail.size(); ++i) slots.push_back(input_slot(text.signature, tail[i], prompts[i]));
    return slots;
}

std::vector<std::size_t> form_of(const ConstructionText& text, const std::vector<Slot>& slots, std::string_view form) {
    std::vector<std::size_t> order;
    for (const auto& letter : words(form)) {
        const auto slot = std::ranges::find(slots, letter, &Slot::letter);
        if (slot == slots.end()) broken_row(text.signature, "a form names no slot " + letter);
        order.push_back(static_cast<std::size_t>(slot - slots.begin()));
    }
    if (order.size() != slots.size()) broken_row(text.signature, "a form names each slot once");
    return order;
}

std::vector<std::vector<std::size_t>> forms_of(const ConstructionText& text, const std::vector<Slot>& slots) {
    std::vector<std::vector<std::size_t>> forms;
    if (text.forms.empty()) {
        forms.emplace_back(slots.size());
        std::iota(forms.back().begin(), forms.back().end(), std::size_t{0});
        return forms;
    }
    for (const auto form : split(text.forms, ';')) forms.push_back(form_of(text, slots, form));
    return forms;
}

/// By Drawn::Kind: its word, and how many slots it takes.
struct DrawnWord {
    std::string_view word;
    std::size_t least, most;
};
constexpr std::array drawn_words{DrawnWord{"polygon", 2, 8}, DrawnWord{"line", 2, 2}, DrawnWord{"helper", 2, 2},
                                 DrawnWord{"circle", 2, 3}, DrawnWord{"upright", 3, 3}};

Drawn drawn_of(const ConstructionText& text, const std::vector<Slot>& slots, std::string_view item) {
    const auto parts = words(item);
    const auto word = std::ranges::find(drawn_words, parts.empty() ? "" : parts.front(), &DrawnWord::word);
    if (word == drawn_words.end() || parts.size() <= word->least || parts.size() > word->most + 1)
        broken_row(text.signature, "what is drawn is a polygon, a line, a helper, a circle or an upright");
    Drawn drawn{static_cast<Drawn::Kind>(word - drawn_words.begin()), {}};
    for (const auto& letter : std::span(parts).subspan(1)) {
        const auto slot = std::ranges::find(slots, letter, &Slot::letter);
        if (slot == slots.end()) broken_row(text.signature, "there is no slot " + letter + " to draw");
        drawn.slots.push_back(static_cast<std::uint8_t>(slot - slots.begin()));
    }
    return drawn;
}

std::vector<Drawn> draws_of(const ConstructionText& text, const std::vector<Slot>& slots, std::size_t outputs) {
    std::vector<Drawn> draws;
    if (!text.draws.empty())
        for (const auto item : split(text.draws, ';')) draws.push_back(drawn_of(text, slots, item));
    if (draws.empty() && text.places == Places::free && outputs > 1) {
        draws.emplace_back();
        for (std::size_t i = 0; i < outputs; ++i) draws.back().slots.push_back(static_cast<std::uint8_t>(i));
    }
    return draws;
}

Construction compile(const ConstructionText& text) {
    const auto bar = text.signature.find('|');
    if (bar == std::string_view::npos) broken_row(text.signature, "outputs and inputs are separated by |");
    auto head = words(text.signature.substr(0, bar));
    auto tail = words(text.signature.substr(bar + 1));
    if (head.size() < 2) broken_row(text.signature, "a word and an output are needed");

    if (std::ranges::find(groups, text.group) == groups.end()) broken_row(text.signature, "there is no such group");

    Construction row;
    row.name = head.front();
    row.aliases = words(text.aliases);
    row.title = text.title;
    row.group = text.group;
    row.shortcut = text.shortcut;
    row.slots = slots_of(text, head, tail);
    row.forms = forms_of(text, row.slots);
    row.draws = draws_of(text, row.slots, head.size() - 1);
    row.places = text.places;
    row.freedom = text.freedom;
    row.recipe = text.recipe;
    row.exists = text.exists;
    row.text = text.text;
    row.example = text.example;

    std::vector<std::string> letters, numbers;
    for (const auto& slot : row.slots) (slot.kind == SlotKind::number ? numbers : letters).push_back(slot.letter);
    const auto patterns = [&](std::string_view list) -> std::vector<facts::Pattern> {
        if (trim(list).empty()) return {};
        auto parsed = facts::parse_patterns(list, letters, numbers);
        if (!parsed) broken_row(text.signature, to_string(parsed.error()));
        return *std::move(parsed);
    };
    row.needs = patterns(text.needs);
    row.required = patterns(text.required);
    row.gives = patterns(text.gives);
    row.guarantees = patterns(text.guarantees);
    row.restricts = patterns(text.restricts);
    row.guarantees.insert(row.guarantees.end(), row.restricts.begin(), row.restricts.end());
    return row;
}

struct Compiled {
    std::vector<Construction> rows;
    std::unordered_map<std::string, std::size_t> by_name;

    Compiled() {
        for (const auto& family : {point_rows(), triangle_rows(), quadrangle_rows(), polygon_rows(), line_rows(),
                                   angle_rows(), meeting_rows(), circle_rows(), tangent_rows(), centre_rows(),
                                   measure_rows(), transform_rows(), figure_rows()})
            for (const auto& text : family) add(text);
    }

    void add(const ConstructionText& text) {
        rows.push_back(compile(text));
        std::vector<std::string> taken = rows.back().aliases;
        taken.push_back(rows.back().name);
        for (const auto& word : taken)
            if (!by_name.emplace(word, rows.size() - 1).second) broken_row(text.signature, word + " is taken");
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

std::span<const std::string_view> construction_groups() {
    return groups;
}

std::optional<ConstructionId> construction_by_name(std::string_view name) {
    const auto& by_name = compiled().by_name;
    const auto found = by_name.find(std::string(name));
    if (found == by_name.end()) return std::nullopt;
    return ConstructionId(found->second);
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
                                          std::span<const PointId> inputs, std::span<const numbers::Rational> values) {
    std::vector<PointId> binding(outputs.begin(), outputs.end());
    binding.insert(binding.end(), inputs.begin(), inputs.end());
    std::vector<facts::Statement> statements;
    for (const auto& pattern : patterns)
        if (auto statement = facts::instantiate(pattern, binding, values)) statements.push_back(*std::move(statement));
    return statements;
}

} // namespace porism::scene
