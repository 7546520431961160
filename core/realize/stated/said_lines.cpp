#include "realize/stated/said_lines.h"

#include "facts/between.h"
#include "realize/stated/possible.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>

namespace porism::realize {
namespace {

using facts::Predicate;

constexpr std::array similar_triangles{Predicate::simtri, Predicate::simtrir, Predicate::contri, Predicate::contrir};

/// By what part of it a length may differ from the sum of two others.
constexpr double equal_sum = 1e-9;

std::size_t common_count(std::span<const PointId> some, std::span<const PointId> others) {
    std::vector<PointId> common;
    std::ranges::set_intersection(some, others, std::back_inserter(common));
    return common.size();
}

} // namespace

SaidLines::SaidLines(std::span<const facts::Statement> said) {
    for (const facts::Statement& statement : said) add(statement);
    add_sums(said);
    for (bool grown = true; grown;) {
        grown = false;
        for (std::size_t i = 0; i < lines_.size(); ++i) grown = absorb(i) || grown;
        for (const facts::Statement& statement : said) grown = add_similar(statement) || grown;
    }
}

void SaidLines::add(const facts::Statement& statement) {
    const auto points = statement.points();
    if (const auto between = facts::said_between(statement)) {
        add_line(*between);
        return;
    }
    switch (statement.predicate()) {
    case Predicate::coll:
    case Predicate::midp:
        add_line(points);
        return;
    case Predicate::para:
    case Predicate::perp: {
        const Line line = lines_[add_line(points.first(2))], other = lines_[add_line(points.subspan(2))];
        const bool parallel = statement.predicate() == Predicate::para;
        make_equal(line.direction, parallel ? other.direction : other.across);
        make_equal(line.across, parallel ? other.across : other.direction);
        return;
    }
    default:
        return;
    }
}

/// Of two similar triangles the one, if only the other is on a line.
bool SaidLines::add_similar(const facts::Statement& statement) {
    if (std::ranges::count(similar_triangles, statement.predicate()) == 0) return false;
    const auto first = statement.points().first(3), second = statement.points().subspan(3);
    if (join(first) == join(second)) return false;
    add_line(join(first) ? second : first);
    return true;
}

void SaidLines::add_sums(std::span<const facts::Statement> said) {
    std::map<std::pair<PointId, PointId>, double> told;
    std::map<PointId, std::vector<PointId>> neighbours;
    for (const ToldLength& length : told_lengths(said)) {
        told[std::minmax(length.from, length.to)] = length.length;
        neighbours[length.from].push_back(length.to);
        neighbours[length.to].push_back(length.from);
    }
    for (const auto& [middle, around] : neighbours)
        for (std::size_t i = 0; i < around.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto whole = told.find(std::minmax(around[i], around[j]));
                if (whole == told.end()) continue;
                const double sum = told.at(std::minmax(middle, around[i])) + told.at(std::minmax(middle, around[j]));
                if (std::fabs(sum - whole->second) > equal_sum * sum) continue;
                const PointId points[] = {around[i], middle, around[j]};
                add_line(points);
            }
}

std::size_t SaidLines::add_line(std::span<const PointId> points) {
    const std::size_t direction = 2 * lines_.size();
    lines_.push_back({{points.begin(), points.end()}, direction, direction + 1});
    std::ranges::sort(lines_.back().points);
    return lines_.size() - 1;
}

void SaidLines::make_equal(std::size_t direction, std::size_t other) {
    for (Line& line : lines_)
        for (std::size_t* of : {&line.direction, &line.across})
            if (*of == other) *of = direction;
}

bool SaidLines::are_one(const Line& line, const Line& other) const {
    const std::size_t common = common_count(line.points, other.points);
    return common >= 2 || (common == 1 && line.direction == other.direction);
}

/// Later lines that are the same; whether there were any.
bool SaidLines::absorb(std::size_t index) {
    bool grown = false;
    for (std::size_t i = lines_.size(); i-- > index + 1;) {
        if (!are_one(lines_[index], lines_[i])) continue;
        const Line other = lines_[i];
        lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(i));
        std::vector<PointId> all;
        std::ranges::set_union(lines_[index].points, other.points, std::back_inserter(all));
        lines_[index].points = std::move(all);
        make_equal(lines_[index].direction, other.direction);
        make_equal(lines_[index].across, other.across);
        grown = true;
    }
    return grown;
}

bool SaidLines::join(std::span<const PointId> points) const {
    return std::ranges::any_of(lines_, [&](const Line& line) {
        return std::ranges::all_of(points,
                                   [&](PointId point) { return std::ranges::binary_search(line.points, point); });
    });
}

} // namespace porism::realize
