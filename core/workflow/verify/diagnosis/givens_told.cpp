// The givens of a problem as the inspector tells them.
#include "base/text.h"
#include "translate/say.h"
#include "workflow/figure.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/diagnosis/seen_false.h"
#include "workflow/verify/diagnosis/spoken.h"

#include <algorithm>
#include <map>
#include <utility>

namespace porism::workflow {
namespace {

GivenTold told(const diagnose::MissingGiven& missing, const diagnose::Sample& sample,
               const document::Document& document, const Result<Figure>& figure) {
    const auto names = sample.scene.names();
    const facts::Statement& goal = sample.goals[missing.goal];
    GivenTold out;
    if (missing.given) out.given = translate::say(*missing.given, names);
    out.goal = translate::say(goal, names);
    out.reason = diagnose::reason_of(missing);
    if (missing.figure) {
        out.counter = Pictured{document, missing.figure};
        if (figure) out.counter->document.scene = figure->scene;
    } else if (const auto seen = figure ? seen_false(goal, *figure->diagram) : std::nullopt) {
        out.counter = Pictured{document, seen->figure};
        out.counter->document.scene = figure->scene;
    }
    return out;
}

GivenTold told(const diagnose::GivenNeed& need, const diagnose::Sample& sample, const document::Document& document) {
    GivenTold out{need.action,
                  need.need,
                  said_in(join(need.given, ", "), sample.scene),
                  kept_words(need),
                  translate::say(sample.goals[need.goal], sample.scene.names()),
                  said_in(need.reason, sample.scene),
                  condition_words(need, sample.scene)};
    if (need.figure) {
        document::Document without = document;
        without.scene = need.without;
        out.counter = Pictured{std::move(without), need.figure};
    }
    return out;
}

GivenTold told(const ComparisonNeed& comparison, const scene::Scene& scene) {
    GivenTold out;
    out.need = comparison.need;
    out.given = comparison.text;
    out.reason = said_in(comparison.reason, scene);
    return out;
}

GivenTold told_void(const diagnose::Sample& sample, std::size_t goal) {
    GivenTold out;
    out.need = diagnose::Need::undecided;
    out.goal = translate::say(sample.goals[goal], sample.scene.names());
    out.reason = void_reason;
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

Result<std::vector<GivenTold>> givens_told(const LoadedProblem& problem, const Control& control) {
    const auto found = needs_of(problem, control);
    if (!found) return fail(found.error());
    std::vector<GivenTold> out;
    const auto figure = figure_of(problem, {}, control);
    for (const diagnose::MissingGiven& one : found->missing)
        out.push_back(told(one, found->sample, *problem.document, figure));
    for (const diagnose::GivenNeed& need : found->needs) out.push_back(told(need, found->sample, *problem.document));
    for (const ComparisonNeed& one : found->comparisons) out.push_back(told(one, found->sample.scene));
    for (const std::size_t goal : found->void_goals) out.push_back(told_void(found->sample, goal));
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

} // namespace porism::workflow
