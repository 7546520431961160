#include "proof/rules/rule.h"

#include "base/text.h"
#include "facts/readings.h"
#include "proof/calculation.h"
#include "proof/rules/made_row.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace porism::proof {
namespace {

/// A row that cannot be read is a mistake of ours, found by the first program that touches the table.
[[noreturn]] void broken_row(const RuleText& row, const std::string& why) {
    std::fprintf(stderr, "rule table: row %.*s: %s\n", static_cast<int>(row.name.size()), row.name.data(), why.c_str());
    std::abort();
}

constexpr std::array standings{
    StandingRow{Standing::needed, "needed", ""},
    StandingRow{Standing::derived, "derived", "it follows from other rules and calculation"},
    StandingRow{Standing::implied, "implied", "calculation with angles and lengths says it, under this name"},
};

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> out;
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) out.emplace_back(word);
    return out;
}

std::vector<facts::Pattern> patterns(const RuleText& row, std::string_view text,
                                     const std::vector<std::string>& letters) {
    auto parsed = facts::parse_patterns(text, letters);
    if (!parsed) broken_row(row, to_string(parsed.error()));
    return std::move(*parsed);
}

facts::Relation relation_of_row(const RuleText& row, const std::vector<std::string>& letters) {
    auto parsed = facts::parse_relation(row.relation, letters);
    if (!parsed) broken_row(row, to_string(parsed.error()));
    return *std::move(parsed);
}

std::vector<std::uint8_t> permutation(const RuleText& row, std::string_view text,
                                      const std::vector<std::string>& letters) {
    std::vector<std::uint8_t> out;
    for (const std::string& word : words(text)) {
        const auto found = std::ranges::find(letters, word);
        if (found == letters.end()) broken_row(row, "unknown letter " + word + " in a symmetry");
        out.push_back(static_cast<std::uint8_t>(found - letters.begin()));
    }
    std::vector<std::uint8_t> sorted = out;
    std::ranges::sort(sorted);
    const bool each_once = std::ranges::adjacent_find(sorted) == sorted.end() && sorted.size() == letters.size();
    if (!each_once) broken_row(row, "a symmetry does not list every letter once");
    return out;
}

std::vector<std::vector<facts::TableKind>> said_by(const RuleText& row) {
    std::vector<std::vector<facts::TableKind>> out;
    for (const std::string_view all : split(row.said_by, ',')) {
        std::vector<facts::TableKind> tables;
        for (const std::string& word : words(all)) {
            const auto calculation = calculation_by_name(word);
            if (!calculation) broken_row(row, "there is no calculation with " + word);
            tables.push_back(proof::row(*calculation).table);
        }
        if (!tables.empty()) out.push_back(std::move(tables));
    }
    if (out.empty() == (row.standing == Standing::implied)) broken_row(row, "what says it stands in implied rows");
    return out;
}

Rule compiled(const RuleText& row) {
    Rule rule;
    rule.name = row.name;
    rule.title = row.title;
    rule.text = row.text;
    rule.source = row.source;
    rule.concept_name = row.concept_name;
    rule.letters = words(row.letters);
    rule.hypotheses = patterns(row, row.hypotheses, rule.letters);
    rule.conditions = patterns(row, row.conditions, rule.letters);
    rule.conclusions = patterns(row, row.conclusions, rule.letters);
    if (!row.relation.empty()) rule.relation = relation_of_row(row, rule.letters);
    for (const std::string_view symmetry : split(row.symmetries, ','))
        if (!trim(symmetry).empty()) rule.symmetries.push_back(permutation(row, symmetry, rule.letters));
    rule.standing = row.standing;
    rule.said_by = said_by(row);
    rule.example = scene_of_text(row.example);
    rule.used_in = scene_of_text(row.used_in);
    rule.of_different_points = row.of_different_points;
    return rule;
}

using Family = std::span<const RuleText>;

void compile(const std::vector<Family>& families, std::vector<Rule>& table) {
    for (const Family family : families)
        for (const RuleText& row : family) table.push_back(compiled(row));
}

struct Table {
    std::vector<Rule> rows;
    std::size_t deductions = 0; ///< of the rows, those at the front
};

const Table& table() {
    static const Table all = [] {
        Table out;
        compile({similarity_rules(), chord_rules(), circle_rules(), isosceles_rules(), midpoint_rules(),
                 proportion_rules(), power_rules(), transversal_rules(), projective_rules(), sine_rules(),
                 segment_rules(), coincidence_rules(), direction_rules(), length_rules(), square_rules()},
                out.rows);
        out.deductions = out.rows.size();
        compile(relation_families(), out.rows);
        return out;
    }();
    return all;
}

} // namespace

std::vector<std::span<const RuleText>> relation_families() {
    return {angle_relations(),  length_relations(), right_triangle_relations(), triangle_relations(),
            circle_relations(), area_relations(),   polygon_relations(),        midpoint_relations()};
}

const StandingRow& row(Standing standing) {
    return standings.at(static_cast<std::size_t>(standing));
}

std::optional<facts::Statement> relation_of(const Rule& rule, std::span<const PointId> binding) {
    if (rule.of_different_points && std::set<PointId>(binding.begin(), binding.end()).size() < binding.size())
        return std::nullopt;
    auto relation = rule.relation ? facts::renamed(*rule.relation, binding) : std::nullopt;
    if (!relation) return std::nullopt;
    return facts::make(*std::move(relation));
}

std::vector<facts::Statement> conditions_of_quantities(const Rule& rule, std::span<const PointId> binding) {
    const auto statement = relation_of(rule, binding);
    if (!statement) return {};
    auto out = facts::conditions_of(*statement->relation());
    const auto parts = [](const facts::Statement& one) { return one.predicate() == facts::Predicate::apart_by; };
    const auto is_listed = [&](const facts::Statement& one) {
        return std::ranges::any_of(rule.conditions, [&](const facts::Pattern& pattern) {
            return facts::instantiate(pattern, binding) == one;
        });
    };
    if (std::ranges::any_of(out, [&](const facts::Statement& one) { return parts(one) && is_listed(one); }))
        std::erase_if(out, parts);
    return out;
}

std::vector<std::vector<std::uint8_t>> symmetry_group(const Rule& rule) {
    std::vector<std::uint8_t> identity;
    for (std::size_t i = 0; i < rule.letters.size(); ++i) identity.push_back(static_cast<std::uint8_t>(i));
    std::vector<std::vector<std::uint8_t>> group{identity};
    for (std::size_t done = 0; done < group.size(); ++done) {
        for (const auto& generator : rule.symmetries) {
            std::vector<std::uint8_t> next;
            for (const std::uint8_t letter : generator) next.push_back(group[done][letter]);
            if (std::ranges::find(group, next) == group.end()) group.push_back(std::move(next));
        }
    }
    return group;
}

std::span<const Rule> all_rules() {
    return table().rows;
}

std::span<const Rule> rules() {
    return all_rules().first(table().deductions);
}

std::span<const Rule> relation_rows() {
    return all_rules().subspan(table().deductions);
}

const Rule& rule(RuleId id) {
    return all_rules()[id.index()];
}

std::optional<RuleId> rule_by_name(std::string_view name) {
    const auto found = std::ranges::find(all_rules(), name, &Rule::name);
    if (found == all_rules().end()) return std::nullopt;
    return RuleId(static_cast<std::size_t>(found - all_rules().begin()));
}

const Rule* row_called(std::string_view name) {
    const auto id = rule_by_name(name);
    return id ? &rule(*id) : nullptr;
}

bool speaks_of_sines(const Rule& rule) {
    const auto sines = [](const facts::Pattern& pattern) { return facts::about_sines(pattern.predicate); };
    return std::ranges::any_of(rule.hypotheses, sines) || std::ranges::any_of(rule.conclusions, sines);
}

std::optional<OnePair> concludes_one_point(const Rule& rule) {
    for (const facts::Pattern& pattern : rule.conclusions)
        if (pattern.predicate == facts::Predicate::same) return OnePair{pattern.slots[0], pattern.slots[1]};
    return std::nullopt;
}

bool needs_no_proof(const facts::Pattern& hypothesis, std::span<const PointId> binding) {
    using enum facts::Predicate;
    constexpr std::array over_pairs{para, cong, eqangle, eqratio, eqprod, eqsum};
    if (std::ranges::find(over_pairs, hypothesis.predicate) == over_pairs.end()) return false;
    std::vector<PointId> points;
    for (const std::uint8_t slot : hypothesis.slots) points.push_back(binding[slot]);
    return facts::is_trivial(hypothesis.predicate, points);
}

} // namespace porism::proof
