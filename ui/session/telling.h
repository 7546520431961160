// How problems and solutions are told: in which voice, language and phrases. What was chosen last is kept in
// QSettings().
#pragma once

#include "translate/language/solution.h"
#include "ui/session/results.h"

#include <QtCore/QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace porism::ui {

struct Telling {
    translate::Voice voice = translate::Voice::steps;
    const translate::Language* language = nullptr; ///< never null
    std::optional<std::uint64_t> seed = {};        ///< that draws the phrases; empty: the plain ones

    translate::Wording wording() const { return {language, seed}; }
    friend bool operator==(const Telling&, const Telling&) = default;
};

/// As it was kept. At first numbered steps, in the language of the interface where texts can be written in it, in
/// English else.
Telling kept_telling();
void keep(const Telling& telling);

/// What is told of a step, with what leads to it.
struct SolutionLine {
    QString text;
    std::size_t step = 0; ///< of the path as it is told; its number is greater by one
    QString theorem;      ///< the rule that it names; empty where there is none
    QString theorem_words;
};

/// What is asked in some results: a goal, or a question. They must live as long.
class Retold {
public:
    Retold(const Results& results, const workflow::GoalResult& goal, const Asked* asked, const Telling& telling);

    /// "Let ABC be a triangle. ... Prove that AH ⊥ BC."
    QString problem() const;
    /// Of a path as it is told (Results::told).
    std::vector<SolutionLine> lines(const proof::Path& path) const;
    /// Whether the conditions of the proof are listed by those who show it, and not told in a sentence.
    bool lists_conditions() const;
    /// That sentence; empty where there is nothing to say.
    QString proviso() const;

private:
    translate::Tale tale() const;
    std::vector<SolutionLine> plain_lines(const proof::Path& path) const;
    std::vector<SolutionLine> phrased_lines(const proof::Path& path) const;

    const Results& results_;
    const workflow::GoalResult& goal_;
    Telling telling_;
    scene::Goals goals_;
    scene::Questions questions_;
};

} // namespace porism::ui
