#include "document/document.h"

#include "base/fields.h"

namespace porism::document {

Json to_json(const Document& document) {
    Json json = Json::object();
    json["porism"] = "document";
    json["version"] = form_version;
    json["title"] = document.title;
    json["scene"] = scene::to_json(document.scene, document.goals, document.questions);
    json["presentation"] = to_json(document.presentation, document.scene);
    if (!document.told.empty()) json["told"] = to_json(document.told);
    return json;
}

Result<Document> document_from_json(const Json& json) {
    if (auto ok = check_envelope(json, "document", {"porism", "version", "title", "scene", "presentation", "told"});
        !ok)
        return fail(ok.error());
    if (!json.contains("scene"))
        return fail("json_missing", "the member \"scene\" is missing", "add a scene: docs/formats/scene.md");
    Document document;
    if (auto ok = read_text(json, "title", document.title); !ok) return fail(ok.error());
    auto read = scene::scene_from_json(json["scene"]);
    if (!read) return fail(in_member("scene", read.error()));
    document.scene = std::move(read->scene);
    document.goals = std::move(read->goals);
    document.questions = std::move(read->questions);
    if (document.title.empty()) document.title = std::move(read->name);
    if (json.contains("presentation")) {
        auto presentation = presentation_from_json(json["presentation"], document.scene);
        if (!presentation) return fail(in_member("presentation", presentation.error()));
        document.presentation = *std::move(presentation);
    }
    if (json.contains("told")) {
        auto told = told_from_json(json["told"]);
        if (!told) return fail(in_member("told", told.error()));
        document.told = *std::move(told);
    }
    return document;
}

} // namespace porism::document
