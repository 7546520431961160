#include "formats/verigeo/terms.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace porism::verigeo {
namespace {

using numbers::Ball;
using numbers::Constructible;
constexpr double degrees_of_radian = 57.295779513082321;
constexpr int half_turn = 180;
constexpr std::size_t any_number = 64;

template<class N>
using Found = std::optional<Value<N>>;

template<class N>
double size_of(const N& x, const N& y) {
    if constexpr (std::is_same_v<N, double>)
        return std::hypot(x, y);
    else
        return 0;
}

template<class N>
Value<N> scalar(N x, std::optional<double> size = {}) {
    const double own = size_of<N>(x, 0);
    return {Sort::scalar, std::move(x), 0, size.value_or(own)};
}
template<class N>
Value<N> plane(Sort sort, N x, N y, std::optional<double> size = {}) {
    const double own = size_of<N>(x, y);
    return {sort, std::move(x), std::move(y), size.value_or(own)};
}

template<class N>
bool all(Values<N> of, Sort sort) {
    return std::ranges::all_of(of, [&](const Value<N>& value) { return value.sort == sort; });
}

/// Of two summands: the same, or the wider one of a number and an angle or complex number.
template<class N>
std::optional<Sort> sort_of_sum(const Value<N>& a, const Value<N>& b) {
    if (a.sort == b.sort) return a.sort;
    if (a.sort == Sort::vector || b.sort == Sort::vector) return std::nullopt;
    if (a.sort == Sort::complex || b.sort == Sort::complex)
        return a.sort == Sort::angle || b.sort == Sort::angle ? std::nullopt : std::optional(Sort::complex);
    return Sort::angle;
}

template<class N>
Found<N> plus(Values<N> of) {
    if (of.size() == 1) return of[0];
    const auto sort = sort_of_sum(of[0], of[1]);
    if (!sort) return std::nullopt;
    return Value<N>{*sort, of[0].x + of[1].x, of[0].y + of[1].y, of[0].size + of[1].size};
}

template<class N>
Value<N> negative(const Value<N>& a) {
    return {a.sort, -a.x, -a.y, a.size};
}

template<class N>
Found<N> minus(Values<N> of) {
    if (of.size() == 1) return negative(of[0]);
    const std::array<Value<N>, 2> sum = {of[0], negative(of[1])};
    return plus<N>(sum);
}

template<class N>
Found<N> times(Values<N> of) {
    const Value<N>&a = of[0], &b = of[1];
    const double size = a.size * b.size;
    if (a.sort == Sort::complex && b.sort == Sort::complex)
        return Value<N>{Sort::complex, a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x, size};
    if (!a.number() && !b.number()) return std::nullopt;
    if (a.sort == Sort::angle && b.sort == Sort::angle) return std::nullopt;
    const Value<N>& number = a.sort == Sort::scalar ? a : b.sort == Sort::scalar ? b : a;
    const Value<N>& other = &number == &a ? b : a;
    if (number.sort == Sort::angle) return std::nullopt;
    return Value<N>{other.sort, number.x * other.x, number.x * other.y, size};
}

template<class N>
Found<N> over(Values<N> of) {
    const Value<N>&a = of[0], &b = of[1];
    if (b.sort == Sort::vector) return std::nullopt;
    const N square = b.x * b.x + b.y * b.y;
    if (numbers::sign(square) != 1) return std::nullopt;
    if (a.sort == Sort::angle && b.sort == Sort::angle) return scalar<N>(a.x / b.x);
    if (b.sort == Sort::angle) return std::nullopt;
    const std::array<Value<N>, 2> product = {a, plane<N>(b.sort, b.x / square, -b.y / square)};
    return times<N>(product);
}

/// A whole number from 0 to 64 as an exponent, and whether it is turned; or one half.
template<class N>
std::optional<numbers::Rational> exponent(const Value<N>& value) {
    std::optional<numbers::Rational> out;
    const auto half_of_whole = [](double x) {
        return std::fabs(x) <= any_number && 2 * x == std::nearbyint(2 * x)
                   ? std::optional(numbers::ratio(static_cast<int>(2 * x), 2))
                   : std::nullopt;
    };
    if constexpr (std::is_same_v<N, double>)
        out = half_of_whole(value.x);
    else if constexpr (std::is_same_v<N, Ball>)
        out = value.x.exact() ? half_of_whole(value.x.to_double()) : std::nullopt;
    else
        out = value.x.rational();
    if (!out || value.sort != Sort::scalar || numbers::abs(out->get_d()) > any_number) return std::nullopt;
    return out;
}

template<class N>
Found<N> whole_power(const Value<N>& base, int count) {
    Value<N> out = scalar<N>(1);
    for (int i = 0; i < std::abs(count); ++i) {
        const std::array<Value<N>, 2> pair = {out, base};
        const auto next = times<N>(pair);
        if (!next) return std::nullopt;
        out = *next;
    }
    if (count >= 0) return out;
    const std::array<Value<N>, 2> turned = {scalar<N>(1), out};
    return over<N>(turned);
}

template<class N>
Found<N> root(Values<N> of) {
    using numbers::sqrt;
    if (of[0].sort != Sort::scalar || numbers::sign(of[0].x).value_or(-1) < 0) return std::nullopt;
    return scalar<N>(sqrt(of[0].x), std::sqrt(of[0].size));
}

template<class N>
Found<N> power(Values<N> of) {
    const auto by = exponent(of[1]);
    if (!by || of[0].sort == Sort::vector || of[0].sort == Sort::angle) return std::nullopt;
    const numbers::Rational doubled = *by * 2;
    if (doubled.get_den() != 1) return std::nullopt;
    const int halves = static_cast<int>(doubled.get_num().get_si());
    if (halves % 2 == 0) return whole_power(of[0], halves / 2);
    const auto rooted = root<N>(of.first(1));
    return rooted ? whole_power(*rooted, halves) : std::nullopt;
}

template<class N>
Value<N> between(const Value<N>& a, const Value<N>& b) {
    return plane<N>(Sort::vector, b.x - a.x, b.y - a.y);
}
template<class N>
N dot(const Value<N>& a, const Value<N>& b) {
    return a.x * b.x + a.y * b.y;
}
template<class N>
N cross(const Value<N>& a, const Value<N>& b) {
    return a.x * b.y - a.y * b.x;
}

template<class N>
Found<N> magnitude(Values<N> of) {
    using numbers::sqrt;
    if (of[0].number()) return Value<N>{of[0].sort, numbers::abs(of[0].x), 0, of[0].size};
    return scalar<N>(sqrt(dot(of[0], of[0])), of[0].size);
}

template<class N>
Found<N> length(Values<N> of) {
    if (of.size() == 1) return of[0].sort == Sort::angle ? std::nullopt : magnitude<N>(of);
    if (!all(of, Sort::vector)) return std::nullopt;
    const std::array<Value<N>, 1> one = {between(of[0], of[1])};
    return magnitude<N>(one);
}

template<class N>
Found<N> area(Values<N> of) {
    if (of.size() == 1) return of[0].sort == Sort::scalar ? Found<N>(of[0]) : std::nullopt;
    if (of.size() < 3 || !all(of, Sort::vector)) return std::nullopt;
    N sum = 0;
    double size = 0;
    for (std::size_t i = 1; i + 1 < of.size(); ++i) {
        const Value<N> a = between(of[0], of[i]), b = between(of[0], of[i + 1]);
        sum += cross(a, b);
        size += a.size * b.size;
    }
    return scalar<N>(numbers::abs(sum) / N(2), size);
}

/// In degrees.
double turn(double y, double x) {
    return std::atan2(y, x) * degrees_of_radian;
}
Ball turn(const Ball& y, const Ball& x) {
    return numbers::atan2(y, x) * Ball(half_turn) / numbers::pi_ball();
}

template<class N>
Found<N> angle_of(const Value<N>& a, const Value<N>& b) {
    if constexpr (std::is_same_v<N, double>)
        if (!(a.size > 0 && b.size > 0)) return std::nullopt;
    return Value<N>{Sort::angle, turn(numbers::abs(cross(a, b)), dot(a, b)), 0, half_turn};
}

template<class N>
Found<N> angle(Values<N> of) {
    if (of.size() == 1) return of[0].sort == Sort::angle ? Found<N>(of[0]) : std::nullopt;
    if (!all(of, Sort::vector)) return std::nullopt;
    return of.size() == 2 ? angle_of(of[0], of[1]) : angle_of(between(of[1], of[0]), between(of[1], of[2]));
}

template<class N>
Found<N> vector(Values<N> of) {
    if (of.size() == 1)
        return of[0].sort == Sort::vector || of[0].sort == Sort::complex
                   ? Found<N>(plane<N>(Sort::vector, of[0].x, of[0].y, of[0].size))
                   : std::nullopt;
    if (all(of, Sort::vector)) return between(of[0], of[1]);
    return all(of, Sort::scalar) ? Found<N>(plane<N>(Sort::vector, of[0].x, of[1].x)) : std::nullopt;
}

template<class N>
Found<N> complex_number(Values<N> of) {
    const auto found = vector<N>(of);
    if (found) return plane<N>(Sort::complex, found->x, found->y, found->size);
    return of.size() == 1 && of[0].sort == Sort::scalar ? Found<N>(plane<N>(Sort::complex, of[0].x, N(0)))
                                                        : std::nullopt;
}

template<class N>
Found<N> scalar_product(Values<N> of) {
    if (!all(of, Sort::vector)) return std::nullopt;
    return scalar<N>(dot(of[0], of[1]), of[0].size * of[1].size);
}
template<class N>
Found<N> cross_product(Values<N> of) {
    if (!all(of, Sort::vector)) return std::nullopt;
    return scalar<N>(cross(of[0], of[1]), of[0].size * of[1].size);
}
template<class N>
Found<N> first_part(Values<N> of) {
    return of[0].number() ? std::nullopt : Found<N>(scalar<N>(of[0].x, of[0].size));
}
template<class N>
Found<N> second_part(Values<N> of) {
    return of[0].number() ? std::nullopt : Found<N>(scalar<N>(of[0].y, of[0].size));
}
template<class N>
Found<N> conjugate(Values<N> of) {
    if (of[0].sort == Sort::vector || of[0].sort == Sort::angle) return std::nullopt;
    return Value<N>{of[0].sort, of[0].x, -of[0].y, of[0].size};
}

template<class N>
Found<N> argument(Values<N> of) {
    if (of[0].number()) return std::nullopt;
    if constexpr (std::is_same_v<N, double>)
        if (!(of[0].size > 0)) return std::nullopt;
    return Value<N>{Sort::angle, turn(of[0].y, of[0].x), 0, half_turn};
}

double radians(double degrees) {
    return degrees / degrees_of_radian;
}
Ball radians(const Ball& degrees) {
    return degrees * numbers::pi_ball() / Ball(half_turn);
}

/// Of an angle in degrees, of a number in radians.
template<class N>
N arc(const Value<N>& of) {
    return of.sort == Sort::angle ? radians(of.x) : of.x;
}

template<class N>
Found<N> sine(Values<N> of) {
    using std::sin;
    return of[0].number() ? Found<N>(scalar<N>(sin(arc(of[0])), 1)) : std::nullopt;
}
template<class N>
Found<N> cosine(Values<N> of) {
    using std::cos;
    return of[0].number() ? Found<N>(scalar<N>(cos(arc(of[0])), 1)) : std::nullopt;
}
template<class N>
Found<N> tangent(Values<N> of) {
    const auto above = sine<N>(of), below = cosine<N>(of);
    if (!above || !below) return std::nullopt;
    const std::array<Value<N>, 2> quotient = {*above, *below};
    return over<N>(quotient);
}

/// In degrees.
template<class N>
Found<N> arcsine(Values<N> of) {
    using numbers::sqrt;
    const N beside = N(1) - of[0].x * of[0].x;
    if (of[0].sort != Sort::scalar || numbers::sign(beside).value_or(-1) < 0) return std::nullopt;
    return Value<N>{Sort::angle, turn(of[0].x, sqrt(beside)), 0, half_turn};
}
template<class N>
Found<N> arccosine(Values<N> of) {
    using numbers::sqrt;
    const N beside = N(1) - of[0].x * of[0].x;
    if (of[0].sort != Sort::scalar || numbers::sign(beside).value_or(-1) < 0) return std::nullopt;
    return Value<N>{Sort::angle, turn(sqrt(beside), of[0].x), 0, half_turn};
}
template<class N>
Found<N> arctangent(Values<N> of) {
    if (of[0].sort != Sort::scalar) return std::nullopt;
    return Value<N>{Sort::angle, turn(of[0].x, N(1)), 0, half_turn};
}

using Exact = Constructible;

Found<Exact> direction_of_argument(Values<Exact> of) {
    return of[0].number() ? std::nullopt : Found<Exact>(plane<Exact>(Sort::vector, of[0].x, of[0].y));
}

Found<Exact> direction_of_angle(Values<Exact> of) {
    if (of.size() == 1 || !all(of, Sort::vector)) return std::nullopt;
    const Value<Exact> one = of.size() == 2 ? of[0] : between(of[1], of[0]);
    const Value<Exact> other = of.size() == 2 ? of[1] : between(of[1], of[2]);
    return plane<Exact>(Sort::vector, dot(one, other), numbers::abs(cross(one, other)));
}

/// The leg beside another one in the unit circle.
std::optional<Exact> beside_in_circle(const Value<Exact>& leg) {
    const Exact square = Exact(1) - leg.x * leg.x;
    if (leg.sort != Sort::scalar || numbers::sign(square).value_or(-1) < 0) return std::nullopt;
    return numbers::sqrt(square);
}

Found<Exact> direction_of_arcsine(Values<Exact> of) {
    const auto beside = beside_in_circle(of[0]);
    return beside ? Found<Exact>(plane<Exact>(Sort::vector, *beside, of[0].x)) : std::nullopt;
}
Found<Exact> direction_of_arccosine(Values<Exact> of) {
    const auto beside = beside_in_circle(of[0]);
    return beside ? Found<Exact>(plane<Exact>(Sort::vector, of[0].x, *beside)) : std::nullopt;
}
Found<Exact> direction_of_arctangent(Values<Exact> of) {
    return of[0].sort == Sort::scalar ? Found<Exact>(plane<Exact>(Sort::vector, Exact(1), of[0].x)) : std::nullopt;
}

Found<Exact> sine_at(Values<Exact> of) {
    return scalar<Exact>(of[0].y / numbers::sqrt(of[0].x * of[0].x + of[0].y * of[0].y));
}
Found<Exact> cosine_at(Values<Exact> of) {
    return scalar<Exact>(of[0].x / numbers::sqrt(of[0].x * of[0].x + of[0].y * of[0].y));
}
Found<Exact> tangent_at(Values<Exact> of) {
    return scalar<Exact>(of[0].y / of[0].x);
}

const std::array table = {
    Function{"+", 1, 2, &plus<double>, &plus<Constructible>, &plus<Ball>},
    Function{"-", 1, 2, &minus<double>, &minus<Constructible>, &minus<Ball>},
    Function{"*", 2, 2, &times<double>, &times<Constructible>, &times<Ball>},
    Function{"/", 2, 2, &over<double>, &over<Constructible>, &over<Ball>},
    Function{"^", 2, 2, &power<double>, &power<Constructible>, &power<Ball>},
    Function{"Length length Dist Distance Norm", 1, 2, &length<double>, &length<Constructible>, &length<Ball>},
    Function{"Angle angle", 1, 3, &angle<double>, nullptr, &angle<Ball>, &direction_of_angle},
    Function{"Area area", 1, any_number, &area<double>, &area<Constructible>, &area<Ball>},
    Function{"Vector Vec", 1, 2, &vector<double>, &vector<Constructible>, &vector<Ball>},
    Function{"Complex", 1, 2, &complex_number<double>, &complex_number<Constructible>, &complex_number<Ball>},
    Function{"Dot", 2, 2, &scalar_product<double>, &scalar_product<Constructible>, &scalar_product<Ball>},
    Function{"Cross", 2, 2, &cross_product<double>, &cross_product<Constructible>, &cross_product<Ball>},
    Function{"X Re", 1, 1, &first_part<double>, &first_part<Constructible>, &first_part<Ball>},
    Function{"Y Im", 1, 1, &second_part<double>, &second_part<Constructible>, &second_part<Ball>},
    Function{"Conj", 1, 1, &conjugate<double>, &conjugate<Constructible>, &conjugate<Ball>},
    Function{"Arg", 1, 1, &argument<double>, nullptr, &argument<Ball>, &direction_of_argument},
    Function{"Abs abs", 1, 1, &magnitude<double>, &magnitude<Constructible>, &magnitude<Ball>},
    Function{"sqrt", 1, 1, &root<double>, &root<Constructible>, &root<Ball>},
    Function{"sin", 1, 1, &sine<double>, nullptr, &sine<Ball>, nullptr, &sine_at},
    Function{"cos", 1, 1, &cosine<double>, nullptr, &cosine<Ball>, nullptr, &cosine_at},
    Function{"tan", 1, 1, &tangent<double>, nullptr, &tangent<Ball>, nullptr, &tangent_at},
    Function{"arcsin", 1, 1, &arcsine<double>, nullptr, &arcsine<Ball>, &direction_of_arcsine},
    Function{"arccos", 1, 1, &arccosine<double>, nullptr, &arccosine<Ball>, &direction_of_arccosine},
    Function{"arctan", 1, 1, &arctangent<double>, nullptr, &arctangent<Ball>, &direction_of_arctangent},
};

} // namespace

std::span<const Function> functions() {
    return table;
}

const Function* function_by_name(std::string_view name) {
    const auto has = [&](const Function& row) {
        const auto names = split(row.names, ' ');
        return std::ranges::find(names, name) != names.end();
    };
    const auto found = std::ranges::find_if(table, has);
    return found == table.end() ? nullptr : &*found;
}

std::vector<std::string> function_names() {
    std::vector<std::string> out;
    for (const Function& row : table)
        if (row.names.size() > 1) out.emplace_back(row.names);
    return out;
}

} // namespace porism::verigeo
