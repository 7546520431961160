// The picture as JSON: the drawing orders one by one (docs/formats/picture.md).
//
// {"version":3,"width":480,"height":320,"background":"#ffffff","marks":["perp a d b c"],"items":[
//   {"item":"line","from":[10,20],"to":[30,40],"stroke":{"colour":"#1d2127","width":1.4},"subject":{"segment":["a","b"]}},
//   ...]}
#pragma once

#include "base/json.h"
#include "diagram/diagram.h"
#include "paint/display_list.h"

namespace porism::paint {

/// Subjects and the statements that marks say by the names of the points; the list is one of the diagram's. All that is
/// measured in pixels is `ratio` times as large: the pixels of a picture that is exported so much larger.
Json to_json(const DisplayList& list, const diagram::Diagram& diagram, double ratio = 1);

} // namespace porism::paint
