// Of the samples of a file that pass, the one that says most nearly the same as one that does not.
#pragma once

#include "workflow/load.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace porism::workflow {

/// A sentence of a problem, and what it says it of: the action, goal or question of this index of the document. What a
/// file tells besides has none.
struct Sentence {
    enum class Of : std::uint8_t { action, goal, question, told };
    Of of;
    std::size_t index;
    std::string text;
};
/// What a problem says: its actions with their branches, what is asked, and what its file tells of it (answers, claims,
/// steps of solutions, texts). Nothing of a problem that could not be read.
std::vector<Sentence> sentences_of(const LoadedProblem& problem);

/// The sentences of a problem for comparing it with many: 16 bytes for each.
class Gist {
public:
    explicit Gist(const std::vector<Sentence>& sentences);
    /// The sentences that only one of the two has; those that differ in the names of points alone count half. Linear in
    /// the number of sentences.
    friend double apart(const Gist& one, const Gist& other);

private:
    std::vector<std::uint64_t> sentences_, forms_; ///< digests with names and without, sorted
};

/// What only the one says, and what only the other does, in their orders.
struct Difference {
    std::vector<Sentence> here, there;
};
Difference difference(const std::vector<Sentence>& here, const std::vector<Sentence>& there);

} // namespace porism::workflow
