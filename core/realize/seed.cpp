#include "realize/seed.h"

#include "base/hash.h"
#include "scene/catalogue.h"

#include <string>

namespace porism::realize {

namespace {

/// Points by their numbers, so that names do not matter.
std::string stated_text(const facts::Statement& statement) {
    std::vector<std::string> numbers;
    for (const PointId point : statement.points())
        while (numbers.size() <= point.index()) numbers.push_back(std::to_string(numbers.size()));
    return facts::to_string(statement, numbers);
}

} // namespace

std::uint64_t seed_of(const scene::Scene& scene) {
    std::string text;
    for (const scene::Action& action : scene.actions()) {
        for (const scene::Use& use : action.uses) {
            text += scene::construction(use.construction).name;
            for (const PointId point : use.points) text += ' ' + std::to_string(point.index());
            for (const auto& value : use.values) text += ' ' + value.text();
            text += ',';
        }
        if (action.states) text += stated_text(*action.states);
        text += ';';
    }
    const std::uint64_t seed = hash64(text);
    return seed != 0 ? seed : 1;
}

} // namespace porism::realize
