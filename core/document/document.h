// A document: scene + goals + presentation (definition 1). What undo covers and what a file keeps.
#pragma once

#include "base/json.h"
#include "document/presentation.h"
#include "document/told.h"
#include "scene/json.h"

#include <string>

namespace porism::document {

struct Document {
    scene::Scene scene;
    scene::Goals goals;
    Presentation presentation;
    std::string title;
    scene::Questions questions = {}; ///< asked beside the goals
    Told told = {};                  ///< by the file from which it was opened; saved and undone with the rest
    friend bool operator==(const Document&, const Document&) = default;
};

/// {"porism":"document","version":1,"title":...,"scene":{...},"presentation":{...},"told":{...}}; "told" only where
/// something was. A newer version is refused with a clear word.
Json to_json(const Document& document);
Result<Document> document_from_json(const Json& json);

} // namespace porism::document
