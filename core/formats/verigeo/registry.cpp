#include "formats/verigeo/registry.h"

#include "base/text.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

constexpr std::array<std::string_view, 7> comparisons = {"=", "==", "!=", "<", "<=", ">", ">="};
constexpr std::size_t max_expression_bytes = 4096;

tl::unexpected<Error> not_understood(const std::string& text, const char* wanted, const char* mend) {
    return fail("unknown_id", in_quotes(text) + " is " + wanted, mend);
}

Result<Argument> scalar(Kind kind, const std::string& text) {
    auto value = numbers::Scalar::parse(text);
    if (value) return Argument{kind, text};
    Error error = std::move(value.error());
    error.place.reset();
    error.what = in_quotes(text) + ": " + error.what;
    if (error.mend.empty()) error.mend = "write a number such as 3/4, 0.5 or sqrt(2)";
    return fail(std::move(error));
}

Result<Argument> expression(const std::string& text) {
    if (trim(text).empty())
        return fail("empty_expression", "an expression is missing", "write one such as Length(A,B)");
    if (text.size() > max_expression_bytes)
        return fail("expression_too_long", "the expression is longer than 4096 bytes", "split it");
    return Argument{Kind::expression, text};
}

Result<Argument> comparison(const std::string& text) {
    if (std::ranges::find(comparisons, text) != comparisons.end()) return Argument{Kind::comparison, text};
    return fail("bad_comparison", in_quotes(text) + " is no comparison", "write one of = == != < <= > >=");
}

/// Two points, three: each another one.
Status all_different(const std::vector<std::string>& points, const std::string& text) {
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (points[i] == points[j])
                return fail("repeated_point", in_quotes(text) + " names the point " + points[i] + " twice",
                            "name different points");
    return {};
}

} // namespace

Result<Argument> Registry::read(Kind kind, const std::string& text) const {
    switch (kind) {
    case Kind::point:
        return point(text);
    case Kind::segment:
    case Kind::same_segment:
        return segment(text);
    case Kind::angle:
        return angle(text);
    case Kind::triangle:
        return triangle(text);
    case Kind::circle:
        return circle(text);
    case Kind::number:
    case Kind::ratio:
    case Kind::degrees:
        return scalar(kind, text);
    case Kind::expression:
        return expression(text);
    case Kind::comparison:
        return comparison(text);
    default:
        return fresh(kind, text);
    }
}

Status Registry::all_defined(const std::vector<std::string>& points) const {
    if (scope_ == Scope::open) return {};
    for (const std::string& name : points)
        if (!points_.contains(name))
            return fail("unknown_id", "there is no point called " + in_quotes(name),
                        did_you_mean(name, point_names(), "add it first with AddPoint"));
    return {};
}

Result<Argument> Registry::point(const std::string& text) const {
    if (!is_point_name(text)) return not_understood(text, "not the name of a point", "write one such as A or M_1");
    if (auto known = all_defined({text}); !known) return fail(known.error());
    return Argument{Kind::point, text, {text}};
}

Result<Argument> Registry::segment(const std::string& text) const {
    auto ends = names_behind(text, 2, {"SEG_", ""});
    if (!ends) return not_understood(text, "not a segment", "write one such as SEG_AB or AB");
    if (auto known = all_defined(*ends); !known) return fail(known.error());
    if (auto other = all_different(*ends, text); !other) return fail(other.error());
    const bool turned = (*ends)[1] < (*ends)[0];
    if (turned) std::swap((*ends)[0], (*ends)[1]);
    return Argument{Kind::segment, segment_id((*ends)[0], (*ends)[1]), std::move(*ends), turned};
}

Result<Argument> Registry::angle(const std::string& text) const {
    const auto named = angles_.find(text);
    auto points = named != angles_.end() ? std::optional(named->second)
                                         : names_behind(text, 3, {"ANG_", "∠", "\\angle ", "angle ", ""});
    if (!points) return not_understood(text, "not an angle", "write one such as ANG_BAC or ∠BAC");
    if (auto known = all_defined(*points); !known) return fail(known.error());
    if (auto other = all_different(*points, text); !other) return fail(other.error());
    return Argument{Kind::angle, angle_id((*points)[0], (*points)[1], (*points)[2]), std::move(*points)};
}

Result<Argument> Registry::triangle(const std::string& text) const {
    const auto named = triangles_.find(text);
    auto points = named != triangles_.end() ? std::optional(named->second)
                                            : names_behind(text, 3, {"TRI_", "△", "\\triangle ", "triangle ", ""});
    if (!points) return not_understood(text, "not a triangle", "write one such as TRI_ABC or ABC");
    if (auto known = all_defined(*points); !known) return fail(known.error());
    if (auto other = all_different(*points, text); !other) return fail(other.error());
    return Argument{Kind::triangle, triangle_id(*points), std::move(*points)};
}

Result<Argument> Registry::circle(const std::string& text) const {
    if (circles_.contains(text)) return Argument{Kind::circle, text};
    const auto centre = names_behind(text, 1, {"CIR_", "⊙", "circle ", ""});
    if (scope_ == Scope::open) {
        if (centre) return Argument{Kind::circle, "CIR_" + centre->front()};
        if (is_id(text)) return Argument{Kind::circle, text};
        return not_understood(text, "not a circle", "write one such as CIR_O");
    }
    std::vector<std::string> about;
    for (const auto& [id, point] : circles_)
        if (centre && point == centre->front()) about.push_back(id);
    if (about.size() == 1) return Argument{Kind::circle, about.front()};
    if (about.size() > 1)
        return fail("ambiguous_id", "several circles have the centre " + centre->front(),
                    "write one of their ids: " + join(about, ", "));
    return fail("unknown_id", "there is no circle called " + in_quotes(text), "add it first with AddCircle");
}

bool Registry::taken(const std::string& id) const {
    return points_.contains(id) || others_.contains(id) || circles_.contains(id) || angles_.contains(id) ||
           triangles_.contains(id);
}

Result<Argument> Registry::fresh(Kind kind, const std::string& text) const {
    const bool point = kind == Kind::new_point;
    if (point ? !is_point_name(text) : !is_id(text))
        return fail("bad_name", in_quotes(text) + " cannot be a name",
                    point ? "a letter, then digits or primes, such as A, O1 or M_2"
                          : "begin with a letter; then letters, digits, _ and ', at most 64");
    if (taken(text)) return fail("repeated_definition", in_quotes(text) + " is defined already", "choose another name");
    return Argument{kind, text, point ? std::vector{text} : std::vector<std::string>()};
}

Status Registry::define(const Operator& row, const std::vector<std::string>& args) {
    const auto points = [&] { return std::vector(args.begin() + 1, args.end()); };
    const auto misleading = [&](std::string_view beginning, const std::vector<std::string>& named) -> Status {
        const auto said = names_behind(args[0], named.size(), {beginning});
        if (!said || *said == named) return {};
        return fail("misleading_id", in_quotes(args[0]) + " is no id of " + join(named, ""),
                    "write the points of the id in the order of the arguments");
    };
    Status ok;
    switch (forms_of(row).front().kinds.front()) {
    case Kind::new_point:
        points_.insert(args[0]);
        break;
    case Kind::new_circle:
        circles_.emplace(args[0], args[1]);
        break;
    case Kind::new_angle:
        ok = misleading("ANG_", points());
        angles_.emplace(args[0], points());
        break;
    case Kind::new_triangle:
        ok = misleading("TRI_", points());
        triangles_.emplace(args[0], points());
        break;
    case Kind::new_quadrangle:
        others_.insert(args[0]);
        break;
    default:
        break;
    }
    return ok;
}

} // namespace porism::verigeo
