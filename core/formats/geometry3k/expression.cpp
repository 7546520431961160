#include "formats/geometry3k/expression.h"

#include "base/text.h"
#include "facts/solving.h"

#include <array>
#include <optional>

namespace porism::geometry3k {
namespace {

using facts::Polynomial;
using numbers::Scalar;

constexpr std::size_t max_bytes = 512;
constexpr int max_nesting = 16;
constexpr int max_exponent = 4;

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<Polynomial> whole() {
        auto value = sum();
        if (value && !at_end()) return syntax("this is no number or letter");
        return value;
    }

private:
    tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend) const {
        return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend),
                          Place{{}, 1, static_cast<int>(at_) + 1}});
    }
    tl::unexpected<Error> syntax(std::string what) const {
        return refuse("expression_syntax", std::move(what), "write it as 3x-8, 4\\sqrt{3} or \\frac{1}{2}a");
    }
    tl::unexpected<Error> too_large() const {
        return refuse("expression_too_large", "the expression is too large", "write a simpler one");
    }

    /// Blanks and signs that say nothing.
    void skip() {
        constexpr std::array<std::string_view, 7> nothing{" ", "^{\\circ}", "^\\circ", "\\circ",
                                                          "°", "\\left",    "\\right"};
        for (bool again = true; again;) {
            again = false;
            for (const std::string_view sign : nothing)
                if (text_.substr(at_).starts_with(sign)) {
                    at_ += sign.size();
                    again = true;
                }
        }
    }
    bool at_end() {
        skip();
        return at_ == text_.size();
    }
    bool take(std::string_view sign) {
        skip();
        if (!text_.substr(at_).starts_with(sign)) return false;
        at_ += sign.size();
        return true;
    }
    char next() { return at_end() ? '\0' : text_[at_]; }

    Result<Polynomial> sum() {
        const bool negative = take("-");
        auto total = product();
        if (!total) return total;
        if (negative) total = facts::constant(numbers::Rational(0)) - *total;
        for (;;) {
            const bool plus = take("+"), minus = !plus && take("-");
            if (!plus && !minus) return total;
            auto term = product();
            if (!term) return term;
            total = plus ? *std::move(total) + *term : *std::move(total) - *term;
        }
    }

    static bool begins_factor(char c) { return is_digit(c) || is_letter(c) || c == '(' || c == '{' || c == '\\'; }

    Result<Polynomial> product() {
        auto total = power();
        while (total) {
            const bool times = take("*") || take("\\cdot") || take("\\times");
            const bool over = !times && take("/");
            if (!times && !over && !begins_factor(next())) return total;
            auto factor = power();
            if (!factor) return factor;
            total = over ? quotient(*total, *factor) : multiplied(*total, *factor);
        }
        return total;
    }

    Result<Polynomial> power() {
        auto base = primary();
        if (!base || !take("^")) return base;
        const bool braced = take("{");
        int exponent = 0;
        for (; is_digit(next()) && exponent <= max_exponent; ++at_) exponent = 10 * exponent + (next() - '0');
        if (exponent < 1 || exponent > max_exponent || (braced && !take("}")))
            return syntax("an exponent must be a whole number from 1 to 4");
        Result<Polynomial> result = *base;
        for (int i = 1; i < exponent && result; ++i) result = multiplied(*result, *base);
        return result;
    }

    Result<Polynomial> multiplied(const Polynomial& a, const Polynomial& b) const {
        auto result = facts::product(a, b);
        if (!result) return too_large();
        return *std::move(result);
    }

    /// Empty where there are letters.
    static std::optional<Scalar> number_in(const Polynomial& value) {
        for (const auto& [monomial, coefficient] : value)
            for (const auto& factor : monomial.factors)
                if (factor.quantity.kind() != facts::QuantityKind::number) return std::nullopt;
        return facts::value_of(value);
    }

    /// By a number alone.
    Result<Polynomial> quotient(const Polynomial& a, const Polynomial& b) const {
        const auto divisor = number_in(b);
        if (!divisor) return syntax("only numbers may divide");
        auto inverse = Scalar::parse("1/(" + divisor->text() + ")");
        if (!inverse) return fail(std::move(inverse.error()));
        return multiplied(a, facts::constant(*inverse));
    }

    Result<Polynomial> group() {
        if (depth_ == max_nesting) return too_large();
        const bool brace = take("{");
        if (!brace && !take("(")) return syntax("a bracket is missing");
        ++depth_;
        auto value = sum();
        --depth_;
        if (value && !take(brace ? "}" : ")")) return syntax("a closing bracket is missing");
        return value;
    }

    Result<Polynomial> primary() {
        const char c = next();
        if (is_digit(c) || c == '.') return number();
        if (take("\\frac") || take("\\dfrac")) {
            auto over = group();
            if (!over) return over;
            auto under = group();
            return under ? quotient(*over, *under) : under;
        }
        if (take("\\sqrt")) return root();
        if (take("\\pi") || take("pi")) return facts::constant(*Scalar::parse("pi"));
        if (c == '(' || c == '{') return group();
        if (!is_letter(c)) return syntax("this is no number or letter");
        ++at_;
        auto letter = facts::Quantity::letter(std::string_view(&c, 1));
        if (!letter) return fail(std::move(letter.error()));
        return facts::variable(*letter);
    }

    Result<Polynomial> number() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) ++at_;
        auto value = Scalar::parse(text_.substr(begin, at_ - begin));
        if (!value) return fail(std::move(value.error()));
        return facts::constant(*value);
    }

    Result<Polynomial> root() {
        auto inside = group();
        if (!inside) return inside;
        const auto radicand = number_in(*inside);
        if (!radicand) return syntax("the root must be of a number");
        auto value = Scalar::parse("sqrt(" + radicand->text() + ")");
        if (!value) return fail(std::move(value.error()));
        return facts::constant(*value);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

} // namespace

Result<Polynomial> parse_expression(std::string_view text) {
    if (text.size() > max_bytes)
        return fail("expression_too_large", "the expression is longer than 512 bytes", "write a simpler one");
    return Reader(text).whole();
}

} // namespace porism::geometry3k
