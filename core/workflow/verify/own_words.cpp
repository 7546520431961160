#include "workflow/verify/own_words.h"

#include "base/text.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <span>
#include <string_view>

namespace porism::workflow {
namespace {

/// "/actions/4" of the author as the place 4.
std::optional<std::size_t> place_of_action(std::string_view pointer) {
    constexpr std::string_view beginning = "/actions/";
    if (!pointer.starts_with(beginning)) return std::nullopt;
    pointer.remove_prefix(beginning.size());
    std::size_t place = 0;
    const auto read = std::from_chars(pointer.data(), pointer.data() + pointer.size(), place);
    return read.ec == std::errc() ? std::optional(place) : std::nullopt;
}

bool speaks_of_nothing(const scene::Action& action) {
    return action.states && action.states->compared() && action.states->compared()->quantities().empty();
}

const verigeo::Action* told_action(const EnvelopeFile& file, std::size_t action) {
    const auto& actions = file.envelope.actions;
    const auto place = place_of_action(file.content.origins[action].pointer);
    return place && *place < actions.size() ? &actions[*place] : nullptr;
}

/// "X(C) > 3", "AddEdge VectorSum A D A B A C".
std::string words_of(const verigeo::Action& action) {
    return action.row->type == "ExprConstraint" ? join(action.args, " ") : verigeo::text_of(action);
}

/// With its scene as it was read of the envelope.
bool is_as_read(const LoadedProblem& problem) {
    return problem.envelope && problem.document &&
           problem.document->scene.actions().size() == problem.envelope->content.origins.size();
}

std::optional<std::string> words_of(const LoadedProblem& problem, const std::vector<bool>& helps, std::size_t action) {
    const verigeo::Action* const told = told_action(problem, action);
    if (told == nullptr) return std::nullopt;
    const scene::Action& of = problem.document->scene.actions()[action];
    const auto is_help = [&](PointId point) { return helps[point.index()]; };
    const bool about_help =
        std::ranges::any_of(of.outputs, is_help) || (of.states && std::ranges::any_of(of.states->points(), is_help));
    if (!about_help && !speaks_of_nothing(of)) return std::nullopt;
    return fmt::format("{} ({})", words_of(*told), problem.envelope->content.origins[action].pointer);
}

/// As a whole: V_1 is not named by "V_12".
bool names(std::string_view text, std::string_view point) {
    for (std::size_t at = text.find(point); at != std::string_view::npos; at = text.find(point, at + 1)) {
        const std::size_t end = at + point.size();
        if (end == text.size() || !is_digit(text[end])) return true;
    }
    return false;
}

} // namespace

std::string envelope_words(const verigeo::Envelope& envelope, std::size_t action) {
    return fmt::format("{} (/actions/{})", words_of(envelope.actions[action]), action);
}

const verigeo::Action* told_action(const LoadedProblem& problem, std::size_t action) {
    if (!is_as_read(problem) || action >= problem.envelope->content.origins.size()) return nullptr;
    return told_action(*problem.envelope, action);
}

std::vector<bool> help_points(const EnvelopeFile& file) {
    const scene::Scene& scene = file.content.content.scene;
    std::vector<bool> out(scene.point_count(), false);
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const verigeo::Action* const told = told_action(file, i);
        if (told == nullptr || told->row->op == "AddPoint") continue;
        for (const PointId point : scene.actions()[i].outputs) out[point.index()] = true;
    }
    return out;
}

std::vector<bool> help_points(const LoadedProblem& problem) {
    if (is_as_read(problem)) return help_points(*problem.envelope);
    return std::vector<bool>(problem.document->scene.point_count(), false);
}

std::optional<std::string> own_words(const LoadedProblem& problem, std::size_t action) {
    return is_as_read(problem) ? words_of(problem, help_points(problem), action) : std::nullopt;
}

OwnWords::OwnWords(const LoadedProblem& problem) {
    if (!is_as_read(problem)) return;
    letters_ = problem.envelope->content.letters;
    const auto helps = help_points(problem);
    const scene::Scene& scene = problem.document->scene;
    const auto put_instead = [&](const facts::Statement& stated, const std::string& words) {
        for (const auto& names : {std::span<const std::string>(problem.envelope->content.names), scene.names()})
            instead_.emplace_back(facts::to_string(stated, names), words);
    };
    if (const std::string& claimed = problem.envelope->content.claimed; !claimed.empty())
        for (const facts::Statement& goal : problem.document->goals) put_instead(goal, claimed);
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        for (const PointId point : scene.actions()[i].outputs) {
            if (!helps[point.index()]) continue;
            const std::string& name = scene.names()[point.index()];
            helps_.push_back({name, scene::display_name(name), *words_of(problem, helps, i)});
        }
        const auto& states = scene.actions()[i].states;
        const auto words = states ? words_of(problem, helps, i) : std::nullopt;
        if (words) put_instead(*states, *words);
    }
}

/// Where a message begins with it, and where it asks for it.
std::string OwnWords::with_expression(std::string text) const {
    for (const auto& [letter, expression] : letters_)
        for (const std::string_view end : {": ", " = ", " is "}) {
            const std::string at_beginning = letter + std::string(end), asked = "compute " + at_beginning;
            if (text.starts_with(at_beginning)) text.replace(0, letter.size(), expression);
            text = with_sign(text, asked, fmt::format("{}{}", expression, end));
        }
    return text;
}

std::string OwnWords::in_own_words(std::string text) const {
    for (const auto& [stated, words] : instead_) text = with_sign(text, stated, words);
    return with_expression(std::move(text));
}

std::string OwnWords::said(std::string message) const {
    message = in_own_words(std::move(message));
    std::string besides;
    for (const Help& help : helps_)
        if (names(message, help.name) || names(message, help.shown))
            besides += fmt::format("; {} is a point by which {} is read", help.shown, help.words);
    return message + besides;
}

std::string OwnWords::mend(std::string text) const {
    text = in_own_words(std::move(text));
    const bool unsaid = std::ranges::any_of(
        helps_, [&](const Help& help) { return names(text, help.name) || names(text, help.shown); });
    return unsaid ? std::string() : text;
}

} // namespace porism::workflow
