#include "base/text.h"
#include "formats/jgex/constructed.h"
#include "formats/jgex/jgex.h"
#include "formats/jgex/letters.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cassert>

namespace porism::jgex {
namespace {

using scene::SlotKind;

std::string output_text(const scene::Scene& scene, const scene::Action& action, std::size_t output) {
    std::string text = scene.name(action.outputs[output]);
    if (output < action.at.size() && action.at[output])
        text += '@' + action.at[output]->x.text() + '_' + action.at[output]->y.text();
    return text;
}

std::string use_text(const scene::Scene& scene, const scene::Action& action, const scene::Use& use) {
    const auto& row = scene::construction(use.construction);
    std::vector<std::string> words;
    std::size_t output = 0, point = 0, value = 0;
    for (const auto& slot : row.slots) {
        if (slot.kind == SlotKind::output)
            words.push_back(scene.name(action.outputs[output++]));
        else if (slot.kind == SlotKind::point)
            words.push_back(scene.name(use.points[point++]));
        else
            words.push_back(use.values[value++].text());
    }
    std::string text = row.name;
    for (const std::size_t slot : row.forms.front()) text += ' ' + words[slot];
    return text;
}

/// By action: behind the bar. What is built from an auxiliary point is auxiliary too (definition 22).
std::vector<bool> behind_bar(const scene::Scene& scene) {
    std::vector<bool> behind;
    for (const auto& action : scene.actions()) {
        bool is = action.auxiliary;
        if (action.states)
            for (const PointId point : action.states->points()) is = is || behind[scene.action_of(point)];
        for (const auto& use : action.uses)
            for (const PointId point : use.points) is = is || behind[scene.action_of(point)];
        behind.push_back(is);
    }
    return behind;
}

std::string clauses(const scene::Scene& scene, const std::vector<bool>& behind, bool which) {
    std::string text;
    for (std::size_t i = 0; i < behind.size(); ++i)
        if (behind[i] == which && !scene.actions()[i].states)
            text += (text.empty() ? "" : "; ") + print_action(scene, i);
    return text;
}

bool any_coordinates(const scene::Scene& scene, bool given) {
    for (const auto& action : scene.actions())
        for (const auto& at : action.at)
            if (at && at->given == given) return true;
    return false;
}

bool leaves_first_branch(const scene::Action& action) {
    return action.branch.value_or(0) != 0;
}

/// By action: whether its points are to have coordinates for the branches to be read back. Those that leave the first
/// branch, and what they are constructed from that has freedom.
std::vector<bool> tells_branch(const scene::Scene& scene) {
    const auto actions = scene.actions();
    std::vector<bool> wanted(actions.size()), tells(actions.size());
    for (std::size_t i = actions.size(); i-- > 0;) {
        const scene::Action& action = actions[i];
        const bool branched = leaves_first_branch(action);
        wanted[i] = wanted[i] || branched;
        if (!wanted[i]) continue;
        tells[i] =
            branched || (action.uses.size() == 1 && scene::construction(action.uses.front().construction).freedom > 0);
        for (const auto& use : action.uses)
            for (const PointId point : use.points) wanted[scene.action_of(point)] = true;
    }
    return tells;
}

/// Clauses of what is constructed; goals.
std::string problem_text(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions) {
    const auto behind = behind_bar(scene);
    std::string text = clauses(scene, behind, false);
    if (const std::string auxiliary = clauses(scene, behind, true); !auxiliary.empty())
        text += (text.empty() ? "| " : " | ") + auxiliary;
    std::vector<std::string> asked;
    for (const auto& goal : goals) asked.push_back(facts::to_string(goal, scene.names()));
    for (const auto& question : questions) asked.push_back(scene::to_string(question, scene.names()));
    if (!asked.empty()) text += (text.empty() ? "? " : " ? ") + join(asked, "; ");
    return text;
}

} // namespace

bool tells_branches(const scene::Scene& scene) {
    const auto tells = tells_branch(scene);
    for (std::size_t i = 0; i < tells.size(); ++i) {
        const auto& at = scene.actions()[i].at;
        if (tells[i] && (at.empty() || !std::ranges::all_of(at, [](const auto& one) { return one.has_value(); })))
            return false;
    }
    return true;
}

std::string print_action(const scene::Scene& scene, std::size_t index) {
    const scene::Action& action = scene.actions()[index];
    assert(!action.states);
    std::string text;
    for (std::size_t i = 0; i < action.outputs.size(); ++i) text += output_text(scene, action, i) + ' ';
    text += '=';
    for (std::size_t i = 0; i < action.uses.size(); ++i)
        text += (i == 0 ? " " : ", ") + use_text(scene, action, action.uses[i]);
    return text;
}

std::string print(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions) {
    if (!scene.states()) return problem_text(scene, goals, questions);
    const Constructed made = constructed(scene);
    return problem_text(made.scene, made.renamed(goals), made.renamed(questions));
}

std::string name_line(std::string_view name) {
    std::string line(name);
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '=' || c == '?'; }, ' ');
    const std::size_t first = line.find_first_not_of("# ");
    return first == std::string::npos ? "problem" : std::string(trim(std::string_view(line).substr(first)));
}

std::string print(std::string_view name, const scene::Scene& scene, const scene::Goals& goals,
                  const scene::Questions& questions) {
    return name_line(name) + '\n' + print(scene, goals, questions) + '\n';
}

Status check_sayable(const scene::Scene& scene) {
    return scene.states() ? check_said(scene, constructed(scene)) : Status{};
}

Status check_goals(const scene::Scene& scene, const scene::Goals& goals) {
    return check_letters(goals, scene);
}

std::vector<std::string> losses(const scene::Scene& scene) {
    std::vector<std::string> lost;
    const auto actions = scene.actions();
    if (scene.states()) lost.emplace_back(constructs_equations);
    if (any_coordinates(scene, true)) lost.emplace_back("given coordinates are read back as sketch coordinates");
    if (!tells_branches(scene))
        lost.emplace_back("a branch is not written: its points, and the free ones that they are constructed from, have "
                          "no coordinates");
    const auto behind = behind_bar(scene);
    if (!std::is_sorted(behind.begin(), behind.end()))
        lost.emplace_back("auxiliary actions are moved behind the others");
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (behind[i] != actions[i].auxiliary) {
            lost.emplace_back("what is constructed from an auxiliary point becomes auxiliary");
            break;
        }
    return lost;
}

} // namespace porism::jgex
