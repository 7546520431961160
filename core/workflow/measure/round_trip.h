// Problems told in a language and read back: whether texts lose or add anything, for the benchmark of texts.
#pragma once

#include "base/json.h"
#include "translate/language/told_alike.h"
#include "workflow/load.h"

#include <cstdint>
#include <optional>
#include <string>

namespace porism::workflow {

struct RoundTrip {
    std::string name;
    std::uint64_t seed = 0;
    std::string text;
    std::optional<std::string> lost; ///< empty: what was read is what was told; else what is not, or why it is not read
    double write_ms = 0, read_ms = 0; ///< processor time
};
Json to_json(const RoundTrip& trip);

/// In the phrases that the seed draws. Read are the text, the places of the points, and the statements that the tale
/// leaves to the marks of the picture.
RoundTrip round_trip(const LoadedProblem& problem, const translate::Tale& tale, const translate::Language& language,
                     std::uint64_t seed);

} // namespace porism::workflow
