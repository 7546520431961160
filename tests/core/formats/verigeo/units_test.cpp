// Answers in another unit than the problem's own.
#include "formats/verigeo/units.h"

#include "base/json.h"
#include "formats/verigeo/answers.h"
#include "formats/verigeo/figure_unit.h"
#include "numbers/answer.h"

#include <gtest/gtest.h>
#include <utility>

namespace porism::verigeo {
namespace {

std::optional<numbers::Rational> value_of(const std::string& problem, const std::string& answer,
                                          const std::string& goal = "Find AC") {
    Envelope envelope;
    envelope.problem = problem;
    envelope.goal = goal;
    envelope.answer = answer;
    const auto told = numbers::told_answer(answer_in_own_unit(envelope));
    return told ? numbers::as_rational(*told) : std::nullopt;
}

TEST(Units, OfAnAnswerAreThoseOfTheText) {
    const std::string in_cm = "AB = 3 cm and BC = 4 cm.";
    for (const char* answer : {"5", "5 cm", "50 mm", "0.05 m", "$5$ cm", "AC = 5 cm", "AC = 0.5 dm", "5\\text{ cm}",
                               "1/20 metres", "5 centimeters"})
        EXPECT_EQ(value_of(in_cm, answer), 5) << answer;
    EXPECT_EQ(value_of(in_cm, "5 km"), 500'000);
    EXPECT_EQ(value_of(in_cm, "6 m^2"), 60'000);
    EXPECT_EQ(value_of(in_cm, "600 square millimetres"), 6);
    EXPECT_EQ(value_of("AB = 2 ft", "24 inches"), 2 * numbers::Rational(1));
}

TEST(Units, ThatAreAskedForAreThoseOfABareAnswer) {
    EXPECT_EQ(value_of("AB = 3 cm.", "5", "Find AC in metres"), 500);
    EXPECT_EQ(value_of("AB = 3 cm.", "6", "Find the area of ABC in square millimetres"), numbers::Rational(3, 50));
}

TEST(Units, OfATextThatTellsNoneOrSeveralAreNotLookedAt) {
    EXPECT_EQ(value_of("AB = 3 and BC = 4.", "5 km"), 5);
    EXPECT_EQ(value_of("AB = 3 cm and BC = 4 m.", "5 km"), 5);
    EXPECT_EQ(value_of("AB = 3 cm.", "60°"), value_of("AB = 3.", "60°"));
}

TEST(Ratios, AreContinuedOnlyWhereOneIsTold) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const scene::Questions two{scene::parse_question("rcompute a b b c", names).value(),
                               scene::parse_question("rcompute b c c d", names).value()};
    const auto values = [&](const char* answer) {
        std::vector<std::optional<numbers::Rational>> out;
        for (const auto& one : read_answers(answer, two))
            out.push_back(one ? numbers::as_rational(*one) : std::nullopt);
        return out;
    };
    using Values = std::vector<std::optional<numbers::Rational>>;
    EXPECT_EQ(values("3:4:5"), (Values{numbers::Rational(3, 4), numbers::Rational(4, 5)}));
    EXPECT_EQ(values("1:2; 3:4"), (Values{numbers::Rational(1, 2), numbers::Rational(3, 4)}));
}

TEST(Units, LengthsAreCountedInOneUnit) {
    constexpr int metre = 10'000, centimetre = 100;
    EXPECT_EQ(length_units_in("AB = 3 m and BC = 400 cm"), (std::set{metre, centimetre}));
    EXPECT_EQ(length_units_in("AB = 3 and M lies on BC"), std::set<int>{});
    const auto counted = [](const std::string& text, int unit) { return in_unit(text, unit).value_or("none"); };
    EXPECT_EQ(counted("AB = 3 m and BC = 400 cm.", metre), "AB = 3 units and BC = 4 units.");
    EXPECT_EQ(counted("AB = 3 m and BC = 400cm", centimetre), "AB = 300 units and BC = 400 units");
    EXPECT_EQ(counted("AB is 1/2 m, BC is 1 1/2 m long", centimetre), "AB is 50 units, BC is 150 units long");
    EXPECT_EQ(counted("[ABC] = 6 cm^2, AB = 2.35 m", centimetre), "[ABC] = 6 square units, AB = 2.35*100 units");
    EXPECT_EQ(counted("AB = 235.5 cm, [ABC] = 20 square cm", metre),
              "AB = 235.5/100 units, [ABC] = 1/500 square units");
    EXPECT_EQ(counted("$AB = 30\\text{ mm}$, $CD$", centimetre), "$AB = 3 units$, $CD$");
    EXPECT_EQ(in_unit("AB = 3√(2) m and BC = 4 cm", metre), std::nullopt);
    EXPECT_EQ(in_unit("AB = 2*3 m and BC = 4 cm", metre), std::nullopt);
}

Envelope with_lengths(const std::string& problem, const std::string& ab, const std::string& bc,
                      const std::string& goal = "Find AC", const std::string& answer = "") {
    Json json = {{"problem", problem}, {"givens", Json::array()}, {"goal", goal},
                 {"answer", answer},   {"comment", ""},           {"actions", Json::array()}};
    for (const char* const name : {"A", "B", "C"})
        json["actions"].push_back({{"op", "AddPoint"}, {"type", "Free"}, {"args", {name}}});
    for (const auto& [segment, length] : {std::pair("AB", ab), std::pair("BC", bc)})
        json["actions"].push_back({{"op", "AddEdge"}, {"type", "ExprConstraint"}, {"args", {segment, "=", length}}});
    return envelope_from_json(json).value();
}

TEST(Units, OfAFigureAreThoseOfItsEdgesOrThoseInWhichTheTextsFit) {
    constexpr int metre = 10'000, centimetre = 100;
    const std::string in_metres = "AB = 3 m and BC is 4 m.";
    const auto unit = [](const Envelope& envelope) {
        const auto found = unit_of_figure(envelope);
        return found ? std::pair(found->size, found->told) : std::pair(0, false);
    };
    EXPECT_EQ(unit(with_lengths(in_metres, "3", "4")), std::pair(metre, true));
    EXPECT_EQ(unit(with_lengths(in_metres, "300", "400")), std::pair(centimetre, false));
    EXPECT_EQ(unit(with_lengths(in_metres, "300", "400", "Find AC in cm")), std::pair(centimetre, true));
    EXPECT_EQ(unit(with_lengths(in_metres, "300", "400", "Find AC", "500 cm")), std::pair(centimetre, true));
    EXPECT_EQ(unit(with_lengths(in_metres, "300 cm", "400 cm")), std::pair(centimetre, true));
    EXPECT_EQ(unit(with_lengths(in_metres, "3 m", "400 cm")), std::pair(metre, true));
    EXPECT_EQ(unit(with_lengths(in_metres, "300", "500")), std::pair(metre, true)) << "one unit fits not both";
    EXPECT_EQ(unit(with_lengths("AB = 3 and BC = 4.", "3", "4")), std::pair(0, false));
    const Envelope counted = with_edges_in_unit(with_lengths(in_metres, "3 m", "400 cm"));
    EXPECT_EQ(counted.actions[3].args.back(), "3");
    EXPECT_EQ(counted.actions[4].args.back(), "4");
    EXPECT_EQ(answer_in_own_unit(with_lengths(in_metres, "300", "400", "Find AC", "500 cm")), "500");
    EXPECT_EQ(answer_in_own_unit(with_lengths(in_metres, "300 cm", "400 cm", "Find AC", "5 m")), "500");
}

} // namespace
} // namespace porism::verigeo
