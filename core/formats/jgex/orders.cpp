#include "formats/jgex/orders.h"

#include "formats/jgex/matching.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace porism::jgex {
namespace {

using facts::Pattern;
using facts::Statement;

constexpr std::array<std::string_view, 8> letters = {"a", "b", "c", "d", "e", "f", "p", "q"};

/// Over the letters above.
struct Implication {
    std::string_view order, from;
};
constexpr std::array implications = {
    Implication{"ncoll p a b", "same_side_of p q a b"},
    Implication{"ncoll p a b", "apart_by p q a b"},
    Implication{"ncoll p a b", "sameclock p a b d e f"},
    Implication{"ncoll a b c", "perp a b b c"},
    Implication{"ncoll d a b", "para a b c d, ncoll c a b"},
    Implication{"acute_angle b a c", "perp a b b c"},
    Implication{"acute_angle b a c", "coll a b c, obtuse_angle a b c"},
    Implication{"acute_angle a b c", "cong a b a c"},
    Implication{"obtuse_angle a b c", "midp b a c"},
    Implication{"obtuse_angle a b c", "coll a b c, acute_angle b a c, acute_angle b c a"},
    Implication{"obtuse_angle a b c", "coll a b c, apart_by a c b d"},
    Implication{"acute_angle a b d", "eqangle b a b d b d b c, obtuse_angle a d c, coll a d c, ncoll a b d"},
    Implication{"apart_by a c b d", "cong b a b c, cong d a d c"},
    Implication{"apart_by a c b d", "coll a d c, obtuse_angle a d c, ncoll a b d"},
    Implication{"same_side_of p q a b", "para a b p q, ncoll a b p"},
    Implication{"same_side_of p q a b", "coll p q a, acute_angle p a q, ncoll p a b"},
    Implication{"apart_by p q a b", "coll p q a, obtuse_angle p a q, ncoll p a b"},
    Implication{"apart_by b d a c", "para a b c d, para b c d a, ncoll a b c"},
};

struct Rule {
    Pattern order;
    std::vector<Pattern> from;
};

std::vector<Rule> read_rules() {
    const std::vector<std::string> slots(letters.begin(), letters.end());
    std::vector<Rule> rules;
    for (const Implication& one : implications)
        rules.push_back({facts::parse_patterns(one.order, slots)->front(), *facts::parse_patterns(one.from, slots)});
    return rules;
}

std::span<const Rule> all_rules() {
    static const std::vector<Rule> rules = read_rules();
    return rules;
}

} // namespace

void KnownOrders::learn(Statement statement) {
    if (known_.insert(statement).second) listed_.push_back(std::move(statement));
}

bool KnownOrders::holds(const Statement& statement, int steps) const {
    if (statement.predicate() == facts::Predicate::diff || known_.contains(statement)) return true;
    if (steps == 0 || !facts::row(statement.predicate()).order) return false;
    const auto follows = [&](const Rule& rule, const Binding& binding, auto&& self, std::size_t done) -> bool {
        if (done == rule.from.size()) return true;
        const Pattern& premise = rule.from[done];
        if (const auto one = instance(premise, binding))
            return holds(*one, steps - 1) && self(rule, binding, self, done + 1);
        return std::ranges::any_of(listed_, [&](const Statement& known) {
            return each_match(premise, known, binding,
                              [&](const Binding& next) { return self(rule, next, self, done + 1); });
        });
    };
    return std::ranges::any_of(all_rules(), [&](const Rule& rule) {
        return each_match(rule.order, statement, Binding{std::vector<std::optional<PointId>>(letters.size())},
                          [&](const Binding& binding) { return follows(rule, binding, follows, 0); });
    });
}

} // namespace porism::jgex
