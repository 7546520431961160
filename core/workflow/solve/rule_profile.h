// Which rules a closure may use, as a person says it: `--rules PROFILE` and `--without NAME` mean the same everywhere.
#pragma once

#include "base/json.h"
#include "proof/rules/rule_profile.h"

#include <string>
#include <vector>

namespace porism::workflow {

struct RulesChoice {
    std::string profile;              ///< the name of a ready rule profile, or a file; empty: every rule
    std::vector<std::string> without; ///< rules and families that are not used besides
    bool any() const { return !profile.empty() || !without.empty(); }
};

/// A ready one by its name; a file where the word has a '/' or ends with ".json". Errors: `no_such_profile`, those of
/// files.h and of proof::read_rule_profile.
Result<proof::RuleProfile> rule_profile_called(const std::string& name_or_file);

/// What a closure is to leave out. Errors: those of rule_profile_called; `no_such_rule`, with the nearest name;
/// `rule_is_calculation`.
Result<proof::Bans> bans_of(const RulesChoice& choice);

/// "the rule profile Similarity (grade 9), without sine".
std::string words_of(const RulesChoice& choice);

/// The record of `porism catalogue profiles --json`.
Json rule_profile_record(const proof::RuleProfile& profile);

} // namespace porism::workflow
