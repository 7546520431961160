#include "reason/value/sayable.h"

#include "facts/solving.h"
#include "numbers/recognise.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace porism::reason {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using numbers::Rational;

constexpr double near = 1e-9; // of values that are compared exactly
constexpr int largest_number = 1'000'000;
constexpr int largest_ratio = 1'000;
constexpr int straight_angle = 180;

/// A constant that is rational, and has few digits: others say much to no table.
std::optional<Rational> plain_number(const Polynomial& value) {
    if (value.size() != 1 || !value.begin()->first.factors.empty()) return std::nullopt;
    const Rational& number = value.begin()->second;
    if (abs(number.get_num()) > largest_number || number.get_den() > largest_number) return std::nullopt;
    return number;
}

Polynomial times(const Rational& factor, const Polynomial& polynomial) {
    return facts::product(facts::constant(factor), polynomial).value_or(Polynomial{});
}

std::size_t common_points(const Quantity& a, const Quantity& b) {
    return static_cast<std::size_t>(std::ranges::count_if(
        a.points(), [&](PointId point) { return std::ranges::find(b.points(), point) != b.points().end(); }));
}

class Sayings {
public:
    Sayings(std::span<const Equated> values, std::span<const geometry::Point<double>> picture, const Tell& tell)
        : picture_(picture), tell_(tell) {
        for (const Equated& one : values) {
            all_.push_back(&one);
            if (one.quantity.kind() == QuantityKind::length) lengths_.push_back(&one);
            if (one.quantity.kind() == QuantityKind::angle) angles_.push_back(&one);
        }
    }

    /// What costs more may follow from what costs less: an angle's size is compared as soon as two have it.
    void run() {
        const auto sizes = angle_sizes();
        for (const Equated* one : all_) {
            if (!going_) return;
            by_itself(*one);
            if (one->quantity.kind() == QuantityKind::length) compare_length(*one);
            if (one->quantity.kind() == QuantityKind::area) compare_area(*one);
            if (const auto size = sizes.find(one); size != sizes.end()) {
                compare(size->second, true);
                compare(size->second, false);
            }
        }
        add_up_lengths();
    }

private:
    void tell(const Polynomial& polynomial, By by) {
        const auto relation = going_ ? Relation::of(polynomial) : std::nullopt;
        if (relation) going_ = tell_(*relation, by);
    }

    void by_itself(const Equated& one) {
        const Polynomial quantity = facts::variable(one.quantity);
        if (plain_number(one.value)) {
            plain_.insert(&one);
            return tell(quantity - one.value, {&one});
        }
        if (one.quantity.kind() != QuantityKind::length) return;
        const auto number = numbers::simple_rational(one.seen * one.seen, near, largest_ratio);
        const auto square = facts::product(one.value, one.value);
        if (!number || !square || !facts::vanishes(*square - facts::constant(*number))) return;
        plain_.insert(&one);
        tell(*facts::product(quantity, quantity) - facts::constant(*number), {&one});
    }

    void compare_length(const Equated& one) {
        if (!told_.insert(one.alike).second || plain_.contains(&one)) return;
        const bool alike = std::ranges::any_of(first_, [&](const Equated* other) { return in_ratio(one, *other); });
        if (!alike) first_.push_back(&one);
    }

    void compare_area(const Equated& one) {
        if (plain_.contains(&one)) return;
        for (const Equated* other : areas_)
            if (std::fabs(one.seen - other->seen) < near * one.seen && facts::vanishes(one.value - other->value) &&
                common_points(one.quantity, other->quantity) == 2)
                tell(facts::variable(one.quantity) - facts::variable(other->quantity), {other, &one});
        areas_.push_back(&one);
    }

    bool in_ratio(const Equated& one, const Equated& other) {
        const auto ratio = numbers::simple_rational(one.seen / other.seen, near, largest_ratio);
        if (!ratio || !facts::vanishes(one.value - times(*ratio, other.value))) return false;
        tell(facts::variable(one.quantity) - times(*ratio, facts::variable(other.quantity)), {&one, &other});
        return true;
    }

    /// Those that are the same, or the same with what is left of 180 degrees, in the order of the values: by the second
    /// of them.
    std::map<const Equated*, std::vector<const Equated*>> angle_sizes() const {
        std::multimap<double, const Equated*> by_size;
        for (const Equated* one : angles_)
            if (std::fabs(one->seen - straight_angle / 2.0) > near)
                by_size.emplace(std::min(one->seen, straight_angle - one->seen), one);
        std::map<const Equated*, std::vector<const Equated*>> sizes;
        for (auto from = by_size.begin(); from != by_size.end();) {
            auto to = from;
            while (to != by_size.end() && to->first - from->first < near * straight_angle) ++to;
            std::vector<const Equated*> alike;
            for (; from != to; ++from) alike.push_back(from->second);
            std::ranges::sort(alike);
            if (alike.size() > 1) sizes.emplace(alike[1], std::move(alike));
        }
        return sizes;
    }

    void compare(const std::vector<const Equated*>& angles, bool together) {
        for (std::size_t i = 1; i < angles.size(); ++i)
            for (std::size_t j = 0; j < i && going_; ++j) {
                const std::size_t one = linked(angles[j]->alike), other = linked(angles[i]->alike);
                if (one == other) continue;
                if (together && common_points(angles[i]->quantity, angles[j]->quantity) < 2) continue;
                if (tell_of_angles(*angles[j], *angles[i])) links_[std::max(one, other)] = std::min(one, other);
            }
    }

    std::size_t linked(std::size_t alike) const {
        for (auto link = links_.find(alike); link != links_.end(); link = links_.find(alike)) alike = link->second;
        return alike;
    }

    bool tell_of_angles(const Equated& one, const Equated& other) {
        const Polynomial a = facts::variable(one.quantity), b = facts::variable(other.quantity);
        if (std::fabs(one.seen - other.seen) < near * straight_angle) {
            if (!facts::vanishes(one.value - other.value)) return false;
            tell(a - b, {&one, &other});
        } else {
            const Polynomial straight = facts::constant(Rational(straight_angle));
            if (!facts::vanishes(one.value + other.value - straight)) return false;
            tell(a + b - straight, {&one, &other});
        }
        return true;
    }

    const Equated* distance(std::size_t a, std::size_t b) const {
        const auto found = by_ends_.find(std::minmax(a, b));
        return found == by_ends_.end() ? nullptr : found->second;
    }

    void add_up_lengths() {
        for (const Equated* one : lengths_)
            by_ends_.emplace(std::minmax(one->quantity.points()[0].index(), one->quantity.points()[1].index()), one);
        for (std::size_t a = 0; a < picture_.size(); ++a)
            for (std::size_t c = 0; c < a; ++c)
                if (const Equated* whole = distance(a, c))
                    for (std::size_t b = 0; b < picture_.size() && going_; ++b)
                        add_up(*whole, distance(a, b), distance(b, c));
    }

    void add_up(const Equated& whole, const Equated* one, const Equated* other) {
        if (one == nullptr || other == nullptr) return;
        if (std::fabs(one->seen + other->seen - whole.seen) > near * whole.seen) return;
        if (!facts::vanishes(one->value + other->value - whole.value)) return;
        tell(facts::variable(one->quantity) + facts::variable(other->quantity) - facts::variable(whole.quantity),
             {one, other, &whole});
    }

    std::span<const geometry::Point<double>> picture_;
    const Tell& tell_;
    std::vector<const Equated*> all_, lengths_, angles_;
    std::set<const Equated*> plain_;    ///< that were told of by themselves
    std::vector<const Equated*> first_; ///< lengths, one of each rational ratio
    std::vector<const Equated*> areas_; ///< so far
    std::set<std::size_t> told_;        ///< of lengths, those alike
    std::map<std::pair<std::size_t, std::size_t>, const Equated*> by_ends_;
    std::map<std::size_t, std::size_t> links_; ///< of what is alike, each to a smaller one
    bool going_ = true;
};

} // namespace

void each_sayable(std::span<const Equated> values, std::span<const geometry::Point<double>> picture, const Tell& tell) {
    Sayings(values, picture, tell).run();
}

} // namespace porism::reason
