// The mend of a clash: a file that gives one name to two points cannot be read, and with another name for the second
// point it can.
#pragma once

#include "base/stop.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <string>
#include <string_view>

namespace porism::workflow {

/// Whether that is why a problem could not be read.
bool is_clash(const Error& error);

/// A file with another name for the second of two points of one name.
struct Renamed {
    std::string text;         ///< one sentence
    std::string bytes;        ///< of the whole file
    LoadedProblem problem;    ///< of it, the one that could not be read before
    problem::Verdict verdict; ///< of all three verifications: accepted, or undecided
};

/// The file in which the second point has a name of its own: from where it is placed on, also in AB and ∠BAC, or where
/// that is rejected in its own action alone, so that later the first point is meant. The name is the next letter that
/// the file does not use; where the file cannot be read or is not accepted with that, the name of a point that it
/// speaks of and does not place. An action of an envelope that adds the point again and puts it nowhere is left out
/// instead, if that is accepted. `bytes` are those of the file, `source` its name for places. Errors: the problem's own
/// where it is no clash; `no_mend`, with what was tried; `interrupted`.
Result<Renamed> renamed(std::string_view bytes, const std::string& source, const LoadedProblem& problem,
                        const Control& control = {});

} // namespace porism::workflow
