#include "ui/models/line_slots.h"

#include "realize/recipe.h"

#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

using diagram::Primitive;
using realize::Term;

// A primitive, and where among its arguments the first of two points stands of which only their line counts.
struct LineArgument {
    Primitive primitive;
    std::size_t first;
};
constexpr std::array line_arguments{
    LineArgument{Primitive::line, 0},
    LineArgument{Primitive::perpendicular, 1},
    LineArgument{Primitive::parallel, 1},
    LineArgument{Primitive::turned_line, 1},
    LineArgument{Primitive::equal_angle_line, 0},
    LineArgument{Primitive::equal_angle_line, 2},
    LineArgument{Primitive::equal_angle_line, 4},
};

// How often a point input stands in a recipe, and how often it and the next one stand as a line.
struct Uses {
    std::size_t times = 0, as_line = 0;
};

bool is_input(const Term& term, std::size_t input) {
    return term.is_slot() && term.index == input;
}

void count(const Term& term, std::vector<Uses>& uses) {
    if (term.is_slot()) ++uses[term.index].times;
    for (const Term& argument : term.arguments) count(argument, uses);
    for (const auto& [primitive, first] : line_arguments) {
        if (term.kind != Term::Kind::primitive || term.primitive != primitive) continue;
        const Term& p = term.arguments[first];
        if (p.is_slot() && is_input(term.arguments[first + 1], p.index + std::size_t{1})) ++uses[p.index].as_line;
    }
}

// Whether a choice depends on the point itself: between two points, beyond one of them.
bool restricts_choice(const scene::Construction& row, std::size_t input) {
    const std::size_t slot = scene::output_count(row) + input;
    return std::ranges::any_of(row.restricts, [&](const facts::Pattern& pattern) {
        return std::ranges::find(pattern.slots, slot) != pattern.slots.end();
    });
}

} // namespace

std::vector<std::size_t> line_slots(ConstructionId id) {
    const scene::Construction& row = scene::construction(id);
    const realize::Recipe& recipe = realize::recipe(id);
    std::vector<Uses> uses(scene::point_input_count(row));
    for (const realize::Recipe::Step& step : recipe.steps) count(step.term, uses);
    for (const Term& term : recipe.instead) count(term, uses);
    std::vector<std::size_t> found;
    for (std::size_t k = 0; k + 1 < uses.size(); ++k) {
        const std::size_t lines = uses[k].as_line;
        const bool alone = lines > 0 && uses[k].times == lines && uses[k + 1].times == lines;
        if (alone && !restricts_choice(row, k) && !restricts_choice(row, k + 1)) found.push_back(k);
    }
    return found;
}

} // namespace porism::ui
