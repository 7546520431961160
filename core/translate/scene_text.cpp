#include "translate/scene_text.h"

#include "scene/catalogue.h"
#include "scene/places.h"
#include "translate/as_drawn.h"
#include "translate/known_meetings.h"
#include "translate/value_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <optional>

namespace porism::translate {
namespace {

using scene::Action;
using scene::Construction;
using scene::Scene;
using scene::Use;

/// The text of a use, its points by name and its numbers in print.
std::string use_text(const Action& action, const Use& use, Names names) {
    const Construction& row = scene::construction(use.construction);
    return fill(row.text, [&](std::string_view letter) -> std::string {
        std::size_t points = 0, values = 0;
        for (const scene::Slot& slot : row.slots) {
            const bool number = slot.kind == scene::SlotKind::number;
            if (slot.letter != letter) {
                ++(number ? values : points);
                continue;
            }
            if (number) return number_text(use.values[values], slot.measure);
            const std::size_t outputs = action.outputs.size();
            const PointId point = points < outputs ? action.outputs[points] : use.points[points - outputs];
            return scene::display_name(names[point.index()]);
        }
        assert(false);
        return {};
    });
}

std::string use_text(const Scene& scene, const Action& action, const Use& use) {
    return use_text(action, use, scene.names());
}

/// Subject, verb and the rest of a catalogue text: "D", "is", "the foot of ...".
struct Clause {
    std::string subject, verb, rest;
};

/// Behind "Let D".
struct Verb {
    std::string_view indicative, infinitive;
};
constexpr std::array verbs{Verb{"is", "be"}, Verb{"lies", "lie"}, Verb{"are", "be"}, Verb{"lie", "lie"}};

bool is_verb(std::string_view word) {
    return std::ranges::find(verbs, word, &Verb::indicative) != verbs.end();
}

/// The verb is the first that the table knows.
Clause clause_of(const std::string& text) {
    std::size_t verb = text.find(' ');
    std::size_t rest = text.find(' ', verb + 1);
    while (rest != std::string::npos && !is_verb(std::string_view(text).substr(verb + 1, rest - verb - 1))) {
        verb = rest;
        rest = text.find(' ', verb + 1);
    }
    assert(rest != std::string::npos);
    return {text.substr(0, verb), text.substr(verb + 1, rest - verb - 1), text.substr(rest + 1)};
}

std::string infinitive(const std::string& verb) {
    const auto found = std::ranges::find(verbs, verb, &Verb::indicative);
    return std::string(found == verbs.end() ? std::string_view(verb) : found->infinitive);
}

/// Behind "Let A and B", for nouns that several actions in a row may place alike.
struct Noun {
    std::string_view one, several;
};
constexpr std::array nouns{Noun{"a point", "points"}, Noun{"a segment", "segments"}, Noun{"a triangle", "triangles"}};

std::string plural(const std::string& rest) {
    const auto found = std::ranges::find(nouns, rest, &Noun::one);
    return std::string(found == nouns.end() ? std::string_view(rest) : found->several);
}

/// What stands once before several clauses of the same kind.
constexpr std::string_view such_that = "such that ";

/// "be", "the midpoint of AB": what follows "Let D", of all loci together. Of what is stated the subject alone.
struct Told {
    std::string subject, verb, rest;
};

/// What the loci of an action say of its point. Behind an equation of points nothing more is said of the one that is
/// placed: those that are "such that" come last.
std::vector<Clause> clauses_of(const Scene& scene, const Action& action) {
    std::vector<Clause> out;
    for (const Use& use : action.uses) out.push_back(clause_of(use_text(scene, action, use)));
    std::ranges::stable_partition(out, [](const Clause& clause) { return !clause.rest.starts_with(such_that); });
    return out;
}

bool is_given(const std::optional<scene::Coordinates>& at) {
    return at && at->given;
}

std::string place_text(const scene::Coordinates& at) {
    return "the point (" + translate::value_text(at.x, false).exact + ", " + translate::value_text(at.y, false).exact +
           ")";
}

/// "the point (3, 4)": of a free point whose place is given.
std::optional<Told> told_place(const Scene& scene, const Action& action) {
    const bool placed = action.outputs.size() == 1 && action.at.size() == 1 && is_given(action.at.front());
    if (!placed || action.uses.size() != 1 || !action.uses.front().points.empty()) return std::nullopt;
    return Told{scene::display_name(scene.name(action.outputs.front())), "be", place_text(*action.at.front())};
}

/// "A is the point (0, 0) and B is the point (3, 4)": why these points are as far from each other as they are.
std::string places_text(const Scene& scene, std::span<const PointId> points) {
    std::vector<std::string> out;
    for (const PointId point : points) {
        const Action& action = scene.actions()[scene.action_of(point)];
        const auto output = std::ranges::find(action.outputs, point) - action.outputs.begin();
        out.push_back(scene::display_name(scene.name(point)) + " is " +
                      place_text(*action.at[static_cast<std::size_t>(output)]));
    }
    return listed(out);
}

Told told(const Scene& scene, const Action& action, Picture picture) {
    if (action.states) return {"that " + say(*action.states, scene.names(), picture), {}, {}};
    if (auto place = told_place(scene, action)) return *std::move(place);
    Told result;
    std::string last_verb;
    for (Clause& clause : clauses_of(scene, action)) {
        const std::string verb = infinitive(clause.verb);
        if (result.verb.empty()) {
            result = {clause.subject, verb, clause.rest};
        } else {
            const bool same = verb == last_verb;
            if (same && clause.rest.starts_with(such_that)) clause.rest.erase(0, such_that.size());
            result.rest += " and " + (same ? "" : verb + " ") + clause.rest;
        }
        last_verb = verb;
    }
    std::vector<std::string> meetings;
    for (const PointId point : known_meetings(action, picture))
        meetings.push_back(scene::display_name(scene.name(point)));
    if (!meetings.empty()) result.rest += ", and be different from " + listed(meetings);
    return result;
}

std::string sentence_for(std::span<const std::string> subjects, const Told& told) {
    if (told.verb.empty()) return sentence("Suppose " + listed(subjects));
    const std::string rest = subjects.size() > 1 ? plural(told.rest) : told.rest;
    return sentence("Let " + listed(subjects) + " " + told.verb + " " + rest);
}

/// The actions, each as a sentence or several in a row in one that say the same of their points.
std::string actions_text(const Scene& scene, const std::vector<bool>& chosen, Picture picture) {
    std::vector<std::string> sentences, subjects;
    Told last;
    const auto finish = [&] {
        if (!subjects.empty()) sentences.push_back(sentence_for(subjects, last));
        subjects.clear();
    };
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (!chosen[i]) continue;
        Told next = told(scene, scene.actions()[i], picture);
        if (next.verb != last.verb || next.rest != last.rest) finish();
        subjects.push_back(next.subject);
        last = std::move(next);
    }
    finish();
    std::string text;
    for (const std::string& one : sentences) text += (text.empty() ? "" : " ") + one;
    return text;
}

/// The actions that place the points of the statements, with all that those are placed by.
std::vector<bool> needed_for(const Scene& scene, std::span<const facts::Statement> statements) {
    std::vector<PointId> points;
    for (const facts::Statement& statement : statements)
        std::ranges::copy(statement.points(), std::back_inserter(points));
    return scene.actions_behind(points);
}

} // namespace

std::string number_text(const numbers::Scalar& number, facts::ConstantKind measure) {
    std::string text = number.text();
    if (measure != facts::ConstantKind::turns_of_pi) {
        const auto value = numbers::as_rational(number);
        return value && numbers::is_integer(*value) ? numbers::to_string(*value) : text;
    }
    if (!numbers::as_turns_of_pi(number) || text == "0") text += 'o';
    for (const auto& [typed, printed] : {std::pair{"pi", "π"}, {"o", "°"}, {"-", "−"}})
        for (std::size_t at = text.find(typed); at != std::string::npos; at = text.find(typed))
            text.replace(at, std::string_view(typed).size(), printed);
    return text;
}

std::string action_text(const Scene& scene, std::size_t index, Picture picture) {
    const Told one = told(scene, scene.actions()[index], picture);
    return sentence_for({&one.subject, 1}, one);
}

std::string scene_text(const Scene& scene, Picture picture) {
    return actions_text(scene, std::vector<bool>(scene.actions().size(), true), picture);
}

std::string auxiliaries_text(const Scene& scene, const scene::Goals& goals, std::span<const facts::Statement> used,
                             Picture picture) {
    std::vector<bool> chosen = needed_for(scene, used);
    const std::vector<bool> told_before = needed_for(scene, goals);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        chosen[i] = chosen[i] && scene.actions()[i].auxiliary && !told_before[i];
    return actions_text(scene, chosen, picture);
}

bool says_the_same(const Scene& scene, std::size_t index, const facts::Statement& statement) {
    const Action& action = scene.actions()[index];
    if (action.states) return action.states == statement;
    const std::vector<std::string> nameless(scene.point_count());
    const std::string said = say(statement, nameless);
    return std::ranges::any_of(action.uses, [&](const Use& use) {
        const auto gives = scene::instantiate(scene::construction(use.construction).gives, action.outputs, use);
        return std::ranges::count(gives, statement) > 0 && use_text(action, use, nameless).ends_with(said);
    });
}

std::string given_text(const Scene& scene, std::size_t index, const facts::Statement& statement) {
    const Action& action = scene.actions()[index];
    if (action.states) return say(*action.states, scene.names());
    const auto places = scene::said_by_places(scene, index);
    if (std::ranges::count(places, statement) > 0) return places_text(scene, statement.points());
    std::vector<std::string> all;
    for (const Use& use : action.uses) {
        const auto gives = scene::instantiate(scene::construction(use.construction).gives, action.outputs, use);
        const std::string text = use_text(scene, action, use);
        if (std::ranges::find(gives, statement) != gives.end()) return text;
        all.push_back(text);
    }
    return listed(all);
}

std::string goal_text(const scene::Goals& goals, const Scene& scene, Picture picture) {
    std::vector<std::string> parts, clauses;
    std::vector<Drawn> drawn;
    for (const facts::Statement& goal : goals) {
        parts.push_back("that " + say(goal, scene.names(), picture));
        add(drawn, as_drawn(goal, scene, picture));
    }
    if (parts.empty()) return {};
    for (Drawn& one : drawn) clauses.push_back(std::move(one.clause));
    return sentence("Prove " + listed(parts) + (clauses.empty() ? "" : ", where " + listed(clauses)));
}

std::string problem_text(const Scene& scene, const scene::Goals& goals, Picture picture) {
    const std::string goal = goal_text(goals, scene, picture);
    std::vector<bool> chosen = needed_for(scene, goals);
    for (std::size_t i = 0; i < chosen.size(); ++i) chosen[i] = chosen[i] || !scene.actions()[i].auxiliary;
    return actions_text(scene, chosen, picture) + (goal.empty() ? "" : " " + goal);
}

} // namespace porism::translate
