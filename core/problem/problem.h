// A problem: scene and goals with everything that was found about them. Plain values.
#pragma once

#include "problem/verdict.h"
#include "proof/trace.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::problem {

/// What the goal needs, in counts of definition 18.
struct Difficulty {
    std::size_t length = 0;     ///< of the shortest path kept
    std::size_t raw_length = 0; ///< of the same path, all steps
    std::size_t theorems = 0;   ///< different theorems on it
    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

/// Problem and solution in words.
struct Text {
    std::string language; ///< "en"
    std::string voice;    ///< "steps", "formal", "connected"
    std::string statement;
    std::string solution; ///< empty where none is known
    friend bool operator==(const Text&, const Text&) = default;
};

/// Where it comes from. Every member may be empty.
struct Provenance {
    std::string origin;  ///< "studio", "file", "generate": stable words
    std::string source;  ///< file name
    std::string name;    ///< the problem's name there
    std::string program; ///< "porism 0.1.0"
    std::string seed;    ///< decimal digits, of a generated one
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

struct Problem {
    std::string title;
    scene::Scene scene;
    scene::Goals goals;
    scene::Questions questions;
    std::vector<int> branches;           ///< by action; empty while the scene has not been realised
    bool branch_chosen_for_goal = false; ///< definition 3: only on import of a benchmark
    /// By question: the value that was derived, as the question counts (degrees for angles). Nothing of one that has no
    /// answer, and of an equation. Empty, too, where nobody looked for any.
    std::vector<std::optional<numbers::Scalar>> answers;
    std::vector<proof::Path> paths; ///< checked ones; each concludes one of the goals or what answers a question
    Difficulty difficulty;
    Verdict verdict;
    std::vector<Text> texts;
    std::optional<std::string> picture; ///< SVG text
    Provenance provenance;
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// 32 hex digits that two problems share if their scenes agree but for sketch coordinates, and their goals but for the
/// order; questions count as they are written. The first branch counts the same whether it is written or not.
std::string identity(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions = {});

/// Names of the theorems on a path (proof/theorem.h), each once, in order of first use.
std::vector<std::string> theorems(const proof::Path& path);

/// Of the shortest path by length, the first of those; all zero when there is none.
Difficulty difficulty_of(const std::vector<proof::Path>& paths);

} // namespace porism::problem
