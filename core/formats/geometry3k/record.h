// One record as it is written, before anything is made of it.
#pragma once

#include "base/json.h"
#include "formats/geometry3k/sketch.h"

namespace porism::geometry3k {

struct Form {
    Term term;
    std::string pointer; ///< in the record: "/diagram_logic_forms/3"
};

struct Record {
    std::vector<Form> forms; ///< of the picture, then of the text; empty ones left out
    Sketch sketch;
};

/// Errors have the pointer of their place in the record; what is wrong within a form is quoted from there on.
Result<Record> read_record(const Json& json);

} // namespace porism::geometry3k
