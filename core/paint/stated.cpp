#include "paint/stated.h"

#include <algorithm>
#include <array>

namespace porism::paint {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using Ids = std::span<const PointId>;
using Draw = void (*)(Drawing&, Ids);

void segment(Drawing& out, PointId a, PointId b) {
    if (a != b) out.pieces.push_back({a, b, Sketch::Weight::line});
}
void pairs(Drawing& out, Ids points) {
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) segment(out, points[i], points[i + 1]);
}
void chain(Drawing& out, Ids points) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) segment(out, points[i], points[i + 1]);
}
void polygon(Drawing& out, Ids points) {
    chain(out, points);
    segment(out, points.back(), points.front());
}
void two_triangles(Drawing& out, Ids points) {
    polygon(out, points.first(3));
    polygon(out, points.subspan(3));
}
/// Of a midpoint the pair behind it.
void behind_first(Drawing& out, Ids points) {
    segment(out, points[1], points[2]);
}
void through_three(Drawing& out, Ids points) {
    out.rings.push_back({{}, points[0], points[1], points[2]});
}
void about_first(Drawing& out, Ids points) {
    out.rings.push_back({points[0], points[1], {}, {}});
}
/// The circles, and of one point with the same power with respect to both the radical axis.
void powers(Drawing& out, Ids points) {
    about_first(out, points.subspan(1));
    about_first(out, points.subspan(4));
    if (points[0] == points[3] && points[1] != points[4]) out.uprights.push_back({points[0], points[1], points[4]});
}
/// A sector: two radii and the circle.
void radii(Drawing& out, Ids points) {
    about_first(out, points);
    segment(out, points[0], points[1]);
    segment(out, points[0], points.back());
}

template<class Key>
struct Row {
    Key key;
    Draw draw;
};
constexpr std::array predicates{
    Row{Predicate::coll, chain},
    Row{Predicate::para, pairs},
    Row{Predicate::perp, pairs},
    Row{Predicate::cong, pairs},
    Row{Predicate::eqangle, pairs},
    Row{Predicate::eqratio, pairs},
    Row{Predicate::cyclic, through_three},
    Row{Predicate::circle, about_first},
    Row{Predicate::midp, behind_first},
    Row{Predicate::simtri, two_triangles},
    Row{Predicate::simtrir, two_triangles},
    Row{Predicate::contri, two_triangles},
    Row{Predicate::contrir, two_triangles},
    Row{Predicate::aconst, pairs},
    Row{Predicate::rconst, pairs},
    Row{Predicate::lconst, pairs},
    Row{Predicate::r2const, pairs},
    Row{Predicate::l2const, pairs},
    Row{Predicate::eqpower, powers},
    Row{Predicate::eqprod, pairs},
    Row{Predicate::sum, pairs},
    Row{Predicate::eqsum, pairs},
    Row{Predicate::sinelaw, polygon},
    Row{Predicate::eqsine, pairs},
    Row{Predicate::sconst, pairs},
};
constexpr std::array quantities{
    Row{QuantityKind::length, pairs},
    Row{QuantityKind::angle, chain},
    Row{QuantityKind::arc, radii},
    Row{QuantityKind::area, polygon},
    Row{QuantityKind::perimeter, polygon},
    Row{QuantityKind::disc, about_first},
    Row{QuantityKind::circumference, about_first},
    Row{QuantityKind::arc_length, radii},
    Row{QuantityKind::sector, radii},
    Row{QuantityKind::sine, chain},
    Row{QuantityKind::cosine, chain},
    Row{QuantityKind::tangent, chain},
};

template<class Table, class Key>
void draw(Drawing& out, const Table& table, Key key, Ids points) {
    const auto row = std::ranges::find_if(table, [&](const auto& one) { return one.key == key; });
    if (row != table.end()) row->draw(out, points);
}

/// Whether a statement tells one length and nothing else of the figure.
bool tells_length(const facts::Statement& statement) {
    if (statement.relation() == nullptr)
        return statement.predicate() == Predicate::lconst || statement.predicate() == Predicate::l2const;
    const auto& all = statement.relation()->quantities();
    const auto of = [&](QuantityKind kind) { return std::ranges::count(all, kind, &facts::Quantity::kind); };
    return of(QuantityKind::length) == 1 &&
           of(QuantityKind::letter) + of(QuantityKind::number) + 1 == static_cast<std::ptrdiff_t>(all.size());
}

} // namespace

Drawing drawing_of(const facts::Statement& statement) {
    Drawing out;
    if (statement.relation() == nullptr)
        draw(out, predicates, statement.predicate(), statement.points());
    else
        for (const facts::Quantity& quantity : statement.relation()->quantities())
            draw(out, quantities, quantity.kind(), quantity.points());
    for (Sketch::Piece& piece : out.pieces) piece.told = tells_length(statement);
    return out;
}

} // namespace porism::paint
