#include "diagnose/opposite.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace porism::diagnose {
namespace {

using facts::Predicate;

constexpr std::array opposites = {
    std::pair{Predicate::acute_angle, Predicate::obtuse_angle},
    std::pair{Predicate::same_side_of, Predicate::apart_by},
    std::pair{Predicate::sameside, Predicate::nsameside},
};

} // namespace

std::optional<facts::Statement> opposite(const facts::Statement& order) {
    for (const auto& [one, other] : opposites) {
        if (order.predicate() == one) return facts::make(other, order.points());
        if (order.predicate() == other) return facts::make(one, order.points());
    }
    if (order.predicate() != Predicate::sameclock) return std::nullopt;
    std::vector<PointId> points(order.points().begin(), order.points().end());
    std::swap(points[0], points[1]);
    return facts::make(Predicate::sameclock, points);
}

std::optional<facts::Statement> denial(const facts::Statement& condition) {
    if (condition.predicate() == Predicate::npara) return facts::make(Predicate::para, condition.points());
    return opposite(condition);
}

} // namespace porism::diagnose
