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

TEST(Contradiction, NamesWhatIsStated) {
    const auto diagram =
        realize(test::points_with("a b c", {"length(a,b) = x", "length(a,c) = 3", "length(a,b) = x + 1"}));
    ASSERT_FALSE(diagram);
    EXPECT_EQ(diagram.error().code, "conflict");
    EXPECT_EQ(diagram.error().actions.size(), 2U);
}

} // namespace
} // namespace porism::realize
