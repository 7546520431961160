#include "translate/scene_text.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "scene/catalogue.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::translate {
namespace {

using scene::Action;
using scene::Construction;
using scene::Scene;
using scene::Use;

std::string use_text(const Scene& scene, const Action& action, const Use& use) {
    const Construction& row = scene::construction(use.construction);
    return fill(row.text, [&](std::string_view letter) -> std::string {
        std::size_t points = 0, values = 0;
        for (const scene::Slot& slot : row.slots) {
            const bool number = slot.kind == scene::SlotKind::number;
            if (slot.letter != letter) {
                ++(number ? values : points);
                continue;
            }
            if (number) return use.values[values].text();
            const std::size_t outputs = action.outputs.size();
            const PointId point = points < outputs ? action.outputs[points] : use.points[points - outputs];
            return scene::display_name(scene.name(point));
        }
        assert(false);
        return {};
    });
}

/// Subject, verb and the rest of a catalogue text: "D", "is", "the foot of ...".
struct Clause {
    std::string subject, verb, rest;
};

Clause clause_of(const std::string& text) {
    const std::size_t verb = text.find(' ');
    assert(verb != std::string::npos);
    const std::size_t rest = text.find(' ', verb + 1);
    assert(rest != std::string::npos);
    return {text.substr(0, verb), text.substr(verb + 1, rest - verb - 1), text.substr(rest + 1)};
}

/// Behind "Let D".
struct Verb {
    std::string_view indicative, infinitive;
};
constexpr std::array verbs{Verb{"is", "be"}, Verb{"lies", "lie"}, Verb{"are", "be"}, Verb{"lie", "lie"}};

std::string infinitive(const std::string& verb) {
    const auto found = std::ranges::find(verbs, verb, &Verb::indicative);
    return std::string(found == verbs.end() ? std::string_view(verb) : found->infinitive);
}

/// Would a point at `p` satisfy what a locus says, as far as its own definition shows? A pair of equal points has no
/// direction, so it lies on every line through it; of distances it says something.
bool on_by_definition(const Use& use, PointId p) {
    const Construction& row = scene::construction(use.construction);
    std::vector<PointId> binding{p};
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    return std::ranges::all_of(row.gives, [&](const facts::Pattern& pattern) {
        if (facts::instantiate(pattern, binding)) return false;
        if (pattern.predicate != facts::Predicate::cong) return true;
        std::vector<PointId> points;
        for (const std::uint8_t slot : pattern.slots) points.push_back(binding[slot]);
        return facts::is_trivial(pattern.predicate, points);
    });
}

/// The same in the picture: would the statements that the locus gives hold if the action's point were where `p` is?
bool on_in_picture(const Use& use, PointId placed, PointId p, Picture picture) {
    std::vector<geometry::Point<double>> moved(picture.begin(), picture.end());
    moved[placed.index()] = moved[p.index()];
    const PointId outputs[] = {placed};
    const auto gives = scene::instantiate(scene::construction(use.construction).gives, outputs, use.points);
    return std::ranges::all_of(gives, [&](const facts::Statement& statement) {
        return facts::relative_residual(statement, moved) <= geometry::Tolerance{}.equal;
    });
}

/// The earlier points on both loci of an action, by name.
std::vector<std::string> known_meetings(const Scene& scene, const Action& action, Picture picture) {
    std::vector<std::string> names;
    if (action.uses.size() != 2) return names;
    const PointId placed = action.outputs.front();
    for (std::size_t i = 0; i < placed.index(); ++i) {
        const PointId p(i);
        const bool on_both = std::ranges::all_of(action.uses, [&](const Use& use) {
            return on_by_definition(use, p) || (!picture.empty() && on_in_picture(use, placed, p, picture));
        });
        if (on_both) names.push_back(scene::display_name(scene.name(p)));
    }
    return names;
}

} // namespace

std::string action_text(const Scene& scene, std::size_t index, Picture picture) {
    const Action& action = scene.actions()[index];
    std::string text;
    std::string last_verb;
    for (const Use& use : action.uses) {
        const Clause clause = clause_of(use_text(scene, action, use));
        const std::string verb = infinitive(clause.verb);
        text += text.empty() ? "Let " + clause.subject + " " : " and ";
        if (verb != last_verb) text += verb + " ";
        text += clause.rest;
        last_verb = verb;
    }
    const auto meetings = known_meetings(scene, action, picture);
    if (!meetings.empty()) text += ", and be different from " + listed(meetings);
    return sentence(text);
}

std::string scene_text(const Scene& scene, Picture picture) {
    std::string text;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        text += (text.empty() ? "" : " ") + action_text(scene, i, picture);
    return text;
}

std::string given_text(const Scene& scene, std::size_t index, const facts::Statement& statement) {
    const Action& action = scene.actions()[index];
    std::vector<std::string> all;
    for (const Use& use : action.uses) {
        const auto gives = scene::instantiate(scene::construction(use.construction).gives, action.outputs, use.points);
        const std::string text = use_text(scene, action, use);
        if (std::ranges::find(gives, statement) != gives.end()) return text;
        all.push_back(text);
    }
    return listed(all);
}

std::string goal_text(const scene::Goals& goals, Names names, Picture picture) {
    std::vector<std::string> parts;
    for (const facts::Statement& goal : goals) parts.push_back("that " + say(goal, names, picture));
    return parts.empty() ? "" : sentence("Prove " + listed(parts));
}

std::string problem_text(const Scene& scene, const scene::Goals& goals, Picture picture) {
    const std::string goal = goal_text(goals, scene.names(), picture);
    return scene_text(scene, picture) + (goal.empty() ? "" : " " + goal);
}

} // namespace porism::translate
