// What expressions of VeriGeo are worth in a picture: numbers, angles in degrees, plane vectors and complex numbers.
//
// sum := product (('+'|'-') product)*; product := factor (('*'|'/') factor)*; factor := '-' factor | power;
// power := part (('^'|'**') factor)?; part := number '°'? | word | function '(' sum, ... ')' | '(' sum ')' | '|' sum
// '|'. A point is the vector of its coordinates, AB and SEG_AB a length, ∠ABC and ANG_ABC an angle, TRI_ABC an area, i
// the imaginary unit where no point has this name. The functions are the rows of a table (docs/formats/verigeo.md).
#pragma once

#include "formats/verigeo/verigeo.h"
#include "geometry/point.h"
#include "numbers/constructible.h"
#include "numbers/scalar.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::verigeo {

/// What names of angles and triangles stand for: "alpha" for "Angle(B,A,C)".
using Ids = std::map<std::string, std::string>;
Ids ids_of(const Envelope& envelope);
/// "ANG_A" for "Angle(B,A,C)" where an author's points are the corners of one triangle.
Ids whole_angles_of(const Envelope& envelope);
/// Signs as the words that they stand for: "ANG_ABC" for "∠ABC".
std::string in_words(std::string text);
/// That of one action, where it names an angle or a triangle.
std::optional<Ids::value_type> id_of(const Action& action);

struct Term;

/// Immutable; copies share the tree.
class Expression {
public:
    /// Bounds: 4096 bytes, nesting 64. Errors: `bad_expression`, with what was expected; those of numbers::Scalar.
    static Result<Expression> parse(std::string_view text, const Ids& ids = {});
    /// The names in it that must be points.
    const std::set<std::string>& points() const { return points_; }
    const Term& term() const { return *term_; }

private:
    std::shared_ptr<const Term> term_;
    std::set<std::string> points_;
};

struct Comparison {
    Expression left;
    std::string sign; ///< = == != < <= > >=
    Expression right;
};
/// Of ExprConstraint, VectorSum, VectorDiff, VectorDotZero, VectorLinear and VerifyPoint (P = Vector(x,y)); nothing for
/// other actions. Errors as Expression::parse has them.
Result<std::optional<Comparison>> comparison_of(const Action& action, const Ids& ids = {});

template<class N>
using Places = std::map<std::string, geometry::Point<N>>;

/// What a picture shows of a comparison.
struct Compared {
    numbers::Decision decision = numbers::Decision::undecided; ///< as it is seen (geometry::Tolerance)
    std::string left, right;                                   ///< the values, to read
    double gap = 0;     ///< of the sides: absolute, of vectors and complex numbers the length of the difference
    double scale = 0;   ///< the magnitude of the terms compared
    double norm = 0;    ///< of the side that is farther from 0
    int order = 0;      ///< the sign of left - right where both are numbers
    bool plane = false; ///< vectors or complex numbers, which have no order
    std::string reason; ///< why there are no values: a clause; else empty
};
Compared compare(const Comparison& comparison, const Places<double>& places);
/// The same over exact coordinates, in the current tower. Angles are equal or not, and a sine, cosine or tangent is one
/// of an angle between places or of a number of degrees; else undecided where an angle is in it.
numbers::Decision compare_exactly(const Comparison& comparison, const Places<numbers::Constructible>& places);

/// Points with given coordinates.
using Typed = std::map<std::string, std::pair<numbers::Scalar, numbers::Scalar>>;
/// The same in a tower of its own, and then by balls of up to 4096 bits: these tell what is greater and what is not
/// equal, angles and sines too, never what is equal.
numbers::Decision compare_exactly(const Comparison& comparison, const Typed& typed, const StopToken& stop = {});

/// The functions that expressions may hold, each once with all its names: for the documentation.
std::vector<std::string> function_names();

} // namespace porism::verigeo
