// Scenes into other forms: languages and pictures.
#pragma once

#include "workflow/load.h"
#include "workflow/picture.h"
#include "workflow/solve/analyse.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

struct Converted {
    std::string bytes;
    std::vector<std::string> losses; ///< what the form cannot say, in words
    /// Of these what is stated: givens, goals and answers of the file without which the problem is another one. Text
    /// with comments begins with them.
    std::vector<std::string> dropped = {};
    std::string truth = {}; ///< of a picture (Picture::truth)
};

/// "jgex", "geodsl", "actions", "verigeo", and the picture_formats: in this order.
std::span<const std::string_view> conversion_formats();

/// The problem in a format of the list above. A branch that was chosen for the goals is written into the scene; JGEX
/// text chooses it again. Errors: `unknown_format`; the problem's own; `not_in_jgex`,
/// `not_in_geodsl` and `unsayable` (verigeo), which name the statement and have its place in the file that the problem
/// comes from: line and column, or of an envelope the pointer of its action; for pictures those of realize.
Result<Converted> convert(const LoadedProblem& problem, std::string_view format, const PictureOptions& options = {},
                          const Control& control = {});

} // namespace porism::workflow
