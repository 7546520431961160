#include "formats/verigeo/turns.h"

#include "formats/verigeo/frame.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

/// A number times a product of two vectors, perhaps without its sign.
struct Multiplied {
    Rational times = 1;
    Affine one = {}, other = {};
    bool no_sign = false;
};

std::optional<Rational> number_in(const Term& term) {
    if (term.number) return term.degrees ? std::nullopt : numbers::as_rational(*term.number);
    const bool is_negative = term.function != nullptr && term.function->names == "-" && term.of.size() == 1;
    const auto number = is_negative ? number_in(term.of[0]) : std::nullopt;
    return number ? std::optional(Rational(-*number)) : std::nullopt;
}

/// Products by this name: Cross, Dot.
class Products {
public:
    Products(std::string_view name, const std::set<std::string>& points) : name_(name), points_(points) {}

    std::optional<Multiplied> in(const Term& term) const {
        if (term.function == nullptr) return std::nullopt;
        const std::string_view names = term.function->names;
        if (names != name_) return term.of.size() == 1 ? of_one(names, term) : of_two(names, term);
        auto one = affine_of(term.of[0], points_), other = affine_of(term.of[1], points_);
        if (!one || !other || !one->moves_along() || !other->moves_along()) return std::nullopt;
        return Multiplied{1, *std::move(one), *std::move(other)};
    }

private:
    /// "Abs(Cross(...))", "-Cross(...)" of one operand.
    std::optional<Multiplied> of_one(std::string_view names, const Term& term) const {
        auto inner = in(term.of[0]);
        if (!inner || (names != "Abs abs" && names != "-" && names != "+")) return std::nullopt;
        if (names == "Abs abs") inner->no_sign = true;
        if (names == "-") inner->times *= -1;
        return inner;
    }

    /// "2*Cross(...)", "Cross(...)/2".
    std::optional<Multiplied> of_two(std::string_view names, const Term& term) const {
        if (names != "*" && names != "/") return std::nullopt;
        auto inner = in(term.of[0]);
        auto by = number_in(term.of[1]);
        if (!inner && names == "*") {
            inner = in(term.of[1]);
            by = number_in(term.of[0]);
        }
        if (!inner || !by || *by == 0) return std::nullopt;
        inner->times *= names == "/" ? Rational(1 / *by) : *by;
        return inner;
    }

    std::string_view name_;
    const std::set<std::string>& points_;
};

/// A number times the cross product of the sides from the first of three points.
struct Turn {
    Rational times;
    Three points;
    bool no_sign = false;
};

std::optional<Turn> turn_of(const Multiplied& crossed) {
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

std::string_view from_the_right(std::string_view sign) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> table{
        {{"<", ">"}, {">", "<"}, {"<=", ">="}, {">=", "<="}}};
    const auto row = std::ranges::find(table, sign, [](const auto& pair) { return pair.first; });
    return row == table.end() ? sign : row->second;
}

/// A product against a number, the product on the left.
struct Compared {
    Multiplied product;
    std::string sign;
    numbers::Scalar number;
};

std::optional<Compared> product_in(std::string_view name, const Action& action, const Ids& ids) {
    if (action.row->type != "ExprConstraint") return std::nullopt;
    const auto comparison = comparison_of(action, ids);
    if (!comparison || !*comparison) return std::nullopt;
    const auto& [left, sign, right] = **comparison;
    for (const bool is_turned : {false, true}) {
        const Expression &one = is_turned ? right : left, &other = is_turned ? left : right;
        const auto product = Products(name, one.points()).in(one.term());
        const auto number = numbers::Scalar::parse(action.args[is_turned ? 0 : 2]);
        if (!product || !number || !other.points().empty()) continue;
        const std::string_view from_left = sign == "==" ? std::string_view("=") : std::string_view(sign);
        return Compared{*product, std::string(is_turned ? from_the_right(from_left) : from_left), *number};
    }
    return std::nullopt;
}

/// A turn against a number, the turn on the left.
struct Measured {
    Turn turn;
    std::string sign;
    numbers::Scalar number;
    double value = 0;
};

std::optional<Measured> turn_in(const Action& action, const Ids& ids) {
    const auto compared = product_in("Cross", action, ids);
    const auto turn = compared ? turn_of(compared->product) : std::nullopt;
    if (!turn) return std::nullopt;
    return Measured{*turn, compared->sign, compared->number, numbers::to_double(compared->number)};
}

/// The ends of a vector from one point to another, however long it is told to be.
std::optional<std::array<std::string, 2>> ends_of(const Affine& vector) {
    std::vector<std::string> ends;
    Gaussian sum{};
    for (const auto& [point, number] : vector.points) {
        if (number.x == 0 && number.y == 0) continue;
        if (number.y != 0) return std::nullopt;
        ends.push_back(point);
        sum.x += number.x;
    }
    if (ends.size() != 2 || sum.x != 0) return std::nullopt;
    return std::array{ends[0], ends[1]};
}

/// Of two vectors with a common end: whether the angle there is acute or obtuse.
std::optional<Said> angle_said(const Compared& dot, const std::array<std::string, 2>& one,
                               const std::array<std::string, 2>& other) {
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {0U, 1U}) {
            const std::string &p = one.at(1 - i), &q = other.at(1 - j);
            if (one.at(i) != other.at(j) || p == q) continue;
            const Rational times =
                dot.product.times * dot.product.one.points.at(p).x * dot.product.other.points.at(q).x;
            const bool is_acute = (dot.sign == ">") == (times > 0);
            return Said{{fmt::format("{} {} {} {}", is_acute ? "acute_angle" : "obtuse_angle", p, one.at(i), q)}};
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

std::optional<Said> dot_said(const Figure& figure, const Action& action) {
    const auto compared = product_in("Dot", action, figure.ids);
    if (!compared || compared->product.no_sign || numbers::as_rational(compared->number) != Rational(0))
        return std::nullopt;
    const auto one = ends_of(compared->product.one), other = ends_of(compared->product.other);
    if (!one || !other) return std::nullopt;
    if (compared->sign == "=") return Said{{fmt::format("perp {} {}", fmt::join(*one, " "), fmt::join(*other, " "))}};
    return compared->sign == "<" || compared->sign == ">" ? angle_said(*compared, *one, *other) : std::nullopt;
}

std::vector<std::string> turned_by_product(const Figure& figure, const Action& action) {
    const auto measured = turn_in(action, figure.ids);
    const int way = measured ? way_of(*measured) : 0;
    if (way == 0) return {};
    const Three points = turning_left(measured->turn, way);
    return {points.begin(), points.end()};
}

} // namespace porism::verigeo
