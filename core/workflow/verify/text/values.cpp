#include "workflow/verify/text/values.h"

#include "base/text.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/names.h"
#include "scene/scene.h"
#include "workflow/verify/text/amounts.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/expressions.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

using numbers::Decision;

/// What a sentence has beside a denial that does not claim what its signs say.
constexpr std::array<std::string_view, 19> other_words{
    "sum",       "product", "mean", "half",    "difference", "twice", "third",  "times", "double",  "distance",
    "perimeter", "square",  "or",   "squares", "average",    "ratio", "triple", "but",   "quotient"};
/// What an expression may stand behind, besides a mark or nothing; and before.
constexpr std::array<std::string_view, 58> words_before{
    "when",      "have",     "has",      "gives",      "means",    "let",      "from",    "given",   "by",
    "we",        "get",      "find",     "obtain",     "side",     "sides",    "segment", "length",  "lengths",
    "theorem",   "suppose",  "assume",   "pythagoras", "if",       "angle",    "is",      "equals",  "chord",
    "chords",    "radius",   "radii",    "leg",        "legs",     "diameter", "median",  "base",    "hypotenuse",
    "height",    "altitude", "diagonal", "diagonals",  "bisector", "tangent",  "vector",  "vectors", "satisfy",
    "satisfies", "likewise", "also",     "similarly",  "sines",    "cosines",  "rule",    "law",     "formula",
    "put",       "set",      "denote",   "write"};
constexpr std::array<std::string_view, 11> words_behind{"by", "from",  "degrees", "cm", "units", "given",
                                                        "is", "holds", "unit",    "in", "long"};

/// Of an expression.
constexpr std::size_t most_words = 40;

template<std::size_t n>
bool is_among(const std::array<std::string_view, n>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

/// "The square of AB", but not "ABCD is a square".
bool has_other_words(std::string_view sentence) {
    const auto words = words_in(sentence);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = without_marks(words[i]);
        const bool of_figures = word == "square" && (i + 1 == words.size() || words[i + 1] != "of");
        if (!of_figures && is_among(other_words, word)) return true;
    }
    return false;
}

bool says_otherwise(std::string_view sentence, Supposing supposing) {
    return denies(sentence) || (supposing == Supposing::supposes && supposes(sentence)) || has_other_words(sentence);
}

/// A clause between commas, as the sides of its comparisons and the signs between them.
struct Chain {
    std::vector<std::string> sides, signs;
};

Chain chain_in(std::string_view clause) {
    Chain out;
    std::string side;
    for (std::size_t at = 0; at < clause.size();) {
        constexpr std::array<std::string_view, 7> signs{"<=", ">=", "!=", "==", "=", "<", ">"};
        const auto sign =
            std::ranges::find_if(signs, [&](std::string_view one) { return clause.substr(at).starts_with(one); });
        if (sign == signs.end()) {
            side += clause[at++];
            continue;
        }
        out.sides.push_back(std::exchange(side, {}));
        out.signs.emplace_back(*sign);
        at += sign->size();
    }
    out.sides.push_back(std::move(side));
    return out;
}

struct Side {
    verigeo::Expression expression;
    std::string text;
};

std::optional<Side> side_of(std::span<const std::string_view> words) {
    std::string text;
    std::size_t ratios = 0;
    for (const std::string_view word : words) {
        ratios += word == "∶" ? 1 : 0;
        text += (text.empty() ? "" : " ") + std::string(word == "∶" ? "/" : word);
    }
    // Of three amounts the ratios are several.
    if (ratios > 1) return std::nullopt;
    auto expression = verigeo::Expression::parse(text);
    if (!expression) return std::nullopt;
    return Side{*std::move(expression), std::move(text)};
}

/// The longest expression at the end of what stands before the first sign.
std::optional<Side> first_side(std::string_view text) {
    const auto words = words_in(text);
    for (std::size_t begin = words.size() - std::min(words.size(), most_words); begin < words.size(); ++begin) {
        if (begin > 0 && !is_among(words_before, without_marks(words[begin - 1]))) continue;
        if (auto side = side_of(std::span(words).subspan(begin))) return side;
    }
    return std::nullopt;
}

/// The longest at the beginning of what stands behind the last.
std::optional<Side> last_side(std::string_view text) {
    const auto words = words_in(text);
    for (std::size_t end = std::min(words.size(), most_words); end > 0; --end) {
        if (end < words.size() && !is_among(words_behind, without_marks(words[end]))) continue;
        if (auto side = side_of(std::span(words).first(end))) return side;
    }
    return std::nullopt;
}

std::vector<std::optional<Side>> sides_of(const Chain& chain) {
    std::vector<std::optional<Side>> out{first_side(chain.sides.front())};
    for (std::size_t i = 1; i + 1 < chain.sides.size(); ++i) out.push_back(side_of(words_in(chain.sides[i])));
    out.push_back(last_side(chain.sides.back()));
    return out;
}

/// By how much decimals in a text may be off, being half a unit of their last digits: absolute of what is one, relative
/// of what is calculated from several, and there no more than one part in a hundred.
struct Rounding {
    double absolute = 0, relative = 0;
    double of(double value) const { return absolute + std::min(relative, 0.01) * value; }
};
Rounding rounding_of(std::string_view text) {
    constexpr double half = 0.5001;
    constexpr std::string_view of_numbers = "0123456789.";
    Rounding out;
    for (std::size_t at = text.find_first_of(of_numbers); at != std::string_view::npos;
         at = text.find_first_of(of_numbers, at)) {
        const std::size_t end = std::min(text.find_first_not_of(of_numbers, at), text.size());
        const std::string_view digits = text.substr(at, end - at);
        const std::size_t point = digits.find('.');
        double value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const double off = point == std::string_view::npos
                               ? 0
                               : half * std::pow(10.0, -static_cast<double>(digits.size() - point - 1));
        const bool alone = at == 0 && (end == text.size() || text.substr(end) == "°");
        (alone ? out.absolute : out.relative) += alone ? off : value > 0 ? off / value : 0;
        at = end;
    }
    return out;
}

/// "0.00005" of the only decimal that a text is, "1.4142"; empty where it is none.
std::string half_unit_of(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos || text.find_first_not_of("0123456789.") != std::string_view::npos) return {};
    return "0." + std::string(text.size() - point - 1, '0') + "5";
}

/// Of numbers alone.
Decision compared_exactly(const std::string& left, const std::string& sign, const std::string& right) {
    auto one = verigeo::Expression::parse(left), other = verigeo::Expression::parse(right);
    if (!one || !other) return Decision::undecided;
    return verigeo::compare_exactly({*std::move(one), sign, *std::move(other)}, verigeo::Typed());
}
/// Whether the sides are equal as far as their last digits tell.
Decision rounds_exactly(const std::string& left, const std::string& right, const std::string& half_unit) {
    const auto below = compared_exactly(left, "<=", right + " + " + half_unit),
               above = compared_exactly(left, ">=", right + " - " + half_unit);
    return below == Decision::yes ? above : below;
}

/// "60°": no length is so much.
bool is_degrees(const Side& side) {
    return side.expression.points().empty() && side.text.ends_with("°");
}
bool is_length(const Side& side) {
    return side.expression.points().size() == 2 && !verigeo::names_in(side.text).empty();
}

class Measuring {
public:
    Measuring(translate::Names names, const diagram::Picture& picture) {
        for (std::size_t i = 0; i < names.size(); ++i)
            places_.emplace(scene::display_name(names[i]), picture.points[i]);
    }

    std::optional<TextValue> measure(const Side& left, const std::string& sign, const Side& right) const {
        if ((is_degrees(left) && is_length(right)) || (is_length(left) && is_degrees(right))) return std::nullopt;
        TextValue out;
        out.text = left.text + " " + sign + " " + right.text;
        out.written = {left.text, sign, right.text};
        for (const Side* side : {&left, &right}) {
            const auto& points = side->expression.points();
            const auto unknown = std::ranges::find_if(points, [&](const auto& one) { return !places_.contains(one); });
            if (unknown == points.end()) continue;
            if (points.size() == 1 || !is_capital(unknown->front())) return std::nullopt;
            out.state = TextValue::State::unknown_point;
            out.point = *unknown;
            return out;
        }
        const auto compared = verigeo::compare({left.expression, sign, right.expression}, places_);
        const bool of_vectors = out.text.find("Vector(") != std::string::npos;
        if (!compared.reason.empty() || (compared.plane && !of_vectors)) return std::nullopt;
        out.left = compared.left;
        out.right = compared.right;
        const bool equation = sign == "=" || sign == "==";
        const double rounded =
            std::max(rounding_of(left.text).of(compared.norm), rounding_of(right.text).of(compared.norm));
        constexpr double told_by_doubles = 1e-12;
        const double least = told_by_doubles * std::max(compared.norm, compared.scale);
        if (equation && rounded > 0 && rounded < least)
            out.half_unit = std::max(half_unit_of(left.text), half_unit_of(right.text));
        out.tie = !equation && compared.gap <= geometry::Tolerance().equal * compared.scale;
        out.rounded = equation && rounded > 0 && compared.gap <= std::max(rounded, least);
        const bool numbers_alone = left.expression.points().empty() && right.expression.points().empty();
        const Decision decision = numbers_alone ? of_numbers(left.text, sign, right.text, out)
                                  : out.rounded ? Decision::yes
                                                : compared.decision;
        if (decision == Decision::yes) return out;
        out.state = decision == Decision::no ? TextValue::State::fails : TextValue::State::undecided;
        return out;
    }

private:
    /// What is rounded is so by its last digit, where that is told.
    static Decision of_numbers(const std::string& left, const std::string& sign, const std::string& right,
                               const TextValue& value) {
        const Decision exact = compared_exactly(left, sign, right);
        if (exact == Decision::yes || !value.rounded) return exact;
        return value.half_unit.empty() ? Decision::yes : rounds_exactly(left, right, value.half_unit);
    }

    verigeo::Places<double> places_;
};

/// The terms of a sum, each with its sign, outside brackets: "+BD" and "+DC" of "BD + DC".
std::vector<std::string> terms_of(std::string_view sum) {
    std::vector<std::string> out{"+"};
    int depth = 0;
    for (const char c : sum) {
        const bool parts = depth == 0 && (c == '+' || c == '-');
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (parts && out.back().size() > 1) out.emplace_back();
        if (parts && out.back().size() <= 1)
            out.back() = c;
        else if (c != ' ')
            out.back() += c;
    }
    return out;
}

/// Each addend held against the number in its place; empty where one of them is none.
std::vector<TextValue> term_by_term(const std::vector<std::string>& named, const std::vector<std::string>& told,
                                    const Measuring& measuring) {
    std::vector<TextValue> out;
    for (std::size_t i = 0; i < named.size(); ++i) {
        const std::string left = named[i].substr(1), right = told[i].substr(1);
        const std::array words{std::string_view(left)}, number{std::string_view(right)};
        const auto one = side_of(words), value = side_of(number);
        if (!one || !value || named[i].front() != told[i].front() || one->expression.points().size() < 2) return {};
        if (auto compared = measuring.measure(*one, "=", *value)) out.push_back(*std::move(compared));
    }
    return out;
}

bool fail_nowhere(const std::vector<TextValue>& values) {
    return std::ranges::count(values, TextValue::State::fails, &TextValue::state) == 0;
}

/// Numbers that are put in for the addends of a sum: "4 + 10" behind "BD + DC". Where the sums are equal and the
/// numbers are those of the addends in no order, which of them is meant is not decided.
std::vector<TextValue> put_in(const Side& sum, const Side& numbers, const Measuring& measuring) {
    constexpr std::size_t most_terms = 5; // which have 120 orders
    const auto named = terms_of(sum.text);
    auto told = terms_of(numbers.text);
    if (!numbers.expression.points().empty() || named.size() < 2 || named.size() != told.size()) return {};
    auto in_place = term_by_term(named, told, measuring);
    if (fail_nowhere(in_place)) return in_place;
    const auto whole = measuring.measure(sum, "=", numbers);
    if (!whole || whole->state == TextValue::State::fails) return in_place;
    std::ranges::sort(told);
    for (bool more = told.size() <= most_terms; more; more = std::ranges::next_permutation(told).found)
        if (auto other = term_by_term(named, told, measuring); !other.empty() && fail_nowhere(other)) return other;
    for (TextValue& one : in_place)
        if (one.state == TextValue::State::fails) one.state = TextValue::State::undecided;
    return in_place;
}

std::vector<TextValue> values_of(const Chain& chain, const Measuring& measuring) {
    const auto sides = sides_of(chain);
    std::vector<TextValue> out;
    for (std::size_t i = 0; i < chain.signs.size(); ++i)
        if (sides[i] && sides[i + 1])
            if (auto value = measuring.measure(*sides[i], chain.signs[i], *sides[i + 1])) {
                out.push_back(*std::move(value));
                if (chain.signs[i] == "=")
                    std::ranges::move(put_in(*sides[i], *sides[i + 1], measuring), std::back_inserter(out));
            }
    return out;
}

/// "BC = 5" of "AB, BC = 5, 8" says nothing by itself.
bool is_of_a_list(std::span<const Clause> clauses, std::size_t i) {
    return (i > 0 && is_bare(clauses[i - 1].text)) || (i + 1 < clauses.size() && is_bare(clauses[i + 1].text));
}

} // namespace

std::vector<std::vector<TextValue>> values_by_clause(std::string_view sentence, Supposing supposing,
                                                     translate::Names names, const diagram::Picture& picture) {
    const Measuring measuring(names, picture);
    const auto clauses = clauses_of(sentence);
    std::vector<std::vector<TextValue>> out(clauses.size());
    if (says_otherwise(sentence, supposing)) return out;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const Chain chain = chain_in(as_expressions(clauses[i].text));
        if (!chain.signs.empty() && !is_of_a_list(clauses, i)) out[i] = values_of(chain, measuring);
    }
    return out;
}

std::vector<TextValue> values_in(std::string_view text, Supposing supposing, translate::Names names,
                                 const diagram::Picture& picture) {
    std::vector<TextValue> out;
    for (const std::string& sentence : read_sentences(text))
        for (auto& values : values_by_clause(sentence, supposing, names, picture))
            for (TextValue& value : values)
                if (out.size() < most_text_claims) out.push_back(std::move(value));
    return out;
}

} // namespace porism::workflow
