// Each row of the rule table is sound as it stands, and each of its conditions is needed (definition 23).
#include "sampler.h"

#include "support/exact_figure.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

namespace porism::test {
namespace {

using facts::Pattern;
using proof::Rule;

constexpr double seen_equal = 1e-7; // conclusions of hypotheses that hold to 1e-12
constexpr double seen_clear = 1e-3; // conditions, well away from zero
constexpr double seen_false = 1e-3;
/// Rows of circles that touch: how far apart their points may be for distances that are seen to be equal.
constexpr double seen_touching = 1e-5;
constexpr std::string_view of_touching_circles[] = {"point_of_line_at_two_distances"};
/// Rows of figures that have no place on a lattice, which holds no regular triangle or pentagon.
constexpr std::string_view on_no_lattice[] = {"angles_of_equilateral_triangle", "area_of_regular_pentagon",
                                              "chords_of_equilateral_triangle", "angle_of_tangent_and_secant",
                                              "hypotenuse_and_short_leg",       "legs_at_30_degrees",
                                              "hypotenuse_and_long_leg"};
constexpr std::size_t most_drawn_at_once = 6; // letters; for a polygon of more corners many are drawn in vain
constexpr std::size_t most_meant = 85; // of a hundred conclusions, how many at least are to be about different points

std::string describe(const Rule& rule, const Instance& instance) {
    std::ostringstream out;
    out.precision(17);
    out << rule.name << ":";
    for (std::size_t i = 0; i < instance.points.size(); ++i)
        out << " " << rule.letters[i] << "=(" << instance.points[i].x << ", " << instance.points[i].y << ")";
    return out.str();
}

/// Of both tables, those that conclude equations between quantities behind the others.
const std::vector<const Rule*>& all_rows() {
    static const auto table = [] {
        std::vector<const Rule*> out;
        for (const Rule& row : proof::all_rules()) out.push_back(&row);
        return out;
    }();
    return table;
}

class RuleHarness : public testing::TestWithParam<std::size_t> {
protected:
    const Rule& rule() const { return *all_rows()[GetParam()]; }
    std::size_t conclusion_count() const { return rule().conclusions.size() + (rule().relation ? 1 : 0); }
    /// How far the equation of a relation row fails; empty where letters share points that a quantity needs apart.
    std::optional<double> relation_failure(const Instance& instance) const {
        const auto relation = proof::relation_of(rule(), instance.binding);
        if (!relation) return std::nullopt;
        return facts::relative_residual(*relation->relation(), instance.points);
    }
    Rng rng() const { return Rng(20240501, GetParam()); }

    double equal_limit() const {
        return std::ranges::count(of_touching_circles, rule().name) > 0 ? seen_touching : seen_equal;
    }
    /// How many conclusions were looked at: where letters share a point some may say nothing, and are not drawn.
    std::size_t expect_conclusions(const Instance& instance) const {
        std::size_t looked_at = 0;
        for (const Pattern& conclusion : rule().conclusions) {
            const auto value = relative(conclusion, instance);
            if (!value) continue;
            ++looked_at;
            EXPECT_LT(*value, equal_limit()) << "a false conclusion of " << describe(rule(), instance);
        }
        if (const auto failure = relation_failure(instance)) {
            ++looked_at;
            EXPECT_LT(*failure, equal_limit()) << "a false equation of " << describe(rule(), instance);
        }
        return looked_at;
    }
    void expect_symmetric(const std::vector<std::uint8_t>& symmetry, const Instance& instance) const {
        for (const auto* patterns : {&rule().hypotheses, &rule().conclusions})
            for (Pattern pattern : *patterns) {
                for (std::uint8_t& slot : pattern.slots) slot = symmetry[slot];
                EXPECT_TRUE(!relative(pattern, instance) || holds(pattern, instance, equal_limit(), 0))
                    << describe(rule(), instance);
            }
        Instance other = instance;
        for (std::size_t i = 0; i < symmetry.size(); ++i) other.binding[i] = instance.binding[symmetry[i]];
        EXPECT_LT(relation_failure(other).value_or(0), equal_limit()) << describe(rule(), instance);
    }
    bool some_conclusion_false(const Instance& instance) const {
        if (const auto failure = relation_failure(instance); failure && *failure > seen_false) return true;
        return std::ranges::any_of(rule().conclusions, [&](const Pattern& conclusion) {
            const auto value = relative(conclusion, instance);
            return value && *value > seen_false;
        });
    }
    bool quantities_are_meant(const Instance& instance) const {
        if (rule().relation && !proof::relation_of(rule(), instance.binding)) return false;
        return std::ranges::all_of(
            proof::conditions_of_quantities(rule(), instance.binding), [&](const facts::Statement& condition) {
                return facts::relative_residual(condition, facts::Points<double>(instance.points)) > seen_clear;
            });
    }
    bool conditions_hold(const Instance& instance) const {
        if (!all_hold(rule().conditions, instance, 0, seen_clear)) return false;
        return quantities_are_meant(instance);
    }
    bool conditions_hold_but(std::size_t failing, const Instance& instance) const {
        for (std::size_t i = 0; i < rule().conditions.size(); ++i) {
            const auto value = relative(rule().conditions[i], instance);
            if (i == failing ? value && *value > 1e-9 : !value || *value < seen_clear) return false;
        }
        return quantities_are_meant(instance);
    }
    /// On the larger lattice if nothing of the kind is on the smaller one: harmonic points are six apart.
    void visit_lattice(const std::function<void(const Instance&)>& visit) const {
        if (rule().letters.size() <= 4) return each_on_lattice(rule(), 5, 4, visit);
        bool found = false;
        each_on_lattice(rule(), 4, 3, [&](const Instance& instance) {
            found = true;
            visit(instance);
        });
        if (!found) each_on_lattice(rule(), 5, 8, visit);
    }
    /// Of the angles between points of a lattice, with a rational tangent, only those of 45 degrees are parts of a
    /// turn; and its points are different.
    bool fits_a_lattice() const {
        return !proof::concludes_one_point(rule()) && std::ranges::count(on_no_lattice, rule().name) == 0 &&
               std::ranges::none_of(rule().hypotheses, [](const Pattern& pattern) {
                   return pattern.predicate == facts::Predicate::aconst && pattern.constant->get_den() != 4;
               });
    }
    bool needed_at(std::size_t condition, const Instance& instance) const {
        return conditions_hold_but(condition, instance) && some_conclusion_false(instance);
    }
};

TEST_P(RuleHarness, ConcludesNothingFalseOnDrawnInstances) {
    const std::size_t wanted = wanted_instances(100);
    Rng source = rng();
    std::size_t found = 0, looked_at = 0;
    std::set<std::vector<int>> order_types;
    for (std::size_t tries = 0; found < wanted && tries < wanted * 200; ++tries) {
        const auto instance = draw(rule(), source);
        if (!instance || !conditions_hold(*instance)) continue;
        ++found;
        order_types.insert(order_type(*instance));
        looked_at += expect_conclusions(*instance);
    }
    EXPECT_GE(looked_at, wanted * conclusion_count() * most_meant / 100)
        << "too many conclusions of " << rule().name << " said nothing";
    EXPECT_EQ(found, wanted) << "too few instances could be drawn for " << rule().name;
    RecordProperty("order_types", static_cast<int>(order_types.size()));
}

/// Rows of five letters at most are tried in all order types that a lattice holds; the others are sampled only.
class ShortRule : public RuleHarness {};

TEST_P(ShortRule, ConcludesNothingFalseOnTheLattice) {
    std::size_t found = 0, looked_at = 0;
    visit_lattice([&](const Instance& instance) {
        if (!conditions_hold(instance)) return;
        ++found;
        looked_at += expect_conclusions(instance);
    });
    EXPECT_EQ(looked_at, found * conclusion_count()) << "the points of a lattice are different";
    RecordProperty("lattice_instances", static_cast<int>(found));
    EXPECT_EQ(found > 0, fits_a_lattice());
}

TEST_P(RuleHarness, NeedsEachOfItsConditions) {
    std::vector<bool> needed(rule().conditions.size(), false);
    const auto look = [&](const Instance& instance) {
        for (std::size_t i = 0; i < needed.size(); ++i) needed[i] = needed[i] || needed_at(i, instance);
    };
    if (rule().letters.size() <= 5) visit_lattice(look);
    Rng source = rng();
    // Fewer instances are for sanitizers, which ask how they are drawn and not whether enough are.
    const bool few = wanted_instances(100) < 100;
    const int most = few ? 2'000 : rule().letters.size() > most_drawn_at_once ? 1'000'000 : 20'000;
    for (int tries = 0; tries < most && std::ranges::count(needed, false) > 0; ++tries)
        if (const auto instance = draw(rule(), source)) look(*instance);
    for (std::size_t i = 0; i < needed.size(); ++i)
        EXPECT_TRUE(needed[i] || few) << rule().name << ": no picture was found in which condition " << i + 1
                                      << " alone fails and the conclusion is false";
}

TEST_P(RuleHarness, HasTrueSymmetries) {
    constexpr std::size_t wanted = samples(20);
    Rng source = rng();
    std::size_t found = 0;
    for (std::size_t tries = 0; found < wanted && tries < 4000; ++tries) {
        const auto instance = draw(rule(), source);
        if (!instance || !conditions_hold(*instance)) continue;
        ++found;
        for (const auto& symmetry : rule().symmetries) expect_symmetric(symmetry, *instance);
    }
    EXPECT_EQ(found, wanted) << "too few instances could be drawn for " << rule().name;
}

std::vector<std::size_t> rows(std::size_t most_letters) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < all_rows().size(); ++i)
        if (all_rows()[i]->letters.size() <= most_letters) out.push_back(i);
    return out;
}
std::string row_name(const testing::TestParamInfo<std::size_t>& row) {
    return all_rows()[row.param]->name;
}

INSTANTIATE_TEST_SUITE_P(Rows, RuleHarness, testing::ValuesIn(rows(SIZE_MAX)), row_name);
INSTANTIATE_TEST_SUITE_P(Rows, ShortRule, testing::ValuesIn(rows(5)), row_name);

TEST(RuleTable, HasUniqueNamesAndCompleteRows) {
    std::set<std::string> names, titles;
    for (const Rule* row : all_rows()) {
        const Rule& rule = *row;
        EXPECT_TRUE(names.insert(rule.name).second) << rule.name;
        EXPECT_TRUE(titles.insert(rule.title).second) << rule.title << ": lists and references show titles alone";
        EXPECT_FALSE(rule.example.empty()) << rule.name;
        EXPECT_FALSE(rule.title.empty() || rule.text.empty() || rule.source.empty() || rule.concept_name.empty())
            << rule.name;
        EXPECT_EQ(rule.conclusions.empty(), rule.relation.has_value()) << rule.name;
        EXPECT_TRUE(!rule.hypotheses.empty() || rule.relation || rule.name == "law_of_sines") << rule.name;
        EXPECT_EQ(proof::row_called(rule.name), row);
        for (const Pattern& pattern : rule.conditions) EXPECT_TRUE(facts::row(pattern.predicate).order) << rule.name;
        for (const auto* patterns : {&rule.hypotheses, &rule.conclusions})
            for (const Pattern& pattern : *patterns) EXPECT_FALSE(facts::row(pattern.predicate).order) << rule.name;
    }
}

} // namespace
} // namespace porism::test
