#include "workflow/verify/text/circles.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/text/asked.h"
#include "workflow/verify/text/circle_forms.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>
#include <set>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::string_view sign = "⊙";

/// How texts name a circle; the points in the match are those behind the sign.
std::array<std::regex, 5> naming_forms() {
    const std::string circle = "(?:[Tt]he |\\b[Aa]n? )?(?:given )?(?:\\b[Cc]ircle,?|⊙) ?",
                      around = "(?:(?:of|through|about|around) )(?:the )?(?:{figure} |△ ?|points )?";
    return {
        form_of(circle +
                "(?:(?:with |of )?(?:the )?cent(?:re|er)(?:e?d)?(?: at| point)? )?\\(?({point}){name ends}\\)?"),
        form_of("(?:[Tt]he )?\\b(?:[Cc]ircum(?:scribed )?circle|[Cc]ircle) " + around +
                "((?:{point}){3,8}){name ends}"),
        form_of(circle + "((?:{point}){3,8}){name ends}"),
        form_of("(?:[Tt]he )?\\b[Cc]ircle (?:with|on|of) (?:the )?diameter ({point}{point}){name ends}"),
        form_of("(?:[Tt]he )?\\b[Cc]ircle (?:passing )?through (?:the )?(?:points )?({point}, {point},? and {point})"
                "{name ends}")};
}

/// "the circle" without words that say which one.
const std::regex& the_circle() {
    static const std::regex form =
        form_of("\\b(?:[Tt]he|[Tt]his|[Tt]hat|[Ss]ame) (?:given |same )?circle{name ends}(?!,? (?:with|of|through|on|"
                "whose|cent|passing|inscribed|circumscribed|tangent|about|around|touching|{point}{point})|'s)");
    return form;
}

/// "AB is a diameter", "chords AB and CD": of the circle that is meant.
std::array<std::regex, 2> lines_of_it() {
    const std::string lines = "(?:diameters?|chords?|radi(?:us|i)|tangents?(?: lines?| segments?)?)";
    return {form_of("(?:is|are|be) (?:an? |the |two |both |three )?(?:equal )?" + lines + "{end}"),
            form_of("\\b" + lines + " {segments or one}(?! (?:of|in|to|is a|are) |(?:,| and) {point}{point})")};
}

/// "the radius of the circumcircle of ABC" has a word of its own; "BC is a diameter of" it tells a line.
bool is_of_amount(std::string_view before) {
    constexpr std::array<std::string_view, 6> lines{" is a diameter of ", " is the diameter of ", " is a radius of ",
                                                    " be a diameter of ", " be the diameter of ", " be a radius of "};
    if (std::ranges::any_of(lines, [&](std::string_view one) { return before.ends_with(one); })) return false;
    constexpr std::array<std::string_view, 4> amounts{"adius of ", "ameter of ", "rea of ", "ference of "};
    return std::ranges::any_of(amounts, [&](std::string_view one) { return before.ends_with(one); });
}

/// "ABC" of "A, B and C".
std::string letters_of(const std::string& list) {
    static const std::regex point = form_of("{point}");
    std::string out;
    for_each_match(list, point, [&](const std::smatch& match) { out += match.str(); });
    return out;
}

std::string with_names_in_signs(std::string_view sentence) {
    static const auto forms = naming_forms();
    std::string text(sentence);
    for (const std::regex& form : forms)
        text = rewritten(text, form, [](const std::smatch& match, std::string_view before) {
            const std::string points = letters_of(match[1].str());
            const bool through = verigeo::names_in(points).size() > 2;
            return through && is_of_amount(before) ? std::string() : std::string(sign).append(points);
        });
    return text;
}

/// In signs.
std::set<std::string> circles_in(const std::string& text) {
    static const std::regex token = form_of("{circle}");
    std::set<std::string> out;
    for_each_match(text, token, [&](const std::smatch& match) { out.insert(match[1].str()); });
    return out;
}

struct ReadyCircle {
    const CircleForm* row;
    std::regex form;
};
const std::vector<ReadyCircle>& forms() {
    static const auto all = [] {
        std::vector<ReadyCircle> out;
        for (const CircleForm& row : circle_forms()) out.push_back({&row, form_of(std::string(row.form))});
        return out;
    }();
    return all;
}

std::span<const verigeo::NamedCircle> named_in(const LoadedProblem& problem) {
    return problem.envelope ? std::span<const verigeo::NamedCircle>(problem.envelope->content.circles)
                            : std::span<const verigeo::NamedCircle>();
}

std::vector<std::string> sentences_in(const std::vector<std::string>& texts) {
    std::vector<std::string> out;
    for (const std::string& text : texts) std::ranges::move(plain_sentences(text), std::back_inserter(out));
    return out;
}

} // namespace

Circles::Circles(const LoadedProblem& problem, const scene::Scene& scene, const Polygons& polygons, Supposing supposing)
    : polygons_(polygons), circles_(circles_of_figure(scene, named_in(problem), polygons)) {
    auto sentences = sentences_in(problem.statement_texts);
    the_circle_ = only_circle(sentences);
    if (supposing == Supposing::supposes) {
        std::ranges::move(sentences_in(problem.solution_texts), std::back_inserter(sentences));
        if (the_circle_.empty()) the_circle_ = only_circle(sentences);
    }
    for (const std::string& sentence : sentences) learn(sentence);
}

/// The one that sentences name; where they name none, that of the figure. Empty where there are several.
std::string Circles::only_circle(const std::vector<std::string>& sentences) const {
    std::set<std::string> named;
    for (const std::string& sentence : sentences) named.merge(circles_in(with_names_in_signs(sentence)));
    if (!named.empty()) return named.size() == 1 ? *named.begin() : std::string();
    std::vector<Polygon> of_figure;
    for (const Circle& circle : circles_)
        if (circle.drawn || circle.on.size() > 2)
            of_figure.push_back(circle.centre ? Polygon{*circle.centre} : circle.on);
    return of_figure.size() == 1 ? std::string(sign) + polygons_.word(of_figure.front()) : std::string();
}

std::optional<Circle> Circles::called(std::string_view token) const {
    Polygon points;
    for (const std::string& name : verigeo::names_in(token.substr(sign.size()))) {
        const auto point = polygons_.point(name);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    if (points.empty()) return std::nullopt;
    if (points.size() == 2) return Circle{std::nullopt, points, points};
    if (points.size() > 2) return Circle{std::nullopt, {}, points};
    const auto known = std::ranges::find_if(circles_, [&](const Circle& one) { return one.centre == points.front(); });
    return known == circles_.end() ? Circle{points.front(), {}, {}} : *known;
}

/// The first points that sentences put on a circle of which the figure knows none.
void Circles::learn(const std::string& sentence) {
    const std::string text = with_circles_in_signs(sentence);
    for (const auto& [row, form] : forms())
        for_each_match(text, form, [&](const std::smatch& match) {
            auto circle = called(match[row->circle].str());
            if (!circle || !circle->centre || !circle->on.empty()) return;
            const auto said = row->said({polygons_, *circle, match});
            if (!said || said->on.empty()) return;
            circle->on.push_back(said->on.front());
            circles_.push_back(*std::move(circle));
        });
}

std::string Circles::with_circles_in_signs(std::string_view sentence) const {
    const std::string named = rewritten(with_names_in_signs(sentence), the_circle(),
                                        [&](const std::smatch&, std::string_view) { return the_circle_; });
    const auto circles = circles_in(named);
    const std::string meant = circles.size() == 1 ? *circles.begin() : circles.empty() ? the_circle_ : std::string();
    static const auto lines = lines_of_it();
    std::string out = named;
    for (const std::regex& line : lines)
        out = rewritten(out, line, [&](const std::smatch& match, std::string_view) {
            return meant.empty() ? meant : match.str().append(" of ").append(meant);
        });
    return out;
}

std::string Circles::spelled_out(std::string_view sentence) const {
    if (asks_something(sentence)) return std::string(sentence);
    std::string text = with_circles_in_signs(sentence);
    std::vector<std::string> behind;
    for (const auto& [form_row, form] : forms()) {
        const CircleForm& row = *form_row;
        text = rewritten(text, form, [&](const std::smatch& match, std::string_view before) -> std::string {
            const auto circle = called(match[row.circle].str());
            if (!circle || (row.kept == 0 && !may_follow(before))) return {};
            const auto said = row.said({polygons_, *circle, match});
            std::string signs = said ? in_signs(*said, *circle, polygons_) : std::string();
            if (row.kept == 0 || signs.empty()) return signs;
            behind.push_back(signs);
            return match[row.kept].str();
        });
    }
    return behind.empty() ? text : text + ", " + join(behind, " and ");
}

} // namespace porism::workflow
