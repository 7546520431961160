#include "formats/geodsl/value.h"

#include "base/text.h"
#include "numbers/degrees.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::geodsl {
namespace {

using facts::Polynomial;

constexpr std::size_t most_bytes = 200;
/// The letter that stands for the value while it is read.
constexpr std::string_view unknown = "value";

tl::unexpected<Error> bad_value(std::string_view text, const std::string& why) {
    return fail("bad_value", in_quotes(text) + " is no value" + (why.empty() ? "" : ": " + why),
                "write a number such as 3, 1/2 or sqrt(2), or a letter such as x");
}

std::string_view without_degrees(std::string_view text) {
    for (const std::string_view sign : {std::string_view("°"), std::string_view("o")})
        if (text.size() > sign.size() && text.ends_with(sign)) {
            const std::string_view number = trim(text.substr(0, text.size() - sign.size()));
            if (!number.empty() && (number.back() == ')' || (number.back() >= '0' && number.back() <= '9')))
                return number;
        }
    return text;
}

bool is_number(const Polynomial& value) {
    return std::ranges::all_of(value, [](const auto& term) {
        return std::ranges::all_of(term.first.factors, [](const facts::Monomial::Factor& factor) {
            return factor.quantity.kind() == facts::QuantityKind::number;
        });
    });
}

std::string term_text(const facts::Monomial& monomial, const numbers::Rational& coefficient) {
    std::string text = numbers::Scalar(coefficient).text();
    if (text.find('/') != std::string::npos) text = "(" + text + ")";
    for (const auto& factor : monomial.factors) {
        const facts::Quantity& quantity = factor.quantity;
        std::string one = quantity.kind() == facts::QuantityKind::number ? numbers::told_in_degrees(quantity.constant())
                                                                         : facts::to_string(quantity, {});
        if (factor.exponent > 1) one = fmt::format("{}^{}", one, factor.exponent);
        text = text == "1" ? one : fmt::format("{}*{}", text, one);
    }
    return text;
}

/// "arccos(3/5)": the degrees of what is told as an angle; empty of other numbers, and of what is none.
std::optional<numbers::Scalar> told_as_angle(const numbers::Scalar& told) {
    auto degrees = numbers::in_degrees(told);
    return canonical_text(degrees) == canonical_text(told) ? std::nullopt : std::optional(std::move(degrees));
}
std::optional<Polynomial> told_angle(std::string_view text) {
    const auto told = numbers::Scalar::parse(text);
    const auto degrees = told ? told_as_angle(*told) : std::nullopt;
    return degrees ? std::optional(facts::constant(*degrees)) : std::nullopt;
}

/// "x+arccos(3/5)": the sum of a number of degrees and an angle.
bool mixes_angles(const Polynomial& value) {
    return std::ranges::any_of(value, [](const auto& term) {
        return std::ranges::any_of(term.first.factors, [](const facts::Monomial::Factor& factor) {
            return factor.quantity.kind() == facts::QuantityKind::number && told_as_angle(factor.quantity.constant());
        });
    });
}

Status check_size(std::string_view text, const Polynomial& value, int below) {
    const double size = facts::value_in(value, {});
    if (!(size > 0))
        return fail("value_out_of_range", in_quotes(text) + " is not positive", "lengths and angles are positive");
    if (below > 0 && size >= below)
        return fail("value_out_of_range", fmt::format("{} is not below {} degrees", in_quotes(text), below),
                    fmt::format("angles and arcs are counted in degrees and lie between 0 and {}", below));
    return {};
}

/// What a text equals, whatever it names.
Result<Polynomial> solved_for_value(std::string_view text, std::string_view number) {
    if (number.find('=') != std::string_view::npos || number.find(unknown) != std::string_view::npos)
        return bad_value(text, {});
    const auto relation = facts::parse_relation(fmt::format("{} = {}", unknown, number), {});
    if (!relation) return bad_value(text, relation.error().what);
    const auto quantity = facts::Quantity::letter(unknown);
    const facts::Monomial alone{{{*quantity, 1}}};
    Polynomial value = relation->polynomial();
    const auto self = value.find(alone);
    if (self == value.end()) return bad_value(text, {});
    const numbers::Rational factor = -1 / self->second;
    value.erase(self);
    for (auto& [monomial, coefficient] : value) coefficient *= factor;
    return value;
}

} // namespace

Result<Polynomial> parse_value(std::string_view text, int below) {
    const std::string_view number = below > 0 ? without_degrees(text) : text;
    if (number.size() > most_bytes) return bad_value(text, "it is too long");
    const auto angle = below > 0 ? told_angle(number) : std::nullopt;
    auto value = angle ? Result<Polynomial>(*angle) : solved_for_value(text, number);
    if (!value) return value;
    if (below > 0 && !angle && mixes_angles(*value)) return bad_value(text, "letters beside an angle count degrees");
    if (!is_number(*value)) return value;
    if (auto ok = check_size(text, *value, below); !ok) return fail(ok.error());
    return value;
}

std::string value_text(const Polynomial& value) {
    std::string text;
    for (const auto& [monomial, coefficient] : value) {
        std::string term = term_text(monomial, coefficient < 0 ? numbers::Rational(-coefficient) : coefficient);
        if (coefficient < 0)
            text += text.empty() ? "0-" + term : "-" + term;
        else
            text += (text.empty() ? "" : "+") + term;
    }
    return text;
}

} // namespace porism::geodsl
