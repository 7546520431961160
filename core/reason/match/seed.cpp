#include "reason/match/seed.h"

#include <cassert>

namespace porism::reason {
namespace {

const std::vector<SeedRow>& seed_table() {
    using enum SeedKind;
    static const std::vector<std::string_view> triangles{"120453", "102435", "345012"}, two_pairs{"1023", "2301"};
    static const std::vector<SeedRow> table{
        {similar, 6, triangles},       {similar_opposite, 6, triangles},
        {congruent, 6, triangles},     {congruent_opposite, 6, triangles},
        {proportional, 6, triangles},  {concyclic, 4, {"1023", "1230"}},
        {centre, 4, {"0213", "0231"}}, {radii, 3, {"021"}},
        {midpoint, 3, {"021"}},        {collinear, 3, {"102", "120"}},
        {parallel, 4, two_pairs},      {perpendicular, 4, two_pairs},
        {right_angle, 3, {"210"}},     {equal_lengths, 4, two_pairs},
        {bisector, 4, {"0321"}},       {pair, 2, {"10"}},
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

double subsets(std::size_t from, std::size_t size) {
    double count = 1;
    for (std::size_t i = 0; i < size; ++i)
        count = count * (static_cast<double>(from) - static_cast<double>(i)) / static_cast<double>(i + 1);
    return std::max(count, 0.0);
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

double Seeds::estimate(SeedKind kind) const {
    const auto points = static_cast<double>(figure_.size());
    const auto in_sets = [](const auto& sets, auto&& set_of, std::size_t size) {
        double sum = 0;
        for (const auto& set : sets) sum += subsets(set_of(set).size(), size);
        return sum;
    };
    const auto itself = [](const auto& set) -> const auto& {
        return set;
    };
    const auto rim = [](const Incidence::Radii& radii) -> const auto& {
        return radii.rim;
    };
    const auto pairs_on = [&](std::size_t line) { return subsets(incidence_.lines()[line].size(), 2); };
    double sum = 0;
    switch (kind) {
    case SeedKind::similar:
    case SeedKind::similar_opposite:
        return static_cast<double>(shapes_.similar_count());
    case SeedKind::congruent:
    case SeedKind::congruent_opposite:
        return static_cast<double>(shapes_.similar_count()) / 2;
    case SeedKind::proportional:
        return static_cast<double>(shapes_.proportional_count());
    case SeedKind::concyclic:
        return in_sets(incidence_.circles(), itself, 4);
    case SeedKind::centre:
        return in_sets(incidence_.radii(), rim, 3);
    case SeedKind::radii:
        return in_sets(incidence_.radii(), rim, 2);
    case SeedKind::midpoint:
        return in_sets(incidence_.radii(), rim, 2) / 4;
    case SeedKind::collinear:
        return in_sets(incidence_.lines(), itself, 3);
    case SeedKind::equal_lengths:
        return in_sets(incidence_.equal_lengths(), itself, 2);
    case SeedKind::bisector:
        return points * points * points / 2;
    case SeedKind::pair:
        return points * points / 2;
    case SeedKind::parallel:
        for (const auto& lines : incidence_.parallels())
            for (std::size_t i = 0; i < lines.size(); ++i)
                for (std::size_t j = i + 1; j < lines.size(); ++j) sum += pairs_on(lines[i]) * pairs_on(lines[j]);
        return sum;
    case SeedKind::perpendicular:
    case SeedKind::right_angle:
        for (const auto& [a, b] : incidence_.perpendiculars()) sum += pairs_on(a) * pairs_on(b);
        return kind == SeedKind::perpendicular ? sum : sum / 2;
    }
    return sum;
}

} // namespace porism::reason
