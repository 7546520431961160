// What a library keeps: plain records.
#pragma once

#include "problem/problem.h"

#include <cstdint>
#include <string>
#include <vector>

namespace porism::corpus {

/// Index of a sample or a collection in one library; 0 is none. Never used twice in one library.
using RecordId = std::int64_t;

/// A problem or a rejected attempt, as stored.
struct Sample {
    problem::Problem problem;
    std::string document; ///< JSON text of the document it was kept from, so that labels come back; may be empty
    std::vector<std::string> tags; ///< sorted, each once
    std::string created;           ///< UTC, "2025-01-31T12:00:00.000Z"; set by the library
    std::string modified;          ///< the same
    friend bool operator==(const Sample&, const Sample&) = default;
};

/// A sample as a row of a table: what can be listed without reading its problem.
struct SampleRow {
    RecordId id = 0;
    std::string identity; ///< problem::identity
    std::string title;
    std::vector<std::string> goals; ///< as the scene's text has them: "perp a h b c"
    problem::Outcome outcome = problem::Outcome::undecided;
    std::size_t points = 0;
    std::size_t length = 0; ///< definition 18
    std::size_t raw_length = 0;
    std::vector<std::string> theorems; ///< names of the rules on the shortest path
    std::vector<std::string> tags;
    std::string created, modified;
    std::string removed; ///< when it was put into the trash; empty otherwise
    friend bool operator==(const SampleRow&, const SampleRow&) = default;
};

/// What a row says of a sample. id, times and trash are the library's.
SampleRow row_of(const Sample& sample);

/// A named, ordered choice of samples.
struct Collection {
    RecordId id = 0;
    std::string name; ///< different from those of the library's other collections
    std::string note;
    std::size_t size = 0; ///< samples in it that are not in the trash
    friend bool operator==(const Collection&, const Collection&) = default;
};

} // namespace porism::corpus
