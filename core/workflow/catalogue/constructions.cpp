#include "workflow/catalogue/constructions.h"

#include "base/text.h"
#include "facts/predicate.h"
#include "realize/recipe.h"

#include <algorithm>
#include <array>

namespace porism::workflow {
namespace {

using scene::Construction;
using scene::Places;
using scene::Slot;
using scene::SlotKind;

/// By Places.
constexpr std::array places_words{"figure", "point", "locus"};
constexpr std::array kind_words{"output", "point", "number"};

bool is_angle(const Slot& slot) {
    return slot.measure == facts::ConstantKind::turns_of_pi;
}

std::vector<std::string> letters_of(const Construction& row, bool numbers) {
    std::vector<std::string> letters;
    for (const Slot& slot : row.slots)
        if ((slot.kind == SlotKind::number) == numbers) letters.push_back(slot.letter);
    return letters;
}

std::vector<std::string> outputs_of(const Construction& row) {
    auto letters = letters_of(row, false);
    letters.resize(scene::output_count(row));
    return letters;
}

/// "x = foot", and then the slots of a form.
std::string written(const Construction& row, const std::vector<std::size_t>& form, bool with_outputs) {
    std::string text = join(outputs_of(row), " ") + " = " + row.name;
    for (const std::size_t slot : form)
        if (with_outputs || row.slots[slot].kind != SlotKind::output) text += " " + row.slots[slot].letter;
    return text;
}

Json slot_record(const Slot& slot) {
    Json record{
        {"letter", slot.letter}, {"kind", kind_words[static_cast<std::size_t>(slot.kind)]}, {"prompt", slot.prompt}};
    if (slot.kind == SlotKind::number) record["number"] = is_angle(slot) ? "angle" : "positive";
    return record;
}

} // namespace

std::vector<std::string> long_forms(const Construction& row) {
    std::vector<std::string> forms;
    for (const auto& form : row.forms) forms.push_back(written(row, form, true));
    return forms;
}

std::string short_form(const Construction& row) {
    return written(row, row.forms.front(), false);
}

std::vector<std::string> pattern_texts(const std::vector<facts::Pattern>& patterns, const Construction& row) {
    const auto points = letters_of(row, false), numbers = letters_of(row, true);
    std::vector<std::string> texts;
    for (const facts::Pattern& pattern : patterns) {
        std::string text(facts::row(pattern.predicate).name);
        for (const std::uint8_t slot : pattern.slots) text += " " + points[slot];
        if (pattern.value) text += " " + numbers[*pattern.value];
        if (pattern.constant) text += " " + numbers::to_string(*pattern.constant);
        texts.push_back(std::move(text));
    }
    return texts;
}

std::string branches_text(ConstructionId id) {
    if (scene::construction(id).places == Places::locus)
        return "alone one; with a second locus as many as the two have common points, at most two";
    const int branches = realize::recipe(id).branches;
    return branches == 1 ? "one" : std::to_string(branches);
}

std::string number_text(const Slot& slot) {
    return is_angle(slot) ? "an angle: 60, 60o or -15 in degrees, 7pi/12 in radians" : "a positive rational: 2, 1/3";
}

Json construction_record(ConstructionId id) {
    const Construction& row = scene::construction(id);
    Json slots = Json::array();
    for (const Slot& slot : row.slots) slots.push_back(slot_record(slot));
    return {{"name", row.name},
            {"aliases", row.aliases},
            {"title", row.title},
            {"group", row.group},
            {"places", places_words[static_cast<std::size_t>(row.places)]},
            {"freedom", row.freedom},
            {"branches", realize::recipe(id).branches},
            {"long_forms", long_forms(row)},
            {"short_form", short_form(row)},
            {"slots", std::move(slots)},
            {"needs", pattern_texts(row.needs, row)},
            {"requires", pattern_texts(row.required, row)},
            {"exists", row.exists},
            {"gives", pattern_texts(row.gives, row)},
            {"guarantees", pattern_texts(row.guarantees, row)},
            {"restricts", pattern_texts(row.restricts, row)},
            {"text", row.text},
            {"example", row.example}};
}

std::vector<ConstructionGroup> construction_groups() {
    std::vector<ConstructionGroup> groups;
    for (const std::string_view name : scene::construction_groups()) groups.push_back({std::string(name), {}});
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const auto group = std::ranges::find(groups, scene::catalogue()[i].group, &ConstructionGroup::name);
        if (group != groups.end()) group->rows.emplace_back(i);
    }
    return groups;
}

} // namespace porism::workflow
