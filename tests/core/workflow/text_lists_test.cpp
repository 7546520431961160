// Lists that a sentence pairs in their order.
#include "workflow/verify/text/lists.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace porism::workflow {
namespace {

TEST(TextLists, ArePairedInTheirOrderHoweverLongTheyAre) {
    const std::pair<const char*, const char*> read[] = {
        {"D and E lie on sides AB and AC", "D lies on side AB and E lies on side AC"},
        {"Points D, E and F lie on rays AB, BC and CA", "D lies on ray AB and E lies on ray BC and F lies on ray CA"},
        {"AB and BC are perpendicular to CD and DA", "AB ⊥ CD and BC ⊥ DA"},
        {"AB, BC, CD are parallel to DE, EF, FA, respectively", "AB ∥ DE and BC ∥ EF and CD ∥ FA"},
        {"AB, BC = 5, 8", "AB = 5 and BC = 8"},
        {"AB, BC, CD, and DA = 5 cm, 8 cm, 6 cm, and 7 cm", "AB = 5 and BC = 8 and CD = 6 and DA = 7"},
        {"∠ABC and AB are 60° and 2√3, respectively", "∠ABC = 60° and AB = 2√3"},
        {"D, E, F and G are the midpoints of AB, BC, CA and AD",
         "D is the midpoint of AB and E is the midpoint of BC and F is the midpoint of CA and G is the midpoint of AD"},
    };
    for (const auto& [words, one_by_one] : read) EXPECT_EQ(lists_spelled_out(words), one_by_one);
}

TEST(TextLists, ThatAreLongerOrGoOnStay) {
    for (const std::string words :
         {"M and D lie on AC and DB and CA", "A, B and M lie on AC, BD", "AB, BC, CD = 5, 8", "AB, BC = 5, 8, 6",
          "AB and BC are parallel to CD and DA and AC", "D, E are the midpoints of AB, BC, CA",
          "the angle between AB and BC are parallel to CD and DA", "AB and BC are 5 and 8"})
        EXPECT_EQ(lists_spelled_out(words), words);
}

} // namespace
} // namespace porism::workflow
