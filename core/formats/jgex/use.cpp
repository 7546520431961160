#include "formats/jgex/use.h"

#include "base/text.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::jgex {
namespace {

using scene::Construction;
using scene::SlotKind;
using Form = std::vector<std::size_t>;
using Words = std::span<const Piece>;

Result<ConstructionId> read_word(const SourceLine& line, const Piece& word) {
    if (const auto id = scene::construction_by_name(word.text)) return *id;
    std::vector<std::string> names;
    for (const auto& row : scene::catalogue()) names.push_back(row.name);
    return line.fail_at(word, "unknown_construction", "there is no construction called " + in_quotes(word.text),
                        did_you_mean(word.text, names, "porism catalogue constructions lists all"));
}

std::string form_text(const Construction& row, const Form& form, bool with_outputs) {
    std::string text = row.name;
    for (const std::size_t slot : form)
        if (with_outputs || row.slots[slot].kind != SlotKind::output) text += ' ' + row.slots[slot].letter;
    return text;
}

tl::unexpected<Error> wrong_count(const SourceLine& line, const Piece& word, const Construction& row,
                                  std::size_t given) {
    return line.fail_at(word, "argument_count",
                        row.name + " is given " + std::to_string(given) + (given == 1 ? " argument" : " arguments"),
                        "write " + forms_text(row));
}

tl::unexpected<Error> wrong_outputs(const SourceLine& line, const Piece& word, const Construction& row,
                                    std::size_t named) {
    const std::size_t placed = scene::output_count(row);
    return line.fail_at(word, "output_count",
                        row.name + " places " + std::to_string(placed) + (placed == 1 ? " point" : " points") +
                            ", the clause names " + std::to_string(named),
                        "write " + forms_text(row) + " behind the =, and as many names before it");
}

bool is_output(const std::vector<Output>& outputs, const Piece& word) {
    return std::ranges::any_of(outputs, [&](const Output& output) { return output.name.text == word.text; });
}

tl::unexpected<Error> only_here(const SourceLine& line, const Piece& word) {
    return line.fail_at(word, "undefined_point",
                        "the point " + in_quotes(word.text) + " is only defined by this clause",
                        "a construction uses points of earlier clauses");
}

/// Whether outputs stand exactly where the form has them. No name stands twice among them: then one would be missing.
bool fits(const Construction& row, const Form& form, Words words, const std::vector<Output>& outputs) {
    std::vector<std::string_view> seen;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool wanted = row.slots[form[i]].kind == SlotKind::output;
        if (wanted != is_output(outputs, words[i]) || std::ranges::count(seen, words[i].text) > 0) return false;
        if (wanted) seen.push_back(words[i].text);
    }
    return true;
}

/// The error of a long form whose outputs do not stand where they should, or stand among the inputs.
tl::unexpected<Error> wrong_places(const SourceLine& line, const Piece& word, const Construction& row, Words words,
                                   const std::vector<Output>& outputs) {
    const Form& form = row.forms.front();
    std::size_t wrong = words.size(), other = words.size();
    for (std::size_t i = words.size(); i-- > 0;) {
        const bool wanted = row.slots[form[i]].kind == SlotKind::output;
        if (wanted && !is_output(outputs, words[i])) wrong = i;
        if (!wanted && is_output(outputs, words[i])) other = i;
    }
    if (wrong == words.size() && other < words.size()) return only_here(line, words[other]);
    if (wrong < words.size() && other == words.size())
        return line.fail_at(words[wrong], "output_mismatch",
                            row.name + " places " + in_quotes(words[wrong].text) + ", which the clause does not define",
                            "name the same points on both sides: " + forms_text(row));
    return line.fail_at(word, "output_mismatch", "the points that " + row.name + " places do not stand in their places",
                        "write " + forms_text(row));
}

/// The slots of the words as they are written; the long form that fits, or the short one.
Result<Form> read_form(const SourceLine& line, const Piece& word, const Construction& row, Words words,
                       const std::vector<Output>& outputs) {
    const std::size_t placed = outputs.size();
    if (words.size() != row.slots.size() && words.size() + placed != row.slots.size())
        return wrong_count(line, word, row, words.size());
    const bool names_output = std::ranges::any_of(words, [&](const Piece& each) { return is_output(outputs, each); });
    // "foot d a b" is the long form of d with a point forgotten, not a short form.
    if (words.size() + placed == row.slots.size() && !names_output) {
        Form form = row.forms.front();
        std::erase_if(form, [&](std::size_t slot) { return row.slots[slot].kind == SlotKind::output; });
        return form;
    }
    if (words.size() != row.slots.size()) return wrong_count(line, word, row, words.size());
    for (const Form& form : row.forms)
        if (fits(row, form, words, outputs)) return form;
    return wrong_places(line, word, row, words, outputs);
}

Result<PointId> read_point(const scene::Scene& scene, const SourceLine& line, const Piece& word,
                           const std::vector<Output>& outputs) {
    if (const auto point = scene.find(word.text)) return *point;
    if (is_output(outputs, word)) return only_here(line, word);
    const std::vector<std::string> names(scene.names().begin(), scene.names().end());
    return line.fail_at(word, "undefined_point", "there is no point " + in_quotes(word.text) + " before this clause",
                        did_you_mean(word.text, names, "define it first"));
}

Result<numbers::Scalar> read_number(const SourceLine& line, const Piece& word, const scene::Slot& slot,
                                    const Construction& row) {
    auto value = numbers::Scalar::parse(word.text);
    if (!value) return line.fail_inside(word, value.error());
    if (auto ok = scene::check_number(row, slot, *value); !ok) return line.fail_at(word, ok.error());
    return value;
}

/// The outputs as the construction places them, if the words name them.
void order_as_placed(std::vector<Output>& outputs, const Form& form, Words words, const Construction& row) {
    std::size_t placed = 0;
    for (std::size_t slot = 0; slot < row.slots.size(); ++slot) {
        const auto at = std::ranges::find(form, slot);
        if (row.slots[slot].kind != SlotKind::output || at == form.end()) continue;
        const auto& name = words[static_cast<std::size_t>(at - form.begin())].text;
        const auto output = std::ranges::find(outputs, name, [](const Output& each) { return each.name.text; });
        std::swap(outputs[placed++], *output);
    }
}

/// `c = free a` stands in published files: a free point is known by the name before the =.
bool is_free_under_another_name(const scene::Scene& scene, const Construction& row, Words words) {
    return row.slots.size() == 1 && words.size() == 1 && scene.find(words.front().text);
}

} // namespace

std::string forms_text(const Construction& row) {
    std::string text;
    for (const Form& form : row.forms) text += '"' + form_text(row, form, true) + "\" or ";
    return text + '"' + form_text(row, row.forms.front(), false) + '"';
}

Result<scene::Use> read_use(const scene::Scene& scene, const SourceLine& line, const Piece& text,
                            std::vector<Output>& outputs) {
    const auto all = words_of(text);
    if (all.empty())
        return line.fail_at(trimmed(text), "missing_construction", "a construction is missing here",
                            "for example d = foot d a b c");
    const auto id = read_word(line, all.front());
    if (!id) return fail(id.error());
    const Construction& row = scene::construction(*id);
    Words words = Words(all).subspan(1);
    if (outputs.size() != scene::output_count(row)) return wrong_outputs(line, all.front(), row, outputs.size());
    if (is_free_under_another_name(scene, row, words)) words = {};
    const auto form = read_form(line, all.front(), row, words, outputs);
    if (!form) return fail(form.error());
    order_as_placed(outputs, *form, words, row);
    scene::Use use{*id, {}, {}};
    for (std::size_t slot = 0; slot < row.slots.size(); ++slot) {
        const auto at = std::ranges::find(*form, slot);
        if (row.slots[slot].kind == SlotKind::output) continue;
        const Piece& word = words[static_cast<std::size_t>(at - form->begin())];
        if (row.slots[slot].kind == SlotKind::number) {
            auto value = read_number(line, word, row.slots[slot], row);
            if (!value) return fail(value.error());
            use.values.push_back(*std::move(value));
        } else {
            const auto point = read_point(scene, line, word, outputs);
            if (!point) return fail(point.error());
            use.points.push_back(*point);
        }
    }
    return use;
}

} // namespace porism::jgex
