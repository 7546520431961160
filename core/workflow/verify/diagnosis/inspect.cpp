#include "workflow/verify/diagnosis/inspect.h"

#include "facts/truth.h"
#include "translate/say.h"
#include "translate/scene_text.h"
#include "workflow/figure.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/smallest.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

using PointIds = std::vector<PointId>;

void add(PointIds& points, std::span<const PointId> more) {
    for (const PointId point : more)
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
}

PointIds places_of(const scene::Action& action) {
    PointIds points(action.outputs.begin(), action.outputs.end());
    for (const scene::Use& use : action.uses) add(points, use.points);
    if (action.states) add(points, action.states->points());
    return points;
}

/// A check that is made once a goal, or once a question, in their order.
struct Asked {
    std::string_view name;
    bool question;
};
constexpr std::array asked_checks{Asked{"goal_holds", false},    Asked{"goal_exact", false},
                                  Asked{"equation_holds", true}, Asked{"equation_exact", true},
                                  Asked{"value_seen", true},     Asked{"value_exact", true}};

/// What the checks are about, met in the order of the verdict.
class Blaming {
public:
    explicit Blaming(const document::Document& document) : document_(document) {}

    PointIds points(const problem::Check& check) {
        PointIds blamed;
        for (const std::size_t action : check.conflict) add(blamed, of_action(action));
        if (check.action) add(blamed, of_action(*check.action));
        if (!blamed.empty()) return blamed;
        const auto row = std::ranges::find(asked_checks, check.name, &Asked::name);
        if (row == asked_checks.end()) return {};
        std::size_t& met = row->question ? questions_met_[exactly(*row)] : goals_met_[exactly(*row)];
        return row->question ? of_question(met++) : of_goal(met++);
    }

private:
    static std::size_t exactly(const Asked& row) { return row.name.ends_with("_exact") ? 1 : 0; }
    PointIds of_action(std::size_t index) const {
        const auto actions = document_.scene.actions();
        return index < actions.size() ? places_of(actions[index]) : PointIds();
    }
    PointIds of_goal(std::size_t index) const {
        PointIds points;
        if (index < document_.goals.size()) add(points, document_.goals[index].points());
        return points;
    }
    PointIds of_question(std::size_t index) const {
        PointIds points;
        if (index < document_.questions.size()) add(points, scene::points_of(document_.questions[index]));
        return points;
    }

    const document::Document& document_;
    std::array<std::size_t, 2> goals_met_{}, questions_met_{};
};

Pictured pictured(document::Document document, bool choose_branch, const Control& control) {
    LoadedProblem problem = as_problem(std::move(document));
    problem.choose_branch = choose_branch;
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return {*std::move(problem.document), nullptr};
    problem.document->scene = figure->scene;
    return {*std::move(problem.document), figure->diagram};
}

document::Document document_of(const document::Document& from, const diagnose::Sample& sample) {
    return {sample.scene, sample.goals, from.presentation, from.title, sample.questions};
}

bool asks_the_same(const document::Document& document, const diagnose::Sample& sample) {
    return document.scene == sample.scene && document.goals == sample.goals && document.questions == sample.questions;
}

/// As people write it in the picture, where it holds there.
std::string said_of(const facts::Statement& statement, const Pictured& shown) {
    const auto names = shown.document.scene.names();
    if (!shown.figure) return translate::say(statement, names);
    const auto& points = shown.figure->scene_picture.points;
    return translate::say(statement, names,
                          facts::seen(statement, points) ? translate::Picture(points) : translate::Picture());
}

/// What an action of the scene says, in quotation marks, as people write it; else the words as they are.
std::string said_of(const std::string& quoted, const scene::Scene& scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        if (diagnose::text_of(scene, i) != quoted) continue;
        std::string said = translate::action_text(scene, i);
        if (said.ends_with('.')) said.pop_back();
        return "“" + said + "”";
    }
    return '"' + quoted + '"';
}

/// A text in which statements of what is shown, and actions of the scene before, stand between quotation marks, with
/// these as people write them.
std::string with_statements_said(const std::string& text, const Pictured& shown, const scene::Scene& before) {
    std::string out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t open = text.find('"', from);
        const std::size_t close = open == std::string::npos ? open : text.find('"', open + 1);
        if (close == std::string::npos) return out + text.substr(from);
        const std::string quoted = text.substr(open + 1, close - open - 1);
        const auto parsed = facts::parse_goal(quoted, shown.document.scene.names());
        out += text.substr(from, open - from);
        out += parsed && parsed->size() == 1 ? said_of(parsed->front(), shown) : said_of(quoted, before);
        from = close + 1;
    }
    return out;
}

} // namespace

LoadedProblem as_problem(document::Document document) {
    std::string name = document.title;
    return {std::move(name), std::move(document)};
}

Result<Inspection> inspect(const LoadedProblem& problem, const Control& control) {
    auto verdict = verify(problem, control);
    if (!verdict) return fail(std::move(verdict.error()));
    Inspection out{*std::move(verdict), {}, {}, {}};
    if (const auto figure = figure_of(problem, {}, control)) out.picture = figure->diagram->scene_picture.points;
    Blaming blaming(*problem.document);
    for (const problem::Check& check : out.verdict.checks) {
        PointIds blamed = blaming.points(check);
        CheckWords words = words_of(check, problem.document->scene, out.picture);
        if (blamed.empty()) add(blamed, words.points);
        out.blamed.push_back(std::move(blamed));
        out.words.push_back(std::move(words));
    }
    return out;
}

Result<std::vector<Offer>> offers(const LoadedProblem& problem, const Control& control) {
    auto mends = mends_of(problem, control);
    if (!mends) return fail(std::move(mends.error()));
    std::vector<Offer> out;
    for (WholeMend& mend : *mends) {
        Pictured mended =
            pictured(document_of(*problem.document, mend.sample), !mend.sample.chosen_for.empty(), control);
        std::string text = with_statements_said(mend.text, mended, problem.document->scene);
        Offer offer{std::move(text), std::move(mended), std::move(mend.verdict)};
        offer.words_left_out = mend.words_left_out;
        offer.rewrites = !asks_the_same(*problem.document, mend.sample);
        if (mend.sample.answers != answers_of(problem)) offer.answers = std::move(mend.sample.answers);
        out.push_back(std::move(offer));
    }
    return out;
}

Result<PassingSample> beside(const LoadedProblem& problem, const LoadedProblem& passing, const Control& control) {
    if (!passing.document) return fail(passing.document.error());
    return PassingSample{pictured(*passing.document, passing.choose_branch, control),
                         difference(sentences_of(problem), sentences_of(passing))};
}

Result<SmallestPart> smallest_part(const LoadedProblem& problem, const Control& control) {
    const auto verdict = verify(problem, control);
    if (!verdict) return fail(verdict.error());
    auto found = smallest(problem, *verdict, control);
    if (!found) return fail(std::move(found.error()));
    diagnose::Shrunk& part = found->part;
    for (std::string& step : found->steps) step = said_in(step, part.sample.scene);
    return SmallestPart{pictured(document_of(*problem.document, part.sample), problem.choose_branch, control),
                        std::move(part.verdict),
                        std::move(part.actions),
                        part.minimal,
                        part.kept_a_given,
                        part.sample.answers,
                        std::move(found->steps)};
}

InspectedSample inspected(const LoadedProblem& problem, std::size_t number, const Control& control) {
    InspectedSample out{problem.name, number, problem::Outcome::rejected, "read", {}, {}};
    const auto verdict = verify(problem, control);
    if (!verdict) {
        out.check = verdict.error().code;
        out.message = verdict.error().what;
        if (problem.document) out.stage = "realize";
        if (verdict.error().kind == ErrorKind::interrupted) out.outcome = problem::Outcome::undecided;
        return out;
    }
    out.outcome = verdict->outcome;
    const problem::Check* deciding = verdict->outcome == problem::Outcome::accepted ? nullptr : verdict->deciding();
    out.stage = deciding ? deciding->stage : "";
    out.check = deciding ? deciding->name : "";
    out.message = deciding ? words_of(*deciding, problem.document->scene).message : "";
    return out;
}

} // namespace porism::workflow
