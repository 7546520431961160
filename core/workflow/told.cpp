#include "workflow/told.h"

#include "base/text.h"
#include "corpus/json.h"
#include "workflow/figure.h"
#include "workflow/library/library.h"
#include "workflow/told_carried.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/logical_check.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

using document::Document;
using document::Told;
using scene::Action;
using scene::Scene;

/// The kinds of files that are told, by the words that documents use. A document has its own; a library holds samples.
constexpr std::array languages{
    std::pair{FileKind::jgex, std::string_view("jgex")},
    std::pair{FileKind::geodsl, std::string_view("geodsl")},
    std::pair{FileKind::geometry3k, std::string_view("geometry3k")},
    std::pair{FileKind::genesisgeo, std::string_view("genesisgeo")},
    std::pair{FileKind::verigeo, std::string_view("verigeo")},
    std::pair{FileKind::scene, std::string_view("scene")},
    std::pair{FileKind::problem, std::string_view("problem")},
    std::pair{FileKind::proof, std::string_view("proof")},
    std::pair{FileKind::sample, std::string_view("sample")},
};

std::string_view word_of(FileKind kind) {
    const auto row = std::ranges::find(languages, kind, [](const auto& one) { return one.first; });
    return row == languages.end() ? std::string_view() : row->second;
}

/// A picture is drawn again, and told by nobody.
std::string without_picture(FileKind kind, std::string_view text) {
    auto json = parse_json(text);
    if (!json || !json->is_object()) return std::string(text);
    if (kind == FileKind::problem) json->erase("picture");
    if (kind == FileKind::sample && (*json)["problem"].is_object()) (*json)["problem"].erase("picture");
    return to_text(*json);
}

std::string text_of(FileKind kind, std::string_view text) {
    const bool drawn = kind == FileKind::problem || kind == FileKind::sample;
    return drawn ? without_picture(kind, text) : std::string(trim(text));
}

/// Of a file with a problem in each line; a line of JGEX has its name before it.
std::string line_of(FileKind kind, std::span<const std::string_view> lines, const LoadedProblem& problem) {
    const auto number = static_cast<std::size_t>(std::max(problem.place.line, 1)) - 1;
    const std::string line(number < lines.size() ? trim(lines[number]) : std::string_view());
    return kind == FileKind::jgex ? problem.name + "\n" + line : line;
}

Error unreadable(std::string code, std::string what, std::string mend) {
    return {ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend)};
}

} // namespace

void put_answers(LoadedProblem& file, const Told::Answers& answers) {
    file.answers.resize(std::max(file.answers.size(), answers.size()));
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i]) file.answers[i] = answers[i];
    if (!answers.empty() && answers.front()) {
        file.unread_answer.clear();
        file.disputed_answer = false;
    }
    if (!file.envelope || answers.empty()) return;
    EnvelopeFile envelope = *file.envelope;
    if (std::string text = answers_in_one_text(file); !text.empty()) envelope.envelope.answer = std::move(text);
    envelope.content.answer = file.answers.front();
    envelope.content.further_answers.assign(file.answers.begin() + 1, file.answers.end());
    file.envelope = std::make_shared<const EnvelopeFile>(std::move(envelope));
}

namespace {

/// Without what a figure writes into it.
Action bare(Action action) {
    action.branch.reset();
    for (auto& at : action.at)
        if (at && !at->given) at.reset();
    if (std::ranges::none_of(action.at, [](const auto& at) { return at.has_value(); })) action.at.clear();
    return action;
}

bool same_but_for_the_figure(const Scene& one, const Scene& other) {
    return std::ranges::equal(one.names(), other.names()) &&
           std::ranges::equal(one.actions(), other.actions(), {}, &bare, &bare);
}

/// The scene with all that its figure writes into it.
Scene with_its_figure(const Scene& scene, const Figure& figure) {
    return realize::with_places(realize::with_branches(scene, *figure.diagram), *figure.diagram,
                                figure.diagram->scene_picture);
}

using PlacesOfPoints = std::vector<std::optional<scene::Coordinates>>;

/// Those of the file, and where one was moved away from the figure of the file the one that it has now.
PlacesOfPoints places(const Action& told, const Action& drawn, const Action& now) {
    PlacesOfPoints out = told.at;
    out.resize(told.outputs.size());
    const auto is_there = [](const scene::Coordinates& a, const std::optional<scene::Coordinates>& b) {
        return b && a.x == b->x && a.y == b->y;
    };
    for (std::size_t k = 0; k < now.at.size(); ++k) {
        if (!now.at[k] || now.at[k]->given || is_there(*now.at[k], out[k])) continue;
        if (k >= drawn.at.size() || !is_there(*now.at[k], drawn.at[k])) out[k] = now.at[k];
    }
    if (std::ranges::none_of(out, [](const auto& at) { return at.has_value(); })) out.clear();
    return out;
}

/// The scene of the file with the points where they were dragged, as long as the document is that problem.
std::optional<Scene> scene_as_told(const LoadedProblem& file, const Document& now, const Control& control) {
    const Document& then = *file.document;
    if (now.goals != then.goals || now.questions != then.questions || !same_but_for_the_figure(now.scene, then.scene))
        return std::nullopt;
    const auto figure = figure_of(file, {}, control);
    if (!figure) return then.scene;
    const Scene drawn = with_its_figure(then.scene, *figure);
    Scene out = then.scene;
    for (std::size_t i = 0; i < out.actions().size(); ++i) {
        const Action &was = drawn.actions()[i], &is = now.scene.actions()[i];
        if (is.branch.value_or(0) != was.branch.value_or(0)) return std::nullopt;
        if (auto at = places(then.scene.actions()[i], was, is); at != then.scene.actions()[i].at)
            out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

template<class T>
void append(std::vector<T>& to, const std::vector<T>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

/// What the problem has besides what its document was told: where it stands, and how it was solved.
void add_own(LoadedProblem& out, const LoadedProblem& own) {
    out.name = own.name;
    out.place = own.place;
    out.actions = own.actions;
    out.goals = own.goals;
    out.questions = own.questions;
    out.document->title = own.document->title;
    out.document->presentation = own.document->presentation;
    append(out.solution, own.solution);
    append(out.statement_texts, own.statement_texts);
    append(out.solution_texts, own.solution_texts);
    out.written_statements = own.written_statements + (own.statement_texts.empty() ? out.written_statements : 0);
    out.written_solutions = own.written_solutions + (own.solution_texts.empty() ? out.written_solutions : 0);
    append(out.told_checks, own.told_checks);
    if (out.branches.empty()) out.branches = own.branches;
    out.answers.resize(std::max(out.answers.size(), own.answers.size()));
    for (std::size_t i = 0; i < own.answers.size(); ++i)
        if (!out.answers[i]) out.answers[i] = own.answers[i];
}

} // namespace

void keep_texts(Loaded& loaded, std::string_view bytes) {
    const std::string_view language = word_of(loaded.kind);
    if (language.empty()) return;
    const bool one = loaded.problems.size() == 1;
    const auto lines = one ? std::vector<std::string_view>() : split(bytes, '\n');
    for (LoadedProblem& problem : loaded.problems)
        if (problem.document)
            problem.told =
                Told(std::string(language), one ? text_of(loaded.kind, bytes) : line_of(loaded.kind, lines, problem));
}

Told told_by(corpus::Sample sample) {
    sample.problem.picture.reset();
    return {std::string(word_of(FileKind::sample)), to_text(corpus::to_json(sample))};
}

Told told_before(const Told& told) {
    if (told.empty() || told.language() != word_of(FileKind::sample)) return told;
    const auto json = parse_json(told.text());
    auto sample = json ? corpus::sample_from_json(*json) : Result<corpus::Sample>(fail(json.error()));
    const auto document = sample ? kept_document(*std::move(sample)) : Result<Document>(fail(sample.error()));
    if (!document) return told;
    Told out = document->told;
    if (!out.empty() && !told.answers().empty()) out = out.with_answers(told.answers());
    if (!out.empty() && told.words_left_out()) out = out.with_words_left_out();
    return !out.empty() && told.branches_meant() ? out.with_branches_meant() : out;
}

Result<LoadedProblem> read_again(const Told& told, const Control& control) {
    if (told.bytes() > document::max_told_bytes)
        return fail(unreadable(
            "told_too_long",
            fmt::format("its text of {} bytes was not kept, at most {} are", told.bytes(), document::max_told_bytes),
            "verify the file itself"));
    const auto row = std::ranges::find(languages, told.language(), [](const auto& one) { return one.second; });
    if (row == languages.end())
        return fail(unreadable("unknown_language", "nothing here reads " + in_quotes(told.language()),
                               "open it with a newer version"));
    auto loaded = load_bytes_as(row->first, told.text(), told.language());
    if (!loaded) return fail(std::move(loaded.error()));
    if (loaded->problems.size() != 1)
        return fail(unreadable("several_problems", fmt::format("its text has {} problems", loaded->problems.size()),
                               "keep each with its own text"));
    LoadedProblem& only = loaded->problems.front();
    if (!only.document) return fail(std::move(only.document.error()));
    LoadedProblem out = as_told(only, control);
    put_answers(out, told.answers());
    if (told.words_left_out()) {
        out.statement_texts.clear();
        out.written_statements = 0;
    }
    return out;
}

Result<Document> opened(LoadedProblem problem) {
    if (problem.document && !problem.told.empty()) problem.document->told = std::move(problem.told);
    return std::move(problem.document);
}

problem::Check not_held(std::string why, std::string mend) {
    problem::Check out = logical_check("told_held", problem::CheckState::undecided, std::move(why));
    out.mend = std::move(mend);
    return out;
}

LoadedProblem as_told(const LoadedProblem& problem, const Control& control) {
    if (!problem.document || problem.document->told.empty()) return problem;
    const Told told = problem.document->told;
    LoadedProblem own = problem;
    own.document->told = {};
    auto file = read_again(told, control);
    if (!file) {
        own.told_checks.push_back(
            not_held("what the file told cannot be read again: " + file.error().what, file.error().mend));
        return own;
    }
    auto scene = told.branches_meant() ? std::nullopt : scene_as_told(*file, *own.document, control);
    if (scene) {
        file->document->scene = *std::move(scene);
    } else {
        *file = carried_to(*own.document, *file);
        file->choose_branch = own.choose_branch;
    }
    add_own(*file, own);
    return *std::move(file);
}

} // namespace porism::workflow
