#include "diagnose/order_by_values.h"

#include "facts/solving.h"
#include "reason/value/flow.h"
#include "reason/value/values.h"
#include "verify/proofcheck.h"

#include <algorithm>
#include <array>

namespace porism::diagnose {
namespace {

using facts::Polynomial;
using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;

constexpr reason::ValueLimits limits_of_values{
    .bindings = 400'000, .equations = 6'000, .tried = 4'000, .bases = 2, .of_any_solution = true};

/// Values of one scene, each with what its proof takes for granted.
class ProvedValues {
public:
    ProvedValues(const scene::Scene& scene, const diagram::Diagram& diagram, const reason::Limits& limits,
                 const Control& control)
        : scene_(scene), diagram_(diagram), control_(control) {
        reason::Options options;
        options.limits = limits;
        options.consequences = diagram.solution.has_value();
        auto closed = reason::close(diagram, options, control);
        if (closed && closed->ending() != reason::Ending::inconsistent) session_.emplace(*std::move(closed));
    }

    /// As a number; nothing where it is not proved, or only where this order holds or others that nobody says.
    std::optional<Polynomial> of(QuantityKind kind, std::span<const PointId> points, const Statement& order) {
        const auto quantity = Quantity::of(kind, points);
        if (!session_ || !quantity) return std::nullopt;
        const auto answer = reason::value_of(*session_, diagram_, *quantity, diagram_.scene_picture.letters,
                                             limits_of_values, control_);
        if (!answer) return std::nullopt;
        const auto verdict = verify::check(answer->path, scene_, diagram_, control_);
        const auto open = verify::open_conditions(verdict, scene_.names());
        if (!verdict.valid || !verify::order_conditions(verdict, scene_.names()).empty() ||
            std::ranges::count(open, facts::to_string(order, scene_.names())) > 0)
            return std::nullopt;
        conditions_.insert(conditions_.end(), open.begin(), open.end());
        return facts::constant(answer->value);
    }

    /// The conditions are those of the values from here on.
    void begin() { conditions_.clear(); }
    std::vector<std::string> conditions() && {
        std::ranges::sort(conditions_);
        conditions_.erase(std::ranges::unique(conditions_).begin(), conditions_.end());
        return std::move(conditions_);
    }

private:
    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    const Control& control_;
    std::optional<reason::Session> session_;
    std::vector<std::string> conditions_;
};

bool is_positive(const Polynomial& numbers_alone) {
    return facts::sign_of_numbers(numbers_alone) == 1;
}

Polynomial number(int value) {
    return facts::constant(numbers::Scalar(value));
}

/// By an angle of a degrees.
bool forced_by_angle(Predicate order, const Polynomial& a) {
    if (order == Predicate::acute_angle) return is_positive(number(90) - a);
    if (order == Predicate::obtuse_angle) return is_positive(a - number(90));
    return is_positive(a) && is_positive(number(180) - a);
}

/// By the sides at a corner, and the one across.
bool forced_by_sides(Predicate order, const Polynomial& p, const Polynomial& q, const Polynomial& across) {
    if (order == Predicate::ncoll)
        return is_positive(p + q - across) && is_positive(q + across - p) && is_positive(across + p - q);
    const auto pp = facts::product(p, p), qq = facts::product(q, q), opposite = facts::product(across, across);
    if (!pp || !qq || !opposite) return false;
    return order == Predicate::acute_angle ? is_positive(*pp + *qq - *opposite) : is_positive(*opposite - *pp - *qq);
}

bool forced_by_sides(const Statement& order, ProvedValues& values) {
    const auto side = [&](std::size_t from, std::size_t to) {
        return values.of(QuantityKind::length, std::array{order[from], order[to]}, order);
    };
    values.begin();
    const auto one = side(1, 0);
    const auto other = one ? side(1, 2) : std::nullopt;
    const auto across = other ? side(0, 2) : std::nullopt;
    return across && forced_by_sides(order.predicate(), *one, *other, *across);
}

bool forced_by_angle(const Statement& order, ProvedValues& values) {
    const std::size_t turns = order.predicate() == Predicate::ncoll ? 3 : 1;
    for (std::size_t i = 0; i < turns; ++i) {
        values.begin();
        const auto angle =
            values.of(QuantityKind::angle, std::array{order[i], order[(i + 1) % 3], order[(i + 2) % 3]}, order);
        if (angle && forced_by_angle(order.predicate(), *angle)) return true;
    }
    return false;
}

} // namespace

std::optional<std::vector<std::string>> forced_by_values(const Statement& order, const scene::Scene& scene,
                                                         const diagram::Diagram& diagram, const reason::Limits& limits,
                                                         const Control& control) {
    constexpr std::array kinds{Predicate::ncoll, Predicate::acute_angle, Predicate::obtuse_angle};
    if (std::ranges::count(kinds, order.predicate()) == 0) return std::nullopt;
    ProvedValues values(scene, diagram, limits, control);
    if (!forced_by_sides(order, values) && !forced_by_angle(order, values)) return std::nullopt;
    return std::move(values).conditions();
}

} // namespace porism::diagnose
