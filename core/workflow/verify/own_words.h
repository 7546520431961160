// What a file says where what was read of it is no longer to be recognised.
#pragma once

#include "formats/verigeo/verigeo.h"
#include "formats/verigeo/ways.h"
#include "workflow/load.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace porism::workflow {

/// The action of the author's envelope of which an action of the scene is read; null where there is none.
const verigeo::Action* told_action(const LoadedProblem& problem, std::size_t action);
/// The words of an action of an envelope, with its pointer: "X(C) > 3 (/actions/4)".
std::string envelope_words(const verigeo::Envelope& envelope, std::size_t action);
/// By point of the scene: whether it is a help point, by which an edge of an envelope is read and that nobody adds.
std::vector<bool> help_points(const LoadedProblem& problem);
/// The same of the scene as it was read of the envelope.
std::vector<bool> help_points(const EnvelopeFile& file);
/// Of an action whose statement speaks of nothing of the figure ("1 = 0", read of "AB = AB + 1"), and of one that
/// places or speaks of a help point: the words of the envelope's action, with its pointer. Empty of others, and where
/// the problem is no envelope.
std::optional<std::string> own_words(const LoadedProblem& problem, std::size_t action);

/// What such actions of a problem state, and the words for it.
class OwnWords {
public:
    explicit OwnWords(const LoadedProblem& problem);
    /// A message with these words in place of what is stated. Of a help point that it names all the same it says of
    /// which action it is: "...; V_1 is a point by which X(C) > 3 (/actions/4) is read". A letter that stands for an
    /// expression which is asked for is said as the goal writes that, and so is what is to be proved of coordinates.
    std::string said(std::string message) const;
    /// The same of a mend, which is empty where it names a help point: nobody can state anything of that.
    std::string mend(std::string text) const;

private:
    struct Help {
        std::string name, shown; ///< in the scene, and as people read it
        std::string words;       ///< of the action
    };
    std::string in_own_words(std::string text) const;
    std::string with_expression(std::string text) const;

    std::vector<std::pair<std::string, std::string>> instead_;
    std::vector<verigeo::NamedLetter> letters_;
    std::vector<Help> helps_;
};

} // namespace porism::workflow
