// Quotients of polynomials with integer coefficients, in lowest terms, over FLINT.
#pragma once

#include "numbers/integer.h"

#include <fmpz_mpoly.h>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace porism::numbers {

/// The polynomials of so many variables. Bound to the thread that made it; must outlive its polynomials.
class Ring {
public:
    explicit Ring(std::size_t variables);
    ~Ring();
    Ring(const Ring&) = delete;
    Ring& operator=(const Ring&) = delete;

    std::size_t variables() const { return variables_; }
    const fmpz_mpoly_ctx_struct* context() const { return context_; }

private:
    std::size_t variables_;
    fmpz_mpoly_ctx_t context_;
};

struct Term {
    Integer coefficient;
    std::vector<unsigned long> exponents; ///< by variable
};

/// All operands of an operation are of one ring.
class MultiPolynomial {
public:
    /// Zero.
    explicit MultiPolynomial(const Ring& ring);
    MultiPolynomial(const Ring& ring, const Integer& value);
    MultiPolynomial(const MultiPolynomial& other);
    MultiPolynomial& operator=(MultiPolynomial other);
    ~MultiPolynomial();

    static MultiPolynomial variable(const Ring& ring, std::size_t index);

    const Ring& ring() const { return *ring_; }
    bool is_zero() const;
    /// The number, where it is one.
    std::optional<Integer> constant() const;
    std::size_t size() const; ///< terms
    std::vector<Term> terms() const;
    /// Irreducible factors with their exponents, and what of the number is left; none where FLINT gives up.
    struct Factors {
        Integer number;
        std::vector<std::pair<MultiPolynomial, unsigned long>> powers;
    };
    std::optional<Factors> factors() const;
    /// The quotient, where the divisor divides it.
    std::optional<MultiPolynomial> divided_by(const MultiPolynomial& divisor) const;

    friend MultiPolynomial operator+(const MultiPolynomial& a, const MultiPolynomial& b);
    friend MultiPolynomial operator*(const MultiPolynomial& a, const MultiPolynomial& b);
    friend MultiPolynomial operator-(const MultiPolynomial& a);
    friend class Fraction;

private:
    const Ring* ring_;
    fmpz_mpoly_t value_;
};

class Fraction {
public:
    explicit Fraction(const MultiPolynomial& up);
    Fraction(const Ring& ring, const Rational& value);
    /// Lowest terms; `down` is not zero (asserted).
    Fraction(const MultiPolynomial& up, const MultiPolynomial& down);

    const MultiPolynomial& up() const { return up_; }
    const MultiPolynomial& down() const { return down_; }
    bool is_zero() const { return up_.is_zero(); }

    friend Fraction operator+(const Fraction& a, const Fraction& b);
    friend Fraction operator*(const Fraction& a, const Fraction& b);
    friend Fraction operator-(const Fraction& a);
    /// 1 / a; a is not zero (asserted).
    friend Fraction inverse(const Fraction& a);

private:
    MultiPolynomial up_, down_;
};

} // namespace porism::numbers
