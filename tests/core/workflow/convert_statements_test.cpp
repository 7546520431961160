// Each statement of Geo-DSL, of new points, in each language: what a language can say comes back, and what it cannot is
// a list.
#include "core/formats/geodsl/statements.h"
#include "core/workflow/equations.h"
#include "workflow/convert.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace porism::workflow {
namespace {

/// What a language cannot say, and why.
struct Refused {
    std::string_view statement, language;
    bool without_values;    ///< too, and not only with them
    std::string_view names; ///< what the error names
};

constexpr std::string_view jgex = "jgex";
const Refused refused[] = {
    // A clause states no order: on_line is the whole line, and of two common points the first is meant.
    {"IsOnline(A,Line(B,C),x)", jgex, true, "acute_angle"},
    {"Intersection_cl(X,Circle(O),Line(A,B))", jgex, true, "x"},
    // Angles of clauses are directed: their sign would choose a side.
    {"Angle(A,B,C)=(a)", jgex, false, "angle("},
    {"Ins_angle(A,B,C,Circle(O),a)", jgex, false, "angle("},
    {"Cen_angle(B,C,Circle(O),a)", jgex, false, "angle("},
    {"Arc(A,B)=(O,a)", jgex, false, "arc("},
    {"Sector(O,A,B)=(r,a)", jgex, false, "angle("},
    {"Re_Polygon(A,B,C,...)=(x)", jgex, true, "angle("},
    // Points that one clause places have no second one for their lengths.
    {"Triangle(A,B,C)=(x,y,a)", jgex, false, "length("},
    {"R_triangle(A,B,C)=(x,y)", jgex, false, "length("},
    {"Iso_triangle(A,B,C)=(x,a)", jgex, false, "length("},
    {"Parallelogram(A,B,C,D)=(x,y,a)", jgex, false, "length("},
    {"Rectangle(A,B,C,D)=(x,y)", jgex, false, "length("},
    {"Rhombus(A,B,C,D)=(x,a)", jgex, false, "length("},
    {"Trapezoid(A,B,C,D)=(x,y,z,a)", jgex, false, "length("},
    // The same of points that another clause than that of a free point places.
    {"Para(Line(A,B),Line(C,D),x)", jgex, false, "length("},
    {"Perp(Line(A,B),Line(C,D),x)", jgex, false, "length("},
    {"Tangent(Circle(O),Line(P,T),x)", jgex, false, "length("},
    {"Angle_bisector(X,Angle(A,B,C),x)", jgex, false, "length("},
};

const Refused* refusal(const geodsl::StatementRow& row, std::string_view language, bool values) {
    const auto found = std::ranges::find_if(refused, [&](const Refused& one) {
        return one.statement == row.form && one.language == language && (values || one.without_values);
    });
    return found == std::end(refused) ? nullptr : &*found;
}

std::optional<LoadedProblem> reread(const std::string& bytes) {
    auto loaded = load_bytes(bytes, "scene");
    if (!loaded || loaded->problems.size() != 1 || !loaded->problems.front().document) return std::nullopt;
    return std::move(loaded->problems.front());
}

std::optional<LoadedProblem> carried(const LoadedProblem& problem, std::string_view language) {
    const auto text = convert(problem, language);
    EXPECT_TRUE(text) << language;
    return text ? reread(text->bytes) : std::nullopt;
}

bool same_actions(const LoadedProblem& one, const LoadedProblem& other) {
    const auto placeless = [](scene::Action action) {
        action.at.clear();
        return action;
    };
    return std::ranges::equal(one.document->scene.actions(), other.document->scene.actions(), {}, placeless, placeless);
}

/// Languages with the same actions bring them back. JGEX text brings back what constructions say of the points, and an
/// envelope what it states: both of these come back as they are.
void comes_back(const LoadedProblem& problem, std::string_view language, const std::string& text) {
    const auto back = carried(problem, language);
    ASSERT_TRUE(back) << text << language;
    EXPECT_EQ(back->document->scene.point_count(), problem.document->scene.point_count()) << text << language;
    if (language == "actions" || language == "geodsl") {
        EXPECT_TRUE(same_actions(*back, problem)) << text << language;
        return;
    }
    // Of three equal sides a construction gives two equations, another one other two.
    if (language == jgex && !text.starts_with("Ieq_triangle")) {
        EXPECT_EQ(equations(*back), equations(problem)) << text;
    }
    const auto again = carried(*back, language);
    ASSERT_TRUE(again) << text << language;
    EXPECT_TRUE(same_actions(*again, *back)) << text << language;
}

TEST(ConvertStatements, EachComesBackFromEachLanguageThatHasIt) {
    std::set<const Refused*> met;
    for (const geodsl::StatementRow& row : geodsl::statement_table())
        for (const bool values : {false, true})
            for (const std::string& text : geodsl::texts_of(row, values, geodsl::Before::needed)) {
                const auto problem = reread(text);
                ASSERT_TRUE(problem) << text;
                for (const std::string_view language : {"actions", "geodsl", "jgex", "verigeo"}) {
                    const auto said = convert(*problem, language);
                    if (said) {
                        comes_back(*problem, language, text);
                        continue;
                    }
                    const Refused* const known = refusal(row, language, values);
                    ASSERT_TRUE(known) << text << language << ": " << to_string(said.error());
                    EXPECT_NE(said.error().what.find(known->names), std::string::npos) << to_string(said.error());
                    met.insert(known);
                }
            }
    for (const Refused& one : refused)
        EXPECT_TRUE(met.contains(&one)) << one.statement << " is said in " << one.language;
}

} // namespace
} // namespace porism::workflow
