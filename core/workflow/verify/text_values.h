// What a text says of a figure in numbers, read back and measured: "AB^2 = AC^2 + BC^2 = 25", "AB < AC", "∠ABC = 60°".
#pragma once

#include "diagram/diagram.h"
#include "translate/read.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// One comparison of a text, as a picture has it.
struct TextValue {
    enum class State : std::uint8_t { holds, fails, unknown_point };
    State state = State::holds;
    std::string text;        ///< "AB = 7"
    std::string left, right; ///< what the sides are worth where it fails
    std::string point;       ///< that is none of the figure
};

/// How "suppose AB = 7" is read: in a problem it tells, in a solution it may be refuted.
enum class Supposing : std::uint8_t { tells, supposes };

/// The comparisons of a text that are read, in order, at most `most_text_claims` (workflow/verify/texts.h). Where
/// another word may belong to an expression ("twice AB = 6"), it is not; nor is a sentence that denies or asks,
/// or one that supposes where that does not tell. A rounded decimal equals what
/// rounds to it.
std::vector<TextValue> values_in(std::string_view text, Supposing supposing, translate::Names names,
                                 const diagram::Picture& picture);

} // namespace porism::workflow
