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
    const auto known = scene::known_but_not_built();
    if (std::find(known.begin(), known.end(), word.text) != known.end())
        return line.fail_at(word, "not_built", "the construction " + quoted(word.text) + " is known but not built yet");
    std::vector<std::string> names;
    for (const auto& row : scene::catalogue()) names.push_back(row.name);
    const std::string near = nearest_word(word.text, names);
    return line.fail_at(word, "unknown_construction", "there is no construction called " + quoted(word.text),
                        near.empty() ? "" : "did you mean " + near + "?");
}

/// "foot x a b c" in the long form, "foot a b c" in the short one.
std::string signature(const Construction& row, bool with_outputs) {
    std::string text = row.name;
    for (const auto& slot : row.slots)
        if (with_outputs || slot.kind != SlotKind::output) text += ' ' + slot.letter;
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

/// The long form says in which order the points are placed: "c a b = triangle a b c". A name that the clause does not
/// define is left for the caller to find.
void order_as_placed(std::vector<Output>& outputs, std::span<const Piece> arguments) {
    for (std::size_t i = 0; i < outputs.size(); ++i)
        for (std::size_t j = i; j < outputs.size(); ++j)
            if (outputs[j].name.text == arguments[i].text) std::swap(outputs[i], outputs[j]);
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
    const std::size_t given = words.size() - 1, placed = scene::output_count(row);
    const bool long_form = given == row.slots.size();
    // "foot d a b" is the long form of d with a point forgotten, not a short form.
    const bool names_output = given > 0 && words[1].text == outputs.front().name.text;
    if (!long_form && (given + placed != row.slots.size() || names_output))
        return wrong_count(line, words.front(), row, given);
    if (outputs.size() != placed)
        return line.fail_at(words.front(), "output_count",
                            row.name + " places " + std::to_string(placed) + (placed == 1 ? " point" : " points") +
                                ", the clause names " + std::to_string(outputs.size()));
    if (long_form) order_as_placed(outputs, std::span(words).subspan(1));
    scene::Use use{*id, {}, {}};
    std::size_t next = 1, output = 0;
    for (const auto& slot : row.slots) {
        if (slot.kind == SlotKind::output) {
            const std::string_view expected = outputs[output++].name.text;
            if (long_form && words[next].text != expected)
                return line.fail_at(words[next], "output_mismatch",
                                    row.name + " places " + quoted(words[next].text) + ", the clause defines " +
                                        quoted(expected),
                                    "name the same points on both sides");
            next += long_form ? 1 : 0;
        } else if (slot.kind == SlotKind::number) {
            auto value = numbers::Scalar::parse(words[next].text);
            if (!value)
                return line.fail_at(words[next], Error{value.error().kind, value.error().code, value.error().what,
                                                       value.error().mend, std::nullopt});
            use.values.push_back(*std::move(value));
            ++next;
        } else {
            const auto point = read_point(scene, line, words[next++], outputs);
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
