// What the marks of a picture say: givens that may be marked, exactly, and nothing else.
#include "core/paint/items.h"
#include "paint/compose.h"
#include "paint/json.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"
#include "support/stated.h"

#include <gtest/gtest.h>
#include <numeric>
#include <set>

namespace porism::paint {
namespace {

using Given = std::set<std::size_t>;

struct Marked {
    scene::Scene scene;
    diagram::Diagram diagram;

    DisplayList list(const std::optional<Given>& marked = {}, Options options = {}) const {
        if (marked) {
            options.marked.emplace(diagram.givens.size(), false);
            for (const std::size_t given : *marked) (*options.marked)[given] = true;
        }
        return picture_of(scene, diagram, 480, options);
    }
    std::vector<std::string> said(const DisplayList& list) const {
        std::vector<std::string> out;
        for (const std::size_t given : list.said)
            out.push_back(facts::to_string(diagram.givens[given].statement, diagram.names));
        return out;
    }
};

Marked drawn(scene::Scene scene) {
    auto diagram = realize::realize(scene);
    EXPECT_TRUE(diagram) << to_string(diagram.error());
    return {std::move(scene), *std::move(diagram)};
}
Marked drawn_problem(std::string_view problem) {
    return drawn(jgex::parse_problem(problem)->scene);
}
Marked drawn_of(const char* points, const std::vector<std::string>& statements) {
    return drawn(test::points_with(points, statements));
}

Given as_set(const std::vector<std::size_t>& said) {
    return {said.begin(), said.end()};
}

using Said = std::vector<std::string>;

TEST(Said, IsWhatASignSays) {
    const Marked altitude = drawn_problem("a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c; m = midpoint m a b");
    EXPECT_EQ(altitude.said(altitude.list()), (Said{"perp a d b c", "midp m a b"}))
        << "that D is on BC is no sign's to say";
    const Marked values = drawn_of("a b c", {"length(a,b) = 7", "angle(a,b,c) = 40", "length(b,c) = length(a,c)"});
    EXPECT_EQ(values.said(values.list()).size(), 3U);
    const Marked right = drawn_of("a b c", {"angle(a,b,c) = 90", "length(a,b) = x + 1"});
    EXPECT_EQ(right.said(right.list()).size(), 2U);
}

TEST(Said, OfParallelsByArrowHeads) {
    const auto heads = [](const DisplayList& list) {
        return std::ranges::count_if(list.items, [](const Item& item) {
            const auto* polygon = std::get_if<Polygon>(&item);
            return polygon != nullptr && polygon->subject.kind == Subject::Kind::parallels;
        });
    };
    const Marked trapezium = drawn_problem("a@0_0 b@4_0 c@3.2_2 d@1_2 = trapezoid a b c d");
    EXPECT_EQ(heads(trapezium.list()), 2);
    EXPECT_EQ(trapezium.said(trapezium.list()), (Said{"para a b c d"}));
    const Marked parallelogram = drawn_problem("a@0_0 b@4_0 c@5_2 = triangle a b c; d = parallelogram a b c d");
    EXPECT_EQ(heads(parallelogram.list()), 2 + 4);
    EXPECT_EQ(parallelogram.said(parallelogram.list()).size(), 4U);
    EXPECT_EQ(heads(drawn_problem("a b c d = rectangle a b c d").list()), 0) << "its right angles say as much";
}

/// A class of strokes says all equalities among its lengths, also one that may not be marked by itself.
TEST(Said, OfAClassIsAllThatIsGivenOfIt) {
    const Marked equal = drawn_of("a b c", {"cong a b b c", "cong b c a c", "cong a b a c"});
    EXPECT_EQ(equal.list(Given{0, 1}).said.size(), equal.list().said.size());
    EXPECT_EQ(equal.list(Given{0}).said, (std::vector<std::size_t>{0}));
    EXPECT_TRUE(equal.list(Given{}).said.empty());
}

TEST(Said, IsNotWhatCannotBeSeen) {
    const Marked small = drawn_of("a b c d e f", {"length(a,b) = 300", "length(c,d) = 1", "cong c d e f", "coll a b c",
                                                  "coll a b d", "coll a b e", "coll a b f"});
    const Said said = small.said(small.list());
    EXPECT_EQ(std::ranges::count(said, "cong c d e f"), 0) << "there is no room for strokes";
    Options hiding;
    hiding.hidden = {PointId(3)};
    const Marked altitude = drawn_problem("a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c");
    EXPECT_TRUE(altitude.list({}, hiding).said.empty()) << "a reader does not see what is meant";
    Options lit;
    lit.lit = {{altitude.diagram.givens[0].statement, Role::goal}};
    for (const diagram::Given& given : altitude.diagram.givens) lit.lit.push_back({given.statement, Role::goal});
    EXPECT_TRUE(altitude.list({}, lit).said.empty()) << "a goal that is lit is not told as given";
}

TEST(Said, IsInTheJson) {
    const Marked altitude = drawn_problem("a@1.1_3 b@0_0 c@4_0 = triangle a b c; d = foot d a b c");
    const Json json = to_json(altitude.list(), altitude.diagram);
    EXPECT_EQ(json["marks"], (Json{"perp a d b c"}));
    std::size_t squares = 0;
    for (const Json& item : json["items"])
        if (item.contains("says")) {
            EXPECT_EQ(item["says"], json["marks"]);
            EXPECT_TRUE(item["subject"].contains("right_angle"));
            ++squares;
        }
    EXPECT_EQ(squares, 1U);
}

bool is_mark(const Subject& subject) {
    return subject.kind >= Subject::Kind::equal_lengths;
}

template<class Visit>
void each_mark(const DisplayList& list, Visit visit) {
    for (const Item& item : list.items)
        std::visit(
            [&](const auto& one) {
                if (is_mark(one.subject)) visit(one.subject);
            },
            item);
}

/// How many classes make what some givens say of marks of one kind: those are joined that say one given together.
std::size_t classes(const DisplayList& list, const Given& givens, Subject::Kind kind) {
    std::vector<std::vector<Saying>> groups;
    for (const Saying& saying : list.sayings) {
        if (saying.mark.kind != kind || !givens.contains(saying.given)) continue;
        std::vector<Saying> joined{saying};
        std::erase_if(groups, [&](const std::vector<Saying>& group) {
            const bool meets = std::ranges::any_of(
                group, [&](const Saying& other) { return other.given == saying.given || other.mark == saying.mark; });
            if (meets) joined.insert(joined.end(), group.begin(), group.end());
            return meets;
        });
        groups.push_back(std::move(joined));
    }
    return groups.size();
}

struct Property {
    std::size_t scenes = 0, removed = 0, implied = 0, split = 0;

    void check(const Marked& figure) {
        const DisplayList all = figure.list();
        const Given said = as_set(all.said);
        each_mark(all, [&](const Subject& mark) {
            EXPECT_TRUE(std::ranges::any_of(all.sayings, [&](const Saying& one) { return one.mark == mark; }))
                << "no given says it";
        });
        EXPECT_EQ(as_set(figure.list(said).said), said);
        EXPECT_TRUE(figure.list(Given{}).said.empty());
        each_mark(figure.list(Given{}), [&](const Subject&) { ADD_FAILURE() << "nothing may be marked"; });
        for (const std::size_t given : said) without(figure, all, given);
        scenes += said.empty() ? 0 : 1;
    }

    void without(const Marked& figure, const DisplayList& all, std::size_t given) {
        const Given said = as_set(all.said);
        Given rest = said;
        rest.erase(given);
        const Given left = as_set(figure.list(rest).said);
        const Subject::Kind kind = std::ranges::find(all.sayings, given, &Saying::given)->mark.kind;
        // A class that falls apart changes the numbers of the strokes.
        if (classes(all, rest, kind) > classes(all, said, kind)) {
            ++split;
            EXPECT_FALSE(left.contains(given));
            return;
        }
        ++removed;
        implied += left == said ? 1 : 0;
        if (left != said) {
            EXPECT_EQ(left, rest);
        }
    }
};

TEST(Said, ShrinksByWhatMayNotBeMarked) {
    const std::size_t wanted = test::sanitized ? 20 : 150;
    Property property;
    for (std::uint64_t seed = 1; property.scenes < wanted; ++seed) {
        test::RandomSceneOptions options;
        options.actions = 10;
        const auto scene = test::random_scene(seed, options).scene;
        realize::Options realizing;
        realizing.explain = false;
        auto diagram = realize::realize(scene, realizing);
        if (!diagram || diagram->givens.size() > 40) continue;
        SCOPED_TRACE(seed);
        property.check({scene, *std::move(diagram)});
        if (::testing::Test::HasFailure()) break;
    }
    EXPECT_GT(property.removed, 2 * wanted);
    EXPECT_LT(property.implied, property.removed / 2);
    EXPECT_LT(property.split, property.removed / 4);
}

} // namespace
} // namespace porism::paint
