#include "workflow/solve/other_values.h"

#include "base/digits.h"
#include "realize/realize.h"
#include "reason/whynot/deciding.h"
#include "translate/question_text.h"
#include "workflow/solve/needed.h"
#include "workflow/solve/other_pictures.h"

#include <fmt/format.h>

#include <ranges>
#include <utility>

namespace porism::workflow {
namespace {
constexpr std::size_t most_choices = 4; // whose values are looked for in figures
} // namespace

std::optional<diagram::Picture> with_one_of(const Analysis& analysis, const scene::Question& question,
                                            const facts::Quantity& quantity, std::span<const numbers::Scalar> values,
                                            const Control& control) {
    realize::Options options;
    options.explain = false;
    for (const numbers::Scalar& value : values) {
        const auto says = facts::Relation::of(facts::variable(quantity) - facts::constant(value));
        scene::Scene with = analysis.scene;
        scene::Action action;
        action.states = facts::make(*says);
        if (!with.append(std::move(action), {})) continue;
        auto figure = realize::realize(with, options, control);
        if (figure && shows_another(question, analysis.diagram->scene_picture, figure->scene_picture))
            return std::move(figure->scene_picture);
    }
    return std::nullopt;
}

std::optional<diagram::Picture> of_an_open_choice(Analysis& analysis, const scene::Question& question,
                                                  const Control& control) {
    const diagram::Picture& own = analysis.diagram->scene_picture;
    if (analysis.session->ending() != reason::Ending::saturated) return std::nullopt;
    for (const Needed& one : needed_by(question, own.points)) {
        const auto open =
            reason::open_choices(*analysis.session, *analysis.diagram, one.quantity, own.letters, {}, control);
        for (const reason::OpenChoice& choice : open | std::views::take(most_choices))
            if (auto other = with_one_of(analysis, question, choice.quantity, choice.values, control)) return other;
    }
    return std::nullopt;
}

std::string both_values_words(const Analysis& analysis, const scene::Question& question, double other,
                              std::string_view there) {
    const diagram::Picture& own = analysis.diagram->scene_picture;
    const double here = scene::as_counted(question, scene::value_in(question, own.points, own.letters));
    const auto [one, another] = told_apart(here, other);
    const char* unit = in_degrees(question) ? "°" : "";
    return fmt::format("{} is {}{} in the scene's own picture, and {}{} in {}",
                       translate::say(question, analysis.scene.names()), one, unit, another, unit, there);
}

std::string both_values_words(const Analysis& analysis, const scene::Question& question, const diagram::Picture& other,
                              std::string_view there) {
    const double value = scene::value_in(question, other.points, other.letters);
    return both_values_words(analysis, question, scene::as_counted(question, value), there);
}

} // namespace porism::workflow
