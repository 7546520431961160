#include "realize/hand.h"

#include "realize/recipe.h"
#include "scene/catalogue.h"

namespace porism::realize {

std::vector<std::size_t> outputs_by_hand(ConstructionId row) {
    if (scene::construction(row).places == scene::Places::locus) return {0};
    std::vector<std::size_t> outputs;
    for (const Recipe::Step& step : recipe(row).steps) {
        const bool free = step.term.kind == Term::Kind::glide ||
                          (step.term.kind == Term::Kind::primitive && diagram::row(step.term.primitive).inputs > 0);
        if (step.output && free) outputs.push_back(*step.output);
    }
    return outputs;
}

} // namespace porism::realize
