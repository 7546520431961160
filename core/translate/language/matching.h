// Sentences held against the phrases of a language: all ways in which one can be read.
#pragma once

#include "translate/language/formula_reader.h"
#include "translate/language/language.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::translate {

/// A phrase with what stands in its slots. Of a formula there is no phrase.
struct Match {
    const Phrase* phrase = nullptr;
    std::vector<std::pair<std::string, std::string>> words = {}; ///< by key: a name, a number, names between commas
    std::vector<std::pair<std::string, std::shared_ptr<const Match>>> phrases = {}; ///< by key; of a list several
    std::string typed = {}; ///< of a formula, a quantity or a sum of angles
    bool compares = false;

    /// What stands in the slot; empty where it is not there.
    std::string_view word(std::string_view key) const;
};
using MatchPointer = std::shared_ptr<const Match>;

struct Matched {
    std::size_t end;
    MatchPointer match;
};

/// Of one sentence without its stop. The time is bounded by its length times the phrases of the language, but for
/// phrases inside phrases, each of which is read once at each place.
class Matching {
public:
    /// All must live as long.
    Matching(const Language& language, std::string_view sentence, const SpokenNames& spoken, Names names);

    /// All phrases of the kind that begin there.
    const std::vector<Matched>& at(PhraseKind kind, std::size_t begin);
    /// How far any phrase of the language got: where what nobody can read begins.
    std::size_t furthest() const { return furthest_; }
    std::size_t size() const { return sentence_.size(); }

private:
    void phrases(PhraseKind kind, std::size_t begin, std::vector<Matched>& out);
    void fit(const Phrase& phrase, std::size_t begin, std::vector<Matched>& out);
    std::vector<std::pair<std::size_t, Match>> fit(const Piece& piece, std::size_t begin, const Match& before);
    void list(const Piece& piece, std::size_t begin, const Match& before,
              std::vector<std::pair<std::size_t, Match>>& out);
    void formulas(PhraseKind kind, std::size_t begin, std::vector<Matched>& out);
    bool text_at(std::string_view text, std::size_t begin) const;
    std::optional<FormulaRead> quantity_in_words(std::size_t begin);

    const Language& language_;
    std::string_view sentence_;
    Names names_;
    const SpokenNames& spoken_;
    FormulaContext context_;
    std::map<std::pair<std::string, std::size_t>, std::vector<Matched>> known_;
    std::size_t furthest_ = 0;
};

} // namespace porism::translate
