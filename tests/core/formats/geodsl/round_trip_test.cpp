// What both can say goes through the text and comes back.
#include "base/random.h"
#include "facts/truth.h"
#include "formats/geodsl/geodsl.h"
#include "formats/geodsl/respell.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "support/samples.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

namespace porism::geodsl {
namespace {

/// Statements of the table over few names, one after the other; those that are refused are left out.
std::string random_text(Rng& rng, int statements) {
    constexpr std::string_view names = "ABCDEFGHOP";
    std::string text = "Triangle(A,B,C)\nCircle(O)\n";
    for (int i = 0; i < statements; ++i) {
        const StatementRow& row = statement_table()[rng.below(statement_table().size())];
        std::string one(row.form);
        std::map<char, char> chosen;
        for (std::size_t k = one.find('(') + 1; k < one.size(); ++k) {
            const auto letter = [&](std::size_t at) {
                return at < one.size() && (std::isalpha(one[at]) || one[at] == '_');
            };
            if (!letter(k) || letter(k - 1) || letter(k + 1)) continue;
            if (std::islower(one[k]))
                one[k] = static_cast<char>('1' + rng.below(9));
            else
                one[k] = chosen.try_emplace(one[k], names[rng.below(names.size())]).first->second;
        }
        if (const auto rest = one.find("..."); rest != std::string::npos) one.replace(rest, 3, "Q,R");
        if (parse(text + one)) text += one + "\n";
    }
    return text;
}

TEST(GeoDslRoundTrip, WhatIsReadIsWrittenAndReadAgain) {
    std::size_t written = 0, all = 0;
    for (std::uint64_t seed = 0; seed < test::samples(1000); ++seed) {
        Rng rng(seed);
        const std::string text = random_text(rng, 12);
        const auto read = parse(text);
        ASSERT_TRUE(read) << text << to_string(read.error());
        ++all;
        const auto printed = print(read->content.scene);
        if (!printed) {
            EXPECT_EQ(printed.error().code, "not_in_geodsl");
            continue;
        }
        const auto back = parse(*printed);
        ASSERT_TRUE(back) << *printed << to_string(back.error());
        const bool in_other_words = !losses(read->content).empty();
        if (in_other_words) continue;
        ++written;
        const auto before = read->content.scene.actions(), after = back->content.scene.actions();
        ASSERT_TRUE(std::ranges::equal(before, after)) << text << "---\n" << *printed;
    }
    RecordProperty("written", static_cast<int>(written));
    EXPECT_GT(written * 100, all * 99) << written << " of " << all;
}

TEST(GeoDslRoundTrip, ALongTextIsWritten) {
    std::string text;
    for (int i = 0; i < 400; ++i) text += "Free(A" + std::to_string(i) + ")\n";
    for (int i = 0; text.size() < max_text_bytes / 4 * 3; ++i)
        text += "Line(A" + std::to_string(i % 399) + ",A" + std::to_string(i % 397 + 1) + ")=" + std::to_string(i + 1) +
                "\n";
    const auto read = parse(text);
    ASSERT_TRUE(read) << to_string(read.error());
    const auto printed = print(read->content.scene);
    ASSERT_TRUE(printed) << to_string(printed.error());
    EXPECT_EQ(parse(*printed)->content.scene, read->content.scene);
}

TEST(GeoDslRoundTrip, WhatNoStatementMakesIsSaidByOthers) {
    const std::pair<const char*, const char*> samples[] = {
        {"a b c = triangle; o = circle o a b c", "Triangle(A,B,C)\nCir_circle(O,Triangle(A,B,C))\n"},
        {"a b c = triangle; d = free; x = on_line x a b, on_line x c d",
         "Triangle(A,B,C)\nFree(D)\nIntersection_ll(X,Line(A,B),Line(C,D))\n"},
        {"a = free; b = lconst b a 3", "Free(A)\nFree(B)\nLine(A,B)=(3)\n"},
        {"a b = segment; x = on_bline x a b",
         "Line(A,B)\nFree(X)\nCircle(X)\nIsOnarc(A,Circle(X))\nIsOnarc(B,Circle(X))\n"},
        {"a b c = triangle; x = on_tline x a b c, on_line x b c", "Triangle(A,B,C)\nFree(X)\nFoot(X,A,Line(B,C))\n"},
        {"a b c d = r_trapezoid", "Trapezoid(A,B,C,D)\nR_triangle(B,A,D)\n"}};
    for (const auto& [line, expected] : samples) {
        const auto jgex = jgex::parse_problem(line);
        ASSERT_TRUE(jgex) << line;
        const auto text = print(jgex->scene);
        ASSERT_TRUE(text) << to_string(text.error());
        EXPECT_EQ(*text, expected);
        EXPECT_FALSE(losses(*jgex).empty()) << "the actions are others: " << line;
        EXPECT_EQ(parse(*text)->content.scene.point_count(), jgex->scene.point_count());
    }
}

TEST(GeoDslRoundTrip, JgexIsWrittenAsStatements) {
    const auto jgex = jgex::parse_problem("a b c = triangle a b c; d = foot d a b c; o = circumcenter o a b c; "
                                          "e = on_circle e o a; f = on_line f a b; x = intersection_ll x a e b c");
    ASSERT_TRUE(jgex);
    const auto text = print(jgex->scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(*text, "Triangle(A,B,C)\nFoot(D,A,Line(B,C))\nCir_circle(O,Triangle(A,B,C))\nIsOnarc(E,Circle(O))\n"
                     "Para(Line(A,F),Line(A,B))\nIntersection_ll(X,Line(A,E),Line(B,C))\n");
    EXPECT_EQ(parse(*text)->content.scene, jgex->scene);
}

TEST(GeoDslRoundTrip, WhatHasNoStatementIsNamed) {
    const auto jgex = jgex::parse_problem("a b c = triangle a b c; h = orthocenter h a b c; d = on_aline d a b a c b");
    const auto text = print(jgex->scene);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, "not_in_geodsl");
    EXPECT_EQ(text.error().pointer, "/actions/2");
    EXPECT_NE(text.error().what.find("d = on_aline"), std::string::npos);
}

/// Of each construction of the catalogue: in the figures of what it is put into it holds as it is, as free as before.
TEST(GeoDslRoundTrip, OtherWordsMeanTheSame) {
    std::size_t changed = 0;
    for (const scene::Construction& row : scene::catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        ASSERT_TRUE(content) << row.name;
        const Respelled other = respelled(content->scene);
        EXPECT_EQ(respelled(other.scene).scene, other.scene) << row.name;
        if (!other.changed) continue;
        ++changed;
        const auto figure = realize::realize(other.scene);
        ASSERT_TRUE(figure) << row.name << ": " << to_string(figure.error());
        std::vector<PointId> moved;
        for (const std::string& name : content->scene.names()) moved.push_back(*other.scene.find(name));
        for (const scene::Action& action : content->scene.actions())
            for (const auto patterns : {&scene::Construction::gives, &scene::Construction::guarantees})
                for (const facts::Statement& one : scene::said_by(action, patterns)) {
                    const auto there = facts::renamed(one, moved);
                    EXPECT_TRUE(facts::seen(*there, figure->scene_picture.points))
                        << row.name << ": " << facts::to_string(*there, other.scene.names());
                }
    }
    EXPECT_GE(changed, 50U);
}

/// Other words that cannot be meant of these points: a midpoint has two ends.
TEST(GeoDslRoundTrip, AShiftByItsOwnLengthIsNamed) {
    const auto jgex = jgex::parse_problem("b d = segment b d; x = shift x b b d");
    ASSERT_TRUE(jgex);
    const auto text = print(jgex->scene);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().pointer, "/actions/1");
}

/// The known common point need not be the one by which a circle is named.
TEST(GeoDslRoundTrip, TheOtherCommonPointOfCirclesIsSaidByAnyPointsOfThem) {
    const std::string circles = "a b c = triangle a b c; d = free d; e = on_line e b c; o = circle o a b c; "
                                "p = circle p a e d; ";
    for (const char* const met : {"m = on_circle m o b, on_circle m p d", "m = on_circle m o a, on_circle m p d",
                                  "m = on_circle m p e, on_circle m o c"}) {
        const auto jgex = jgex::parse_problem(circles + met);
        ASSERT_TRUE(jgex) << met;
        const auto text = print(jgex->scene);
        ASSERT_TRUE(text) << to_string(text.error());
        EXPECT_NE(text->find("Intersection_cc(M,"), std::string::npos) << *text;
        const auto back = parse(*text);
        ASSERT_TRUE(back);
        const scene::Action& last = back->content.scene.actions().back();
        EXPECT_EQ(scene::construction(last.uses.front().construction).name, "intersection_cc") << *text;
        EXPECT_EQ(back->content.scene.name(last.uses.front().points.back()), "a") << *text;
    }
}

TEST(GeoDslRoundTrip, CirclesThatMeetAreNamedByAnyPointsOfThem) {
    const auto jgex = jgex::parse_problem("c a b = triangle c a b; d e f = triangle d e f; o = circle o b a c; "
                                          "p = circle p d e f; m = on_circle m o a, on_circle m p e");
    ASSERT_TRUE(jgex);
    const auto text = print(jgex->scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_NE(text->find("Intersection_cc(M,Circle(O),Circle(P))"), std::string::npos) << *text;
}

/// What is written of each row; the others are named, with what there is no statement for.
TEST(GeoDslRoundTrip, ConstructionsThatTheLanguageHasNoWordsFor) {
    const std::map<std::string, std::string> unsaid = {{"acute_triangle", "acute_angle"},
                                                       {"on_aline", "eqangle"},
                                                       {"on_aline0", "eqangle"},
                                                       {"on_aline2", "eqangle"},
                                                       {"eqangle2", "eqangle"},
                                                       {"eqangle3", "eqangle"},
                                                       {"s_angle", "aconst"},
                                                       {"aconst", "aconst"},
                                                       {"simtri", "simtri"},
                                                       {"simtrir", "simtrir"},
                                                       {"contri", "contri"},
                                                       {"contrir", "contrir"},
                                                       {"psquare", "psquare"},
                                                       {"nsquare", "nsquare"},
                                                       {"rotate", "rotate"},
                                                       {"on_radical", "eqpower"},
                                                       {"2l1c", "2l1c"},
                                                       {"cc_tangent", "apart_by"},
                                                       {"cc_tangent0", "same_side_of"},
                                                       {"cc_itangent", "apart_by"},
                                                       {"e5128", "eqangle"}};
    for (const scene::Construction& row : scene::catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        const auto text = print(content->scene);
        const auto known = unsaid.find(row.name);
        ASSERT_EQ(text.has_value(), known == unsaid.end()) << row.name << (text ? "" : ": " + to_string(text.error()));
        if (!text) {
            EXPECT_NE(text.error().what.find(known->second), std::string::npos) << text.error().what;
        }
    }
}

/// Orders that no statement says, by points of a line with feet of perpendiculars.
TEST(GeoDslRoundTrip, OrdersByFeet) {
    const std::pair<const char*, const char*> samples[] = {
        {"acute_angle a b c", "Foot(O1,A,Line(B,C))\nIsOnline(C,Line(B,O1))\n"},
        {"obtuse_angle a b c", "Foot(O1,A,Line(B,C))\nIsOnline(B,Line(C,O1))\nIsOnline(B,Line(O1,C))\n"},
        {"same_side_of c d a b", "Foot(O1,C,Line(A,B))\nFoot(O2,D,Line(O1,C))\nIsOnline(C,Line(O1,O2))\n"},
        {"npara a d b c", "Intersection_ll(O1,Line(A,D),Line(B,C))\n"}};
    for (const auto& [order, expected] : samples) {
        scene::Scene scene = jgex::parse_problem("a b c = triangle a b c; d = free d")->scene;
        scene::Action stating;
        stating.states = facts::parse_goal(order, scene.names())->front();
        ASSERT_TRUE(scene.append(stating, {}));
        EXPECT_FALSE(print(scene)) << order;
        const auto text = print(scene, {Orders::by_feet});
        ASSERT_TRUE(text) << order << to_string(text.error());
        EXPECT_EQ(*text, "Triangle(A,B,C)\nFree(D)\n" + std::string(expected));
        EXPECT_TRUE(parse(*text)) << *text;
    }
}

/// A common point of a line and a circle that a construction leaves open, as the picture has it.
TEST(GeoDslRoundTrip, ThePictureTellsWhichCommonPointIsMeant) {
    const auto scene =
        jgex::parse_problem("o p = segment o p; a b = segment a b; x = on_line x a b, on_circle x o p")->scene;
    EXPECT_FALSE(print(scene));
    const auto point = [](double x, double y) { return geometry::Point<double>{x, y}; };
    const std::vector at_a{point(0, 0), point(5, 0), point(-4, 3), point(9, 3), point(-4, 3)};
    const auto text = print(scene, {Orders::as_stated, at_a});
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_NE(text->find("Intersection_cl(X,Circle(O),Line(A,B))"), std::string::npos) << *text;
    const std::vector at_b{point(0, 0), point(5, 0), point(-9, 3), point(9, 3), point(4, 3)};
    EXPECT_NE(print(scene, {Orders::as_stated, at_b})->find("Intersection_cl(X,Circle(O),Line(B,A))"),
              std::string::npos);
}

TEST(GeoDslRoundTrip, EqualQuantitiesAreOneLetter) {
    auto scene = jgex::parse_problem("a b c = triangle a b c; x = free x")->scene;
    for (const char* const text : {"angle(a,b,x) = angle(x,b,c)", "length(a,b) + length(b,c) = 2*length(a,c)"}) {
        scene::Action stating;
        stating.states = facts::parse_goal(text, scene.names())->front();
        ASSERT_TRUE(scene.append(stating, {}));
    }
    const auto text = print(scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(*text, "Triangle(A,B,C)\nFree(X)\nAngle(C,B,X)=(u)\nAngle(A,B,X)=(u)\n"
                     "Line(A,C)=(v)\nLine(B,C)=(w)\nLine(A,B)=(2*v-w)\n");
}

/// In_circle and IsCentroidOf give points besides the centre, but under names of their own.
TEST(GeoDslRoundTrip, PointsBesidesACentreKeepTheirNames) {
    const std::pair<const char*, const char*> samples[] = {
        {"a b c = triangle a b c; d e f i = incenter2 d e f i a b c",
         "Triangle(A,B,C)\nIn_circle(I,Triangle(A,B,C))\n"},
        {"a b c = triangle a b c; x y z i = incenter2 x y z i a b c",
         "Triangle(A,B,C)\nIsCenterOf(I,Triangle(A,B,C))\nFoot(X,I,Line(B,C))\nFoot(Y,I,Line(C,A))\n"
         "Foot(Z,I,Line(A,B))\n"},
        {"a b c = triangle a b c; x y z i = incenter2 x y z i a b c; m = midpoint m x y",
         "Triangle(A,B,C)\nIsCenterOf(I,Triangle(A,B,C))\nFoot(X,I,Line(B,C))\nFoot(Y,I,Line(C,A))\n"
         "Foot(Z,I,Line(A,B))\nIsMidpointOf(M,Line(X,Y))\n"},
        {"a b c = triangle a b c; x y z g = centroid x y z g a b c; f = foot f x a b",
         "Triangle(A,B,C)\nIsMidpointOf(X,Line(B,C))\nIsMidpointOf(Y,Line(C,A))\nIsMidpointOf(Z,Line(A,B))\n"
         "Intersection_ll(G,Line(A,X),Line(B,Y))\nFoot(F,X,Line(A,B))\n"}};
    for (const auto& [line, expected] : samples) {
        const auto text = print(jgex::parse_problem(line)->scene);
        ASSERT_TRUE(text) << line << to_string(text.error());
        EXPECT_EQ(*text, expected);
    }
}

TEST(GeoDslRoundTrip, ASecondCircleAboutAPointIsALength) {
    const auto jgex = jgex::parse_problem("a b = segment a b; c = free c; d = on_circle d a b; e = on_circle e a c");
    const auto text = print(jgex->scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(*text, "Line(A,B)\nFree(C)\nCircle(A)\nIsOnarc(B,Circle(A))\nIsOnarc(D,Circle(A))\nFree(E)\n"
                     "Line(A,C)=(u)\nLine(A,E)=(u)\n");
}

TEST(GeoDslRoundTrip, WhatHasNoValueIsNoLetter) {
    auto scene = jgex::parse_problem("a b c = triangle a b c; x = free x")->scene;
    scene::Action stating;
    stating.states = facts::parse_goal("area(a,b,x) = area(x,b,c)", scene.names())->front();
    ASSERT_TRUE(scene.append(stating, {}));
    const auto text = print(scene);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().pointer, "/actions/2");
}

TEST(GeoDslRoundTrip, TheOtherPointOfALineAndACircle) {
    const auto jgex = jgex::parse_problem("a b c = triangle a b c; i = incenter i a b c; o = circumcenter o a b c; "
                                          "w = on_line w a i, on_circle w o b");
    const auto text = print(jgex->scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(*text, "Triangle(A,B,C)\nIsCenterOf(I,Triangle(A,B,C))\nCir_circle(O,Triangle(A,B,C))\n"
                     "Intersection_cl(W,Circle(O),Line(I,A))\n");
}

TEST(GeoDslRoundTrip, NamesThatDifferInACapitalStayDifferent) {
    const auto jgex = jgex::parse_problem("a A = segment a A; m = midpoint m a A");
    ASSERT_TRUE(jgex);
    const auto text = print(jgex->scene);
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_EQ(*text, "Line(A,A_1)\nIsMidpointOf(M,Line(A,A_1))\n");
}

} // namespace
} // namespace porism::geodsl
