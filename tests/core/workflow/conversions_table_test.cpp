// What converts to what: each construction, each action of VeriGeo and each statement of Geo-DSL as a scene of its own,
// in each other language and back; the table of docs/formats/conversions.md is what comes out.
#include "core/formats/geodsl/statements.h"
#include "core/workflow/conversions.h"
#include "support/golden.h"

#include <gtest/gtest.h>
#include <map>

namespace porism::workflow {
namespace {

constexpr std::string_view page_begins =
    R"(# What converts to what

Each row is a small scene of its own, converted by `porism convert FILE --to FORMAT`, read again and converted back. Actions have
every construction and statement, and are left out. Where a cell says no, the error names the statement and its place. The table is
written by a test (`tests/core/workflow/conversions_table_test.cpp`), which holds the figures against each other: every equation
of the one is seen in all pictures of the other.

| word | meaning |
|---|---|
| yes | the same constructions or statements |
| other words | constructions or statements that mean the same |
| help points | these have points besides those of the scene |
| lengths | given coordinates are told by lengths: the figure may stand anywhere |
| sketch | a branch, an order or the sign of an angle that no clause says is told by coordinates of the points |
| lost | an order that no clause says and that other figures of the constructions fail: places of free points bind nothing. It is named in the words of the file, begins the text as a comment, and the status is 1 |
| no signs | angles have no sign: the figure or its mirror image |
| names | points get other names |
| without what follows | an equation is left out that holds in all pictures by the rest |
| no: ... | what the format has no word for |

)";

/// What a loss is called in the table.
struct Word {
    std::string_view loss, word;
};
constexpr std::array words = {
    Word{"points besides those", "help points"},
    Word{"points get other names", "names"},
    Word{"told by lengths", "lengths"},
    Word{"the places of the points tell", "sketch"},
    Word{"have the sign", "sketch"},
    Word{"no clause says it", "lost"},
    Word{"have no sign", "no signs"},
    Word{"holds by the rest", "without what follows"},
    Word{"written as constructions", "other words"},
    Word{"written by others", "other words"},
};

std::string losses_of(const Converted& converted) {
    std::vector<std::string_view> said;
    if (converted.bytes.find("MovePoint") != std::string::npos) said.emplace_back("sketch");
    for (const std::string& loss : converted.losses)
        for (const auto& [part, word] : words)
            if (loss.find(part) != std::string::npos && std::ranges::find(said, word) == said.end())
                said.push_back(word);
    std::string out;
    for (const std::string_view word : said) out += (out.empty() ? "" : ", ") + std::string(word);
    return out.empty() ? "yes" : out;
}

/// The last thing that the error quotes.
std::string named_by(const Error& error) {
    const auto end = error.what.rfind('"');
    if (end == std::string::npos) return error.what;
    const auto begin = error.what.rfind('"', end - 1);
    return "`" + error.what.substr(begin + 1, end - begin - 1) + "`";
}

/// What a conversion comes to; a failure of the test where it changes the figure.
std::string cell(const std::string& name, const LoadedProblem& problem, std::string_view from, std::string_view to) {
    const std::string where = name + " to " + std::string(to) + ": ";
    const auto converted = convert(problem, to);
    if (!converted) {
        EXPECT_TRUE(converted.error().place || converted.error().pointer.starts_with("/actions/")) << where;
        return "no: " + named_by(converted.error());
    }
    const auto figure = figure_of(problem);
    const auto read = read_one(converted->bytes);
    EXPECT_TRUE(figure && read) << where << converted->bytes;
    if (!figure || !read) return "unread";
    const auto other = figure_of(*read);
    EXPECT_TRUE(other) << where << to_string(other.error()) << '\n' << converted->bytes;
    if (!other) return "no figure";
    EXPECT_EQ(lost_equation(problem.document->scene, *other), "") << where << converted->bytes;
    std::string said = losses_of(*converted);
    const bool anywhere = said.find("lengths") != std::string::npos;
    EXPECT_TRUE(anywhere || other->diagram->freedom == figure->diagram->freedom) << where << converted->bytes;
    const auto back = convert(*read, from);
    if (!back) return said + "; not back: " + named_by(back.error());
    const auto again = read_one(back->bytes);
    const auto last = again ? figure_of(*again) : Result<Figure>(fail("unread", {}));
    EXPECT_TRUE(last) << where << back->bytes;
    if (last) {
        EXPECT_EQ(lost_equation(problem.document->scene, *last), "") << where << "and back: " << back->bytes;
    }
    return said;
}

std::string row(const std::string& name, const std::string& text, std::string_view from,
                const std::array<std::string_view, 2>& to) {
    const auto problem = read_one(text);
    EXPECT_TRUE(problem) << name << ": " << text;
    if (!problem) return {};
    return "| " + name + " | " + cell(name, *problem, from, to[0]) + " | " + cell(name, *problem, from, to[1]) + " |\n";
}

std::string of_constructions() {
    std::string text = "## Constructions of JGEX\n\n| construction | Geo-DSL | VeriGeo |\n|---|---|---|\n";
    for (const scene::Construction& construction : scene::catalogue())
        text += row("`" + construction.name + "`", construction.example, "jgex", {"geodsl", "verigeo"});
    return text;
}

std::string of_statements() {
    std::string text = "\n## Statements of Geo-DSL\n\n| statement | JGEX | VeriGeo |\n|---|---|---|\n";
    for (const geodsl::StatementRow& statement : geodsl::statement_table())
        for (const bool values : {false, true}) {
            const std::string said = geodsl::statement_of(statement, values);
            if (values && said == geodsl::statement_of(statement, false)) continue;
            text += row("`" + said + "`", geodsl::texts_of(statement, values, geodsl::Before::needed).back(), "geodsl",
                        {"jgex", "verigeo"});
        }
    return text;
}

/// A scene of VeriGeo: its actions behind points and perhaps the triangle ABC.
struct Scene {
    std::string_view name, points, actions;
    bool triangle = false;
};
constexpr std::string_view abcd = "A B C D";
constexpr bool of_triangle = true;
// size: a table
constexpr std::array verigeo_scenes = {
    Scene{"AddPoint Cartesian", "", "AddPoint Cartesian A 0 0; AddPoint Cartesian B 6 0; AddPoint Cartesian C 1 8"},
    Scene{"AddPoint Cartesian, four", "",
          "AddPoint Cartesian A 0 0; AddPoint Cartesian B 6 0; AddPoint Cartesian C 0 8; AddPoint Cartesian D 1 2"},
    Scene{"AddPoint OnSegment", "A B C", "AddPoint OnSegment D SEG_BC", of_triangle},
    Scene{"AddPoint OnCircle", "O A",
          "AddCircle CenterPoint c O A; AddPoint OnCircle P c; AddPoint PointOnCircle Q c A"},
    Scene{"AddCircle CenterRadius", "O", "AddCircle CenterRadius c O 5; AddPoint OnCircle P c; AddPoint OnCircle Q c"},
    Scene{"AddTriangle", "A B C", "", of_triangle},
    Scene{"AddQuadrilateral Trapezoid", abcd, "AddQuadrilateral Trapezoid q A B C D"},
    Scene{"AddQuadrilateral Parallelogram", abcd, "AddQuadrilateral Parallelogram q A B C D"},
    Scene{"AddQuadrilateral Rectangle", abcd, "AddQuadrilateral Rectangle q A B C D"},
    Scene{"AddQuadrilateral Square", abcd, "AddQuadrilateral Square q A B C D"},
    Scene{"AddQuadrilateral Rhombus", abcd, "AddQuadrilateral Rhombus q A B C D"},
    Scene{"AddQuadrilateral Kite", abcd, "AddQuadrilateral Kite q A B C D"},
    Scene{"AddQuadrilateral IsoscelesTrapezoid", abcd, "AddQuadrilateral IsoscelesTrapezoid q A B C D"},
    Scene{"AddQuadrilateral RightTrapezoid", abcd, "AddQuadrilateral RightTrapezoid q A B C D"},
    Scene{"AddQuadrilateral General", abcd, "AddQuadrilateral General q A B C D"},
    Scene{"the corners in the other order", "D C B A", "AddQuadrilateral Trapezoid q A B C D"},
    Scene{"Parallelogram of a triangle", abcd, "AddQuadrilateral Parallelogram q A B C D", of_triangle},
    Scene{"Kite of a triangle", abcd, "AddQuadrilateral Kite q A B C D", of_triangle},
    Scene{"Trapezoid, a side's length", abcd,
          "AddQuadrilateral Trapezoid q A B C D; AddEdge ExprConstraint Length(A,B) = 6"},
    Scene{"Rectangle, two sides' lengths", abcd,
          "AddQuadrilateral Rectangle q A B C D; AddEdge ExprConstraint Length(A,B) = 6; "
          "AddEdge ExprConstraint Length(A,D) = 4"},
    Scene{"AddEdge Perpendicular", abcd, "AddEdge Perpendicular SEG_AD SEG_BC", of_triangle},
    Scene{"AddEdge Parallel", abcd, "AddEdge Parallel SEG_AD SEG_BC", of_triangle},
    Scene{"AddEdge EqualLength", abcd, "AddEdge EqualLength SEG_AD SEG_BC", of_triangle},
    Scene{"AddEdge EqualAngle", abcd, "AddEdge EqualAngle ANG_BAD ANG_CAD", of_triangle},
    Scene{"AddEdge Collinear", abcd, "AddEdge Collinear A B D", of_triangle},
    Scene{"AddEdge Cyclic", abcd, "AddEdge Cyclic A B C D", of_triangle},
    Scene{"AddEdge PointOnLine", abcd, "AddEdge PointOnLine D SEG_BC", of_triangle},
    Scene{"AddEdge PointOnSegment", abcd, "AddEdge PointOnSegment D SEG_BC", of_triangle},
    Scene{"AddEdge PointOnSegment, 1/2", abcd, "AddEdge PointOnSegment D SEG_BC 1/2", of_triangle},
    Scene{"AddEdge PointOnSegment, 1/3", abcd, "AddEdge PointOnSegment D SEG_BC 1/3", of_triangle},
    Scene{"AddEdge PointOnSegment, sqrt(2)/2", abcd, "AddEdge PointOnSegment D SEG_BC sqrt(2)/2", of_triangle},
    Scene{"AddEdge OnCircle", "O A P", "AddCircle CenterPoint c O A; AddEdge OnCircle P c"},
    Scene{"AddEdge Midpoint", abcd, "AddEdge Midpoint D SEG_BC", of_triangle},
    Scene{"AddEdge Midpoint, named first", "M N A B C", "AddEdge Midpoint M SEG_AB; AddEdge Midpoint N SEG_AC",
          of_triangle},
    Scene{"a foot, named first", "D A B C", "AddEdge Perpendicular SEG_AD SEG_BC; AddEdge PointOnLine D SEG_BC",
          of_triangle},
    Scene{"AddEdge AngleBisector", abcd, "AddEdge AngleBisector SEG_AD ANG_BAC", of_triangle},
    Scene{"AngleBisector to the opposite side", abcd,
          "AddEdge AngleBisector SEG_AD ANG_BAC; AddEdge PointOnSegment D SEG_BC", of_triangle},
    Scene{"two AngleBisectors: an incentre", "A B C I",
          "AddEdge AngleBisector SEG_AI ANG_BAC; AddEdge AngleBisector SEG_BI ANG_ABC", of_triangle},
    Scene{"AddEdge SimilarTriangles", "A B C D E F",
          "AddTriangle ByPoints TRI_DEF D E F; AddEdge SimilarTriangles TRI_ABC TRI_DEF", of_triangle},
    Scene{"AddEdge CongruentTriangles", "A B C D E F",
          "AddTriangle ByPoints TRI_DEF D E F; AddEdge CongruentTriangles TRI_ABC TRI_DEF", of_triangle},
    Scene{"AddEdge Tangent", "O A P T", "AddCircle CenterPoint c O A; AddEdge Tangent SEG_PT c T"},
    Scene{"AddEdge PowerEquality", "O A P T",
          "AddCircle CenterPoint c O A; AddPoint OnCircle B c; AddEdge Collinear P A B; AddEdge Tangent SEG_PT c T; "
          "AddEdge PowerEquality P c SEG_AB SEG_PT"},
    Scene{"AddEdge VectorSum", abcd, "AddEdge VectorSum A D A B A C", of_triangle},
    Scene{"AddEdge VectorDiff", abcd, "AddEdge VectorDiff A D A B A C", of_triangle},
    Scene{"AddEdge VectorDotZero", abcd, "AddEdge VectorDotZero A D B C", of_triangle},
    Scene{"AddEdge VectorLinear", abcd, "AddEdge VectorLinear A D 1/3 A B", of_triangle},
    Scene{"ExprConstraint, a length", "A B C", "AddEdge ExprConstraint Length(A,B) = 5", of_triangle},
    Scene{"ExprConstraint, a ratio", "A B C", "AddEdge ExprConstraint Length(A,B) = sqrt(2)*Length(B,C)", of_triangle},
    Scene{"ExprConstraint, an angle", "A B C", "AddEdge ExprConstraint Angle(A,B,C) = 60", of_triangle},
    Scene{"ExprConstraint, two angles", "A B C",
          "AddEdge ExprConstraint Angle(A,B,C) = 60; AddEdge ExprConstraint Angle(A,C,B) = 40", of_triangle},
    Scene{"ExprConstraint, squares", "A B C", "AddEdge ExprConstraint Length(A,B)^2+Length(B,C)^2 = Length(A,C)^2",
          of_triangle},
    Scene{"ExprConstraint, a product of vectors", "A B C", "AddEdge ExprConstraint Dot(Vector(A,B),Vector(A,C)) = 0",
          of_triangle},
    Scene{"ExprConstraint, a sum", "A B C", "AddEdge ExprConstraint Length(A,B)+Length(B,C) = 10", of_triangle},
    Scene{"ExprConstraint, an area", "A B C", "AddEdge ExprConstraint Area(A,B,C) = 6", of_triangle},
    Scene{"ExprConstraint, an acute angle", "A B C", "AddEdge ExprConstraint Angle(A,B,C) < 90", of_triangle},
    Scene{"ExprConstraint, a comparison", "A B C", "AddEdge ExprConstraint Length(A,B) < Length(B,C)", of_triangle},
};

std::string of_envelopes() {
    std::string text = "\n## Actions of VeriGeo\n\n| action | JGEX | Geo-DSL |\n|---|---|---|\n";
    for (const Scene& scene : verigeo_scenes) {
        std::string lines;
        std::istringstream points{std::string(scene.points)};
        for (std::string point; points >> point;) lines += "AddPoint Free " + point + ";";
        if (scene.triangle) lines += "AddTriangle ByPoints TRI_ABC A B C;";
        lines += scene.actions;
        if (lines.ends_with(';')) lines.pop_back();
        text += row(std::string(scene.name), envelope_of_lines(lines), "verigeo", {"jgex", "geodsl"});
    }
    return text;
}

TEST(ConversionsTable, IsThePageOfTheFormats) {
    test::expect_golden("../../docs/formats/conversions.md",
                        std::string(page_begins) + of_constructions() + of_envelopes() + of_statements());
}

} // namespace
} // namespace porism::workflow
