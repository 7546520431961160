#include "paint/random_look.h"

#include "base/random.h"

namespace porism::paint {

Options with_look_by_chance(Options options, std::uint64_t seed) {
    Rng rng(seed);
    const auto styles = picture_styles();
    options = styled(std::move(options), styles[rng.below(styles.size())]);
    options.turn = rng.uniform(-look_bounds.turn, look_bounds.turn);
    options.lines *= rng.uniform(look_bounds.thinnest, look_bounds.thickest);
    options.letters *= rng.uniform(look_bounds.least_letters, look_bounds.most_letters);
    return options;
}

} // namespace porism::paint
