#include "proof/fact_rows.h"

#include <algorithm>
#include <array>

namespace porism::proof {

namespace {

using facts::Predicate;

enum Said : std::size_t { on_line, on_circle, centre, parallel, perpendicular, equal_angles, of_its_own };

// Above every index of a class, so that the two points of a line without a class are told from one.
constexpr std::size_t loose = std::size_t{1} << 32;

bool is_given(const Graph& graph, std::size_t statement) {
    return statement < graph.first.size() && graph.derivations[graph.first[statement].index()].reason == Reason::given;
}

bool compares_lines(std::size_t said) {
    return said == parallel || said == perpendicular || said == equal_angles;
}

void mention(FactRow& row, std::span<const PointId> points) {
    row.points.insert(row.points.end(), points.begin(), points.end());
    std::ranges::sort(row.points);
    const auto repeated = std::ranges::unique(row.points);
    row.points.erase(repeated.begin(), repeated.end());
}

/// By point: the first that is said to be one with it. Empty where nothing is said of that.
std::vector<PointId> places_of(const Graph& graph) {
    const auto merges = [](const facts::Statement& said) { return said.predicate() == Predicate::same; };
    if (std::ranges::none_of(graph.statements, merges)) return {};
    std::vector<PointId> places;
    for (const facts::Statement& any : graph.statements)
        for (const PointId point : any.points())
            while (places.size() <= point.index()) places.emplace_back(places.size());
    for (const facts::Statement& said : graph.statements) {
        if (!merges(said)) continue;
        const PointId a = places[said[0].index()], b = places[said[1].index()];
        std::ranges::replace(places, std::max(a, b), std::min(a, b));
    }
    return places;
}

} // namespace

FactRows::FactRows(const Graph& graph, const StopToken& stop) {
    gather(graph, stop);
    for (std::size_t i = 0; i < graph.statements.size() && !stop.stop_requested(); ++i) add(graph, i);
}

void FactRows::gather(const Graph& graph, const StopToken& stop) {
    const std::vector<PointId> places = places_of(graph);
    lines_ = facts::IncidenceClasses(2, places);
    circles_ = facts::IncidenceClasses(3, places);
    for (std::size_t i = 0; i < graph.statements.size() && !stop.stop_requested(); ++i) {
        const facts::Statement& statement = graph.statements[i];
        const auto tag = static_cast<std::uint32_t>(i);
        if (statement.predicate() == Predicate::coll) lines_.add(statement.points(), tag);
        if (statement.predicate() == Predicate::cyclic) circles_.add(statement.points(), tag);
        if (statement.predicate() == Predicate::circle) circles_.add(statement.points().subspan(1), tag);
    }
}

void FactRows::add(const Graph& graph, std::size_t statement) {
    const facts::Statement& said = graph.statements[statement];
    const auto key = key_of(said);
    if (!key) return;
    const auto [found, fresh] = by_key_.try_emplace(*key, rows_.size());
    if (fresh) rows_.emplace_back();
    if (fresh && compares_lines(key->front())) rows_.back().lines.assign(key->begin() + 1, key->end());
    FactRow& row = rows_[found->second];
    const bool first =
        is_given(graph, statement) && !row.statements.empty() && !is_given(graph, row.statements.front());
    row.statements.insert(first ? row.statements.begin() : row.statements.end(), statement);
    row.whole_class = said.predicate() == Predicate::coll || said.predicate() == Predicate::cyclic;
    mention(row, said.points());
    if (row.whole_class && fresh) mention(row, (key->front() == on_line ? lines_ : circles_).members((*key)[1]));
    by_statement_.emplace(said, found->second);
}

std::size_t FactRows::line_of(PointId a, PointId b) const {
    const std::array both{a, b};
    if (const auto found = lines_.class_of(both)) return *found;
    const auto [low, high] = std::minmax({a.index(), b.index()});
    return loose + high * (high - 1) / 2 + low;
}

std::vector<PointId> FactRows::points_on(std::size_t line) const {
    if (line < loose) {
        const auto members = lines_.members(line);
        return {members.begin(), members.end()};
    }
    std::size_t high = 1;
    const std::size_t pair = line - loose;
    while ((high + 1) * high / 2 <= pair) ++high;
    return {PointId(pair - high * (high - 1) / 2), PointId(high)};
}

std::optional<FactRows::Key> FactRows::key_of(const facts::Statement& statement) const {
    using Of = std::optional<Key> (FactRows::*)(const facts::Statement&) const;
    struct Row {
        Predicate predicate;
        Of key;
    };
    static constexpr std::array rows{
        Row{Predicate::coll, &FactRows::class_key},    Row{Predicate::cyclic, &FactRows::class_key},
        Row{Predicate::circle, &FactRows::centre_key}, Row{Predicate::para, &FactRows::lines_key},
        Row{Predicate::perp, &FactRows::lines_key},    Row{Predicate::eqangle, &FactRows::angles_key},
    };
    if (facts::about_sines(statement.predicate())) return std::nullopt;
    const auto row = std::ranges::find(rows, statement.predicate(), &Row::predicate);
    if (row != rows.end()) return (this->*row->key)(statement);
    Key own{of_its_own, static_cast<std::size_t>(statement.predicate())};
    for (const PointId point : statement.points()) own.push_back(point.index());
    own.push_back(statement.constant() ? statement.hash() : 0);
    return own;
}

std::optional<FactRows::Key> FactRows::class_key(const facts::Statement& statement) const {
    const bool line = statement.predicate() == Predicate::coll;
    const auto found = (line ? lines_ : circles_).class_of(statement.points());
    return found ? std::optional(Key{line ? on_line : on_circle, *found}) : std::nullopt;
}

std::optional<FactRows::Key> FactRows::centre_key(const facts::Statement& statement) const {
    const auto found = circles_.class_of(statement.points().subspan(1));
    return found ? std::optional(Key{centre, *found, statement[0].index()}) : std::nullopt;
}

std::optional<FactRows::Key> FactRows::lines_key(const facts::Statement& statement) const {
    const auto [a, b] = std::minmax({line_of(statement[0], statement[1]), line_of(statement[2], statement[3])});
    if (a == b) return std::nullopt;
    return Key{statement.predicate() == Predicate::para ? parallel : perpendicular, a, b};
}

// As an equation: the first and the last direction add up to the same as the two between. Of one line on both sides it
// says that the others are parallel, in the words of the angles that they make with it.
std::optional<FactRows::Key> FactRows::angles_key(const facts::Statement& statement) const {
    std::array<std::size_t, 4> line{};
    for (std::size_t i = 0; i < 4; ++i) line[i] = line_of(statement[2 * i], statement[2 * i + 1]);
    const auto [a, b] = std::minmax({std::minmax({line[0], line[3]}), std::minmax({line[1], line[2]})});
    if (a == b) return std::nullopt;
    return Key{equal_angles, a.first, a.second, b.first, b.second};
}

std::optional<std::size_t> FactRows::row_of(const facts::Statement& statement) const {
    if (const auto found = by_statement_.find(statement); found != by_statement_.end()) return found->second;
    const auto key = key_of(statement);
    const auto found = key ? by_key_.find(*key) : by_key_.end();
    return found == by_key_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace porism::proof
