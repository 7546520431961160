// A form of the table taken apart, and a statement put into it.
#pragma once

#include "formats/geodsl/piece.h"
#include "formats/geodsl/table.h"

#include <string>
#include <vector>

namespace porism::geodsl {

/// One argument: a point, a value, or an object such as Line(B,C) by the letters of its points.
struct Slot {
    enum class Kind : std::uint8_t { point, value, object, rest };
    Kind kind = Kind::point;
    std::string_view object = {}; ///< "Line"
    std::string letters = {};
    bool more = false; ///< an object that ends in "..."
};

struct Form {
    std::vector<Slot> arguments, values;
};

const Form& form_of(const StatementRow& row);

/// Points and values of a statement by the letters of the form, each with where it stands.
struct Match {
    Bound bound;
    std::map<char, Piece> at;
};

/// Flaw: `arguments`, `bad_point`, `repeated_point` (within one object), those of parse_value.
tl::expected<Match, Flaw> match(const StatementRow& row, const Call& call);

/// The name of a point in the scene: its first letter is small.
std::string scene_name(std::string_view name);

} // namespace porism::geodsl
