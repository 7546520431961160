// Solutions in a language, in the voice that a reader wants.
#pragma once

#include "proof/trace.h"
#include "translate/language/writing.h"
#include "translate/told.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::translate {

enum class Voice : std::uint8_t {
    formal,    ///< a line a step: the claim, what it rests on, the theorem
    steps,     ///< numbered sentences
    connected, ///< between steps what is known, how it bears on the next one, and what that is good for
};
struct VoiceRow {
    Voice voice;
    std::string_view name, meaning; ///< the meaning is a clause
};
std::span<const VoiceRow> voices();
std::optional<Voice> voice_called(std::string_view name);

/// A sentence of a solution.
struct SolutionSentence {
    std::string text;               ///< without a number of its own
    bool bridge = false;            ///< it leads from step to step
    std::vector<std::size_t> steps; ///< of the path whose statements it names
};

/// In the order of reading. Steps that only say in other words what their premise says are left out (translate/told.h):
/// numbers are those of the path that is told, `told`. Of bridges none is the same as another; each names statements
/// of the path: what was derived last and the next step rests on, what that serves, or what the goal still lacks. What
/// was derived before is told as that, and no sentence of it led to a step then.
struct SolutionText {
    proof::Path told;
    std::vector<SolutionSentence> sentences;
    /// A line a step in the formal voice and in that of steps, else one paragraph.
    std::string text;
};
/// `before`, if not null, is what solutions of earlier goals told; this one is added to it.
SolutionText write_solution(const proof::Path& path, const Tale& tale, const Wording& wording, Voice voice,
                            ToldBefore* before = nullptr);

} // namespace porism::translate
