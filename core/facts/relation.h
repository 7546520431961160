// Relations: equations between quantities, polynomial with integer coefficients (definitions 16 and 24).
//
//   length(a,b)^2 + length(b,c)^2 = length(a,c)^2
//   angle(a,b,c) = 2x + 10
//   disc(o,a) = pi*length(o,a)^2
//
// Grammar: sums of terms on both sides of "="; a term is a product of numbers, letters, quantities with their points,
// powers with small exponents, and sums in brackets; division is by rational numbers. sqrt(...), sin(...) and the other
// functions of numbers::Scalar are numbers, and so is number(...) with any scalar in it: number(1/pi).
#pragma once

#include "facts/quantity.h"
#include "numbers/integer.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::facts {

/// A product of powers, quantities ascending, exponents positive. The empty one is 1.
struct Monomial {
    struct Factor {
        Quantity quantity;
        std::uint32_t exponent = 1;
        friend bool operator==(const Factor&, const Factor&) = default;
        friend auto operator<=>(const Factor&, const Factor&) = default;
    };
    std::vector<Factor> factors;
    std::uint32_t degree() const;
    friend bool operator==(const Monomial&, const Monomial&) = default;
    friend auto operator<=>(const Monomial&, const Monomial&) = default;
};

inline constexpr std::uint32_t max_degree = 12;
inline constexpr std::size_t max_terms = 400;

/// A polynomial with rational coefficients: no term is zero.
using Polynomial = std::map<Monomial, numbers::Rational>;
Polynomial constant(const numbers::Rational& value);
Polynomial constant(const numbers::Scalar& value);
Polynomial variable(const Quantity& quantity);
Polynomial operator+(Polynomial a, const Polynomial& b);
Polynomial operator-(Polynomial a, const Polynomial& b);
/// Empty optional where the product would be too large: above max_degree or max_terms.
std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b);
/// With another polynomial in place of a quantity; empty where that would be too large.
std::optional<Polynomial> substituted(const Polynomial& in, const Quantity& quantity, const Polynomial& value);

/// `polynomial = 0`: coefficients coprime integers, the last of them positive. Relations that differ by a factor are
/// equal. Immutable; copies share their terms.
class Relation {
public:
    /// 0 = 0, to be assigned to.
    Relation();
    /// Empty for 0 = 0.
    static std::optional<Relation> of(const Polynomial& polynomial);

    const Polynomial& polynomial() const { return said_->polynomial; }
    /// A constant that is to be zero and is not: no figure satisfies it.
    bool contradicts() const;
    /// Of all quantities, ascending, each once.
    std::span<const PointId> points() const { return said_->points; }
    /// Ascending, each once; numbers are not among them.
    const std::vector<Quantity>& quantities() const { return said_->quantities; }
    std::uint64_t hash() const { return said_->hash; }
    friend bool operator==(const Relation& a, const Relation& b) {
        return a.said_ == b.said_ || (a.hash() == b.hash() && a.polynomial() == b.polynomial());
    }
    friend std::strong_ordering operator<=>(const Relation& a, const Relation& b);

private:
    struct Said {
        Polynomial polynomial;
        std::vector<PointId> points;
        std::vector<Quantity> quantities;
        std::uint64_t hash;
    };
    explicit Relation(Polynomial polynomial);
    std::shared_ptr<const Said> said_;
};

/// As the grammar above has it. Errors with the column (carried into `place`, that of the first character):
/// `relation_syntax`, `relation_trivial` (it always holds), `unknown_quantity`, `unknown_point`, `quantity_points`,
/// `relation_radians` (an angle equated with "arccos(3/5)", or "cos(20)"), `relation_degrees` ("60o", where angles are
/// counted in degrees already), `relation_points` ("AB", for a length), `relation_division`, `relation_exponent`,
/// `relation_too_large`, `bad_letter`, and those of numbers::Scalar. Bounds: 4096 bytes, nesting 32.
Result<Relation> parse_relation(std::string_view text, std::span<const std::string> names, Place place = {});
/// The left side less the right one, as they are written; never 0. Errors as above.
Result<Polynomial> parse_difference(std::string_view text, std::span<const std::string> names, Place place = {});
/// That no letter is spelled by points ("ad" where a and d are points), as text refuses it: `relation_points`.
Status check_letters(const Relation& relation, std::span<const std::string> names);
/// "length(a,b)", "x". Errors as above.
Result<Quantity> parse_quantity(std::string_view text, std::span<const std::string> names, Place place = {});
/// Terms with negative coefficients stand on the right; reads back to an equal relation.
std::string to_string(const Relation& relation, std::span<const std::string> names);

/// With other points in place of those: point i becomes points[i]. Empty where a quantity cannot be meant then.
std::optional<Polynomial> renamed(const Polynomial& polynomial, std::span<const PointId> points);
/// The same; empty also where the equation always holds then.
std::optional<Relation> renamed(const Relation& relation, std::span<const PointId> points);

/// The value of something that is to vanish.
struct Residual {
    double value = 0;
    double size = 0; ///< the magnitude of its terms
};

/// In a picture of doubles.
double value_in(const Polynomial& polynomial, std::span<const geometry::Point<double>> points,
                const Letters& letters = {});
/// Its value, relative to the greatest of its terms; not a number where a quantity is none.
double signed_residual(const Relation& relation, std::span<const geometry::Point<double>> points,
                       const Letters& letters = {});
/// By how much it fails: the same without its sign.
double relative_residual(const Relation& relation, std::span<const geometry::Point<double>> points,
                         const Letters& letters = {});

} // namespace porism::facts

template<>
struct std::hash<porism::facts::Relation> {
    std::size_t operator()(const porism::facts::Relation& relation) const noexcept { return relation.hash(); }
};
