#include "problem/proof_file.h"

#include "base/fields.h"
#include "proof/json.h"
#include "scene/json.h"

#include <array>
#include <charconv>
#include <cmath>

namespace porism::problem {
namespace {

std::string shortest(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

Result<double> number_from(const Json& json) {
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        double value = 0;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (failure == std::errc() && end == text.data() + text.size() && std::isfinite(value)) return value;
    }
    return fail("proof_inputs", "a number of the picture is not a finite decimal number in a string",
                "write it as a string: \"0.25\"");
}

Status read_letters(const Json& json, facts::Letters& letters) {
    const auto found = json.find("letters");
    if (found == json.end()) return {};
    if (!found->is_object()) return fail("json_type", "the member \"letters\" is not an object");
    for (const auto& [letter, text] : found->items()) {
        const auto value = number_from(text);
        if (!value) return fail(in_member("letters", in_member(letter, value.error())));
        letters.emplace(letter, *value);
    }
    return {};
}

Status read_picture(const Json& json, ProofFile& file) {
    auto branches = read_branches(json, "branches");
    if (!branches) return fail(branches.error());
    if (branches->size() != file.scene.actions().size())
        return fail("proof_branches",
                    "the proof states " + std::to_string(branches->size()) + " branches for " +
                        std::to_string(file.scene.actions().size()) + " actions",
                    "there is one for each action");
    file.branches = *std::move(branches);
    const auto inputs = read_list(json, "coordinates");
    if (!inputs) return fail(inputs.error());
    for (const auto& item : *inputs) {
        const auto value = number_from(item);
        if (!value) return fail(in_member(element("coordinates", file.inputs.size()), value.error()));
        file.inputs.push_back(*value);
    }
    return read_letters(json, file.letters);
}

} // namespace

Json to_json(const ProofFile& file) {
    Json json = Json::object();
    json["porism"] = "proof";
    json["version"] = form_version;
    json["name"] = file.name;
    json["scene"] =
        scene::to_json(file.scene, file.path.steps.empty() ? scene::Goals{} : scene::Goals{file.path.goal()});
    json["branches"] = file.branches;
    json["coordinates"] = Json::array();
    for (const double input : file.inputs) json["coordinates"].push_back(shortest(input));
    for (const auto& [letter, value] : file.letters) json["letters"][letter] = shortest(value);
    json["path"] = proof::to_json(file.path, file.scene.names());
    return json;
}

Result<ProofFile> proof_file_from_json(const Json& json) {
    if (auto ok = check_envelope(json, "proof",
                                 {"porism", "version", "name", "scene", "branches", "coordinates", "letters", "path"});
        !ok)
        return fail(ok.error());
    ProofFile file;
    if (auto ok = read_text(json, "name", file.name); !ok) return fail(ok.error());
    for (const char* key : {"scene", "path"})
        if (!json.contains(key))
            return fail("json_missing", std::string("the member \"") + key + "\" is missing",
                        "porism solve --proofs writes proofs");
    auto scene = scene::scene_from_json(json["scene"]);
    if (!scene) return fail(in_member("scene", scene.error()));
    file.scene = std::move(scene->scene);
    if (auto ok = read_picture(json, file); !ok) return fail(ok.error());
    auto path = proof::path_from_json(json["path"], file.scene.names());
    if (!path) return fail(in_member("path", path.error()));
    file.path = *std::move(path);
    if (scene->goals != scene::Goals{file.path.goal()})
        return fail("proof_goal", "the last step of the path does not conclude the goal of the scene",
                    "a proof has one goal, the conclusion of its last step");
    return file;
}

} // namespace porism::problem
