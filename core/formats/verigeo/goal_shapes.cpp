#include "formats/verigeo/goal_shapes.h"

#include "base/text.h"

#include <regex>
#include <span>

namespace porism::verigeo {
namespace {

bool is_of_kind(const Action& action, std::string_view word) {
    if (action.row->op == "AddTriangle") return word == "triangle";
    return action.row->op == "AddQuadrilateral" && (word == "quadrilateral" || word == lower_case(action.row->type));
}

/// Empty where there are several, or none.
std::string corners_of(std::string_view word, const Envelope& envelope) {
    std::string out;
    for (const Action& action : envelope.actions) {
        if (!is_of_kind(action, word)) continue;
        if (!out.empty()) return {};
        for (const std::string& corner : std::span(action.args).subspan(1)) out += corner;
    }
    return out;
}

} // namespace

std::string with_corners_named(std::string_view goal, const Envelope& envelope) {
    static const std::regex form("\\b(?:the|this) (triangle|square|rectangle|rhombus|parallelogram|trapezoid|kite|"
                                 "quadrilateral)(?! ?[A-Z])(?![a-z'])");
    constexpr std::size_t longest = 400; // bytes; the form is matched by recursion
    std::string text(goal), out;
    if (text.size() > longest) return text;
    auto from = text.cbegin();
    for (std::sregex_iterator match(text.begin(), text.end(), form), none; match != none; ++match) {
        const std::string corners = corners_of((*match)[1].str(), envelope);
        out.append(from, (*match)[0].second);
        if (!corners.empty()) out += " " + corners;
        from = (*match)[0].second;
    }
    return out.append(from, text.cend());
}

} // namespace porism::verigeo
