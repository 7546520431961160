// Vectors in texts: with arrows, and by the words of the sentence.
#include "workflow/verify/text/vectors.h"

#include "workflow/verify/text/values.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace porism::workflow {
namespace {

/// A parallelogram with AB = (4, 0) and AD = (1, 2).
std::string told_of_parallelogram(std::string_view text) {
    static const std::vector<std::string> names{"a", "b", "c", "d"};
    diagram::Picture picture;
    picture.points = {{0, 0}, {4, 0}, {5, 2}, {1, 2}};
    std::string out;
    for (const TextValue& value : values_in(text, Supposing::supposes, names, picture))
        out += (out.empty() ? "" : "; ") + value.text + (value.state == TextValue::State::holds ? " yes" : " no");
    return out;
}

TEST(TextVectors, AreNamedByArrowsOrByTheSentence) {
    EXPECT_EQ(told_of_parallelogram("As vectors, AC = AB + AD."), "Vector(A,C) = Vector(A,B) + Vector(A,D) yes");
    EXPECT_EQ(told_of_parallelogram("In vectors: BD = AB - AD"), "Vector(B,D) = Vector(A,B) - Vector(A,D) no");
    EXPECT_EQ(told_of_parallelogram("$\\vec{AC} = 2\\overrightarrow{AB}$"), "Vector(A,C) = 2*Vector(A,B) no");
    EXPECT_EQ(told_of_parallelogram("The vectors AB = DC, so ABCD is one."), "Vector(A,B) = Vector(D,C) yes");
    EXPECT_EQ(told_of_parallelogram("AC = AB + AD"), "AC = AB + AD no") << "lengths";
}

TEST(TextVectors, HaveLengthsProductsAndAZero) {
    EXPECT_EQ(told_of_parallelogram("In vectors, BC = AC − AB, so |BC|² = 5 and AB = 4"),
              "Vector(B,C) = Vector(A,C) - Vector(A,B) yes; |Vector(B,C)|^2 = 5 yes; AB = 4 yes");
    EXPECT_EQ(told_of_parallelogram("$\\vec{AB}\\cdot\\vec{AD} = 12$"), "Dot(Vector(A,B),Vector(A,D)) = 12 no");
    EXPECT_EQ(told_of_parallelogram("For vectors AB·AD = 4 and AD^2 = 5"),
              "Dot(Vector(A,B),Vector(A,D)) = 4 yes; Dot(Vector(A,D),Vector(A,D)) = 5 yes");
    EXPECT_EQ(told_of_parallelogram("As vectors AB + CD = 0, AB + AD = 0"),
              "Vector(A,B) + Vector(C,D) = Vector(0,0) yes; Vector(A,B) + Vector(A,D) = Vector(0,0) no");
    EXPECT_EQ(told_of_parallelogram("As vectors, AC = (1/2)(AB + AD)"),
              "Vector(A,C) = (1/2)*(Vector(A,B) + Vector(A,D)) no");
}

TEST(TextVectors, AreReadWithoutTheirSigns) {
    EXPECT_EQ(without_vector_signs("Vector(A,C) = Vector(A,B) + 2*Vector(A,D1)"), "AC = AB + 2*AD1 as vectors");
    EXPECT_EQ(without_vector_signs("Dot(Vector(A,B),Vector(A,D)) = 12"), "AB·AD = 12 as vectors");
    EXPECT_EQ(without_vector_signs("AB = 12"), "AB = 12");
    EXPECT_EQ(vectors_in_signs("The triangle has AB = AC"), "The triangle has AB = AC");
}

} // namespace
} // namespace porism::workflow
