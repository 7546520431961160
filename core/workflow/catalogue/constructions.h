// The catalogue of constructions as documents: a record a row, and a page with a picture of each row's example.
#pragma once

#include "base/ids.h"
#include "base/json.h"
#include "base/result.h"
#include "base/stop.h"
#include "scene/catalogue.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// "x = foot x a b c" for each long form of a row, as JGEX text has it.
std::vector<std::string> long_forms(const scene::Construction& row);
/// "x = foot a b c": the outputs left out.
std::string short_form(const scene::Construction& row);
/// "ncoll a b c" over the letters of the row.
std::vector<std::string> pattern_texts(const std::vector<facts::Pattern>& patterns, const scene::Construction& row);
/// How many places the row leaves open: "one", "2 branches", or of a locus what it has with a second one.
std::string branches_text(ConstructionId id);
/// What the number in a slot means: "an angle: 60, -15 or 60o in degrees, 7pi/12 in radians".
std::string number_text(const scene::Slot& slot);

/// The record of `porism catalogue constructions --json`.
Json construction_record(ConstructionId id);

/// The rows by palette group, groups in the order of the palette; rows as in the catalogue.
struct ConstructionGroup {
    std::string name;
    std::vector<ConstructionId> rows;
};
std::vector<ConstructionGroup> construction_groups();

/// Writes `folder`/constructions.md, a section a row under an index, and for each row the picture of its example as
/// `folder`/constructions/<name>.svg. Errors: those of files.h.
Status write_construction_page(const std::string& folder, const Control& control = {});

} // namespace porism::workflow
