// Whether what the checker accepts is right, told without the checker: by exact pictures and by deriving anew.
#pragma once

#include "support/exact_pictures.h"
#include "tests/core/reason/figures.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace porism::verify::test {

/// How often the exact pictures could tell.
struct ExactTally {
    std::size_t pictures = 0;  ///< in which all conditions of a path hold
    std::size_t decided = 0;   ///< conclusions in those
    std::size_t undecided = 0; ///< numbers too large
};

/// Pictures and derivations of one figure; what was asked once is remembered.
class ThirdWay {
public:
    static constexpr std::size_t wanted_pictures = 4;

    explicit ThirdWay(const reason::test::Figure& figure);

    /// Empty if the path is right: in every exact picture in which its side conditions hold, so do all its conclusions;
    /// each step follows for the engine in a world where its own premises are all that is given; and the goal follows
    /// for the engine from the givens of the figure, drawn anew. Otherwise what is wrong.
    std::string objection(const proof::Path& path, const ProofVerdict& verdict);
    const ExactTally& tally() const { return tally_; }

private:
    std::string false_conclusion(const proof::Path& path, const ProofVerdict& verdict);
    std::string underived_step(const proof::Path& path);
    bool follows(const proof::Path& path, const proof::Step& step);
    bool derived(const facts::Statement& goal);

    const reason::test::Figure& figure_;
    std::vector<porism::test::ExactPicture> pictures_;
    std::map<std::pair<std::set<facts::Statement>, facts::Statement>, bool> asked_;
    diagram::Diagram anew_;
    reason::Session drawn_anew_;
    ExactTally tally_;
};

} // namespace porism::verify::test
