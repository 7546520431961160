// What constructions need, in envelopes of their scenes.
#include "formats/jgex/jgex.h"
#include "formats/verigeo/content.h"
#include "realize/realize.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::verigeo {
namespace {

/// Where lines are parallel, or a parallel is the line itself, statements about points would hold in other figures.
TEST(FromSceneNeeds, WhatConstructionsNeedIsWritten) {
    const auto needs_of = [](const std::string& text) {
        const scene::Scene scene = jgex::parse_problem(text).value().scene;
        const Content back = content_of(verigeo::envelope_of(scene::SceneAndGoals{scene, {}, {}, {}}).value()).value();
        std::vector<std::string> out;
        for (const scene::Action& one : back.content.scene.actions())
            if (one.states && facts::row(one.states->predicate()).order)
                out.push_back(facts::to_string(*one.states, scene.names()));
        return out;
    };
    const std::string free = "a = free a; b = free b; c = free c; d = free d; ";
    EXPECT_EQ(needs_of(free + "x = on_line x a b, on_line x c d"), std::vector<std::string>{"npara a b c d"});
    EXPECT_EQ(needs_of(free + "x = on_bline x a b, on_line x c d"), std::vector<std::string>{"nperp a b c d"});
    EXPECT_EQ(needs_of(free + "x = on_line x a b, on_line x c d; y = on_line y a b, on_line y c d"),
              std::vector<std::string>{"npara a b c d"});
    EXPECT_EQ(needs_of(free + "x = parallelogram x a b c"), std::vector<std::string>{"ncoll a b c"});
    EXPECT_EQ(needs_of("a b c = triangle a b c; x = parallelogram x a b c"), std::vector<std::string>{"ncoll a b c"});
    EXPECT_EQ(needs_of(free + "x = circumcenter x a b c"), std::vector<std::string>{"ncoll a b c"});
    EXPECT_EQ(needs_of(free + "x = foot x a b c; y = orthocenter y b c d"), std::vector<std::string>{});
}

/// No figure of different points has what is written of these where three points that they need are on one line.
TEST(FromSceneNeeds, SomeConstructionsTellWhatTheyNeed) {
    for (const std::string row : {"foot", "reflect", "orthocenter"}) {
        const std::string text = "a = free a; b = free b; c = free c; x = " + row + " x a b c";
        Envelope envelope = verigeo::envelope_of(jgex::parse_problem(text).value()).value();
        envelope.actions.push_back({find("AddEdge", "Collinear"), {"A", "B", "C"}, Source::given});
        EXPECT_FALSE(realize::realize(content_of(envelope).value().content.scene)) << row;
    }
}

} // namespace
} // namespace porism::verigeo
