#include "reason/quantity/primes.h"

#include <map>

namespace porism::reason {
namespace {

using numbers::Integer;

constexpr unsigned trial_limit = 1000;
constexpr int rho_steps = 200'000;

bool is_prime(const Integer& value) {
    return mpz_probab_prime_p(value.get_mpz_t(), 40) != 0;
}

/// A factor of an odd composite number, neither 1 nor the number.
std::optional<Integer> split(const Integer& composite) {
    for (unsigned shift = 1; shift <= 8; ++shift) {
        Integer slow = 2, fast = 2, common = 1;
        const auto next = [&](const Integer& x) -> Integer { return (x * x + shift) % composite; };
        for (int step = 0; step < rho_steps && common == 1; ++step) {
            slow = next(slow);
            fast = next(next(fast));
            common = numbers::gcd(slow - fast, composite);
        }
        if (common != 1 && common != composite) return common;
    }
    return std::nullopt;
}

bool factor(Integer value, std::int64_t sign, std::map<Integer, std::int64_t>& factors) {
    for (unsigned divisor = 2; divisor < trial_limit && value > 1; ++divisor) {
        while (value % divisor == 0) {
            value /= divisor;
            factors[divisor] += sign;
        }
    }
    std::vector<Integer> open;
    if (value > 1) open.push_back(value);
    while (!open.empty()) {
        const Integer next = open.back();
        open.pop_back();
        if (is_prime(next)) {
            factors[next] += sign;
            continue;
        }
        const auto part = split(next);
        if (!part) return false;
        open.push_back(*part);
        open.emplace_back(next / *part);
    }
    return true;
}

} // namespace

std::optional<std::vector<std::pair<Integer, std::int64_t>>> prime_factors(const numbers::Rational& value) {
    if (value <= 0) return std::nullopt;
    std::map<Integer, std::int64_t> factors;
    if (!factor(value.get_num(), 1, factors) || !factor(value.get_den(), -1, factors)) return std::nullopt;
    return std::vector<std::pair<Integer, std::int64_t>>(factors.begin(), factors.end());
}

} // namespace porism::reason
