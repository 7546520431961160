// Figures and centres that a goal calls by name.
#include "base/json.h"
#include "workflow/load.h"
#include "workflow/verify/verification.h"

#include <gtest/gtest.h>
#include <tuple>
#include <vector>

namespace porism::workflow {
namespace {

using problem::Outcome;

struct GivenPoint {
    const char *name, *x, *y;
};

/// What is to be proved of given points.
Outcome outcome_of_goal(const std::vector<GivenPoint>& places, const char* goal) {
    Json actions = Json::array();
    for (const GivenPoint& place : places)
        actions.push_back({{"op", "AddPoint"}, {"type", "Cartesian"}, {"args", {place.name, place.x, place.y}}});
    const Json json{{"problem", ""}, {"givens", Json::array()}, {"goal", goal},
                    {"answer", ""},  {"comment", ""},           {"actions", std::move(actions)}};
    const auto read = load_bytes(to_text(json), "envelope.json");
    EXPECT_TRUE(read) << to_string(read.error());
    const auto verdict = verify(read->problems.front());
    EXPECT_TRUE(verdict) << to_string(verdict.error());
    return verdict ? verdict->outcome : Outcome::undecided;
}

TEST(GoalWords, FiguresAreWhatTheyAreCalled) {
    const std::vector<GivenPoint> flat{{"A", "0", "0"}, {"B", "2", "0"}, {"C", "3", "0"}, {"D", "1", "0"}},
        equally_spaced{{"A", "0", "0"}, {"B", "1", "0"}, {"C", "2", "0"}, {"D", "3", "0"}},
        rectangle{{"A", "0", "0"}, {"B", "4", "0"}, {"C", "4", "3"}, {"D", "0", "3"}};
    struct NamedFigure {
        const std::vector<GivenPoint>& places;
        const char* goal;
        bool right;
    };
    for (const auto& [places, goal, right] :
         {NamedFigure{flat, "Prove ABCD is a parallelogram", false},
          NamedFigure{rectangle, "Prove ABCD is a parallelogram", true},
          NamedFigure{equally_spaced, "Prove △ABC ≅ △BCD", false},
          NamedFigure{equally_spaced, "Prove △ABC ~ △BCD", false}, NamedFigure{rectangle, "Prove △ABC ≅ △CDA", true},
          NamedFigure{rectangle, "Prove ABCD is a cyclic quadrilateral", true},
          NamedFigure{rectangle, "Prove ACBD is a cyclic quadrilateral", false},
          NamedFigure{rectangle, "Prove ABC is an obtuse triangle", false},
          NamedFigure{equally_spaced, "Prove DB is a median of triangle DAC", false},
          NamedFigure{rectangle, "Prove triangle ABC is isosceles", false},
          NamedFigure{rectangle, "Prove ABC is a right triangle", true},
          NamedFigure{rectangle, "Prove AB is an altitude of triangle ABC", true},
          NamedFigure{rectangle, "Prove BA is an altitude of triangle ABC", true},
          NamedFigure{rectangle, "Prove AC is an altitude of triangle ABC", false}})
        EXPECT_EQ(outcome_of_goal(places, goal) == Outcome::accepted, right) << goal;
}

TEST(GoalWords, AnAngleIsBisectedByTheRay) {
    for (const auto& [x, y, right] : {std::tuple{"1", "1", true}, std::tuple{"-1", "-1", false}})
        EXPECT_EQ(
            outcome_of_goal({{"A", "0", "0"}, {"B", "2", "0"}, {"C", "0", "2"}, {"D", x, y}}, "Prove AD bisects ∠BAC"),
            right ? Outcome::accepted : Outcome::rejected);
}

} // namespace
} // namespace porism::workflow
