// What forms measure: LengthOf(Line(A, B)), MeasureOf(Angle(1)), 3x+1.
#pragma once

#include "facts/relation.h"
#include "formats/geometry3k/sketch.h"

#include <functional>
#include <map>

namespace porism::geometry3k {

/// The points of a record in the scene.
using PointIds = std::map<std::string, PointId>;

/// Reads measures of one record. Errors: `unknown_form`, `form_arguments` (too few, or of another kind),
/// `unknown_angle` (one that the record does not name, or where several angles are at a point), `unknown_circle` (no
/// point of it is known), `bad_quantity` (a point twice), those of parse_expression.
class Measures {
public:
    Measures(const Sketch& sketch, const PointIds& ids) : sketch_(sketch), ids_(ids) {}

    Result<facts::Polynomial> value(const Term& term) const;
    /// Of RatioOf(a, b) a and b, of anything else its value and one.
    Result<std::pair<facts::Polynomial, facts::Polynomial>> fraction(const Term& term) const;
    /// The points of a form whose arguments are points: Line(A, B).
    Result<std::vector<std::string>> points(const Term& term, std::size_t least, std::size_t most) const;
    /// Of Angle(A, B, C), Angle(B), Angle(1), "angle 1".
    Result<Corner> corner(const Term& term) const;
    /// A circle as its centre and a point of it.
    Result<std::pair<std::string, std::string>> circle(const Term& term) const;
    /// The corners of a form that names a polygon: Triangle(A, B, C), Hexagon(A, ..., F).
    Result<std::vector<std::string>> polygon(const Term& term) const;
    /// Centre and ends of Sector(O, A, B), or centre, one end, a point of its arc, the other end of Sector(O, A, M, B).
    Result<std::vector<std::string>> sector(const Term& term) const;
    Result<facts::Polynomial> quantity(facts::QuantityKind kind, std::span<const std::string> points) const;
    PointId id(const std::string& point) const { return ids_.at(point); }

    /// The forms that `value` knows, and those that only name what is measured.
    static std::vector<std::string> known();

private:
    using Reading = Result<facts::Polynomial> (Measures::*)(const Term&) const;
    struct Row {
        std::string_view word;
        Reading read;
    };
    static std::span<const Row> table();

    Result<facts::Polynomial> line(const Term& term) const;
    Result<facts::Polynomial> angle(const Term& term) const;
    Result<facts::Polynomial> arc(const Term& term) const;
    Result<facts::Polynomial> same(const Term& term) const;
    Result<facts::Polynomial> length(const Term& term) const;
    Result<facts::Polynomial> radius(const Term& term) const;
    Result<facts::Polynomial> diameter(const Term& term) const;
    Result<facts::Polynomial> circumference(const Term& term) const;
    Result<facts::Polynomial> area(const Term& term) const;
    Result<facts::Polynomial> perimeter(const Term& term) const;
    Result<facts::Polynomial> ratio(const Term& term) const;
    Result<facts::Polynomial> sine(const Term& term) const;
    Result<facts::Polynomial> cosine(const Term& term) const;
    Result<facts::Polynomial> tangent(const Term& term) const;
    Result<facts::Polynomial> sum(const Term& term) const;
    Result<facts::Polynomial> times(const Term& term) const;
    Result<facts::Polynomial> half(const Term& term) const;
    Result<facts::Polynomial> of_arc(facts::QuantityKind kind, const Term& term) const;
    Result<facts::Polynomial> of_angle(facts::QuantityKind kind, const Term& term) const;
    Result<facts::Polynomial> of_circle(facts::QuantityKind kind, const Term& term) const;
    Result<const Term*> only(const Term& term) const;

    const Sketch& sketch_;
    const PointIds& ids_;
};

/// An error that points at a term.
Error at_term(const Term& term, std::string code, std::string what, std::string mend);
/// A form is given other arguments than it takes.
Error other_arguments(const Term& term);
/// Whether a leaf can be the name of a point: a capital, then digits and primes.
bool names_point(const Term& term);

} // namespace porism::geometry3k
