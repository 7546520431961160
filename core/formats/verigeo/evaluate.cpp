#include "formats/verigeo/evaluate.h"

#include "base/digits.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/terms.h"
#include "geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

using numbers::Constructible;
using numbers::Decision;

/// What a word is worth: a point, or the imaginary unit.
template<class N>
std::optional<Value<N>> of_word(const std::string& word, const Places<N>& places) {
    const auto found = places.find(word);
    if (found == places.end()) return word == "i" ? std::optional(Value<N>{Sort::complex, 0, 1, 1}) : std::nullopt;
    Value<N> out{Sort::vector, found->second.x, found->second.y, 0};
    if constexpr (std::is_same_v<N, double>) out.size = std::hypot(out.x, out.y);
    return out;
}

/// Whether a number is told by pi.
bool tells_pi(const Term& term) {
    return (term.number && term.number->text() == "pi") || std::ranges::any_of(term.of, &tells_pi);
}

/// Beside an angle, which counts degrees, a number that is told by pi counts radians.
template<class N>
void count_in_degrees(const Value<N>& beside, const Term& term, Value<N>& value) {
    if (beside.sort != Sort::angle || value.sort != Sort::scalar || !tells_pi(term)) return;
    constexpr int half_turn = 180;
    const N pi = numbers::from_scalar<N>(*numbers::Scalar::parse("pi"));
    value.sort = Sort::angle;
    value.x = value.x * N(half_turn) / pi;
    value.size *= half_turn;
}

/// Of what is added up or compared.
template<class N>
void count_alike(const Term& one, Value<N>& a, const Term& other, Value<N>& b) {
    if constexpr (!std::is_same_v<N, Constructible>) {
        count_in_degrees(b, one, a);
        count_in_degrees(a, other, b);
    }
}

std::optional<Value<Constructible>> at_direction(const Term& term, const Places<Constructible>& places);
template<class N>
std::optional<std::vector<Value<N>>> values_of(const std::vector<Term>& terms, const Places<N>& places);

template<class N>
std::optional<Value<N>> value_of(const Term& term, const Places<N>& places) {
    if (term.number) {
        const N value = numbers::from_scalar<N>(*term.number);
        Value<N> out{term.degrees ? Sort::angle : Sort::scalar, value, 0, 0};
        if constexpr (std::is_same_v<N, double>) out.size = std::fabs(value);
        return out;
    }
    if (term.function == nullptr) return of_word(term.word, places);
    if constexpr (std::is_same_v<N, Constructible>)
        if (term.function->at_direction != nullptr) return at_direction(term, places);
    auto found = values_of<N>(term.of, places);
    if (!found) return std::nullopt;
    std::vector<Value<N>>& values = *found;
    const bool is_sum = term.function == function_by_name("+") || term.function == function_by_name("-");
    if (is_sum && values.size() == 2) count_alike(term.of[0], values[0], term.of[1], values[1]);
    if constexpr (std::is_same_v<N, double>)
        return term.function->of_doubles(values);
    else if constexpr (std::is_same_v<N, numbers::Ball>)
        return term.function->of_balls(values);
    else
        return term.function->of_exact == nullptr ? std::nullopt : term.function->of_exact(values);
}

template<class N>
std::optional<std::vector<Value<N>>> values_of(const std::vector<Term>& terms, const Places<N>& places) {
    std::vector<Value<N>> out;
    for (const Term& term : terms) {
        auto value = value_of(term, places);
        if (!value) return std::nullopt;
        out.push_back(*std::move(value));
    }
    return out;
}

/// A vector that is turned by a number of degrees.
std::optional<Value<Constructible>> direction_of_degrees(const numbers::Rational& degrees) {
    constexpr int half_turn = 180;
    const numbers::Rational turns = degrees / half_turn;
    return Value<Constructible>{Sort::vector, numbers::cos_of_turn_constructible(turns),
                                numbers::sin_of_turn_constructible(turns), 0};
}

/// Of an angle that is a function of what has exact values, a vector that is turned by it.
std::optional<Value<Constructible>> direction_of(const Term& term, const Places<Constructible>& places) {
    if (term.number && term.degrees)
        if (const auto degrees = numbers::as_rational(*term.number)) return direction_of_degrees(*degrees);
    if (term.function == nullptr || term.function->direction == nullptr) return std::nullopt;
    const auto values = values_of(term.of, places);
    return values ? term.function->direction(*values) : std::nullopt;
}

std::optional<Value<Constructible>> at_direction(const Term& term, const Places<Constructible>& places) {
    const auto direction = direction_of(term.of[0], places);
    return direction ? term.function->at_direction(std::span(&*direction, 1)) : std::nullopt;
}

bool is_finite(const Value<double>& value) {
    return std::isfinite(value.x) && std::isfinite(value.y) && std::isfinite(value.size);
}

std::string text_of(const Value<double>& value) {
    return value.sort == Sort::vector ? fmt::format("({:.9g}, {:.9g})", value.x, value.y)
                                      : fmt::format("{:.9g}{:+.9g}i", value.x, value.y);
}

/// Of both sides.
std::array<std::string, 2> texts_of(const Value<double>& left, const Value<double>& right) {
    if (!left.number() || !right.number()) return {text_of(left), text_of(right)};
    auto out = told_apart(left.x, right.x, 9);
    if (left.sort == Sort::angle) out[0] += "°";
    if (right.sort == Sort::angle) out[1] += "°";
    return out;
}

/// Whether sides of these kinds are compared.
bool alike(Sort a, Sort b) {
    const auto number = [](Sort sort) { return sort == Sort::scalar || sort == Sort::angle; };
    if (a == b || (number(a) && number(b))) return true;
    return a != Sort::vector && b != Sort::vector && a != Sort::angle && b != Sort::angle;
}

/// 0 beside a vector or complex number is one.
template<class N>
void take_zero_as(Sort sort, const Term& term, Value<N>& value) {
    const auto rational = term.number ? numbers::as_rational(*term.number) : std::nullopt;
    if (rational == numbers::Rational(0)) value.sort = sort;
}

/// The values of both sides.
template<class N>
std::pair<std::optional<Value<N>>, std::optional<Value<N>>> sides_of(const Comparison& comparison,
                                                                     const Places<N>& places) {
    std::pair sides{value_of(comparison.left.term(), places), value_of(comparison.right.term(), places)};
    if (!sides.first || !sides.second) return sides;
    take_zero_as(sides.second->sort, comparison.left.term(), *sides.first);
    take_zero_as(sides.first->sort, comparison.right.term(), *sides.second);
    count_alike(comparison.left.term(), *sides.first, comparison.right.term(), *sides.second);
    return sides;
}

Decision turned(Decision decision) {
    if (decision == Decision::undecided) return decision;
    return decision == Decision::yes ? Decision::no : Decision::yes;
}

bool is_equality(std::string_view sign) {
    return sign == "=" || sign == "==";
}

/// From whether the sides are equal and which is greater.
Decision decide(std::string_view sign, Decision equal, int order) {
    if (is_equality(sign)) return equal;
    if (sign == "!=") return turned(equal);
    if (equal == Decision::undecided) return equal;
    if (equal == Decision::yes) return sign.size() == 2 ? Decision::yes : Decision::no;
    return (sign[0] == '<') == (order < 0) ? Decision::yes : Decision::no;
}

Decision seen_equal(double gap, double scale) {
    constexpr geometry::Tolerance tolerance;
    if (gap <= tolerance.equal * scale) return Decision::yes;
    return gap >= tolerance.clear * scale ? Decision::no : Decision::undecided;
}

} // namespace

Compared compare(const Comparison& comparison, const Places<double>& places) {
    Compared out;
    for (const Expression* side : {&comparison.left, &comparison.right})
        for (const std::string& point : side->points())
            if (!places.contains(point)) out.reason = point + " is no point of the figure";
    if (!out.reason.empty()) return out;
    const auto [left, right] = sides_of(comparison, places);
    if (!left || !right || !is_finite(*left) || !is_finite(*right)) {
        out.reason = fmt::format("the {} side has no value: what it is made of does not go together, or divides by 0",
                                 !left || !is_finite(*left) ? "left" : "right");
        return out;
    }
    auto texts = texts_of(*left, *right);
    out.left = std::move(texts[0]);
    out.right = std::move(texts[1]);
    out.plane = !left->number() || !right->number();
    if (!alike(left->sort, right->sort)) {
        out.reason = "its sides are not of one kind";
    } else if (out.plane && !is_equality(comparison.sign) && comparison.sign != "!=") {
        out.reason = "vectors and complex numbers have no order";
    } else {
        out.gap = std::hypot(left->x - right->x, left->y - right->y);
        out.scale = left->size + right->size;
        out.norm = std::max(std::hypot(left->x, left->y), std::hypot(right->x, right->y));
        out.order = out.plane ? 0 : (left->x > right->x) - (left->x < right->x);
        out.decision = decide(comparison.sign, seen_equal(out.gap, out.scale), out.order);
    }
    return out;
}

namespace {

/// By the signs of the coordinates of the difference, as far as they are told.
template<class N>
Decision decided(const Comparison& comparison, const Places<N>& places) {
    for (const Expression* side : {&comparison.left, &comparison.right})
        for (const std::string& point : side->points())
            if (!places.contains(point)) return Decision::undecided;
    const auto [left, right] = sides_of(comparison, places);
    if (!left || !right || !alike(left->sort, right->sort)) return Decision::undecided;
    const bool plane = !left->number() || !right->number();
    if (plane && !is_equality(comparison.sign) && comparison.sign != "!=") return Decision::undecided;
    const auto x = numbers::sign(left->x - right->x), y = numbers::sign(left->y - right->y);
    if (x.value_or(0) != 0 || (plane && y.value_or(0) != 0))
        return decide(comparison.sign, Decision::no, x.value_or(0));
    return x && (y || !plane) ? decide(comparison.sign, Decision::yes, 0) : Decision::undecided;
}

/// The same of a number beside an angle, which counts degrees.
std::optional<Value<Constructible>> direction_beside_angle(const Term& term, const Places<Constructible>& places) {
    constexpr int half_turn = 180;
    const auto degrees = term.number ? numbers::as_rational(*term.number) : std::nullopt;
    if (!degrees) return direction_of(term, places);
    return *degrees > -half_turn && *degrees <= half_turn ? direction_of_degrees(*degrees) : std::nullopt;
}

/// Angles that are no constructible numbers, by their directions: of those that differ it is not told which is greater.
Decision decided_by_directions(const Comparison& comparison, const Places<Constructible>& places) {
    const auto left = direction_beside_angle(comparison.left.term(), places),
               right = direction_beside_angle(comparison.right.term(), places);
    if (!left || !right) return Decision::undecided;
    const auto cross = numbers::sign(left->x * right->y - left->y * right->x),
               dot = numbers::sign(left->x * right->x + left->y * right->y);
    if (!cross || !dot || (*cross == 0 && *dot == 0)) return Decision::undecided;
    if (*cross == 0 && *dot > 0) return decide(comparison.sign, Decision::yes, 0);
    const bool is_order = !is_equality(comparison.sign) && comparison.sign != "!=";
    return is_order ? Decision::undecided : decide(comparison.sign, Decision::no, 0);
}

template<class N>
Places<N> places_of(const Typed& typed) {
    Places<N> out;
    for (const auto& [name, at] : typed)
        out[name] = {numbers::from_scalar<N>(at.first), numbers::from_scalar<N>(at.second)};
    return out;
}

} // namespace

Decision compare_exactly(const Comparison& comparison, const Places<Constructible>& places) {
    const Decision by_values = decided(comparison, places);
    return by_values != Decision::undecided ? by_values : decided_by_directions(comparison, places);
}

Decision compare_exactly(const Comparison& comparison, const Typed& typed, const StopToken& stop) {
    {
        const numbers::QuadraticTower tower({}, stop);
        const Decision exact = compare_exactly(comparison, places_of<Constructible>(typed));
        if (exact != Decision::undecided) return exact;
    }
    for (const int bits : {64, 256, 1024, 4096}) {
        if (stop.stop_requested()) break;
        const numbers::BallPrecision precision(bits);
        const Decision told = decided(comparison, places_of<numbers::Ball>(typed));
        if (told != Decision::undecided) return told;
    }
    return Decision::undecided;
}

Ids ids_of(const Envelope& envelope) {
    Ids out = whole_angles_of(envelope);
    for (const Action& action : envelope.actions)
        if (auto id = id_of(action)) out.insert_or_assign(std::move(id->first), std::move(id->second));
    return out;
}

Ids whole_angles_of(const Envelope& envelope) {
    std::vector<std::string> points;
    for (const Action& action : envelope.actions)
        if (action.row->op == "AddPoint" && action.source == Source::given) points.push_back(action.args[0]);
    Ids out;
    if (points.size() != 3) return out;
    for (int corner = 0; corner < 3; ++corner, std::ranges::rotate(points, points.begin() + 1))
        out.emplace("ANG_" + points[0], fmt::format("Angle({},{},{})", points[1], points[0], points[2]));
    return out;
}

std::optional<Ids::value_type> id_of(const Action& action) {
    const bool angle = action.row->op == "AddAngle";
    if (!angle && action.row->op != "AddTriangle") return std::nullopt;
    const auto& args = action.args;
    return Ids::value_type(args[0], fmt::format("{}({},{},{})", angle ? "Angle" : "Area", args[1], args[2], args[3]));
}

namespace {

/// The sides of what a vector edge says.
std::string vector_sum(const std::vector<std::string>& args, std::size_t from) {
    std::string out = "Vector(0,0)";
    for (std::size_t i = from; i + 2 < args.size(); i += 3)
        out += fmt::format("+({})*Vector({},{})", args[i], args[i + 1], args[i + 2]);
    return out;
}

std::optional<std::array<std::string, 3>> sides_of(const Action& action) {
    const auto& a = action.args;
    const std::string_view type = action.row->type;
    using Sides = std::array<std::string, 3>;
    if (action.row->op == "VerifyPoint") return Sides{a[0], "=", fmt::format("Vector({},{})", a[1], a[2])};
    if (type == "ExprConstraint") return Sides{a[0], a[1], a[2]};
    if (type == "VectorDotZero")
        return Sides{fmt::format("Dot(Vector({},{}),Vector({},{}))", a[0], a[1], a[2], a[3]), "=", "0"};
    const auto pair = [](const std::string& p, const std::string& q) { return fmt::format("Vector({},{})", p, q); };
    if (type == "VectorLinear") return Sides{pair(a[0], a[1]), "=", vector_sum(a, 2)};
    if (type == "VectorSum" || type == "VectorDiff")
        return Sides{pair(a[0], a[1]), "=", pair(a[2], a[3]) + (type == "VectorSum" ? "+" : "-") + pair(a[4], a[5])};
    return std::nullopt;
}

} // namespace

Result<std::optional<Comparison>> comparison_of(const Action& action, const Ids& ids) {
    const auto sides = sides_of(action);
    if (!sides) return std::optional<Comparison>();
    auto left = Expression::parse((*sides)[0], ids);
    if (!left) return fail(std::move(left.error()));
    auto right = Expression::parse((*sides)[2], ids);
    if (!right) return fail(std::move(right.error()));
    return std::optional(Comparison{std::move(*left), (*sides)[1], std::move(*right)});
}

} // namespace porism::verigeo
