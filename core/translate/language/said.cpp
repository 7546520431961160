#include "translate/language/said.h"

#include "scene/as_statements.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using Segment = Said::Segment;

/// Rows of which scene::as_statements says more than makes them.
struct Defined {
    std::string_view row, statements;
};
constexpr std::array defined{
    Defined{"parallelogram", "para a b c x, para a x b c"},
    Defined{"orthocenter", "perp x a b c, perp x b c a"},
    Defined{"reflect", "cong b a b x, cong c a c x"},
};

std::vector<facts::Pattern> patterns_of(ConstructionId id) {
    const scene::Construction& row = scene::construction(id);
    const auto found = std::ranges::find(defined, row.name, &Defined::row);
    if (found != defined.end()) {
        std::vector<std::string> letters;
        for (const scene::Slot& slot : row.slots) letters.push_back(slot.letter);
        return *facts::parse_patterns(found->statements, letters);
    }
    if (const auto* patterns = scene::statement_patterns(id)) return *patterns;
    auto out = row.gives;
    out.insert(out.end(), row.guarantees.begin(), row.guarantees.end());
    return out;
}

Segment segment(PointId a, PointId b) {
    return {std::min(a, b), std::max(a, b)};
}

using Equal = std::pair<Segment, Segment>;

/// "AB = CD" as an equation between quantities.
std::optional<Equal> equal_in(const facts::Relation& relation) {
    const auto& terms = relation.polynomial();
    if (terms.size() != 2 || terms.begin()->second != -terms.rbegin()->second) return std::nullopt;
    const auto length = [](const facts::Monomial& monomial) -> std::optional<Segment> {
        if (monomial.factors.size() != 1 || monomial.factors.front().exponent != 1) return std::nullopt;
        const facts::Quantity& quantity = monomial.factors.front().quantity;
        if (quantity.kind() != facts::QuantityKind::length) return std::nullopt;
        return segment(quantity.points()[0], quantity.points()[1]);
    };
    const auto a = length(terms.begin()->first), b = length(terms.rbegin()->first);
    return a && b ? std::optional(Equal{*a, *b}) : std::nullopt;
}

/// A statement taken apart.
struct Parts {
    std::vector<Equal> equal;
    std::optional<Statement> other;
};

Parts equal_lengths(std::span<const PointId> p) {
    return {{{segment(p[0], p[1]), segment(p[2], p[3])}}, {}};
}
Parts midpoint(std::span<const PointId> p) {
    return {{{segment(p[0], p[1]), segment(p[0], p[2])}}, facts::make(Predicate::coll, std::array{p[0], p[1], p[2]})};
}
Parts centre(std::span<const PointId> p) {
    return {{{segment(p[0], p[1]), segment(p[0], p[2])}, {segment(p[0], p[1]), segment(p[0], p[3])}}, {}};
}
Parts nothing(std::span<const PointId>) {
    return {};
}

struct TakenApart {
    Predicate predicate;
    Parts (*take)(std::span<const PointId>);
};
constexpr std::array taken_apart{TakenApart{Predicate::cong, &equal_lengths}, TakenApart{Predicate::midp, &midpoint},
                                 TakenApart{Predicate::circle, &centre}, TakenApart{Predicate::diff, &nothing}};

Parts parts_of(const Statement& statement) {
    const auto row = std::ranges::find(taken_apart, statement.predicate(), &TakenApart::predicate);
    if (row != taken_apart.end()) return row->take(statement.points());
    if (statement.relation() != nullptr)
        if (const auto equal = equal_in(*statement.relation())) return {{*equal}, {}};
    return {{}, statement};
}

} // namespace

const std::vector<facts::Pattern>& defining(ConstructionId row) {
    static const auto all = [] {
        std::vector<std::vector<facts::Pattern>> out;
        for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
            out.push_back(patterns_of(ConstructionId(i)));
            std::erase_if(out.back(), [](const facts::Pattern& each) { return each.predicate == Predicate::diff; });
        }
        return out;
    }();
    return all[row.index()];
}

std::vector<Statement> defining(const scene::Action& action) {
    std::vector<Statement> out;
    if (action.states && action.states->predicate() != Predicate::diff) out.push_back(*action.states);
    for (const scene::Use& use : action.uses)
        std::ranges::move(scene::instantiate(defining(use.construction), action.outputs, use), std::back_inserter(out));
    return out;
}

void Said::add(const Statement& statement) {
    Parts parts = parts_of(statement);
    for (const auto& [a, b] : parts.equal) add_equal(a, b);
    if (parts.other) others_.insert(*parts.other);
    add_implied(parts.other, !parts.equal.empty());
}

bool Said::holds(const Statement& statement) const {
    const Parts parts = parts_of(statement);
    const auto are_one = [&](const Equal& equal) { return are_equal(equal.first, equal.second); };
    return std::ranges::all_of(parts.equal, are_one) && (!parts.other || others_.contains(*parts.other));
}

void Said::add_equal(const Segment& a, const Segment& b) {
    std::set<Segment> whole{a, b};
    std::erase_if(equal_, [&](const std::set<Segment>& one) {
        if (!one.contains(a) && !one.contains(b)) return false;
        whole.insert(one.begin(), one.end());
        return true;
    });
    if (whole.size() > 1) equal_.push_back(std::move(whole));
}

bool Said::are_equal(const Segment& a, const Segment& b) const {
    return a == b || std::ranges::any_of(
                         equal_, [&](const std::set<Segment>& one) { return one.contains(a) && one.contains(b); });
}

void Said::add_triangle(PointId a, PointId b, PointId c) {
    if (auto triangle = facts::make(Predicate::ncoll, std::array{a, b, c})) others_.insert(*std::move(triangle));
}

void Said::add_triangle_of_right_angle(const Statement& right) {
    const auto p = right.points();
    for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {2U, 3U})
            if (p[i] == p[j]) add_triangle(p[i], p[1 - i], p[5 - j]);
}

void Said::add_triangles_of_equal(const std::set<Segment>& equal) {
    for (const auto& [a, b] : equal)
        for (const auto& [c, d] : equal)
            if (a == c && b < d && equal.contains(segment(b, d))) add_triangle(a, b, d);
}

/// Where one of its triangles is one, all are.
void Said::add_triangles_of_parallelogram(const Statement& parallel) {
    const auto p = parallel.points();
    const auto are_parallel = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        const auto one = facts::make(Predicate::para, std::array{p[a], p[b], p[c], p[d]});
        return one && others_.contains(*one);
    };
    if (!are_parallel(0, 2, 1, 3) && !are_parallel(0, 3, 1, 2)) return;
    constexpr std::array<std::array<std::size_t, 3>, 4> corners{{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}}};
    const bool some = std::ranges::any_of(corners, [&](const auto& c) {
        const auto triangle = facts::make(Predicate::ncoll, std::array{p[c[0]], p[c[1]], p[c[2]]});
        return triangle && others_.contains(*triangle);
    });
    if (!some) return;
    for (const auto& c : corners) add_triangle(p[c[0]], p[c[1]], p[c[2]]);
}

/// Of the triangle of three of its points, towards the fourth.
void Said::add_altitude(const Statement& altitude) {
    const auto p = altitude.points();
    for (const std::size_t i : {0U, 1U, 2U, 3U}) {
        const std::size_t other = i < 2 ? 2 : 0;
        const PointId common = p[i], a = p[i ^ 1U], b = p[other], c = p[other + 1];
        const auto towards = [&](PointId from, PointId one, PointId two) {
            return facts::make(Predicate::perp, std::array{common, from, one, two});
        };
        const auto second = towards(b, c, a), third = towards(c, a, b);
        if (!second || !third || others_.contains(*second) == others_.contains(*third)) continue;
        others_.insert(*second);
        others_.insert(*third);
    }
}

namespace {

using Three = std::array<PointId, 3>; ///< in their order on a line

void keep_both_ways(std::set<Three>& orders, PointId a, PointId b, PointId c) {
    orders.insert({a, b, c});
    orders.insert({c, b, a});
}

/// Of four points on a line.
void close_orders(std::set<Three>& orders) {
    for (std::size_t before = 0; before != orders.size();) {
        before = orders.size();
        const std::vector<Three> all(orders.begin(), orders.end());
        for (const auto& [a, b, c] : all)
            for (const auto& [p, q, r] : all) {
                if (a == p && c == q) { // a, b, c and a, c, r
                    keep_both_ways(orders, a, b, r);
                    keep_both_ways(orders, b, c, r);
                }
                if (b == p && c == q && a != r) { // a, b, c and b, c, r
                    keep_both_ways(orders, a, b, r);
                    keep_both_ways(orders, a, c, r);
                }
            }
    }
}

} // namespace

/// The points of each line, of which two that share two points are one.
void Said::close_lines() {
    std::vector<std::set<PointId>> lines;
    for (const Statement& each : others_) {
        if (each.predicate() != Predicate::coll) continue;
        std::set<PointId> whole(each.points().begin(), each.points().end());
        for (bool grown = true; grown;) {
            grown = std::erase_if(lines, [&](const std::set<PointId>& one) {
                        const auto common = std::ranges::count_if(one, [&](PointId p) { return whole.contains(p); });
                        if (common < 2) return false;
                        whole.insert(one.begin(), one.end());
                        return true;
                    }) > 0;
        }
        lines.push_back(std::move(whole));
    }
    for (const auto& line : lines) {
        std::set<Three> orders;
        for (const PointId a : line)
            for (const PointId b : line)
                for (const PointId c : line) {
                    if (a == b || b == c || !(a < c)) continue;
                    if (a < b && b < c)
                        if (auto all = facts::make(Predicate::coll, std::array{a, b, c}))
                            others_.insert(*std::move(all));
                    const auto between = facts::make(Predicate::obtuse_angle, std::array{a, b, c});
                    if ((between && others_.contains(*between)) || are_equal(segment(a, b), segment(b, c)))
                        keep_both_ways(orders, a, b, c);
                }
        close_orders(orders);
        for (const auto& [a, b, c] : orders)
            if (auto between = facts::make(Predicate::obtuse_angle, std::array{a, b, c}))
                others_.insert(*std::move(between));
    }
}

/// Of what is new: of all the rest what it implies is there.
void Said::add_implied(const std::optional<Statement>& other, bool equal) {
    constexpr std::array of_lines{Predicate::coll, Predicate::obtuse_angle};
    const bool on_lines = other && std::ranges::count(of_lines, other->predicate()) > 0;
    if (lines_closed_ && (equal || on_lines)) close_lines();
    constexpr std::array of_triangles{Predicate::perp, Predicate::para, Predicate::ncoll};
    const bool triangles = other && std::ranges::count(of_triangles, other->predicate()) > 0;
    if (!equal && !triangles) return;
    if (equal)
        for (const auto& one : equal_) add_triangles_of_equal(one);
    if (other && other->predicate() == Predicate::perp) {
        add_triangle_of_right_angle(*other);
        add_altitude(*other);
    }
    std::vector<Statement> parallels;
    std::ranges::copy_if(others_, std::back_inserter(parallels),
                         [](const Statement& each) { return each.predicate() == Predicate::para; });
    for (const Statement& each : parallels) add_triangles_of_parallelogram(each);
}

} // namespace porism::translate
