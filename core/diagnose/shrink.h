// Shrinking a rejected sample: the smallest part of it that still fails the same check.
#pragma once

#include "base/result.h"
#include "diagnose/sample.h"

#include <cstddef>
#include <string>
#include <vector>

namespace porism::diagnose {

/// What makes two rejections the same: the failing check, the kind of action that it blames, where there is no figure
/// the reason why, and of a goal that says or compares amounts whether they have other values.
struct Failure {
    std::string stage, check;
    std::string kind; ///< kind_of the action that is blamed, or the predicate of the goal; may be empty
    std::string code; ///< of the error of realize where there is no figure
    /// All pictures miss what a false goal says of amounts by the same; else they may have any value.
    bool has_another_value = false;
    friend bool operator==(const Failure&, const Failure&) = default;
};
/// The first check of the verdict that failed; empty where none did.
std::optional<Failure> failure_of(const Sample& sample, const problem::Verdict& verdict, const Control& control = {});

struct ShrinkOptions {
    std::size_t verifications = 400;  ///< at most
    std::uint64_t work = search_work; ///< of solving what scenes state, after which no further one is verified
    Verifier verifier = {};           ///< whose checks fail; empty: `verified`
    bool keeps_a_given = true;        ///< where what is asked fails, and the sample gives something
};

struct Shrunk {
    Sample sample;
    Failure failure;
    problem::Verdict verdict;         ///< of the smaller sample
    std::vector<std::size_t> actions; ///< of the whole sample, those that are left
    std::size_t verifications = 0;
    bool minimal = false;      ///< no action can be left out; false where the budget or a stop ended the search
    bool kept_a_given = false; ///< none as long as something is given: some part without anything given was not tried
};

/// Delta debugging over the actions, each going with what depends on it (Zeller and Hildebrandt, "Simplifying and
/// isolating failure-inducing input", 2002). Of goals and questions those stay that the failure needs; where these fail
/// and the sample gives something, the part gives something too, unless the options say otherwise: what fails of any
/// points says nothing of the sample. The same sample gives the same part. Error: `not_rejected`.
Result<Shrunk> shrink(const Sample& sample, const ShrinkOptions& options = {}, const Control& control = {});

} // namespace porism::diagnose
