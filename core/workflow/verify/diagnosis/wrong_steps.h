// Steps of a solution that do not hold, and what of the solution leads to them.
#pragma once

#include "workflow/figure.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A step that the independent checker does not pass.
struct WrongStep {
    std::size_t path, step;
    std::string reason; ///< of the checker
};
std::vector<WrongStep> wrong_steps(const std::vector<proof::Path>& paths, const Figure& figure,
                                   const Control& control = {});

/// By step of the path: whether this one follows from it, or is it.
std::vector<bool> cone_of(const proof::Path& path, std::size_t step);
/// By action: whether some of these steps speak of what it places, take something from it as given, or stand on it.
std::vector<bool> actions_of(const proof::Path& path, const std::vector<bool>& steps, const scene::Scene& scene);

/// "by the rule", "given".
std::string_view reason_of(const proof::Step& step);
/// "step 3: perp a b c h, by algebra from 1, 2", a line each.
std::vector<std::string> in_words(const proof::Path& path, const scene::Scene& scene);

} // namespace porism::workflow
