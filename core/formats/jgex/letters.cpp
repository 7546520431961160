#include "formats/jgex/letters.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::jgex {
namespace {

std::optional<facts::Quantity> unknown_letter(const facts::Statement& goal, const scene::Scene& scene) {
    const facts::Relation* said = goal.compared();
    if (!said) return std::nullopt;
    for (const facts::Quantity& one : said->quantities()) {
        const auto speaks = [&](const scene::Action& action) {
            const facts::Relation* stated = action.states ? action.states->compared() : nullptr;
            return stated && std::ranges::count(stated->quantities(), one) > 0;
        };
        if (one.kind() == facts::QuantityKind::letter && std::ranges::none_of(scene.actions(), speaks)) return one;
    }
    return std::nullopt;
}

} // namespace

Status check_letters(std::span<const facts::Statement> goals, const scene::Scene& scene) {
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto letter = unknown_letter(goals[i], scene);
        if (!letter) continue;
        const bool point = scene.find(letter->text()).has_value();
        Error error{ErrorKind::bad_input,
                    "goal_letter",
                    letter->text() + (point ? " is a point, and no number" : " is no number of this figure"),
                    "a goal is a statement, such as perp a b c d, or an equation between lengths and angles, such as "
                    "length(a,b) = 2*length(c,d)",
                    {}};
        error.pointer = fmt::format("/goals/{}", i);
        return fail(std::move(error));
    }
    return {};
}

} // namespace porism::jgex
