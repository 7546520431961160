// JSON forms of the library's records, version 1 (docs/formats/store.md): what `store show` and `store list` print.
#pragma once

#include "base/json.h"
#include "corpus/sample.h"

namespace porism::corpus {

/// {"porism":"sample","version":1,"problem":{...},"document":{...},"tags":[...],"created":...,"modified":...}
Json to_json(const Sample& sample);
Result<Sample> sample_from_json(const Json& json);

Json to_json(const SampleRow& row);
Json to_json(const Collection& collection);

} // namespace porism::corpus
