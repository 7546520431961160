#include "workflow/verify/spoken.h"

#include "translate/say.h"
#include "workflow/verify/inspect.h"

#include <array>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

/// How a message goes on behind the statement that it is about.
constexpr std::array<std::string_view, 4> continuations{" is ", " holds", " does not ", " fails"};

/// Where the statement begins: behind "/solver_actions/0, of the solver: ", which says where a claim stands.
std::size_t behind_origin(std::string_view text) {
    constexpr std::string_view end_of_origin = ": ";
    const std::size_t origin = text.rfind(end_of_origin);
    return origin == std::string_view::npos ? 0 : origin + end_of_origin.size();
}

} // namespace

std::optional<Spoken> spoken_of(const problem::Check& check, const scene::Scene& scene) {
    const std::string_view message = check.message;
    for (const std::string_view next : continuations) {
        const std::size_t end = message.find(next);
        if (end == std::string::npos) continue;
        const std::size_t begin = behind_origin(message.substr(0, end));
        auto statements = facts::parse_goal(message.substr(begin, end - begin), scene.names());
        if (statements && statements->size() == 1) return Spoken{std::move(statements->front()), begin, end};
    }
    return std::nullopt;
}

CheckWords words_of(const problem::Check& check, const scene::Scene& scene) {
    const auto found = spoken_of(check, scene);
    if (!found) return {{}, check.message};
    const std::string about = translate::say(found->statement, scene.names());
    return {about, check.message.substr(0, found->begin) + about + check.message.substr(found->end)};
}

} // namespace porism::workflow
