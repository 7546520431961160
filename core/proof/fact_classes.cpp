#include "proof/fact_classes.h"

#include "proof/fact_links.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

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

using Pairs = std::vector<std::array<std::size_t, 2>>;
/// The number of a line or of a segment.
using Part = std::size_t (*)(const FactRows& rows, std::span<const PointId> pair);

std::size_t line(const FactRows& rows, std::span<const PointId> pair) {
    return rows.line_of(pair[0], pair[1]);
}
std::size_t segment(const FactRows&, std::span<const PointId> pair) {
    const auto [low, high] = std::minmax({pair[0].index(), pair[1].index()});
    return high * (high - 1) / 2 + low;
}

/// Where the two lines have one point in common.
std::optional<PointId> vertex(const FactRows& rows, const Node& angle) {
    const Points first = rows.points_on(angle[0]), second = rows.points_on(angle[1]);
    Points common;
    std::ranges::set_intersection(first, second, std::back_inserter(common));
    return common.size() == 1 ? std::optional(common.front()) : std::nullopt;
}

Pairs first_and_second(const FactRows& rows, const facts::Statement& s, Part of) {
    return {{of(rows, s.points()), of(rows, s.points().subspan(2))}};
}
Pairs halves(const FactRows& rows, const facts::Statement& s, Part of) {
    return {{of(rows, s.points().first(2)), of(rows, std::array{s[0], s[2]})}};
}
Pairs half_and_whole(const FactRows& rows, const facts::Statement& s, Part of) {
    return {{of(rows, s.points().first(2)), of(rows, s.points().subspan(1))}};
}
/// Above the number of every segment: the unit of length.
constexpr std::size_t unit = std::size_t{1} << 49;
Pairs with_unit(const FactRows& rows, const facts::Statement& s, Part of) {
    return {{of(rows, s.points()), unit}};
}

/// A predicate that tells how two lines or lengths are to each other; `alike`: that they are of one direction or size.
struct Tell {
    Predicate predicate;
    bool alike;
    Pairs (*pairs)(const FactRows&, const facts::Statement&, Part) = &first_and_second;
};
constexpr std::array of_lines{Tell{para, true}, Tell{perp, false}, Tell{aconst, false}};
constexpr std::array of_lengths{
    Tell{cong, true},     Tell{midp, true, &halves},       Tell{midp, false, &half_and_whole}, Tell{rconst, false},
    Tell{r2const, false}, Tell{lconst, false, &with_unit}, Tell{l2const, false, &with_unit}};

/// What is told of the two parts of angles or of ratios.
struct Sizes {
    Groups alike; ///< of one direction, of one length
    Groups known; ///< besides, at a known angle, in a known ratio

    bool is_known(const Member& member) { return known.root(member.shown[0]) == known.root(member.shown[1]); }
};

Sizes sizes_of(const FactRows& rows, Part of, std::span<const Tell> tells, const Graph& graph) {
    Sizes out;
    for (const facts::Statement& s : graph.statements)
        for (const Tell& tell : tells) {
            if (tell.predicate != s.predicate()) continue;
            for (const auto& [a, b] : tell.pairs(rows, s, of)) {
                out.known.join(a, b);
                if (tell.alike) out.alike.join(a, b);
            }
        }
    return out;
}

Member member_of(const Node& node, std::span<const PointId> said) {
    return {node, node, {said.begin(), said.end()}};
}

std::vector<Link> two(const FactRows& rows, const facts::Statement& s, Part of) {
    return {{member_of({of(rows, s.points())}, s.points().first(2)),
             member_of({of(rows, s.points().subspan(2))}, s.points().subspan(2))}};
}

/// a to b as c to d, read so and as a to c as b to d; both turned round behind them.
std::vector<Link> four(const FactRows& rows, const facts::Statement& s, Part of, Sizes& sizes) {
    std::array<std::size_t, 4> x{};
    for (std::size_t i = 0; i < 4; ++i) x[i] = of(rows, s.points().subspan(2 * i, 2));
    const auto of_parts = [&](std::size_t i, std::size_t j) {
        return Member{{sizes.alike.root(x[i]), sizes.alike.root(x[j])},
                      {x[i], x[j]},
                      {s[2 * i], s[2 * i + 1], s[2 * j], s[2 * j + 1]}};
    };
    std::vector<Link> out, of_known_sizes;
    for (const std::array<std::size_t, 4>& i : {std::array<std::size_t, 4>{0, 1, 2, 3}, {0, 2, 1, 3}}) {
        Link link{of_parts(i[0], i[1]), of_parts(i[2], i[3])};
        auto& into = sizes.is_known(link.a) || sizes.is_known(link.b) ? of_known_sizes : out;
        into.push_back(std::move(link));
        into.push_back({of_parts(i[1], i[0]), of_parts(i[3], i[2])});
    }
    return out.empty() ? of_known_sizes : out;
}

std::vector<Link> lines(const FactRows& rows, const facts::Statement& s, Sizes&) {
    return two(rows, s, &line);
}
/// Two lines that a third is perpendicular to are of one direction.
std::vector<Link> directions(const FactRows& rows, const facts::Statement& s, Sizes&) {
    const auto a = s.points().first(2), b = s.points().subspan(2);
    const std::size_t first = line(rows, a), second = line(rows, b);
    return {{member_of({first}, a), member_of({second + other_direction}, b)},
            {member_of({second}, b), member_of({first + other_direction}, a)}};
}
std::vector<Link> segments(const FactRows& rows, const facts::Statement& s, Sizes&) {
    return two(rows, s, &segment);
}
/// Beginning with the vertex, where there is one; the row's own points name the lines.
Points angle(const FactRows& rows, const Member& member) {
    const auto corner = vertex(rows, member.shown);
    if (!corner) return member.said;
    const auto other = [&](std::size_t i) { return member.said[i] == *corner ? member.said[i + 1] : member.said[i]; };
    return {*corner, other(0), *corner, other(2)};
}
std::vector<Link> angles(const FactRows& rows, const facts::Statement& s, Sizes& sizes) {
    std::vector<Link> out = four(rows, s, &line, sizes);
    const auto at_vertices = [&](const Link& link) { return vertex(rows, link.a.shown) && vertex(rows, link.b.shown); };
    if (std::ranges::any_of(out, at_vertices)) std::erase_if(out, [&](const Link& link) { return !at_vertices(link); });
    for (Link& link : out)
        for (Member* const each : {&link.a, &link.b}) each->said = angle(rows, *each);
    return out;
}
std::vector<Link> ratios(const FactRows& rows, const facts::Statement& s, Sizes& sizes) {
    return four(rows, s, &segment, sizes);
}
std::vector<Link> triangles(const FactRows&, const facts::Statement& s, Sizes&) {
    std::vector<Link> out;
    std::array<std::size_t, 3> order{0, 1, 2};
    do {
        const auto triangle = [&](std::size_t first) {
            const std::array points{s[first + order[0]], s[first + order[1]], s[first + order[2]]};
            return member_of({points[0].index(), points[1].index(), points[2].index()}, points);
        };
        out.push_back({triangle(0), triangle(3)});
    } while (std::ranges::next_permutation(order).found);
    return out;
}

/// How the rows of a kind are put together; other kinds have a class a row.
struct Manner {
    Predicate first;
    std::vector<Link> (*links)(const FactRows&, const facts::Statement&, Sizes&);
    /// Of angles and ratios, which are read in two ways: their parts, and what tells how these are to each other.
    Part part = nullptr;
    std::span<const Tell> tells = {};
};
constexpr std::array manners{
    Manner{para, &lines},
    Manner{perp, &directions},
    Manner{cong, &segments},
    Manner{eqangle, &angles, &line, of_lines},
    Manner{eqratio, &ratios, &segment, of_lengths},
    Manner{contri, &triangles},
    Manner{simtri, &triangles},
};

std::vector<FactClass> one_each(std::size_t kind, const std::vector<std::size_t>& rows) {
    std::vector<FactClass> out;
    for (const std::size_t row : rows) out.push_back({kind, {row}, {}, {}});
    return out;
}

Node unordered(Node node) {
    std::ranges::sort(node);
    return node;
}

/// Each once, also where it is named again or read otherwise: as the first row that has it names it.
void name_members(FactClass& found, const Components::Component& component) {
    std::set<Node> named;
    for (const Link& link : component.links)
        for (const Member* const member : {&link.a, &link.b}) {
            if (!named.insert(unordered(member->shown)).second) continue;
            auto& side = member->node.front() >= other_direction ? found.across : found.members;
            side.push_back(member->said);
        }
}

FactClass class_of(std::size_t kind, const Components::Component& component, bool has_readings) {
    FactClass out{kind, component.rows, {}, {}};
    if (component.rows.size() == 1) return out;
    name_members(out, component);
    for (const Link& link : component.links)
        if (has_readings) out.readings.push_back({link.a.said, link.b.said});
    return out;
}

/// What it says and of which members, turned round or not.
std::pair<std::vector<std::size_t>, std::set<Node>> content_of(const Components::Component& component) {
    std::set<Node> members;
    for (const Link& link : component.links)
        for (const Member* const member : {&link.a, &link.b}) members.insert(unordered(member->shown));
    return {component.rows, std::move(members)};
}

std::vector<FactClass> put_together(std::size_t kind, const std::vector<std::size_t>& of_kind, const Manner& manner,
                                    const FactRows& rows, const Graph& graph, const StopToken& stop) {
    Sizes sizes = sizes_of(rows, manner.part, manner.tells, graph);
    Components components;
    std::vector<FactClass> out;
    for (const std::size_t row : of_kind) {
        if (stop.stop_requested()) return {};
        const auto links = manner.links(rows, graph.statements[rows.rows()[row].statements.front()], sizes);
        for (const Link& link : links) components.add(row, link);
        if (links.empty()) out.push_back({kind, {row}, {}, {}});
    }
    const bool has_readings = manner.part != nullptr;
    std::set<std::size_t> placed;
    std::set<std::pair<std::vector<std::size_t>, std::set<Node>>> told;
    for (const auto& component : components.by_size()) {
        if (stop.stop_requested()) return {};
        const bool fresh = std::ranges::any_of(component.rows, [&](std::size_t row) { return !placed.contains(row); });
        const bool reads_otherwise = has_readings && component.rows.size() > 1 && !told.contains(content_of(component));
        if (!fresh && !reads_otherwise) continue;
        told.insert(content_of(component));
        placed.insert(component.rows.begin(), component.rows.end());
        out.push_back(class_of(kind, component, has_readings));
    }
    std::ranges::stable_sort(out, {}, [](const FactClass& one) { return one.rows.front(); });
    return out;
}

} // namespace

std::span<const FactKind> fact_kinds() {
    return kinds;
}

std::optional<FactClass> as_read(const FactClass& one, std::size_t row) {
    if (one.readings.empty()) return std::nullopt;
    return FactClass{one.kind, {one.rows[row]}, {one.readings[row][0], one.readings[row][1]}, {}};
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

std::size_t count_rows(const std::vector<FactClass>& classes) {
    std::set<std::size_t> rows;
    for (const FactClass& one : classes) rows.insert(one.rows.begin(), one.rows.end());
    return rows.size();
}

} // namespace porism::proof
