// Classes of facts in words: each two members of a chain are as it says.
#include "translate/class_text.h"

#include "geometry/point.h"

#include <gtest/gtest.h>

namespace porism::translate {
namespace {

using geometry::Point;

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "m_ab"};

proof::FactClass of(facts::Predicate predicate, std::vector<std::vector<PointId>> members) {
    return {*proof::fact_kind_of(predicate), {0, 1}, std::move(members), {}};
}

PointId p(std::size_t index) {
    return PointId(index);
}

TEST(ClassText, PutsTheSignBetweenTheMembers) {
    const std::vector<std::vector<PointId>> pairs{{p(0), p(1)}, {p(2), p(3)}, {p(4), p(6)}};
    EXPECT_EQ(say(of(facts::Predicate::cong, pairs), names), "AB = CD = EM_ab");
    EXPECT_EQ(say(of(facts::Predicate::para, pairs), names), "AB ∥ CD ∥ EM_ab");
    proof::FactClass across = of(facts::Predicate::perp, {pairs[0], pairs[1]});
    across.across = {pairs[2]};
    EXPECT_EQ(say(across, names), "AB ∥ CD ⊥ EM_ab");
    const std::vector<std::vector<PointId>> triangles{{p(0), p(1), p(2)}, {p(3), p(4), p(5)}};
    EXPECT_EQ(say(of(facts::Predicate::simtri, triangles), names), "△ABC ∼ △DEF");
    EXPECT_EQ(say(of(facts::Predicate::contrir, triangles), names), "△ABC ≅ △DEF");
    const std::vector<std::vector<PointId>> ratios{{p(0), p(1), p(2), p(3)}, {p(0), p(2), p(4), p(5)}};
    EXPECT_EQ(say(of(facts::Predicate::eqratio, ratios), names), "AB : CD = AC : EF");
}

TEST(ClassText, TellsAnAngleFromItsSupplementByThePicture) {
    // Directed, AB to AC is as AC to AD turned on, and as AD to AE where E lies behind A.
    const std::vector<Point<double>> picture{{0, 0}, {1, 0}, {0.5, 0.5}, {0, 1}, {0.7, -0.7}, {2, 2}};
    const auto members =
        of(facts::Predicate::eqangle, {{p(0), p(1), p(0), p(2)}, {p(0), p(2), p(0), p(3)}, {p(0), p(3), p(0), p(4)}});
    EXPECT_EQ(say(members, names, picture), "∠BAC = ∠CAD = 180° − ∠DAE");
    EXPECT_EQ(say(members, names), "∠(AB, AC) = ∠(AC, AD) = ∠(AD, AE)");
    const auto apart = of(facts::Predicate::eqangle, {{p(0), p(1), p(0), p(2)}, {p(1), p(2), p(3), p(4)}});
    EXPECT_EQ(say(apart, names, picture), "∠(AB, AC) = ∠(BC, DE)");
}

} // namespace
} // namespace porism::translate
