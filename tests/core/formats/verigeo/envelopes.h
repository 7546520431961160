// Envelopes for tests.
#pragma once

#include "formats/verigeo/verigeo.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo::test {

inline Json action(std::string_view op, std::string_view type, const std::vector<std::string>& args) {
    return {{"op", op}, {"type", type}, {"args", args}};
}

/// What stands before the action that is tried: free points A to F, circles about O and Q, and names.
inline Json setting() {
    Json actions = Json::array();
    for (const char* const name : {"A", "B", "C", "D", "E", "F", "O", "Q"})
        actions.push_back(action("AddPoint", "Free", {name}));
    actions.push_back(action("AddCircle", "CenterPoint", {"CIR_O", "O", "A"}));
    actions.push_back(action("AddCircle", "CenterRadius", {"ring", "Q", "2"}));
    actions.push_back(action("AddAngle", "ByPoints", {"alpha", "B", "A", "C"}));
    actions.push_back(action("AddTriangle", "ByPoints", {"TRI_ABC", "A", "B", "C"}));
    return actions;
}

inline Json author(Json actions) {
    return {{"problem", "A problem."}, {"givens", {"A given."}}, {"goal", "Find AB"},
            {"answer", "5"},           {"comment", ""},          {"actions", std::move(actions)}};
}

inline Json solver(Json actions) {
    return {{"actions", std::move(actions)}, {"final_answer", "5"}};
}

/// An example of each row of the table, and other ways to write the same.
struct Example {
    std::string_view op, type;
    std::vector<std::string> args;  ///< normal
    std::vector<std::string> other; ///< read as the same; empty: there is no other
};

inline const std::vector<Example>& examples() {
    static const std::vector<Example> all = {
        {"AddPoint", "Free", {"P"}, {}},
        {"AddPoint", "Cartesian", {"P", "1/2", "sqrt(2)"}, {}},
        {"AddPoint", "OnSegment", {"P", "SEG_AB", "1/4"}, {"P", "BA", "3/4"}},
        {"AddPoint", "OnCircle", {"P", "CIR_O", "30"}, {"P", "⊙O", "30"}},
        {"AddPoint", "PointOnCircle", {"P", "ring", "B"}, {"P", "CIR_Q", "B"}},
        {"MovePoint", "Cartesian", {"A", "0", "-2.50"}, {}},
        {"AddAuxLine", "Segment", {"A", "B"}, {"SEG_BA", "B", "A"}},
        {"AddCircle", "CenterRadius", {"CIR_B", "B", "3"}, {}},
        {"AddCircle", "CenterPoint", {"CIR_B", "B", "C"}, {}},
        {"AddAngle", "ByPoints", {"ANG_ABC", "A", "B", "C"}, {}},
        {"AddTriangle", "ByPoints", {"TRI_BCD", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Trapezoid", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Parallelogram", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Rectangle", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Square", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Rhombus", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "Kite", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "IsoscelesTrapezoid", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "RightTrapezoid", {"QID", "A", "B", "C", "D"}, {}},
        {"AddQuadrilateral", "General", {"QID", "A", "B", "C", "D"}, {}},
        {"AddEdge", "Perpendicular", {"SEG_AB", "SEG_CD"}, {"B", "A", "D", "C"}},
        {"AddEdge", "Parallel", {"SEG_AB", "SEG_CD"}, {"BA", "SEG_DC"}},
        {"AddEdge", "EqualLength", {"SEG_AB", "SEG_CD"}, {"A", "B", "C", "D"}},
        {"AddEdge", "EqualAngle", {"ANG_BAC", "ANG_DEF"}, {"alpha", "∠FED"}},
        {"AddEdge", "Collinear", {"A", "B", "C", "D", "E"}, {}},
        {"AddEdge", "PointOnLine", {"D", "SEG_AB"}, {"D", "B", "A"}},
        {"AddEdge", "PointOnSegment", {"D", "SEG_AB", "1/3"}, {"D", "BA", "2/3"}},
        {"AddEdge", "OnCircle", {"D", "CIR_O"}, {"D", "O"}},
        {"AddEdge", "Midpoint", {"D", "SEG_AB"}, {"D", "B", "A"}},
        {"AddEdge", "AngleBisector", {"SEG_AE", "ANG_BAC"}, {"EA", "CAB"}},
        {"AddEdge", "Cyclic", {"A", "B", "C", "D", "E"}, {}},
        {"AddEdge", "SimilarTriangles", {"TRI_ABC", "TRI_DEF"}, {"△ABC", "DEF"}},
        {"AddEdge", "CongruentTriangles", {"TRI_ABC", "TRI_DEF"}, {"ABC", "TRI_DEF"}},
        {"AddEdge", "Tangent", {"SEG_BD", "CIR_O", "D"}, {"DB", "CIR_O", "D"}},
        {"AddEdge", "PowerEquality", {"D", "CIR_O", "SEG_BC", "SEG_DE"}, {"D", "O", "CB", "ED"}},
        {"AddEdge", "VectorSum", {"A", "B", "A", "C", "A", "D"}, {}},
        {"AddEdge", "VectorDiff", {"A", "B", "A", "C", "A", "D"}, {}},
        {"AddEdge", "VectorDotZero", {"A", "B", "C", "D"}, {}},
        {"AddEdge", "VectorLinear", {"A", "B", "1/2", "C", "D"}, {}},
        {"AddEdge", "ExprConstraint", {"Length(A,B)", "=", "5"}, {}},
        {"VerifyPoint", "Cartesian", {"A", "1", "2", "1e-6"}, {}},
    };
    return all;
}

} // namespace porism::verigeo::test
