// A language: all that texts of problems and solutions say in it, as data (docs/formats/languages.md).
//
// The same phrases write texts and read them, so that what a language says it can also read. A further language is a
// further file in resources/languages.
#pragma once

#include "facts/quantity.h"
#include "scene/question.h"
#include "translate/language/phrase.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::translate {

/// Kinds of phrases by name. "points", "point", "place", "figure", "noun", "locus", "condition", "meeting", "mixed",
/// "conditions", "given", "goal" and "ask" are frames of whole sentences; "where" and "apart" stand behind one.
/// "frame noun" and the like hold phrases of the kinds "noun", "locus" and "condition", which constructions have, as
/// they have "says": whole sentences. "statement", "quantity" and "asked" are clauses and nouns.
using PhraseKind = std::string_view;

struct Language {
    std::string code;                             ///< "en"
    std::string name;                             ///< "English", in the language itself
    std::string comma;                            ///< between the names of a list
    std::string conjunction;                      ///< before the last of them
    std::string clause_comma, clause_conjunction; ///< the same of clauses
    std::string stop;                             ///< behind a sentence; blanks at its end are left out of the last
    std::string rest;                             ///< before what follows the name of a figure
    std::string is = " = ";                       ///< between a quantity in words and its value
    std::map<std::string, std::vector<Phrase>, std::less<>> phrases; ///< by kind; the plain one of each owner first
    std::string step, steps, step_end; ///< before the number of one step, before those of several, behind both
    std::map<std::string, std::string, std::less<>> theorems; ///< by the name of the rule
    std::map<std::string, std::string, std::less<>> reasons;  ///< of steps that no theorem names, by key

    /// Those of the kind; none where there are no such.
    std::span<const Phrase> of(PhraseKind kind) const;
    /// What the language calls a rule: its title in the rule table where the language has no name for it.
    std::string_view theorem(std::string_view rule) const;
    /// The key is one there is (asserted).
    std::string_view reason(std::string_view key) const;
    /// Those of the kind and the owner.
    std::vector<const Phrase*> of(PhraseKind kind, std::size_t owner) const;
};

/// A quantity that has words: its kind, and of a polygon how many corners it has at least.
struct QuantityOwner {
    facts::QuantityKind kind;
    std::string_view figure; ///< "triangle", "quadrilateral", "polygon"; empty where there is no choice
    std::size_t least = 0;
};
/// By the owner of a phrase of the kind "quantity". Signs such as "AB" and "∠ABC" are the same in all languages.
std::span<const QuantityOwner> quantity_owners();
/// Of a quantity that has words; none of a sign, a letter or a number.
std::optional<std::size_t> owner_of(const facts::Quantity& quantity);

/// Reads a file of a language. Errors, each with its line: `language_line` (neither a heading nor a phrase below one),
/// `language_heading` (there is no such construction, statement, ...; the mend names a near one), `language_braces`,
/// `language_slot` (a slot that the phrase cannot have, or misses one that it must have), `language_missing` (something
/// has no phrase at all).
Result<Language> parse_language(std::string_view text, std::string_view file);

/// Those that the program has, English first. Parsed once; each is complete.
std::span<const Language> languages();
/// By its code; null where there is none.
const Language* language(std::string_view code);

} // namespace porism::translate
