#include "formats/verigeo/goal_signs.h"

#include "base/text.h"
#include "formats/verigeo/names.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <regex>
#include <utility>
#include <vector>

namespace porism::verigeo {
namespace {

using Names = std::vector<std::string>;

std::string sides_joined(const Names& corners, std::string_view joining) {
    std::vector<std::string> sides;
    for (std::size_t i = 0; i < corners.size(); ++i)
        sides.push_back(fmt::format("Length({},{})", corners[i], corners[(i + 1) % corners.size()]));
    return join(sides, joining);
}
std::string area_in_signs(const Names& corners) {
    return fmt::format("Area({})", join(corners, ","));
}
std::string perimeter_in_signs(const Names& corners) {
    return "(" + sides_joined(corners, "+") + ")";
}

/// An amount of a polygon: in words, as they stand before its corners, and in signs.
struct AmountInSigns {
    std::string_view words;
    std::string (*signs)(const Names& corners);
    bool of_triangles = false;
};
constexpr std::array polygon_amounts{
    AmountInSigns{"area", area_in_signs},
    AmountInSigns{"perimeter", perimeter_in_signs},
    AmountInSigns{"semi-?perimeter", [](const Names& corners) { return perimeter_in_signs(corners) + "/2"; }},
    AmountInSigns{
        "diameter of the (?:circumcircle|circumscribed circle)",
        [](const Names& corners) { return sides_joined(corners, "*") + "/(2*" + area_in_signs(corners) + ")"; }, true},
    AmountInSigns{
        "(?:circumference|perimeter) of the (?:circumcircle|circumscribed circle)",
        [](const Names& corners) { return "pi*" + sides_joined(corners, "*") + "/(2*" + area_in_signs(corners) + ")"; },
        true},
    AmountInSigns{"area of the (?:circumcircle|circumscribed circle)",
                  [](const Names& corners) {
                      return "pi*" + sides_joined(corners, "^2*") + "^2/(16*" + area_in_signs(corners) + "^2)";
                  },
                  true},
    AmountInSigns{
        "diameter of the (?:incircle|inscribed circle)",
        [](const Names& corners) { return "4*" + area_in_signs(corners) + "/" + perimeter_in_signs(corners); }, true},
    AmountInSigns{
        "(?:circumference|perimeter) of the (?:incircle|inscribed circle)",
        [](const Names& corners) { return "4*pi*" + area_in_signs(corners) + "/" + perimeter_in_signs(corners); },
        true},
    AmountInSigns{"area of the (?:incircle|inscribed circle)",
                  [](const Names& corners) {
                      return "4*pi*" + area_in_signs(corners) + "^2/" + perimeter_in_signs(corners) + "^2";
                  },
                  true},
};

/// Each match as it is written anew; what is empty stays.
template<class Written>
std::string rewritten(const std::string& text, const std::regex& form, Written written) {
    std::string out;
    auto from = text.begin();
    for (std::sregex_iterator match(text.begin(), text.end(), form), none; match != none; ++match) {
        const std::string anew = written(*match);
        out.append(from, (*match)[0].first);
        out += anew.empty() ? match->str() : anew;
        from = (*match)[0].second;
    }
    return out.append(from, text.end());
}

/// Corners as a text calls them, or those of the one triangle that there is.
std::optional<Names> corners_of(const std::ssub_match& told, std::span<const std::string> names) {
    if (told.matched) return names_in(told.str());
    if (names.size() != 3) return std::nullopt;
    return Names(names.begin(), names.end());
}

std::vector<std::regex> polygon_forms() {
    std::vector<std::regex> out;
    for (const AmountInSigns& one : polygon_amounts)
        out.emplace_back(
            fmt::format("(?:the )?\\b{}(?! of the (?:circum|in))(?: of (?:the |an? )?(?:(?:triangle|quadrilateral|"
                        "parallelogram|rectangle|square|rhombus|trapezoid|trapezium|kite|pentagon|hexagon) ?|△ "
                        "?)?((?:[A-Z][0-9']*){{3,8}})?)?(?![A-Za-z0-9'])",
                        one.words));
    return out;
}

std::string polygons_in_signs(std::string text, std::span<const std::string> names) {
    static const auto forms = polygon_forms();
    for (std::size_t i = 0; i < forms.size(); ++i)
        text = rewritten(text, forms[i], [&](const std::smatch& match) {
            const auto corners = corners_of(match[1], names);
            const bool suits =
                corners && (polygon_amounts.at(i).of_triangles ? corners->size() == 3 : corners->size() >= 3);
            return suits ? polygon_amounts.at(i).signs(*corners) : std::string();
        });
    return text;
}

/// "∠A" where no other points are there than the corners of one triangle.
std::string angles_in_signs(const std::string& text, std::span<const std::string> names) {
    static const std::regex form("(?:∠|\\bangle )([A-Z][0-9']*)(?![A-Z0-9'])");
    if (names.size() != 3) return text;
    return rewritten(text, form, [&](const std::smatch& match) {
        const auto vertex = std::ranges::find(names, match[1].str());
        if (vertex == names.end()) return std::string();
        const auto at = static_cast<std::size_t>(vertex - names.begin());
        return fmt::format("∠{}{}{}", names[(at + 1) % 3], *vertex, names[(at + 2) % 3]);
    });
}

/// The side over the right angle that is stated.
std::optional<std::string> hypotenuse_of(const scene::Scene& scene, std::span<const std::string> names) {
    if (names.size() != 3) return std::nullopt;
    for (const scene::Action& action : scene.actions()) {
        if (!action.states || action.states->predicate() != facts::Predicate::perp) continue;
        const auto ends = action.states->points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (ends[a] == ends[b]) return names[ends[1 - a].index()] + names[ends[5 - b].index()];
    }
    return std::nullopt;
}

std::string sides_in_signs(const std::string& text, const scene::Scene& scene, std::span<const std::string> names) {
    static const std::regex hypotenuse(
        "(?:the )?(?:length of the )?\\bhypotenuse(?: of (?:the )?(?:right )?(?:triangle "
        "?|△ ?)?(?:[A-Z][0-9']*){0,3})?(?![A-Za-z0-9' ])"),
        altitude("(?:the )?(?:length of the )?\\b(?:altitude|height) (?:from|through) ([A-Z][0-9']*)(?! to)");
    const auto over = hypotenuse_of(scene, names);
    const std::string said = rewritten(text, hypotenuse, [&](const std::smatch&) { return over.value_or(""); });
    return rewritten(said, altitude, [&](const std::smatch& match) {
        Names others(names.begin(), names.end());
        const bool corner = std::erase(others, match[1].str()) > 0;
        return corner && names.size() == 3 ? match.str() + " to " + others[0] + others[1] : std::string();
    });
}

/// What is written for words, as std::regex has it.
struct GoalSaying {
    const char *words, *signs;
};
constexpr std::array said_first{
    GoalSaying{"^[Hh]ow (?:long|large|big) (?:is|are) ", "find "},
    GoalSaying{
        "(?:the )?\\bradius of (?:the )?circle through (?:the )?(?:points )?([A-Z][0-9']*), ?([A-Z][0-9']*),? and "
        "([A-Z][0-9']*)",
        "circumradius of $1$2$3"},
    GoalSaying{"(?:the )?\\b(?:measure|size|magnitude) of (?:the )?(?=∠|angle )", ""},
    GoalSaying{"(?:the )?\\bsine of (?:the )?(?=∠|angle )", "sin "},
    GoalSaying{"(?:the )?\\bcosine of (?:the )?(?=∠|angle )", "cos "},
    GoalSaying{"(?:the )?\\btangent of (?:the )?(?=∠|angle )", "tan "},
};
constexpr std::array said_last{
    GoalSaying{" in (?:square )?(?:[cmdk]?m|(?:centi|milli|deci|kilo)?met(?:re|er)s|inches|feet|units|degrees)$", ""},
    GoalSaying{
        "(?:the )?\\bratio of the areas of (?:the )?(?:triangles? |△ ?)?([A-Z][0-9']*[A-Z][0-9'A-Z]*) (?:and|to) "
        "(?:the )?(?:triangle |△ ?)?([A-Z][0-9']*[A-Z][0-9'A-Z]*)",
        "Area($1)/Area($2)"},
    GoalSaying{" is (?:twice|double)(?: as (?:long|large) as)? ", " = 2*"},
    GoalSaying{"\\b(?:twice|double) (?=[A-Z∠])", "2*"},
    GoalSaying{" is half (?:of |as (?:long|large) as )?([^ ]+)$", " = $1/2"},
    GoalSaying{"\\bhalf of ([^ ]+)$", "$1/2"},
    GoalSaying{"(?:the )?\\bsum of ([^ ,]+),? and ([^ ,]+)", "$1 + $2"},
    GoalSaying{"(?:the )?\\bsum of ([^ ,]+), ([^ ,]+),? and ([^ ,]+)", "$1 + $2 + $3"},
    GoalSaying{"(?:the )?\\bproduct of ([^ ,]+) and ([^ ,]+)", "$1 * $2"},
    GoalSaying{" (?:is equal to|equals|is) (?=[0-9(]|√|sqrt|pi|Area|Length|∠|[A-Z][0-9']*[A-Z])", " = "},
    GoalSaying{" (?:is|are) (?:longer|larger|greater|more|bigger) than ", " > "},
    GoalSaying{" (?:is|are) (?:shorter|smaller|less) than ", " < "},
    GoalSaying{"\\b(sin|cos|tan) ?(∠(?:[A-Z][0-9']*){3})(?![A-Z0-9'])(?! ?\\^)(?! ?[*/] ?(?:[0-9(]|pi|π|√|sqrt))",
               "$1($2)"},
    GoalSaying{"^((?:[Pp]rove |[Ss]how )?(?:that )?)\\|([^|<>=+-]+)-([^|<>=+-]+)\\| ?(<=|≤|<) ?([^|<>=]+)$",
               "$1$2 - $3 $4 $5 and $3 - $2 $4 $5"},
    GoalSaying{"^((?:[Pp]rove |[Ss]how )?(?:that )?)([^|<>=]+) ?(>=|≥|>) ?\\|([^|<>=+-]+)-([^|<>=+-]+)\\|$",
               "$1$2 $3 $4 - $5 and $2 $3 $5 - $4"},
    GoalSaying{"(?:the )?(?:\\bratio )?\\b((?:[A-Z][0-9']*){2}) ?(?::|∶) ?((?:[A-Z][0-9']*){2}) ?(?::|∶) "
               "?((?:[A-Z][0-9']*){2})(?= ?$)",
               "$1:$2 and $2:$3"},
};

using GoalForm = std::pair<std::regex, const char*>;
template<std::size_t n>
std::vector<GoalForm> goal_forms_of(const std::array<GoalSaying, n>& sayings) {
    std::vector<GoalForm> out;
    for (const GoalSaying& saying : sayings) out.emplace_back(saying.words, saying.signs);
    return out;
}

std::string with_goal_forms(std::string text, const std::vector<GoalForm>& forms) {
    for (const auto& [words, signs] : forms) text = std::regex_replace(text, words, signs);
    return text;
}

} // namespace

std::string goal_in_signs(std::string_view text, const scene::Scene& scene, std::span<const std::string> names) {
    constexpr std::size_t longest_goal = 400; // bytes; forms are matched by recursion
    if (text.size() > longest_goal) return std::string(text);
    static const auto first = goal_forms_of(said_first), last = goal_forms_of(said_last);
    std::string out = with_goal_forms(std::string(text), first);
    out = angles_in_signs(out, names);
    out = sides_in_signs(out, scene, names);
    return with_goal_forms(polygons_in_signs(std::move(out), names), last);
}

} // namespace porism::verigeo
