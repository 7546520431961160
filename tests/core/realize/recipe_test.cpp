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
        EXPECT_EQ(parsed->size(), scene::output_count(row)) << row.name;
        const bool point = diagram::row((*parsed)[0].primitive).result == diagram::Kind::point;
        EXPECT_EQ(point, row.places != scene::Places::locus) << row.name;
    }
}

TEST(Recipe, TermsNest) {
    const auto parsed = parse_recipe("midpoint( a , foot(a, line(b, c)) )", foot_row());
    ASSERT_TRUE(parsed);
    const Term& top = parsed->front();
    EXPECT_EQ(top.primitive, diagram::Primitive::midpoint);
    EXPECT_EQ(top.arguments[0].slot, 0);
    EXPECT_EQ(top.arguments[1].arguments[1].arguments[1].slot, 2);
}

TEST(Recipe, WhatIsWrongIsToldWithItsColumn) {
    EXPECT_GT(error_column(""), 0);
    EXPECT_GT(error_column("foot(a, line(b, c)"), 0) << "an open bracket";
    EXPECT_GT(error_column("foot(a, b)"), 0) << "a point where a line is taken";
    EXPECT_GT(error_column("foot(a)"), 0) << "too few";
    EXPECT_GT(error_column("fuss(a, line(b, c))"), 0) << "no such primitive";
    EXPECT_GT(error_column("midpoint(a, q)"), 0) << "no such slot";
    EXPECT_GT(error_column("midpoint(a, x)"), 0) << "an output is no input";
    EXPECT_EQ(error_column("midpoint(a, b) c"), 16);
    EXPECT_GT(
        error_column("midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint(midpoint("), 0);
}

} // namespace
} // namespace porism::realize
