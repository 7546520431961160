// The parts of sentences: statements as clauses, names and lists of them, phrases drawn by a seed. For the sources of
// this folder only.
#pragma once

#include "base/random.h"
#include "facts/quantity.h"
#include "translate/language/language.h"
#include "translate/language/spoken_names.h"
#include "translate/language/writing.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::translate {

/// Text of a sentence; whether it begins with a word, which is written with a capital there, and not with a formula.
struct Spoken {
    std::string text;
    bool word = true;
};
using Fills = std::function<Spoken(const Piece& slot)>;

/// The phrase with what stands in its slots.
Spoken filled(const Phrase& phrase, const Fills& fills);

class Clauses {
public:
    /// All must live as long.
    Clauses(const scene::Scene& scene, Picture picture, const Wording& wording);

    const Language& language() const { return language_; }
    const scene::Scene& scene() const { return scene_; }
    Picture picture() const { return picture_; }

    /// A number below `count`; 0 without a seed.
    std::size_t drawn(std::size_t count) { return rng_ && count > 1 ? rng_->below(count) : 0; }
    const Phrase& pick(std::span<const Phrase> phrases) { return phrases[drawn(phrases.size())]; }
    const Phrase& pick(const std::vector<const Phrase*>& phrases) { return *phrases[drawn(phrases.size())]; }

    Spoken name(PointId point) const { return {spoken_.of(point)}; }
    /// Of names and numbers.
    std::string list(const std::vector<std::string>& parts) const;
    std::string clause_list(const std::vector<std::string>& clauses) const;
    std::string names(std::span<const PointId> points) const;
    std::string quantity(const facts::Quantity& quantity);
    /// Of points in the order in which a theorem names them, where that is told.
    Spoken clause(const facts::Statement& statement, Order order = {});
    static Spoken formula(std::string text);
    /// With a capital where it begins with a word, and the stop of the language.
    std::string sentence(const Spoken& body) const;

private:
    const scene::Scene& scene_;
    Picture picture_;
    const Language& language_;
    SpokenNames spoken_;
    std::optional<Rng> rng_;
};

} // namespace porism::translate
