#include "formats/jgex/at_base.h"

#include <algorithm>
#include <array>
#include <optional>

namespace porism::jgex {
namespace {

using facts::Predicate;
using facts::Statement;

struct Sides {
    PointId apex, from, to;
};

/// Of an angle of lines.
std::optional<Sides> sides_of(const Statement& angle) {
    const auto points = angle.points();
    const auto first = points.first(2), second = points.last(2);
    const auto apex = std::ranges::find_first_of(first, second);
    if (apex == first.end()) return std::nullopt;
    return Sides{*apex, first[0] == *apex ? first[1] : first[0], second[0] == *apex ? second[1] : second[0]};
}

bool are_equal(const Sides& sides, std::span<const Told> equations) {
    const auto equal = facts::make(Predicate::cong, std::array{sides.apex, sides.from, sides.apex, sides.to});
    return equal && std::ranges::find(equations, *equal, &Told::statement) != equations.end();
}

std::optional<Statement> base_angle(const Sides& sides, const numbers::Rational& turns, facts::Points<double> picture) {
    const auto &o = picture[sides.apex.index()], &a = picture[sides.from.index()], &b = picture[sides.to.index()];
    const bool left = (a.x - o.x) * (b.y - o.y) > (a.y - o.y) * (b.x - o.x);
    const numbers::Rational base = (left ? numbers::Rational(1 - turns) : turns) / 2;
    return facts::make(Predicate::aconst, std::array{sides.from, sides.to, sides.from, sides.apex},
                       left ? base : numbers::Rational(1 - base));
}

} // namespace

Stated told_at_base(Stated stated, facts::Points<double> picture) {
    for (Told& one : stated.equations) {
        if (one.statement.predicate() != Predicate::aconst) continue;
        const auto sides = sides_of(one.statement);
        if (!sides || !are_equal(*sides, stated.equations)) continue;
        if (auto base = base_angle(*sides, *one.statement.constant(), picture)) one.statement = *std::move(base);
    }
    return stated;
}

} // namespace porism::jgex
