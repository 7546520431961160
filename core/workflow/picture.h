// Pictures of figures, in each of the forms that can be exported.
#pragma once

#include "base/result.h"
#include "diagram/diagram.h"
#include "document/document.h"
#include "paint/compose.h"
#include "paint/picture_style.h"
#include "scene/question.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Pixels of the longer side below which a picture has no letters and no values: they could not be read.
inline constexpr int least_with_letters = 200;

struct PictureOptions {
    int size = 640; ///< pixels of the longer side
    std::string style = "textbook";
    std::optional<std::uint64_t> look_seed = {}; ///< a look by chance (paint/random_look.h) in place of the style
    std::string strategy = "full";               ///< which givens are marked (picture_strategy.h)
    std::vector<paint::Lit> lit = {};            ///< statements that are set off
    scene::Questions asked = {};                 ///< whose values are not written, and whose segments are drawn
    scene::Goals goals = {};                     ///< whose segments are drawn
};

/// "svg", "png", "pdf", "tikz": in this order.
std::span<const std::string_view> picture_formats();

struct Picture {
    std::string bytes;
    std::string truth; ///< picture JSON (docs/formats/picture.md): of each item its pixels, and what it shows
};
/// Call it from the main thread of a program without a window. Errors: `unknown_format`, `unknown_style`,
/// `unknown_strategy`; of PNG and PDF `picture_too_large`, `png`, `pdf`.
Result<Picture> picture_in(std::string_view format, const scene::Scene& scene, const diagram::Diagram& diagram,
                           const document::Presentation& presentation = {}, const PictureOptions& options = {});

/// The givens of the diagram that the marks and values of such a picture say (DisplayList::said), ascending; style and
/// strategy are such as there are (asserted).
std::vector<std::size_t> said_by_picture(const scene::Scene& scene, const diagram::Diagram& diagram,
                                         const document::Presentation& presentation = {},
                                         const PictureOptions& options = {});

/// The SVG alone; style and strategy are such as there are (asserted).
std::string svg_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                   const document::Presentation& presentation = {}, const PictureOptions& options = {});

} // namespace porism::workflow
