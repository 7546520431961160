#include "proof/rules/polygon_rows.h"

#include "base/text.h"
#include "proof/rules/made_row.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <fmt/format.h>
#include <numbers>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace porism::proof {
namespace {

/// What a polygon is called, and which rows about it are made here.
struct Polygon {
    std::size_t corners;
    std::string_view name;
    std::string_view with_article;
    std::string_view in_triangles; ///< into how many its diagonals from a corner part it
    bool angle_sum;
};
constexpr std::array polygons{
    Polygon{5, "pentagon", "a pentagon", "", false},
    Polygon{6, "hexagon", "a hexagon", "", false},
    Polygon{7, "heptagon", "a heptagon", "Five triangles", true},
    Polygon{8, "octagon", "an octagon", "Six triangles", true},
    Polygon{9, "nonagon", "a nonagon", "Seven triangles", true},
    Polygon{10, "decagon", "a decagon", "Eight triangles", true},
    Polygon{11, "hendecagon", "a hendecagon", "", false},
    Polygon{12, "dodecagon", "a dodecagon", "", false},
};
static_assert(polygons.back().corners == most_polygon_corners);

/// Corner i, counted round.
std::string corner(const Polygon& polygon, std::size_t i) {
    return {static_cast<char>('a' + static_cast<char>(i % polygon.corners))};
}

/// All corners from one of them on, one way round or the other.
std::string around(const Polygon& polygon, std::size_t first, bool back, const char* between) {
    Words out;
    for (std::size_t i = 0; i < polygon.corners; ++i)
        out.push_back(corner(polygon, back ? first + polygon.corners - i : first + i));
    return join(out, between);
}

/// From the next corner on, and the other way round.
std::string turned_and_mirrored(const Polygon& polygon) {
    return around(polygon, 1, false, " ") + ", " + around(polygon, polygon.corners - 1, true, " ");
}

Made made(const Polygon& polygon, std::string_view what, std::string_view title, std::string_view concept_name) {
    Made out;
    out.name = fmt::format("{}_{}", what, polygon.name);
    out.title = fmt::format("{} {}", title, polygon.with_article);
    out.concept_name = concept_name;
    out.letters = around(polygon, 0, false, " ");
    out.symmetries = turned_and_mirrored(polygon);
    return out;
}

Made perimeter(const Polygon& polygon) {
    Made out = made(polygon, "perimeter_of", "Perimeter of", "area");
    out.text = fmt::format("The perimeter of {} is the sum of its sides.", polygon.with_article);
    out.source = "Definition of the perimeter";
    constexpr std::array sides{4, 5, 3};
    constexpr double radius = 5;
    Words points, lengths;
    for (std::size_t i = 0; i < polygon.corners; ++i) {
        const double turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(polygon.corners);
        const std::string here = corner(polygon, i), before = corner(polygon, i + polygon.corners - 1);
        std::string how = "free " + here;
        if (i > 0 && i + 1 < polygon.corners) how = fmt::format("lconst {} {} {}", here, before, sides[(i - 1) % 3]);
        if (i + 1 == polygon.corners) how = fmt::format("lconst {} {} 5, lconst {} a 4", here, before, here);
        points.push_back(
            fmt::format("{}@{:.1f}_{:.1f} = {}", here, radius * std::cos(turn), radius * std::sin(turn), how));
        lengths.push_back(i + 1 < polygon.corners ? fmt::format("length({},{})", here, corner(polygon, i + 1))
                                                  : fmt::format("length(a,{})", here));
    }
    const std::string asked = fmt::format("perimeter({})", around(polygon, 0, false, ","));
    out.example = fmt::format("{} ? compute {}", join(points, "; "), asked);
    out.relation = asked + " = " + join(lengths, " + ");
    return out;
}

/// Regular polygons in a circle: by what their corners, equal chords, go round it once.
struct Inscribed {
    std::size_t corners;
    std::string_view once; ///< empty where there is no star
    /// Of the rows of the side, the perimeter, the area and the angle in a circle, of the area by the apothem, and of
    /// the area by the side, which there is only up to nine corners: beyond the search for it takes seconds.
    Standing side, perimeter, area, angle, area_by_apothem;
    std::optional<Standing> area_by_side;
    /// Whether the star has the same area by the radius: the sine of its centre angle is that of the supplement.
    bool star_alike = false;

    const Polygon& polygon() const { return *std::ranges::find(polygons, corners, &Polygon::corners); }
};
constexpr Standing needed = Standing::needed, derived = Standing::derived;
constexpr std::array inscribed{
    Inscribed{5, "obtuse_angle a b c", derived, derived, derived, derived, derived, derived},
    Inscribed{6, "", derived, derived, derived, derived, derived, derived},
    Inscribed{7, "obtuse_angle a b c", derived, derived, derived, derived, derived, needed},
    Inscribed{8, "obtuse_angle a b c", derived, derived, derived, derived, derived, needed, true},
    Inscribed{9, "same_side_of c f a b", derived, derived, derived, derived, derived, needed},
    Inscribed{10, "obtuse_angle a b c", derived, derived, needed, derived, derived, {}},
};

/// The corners, and what else the row names: the centre and the midpoint of the first side.
std::vector<Sketched> sketched(const Polygon& polygon, const Words& letters) {
    constexpr double radius = 5;
    std::vector<Sketched> out;
    for (std::size_t i = 0; i < polygon.corners; ++i) {
        const double turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(polygon.corners);
        out.push_back({corner(polygon, i), radius * std::cos(turn), radius * std::sin(turn)});
    }
    const Sketched others[] = {{"o", 0, 0}, {"m", (out[0].x + out[1].x) / 2, (out[0].y + out[1].y) / 2}};
    std::ranges::copy_if(others, std::back_inserter(out),
                         [&](const Sketched& one) { return std::ranges::count(letters, one.name) > 0; });
    return out;
}

Words equal_sides(const Polygon& polygon) {
    Words out;
    for (std::size_t i = 0; i + 1 < polygon.corners; ++i)
        out.push_back(
            fmt::format("cong {0} {1} {1} {2}", corner(polygon, i), corner(polygon, i + 1), corner(polygon, i + 2)));
    return out;
}

Made regular(const Inscribed& one, std::string_view what, std::string_view title) {
    Made out = made(one.polygon(), fmt::format("{}_of_regular", what), title, "area");
    out.title = fmt::format("{} of a regular {}", title, one.polygon().name);
    out.conditions = one.once;
    out.of_different_points = true;
    out.source = fmt::format("{} triangles around the centre", one.corners);
    return out;
}

void suppose(Made& row, const Inscribed& one, const Words& statements, std::string_view told,
             const std::string& asked) {
    row.hypotheses = join(statements, ", ");
    Words all = statements, letters;
    all.emplace_back(one.once);
    for (const std::string_view letter : split(row.letters, ' ')) letters.emplace_back(letter);
    row.example = scene_of_statements(sketched(one.polygon(), letters), all, {std::string(told)}, asked);
}

Made area_by_side(const Inscribed& one) {
    Made out = regular(one, "area", "Area");
    out.standing = *one.area_by_side;
    out.text = fmt::format("The area of a regular {} from its side.", one.polygon().name);
    Words equal;
    for (std::size_t i = 3; i < one.corners; ++i) equal.push_back("cyclic a b c " + corner(one.polygon(), i));
    std::ranges::copy(equal_sides(one.polygon()), std::back_inserter(equal));
    const std::string asked = fmt::format("area({})", around(one.polygon(), 0, false, ","));
    suppose(out, one, equal, "length(a,b) = 6", asked);
    out.relation =
        fmt::format("4*{} = {}*tan({}pi/{})*length(a,b)^2", asked, one.corners, one.corners - 2, 2 * one.corners);
    return out;
}

/// Sides and radii.
Words equal_lengths(const Inscribed& one) {
    Words out = equal_sides(one.polygon());
    for (std::size_t i = 0; i + 1 < one.corners; ++i)
        out.push_back(fmt::format("cong o {} o {}", corner(one.polygon(), i), corner(one.polygon(), i + 1)));
    return out;
}

std::string of_corners(std::string_view what, const Inscribed& one) {
    return fmt::format("{}({})", what, around(one.polygon(), 0, false, ","));
}

Made in_circle(const Inscribed& one, std::string_view what, std::string_view title, const std::string& asked) {
    Made out = regular(one, what, title);
    out.name += "_in_circle";
    out.title += " in a circle";
    out.letters += " o";
    out.symmetries = fmt::format("{} o, {} o", around(one.polygon(), 1, false, " "),
                                 around(one.polygon(), one.corners - 1, true, " "));
    out.text = fmt::format("The {} of a regular {} from the radius of the circle around it.", what, one.polygon().name);
    suppose(out, one, equal_lengths(one), "length(o,a) = 6", asked);
    return out;
}

Made side_in_circle(const Inscribed& one) {
    Made out = in_circle(one, "side", "Side", "length(a,b)");
    out.concept_name = "length";
    out.standing = one.side;
    out.symmetries = around(one.polygon(), 1, true, " ") + " o";
    out.relation = fmt::format("length(a,b) = 2*sin(pi/{})*length(o,a)", one.corners);
    return out;
}

Made perimeter_in_circle(const Inscribed& one) {
    const std::string asked = of_corners("perimeter", one);
    Made out = in_circle(one, "perimeter", "Perimeter", asked);
    out.standing = one.perimeter;
    out.relation = fmt::format("{} = {}*sin(pi/{})*length(o,a)", asked, 2 * one.corners, one.corners);
    return out;
}

/// 180 degrees less what it turns by at a corner.
Made angle_in_circle(const Inscribed& one) {
    Made out = in_circle(one, "angle", "Angle", "angle(a,b,c)");
    out.concept_name = "angle measure";
    out.standing = one.angle;
    out.symmetries = around(one.polygon(), 2, true, " ") + " o";
    out.text = fmt::format("The angle of a regular {} in a circle.", one.polygon().name);
    const std::size_t sum = 180 * (one.corners - 2), common = std::gcd(sum, one.corners);
    out.relation = fmt::format("angle(a,b,c) = {}", common == one.corners
                                                        ? std::to_string(sum / common)
                                                        : fmt::format("{}/{}", sum / common, one.corners / common));
    return out;
}

/// 360 degrees / count, in lowest terms.
std::string centre_angle(std::size_t count) {
    return count % 2 == 0 ? fmt::format("pi/{}", count / 2) : fmt::format("2pi/{}", count);
}

Made area_in_circle(const Inscribed& one) {
    const std::string asked = of_corners("area", one);
    Made out = in_circle(one, "area", "Area", asked);
    out.standing = one.area;
    if (one.star_alike) out.conditions.clear();
    out.relation = fmt::format("2*{} = {}*sin({})*length(o,a)^2", asked, one.corners, centre_angle(one.corners));
    return out;
}

Made area_by_apothem(const Inscribed& one) {
    Made out = regular(one, "area", "Area");
    out.name += "_by_apothem";
    out.title += " by its apothem";
    out.letters += " o m";
    out.symmetries = around(one.polygon(), 1, true, " ") + " o m";
    out.standing = one.area_by_apothem;
    out.text = fmt::format("The area of a regular {} from the distance of a side from the centre.", one.polygon().name);
    Words statements = equal_lengths(one);
    statements.emplace_back("midp m a b");
    suppose(out, one, statements, "length(o,m) = 4", of_corners("area", one));
    out.relation = fmt::format("{} = {}*tan(pi/{})*length(o,m)^2", of_corners("area", one), one.corners, one.corners);
    return out;
}

/// With the triangles from the first corner all turning as the first one does, within less than half a turn, and the
/// sides turning so at each corner, the triangles' angles are those of the polygon; else it may go round twice.
std::string convex(const Polygon& polygon) {
    Words out;
    const auto alike = [&](const std::string& p, const std::string& q, const std::string& r) {
        out.push_back(fmt::format("sameclock a b c {} {} {}", p, q, r));
    };
    for (std::size_t i = 3; i < polygon.corners; ++i) alike("a", "b", corner(polygon, i));
    for (std::size_t i = 2; i + 1 < polygon.corners; ++i) {
        alike("a", corner(polygon, i), corner(polygon, i + 1));
        alike(corner(polygon, i - 1), corner(polygon, i), corner(polygon, i + 1));
    }
    return join(out, ", ");
}

constexpr double degree = std::numbers::pi / 180;

/// Outer angles of a polygon with 60° at its first corner, in degrees; the one before the last is the one that is left.
std::vector<int> turns(std::size_t count) {
    const int each = 240 / static_cast<int>(count - 1), more = each / 3;
    std::vector<int> out(count, each);
    out[0] = 120;
    out[1] += more;
    out[count - 1] -= more;
    return out;
}

/// How long its sides from the second to the fourth from last are, for the two behind them to close it well.
double side_of(const std::vector<int>& turn) {
    double direction = 0, x = 0, y = 0;
    for (std::size_t i = 1; i + 3 < turn.size(); ++i) {
        direction += turn[i];
        x += std::cos(direction * degree);
        y += std::sin(direction * degree);
    }
    const double closing = (direction + 1.5 * turn[turn.size() - 3]) * degree;
    const auto across = [&](double u, double v) { return u * std::sin(closing) - v * std::cos(closing); };
    return across(2.5 - 8, 2.5 * std::numbers::sqrt3) / across(x, y);
}

/// A corner of 60 degrees is told by three lengths, so that directions alone do not say the angle that is asked, the
/// one before the last; the others are told.
std::string with_angles(const Polygon& polygon) {
    const std::size_t count = polygon.corners;
    const std::vector<int> turn = turns(count);
    const double side = side_of(turn);
    const std::string last = corner(polygon, count - 1);
    Words points{"a@0_0 = free a", "b@8_0 = lconst b a 8",
                 fmt::format("{0}@2.5_4.33 = lconst {0} a 5, lconst {0} b 7", last)};
    double x = 8, y = 0, direction = 0;
    for (std::size_t i = 2; i + 2 < count; ++i) {
        direction += turn[i - 1];
        x += side * std::cos(direction * degree);
        y += side * std::sin(direction * degree);
        points.push_back(fmt::format("{0}@{1:.2f}_{2:.2f} = s_angle {3} {4} {0} {5}o", corner(polygon, i), x, y,
                                     corner(polygon, i - 2), corner(polygon, i - 1), turn[i - 1]));
    }
    points.push_back(fmt::format("{0} = s_angle {1} {2} {0} {3}o, s_angle a {4} {0} -{5}o", corner(polygon, count - 2),
                                 corner(polygon, count - 4), corner(polygon, count - 3), turn[count - 3], last,
                                 turn[count - 1]));
    return join(points, "; ");
}

Made angle_sum(const Polygon& polygon) {
    Made out = made(polygon, "angle_sum_of", "Angle sum of", "angle measure");
    const std::size_t count = polygon.corners;
    const std::size_t sum = 180 * (count - 2);
    out.conditions = convex(polygon);
    out.text = fmt::format("The angles of a convex {} make {}° together.", polygon.name, sum);
    out.source = polygon.in_triangles;
    Words angles;
    for (std::size_t i = 0; i < count; ++i)
        angles.push_back(
            fmt::format("angle({},{},{})", corner(polygon, i + count - 1), corner(polygon, i), corner(polygon, i + 1)));
    out.example = with_angles(polygon) + " ? compute " + angles[count - 2];
    out.relation = fmt::format("{} = {}", join(angles, " + "), sum);
    return out;
}

/// A deque, for rows refer to what is in it.
std::deque<Made> all_made() {
    std::deque<Made> out;
    for (const Polygon& polygon : polygons) out.push_back(perimeter(polygon));
    for (const Inscribed& one : inscribed)
        if (one.area_by_side) out.push_back(area_by_side(one));
    for (const Polygon& polygon : polygons)
        if (polygon.angle_sum) out.push_back(angle_sum(polygon));
    for (const Inscribed& one : inscribed) out.push_back(perimeter_in_circle(one));
    for (const Inscribed& one : inscribed) out.push_back(area_in_circle(one));
    for (const Inscribed& one : inscribed) out.push_back(side_in_circle(one));
    for (const Inscribed& one : inscribed) out.push_back(area_by_apothem(one));
    for (const Inscribed& one : inscribed) out.push_back(angle_in_circle(one));
    return out;
}

} // namespace

std::span<const RuleText> rows_of_polygons() {
    static const std::deque<Made> texts = all_made();
    static const std::vector<RuleText> rows = rows_of(texts);
    return rows;
}

} // namespace porism::proof
