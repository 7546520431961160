// Lit statements: what a statement says, drawn over the figure in the colour and stroke of its role.
#include "paint/lit.h"
#include "paint/lit_angles.h"
#include "paint/marks.h"

#include <algorithm>
#include <array>
#include <vector>

namespace porism::paint {
namespace {

using facts::Predicate;
using facts::Statement;

class LitStatement {
public:
    LitStatement(Scenery& scenery, const Lit& lit)
        : s_(scenery), st_(lit.statement), told_(lit.told), role_(lit.role),
          stroke_(role_stroke(scenery.colours, lit.role)), sign_{{stroke_.colour, 1.6 * scenery.options.size},
                                                                 Layer::lit_mark} {
        stroke_.width *= scenery.options.size;
    }

    void tell() {
        if (st_.relation() != nullptr) tell_lit_quantities(s_, *st_.relation());
        for (const TellRow& row : tell_rows)
            if (row.predicate == st_.predicate()) (this->*row.tell)();
    }
    void draw() {
        if (st_.relation() != nullptr) return draw_lit_quantities(s_, *st_.relation(), stroke_, sign_);
        for (const Row& row : rows)
            if (row.predicate == st_.predicate()) return (this->*row.draw)();
        for (const PointId point : st_.points()) ring(point);
    }

private:
    using Draw = void (LitStatement::*)();
    struct Row {
        Predicate predicate;
        Draw draw;
    };
    struct TellRow {
        Predicate predicate;
        Draw tell;
    };

    Vec at(std::size_t i) const { return s_.at(st_[i]); }

    void line(Vec a, Vec b) { add_lit_line(s_, a, b, stroke_); }
    void segment(std::size_t i, std::size_t j) { line(at(i), at(j)); }
    void round(Vec centre, double radius) { add_lit_circle(s_, centre, radius, stroke_); }
    /// From the nearer end of a segment on to where its line meets another.
    void extension(std::size_t i, std::size_t j, Vec to) {
        const Vec a = at(i), b = at(j);
        const double t = dot(to - a, b - a) / dot(b - a, b - a);
        if (t < 0 || t > 1) dotted(t < 0 ? a : b, to);
    }
    void dotted(Vec from, Vec to) {
        constexpr double seen = 0.5;
        if (length(to - from) < seen) return;
        s_.add_line(Layer::lit, {from, to, {stroke_.colour, 1.2 * s_.options.size, Dash::dotted}}, 0.6);
    }
    /// Of a sign that is drawn now.
    int strokes_of(const Bearer& bearer) {
        s_.signs.set_drawn(bearer);
        return s_.signs.strokes(bearer);
    }
    // Premises ring a point wider than what follows from them, so that both are seen.
    void ring(PointId point) {
        const double radius = (role_ == Role::premise ? 10.5 : 7.5) * s_.options.size;
        s_.add_circle(Layer::lit_mark, {s_.at(point), radius, {stroke_.colour, 2 * s_.options.size, Dash::solid}});
    }

    void coll() {
        std::array<Vec, 3> p{at(0), at(1), at(2)};
        const Vec along = p[1] - p[0];
        std::ranges::sort(p, {}, [&](Vec v) { return dot(v, along); });
        line(p[0], p[2]);
        for (const PointId point : st_.points()) ring(point);
    }
    Bearer direction(std::size_t i, std::size_t j) const { return Bearer::of_direction(at(i), at(j)); }
    void tell_para() { s_.signs.join(direction(0, 1), direction(2, 3)); }
    void para() {
        segment(0, 1);
        segment(2, 3);
        const bool same_way = dot(at(1) - at(0), at(3) - at(2)) > 0;
        add_arrows(s_, at(0), at(1), strokes_of(direction(0, 1)), sign_);
        add_arrows(s_, same_way ? at(2) : at(3), same_way ? at(3) : at(2), strokes_of(direction(2, 3)), sign_);
    }
    void perp() {
        segment(0, 1);
        segment(2, 3);
        const auto vertex = meet(at(0), at(1), at(2), at(3));
        if (!vertex) return;
        extension(0, 1, *vertex);
        extension(2, 3, *vertex);
        const auto leg = [&](std::size_t i, std::size_t j) {
            const Vec u = at(i) - *vertex, v = at(j) - *vertex;
            return length(u) > length(v) ? u : v;
        };
        const Vec u = leg(0, 1), v = leg(2, 3);
        add_right_angle(s_, *vertex, unit(u), unit(v), length(u), length(v), sign_);
    }
    Bearer of_length(std::size_t i, std::size_t j) const { return Bearer::of_length(at(i), at(j)); }
    void tell_cong() { s_.signs.join(of_length(0, 1), of_length(2, 3)); }
    void tell_midp() { s_.signs.join(of_length(0, 1), of_length(0, 2)); }
    void cong() { equal_lengths({0, 1, 2, 3}); }
    void midp() { equal_lengths({0, 1, 0, 2}); }
    void equal_lengths(std::array<std::size_t, 4> ends) {
        for (std::size_t i = 0; i < 4; i += 2) {
            const Bearer length = of_length(ends[i], ends[i + 1]);
            segment(ends[i], ends[i + 1]);
            add_ticks(s_, length.at[0], length.at[1], strokes_of(length), sign_);
        }
    }
    void tell_terms() { s_.terms.tell(st_); }
    /// Ticks would say that they are equal.
    void terms() {
        for (std::size_t i = 0; i + 1 < st_.points().size(); i += 2) {
            segment(i, i + 1);
            add_names(s_, at(i), at(i + 1), s_.terms.of(facts::pair_of(st_[i], st_[i + 1])), sign_);
        }
    }
    void rconst() {
        segment(0, 1);
        segment(2, 3);
    }
    void lconst() { segment(0, 1); }

    void cyclic() { circle_through(0, 1, 2); }
    void circle() {
        round(at(0), length(at(1) - at(0)));
        ring(st_[0]);
    }
    void circle_through(std::size_t i, std::size_t j, std::size_t k) {
        const Vec a = at(i), b = at(j), c = at(k);
        const Vec ab = between(a, b, 0.5), ac = between(a, c, 0.5);
        const auto centre = meet(ab, ab + turned(b - a), ac, ac + turned(c - a));
        if (centre) round(*centre, length(a - *centre));
        for (const PointId point : st_.points()) ring(point);
    }

    void tell_angles() {
        const std::vector<LitAngle> all = lit_angles(s_, st_, told_);
        for (const LitAngle& angle : all) s_.signs.join(all.front().bearer, angle.bearer);
    }
    void angles() {
        for (std::size_t i = 0; i < st_.points().size(); i += 2) segment(i, i + 1);
        for (const LitAngle& angle : lit_angles(s_, st_, told_)) {
            for (const auto& [from, to] : angle.extensions) dotted(from, to);
            const auto& [vertex, first, second] = angle.bearer.at;
            add_angle(s_, vertex, first, second, strokes_of(angle.bearer), sign_, true);
        }
    }
    void sinelaw() {
        for (std::size_t i = 0; i < 3; ++i) segment(i, (i + 1) % 3);
    }

    void triangles() {
        Colour tint = stroke_.colour;
        tint.alpha = 40;
        for (std::size_t i = 0; i < 6; i += 3) {
            s_.add(Layer::tint, Polygon{{at(i), at(i + 1), at(i + 2)}, true, {}, tint});
            for (std::size_t j = 0; j < 3; ++j) segment(i + j, i + (j + 1) % 3);
        }
    }

    void eqpower() {
        for (std::size_t i = 0; i < 6; i += 3) {
            segment(i, i + 1);
            segment(i + 1, i + 2);
        }
    }

    void same() {
        for (const PointId point : st_.points()) ring(point);
    }

    static const Row rows[26];
    static const TellRow tell_rows[11];

    Scenery& s_;
    const Statement& st_;
    std::span<const PointId> told_;
    Role role_;
    Stroke stroke_;
    SignStyle sign_;
};

const LitStatement::Row LitStatement::rows[26] = {
    {Predicate::coll, &LitStatement::coll},         {Predicate::para, &LitStatement::para},
    {Predicate::perp, &LitStatement::perp},         {Predicate::cong, &LitStatement::cong},
    {Predicate::eqangle, &LitStatement::angles},    {Predicate::eqratio, &LitStatement::terms},
    {Predicate::cyclic, &LitStatement::cyclic},     {Predicate::circle, &LitStatement::circle},
    {Predicate::midp, &LitStatement::midp},         {Predicate::simtri, &LitStatement::triangles},
    {Predicate::simtrir, &LitStatement::triangles}, {Predicate::contri, &LitStatement::triangles},
    {Predicate::contrir, &LitStatement::triangles}, {Predicate::aconst, &LitStatement::angles},
    {Predicate::rconst, &LitStatement::rconst},     {Predicate::lconst, &LitStatement::lconst},
    {Predicate::r2const, &LitStatement::rconst},    {Predicate::l2const, &LitStatement::lconst},
    {Predicate::eqpower, &LitStatement::eqpower},   {Predicate::eqprod, &LitStatement::terms},
    {Predicate::sinelaw, &LitStatement::sinelaw},   {Predicate::eqsine, &LitStatement::angles},
    {Predicate::sconst, &LitStatement::angles},     {Predicate::same, &LitStatement::same},
    {Predicate::sum, &LitStatement::terms},         {Predicate::eqsum, &LitStatement::terms},
};

const LitStatement::TellRow LitStatement::tell_rows[11] = {
    {Predicate::para, &LitStatement::tell_para},     {Predicate::cong, &LitStatement::tell_cong},
    {Predicate::midp, &LitStatement::tell_midp},     {Predicate::eqangle, &LitStatement::tell_angles},
    {Predicate::aconst, &LitStatement::tell_angles}, {Predicate::eqsine, &LitStatement::tell_angles},
    {Predicate::sconst, &LitStatement::tell_angles}, {Predicate::eqratio, &LitStatement::tell_terms},
    {Predicate::eqprod, &LitStatement::tell_terms},  {Predicate::sum, &LitStatement::tell_terms},
    {Predicate::eqsum, &LitStatement::tell_terms},
};

/// What is drawn over what, by role: a step's conclusion over its premises, both over the goal.
constexpr int height_of(Role role) {
    constexpr std::array by_role{0, 1, 1, 3, 4, 2, 2};
    return by_role[static_cast<std::size_t>(role)];
}

} // namespace

void tell_lit(Scenery& scenery) {
    for (const Lit& lit : scenery.options.lit) LitStatement(scenery, lit).tell();
}

void draw_lit(Scenery& scenery) {
    std::vector<const Lit*> order;
    for (const Lit& lit : scenery.options.lit) order.push_back(&lit);
    std::ranges::stable_sort(order, {}, [](const Lit* lit) { return height_of(lit->role); });
    for (const Lit* lit : order) LitStatement(scenery, *lit).draw();
}

} // namespace porism::paint
