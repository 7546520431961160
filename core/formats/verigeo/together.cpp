#include "formats/verigeo/together.h"

#include <algorithm>
#include <array>

namespace porism::verigeo {
namespace {

struct Combined {
    std::string_view statements; ///< over a, b, c and x, all of which the first one names
    std::string_view edges;
    std::string_view triangle = {};
};
constexpr std::array combined = {
    // The incentre is on two bisectors, as rays.
    Combined{"eqangle a b a x a x a c, eqangle b c b x b x b a, same_side_of x a b c, same_side_of x b c a, "
             "same_side_of x c a b",
             "AngleBisector;@ax;#bac|AngleBisector;@bx;#cba"},
    Combined{"eqangle b a b x b x b c, apart_by a c b x, acute_angle a b x", "AngleBisector;@bx;#abc"},
    // Both rays of the inner bisector, and no other line.
    Combined{"eqangle b a b x b x b c, apart_by a c b x", "EqualAngle;#abx;#xbc", "abc"},
};
constexpr std::array<char, 4> letters = {'a', 'b', 'c', 'x'};

/// Where each statement of a row stands in a list.
std::optional<std::vector<std::size_t>> places(const std::vector<facts::Pattern>& patterns,
                                               std::span<const PointId> points,
                                               std::span<const facts::Statement> statements) {
    std::vector<std::size_t> found;
    for (const facts::Pattern& pattern : patterns) {
        const auto statement = facts::instantiate(pattern, points);
        const auto at = statement ? std::ranges::find(statements, *statement) : statements.end();
        if (at == statements.end()) return std::nullopt;
        found.push_back(static_cast<std::size_t>(at - statements.begin()));
    }
    return found;
}

} // namespace

std::optional<Together> said_together(std::span<const facts::Statement> statements) {
    std::vector<PointId> points(statements.front().points().begin(), statements.front().points().end());
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() != letters.size()) return std::nullopt;
    std::vector<std::string> slots;
    for (const char letter : letters) slots.emplace_back(1, letter);
    for (const Combined& row : combined) {
        const auto patterns = *facts::parse_patterns(row.statements, slots);
        do {
            auto found = places(patterns, points, statements);
            if (!found || found->front() != 0) continue;
            Together together{row.edges, row.triangle, {}, *std::move(found)};
            for (std::size_t i = 0; i < letters.size(); ++i) together.points[letters[i]] = points[i];
            return together;
        } while (std::ranges::next_permutation(points).found);
    }
    return std::nullopt;
}

} // namespace porism::verigeo
