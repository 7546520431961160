#include "realize/recipe.h"

#include <gtest/gtest.h>

namespace porism::realize {
namespace {

const scene::Construction& foot_row() {
    return scene::construction(*scene::construction_by_name("foot"));
}

int error_column(std::string_view text) {
    const auto parsed = parse_recipe(text, foot_row());
    if (parsed) return 0;
    EXPECT_EQ(parsed.error().code, "recipe");
    return parsed.error().place->column;
}

TEST(Recipe, EveryRowOfTheCatalogueIsRead) {
    for (const scene::Construction& row : scene::catalogue()) {
        const auto parsed = parse_recipe(row.recipe, row);
        ASSERT_TRUE(parsed) << to_string(parsed.error());
        std::size_t outputs = 0;
        for (const Recipe::Step& step : parsed->steps) outputs += step.output ? 1 : 0;
        EXPECT_EQ(outputs, scene::output_count(row)) << row.name;
        const Term& first = parsed->steps[0].term;
        const bool point =
            first.kind == Term::Kind::glide || diagram::row(first.primitive).result == diagram::Kind::point;
        EXPECT_EQ(point, row.places != scene::Places::locus) << row.name;
        EXPECT_TRUE(parsed->instead.empty() || row.places == scene::Places::locus) << row.name;
        EXPECT_TRUE(parsed->branches == 1 || row.places != scene::Places::locus) << row.name;
    }
}

TEST(Recipe, InputsAreTheFreedomOfTheRow) {
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const scene::Construction& row = scene::catalogue()[i];
        if (row.places == scene::Places::locus) continue;
        int inputs = 0;
        for (const Recipe::Step& step : recipe(ConstructionId(i)).steps)
            inputs += step.term.kind == Term::Kind::glide ? 1 : diagram::row(step.term.primitive).inputs;
        EXPECT_EQ(inputs, row.freedom) << row.name;
    }
}

TEST(Recipe, StepsAndConstantsAreReadAndBranchesCounted) {
    const auto& row = scene::construction(*scene::construction_by_name("square"));
    const auto parsed = parse_recipe("y = turn(b, a, [-1/2]), w = midpoint(a, b), x = shift(b, y, w)", row);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->steps[0].output, 1u);
    EXPECT_EQ(parsed->steps[1].output, std::nullopt);
    EXPECT_EQ(parsed->steps[0].term.constant->of({}), numbers::ratio(-1, 2));
    EXPECT_EQ(parsed->branches, 1);
    EXPECT_EQ(parsed->of_output(0).arguments[2].kind, Term::Kind::earlier);
    EXPECT_EQ(parse_recipe("y = turn_either(b, a, [1/2]), x = turn_either(a, y, [1/2])", row)->branches, 4);
    const auto& ratio = scene::construction(*scene::construction_by_name("rconst"));
    const auto scaled = parse_recipe("scaled_circle(c, a, b, [r^-2])", ratio);
    ASSERT_TRUE(scaled);
    const numbers::Rational three[] = {3};
    EXPECT_EQ(scaled->steps[0].term.constant->of(three), numbers::ratio(1, 9));
}

TEST(Recipe, TermsNest) {
    const auto parsed = parse_recipe("midpoint( a , foot(a, line(b, c)) )", foot_row());
    ASSERT_TRUE(parsed);
    const Term& top = parsed->steps.front().term;
    EXPECT_EQ(top.primitive, diagram::Primitive::midpoint);
    EXPECT_EQ(top.arguments[0].index, 0);
    EXPECT_EQ(top.arguments[1].arguments[1].arguments[1].index, 2);
}

TEST(Recipe, WhatIsWrongIsToldWithItsColumn) {
    EXPECT_GT(error_column(""), 0);
    EXPECT_GT(error_column("foot(a, line(b, c)"), 0) << "an open bracket";
    EXPECT_GT(error_column("foot(a, b)"), 0) << "a point where a line is taken";
    EXPECT_GT(error_column("foot(a)"), 0) << "too few";
    EXPECT_GT(error_column("fuss(a, line(b, c))"), 0) << "no such primitive";
    EXPECT_GT(error_column("midpoint(a, q)"), 0) << "no such slot";
    EXPECT_GT(error_column("midpoint(a, x)"), 0) << "an output is no input";
    EXPECT_GT(error_column("turn(a, b)"), 0) << "a constant is missing";
    EXPECT_GT(error_column("turn(a, b, [q])"), 0) << "no such number";
    EXPECT_GT(error_column("glide(a)"), 0) << "a glide on a point";
    EXPECT_EQ(error_column("midpoint(a, b) c"), 16);
    EXPECT_GT(
        error_column("midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint("), 0);
}

} // namespace
} // namespace porism::realize
