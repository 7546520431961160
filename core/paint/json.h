// The picture as JSON: the drawing orders one by one (docs/formats/picture.md).
//
// {"version":1,"width":480,"height":320,"background":"#ffffff","items":[
//   {"item":"line","from":[10,20],"to":[30,40],"stroke":{"colour":"#1d2127","width":1.4},"subject":{"segment":["a","b"]}},
//   ...]}
#pragma once

#include "base/json.h"
#include "paint/display_list.h"

#include <span>
#include <string>

namespace porism::paint {

/// Subjects by the names of the points.
Json to_json(const DisplayList& list, std::span<const std::string> names);

} // namespace porism::paint
