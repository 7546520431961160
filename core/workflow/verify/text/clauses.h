// The parts of a sentence, and the words that its parts are made of.
#pragma once

#include "translate/say.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Between commas and colons outside brackets and joining words ("and", "so", "since"); a colon between amounts is the
/// sign of a ratio, "∶".
struct Clause {
    std::string text;
    std::size_t first = 0, end = 0; ///< of the words of the sentence: from `first` to before `end`
};
std::vector<Clause> clauses_of(std::string_view sentence);

/// One word that is a number or names points, an item of a list: "8", "AB", "B,".
bool is_bare(std::string_view text);

/// Between blanks.
std::vector<std::string_view> words_in(std::string_view text);
/// A word in small letters, without the marks around it.
std::string without_marks(std::string_view word);
/// How many names of points a word begins with.
std::size_t points_in(std::string_view word, translate::Names names);

/// Whether what follows these words speaks for itself, and belongs to no list and to no other word: "the angle between
/// AB and" goes on.
bool may_follow(std::string_view before);

/// Whether a sentence denies what it says, or leaves it open.
bool denies(std::string_view sentence);
/// Whether it says only what is to be looked at, which may be refuted: "suppose", "if".
bool supposes(std::string_view sentence);

} // namespace porism::workflow
