// Quantities and the polynomial equations between them (definitions 10, 11, 16).
#include "facts/relation.h"

#include "base/random.h"
#include "facts/relation_exact.h"
#include "facts/statement.h"
#include "facts/truth.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "o"};
using Picture = std::vector<geometry::Point<double>>;

std::string read(const std::string& text) {
    const auto relation = parse_relation(text, names);
    return relation ? to_string(*relation, names) : to_string(relation.error());
}

Quantity any_quantity(Rng& rng) {
    if (rng.below(4) == 0) return Quantity::letter(std::string(1, static_cast<char>('x' + rng.below(3)))).value();
    for (;;) {
        const QuantityRow& about = quantity_table()[2 + rng.below(quantity_table().size() - 2)];
        std::vector<PointId> points;
        const std::size_t count = about.least + rng.below(std::min<std::size_t>(about.most, 5) - about.least + 1);
        for (std::size_t i = 0; i < count; ++i) points.emplace_back(rng.below(names.size()));
        if (const auto quantity = Quantity::of(about.kind, points)) return *quantity;
    }
}

Polynomial any_polynomial(Rng& rng) {
    Polynomial sum;
    for (std::uint64_t terms = 1 + rng.below(4); terms > 0; --terms) {
        Polynomial term =
            constant(numbers::ratio(static_cast<int>(rng.below(19)) - 9, 1 + static_cast<int>(rng.below(4))));
        if (rng.below(4) == 0)
            term =
                product(term, constant(numbers::Scalar::parse(rng.below(2) == 0 ? "sqrt(2)" : "pi").value())).value();
        for (std::uint64_t factors = rng.below(3); factors > 0; --factors)
            term = product(term, variable(any_quantity(rng))).value();
        sum = std::move(sum) + term;
    }
    return sum;
}

Picture any_picture(Rng& rng) {
    Picture points;
    for (std::size_t i = 0; i < names.size(); ++i) points.push_back({rng.uniform(-1, 1), rng.uniform(-1, 1)});
    return points;
}
const Letters letters{{"x", 1.5}, {"y", -0.25}, {"z", 3}};

TEST(Relation, ReadsBackWhatItWrites) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const auto relation = Relation::of(any_polynomial(rng));
        RC_PRE(relation.has_value());
        const auto again = parse_relation(to_string(*relation, names), names);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == *relation);
        RC_ASSERT(again->hash() == relation->hash());
    }));
}

// Sums, products and substitution commute with taking the value in a picture.
TEST(Relation, PolynomialsCalculateAsTheirValuesDo) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Polynomial a = any_polynomial(rng), b = any_polynomial(rng);
        const Picture picture = any_picture(rng);
        const auto value = [&](const Polynomial& polynomial) { return value_in(polynomial, picture, letters); };
        const auto near = [](double left, double right) {
            return std::fabs(left - right) <= 1e-9 * (1 + std::fabs(left) + std::fabs(right));
        };
        RC_PRE(std::isfinite(value(a)) && std::isfinite(value(b)));
        RC_ASSERT(near(value(a + b), value(a) + value(b)));
        RC_ASSERT(near(value(a - b), value(a) - value(b)));
        RC_ASSERT(near(value(product(a, b).value()), value(a) * value(b)));
        Letters with_b = letters;
        with_b["x"] = value(b);
        const auto in_place = substituted(a, Quantity::letter("x").value(), b);
        RC_ASSERT(near(value(*in_place), value_in(a, picture, with_b)));
    }));
}

TEST(Relation, IsEqualUpToFactorsAndSymmetries) {
    EXPECT_EQ(read("length(b,a)^2 + length(b,c)^2 = length(c,a)^2"),
              read("2length(a,c)^2 = 2*length(c,b)^2 + 2 length(a,b)*length(b,a)"));
    EXPECT_EQ(read("angle(c,b,a) = 2x + 10"), read("x = angle(a,b,c)/2 - 5"));
    EXPECT_EQ(read("area(a,b,c,d) = 1"), read("area(c,b,a,d) = 1"));
    EXPECT_NE(read("area(a,b,c,d) = 1"), read("area(a,c,b,d) = 1"));
    EXPECT_EQ(read("arc(o,a,b) = 40"), read("arc(o,b,a) = 40"));
    EXPECT_NE(read("arc(o,a,c,b) = 40"), read("arc(o,a,b) = 40"));
    EXPECT_NE(read("disc(o,a) = 1"), read("disc(a,o) = 1"));
}

TEST(Relation, ConstantsAreGathered) {
    EXPECT_EQ(read("length(a,b) = 5sqrt(8)/3 + 2*sqrt(2)"), "3*length(a,b) = 16*sqrt(2)");
    EXPECT_EQ(read("sqrt(2)sqrt(3)x = y"), read("y = sqrt(6)*x"));
    EXPECT_EQ(read("sqrt(3)^2 x = y"), "y = 3*x");
    EXPECT_EQ(read("2pi*sqrt(2)*pi = y"), "y = 2*pi^2*sqrt(2)");
    EXPECT_EQ(read("0.125x = 1"), "x = 8");
    EXPECT_TRUE(parse_relation("sqrt(2)*sqrt(2) = 3", names)->contradicts());
    EXPECT_FALSE(parse_relation("x = 3", names)->contradicts());
}

TEST(Relation, ErrorsNameTheirPlace) {
    EXPECT_EQ(parse_relation("lenth(a,b) = 3", names).error().mend, "did you mean length?");
    const std::pair<std::string, std::string> cases[] = {
        {"x", "relation_syntax"},
        {"x = ", "relation_syntax"},
        {"x = 2 3 )", "relation_syntax"},
        {"(x = 1", "relation_syntax"},
        {"x/y = 2", "relation_division"},
        {"x/0 = 2", "relation_division"},
        {"x^13 = 2", "relation_exponent"},
        {"x^0 = 2", "relation_exponent"},
        {"x^0.5 = 2", "relation_exponent"},
        {"x^(1/2) = 2", "relation_exponent"},
        {"length(a,b) = 2/(3-3)", "relation_division"},
        {"length(a,b) = 2/length(c,d)", "relation_division"},
        {"x = x", "relation_trivial"},
        {"length(a,a) = 1", "quantity_points"},
        {"length(a,q) = 1", "unknown_point"},
        {"length(=a", "relation_syntax"},
        {"disc(a) = 1", "quantity_points"},
        {"sqrt(-2) = x", "scalar_negative_root"},
        {"sqrt(2 = x", "scalar_syntax"},
        {"abcdefghi = x", "bad_letter"},
        {"compute = x", "bad_letter"},
        {"angle(a,b,c) = arccos(3/5)", "relation_radians"},
        {"2arctan(3/4) + x = angle(a,b,c)", "relation_radians"},
        {"length(a,b) = 10*cos(20)", "relation_radians"},
        {"angle(a,b,c) = 60o", "relation_degrees"},
        {"length(a,b) = 1e3", "relation_power_of_ten"},
        {"length(a,b) = 5e-1", "relation_power_of_ten"},
        {"length(a,b) = 5E+1", "relation_power_of_ten"},
        {"angle(a,b,c) = 60°", "relation_degrees"},
        {"AB = 3", "relation_points"},
        {"length(a,b) = 2*bc", "relation_points"},
        {"ABC = 60", "relation_points"},
        {"(a+b+c)^12 (a+b+c) = x", "relation_too_large"},
        {std::string(5000, '1') + " = x", "relation_too_large"},
        {std::string(100, '(') + "x = 1", "relation_too_large"},
    };
    for (const auto& [text, code] : cases) {
        const auto relation = parse_relation(text, names);
        ASSERT_FALSE(relation) << text;
        EXPECT_EQ(relation.error().code, code) << text;
        EXPECT_TRUE(relation.error().place);
        EXPECT_NE(relation.error().mend, "") << text;
    }
    EXPECT_EQ(parse_relation("x = length(a,q)", names, Place{"f", 3, 11}).error().place, (Place{"f", 3, 24}));
}

TEST(Relation, AnglesMayBeWrittenByTheirCosines) {
    EXPECT_EQ(read("angle(a,b,c) = number(arccos(1/2)/1o)"), "angle(a,b,c) = 60");
    EXPECT_EQ(read("length(a,b) = 10cos(60o)"), "length(a,b) = 5");
    EXPECT_NE(read("arc_length(a,b,c) = 5arccos(3/5)"), "");
}

TEST(Relation, ValuesAreThoseOfThePicture) {
    // A square a b c d of side 2 about o.
    const Picture square{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}, {0, 0}};
    const auto holds = [&](const std::string& text) {
        return relative_residual(parse_relation(text, names).value(), square, letters) < 1e-12;
    };
    EXPECT_TRUE(holds("length(a,b) = 2"));
    EXPECT_TRUE(holds("length(a,c) = 2sqrt(2)"));
    EXPECT_TRUE(holds("angle(a,b,c) = 90"));
    EXPECT_TRUE(holds("angle(b,a,c) = 45"));
    EXPECT_TRUE(holds("area(a,b,c,d) = 4"));
    EXPECT_TRUE(holds("perimeter(d,c,b,a) = 8"));
    EXPECT_TRUE(holds("disc(o,a) = 2pi"));
    EXPECT_TRUE(holds("circumference(o,b) = 2sqrt(2)pi"));
    EXPECT_TRUE(holds("arc(o,a,b) = 90"));
    EXPECT_TRUE(holds("arc(o,a,c,b) = 270"));
    EXPECT_TRUE(holds("arc(o,b,c,a) = 270"));
    EXPECT_TRUE(holds("arc_length(o,a,b) = sqrt(2)pi/2"));
    EXPECT_TRUE(holds("sector(o,a,d,b) = 3pi/2"));
    EXPECT_TRUE(holds("sine(b,a,c)^2 = 1/2"));
    EXPECT_TRUE(holds("cosine(a,o,c) = 0 - 1"));
    EXPECT_TRUE(holds("tangent(b,a,c) = 1"));
    EXPECT_TRUE(holds("length(a,b) = x - 2y"));
    EXPECT_FALSE(holds("length(a,b) = x"));
    EXPECT_FALSE(holds("length(a,b) = w"));
}

TEST(Relation, TakesOtherPoints) {
    const auto relation = parse_relation("angle(a,b,c) + angle(c,b,d) = angle(a,b,d)", names).value();
    const auto ids = [](std::initializer_list<std::size_t> of) {
        std::vector<PointId> points;
        for (const std::size_t i : of) points.emplace_back(i);
        return points;
    };
    EXPECT_EQ(to_string(renamed(relation, ids({3, 4, 2, 0})).value(), names),
              read("angle(d,o,c) + angle(c,o,a) = angle(d,o,a)"));
    EXPECT_FALSE(renamed(relation, ids({0, 0, 1, 2})));
}

TEST(Relation, NumbersMayDivideAndHaveRoots) {
    EXPECT_EQ(read("length(a,b) = 57/sqrt(57)"), read("length(a,b) = sqrt(57)"));
    EXPECT_EQ(read("length(a,b)/sqrt(2) = 1"), read("sqrt(2)*length(a,b) = 2"));
    EXPECT_EQ(read("length(a,b) = (49+57-64)/(2*7*sqrt(57))"), read("19*length(a,b) = sqrt(57)"));
    EXPECT_EQ(read("length(a,b) = 57^0.5"), read("length(a,b) = sqrt(57)"));
    EXPECT_EQ(read("length(a,b) = (50+7)^(1/2)"), read("length(a,b) = sqrt(57)"));
    EXPECT_EQ(read("length(a,b) = 3*2^(-1)"), read("2*length(a,b) = 3"));
}

TEST(Relation, FunctionsOfAnglesAreDecidedExactly) {
    using numbers::Decision;
    const numbers::QuadraticTower tower;
    const auto at = [](int x, int y) {
        return geometry::Point<numbers::Constructible>{numbers::Constructible(x), numbers::Constructible(y)};
    };
    const std::vector points{at(0, 0), at(4, 0), at(4, 3), at(-2, 1), at(-4, -3)};
    const std::pair<const char*, Decision> rows[] = {
        {"tangent(b,a,c) = 3/4", Decision::yes},
        {"sine(b,a,c) = 3/5", Decision::yes},
        {"cosine(b,a,c) = 4/5", Decision::yes},
        {"cosine(b,a,c) = 3/5", Decision::no},
        {"cosine(b,a,d) = -2*sqrt(5)/5", Decision::yes},
        {"tangent(b,a,d) = -1/2", Decision::yes},
        {"sine(b,a,d)^2 + cosine(b,a,d)^2 = 1", Decision::yes},
        {"length(a,c)*sine(b,a,c) = length(b,c)", Decision::yes},
        {"tangent(a,b,c) = 7", Decision::undecided},
        {"sine(c,a,o) = 0", Decision::undecided},
    };
    for (const auto& [text, decision] : rows)
        EXPECT_EQ(decide_exactly(parse_relation(text, names).value(), Points<numbers::Constructible>(points)), decision)
            << text;
}

TEST(Relation, IsAStatement) {
    const Statement statement = make(parse_relation("length(a,b) = 2length(c,d)", names).value());
    EXPECT_EQ(statement.predicate(), Predicate::relation);
    EXPECT_FALSE(row(statement.predicate()).order);
    EXPECT_EQ(statement.points().size(), 4U);
    EXPECT_EQ(to_string(statement, names), read("length(a,b) = 2length(c,d)"));
    const Statement equal = make(parse_relation("length(b,a)/2 = length(c,d)", names).value());
    EXPECT_EQ(statement, equal);
    EXPECT_EQ(statement.hash(), equal.hash());
    EXPECT_FALSE(statement < equal || equal < statement);
    const Statement other = make(parse_relation("length(a,b) = 3length(c,d)", names).value());
    EXPECT_NE(statement, other);
    EXPECT_TRUE((statement < other) != (other < statement));
    const Picture picture{{0, 0}, {2, 0}, {0, 1}, {1, 1}, {5, 5}};
    EXPECT_TRUE(seen(statement, picture));
    EXPECT_TRUE(refuted(other, picture));
    EXPECT_FALSE(make(Predicate::relation, {}));
}

} // namespace
} // namespace porism::facts
