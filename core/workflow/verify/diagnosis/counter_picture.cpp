// Pictures in which what is asked of a problem is otherwise.
#include "base/digits.h"
#include "translate/question_text.h"
#include "translate/say.h"
#include "workflow/figure.h"
#include "workflow/solve/measured.h"
#include "workflow/solve/other_pictures.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/diagnosis/seen_false.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/other_figure.h"
#include "workflow/verify/own_words.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace porism::workflow {
namespace {

/// Looks for pictures of a problem that has a figure.
class Contradicting {
public:
    Contradicting(const LoadedProblem& problem, const Figure& figure) : problem_(problem), figure_(figure) {}

    std::optional<CounterPicture> named_by(const problem::Check& check) const {
        if (!check.elsewhere) return std::nullopt;
        auto shown = std::make_shared<diagram::Diagram>(own());
        for (std::size_t i = 0; i < shown->names.size(); ++i) {
            const auto place = check.elsewhere->points.find(shown->names[i]);
            if (place == check.elsewhere->points.end()) return std::nullopt;
            shown->scene_picture.points[i] = {place->second[0], place->second[1]};
        }
        const CheckWords words = words_of(check, figure_.scene, own().scene_picture.points);
        std::string difference = difference_of(*check.elsewhere, words.points, shown->scene_picture);
        return CounterPicture{drawn(std::move(shown)), PictureOf::givens, words.about, words.asks_value,
                              std::move(difference)};
    }

    std::optional<CounterPicture> of_goals() const {
        for (const facts::Statement& goal : problem_.document->goals)
            if (auto out = of(goal)) return out;
        return std::nullopt;
    }

    /// Of the statement that a check says first: a goal, or what is claimed. It is lit in place of what is asked.
    std::optional<CounterPicture> of_said(const problem::Check& check) const {
        const auto said = spoken_in(check.message, figure_.scene, own().scene_picture.points);
        const auto first = std::ranges::find_if(said, [](const Spoken& one) { return one.statement.has_value(); });
        auto out = first == said.end() ? std::nullopt : of(*first->statement);
        if (out) out->shown.document.goals = {*first->statement};
        return out;
    }

    std::optional<CounterPicture> of_questions() const {
        for (const scene::Question& question : problem_.document->questions)
            for (const diagram::Picture& picture : own().generic) {
                if (!shows_another(question, own().scene_picture, picture)) continue;
                auto shown = std::make_shared<diagram::Diagram>(own());
                shown->scene_picture = picture;
                const bool value = !scene::row(question.kind).equation;
                return CounterPicture{drawn(std::move(shown)), PictureOf::branch,
                                      translate::say(question, figure_.scene.names()), value,
                                      value ? values(question, picture) : std::string()};
            }
        return std::nullopt;
    }

private:
    const diagram::Diagram& own() const { return *figure_.diagram; }

    std::string difference_of(const problem::OtherFigure& elsewhere, std::span<const PointId> about,
                              const diagram::Picture& other) const {
        std::string difference = elsewhere.difference;
        if (difference.empty())
            if (auto lying = lying_otherwise(figure_.scene, own().scene_picture, about, other, help_points(problem_)))
                difference = std::move(lying->difference);
        return said_in(difference, figure_.scene, own().scene_picture.points);
    }

    std::optional<CounterPicture> of(const facts::Statement& statement) const {
        const auto names = figure_.scene.names();
        auto seen = seen_false(statement, own());
        if (!seen) return std::nullopt;
        std::string shown = measured(statement, seen->figure->scene_picture.points, names);
        return CounterPicture{drawn(std::move(seen->figure)), seen->number == 0 ? PictureOf::scene : PictureOf::branch,
                              translate::say(statement, names), false, std::move(shown)};
    }

    Pictured drawn(std::shared_ptr<const diagram::Diagram> diagram) const {
        document::Document document = *problem_.document;
        document.scene = figure_.scene;
        return {std::move(document), std::move(diagram)};
    }

    std::string values(const scene::Question& question, const diagram::Picture& other) const {
        const auto counted = [&](const diagram::Picture& picture) {
            return scene::as_counted(question, scene::value_in(question, picture.points, picture.letters));
        };
        const auto [there, here] = told_apart(counted(other), counted(own().scene_picture));
        return fmt::format("{0}{2}, and {1}{2} in the picture of the scene itself", there, here,
                           scene::in_degrees(question) ? "°" : "");
    }

    const LoadedProblem& problem_;
    const Figure& figure_;
};

} // namespace

std::optional<CounterPicture> counter_picture(const LoadedProblem& problem, const problem::Verdict& verdict,
                                              const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return std::nullopt;
    const Contradicting looking(problem, *figure);
    const auto failed = std::ranges::find(verdict.checks, problem::CheckState::failed, &problem::Check::state);
    if (failed != verdict.checks.end()) {
        if (auto out = looking.named_by(*failed)) return out;
        if (auto out = looking.of_said(*failed)) return out;
    }
    if (auto out = looking.of_goals()) return out;
    if (auto out = looking.of_questions()) return out;
    for (const problem::Check& check : verdict.checks)
        if (auto out = looking.named_by(check)) return out;
    return std::nullopt;
}

} // namespace porism::workflow
