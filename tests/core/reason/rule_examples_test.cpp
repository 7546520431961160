// Each row earns its place (definition 23): its example cannot be solved without it, or takes a longer path.
#include "figures.h"

#include "proof/rule.h"

namespace porism::reason::test {
namespace {

class RuleExample : public testing::TestWithParam<std::size_t> {};

TEST_P(RuleExample, NeedsItsRule) {
    const proof::Rule& rule = proof::rules()[GetParam()];
    ASSERT_FALSE(rule.example.empty());
    const Figure example = figure(rule.example);
    const auto with = solved_length(example);
    ASSERT_TRUE(with) << "the example is not solved";
    Options options;
    options.banned = {RuleId(GetParam())};
    const auto without = solved_length(example, options);
    EXPECT_EQ(rule.derived, without.has_value());
    EXPECT_LT(*with, without.value_or(SIZE_MAX));
}

std::vector<std::size_t> all_rows() {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < proof::rules().size(); ++i) out.push_back(i);
    return out;
}

INSTANTIATE_TEST_SUITE_P(Rows, RuleExample, testing::ValuesIn(all_rows()),
                         [](const auto& row) { return proof::rules()[row.param].name; });

} // namespace
} // namespace porism::reason::test
