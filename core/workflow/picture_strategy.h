// Which givens a picture says by marks and values, and leaves to the text otherwise.
#pragma once

#include "diagram/diagram.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// *full*: marks say all givens that they can say; the text says them too. *plain*: there are no marks and no values.
/// *orthogonal*: marks and values say what actions state; the text leaves out what they do say (DisplayList::said), and
/// says the rest (definition 29).
enum class Strategy { full, plain, orthogonal };

struct StrategyRow {
    std::string_view name, meaning; ///< the meaning is a clause
    Strategy strategy;
};
/// "full" first, which is what a picture has unless it is told otherwise.
std::span<const StrategyRow> picture_strategies();
/// Empty for an unknown name.
std::optional<Strategy> picture_strategy(std::string_view name);

/// By the diagram's givens, which are those of the scene: whether a picture may mark one (paint::Options::marked).
/// Never the value of a length or an angle that is asked for, nor that an angle which is asked for is a right one.
std::vector<bool> marked_givens(const scene::Scene& scene, const diagram::Diagram& diagram, Strategy strategy,
                                const scene::Questions& asked = {});

} // namespace porism::workflow
