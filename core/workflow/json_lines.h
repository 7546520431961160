// Several problems in JSON in one file: one a line, or the elements of a list.
#pragma once

#include "workflow/load.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Whether the first of several lines, or of the elements of a list, is of a kind that stands alone in a file, but no
/// library. Looks at no other, so that a bad one does not spoil the rest.
bool looks_like_json_lines(std::string_view bytes);

/// Each is read as a file of its own. One without a name of its own is called as the file, with its number behind; a
/// place is where it stands in the file, of an element its beginning.
std::vector<LoadedProblem> read_json_lines(std::string_view bytes, const std::string& source);

} // namespace porism::workflow
