#include "realize/possible.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <set>

namespace porism::realize {
namespace {

/// The only value that a relation leaves its only quantity; empty where there are more of either.
std::optional<double> told_value(const facts::Relation& relation, const facts::Quantity& quantity) {
    double factor = 0, constant = 0;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        double product = coefficient.get_d();
        bool there = false;
        for (const auto& [one, exponent] : monomial.factors) {
            if (one == quantity && (there || exponent > 1)) return std::nullopt;
            if (one == quantity) there = true;
            if (one.kind() != facts::QuantityKind::number) continue;
            for (std::uint32_t i = 0; i < exponent; ++i) product *= numbers::to_double(one.constant());
        }
        (there ? factor : constant) += product;
    }
    return factor == 0 ? std::nullopt : std::optional(0 - constant / factor);
}

/// A length is greater than others together by more than this part of it.
constexpr double more = 1e-9;

/// The lengths of a shortest way between the ends of one, which is not among them; empty where none is shorter than it.
std::vector<std::size_t> shorter_way(std::span<const ToldLength> lengths, std::size_t one) {
    const ToldLength& told = lengths[one];
    std::map<PointId, double> done;
    std::map<PointId, std::size_t> last;
    std::set<std::pair<double, PointId>> next{{0, told.from}};
    while (!next.empty() && !done.contains(told.to)) {
        const auto [way, here] = *next.begin();
        next.erase(next.begin());
        if (way >= told.length * (1 - more) || !done.emplace(here, way).second) continue;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            const ToldLength& by = lengths[i];
            if (i == one || (by.from != here && by.to != here)) continue;
            const PointId there = by.from == here ? by.to : by.from;
            if (done.contains(there)) continue;
            const auto better = std::ranges::find_if(next, [&](const auto& entry) { return entry.second == there; });
            if (better != next.end() && better->first <= way + by.length) continue;
            if (better != next.end()) next.erase(better);
            next.emplace(way + by.length, there);
            last[there] = i;
        }
    }
    std::vector<std::size_t> found;
    if (!done.contains(told.to)) return found;
    for (PointId at = told.to; at != told.from;) {
        const std::size_t by = last.at(at);
        found.push_back(by);
        at = lengths[by].from == at ? lengths[by].to : lengths[by].from;
    }
    return found;
}

} // namespace

std::optional<ToldLength> told_length_of(const facts::Statement& statement) {
    const auto points = statement.points();
    if (statement.predicate() == facts::Predicate::lconst)
        return ToldLength{points[0], points[1], statement.constant()->get_d()};
    if (statement.predicate() == facts::Predicate::l2const)
        return ToldLength{points[0], points[1], std::sqrt(statement.constant()->get_d())};
    if (statement.relation() == nullptr) return std::nullopt;
    const auto quantities = statement.relation()->quantities();
    if (quantities.size() != 1 || quantities.front().kind() != facts::QuantityKind::length) return std::nullopt;
    const auto value = told_value(*statement.relation(), quantities.front());
    if (!value) return std::nullopt;
    return ToldLength{points[0], points[1], *value};
}

std::optional<ToldPerimeter> told_perimeter_of(const facts::Statement& statement) {
    if (statement.relation() == nullptr) return std::nullopt;
    const auto quantities = statement.relation()->quantities();
    if (quantities.size() != 1 || quantities.front().kind() != facts::QuantityKind::perimeter) return std::nullopt;
    const auto value = told_value(*statement.relation(), quantities.front());
    const auto corners = quantities.front().points();
    if (!value) return std::nullopt;
    return ToldPerimeter{{corners.begin(), corners.end()}, *value};
}

std::vector<std::size_t> too_long_for(const ToldPerimeter& perimeter, std::span<const ToldLength> lengths) {
    const auto at = [&](PointId point) { return std::ranges::find(perimeter.corners, point); };
    std::vector<std::pair<double, std::size_t>> sides;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const auto from = at(lengths[i].from), to = at(lengths[i].to);
        if (from == perimeter.corners.end() || to == perimeter.corners.end()) continue;
        if (2 * lengths[i].length > perimeter.value * (1 - more)) return {i};
        const auto apart = static_cast<std::size_t>(std::abs(from - to));
        if (apart == 1 || apart + 1 == perimeter.corners.size()) sides.emplace_back(lengths[i].length, i);
    }
    std::ranges::sort(sides, std::greater());
    double sum = 0;
    std::vector<std::size_t> longest;
    for (const auto& [length, number] : sides) {
        longest.push_back(number);
        sum += length;
        if (sum > perimeter.value * (1 + more)) return longest;
    }
    return {};
}

std::vector<std::size_t> broken_polygon(std::span<const ToldLength> lengths) {
    std::vector<std::size_t> fewest;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        auto found = shorter_way(lengths, i);
        if (found.empty()) continue;
        found.push_back(i);
        if (fewest.empty() || found.size() < fewest.size()) fewest = std::move(found);
    }
    std::ranges::sort(fewest);
    return fewest;
}

Status check_possible(const facts::Statement& statement, std::span<const std::string> names) {
    if (statement.relation() == nullptr) return {};
    const auto quantities = statement.relation()->quantities();
    if (quantities.size() != 1) return {};
    const facts::QuantityRow& row = facts::row(quantities.front().kind());
    const auto value = told_value(*statement.relation(), quantities.front());
    if (!value || !row.positive || (*value > 0 && (row.below == 0 || *value <= row.below))) return {};
    const std::string range = row.below == 0 ? "is greater than 0" : fmt::format("lies between 0 and {}", row.below);
    return fail("impossible_value",
                fmt::format("{} cannot be {:g}: it {}", facts::to_string(quantities.front(), names), *value, range),
                row.kind == facts::QuantityKind::angle ? "state with coll that points are on one line" : "change it");
}

} // namespace porism::realize
