#include "ui/session/trail.h"

#include <algorithm>

namespace porism::ui {
namespace {

constexpr std::size_t most_passed = 12;
constexpr std::size_t most_statements = 60'000;

std::size_t statements_of(const std::deque<Passed>& passed) {
    std::size_t sum = 0;
    for (const Passed& one : passed) sum += one.results->graph->statements.size();
    return sum;
}

} // namespace

bool begins_with(const scene::Scene& scene, const scene::Scene& beginning) {
    const std::size_t count = beginning.actions().size();
    return count <= scene.actions().size() && scene.prefix(count) == beginning;
}

void Trail::keep(Passed passed) {
    const scene::Scene& scene = passed.figure.scene;
    std::erase_if(passed_, [&](const Passed& earlier) {
        const scene::Scene& other = earlier.figure.scene;
        return other == scene || (!begins_with(scene, other) && !begins_with(other, scene));
    });
    passed_.push_back(std::move(passed));
    while (passed_.size() > 1 && (passed_.size() > most_passed || statements_of(passed_) > most_statements))
        passed_.pop_front();
}

const Passed* Trail::of(const scene::Scene& scene) const {
    const auto found = std::ranges::find(passed_, scene, [](const Passed& one) { return one.figure.scene; });
    return found == passed_.end() ? nullptr : &*found;
}

const Passed* Trail::before(const scene::Scene& scene) const {
    const Passed* longest = nullptr;
    std::size_t most = 0;
    for (const Passed& one : passed_) {
        const std::size_t actions = one.figure.scene.actions().size();
        if (actions <= most || actions >= scene.actions().size() || !begins_with(scene, one.figure.scene)) continue;
        longest = &one;
        most = actions;
    }
    return longest;
}

} // namespace porism::ui
