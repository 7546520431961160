#include "proof/fact_search.h"

#include "base/text.h"
#include "proof/fact_classes.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace porism::proof {
namespace {

using facts::Predicate;

/// How the points of a predicate belong together.
enum class Grouping : std::uint8_t { points, lines, lengths, triangles };
struct GroupingRow {
    Predicate predicate;
    Grouping grouping;
};
constexpr std::array groupings{
    GroupingRow{Predicate::para, Grouping::lines},        GroupingRow{Predicate::perp, Grouping::lines},
    GroupingRow{Predicate::eqangle, Grouping::lines},     GroupingRow{Predicate::aconst, Grouping::lines},
    GroupingRow{Predicate::cong, Grouping::lengths},      GroupingRow{Predicate::eqratio, Grouping::lengths},
    GroupingRow{Predicate::rconst, Grouping::lengths},    GroupingRow{Predicate::lconst, Grouping::lengths},
    GroupingRow{Predicate::r2const, Grouping::lengths},   GroupingRow{Predicate::l2const, Grouping::lengths},
    GroupingRow{Predicate::eqprod, Grouping::lengths},    GroupingRow{Predicate::sum, Grouping::lengths},
    GroupingRow{Predicate::eqsum, Grouping::lengths},     GroupingRow{Predicate::simtri, Grouping::triangles},
    GroupingRow{Predicate::simtrir, Grouping::triangles}, GroupingRow{Predicate::contri, Grouping::triangles},
    GroupingRow{Predicate::contrir, Grouping::triangles},
};

Grouping grouping_of(Predicate predicate) {
    const auto row = std::ranges::find(groupings, predicate, &GroupingRow::predicate);
    return row == groupings.end() ? Grouping::points : row->grouping;
}

std::size_t size_of(Grouping grouping) {
    return grouping == Grouping::points ? 1 : grouping == Grouping::triangles ? 3 : 2;
}

std::vector<PointId> sorted(std::span<const PointId> points) {
    std::vector<PointId> out(points.begin(), points.end());
    std::ranges::sort(out);
    return out;
}

bool has_point(std::span<const PointId> points, PointId point) {
    return std::ranges::count(points, point) > 0;
}

/// Whether these points stand together in a statement whose points belong together by so many.
bool stands_in(const facts::Statement& statement, const std::vector<PointId>& group) {
    const auto points = statement.points();
    const std::vector<PointId> wanted = sorted(group);
    for (std::size_t i = 0; i + group.size() <= points.size(); i += group.size())
        if (sorted(points.subspan(i, group.size())) == wanted) return true;
    return false;
}

} // namespace

FactSearch::FactSearch(Source source, std::string_view text, std::vector<PointId> points)
    : source_(std::move(source)), points_(std::move(points)) {
    std::ranges::sort(points_);
    for (std::string_view word : split(text, ' ')) {
        while (word.ends_with(',')) word.remove_suffix(1);
        if (!word.empty()) words_.push_back(read(lower_case(word)));
    }
    if (read_predicate()) words_.clear();
    const auto meant = source_->reads ? source_->reads(text) : std::nullopt;
    if (meant) meant_ = source_->rows.row_of(*meant);
}

/// A segment from either end, an angle with its vertex in the middle, a triangle from any corner.
std::vector<std::string> FactSearch::spellings_of(const std::string& word) const {
    struct Figure {
        std::string_view sign;
        std::size_t points;
        bool vertex_stays;
    };
    constexpr std::array figures{Figure{"∠", 3, true}, Figure{"△", 3, false}, Figure{"", 2, false}};
    std::vector<std::string> out{word};
    const auto figure = std::ranges::find_if(figures, [&](const Figure& one) { return word.starts_with(one.sign); });
    const auto names = names_in(std::string_view(word).substr(figure->sign.size()), figure->points);
    if (!names) return out;
    std::vector<std::size_t> order(names->size());
    std::iota(order.begin(), order.end(), 0U);
    while (std::ranges::next_permutation(order).found) {
        if (figure->vertex_stays && order[1] != 1) continue;
        std::string other(figure->sign);
        for (const std::size_t i : order) other += (*names)[i];
        out.push_back(std::move(other));
    }
    return out;
}

/// The text as so many names of points one behind the other, as words show them.
std::optional<std::vector<std::string>> FactSearch::names_in(std::string_view text, std::size_t count) const {
    if (count == 0) return text.empty() ? std::optional<std::vector<std::string>>(std::in_place) : std::nullopt;
    for (std::size_t i = 0; i < source_->names.size(); ++i) {
        const std::string name = lower_case(source_->shown(PointId(i)));
        if (!text.starts_with(name)) continue;
        auto rest = names_in(text.substr(name.size()), count - 1);
        if (!rest) continue;
        rest->insert(rest->begin(), name);
        return rest;
    }
    return std::nullopt;
}

bool FactSearch::spelled_in(const std::string& text, const Word& word) {
    const std::string small = lower_case(text);
    return std::ranges::any_of(word.spellings,
                               [&](const std::string& spelling) { return small.find(spelling) != std::string::npos; });
}

FactSearch::Word FactSearch::read(const std::string& word) const {
    Word out{word, spellings_of(word), std::nullopt, {}};
    const auto& names = source_->names;
    for (std::size_t a = 0; a < names.size(); ++a) {
        const std::string first = lower_case(names[a]);
        if (first == word) out.point = PointId(a);
        if (!word.starts_with(first)) continue;
        for (std::size_t b = 0; b < names.size(); ++b)
            if (a != b && word.substr(first.size()) == lower_case(names[b]))
                out.lines.push_back({source_->rows.line_of(PointId(a), PointId(b)), PointId(a), PointId(b)});
    }
    return out;
}

bool FactSearch::read_predicate() {
    if (words_.size() < 2) return false;
    const auto predicate = facts::predicate_by_name(words_.front().text);
    std::vector<PointId> named;
    for (const Word& word : std::span(words_).subspan(1)) {
        if (word.point)
            named.push_back(*word.point);
        else if (!word.lines.empty())
            named.insert(named.end(), {word.lines.front().a, word.lines.front().b});
        else
            return false;
    }
    if (!predicate) return false;
    predicate_ = predicate;
    const std::size_t size = size_of(grouping_of(*predicate));
    for (std::size_t i = 0; i < named.size(); i += size)
        groups_.emplace_back(named.begin() + static_cast<std::ptrdiff_t>(i),
                             named.begin() + static_cast<std::ptrdiff_t>(std::min(i + size, named.size())));
    return true;
}

bool FactSearch::of_predicate(const FactRow& row) const {
    return std::ranges::any_of(row.statements, [&](std::size_t statement) {
        return source_->graph.statements[statement].predicate() == *predicate_;
    });
}

/// A group that is not whole asks only that its points are spoken of.
bool FactSearch::has(const FactRow& row, const Group& group) const {
    const Grouping grouping = grouping_of(*predicate_);
    if (grouping == Grouping::points || group.size() < size_of(grouping))
        return std::ranges::all_of(group, [&](PointId point) { return has_point(row.points, point); });
    if (grouping == Grouping::lines && std::ranges::count(row.lines, source_->rows.line_of(group[0], group[1])) > 0)
        return true;
    return std::ranges::any_of(
        row.statements, [&](std::size_t statement) { return stands_in(source_->graph.statements[statement], group); });
}

bool FactSearch::fits(const FactRow& row, const std::function<std::string()>& words) const {
    if (!std::ranges::includes(row.points, points_)) return false;
    if (meant_) return &source_->rows.rows()[*meant_] == &row;
    if (predicate_)
        return of_predicate(row) && std::ranges::all_of(groups_, [&](const Group& group) { return has(row, group); });
    return std::ranges::all_of(words_, [&](const Word& word) { return contains(row, word, words); });
}

std::string FactSearch::kind_title(const FactRow& row) const {
    const auto kind = fact_kind_of(source_->graph.statements[row.statements.front()].predicate());
    return kind ? std::string(fact_kinds()[*kind].title) : std::string();
}

bool FactSearch::contains(const FactRow& row, const Word& word, const std::function<std::string()>& words) const {
    if (word.point) return has_point(row.points, *word.point);
    const auto within = [&](const std::string& text) { return spelled_in(text, word); };
    const auto compared = [&](const LineName& name) { return std::ranges::count(row.lines, name.line) > 0; };
    return std::ranges::any_of(word.lines, compared) || within(words()) || within(kind_title(row)) ||
           std::ranges::any_of(row.statements, [&](std::size_t statement) {
               return within(source_->says(statement)) ||
                      within(facts::to_string(source_->graph.statements[statement], source_->names));
           });
}

std::size_t FactSearch::best_of(const FactRow& row) const {
    if (points_.empty() && words_.empty() && !predicate_) return row.statements.front();
    return *std::ranges::max_element(row.statements, {}, [&](std::size_t statement) {
        const facts::Statement& said = source_->graph.statements[statement];
        const auto mentioned = [&](PointId point) { return has_point(said.points(), point); };
        auto score = std::ranges::count_if(points_, mentioned);
        for (const Group& group : groups_)
            score += std::ranges::count_if(group, mentioned) + (stands_in(said, group) ? 1 : 0);
        for (const Word& word : words_)
            score +=
                word.point ? (mentioned(*word.point) ? 1 : 0) : (spelled_in(source_->says(statement), word) ? 1 : 0);
        return score;
    });
}

std::string FactSearch::name_of(PointId a, PointId b) const {
    return source_->shown(a) + source_->shown(b);
}

std::optional<FoundBy> FactSearch::found_by(const FactRow& row, std::size_t said, const std::string& words,
                                            const Word& word) const {
    if (row.whole_class) return std::nullopt;
    const facts::Statement& statement = source_->graph.statements[said];
    if (word.point) return found_by(row, statement, *word.point);
    if (spelled_in(words, word)) return std::nullopt;
    const auto stands = [&](const LineName& name) { return stands_in(statement, {name.a, name.b}); };
    if (std::ranges::any_of(word.lines, stands)) return std::nullopt;
    for (const LineName& name : word.lines)
        if (const auto line = named_in(statement, [&](std::size_t of) { return of == name.line; }))
            return FoundBy{name_of(name.a, name.b), *line, {}};
    for (const std::size_t other : row.statements)
        if (const std::string also = source_->says(other); spelled_in(also, word)) return FoundBy{{}, {}, also};
    return std::nullopt;
}

std::optional<FoundBy> FactSearch::found_by(const FactRow& row, const facts::Statement& said, PointId point) const {
    if (has_point(said.points(), point)) return std::nullopt;
    const auto through = [&](std::size_t line) {
        return std::ranges::count(row.lines, line) > 0 && has_point(source_->rows.points_on(line), point);
    };
    if (const auto line = named_in(said, through)) return FoundBy{source_->shown(point), *line, {}};
    for (const std::size_t other : row.statements)
        if (has_point(source_->graph.statements[other].points(), point)) return FoundBy{{}, {}, source_->says(other)};
    return std::nullopt;
}

std::optional<std::string> FactSearch::named_in(const facts::Statement& statement,
                                                const std::function<bool(std::size_t)>& line) const {
    const auto points = statement.points();
    for (std::size_t i = 0; i + 1 < points.size(); i += 2)
        if (points[i] != points[i + 1] && line(source_->rows.line_of(points[i], points[i + 1])))
            return name_of(points[i], points[i + 1]);
    return std::nullopt;
}

std::vector<FoundBy> FactSearch::found_by(const FactRow& row, std::size_t said, const std::string& words) const {
    std::vector<FoundBy> out;
    const auto add = [&](const Word& word) {
        const auto found = found_by(row, said, words, word);
        if (found && std::ranges::count(out, *found) == 0) out.push_back(*found);
    };
    for (const PointId point : points_) add({{}, {}, point, {}});
    for (const Word& word : words_) add(word);
    for (const Group& group : groups_)
        if (group.size() == 2 && grouping_of(*predicate_) == Grouping::lines)
            add({{},
                 spellings_of(lower_case(name_of(group[0], group[1]))),
                 std::nullopt,
                 {{source_->rows.line_of(group[0], group[1]), group[0], group[1]}}});
    return out;
}

} // namespace porism::proof
