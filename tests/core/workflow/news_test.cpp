// What is new once something is added, in a closure that goes on and in one that was made anew.
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "workflow/solve/news.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::workflow {
namespace {

constexpr auto text = "a b c = triangle a b c; e = foot e b a c; f = foot f c a b; h = on_line h b e, on_line h c f";

struct Grown {
    Analysis before, after;
};

/// The last action added; with other pictures nothing can go on.
Grown grown(bool other_pictures) {
    const auto problem = jgex::parse_problem(text);
    EXPECT_TRUE(problem);
    Options options;
    options.consequences = true;
    const scene::Scene& scene = problem->scene;
    auto before = analyse(scene.prefix(scene.actions().size() - 1), {}, options);
    EXPECT_TRUE(before);
    realize::Options drawing;
    drawing.seed = 7;
    auto diagram = other_pictures ? realize::realize(scene, drawing) : realize::extend(scene, *before->diagram);
    EXPECT_TRUE(diagram);
    auto after = analyse(scene, std::make_shared<const diagram::Diagram>(*std::move(diagram)), {}, options, &*before);
    EXPECT_TRUE(after);
    return {*std::move(before), *std::move(after)};
}

facts::Statement say(const Analysis& analysis, const char* words) {
    return facts::parse_statement(words, analysis.scene.names())->front();
}

TEST(News, AreOfWhatWasAddedAlone) {
    const Grown in_these = grown(false), anew = grown(true);
    EXPECT_EQ(in_these.after.session->ending(), reason::Ending::saturated);
    for (const Grown* each : {&in_these, &anew}) {
        const auto found = news(each->after, each->before);
        EXPECT_TRUE(std::ranges::count(found, say(each->after, "perp a h b c")));
        EXPECT_FALSE(std::ranges::count(found, say(each->after, "cyclic b c e f")));
        for (const facts::Statement& statement : found)
            EXPECT_TRUE(std::ranges::count(statement.points(), PointId(5)) || !each->before.session->holds(statement));
    }
}

TEST(News, ComeNewestFirst) {
    const Grown grown_ = grown(false);
    const auto found = news(grown_.after, grown_.before);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front(), grown_.after.session->graph().statements.back());
}

TEST(News, GoOnWithTheIdsThatThereWere) {
    const Grown grown_ = grown(false);
    const auto &old = grown_.before.session->graph().statements, &all = grown_.after.session->graph().statements;
    ASSERT_GE(all.size(), old.size());
    EXPECT_TRUE(std::equal(old.begin(), old.end(), all.begin()));
}

} // namespace
} // namespace porism::workflow
