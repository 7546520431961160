#include "scene/places.h"

#include "facts/comparison.h"
#include "facts/order_consequences.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace porism::scene {
namespace {

using facts::Predicate;
using facts::Statement;
using numbers::Rational;

std::optional<GivenPlace> place_of(PointId point, const std::optional<Coordinates>& at) {
    if (!at || !at->given) return std::nullopt;
    const auto x = numbers::as_rational(at->x), y = numbers::as_rational(at->y);
    return x && y ? std::optional(GivenPlace{point, *x, *y}) : std::nullopt;
}

std::optional<Statement> distance(const GivenPlace& a, const GivenPlace& b) {
    return facts::make(Predicate::l2const, std::array{a.point, b.point}, squared_distance(a, b));
}

/// With the first two places of each line through it.
void add_lines(std::span<const GivenPlace> before, const GivenPlace& place, std::vector<Statement>& out) {
    std::vector<bool> told(before.size(), false);
    for (std::size_t a = 0; a < before.size(); ++a) {
        std::optional<std::size_t> second;
        for (std::size_t b = a + 1; b < before.size() && !told[a]; ++b) {
            if (!on_one_line(before[a], before[b], place)) continue;
            told[b] = true;
            if (!second) second = b;
        }
        if (!second) continue;
        const std::array points{before[a].point, before[*second].point, place.point};
        if (auto line = facts::make(Predicate::coll, points)) out.push_back(*std::move(line));
    }
}

} // namespace

bool same(const GivenPlace& a, const GivenPlace& b) {
    return a.x == b.x && a.y == b.y;
}

bool on_one_line(const GivenPlace& a, const GivenPlace& b, const GivenPlace& c) {
    return (b.x - a.x) * (c.y - a.y) == (b.y - a.y) * (c.x - a.x);
}

Rational squared_distance(const GivenPlace& a, const GivenPlace& b) {
    const Rational dx = b.x - a.x, dy = b.y - a.y;
    return dx * dx + dy * dy;
}

std::vector<GivenPlace> given_places(const Scene& scene, std::size_t actions) {
    std::vector<GivenPlace> out;
    for (const Action& one : scene.actions().first(actions))
        for (std::size_t k = 0; k < one.at.size() && out.size() < most_told_places; ++k)
            if (const auto place = place_of(one.outputs[k], one.at[k]))
                if (std::ranges::none_of(out, [&](const GivenPlace& other) { return same(other, *place); }))
                    out.push_back(*place);
    return out;
}

std::vector<Statement> said_by_places(const Scene& scene, std::size_t action) {
    std::vector<Statement> out;
    const Action& one = scene.actions()[action];
    if (one.at.empty()) return out;
    const std::vector<GivenPlace> places = given_places(scene, action + 1);
    for (std::size_t i = 1; i < places.size(); ++i) {
        if (std::ranges::count(one.outputs, places[i].point) == 0) continue;
        const std::span before(places.data(), i);
        for (const GivenPlace& earlier : before)
            if (auto told = distance(earlier, places[i])) out.push_back(*std::move(told));
        add_lines(before, places[i], out);
    }
    return out;
}

std::vector<Statement> said_by_comparisons(const Scene& scene, std::size_t action) {
    const auto& said = scene.actions()[action].states;
    const auto* row = said ? facts::comparison_row(said->predicate()) : nullptr;
    if (row == nullptr || !row->closed) return {};
    std::vector<Statement> stated, out;
    for (const Action& one : scene.actions().first(action + 1))
        if (one.states) stated.push_back(*one.states);
    const auto before = facts::equal_in_order(std::span(stated).first(stated.size() - 1));
    for (const std::size_t equal : facts::equal_in_order(stated)) {
        const Statement equation = facts::make(*stated[equal].compared());
        const bool is_known = std::ranges::find(before, equal) != before.end();
        if (!is_known && std::ranges::find(out, equation) == out.end()) out.push_back(equation);
    }
    return out;
}

std::vector<Statement> given_by(const Scene& scene, std::size_t action) {
    std::vector<Statement> out = said_by(scene.actions()[action], &Construction::gives);
    for (Statement& said : said_by_places(scene, action)) out.push_back(std::move(said));
    for (Statement& said : said_by_comparisons(scene, action)) out.push_back(std::move(said));
    return out;
}

} // namespace porism::scene
