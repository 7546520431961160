// What a text says of a figure in numbers, read back and measured: "AB^2 = AC^2 + BC^2 = 25", "AB < AC", "∠ABC = 60°".
#pragma once

#include "diagram/diagram.h"
#include "translate/read.h"
#include "workflow/verify/text/claims.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// One comparison of a text, as a picture has it.
struct TextValue {
    enum class State : std::uint8_t {
        holds,
        fails,
        unknown_point,
        fails_elsewhere, ///< in another figure of what is given (workflow/verify/text/steps.h)
        left_open,       ///< it fails, and holds in another figure
        unproved,        ///< it holds, and no step leads to it (text/steps.h)
        undecided,       ///< it is too near to tell
    };
    State state = State::holds;
    std::string text;                   ///< "AB = 7"
    std::array<std::string, 3> written; ///< the same as the arguments of an edge of VeriGeo: "AB", "=", "7"
    std::string left, right;            ///< what the sides are worth where it fails
    std::string point;                  ///< that is none of the figure
    bool rounded = false;               ///< it holds as far as decimals tell it
    std::string half_unit;              ///< "0.00005": half of the last digit, where doubles do not tell so little
    bool tie = false;                   ///< an order of what doubles do not tell apart
};

/// The comparisons of a text that are read, in order, at most `most_text_claims` (workflow/verify/text/claims.h). Where
/// another word may belong to an expression ("twice AB = 6"), it is not; nor is a sentence that denies or asks,
/// or one that supposes where that does not tell. A rounded decimal equals what
/// rounds to it.
std::vector<TextValue> values_in(std::string_view text, Supposing supposing, translate::Names names,
                                 const diagram::Picture& picture);
/// The same of the clauses of one sentence (workflow/verify/text/clauses.h), clause by clause.
std::vector<std::vector<TextValue>> values_by_clause(std::string_view sentence, Supposing supposing,
                                                     translate::Names names, const diagram::Picture& picture);

} // namespace porism::workflow
