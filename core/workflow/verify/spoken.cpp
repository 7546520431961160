#include "workflow/verify/spoken.h"

#include "base/text.h"
#include "scene/question.h"
#include "translate/question_text.h"
#include "translate/say.h"
#include "workflow/verify/inspect.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

/// How a message goes on behind the statement that it is about.
constexpr std::array<std::string_view, 5> continuations{" is ", " holds", " does not ", " fails", " follows "};

/// Where the statement begins: behind "/solver_actions/0, of the solver: ", which says where a claim stands.
std::size_t behind_origin(std::string_view text) {
    constexpr std::string_view end_of_origin = ": ";
    const std::size_t origin = text.rfind(end_of_origin);
    return origin == std::string_view::npos ? 0 : origin + end_of_origin.size();
}

/// A question in the words of a scene, and where it stands in a text.
struct AskedIn {
    scene::Question question;
    std::size_t begin = 0, end = 0;
};

bool ends_word(std::string_view text, std::size_t at) {
    return at == text.size() || !(is_letter(text[at]) || is_digit(text[at]));
}

/// The longest one that begins there.
std::optional<AskedIn> asked_at(std::string_view text, std::size_t begin, std::span<const std::string> names) {
    for (std::size_t end = text.size(); end > begin; --end) {
        if (!ends_word(text, end) || text[end - 1] == ' ') continue;
        if (auto question = scene::parse_question(text.substr(begin, end - begin), names))
            return AskedIn{*std::move(question), begin, end};
    }
    return std::nullopt;
}

std::optional<AskedIn> asked_in(std::string_view text, std::span<const std::string> names) {
    for (const scene::QuestionRow& row : scene::question_table()) {
        const std::string word = std::string(row.name) + " ";
        for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
            if (at == 0 || text[at - 1] == ' ')
                if (auto asked = asked_at(text, at, names)) return asked;
    }
    return std::nullopt;
}

/// Of statements that contradict each other each one, "and" between.
std::optional<std::string> contradiction_said(std::string_view message, std::span<const std::string> names) {
    constexpr std::string_view end = " contradict each other", between = " and ";
    if (!message.ends_with(end)) return std::nullopt;
    std::string out;
    for (std::string_view rest = message.substr(0, message.size() - end.size()); !rest.empty();) {
        const std::size_t at = std::min(rest.find(between), rest.size());
        const auto statements = facts::parse_goal(rest.substr(0, at), names);
        if (!statements || statements->size() != 1) return std::nullopt;
        out += (out.empty() ? "" : std::string(between)) + translate::say(statements->front(), names);
        rest.remove_prefix(std::min(at + between.size(), rest.size()));
    }
    return out + std::string(end);
}

/// "C coincides with A", "D is the point B in every picture": the points by the names that are shown.
std::optional<std::string> coincidence_said(const std::string& message, const scene::Scene& scene) {
    for (const std::string_view joint : {" coincides with ", " is the point "}) {
        const std::size_t at = message.find(joint);
        if (at == std::string::npos) continue;
        const std::size_t begin = at + joint.size(), end = std::min(message.find(' ', begin), message.size());
        const std::string one = message.substr(0, at), other = message.substr(begin, end - begin);
        if (!scene.find(one) || !scene.find(other)) continue;
        return scene::display_name(one) + std::string(joint) + scene::display_name(other) + message.substr(end);
    }
    return std::nullopt;
}

CheckWords without_statement(const std::string& message, const scene::Scene& scene) {
    const auto names = scene.names();
    if (auto said = contradiction_said(message, names)) return {{}, *std::move(said)};
    if (auto said = coincidence_said(message, scene)) return {{}, *std::move(said)};
    const auto asked = asked_in(message, names);
    if (!asked) return {{}, message};
    const std::string about = translate::say(asked->question, names);
    return {about, message.substr(0, asked->begin) + about + message.substr(asked->end)};
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
    if (!found) return without_statement(check.message, scene);
    const std::string about = translate::say(found->statement, scene.names());
    return {about, check.message.substr(0, found->begin) + about + check.message.substr(found->end)};
}

} // namespace porism::workflow
