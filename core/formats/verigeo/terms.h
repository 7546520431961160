// The trees of expressions, and the table of the functions that they apply.
#pragma once

#include "formats/verigeo/evaluate.h"
#include "numbers/number.h"

#include <optional>
#include <span>

namespace porism::verigeo {

enum class Sort : std::uint8_t { scalar, angle, vector, complex };

/// Scalars and angles (in degrees) are in x; `size` is the magnitude of what was added up, in doubles alone.
template<class N>
struct Value {
    Sort sort = Sort::scalar;
    N x = 0, y = 0;
    double size = 0;
    bool number() const { return sort == Sort::scalar || sort == Sort::angle; }
};

template<class N>
using Values = std::span<const Value<N>>;
/// Nothing where the function is not for such values, or has none there.
template<class N>
using Apply = std::optional<Value<N>> (*)(Values<N>);

struct Function {
    std::string_view names; ///< parted by spaces; the first is usual
    std::size_t fewest, most;
    Apply<double> of_doubles;
    Apply<numbers::Constructible> of_exact; ///< null: its values are not constructible
    Apply<numbers::Ball> of_balls;
    /// Of an angle above -180 and up to 180 degrees a vector that is turned by it; null of other functions.
    Apply<numbers::Constructible> direction = nullptr;
    /// The value at the angle by which a vector is turned; null of what is no function of an angle.
    Apply<numbers::Constructible> at_direction = nullptr;
};
/// By a name or an operator sign; null where there is none.
const Function* function_by_name(std::string_view name);
std::span<const Function> functions();

/// A number, a word, or a function of others.
struct Term {
    const Function* function = nullptr;
    std::vector<Term> of = {};
    std::optional<numbers::Scalar> number = {};
    bool degrees = false;  ///< of a number
    std::string word = {}; ///< a point, or i
};

} // namespace porism::verigeo
