// Which inputs of a row are two points of a line, read off its recipe.
#include "ui/canvas/tools/construct_tool.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace porism::ui {

namespace {

/// A term of recipes, and where among its arguments the first of two points stands of which only their line counts.
struct LineArgument {
    std::string_view term;
    std::size_t first;
};
constexpr std::array line_arguments{
    LineArgument{"line", 0},
    LineArgument{"perpendicular", 1},
    LineArgument{"parallel", 1},
    LineArgument{"turned_line", 1},
    LineArgument{"equal_angle_line", 0},
    LineArgument{"equal_angle_line", 2},
    LineArgument{"equal_angle_line", 4},
};

bool in_word(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) || letter == '_';
}

/// Where a word begins in a recipe.
std::vector<std::size_t> places_of(std::string_view word, std::string_view recipe) {
    std::vector<std::size_t> places;
    for (std::size_t at = recipe.find(word); at != std::string_view::npos; at = recipe.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !in_word(recipe[at - 1])) && (end == recipe.size() || !in_word(recipe[end])))
            places.push_back(at);
    }
    return places;
}

std::size_t times_as_line(const scene::Slot& p, const scene::Slot& q, std::string_view recipe) {
    std::size_t times = 0;
    for (const auto& [term, first] : line_arguments)
        for (const std::size_t at : places_of(term, recipe)) {
            const std::size_t open = at + term.size() + 1;
            const auto arguments = split(recipe.substr(open, recipe.find(')', open) - open), ',');
            times += arguments.size() > first + 1 && trim(arguments[first]) == p.letter &&
                             trim(arguments[first + 1]) == q.letter
                         ? 1
                         : 0;
        }
    return times;
}

/// Whether a choice depends on the point itself: between two points, beyond one of them.
bool restricts_choice(const scene::Construction& row, std::size_t slot) {
    return std::ranges::any_of(row.restricts, [&](const facts::Pattern& pattern) {
        return std::ranges::find(pattern.slots, slot) != pattern.slots.end();
    });
}

} // namespace

std::vector<std::size_t> line_slots(const scene::Construction& row) {
    const std::size_t outputs = scene::output_count(row);
    std::vector<std::size_t> found;
    for (std::size_t i = outputs; i + 1 < row.slots.size(); ++i) {
        const scene::Slot &p = row.slots[i], &q = row.slots[i + 1];
        const std::size_t times = times_as_line(p, q, row.recipe);
        const bool alone = times > 0 && places_of(p.letter, row.recipe).size() == times &&
                           places_of(q.letter, row.recipe).size() == times;
        if (alone && !restricts_choice(row, i) && !restricts_choice(row, i + 1)) found.push_back(i - outputs);
    }
    return found;
}

} // namespace porism::ui
