#include "proof/fact_classes.h"

#include "proof/fact_links.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace porism::proof {
namespace {

using facts::Predicate;
using enum facts::Predicate;
using Points = std::vector<PointId>;

constexpr std::array kinds{
    FactKind{"line", "Points on a line", coll, coll},
    FactKind{"circle", "Points on a circle", cyclic, cyclic},
    FactKind{"centre", "Centres of circles", circle, circle},
    FactKind{"one_point", "Points that are one", same, same},
    FactKind{"midpoint", "Midpoints", midp, midp},
    FactKind{"parallel", "Parallels", para, para, "∥"},
    FactKind{"perpendicular", "Perpendiculars", perp, perp, "⊥"},
    FactKind{"equal_lengths", "Equal lengths", cong, cong, "="},
    FactKind{"equal_angles", "Equal angles", eqangle, eqangle, "="},
    FactKind{"equal_ratios", "Equal ratios", eqratio, eqratio, "="},
    FactKind{"congruent", "Congruent triangles", contri, contrir, "≅"},
    FactKind{"similar", "Similar triangles", simtri, simtrir, "∼"},
    FactKind{"angle_value", "Angles with a value", aconst, aconst},
    FactKind{"value", "Lengths and ratios with a value", rconst, l2const},
    FactKind{"equal_powers", "Equal powers of points", eqpower, eqpower},
    FactKind{"equal_products", "Equal products of three lengths", eqprod, eqprod},
    FactKind{"sums", "Sums of lengths", sum, eqsum},
};

/// Above the number of every line: marks the lines of the other of two perpendicular directions.
constexpr std::size_t other_direction = std::size_t{1} << 48;

/// A segment or line is called by the first two of its points that were met.
class Names {
public:
    explicit Names(const FactRows& rows) : rows_(rows) {}

    std::size_t line(std::span<const PointId> pair) { return met(rows_.line_of(pair[0], pair[1]), pair); }
    std::size_t segment(std::span<const PointId> pair) {
        const auto [low, high] = std::minmax({pair[0].index(), pair[1].index()});
        return met(high * (high - 1) / 2 + low, pair);
    }

    Points pairs(const Node& node) const {
        Points points;
        for (const std::size_t each : node) {
            const auto& name = names_.at(each % other_direction);
            points.insert(points.end(), name.begin(), name.end());
        }
        return points;
    }
    /// Beginning with the vertex, where the two lines have one.
    Points angle(const Node& node) const {
        const Points first = rows_.points_on(node[0]), second = rows_.points_on(node[1]);
        Points common;
        std::ranges::set_intersection(first, second, std::back_inserter(common));
        if (common.size() != 1) return pairs(node);
        const PointId vertex = common.front();
        return {vertex, other_on(node[0], vertex), vertex, other_on(node[1], vertex)};
    }

private:
    std::size_t met(std::size_t number, std::span<const PointId> pair) {
        names_.try_emplace(number, std::array{pair[0], pair[1]});
        return number;
    }
    PointId other_on(std::size_t line, PointId vertex) const {
        const auto& name = names_.at(line);
        return name[0] == vertex ? name[1] : name[0];
    }

    const FactRows& rows_;
    std::map<std::size_t, std::array<PointId, 2>> names_;
};

using Pairing = std::size_t (Names::*)(std::span<const PointId>);

std::vector<Link> two(Names& names, const facts::Statement& s, Pairing of) {
    return {{{(names.*of)(s.points())}, {(names.*of)(s.points().subspan(2))}}};
}

/// a to b as c to d, read so and as a to c as b to d; and both turned round.
std::vector<Link> four(Names& names, const facts::Statement& s, Pairing of) {
    std::array<std::size_t, 4> x{};
    for (std::size_t i = 0; i < 4; ++i) x[i] = (names.*of)(s.points().subspan(2 * i, 2));
    return {{{x[0], x[1]}, {x[2], x[3]}},
            {{x[1], x[0]}, {x[3], x[2]}},
            {{x[0], x[2]}, {x[1], x[3]}},
            {{x[2], x[0]}, {x[3], x[1]}}};
}

std::vector<Link> lines(Names& names, const facts::Statement& s) {
    return two(names, s, &Names::line);
}
/// Two lines that a third is perpendicular to are of one direction.
std::vector<Link> directions(Names& names, const facts::Statement& s) {
    const std::size_t a = names.line(s.points()), b = names.line(s.points().subspan(2));
    return {{{a}, {b + other_direction}}, {{b}, {a + other_direction}}};
}
std::vector<Link> segments(Names& names, const facts::Statement& s) {
    return two(names, s, &Names::segment);
}
std::vector<Link> angles(Names& names, const facts::Statement& s) {
    return four(names, s, &Names::line);
}
std::vector<Link> ratios(Names& names, const facts::Statement& s) {
    return four(names, s, &Names::segment);
}
std::vector<Link> triangles(Names&, const facts::Statement& s) {
    std::vector<Link> out;
    std::array<std::size_t, 3> order{0, 1, 2};
    do {
        Link link;
        for (const std::size_t i : order) {
            link.a.push_back(s[i].index());
            link.b.push_back(s[i + 3].index());
        }
        out.push_back(std::move(link));
    } while (std::ranges::next_permutation(order).found);
    return out;
}

Points named_pairs(const Names& names, const Node& node) {
    return names.pairs(node);
}
Points named_angle(const Names& names, const Node& node) {
    return names.angle(node);
}
Points named_triangle(const Names&, const Node& node) {
    Points points;
    for (const std::size_t point : node) points.emplace_back(point);
    return points;
}

/// How the rows of a kind are put together; other kinds have a class a row.
struct Manner {
    Predicate first;
    std::vector<Link> (*links)(Names&, const facts::Statement&);
    Points (*member)(const Names&, const Node&);
    /// Of an angle or ratio that this says all of: right angles, ratios of equal lengths.
    std::optional<Predicate> known = {};
};
constexpr std::array manners{
    Manner{para, &lines, &named_pairs},           Manner{perp, &directions, &named_pairs},
    Manner{cong, &segments, &named_pairs},        Manner{eqangle, &angles, &named_angle, perp},
    Manner{eqratio, &ratios, &named_pairs, cong}, Manner{contri, &triangles, &named_triangle},
    Manner{simtri, &triangles, &named_triangle},
};

/// The angles or ratios of which everything is known.
std::set<Node> known_members(Names& names, const Manner& manner, const Graph& graph) {
    std::set<Node> out;
    if (!manner.known) return out;
    const Pairing of = *manner.known == perp ? &Names::line : &Names::segment;
    for (const facts::Statement& s : graph.statements) {
        if (s.predicate() != *manner.known) continue;
        const Link link = two(names, s, of).front();
        out.insert({link.a.front(), link.b.front()});
        out.insert({link.b.front(), link.a.front()});
    }
    return out;
}

std::vector<FactClass> one_each(std::size_t kind, const std::vector<std::size_t>& rows) {
    std::vector<FactClass> out;
    for (const std::size_t row : rows) out.push_back({kind, {row}, {}, {}});
    return out;
}

/// Each once, also where it is named again or read otherwise.
void name_members(FactClass& found, const Components& components, const Components::Component& component,
                  const Manner& manner, const Names& names) {
    std::set<Node> named;
    for (const std::size_t each : component.nodes) {
        const Node& node = components.node(each);
        Node sorted = node;
        std::ranges::sort(sorted);
        if (!named.insert(std::move(sorted)).second) continue;
        auto& side = node.front() >= other_direction ? found.across : found.members;
        side.push_back(manner.member(names, node));
    }
}

std::vector<FactClass> put_together(std::size_t kind, const std::vector<std::size_t>& of_kind, const Manner& manner,
                                    const FactRows& rows, const Graph& graph, const StopToken& stop) {
    Names names(rows);
    const std::set<Node> known = known_members(names, manner, graph);
    Components components;
    std::vector<FactClass> out;
    for (const std::size_t row : of_kind) {
        if (stop.stop_requested()) return {};
        bool linked = false;
        for (const Link& link : manner.links(names, graph.statements[rows.rows()[row].statements.front()])) {
            if (known.contains(link.a) || known.contains(link.b)) continue;
            components.add(row, link);
            linked = true;
        }
        if (!linked) out.push_back({kind, {row}, {}, {}});
    }
    std::set<std::size_t> placed;
    for (const auto& component : components.by_size()) {
        if (stop.stop_requested()) return {};
        FactClass found{kind, {}, {}, {}};
        for (const std::size_t row : component.rows)
            if (placed.insert(row).second) found.rows.push_back(row);
        if (found.rows.empty()) continue;
        if (found.rows.size() > 1) name_members(found, components, component, manner, names);
        out.push_back(std::move(found));
    }
    std::ranges::sort(out, {}, [](const FactClass& one) { return one.rows.front(); });
    return out;
}

} // namespace

std::span<const FactKind> fact_kinds() {
    return kinds;
}

std::optional<std::size_t> fact_kind_of(Predicate predicate) {
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (kinds[k].first <= predicate && predicate <= kinds[k].last) return k;
    return std::nullopt;
}

std::vector<FactClass> fact_classes(const FactRows& rows, const Graph& graph, const StopToken& stop) {
    std::array<std::vector<std::size_t>, kinds.size()> by_kind;
    for (std::size_t i = 0; i < rows.rows().size(); ++i)
        if (const auto kind = fact_kind_of(graph.statements[rows.rows()[i].statements.front()].predicate()))
            by_kind[*kind].push_back(i);
    std::vector<FactClass> out;
    for (std::size_t k = 0; k < kinds.size() && !stop.stop_requested(); ++k) {
        const auto manner = std::ranges::find(manners, kinds[k].first, &Manner::first);
        auto found =
            manner == manners.end() ? one_each(k, by_kind[k]) : put_together(k, by_kind[k], *manner, rows, graph, stop);
        std::ranges::move(found, std::back_inserter(out));
    }
    return out;
}

} // namespace porism::proof
