// Strategies of pictures: what is marked, and what is left to the text.
#include "workflow/picture_strategy.h"

#include "support/stated.h"
#include "workflow/picture.h"

namespace porism::workflow {
namespace {

struct Figured {
    scene::Scene scene;
    diagram::Diagram diagram;

    std::vector<std::string> marks(std::string_view strategy, std::string_view question = "") const {
        PictureOptions options;
        options.strategy = strategy;
        if (!question.empty()) options.asked.push_back(*scene::parse_question(question, scene.names()));
        const auto picture = picture_in("svg", scene, diagram, {}, options);
        EXPECT_TRUE(picture) << to_string(picture.error());
        std::vector<std::string> out;
        const Json truth = Json::parse(picture->truth);
        for (const auto& mark : truth["marks"]) out.push_back(mark);
        return out;
    }
};

Figured figured(std::string_view constructions, const std::vector<std::string>& statements) {
    Figured out{porism::test::stated(constructions, statements), {}};
    auto diagram = realize::realize(out.scene);
    EXPECT_TRUE(diagram) << to_string(diagram.error());
    out.diagram = *std::move(diagram);
    return out;
}

using Marks = std::vector<std::string>;

TEST(PictureStrategy, MarksWhatItSays) {
    const Figured altitude =
        figured("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b", {"length(a,d) = 3", "cong a b a c"});
    const Marks stated{"length(a,d) = 3", "cong a b a c"};
    EXPECT_EQ(altitude.marks("full"), (Marks{"perp a d b c", "midp m a b", "length(a,d) = 3", "cong a b a c"}));
    EXPECT_EQ(altitude.marks("orthogonal"), stated);
    EXPECT_TRUE(altitude.marks("plain").empty());
}

TEST(PictureStrategy, NeverMarksWhatIsAskedFor) {
    const Figured triangle =
        figured("a b c = triangle a b c", {"length(a,b) = 3", "perp a b b c", "angle(b,a,c) = 40"});
    for (const std::string_view strategy : {"full", "orthogonal"}) {
        EXPECT_EQ(triangle.marks(strategy).size(), 3U);
        EXPECT_EQ(triangle.marks(strategy, "lcompute b a"), (Marks{"perp a b b c", "angle(b,a,c) = 40"}));
        EXPECT_EQ(triangle.marks(strategy, "compute angle(a,b,c)"), (Marks{"length(a,b) = 3", "angle(b,a,c) = 40"}));
        EXPECT_EQ(triangle.marks(strategy, "acompute a c a b"), (Marks{"length(a,b) = 3", "perp a b b c"}));
        EXPECT_EQ(triangle.marks(strategy, "lcompute a c").size(), 3U);
    }
}

TEST(PictureStrategy, IsOneThereIs) {
    const Figured segment = figured("a b = segment a b", {});
    PictureOptions options;
    options.strategy = "half";
    const auto picture = picture_in("svg", segment.scene, segment.diagram, {}, options);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error().code, "unknown_strategy");
}

} // namespace
} // namespace porism::workflow
