#include "formats/verigeo/turns.h"

#include "formats/verigeo/frame.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

/// A number times the cross product of two vectors, perhaps without its sign.
struct Crossed {
    Rational times = 1;
    Affine one = {}, other = {};
    bool no_sign = false;
};

std::optional<Rational> number_in(const Term& term) {
    return term.number && !term.degrees ? numbers::as_rational(*term.number) : std::nullopt;
}

std::optional<Crossed> crossed_in(const Term& term, const std::set<std::string>& points);

/// "Abs(Cross(...))", "-Cross(...)" of one operand.
std::optional<Crossed> of_one(std::string_view names, const Term& term, const std::set<std::string>& points) {
    auto inner = crossed_in(term.of[0], points);
    if (!inner || (names != "Abs abs" && names != "-" && names != "+")) return std::nullopt;
    if (names == "Abs abs") inner->no_sign = true;
    if (names == "-") inner->times *= -1;
    return inner;
}

/// "2*Cross(...)", "Cross(...)/2".
std::optional<Crossed> of_two(std::string_view names, const Term& term, const std::set<std::string>& points) {
    if (names != "*" && names != "/") return std::nullopt;
    auto inner = crossed_in(term.of[0], points);
    auto by = number_in(term.of[1]);
    if (!inner && names == "*") {
        inner = crossed_in(term.of[1], points);
        by = number_in(term.of[0]);
    }
    if (!inner || !by || *by == 0) return std::nullopt;
    inner->times *= names == "/" ? Rational(1 / *by) : *by;
    return inner;
}

std::optional<Crossed> crossed_in(const Term& term, const std::set<std::string>& points) {
    if (term.function == nullptr) return std::nullopt;
    const std::string_view names = term.function->names;
    if (names != "Cross") return term.of.size() == 1 ? of_one(names, term, points) : of_two(names, term, points);
    auto one = affine_of(term.of[0], points), other = affine_of(term.of[1], points);
    if (!one || !other || !one->moves_along() || !other->moves_along()) return std::nullopt;
    return Crossed{1, *std::move(one), *std::move(other)};
}

/// A number times the cross product of the sides from the first of three points.
struct Turn {
    Rational times;
    Three points;
    bool no_sign = false;
};

std::optional<Turn> turn_of(const Crossed& crossed) {
    std::set<std::string> all;
    for (const Affine* vector : {&crossed.one, &crossed.other})
        for (const auto& [point, number] : vector->points) {
            if (number.y != 0) return std::nullopt;
            if (number.x != 0) all.insert(point);
        }
    if (all.size() != 3) return std::nullopt;
    const std::vector<std::string> names(all.begin(), all.end());
    const auto of = [&](const Affine& vector, std::size_t i) {
        const auto found = vector.points.find(names[i]);
        return found == vector.points.end() ? Rational(0) : found->second.x;
    };
    const Rational times = of(crossed.one, 1) * of(crossed.other, 2) - of(crossed.one, 2) * of(crossed.other, 1);
    if (times == 0) return std::nullopt;
    return Turn{crossed.times * times, {names[0], names[1], names[2]}, crossed.no_sign};
}

/// A turn against a number, the turn on the left.
struct Measured {
    Turn turn;
    std::string sign;
    numbers::Scalar number;
    double value = 0;
};

std::string_view from_the_right(std::string_view sign) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> table{
        {{"<", ">"}, {">", "<"}, {"<=", ">="}, {">=", "<="}}};
    const auto row = std::ranges::find(table, sign, [](const auto& pair) { return pair.first; });
    return row == table.end() ? sign : row->second;
}

std::optional<Measured> turn_in(const Action& action, const Ids& ids) {
    if (action.row->type != "ExprConstraint") return std::nullopt;
    const auto comparison = comparison_of(action, ids);
    if (!comparison || !*comparison) return std::nullopt;
    const auto& [left, sign, right] = **comparison;
    for (const bool is_turned : {false, true}) {
        const Expression &one = is_turned ? right : left, &other = is_turned ? left : right;
        const auto crossed = crossed_in(one.term(), one.points());
        const auto turn = crossed ? turn_of(*crossed) : std::nullopt;
        const auto number = numbers::Scalar::parse(action.args[is_turned ? 0 : 2]);
        if (!turn || !number || !other.points().empty()) continue;
        const std::string_view from_left = sign == "==" ? std::string_view("=") : std::string_view(sign);
        const std::string_view read = is_turned ? from_the_right(from_left) : from_left;
        return Measured{*turn, std::string(read), *number, numbers::to_double(*number)};
    }
    return std::nullopt;
}

/// Which way the three points turn by it: 1 to the left, -1 to the right, 0 where it does not tell.
int way_of(const Measured& measured) {
    const int side = measured.turn.times > 0 ? 1 : -1;
    if (measured.turn.no_sign) return 0;
    if (measured.sign == "=") return measured.value > 0 ? side : measured.value < 0 ? -side : 0;
    if (measured.sign == ">" && measured.value >= 0) return side;
    return measured.sign == "<" && measured.value <= 0 ? -side : 0;
}

Three turning_left(const Turn& turn, int way) {
    const auto& [a, b, c] = turn.points;
    return way > 0 ? turn.points : Three{a, c, b};
}

/// "area(A,B,C) = 12" for a cross product of 24; of one that is compared with zero, whether they are on one line.
std::string area_said(const Measured& measured) {
    const auto& [a, b, c] = measured.turn.points;
    if (measured.value == 0) return fmt::format("{} {} {} {}", measured.sign == "=" ? "coll" : "ncoll", a, b, c);
    const bool is_turned = measured.value < 0 && measured.sign == "<";
    return fmt::format("({})*area({},{},{}) {} {}({})", numbers::Scalar(abs(Rational(2 * measured.turn.times))).text(),
                       a, b, c, is_turned ? ">" : measured.sign, measured.value < 0 ? "-" : "", measured.number.text());
}

/// Whether the area says it, but for which way the points turn.
bool is_of_area(const Measured& measured) {
    const bool is_equation = measured.sign == "=" && (measured.turn.no_sign || measured.value == 0);
    return (is_equation && measured.value >= 0) || (measured.sign == "!=" && measured.value == 0);
}

} // namespace

std::optional<Said> turn_said(const Figure& figure, const Action& action) {
    const auto measured = turn_in(action, figure.ids);
    if (!measured) return std::nullopt;
    const int way = way_of(*measured);
    if (way == 0 && !is_of_area(*measured)) return std::nullopt;
    if (figure.claimed && way != 0 && !figure.framed && figure.turned.empty()) return std::nullopt;
    Said said{{area_said(*measured)}};
    Frame frame(figure);
    if (way != 0) said.texts.push_back(frame.turning_left(turning_left(measured->turn, way)));
    said.standing = std::move(frame).added();
    // "Cross(Vector(A,B),Vector(A,C)) = 12" is how an area is told.
    said.amounts_to = measured->sign != "=";
    return said;
}

std::vector<std::string> turned_by_product(const Figure& figure, const Action& action) {
    const auto measured = turn_in(action, figure.ids);
    const int way = measured ? way_of(*measured) : 0;
    if (way == 0) return {};
    const Three points = turning_left(measured->turn, way);
    return {points.begin(), points.end()};
}

} // namespace porism::verigeo
