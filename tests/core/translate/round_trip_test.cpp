// Texts lose nothing and add nothing: random problems, told in random phrases, are read back to the same.
#include "realize/realize.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"
#include "tests/support/random_scene.h"
#include "tests/support/stated.h"
#include "told.h"
#include "translate/language/told_alike.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace porism::translate {
namespace {

/// How many problems of each language are told: by one command 20,000 (PORISM_TEXTS=20000).
std::size_t wanted_texts() {
    const char* wanted = std::getenv("PORISM_TEXTS");
    return wanted == nullptr ? 1000 : std::strtoull(wanted, nullptr, 10);
}

scene::Question random_question(Rng& rng, std::size_t points) {
    const auto some = test::detail::distinct_points(rng, points, 3);
    constexpr std::array kinds{facts::QuantityKind::length, facts::QuantityKind::angle, facts::QuantityKind::area,
                               facts::QuantityKind::cosine};
    const facts::QuantityKind kind = kinds[rng.below(kinds.size())];
    const std::size_t count = kind == facts::QuantityKind::length ? 2 : 3;
    return scene::question_for(*facts::Quantity::of(kind, std::span(some).first(count)));
}

scene::Question random_angle_sum(Rng& rng, std::size_t points) {
    constexpr std::array sums{"aequation 1 a b b c 1 c a a d 90o", "aequation 2 a b b c -1 a d d c 0o",
                              "aequation -1/2 a b c d 1 b c b d pi/8", "aequation 1 a b a c pi/7",
                              "aequation 3 a b c d 1 b d a c -30o"};
    const auto some = test::detail::distinct_points(rng, points, 4);
    const std::vector<std::string> letters{"a", "b", "c", "d"};
    scene::Question sum = scene::parse_question(sums[rng.below(sums.size())], letters).value();
    for (scene::Term& term : sum.terms)
        for (PointId& point : term.points) point = some[point.index()];
    return sum;
}

/// Free points and what makes them what they are, in statements, as far as there are such.
scene::Scene in_statements(const scene::Scene& scene) {
    scene::Scene out;
    for (const scene::Action& action : scene.actions()) {
        const auto statements = action.at.empty() ? scene::as_statements(action) : std::nullopt;
        if (!statements || action.states) {
            std::vector<std::string> names;
            for (const PointId point : action.outputs) names.push_back(scene.name(point));
            EXPECT_TRUE(out.append(action, names));
            continue;
        }
        for (const PointId point : action.outputs) {
            scene::Action free;
            free.uses.push_back({*scene::construction_by_name("free"), {}, {}});
            EXPECT_TRUE(out.append(free, std::array{scene.name(point)}));
        }
        for (const facts::Statement& statement : *statements) {
            scene::Action stated;
            stated.states = statement;
            EXPECT_TRUE(out.append(stated, {}));
        }
    }
    return out;
}

/// A random problem with the picture of its figure, where it has one.
class RandomProblem {
public:
    explicit RandomProblem(std::uint64_t seed) {
        Rng rng(seed, 7);
        test::RandomSceneOptions options;
        options.own = true;
        options.given = true;
        scene::SceneAndGoals made = test::random_scene(rng, options);
        scene_ = rng.below(3) == 0 ? in_statements(made.scene) : std::move(made.scene);
        goals_ = std::move(made.goals);
        if (scene_.point_count() >= 3 && rng.below(2) == 0)
            questions_.push_back(random_question(rng, scene_.point_count()));
        if (scene_.point_count() >= 4 && rng.below(4) == 0)
            questions_.push_back(random_angle_sum(rng, scene_.point_count()));
        realize::Options drawn;
        drawn.attempts = 4;
        const auto figure = realize::realize(scene_, drawn);
        if (!figure) return;
        picture_ = figure->scene_picture.points;
        for (std::size_t i = 0; i < picture_.size(); ++i)
            annotations_.places.emplace(scene_.name(PointId(i)), picture_[i]);
    }

    Tale tale() const { return {scene_, goals_, questions_, picture_}; }
    const Annotations& annotations() const { return annotations_; }
    bool has_picture() const { return !picture_.empty(); }

private:
    scene::Scene scene_;
    scene::Goals goals_;
    scene::Questions questions_;
    std::vector<geometry::Point<double>> picture_;
    Annotations annotations_;
};

class RandomProblems : public testing::TestWithParam<std::string> {
protected:
    const Language& tongue() const { return *language(GetParam()); }
};

TEST_P(RandomProblems, AreReadBackToTheSame) {
    std::size_t with_picture = 0;
    for (std::uint64_t seed = 0; seed < wanted_texts(); ++seed) {
        const RandomProblem problem(seed);
        const std::string text = write_problem(problem.tale(), {&tongue(), seed});
        const auto read = read_problem(text, tongue(), problem.annotations());
        ASSERT_TRUE(read) << "seed " << seed << ": " << to_string(read.error()) << "\n" << text;
        const auto difference = told_otherwise(problem.tale(), *read);
        ASSERT_FALSE(difference) << "seed " << seed << ": " << *difference << "\n" << text;
        EXPECT_EQ(text, write_problem(problem.tale(), {&tongue(), seed}));
        if (problem.has_picture()) ++with_picture;
    }
    EXPECT_GT(with_picture, wanted_texts() / 4);
}

/// An angle is told by how a line turns, and not by a number that may be negative.
TEST_P(RandomProblems, ALineThatTurnsIsToldByItsWay) {
    const test::Told problem =
        test::told("a b = segment a b; c = s_angle b a c 40o, s_angle a b c -70o; d = rotate d c a "
                   "-60o; e = aconst a b c e -30o ? cong a c c b");
    const Tale tale{problem.scene, problem.goals, {}, problem.picture()};
    Annotations annotations;
    for (std::size_t i = 0; i < tale.picture.size(); ++i)
        annotations.places.emplace(problem.scene.name(PointId(i)), tale.picture[i]);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::string text = write_problem(tale, {&tongue(), seed == 0 ? std::nullopt : std::optional(seed)});
        for (const char* number : {"40°", "70°", "60°", "30°"}) EXPECT_NE(text.find(number), std::string::npos) << text;
        EXPECT_EQ(text.find("−"), std::string::npos) << text;
        const auto read = read_problem(text, tongue(), annotations);
        ASSERT_TRUE(read) << to_string(read.error()) << "\n" << text;
        EXPECT_EQ(told_otherwise(tale, *read), std::nullopt) << text;
    }
}

/// What is asked for or stated of a quantity in words is a sentence.
TEST_P(RandomProblems, AValueOfAQuantityInWordsIsASentence) {
    const scene::Scene scene =
        test::stated("a b c = triangle a b c", {"area(a,b,c) = 84", "perimeter(a,b,c) = 2x + 3", "length(a,b) = 7"});
    const Tale tale{scene, {}, {}, {}};
    const std::string text = write_problem(tale, {&tongue(), {}});
    EXPECT_EQ(text.find("= 84"), std::string::npos) << text;
    EXPECT_EQ(text.find("= 2x"), std::string::npos) << text;
    EXPECT_NE(text.find("AB = 7"), std::string::npos) << text;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::string varied = write_problem(tale, {&tongue(), seed});
        const auto read = read_problem(varied, tongue(), {});
        ASSERT_TRUE(read) << to_string(read.error()) << "\n" << varied;
        EXPECT_EQ(told_otherwise(tale, *read), std::nullopt) << varied;
    }
}

std::vector<std::string> sentences(const std::string& text, const Language& tongue) {
    std::vector<std::string> out(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        out.back() += text[i];
        const bool ends = std::string_view(text).substr(0, i + 1).ends_with(tongue.stop);
        if (ends && i + 1 < text.size()) out.emplace_back();
    }
    return out;
}

/// What the comparison is worth: a text without one of its sentences is another problem, unless the sentence only
/// repeats what others say.
TEST_P(RandomProblems, AreNotTheSameWithoutASentence) {
    std::size_t left_out = 0, noticed = 0;
    for (std::uint64_t seed = 0; seed < wanted_texts() / 10; ++seed) {
        const RandomProblem problem(seed);
        const auto all = sentences(write_problem(problem.tale(), {&tongue(), seed}), tongue());
        for (std::size_t missing = 0; missing < all.size(); ++missing) {
            std::string text;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (i != missing) text += all[i];
            const auto read = read_problem(text, tongue(), problem.annotations());
            ++left_out;
            if (!read || told_otherwise(problem.tale(), *read)) ++noticed;
        }
    }
    EXPECT_GT(left_out, 100U);
    EXPECT_GE(noticed * 100, left_out * 99);
}

/// Texts that nobody wrote end soon, with a place.
TEST(ReadProblem, EndsWithHostileTexts) {
    const Language& english = *language("en");
    std::string equal = "Let A, B and C be points. Suppose that AB = AC, where AB = AC",
                brackets = "Let A and B be points. AB = ";
    for (int i = 0; i < 60; ++i) equal += ", AB = AC";
    brackets += std::string(500, '(') + "1" + std::string(500, ')');
    std::string names = "Let A";
    for (int i = 1; i < 300; ++i) names += ", A" + std::to_string(i);
    for (const std::string& text : {equal + ".", brackets + ".", names + " and B be points.", std::string(100000, 'A'),
                                    std::string(1900, '('), std::string("Let A be a point. Let A be a point."),
                                    std::string("Prove that AB = CD."), std::string("\xff\xfe. ?"), std::string()}) {
        const auto read = read_problem(text, english);
        if (read) continue;
        EXPECT_FALSE(read.error().what.empty()) << text;
        EXPECT_TRUE(read.error().place) << read.error().code;
    }
    EXPECT_EQ(read_problem(std::string(100000, 'A'), english).error().code, "text_too_long");
    EXPECT_EQ(read_problem("Let A be a point. Let A be a point.", english).error().code, "repeated_definition");
    const Annotations elsewhere{{{"a", {0, 0}}, {"b", {4, 0}}, {"c", {3, 0}}}, {}};
    EXPECT_EQ(read_problem("Let A and B be points. Let C be the midpoint of AB.", english, elsewhere).error().code,
              "text_not_in_picture");
    EXPECT_EQ(read_problem("Let A and B be points. Let C be the midpont of AB.", english).error().place->column,
              24 + 9);
}

INSTANTIATE_TEST_SUITE_P(Ready, RandomProblems, testing::Values("en", "zh"), [](const auto& one) { return one.param; });

} // namespace
} // namespace porism::translate
