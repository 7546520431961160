// How mends are made: candidates of each kind, not yet verified. For the sources of this module only.
#pragma once

#include "diagnose/repair.h"

namespace porism::diagnose {

/// A sample that is not accepted, and its figure where there is one.
struct Sick {
    const Sample& sample;
    const problem::Verdict& verdict;
    const problem::Check& check; ///< that decides
    const diagram::Diagram* diagram;
    const RepairOptions& options;
    const Control& control;
};

/// How much a candidate changes, and whether elsewhere than at the action that fails: of candidates of one cost those
/// that change the least, there, are tried first.
struct Reach {
    bool elsewhere = false;
    double change = 0;
    auto operator<=>(const Reach&) const = default;
};

struct Candidate {
    Sample sample;
    std::string text;
    Reach reach = {};
};
using Candidates = std::vector<Candidate>;

struct MendRow {
    MendKind kind;
    Candidates (*make)(const Sick&);
};
std::span<const MendRow> mend_table();

Candidates other_branches(const Sick& sick);
Candidates written_branches(const Sick& sick);
Candidates moved_points(const Sick& sick);
Candidates stated_orders(const Sick& sick);
Candidates added_givens(const Sick& sick);
Candidates without_goal_givens(const Sick& sick);
Candidates without_redundant(const Sick& sick);
Candidates without_conflicting(const Sick& sick);
Candidates swapped_in_goals(const Sick& sick);
Candidates swapped_in_actions(const Sick& sick);
Candidates corrected_lengths(const Sick& sick);
Candidates corrected_angles(const Sick& sick);
Candidates corrected_ratios(const Sick& sick);
Candidates corrected_digits(const Sick& sick);
Candidates corrected_answers(const Sick& sick);

} // namespace porism::diagnose
