// What sorting finds against what trying everything finds.
#include "figures.h"

#include "reason/match/matcher.h"
#include "reason/match/plan.h"

#include <map>
#include <set>

namespace porism::reason::test {
namespace {

using Tuple = std::vector<PointId>;

Tuple canonical(const CompiledRule& row, const Tuple& binding) {
    Tuple least = binding;
    for (const auto& symmetry : row.symmetries) {
        Tuple other;
        for (const std::uint8_t letter : symmetry) other.push_back(binding[letter]);
        least = std::min(least, other);
    }
    return least;
}

/// Definition 7, word for word.
bool admitted(const proof::Rule& rule, const Tuple& binding, const diagram::Diagram& diagram) {
    const auto seen_in = [&](const std::vector<facts::Pattern>& patterns,
                             std::span<const geometry::Point<double>> picture) {
        return std::ranges::all_of(patterns, [&](const facts::Pattern& pattern) {
            const auto statement = facts::instantiate(pattern, binding);
            if (!statement) return proof::needs_no_proof(pattern, binding);
            return facts::seen(*statement, picture);
        });
    };
    const auto pictures = diagram.pictures();
    const auto says = [&](const facts::Pattern& pattern) { return facts::instantiate(pattern, binding).has_value(); };
    if (std::ranges::none_of(rule.conclusions, says)) return false;
    if (!seen_in(rule.conditions, pictures.front())) return false;
    for (const auto picture : pictures)
        if (seen_in(rule.conditions, picture) &&
            !(seen_in(rule.hypotheses, picture) && seen_in(rule.conclusions, picture)))
            return false;
    return true;
}

/// Where letters share points, the conclusion of one order may say nothing while that of another does.
bool admitted_in_some_order(const std::string& name, const Tuple& binding, const diagram::Diagram& diagram) {
    const CompiledRule& row = compiled_rules()[proof::rule_by_name(name)->index()];
    return std::ranges::any_of(row.symmetries, [&](const auto& symmetry) {
        Tuple other;
        for (const std::uint8_t letter : symmetry) other.push_back(binding[letter]);
        return admitted(*row.rule, other, diagram);
    });
}

/// Where all points are on one line, tables and line classes say everything already, and seeds pass over most of it.
bool on_one_line(const Tuple& binding, const diagram::Diagram& diagram) {
    std::set<PointId> different(binding.begin(), binding.end());
    const std::vector<PointId> points(different.begin(), different.end());
    for (std::size_t i = 2; i < points.size(); ++i) {
        const PointId triple[] = {points[0], points[1], points[i]};
        if (!facts::seen(*facts::make(facts::Predicate::coll, triple), diagram.scene_picture.points)) return false;
    }
    return true;
}

void each_binding(std::size_t letters, std::size_t points, Tuple& binding,
                  const std::function<void(const Tuple&)>& visit) {
    if (binding.size() == letters) return visit(binding);
    for (std::size_t i = 0; i < points; ++i) {
        binding.emplace_back(i);
        each_binding(letters, points, binding, visit);
        binding.pop_back();
    }
}

using Found = std::map<std::string, std::set<Tuple>>;

Found by_trying(const diagram::Diagram& diagram, std::size_t most_letters) {
    Found out;
    for (const CompiledRule& row : compiled_rules()) {
        if (row.rule->letters.size() > most_letters || !is_bound_by_plans(*row.rule)) continue;
        Tuple binding;
        each_binding(row.rule->letters.size(), diagram.point_count(), binding, [&](const Tuple& tuple) {
            if (!on_one_line(tuple, diagram) && admitted(*row.rule, tuple, diagram))
                out[row.rule->name].insert(canonical(row, tuple));
        });
    }
    return out;
}

Found by_sorting(const diagram::Diagram& diagram, std::size_t most_letters,
                 Shown shown = Shown::hypotheses_and_conclusions) {
    Found out;
    const Matches matches = match_rules(Sight(diagram, {}), {.shown = shown});
    for (std::size_t i = 0; i < matches.instances.size(); ++i) {
        const CompiledRule& row = compiled_rules()[matches.instances[i].rule.index()];
        const auto binding = matches.binding(i);
        const Tuple tuple(binding.begin(), binding.end());
        if (row.rule->letters.size() > most_letters || on_one_line(tuple, diagram)) continue;
        EXPECT_TRUE(out[row.rule->name].insert(canonical(row, tuple)).second) << "listed twice: " << row.rule->name;
    }
    std::erase_if(out, [](const auto& entry) { return entry.second.empty(); });
    return out;
}

class MatcherOnFigures : public testing::TestWithParam<const char*> {};

TEST_P(MatcherOnFigures, FindsWhatTryingEverythingFinds) {
    const Figure scene = figure(GetParam());
    const Found tried = by_trying(scene.diagram, 4), sorted = by_sorting(scene.diagram, 4);
    for (const auto& [rule, tuples] : tried)
        EXPECT_EQ(sorted.contains(rule) ? sorted.at(rule).size() : 0, tuples.size()) << rule;
    EXPECT_EQ(sorted, tried);
    EXPECT_FALSE(tried.empty());
}

// Sound rows need no look at their conclusions (definition 23): what is found without is admitted all the same.
TEST_P(MatcherOnFigures, FindsNothingElseWithoutLookingAtConclusions) {
    const Figure scene = figure(GetParam());
    const Found bare = by_sorting(scene.diagram, max_letters, Shown::hypotheses);
    for (const auto& [rule, tuples] : by_sorting(scene.diagram, max_letters))
        EXPECT_TRUE(bare.contains(rule) && std::ranges::includes(bare.at(rule), tuples)) << rule;
    for (const auto& [rule, tuples] : bare)
        for (const Tuple& tuple : tuples) EXPECT_TRUE(admitted_in_some_order(rule, tuple, scene.diagram)) << rule;
}

INSTANTIATE_TEST_SUITE_P(
    Figures, MatcherOnFigures,
    testing::Values(
        "a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c; m = midpoint m a b; e = foot e c a b",
        "a b c = triangle a b c; h = orthocenter h a b c; d = foot d a b c; e = foot e b a c; i = incenter i a b c",
        "a b = segment a b; c = on_tline c b a b, eqdistance c b a b; d = on_pline d c a b, on_pline d a b c; o = "
        "midpoint o a c; m = midpoint m a b",
        "a b c = triangle a b c; d = on_pline d a b c, on_pline d c a b; o = on_line o a c, on_line o b d; m = "
        "midpoint m a d; i = angle_bisector i a b c, on_line i a c"));

// The longer rows, on a figure small enough to try everything.
TEST(Matcher, FindsLongInstancesToo) {
    const Figure scene = figure("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c; p = midpoint p b c");
    Found tried = by_trying(scene.diagram, 6), sorted = by_sorting(scene.diagram, 6);
    // Divisions in the ratio 1 : 1 are left to midpoints, and similar triples of one line to the intercept theorem.
    for (const char* left_out : {"proportional_points", "spiral_similarity"}) {
        tried.erase(left_out);
        sorted.erase(left_out);
    }
    EXPECT_EQ(sorted, tried);
}

// As many as the symmetries of the configuration make of one instance, without those of the row: of 24 for four lines
// or four points, 108 for Pappus' nine points and 120 for Desargues' ten.
TEST(Matcher, FindsEachReadingOfAConfiguration) {
    struct Reading {
        const char *rule, *figure;
        std::size_t count;
    };
    constexpr Reading readings[] = {
        {"spiral_similarity", "x a b = triangle x a b; c = free c; d = simtri d x a b x c", 2},
        {"menelaus", "a b c = triangle a b c; d = on_line d b c; e = on_line e c a; f = on_line f a b, on_line f d e",
         24 / 6},
        {"ceva",
         "a b c = triangle a b c; p = free p; d = on_line d b c, on_line d a p; e = on_line e c a, on_line e b p; f = "
         "on_line f a b, on_line f c p",
         24 / 6},
        {"pappus",
         "a b = segment a b; c = on_line c a b; p q = segment p q; r = on_line r p q; x = on_line x a q, on_line x b "
         "p; y = on_line y a r, on_line y c p; z = on_line z b r, on_line z c q",
         108 / 12},
        {"desargues",
         "a b c = triangle a b c; o = free o; p = on_line p o a; q = on_line q o b; r = on_line r o c; x = on_line x "
         "b c, on_line x q r; y = on_line y c a, on_line y r p; z = on_line z a b, on_line z p q",
         120 / 12},
    };
    for (const Reading& reading : readings) {
        const Found found = by_sorting(figure(reading.figure).diagram, max_letters);
        EXPECT_EQ(found.contains(reading.rule) ? found.at(reading.rule).size() : 0, reading.count) << reading.rule;
    }
}

TEST(Matcher, DropsWhatHoldsInOnePictureByAccident) {
    // The sketch is an isosceles right triangle; the other pictures are not.
    const Figure scene = figure("a@0_0 b@1_0 c@0_1 = triangle a b c; m = midpoint m b c");
    ASSERT_GE(scene.diagram.generic.size(), 3U);
    EXPECT_TRUE(by_sorting(scene.diagram, 12).empty());
}

TEST(Matcher, StopsAtItsLimitAndWhenAsked) {
    const Figure scene =
        figure("a b c = triangle a b c; o = circle o a b c; d = on_circum d a b c; e = on_circum e a b c");
    const Matches few = match_rules(Sight(scene.diagram, {}), {.limit = 5});
    EXPECT_EQ(few.instances.size(), 5U);
    EXPECT_FALSE(few.complete);
    EXPECT_TRUE(match_rules(Sight(scene.diagram, {}), {}).complete);
}

TEST(Matcher, PlansNoRuleFromNothing) {
    for (const CompiledRule& row : compiled_rules()) {
        if (!is_bound_by_plans(*row.rule)) continue;
        EXPECT_GE(row.plans.size(), 2U) << row.rule->name << " has no seed of its own";
        for (const Plan& plan : row.plans) {
            std::set<std::uint8_t> bound(plan.letters.begin(), plan.letters.end());
            for (const PlanStep& step : plan.steps) EXPECT_TRUE(bound.insert(step.letter).second) << row.rule->name;
            EXPECT_EQ(bound.size(), row.rule->letters.size()) << row.rule->name;
        }
    }
}

} // namespace
} // namespace porism::reason::test
