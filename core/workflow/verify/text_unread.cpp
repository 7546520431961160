#include "workflow/verify/text_unread.h"

#include "base/text.h"
#include "scene/scene.h"
#include "workflow/verify/text_amounts.h"
#include "workflow/verify/text_asked.h"
#include "workflow/verify/text_clauses.h"
#include "workflow/verify/text_forms.h"
#include "workflow/verify/text_values.h"

#include <algorithm>
#include <array>
#include <span>

namespace porism::workflow {
namespace {

constexpr std::array<std::string_view, 63> geometric_words{
    "isosceles",    "equilateral", "right",         "right-angled", "acute",         "obtuse",        "perpendicular",
    "orthogonal",   "parallel",    "midpoint",      "bisects",      "bisector",      "equal",         "congruent",
    "similar",      "area",        "perimeter",     "radius",       "diameter",      "tangent",       "collinear",
    "concyclic",    "cyclic",      "square",        "rectangle",    "rhombus",       "kite",          "parallelogram",
    "trapezoid",    "trapezium",   "inscribed",     "angles",       "supplementary", "complementary", "median",
    "altitude",     "height",      "between",       "inside",       "outside",       "beyond",        "extension",
    "circle",       "circles",     "centre",        "center",       "circumcircle",  "incircle",      "circumcentre",
    "circumcenter", "incentre",    "incenter",      "orthocentre",  "orthocenter",   "centroid",      "line",
    "segment",      "distance",    "semiperimeter", "inradius",     "circumradius",  "hypotenuse",    "foot"};

/// With a verb or a point they say something; without, they are a reason: "by congruent triangles".
constexpr std::array<std::string_view, 14> verbs{"is",    "are",     "be",   "has", "have",   "bisects", "touches",
                                                 "makes", "becomes", "lies", "lie", "passes", "meets",   "equals"};

/// "In triangle ABC", or which steps are meant.
bool says_nothing(const std::string& clause) {
    constexpr std::size_t longest = 100;
    static const auto naming = form_of(
                          "(?:(?:[Ii]n|[Ll]et|[Cc]onsider|[Gg]iven|[Ff]or|[Oo]f) )?(?:an? |the )?(?:{figure}s? |△ "
                          "?)?(?:{corners}(?: be an? {figure})?|{point}{point} be a (?:segment|line))"),
                      reference = form_of("(?:(?:from|by|in|see) )?(?:steps? )?[0-9]{1,4}");
    return clause.size() < longest && (std::regex_match(clause, naming) || std::regex_match(clause, reference));
}

/// "BAC" of "∠BAC".
std::string_view behind_signs(std::string_view word) {
    const auto first = std::ranges::find_if(word, [](char c) { return is_letter(c); });
    return word.substr(static_cast<std::size_t>(first - word.begin()));
}

bool is_about(const std::string& clause, translate::Names names) {
    if (says_nothing(clause) || asks_something(clause)) return false;
    const auto words = words_in(clause);
    const auto has_one_of = [&](std::span<const std::string_view> list) {
        return std::ranges::any_of(
            words, [&](std::string_view word) { return std::ranges::count(list, without_marks(word)) > 0; });
    };
    const auto is_point = [&](std::string_view word) {
        return std::ranges::any_of(names, [&](const std::string& name) {
            const std::string shown = scene::display_name(name);
            return word == shown ||
                   (word.size() == shown.size() + 1 && word.starts_with(shown) && !is_letter(word.back()));
        });
    };
    if (std::ranges::count_if(words, is_point) > 1) return true;
    const bool measured = std::ranges::any_of(words, [&](std::string_view word) {
        return points_in(behind_signs(word), names) > 1 || std::ranges::any_of(word, is_digit);
    });
    return measured || (has_one_of(geometric_words) && (has_one_of(verbs) || std::ranges::any_of(words, is_point)));
}

} // namespace

Unread unread_in(std::string_view text, Supposing supposing, translate::Names names, const diagram::Picture& picture) {
    Unread out;
    const auto sentences = read_sentences(text);
    const auto claims = claims_by_sentence(sentences, names, picture.points, supposing);
    for (std::size_t at = 0; at < sentences.size(); ++at) {
        if (asks_something(sentences[at])) continue;
        const auto values = values_by_clause(sentences[at], supposing, names, picture);
        const auto clauses = clauses_of(sentences[at]);
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            const std::string clause(trim(clauses[i].text));
            const auto overlaps = [&](const TextClaim& claim) {
                return claim.first < clauses[i].end && clauses[i].first < claim.end;
            };
            const bool read = !values[i].empty() || std::ranges::any_of(claims[at], overlaps);
            if (!read && !is_about(clause, names)) continue;
            ++out.about;
            if (!read) out.clauses.push_back(clause);
        }
    }
    return out;
}

} // namespace porism::workflow
