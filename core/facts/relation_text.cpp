// Relations as text: a grammar of sums, products, powers and quantities with their points.
#include "base/text.h"
#include "facts/relation.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::facts {
namespace {

constexpr std::size_t max_text = 4096;
constexpr int max_nesting = 32;
constexpr std::array<std::string_view, 7> functions{"sqrt", "sin", "cos", "tan", "arcsin", "arccos", "arctan"};

Error error_of(std::string code, std::string what, std::string mend) {
    return Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), {}, {}};
}

bool is_behind_letter(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '\'';
}

/// The points that a word of two or three letters names, capital or not, as books write segments and angles; none
/// where one of them is no point.
std::vector<std::string> points_in(std::string_view word, std::span<const std::string> names) {
    std::vector<std::string> points;
    if (word.size() < 2 || word.size() > 3) return points;
    for (const char c : word) {
        const std::string as_written(1, c), small(1, static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
        const auto named =
            std::ranges::find_if(names, [&](const std::string& name) { return name == as_written || name == small; });
        if (named == names.end()) return {};
        points.push_back(*named);
    }
    return points;
}

Status check_letter(std::string_view letter, std::span<const std::string> names) {
    const auto points = points_in(letter, names);
    if (points.empty()) return {};
    return fail(error_of("relation_points", in_quotes(letter) + " is no unknown number, its letters are points",
                         fmt::format("write {}({})", points.size() == 2 ? "length" : "angle", join(points, ","))));
}

using numbers::ExpressionKind;

/// "cos(20)" of 20 radians, which nobody means.
bool is_of_bare_number(const numbers::Expression& tree) {
    using enum ExpressionKind;
    constexpr std::array of_angles{sine, cosine, tangent};
    return std::ranges::find(of_angles, tree.kind) != of_angles.end() && tree.left->kind == number;
}

bool is_in_radians(const Quantity& quantity) {
    using enum ExpressionKind;
    constexpr std::array angles{arcsine, arccosine, arctangent};
    return quantity.kind() == QuantityKind::number &&
           std::ranges::find(angles, quantity.constant().expression().kind) != angles.end();
}

/// "arccos(3/5)" alone, or times a rational.
bool has_term_in_radians(const Polynomial& polynomial) {
    return std::ranges::any_of(polynomial, [](const auto& term) {
        const auto& factors = term.first.factors;
        return factors.size() == 1 && is_in_radians(factors.front().quantity);
    });
}

bool counts_degrees(const Quantity& quantity) {
    return quantity.kind() == QuantityKind::angle || quantity.kind() == QuantityKind::arc;
}

/// Recursive descent; the first error ends it.
class Reader {
public:
    Reader(std::string_view text, std::span<const std::string> names, Place place)
        : text_(text), names_(names), place_(std::move(place)) {}

    Result<Polynomial> whole() {
        auto result = sum();
        if (result && !at_end()) return refuse("relation_syntax", "something stands behind the end", "leave it out");
        return result;
    }

    Result<Polynomial> difference() {
        auto left = sum();
        if (!left) return left;
        if (!take('=')) return refuse("relation_syntax", "an equation needs \"=\"", "write two sums with = between");
        auto right = whole();
        if (!right) return right;
        auto difference = *std::move(left) - *right;
        const auto relation = Relation::of(difference);
        if (!relation) {
            at_ = 0;
            return refuse("relation_trivial", "this equation always holds", "leave it out");
        }
        if (has_term_in_radians(relation->polynomial()) && std::ranges::any_of(relation->quantities(), counts_degrees))
            return refuse(error_of("relation_radians", "angles are counted in degrees, and arccos(...) in radians",
                                   "write number(arccos(3/5)/1o) for an angle whose cosine is 3/5"),
                          arc_at_);
        return difference;
    }

private:
    tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend) const {
        return refuse(error_of(std::move(code), std::move(what), std::move(mend)), at_);
    }
    tl::unexpected<Error> refuse(Error error, std::size_t at) const {
        Place place = place_;
        place.line = std::max(place.line, 1);
        place.column = std::max(place.column, 1) + static_cast<int>(at);
        return fail(error.at(std::move(place)));
    }

    void skip() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    char next() {
        skip();
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool at_end() { return next() == '\0'; }
    bool take(char c) {
        if (next() != c) return false;
        ++at_;
        return true;
    }
    std::string_view word() {
        const std::size_t start = at_;
        while (at_ < text_.size() && is_behind_letter(text_[at_])) ++at_;
        return text_.substr(start, at_ - start);
    }

    Result<Polynomial> too_large() const {
        return refuse("relation_too_large", "this product is too large", "write it with fewer terms or lower powers");
    }

    Result<Polynomial> sum() {
        const bool negative = take('-');
        auto result = term();
        if (result && negative) result = Polynomial{} - *result;
        while (result) {
            const bool plus = next() == '+', minus = next() == '-';
            if (!plus && !minus) break;
            ++at_;
            auto more = term();
            if (!more) return more;
            result = plus ? *std::move(result) + *more : *std::move(result) - *more;
            if (result->size() > max_terms) return too_large();
        }
        return result;
    }

    bool starts_factor() {
        const char c = next();
        return is_letter(c) || is_digit(c) || c == '(' || c == '.';
    }

    /// "1/2 x" is half of x; what "x/2y" is nobody can tell.
    Result<Polynomial> term() {
        auto result = power();
        bool is_quotient_of_amounts = false;
        while (result) {
            if (take('/')) {
                is_quotient_of_amounts = !is_of_numbers(*result);
                result = divided(*std::move(result));
                continue;
            }
            const bool close = !take('*');
            if (close && !starts_factor()) break;
            if (close && is_digit(next()))
                return refuse("relation_syntax", "a number stands behind a factor, without a sign",
                              "write 3/2 or (1 + 1/2) for a mixed number, and 3*2 for a product");
            if (close && is_quotient_of_amounts)
                return refuse("relation_syntax", "it is not clear whether this factor belongs to the divisor",
                              "put brackets, as in x/(2y) or (x/2)y");
            is_quotient_of_amounts = false;
            auto more = power();
            if (!more) return more;
            auto both = product(*result, *more);
            if (!both) return too_large();
            result = *std::move(both);
        }
        return result;
    }

    static bool is_of_numbers(const Polynomial& polynomial) {
        return std::ranges::all_of(polynomial, [](const auto& term) {
            return std::ranges::all_of(term.first.factors, [](const Monomial::Factor& factor) {
                return factor.quantity.kind() == QuantityKind::number;
            });
        });
    }

    Result<Polynomial> divided(Polynomial by) {
        const std::size_t start = at_;
        auto divisor = power();
        if (!divisor) return divisor;
        const bool rational = divisor->size() == 1 && divisor->begin()->first.factors.empty();
        if (!rational) return times_inverse(by, *divisor, start);
        for (auto& [monomial, coefficient] : by) coefficient /= divisor->begin()->second;
        return by;
    }

    /// Divided by what stands from there on, which has to be a number.
    Result<Polynomial> times_inverse(const Polynomial& by, const Polynomial& divisor, std::size_t start) {
        const auto inverse = number_in(divisor, "1/(" + std::string(text_.substr(start, at_ - start)) + ")");
        if (!inverse)
            return refuse(error_of("relation_division", "only a number other than zero can divide here",
                                   "multiply the whole equation by it"),
                          start);
        auto both = product(by, constant(*inverse));
        if (!both) return too_large();
        return *std::move(both);
    }

    /// What a text says, where nothing but numbers is in the polynomial that was read of it.
    static std::optional<numbers::Scalar> number_in(const Polynomial& read, const std::string& text) {
        auto scalar = numbers::Scalar::parse(text);
        return is_of_numbers(read) && scalar ? std::optional(*std::move(scalar)) : std::nullopt;
    }

    /// A root of a number, or one divided by a power: "57^(1/2)", "2^(-1)".
    std::optional<Polynomial> other_power(const Polynomial& base, std::size_t base_start) {
        const std::size_t start = at_;
        if (primary())
            if (auto number = number_in(base, std::string(text_.substr(base_start, at_ - base_start))))
                return constant(*number);
        at_ = start;
        return std::nullopt;
    }

    Result<Polynomial> power() {
        next();
        const std::size_t base_start = at_;
        auto base = primary();
        if (!base || !take('^')) return base;
        const std::size_t start = at_;
        next();
        std::size_t digits = 0;
        while (at_ + digits < text_.size() && is_digit(text_[at_ + digits])) ++digits;
        const auto exponent = numbers::parse_integer(text_.substr(at_, digits));
        const bool whole = exponent && text_.substr(at_ + digits, 1) != ".";
        if (!whole)
            if (auto other = other_power(*base, base_start)) return *std::move(other);
        if (!whole || *exponent < 1 || *exponent > max_degree)
            return refuse(error_of("relation_exponent", "an exponent is a whole number from 1 to 12", "write x^2"),
                          start);
        at_ += digits;
        Polynomial result = *base;
        for (unsigned long i = 1; i < exponent->get_ui(); ++i) {
            auto more = product(result, *base);
            if (!more) return too_large();
            result = *std::move(more);
        }
        return result;
    }

    Result<Polynomial> primary() {
        const char c = next();
        if (is_digit(c) || c == '.') return decimal();
        if (is_letter(c)) return named();
        if (!take('('))
            return refuse("relation_syntax", "a number, a letter or a quantity should stand here",
                          "write a sum such as 2x + 10 or length(a,b)");
        if (++depth_ > max_nesting)
            return refuse("relation_too_large", "brackets are nested too deep", "leave some out");
        auto inside = sum();
        --depth_;
        if (inside && !take(')')) return refuse("relation_syntax", "a bracket is not closed", "add )");
        return inside;
    }

    Result<Polynomial> decimal() {
        const std::size_t start = at_;
        while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) ++at_;
        const auto value = numbers::parse_rational(text_.substr(start, at_ - start));
        if (!value) return refuse(value.error(), start);
        if (stands_before_degree_sign())
            return refuse(error_of("relation_degrees", "angles are counted in degrees already",
                                   "leave the degree sign out, or write 2*o for a letter o"),
                          start);
        if (stands_before_power_of_ten())
            return refuse(error_of("relation_power_of_ten", "a number is not written with a power of ten here",
                                   "write 1000 for 1e3 and 1/1000 for 1e-3, or 1*e3 and 1*e - 3 for letters"),
                          start);
        return constant(*value);
    }

    bool stands_before_power_of_ten() const {
        const std::string_view rest = text_.substr(at_);
        if (rest.size() < 2 || (rest[0] != 'e' && rest[0] != 'E')) return false;
        const bool is_signed = rest[1] == '-' || rest[1] == '+';
        return is_digit(rest[1]) || (is_signed && rest.size() > 2 && is_digit(rest[2]));
    }
    bool stands_before_degree_sign() const {
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with("°")) return true;
        return rest.starts_with('o') && (rest.size() == 1 || !is_behind_letter(rest[1]));
    }

    Result<Polynomial> named() {
        const std::size_t start = at_;
        const std::string_view name = word();
        if (name == "pi") return constant(numbers::Scalar::parse("pi").value());
        if (name == "number") return in_brackets(at_);
        if (std::ranges::find(functions, name) != functions.end()) return in_brackets(start);
        const bool bracket = next() == '(';
        if (bracket && (name.size() > 1 || quantity_by_name(name))) return quantity(name, start);
        const auto letter = Quantity::letter(name);
        if (!letter) return refuse(letter.error(), start);
        if (auto ok = check_letter(name, names_); !ok) return refuse(ok.error(), start);
        return variable(*letter);
    }

    /// A number as numbers::Scalar reads it, up to the bracket that closes the next one.
    Result<Polynomial> in_brackets(std::size_t start) {
        std::size_t depth = 0, end = at_;
        for (; end < text_.size(); ++end) {
            if (text_[end] == '(') ++depth;
            if (text_[end] == ')' && --depth == 0) break;
            if (depth == 0 && text_[end] != ' ') break;
        }
        const auto value = numbers::Scalar::parse(text_.substr(start, std::min(end + 1, text_.size()) - start));
        if (!value) return refuse(value.error(), start);
        if (is_of_bare_number(value->expression()))
            return refuse(
                error_of("relation_radians", "this is of an angle in radians", "write cos(20o) for 20 degrees"), start);
        if (text_.substr(start).starts_with("arc")) arc_at_ = start;
        at_ = end + 1;
        return constant(*value);
    }

    Result<Polynomial> quantity(std::string_view name, std::size_t start) {
        const auto kind = quantity_by_name(name);
        if (!kind) {
            std::vector<std::string> known;
            for (const QuantityRow& row : quantity_table())
                if (!row.name.empty()) known.emplace_back(row.name);
            return refuse(error_of("unknown_quantity", "there is no quantity called " + in_quotes(name),
                                   did_you_mean(name, known, "quantities are " + join(known, ", "))),
                          start);
        }
        take('(');
        std::vector<PointId> points;
        do {
            next();
            const std::size_t at = at_;
            const std::string_view point = word();
            if (point.empty())
                return refuse("relation_syntax", "a point should stand here", "name points such as length(a,b)");
            const auto found = std::ranges::find(names_, point);
            if (found == names_.end())
                return refuse(error_of("unknown_point", "there is no point " + in_quotes(point),
                                       did_you_mean(point, {names_.begin(), names_.end()}, "define it first")),
                              at);
            points.emplace_back(static_cast<std::size_t>(found - names_.begin()));
        } while (points.size() <= max_quantity_points && take(','));
        if (!take(')')) return refuse("relation_syntax", "a bracket is not closed", "add )");
        const auto quantity = Quantity::of(*kind, points);
        if (!quantity)
            return refuse(error_of("quantity_points", std::string(name) + " takes other points",
                                   "write " + std::string(name) + " of " + std::string(row(*kind).arguments) +
                                       ", each point once"),
                          start);
        return variable(*quantity);
    }

    std::string_view text_;
    std::span<const std::string> names_;
    Place place_;
    std::size_t at_ = 0;
    std::size_t arc_at_ = 0; ///< of the last arcsin, arccos or arctan
    int depth_ = 0;
};

Status check_size(std::string_view text, const Place& place) {
    if (text.size() <= max_text) return {};
    Error error = error_of("relation_too_large", "this equation is too long", "write at most 4096 characters");
    return fail(error.at(place));
}

bool divides_by_no_rational(const numbers::Expression& tree) {
    const bool here =
        tree.kind == numbers::ExpressionKind::divide && tree.right->kind != numbers::ExpressionKind::number;
    const bool power = tree.kind == numbers::ExpressionKind::power;
    return here || power || (tree.left && divides_by_no_rational(*tree.left)) ||
           (tree.right && divides_by_no_rational(*tree.right));
}

std::string bracketed(const numbers::Scalar& value, const std::string& word) {
    return fmt::format("{}({})", divides_by_no_rational(value.expression()) ? "number" : "", word);
}

std::string term_text(const Monomial& monomial, const numbers::Rational& size, std::span<const std::string> names) {
    std::vector<std::string> words;
    if (size != 1 || monomial.factors.empty()) words.push_back(numbers::to_string(size));
    for (const auto& [quantity, exponent] : monomial.factors) {
        std::string word = to_string(quantity, names);
        const bool number = quantity.kind() == QuantityKind::number;
        if (number && word.find_first_of("+-*/") != std::string::npos) word = bracketed(quantity.constant(), word);
        words.push_back(exponent == 1 ? word : word + "^" + std::to_string(exponent));
    }
    return join(words, "*");
}

std::string side_text(const Polynomial& terms, std::span<const std::string> names) {
    if (terms.empty()) return "0";
    std::vector<std::string> words;
    for (const auto& [monomial, coefficient] : terms) words.push_back(term_text(monomial, coefficient, names));
    std::ranges::reverse(words);
    return join(words, " + ");
}

} // namespace

Status check_letters(const Relation& relation, std::span<const std::string> names) {
    for (const Quantity& quantity : relation.quantities())
        if (quantity.kind() == QuantityKind::letter)
            if (auto ok = check_letter(quantity.text(), names); !ok) return ok;
    return {};
}

Result<Quantity> parse_quantity(std::string_view text, std::span<const std::string> names, Place place) {
    if (auto ok = check_size(text, place); !ok) return fail(ok.error());
    const auto sum = Reader(text, names, place).whole();
    if (!sum) return fail(sum.error());
    const bool one = sum->size() == 1 && sum->begin()->second == 1 && sum->begin()->first.factors.size() == 1 &&
                     sum->begin()->first.factors.front().exponent == 1;
    if (one) return sum->begin()->first.factors.front().quantity;
    Error error = error_of("relation_syntax", "this is not one quantity", "write one, such as length(a,b) or x");
    return fail(error.at(std::move(place)));
}

Result<Polynomial> parse_difference(std::string_view text, std::span<const std::string> names, Place place) {
    if (auto size = check_size(text, place); !size) return fail(size.error());
    return Reader(text, names, std::move(place)).difference();
}

Result<Relation> parse_relation(std::string_view text, std::span<const std::string> names, Place place) {
    const auto difference = parse_difference(text, names, std::move(place));
    if (!difference) return fail(difference.error());
    return *Relation::of(*difference);
}

std::string to_string(const Relation& relation, std::span<const std::string> names) {
    Polynomial left, right;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (coefficient > 0)
            left.emplace(monomial, coefficient);
        else
            right.emplace(monomial, -coefficient);
    }
    return side_text(left, names) + " = " + side_text(right, names);
}

} // namespace porism::facts
