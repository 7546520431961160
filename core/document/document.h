// A document: scene + goals + presentation (definition 1). What undo covers and what a file keeps.
#pragma once

#include "base/json.h"
#include "document/told.h"
#include "scene/json.h"

#include <array>
#include <map>
#include <optional>
#include <string>

namespace porism::document {

/// Where the label of a point stands relative to it, in units of the label's own height; chosen by hand.
struct LabelPlace {
    double dx = 0, dy = 0;
    friend bool operator==(const LabelPlace&, const LabelPlace&) = default;
};

/// Nothing here changes what is true. Undone with the rest (labels, marks), or saved only (view).
struct Presentation {
    std::map<std::string, LabelPlace> labels;  ///< by point name
    std::map<std::string, bool> hidden;        ///< points not drawn
    std::optional<std::array<double, 4>> view; ///< centre x, y, width in scene units, rotation; saved, not undone
    friend bool operator==(const Presentation&, const Presentation&) = default;
};

struct Document {
    scene::Scene scene;
    scene::Goals goals;
    Presentation presentation;
    std::string title;
    scene::Questions questions = {}; ///< asked beside the goals
    Told told = {};                  ///< by the file from which it was opened; saved and undone with the rest
    friend bool operator==(const Document&, const Document&) = default;
};

/// {"porism":"document","version":1,"title":...,"scene":{...},"presentation":{"labels":{"a":[0.5,-1]},"hidden":["d"],
/// "view":[0,0,4,0]},"told":{...}}; "told" only where something was. Presentation of points that are not in the scene
/// is left out when written and refused when read; a newer version is refused with a clear word.
Json to_json(const Document& document);
Result<Document> document_from_json(const Json& json);

} // namespace porism::document
