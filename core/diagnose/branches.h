// Branch-complete (definition 13): whether what is asked holds in every figure of what a problem says, not only in the
// one that was drawn.
#pragma once

#include "diagnose/repair.h"
#include "diagnose/sample.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::diagnose {

enum class InBranch : std::uint8_t {
    holds,     ///< in every picture that was drawn
    fails,     ///< certainly, in one of them
    undecided, ///< in none certainly, in one it is too near to tell
};
/// "holds", "fails", "undecided": stable words.
std::string_view name_of(InBranch state);

/// One combination of the branches that a scene leaves open.
struct BranchFigures {
    std::vector<int> branches;    ///< by action
    std::vector<bool> open;       ///< by action: whether that was one of several, and is not said
    std::string text;             ///< "the figure with ABC clockwise": what tells it from the others (branch_words.h)
    std::vector<InBranch> states; ///< of the goals of the sample, then of its equations, then of its values
    std::size_t pictures = 0;     ///< that were drawn
    std::vector<std::optional<problem::OtherFigure>> failing = {}; ///< by state: a picture in which that fails
};

struct BranchSurvey {
    std::vector<BranchFigures> branches; ///< that have a figure, in order, the last action varying fastest
    bool complete = true;                ///< neither more than the cap, nor stopped
    std::size_t pictures = 0;
};

struct BranchOptions {
    std::size_t cap = 256;
    int draws = 4; ///< of each combination, in any order of the points that the scene does not place
};

/// Takes every combination of the branches behind what is asked which no action says: by a branch that is
/// written, or by coordinates of its points. Of a scene that states something the branches are not listed one by one:
/// its figures are those of its sketches (diagnose/sketches.h), and of sketches in each combination, as far as what is
/// stated leaves it; those in which the same holds are one. Such a figure and its mirror image are one: what is told in
/// directed angles holds where it does in one of the two. Of branches mirror images count. Costs a realisation for each
/// draw.
BranchSurvey branches_of(const Sample& sample, const BranchOptions& options = {}, const Control& control = {});

/// Whether something is asked that a survey is about: goals, equations, and values of a scene that is not drawn
/// (scene/drawn.h); of one that is, the value in the order of the points that the drawing shows is meant.
bool has_branch_checks(const Sample& sample);

/// A check `branch_complete` (stage "analytic") for each goal, then each equation, then each value: passed where it
/// holds in all, or is the same, failed where it fails in one, which is named with its action and is
/// `elsewhere`; undecided where the survey is not complete. `value` is in how many branches it holds, `limit` how many
/// there are.
std::vector<problem::Check> branch_checks(const Sample& sample, const BranchSurvey& survey);

/// Where what is asked fails in some branches: the sample with the branches written in in which all of it holds, one
/// mend (kind `choose_branch`) for each such combination, at most eight, each verified with its branches. Empty where
/// it fails in none, and for a scene that states something.
std::vector<Mend> branch_mends(const Sample& sample, const BranchSurvey& survey, const Control& control = {});

} // namespace porism::diagnose
