// Rule profiles: what a class has met (definition 26). A named set of rules of both tables and of kinds of calculation,
// kept as data (docs/formats/rule_profile.md).
#pragma once

#include "base/json.h"
#include "proof/bans.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::proof {

struct RuleProfile {
    std::string name;  ///< of a ready one its file's name: "similarity"
    std::string title; ///< "Similarity"
    std::string grade; ///< "8–9"; may be empty
    std::string about; ///< a sentence; may be empty
    std::vector<std::string> builds_on;
    /// Everything else, what it builds on included.
    Bans bans;

    /// Rows of both tables that may be used, in their order: those that are not banned, and implied ones that its
    /// calculation says.
    std::vector<const Rule*> rules() const;
    std::vector<Calculation> calculations() const;
};

/// The ready ones, along a usual syllabus: each after what it builds on.
std::span<const RuleProfile> ready_rule_profiles();
/// Null where there is none of the name.
const RuleProfile* ready_rule_profile(std::string_view name);

/// A rule profile that builds on ready ones. Errors have the place in `text`: those of the envelope (base/fields.h),
/// `no_such_profile`, `no_such_rule`, `no_such_calculation`, each with the nearest name, `needs_angles` (the lines of
/// every figure are told apart by them), `needs_whole` (sines without ratios), `rule_is_calculation` (a rule is left
/// out that the profile's calculation says).
Result<RuleProfile> read_rule_profile(std::string_view text, const std::string& source);

/// The rows of this name and those of this family ("sine"), of both tables. Error: `no_such_rule`.
Result<std::vector<const Rule*>> rows_called(const std::string& name);
/// Bans them, but for those that are calculation. Error: `rule_is_calculation` if all of them are.
Status ban_all(std::span<const Rule* const> rows, const std::string& name, Bans& bans);

} // namespace porism::proof
