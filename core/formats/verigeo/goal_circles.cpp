#include "formats/verigeo/goal_circles.h"

#include "base/text.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <regex>
#include <vector>

namespace porism::verigeo {
namespace {

/// The circle that is meant, and the words of the goal about it.
struct Meant {
    const scene::Scene& scene;
    const NamedCircle& circle;
    std::span<const std::string> names;
    const std::smatch& match;

    /// Of the form, without what the goal begins with.
    std::string part(std::size_t i) const { return match[i + 1].str(); }
    std::string centre() const { return names[circle.centre.index()]; }
    std::string end() const { return names[circle.end.index()]; }
    std::optional<PointId> point(const std::string& name) const {
        const auto found = std::ranges::find(names, name);
        return found == names.end() ? std::nullopt
                                    : std::optional(PointId(static_cast<std::size_t>(found - names.begin())));
    }
};

/// Whether an action places or states a point on a circle about a centre.
bool puts_on_circle(const scene::Action& action, PointId centre, PointId point) {
    for (const scene::Use& use : action.uses) {
        const std::string_view name = scene::construction(use.construction).name;
        if ((name == "on_circle" || name == "lconst") && use.points[0] == centre &&
            std::ranges::find(action.outputs, point) != action.outputs.end())
            return true;
    }
    if (!action.states || action.states->predicate() != facts::Predicate::cong) return false;
    const auto ends = action.states->points();
    const auto is_radius = [&](std::size_t i) {
        return (ends[i] == centre && ends[i + 1] == point) || (ends[i] == point && ends[i + 1] == centre);
    };
    const auto is_from_centre = [&](std::size_t i) { return ends[i] == centre || ends[i + 1] == centre; };
    return (is_radius(0) && is_from_centre(2)) || (is_radius(2) && is_from_centre(0));
}

bool is_on(const Meant& meant, const std::string& name) {
    const auto point = meant.point(name);
    if (!point || *point == meant.circle.end) return point.has_value();
    return std::ranges::any_of(meant.scene.actions(), [&](const scene::Action& action) {
        return puts_on_circle(action, meant.circle.centre, *point);
    });
}

/// With that the point lies on it, where that is not known.
std::string with_point(const Meant& meant, const std::string& said, const std::string& point) {
    if (is_on(meant, point)) return said;
    return fmt::format("{}{}{}{} = {}{}", said, said.empty() ? "" : " and ", meant.centre(), point, meant.centre(),
                       meant.end());
}

std::string lies_on(const Meant& meant) {
    return with_point(meant, {}, meant.part(1));
}

std::string diameter(const Meant& meant) {
    const std::string a = meant.part(1), b = meant.part(2);
    return with_point(meant, fmt::format("{} is the midpoint of {}{}", meant.centre(), a, b), a);
}

/// Where it touches is told, or the end that is known to lie on it.
std::string touches(const Meant& meant, const std::string& a, const std::string& b, const std::string& told) {
    const std::string at = !told.empty() ? told : is_on(meant, a) ? a : is_on(meant, b) ? b : std::string();
    if (at.empty() || at == meant.centre()) return {};
    std::string said = fmt::format("{}{} ⊥ {}{}", a, b, meant.centre(), at);
    if (at != a && at != b) said += fmt::format(" and {}, {} and {} lie on one line", at, a, b);
    return with_point(meant, said, at);
}
std::string tangent(const Meant& meant) {
    return touches(meant, meant.part(1), meant.part(2), meant.part(4));
}

struct CircleGoal {
    std::string_view form; ///< P is a point, C a circle by its centre or name, each in brackets
    std::size_t circle;    ///< the part that names it
    std::string (*said)(const Meant& meant);
};
constexpr std::array circle_goals{
    CircleGoal{"(?:the )?(?:point )?P (?:lies|is) on C", 2, lies_on},
    CircleGoal{"C (?:passes|goes) through (?:the )?(?:point )?P", 1,
               [](const Meant& meant) { return with_point(meant, {}, meant.part(2)); }},
    CircleGoal{"(?:the )?(?:chord |segment )?PP is (?:a |the )?diameter of C", 3, diameter},
    CircleGoal{"(?:the )?(?:line )?PP is (?:a |the )?tangent (?:to|of) C(?: at (?:the )?(?:point )?P)?", 3, tangent},
    CircleGoal{"(?:the )?(?:line )?PP touches C(?: (?:at|in) (?:the )?(?:point )?P)?", 3, tangent},
    CircleGoal{"C (?:touches|is tangent to) (?:the )?(?:line )?PP(?: (?:at|in) (?:the )?(?:point )?P)?", 1,
               [](const Meant& meant) { return touches(meant, meant.part(2), meant.part(3), meant.part(4)); }},
};

std::regex ready(std::string_view form) {
    std::string out = "((?:[Pp]rove |[Ss]how )(?:that )?)";
    for (const char c : form)
        out += c == 'P'   ? "([A-Z][0-9']*)"
               : c == 'C' ? "(?:the )?(?:circle|⊙)(?: with cent(?:re|er))? ?([A-Za-z][A-Za-z0-9_']*)?"
                          : std::string(1, c);
    return std::regex(out);
}

std::vector<std::regex> ready_goals() {
    std::vector<std::regex> out;
    for (const CircleGoal& one : circle_goals) out.push_back(ready(one.form));
    return out;
}

} // namespace

std::string circle_goal_in_signs(std::string_view text, const scene::Scene& scene, std::span<const NamedCircle> circles,
                                 std::span<const std::string> names) {
    static const auto forms = ready_goals();
    constexpr std::size_t longest = 200; // bytes; forms are matched by recursion
    std::string out(text);
    std::smatch match;
    if (text.size() > longest) return out;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (!std::regex_match(out, match, forms[i])) continue;
        const CircleGoal& goal = circle_goals.at(i);
        const NamedCircle* circle = circle_called(match[goal.circle + 1].str(), circles, names);
        const std::string said = circle == nullptr ? std::string() : goal.said({scene, *circle, names, match});
        if (!said.empty()) return match[1].str() + said;
    }
    return out;
}

} // namespace porism::verigeo
