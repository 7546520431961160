#include "document/document.h"

#include "base/fields.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>

namespace porism::document {
namespace {

/// Presentation of points that are gone is not written: a file never speaks of points that it does not hold.
Json presentation_json(const Document& document) {
    const Presentation& presentation = document.presentation;
    Json labels = Json::object();
    for (const auto& [name, place] : presentation.labels)
        if (document.scene.find(name) && std::isfinite(place.dx) && std::isfinite(place.dy))
            labels[name] = Json::array({place.dx, place.dy});
    Json hidden = Json::array();
    for (const auto& [name, is_hidden] : presentation.hidden)
        if (is_hidden && document.scene.find(name)) hidden.push_back(name);
    Json json = Json::object();
    json["labels"] = std::move(labels);
    json["hidden"] = std::move(hidden);
    const auto finite = [](double value) { return std::isfinite(value); };
    if (presentation.view && std::all_of(presentation.view->begin(), presentation.view->end(), finite))
        json["view"] = *presentation.view;
    return json;
}

Status read_labels(const Json& json, Document& document) {
    if (!json.contains("labels")) return {};
    if (!json["labels"].is_object())
        return fail("json_type", "the member \"labels\" is not an object", "expected {\"a\":[0.5,-1]}");
    for (const auto& [name, place] : json["labels"].items()) {
        if (!document.scene.find(name))
            return fail("undefined_point",
                        "a label stands for a point " + in_quotes(name) + " that is not in the scene",
                        "leave the label out");
        if (!place.is_array() || place.size() != 2 || !place[0].is_number() || !place[1].is_number())
            return fail("json_type", "the place of the label " + in_quotes(name) + " is not a pair of numbers",
                        "expected [0.5,-1]");
        document.presentation.labels[name] = {place[0].get<double>(), place[1].get<double>()};
    }
    return {};
}

Status read_hidden(const Json& json, Document& document) {
    if (!json.contains("hidden")) return {};
    if (!json["hidden"].is_array())
        return fail("json_type", "the member \"hidden\" is not a list", "expected the names of points");
    for (const auto& item : json["hidden"]) {
        if (!item.is_string() || !document.scene.find(item.get_ref<const std::string&>()))
            return fail("undefined_point", "a hidden point is not in the scene", "leave it out");
        document.presentation.hidden[item.get<std::string>()] = true;
    }
    return {};
}

Status read_view(const Json& json, Presentation& presentation) {
    if (!json.contains("view")) return {};
    const Json& view = json["view"];
    const bool numbers = view.is_array() && view.size() == 4 &&
                         std::all_of(view.begin(), view.end(), [](const Json& item) { return item.is_number(); });
    if (!numbers || view[2].get<double>() <= 0)
        return fail("json_type", "the member \"view\" is not centre x, centre y, width and rotation",
                    "expected [0,0,4,0]");
    presentation.view = {view[0].get<double>(), view[1].get<double>(), view[2].get<double>(), view[3].get<double>()};
    return {};
}

Status read_presentation(const Json& json, Document& document) {
    if (!json.contains("presentation")) return {};
    const Json& found = json["presentation"];
    if (auto ok = only_members(found, {"labels", "hidden", "view"}); !ok) return ok;
    if (auto ok = read_labels(found, document); !ok) return ok;
    if (auto ok = read_hidden(found, document); !ok) return ok;
    return read_view(found, document.presentation);
}

} // namespace

Json to_json(const Document& document) {
    Json json = Json::object();
    json["porism"] = "document";
    json["version"] = form_version;
    json["title"] = document.title;
    json["scene"] = scene::to_json(document.scene, document.goals, document.questions);
    json["presentation"] = presentation_json(document);
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
    if (auto ok = read_presentation(json, document); !ok) return fail(in_member("presentation", ok.error()));
    if (json.contains("told")) {
        auto told = told_from_json(json["told"]);
        if (!told) return fail(in_member("told", told.error()));
        document.told = *std::move(told);
    }
    return document;
}

} // namespace porism::document
