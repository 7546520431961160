#include "workflow/verify/text/shapes.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "geometry/tolerance.h"
#include "workflow/verify/text/asked.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/sides.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numbers>
#include <optional>
#include <regex>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

/// With what is false besides where the triangle is flat.
std::string of_triangle(const ShapeFound& found, std::string said) {
    if (said.empty() || found.meant.size() != 3 || !found.is_flat()) return said;
    return said + " and " + of_each([&](std::size_t i) { return found.angle(i) + " < 180°"; });
}

std::string acute(const ShapeFound& found) {
    return of_each([&](std::size_t i) { return found.angle(i) + " < 90°"; });
}
/// By its widest angle where that is one; else it may be any, and one of the cosines is negative.
std::string obtuse(const ShapeFound& found) {
    for (std::size_t i = 0; i < 3; ++i)
        if (found.size(i) > std::numbers::pi / 2 + geometry::Tolerance().clear)
            return of_triangle(found, found.angle(i) + " > 90°");
    std::vector<std::string> cosines;
    for (std::size_t i = 0; i < 3; ++i)
        cosines.push_back("(" + found.side(i) + "^2 + " + found.side(i + 1) + "^2 - " + found.side(i + 2) + "^2)");
    return join(cosines, "*") + " < 0";
}
std::string scalene(const ShapeFound& found) {
    return of_triangle(found, of_each([&](std::size_t i) { return found.side(i) + " != " + found.side(i + 1); }));
}

struct ShapeKind {
    std::string_view word;
    SayShape said;
};
constexpr std::array shape_kinds{ShapeKind{"acute", acute}, ShapeKind{"obtuse", obtuse}, ShapeKind{"scalene", scalene}};

/// By the word in the match, of the corners in it or of the triangle that is meant.
std::string of_kind(const ShapeFound& found) {
    const ShapeKind* kind = nullptr;
    std::optional<Polygon> corners = found.meant;
    for (std::size_t part = 1; part < found.match.size(); ++part) {
        const auto named = std::ranges::find(shape_kinds, found.match[part].str(), &ShapeKind::word);
        if (named != shape_kinds.end())
            kind = &*named;
        else
            corners = found.points(part);
    }
    return kind && corners && corners->size() == 3 ? kind->said({found.polygons, *corners, found.match})
                                                   : std::string();
}

bool sees_right_angle(const Polygons& polygons, PointId a, PointId vertex, PointId c) {
    return a != vertex && vertex != c && a != c && polygons.is_right(a, vertex, c);
}

/// Where no points of the picture show one there.
std::string right_angle(const ShapeFound& found) {
    const auto vertex = found.points(1);
    if (!vertex || vertex->size() != 1 || !found.has(vertex->front())) return {};
    const std::size_t count = found.polygons.point_count();
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t c = a + 1; c < count; ++c)
            if (sees_right_angle(found.polygons, PointId(a), vertex->front(), PointId(c))) return {};
    const auto corner = std::ranges::find(found.meant, vertex->front()) - found.meant.begin();
    return found.angle(static_cast<std::size_t>(corner) + 2) + " = 90°";
}

/// "with a right angle at A" where the corner of the triangle that is meant has one.
std::string with_right_corner(const ShapeFound& found) {
    const auto vertex = found.points(1);
    if (!vertex || vertex->size() != 1 || !found.has(vertex->front())) return {};
    const auto at = static_cast<std::size_t>(std::ranges::find(found.meant, vertex->front()) - found.meant.begin());
    const bool seen =
        sees_right_angle(found.polygons, found.meant[(at + 1) % 3], vertex->front(), found.meant[(at + 2) % 3]);
    return seen ? "with " + found.angle(at + 2) + " = 90°" : std::string();
}

/// The same over a side: where no point but this corner shows one there.
std::string over_hypotenuse(const ShapeFound& found, bool of_triangle_itself) {
    const auto ends = found.points(1);
    if (!ends || ends->size() != 2 || !found.has(ends->front()) || !found.has(ends->back())) return {};
    const auto opposite =
        std::ranges::find_if(found.meant, [&](PointId corner) { return std::ranges::count(*ends, corner) == 0; });
    for (std::size_t v = 0; v < found.polygons.point_count(); ++v) {
        const bool itself = of_triangle_itself && PointId(v) == *opposite;
        if (!itself && sees_right_angle(found.polygons, ends->front(), PointId(v), ends->back())) return {};
    }
    return "∠" + found.polygons.word({ends->front(), *opposite, ends->back()}) + " = 90°";
}
std::string hypotenuse(const ShapeFound& found) {
    return over_hypotenuse(found, false);
}
/// In place of the words, so that it is said of the triangle also where it is so.
std::string is_hypotenuse(const ShapeFound& found) {
    return over_hypotenuse(found, true);
}

/// In signs with points for the digits: 1 is a corner, 2 another point, 3 and 4 are the other corners; empty where they
/// are not such.
std::string with_corner(const ShapeFound& found, PointId corner, PointId other, std::string_view signs) {
    if (!found.has(corner) || found.has(other)) return {};
    Polygon points{corner, other};
    std::ranges::copy_if(found.meant, std::back_inserter(points), [&](PointId one) { return one != corner; });
    std::string out;
    for (const char c : signs)
        out +=
            c >= '1' && c <= '4' ? found.polygons.word({points[static_cast<std::size_t>(c - '1')]}) : std::string(1, c);
    return out;
}

/// The points by the parts of the match that name them.
std::string of_corner(const ShapeFound& found, std::size_t corner, std::size_t other, std::string_view signs) {
    const auto first = found.points(corner), second = found.points(other);
    return first && second ? with_corner(found, first->front(), second->front(), signs) : std::string();
}

std::string foot_of_altitude(const ShapeFound& found) {
    return of_corner(found, 2, 1, "2 is the foot of the perpendicular from 1 to 34");
}

/// What a line from a corner to the opposite side is called.
struct Cevian {
    std::string_view word, said, denied; ///< as `of_corner` has them
};
constexpr std::array cevians{Cevian{"median", "2 is the midpoint of 34", "32 != 24"}, Cevian{"altitude", "12 ⊥ 34", ""},
                             Cevian{"bisector", "12 bisects ∠314", ""}};

/// By the word in the match; behind "not" what denies it.
std::string cevian(const ShapeFound& found) {
    const auto row = std::ranges::find(cevians, found.match[4].str(), &Cevian::word);
    const bool denied = found.match[3].matched;
    const std::string said = of_corner(found, 1, 2, denied ? row->denied : row->said);
    return denied ? said : of_triangle(found, said);
}

/// Of each segment of a list what makes it what it is called; empty where one cannot be that.
std::string of_each_segment(const ShapeFound& found, std::size_t list, std::size_t word) {
    const auto row = std::ranges::find(cevians, lower_case(found.match[word].str()), &Cevian::word);
    std::vector<std::string> out;
    for (const Polygon& ends : found.segments(list)) {
        out.push_back(with_corner(found, ends[0], ends[1], row->said));
        if (out.back().empty()) return {};
    }
    return of_triangle(found, join(out, " and "));
}
/// "the medians AD and BE", "AD and BE are medians".
std::string cevians_told(const ShapeFound& found) {
    return of_each_segment(found, 2, 1);
}
std::string cevians_listed(const ShapeFound& found) {
    return of_each_segment(found, 1, 2);
}
std::string cevians_named(const ShapeFound& found) {
    if (cevians_told(found).empty()) return {};
    const bool several = found.match[2].str().find(' ') != std::string::npos;
    return (several ? "lines " : "") + found.match[2].str();
}

std::string named(const ShapeFound& found) {
    return "triangle " + found.polygons.word(found.meant);
}
/// "the isosceles triangle".
std::string of_kind_named(const ShapeFound& found) {
    return found.match[1].str() + " triangle " + found.polygons.word(found.meant);
}
std::string with_corners(const ShapeFound& found) {
    return found.match.str() + " of " + found.polygons.word(found.meant);
}
/// "its area is 6", "so area = 6", where nothing else is that might have one.
std::string amount_of_it(const ShapeFound& found) {
    if (found.polygons.are_beside_circles()) return {};
    return found.match[1].str() + found.match[2].str() + " of " + found.polygons.word(found.meant);
}

/// "area 31".
std::string amount_alone(const ShapeFound& found) {
    return found.match[1].str() + " of " + found.polygons.word(found.meant) + " = " + found.match[2].str();
}

constexpr std::array shape_rows{
    ShapeForm{"\\b[Tt]h(?:e|is) ((?:isosceles right|right isosceles|isosceles|right|right-angled|equilateral)) "
              "triangle(?! ?(?:{point}|with|formed|of))",
              of_kind_named, true},
    ShapeForm{"\\b[Tt]h(?:e|is) triangle(?! ?(?:{point}|with|formed|of))", named, true},
    ShapeForm{"\\b({point}) (?:is|be) the foot of the altitude (?:from|through) ({point}){name ends}(?! to| on)",
              foot_of_altitude, true},
    ShapeForm{"\\b({point})({point}) (?:is|be) (not )?(?:an? |the )(?:angle )?(median|altitude|bisector)(?: of (?:the "
              ")?(?:triangle |△ "
              "?)?(?:{point}){3}{name ends})?(?: from {point}{name ends})?(?: to (?:the )?(?:side "
              "|base |hypotenuse )?{point}{point}{name ends})?",
              cevian, true},
    ShapeForm{"(?:\\b[Tt]he |\\b[Ii]ts )?(?:\\b[Aa]ngle )?\\b([Mm]edian|[Aa]ltitude|[Bb]isector)s? "
              "((?:{point}{point}(?:, and | and |, )){0,2}{point}{point}){name ends}(?! and {point}{point}|, "
              "{point}{point})(?: of (?:the )?(?:triangle |△ ?)?(?:{point}){3}{name ends})?",
              cevians_named, true, Corners::of_triangle, Meaning::certain, cevians_told},
    ShapeForm{"\\b({point}{point}(?:(?:, and | and |, ){point}{point}){1,2}) (?:are|be) (?:the )?(?:three |two |angle "
              ")?(median|altitude|bisector)s(?: of (?:the )?(?:triangle |△ ?)?(?:{point}){3}{name ends})?{end}",
              cevians_listed, true},
    ShapeForm{"\\b[Tt]he (?:area|perimeter|semi-?perimeter)(?= (?:is|equals|=|has) )", with_corners, true,
              Corners::of_polygon},
    ShapeForm{
        "(^|[,;:] |\\b(?:[Ss]o|[Hh]ence|[Tt]hus|[Tt]hen|[Tt]herefore|and|that) )(?:[Ii]ts )?([Aa]rea|[Pp]erimeter)"
        "(?= (?:is|equals|=) )",
        amount_of_it, true, Corners::of_polygon},
    ShapeForm{"\\b[Tt]he (?:circumradius|inradius|radius of the (?:circumscribed circle|circumcircle|inscribed "
              "circle|incircle))(?= (?:is|equals|=|has) )",
              with_corners, true},
    ShapeForm{
        "(?:\\b[Tt]he )?(?:\\b[Tt]riangle |△ ?)?{corners} (?:is|be) (?:an? )?(acute|obtuse|scalene)(?:-angled)?(?: "
        "triangle)?{end}",
        of_kind, true, Corners::own},
    ShapeForm{"\\b(acute|obtuse|scalene)(?:-angled)?(?: isosceles)? (?:triangle |△ ?){corners}", of_kind, false,
              Corners::own},
    ShapeForm{"\\b(?:[Aa]n?|[Tt]he) (acute|obtuse|scalene)(?:-angled)?(?: isosceles)? triangle(?! ?{point})", of_kind,
              false, Corners::of_triangle, Meaning::of_problem},
    ShapeForm{"\\bwith (?:an? |its |the )right angle at (?:the )?(?:vertex |point )?({point}){name ends}",
              with_right_corner, true},
    ShapeForm{"\\bwith right angle at (?:the )?(?:vertex |point )?({point}){name ends}{end}", with_right_corner, true},
    ShapeForm{"\\bright(?:-angled)?(?: angle)? at (?:the )?(?:vertex |point )?({point}){name ends}", right_angle},
    ShapeForm{"\\b[Hh]ypotenuse (?:is )?({point}{point}){name ends}", hypotenuse},
    ShapeForm{"\\b({point}{point}) is the hypotenuse{of triangle}", is_hypotenuse, true},
    ShapeForm{"^([Aa]rea|[Pp]erimeter)(?: is| =| of|:)? {number}{unit}{end}", amount_alone, true, Corners::of_polygon,
              Meaning::of_problem_or_seen},
};

struct ReadyForm {
    const ShapeForm* shape;
    std::regex form;
};
std::vector<ReadyForm> shape_forms() {
    std::vector<ReadyForm> out;
    for (const std::span<const ShapeForm> shapes : {std::span<const ShapeForm>(shape_rows), side_forms()})
        for (const ShapeForm& shape : shapes) out.push_back({&shape, form_of(std::string(shape.form))});
    return out;
}

bool suits(Corners corners, const Polygon& meant) {
    return corners == Corners::own || (corners == Corners::of_polygon ? meant.size() >= 3 : meant.size() == 3);
}

/// "∠ABC is obtuse", "Exactly one angle of ABC is obtuse" are none of a triangle.
bool is_of_angle(std::string_view before) {
    constexpr std::array<std::string_view, 6> signs{"∠", "∠ ", "ngle ", "ngles ", "ngle of ", "ngles of "};
    return std::ranges::any_of(signs, [&](std::string_view sign) {
        return before.ends_with(sign) && !before.ends_with("riangle ") && !before.ends_with("riangles ");
    });
}

} // namespace

std::string shapes_spelled_out(std::string_view sentence, const Polygons& polygons, Supposing supposing,
                               const IsSeen& is_seen) {
    static const auto forms = shape_forms();
    std::string text(sentence);
    if (asks_something(sentence)) return text;
    const Polygon meant = polygons.meant_by(sentence).value_or(Polygon());
    std::vector<std::string> behind;
    for (const auto& [row, form] : forms) {
        const ShapeForm& shape = *row;
        const bool sure = supposing == Supposing::tells || shape.meaning == Meaning::certain;
        if (!suits(shape.corners, meant) || (!sure && shape.meaning == Meaning::of_problem)) continue;
        const auto said = [&](const std::smatch& match, std::string_view before) {
            std::string signs = is_of_angle(before) ? std::string() : shape.said({polygons, meant, match});
            return sure || is_seen(signs) ? signs : std::string();
        };
        if (shape.instead) {
            text = rewritten(text, form, [&](const std::smatch& match, std::string_view before) {
                std::string one = said(match, before);
                if (!one.empty() && shape.behind != nullptr) behind.push_back(shape.behind({polygons, meant, match}));
                return one;
            });
            continue;
        }
        for_each_match(text, form, [&](const std::smatch& match) {
            if (auto one = said(match, {}); !one.empty()) behind.push_back(std::move(one));
        });
    }
    return behind.empty() ? text : text + ", " + join(behind, " and ");
}

} // namespace porism::workflow
