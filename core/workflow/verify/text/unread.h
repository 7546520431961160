// What of a text is about the figure and is not read.
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"
#include "workflow/verify/text/claims.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

struct Unread {
    std::size_t about = 0; ///< how many clauses are about the figure: have points, numbers or words of geometry
    std::vector<std::string> clauses; ///< those of them of which nothing is a claim (texts.h) or a comparison
                                      ///< (text/values.h)
};
/// Of what a text tells: what asks, and what only names a triangle or quadrilateral ("In triangle ABC"), is no part of
/// it, but what stands behind a question that is not read as a whole is ("Find DE, the midline of ABC").
Unread unread_in(std::string_view text, Supposing supposing, const scene::Scene& scene,
                 const diagram::Picture& picture);

} // namespace porism::workflow
