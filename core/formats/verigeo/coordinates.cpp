#include "formats/verigeo/coordinates.h"

#include "formats/verigeo/combination.h"
#include "formats/verigeo/content.h"
#include "formats/verigeo/frame.h"
#include "formats/verigeo/names.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

std::string number_text(const Rational& value) {
    return numbers::Scalar(value).text();
}

/// What an ExprConstraint says of coordinates and not only of vectors.
std::optional<Affine> of_coordinates(const Action& action, const Ids& ids) {
    if (action.row->type != "ExprConstraint") return std::nullopt;
    const auto comparison = comparison_of(action, ids);
    if (!comparison || !*comparison || combination_of(**comparison)) return std::nullopt;
    return affine_of(**comparison);
}

std::vector<Affine> given_equations(const Envelope& envelope) {
    const Ids ids = ids_of(envelope);
    std::vector<Affine> out;
    for (const Action& action : envelope.actions)
        if (auto equation = action.source == Source::given ? of_coordinates(action, ids) : std::nullopt)
            out.push_back(*std::move(equation));
    return out;
}

struct Sides {
    std::string left, right;
};

/// The point of an edge by the ends of its segment; empty of other edges.
std::optional<Sides> place_on_segment(const Action& action) {
    const bool midpoint = action.row->type == "Midpoint", part = action.row->type == "PointOnSegment";
    if (action.row->op != "AddEdge" || (!midpoint && (!part || action.args.size() < 3))) return std::nullopt;
    const auto ends = points_of_id(action.args[1]);
    return Sides{action.args[0],
                 fmt::format("{0} + ({2})*({1} - {0})", ends[0], ends[1], midpoint ? "1/2" : action.args[2])};
}

/// Opposite sides of a parallelogram as vectors; empty of other actions.
std::optional<Sides> sides_of_parallelogram(const Action& action) {
    constexpr std::array<std::string_view, 4> parallelograms = {"Parallelogram", "Rectangle", "Rhombus", "Square"};
    if (action.row->op != "AddQuadrilateral" || !std::ranges::count(parallelograms, action.row->type))
        return std::nullopt;
    const auto& args = action.args;
    return Sides{fmt::format("{} - {}", args[2], args[1]), fmt::format("{} - {}", args[3], args[4])};
}

/// A row of one point: it is on a line. Of two with opposite numbers that come to nothing: their line has a direction.
std::optional<std::string> plain_row(Frame& frame, const CoordinateRow& row) {
    const auto& [point, number] = *row.of.begin();
    if (row.of.size() == 1) {
        const auto line = frame.on_line(number, row.sum);
        return fmt::format("coll {} {} {}", point, line[0], line[1]);
    }
    const auto& [other, of_other] = *row.of.rbegin();
    const bool is_difference = row.of.size() == 2 && number.x == -of_other.x && number.y == -of_other.y;
    if (!is_difference || row.sum != 0) return std::nullopt;
    const auto line = frame.on_line(number, 0);
    return fmt::format("para {} {} {} {}", point, other, line[0], line[1]);
}

/// Of a point P, 2 x is OP^2 + 1 - PE^2 where O and E are at (0, 0) and (1, 0).
std::string by_distances(Frame& frame, const CoordinateRow& row) {
    const std::string origin = frame.at({0, 0}), one = frame.at({1, 0}), up = frame.at({0, 1});
    std::string out = "0";
    for (const auto& [point, number] : row.of)
        for (const auto& [times, unit] : {std::pair{number.x, one}, std::pair{number.y, up}})
            if (times != 0)
                out += fmt::format("+({0})*(length({1},{2})^2+1-length({3},{2})^2)", number_text(times), origin, point,
                                   unit);
    return fmt::format("{} = {}", out, number_text(2 * row.sum));
}

/// The square of a length: a number, or so many times that of the vector between two points.
struct Square {
    Rational times;
    std::vector<std::string> ends = {};

    std::string text() const {
        return ends.empty() ? number_text(times)
                            : fmt::format("({})*length({},{})^2", number_text(times), ends[0], ends[1]);
    }
};

/// Of a number, or of a number times the vector between two points or its mirror image.
std::optional<Square> square_of(const Affine& side) {
    const auto square = [](const Gaussian& a) { return Rational(a.x * a.x + a.y * a.y); };
    const auto& points = side.points.empty() ? side.mirrored : side.points;
    if (points.empty()) return Square{square(side.rest)};
    const bool is_one = (side.points.empty() || side.mirrored.empty()) && side.rest == Gaussian{};
    const Gaussian &a = points.begin()->second, &b = points.rbegin()->second;
    if (!is_one || points.size() != 2 || a.x != -b.x || a.y != -b.y) return std::nullopt;
    return Square{square(a), {points.begin()->first, points.rbegin()->first}};
}

/// What sides that are equal are long: it is seen in the coordinates, and proved by this.
std::optional<std::string> equally_long(const Action& action, const Ids& ids) {
    const auto comparison = comparison_of(action, ids);
    std::vector<Square> squares;
    for (const Expression* side : {&(*comparison)->left, &(*comparison)->right}) {
        const auto value = affine_of(side->term(), side->points());
        auto square = value && value->sort != Sort::scalar ? square_of(*value) : std::nullopt;
        if (!square) return std::nullopt;
        squares.push_back(*std::move(square));
    }
    const auto &one = squares[0], &other = squares[1];
    if (one.times == other.times && !one.ends.empty() && !other.ends.empty())
        return fmt::format("cong {} {} {} {}", one.ends[0], one.ends[1], other.ends[0], other.ends[1]);
    return one.text() + " = " + other.text();
}

struct Spiral {
    Three points; ///< the last is the second, turned about the first and put farther away
    Gaussian by;
};

/// Of three points whose numbers come to nothing: with a right angle where one is, else of one distance.
std::optional<Spiral> spiral_of(const Affine& difference) {
    if (!difference.moves_along() || difference.points.size() != 3 || difference.sort == Sort::scalar)
        return std::nullopt;
    std::vector<std::pair<std::string, Gaussian>> of(difference.points.begin(), difference.points.end());
    std::optional<Spiral> best;
    int best_rank = -1;
    for (std::size_t i = 0; i < 3; ++i, std::ranges::rotate(of, of.begin() + 1)) {
        const Gaussian &a = of[1].second, &b = of[2].second;
        const Rational square = b.x * b.x + b.y * b.y;
        const Gaussian by{-(a.x * b.x + a.y * b.y) / square, -(a.y * b.x - a.x * b.y) / square};
        const int rank = (by.x == 0 ? 2 : 0) + (by.x * by.x + by.y * by.y == 1 ? 1 : 0);
        if (by.y == 0 || rank <= best_rank) continue;
        best = Spiral{{of[0].first, of[1].first, of[2].first}, by};
        best_rank = rank;
    }
    return best;
}

Said spiral_said(Frame& frame, const Spiral& spiral) {
    const auto& [centre, from, to] = spiral.points;
    const Rational square = spiral.by.x * spiral.by.x + spiral.by.y * spiral.by.y;
    Said said;
    if (spiral.by.x == 0)
        said.texts.push_back(fmt::format("perp {0} {1} {0} {2}", centre, from, to));
    else
        said.texts.push_back(
            fmt::format("length({0},{1})^2+length({0},{2})^2-length({1},{2})^2 = ({3})*length({0},{1})^2", centre, from,
                        to, number_text(2 * spiral.by.x)));
    const auto ratio = numbers::exact_sqrt(square);
    if (square == 1)
        said.texts.push_back(fmt::format("cong {0} {1} {0} {2}", centre, from, to));
    else if (ratio)
        said.texts.push_back(fmt::format("rconst {0} {2} {0} {1} {3}", centre, from, to, number_text(*ratio)));
    else
        said.texts.push_back(
            fmt::format("length({0},{2})^2 = ({3})*length({0},{1})^2", centre, from, to, number_text(square)));
    said.texts.push_back(frame.turning_left(spiral.by.y > 0 ? spiral.points : Three{centre, to, from}));
    return said;
}

Said rows_said(Frame& frame, const std::vector<CoordinateRow>& rows) {
    Said said;
    for (const CoordinateRow& row : rows) {
        auto plain = plain_row(frame, row);
        said.texts.push_back(plain ? *std::move(plain) : by_distances(frame, row));
    }
    return said;
}

} // namespace

std::optional<Affine> said_of_places(const Action& action, const Ids& ids) {
    auto sides = place_on_segment(action);
    if (!sides) sides = sides_of_parallelogram(action);
    if (sides) {
        auto left = Expression::parse(sides->left), right = Expression::parse(sides->right);
        return left && right ? affine_of({*std::move(left), "=", *std::move(right)}) : std::nullopt;
    }
    const auto comparison = comparison_of(action, ids);
    return comparison && *comparison ? affine_of(**comparison) : std::nullopt;
}

Rationals given_places(const Envelope& envelope) {
    Rationals out;
    std::vector<std::string> free;
    std::set<std::string> put;
    for (const Action& action : envelope.actions) {
        const std::string& point = action.args[0];
        if (action.row->op == "AddPoint" && action.row->type == "Free") free.push_back(point);
        if (action.row->type != "Cartesian") continue;
        if (action.row->op == "AddPoint") put.insert(point);
        if (!put.contains(point)) continue;
        const auto x = numbers::Scalar::parse(action.args[1]), y = numbers::Scalar::parse(action.args[2]);
        const auto rational_x = x ? numbers::as_rational(*x) : std::nullopt;
        const auto rational_y = y ? numbers::as_rational(*y) : std::nullopt;
        out.erase(point);
        if (rational_x && rational_y) out.emplace(point, Gaussian{*rational_x, *rational_y});
    }
    std::vector<CoordinateRow> rows;
    for (const Affine& equation : given_equations(envelope))
        std::ranges::move(rows_of(equation), std::back_inserter(rows));
    solve_places(rows, free, out);
    return out;
}

Rationals places_that_follow(const Envelope& envelope) {
    Rationals out = given_places(envelope);
    if (out.empty()) return out;
    const Ids ids = ids_of(envelope);
    std::vector<CoordinateRow> rows;
    std::vector<std::string> movable;
    for (const Action& action : envelope.actions) {
        if (action.source != Source::given) continue;
        if (action.row->op == "AddPoint" && !out.contains(action.args[0])) movable.push_back(action.args[0]);
        if (const auto equation = said_of_places(action, ids))
            std::ranges::move(rows_of(*equation), std::back_inserter(rows));
    }
    solve_places(rows, movable, out);
    return out;
}

bool is_framed(const Envelope& envelope, const Rationals& given) {
    return given.size() >= 2 ||
           !std::ranges::all_of(given_equations(envelope), [](const Affine& one) { return one.moves_along(); });
}

std::optional<Said> coordinates_said(const Figure& figure, const Action& action) {
    const auto difference = of_coordinates(action, figure.ids);
    if (!difference) return std::nullopt;
    std::vector<CoordinateRow> rows;
    for (CoordinateRow& row : rows_of(*difference)) rows.push_back(with_places(std::move(row), figure.places));
    std::erase_if(rows, [](const CoordinateRow& row) { return row.of.empty() && row.sum == 0; });
    if (rows.empty()) return Said{{}, std::string(told_by_places)};
    if (std::ranges::any_of(rows, [](const CoordinateRow& row) { return row.of.empty(); })) return std::nullopt;
    Frame frame(figure);
    const auto spiral = spiral_of(*difference);
    if (spiral && figure.claimed && !figure.framed && figure.turned.empty()) return std::nullopt;
    Said said = spiral ? spiral_said(frame, *spiral) : rows_said(frame, rows);
    if (auto lengths = spiral ? std::nullopt : equally_long(action, figure.ids))
        said.texts.push_back(*std::move(lengths));
    said.standing = std::move(frame).added();
    said.amounts_to = !spiral;
    return said;
}

std::optional<Said> half_plane_said(const Figure& figure, const Action& action) {
    auto comparison = comparison_of(action, figure.ids);
    if (!figure.framed || !comparison || !*comparison) return std::nullopt;
    const std::string sign = std::exchange((*comparison)->sign, "=");
    if (sign != ">" && sign != "<") return std::nullopt;
    const auto difference = affine_of(**comparison);
    if (!difference || difference->sort != Sort::scalar) return std::nullopt;
    auto rows = rows_of(*difference);
    if (rows.size() != 1) return std::nullopt;
    const CoordinateRow row = with_places(std::move(rows.front()), figure.places);
    if (row.of.size() != 1) return std::nullopt;
    const auto& [point, of] = *row.of.begin();
    const Rational side = sign == ">" ? 1 : -1;
    Frame frame(figure);
    Said said{{frame.beyond_line(point, {side * of.x, side * of.y}, side * row.sum)}};
    said.standing = std::move(frame).added();
    said.amounts_to = true;
    return said;
}

std::vector<std::string> turned_by_number(const Figure& figure, const Action& action) {
    const auto difference = of_coordinates(action, figure.ids);
    const auto spiral = difference ? spiral_of(*difference) : std::nullopt;
    if (!spiral) return {};
    const auto& [centre, from, to] = spiral->points;
    return spiral->by.y > 0 ? std::vector{centre, from, to} : std::vector{centre, to, from};
}

} // namespace porism::verigeo
