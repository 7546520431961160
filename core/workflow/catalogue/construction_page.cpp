// docs/constructions.md and its pictures.
#include "workflow/catalogue/constructions.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "translate/scene_text.h"
#include "workflow/catalogue/page.h"
#include "workflow/convert.h"

#include <fmt/format.h>

namespace porism::workflow {
namespace {

using scene::Construction;
using scene::Places;
using scene::Slot;
using scene::SlotKind;

constexpr int picture_size = 320;

constexpr std::string_view head =
    "# Constructions\n\n"
    "Every construction of the JGEX family and a few of our own, as the program's own table has it. This page "
    "and its pictures are written by\n"
    "`porism catalogue constructions --markdown docs`; do not edit them.\n\n"
    "Of each row: how it is written in [JGEX text](formats/jgex.md), its sentence, what "
    "it asks of its inputs (*needs*:\n"
    "order statements, *requires*: equalities, which every picture must show), what must hold besides for its points "
    "to exist\n"
    "(*exists if*), the equalities that it gives (*gives*: premises of proofs), and the order statements that hold by "
    "construction\n"
    "(*holds too*: side conditions that need no further look, of points that are not earlier ones in every picture).\n"
    "Where points are free, *chosen so that* lists what restricts the\n"
    "choice. Angles in statements are directed, modulo 180 degrees.\n\n";

std::string freedom_text(const Construction& row) {
    const std::string amount = row.freedom == 0   ? std::string("no freedom")
                               : row.freedom == 1 ? std::string("one degree of freedom")
                                                  : std::to_string(row.freedom) + " degrees of freedom";
    return row.places == Places::locus ? amount + "; may be met with a second locus" : amount;
}

/// The statements that hold by construction, without those that restrict a choice.
std::vector<std::string> guaranteed_texts(const Construction& row) {
    auto all = pattern_texts(row.guarantees, row);
    all.resize(row.guarantees.size() - row.restricts.size());
    return all;
}

struct Example {
    std::string text, picture;
};

/// The rows are part of the program, and a test realises the example of each.
Result<Example> example_of(const Construction& row) {
    const auto read = jgex::parse_problem(row.example);
    if (!read) return fail(read.error());
    const auto diagram = realize::realize(read->scene);
    if (!diagram) return fail(diagram.error());
    return Example{translate::scene_text(read->scene, diagram->scene_picture.points),
                   svg_of(read->scene, *diagram, {}, {.size = picture_size})};
}

PageSection section_of(ConstructionId id, const Example& example) {
    const Construction& row = scene::construction(id);
    PageText page;
    page.code("written", long_forms(row));
    if (short_form(row) != long_forms(row).front()) page.code("in short", {short_form(row)});
    page.code("also called", row.aliases);
    page.line("text", row.text);
    for (const Slot& slot : row.slots)
        if (slot.kind != SlotKind::output)
            page.line(slot.letter, slot.prompt + (slot.kind == SlotKind::number ? " (" + number_text(slot) + ")" : ""));
    page.code("needs", pattern_texts(row.needs, row));
    page.code("requires", pattern_texts(row.required, row));
    page.line("exists if", row.exists);
    page.code("gives", pattern_texts(row.gives, row));
    page.code("holds too", guaranteed_texts(row));
    page.code("chosen so that", pattern_texts(row.restricts, row));
    page.line("freedom", freedom_text(row));
    page.line("branches", branches_text(id));
    page.code("example", {row.example});
    page.line("in words", example.text);
    return {row.title, std::move(page.text), example.picture};
}

Result<PageSection> section_of(const std::string& name) {
    const ConstructionId id = *scene::construction_by_name(name);
    const auto example = example_of(scene::construction(id));
    if (!example) return fail(example.error());
    return section_of(id, *example);
}

} // namespace

Status write_construction_page(const std::string& folder, const Control& control) {
    Page page{"constructions", std::string(head), {}, [](const std::string& name) { return section_of(name); }};
    for (const ConstructionGroup& group : construction_groups()) {
        page.groups.push_back({group.name, {}});
        for (const ConstructionId id : group.rows) page.groups.back().rows.push_back(scene::construction(id).name);
    }
    return write_page(folder, page, control);
}

} // namespace porism::workflow
