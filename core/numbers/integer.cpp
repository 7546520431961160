#include "numbers/integer.h"

#include "base/text.h"

#include <cassert>

namespace porism::numbers {

namespace {

constexpr std::size_t kMaxDigits = 1000;

tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend, std::size_t offset) {
    Error error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt};
    return fail(error.at(Place{{}, 1, static_cast<int>(offset) + 1}));
}

/// The digits of text from `at` on; `at` ends behind them.
Result<Integer> read_digits(std::string_view text, std::size_t& at) {
    const std::size_t start = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    if (at == start)
        return refuse("number_syntax", "a digit is missing here", "write digits, as in -12, 3/4 or 0.125", start);
    if (at - start > kMaxDigits)
        return refuse("number_too_long", "the number has more than 1000 digits", "write fewer digits", start);
    return Integer(std::string(text.substr(start, at - start)), 10); // base 10, or leading zeros would mean octal
}

Result<Rational> read_decimals(std::string_view text, std::size_t& at, const Integer& whole) {
    const std::size_t start = ++at;
    auto digits = read_digits(text, at);
    if (!digits) return fail(digits.error());
    Integer scale;
    mpz_ui_pow_ui(scale.get_mpz_t(), 10, at - start);
    return ratio(whole * scale + *digits, scale);
}

Result<Rational> read_denominator(std::string_view text, std::size_t& at, const Integer& numerator) {
    const std::size_t start = ++at;
    auto denominator = read_digits(text, at);
    if (!denominator) return fail(denominator.error());
    if (*denominator == 0)
        return refuse("number_zero_denominator", "the denominator is zero", "write another one", start);
    return ratio(numerator, *denominator);
}

Result<Rational> read_rational(std::string_view text, bool integers_only) {
    if (trim(text).empty()) return refuse("number_empty", "a number is missing", "write one, as in 12", 0);
    std::size_t at = text.find_first_not_of(" \t");
    const bool negative = text[at] == '-';
    if (negative) ++at;
    const auto whole = read_digits(text, at);
    if (!whole) return fail(whole.error());
    Result<Rational> value = Rational(*whole);
    if (!integers_only && at < text.size() && text[at] == '.') {
        value = read_decimals(text, at, *whole);
    } else if (!integers_only && at < text.size() && text[at] == '/') {
        value = read_denominator(text, at, *whole);
    }
    if (!value) return value;
    if (!trim(text.substr(at)).empty())
        return refuse("number_syntax", "the number ends here, but the text goes on", "leave the rest out", at);
    return negative ? Rational(-*value) : *value;
}

} // namespace

Rational ratio(const Integer& numerator, const Integer& denominator) {
    assert(denominator != 0);
    Rational q(numerator, denominator);
    q.canonicalize();
    return q;
}

Result<Integer> parse_integer(std::string_view text) {
    const auto value = read_rational(text, true);
    if (!value) return fail(value.error());
    return value->get_num();
}

Result<Rational> parse_rational(std::string_view text) {
    return read_rational(text, false);
}

std::string to_string(const Integer& value) {
    return value.get_str();
}
std::string to_string(const Rational& value) {
    return value.get_str();
}

Integer gcd(const Integer& a, const Integer& b) {
    Integer g;
    mpz_gcd(g.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
    return g;
}

Integer lcm(const Integer& a, const Integer& b) {
    Integer l;
    mpz_lcm(l.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
    return l;
}

// `long` has 64 bits on every platform that we build for.
static_assert(sizeof(long) == sizeof(std::int64_t));

std::optional<std::int64_t> to_int64(const Integer& value) {
    if (!value.fits_slong_p()) return std::nullopt;
    return value.get_si();
}

Integer from_int64(std::int64_t value) {
    return Integer(static_cast<long>(value));
}

bool is_integer(const Rational& value) {
    return value.get_den() == 1;
}

Integer floor(const Rational& value) {
    Integer q;
    mpz_fdiv_q(q.get_mpz_t(), value.get_num_mpz_t(), value.get_den_mpz_t());
    return q;
}

Rational fraction_part(const Rational& value) {
    return value - Rational(floor(value));
}

std::optional<Rational> exact_sqrt(const Rational& value) {
    if (mpz_perfect_square_p(value.get_num_mpz_t()) == 0 || mpz_perfect_square_p(value.get_den_mpz_t()) == 0)
        return std::nullopt;
    return ratio(::sqrt(value.get_num()), ::sqrt(value.get_den()));
}

std::optional<Rational> exact_root(const Rational& value, unsigned long degree) {
    if (degree % 2 == 0 && value < 0) return std::nullopt;
    Integer num;
    Integer den;
    if (mpz_root(num.get_mpz_t(), value.get_num_mpz_t(), degree) == 0) return std::nullopt;
    if (mpz_root(den.get_mpz_t(), value.get_den_mpz_t(), degree) == 0) return std::nullopt;
    return ratio(num, den);
}

SquareParts square_parts(const Integer& value) {
    assert(value != 0);
    constexpr unsigned long largest = 1000;
    SquareParts out{1, value};
    for (unsigned long d = 2; d <= largest; ++d)
        for (const unsigned long square = d * d; mpz_divisible_ui_p(out.inside.get_mpz_t(), square) != 0;
             out.inside /= square)
            out.outside *= d;
    return out;
}

} // namespace porism::numbers
