// The inside of Exact and its context, shared by the two sources that implement them.
#pragma once

#include "numbers/ball.h"
#include "numbers/calcium.h"
#include "numbers/exact.h"

#include <cstdint>
#include <vector>

namespace porism::numbers {

/// A root adjoined to the rationals: the square root of a square-free integer, the root of some earlier value, or
/// cos(pi/n).
struct ExactContext::Generator {
    int degree = 2;                         ///< over what stands below it
    porism_calcium_number* value = nullptr; ///< owned by the context
    std::vector<Integer> primes = {}; ///< of a rational radicand: its factors; a cofactor left unfactored counts as one
    Integer square = 0;               ///< of a rational radicand: the radicand
    porism_calcium_number* radicand = nullptr; ///< of any other radicand; owned by the context
    Ball near = {};                            ///< encloses that radicand
    std::uint64_t turn = 0;                    ///< n of cos(pi/n)
};

struct ExactAccess {
    using Roots = std::vector<std::uint32_t>;
    using Generator = ExactContext::Generator;

    static Exact without_value(Exact::State state);
    /// A new zero over these roots; `beyond` if their degree is over the limit or the context is spent.
    static Exact over(ExactContext& context, Roots roots);
    /// After an operation wrote into `a`: notices lost values and rational results.
    static Exact settle(Exact a);
    /// undefined if either is, else beyond.
    static Exact spoiled(const Exact& a, const Exact& b);

    static ExactContext& context(const Exact& a) { return *a.context_; }
    static porism_calcium_context* field(const Exact& a) { return a.context_->field_; }
    static porism_calcium_number* number(const Exact& a) { return a.number_; }
    static const Roots& roots(const Exact& a) { return a.roots_; }
    static int degree(const ExactContext& context, const Roots& roots);
    static Roots merged(const Roots& a, const Roots& b);
    static Ball enclosure(const Exact& a, int bits);

    static std::vector<std::unique_ptr<Generator>>& generators(ExactContext& context) { return context.generators_; }
    static porism_calcium_context* field(ExactContext& context) { return context.field_; }
};

struct Expression;
/// The exact value of a tree, as that of the scalar which it is part of.
Exact to_exact(const Expression& tree);

} // namespace porism::numbers
