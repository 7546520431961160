#include "workflow/solve/rule_profile.h"

#include "base/text.h"
#include "workflow/files.h"

namespace porism::workflow {
namespace {

bool names_a_file(const std::string& word) {
    return word.find('/') != std::string::npos || word.ends_with(".json");
}

Error no_such_profile(const std::string& name) {
    std::vector<std::string> known;
    for (const proof::RuleProfile& one : proof::ready_rule_profiles()) known.push_back(one.name);
    return {ErrorKind::bad_input,
            "no_such_profile",
            "there is no rule profile " + in_quotes(name),
            did_you_mean(name, known, "porism catalogue profiles lists them; a file's name ends with .json"),
            {}};
}

/// "Similarity (grade 9)".
std::string profile_words(const std::string& name_or_file) {
    const auto profile = rule_profile_called(name_or_file);
    if (!profile) return name_or_file;
    return profile->grade.empty() ? profile->title : profile->title + " (grade " + profile->grade + ")";
}

} // namespace

Result<proof::RuleProfile> rule_profile_called(const std::string& name_or_file) {
    if (const proof::RuleProfile* ready = proof::ready_rule_profile(name_or_file)) return *ready;
    if (!names_a_file(name_or_file)) return fail(no_such_profile(name_or_file));
    const auto bytes = read_input(name_or_file);
    if (!bytes) return fail(bytes.error());
    return proof::read_rule_profile(*bytes, name_or_file);
}

Result<proof::Bans> bans_of(const RulesChoice& choice) {
    proof::Bans out;
    if (!choice.profile.empty()) {
        auto profile = rule_profile_called(choice.profile);
        if (!profile) return fail(std::move(profile.error()));
        out = std::move(profile->bans);
    }
    for (const std::string& name : choice.without) {
        const auto rows = proof::rows_called(name);
        if (!rows) return fail(rows.error());
        if (auto banned = proof::ban_all(*rows, name, out); !banned) return fail(std::move(banned.error()));
    }
    return out;
}

std::string words_of(const RulesChoice& choice) {
    std::string out = choice.profile.empty() ? "every rule" : "the rule profile " + profile_words(choice.profile);
    return choice.without.empty() ? out : out + ", without " + join(choice.without, ", ");
}

Json rule_profile_record(const proof::RuleProfile& profile) {
    Json calculations = Json::array(), rules = Json::array();
    for (const proof::Calculation one : profile.calculations()) calculations.push_back(proof::row(one).name);
    for (const proof::Rule* row : profile.rules()) rules.push_back(row->name);
    return {{"name", profile.name},     {"title", profile.title},         {"grade", profile.grade},
            {"about", profile.about},   {"builds_on", profile.builds_on}, {"calculations", std::move(calculations)},
            {"rules", std::move(rules)}};
}

} // namespace porism::workflow
