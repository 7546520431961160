#include "proof/rules/rule_profile.h"

#include "base/fields.h"
#include "base/text.h"
#include "proof/rules/ready_files.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>

namespace porism::proof {
namespace {

/// What a profile allows while it is read.
struct Allowed {
    std::set<const Rule*> rules;
    std::set<Calculation> calculations;

    void add(const RuleProfile& other) {
        for (const Rule& row : all_rules())
            if (!other.bans.bans(row)) rules.insert(&row);
        for (const Calculation calculation : other.calculations()) calculations.insert(calculation);
    }
    Bans bans() const {
        Bans out;
        for (const Rule& row : all_rules())
            if (!rules.contains(&row)) out.ban(row);
        for (const CalculationRow& row : calculation_rows())
            if (!calculations.contains(row.calculation)) out.ban(row.calculation);
        return out;
    }
};

/// Reads a list of names, each by `take`; its error gets the place of the name.
template<class Take>
Status each_name(const Json& json, std::string_view key, const Take& take) {
    const auto names = read_strings(json, key);
    if (!names) return fail(names.error());
    for (std::size_t i = 0; i < names->size(); ++i)
        if (Status taken = take((*names)[i]); !taken) return fail(in_member(element(key, i), taken.error()));
    return {};
}

Error unknown(std::string code, const std::string& what, const std::string& name, std::span<const std::string> known,
              std::string otherwise) {
    return {ErrorKind::bad_input,
            std::move(code),
            "there is no " + what + " " + in_quotes(name),
            did_you_mean(name, known, std::move(otherwise)),
            {}};
}

Error no_such_calculation(const std::string& name) {
    std::vector<std::string> known;
    for (const CalculationRow& row : calculation_rows()) known.emplace_back(row.name);
    return unknown("no_such_calculation", "calculation with", name, known, "there are " + join(known, ", "));
}

Status check_calculations(const std::set<Calculation>& calculations) {
    if (!calculations.contains(Calculation::angles))
        return fail("needs_angles", "no rule profile is without calculation with angles",
                    "add \"angles\": the lines of every figure are told apart by their directions");
    for (const Calculation calculation : calculations) {
        const auto& whole = row(calculation).with;
        if (whole && !calculations.contains(*whole))
            return fail("needs_whole",
                        "calculation with " + std::string(row(calculation).name) + " is a part of that with " +
                            std::string(row(*whole).name),
                        "add \"" + std::string(row(*whole).name) + "\" to \"calculations\"");
    }
    return {};
}

/// Profiles that may be built on, by name.
using Known = std::span<const RuleProfile>;

const RuleProfile* find(Known known, std::string_view name) {
    const auto found = std::ranges::find(known, name, &RuleProfile::name);
    return found == known.end() ? nullptr : &*found;
}

Status add_basis(const std::string& name, Known known, Allowed& allowed) {
    if (const RuleProfile* basis = find(known, name)) {
        allowed.add(*basis);
        return {};
    }
    std::vector<std::string> names;
    for (const RuleProfile& one : known) names.push_back(one.name);
    return fail(unknown("no_such_profile", "rule profile", name, names, "porism catalogue profiles lists them"));
}

Status read_allowed(const Json& json, Known known, Allowed& allowed) {
    const auto basis = [&](const std::string& name) { return add_basis(name, known, allowed); };
    if (auto read = each_name(json, "builds_on", basis); !read) return read;
    const auto calculation = [&](const std::string& name) -> Status {
        const auto found = calculation_by_name(name);
        if (!found) return fail(no_such_calculation(name));
        allowed.calculations.insert(*found);
        return {};
    };
    if (auto read = each_name(json, "calculations", calculation); !read) return read;
    if (auto checked = check_calculations(allowed.calculations); !checked) return checked;
    const auto add = [&](const std::string& name) -> Status {
        const auto rows = rows_called(name);
        if (!rows) return fail(rows.error());
        allowed.rules.insert(rows->begin(), rows->end());
        return {};
    };
    if (auto read = each_name(json, "rules", add); !read) return read;
    const auto leave_out = [&](const std::string& name) -> Status {
        const auto rows = rows_called(name);
        if (!rows) return fail(rows.error());
        Bans without = allowed.bans();
        for (const Rule* row : *rows) allowed.rules.erase(row);
        return ban_all(*rows, name, without);
    };
    return each_name(json, "without", leave_out);
}

Result<RuleProfile> from_json(const Json& json, Known known) {
    if (auto ok = check_envelope(
            json, "rule_profile",
            {"porism", "version", "name", "title", "grade", "about", "builds_on", "rules", "without", "calculations"});
        !ok)
        return fail(std::move(ok.error()));
    RuleProfile out;
    auto name = member<std::string>(json, "name");
    if (!name) return fail(std::move(name.error()));
    out.name = out.title = *std::move(name);
    for (const auto& [key, target] :
         {std::pair{"title", &out.title}, std::pair{"grade", &out.grade}, std::pair{"about", &out.about}})
        if (auto read = read_text(json, key, *target); !read) return fail(std::move(read.error()));
    Allowed allowed;
    if (auto read = read_allowed(json, known, allowed); !read) return fail(std::move(read.error()));
    out.builds_on = *read_strings(json, "builds_on");
    out.bans = allowed.bans();
    return out;
}

Result<RuleProfile> read(std::string_view text, const std::string& source, Known known) {
    const auto json = parse_json(text, source);
    if (!json) return fail(json.error());
    auto profile = from_json(*json, known);
    if (!profile) return fail(placed_in(std::move(profile.error()), text, source));
    return profile;
}

/// A ready file that cannot be read is a mistake of ours.
[[noreturn]] void broken_file(const Error& error) {
    std::fprintf(stderr, "ready rule profiles: %s\n", to_string(error).c_str());
    std::abort();
}

/// Each once all that it builds on are there.
std::vector<RuleProfile> read_ready() {
    std::vector<RuleProfile> out;
    std::vector<ReadyFile> left(ready_files().begin(), ready_files().end());
    while (!left.empty()) {
        std::optional<Error> waits;
        const std::size_t before = left.size();
        std::erase_if(left, [&](const ReadyFile& file) {
            auto profile = read(file.text, std::string(file.name), out);
            if (!profile) {
                if (profile.error().code != "no_such_profile") broken_file(profile.error());
                waits = profile.error();
                return false;
            }
            out.push_back(*std::move(profile));
            return true;
        });
        if (left.size() == before) broken_file(*waits);
    }
    return out;
}

} // namespace

std::vector<const Rule*> RuleProfile::rules() const {
    std::vector<const Rule*> out;
    for (const Rule& row : all_rules())
        if (!bans.bans(row) || bans.calculated(row)) out.push_back(&row);
    return out;
}

std::vector<Calculation> RuleProfile::calculations() const {
    std::vector<Calculation> out;
    for (const CalculationRow& row : calculation_rows())
        if (!bans.bans(row.calculation)) out.push_back(row.calculation);
    return out;
}

std::span<const RuleProfile> ready_rule_profiles() {
    static const std::vector<RuleProfile> profiles = read_ready();
    return profiles;
}

const RuleProfile* ready_rule_profile(std::string_view name) {
    return find(ready_rule_profiles(), name);
}

Result<RuleProfile> read_rule_profile(std::string_view text, const std::string& source) {
    return read(text, source, ready_rule_profiles());
}

Result<std::vector<const Rule*>> rows_called(const std::string& name) {
    std::vector<const Rule*> out;
    std::vector<std::string> known;
    for (const Rule& row : all_rules()) {
        if (row.name == name || row.concept_name == name) out.push_back(&row);
        known.insert(known.end(), {row.name, row.concept_name});
    }
    if (out.empty())
        return fail(unknown("no_such_rule", "rule and no family", name, known, "porism catalogue rules lists them"));
    return out;
}

Status ban_all(std::span<const Rule* const> rows, const std::string& name, Bans& bans) {
    bool any = false;
    for (const Rule* row : rows) {
        const bool calculation = !opens_a_statement(*row) && bans.calculated(*row);
        any = any || !calculation;
        if (!calculation) bans.ban(*row);
    }
    if (any) return {};
    return fail("rule_is_calculation",
                in_quotes(name) + " cannot be left out by itself: it is calculation, to which a rule only gives a name",
                "leave out the calculation, in a rule profile (porism catalogue profiles)");
}

} // namespace porism::proof
