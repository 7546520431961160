#include "workflow/verify/text_values.h"

#include "base/text.h"
#include "formats/verigeo/evaluate.h"
#include "scene/scene.h"
#include "workflow/verify/text_signs.h"
#include "workflow/verify/texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

/// What a sentence has that does not claim what its signs say; and one that supposes.
constexpr std::array<std::string_view, 29> other_words{
    "otherwise", "would", "contradiction", "not",   "no",    "never",  "whether",  "unless",     "sum",       "product",
    "mean",      "half",  "difference",    "twice", "third", "times",  "double",   "distance",   "perimeter", "square",
    "squares",   "or",    "average",       "ratio", "wrong", "triple", "quotient", "impossible", "but"};
constexpr std::array<std::string_view, 5> supposing_words{"suppose", "assume", "assuming", "if", "when"};
constexpr std::array<std::string_view, 14> joining_words{"and",       "so",      "hence", "then",  "thus",
                                                         "therefore", "because", "since", "while", "with",
                                                         "where",     "that",    "which", "as"};
/// What an expression may stand behind, besides a mark or nothing; and before.
constexpr std::array<std::string_view, 25> words_before{
    "have",    "has",    "gives",      "means", "let",   "from",    "given",  "by",      "we",
    "get",     "find",   "obtain",     "side",  "sides", "segment", "length", "lengths", "theorem",
    "suppose", "assume", "pythagoras", "if",    "angle", "is",      "equals"};
constexpr std::array<std::string_view, 9> words_behind{"by",    "from", "degrees", "cm",  "units",
                                                       "given", "is",   "holds",   "unit"};

/// Of an expression.
constexpr std::size_t most_words = 40;

template<std::size_t n>
bool is_among(const std::array<std::string_view, n>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

bool is_mark(char c) {
    return c == ',' || c == ':' || c == '(' || c == ')';
}

/// Small, without the marks around it.
std::string bare(std::string_view word) {
    while (!word.empty() && is_mark(word.back())) word.remove_suffix(1);
    while (!word.empty() && is_mark(word.front())) word.remove_prefix(1);
    return lower_case(word);
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    for (const std::string_view word : split(text, ' '))
        if (!word.empty()) words.push_back(word);
    return words;
}

bool says_otherwise(std::string_view sentence, Supposing supposing) {
    return std::ranges::any_of(words_in(sentence), [&](std::string_view word) {
        const std::string one = bare(word);
        return is_among(other_words, one) || (supposing == Supposing::supposes && is_among(supposing_words, one));
    });
}

/// "[ABC]" as TRI_ABC.
std::string with_areas(std::string text) {
    for (std::size_t at = 0; (at = text.find('[', at)) != std::string::npos; ++at) {
        std::size_t end = at + 1;
        while (end < text.size() && (is_capital(text[end]) || is_digit(text[end]) || text[end] == '\'')) ++end;
        if (end == at + 1 || end == text.size() || text[end] != ']') continue;
        text.erase(end, 1);
        text.replace(at, 1, "TRI_");
    }
    return text;
}

/// "AB : CD" with the sign of a ratio, "∠ABC" as ANG_ABC, "△ABC" and "area of triangle ABC" as TRI_ABC, "·" as *, "sin
/// ∠ABC" as sin(ANG_ABC).
std::string as_expressions(std::string text) {
    using Sign = std::pair<std::string_view, std::string_view>;
    constexpr std::array signs{
        Sign{" : ", " ∶ "},           Sign{"∠ ", "ANG_"},       Sign{"∠", "ANG_"},
        Sign{"△ ", "TRI_"},           Sign{"△", "TRI_"},        Sign{"area of triangle ", "TRI_"},
        Sign{"area of TRI_", "TRI_"}, Sign{"area of ", "TRI_"}, Sign{"·", "*"}};
    for (const auto& [written, read] : signs) text = with_sign(text, written, read);
    text = with_areas(std::move(text));
    for (const std::string_view function : {"sin ANG_", "cos ANG_", "tan ANG_"})
        for (std::size_t at = 0; (at = text.find(function, at)) != std::string::npos; at += function.size()) {
            std::size_t end = at + function.size();
            while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]) || text[end] == '\'')) ++end;
            text.insert(end, ")");
            text[at + 3] = '(';
        }
    return text;
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

/// At commas and colons outside brackets, and at joining words; a colon within a word is that of a ratio.
std::vector<std::string> clauses_of(std::string_view sentence) {
    std::vector<std::string> out(1);
    int depth = 0;
    for (const std::string_view word : words_in(sentence)) {
        if (is_among(joining_words, lower_case(word))) {
            out.emplace_back();
            continue;
        }
        for (std::size_t i = 0; i < word.size(); ++i) {
            depth += word[i] == '(' ? 1 : word[i] == ')' ? -1 : 0;
            const bool within = word[i] == ':' && i > 0 && i + 1 < word.size();
            if (within)
                out.back() += " ∶ ";
            else if ((word[i] == ',' || word[i] == ':') && depth <= 0)
                out.emplace_back();
            else
                out.back() += word[i];
        }
        out.back() += ' ';
    }
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
        if (begin > 0 && !is_among(words_before, bare(words[begin - 1]))) continue;
        if (auto side = side_of(std::span(words).subspan(begin))) return side;
    }
    return std::nullopt;
}

/// The longest at the beginning of what stands behind the last.
std::optional<Side> last_side(std::string_view text) {
    const auto words = words_in(text);
    for (std::size_t end = std::min(words.size(), most_words); end > 0; --end) {
        if (end < words.size() && !is_among(words_behind, bare(words[end]))) continue;
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

/// Half of the last digit of a decimal; 0 for what is none.
double rounding_of(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const std::size_t point = text.find('.');
    if (error != std::errc() || point == std::string_view::npos) return 0;
    return 0.5001 * std::pow(10.0, -static_cast<double>(end - text.data() - static_cast<std::ptrdiff_t>(point) - 1));
}

class Measuring {
public:
    Measuring(translate::Names names, const diagram::Picture& picture) {
        for (std::size_t i = 0; i < names.size(); ++i)
            places_.emplace(scene::display_name(names[i]), picture.points[i]);
    }

    std::optional<TextValue> measure(const Side& left, const std::string& sign, const Side& right) const {
        TextValue out;
        out.text = left.text + " " + sign + " " + right.text;
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
        if (!compared.reason.empty() || compared.plane) return std::nullopt;
        const double rounded = std::max(rounding_of(left.text), rounding_of(right.text));
        const bool rounds = (sign == "=" || sign == "==") && compared.gap <= rounded;
        if (compared.decision != numbers::Decision::no || rounds) return out;
        out.state = TextValue::State::fails;
        out.left = compared.left;
        out.right = compared.right;
        return out;
    }

private:
    verigeo::Places<double> places_;
};

} // namespace

std::vector<TextValue> values_in(std::string_view text, Supposing supposing, translate::Names names,
                                 const diagram::Picture& picture) {
    const Measuring measuring(names, picture);
    std::vector<TextValue> out;
    for (const std::string& sentence : sentences_of(plain_signs(text.substr(0, most_text_bytes)))) {
        if (says_otherwise(sentence, supposing)) continue;
        for (const std::string& clause : clauses_of(as_expressions(sentence))) {
            const Chain chain = chain_in(clause);
            if (chain.signs.empty()) continue;
            const auto sides = sides_of(chain);
            for (std::size_t i = 0; i < chain.signs.size() && out.size() < most_text_claims; ++i)
                if (sides[i] && sides[i + 1])
                    if (auto value = measuring.measure(*sides[i], chain.signs[i], *sides[i + 1]))
                        out.push_back(*std::move(value));
        }
    }
    return out;
}

} // namespace porism::workflow
