#include "workflow/verify/text/expressions.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/signs.h"
#include "workflow/verify/text/vectors.h"

#include <array>
#include <regex>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

std::string area_of(const std::vector<std::string>& corners) {
    return corners.size() == 3 ? "TRI_" + join(corners, "") : "Area(" + join(corners, ",") + ")";
}

std::string perimeter_of(const std::vector<std::string>& corners) {
    std::vector<std::string> sides;
    for (std::size_t i = 0; i < corners.size(); ++i) sides.push_back(corners[i] + corners[(i + 1) % corners.size()]);
    return "(" + join(sides, " + ") + ")";
}

/// Of a triangle; of others as it was.
std::string circumradius_of(const std::vector<std::string>& corners) {
    if (corners.size() != 3) return join(corners, "");
    const std::string &a = corners[0], &b = corners[1], &c = corners[2];
    return "(" + a + b + "*" + b + c + "*" + c + a + "/(4*" + area_of(corners) + "))";
}
std::string inradius_of(const std::vector<std::string>& corners) {
    return corners.size() == 3 ? "(2*" + area_of(corners) + "/" + perimeter_of(corners) + ")" : join(corners, "");
}

/// What is written of a polygon, before and behind its corners.
struct OfPolygon {
    std::string_view before, behind;
    std::string (*expression)(const std::vector<std::string>& corners);
};
constexpr std::array of_polygons{OfPolygon{"[", "]", area_of}, OfPolygon{"perimeter(", ")", perimeter_of},
                                 OfPolygon{"circumradius(", ")", circumradius_of},
                                 OfPolygon{"inradius(", ")", inradius_of}};

/// "[ABC]" as TRI_ABC, "[ABCD]" as Area(A,B,C,D), "perimeter(ABC)" as (AB + BC + CA), the radii by these.
std::string with_polygons(std::string text) {
    for (const OfPolygon& one : of_polygons)
        for (std::size_t at = 0; (at = text.find(one.before, at)) != std::string::npos; ++at) {
            const std::size_t begin = at + one.before.size(), end = text.find(one.behind, begin);
            if (end == std::string::npos) break;
            const auto corners = verigeo::names_in(text.substr(begin, end - begin));
            if (corners.size() >= 3) text.replace(at, end + one.behind.size() - at, one.expression(corners));
        }
    return text;
}

/// What is written for an amount of a triangle, and its name.
struct NamedAmount {
    std::string_view form, words;
};
/// The whole before its parts.
constexpr std::array named_amounts{
    NamedAmount{"\\(2\\*TRI_((?:{point}){3})/\\([^()]*\\)\\)", "inradius of $1"},
    NamedAmount{"\\([^()]*/\\(4\\*TRI_((?:{point}){3})\\)\\)", "circumradius of $1"},
    NamedAmount{"\\(({point})({point}) \\+ \\2({point}) \\+ \\3\\1\\)", "perimeter of $1$2$3"},
    NamedAmount{"\\(({point})({point})\\^2 \\+ \\2({point})\\^2 - \\3\\1\\^2\\)\\*\\([^()]*\\)\\*\\([^()]*\\) < 0",
                "$1$2$3 is obtuse"},
    NamedAmount{"TRI_", "area of "},
    NamedAmount{"ANG_", "∠"},
};

std::vector<std::regex> named_forms() {
    std::vector<std::regex> out;
    for (const NamedAmount& amount : named_amounts) out.push_back(form_of(std::string(amount.form)));
    return out;
}

/// "2√3" as "2*√3": products are written close.
std::string times_roots(const std::string& text) {
    static const std::regex close("([A-Z0-9')])√");
    return std::regex_replace(text, close, "$1*√");
}

/// "sin ANG_ABC", "sinANG_ABC" as "sin(ANG_ABC)".
std::string with_functions(const std::string& text) {
    static const std::regex applied("\\b(sin|cos|tan) ?(ANG_[A-Za-z0-9']+)");
    return std::regex_replace(text, applied, "$1($2)");
}

/// "≈ 8.6" as "= 8.6": a decimal equals what rounds to it. Of "≈ 9" it is not told to which place.
std::string with_rounded(const std::string& text) {
    static const std::regex rounded("≈ ?(?=[0-9]+\\.[0-9])");
    return std::regex_replace(text, rounded, "= ");
}

} // namespace

std::string as_expressions(std::string text) {
    using Sign = std::pair<std::string_view, std::string_view>;
    constexpr std::array signs{Sign{"∠ ", "ANG_"}, Sign{"∠", "ANG_"}, Sign{"△ ", "TRI_"}, Sign{"△", "TRI_"},
                               Sign{"·", "*"}};
    for (const auto& [written, read] : signs) text = with_sign(text, written, read);
    text = times_roots(with_polygons(std::move(text)));
    return with_functions(with_rounded(text));
}

std::string as_texts_write(std::string expressions) {
    static const auto forms = named_forms();
    for (std::size_t i = 0; i < named_amounts.size(); ++i)
        expressions = std::regex_replace(expressions, forms[i], std::string(named_amounts.at(i).words));
    return without_vector_signs(expressions);
}

} // namespace porism::workflow
