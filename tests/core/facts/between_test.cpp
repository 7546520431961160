#include "facts/between.h"

#include "facts/relation.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

const std::vector<std::string> point_names{"a", "b", "p", "q"};

std::optional<std::string> between(const std::string& text) {
    const auto statement = parse_goal(text, point_names);
    EXPECT_TRUE(statement) << text;
    const auto found = said_between(statement->front());
    if (!found) return std::nullopt;
    std::string out;
    for (const PointId point : *found) out += point_names[point.index()];
    return out[0] < out[2] ? out : std::string(out.rbegin(), out.rend());
}

TEST(Between, IsSaidByLengthsThatAddUpAndByAStraightAngle) {
    for (const char* text : {"sum a p p b a b", "sum b p a p b a", "length(a,p) + length(p,b) = length(a,b)",
                             "length(a,b) - length(a,p) = length(b,p)", "3*length(a,p) + 3*length(p,b) = 3*length(a,b)",
                             "angle(a,p,b) = 180", "2*angle(b,p,a) - 360 = 0"})
        EXPECT_EQ(between(text), "apb") << text;
}

TEST(Between, IsNotSaidByOtherSums) {
    for (const char* text :
         {"sum a p q b a b", "sum a p p b a q", "length(a,p) + length(p,b) = 2*length(a,b)",
          "length(a,p) + length(p,b) + length(a,b) = 12", "length(a,p) + length(p,b) = x", "angle(a,p,b) = 90",
          "angle(a,p,b) = x", "angle(a,p,b) + angle(a,q,b) = 180", "arc(p,a,b) = 180", "cong a p p b"})
        EXPECT_FALSE(between(text)) << text;
}

TEST(OnLine, IsSaidInSeveralWords) {
    const auto on_line = [](const std::string& text) -> std::string {
        const auto found = said_on_line(parse_goal(text, point_names)->front());
        std::string out;
        if (found)
            for (const PointId point : *found) out += point_names[point.index()];
        std::ranges::sort(out);
        return out;
    };
    for (const char* text :
         {"coll a b p", "midp p a b", "para a b a p", "para b a p b", "sum a p p b a b", "angle(a,p,b) = 180"})
        EXPECT_EQ(on_line(text), "abp") << text;
    for (const char* text : {"para a b p q", "cong a p p b", "perp a p p b", "angle(a,p,b) = 90"})
        EXPECT_EQ(on_line(text), "") << text;
}

} // namespace
} // namespace porism::facts
