#include "realize/stated/possible.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string_view>

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

facts::Quantity length_of(PointId from, PointId to) {
    const PointId ends[] = {from, to};
    return *facts::Quantity::of(facts::QuantityKind::length, ends);
}

/// Values of quantities that statements leave no choice.
struct Told {
    std::map<facts::Quantity, double> values;

    /// Whether one is new, and what it is worth.
    bool add(const facts::Quantity& quantity, double value) {
        return std::isfinite(value) && value > 0 && values.emplace(quantity, value).second;
    }
    bool add_congruent(const facts::Quantity& one, const facts::Quantity& other) {
        const auto first = values.find(one), second = values.find(other);
        if ((first == values.end()) == (second == values.end())) return false;
        return first == values.end() ? add(one, second->second) : add(other, first->second);
    }
    /// Solves for the only quantity without a value, if it is in one term alone.
    bool add_solved(const facts::Relation& relation) {
        std::optional<facts::Monomial::Factor> sought;
        double factor = 0, rest = 0;
        for (const auto& [monomial, coefficient] : relation.polynomial()) {
            double product = coefficient.get_d();
            std::optional<facts::Monomial::Factor> open;
            for (const auto& one : monomial.factors) {
                const bool number = one.quantity.kind() == facts::QuantityKind::number;
                const auto known = values.find(one.quantity);
                if (!number && known == values.end()) {
                    if (open || sought) return false;
                    open = one;
                    continue;
                }
                product *= std::pow(number ? numbers::to_double(one.quantity.constant()) : known->second, one.exponent);
            }
            (open ? factor : rest) += product;
            if (open) sought = open;
        }
        return sought && add(sought->quantity, std::pow(-rest / factor, 1.0 / sought->exponent));
    }
    bool add(const facts::Statement& statement) {
        if (statement.relation() != nullptr) return add_solved(*statement.relation());
        const auto points = statement.points();
        if (statement.predicate() == facts::Predicate::cong)
            return add_congruent(length_of(points[0], points[1]), length_of(points[2], points[3]));
        const auto told = told_length_of(statement);
        return told && add(length_of(told->from, told->to), told->length);
    }
};

/// Of the greatest told length and the least one; of angles, in degrees.
constexpr double moderate_ratio = 1e4, moderate_angle = 0.1;
/// Beyond this, squares of lengths lose what the picture is to show.
constexpr double longest = 1e12;
/// A length is greater than others together by more than this part of it.
constexpr double more = 1e-13;

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

/// Steps jump over a right angle, beside which tangents are as great as one likes.
bool compares_tangents(const facts::Statement& statement) {
    return statement.compared() != nullptr &&
           std::ranges::count(statement.compared()->quantities(), facts::QuantityKind::tangent,
                              &facts::Quantity::kind) > 0;
}

/// What a positive quantity can be, as a sentence tells it.
struct Range {
    facts::QuantityKind kind;
    std::string_view text;
};
constexpr std::array ranges_of_kinds{
    Range{facts::QuantityKind::length, "a length is greater than 0"},
    Range{facts::QuantityKind::angle, "an angle between two rays is greater than 0° and less than 180°"},
    Range{facts::QuantityKind::arc, "an arc is greater than 0° and less than 360°"},
    Range{facts::QuantityKind::area, "an area is greater than 0"},
    Range{facts::QuantityKind::perimeter, "a perimeter is greater than 0"},
    Range{facts::QuantityKind::sine, "the sine of an angle below 180° is greater than 0"},
};

std::string_view what_it_can_be(facts::QuantityKind kind) {
    const auto found = std::ranges::find(ranges_of_kinds, kind, &Range::kind);
    return found == ranges_of_kinds.end() ? "it is greater than 0" : found->text;
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

std::vector<ToldLength> told_lengths(std::span<const facts::Statement> statements) {
    Told told;
    for (bool more_told = true; more_told;) {
        more_told = false;
        for (const facts::Statement& statement : statements) more_told = told.add(statement) || more_told;
    }
    std::vector<ToldLength> lengths;
    for (const auto& [quantity, value] : told.values)
        if (quantity.kind() == facts::QuantityKind::length)
            lengths.push_back({quantity.points()[0], quantity.points()[1], value});
    return lengths;
}

std::vector<double> least_told(std::span<const ToldLength> lengths, std::size_t point_count) {
    std::vector<double> least(point_count, std::numeric_limits<double>::infinity());
    for (const ToldLength& told : lengths)
        for (const PointId end : {told.from, told.to}) least[end.index()] = std::min(least[end.index()], told.length);
    return least;
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

bool is_moderate(std::span<const facts::Statement> statements) {
    if (std::ranges::any_of(statements, compares_tangents)) return false;
    double least = std::numeric_limits<double>::infinity(), most = 0;
    for (const ToldLength& told : told_lengths(statements)) {
        least = std::min(least, told.length);
        most = std::max(most, told.length);
    }
    const bool lengths = most <= moderate_ratio * least;
    return lengths && std::ranges::none_of(statements, [](const facts::Statement& statement) {
               if (statement.relation() == nullptr) return false;
               const auto quantities = statement.relation()->quantities();
               if (quantities.size() != 1 || quantities.front().kind() != facts::QuantityKind::angle) return false;
               const auto value = told_value(*statement.relation(), quantities.front());
               return value && std::min(*value, 180 - *value) < moderate_angle;
           });
}

Status check_possible(const facts::Statement& statement, std::span<const std::string> names) {
    if (const auto told = told_length_of(statement); told && !(told->length <= longest))
        return fail("length_too_large",
                    fmt::format("{} is too long to be drawn: lengths are at most 1e12",
                                facts::to_string(length_of(told->from, told->to), names)),
                    "take a larger unit");
    if (statement.relation() == nullptr) return {};
    const auto quantities = statement.relation()->quantities();
    if (quantities.size() != 1) return {};
    const facts::QuantityRow& row = facts::row(quantities.front().kind());
    const auto value = told_value(*statement.relation(), quantities.front());
    if (!value || !row.positive || (*value > 0 && (row.below == 0 || *value <= row.below))) return {};
    return fail("impossible_value",
                fmt::format("{} cannot be: {}", facts::to_string(statement, names), what_it_can_be(row.kind)),
                row.kind == facts::QuantityKind::angle && *value == 0 ? "state that its points lie on one line"
                                                                      : "change it");
}

} // namespace porism::realize
