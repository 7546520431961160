// What the marks of a picture say: givens that may be marked, exactly, and nothing else.
#include "core/paint/items.h"
#include "paint/compose.h"
#include "paint/json.h"
#include "paint/vec.h"

#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "support/random_scene.h"
#include "support/sanitized.h"
#include "support/stated.h"

#include <gtest/gtest.h>
#include <map>
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

/// Of the strokes of equal lengths, by the segment that they stand on: how many.
std::map<std::pair<PointId, PointId>, int> equal_strokes(const DisplayList& list) {
    std::map<std::pair<PointId, PointId>, int> out;
    for (const Item& item : list.items)
        if (const auto* line = std::get_if<Line>(&item); line && line->subject.kind == Subject::Kind::equal_lengths)
            ++out[std::minmax(line->subject.first, line->subject.second)];
    return out;
}

TEST(Said, HalvesOfEqualSidesHaveOneSign) {
    const Marked rectangle =
        drawn_problem("a@0_0 b@6_0 c@6_4 d@0_4 = rectangle a b c d; m = midpoint m a b; n = midpoint n c d");
    const DisplayList list = rectangle.list();
    const auto strokes = equal_strokes(list);
    const PointId a(0), b(1), c(2), d(3), m(4), n(5);
    ASSERT_EQ(strokes.size(), 6U) << "four halves and the two other sides, no bow over the halves";
    for (const auto& half : {std::pair(a, m), {b, m}, {c, n}, {d, n}}) EXPECT_EQ(strokes.at(half), strokes.at({a, m}));
    EXPECT_NE(strokes.at({a, d}), strokes.at({a, m}));
    const auto said = rectangle.said(list);
    for (const char* given : {"cong a b c d", "midp m a b", "midp n c d", "cong a d b c"})
        EXPECT_EQ(std::ranges::count(said, given), 1) << given;
}

TEST(Said, HalvesOfWhichOneSideHasNoMarkAreNotCompared) {
    const Marked rectangle =
        drawn_problem("a@0_0 b@6_0 c@6_4 d@0_4 = rectangle a b c d; m = midpoint m a b; n = midpoint n c d");
    Given some;
    for (std::size_t i = 0; i < rectangle.diagram.givens.size(); ++i)
        if (facts::to_string(rectangle.diagram.givens[i].statement, rectangle.diagram.names) != "midp n c d")
            some.insert(i);
    const DisplayList list = rectangle.list(some);
    EXPECT_TRUE(equal_strokes(list).contains({PointId(0), PointId(1)})) << "on a bow";
    EXPECT_EQ(std::ranges::count(rectangle.said(list), "midp n c d"), 0);
}

/// Whether some line, without those of signs, lies over a stroke.
bool has_hidden_stroke(const DisplayList& list) {
    std::vector<Line> strokes, others;
    for (const Item& item : list.items)
        if (const auto* line = std::get_if<Line>(&item))
            (line->subject.kind == Subject::Kind::equal_lengths ? strokes : others).push_back(*line);
    return std::ranges::any_of(strokes, [&](const Line& stroke) {
        return std::ranges::any_of(others, [&](const Line& other) {
            const Vec u = unit(other.to - other.from);
            const auto near = [&](Vec p) {
                const double along = dot(p - other.from, u);
                return std::fabs(cross(u, p - other.from)) < 1.5 && along > 0 && along < length(other.to - other.from);
            };
            return near(stroke.from) && near(stroke.to);
        });
    });
}

bool is_within(const DisplayList& list, Vec p) {
    return p.x >= 0 && p.y >= 0 && p.x <= list.width && p.y <= list.height;
}

TEST(Said, AStrokeLiesOnNoOtherLineAndOnThePage) {
    const Marked median = drawn_problem("a@0_0 b@8_0 c@2_5 = triangle a b c; m = midpoint m a b; d = foot d c a b");
    const DisplayList list = median.list();
    EXPECT_FALSE(has_hidden_stroke(list));
    const auto said = median.said(list);
    EXPECT_EQ(std::ranges::count(said, "midp m a b"), 1);
    const Marked flat = drawn_problem("a@0_0 b@6_0 c@6_1.5 d@0_1.5 = rectangle a b c d; m = free m; p@2_0 = on_line p "
                                      "a b; q@4_1.5 = on_line q c d");
    const DisplayList page = flat.list();
    for (const Item& item : page.items) {
        const auto* line = std::get_if<Line>(&item);
        if (line == nullptr || line->subject.kind != Subject::Kind::equal_lengths) continue;
        EXPECT_TRUE(is_within(page, line->from) && is_within(page, line->to));
    }
}

TEST(Said, OfMoreClassesThanAnyoneCountsStrokesByRings) {
    const Marked quadrangle = drawn_problem("a@0_0 b@5_0 c@4_3 d@0.6_2.4 = eqdia_quadrangle a b c d; p = midpoint p a "
                                            "b; q = midpoint q b c; r = midpoint r c d; s = midpoint s d a");
    const DisplayList list = quadrangle.list();
    const auto rings = std::ranges::count_if(list.items, [](const Item& item) {
        const auto* dot = std::get_if<Dot>(&item);
        return dot != nullptr && dot->subject.kind == Subject::Kind::equal_lengths;
    });
    EXPECT_EQ(rings, 2) << "one on each segment of the fifth class";
    EXPECT_EQ(quadrangle.said(list).size(), 5U);
}

/// An altitude is drawn to its foot, whether that has a name or not, and so is the side beyond its end.
TEST(Said, OfAnOrthocentreByTheFeetOfItsAltitudes) {
    for (const char* triangle : {"a@1.2_3 b@0_0 c@4_0", "a@2_1 b@0_0 c@4.5_0", "a@-1.5_2 b@0_0 c@4_0"}) {
        const Marked altitudes = drawn_problem(std::string(triangle) + " = triangle a b c; h = orthocenter h a b c");
        EXPECT_EQ(altitudes.said(altitudes.list()).size(), 3U) << triangle;
    }
    const Marked right = drawn_problem("a b c = r_triangle a b c; h = orthocenter h a b c");
    EXPECT_FALSE(right.list().items.empty());
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
        EXPECT_FALSE(has_hidden_stroke(picture_of(scene, *diagram, 480)));
        property.check({scene, *std::move(diagram)});
        if (::testing::Test::HasFailure()) break;
    }
    EXPECT_GT(property.removed, 2 * wanted);
    EXPECT_LT(property.implied, property.removed / 2);
    EXPECT_LT(property.split, property.removed / 4);
}

} // namespace
} // namespace porism::paint
