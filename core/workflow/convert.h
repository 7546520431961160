// Scenes into other forms: languages and pictures.
#pragma once

#include "paint/compose.h"
#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// How a picture looks: as in a textbook, or as in the studio on light or dark ground.
enum class PictureStyle { print, light, dark };

struct PictureOptions {
    int size = 640; ///< pixels of the longer side
    PictureStyle style = PictureStyle::print;
    std::vector<paint::Lit> lit = {}; ///< statements that are set off
};

std::string svg_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                   const document::Presentation& presentation = {}, const PictureOptions& options = {});
/// Call it from the main thread of a program without a window. Errors: `picture_too_large`, `png`.
Result<std::string> png_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const document::Presentation& presentation = {}, const PictureOptions& options = {});

struct Converted {
    std::string bytes;
    std::vector<std::string> losses; ///< what the form cannot say, in words
    /// Of these what is stated: givens and goals of the file without which the problem is another one. Text with
    /// comments begins with them.
    std::vector<std::string> dropped = {};
};

/// "jgex", "geodsl", "actions", "verigeo", "svg", "png": in this order.
std::span<const std::string_view> conversion_formats();

/// The problem in a format of the list above. A branch that was chosen for the goals is written into the scene, and
/// into text as coordinates of every point. Errors: `unknown_format`; the problem's own; `not_in_jgex`,
/// `not_in_geodsl` and `unsayable` (verigeo), which name the statement and have its place in the file that the problem
/// comes from: line and column, or of an envelope the pointer of its action; for pictures those of realize.
Result<Converted> convert(const LoadedProblem& problem, std::string_view format, const PictureOptions& options = {},
                          const Control& control = {});

} // namespace porism::workflow
