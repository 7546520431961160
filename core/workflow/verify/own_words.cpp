#include "workflow/verify/own_words.h"

#include "base/text.h"
#include "workflow/verify/text_signs.h"

#include <charconv>
#include <fmt/format.h>
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

} // namespace

std::optional<std::string> own_words(const LoadedProblem& problem, std::size_t action) {
    if (!problem.envelope) return std::nullopt;
    const EnvelopeFile& file = *problem.envelope;
    const auto& actions = file.content.content.scene.actions();
    const auto& origins = file.content.origins;
    if (action >= actions.size() || action >= origins.size() || !speaks_of_nothing(actions[action]))
        return std::nullopt;
    const auto place = place_of_action(origins[action].pointer);
    if (!place || *place >= file.envelope.actions.size()) return std::nullopt;
    return fmt::format("{} ({})", join(file.envelope.actions[*place].args, " "), origins[action].pointer);
}

std::string in_own_words(std::string message, const LoadedProblem& problem, std::span<const std::size_t> actions) {
    for (const std::size_t action : actions)
        if (const auto words = own_words(problem, action)) {
            const auto& states = problem.envelope->content.content.scene.actions()[action].states;
            message = with_sign(message, facts::to_string(*states, problem.envelope->content.names), *words);
        }
    return message;
}

} // namespace porism::workflow
