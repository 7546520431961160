// Statements about circles. A circle is known by its centre; the first point that a statement puts on it fixes it.
#include "formats/geodsl/builder.h"

#include "base/text.h"

#include <algorithm>
#include <array>

namespace porism::geodsl {

using facts::QuantityKind;

Status Builder::new_circle(const std::string& centre) {
    if (!known_.add_circle(centre))
        return fail("repeated_circle", "there is a circle with this centre already",
                    "a point is the centre of one circle at most");
    return {};
}

Status Builder::joins(const std::string& centre, const std::string& point) {
    known_.add_point(centre, point);
    const auto radius = known_.circles().at(centre).radius;
    if (!radius) return {};
    known_.set_radius(centre, std::nullopt);
    return state_equal(QuantityKind::length, {centre, point}, *radius);
}

Status Builder::put_on(const std::string& centre, const std::string& point) {
    if (on_circle(centre, point)) return {};
    if (point == centre) return fail("repeated_point", "the centre does not lie on its circle", "name another point");
    if (has_circle(centre) && std::ranges::count(known_.circles().at(centre).corners, point) > 0)
        return fail("repeated_circle",
                    "the circle is inscribed in a triangle with this corner, which does not lie on it",
                    "a point is the centre of one circle at most");
    const auto& points = points_on(centre);
    Names names{{'O', centre}, {'X', point}};
    if (!points.empty()) names['P'] = points.front();
    Status ok;
    if (!exists(point))
        ok = points.empty() ? place_free(point) : construct("on_circle X O P", names);
    else if (!points.empty())
        ok = state("cong O X O P", names);
    return ok ? joins(centre, point) : ok;
}

Status Builder::on_arc(const StatementRow&, const Bound& bound) {
    return put_on(bound.points.at('O'), bound.points.at('A'));
}

Status Builder::inscribed_angle(const StatementRow&, const Bound& bound) {
    for (const char letter : {'A', 'B', 'C'})
        if (auto ok = put_on(bound.points.at('O'), bound.points.at(letter)); !ok) return ok;
    return {};
}

Status Builder::two_on_circle(const StatementRow&, const Bound& bound) {
    for (const char letter : {'B', 'C'})
        if (auto ok = put_on(bound.points.at('O'), bound.points.at(letter)); !ok) return ok;
    return {};
}

Status Builder::arc(const StatementRow&, const Bound& bound) {
    for (const char letter : {'A', 'B'})
        if (auto ok = put_on(bound.points.at('O'), bound.points.at(letter)); !ok) return ok;
    return {};
}

Status Builder::circle(const StatementRow&, const Bound& bound) {
    const std::string& centre = bound.points.at('O');
    if (!exists(centre))
        if (auto ok = place_free(centre); !ok) return ok;
    if (auto ok = new_circle(centre); !ok) return ok;
    if (const auto radius = bound.values.find('r'); radius != bound.values.end())
        known_.set_radius(centre, radius->second);
    return {};
}

Status Builder::sector(const StatementRow& row, const Bound& bound) {
    const std::string& centre = bound.points.at('O');
    if (!has_circle(centre))
        if (auto ok = circle(row, Bound{bound.points, {}, {}}); !ok) return ok;
    return arc(row, bound);
}

Status Builder::incircle(const StatementRow&, const Bound& bound) {
    Names names = bound.points;
    const std::string& centre = names.at('O');
    if (auto ok = new_circle(centre); !ok) return ok;
    known_.set_corners(centre, {names.at('A'), names.at('B'), names.at('C')});
    if (!exists(centre)) {
        if (auto ok = construct("incenter2 P Q R O A B C", names); !ok) return ok;
        for (const char touching : {'P', 'Q', 'R'}) known_.add_point(centre, names.at(touching));
        return {};
    }
    if (auto ok = state("eqangle A B A O A O A C, eqangle B C B O B O B A, same_side_of O A B C, same_side_of O B C A, "
                        "same_side_of O C A B",
                        names);
        !ok)
        return ok;
    if (auto ok = construct("foot P O A B", names); !ok) return ok;
    return joins(centre, names.at('P'));
}

Status Builder::circumcircle(const StatementRow& row, const Bound& bound) {
    const std::string& centre = bound.points.at('O');
    const bool defined = has_circle(centre);
    if (!defined)
        if (auto ok = new_circle(centre); !ok) return ok;
    if (auto ok = pattern(row, bound); !ok) return ok;
    if (auto ok = put_on(centre, bound.points.at('A')); !ok) return ok;
    for (const char corner : {'B', 'C'})
        if (!on_circle(centre, bound.points.at(corner))) known_.add_point(centre, bound.points.at(corner));
    return {};
}

Status Builder::tangent(const StatementRow&, const Bound& bound) {
    Names names = bound.points;
    const std::string &centre = names.at('O'), &touch = names.at('P'), &end = names.at('T');
    const auto& points = points_on(centre);
    if (!exists(touch) && exists(end) && !points.empty()) {
        names['Q'] = points.front();
        if (auto ok = construct("on_circle P O Q & on_dia P T O", names); !ok) return ok;
        return joins(centre, touch);
    }
    if (auto ok = put_on(centre, touch); !ok) return ok;
    return exists(end) ? state("perp O P P T", names) : construct("lc_tangent T P O", names);
}

/// Whether a statement says so, given, guaranteed or stated: not every way to see it.
bool Builder::collinear(const std::string& a, const std::string& b, const std::string& c) const {
    const auto points = ids({a, b, c});
    const std::array<std::array<std::size_t, 3>, 3> middles{{{0, 1, 2}, {1, 0, 2}, {2, 0, 1}}};
    const auto said = [&](facts::Predicate predicate, std::array<std::size_t, 3> order) {
        const std::array chosen{points[order[0]], points[order[1]], points[order[2]]};
        const auto statement = facts::make(predicate, chosen);
        return statement && known_.knows(*statement);
    };
    return said(facts::Predicate::coll, middles[0]) ||
           std::ranges::any_of(middles, [&](const auto& order) { return said(facts::Predicate::midp, order); });
}

/// The one nearer to A is on A's side of the foot of the centre.
Status Builder::near_intersection(const Names& bound) {
    Names names = bound;
    const std::string &centre = names.at('O'), &a = names.at('A'), &b = names.at('B'), &x = names.at('X');
    const auto& points = points_on(centre);
    const bool is_new = !exists(x);
    const auto shown = [](const std::string& name) { return scene::display_name(name); };
    if (const std::string taken = known_.nearer_on(centre, {a, b}, x); is_new && taken != x)
        return fail("repeated_point",
                    "it is the same point as " + shown(taken) + ", where the line meets the circle nearer to " +
                        shown(a),
                    "the other one is nearer to " + shown(b) + ": name the line from there");
    if (is_new && points.empty()) {
        if (auto ok = construct("on_line X A B", names); !ok) return ok;
    } else if (is_new) {
        names['P'] = points.front();
        if (auto ok = construct("on_line X A B & on_circle X O P", names); !ok) return ok;
    } else if (auto ok = state("coll X A B", names); !ok) {
        return ok;
    }
    const bool joined = is_new && !points.empty();
    if (auto ok = joined ? joins(centre, x) : put_on(centre, x); !ok) return ok;
    if (centre == a) return state("acute_angle X A B", names);
    if (centre == b || collinear(centre, a, b)) return state("acute_angle A O X", names);
    if (auto ok = construct("foot M O A B", names); !ok) return ok;
    return state("acute_angle A M X", names);
}

Status Builder::circle_line(const StatementRow&, const Bound& bound) {
    Names names = bound.points;
    const std::string &centre = names.at('O'), &x = names.at('X');
    const bool a = on_circle(centre, names.at('A')), b = on_circle(centre, names.at('B'));
    if (a && b)
        return fail("no_other_intersection", "both points of the line lie on the circle: there is no third one",
                    "name a line with a point that is not on the circle");
    if (!a && !b) return near_intersection(names);
    if (a) std::swap(names.at('A'), names.at('B'));
    if (!exists(x)) {
        if (auto ok = construct("intersection_lc X A O B", names); !ok) return ok;
        return joins(centre, x);
    }
    if (auto ok = state("coll X A B, diff X B", names); !ok) return ok;
    return put_on(centre, x);
}

Status Builder::circle_circle(const StatementRow&, const Bound& bound) {
    Names names = bound.points;
    const std::string o = names.at('O'), p = names.at('P'), x = names.at('X');
    if (o == p) return fail("repeated_point", "a circle has no intersection with itself", "name two circles");
    const auto &first = points_on(o), &second = points_on(p);
    const bool bare = first.empty() || second.empty();
    if (exists(x) || bare) {
        for (const std::string& centre : first.empty() ? std::array{p, o} : std::array{o, p})
            if (auto ok = put_on(centre, x); !ok) return ok;
        return {};
    }
    const auto common = std::ranges::find_if(first, [&](const std::string& point) { return on_circle(p, point); });
    names['Q'] = common == first.end() ? first.front() : *common;
    names['R'] = second.front();
    Status placed = common == first.end() ? construct("on_circle X O Q & on_circle X P R", names)
                                          : construct("intersection_cc X O P Q", names);
    if (!placed) return placed;
    if (auto ok = joins(o, x); !ok) return ok;
    return joins(p, x);
}

Status Builder::finish() {
    std::vector<std::string> bare;
    for (const auto& [centre, circle] : known_.circles())
        if (circle.points.empty()) bare.push_back(centre);
    for (const std::string& centre : bare) {
        const std::string help = fresh_name();
        shown_.helps.push_back(help);
        if (known_.circles().at(centre).radius) shown_.radii.emplace_back(centre, help);
        if (auto ok = put_on(centre, help); !ok) return ok;
    }
    return {};
}

Shown Builder::shown() const {
    Shown out = shown_;
    for (const auto& [centre, circle] : known_.circles())
        if (!circle.points.empty()) out.circles.emplace_back(centre, circle.points.front());
    std::erase_if(out.no_circles, [&](const auto& circle) { return has_circle(circle.first); });
    return out;
}

} // namespace porism::geodsl
