// Any bytes as an envelope of VeriGeo. What is read is written in a form that reads back to the same and is its own
// writing. Its figure is a scene whose JSON reads back to the same; what that scene is written as is read. Its
// constraints are checked as VeriGeo's appendix F does, with the points on a circle, and what it compares is decided
// there.
#include "formats/verigeo/content.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/numerical.h"
#include "properties.h"

#include <cmath>
#include <cstdint>

using namespace porism;

namespace {

void require_scene(const verigeo::Envelope& envelope, const std::string& written) {
    const auto content = verigeo::content_of(envelope);
    if (!content) {
        fuzz::require_placed(placed_in(content.error(), written));
        return;
    }
    const auto back = scene::scene_from_json(scene::to_json(content->content));
    fuzz::require(back.has_value() && back->scene == content->content.scene, "the scene comes back", written);
    fuzz::require(content->origins.size() == content->content.scene.actions().size(), "actions have origins", written);
    const auto again = verigeo::envelope_of(content->content);
    if (!again) {
        fuzz::require_helpful(again.error());
        return;
    }
    const auto json = verigeo::to_json(*again);
    fuzz::require(json.has_value(), "what a scene is written as is of the profile", written);
    const auto read = verigeo::envelope_from_json(*json);
    fuzz::require(read.has_value(), "what a scene is written as is read", to_text(*json));
    fuzz::require(verigeo::content_of(*read).has_value(), "and has a figure", to_text(*json));
}

/// Comparisons are decided the same way from both ends, and nothing is true exactly and clearly false in doubles.
void require_comparisons(const verigeo::Envelope& envelope, const verigeo::Drawing& drawing,
                         const std::string& written) {
    verigeo::Places<double> places;
    for (const auto& [name, at] : drawing) places[name] = {at.first, at.second};
    const verigeo::Ids ids = verigeo::ids_of(envelope);
    for (const verigeo::Action& action : envelope.actions) {
        const auto read = verigeo::comparison_of(action, ids);
        if (!read) {
            fuzz::require_helpful(read.error());
            continue;
        }
        if (!*read) continue;
        const verigeo::Comparison& comparison = **read;
        const auto seen = verigeo::compare(comparison, places);
        fuzz::require(seen.reason.empty() || seen.decision == numbers::Decision::undecided, "no value, no decision",
                      written);
        if (comparison.sign != "=" && comparison.sign != "!=") continue;
        const auto turned = verigeo::compare({comparison.right, comparison.sign, comparison.left}, places);
        fuzz::require(turned.decision == seen.decision, "sides may be exchanged", written);
    }
}

void require_checks(const verigeo::Envelope& envelope, const std::string& written) {
    verigeo::Drawing drawing;
    for (const verigeo::Action& action : envelope.actions)
        if (action.row->op == "AddPoint") {
            const auto turn = static_cast<double>(drawing.size());
            drawing[action.args[0]] = {std::cos(turn), std::sin(turn)};
        }
    for (const auto& check : verigeo::verify_constraints(envelope, drawing))
        fuzz::require(check.ok != verigeo::Ok::yes || check.rescued || check.residual <= check.limit,
                      "what passes is within its tolerance", written);
    require_comparisons(envelope, drawing, written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = verigeo::parse(text, "f");
    if (!read) {
        fuzz::require_placed(read.error());
        return 0;
    }
    const auto json = verigeo::to_json(*read);
    fuzz::require(json.has_value(), "what is read can be written");
    const std::string written = to_text(*json, 1);
    const auto back = verigeo::parse(written, "f");
    fuzz::require(back.has_value(), "what is written is read", written);
    fuzz::require(*back == *read, "the envelope comes back", written);
    fuzz::require(to_text(*verigeo::to_json(*back), 1) == written, "what is written is its own writing", written);
    require_scene(*read, written);
    require_checks(*read, written);
    return 0;
}
