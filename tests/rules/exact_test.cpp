// Each row of the rule table on random exact instances of its example (definition 23): the figure is computed over
// algebraic numbers from random rationals, in each of its branches; hypotheses, conditions and conclusions are decided,
// not seen. The search through order types (harness_test.cpp) is numeric; this is not.
#include "exact_relation.h"
#include "sampler.h"

#include "formats/jgex/jgex.h"
#include "support/exact_figure.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>

namespace porism::test {
namespace {

using facts::Pattern;
using numbers::Decision;
using proof::Rule;
using Binding = std::vector<PointId>;

/// The bindings of a row's letters to points for which its hypotheses are seen in every picture of a diagram: to
/// different points, or, where there are none such, with letters that share a point.
class Bindings {
public:
    static constexpr std::size_t most = 500;

    Bindings(const Rule& rule, const diagram::Diagram& diagram) : rule_(rule), diagram_(diagram) {
        extend();
        if (!found_.empty()) return;
        shared_ = true;
        extend();
    }
    const std::vector<Binding>& all() const { return found_; }

private:
    void extend() {
        if (found_.size() >= most) return;
        if (binding_.size() == rule_.letters.size()) return keep();
        for (std::size_t point = 0; point < diagram_.point_count(); ++point) {
            if (!shared_ && std::ranges::find(binding_, PointId(point)) != binding_.end()) continue;
            if (in_a_place_taken(PointId(point))) continue;
            binding_.emplace_back(point);
            if (still_possible()) extend();
            binding_.pop_back();
        }
    }
    /// By another letter, which the row does not conclude to be the same point.
    bool in_a_place_taken(PointId point) const {
        const auto one = proof::concludes_one_point(rule_);
        const std::size_t letter = binding_.size();
        for (std::size_t i = 0; i < letter; ++i)
            if (binding_[i] != point && diagram_.one_place(binding_[i], point) &&
                !(one && one->first == i && one->second == letter))
                return true;
        return false;
    }
    /// A binding of which every conclusion says something.
    void keep() {
        if (std::ranges::all_of(rule_.conclusions, [&](const Pattern& pattern) {
                return facts::instantiate(pattern, binding_).has_value();
            }))
            found_.push_back(binding_);
    }
    /// Whether those hypotheses hold that speak of the last letter bound, and of no later one.
    bool still_possible() const {
        return std::ranges::all_of(rule_.hypotheses, [&](const Pattern& pattern) {
            if (std::ranges::max(pattern.slots) + 1U != binding_.size()) return true;
            const auto statement = facts::instantiate(pattern, binding_);
            if (!statement) return proof::needs_no_proof(pattern, binding_);
            return std::ranges::all_of(diagram_.pictures(),
                                       [&](const auto& picture) { return facts::seen(*statement, picture); });
        });
    }

    const Rule& rule_;
    const diagram::Diagram& diagram_;
    bool shared_ = false;
    Binding binding_;
    std::vector<Binding> found_;
};

/// A hypothesis that needs no proof counts as true; what else says nothing about these points leaves them out.
Decision all_of(const std::vector<Pattern>& patterns, const Binding& binding, const ExactPoints& points) {
    Decision all = Decision::yes;
    for (const Pattern& pattern : patterns) {
        if (const auto statement = facts::instantiate(pattern, binding))
            all = both(all, facts::decide_exactly(*statement, points));
        else if (!proof::needs_no_proof(pattern, binding))
            return Decision::no;
    }
    return all;
}

/// The instance in doubles, to tell its order type and to show it.
Instance rounded(const Binding& binding, const ExactPoints& points) {
    Instance instance{{}, binding};
    for (const PointId point : binding)
        instance.points.push_back({to_double(points[point.index()].x), to_double(points[point.index()].y)});
    return instance;
}

struct Tally {
    std::size_t decided = 0;
    std::size_t undecided = 0;
    std::set<std::vector<int>> seen;
};

struct Branch {
    diagram::Diagram diagram;
    std::vector<Binding> bindings;
};

constexpr std::string_view of_one_order[] = {"midpoint_on_its_segment",
                                             "midpoint_halves",
                                             "equal_parts_of_a_segment",
                                             "segment_addition",
                                             "one_midpoint",
                                             "one_point_on_ray",
                                             "point_of_line_at_two_distances"};

class ExactRule : public testing::TestWithParam<std::size_t> {
protected:
    const Rule& rule() const { return proof::rules()[GetParam()]; }

    std::vector<Branch> branches() const {
        std::vector<Branch> out;
        const auto problem = jgex::parse_problem(rule().example);
        for (auto& realised : realised_branches(problem->scene)) {
            Bindings found(rule(), realised.diagram);
            if (!found.all().empty()) out.push_back({std::move(realised.diagram), found.all()});
        }
        return out;
    }

    /// One exact picture: a few bindings, from a random one on, until the row has spoken about one.
    void look(const Branch& branch, Rng& rng, Tally& tally) const {
        constexpr std::size_t tries = 12;
        const numbers::ExactContext context;
        const auto points = draw_exact(branch.diagram.program, rng, branch.diagram.places());
        if (!points) return;
        const std::size_t first = rng.below(branch.bindings.size());
        for (std::size_t i = 0; i < std::min(tries, branch.bindings.size()); ++i) {
            const Binding& binding = branch.bindings[(first + i) % branch.bindings.size()];
            const Decision premises =
                both(all_of(rule().conditions, binding, *points), all_of(rule().hypotheses, binding, *points));
            if (premises == Decision::no) continue;
            return conclude(branch, binding, *points, premises, tally);
        }
    }

    void conclude(const Branch& branch, const Binding& binding, const ExactPoints& points, Decision premises,
                  Tally& tally) const {
        const Decision conclusions = all_of(rule().conclusions, binding, points);
        if (premises == Decision::undecided || conclusions == Decision::undecided) {
            ++tally.undecided;
            return;
        }
        ++tally.decided;
        tally.seen.insert(order_type(rounded(binding, points)));
        EXPECT_EQ(conclusions, Decision::yes) << "a false conclusion of " << described(branch, binding, points);
    }

    std::string described(const Branch& branch, const Binding& binding, const ExactPoints& points) const {
        const Instance instance = rounded(binding, points);
        std::string text = rule().name;
        for (std::size_t i = 0; i < binding.size(); ++i)
            text += ' ' + rule().letters[i] + " = " + branch.diagram.names[binding[i].index()] + " (" +
                    std::to_string(instance.points[i].x) + ", " + std::to_string(instance.points[i].y) + ')';
        return text;
    }
};

TEST_P(ExactRule, ConcludesNothingFalseOnExactInstancesOfItsExample) {
    const std::vector<Branch> figures = branches();
    ASSERT_FALSE(figures.empty()) << "no instance of " << rule().name << " in its example";
    const std::size_t wanted = wanted_instances(100);
    Rng rng(20240502, GetParam());
    Tally tally;
    for (std::size_t i = 0; tally.decided < wanted && i < wanted * 30; ++i)
        look(figures[i % figures.size()], rng, tally);
    std::cout << rule().name << ": " << tally.decided << " exact instances in " << figures.size() << " branches, "
              << tally.seen.size() << " order types, " << tally.undecided << " undecided\n";
    EXPECT_EQ(tally.decided, wanted);
    EXPECT_LE(tally.undecided, wanted / 10);
    // Three points of a line of which one lies between the others, or two are one, have one order type.
    const bool one_order = std::ranges::find(of_one_order, rule().name) != std::end(of_one_order);
    EXPECT_GE(tally.seen.size(), one_order ? 1U : 2U);
}

std::vector<std::size_t> every_row() {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < proof::rules().size(); ++i) out.push_back(i);
    return out;
}

INSTANTIATE_TEST_SUITE_P(Rows, ExactRule, testing::ValuesIn(every_row()),
                         [](const auto& row) { return proof::rules()[row.param].name; });

} // namespace
} // namespace porism::test
