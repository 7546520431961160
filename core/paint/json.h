// The picture as JSON: the drawing orders one by one (docs/formats/picture.md).
//
// {"version":2,"width":480,"height":320,"background":"#ffffff","items":[
//   {"item":"line","from":[10,20],"to":[30,40],"stroke":{"colour":"#1d2127","width":1.4},"subject":{"segment":["a","b"]}},
//   ...]}
#pragma once

#include "base/json.h"
#include "paint/display_list.h"

#include <span>
#include <string>

namespace porism::paint {

/// Subjects by the names of the points. All that is measured in pixels is `ratio` times as large: the pixels of a
/// picture that is exported so much larger.
Json to_json(const DisplayList& list, std::span<const std::string> names, double ratio = 1);

} // namespace porism::paint
