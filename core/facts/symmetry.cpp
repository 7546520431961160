#include "facts/symmetry.h"

#include "facts/statement.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <numeric>
#include <vector>

namespace porism::facts {
namespace {

constexpr std::size_t most_single = 6; // arguments that are permuted one by one: 720 orders

Arrangement unmoved(std::size_t count) {
    Arrangement order(count);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    return order;
}

/// Tells apart what differs by more than an order: no symmetry keeps it but those that keep every constant.
std::optional<numbers::Rational> some_constant(Predicate predicate) {
    if (row(predicate).constant == ConstantKind::none) return std::nullopt;
    return numbers::Rational(2, 7);
}

std::optional<Statement> arranged(Predicate predicate, const Arrangement& order) {
    std::vector<PointId> points;
    for (const std::uint8_t place : order) points.emplace_back(place);
    return make(predicate, points, some_constant(predicate));
}

std::vector<Arrangement> orders_of_points(std::size_t count) {
    std::vector<Arrangement> all;
    Arrangement order = unmoved(count);
    do all.push_back(order);
    while (std::ranges::next_permutation(order).found);
    return all;
}

/// Pairs in any order, each either way round.
std::vector<Arrangement> orders_of_pairs(std::size_t count) {
    std::vector<Arrangement> all;
    const std::size_t pairs = count / 2;
    for (const Arrangement& order : orders_of_points(pairs))
        for (std::size_t turned = 0; turned < (std::size_t{1} << pairs); ++turned) {
            Arrangement points;
            for (std::size_t i = 0; i < pairs; ++i) {
                const auto swap = static_cast<std::uint8_t>(turned >> i & 1U);
                const auto first = static_cast<std::uint8_t>(2 * order[i]);
                points.push_back(static_cast<std::uint8_t>(first + swap));
                points.push_back(static_cast<std::uint8_t>(first + 1 - swap));
            }
            all.push_back(std::move(points));
        }
    return all;
}

std::vector<Arrangement> found(Predicate predicate) {
    const std::size_t count = row(predicate).arity;
    std::vector<Arrangement> all = count > most_single ? orders_of_pairs(count) : orders_of_points(count);
    const auto own = arranged(predicate, unmoved(count));
    std::erase_if(all, [&](const Arrangement& order) { return arranged(predicate, order) != own; });
    return all;
}

} // namespace

std::span<const Arrangement> arrangements(Predicate predicate) {
    static std::array<std::once_flag, predicate_count> asked;
    static std::array<std::vector<Arrangement>, predicate_count> table;
    if (predicate >= Predicate::relation) return {};
    const auto index = static_cast<std::size_t>(predicate);
    std::call_once(asked.at(index), [&] { table.at(index) = found(predicate); });
    return table.at(index);
}

} // namespace porism::facts
