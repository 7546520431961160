#include "paint/math.h"

#include "paint/vec.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace porism::paint {
namespace {

using facts::Monomial;
using facts::QuantityKind;
using numbers::Integer;
using numbers::Rational;

// As parts of the size of the letters.
constexpr double fraction_scale = 0.78; ///< of what stands above and below a bar
constexpr double axis = 0.25;           ///< of bars of fractions, above the baseline
constexpr double bar_gap = 0.14, bar_width = 0.055, bar_overhang = 0.08;
constexpr double root_gap = 0.1, sign_space = 0.2;

/// Formulas beside and above each other.
class Builder {
public:
    explicit Builder(const Setter& setter) : setter_(setter) {}

    void letters(std::string text, Run::Face face, Run::Level level = Run::Level::line) {
        const Run run{std::move(text), level, face};
        const auto [scale, drop] = setting(level);
        const double cap = setter_.metrics.cap_height() * scale * setter_.size, below = drop * setter_.size;
        out_.texts.push_back({{out_.width, 0}, setter_.size, {run}, setter_.ink, {0, 0, 0, 0}});
        out_.width += paint::width(setter_.metrics, run, setter_.size);
        out_.ascent = std::max(out_.ascent, cap - below);
        out_.descent = std::max(out_.descent, below);
    }
    void upright(const std::string& text) { letters(text, Run::Face::upright); }
    void space(double part) { out_.width += part * setter_.size; }

    void append(const Formula& other) {
        Formula moved = other.at({out_.width, 0});
        std::ranges::move(moved.texts, std::back_inserter(out_.texts));
        std::ranges::move(moved.lines, std::back_inserter(out_.lines));
        out_.width += other.width;
        out_.ascent = std::max(out_.ascent, other.ascent);
        out_.descent = std::max(out_.descent, other.descent);
    }

    void bar(Vec from, double width) {
        out_.lines.push_back({from, {from.x + width, from.y}, {setter_.ink, bar_width * setter_.size}});
    }

    void fraction(const Formula& above, const Formula& below) {
        const double size = setter_.size, overhang = bar_overhang * size, gap = bar_gap * size;
        const double width = std::max(above.width, below.width) + 2 * overhang, left = out_.width, level = -axis * size;
        const auto stand = [&](const Formula& part, double baseline) {
            Formula moved = part.at({left + (width - part.width) / 2, baseline});
            std::ranges::move(moved.texts, std::back_inserter(out_.texts));
            std::ranges::move(moved.lines, std::back_inserter(out_.lines));
        };
        stand(above, level - gap - above.descent);
        stand(below, level + gap + below.ascent);
        bar({left, level}, width);
        out_.width += width;
        out_.ascent = std::max(out_.ascent, axis * size + gap + above.descent + above.ascent);
        out_.descent = std::max(out_.descent, gap - axis * size + below.ascent + below.descent);
    }

    /// The bar is as high as the sign.
    void root(const Formula& under) {
        upright("√");
        const double height =
            std::max(setter_.metrics.cap_height() * setter_.size, under.ascent) + root_gap * setter_.size;
        bar({out_.width, -height}, under.width + root_gap * setter_.size);
        append(under);
        space(root_gap);
        out_.ascent = std::max(out_.ascent, height);
    }

    const Formula& formula() const { return out_; }
    const Setter& setter() const { return setter_; }

private:
    Setter setter_;
    Formula out_;
};

std::string text_of(const Integer& number) {
    return Integer(abs(number)).get_str();
}

/// Of the text of a root of a whole number, "sqrt(2)", that number.
std::optional<std::string_view> squared(std::string_view text) {
    constexpr std::string_view begin = "sqrt(";
    if (!text.starts_with(begin) || !text.ends_with(')')) return std::nullopt;
    const std::string_view inside = text.substr(begin.size(), text.size() - begin.size() - 1);
    const bool whole = std::ranges::all_of(inside, [](char c) { return c >= '0' && c <= '9'; });
    return whole ? std::optional(inside) : std::nullopt;
}

/// What multiplies: letters with their powers, and constants.
bool add_factors(Builder& builder, const Monomial& monomial) {
    for (const auto& [quantity, exponent] : monomial.factors) {
        if (quantity.kind() == QuantityKind::letter) {
            builder.letters(quantity.text(), Run::Face::italic);
            if (exponent != 1) builder.letters(std::to_string(exponent), Run::Face::upright, Run::Level::high);
            continue;
        }
        if (quantity.kind() != QuantityKind::number || exponent != 1) return false;
        if (quantity.text() == "pi") {
            builder.letters("π", Run::Face::upright);
            continue;
        }
        const auto square = squared(quantity.text());
        if (!square) return false;
        Builder under(builder.setter());
        under.upright(std::string(*square));
        builder.root(under.formula());
    }
    return true;
}

/// Without its sign.
bool add_term(Builder& builder, const Monomial& monomial, const Rational& coefficient) {
    const bool bare = monomial.factors.empty();
    const auto product = [&](Builder& in, const Integer& number) {
        if (bare || abs(number) != 1) in.upright(text_of(number));
        return add_factors(in, monomial);
    };
    if (coefficient.get_den() == 1) return product(builder, coefficient.get_num());
    Setter small = builder.setter();
    small.size *= fraction_scale;
    Builder above(small), below(small);
    if (!product(above, coefficient.get_num())) return false;
    below.upright(text_of(coefficient.get_den()));
    builder.fraction(above.formula(), below.formula());
    return true;
}

bool has_letter(const Monomial& monomial) {
    return std::ranges::any_of(monomial.factors, [](const Monomial::Factor& factor) {
        return factor.quantity.kind() == QuantityKind::letter;
    });
}

bool add_sum(Builder& builder, const facts::Polynomial& value) {
    std::vector<std::pair<Monomial, Rational>> terms(value.begin(), value.end());
    std::ranges::stable_partition(terms, [](const auto& term) { return has_letter(term.first); });
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto& [monomial, coefficient] = terms[i];
        const bool minus = coefficient < 0;
        if (i > 0) builder.space(sign_space);
        if (minus || i > 0) builder.upright(minus ? "−" : "+");
        if (i > 0) builder.space(sign_space);
        if (!add_term(builder, monomial, coefficient)) return false;
    }
    if (terms.empty()) builder.upright("0");
    return true;
}

} // namespace

Formula Formula::at(Vec place) const {
    Formula moved = *this;
    for (Text& text : moved.texts) text.at = text.at + place;
    for (Line& line : moved.lines) {
        line.from = line.from + place;
        line.to = line.to + place;
    }
    return moved;
}

std::optional<Formula> formula(const facts::Polynomial& value, const Setter& setter, std::string_view unit) {
    Builder builder(setter);
    const bool enclosed = !unit.empty() && value.size() > 1;
    if (enclosed) builder.upright("(");
    if (!add_sum(builder, value)) return std::nullopt;
    if (enclosed) builder.upright(")");
    if (!unit.empty()) builder.upright(std::string(unit));
    return builder.formula();
}

} // namespace porism::paint
