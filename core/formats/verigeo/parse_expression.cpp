#include "base/text.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/spelling.h"
#include "formats/verigeo/terms.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

constexpr std::size_t max_bytes_of_expression = 4096;

/// Signs that stand for what a word can begin with.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> signs_as_words = {{
    {"**", "^"},
    {"∠", "ANG_"},
    {"△", "TRI_"},
}};

class Parser {
public:
    Parser(std::string_view text, const Ids& ids, std::set<std::string>& points)
        : text_(text), ids_(ids), points_(points) {}
    Result<Term> whole();

private:
    Result<Term> sum();
    Result<Term> product();
    Result<Term> factor();
    Result<Term> power();
    Result<Term> part();
    Result<Term> number();
    Result<Term> word();
    Result<Term> call(const std::string& name);
    Result<Term> between(char close);
    /// Behind a number or a bracket, and before a name or a bracket: "2AB", "2 (x+1)", "(1/2)AB".
    bool is_before_close_factor();
    /// The sign that joins another operand from the left, which is read over; '\0' where none of these does.
    char joint(std::string_view signs);
    std::optional<Term> measured(const std::string& function, std::string_view word, std::size_t count);
    Term point(std::string name);

    char next() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool skip(std::string_view sign) {
        if (!text_.substr(at_).starts_with(sign)) return false;
        at_ += sign.size();
        return true;
    }
    tl::unexpected<Error> bad(std::string what) const {
        return fail("bad_expression", in_quotes(text_) + ": " + std::move(what),
                    "write one such as Length(A,B)^2 + 3, Dot(Vector(A,B),Vector(C,D)) or AB + BC");
    }

    std::string_view text_;
    const Ids& ids_;
    std::set<std::string>& points_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

Term applied(std::string_view name, std::vector<Term> of) {
    return {function_by_name(name), std::move(of)};
}

constexpr std::string_view small_letters = "abcdefghijklmnopqrstuvwxyz";

/// A chain of many signs is as deep a tree as brackets would make.
constexpr const char* too_many_terms = "more than 64 terms in a row";

bool is_of_numbers(const Term& term) {
    return term.number || (term.function != nullptr && std::ranges::all_of(term.of, is_of_numbers));
}

Result<Term> Parser::whole() {
    auto out = sum();
    if (out && next() != '\0') return bad(in_quotes(text_.substr(at_)) + " is not expected");
    return out;
}

char Parser::joint(std::string_view signs) {
    const char sign = next();
    if (sign == '\0' || signs.find(sign) == std::string_view::npos) return '\0';
    ++at_;
    return sign;
}

bool Parser::is_before_close_factor() {
    const std::string_view before = trim(text_.substr(0, at_));
    const bool apart = next() != '\0' && before.size() < at_;
    const std::string_view rest = text_.substr(at_);
    const std::string_view word = rest.substr(0, std::min(rest.find_first_not_of(small_letters), rest.size()));
    // "5 cm" is no product of lengths.
    const bool is_unit = apart && !word.empty() && !rest.substr(word.size()).starts_with('(');
    const bool begins = !rest.empty() && (is_letter(rest[0]) || rest[0] == '(' || rest.starts_with("√"));
    return begins && !is_unit &&
           (is_digit(before.back()) || before.ends_with("°") || before.back() == ')' || before.back() == '.');
}

Result<Term> Parser::sum() {
    if (++depth_ > max_depth) return bad("it is nested more than 64 deep");
    auto left = product();
    for (int count = 0; left; ++count) {
        const char sign = joint("+-");
        if (sign == '\0') break;
        if (count == max_depth) return bad(too_many_terms);
        auto right = product();
        if (!right) return right;
        left = applied(std::string_view(&sign, 1), {std::move(*left), std::move(*right)});
    }
    --depth_;
    return left;
}

/// "1/2 AB" is half of AB; what "AB/2CD" and "1/2√3" are nobody can tell.
Result<Term> Parser::product() {
    auto left = factor();
    bool is_divided = false, is_fraction = false;
    for (int count = 0; left; ++count) {
        const std::string_view rest = text_.substr(at_);
        const bool close = is_before_close_factor();
        const char sign = close ? '*' : joint("*/");
        if (sign == '\0') break;
        if (count == max_depth) return bad(too_many_terms);
        auto right = close ? power() : factor();
        if (!right) return right;
        if (close && is_divided && (!is_fraction || is_of_numbers(*right)))
            return bad("it is not clear whether " + in_quotes(trim(rest)) +
                       " belongs to the divisor; put brackets, as in AB/(2*CD) or (AB/2)*CD");
        is_divided = sign == '/';
        is_fraction = is_divided && is_of_numbers(*left);
        left = applied(std::string_view(&sign, 1), {std::move(*left), std::move(*right)});
    }
    return left;
}

Result<Term> Parser::factor() {
    std::size_t negative = 0;
    for (; next() == '-' || next() == '+'; ++at_) negative += text_[at_] == '-' ? 1 : 0;
    auto out = power();
    if (out && negative % 2 == 1) return applied("-", {std::move(*out)});
    return out;
}

Result<Term> Parser::power() {
    auto base = part();
    if (!base || next() != '^') return base;
    ++at_;
    if (++depth_ > max_depth) return bad("it is nested more than 64 deep");
    auto exponent = factor();
    --depth_;
    if (!exponent) return exponent;
    return applied("^", {std::move(*base), std::move(*exponent)});
}

Result<Term> Parser::between(char close) {
    ++at_;
    auto out = sum();
    if (!out) return out;
    if (next() != close) return bad(fmt::format("\"{}\" is missing", close));
    ++at_;
    return out;
}

Result<Term> Parser::part() {
    const char c = next();
    if (c == '(') return between(')');
    if (skip("√")) {
        if (++depth_ > max_depth) return bad("it is nested more than 64 deep");
        auto inside = part();
        --depth_;
        return inside ? Result<Term>(applied("sqrt", {std::move(*inside)})) : inside;
    }
    if (c == '|') {
        auto inside = between('|');
        return inside ? Result<Term>(applied("Abs", {std::move(*inside)})) : inside;
    }
    if (is_digit(c) || c == '.') return number();
    if (is_letter(c)) return word();
    return bad(c == '\0' ? "something is missing at the end" : in_quotes(text_.substr(at_)) + " is not expected");
}

Result<Term> Parser::number() {
    const std::size_t from = at_;
    while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.')) ++at_;
    const auto digit_at = [&](std::size_t i) { return i < text_.size() && is_digit(text_[i]); };
    if (at_ < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
        const bool sign = at_ + 1 < text_.size() && (text_[at_ + 1] == '-' || text_[at_ + 1] == '+');
        if (digit_at(at_ + (sign ? 2 : 1)))
            for (at_ += 2; digit_at(at_);) ++at_;
    }
    auto value = numbers::Scalar::parse(text_.substr(from, at_ - from));
    if (!value) return bad(value.error().what);
    Term out;
    out.number = std::move(*value);
    out.degrees = skip("°");
    return out;
}

Term Parser::point(std::string name) {
    points_.insert(name);
    Term out;
    out.word = std::move(name);
    return out;
}

/// "Length" of a word that consists of this many points, with or without the beginning of an id.
std::optional<Term> Parser::measured(const std::string& function, std::string_view word, std::size_t count) {
    auto names = names_behind(word, count, {"SEG_", "ANG_", "TRI_", ""});
    if (!names) return std::nullopt;
    std::vector<Term> of;
    for (std::string& name : *names) of.push_back(point(std::move(name)));
    return applied(function, std::move(of));
}

struct Measure {
    std::string_view beginning, function;
    std::size_t points;
};
constexpr std::string_view angle_beginning = "ANG_";
constexpr std::array measures = {Measure{"SEG_", "Length", 2}, Measure{angle_beginning, "Angle", 3},
                                 Measure{"TRI_", "Area", 3}};

/// Of "∠A" in a figure of more points than the corners of one triangle.
tl::unexpected<Error> no_one_angle(const std::string& vertex) {
    return fail("bad_expression", fmt::format("∠{0} does not say which angle at {0} is meant", vertex),
                fmt::format("write it by three points, such as ∠B{}C for that between the sides to B and C", vertex));
}

Result<Term> Parser::word() {
    const std::size_t from = at_;
    while (at_ < text_.size() &&
           (is_letter(text_[at_]) || is_digit(text_[at_]) || text_[at_] == '_' || text_[at_] == '\''))
        ++at_;
    const std::string name(text_.substr(from, at_ - from));
    if (next() == '(') return call(name);
    if (const auto id = ids_.find(name); id != ids_.end()) {
        static const Ids none;
        return Parser(id->second, none, points_).whole();
    }
    if (name == "pi") {
        Term out;
        out.number = *numbers::Scalar::parse("pi");
        return out;
    }
    if (name == "i") {
        Term out;
        out.word = name;
        return out;
    }
    if (is_point_name(name)) return point(name);
    for (const Measure& measure : measures)
        if (name.starts_with(measure.beginning))
            if (auto out = measured(std::string(measure.function), name, measure.points)) return std::move(*out);
    if (auto out = measured("Length", name, 2)) return std::move(*out);
    if (name.starts_with(angle_beginning) && is_point_name(name.substr(angle_beginning.size())))
        return no_one_angle(name.substr(angle_beginning.size()));
    return bad(in_quotes(name) + " is neither a point nor a segment, angle, triangle or function");
}

/// The points that one word within the brackets stands for, where the function measures points: Area(ABC).
std::size_t points_measured_by(const Function& function) {
    for (const Measure& measure : measures)
        if (function_by_name(measure.function) == &function) return measure.points;
    return 0;
}

Result<Term> Parser::call(const std::string& name) {
    const Function* const function = function_by_name(name);
    if (function == nullptr) return bad(in_quotes(name) + " is no function; there are " + join(function_names(), ", "));
    if (const std::size_t count = points_measured_by(*function); count == 3) {
        const std::size_t end = text_.find(')', at_);
        const std::string_view inside =
            end == std::string_view::npos ? std::string_view() : trim(text_.substr(at_ + 1, end - at_ - 1));
        if (!ids_.contains(std::string(inside)))
            if (auto out = measured(name, inside, count)) {
                at_ = end + 1;
                return std::move(*out);
            }
    }
    Term out{function};
    do {
        ++at_;
        auto one = sum();
        if (!one) return one;
        out.of.push_back(std::move(*one));
    } while (next() == ',');
    if (next() != ')') return bad("\")\" is missing");
    ++at_;
    if (out.of.size() < function->fewest || out.of.size() > function->most)
        return bad(fmt::format("{} cannot be of {} arguments", name, out.of.size()));
    return out;
}

} // namespace

std::string in_words(std::string text) {
    for (const auto& [from, to] : signs_as_words)
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    return text;
}

Result<Expression> Expression::parse(std::string_view text, const Ids& ids) {
    Expression out;
    if (text.size() > max_bytes_of_expression)
        return fail("bad_expression", "the expression is longer than 4096 bytes", "split it");
    const std::string words = in_words(spelled(text));
    auto term = Parser(words, ids, out.points_).whole();
    if (!term) return fail(std::move(term.error()));
    out.term_ = std::make_shared<const Term>(std::move(*term));
    return out;
}

} // namespace porism::verigeo
