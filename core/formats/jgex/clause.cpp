#include "formats/jgex/clause.h"

#include "base/text.h"
#include "formats/jgex/use.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::jgex {
namespace {

Result<Output> read_output(const scene::Scene& scene, const SourceLine& line, const Piece& word) {
    const auto at = word.text.find('@');
    const Piece name{word.text.substr(0, at), word.offset};
    if (auto ok = scene::check_name(name.text); !ok) return line.fail_at(name, ok.error());
    if (scene.find(name.text))
        return line.fail_at(name, "repeated_definition", "the point " + in_quotes(name.text) + " is defined already",
                            "choose another name");
    if (at == std::string_view::npos) return Output{name, std::nullopt};

    const Piece numbers{word.text.substr(at + 1), word.offset + at + 1};
    const auto parts = split_piece(numbers, '_');
    if (parts.size() != 2)
        return line.fail_at(numbers, "coordinate_syntax", in_quotes(numbers.text) + " is not a pair of coordinates",
                            "coordinates are written " + std::string(name.text) + "@x_y");
    Output output{name, scene::Coordinates{}};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        auto value = numbers::Scalar::parse(parts[i].text);
        if (!value)
            return line.fail_at(parts[i], "coordinate_syntax",
                                in_quotes(parts[i].text) + " is not a number: " + value.error().what,
                                value.error().mend);
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
                                    "the point " + in_quotes(output->name.text) + " is defined twice by this clause",
                                    "choose another name");
        outputs.push_back(*std::move(output));
        if (outputs.size() > scene::max_points)
            return line.fail_at(word, "too_many_points", "the clause names more than 400 points",
                                "a scene has at most 400 points");
    }
    if (outputs.empty())
        return line.fail_at(trimmed(side), "missing_output", "the clause names no point",
                            "for example d = foot d a b c");
    return outputs;
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
        return line.fail_at(trimmed(clause), "missing_equals", in_quotes(trim(clause.text)) + " is not a clause",
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
