#include "formats/verigeo/expressions.h"

#include "base/text.h"
#include "facts/quantity.h"
#include "formats/verigeo/combination.h"
#include "formats/verigeo/edges.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/plain_sides.h"
#include "formats/verigeo/products.h"
#include "numbers/degrees.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace porism::verigeo {
namespace {

struct Measure {
    std::string_view word, quantity; ///< as an expression has it, as a relation does
    std::size_t points;
    std::string_view id; ///< the beginning of the id that may stand for the points
};
constexpr std::array measures = {
    Measure{"Length", "length", 2, "SEG_"}, Measure{"length", "length", 2, "SEG_"},
    Measure{"Dist", "length", 2, "SEG_"},   Measure{"Distance", "length", 2, "SEG_"},
    Measure{"Norm", "length", 2, "SEG_"},   Measure{"Angle", "angle", 3, "ANG_"},
    Measure{"angle", "angle", 3, "ANG_"},   Measure{"Area", "area", 3, "TRI_"},
    Measure{"area", "area", 3, "TRI_"},
};
/// What other words say than that of the quantity: the shorter arc is its central angle.
struct Otherwise {
    std::string_view quantity, before, behind; ///< the points
    std::vector<std::size_t> order;            ///< of these
};
const Otherwise otherwise[] = {{"arc", "Angle(", ")", {1, 0, 2}},
                               {"sine", "sin(Angle(", "))", {0, 1, 2}},
                               {"cosine", "cos(Angle(", "))", {0, 1, 2}},
                               {"tangent", "tan(Angle(", "))", {0, 1, 2}}};

/// What a relation may apply to numbers.
constexpr std::array<std::string_view, 3> known_words = {"sqrt", "number", "pi"};

bool may_begin_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_word(char c) {
    return may_begin_word(c) || (c >= '0' && c <= '9') || c == '\'';
}

/// The word at the beginning of a text.
std::string_view word_at(std::string_view text) {
    std::size_t size = 0;
    while (size < text.size() && is_word(text[size])) ++size;
    return text.substr(0, size);
}

/// "A,B" or "SEG_AB" within brackets as points with commas between.
std::optional<std::string> points_within(std::string_view inside, const Measure& measure) {
    std::vector<std::string> points;
    for (const std::string_view piece : split(inside, ',')) points.emplace_back(trim(piece));
    if (points.size() == 1) {
        const auto named = names_behind(points[0], measure.points, {measure.id, "∠", "△", ""});
        if (!named) return std::nullopt;
        points = *named;
    }
    if (points.size() < measure.points || (points.size() > measure.points && measure.quantity != "area") ||
        !std::ranges::all_of(points, is_point_name))
        return std::nullopt;
    return join(points, ",");
}

/// What points written together measure: "AB" and "SEG_AB" a length, "ANG_BAC" an angle, "TRI_ABC" an area.
std::optional<std::string> measure_of_word(std::string_view word) {
    if (std::ranges::find(known_words, word) != known_words.end()) return std::nullopt;
    for (const Measure& measure : measures)
        if (word.starts_with(measure.id) || measure.points == 2)
            if (const auto points = points_within(word, measure))
                return fmt::format("{}({})", measure.quantity, *points);
    return std::nullopt;
}

/// A measure at the beginning of a text as a relation has it; how much of the text it takes.
std::optional<std::pair<std::string, std::size_t>> measure_at(std::string_view text) {
    const std::string_view word = word_at(text);
    const auto measure = std::ranges::find(measures, word, &Measure::word);
    if (measure == measures.end() || text.substr(word.size(), 1) != "(") {
        auto said = word.empty() ? std::nullopt : measure_of_word(word);
        return said ? std::optional(std::pair{*std::move(said), word.size()}) : std::nullopt;
    }
    const std::size_t end = text.find(')');
    if (end == std::string_view::npos) return std::nullopt;
    const auto points = points_within(text.substr(word.size() + 1, end - word.size() - 1), *measure);
    if (!points) return std::nullopt;
    return std::pair{fmt::format("{}({})", measure->quantity, *points), end + 1};
}

/// "∠ABC", "△ABC" at the beginning of a text.
std::optional<std::pair<std::string, std::size_t>> measure_sign_at(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> signs_of{{{"∠", "angle"}, {"△", "area"}}};
    for (const auto& [sign, quantity] : signs_of) {
        if (!text.starts_with(sign)) continue;
        const std::string_view word = word_at(text.substr(sign.size()));
        const auto names = names_in(word);
        if (names.size() != 3) return std::nullopt;
        return std::pair{fmt::format("{}({})", quantity, join(names, ",")), sign.size() + word.size()};
    }
    return std::nullopt;
}

/// "√2", "√(AB + 1)" at the beginning of a text as a relation has them: "sqrt(2)", "sqrt" before the bracket.
std::optional<std::pair<std::string, std::size_t>> root_at(std::string_view text) {
    constexpr std::string_view sign = "√";
    if (!text.starts_with(sign)) return std::nullopt;
    const std::string_view rest = text.substr(sign.size());
    if (rest.starts_with('(')) return std::pair{std::string("sqrt"), sign.size()};
    std::size_t digits = 0;
    while (digits < rest.size() && (rest[digits] == '.' || (rest[digits] >= '0' && rest[digits] <= '9'))) ++digits;
    if (digits == 0) return std::nullopt;
    return std::pair{fmt::format("sqrt({})", rest.substr(0, digits)), sign.size() + digits};
}

/// What is within the brackets that a text begins with; empty where they are not closed.
std::optional<std::string_view> bracketed(std::string_view text) {
    if (!text.starts_with('(')) return std::nullopt;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return text.substr(1, i - 1);
    }
    return std::nullopt;
}

/// The words in front of brackets with what is in these, and how much of the text both take.
struct Applied {
    std::string_view word, inside;
    std::size_t size;
};
std::optional<Applied> applied_at(std::string_view text) {
    const std::string_view word = word_at(text);
    const auto inside = bracketed(text.substr(word.size()));
    if (word.empty() || !inside) return std::nullopt;
    return Applied{word, trim(*inside), word.size() + inside->size() + 2};
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

using Ends = std::pair<std::string, std::string>;

/// What is within "Vector(...)", "Vec(...)" or "Complex(...)", where that is the whole text.
std::optional<std::string_view> within_vector(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || applied->size != text.size() || !is_one_of(applied->word, {"Vector", "Vec", "Complex"}))
        return std::nullopt;
    return applied->inside;
}

/// "B", "Complex(B)" and nothing else.
std::optional<std::string> place_of_point(std::string_view text) {
    const std::string_view point = within_vector(text).value_or(text);
    return is_point_name(point) ? std::optional(std::string(point)) : std::nullopt;
}

/// "B - A" and nothing else.
std::optional<Ends> ends_of_difference(std::string_view text) {
    const std::size_t minus = text.find('-');
    if (minus == std::string_view::npos) return std::nullopt;
    auto to = place_of_point(trim(text.substr(0, minus))), from = place_of_point(trim(text.substr(minus + 1)));
    return to && from ? std::optional(Ends{*std::move(from), *std::move(to)}) : std::nullopt;
}

/// "Vector(A,B)", "B - A", "Complex(Vector(A,B))" and nothing else.
std::optional<Ends> ends_of_vector(std::string_view text) {
    text = trim(text);
    if (auto ends = ends_of_difference(text)) return ends;
    const auto inside = within_vector(text);
    if (!inside) return std::nullopt;
    const auto points = points_within(*inside, measures.front());
    if (!points) return ends_of_vector(*inside);
    const auto ends = split(*points, ',');
    return Ends{ends[0], ends[1]};
}

std::string length_of(const Ends& ends) {
    return fmt::format("length({},{})", ends.first, ends.second);
}

/// Of a sum of vectors that is the one between two points, in either direction.
std::optional<Ends> ends_of_sum(std::string_view text) {
    const auto sum = vector_in(text);
    if (!sum || sum->size() != 2 || (sum->begin()->second != 1 && sum->begin()->second != -1)) return std::nullopt;
    return Ends{sum->begin()->first, sum->rbegin()->first};
}

/// "Norm(Vector(A,B))", "Abs(B - A)" at the beginning of a text: a length.
std::optional<std::pair<std::string, std::size_t>> norm_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || !is_one_of(applied->word, {"Norm", "Length", "length", "Abs", "abs"})) return std::nullopt;
    auto ends = ends_of_vector(applied->inside);
    if (!ends) ends = ends_of_sum(applied->inside);
    return ends ? std::optional(std::pair{length_of(*ends), applied->size}) : std::nullopt;
}

/// "|AB|", "|B - A|" at the beginning of a text: a length.
std::optional<std::pair<std::string, std::size_t>> bars_at(std::string_view text) {
    if (!text.starts_with('|')) return std::nullopt;
    const std::string_view inside = text.substr(1, text.find('|', 1) - 1);
    if (inside.size() + 2 > text.size()) return std::nullopt;
    auto ends = ends_of_vector(inside);
    if (const auto names = names_in(inside); names.size() == 2) ends = Ends{names[0], names[1]};
    return ends ? std::optional(std::pair{length_of(*ends), inside.size() + 2}) : std::nullopt;
}

/// The two arguments, which are parted by the one comma outside of brackets.
std::optional<std::pair<std::string_view, std::string_view>> two_arguments(std::string_view inside) {
    int depth = 0;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        depth += inside[i] == '(' ? 1 : inside[i] == ')' ? -1 : 0;
        if (depth == 0 && inside[i] == ',') return std::pair{inside.substr(0, i), inside.substr(i + 1)};
    }
    return std::nullopt;
}

/// The scalar product of sums of numbers a of points A, and b of points B, by squares of lengths: of vectors, where the
/// numbers add up to zero, it is half the sum of -a b AB^2.
std::string product_of(const Combination& one, const Combination& other) {
    std::map<std::pair<std::string, std::string>, numbers::Rational> squares;
    for (const auto& [a, of_a] : one)
        for (const auto& [b, of_b] : other)
            if (a != b) squares[std::minmax(a, b)] -= of_a * of_b / 2;
    std::string out = "0";
    for (const auto& [ends, times] : squares)
        if (times != 0)
            out += fmt::format("+({})*length({},{})^2", numbers::Scalar(times).text(), ends.first, ends.second);
    return fmt::format("({})", out);
}

/// "Dot(Vector(A,B),Vector(C,D))" at the beginning of a text, by squares of lengths: 2 AB . CD = AD^2 + BC^2 - AC^2 -
/// BD^2.
std::optional<std::pair<std::string, std::size_t>> dot_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || applied->word != "Dot") return std::nullopt;
    const auto arguments = two_arguments(applied->inside);
    if (!arguments) return std::nullopt;
    const auto one = ends_of_vector(arguments->first), other = ends_of_vector(arguments->second);
    if (!one || !other) {
        const auto sum = vector_in(arguments->first), more = vector_in(arguments->second);
        return sum && more ? std::optional(std::pair{product_of(*sum, *more), applied->size}) : std::nullopt;
    }
    const auto square = [](std::string_view sign, const std::string& from, const std::string& to) {
        return from == to ? std::string() : fmt::format("{}length({},{})^2", sign, from, to);
    };
    const std::string sum = square("+", one->first, other->second) + square("+", one->second, other->first) +
                            square("-", one->first, other->first) + square("-", one->second, other->second);
    return std::pair{fmt::format("(1/2)*(0{})", sum), applied->size};
}

/// "number(...)" at the beginning of a text, as a relation has it.
std::optional<std::pair<std::string, std::size_t>> number_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || applied->word != "number") return std::nullopt;
    return std::pair{std::string(text.substr(0, applied->size)), applied->size};
}

/// Of two vectors that are the arguments of a function: from which point they go where, as B, A and C of AB and AC, and
/// whether one comes to the point instead.
struct Corner {
    std::array<std::string, 3> points;
    bool turned = false;
};
std::optional<Corner> corner_in(std::string_view arguments) {
    const auto both = two_arguments(arguments);
    const auto one = both ? ends_of_vector(both->first) : std::nullopt;
    const auto other = both ? ends_of_vector(both->second) : std::nullopt;
    if (!one || !other) return std::nullopt;
    if (one->first == other->first) return Corner{{one->second, one->first, other->second}};
    if (one->second == other->second) return Corner{{one->first, one->second, other->first}};
    if (one->second == other->first) return Corner{{one->first, one->second, other->second}, true};
    if (one->first == other->second) return Corner{{one->second, one->first, other->first}, true};
    return std::nullopt;
}

/// "Angle(Vector(A,B),Vector(A,C))" at the beginning of a text: an angle of three points.
std::optional<std::pair<std::string, std::size_t>> angle_of_vectors_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || !is_one_of(applied->word, {"Angle", "angle"})) return std::nullopt;
    const auto corner = corner_in(applied->inside);
    if (!corner) return std::nullopt;
    const std::string angle = fmt::format("angle({})", fmt::join(corner->points, ","));
    return std::pair{corner->turned ? fmt::format("(180-{})", angle) : angle, applied->size};
}

/// "Cross(Vector(A,B),Vector(A,C))" before "^2" at the beginning of a text, and its magnitude: twice the area.
std::optional<std::pair<std::string, std::size_t>> cross_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied) return std::nullopt;
    const bool magnitude = is_one_of(applied->word, {"Abs", "abs"});
    const auto inner = magnitude ? applied_at(applied->inside) : applied;
    if (!inner || inner->word != "Cross" || (magnitude && inner->size != applied->inside.size())) return std::nullopt;
    const std::string_view behind = trim(text.substr(applied->size));
    const std::string_view exponent = trim(behind.substr(behind.starts_with("**")  ? 2
                                                         : behind.starts_with('^') ? 1
                                                                                   : 0));
    const bool squared = exponent.size() < behind.size() && exponent.starts_with('2') &&
                         (exponent.size() == 1 || !is_word(exponent[1])) && !exponent.substr(1).starts_with('.');
    const auto corner = corner_in(inner->inside);
    if (!corner || (!magnitude && !squared)) return std::nullopt;
    return std::pair{fmt::format("(2*area({}))", fmt::join(corner->points, ",")), applied->size};
}

/// "cos(Angle(A,B,C))", "sin(∠ABC)" at the beginning of a text.
std::optional<std::pair<std::string, std::size_t>> function_at(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> functions{
        {{"sin", "sine"}, {"cos", "cosine"}, {"tan", "tangent"}}};
    const auto applied = applied_at(text);
    if (!applied) return std::nullopt;
    const auto function = std::ranges::find(functions, applied->word, [](const auto& row) { return row.first; });
    if (function == functions.end()) return std::nullopt;
    auto angle = measure_at(applied->inside);
    if (!angle) angle = measure_sign_at(applied->inside);
    constexpr std::string_view word = "angle";
    if (!angle || angle->second != applied->inside.size() || !angle->first.starts_with(word)) return std::nullopt;
    return std::pair{std::string(function->second) + angle->first.substr(word.size()), applied->size};
}

/// "cos(60°)", "sin(30)", "tan(pi/4)" at the beginning of a text, of a number: bare ones count degrees.
std::optional<std::pair<std::string, std::size_t>> function_of_number_at(std::string_view text) {
    const auto applied = applied_at(text);
    if (!applied || !is_one_of(applied->word, {"sin", "cos", "tan"})) return std::nullopt;
    std::string angle(applied->inside);
    constexpr std::string_view sign = "°";
    for (std::size_t at = angle.find(sign); at != std::string::npos; at = angle.find(sign))
        angle.replace(at, sign.size(), "o");
    const bool bare = angle.find_first_not_of("0123456789.+-*/() ") == std::string::npos;
    if (bare) angle = "(" + angle + ")*1o";
    if (!numbers::Scalar::parse(angle)) return std::nullopt;
    return std::pair{fmt::format("{}({})", applied->word, angle), applied->size};
}

/// "[ABC]" at the beginning of a text: an area.
std::optional<std::pair<std::string, std::size_t>> square_brackets_at(std::string_view text) {
    const std::size_t end = text.find(']');
    if (!text.starts_with('[') || end == std::string_view::npos) return std::nullopt;
    const auto names = names_in(text.substr(1, end - 1));
    return names.size() < 3 ? std::nullopt
                            : std::optional(std::pair{fmt::format("area({})", join(names, ",")), end + 1});
}

/// What may stand at the beginning of a text, as a relation has it; how much of the text it takes.
constexpr std::array readers{
    norm_at,         dot_at,  cross_at, angle_of_vectors_at, function_at, function_of_number_at, number_at, measure_at,
    measure_sign_at, root_at, bars_at,  square_brackets_at};

/// One measure and nothing else.
std::optional<std::pair<std::string_view, std::vector<std::string>>> single(std::string_view text) {
    text = trim(text);
    auto found = measure_at(text);
    if (!found) found = measure_sign_at(text);
    if (!found || found->second != text.size()) return std::nullopt;
    const std::string& whole = found->first;
    const std::size_t open = whole.find('(');
    std::vector<std::string> points;
    for (const std::string_view name : split(std::string_view(whole).substr(open + 1, whole.size() - open - 2), ','))
        points.emplace_back(name);
    const auto measure = std::ranges::find(measures, whole.substr(0, open), &Measure::quantity);
    return std::pair{measure->quantity, std::move(points)};
}

bool is_number(std::string_view text, int value) {
    const auto scalar = numbers::Scalar::parse(text);
    return scalar && numbers::as_rational(*scalar) == numbers::Rational(value);
}

std::string statement_text(std::string_view predicate, const std::vector<std::string>& points) {
    return fmt::format("{} {}", predicate, join(points, " "));
}

/// An order statement, where one says it: an angle against 90 degrees, lengths that differ, what is not zero.
std::optional<std::string> order_statement(std::string_view left, std::string_view sign, std::string_view right) {
    const auto a = single(left);
    if (!a) return std::nullopt;
    const auto& [kind, p] = *a;
    if (kind == "angle" && is_number(right, 90)) {
        if (sign == "<") return statement_text("acute_angle", p);
        if (sign == ">") return statement_text("obtuse_angle", p);
        if (sign == "!=") return statement_text("nperp", {p[0], p[1], p[1], p[2]});
    }
    const bool not_zero = (sign == ">" || sign == "!=") && is_number(right, 0);
    if (not_zero && kind == "length") return statement_text("diff", p);
    if (not_zero && kind == "area" && p.size() == 3) return statement_text("ncoll", p);
    const auto b = single(right);
    if (b && sign == "!=" && kind == "length" && b->first == "length")
        return statement_text("ncong", {p[0], p[1], b->second[0], b->second[1]});
    return std::nullopt;
}

/// "Cross(Vector(A,B),Vector(C,D)) = 0": lines of one direction, or one line where they have a common point.
std::optional<std::string> parallels_in(std::string_view left, std::string_view sign, std::string_view right) {
    const auto applied = applied_at(trim(left));
    if ((sign != "=" && sign != "==") || !is_number(right, 0)) return std::nullopt;
    if (!applied || applied->word != "Cross" || applied->size != trim(left).size()) return std::nullopt;
    const auto arguments = two_arguments(applied->inside);
    const auto one = arguments ? ends_of_vector(arguments->first) : std::nullopt;
    const auto other = arguments ? ends_of_vector(arguments->second) : std::nullopt;
    if (!one || !other) return std::nullopt;
    std::vector<std::string> points{one->first, one->second};
    for (const std::string& point : {other->first, other->second})
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
    if (points.size() == 3) return statement_text("coll", points);
    return statement_text("para", {one->first, one->second, other->first, other->second});
}

std::string_view turned(std::string_view sign) {
    return sign == "<" ? ">" : sign == ">" ? "<" : sign;
}

/// "Angle(A,O,B)" for "arc(O,A,B)", "sin(Angle(A,B,C))" for "sine(A,B,C)" at the beginning of a text, up to its
/// bracket.
std::optional<std::string> said_otherwise(std::string_view word, std::string_view brackets) {
    const auto found = std::ranges::find(otherwise, word, &Otherwise::quantity);
    if (found == std::end(otherwise)) return std::nullopt;
    const auto points = split(brackets.substr(1, brackets.size() - 2), ',');
    if (points.size() != found->order.size()) return std::nullopt;
    std::vector<std::string> ordered;
    for (const std::size_t point : found->order) ordered.emplace_back(points[point]);
    return fmt::format("{}{}{}", found->before, join(ordered, ","), found->behind);
}

/// "arccos(3/5)" for "number(arccos(3/5)/(pi/180))", beside what that has taken of the text; empty of other numbers.
std::optional<std::pair<std::string, std::size_t>> told_angle(std::string_view text) {
    constexpr std::string_view word = "number";
    const auto applied = applied_at(text);
    if (!applied || applied->word != word) return std::nullopt;
    const auto degrees = numbers::Scalar::parse(applied->inside);
    if (!degrees) return std::nullopt;
    std::string told = numbers::told_in_degrees(*degrees);
    if (told == degrees->text()) return std::nullopt;
    return std::pair(std::move(told), applied->size);
}

/// Whether a text multiplies sums of vectors, of which squares of lengths are not the words of who wrote it.
bool multiplies_sums(std::string_view text) {
    for (std::size_t at = text.find("Dot("); at != std::string_view::npos; at = text.find("Dot(", at + 1)) {
        const auto applied = applied_at(text.substr(at));
        const auto arguments = applied ? two_arguments(applied->inside) : std::nullopt;
        if (arguments && !(ends_of_vector(arguments->first) && ends_of_vector(arguments->second))) return true;
    }
    return squared_norm_text(text) && !relation_text(text);
}

} // namespace

std::optional<std::string> relation_text(std::string_view expression) {
    std::string out;
    for (std::string_view rest = expression; !rest.empty();) {
        std::optional<std::pair<std::string, std::size_t>> found;
        for (const auto reader : readers)
            if (found = reader(rest); found) break;
        if (found) {
            out += found->first;
            rest.remove_prefix(found->second);
            continue;
        }
        std::string_view word = may_begin_word(rest[0]) ? word_at(rest) : rest.substr(0, 1);
        if (may_begin_word(rest[0]) && std::ranges::find(known_words, word) == known_words.end()) return std::nullopt;
        if (rest.starts_with("**")) {
            word = rest.substr(0, 2);
            out += '^';
        } else {
            out += word;
        }
        rest.remove_prefix(word.size());
    }
    return out;
}

std::optional<std::string> squared_norm_text(std::string_view expression) {
    const auto applied = applied_at(trim(expression));
    if (!applied || applied->size != trim(expression).size() || !is_one_of(applied->word, {"Norm", "Abs", "abs"}))
        return std::nullopt;
    const auto sum = vector_in(applied->inside);
    return sum ? std::optional(product_of(*sum, *sum)) : std::nullopt;
}

std::optional<std::string> expression_text(std::string_view relation) {
    std::string out;
    for (std::string_view rest = relation; !rest.empty();) {
        const bool letter = may_begin_word(rest[0]);
        const std::string_view word = letter ? word_at(rest) : rest.substr(0, 1);
        const auto measure = std::ranges::find(measures, word, &Measure::quantity);
        const bool applied = letter && rest.substr(word.size(), 1) == "(";
        const std::size_t end = applied ? rest.find(')') + 1 : 0;
        const std::string_view brackets = applied ? rest.substr(word.size(), end - word.size()) : rest.substr(0, 0);
        if (applied && measure != measures.end()) {
            out += fmt::format("{}{}", measure->word, brackets);
            rest.remove_prefix(end);
            continue;
        }
        if (const auto other = applied ? said_otherwise(word, brackets) : std::nullopt) {
            out += *other;
            rest.remove_prefix(end);
            continue;
        }
        if (const auto angle = applied ? told_angle(rest) : std::nullopt) {
            out += angle->first;
            rest.remove_prefix(angle->second);
            continue;
        }
        if (letter && std::ranges::find(known_words, word) == known_words.end()) return std::nullopt;
        out += word;
        rest.remove_prefix(word.size());
    }
    return out;
}

Said comparison(const std::vector<std::string>& args) {
    if (auto products = said_by_products(args)) return Said{{*std::move(products)}};
    const std::string& sign = args[1];
    const auto [left, right] = in_plain_degrees(args[0], args[2]);
    auto order = order_statement(left, sign, right);
    if (!order) order = order_statement(right, turned(sign), left);
    if (!order) order = parallels_in(left, sign, right);
    if (!order) order = parallels_in(right, sign, left);
    if (order) return Said{{std::move(*order)}};
    const auto sides = plain_sides(left, sign, right);
    if (!sides) return Said{{}, "the expression holds more than lengths, angles, areas and numbers"};
    Said said{{fmt::format("{} {} {}", sides->first, sign == "==" ? "=" : sign, sides->second)}};
    said.amounts_to = multiplies_sums(left) || multiplies_sums(right);
    return said;
}

} // namespace porism::verigeo
