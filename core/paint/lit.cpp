// Lit statements: what a statement says, drawn over the figure in the colour and stroke of its role.
#include "paint/signs.h"

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
        : s_(scenery), st_(lit.statement), role_(lit.role),
          stroke_(role_stroke(scenery.colours, lit.role)), sign_{{stroke_.colour, 1.6 * scenery.options.size},
                                                                 Layer::lit_mark} {
        stroke_.width *= scenery.options.size;
    }

    void run() {
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

    Vec at(std::size_t i) const { return s_.at(st_[i]); }

    /// A lit line. What it covers is taken away first, so that gaps of its dashes are gaps.
    void line(Vec a, Vec b) {
        if (length(b - a) < 1) return;
        Stroke clearing{s_.colours.background, stroke_.width + 1.5, Dash::solid};
        if (stroke_.dash != Dash::solid) s_.add(Layer::lit, Line{a, b, clearing});
        s_.add_line(Layer::lit, {a, b, stroke_});
    }
    void segment(std::size_t i, std::size_t j) { line(at(i), at(j)); }
    /// The same for a circle.
    void round(Vec centre, double radius) {
        Stroke clearing{s_.colours.background, stroke_.width + 1.5, Dash::solid};
        if (stroke_.dash != Dash::solid) s_.add(Layer::lit, Circle{centre, radius, clearing});
        s_.add_circle(Layer::lit, {centre, radius, stroke_});
    }
    /// From the nearer end of a segment on to where its line meets another.
    void extension(std::size_t i, std::size_t j, Vec to) {
        const Vec a = at(i), b = at(j);
        const double t = dot(to - a, b - a) / dot(b - a, b - a);
        if (t >= 0 && t <= 1) return;
        s_.add_line(Layer::lit, {t < 0 ? a : b, to, {stroke_.colour, 1.2 * s_.options.size, Dash::dotted}}, 0.6);
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
    void para() {
        segment(0, 1);
        segment(2, 3);
        const bool same_way = dot(at(1) - at(0), at(3) - at(2)) > 0;
        add_arrows(s_, at(0), at(1), 1, sign_);
        add_arrows(s_, same_way ? at(2) : at(3), same_way ? at(3) : at(2), 1, sign_);
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
    void cong() { equal_lengths({0, 1, 2, 3}); }
    void midp() { equal_lengths({0, 1, 0, 2}); }
    void equal_lengths(std::array<std::size_t, 4> ends) {
        for (std::size_t i = 0; i < 4; i += 2) {
            segment(ends[i], ends[i + 1]);
            add_ticks(s_, at(ends[i]), at(ends[i + 1]), 1, sign_);
        }
    }
    void eqratio() {
        for (std::size_t i = 0; i < 8; i += 2) {
            segment(i, i + 1);
            add_ticks(s_, at(i), at(i + 1), i % 4 == 0 ? 1 : 2, sign_);
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

    /// The angle between two lines, with its vertex if they share a point.
    struct Corner {
        std::size_t shared[2], other[2]; ///< positions in the statement; shared[0] and shared[1] are one point
        bool named = false;
    };
    Corner corner(std::size_t first, std::size_t second) const {
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t j = 0; j < 2; ++j)
                if (st_[first + i] == st_[second + j])
                    return {{first + i, second + j}, {first + 1 - i, second + 1 - j}, true};
        return {{first, second}, {first + 1, second + 1}, false};
    }
    void angle(std::size_t first, std::size_t second, int count) {
        segment(first, first + 1);
        segment(second, second + 1);
        const Corner c = corner(first, second);
        if (c.named) return add_angle(s_, at(c.shared[0]), at(c.other[0]), at(c.other[1]), count, sign_, true);
        const auto vertex = meet(at(first), at(first + 1), at(second), at(second + 1));
        if (!vertex) return;
        extension(first, first + 1, *vertex);
        extension(second, second + 1, *vertex);
        // Away from the vertex, so that the arc lies between the drawn segments.
        const auto far_end = [&](std::size_t i) {
            return length(at(i) - *vertex) > length(at(i + 1) - *vertex) ? at(i) : at(i + 1);
        };
        add_angle(s_, *vertex, far_end(first), far_end(second), count, sign_, true);
    }
    void eqangle() {
        // angle(a, b) = angle(c, d) says the same as angle(a, c) = angle(b, d): whichever has its vertices in named
        // points.
        const bool as_written = corner(0, 2).named && corner(4, 6).named;
        const bool crossed = corner(0, 4).named && corner(2, 6).named;
        const std::size_t second = as_written || !crossed ? 2 : 4, third = 6 - second;
        angle(0, second, 1);
        angle(third, 6, 1);
    }
    void aconst() { angle(0, 2, 1); }
    void eqsine() {
        angle(0, 2, 1);
        angle(4, 6, 1);
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

    void eqprod() {
        for (std::size_t i = 0; i < 12; i += 2) {
            segment(i, i + 1);
            add_ticks(s_, at(i), at(i + 1), i < 6 ? 1 : 2, sign_);
        }
    }

    void same() {
        for (const PointId point : st_.points()) ring(point);
    }

    void sum() {
        for (std::size_t i = 0; i < st_.points().size(); i += 2) {
            segment(i, i + 1);
            add_ticks(s_, at(i), at(i + 1), i < 4 ? 1 : 2, sign_);
        }
    }

    static const Row rows[26];

    Scenery& s_;
    const Statement& st_;
    Role role_;
    Stroke stroke_;
    SignStyle sign_;
};

const LitStatement::Row LitStatement::rows[26] = {
    {Predicate::coll, &LitStatement::coll},         {Predicate::para, &LitStatement::para},
    {Predicate::perp, &LitStatement::perp},         {Predicate::cong, &LitStatement::cong},
    {Predicate::eqangle, &LitStatement::eqangle},   {Predicate::eqratio, &LitStatement::eqratio},
    {Predicate::cyclic, &LitStatement::cyclic},     {Predicate::circle, &LitStatement::circle},
    {Predicate::midp, &LitStatement::midp},         {Predicate::simtri, &LitStatement::triangles},
    {Predicate::simtrir, &LitStatement::triangles}, {Predicate::contri, &LitStatement::triangles},
    {Predicate::contrir, &LitStatement::triangles}, {Predicate::aconst, &LitStatement::aconst},
    {Predicate::rconst, &LitStatement::rconst},     {Predicate::lconst, &LitStatement::lconst},
    {Predicate::r2const, &LitStatement::rconst},    {Predicate::l2const, &LitStatement::lconst},
    {Predicate::eqpower, &LitStatement::eqpower},   {Predicate::eqprod, &LitStatement::eqprod},
    {Predicate::sinelaw, &LitStatement::sinelaw},   {Predicate::eqsine, &LitStatement::eqsine},
    {Predicate::sconst, &LitStatement::aconst},     {Predicate::same, &LitStatement::same},
    {Predicate::sum, &LitStatement::sum},           {Predicate::eqsum, &LitStatement::sum},
};

/// What is drawn over what, by role: a step's conclusion over its premises, both over the goal.
constexpr int height_of(Role role) {
    constexpr std::array by_role{0, 1, 1, 3, 4, 2, 2};
    return by_role[static_cast<std::size_t>(role)];
}

} // namespace

void add_lit(Scenery& scenery) {
    std::vector<const Lit*> order;
    for (const Lit& lit : scenery.options.lit) order.push_back(&lit);
    std::ranges::stable_sort(order, {}, [](const Lit* lit) { return height_of(lit->role); });
    for (const Lit* lit : order) LitStatement(scenery, *lit).run();
}

} // namespace porism::paint
