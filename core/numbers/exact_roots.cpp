#include "numbers/exact.h"

#include "numbers/exact_access.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <memory>
#include <numeric>
#include <utility>

namespace porism::numbers {

namespace {

using Roots = ExactAccess::Roots;
using Generator = ExactAccess::Generator;
using State = Exact::State;

constexpr unsigned long kTrialLimit = 2000;
constexpr std::uint64_t kTurnLimit = 1000;

/// value = square * outside^2, with the factors of `square` ascending.
struct SquareFree {
    Integer square = 1;
    Integer outside = 1;
    std::vector<Integer> primes = {};
};

SquareFree square_free(Integer value) {
    SquareFree parts;
    const auto take = [&](const Integer& factor) {
        parts.square *= factor;
        parts.primes.push_back(factor);
    };
    for (unsigned long d = 2; d < kTrialLimit && value != 1; ++d) {
        bool odd = false;
        while (mpz_divisible_ui_p(value.get_mpz_t(), d) != 0) {
            value /= d;
            if (odd) parts.outside *= d;
            odd = !odd;
        }
        if (odd) take(Integer(d));
    }
    if (mpz_perfect_square_p(value.get_mpz_t()) != 0) {
        parts.outside *= ::sqrt(value);
    } else {
        take(value);
    }
    return parts;
}

std::vector<Integer> symmetric_difference(const std::vector<Integer>& a, const std::vector<Integer>& b) {
    std::vector<Integer> r;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(r));
    return r;
}

struct Reduced {
    std::vector<Integer> primes;
    Roots used;
};

/// Takes the largest factor away by the pivot row that has it, until none does: elimination over the field of two
/// elements.
void reduce(Reduced& row, const std::vector<Reduced>& pivots) {
    for (const auto& pivot : pivots) {
        if (!std::binary_search(row.primes.begin(), row.primes.end(), pivot.primes.back())) continue;
        row.primes = symmetric_difference(row.primes, pivot.primes);
        Roots used;
        std::set_symmetric_difference(row.used.begin(), row.used.end(), pivot.used.begin(), pivot.used.end(),
                                      std::back_inserter(used));
        row.used = std::move(used);
    }
}

/// The generators whose radicands multiply to `primes` up to squares, if there are such.
std::optional<Roots> known_product(ExactContext& context, const std::vector<Integer>& primes) {
    std::vector<Reduced> pivots;
    const auto& generators = ExactAccess::generators(context);
    for (std::uint32_t i = 0; i < generators.size(); ++i) {
        if (generators[i]->primes.empty()) continue;
        Reduced row{generators[i]->primes, {i}};
        reduce(row, pivots);
        assert(!row.primes.empty());
        // Earlier pivots must not meet this row's pivot again, so the new row is cleared out of them.
        const std::vector<Reduced> fresh{row};
        for (auto& pivot : pivots) reduce(pivot, fresh);
        pivots.push_back(std::move(row));
    }
    Reduced target{primes, {}};
    reduce(target, pivots);
    if (!target.primes.empty()) return std::nullopt;
    return target.used;
}

std::uint32_t adjoin(ExactContext& context, std::unique_ptr<Generator> generator) {
    auto& all = ExactAccess::generators(context);
    generator->value = porism_calcium_new(ExactAccess::field(context));
    all.push_back(std::move(generator));
    return static_cast<std::uint32_t>(all.size() - 1);
}

Exact generator_value(ExactContext& context, std::uint32_t index, const Roots& below) {
    Exact r = ExactAccess::over(context, ExactAccess::merged(below, {index}));
    if (r.state() != State::value) return r;
    porism_calcium_set(ExactAccess::field(context), ExactAccess::number(r),
                       ExactAccess::generators(context)[index]->value);
    return ExactAccess::settle(std::move(r));
}

Exact root_of_square_free(ExactContext& context, const SquareFree& parts) {
    if (const auto used = known_product(context, parts.primes)) {
        Integer product = parts.square;
        Exact r(1);
        for (const auto index : *used) {
            r *= generator_value(context, index, {});
            product *= ExactAccess::generators(context)[index]->square;
        }
        return r.state() == State::value ? Exact(Rational(::sqrt(product))) / r : r;
    }
    auto generator = std::make_unique<Generator>();
    generator->primes = parts.primes;
    generator->square = parts.square;
    const auto index = adjoin(context, std::move(generator));
    const Exact radicand{Rational(parts.square)};
    porism_calcium_sqrt(ExactAccess::field(context), ExactAccess::generators(context)[index]->value,
                        ExactAccess::number(radicand));
    return generator_value(context, index, {});
}

Exact root_of_rational(ExactContext& context, const Rational& value) {
    const SquareFree parts = square_free(value.get_num() * value.get_den());
    const Exact outside(ratio(parts.outside, value.get_den()));
    return parts.primes.empty() ? outside : outside * root_of_square_free(context, parts);
}

std::optional<std::uint32_t> known_root(ExactContext& context, const Exact& radicand, int degree) {
    const Ball near = ExactAccess::enclosure(radicand, 64);
    const auto& generators = ExactAccess::generators(context);
    for (std::uint32_t i = 0; i < generators.size(); ++i) {
        const Generator& g = *generators[i];
        if (g.radicand == nullptr || g.degree != degree || !overlaps(near, g.near)) continue;
        if (porism_calcium_is_equal(ExactAccess::field(context), g.radicand, ExactAccess::number(radicand)) ==
            PORISM_YES)
            return i;
    }
    return std::nullopt;
}

/// The positive root of a positive number that is no simpler case.
Exact adjoined_root(const Exact& radicand, int degree) {
    ExactContext& context = ExactAccess::context(radicand);
    auto index = known_root(context, radicand, degree);
    if (!index) {
        const int predicted = radicand.degree() * degree;
        if (predicted > context.limits().degree || context.spent()) return ExactAccess::without_value(State::beyond);
        auto generator = std::make_unique<Generator>();
        generator->degree = degree;
        generator->near = ExactAccess::enclosure(radicand, 64);
        generator->radicand = porism_calcium_new(ExactAccess::field(context));
        porism_calcium_set(ExactAccess::field(context), generator->radicand, ExactAccess::number(radicand));
        index = adjoin(context, std::move(generator));
        porism_calcium_number* value = ExactAccess::generators(context)[*index]->value;
        if (degree == 2) {
            porism_calcium_sqrt(ExactAccess::field(context), value, ExactAccess::number(radicand));
        } else if (!porism_calcium_root(ExactAccess::field(context), value, ExactAccess::number(radicand),
                                        static_cast<unsigned long>(degree))) {
            return ExactAccess::without_value(State::beyond);
        }
    }
    return generator_value(context, *index, ExactAccess::roots(radicand));
}

/// Undefined, beyond, or a copy: what a root does with a radicand whose sign is not positive.
std::optional<Exact> root_of_special(const Exact& a) {
    if (a.state() != State::value) return a;
    const auto s = sign(a);
    if (!s) return ExactAccess::without_value(State::beyond);
    if (*s < 0) return ExactAccess::without_value(State::undefined);
    if (*s == 0) return Exact(0);
    return std::nullopt;
}

Exact integer_power(const Exact& base, long exponent) {
    if (base.state() != State::value) return base;
    if (exponent == 0) return Exact(1);
    if (exponent < 0) return Exact(1) / integer_power(base, -exponent);
    Exact r = ExactAccess::over(ExactAccess::context(base), ExactAccess::roots(base));
    if (r.state() != State::value) return r;
    porism_calcium_pow(ExactAccess::field(r), ExactAccess::number(r), ExactAccess::number(base), exponent);
    return ExactAccess::settle(std::move(r));
}

constexpr long kExponentLimit = 1000;

} // namespace

Exact sqrt(const Exact& a) {
    if (auto special = root_of_special(a)) return *std::move(special);
    if (const auto rational = as_rational(a)) return root_of_rational(ExactAccess::context(a), *rational);
    return adjoined_root(a, 2);
}

Exact pow(const Exact& base, const Rational& exponent) {
    if (::abs(exponent.get_num()) > kExponentLimit || exponent.get_den() > kExponentLimit)
        return ExactAccess::without_value(State::beyond);
    const long numerator = exponent.get_num().get_si();
    const long degree = exponent.get_den().get_si();
    if (degree == 1) return integer_power(base, numerator);
    if (auto special = root_of_special(base)) return integer_power(*special, numerator);
    return integer_power(degree == 2 ? sqrt(base) : adjoined_root(base, static_cast<int>(degree)), numerator);
}

namespace {

std::uint64_t totient(std::uint64_t n) {
    std::uint64_t count = 0;
    for (std::uint64_t k = 1; k <= n; ++k) count += std::gcd(k, n) == 1;
    return count;
}

/// cos(pi / n), adjoined once a context.
Exact cos_of_part(std::uint64_t n) {
    ExactContext& context = ExactContext::current();
    const auto& generators = ExactAccess::generators(context);
    for (std::uint32_t i = 0; i < generators.size(); ++i) {
        if (generators[i]->turn == n) return generator_value(context, i, {});
    }
    const auto degree = static_cast<int>(totient(2 * n) / 2);
    if (degree > context.limits().degree) return ExactAccess::without_value(State::beyond);
    auto generator = std::make_unique<Generator>();
    generator->degree = degree;
    generator->turn = n;
    const auto index = adjoin(context, std::move(generator));
    porism_calcium_cos_pi_over(ExactAccess::field(context), generators[index]->value, n);
    return generator_value(context, index, {});
}

/// cos(k * pi / n) as the Chebyshev polynomial of cos(pi / n).
Exact chebyshev(std::uint64_t k, std::uint64_t n) {
    const Exact x = cos_of_part(n);
    Exact before(1);
    Exact now = x;
    if (k == 0) return before;
    for (std::uint64_t i = 1; i < k; ++i) before = std::exchange(now, 2 * x * now - before);
    return now;
}

/// cos(k * pi / 12) for k = 0 to 6, in the radicals that a person would write.
Exact cos_of_twelfths(std::uint64_t k) {
    using Row = Exact (*)();
    static constexpr std::array<Row, 7> table{
        [] { return Exact(1); },           [] { return sqrt(Exact(2)) * (sqrt(Exact(3)) + 1) / 4; },
        [] { return sqrt(Exact(3)) / 2; }, [] { return sqrt(Exact(2)) / 2; },
        [] { return Exact(1) / 2; },       [] { return sqrt(Exact(2)) * (sqrt(Exact(3)) - 1) / 4; },
        [] { return Exact(0); },
    };
    return table[k]();
}

/// The n of a generator cos(pi / n) for a multiple of `part`.
std::optional<std::uint64_t> known_part(std::uint64_t part) {
    for (const auto& generator : ExactAccess::generators(ExactContext::current()))
        if (generator->turn != 0 && generator->turn % part == 0) return generator->turn;
    return std::nullopt;
}

/// cos(k * pi / (2n)) where cosine and sine of pi / n are wanted from one generator.
Exact cos_of_halves(const Integer& k, std::uint64_t n) {
    const Integer around = from_int64(static_cast<std::int64_t>(4 * n));
    const Integer reduced = ((k % around) + around) % around;
    std::uint64_t j = reduced.get_ui();
    if (j > 2 * n) j = 4 * n - j;
    const bool negative = j > n;
    if (negative) j = 2 * n - j;
    const auto known = known_part(2 * n);
    const Exact value = known         ? chebyshev(j * (*known / (2 * n)), *known)
                        : 12 % n == 0 ? cos_of_twelfths(6 * j / n)
                                      : chebyshev(j, 2 * n);
    return negative ? -value : value;
}

Exact turned(const Rational& q, bool sine) {
    if (q.get_den() > kTurnLimit) return ExactAccess::without_value(State::beyond);
    const std::uint64_t n = q.get_den().get_ui();
    const Integer halves = 2 * q.get_num();
    const Integer quarter = from_int64(static_cast<std::int64_t>(n));
    return cos_of_halves(sine ? Integer(quarter - halves) : halves, n);
}

} // namespace

Exact cos_of_turn_exact(const Rational& q) {
    return turned(q, false);
}
Exact sin_of_turn_exact(const Rational& q) {
    return turned(q, true);
}

} // namespace porism::numbers
