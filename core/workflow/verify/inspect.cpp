#include "workflow/verify/inspect.h"

#include "base/text.h"
#include "facts/truth.h"
#include "translate/say.h"
#include "workflow/figure.h"
#include "workflow/verify/diagnose.h"
#include "workflow/verify/smallest.h"
#include "workflow/verify/spoken.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

using Points = std::vector<PointId>;

void add(Points& points, std::span<const PointId> more) {
    for (const PointId point : more)
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
}

Points places_of(const scene::Action& action) {
    Points points(action.outputs.begin(), action.outputs.end());
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

    Points points(const problem::Check& check) {
        if (check.action && *check.action < document_.scene.actions().size())
            return places_of(document_.scene.actions()[*check.action]);
        const auto row = std::ranges::find(asked_checks, check.name, &Asked::name);
        if (row == asked_checks.end()) return {};
        std::size_t& met = row->question ? questions_met_[exactly(*row)] : goals_met_[exactly(*row)];
        return row->question ? of_question(met++) : of_goal(met++);
    }

private:
    static std::size_t exactly(const Asked& row) { return row.name.ends_with("_exact") ? 1 : 0; }
    Points of_goal(std::size_t index) const {
        Points points;
        if (index < document_.goals.size()) add(points, document_.goals[index].points());
        return points;
    }
    Points of_question(std::size_t index) const {
        Points points;
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

std::string as_people_write(const std::vector<std::string>& statements, const scene::Scene& scene) {
    std::vector<std::string> out;
    for (const std::string& text : statements) {
        const auto parsed = facts::parse_statement(text, scene.names());
        const bool one = parsed && parsed->size() == 1;
        out.push_back(one ? translate::say(parsed->front(), scene.names()) : text);
    }
    return join(out, ", ");
}

/// As people write it in the picture, where it holds there.
std::string said_of(const facts::Statement& statement, const Pictured& shown) {
    const auto names = shown.document.scene.names();
    if (!shown.figure) return translate::say(statement, names);
    const auto& points = shown.figure->scene_picture.points;
    return translate::say(statement, names,
                          facts::seen(statement, points) ? translate::Picture(points) : translate::Picture());
}

/// A text in which statements of what is shown stand between quotation marks, with these as people write them.
std::string with_statements_said(const std::string& text, const Pictured& shown) {
    std::string out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t open = text.find('"', from);
        const std::size_t close = open == std::string::npos ? open : text.find('"', open + 1);
        if (close == std::string::npos) return out + text.substr(from);
        const std::string quoted = text.substr(open + 1, close - open - 1);
        const auto parsed = facts::parse_goal(quoted, shown.document.scene.names());
        out += text.substr(from, open - from);
        out += parsed && parsed->size() == 1 ? said_of(parsed->front(), shown) : '"' + quoted + '"';
        from = close + 1;
    }
    return out;
}

/// A picture of the figure in which the goal is seen to be false, as the picture of its scene, and its number.
std::optional<std::pair<std::shared_ptr<const diagram::Diagram>, std::size_t>>
failing(const facts::Statement& goal, const diagram::Diagram& diagram) {
    std::size_t number = 0;
    for (const auto& points : diagram.pictures()) {
        if (facts::refuted(goal, points)) {
            auto shown = std::make_shared<diagram::Diagram>(diagram);
            if (number > 0) shown->scene_picture = shown->generic[number - 1];
            return std::pair{std::shared_ptr<const diagram::Diagram>(std::move(shown)), number};
        }
        ++number;
    }
    return std::nullopt;
}

GivenTold told(const diagnose::MissingGiven& missing, const diagnose::Sample& sample,
               const document::Document& document, const Result<Figure>& figure) {
    const auto names = sample.scene.names();
    const facts::Statement& goal = sample.goals[missing.goal];
    GivenTold out;
    if (missing.given) out.given = translate::say(*missing.given, names);
    out.goal = translate::say(goal, names);
    out.reason = diagnose::reason_of(missing);
    if (const auto seen = figure ? failing(goal, *figure->diagram) : std::nullopt) {
        out.counter = Pictured{document, seen->first};
        out.counter->document.scene = figure->scene;
    }
    return out;
}

GivenTold told(const diagnose::GivenNeed& need, const diagnose::Sample& sample, const document::Document& document) {
    GivenTold out{need.action,
                  need.need,
                  as_people_write(need.given, sample.scene),
                  need.instead,
                  translate::say(sample.goals[need.goal], sample.scene.names()),
                  need.reason};
    if (need.without) {
        document::Document without = document;
        without.scene = *need.without;
        out.counter = Pictured{std::move(without), need.figure};
    }
    return out;
}

/// What is left out: of an action one given, or several.
using Given = std::pair<std::size_t, std::vector<std::string>>;

diagnose::Need worse(diagnose::Need one, diagnose::Need other) {
    using enum diagnose::Need;
    for (const diagnose::Need first : {needed, undecided})
        if (one == first || other == first) return first;
    return redundant;
}

} // namespace

LoadedProblem as_problem(document::Document document) {
    std::string name = document.title;
    return {std::move(name), std::move(document)};
}

Result<Inspection> inspect(const LoadedProblem& problem, const Control& control) {
    auto verdict = verify(problem, control);
    if (!verdict) return fail(std::move(verdict.error()));
    Inspection out{*std::move(verdict), {}, {}};
    Blaming blaming(*problem.document);
    for (const problem::Check& check : out.verdict.checks) {
        Points blamed = blaming.points(check);
        if (const auto spoken = blamed.empty() ? spoken_of(check, problem.document->scene) : std::nullopt)
            add(blamed, spoken->statement.points());
        out.blamed.push_back(std::move(blamed));
        out.words.push_back(words_of(check, problem.document->scene));
    }
    return out;
}

Result<std::vector<Offer>> offers(const LoadedProblem& problem, const Control& control) {
    auto mends = mends_of(problem, control);
    if (!mends) return fail(std::move(mends.error()));
    std::vector<Offer> out;
    for (diagnose::Mend& mend : *mends) {
        Pictured mended =
            pictured(document_of(*problem.document, mend.sample), !mend.sample.chosen_for.empty(), control);
        std::string text = with_statements_said(mend.text, mended);
        Offer offer{std::move(text), std::move(mended), std::move(mend.verdict)};
        if (mend.sample.answer != problem.answer_to(0)) offer.answer = std::move(mend.sample.answer);
        out.push_back(std::move(offer));
    }
    return out;
}

Result<SmallestPart> smallest_part(const LoadedProblem& problem, const Control& control) {
    const auto verdict = verify(problem, control);
    if (!verdict) return fail(verdict.error());
    auto found = smallest(problem, *verdict, control);
    if (!found) return fail(std::move(found.error()));
    diagnose::Shrunk& part = found->part;
    return SmallestPart{pictured(document_of(*problem.document, part.sample), problem.choose_branch, control),
                        std::move(part.verdict),
                        std::move(part.actions),
                        part.minimal,
                        part.sample.answer,
                        std::move(found->steps)};
}

std::optional<CounterPicture> counter_picture(const LoadedProblem& problem, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return std::nullopt;
    const auto& goals = problem.document->goals;
    for (std::size_t goal = 0; goal < goals.size(); ++goal) {
        auto seen = failing(goals[goal], *figure->diagram);
        if (!seen) continue;
        document::Document document = *problem.document;
        document.scene = figure->scene;
        return CounterPicture{{std::move(document), std::move(seen->first)}, goal, seen->second};
    }
    return std::nullopt;
}

Result<std::vector<GivenTold>> givens_told(const LoadedProblem& problem, const Control& control) {
    const auto found = needs_of(problem, control);
    if (!found) return fail(found.error());
    std::vector<GivenTold> out;
    const auto figure = figure_of(problem, {}, control);
    for (const diagnose::MissingGiven& one : found->missing)
        out.push_back(told(one, found->sample, *problem.document, figure));
    for (const diagnose::GivenNeed& need : found->needs) out.push_back(told(need, found->sample, *problem.document));
    return out;
}

Result<GivenCounts> given_counts(const LoadedProblem& problem, const Control& control) {
    const auto found = needs_of(problem, control);
    if (!found) return fail(found.error());
    std::map<Given, diagnose::Need> all;
    for (const diagnose::GivenNeed& need : found->needs) {
        const auto [given, first] = all.try_emplace({need.action, need.given}, need.need);
        if (!first) given->second = worse(given->second, need.need);
    }
    const auto count = [&](diagnose::Need need) {
        return static_cast<std::size_t>(
            std::ranges::count_if(all, [&](const auto& given) { return given.second == need; }));
    };
    return GivenCounts{count(diagnose::Need::needed), count(diagnose::Need::redundant),
                       count(diagnose::Need::undecided)};
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
