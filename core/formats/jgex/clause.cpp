#include "formats/jgex/clause.h"

#include "base/text.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::jgex {
namespace {

using scene::Construction;
using scene::SlotKind;

std::string quoted(std::string_view text) {
    constexpr std::size_t shown = 48;
    return '"' + std::string(text.substr(0, shown)) + (text.size() > shown ? "...\"" : "\"");
}

/// An output as the clause names it.
struct Output {
    Piece name;
    std::optional<scene::Coordinates> at;
};

Result<Output> read_output(const scene::Scene& scene, const SourceLine& line, const Piece& word) {
    const auto at = word.text.find('@');
    const Piece name{word.text.substr(0, at), word.offset};
    if (auto ok = scene::check_name(name.text); !ok) return line.fail_at(name, ok.error());
    if (scene.find(name.text))
        return line.fail_at(name, "repeated_definition", "the point " + quoted(name.text) + " is defined already",
                            "choose another name");
    if (at == std::string_view::npos) return Output{name, std::nullopt};

    const Piece numbers{word.text.substr(at + 1), word.offset + at + 1};
    const auto parts = split_piece(numbers, '_');
    if (parts.size() != 2)
        return line.fail_at(numbers, "coordinate_syntax", quoted(numbers.text) + " is not a pair of coordinates",
                            "coordinates are written " + std::string(name.text) + "@x_y");
    Output output{name, scene::Coordinates{}};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        auto value = numbers::Scalar::parse(parts[i].text);
        if (!value)
            return line.fail_at(parts[i], "coordinate_syntax",
                                quoted(parts[i].text) + " is not a number: " + value.error().what, value.error().mend);
        (i == 0 ? output.at->x : output.at->y) = *std::move(value);
    }
    return output;
}

Result<std::vector<Output>> read_outputs(const scene::Scene& scene, const SourceLine& line, const Piece& side) {
    std::vector<Output> outputs;
    for (const auto& word : words_of(side)) {
        auto output = read_output(scene, line, word);
        if (!output) return fail(output.error());
        for (const auto& earlier : outputs)
            if (earlier.name.text == output->name.text)
                return line.fail_at(word, "repeated_definition",
                                    "the point " + quoted(output->name.text) + " is defined twice by this clause",
                                    "choose another name");
        outputs.push_back(*std::move(output));
    }
    if (outputs.empty())
        return line.fail_at(trimmed(side), "missing_output", "the clause names no point",
                            "for example d = foot d a b c");
    return outputs;
}

Result<ConstructionId> read_word(const SourceLine& line, const Piece& word) {
    if (const auto id = scene::construction_by_name(word.text)) return *id;
    std::vector<std::string> names;
    for (const auto& row : scene::catalogue()) names.push_back(row.name);
    const std::string near = nearest_word(word.text, names);
    return line.fail_at(word, "unknown_construction", "there is no construction called " + quoted(word.text),
                        near.empty() ? "" : "did you mean " + near + "?");
}

/// "foot x a b c" in the long form, "foot a b c" in the short one.
std::string signature(const Construction& row, bool with_outputs) {
    std::string text = row.name;
    for (const std::size_t slot : row.forms.front())
        if (with_outputs || row.slots[slot].kind != SlotKind::output) text += ' ' + row.slots[slot].letter;
    return text;
}

tl::unexpected<Error> wrong_count(const SourceLine& line, const Piece& word, const Construction& row,
                                  std::size_t given) {
    return line.fail_at(word, "argument_count",
                        row.name + " is given " + std::to_string(given) + (given == 1 ? " argument" : " arguments"),
                        "write \"" + signature(row, true) + "\" or \"" + signature(row, false) + '"');
}

Result<PointId> read_point(const scene::Scene& scene, const SourceLine& line, const Piece& word,
                           const std::vector<Output>& outputs) {
    if (const auto point = scene.find(word.text)) return *point;
    for (const auto& output : outputs)
        if (output.name.text == word.text)
            return line.fail_at(word, "undefined_point",
                                "the point " + quoted(word.text) + " is only defined by this clause",
                                "a construction uses points of earlier clauses");
    const std::vector<std::string> names(scene.names().begin(), scene.names().end());
    const std::string near = word.text.size() > 1 ? nearest_word(word.text, names) : std::string();
    return line.fail_at(word, "undefined_point", "there is no point " + quoted(word.text) + " before this clause",
                        near.empty() ? "define it first" : "did you mean " + near + "?");
}

/// The first `count` arguments that the form gives to outputs, by slot.
std::vector<Piece> outputs_in(const Construction& row, const std::vector<std::size_t>& form,
                              std::span<const Piece> arguments) {
    std::vector<Piece> named(scene::output_count(row));
    for (std::size_t i = 0; i < form.size(); ++i)
        if (row.slots[form[i]].kind == SlotKind::output) named[form[i]] = arguments[i];
    return named;
}

bool names_all(std::span<const Piece> named, const std::vector<Output>& outputs) {
    return std::ranges::all_of(named, [&](const Piece& word) {
        return std::ranges::any_of(outputs, [&](const Output& output) { return output.name.text == word.text; });
    });
}

/// The long form that is meant: the one that names the points of the clause where it has outputs, else the first.
const std::vector<std::size_t>& form_meant(const Construction& row, std::span<const Piece> arguments,
                                           const std::vector<Output>& outputs) {
    const auto meant = std::ranges::find_if(
        row.forms, [&](const auto& form) { return names_all(outputs_in(row, form, arguments), outputs); });
    return meant == row.forms.end() ? row.forms.front() : *meant;
}

/// The long form says in which order the points are placed: "c a b = triangle a b c".
Status order_as_placed(const SourceLine& line, const Construction& row, std::span<const Piece> named,
                       std::vector<Output>& outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        for (std::size_t j = i; j < outputs.size(); ++j)
            if (outputs[j].name.text == named[i].text) std::swap(outputs[i], outputs[j]);
        if (outputs[i].name.text == named[i].text) continue;
        return line.fail_at(named[i], "output_mismatch",
                            row.name + " places " + quoted(named[i].text) + ", the clause defines " +
                                quoted(outputs[i].name.text),
                            "name the same points on both sides");
    }
    return {};
}

/// The words of the inputs in the order of the slots, for the long form or the short one.
Result<std::vector<Piece>> input_words(const SourceLine& line, const Construction& row, std::span<const Piece> words,
                                       std::vector<Output>& outputs) {
    const std::span<const Piece> arguments = words.subspan(1);
    const std::size_t placed = scene::output_count(row);
    const bool long_form = arguments.size() == row.slots.size();
    // "foot d a b" is the long form of d with a point forgotten, not a short form.
    const bool names_output =
        std::ranges::any_of(arguments, [&](const Piece& word) { return word.text == outputs.front().name.text; });
    if (!long_form && (arguments.size() + placed != row.slots.size() || names_output))
        return wrong_count(line, words.front(), row, arguments.size());
    if (outputs.size() != placed)
        return line.fail_at(words.front(), "output_count",
                            row.name + " places " + std::to_string(placed) + (placed == 1 ? " point" : " points") +
                                ", the clause names " + std::to_string(outputs.size()));
    std::vector<Piece> inputs(row.slots.size());
    const auto& form = long_form ? form_meant(row, arguments, outputs) : row.forms.front();
    if (long_form)
        if (auto ok = order_as_placed(line, row, outputs_in(row, form, arguments), outputs); !ok)
            return fail(ok.error());
    std::size_t next = 0;
    for (const std::size_t slot : form)
        if (long_form || row.slots[slot].kind != SlotKind::output) inputs[slot] = arguments[next++];
    inputs.erase(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(placed));
    return inputs;
}

/// One construction with its arguments, long or short.
Result<scene::Use> read_use(const scene::Scene& scene, const SourceLine& line, const Piece& text,
                            std::vector<Output>& outputs) {
    const auto words = words_of(text);
    if (words.empty())
        return line.fail_at(trimmed(text), "missing_construction", "a construction is missing here",
                            "for example d = foot d a b c");
    const auto id = read_word(line, words.front());
    if (!id) return fail(id.error());
    const Construction& row = scene::construction(*id);
    const auto inputs = input_words(line, row, words, outputs);
    if (!inputs) return fail(inputs.error());
    scene::Use use{*id, {}, {}};
    for (std::size_t i = 0; i < inputs->size(); ++i) {
        const Piece& word = (*inputs)[i];
        if (row.slots[i + outputs.size()].kind == SlotKind::number) {
            auto value = numbers::Scalar::parse(word.text);
            if (!value)
                return line.fail_at(word, Error{value.error().kind, value.error().code, value.error().what,
                                                value.error().mend, std::nullopt});
            use.values.push_back(*std::move(value));
        } else {
            const auto point = read_point(scene, line, word, outputs);
            if (!point) return fail(point.error());
            use.points.push_back(*point);
        }
    }
    return use;
}

/// Where an error of Scene::append belongs: at the construction that is no locus, otherwise at the first.
Piece culprit(const Error& error, const scene::Action& action, const std::vector<Piece>& uses) {
    if (error.code == "not_a_locus")
        for (std::size_t i = 0; i < action.uses.size(); ++i)
            if (scene::construction(action.uses[i].construction).places != scene::Places::locus)
                return trimmed(uses[i]);
    if (error.code == "use_count" && uses.size() > 2) return trimmed(uses[2]);
    return trimmed(uses.front());
}

} // namespace

Status read_clause(scene::Scene& scene, const SourceLine& line, const Piece& clause, bool auxiliary) {
    const auto sides = split_piece(clause, '=');
    if (sides.size() == 1)
        return line.fail_at(trimmed(clause), "missing_equals", quoted(trim(clause.text)) + " is not a clause",
                            "a clause is \"points = construction\", for example d = foot d a b c");
    if (sides.size() > 2)
        return line.fail_at({"=", sides[2].offset - 1}, "missing_separator",
                            "the clause has a second =", "clauses are separated by ;");
    auto outputs = read_outputs(scene, line, sides[0]);
    if (!outputs) return fail(outputs.error());
    scene::Action action;
    action.auxiliary = auxiliary;
    const auto uses = split_piece(sides[1], ',');
    for (const auto& text : uses) {
        auto use = read_use(scene, line, text, *outputs);
        if (!use) return fail(use.error());
        action.uses.push_back(*std::move(use));
    }
    std::vector<std::string> names;
    for (const auto& output : *outputs) {
        names.emplace_back(output.name.text);
        action.at.push_back(output.at);
    }
    if (auto ok = scene.append(action, names); !ok) return line.fail_at(culprit(ok.error(), action, uses), ok.error());
    return {};
}

} // namespace porism::jgex
