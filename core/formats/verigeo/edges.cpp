#include "formats/verigeo/edges.h"

#include "base/text.h"
#include "formats/verigeo/coordinates.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/spelling.h"
#include "formats/verigeo/turns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace porism::verigeo {
namespace {

using Names = std::vector<std::string>;
using Arguments = const std::vector<std::string>&;
using numbers::Scalar;

tl::unexpected<Error> unmeant(std::string what, std::string mend) {
    return fail("unmeant_action", std::move(what), std::move(mend));
}

/// The points of several segments, angles or triangles, one behind the other.
Names points_of(Arguments args) {
    Names out;
    for (const std::string& id : args)
        for (std::string& name : points_of_id(id)) out.push_back(std::move(name));
    return out;
}

std::string statement(std::string_view predicate, const Names& points) {
    return fmt::format("{} {}", predicate, fmt::join(points, " "));
}

Result<Said> perpendicular(const Figure&, Arguments args) {
    return Said{{statement("perp", points_of(args))}};
}
Result<Said> parallel(const Figure&, Arguments args) {
    return Said{{statement("para", points_of(args))}};
}
Result<Said> equal_length(const Figure&, Arguments args) {
    return Said{{statement("cong", points_of(args))}};
}
Result<Said> collinear(const Figure&, Arguments args) {
    return Said{{statement("coll", args)}};
}
Result<Said> cyclic(const Figure&, Arguments args) {
    return Said{{statement("cyclic", args)}};
}

/// Which way three points turn, where given coordinates tell: 1, -1; else 0.
int turn_of(const Figure& figure, const std::string* corner) {
    constexpr double clear = 1e-6;
    std::array<std::pair<double, double>, 3> at;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto found = figure.given.find(corner[i]);
        if (found == figure.given.end()) return 0;
        at[i] = found->second;
    }
    const double ux = at[0].first - at[1].first, uy = at[0].second - at[1].second;
    const double vx = at[2].first - at[1].first, vy = at[2].second - at[1].second;
    const double cross = ux * vy - uy * vx;
    if (std::fabs(cross) <= clear * std::hypot(ux, uy) * std::hypot(vx, vy)) return 0;
    return cross > 0 ? 1 : -1;
}

/// Angles below 180 degrees: as angles of lines where it is known that they turn alike, which is said too; else as an
/// equation.
Result<Said> equal_angle(const Figure& figure, Arguments args) {
    Names p = points_of(args);
    const int first = turn_of(figure, &p[0]), second = turn_of(figure, &p[3]);
    if (first == 0 || second == 0)
        return Said{{fmt::format("angle({},{},{}) = angle({},{},{})", p[0], p[1], p[2], p[3], p[4], p[5])}};
    if (first != second) std::swap(p[3], p[5]);
    return Said{{statement("eqangle", {p[1], p[0], p[1], p[2], p[4], p[3], p[4], p[5]}), statement("sameclock", p)}};
}

Result<Said> on_line(const Figure&, Arguments args) {
    const Names ends = points_of_id(args[1]);
    return Said{{statement("coll", {args[0], ends[0], ends[1]})}};
}

Result<Said> on_segment(const Figure&, Arguments args) {
    const Names ends = points_of_id(args[1]);
    Said said{{statement("coll", {args[0], ends[0], ends[1]}), statement("obtuse_angle", {ends[0], args[0], ends[1]})}};
    if (args.size() < 3) return said;
    const auto ratio = Scalar::parse(args[2]);
    if (!ratio) return fail(ratio.error());
    const double value = numbers::to_double(*ratio);
    if (!(value > 0 && value < 1))
        return fail("bad_ratio", args[2] + " is not between 0 and 1", "the point is between the ends of the segment");
    if (numbers::as_rational(*ratio) == numbers::ratio(1, 2))
        return Said{{statement("midp", {args[0], ends[0], ends[1]})}};
    const auto rational = numbers::as_rational(*ratio);
    said.texts.push_back(
        rational
            ? fmt::format("rconst {0} {1} {0} {2} {3}", ends[0], args[0], ends[1], Scalar(*rational).text())
            : fmt::format("length({0},{1}) = number({3})*length({0},{2})", ends[0], args[0], ends[1], ratio->text()));
    return said;
}

/// Of a point that is added: its ratio is but where it is drawn at first.
Result<Said> put_on_segment(const Figure& figure, Arguments args) {
    return on_segment(figure, {args[0], args[1]});
}

Result<Said> point_on_circle(const Figure& figure, Arguments args) {
    return Said{{on_circle(figure.circles.at(args[1]), args[0])}};
}

Result<Said> midpoint(const Figure&, Arguments args) {
    const Names ends = points_of_id(args[1]);
    if (args[0] == ends[0] || args[0] == ends[1])
        return unmeant("a midpoint is no end of its segment", "name another point");
    return Said{{statement("midp", {args[0], ends[0], ends[1]})}};
}

Result<Said> angle_bisector(const Figure&, Arguments args) {
    Names ends = points_of_id(args[0]);
    const Names angle = points_of_id(args[1]);
    if (ends[1] == angle[1]) std::swap(ends[0], ends[1]);
    if (ends[0] != angle[1])
        return unmeant("the segment does not begin at the vertex of the angle", "write SEG_" + angle[1] + "...");
    const std::string &a = angle[0], &vertex = angle[1], &c = angle[2], &end = ends[1];
    return Said{{statement("eqangle", {a, vertex, vertex, end, vertex, end, vertex, c}),
                 statement("apart_by", {a, c, vertex, end}), statement("acute_angle", {a, vertex, end})}};
}

Result<Said> similar_triangles(const Figure&, Arguments args) {
    const Names p = points_of(args);
    return Said{{statement("eqratio", {p[0], p[1], p[3], p[4], p[1], p[2], p[4], p[5]}),
                 statement("eqratio", {p[0], p[1], p[3], p[4], p[2], p[0], p[5], p[3]})}};
}

Result<Said> congruent_triangles(const Figure&, Arguments args) {
    const Names p = points_of(args);
    return Said{{statement("cong", {p[0], p[1], p[3], p[4]}), statement("cong", {p[1], p[2], p[4], p[5]}),
                 statement("cong", {p[2], p[0], p[5], p[3]})}};
}

Result<Said> tangent(const Figure& figure, Arguments args) {
    const Names ends = points_of_id(args[0]);
    const Circle& circle = figure.circles.at(args[1]);
    const std::string& at = args[2];
    if (at == circle.centre) return unmeant("a circle is not touched at its centre", "name the point of contact");
    Said said{{on_circle(circle, at), statement("perp", {circle.centre, at, ends[0], ends[1]})}};
    if (at != ends[0] && at != ends[1]) said.texts.push_back(statement("coll", {at, ends[0], ends[1]}));
    return said;
}

/// The other point of the circle on a line, where one was put there.
std::optional<std::string> other_on_circle(const Figure& figure, const std::string& circle, const std::string& point,
                                           const std::string& end) {
    const auto known = figure.on_circle.find(circle);
    if (known == figure.on_circle.end()) return std::nullopt;
    for (const auto& line : figure.lines)
        for (const std::string& other : known->second)
            if (other != point && other != end && line.contains(point) && line.contains(end) && line.contains(other))
                return other;
    return std::nullopt;
}

std::string product(const std::string& from, const Names& ends) {
    return fmt::format("length({0},{1})*length({0},{2})", from, ends[0], ends[1]);
}

Result<Said> power_equality(const Figure& figure, Arguments args) {
    const std::string& point = args[0];
    const auto is_end = [&](const Names& ends) { return ends[0] == point || ends[1] == point; };
    const auto far_end = [&](const Names& ends) { return ends[0] == point ? ends[1] : ends[0]; };
    Names secant = points_of_id(args[2]);
    const Names touching = points_of_id(args[3]);
    if (is_end(secant)) {
        const std::string end = far_end(secant);
        const auto other = other_on_circle(figure, args[1], point, end);
        if (!other) return Said{{}, "no action tells where the secant meets the circle again"};
        secant = {end, *other};
    }
    if (!is_end(touching)) return Said{{fmt::format("{} = {}", product(point, secant), product(point, touching))}};
    return Said{{fmt::format("{} = length({},{})^2", product(point, secant), point, far_end(touching))}};
}

Result<Said> dot_zero(const Figure&, Arguments args) {
    if (args[0] == args[1] || args[2] == args[3]) return Said{{}, "a vector that is zero says nothing"};
    return Said{{statement("perp", args)}};
}

bool is_of_word(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '\'';
}

/// "alpha = 50" as "Angle(B,A,C) = 50", where an angle has this name.
std::string without_ids(std::string_view expression, const std::map<std::string, std::string>& ids) {
    std::string out;
    while (!expression.empty()) {
        const auto end = std::ranges::find_if_not(expression, is_of_word);
        const std::size_t size = std::max<std::size_t>(1, static_cast<std::size_t>(end - expression.begin()));
        const std::string word(expression.substr(0, size));
        const auto id = ids.find(word);
        out += id == ids.end() ? word : id->second;
        expression.remove_prefix(size);
    }
    return out;
}

Said compared(const Figure& figure, const Action& action) {
    if (auto dot = dot_said(figure, action)) return *std::move(dot);
    const auto& args = action.args;
    const auto plain = [&](const std::string& side) { return without_ids(in_words(spelled(side)), figure.ids); };
    Said said = comparison({plain(args[0]), args[1], plain(args[2])});
    if (!said.texts.empty()) return said;
    for (const auto reading : {&vector_relation, &coordinates_said, &half_plane_said, &turn_said})
        if (auto other = reading(figure, action)) return *std::move(other);
    return said;
}

using Edge = Result<Said> (*)(const Figure&, Arguments);
constexpr std::array<std::pair<std::string_view, Edge>, 18> edges = {{
    {"Perpendicular", &perpendicular},
    {"Parallel", &parallel},
    {"EqualLength", &equal_length},
    {"EqualAngle", &equal_angle},
    {"Collinear", &collinear},
    {"PointOnLine", &on_line},
    {"PointOnSegment", &on_segment},
    {"OnSegment", &put_on_segment},
    {"OnCircle", &point_on_circle},
    {"PointOnCircle", &point_on_circle},
    {"Midpoint", &midpoint},
    {"AngleBisector", &angle_bisector},
    {"Cyclic", &cyclic},
    {"SimilarTriangles", &similar_triangles},
    {"CongruentTriangles", &congruent_triangles},
    {"Tangent", &tangent},
    {"PowerEquality", &power_equality},
    {"VectorDotZero", &dot_zero},
}};

/// What each kind of quadrilateral is, of the corners a, b, c, d.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> shapes = {{
    {"Trapezoid", "para a b c d, same_side_of c d a b, same_side_of b c a d"},
    {"Parallelogram", "para a b c d, para b c d a, ncoll a b c"},
    {"Rectangle", "para a b c d, para b c d a, perp a b b c"},
    {"Square", "para a b c d, para b c d a, perp a b b c, cong a b b c"},
    {"Rhombus", "para a b c d, para b c d a, cong a b b c, ncoll a b c"},
    {"Kite", "cong a b b c, cong c d d a, same_side_of c d a b, same_side_of b c a d"},
    {"IsoscelesTrapezoid", "para a b c d, same_side_of c d a b, same_side_of b c a d, cong b c d a, npara b c d a"},
    {"RightTrapezoid", "para a b c d, same_side_of c d a b, same_side_of b c a d, perp d a a b"},
    {"General", "ncoll a b c, ncoll b c d, ncoll c d a, ncoll d a b"},
}};

/// A shape's statements over corners in place of its letters.
Said shape(std::string_view type, Arguments args) {
    const auto found = std::ranges::find(shapes, type, &std::pair<std::string_view, std::string_view>::first);
    Said said;
    std::string text, word;
    const auto end_word = [&] {
        const bool corner = word.size() == 1;
        if (!word.empty()) text += (text.empty() ? "" : " ") + (corner ? args[std::size_t(word[0] - 'a') + 1] : word);
        word.clear();
    };
    for (const char c : found->second) {
        if (c != ' ' && c != ',') {
            word += c;
            continue;
        }
        end_word();
        if (c == ',') said.texts.push_back(std::exchange(text, {}));
    }
    end_word();
    said.texts.push_back(std::move(text));
    return said;
}

} // namespace

std::string on_circle(const Circle& circle, const std::string& point) {
    if (!circle.radius) return fmt::format("cong {0} {1} {0} {2}", circle.centre, point, circle.through);
    const auto rational = numbers::as_rational(*circle.radius);
    if (rational) return fmt::format("lconst {} {} {}", circle.centre, point, Scalar(*rational).text());
    return fmt::format("length({},{}) = number({})", circle.centre, point, circle.radius->text());
}

std::optional<Shape> shape_of(std::span<const facts::Statement> statements) {
    constexpr std::array<std::string_view, 4> letters = {"a", "b", "c", "d"};
    std::vector<PointId> corners(statements.front().points().begin(), statements.front().points().end());
    for (const facts::Statement& more : statements.subspan(0, std::min<std::size_t>(2, statements.size())))
        corners.insert(corners.end(), more.points().begin(), more.points().end());
    std::ranges::sort(corners);
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    std::optional<Shape> best;
    if (corners.size() != letters.size()) return best;
    const std::vector<std::string> slots(letters.begin(), letters.end());
    for (const auto& [type, text] : shapes) {
        const auto patterns = *facts::parse_patterns(text, slots);
        if (patterns.size() > statements.size() || (best && patterns.size() <= best->statements)) continue;
        do {
            const auto said = [&](const facts::Pattern& pattern) {
                const auto i = static_cast<std::size_t>(&pattern - patterns.data());
                return facts::instantiate(pattern, corners) == statements[i];
            };
            if (std::ranges::all_of(patterns, said)) best = Shape{type, corners, patterns.size()};
        } while (!(best && best->type == type) && std::ranges::next_permutation(corners).found);
        std::ranges::sort(corners);
    }
    return best;
}

Result<Said> said_by(const Figure& figure, const Action& action) {
    const std::string_view type = action.row->type;
    if (action.row->op == "AddTriangle")
        return Said{{statement("ncoll", {action.args.begin() + 1, action.args.end()})}};
    if (action.row->op == "AddQuadrilateral") return shape(type, action.args);
    if (type == "ExprConstraint") return compared(figure, action);
    const auto found = std::ranges::find(edges, type, &std::pair<std::string_view, Edge>::first);
    if (found != edges.end()) return found->second(figure, action.args);
    return vector_relation(figure, action).value_or(Said{{}, "a coefficient is no rational number"});
}

void add_circle(Figure& figure, const Action& action) {
    if (action.row->op != "AddCircle") return;
    Circle circle{action.args[1], {}, {}};
    if (action.row->type == "CenterPoint") {
        circle.through = action.args[2];
        figure.on_circle[action.args[0]].insert(action.args[2]);
    } else {
        circle.radius = *Scalar::parse(action.args[2]);
    }
    figure.circles.insert_or_assign(action.args[0], std::move(circle));
}

void note(Figure& figure, const Action& action) {
    const auto& args = action.args;
    const std::string_view type = action.row->type;
    if (type == "OnCircle" || type == "PointOnCircle") figure.on_circle[args[1]].insert(args[0]);
    if (auto id = id_of(action)) figure.ids.insert_or_assign(id->first, std::move(id->second));
    for (const auto turned : {&turned_by_product, &turned_by_number})
        if (!figure.framed && figure.turned.empty()) figure.turned = turned(figure, action);
    if (type == "Tangent") figure.on_circle[args[1]].insert(args[2]);
    if (action.row->op == "AddTriangle" || action.row->op == "AddQuadrilateral")
        figure.corners.emplace_back(args.begin() + 1, args.end());
    if (type == "Collinear") figure.lines.emplace_back(args.begin(), args.end());
    if (type == "OnSegment" || type == "PointOnSegment" || type == "PointOnLine" || type == "Midpoint") {
        const Names ends = points_of_id(args[1]);
        figure.lines.push_back({args[0], ends[0], ends[1]});
    }
}

} // namespace porism::verigeo
