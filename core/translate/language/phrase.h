// Phrases: what a language has for one thing that texts say, as text with slots.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::translate {

/// Text that stands as it is, or a slot by its key.
struct Piece {
    enum class Kind : std::uint8_t {
        text,
        point,  ///< the name of a point
        points, ///< a list of names, with the joints of the language
        run,    ///< several names without anything between
        number,
        phrase,  ///< a phrase of the kind that `kind_of_phrase` says
        phrases, ///< a list of such
    };
    Kind kind = Kind::text;
    std::string text;         ///< as it stands; of a slot its key
    std::string of_kind = {}; ///< of a phrase: "noun", "statement"
    bool opposite = false;    ///< of a number: {-y}, said without its minus, by a phrase that turns the other way
};

struct Phrase {
    std::vector<Piece> pieces;
    std::size_t owner = 0; ///< what it is of: a construction, a row of statement_words(); by its number in their table
};

/// Text with slots in braces: "{x} is the midpoint of {a}{b}", "through {-y} clockwise". All slots are points until
/// they are told otherwise. Error: `language_braces`, with the place given.
Result<std::vector<Piece>> pieces_of(std::string_view text, const Place& place);

} // namespace porism::translate
