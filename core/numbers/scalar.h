// A number as a person typed it: the text, kept to the letter, and its exact meaning.
//
// Grammar, from loosest to tightest:
//   sum      := product (('+' | '-') product)*
//   product  := unary (('*' | '/') unary | factor written close: "2sqrt(3)", "7pi", "2(1+x)")*
//   unary    := ('-' | '+') unary | power
//   power    := postfix ('^' unary)?                  right-associative; the exponent must be rational
//   postfix  := primary ('o' | '°')*                  degrees: times pi/180
//   primary  := digits | decimal | 'pi' | 'π' | function '(' sum ')' | '√' primary | '(' sum ')'
//   function := 'sqrt' | 'sin' | 'cos' | 'tan' | 'arcsin' | 'arccos' | 'arctan'
// Angles are in radians where no degree sign stands: sin(40o), and arccos(3/5)/1o is an angle counted in degrees.
// Digits and decimals may carry a power of ten from 1e-300 to 1e300.
// Decimals are exact: 0.125 is 1/8, 2.5e-3 is 1/400. "1/2pi" is refused as ambiguous. The minus sign U+2212 and '·',
// '×' are read as - and *. Spaces may stand between tokens.
#pragma once

#include "base/result.h"
#include "numbers/integer.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace porism::numbers {

enum class ExpressionKind {
    number,
    pi_multiple,
    negate,
    add,
    subtract,
    multiply,
    divide,
    power,
    root,
    sine,
    cosine,
    tangent,
    arcsine,    ///< in [-pi/2, pi/2]
    arccosine,  ///< in [0, pi]
    arctangent, ///< in (-pi/2, pi/2)
};
inline constexpr std::size_t expression_kinds = static_cast<std::size_t>(ExpressionKind::arctangent) + 1;

/// A node of what the text means. Immutable and shared between copies. Whatever is a rational number, or a rational
/// multiple of pi, by rational operations and roots of perfect powers alone is folded into one leaf; so are the
/// functions of multiples of 30 and of 45 degrees, and what takes them back. Other rational parts of a turn are brought
/// into the first quadrant. Functions of sums of arcs are roots (numbers/arc_sum.h).
struct Expression {
    ExpressionKind kind = ExpressionKind::number;
    Rational value = 0;                           ///< number: the value; pi_multiple: value * pi; power: the exponent
    std::shared_ptr<const Expression> left = {};  ///< operand, or left operand
    std::shared_ptr<const Expression> right = {}; ///< right operand of add, subtract, multiply, divide
    std::uint64_t bits = 1;                       ///< upper estimate of the size of the value, in bits
};

/// Plain, copyable, free of threads and contexts. Every Scalar that exists has a finite real value: division by zero,
/// roots of negative numbers, and texts whose value cannot be told from such, are refused by the parser. Two scalars
/// are equal if their texts are ("1/2" and "0.5" differ); compare values with `as_rational` or Exact.
class Scalar {
public:
    /// Zero, "0".
    Scalar();
    /// The value with its canonical text: "3", "-7/12".
    explicit Scalar(const Rational& value);
    explicit Scalar(int value) : Scalar(Rational(value)) {}
    /// Reads the grammar above. Bounds: 4096 bytes, nesting 64, 1000 digits a number, exponents with |numerator| <=
    /// 1000 and denominator <= 12, values up to 2^16 bits. Errors are bad_input with the column (in characters, line
    /// 1): `scalar_empty`, `scalar_syntax`, `scalar_ambiguous`, `scalar_too_long`, `scalar_too_deep`,
    /// `scalar_too_large`, `scalar_zero_division`, `scalar_negative_root`, `scalar_exponent`, `scalar_tangent` (of a
    /// right angle), `scalar_arc` (of a sine or cosine beyond 1), `scalar_not_a_number`.
    static Result<Scalar> parse(std::string_view text);
    /// The decimal that reads back to exactly this double in the fewest digits ("0.1"); the exact value of the scalar
    /// is that decimal, not the double. The value must be finite and below 1e300 in size (asserted).
    static Scalar from_double(double value);

    /// The text as typed, without blanks: one word.
    const std::string& text() const { return text_; }
    const Expression& expression() const { return *tree_; }

    friend bool operator==(const Scalar& a, const Scalar& b) { return a.text_ == b.text_; }
    friend auto operator<=>(const Scalar& a, const Scalar& b) { return a.text_ <=> b.text_; }

private:
    Scalar(std::string text, std::shared_ptr<const Expression> tree) : text_(std::move(text)), tree_(std::move(tree)) {}
    std::string text_;
    std::shared_ptr<const Expression> tree_;
};

/// The nearest double up to one unit in the last place; finite. Degrees and pi multiples give radians.
double to_double(const Scalar& scalar);

/// The exact value if it is rational by rational operations, and roots of perfect powers ("sqrt(4)", "8^(1/3)"), alone.
/// "sqrt(2)*sqrt(2)" has none here: that needs Exact.
std::optional<Rational> as_rational(const Scalar& scalar);

/// q where the scalar is q * pi: "60o" and "pi/3" give 1/3, "7pi/12" gives 7/12, "30o+pi/6" gives 1/3, "0" gives 0. A
/// plain number such as "60" is no multiple of pi: none. Whoever reads a bare number as degrees must say so.
std::optional<Rational> as_turns_of_pi(const Scalar& scalar);

/// The same for languages in which a bare number is meant in degrees: "60" and "60o" give 1/3, "-15" gives -1/12.
std::optional<Rational> as_angle(const Scalar& scalar);

/// One text for scalars with the same tree after folding of rationals: "0.50" and "1/2" both give "1/2", "60o" gives
/// "pi/3". Reads back through `parse` to the same value. Not unique over all equal values ("sqrt(8)" and "2*sqrt(2)"
/// differ).
std::string canonical_text(const Scalar& scalar);

} // namespace porism::numbers

template<>
struct std::hash<porism::numbers::Scalar> {
    std::size_t operator()(const porism::numbers::Scalar& s) const noexcept {
        return std::hash<std::string>{}(s.text());
    }
};
