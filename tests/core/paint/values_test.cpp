// Values that are given, as formulas at their segments and in their corners.
#include "paint/values.h"

#include "formats/jgex/jgex.h"
#include "items.h"
#include "realize/realize.h"
#include "support/stated.h"

#include <set>

namespace porism::paint {
namespace {

using test::points_with;

const Setter setter{built_in_metrics(), 20, {0, 0, 0, 255}};

std::string letters_of(const std::vector<Text>& texts) {
    std::string out;
    for (const Text& text : texts)
        for (const Run& run : text.runs) out += run.text;
    return out;
}

facts::Polynomial value(std::string_view text) {
    return *facts::parse_difference(std::string(text) + " = 0", {});
}

struct FormulaRow {
    const char *value, *letters;
    std::size_t bars;
};
constexpr FormulaRow formula_rows[] = {
    {"5", "5", 0},        {"2*x - 14", "2x−14", 0},    {"14 - 2*x", "−2x+14", 0},
    {"sqrt(2)", "√2", 1}, {"5*sqrt(3)/2", "5√32", 2},  {"x^2 + 1", "x2+1", 0},
    {"3/4", "34", 1},     {"pi/2 - x/3", "−x3+π2", 2},
};

TEST(Formula, SetsLettersNumbersAndBars) {
    for (const FormulaRow& row : formula_rows) {
        const auto set = formula(value(row.value), setter);
        ASSERT_TRUE(set) << row.value;
        EXPECT_EQ(letters_of(set->texts), row.letters) << row.value;
        EXPECT_EQ(set->lines.size(), row.bars) << row.value;
        EXPECT_GT(set->width, 0);
        for (const Text& text : set->texts) {
            EXPECT_GE(text.at.x, 0) << row.value;
            EXPECT_LE(text.at.x + width(built_in_metrics(), text.runs, text.size), set->width + 1e-9) << row.value;
            EXPECT_GE(text.at.y - built_in_metrics().cap_height() * text.size, -set->ascent - 1e-9) << row.value;
            EXPECT_LE(text.at.y, set->descent + 1e-9) << row.value;
        }
    }
}

TEST(Formula, PutsASumBeforeAUnitInParentheses) {
    EXPECT_EQ(letters_of(formula(value("40"), setter, "°")->texts), "40°");
    EXPECT_EQ(letters_of(formula(value("x + 10"), setter, "°")->texts), "(x+10)°");
}

TEST(Formula, IsNoneOfWhatIsNoShortOne) {
    EXPECT_FALSE(formula(value("cos(40o)"), setter));
    EXPECT_FALSE(formula(value("sqrt(1+sqrt(2))"), setter));
}

struct Painted {
    scene::Scene scene;
    diagram::Diagram diagram;
    DisplayList list;

    /// Letters of the values of a kind, by the names of the points.
    std::map<std::string, std::string> values(Subject::Kind kind) const {
        std::map<std::string, std::string> out;
        for (const Item& item : list.items) {
            const auto* text = std::get_if<Text>(&item);
            if (text == nullptr || text->subject.kind != kind) continue;
            std::string of;
            for (const PointId point : {text->subject.first, text->subject.second, text->subject.third})
                if (point.valid()) of += diagram.names[point.index()];
            out[of] += letters_of({*text});
        }
        return out;
    }
};

Painted painted(const char* points, const std::vector<std::string>& statements, const Options& options = {}) {
    Painted out{points_with(points, statements), {}, {}};
    auto diagram = realize::realize(out.scene);
    EXPECT_TRUE(diagram) << to_string(diagram.error());
    out.diagram = *std::move(diagram);
    out.list = picture_of(out.scene, out.diagram, 480, options);
    return out;
}

using Values = std::map<std::string, std::string>;

TEST(Values, OfLengthsAndAnglesAreWritten) {
    const Painted triangle =
        painted("a b c", {"length(a,b) = 7", "length(b,c) = 5*sqrt(3)/2", "angle(a,b,c) = 40", "ncoll a b c"});
    EXPECT_EQ(triangle.values(Subject::Kind::length), (Values{{"ab", "7"}, {"bc", "5√32"}}));
    EXPECT_EQ(triangle.values(Subject::Kind::angle), (Values{{"abc", "40°"}}));
    const Painted letters = painted("a b c", {"length(a,b) = x + 1", "length(b,c)^2 = 50", "cong a b a c"});
    EXPECT_EQ(letters.values(Subject::Kind::length), (Values{{"ab", "x+1"}, {"bc", "5√2"}}));
}

TEST(Values, OfRightAnglesAreSquares) {
    const Painted right = painted("a b c", {"angle(a,b,c) = 90", "length(a,b) = 3", "length(b,c) = 4"});
    EXPECT_TRUE(right.values(Subject::Kind::angle).empty());
    EXPECT_TRUE(std::ranges::any_of(right.list.items, [](const Item& item) {
        const auto* square = std::get_if<Polygon>(&item);
        return square != nullptr && square->subject.kind == Subject::Kind::right_angle;
    }));
}

TEST(Values, AreNotWrittenWhereTheyAreNotWanted) {
    Options options;
    options.values = false;
    const Painted triangle = painted("a b c", {"length(a,b) = 7", "angle(a,b,c) = 40", "ncoll a b c"}, options);
    EXPECT_TRUE(triangle.values(Subject::Kind::length).empty());
    EXPECT_TRUE(triangle.values(Subject::Kind::angle).empty());
}

/// A length that has a point inside stands on a bow, and within the picture.
TEST(Values, OfAWholeWithAPointInsideStandOnABow) {
    const Painted segment = painted("a b c d", {"coll a d b", "obtuse_angle a d b", "length(a,b) = 7",
                                                "length(a,d) = 3", "length(b,c) = 5", "ncoll a b c"});
    EXPECT_EQ(segment.values(Subject::Kind::length), (Values{{"ab", "7"}, {"ad", "3"}, {"bc", "5"}}));
    for (const Item& item : segment.list.items)
        if (const auto* text = std::get_if<Text>(&item)) {
            EXPECT_GE(text->at.x, 0);
            EXPECT_LE(text->at.y, segment.list.height);
        }
}

struct Shown {
    Box box;
    Subject subject;
};

/// Texts with one subject are one label.
std::vector<Shown> labels_of(const DisplayList& list) {
    std::vector<Shown> out;
    for (const Item& item : list.items) {
        const auto* text = std::get_if<Text>(&item);
        if (text == nullptr) continue;
        const double up = built_in_metrics().cap_height() * text->size;
        const Box box{{text->at.x, text->at.y - up},
                      {text->at.x + width(built_in_metrics(), text->runs, text->size), text->at.y}};
        if (!out.empty() && out.back().subject == text->subject) {
            out.back().box.low = {std::min(out.back().box.low.x, box.low.x), std::min(out.back().box.low.y, box.low.y)};
            out.back().box.high = {std::max(out.back().box.high.x, box.high.x),
                                   std::max(out.back().box.high.y, box.high.y)};
        } else {
            out.push_back({box, text->subject});
        }
    }
    return out;
}

std::string of_points(const diagram::Diagram& diagram, const Subject& subject) {
    std::string out;
    for (const PointId point : {subject.first, subject.second, subject.third}) out += diagram.names[point.index()];
    return out;
}

/// The value of an angle that a ray divides is none of a part: those of the parts stand within its arc, it stands
/// outside.
TEST(Values, OfPartsOfAnAngleStandWithinItsArc) {
    const Painted divided = painted("a b c d", {"angle(a,b,c) = 70", "angle(a,b,d) = 30", "angle(d,b,c) = 40",
                                                "angle(a,c,b) = 50", "2*length(b,d) = length(a,b)"});
    std::map<std::string, double> radii;
    Vec vertex;
    for (const Item& item : divided.list.items)
        if (const auto* arc = std::get_if<Arc>(&item); arc != nullptr && arc->subject.kind == Subject::Kind::angle) {
            radii[of_points(divided.diagram, arc->subject)] = arc->radius;
            if (of_points(divided.diagram, arc->subject) == "abc") vertex = arc->centre;
        }
    ASSERT_EQ(radii.size(), 4U);
    EXPECT_GT(radii.at("abc"), std::max(radii.at("abd"), radii.at("cbd")));
    for (const Shown& label : labels_of(divided.list)) {
        if (label.subject.kind != Subject::Kind::angle) continue;
        const std::string of = of_points(divided.diagram, label.subject);
        const Vec middle = between(label.box.low, label.box.high, 0.5);
        if (of == "acb") continue;
        EXPECT_EQ(length(middle - vertex) < radii.at("abc"), of != "abc") << of;
    }
}

TEST(Values, KeepClearOfNamesAndOfEachOther) {
    for (const int sides : {3, 4, 5, 6, 7}) {
        std::string points;
        std::vector<std::string> statements;
        for (int i = 0; i < sides; ++i) {
            points += (i == 0 ? "p" : " p") + std::to_string(i);
            const int next = (i + 1) % sides;
            statements.push_back("length(p" + std::to_string(i) + ",p" + std::to_string(next) +
                                 ") = " + std::to_string(10 + 3 * i % 7));
        }
        const Painted polygon = painted(points.c_str(), statements);
        const auto labels = labels_of(polygon.list);
        EXPECT_EQ(labels.size(), static_cast<std::size_t>(2 * sides));
        for (std::size_t i = 0; i < labels.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(labels[i].box.meets(labels[j].box)) << sides << ": " << i << " and " << j;
    }
}

} // namespace
} // namespace porism::paint
