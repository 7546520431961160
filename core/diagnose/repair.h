// Repair: what would make a sample that is not accepted acceptable, each mend verified before it is offered.
#pragma once

#include "base/result.h"
#include "diagnose/sample.h"

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::diagnose {

/// A kind of mend. Cheaper ones change less of what the problem says.
struct MendKind {
    std::string_view name;
    std::string_view meaning;
    int cost;
    std::string_view answers; ///< names of the checks that it may mend, blanks between
};
/// In order of cost.
std::vector<MendKind> mend_kinds();

/// A mend that was made and verified: `verdict` is that of `sample`.
struct Mend {
    std::string kind; ///< the name of one
    std::string text; ///< one sentence
    int cost = 0;
    Sample sample;
    problem::Verdict verdict;
};

struct RepairOptions {
    std::size_t verifications = 120;      ///< at most, over all rounds; of more than 50 actions each counts as several
    int rounds = 3;                       ///< mends one after the other, at most
    std::uint64_t work = 2 * search_work; ///< of solving what scenes state, after which no further one is verified
    /// What a sample that `verified` does not reject has to pass besides: the verdict of it and of a mend is then this
    /// one's. It is asked `confirmations` times at most.
    Verifier verifier = {};
    std::size_t confirmations = 48;
    /// By name: points by which the file is read and that it does not have. No mend speaks of them, but by leaving out
    /// what is stated of them.
    std::set<std::string> helps = {};
    bool only_answers = false;  ///< with all that a file tells beside the sample nothing fails
    std::string_view only = {}; ///< the name of the one kind that is looked for; empty: all
    /// The value of a question as somebody proves it.
    std::function<std::optional<numbers::Scalar>(const Sample&, std::size_t question)> solver = {};
};

/// The mends after which the sample is accepted, by cost, then those that change the least at the action that fails,
/// then in the order in which they were made. Where there is none, with a verifier those after which it leaves open
/// what no mend has to do with: nothing fails, and less is open than before. Where there is none of these either, what
/// `repair` does one after the other, as one mend: its `kind` names each, blanks between. Empty where none was found,
/// and for a sample that is accepted as it is. Of what is undecided only answers are mended: nothing fails in it, and a
/// mend of what it says might make another problem of a good one.
std::vector<Mend> mends(const Sample& sample, const RepairOptions& options = {}, const Control& control = {});

struct Repaired {
    Sample sample;
    problem::Verdict verdict;      ///< accepted, with `repaired` set; or with a verifier undecided
    std::vector<std::string> done; ///< what was mended, a sentence each
};

/// Applies the cheapest mend. Where no single one is enough, the cheapest after which fewer checks fail, and looks
/// again. Errors: `not_rejected` (the sample is accepted as it is), `no_mend` (with the check that fails and what was
/// tried, by kind, or that nothing fails), `interrupted`.
Result<Repaired> repair(const Sample& sample, const RepairOptions& options = {}, const Control& control = {});

} // namespace porism::diagnose
