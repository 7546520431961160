#include "translate/value_text.h"

#include "numbers/decimals.h"
#include "numbers/expression.h"
#include "translate/quantity_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

namespace porism::translate {
namespace {

using numbers::Expression;
using numbers::ExpressionKind;
using numbers::Rational;

/// A sum of degrees and of multiples of arcs.
struct Angle {
    struct Arc {
        std::string text;
        Rational times;
    };
    Rational degrees = 0;
    std::vector<Arc> arcs;

    void times(const Rational& factor) {
        degrees *= factor;
        for (Arc& arc : arcs) arc.times *= factor;
    }
    void add(const Angle& other) {
        degrees += other.degrees;
        for (const Arc& arc : other.arcs) add(arc);
    }

private:
    void add(const Arc& arc) {
        for (Arc& known : arcs)
            if (known.text == arc.text) {
                known.times += arc.times;
                std::erase_if(arcs, [](const Arc& one) { return one.times == 0; });
                return;
            }
        arcs.push_back(arc);
    }
};

/// One degree, which what is in radians is divided by to be counted in degrees.
bool is_degree(const Expression& tree) {
    return tree.kind == ExpressionKind::pi_multiple && tree.value * 180 == 1;
}

/// What the value of a tree counts.
enum class Unit : std::uint8_t { degrees, radians };

std::optional<Angle> read(const Expression& tree, Unit unit);

std::optional<Angle> whole_degrees(const Expression& tree, Unit unit) {
    if (unit == Unit::degrees) return Angle{tree.value, {}};
    return tree.value == 0 ? std::optional(Angle{}) : std::nullopt;
}

std::optional<Angle> part_of_turn(const Expression& tree, Unit unit) {
    return unit == Unit::radians ? std::optional(Angle{tree.value * 180, {}}) : std::nullopt;
}

std::optional<Angle> arc(const Expression& tree, Unit unit) {
    if (unit == Unit::degrees) return std::nullopt;
    const auto text = numbers::Scalar::parse(numbers::print(tree));
    return text ? std::optional(Angle{0, {{say(*text), 1}}}) : std::nullopt;
}

std::optional<Angle> scaled(const Expression& tree, const Rational& factor, Unit unit) {
    auto out = read(tree, unit);
    if (out) out->times(factor);
    return out;
}

std::optional<Angle> sum_of_angles(const Expression& tree, const Rational& sign, Unit unit) {
    auto left = read(*tree.left, unit);
    const auto right = scaled(*tree.right, sign, unit);
    if (!left || !right) return std::nullopt;
    left->add(*right);
    return left;
}

std::optional<Angle> quotient(const Expression& tree, Unit unit) {
    if (unit == Unit::degrees && is_degree(*tree.right)) return read(*tree.left, Unit::radians);
    if (tree.right->kind != ExpressionKind::number) return std::nullopt;
    return scaled(*tree.left, 1 / tree.right->value, unit);
}

std::optional<Angle> product(const Expression& tree, Unit unit) {
    if (tree.left->kind == ExpressionKind::number) return scaled(*tree.right, tree.left->value, unit);
    if (tree.right->kind == ExpressionKind::number) return scaled(*tree.left, tree.right->value, unit);
    return std::nullopt;
}

struct Reading {
    ExpressionKind kind;
    std::optional<Angle> (*read)(const Expression& tree, Unit unit);
};
constexpr std::array readings{
    Reading{ExpressionKind::number, whole_degrees},
    Reading{ExpressionKind::pi_multiple, part_of_turn},
    Reading{ExpressionKind::arcsine, arc},
    Reading{ExpressionKind::arccosine, arc},
    Reading{ExpressionKind::arctangent, arc},
    Reading{ExpressionKind::negate, [](const Expression& e, Unit unit) { return scaled(*e.left, -1, unit); }},
    Reading{ExpressionKind::add, [](const Expression& e, Unit unit) { return sum_of_angles(e, 1, unit); }},
    Reading{ExpressionKind::subtract, [](const Expression& e, Unit unit) { return sum_of_angles(e, -1, unit); }},
    Reading{ExpressionKind::multiply, product},
    Reading{ExpressionKind::divide, quotient},
};

std::optional<Angle> read(const Expression& tree, Unit unit) {
    const auto row = std::ranges::find(readings, tree.kind, &Reading::kind);
    return row == readings.end() ? std::nullopt : row->read(tree, unit);
}

/// "2arctan(7/24)/3": what is taken so many times, its sign left out.
std::string times_text(const Rational& times, const std::string& text) {
    const Rational size = abs(times);
    std::string out = size.get_num() == 1 ? text : numbers::to_string(Rational(size.get_num())) + text;
    return numbers::is_integer(size) ? out : out + "/" + numbers::to_string(Rational(size.get_den()));
}

/// What is added stands first.
std::string say(const Angle& angle) {
    std::vector<std::pair<std::string, bool>> terms; // and whether it is taken away
    if (angle.degrees != 0 || angle.arcs.empty())
        terms.emplace_back(numbers::in_decimals(Rational(abs(angle.degrees))) + "°", angle.degrees < 0);
    for (const Angle::Arc& arc : angle.arcs) terms.emplace_back(times_text(arc.times, arc.text), arc.times < 0);
    std::ranges::stable_partition(terms, [](const auto& term) { return !term.second; });
    std::string out;
    for (const auto& [text, taken] : terms)
        out += out.empty() ? (taken ? "−" : "") + text : (taken ? " − " : " + ") + text;
    return out;
}

} // namespace

std::string say_degrees(const numbers::Scalar& count, const Rational& times) {
    if (auto angle = read(count.expression(), Unit::degrees)) {
        angle->times(times);
        return say(*angle);
    }
    return times_text(times, say(count)) + "°";
}

ValueText value_text(const numbers::Scalar& value, bool degrees) {
    constexpr int shown = 1000;
    const std::string unit = degrees ? "°" : "";
    ValueText out{degrees ? say_degrees(value) : say(value), ""};
    const auto rational = numbers::as_rational(value);
    if (rational && numbers::is_integer(Rational(*rational * shown))) return out;
    out.about = fmt::format("{:.9g}{}", std::round(numbers::to_double(value) * shown) / shown, unit);
    return out;
}

} // namespace porism::translate
