// Equations that contradict each other whatever the figure is.
#include "realize/stated/contradiction.h"

#include "support/stated.h"

namespace porism::realize {
namespace {

using Numbers = std::vector<std::size_t>;

Numbers contradicting_of(const std::vector<std::string>& equations) {
    std::vector<facts::Relation> relations;
    const std::vector<std::string> names{"a", "b", "c", "d"};
    for (const std::string& text : equations) relations.push_back(*test::statement_of(text, names).relation());
    return contradicting(relations);
}

TEST(Contradiction, IsASumThatIsANumber) {
    EXPECT_EQ(contradicting_of({"length(a,b) = x", "length(a,b) = x + 1"}), (Numbers{0, 1}));
    EXPECT_EQ(contradicting_of({"length(a,b) + length(b,c) = 10", "length(c,d) = x", "length(a,b) - length(c,d) = 3",
                                "length(b,c) + x = 6"}),
              (Numbers{0, 1, 2, 3}));
    EXPECT_EQ(contradicting_of({"length(a,b) = 2*x", "length(b,c) = y", "length(a,b) = x*2 + sqrt(2)"}),
              (Numbers{0, 2}));
}

TEST(Contradiction, IsNotWhatMayHold) {
    EXPECT_TRUE(contradicting_of({"length(a,b) = x", "length(b,c) = x + 1", "length(c,a) = x + 2"}).empty());
    EXPECT_TRUE(contradicting_of({"length(a,b) = 2*x", "2*length(a,b) = 4*x"}).empty());
    EXPECT_TRUE(contradicting_of({"length(a,b) = 1.00000000000001", "length(a,b) = x", "x = 1"}).empty()) << "measured";
    EXPECT_TRUE(contradicting_of({"length(a,b)*x = 6", "length(a,b) = 2", "x = 4"}).empty())
        << "a product is a quantity of its own";
}

/// Steps cannot tell what fails by so little; that no figure has it is a matter of the numbers alone.
TEST(Contradiction, OfExactNumbersIsSeenHoweverSmall) {
    using Texts = std::vector<std::string>;
    struct Row {
        Texts texts;
        bool holds;
    };
    const Row rows[] = {
        {{"perp a b b c", "lconst a b 3", "lconst b c 4", "lconst a c 50000001/10000000"}, false},
        {{"cong a b c d", "lconst a b 3", "lconst c d 30000000001/10000000000"}, false},
        {{"perp a b b c", "cong a b b c", "lconst a b 1", "lconst a c 35355339/25000000"}, false},
        {{"angle(a,b,c) = 60", "angle(b,c,a) = 60", "angle(c,a,b) = 600000001/10000000"}, false},
        {{"perp a b b c", "lconst a b 3", "lconst b c 4", "lconst a c 5"}, true},
        {{"perp a b b c", "cong a b b c", "lconst a b 1", "length(a,c) = sqrt(2)"}, true},
    };
    for (const Row& row : rows) {
        const auto diagram = realize(test::points_with("a b c d", row.texts));
        EXPECT_EQ(diagram.has_value(), row.holds) << row.texts.back();
        if (diagram) continue;
        EXPECT_EQ(diagram.error().code, "conflict") << row.texts.back();
        EXPECT_EQ(diagram.error().actions.size(), row.texts.size()) << row.texts.back();
    }
}

TEST(Contradiction, NamesWhatIsStated) {
    const auto diagram =
        realize(test::points_with("a b c", {"length(a,b) = x", "length(a,c) = 3", "length(a,b) = x + 1"}));
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "conflict");
    EXPECT_EQ(diagram.error().actions.size(), 2U);
}

} // namespace
} // namespace porism::realize
