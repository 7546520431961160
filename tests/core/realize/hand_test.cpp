#include "realize/hand.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::realize {
namespace {

std::vector<std::size_t> by_hand(std::string_view name) {
    return outputs_by_hand(*scene::construction_by_name(name));
}

TEST(Hand, ComesInTheOrderInWhichTheFigureIsDrawn) {
    EXPECT_EQ(by_hand("free"), (std::vector<std::size_t>{0}));
    EXPECT_EQ(by_hand("iso_triangle"), (std::vector<std::size_t>{1, 2, 0})) << "the base first, then the apex";
    EXPECT_EQ(by_hand("isquare").size(), 2u);
    EXPECT_EQ(by_hand("on_line"), (std::vector<std::size_t>{0}));
    EXPECT_TRUE(by_hand("foot").empty());
}

// By the diagram of the row's example: what can be dragged was placed by hand.
TEST(Hand, IsWhatCanBeMoved) {
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const auto problem = jgex::parse_problem(scene::catalogue()[i].example);
        ASSERT_TRUE(problem);
        const auto diagram = realize(problem->scene);
        ASSERT_TRUE(diagram) << scene::catalogue()[i].name;
        const scene::Action& action = problem->scene.actions().back();
        if (action.uses.size() != 1 || action.uses[0].construction != ConstructionId(i)) continue;
        const auto hand = outputs_by_hand(ConstructionId(i));
        for (std::size_t k = 0; k < action.outputs.size(); ++k)
            EXPECT_EQ(is_movable(*diagram, action.outputs[k]), std::ranges::find(hand, k) != hand.end())
                << scene::catalogue()[i].name << ", output " << k;
    }
}

} // namespace
} // namespace porism::realize
