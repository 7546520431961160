#include "base/text.h"
#include "numbers/expression.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace porism::numbers {

namespace {

constexpr std::size_t kMaxBytes = 4096;
constexpr std::size_t kMaxDigits = 1000;
constexpr int kMaxDepth = 64;
constexpr int kMaxExponent = 300;

constexpr std::array<std::string_view, 2> kMinusSigns{"-", "\u2212"};
constexpr std::array<std::string_view, 3> kTimesSigns{"*", "\u00b7", "\u00d7"};
constexpr std::array<std::string_view, 3> kDegreeSigns{"\u00b0", "\u00ba", "o"};
constexpr std::array kFunctions{ExpressionKind::sine,    ExpressionKind::cosine,    ExpressionKind::tangent,
                                ExpressionKind::arcsine, ExpressionKind::arccosine, ExpressionKind::arctangent};
constexpr std::array<std::string_view, 2> kPiSigns{"pi", "\u03c0"};

Rational ten_to(int exponent) {
    Integer power;
    mpz_ui_pow_ui(power.get_mpz_t(), 10, static_cast<unsigned long>(std::abs(exponent)));
    return exponent < 0 ? ratio(1, power) : Rational(power);
}

/// Recursive descent over the grammar of scalar.h; `at_` is always at a token or at the end.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) { skip_spaces(); }

    Result<Node> whole() {
        if (at_ == text_.size())
            return refuse("scalar_empty", "a number is missing", "write a number, as in 3, 1/2 or sqrt(2)", at_);
        auto value = sum();
        if (!value) return value;
        if (at_ != text_.size()) return stranger();
        return value;
    }

    /// How many levels were open at once.
    int deepest() const { return deepest_; }

private:
    void skip_spaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    }

    bool sees(std::string_view token) const { return text_.substr(at_).starts_with(token); }

    bool take(std::string_view token) {
        if (!sees(token)) return false;
        at_ += token.size();
        skip_spaces();
        return true;
    }

    template<std::size_t N>
    bool take_any(const std::array<std::string_view, N>& tokens) {
        for (const auto token : tokens) {
            if (take(token)) return true;
        }
        return false;
    }

    tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend, std::size_t at) const {
        return refuse(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), std::nullopt}, at);
    }

    /// Columns count characters: bytes that continue a character in UTF-8 do not count.
    tl::unexpected<Error> refuse(Error error, std::size_t at) const {
        int column = 1;
        for (const char c : text_.substr(0, at)) column += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        return fail(error.at(Place{{}, 1, column}));
    }

    Result<Node> placed(Result<Node> made, std::size_t at) const {
        if (made || made.error().place) return made;
        return refuse(made.error(), at);
    }

    tl::unexpected<Error> stranger() const {
        if (at_ >= text_.size())
            return refuse("scalar_syntax", "the text ends where a number should follow", "write one, as in 1+2", at_);
        if (text_[at_] == ',')
            return refuse("scalar_syntax", "a comma cannot stand in a number", "write decimals with a point, as in 0.5",
                          at_);
        if (text_[at_] == ')')
            return refuse("scalar_syntax", "there is no \"(\" for this \")\"", "leave it out, or add \"(\"", at_);
        if (is_digit(text_[at_]))
            return refuse("scalar_syntax", "an operator is missing before this number", "write + - * / or ^", at_);
        if (is_letter(text_[at_])) {
            std::size_t end = at_;
            while (end < text_.size() && is_letter(text_[end])) ++end;
            return refuse(
                "scalar_syntax", "\"" + std::string(text_.substr(at_, end - at_)) + "\" is not understood here",
                "use digits, + - * / ^, sqrt(...), sin(...) and the like, pi, o for degrees, and brackets", at_);
        }
        return refuse("scalar_syntax", "this sign is not understood here",
                      "use digits, + - * / ^, sqrt(...), sin(...) and the like, pi, o for degrees, and brackets", at_);
    }

    Result<Node> sum() {
        auto left = product();
        while (left) {
            const std::size_t here = at_;
            const bool plus = take("+");
            if (!plus && !take_any(kMinusSigns)) break;
            auto right = product();
            if (!right) return right;
            left = placed(sum_node(plus ? ExpressionKind::add : ExpressionKind::subtract, *left, *right), here);
        }
        return left;
    }

    bool sees_close_factor() const {
        for (const std::string_view token : {"pi", "\u03c0", "sqrt", "\u221a", "("}) {
            if (sees(token)) return true;
        }
        return std::ranges::any_of(kFunctions, [&](ExpressionKind kind) { return sees(function_name(kind)); });
    }

    Result<Node> product() {
        auto left = unary();
        bool divided = false;
        while (left) {
            const std::size_t here = at_;
            const bool close = sees_close_factor();
            if (close && divided)
                return refuse("scalar_ambiguous", "it is not clear whether this factor belongs to the divisor",
                              "put brackets, as in 1/(2pi) or (1/2)pi", here);
            divided = !close && take("/");
            if (!close && !divided && !take_any(kTimesSigns)) break;
            auto right = close ? power() : unary();
            if (!right) return right;
            left =
                placed(product_node(divided ? ExpressionKind::divide : ExpressionKind::multiply, *left, *right), here);
        }
        return left;
    }

    /// Every recursion of the grammar passes here, so here the nesting is bounded.
    Result<Node> unary() {
        if (depth_ >= kMaxDepth)
            return refuse("scalar_too_deep", "the number is nested too deeply",
                          "use at most 64 levels of brackets and signs", at_);
        deepest_ = std::max(deepest_, ++depth_);
        auto value = signed_power();
        --depth_;
        return value;
    }

    Result<Node> signed_power() {
        const std::size_t here = at_;
        if (take("+")) return unary();
        if (!take_any(kMinusSigns)) return power();
        auto value = unary();
        return value ? placed(negate_node(*value), here) : value;
    }

    Result<Node> power() {
        auto base = postfix();
        const std::size_t here = at_;
        if (!base || !take("^")) return base;
        auto exponent = unary();
        return exponent ? placed(power_node(*base, *exponent), here) : exponent;
    }

    Result<Node> postfix() {
        auto value = primary();
        while (value) {
            const std::size_t here = at_;
            if (!take_any(kDegreeSigns)) break;
            value = placed(degrees_node(*value), here);
        }
        return value;
    }

    Result<Node> primary() {
        if (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) return digits();
        if (take_any(kPiSigns)) return pi_node(1);
        const std::size_t here = at_;
        if (take("sqrt")) {
            if (!sees("(")) return refuse("scalar_syntax", "\"sqrt\" wants a bracket", "write sqrt(2)", at_);
            return rooted(here, bracket());
        }
        for (const ExpressionKind kind : kFunctions)
            if (take(function_name(kind))) return applied(kind, here);
        if (take("\u221a")) return rooted(here, under_root_sign());
        if (sees("(")) return bracket();
        return stranger();
    }

    Result<Node> rooted(std::size_t here, Result<Node> radicand) const {
        return radicand ? placed(root_node(*radicand), here) : radicand;
    }

    Result<Node> applied(ExpressionKind kind, std::size_t here) {
        const std::string name(function_name(kind));
        if (!sees("("))
            return refuse("scalar_syntax", "\"" + name + "\" wants a bracket", "write " + name + "(...)", at_);
        auto operand = bracket();
        return operand ? placed(function_node(kind, *operand), here) : operand;
    }

    Result<Node> under_root_sign() {
        if (++depth_ > kMaxDepth)
            return refuse("scalar_too_deep", "the number is nested too deeply",
                          "use at most 64 levels of brackets and signs", at_);
        auto value = primary();
        --depth_;
        return value;
    }

    Result<Node> bracket() {
        const std::size_t open = at_;
        take("(");
        auto value = sum();
        if (value && !take(")")) {
            if (at_ < text_.size()) return stranger();
            return refuse("scalar_syntax", "this bracket is never closed", "add \")\"", open);
        }
        return value;
    }

    Result<Node> digits() {
        const std::size_t start = at_;
        while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        const std::size_t point = at_;
        if (at_ < text_.size() && text_[at_] == '.') {
            ++at_;
            while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
            if (at_ == point + 1)
                return refuse("scalar_syntax", "digits are missing after the point", "write 1 or 1.0", point);
        }
        const std::string_view token = text_.substr(start, at_ - start);
        if (token.size() > kMaxDigits)
            return refuse("scalar_too_long", "the number has more than 1000 digits", "write fewer digits", start);
        const auto exponent = power_of_ten();
        if (!exponent) return fail(exponent.error());
        skip_spaces();
        const auto value = parse_rational(token.front() == '.' ? "0" + std::string(token) : std::string(token));
        return value ? Result<Node>(number_node(*value * ten_to(*exponent))) : refuse(value.error(), start);
    }

    /// "e6", "E-3" behind digits; 0 where there is none.
    Result<int> power_of_ten() {
        const std::string_view rest = text_.substr(at_);
        if (!rest.starts_with('e') && !rest.starts_with('E')) return 0;
        const bool negative = rest.substr(1).starts_with('-');
        const std::size_t start = at_ + (negative || rest.substr(1).starts_with('+') ? 2 : 1);
        std::size_t end = start;
        while (end < text_.size() && is_digit(text_[end])) ++end;
        if (end == start)
            return refuse("scalar_syntax", "digits are missing after \"e\"", "write 1e6 for a million", at_);
        int exponent = 0;
        for (std::size_t i = start; i < end && exponent <= kMaxExponent; ++i) exponent = 10 * exponent + text_[i] - '0';
        if (exponent > kMaxExponent)
            return refuse("scalar_too_large", "the exponent is not between -300 and 300", "write one that is", start);
        at_ = end;
        return negative ? -exponent : exponent;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
    int deepest_ = 0;
};

bool has_finite_value(const Expression& tree) {
    for (int bits = 64; bits <= kScalarPrecisionLimit; bits *= 2) {
        const BallPrecision precision(bits);
        if (evaluate(tree).finite()) return true;
    }
    return false;
}

/// The canonical text must be read too. It has brackets of its own, at most two more a level, and all digits of powers:
/// only deep or large numbers are looked at.
Status check_canonical(const Parser& parser, const Expression& tree) {
    constexpr std::uint64_t small_bits = 3000; ///< fewer than kMaxDigits digits, even if all are in one number
    if (parser.deepest() <= kMaxDepth / 3 && tree.bits <= small_bits) return {};
    const std::string canonical = print(tree);
    if (canonical.size() > kMaxBytes)
        return fail("scalar_too_large", "the number has too many digits", "write fewer, or smaller powers");
    auto again = Parser(canonical).whole();
    if (again) return {};
    return fail(again.error().code, again.error().what, again.error().mend);
}

} // namespace

Result<Scalar> Scalar::parse(std::string_view text) {
    const Place start{{}, 1, 1};
    if (text.size() > kMaxBytes) {
        Error error{ErrorKind::bad_input, "scalar_too_long", "the number is longer than 4096 characters",
                    "write a shorter one", std::nullopt};
        return fail(error.at(start));
    }
    Parser parser(text);
    auto tree = parser.whole();
    if (!tree) return fail(tree.error());
    if (auto ok = check_canonical(parser, **tree); !ok) return fail(ok.error().at(start));
    if (!has_finite_value(**tree)) {
        Error error{ErrorKind::bad_input, "scalar_not_a_number",
                    "a divisor or a radicand in this number cannot be told from zero", "simplify it", std::nullopt};
        return fail(error.at(start));
    }
    std::string word(text);
    std::erase_if(word, [](char c) { return c == ' ' || c == '\t'; });
    Scalar scalar(std::move(word), std::move(*tree));
    if (!std::isfinite(to_double(scalar))) {
        Error error{ErrorKind::bad_input, "scalar_too_large", "the number is too large", "keep values below 1e308",
                    std::nullopt};
        return fail(error.at(start));
    }
    return scalar;
}

} // namespace porism::numbers
