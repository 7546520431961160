#include "workflow/verify/text/unread.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "scene/scene.h"
#include "workflow/verify/text/amounts.h"
#include "workflow/verify/text/asked.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/theorems.h"
#include "workflow/verify/text/values.h"

#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <span>
#include <vector>

namespace porism::workflow {
namespace {

constexpr std::array<std::string_view, 75> geometric_words{
    "isosceles",    "equilateral", "right",         "right-angled", "acute",         "obtuse",        "perpendicular",
    "orthogonal",   "parallel",    "midpoint",      "bisects",      "bisector",      "equal",         "congruent",
    "similar",      "area",        "perimeter",     "radius",       "diameter",      "tangent",       "collinear",
    "concyclic",    "cyclic",      "square",        "rectangle",    "rhombus",       "kite",          "parallelogram",
    "trapezoid",    "trapezium",   "inscribed",     "angles",       "supplementary", "complementary", "median",
    "altitude",     "height",      "between",       "inside",       "outside",       "beyond",        "extension",
    "circle",       "circles",     "centre",        "center",       "circumcircle",  "incircle",      "circumcentre",
    "circumcenter", "incentre",    "incenter",      "orthocentre",  "orthocenter",   "centroid",      "line",
    "segment",      "distance",    "semiperimeter", "inradius",     "circumradius",  "hypotenuse",    "foot",
    "vertex",       "vertices",    "infinity",      "order",        "leg",           "legs",          "side",
    "sides",        "shortest",    "longest",       "largest",      "smallest"};

/// Those that say something of a figure by themselves, where a problem has them: "ABC, an equilateral triangle".
constexpr std::array<std::string_view, 25> shape_words{
    "isosceles", "equilateral", "right-angled", "acute",   "obtuse",        "perpendicular", "orthogonal",
    "parallel",  "midpoint",    "midline",      "half",    "third",         "twice",         "double",
    "equal",     "congruent",   "similar",      "square",  "parallelogram", "rectangle",     "rhombus",
    "kite",      "trapezoid",   "trapezium",    "bisector"};

constexpr std::array<std::string_view, 6> superlatives{"shortest", "longest",  "largest",
                                                       "smallest", "greatest", "biggest"};

/// With a verb or a point they say something; without, they are a reason: "by congruent triangles".
constexpr std::array<std::string_view, 25> verbs{
    "is",        "are",      "be",       "has",    "have",    "bisects", "bisect", "touches",   "touch",
    "makes",     "becomes",  "lies",     "lie",    "passes",  "meets",   "meet",   "intersect", "equals",
    "coincides", "coincide", "consider", "divide", "divides", "add",     "adds"};

/// That what was said before is so of something else: "and so does A", "and M too".
constexpr std::array<std::string_view, 4> echoes{"does", "do", "too", "likewise"};
constexpr std::array<std::string_view, 6> comparatives{"longer", "shorter", "larger", "smaller", "greater", "bigger"};

/// "In triangle ABC", "ABC is a triangle", or which steps are meant.
bool says_nothing(const std::string& clause) {
    constexpr std::size_t longest = 100;
    static const auto
        naming = form_of("(?:(?:[Ii]n|[Ll]et|[Cc]onsider|[Gg]iven|[Ff]or|[Oo]f) )?(?:an? |the )?(?:{figure}s? |△ "
                         "?)?(?:{corners}(?: be an? {figure})?|{point}{point} be a (?:segment|line))"),
        kind = form_of("(?:{point}){3} (?:is|be) an? triangle|(?:{point}){4} (?:is|be) an? "
                       "quadrilateral|(?:{point}){5} (?:is|be) an? pentagon"),
        reference = form_of("(?:(?:[Ff]rom|[Bb]y|[Ii]n|[Ss]ee|[Uu]sing) )?(?:(?:equations?|steps?) )?\\(?[0-9]{1,4}\\)?"
                            "(?:(?:,| and|, and) \\(?[0-9]{1,4}\\)?){0,3}"),
        criterion = form_of("(?:[Bb]y|[Uu]sing|[Ff]rom) (?:the )?(?:AAA?|SSS|SAS|ASA|AAS|SAA|SSA|HL|HA|LL|RHS)(?: "
                            "(?:similarity|congruence|criterion|test|theorem|postulate|rule)){0,2}"),
        theorem = form_of("(?:[A-Z]?[a-z-]{1,20} ){0,6}(?:[Ll]aw|[Tt]heorem|[Rr]ule|[Ff]ormula|Pythagoras'?)(?: "
                          "theorem)?(?: of [A-Za-z]{4,20})?(?: (?:in|for|to|on|of) (?:an? |the )?{kind}?{polygon})?"),
        circle = form_of("(?:(?:[Ii]n|[Ll]et|[Cc]onsider|[Gg]iven|[Ff]or|[Oo]f) )?{circle}(?: be a circle)?");
    constexpr std::array all{&naming, &kind, &reference, &criterion, &theorem, &circle};
    return clause.size() < longest &&
           std::ranges::any_of(all, [&](const std::regex* form) { return std::regex_match(clause, *form); });
}

/// "A" of "A tangent is perpendicular to the radius", which is no point.
bool begins_with_article(const std::vector<std::string_view>& words) {
    constexpr std::array<std::string_view, 10> verbs_behind_a_point{"is",    "lies",    "be",      "and", "has",
                                                                    "meets", "divides", "bisects", "on",  "as"};
    return words.size() > 1 && words.front() == "A" && words[1].front() >= 'a' && words[1].front() <= 'z' &&
           std::ranges::find(verbs_behind_a_point, words[1]) == verbs_behind_a_point.end();
}

/// What a claim or a comparison that was read leaves out of its clause: by how much a side is longer, that a value is
/// that of the shortest one, of what nobody knows the sum behind "is" is told.
bool says_more(const std::string& clause) {
    const std::string small = lower_case(clause);
    const auto words = words_in(small);
    const auto is_superlative = [&](std::string_view word) {
        return std::ranges::count(superlatives, without_marks(word)) > 0;
    };
    if (std::ranges::any_of(words, is_superlative)) return true;
    static const std::regex by_so_much(
        "(?:longer|shorter|larger|smaller|greater|less|more|bigger|higher|[<>]|≤|≥).* by .*"),
        of_a_subject("[^=<>]*[A-Za-z][^=<>]* (?:is|equals) (?=[0-9(A-Z]|√)[^=<>a-z]*=.*"),
        besides_a_value(".*= ?[^ ]+ (?:units? )?(?:is|are|more|less|longer|shorter|larger|smaller|greater) .*");
    constexpr std::size_t longest = 200;
    return clause.size() < longest &&
           (std::regex_search(small, by_so_much) || std::regex_match(small, besides_a_value) ||
            std::regex_match(clause, of_a_subject));
}

bool has_sign(std::string_view word) {
    constexpr std::array<std::string_view, 9> signs{"=", "<", ">", "⊥", "∥", "≅", "∼", "∠", "°"};
    return std::ranges::any_of(signs, [&](std::string_view sign) { return word.find(sign) != std::string_view::npos; });
}

/// "BAC" of "∠BAC".
std::string_view behind_signs(std::string_view word) {
    const auto first = std::ranges::find_if(word, [](char c) { return is_letter(c); });
    return word.substr(static_cast<std::size_t>(first - word.begin()));
}

/// "BC" of "BC,".
std::string_view bare_word(std::string_view word) {
    word = behind_signs(word);
    while (!word.empty() && !is_letter(word.back()) && !is_digit(word.back()) && word.back() != '\'')
        word.remove_suffix(1);
    return word;
}

/// Whether a piece of a word is the names of several points; "AA" and "SAS" are none.
bool names_several(std::string_view piece, translate::Names names) {
    const auto all = verigeo::names_in(bare_word(piece));
    const std::set<std::string> different(all.begin(), all.end());
    return all.size() > 1 && different.size() == all.size() && std::ranges::all_of(all, [&](const std::string& one) {
               return std::ranges::any_of(names,
                                          [&](const std::string& name) { return scene::display_name(name) == one; });
           });
}

/// Whether a word is the names of several points, or has such between signs: "AD/DB".
bool is_of_points(std::string_view word, translate::Names names) {
    constexpr std::string_view signs = "/:+-*()[]|^", times = "·";
    while (!word.empty()) {
        const std::size_t end = std::min({word.find_first_of(signs), word.find(times), word.size()});
        if (names_several(word.substr(0, end), names)) return true;
        const std::size_t sign = word.substr(end).starts_with(times) ? times.size() : 1;
        word.remove_prefix(std::min(end + sign, word.size()));
    }
    return false;
}

/// "quadrilateral ABCD" of a figure without D.
bool names_a_stranger(const std::string& clause, translate::Names names) {
    return std::ranges::any_of(words_in(clause), [&](std::string_view word) {
        const auto all = verigeo::names_in(bare_word(word));
        const auto is_capital_name = [](const std::string& one) { return one.front() >= 'A' && one.front() <= 'Z'; };
        return all.size() > 2 && std::ranges::all_of(all, is_capital_name) && !is_of_points(word, names);
    });
}

bool is_about(const std::string& clause, translate::Names names, Supposing supposing) {
    if (asks_something(clause)) return false;
    if (says_nothing(clause)) return supposing == Supposing::tells && names_a_stranger(clause, names);
    const auto words = words_in(clause);
    const auto has_one_of = [&](std::span<const std::string_view> list) {
        return std::ranges::any_of(words, [&](std::string_view word) {
            const std::string bare = without_marks(word);
            return std::ranges::count(list, std::string_view(bare).substr(0, bare.find('('))) > 0;
        });
    };
    const auto is_point = [&](std::string_view word) {
        return std::ranges::any_of(names, [&](const std::string& name) {
            const std::string shown = scene::display_name(name);
            return word == shown ||
                   (word.size() == shown.size() + 1 && word.starts_with(shown) && !is_letter(word.back()));
        });
    };
    const bool article = begins_with_article(words) && is_point(words.front());
    const auto points = static_cast<std::size_t>(std::ranges::count_if(words, is_point)) - (article ? 1 : 0);
    if (points > 1 || (points > 0 && has_one_of(echoes))) return true;
    const bool numbered = std::ranges::any_of(words, [](auto word) { return std::ranges::any_of(word, is_digit); });
    // A problem may have a title with numbers: "IMO 2004 P1".
    if (supposing == Supposing::tells)
        return std::ranges::any_of(words, [&](auto word) { return is_of_points(word, names) || has_sign(word); }) ||
               has_one_of(shape_words) ||
               (has_one_of(geometric_words) && (numbered || has_one_of(verbs) || points > 0));
    const bool measured = numbered || std::ranges::any_of(words, [&](std::string_view word) {
                              return points_in(behind_signs(word), names) > 1;
                          });
    const bool of_points =
        points > 0 || std::ranges::any_of(words, [&](auto word) { return is_of_points(word, names); });
    if (!of_points && cites_a_theorem(clause)) return false;
    return measured || has_one_of(superlatives) || (has_one_of(comparatives) && has_one_of(verbs)) ||
           (has_one_of(geometric_words) && (points > 0 || has_one_of(verbs)));
}

/// Whether each number of a clause stands in a claim: "right triangle ABC" is none of the area that is told besides.
bool has_its_numbers(std::string_view sentence, const Clause& clause, const std::vector<TextClaim>& claims) {
    const auto words = words_in(sentence);
    for (std::size_t at = clause.first; at < std::min(clause.end, words.size()); ++at) {
        const bool number = std::ranges::any_of(words[at], is_digit) && verigeo::names_in(bare_word(words[at])).empty();
        const auto holds = [&](const TextClaim& claim) { return claim.first <= at && at < claim.end; };
        if (number && std::ranges::none_of(claims, holds)) return false;
    }
    return true;
}

/// "Find DE knowing AD is 7".
bool tells_besides(const std::string& question) {
    static const std::regex asked("^(?:[Ww]hat|[Hh]ow long|[Hh]ow large|[Hh]ow big) (?:is|are) "),
        told(".*(?: is | are |=|<|>| being ).*");
    constexpr std::size_t longest = 300;
    return question.size() < longest && std::regex_match(std::regex_replace(question, asked, ""), told);
}

using Words = std::vector<std::string_view>;

/// "D coincides" of "D coincides with M", "B" of "B, M, D are in this order": what it says goes on in the next clause.
bool goes_on(const Words& sentence, const Clause& clause) {
    constexpr std::array<std::string_view, 2> on{"with", "as"};
    if (clause.end < sentence.size() && std::ranges::count(on, lower_case(sentence[clause.end])) > 0) return true;
    return clause.end == clause.first + 1 && verigeo::names_in(bare_word(clause.text)).size() == 1;
}

/// "an altitude" behind "CE is a median and": what the first is said to be besides.
bool is_apposition(const std::string& clause) {
    constexpr std::array<std::string_view, 3> articles{"a", "an", "the"};
    constexpr std::size_t few = 4;
    const auto words = words_in(clause);
    return words.size() > 1 && words.size() <= few && std::ranges::count(articles, words.front()) > 0 &&
           std::ranges::any_of(words, [](std::string_view word) {
               const std::string bare = without_marks(word);
               return std::ranges::count(geometric_words, bare) > 0 || std::ranges::count(superlatives, bare) > 0 ||
                      std::ranges::count(comparatives, bare) > 0;
           });
}

/// A clause with those in which what it says goes on, of a few.
std::string whole_of(const Words& sentence, const std::vector<Clause>& clauses, std::size_t at) {
    constexpr std::size_t few = 6;
    std::string out(trim(clauses[at].text));
    for (const std::size_t end = std::min(at + few, clauses.size()); at + 1 < end && goes_on(sentence, clauses[at]);
         ++at)
        out += ' ' + std::string(trim(clauses[at + 1].text));
    return out;
}

} // namespace

Unread unread_in(std::string_view text, Supposing supposing, const scene::Scene& scene,
                 const diagram::Picture& picture) {
    Unread out;
    const auto names = scene.names();
    const auto sentences = read_sentences(text);
    const auto claims = claims_by_sentence(sentences, names, picture.points, supposing);
    for (std::size_t at = 0; at < sentences.size(); ++at) {
        const bool asks = asks_for_value(sentences[at]);
        if (asks_something(sentences[at]) && (!asks || is_read_question(sentences[at], scene))) continue;
        const auto values = values_by_clause(sentences[at], supposing, names, picture);
        const auto clauses = clauses_of(sentences[at]);
        const Words words = words_in(sentences[at]);
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            const std::string clause(trim(clauses[i].text));
            // What a sentence asks for comes first, what it tells besides behind that.
            if (asks && i == 0 && !tells_besides(clause)) continue;
            const auto overlaps = [&](const TextClaim& claim) {
                return claim.first < clauses[i].end && clauses[i].first < claim.end;
            };
            const bool read =
                !says_more(clause) &&
                (!values[i].empty() ||
                 (std::ranges::any_of(claims[at], overlaps) &&
                  (supposing == Supposing::supposes || has_its_numbers(sentences[at], clauses[i], claims[at]))));
            const std::string whole = says_nothing(clause) ? clause : whole_of(words, clauses, i);
            const bool numbered = asks && std::ranges::any_of(whole, is_digit);
            const bool besides = i > 0 && is_apposition(clause);
            if (!read && !numbered && !besides && !is_about(whole, names, supposing)) continue;
            ++out.about;
            if (!read) out.clauses.push_back(clause);
        }
    }
    return out;
}

} // namespace porism::workflow
