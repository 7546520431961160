#include "reason/match/start.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::reason {
namespace {

using facts::Pattern;
using facts::Predicate;

/// The points of each line that a row speaks of.
std::vector<Letters> lines_of(const proof::Rule& rule) {
    std::vector<Letters> out;
    for (const auto* patterns : {&rule.hypotheses, &rule.conclusions})
        for (const Pattern& pattern : *patterns)
            if (pattern.predicate == Predicate::coll) out.push_back(pattern.slots);
    return out;
}

std::optional<std::uint8_t> common(const Letters& one, const Letters& other) {
    const auto found = std::ranges::find_first_of(one, other);
    return found == one.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::optional<Start> start_at_quadrilateral(const proof::Rule& rule) {
    const std::vector<Letters> lines = lines_of(rule);
    const auto six = [&](std::array<std::size_t, 4> chosen) -> std::optional<Letters> {
        constexpr std::array<std::array<std::size_t, 2>, 6> sides{{{1, 2}, {0, 2}, {0, 1}, {0, 3}, {1, 3}, {2, 3}}};
        Letters letters;
        for (const auto& [one, other] : sides) {
            const auto letter = common(lines[chosen[one]], lines[chosen[other]]);
            if (!letter || std::ranges::find(letters, *letter) != letters.end()) return std::nullopt;
            letters.push_back(*letter);
        }
        return letters;
    };
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t j = i + 1; j < lines.size(); ++j)
            for (std::size_t k = j + 1; k < lines.size(); ++k)
                for (std::size_t l = k + 1; l < lines.size(); ++l)
                    if (auto letters = six({i, j, k, l})) return Start{SeedKind::quadrilateral, std::move(*letters)};
    return std::nullopt;
}

std::optional<Start> start_at_hexagon(const proof::Rule& rule) {
    const std::vector<Letters> lines = lines_of(rule);
    if (lines.size() < 9 || common(lines[0], lines[1])) return std::nullopt;
    Letters letters = lines[0];
    letters.insert(letters.end(), lines[1].begin(), lines[1].end());
    constexpr std::array<std::array<std::size_t, 4>, 3> joined{{{0, 4, 1, 3}, {0, 5, 2, 3}, {1, 5, 2, 4}}};
    const auto through = [&](std::size_t i, std::size_t j, std::uint8_t third) {
        return std::ranges::any_of(lines, [&](const Letters& line) {
            return std::set(line.begin(), line.end()) == std::set{letters[i], letters[j], third};
        });
    };
    for (const auto& [a, q, b, p] : joined)
        for (std::size_t i = 0; i < rule.letters.size(); ++i) {
            const auto x = static_cast<std::uint8_t>(i);
            if (through(a, q, x) && through(b, p, x)) letters.push_back(x);
        }
    if (letters.size() != 9) return std::nullopt;
    return Start{SeedKind::hexagon, std::move(letters)};
}

} // namespace porism::reason
