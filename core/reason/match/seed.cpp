#include "reason/match/seed.h"

#include <algorithm>
#include <cassert>

namespace porism::reason {
namespace {

const std::vector<SeedRow>& seed_table() {
    using enum SeedKind;
    static const std::vector<std::string_view> triangles{"120453", "102435", "345012"}, two_pairs{"1023", "2301"};
    static const std::vector<SeedRow> table{
        {similar, 6, triangles},
        {similar_opposite, 6, triangles},
        {congruent, 6, triangles},
        {congruent_opposite, 6, triangles},
        {spiral, 5, {"03412", "02143"}},
        {proportional, 6, triangles},
        {concyclic, 4, {"1023", "1230"}},
        {centre, 4, {"0213", "0231"}},
        {radii, 3, {"021"}},
        {midpoint, 3, {"021"}},
        {collinear, 3, {"102", "120"}},
        {parallel, 4, two_pairs},
        {perpendicular, 4, two_pairs},
        {right_angle, 3, {"210"}},
        {equal_lengths, 4, two_pairs},
        {secants, 8, {"01324567", "45670123"}},
        {bisector, 4, {"0321"}},
        {quadrilateral, 6, {"021354", "120453", "432105"}},
        {hexagon, 9, {}},
        {pair, 2, {"10"}},
    };
    return table;
}

SeedOrder identity() {
    SeedOrder order{};
    for (std::uint8_t i = 0; i < max_seed_points; ++i) order[i] = i;
    return order;
}

std::vector<SeedOrder> generated(const SeedRow& row) {
    std::vector<SeedOrder> orders{identity()};
    for (std::size_t done = 0; done < orders.size(); ++done) {
        for (const std::string_view generator : row.generators) {
            SeedOrder next = identity();
            for (std::size_t i = 0; i < row.size; ++i)
                next[i] = orders[done][static_cast<std::size_t>(generator[i] - '0')];
            if (std::ranges::find(orders, next) == orders.end()) orders.push_back(next);
        }
    }
    return orders;
}

} // namespace

const SeedRow& seed_row(SeedKind kind) {
    const SeedRow& row = seed_table()[static_cast<std::size_t>(kind)];
    assert(row.kind == kind);
    return row;
}

const std::vector<SeedOrder>& seed_orders(SeedKind kind) {
    static const std::vector<std::vector<SeedOrder>> all = [] {
        std::vector<std::vector<SeedOrder>> out;
        for (const SeedRow& row : seed_table()) out.push_back(generated(row));
        return out;
    }();
    return all[static_cast<std::size_t>(kind)];
}

} // namespace porism::reason
