#include "workflow/solve/why_not.h"

#include "facts/readings.h"
#include "realize/exact/exact_picture.h"
#include "scene/scene.h"
#include "workflow/solve/measured.h"
#include "workflow/solve/why_no_value.h"
#include "workflow/verify/exact.h"
#include "workflow/words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace porism::workflow {
namespace {

using facts::Statement;
using numbers::Decision;

constexpr std::array<std::string_view, 4> cause_names{"false", "not_determined", "not_derived", "undecided"};

/// The first in which it is clearly false.
std::optional<FailingPicture> failing_picture(const Analysis& analysis, const Statement& goal) {
    const auto pictures = analysis.diagram->pictures();
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (facts::refuted(goal, pictures[i]))
            return FailingPicture{i,
                                  pictures.size(),
                                  {pictures[i].begin(), pictures[i].end()},
                                  measured(goal, pictures[i], analysis.scene.names())};
    return std::nullopt;
}

/// Whether the closure ended with everything, so that what is not in it was not derived.
bool searched(const Analysis& analysis, const GoalResult& goal) {
    return goal.seen() && !goal.derived && !facts::row(goal.goal.predicate()).order &&
           !analysis.diagram->senseless(goal.goal) && analysis.session->ending() == reason::Ending::saturated;
}

std::string attempt_words(const Analysis& analysis, const reason::Attempt& attempt) {
    std::string out = attempt.rule->title + " would give " + statement_words(analysis, attempt.conclusion);
    if (!attempt.holding.empty())
        out += "; known: " + premise_words(analysis, attempt.holding, attempt.rule, attempt.binding);
    if (!attempt.lacking.empty())
        out += "; lacking: " + premise_words(analysis, attempt.lacking, attempt.rule, attempt.binding);
    return attempt.banned ? out + "; it may not be used" : out;
}

Json statements_json(const Analysis& analysis, const std::vector<Statement>& statements) {
    Json out = Json::array();
    for (const Statement& one : statements) out.push_back(facts::to_string(one, analysis.scene.names()));
    return out;
}

Json picture_json(const Analysis& analysis, const FailingPicture& picture) {
    Json points = Json::object();
    for (std::size_t i = 0; i < picture.points.size(); ++i)
        points[analysis.scene.names()[i]] = Json::array({picture.points[i].x, picture.points[i].y});
    return {{"number", picture.number},
            {"of", picture.count},
            {"points", std::move(points)},
            {"measured", picture.measured}};
}

Json attempt_json(const Analysis& analysis, const reason::Attempt& attempt) {
    Json binding = Json::array();
    for (const PointId point : attempt.binding) binding.push_back(analysis.scene.name(point));
    return {{"rule", attempt.rule->name},
            {"binding", std::move(binding)},
            {"conclusion", facts::to_string(attempt.conclusion, analysis.scene.names())},
            {"holding", statements_json(analysis, attempt.holding)},
            {"lacking", statements_json(analysis, attempt.lacking)},
            {"banned", attempt.banned}};
}

/// Where no theorem concludes it: what is missing for the values of which it speaks.
reason::ValueGap gap_of_quantities(const Analysis& analysis, const Statement& goal, const Control& control) {
    const std::vector<facts::Reading> said = facts::whole_readings(goal);
    if (said.empty()) return {};
    return reason::value_gap(*analysis.session, *analysis.diagram, said.front().relation.quantities(),
                             analysis.diagram->scene_picture.letters, {}, control);
}

Json link_json(const Analysis& analysis, const reason::MissingLink& link) {
    Json out{{"statement", facts::to_string(link.statement, analysis.scene.names())},
             {"text", statement_words(analysis, link.statement)}};
    if (!link.theorem.empty()) out["theorem"] = link.theorem;
    if (link.row != nullptr) out["rule"] = link.row->name;
    if (!link.theorem.empty()) {
        out["premises"] = statements_json(analysis, link.premises);
        return out;
    }
    out["attempts"] = Json::array();
    for (const reason::Attempt& attempt : link.attempts) out["attempts"].push_back(attempt_json(analysis, attempt));
    return out;
}

} // namespace

std::string_view name_of(Cause cause) {
    return cause_names.at(static_cast<std::size_t>(cause));
}

WhyNot why_not(const Analysis& analysis, const GoalResult& goal, const Control& control) {
    WhyNot out;
    out.reason = goal.reason;
    out.picture = failing_picture(analysis, goal.goal);
    if (out.picture) {
        out.cause = Cause::fails;
        out.reason = "it is false " + picture_words(*out.picture);
        return out;
    }
    if (!goal.refuting.empty()) out.cause = Cause::fails;
    if (!goal.refuting.empty() || !searched(analysis, goal)) return out;
    out.exact = realize::decide_exactly(analysis.scene, *analysis.diagram, goal.goal, {}, control).decision;
    if (*out.exact == Decision::no) {
        out.cause = Cause::fails;
        out.reason = "it is false in an exact picture, by less than is seen";
        return out;
    }
    out.cause = Cause::not_derived;
    out.search = reason::why_not(*analysis.session, *analysis.diagram, goal.goal, {}, control);
    if (out.search.links.empty() && out.search.attempts.empty())
        out.values = gap_of_quantities(analysis, goal.goal, control);
    return out;
}

std::string picture_words(const FailingPicture& picture) {
    if (picture.other) return "in another figure of what is given";
    return picture.number == 0
               ? "in the picture"
               : fmt::format("in picture {} of {}, of the same construction", picture.number + 1, picture.count);
}

std::string place_words(const Analysis& analysis, const FailingPicture& picture) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < picture.points.size(); ++i)
        places.push_back(fmt::format("{} {}at ({:.4g}, {:.4g})", scene::display_name(analysis.scene.names()[i]),
                                     i == 0 ? "is " : "", picture.points[i].x, picture.points[i].y));
    return fmt::format("There {}", fmt::join(places, ", "));
}

std::string link_words(const Analysis& analysis, const reason::MissingLink& link) {
    std::string out = statement_words(analysis, link.statement);
    if (link.theorem.empty()) return out + ": with it the goal follows; it was not derived";
    out += ", by " + link.theorem + ", which may not be used";
    return link.premises.empty()
               ? out
               : out + " (from " + premise_words(analysis, link.premises, link.row, link.binding) + ")";
}

std::string link_words(const Analysis& analysis, const WhyNot& why) {
    if (why.values.quantity) return link_words(analysis, why.values);
    return why.search.links.empty() ? std::string() : link_words(analysis, why.search.links.front());
}

namespace {

/// What pictures show, and exact ones.
std::vector<std::string> sight_words(const WhyNot& why) {
    std::vector<std::string> out;
    if (why.picture) {
        const bool false_there = why.cause == Cause::fails;
        out.push_back((false_there ? "False " : "Another value ") + picture_words(*why.picture) +
                      (why.picture->measured.empty() ? "" : ": " + why.picture->measured));
    }
    if (!why.seen.empty()) out.push_back(why.seen);
    if (!why.exactly.empty())
        out.push_back(why.exactly);
    else if (why.exact == Decision::yes)
        out.emplace_back("Exact in this diagram, but not derived");
    else if (why.exact == Decision::no)
        out.emplace_back("False in an exact picture, by less than is seen");
    return out;
}

std::vector<std::string> search_words(const Analysis& analysis, const WhyNot& why) {
    const reason::WhyNot& search = why.search;
    std::vector<std::string> out = words_of(analysis, why.values);
    for (const reason::MissingLink& link : search.links) {
        out.push_back((&link == &search.links.front() ? "First missing link: " : "Then: ") +
                      link_words(analysis, link));
        for (const reason::Attempt& attempt : link.attempts) out.push_back(attempt_words(analysis, attempt));
    }
    for (const reason::Attempt& attempt : search.attempts) {
        const bool told = std::ranges::any_of(search.links, [&](const reason::MissingLink& link) {
            return link.row == attempt.rule && link.statement == attempt.conclusion;
        });
        if (!told) out.push_back(attempt_words(analysis, attempt));
    }
    if (!search.nearest.empty()) out.push_back("Derived near it: " + statement_words(analysis, search.nearest));
    if (search.links.empty() && search.attempts.empty() && out.empty())
        out.emplace_back("No theorem that is known concludes it in this picture");
    if (!search.whole) out.emplace_back("Not everything was looked at: the figure is too large");
    return out;
}

/// It was looked for what is missing.
bool has_search(const WhyNot& why) {
    return why.cause == Cause::not_derived || why.values.open_quantity.has_value();
}

} // namespace

std::vector<std::string> words_of(const Analysis& analysis, const WhyNot& why) {
    std::vector<std::string> out = sight_words(why);
    if (!has_search(why)) return out;
    std::ranges::move(why.seen.empty() ? search_words(analysis, why) : words_of(analysis, why.values),
                      std::back_inserter(out));
    return out;
}

namespace {

void add_json(Json& out, const Analysis& analysis, const reason::WhyNot& search) {
    out["attempts"] = Json::array();
    for (const reason::Attempt& attempt : search.attempts) out["attempts"].push_back(attempt_json(analysis, attempt));
    for (const facts::Statement& one : search.nearest)
        out["nearest"].push_back(facts::to_string(one, analysis.scene.names()));
}

} // namespace

Json to_json(const Analysis& analysis, const WhyNot& why) {
    Json out{{"cause", name_of(why.cause)}, {"reason", why.reason}};
    if (why.picture) out["picture"] = picture_json(analysis, *why.picture);
    if (why.exact) out["exact"] = name_of(*why.exact);
    if (!why.seen.empty()) out["seen"] = why.seen;
    if (why.exact_value) out["value"] = why.exact_value->text();
    if (!has_search(why)) return out;
    const bool of_value = !why.seen.empty();
    out["links"] = Json::array();
    for (const reason::MissingLink& link : of_value ? why.values.links : why.search.links)
        out["links"].push_back(link_json(analysis, link));
    out["nearest"] = Json::array();
    if (of_value)
        add_json(out, analysis, why.values);
    else
        add_json(out, analysis, why.search);
    if (!of_value && why.values.quantity) add_json(out, analysis, why.values);
    out["whole"] = of_value ? why.values.whole : why.search.whole;
    return out;
}

} // namespace porism::workflow
