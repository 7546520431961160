// The shape that a statement says together with others.
#include "translate/language/figures.h"

#include <algorithm>

namespace porism::translate {
namespace {

using facts::Statement;

bool all_hold(const Said& said, const std::vector<Statement>& statements) {
    return std::ranges::all_of(statements, [&](const Statement& each) { return said.holds(each); });
}

/// Orders of points, each set of them in each order, as long as `fits` says of a beginning that it may go on.
template<class Fits, class Take>
void each_order(std::vector<PointId>& order, std::span<const PointId> points, std::size_t count, const Fits& fits,
                const Take& take) {
    if (order.size() == count) return take(order);
    for (const PointId point : points) {
        if (std::ranges::count(order, point) > 0) continue;
        order.push_back(point);
        if (fits(order)) each_order(order, points, count, fits, take);
        order.pop_back();
    }
}

} // namespace

bool Figures::adds_nothing(std::size_t action) const {
    return plain_[action] && scene_.actions()[action].states && all_hold(known_, defining(scene_.actions()[action]));
}

std::vector<std::size_t> Figures::stated_from(std::size_t action) const {
    std::vector<std::size_t> out;
    for (std::size_t i = action; i < told_.size() && out.size() < most_stated; ++i) {
        const auto& states = scene_.actions()[i].states;
        if (!states || !told_[i] || said_[i] || !plain_[i]) continue;
        if (std::ranges::all_of(states->points(), [&](PointId each) { return points_.contains(each); }))
            out.push_back(i);
    }
    return out;
}

std::optional<SaidShape> Figures::shape_of(std::size_t action) const {
    const auto& states = scene_.actions()[action].states;
    if (!states || !plain_[action] || states->predicate() == facts::Predicate::diff || states->points().empty())
        return std::nullopt;
    const std::vector<std::size_t> stated = stated_from(action);
    if (stated.empty() || stated.front() != action) return std::nullopt;
    Said all = known_;
    for (const std::size_t i : stated)
        for (const Statement& each : defining(scene_.actions()[i])) all.add(each);
    std::optional<SaidShape> best;
    for (std::size_t shape = 0; shape < shapes().size(); ++shape) {
        auto found = is_list(shapes()[shape]) ? longest(shape, stated, all) : fitted_shape(shape, stated, all);
        if (found && (!best || found->actions.size() > best->actions.size())) best = std::move(found);
    }
    return best;
}

/// The statements that the shape says; none where the first is not among them.
std::optional<SaidShape> Figures::as_shape(std::size_t shape, const std::vector<PointId>& points,
                                           const std::vector<std::size_t>& stated) const {
    const auto statements = said_by(shapes()[shape], points);
    if (!statements) return std::nullopt;
    Said after = known_;
    for (const Statement& each : *statements) after.add(each);
    SaidShape out{shape, points, {}};
    for (const std::size_t i : stated)
        if (all_hold(after, defining(scene_.actions()[i]))) out.actions.push_back(i);
    if (out.actions.empty() || out.actions.front() != stated.front()) return std::nullopt;
    return out;
}

std::optional<SaidShape> Figures::fitted_shape(std::size_t shape, const std::vector<std::size_t>& stated,
                                               const Said& all) const {
    std::vector<PointId> points;
    const auto& states = *scene_.actions()[stated.front()].states;
    const auto add = [&](std::span<const PointId> more) {
        for (const PointId each : more)
            if (points.size() < most_of_shape && std::ranges::count(points, each) == 0) points.push_back(each);
    };
    add(states.points());
    for (const Statement& each : all.others())
        if (std::ranges::any_of(each.points(),
                                [&](PointId point) { return std::ranges::count(states.points(), point) > 0; }))
            add(each.points());
    for (const std::size_t i : stated) add(scene_.actions()[i].states->points());
    std::ranges::sort(points);
    std::optional<SaidShape> out;
    std::vector<PointId> order;
    each_order(
        order, points, shapes()[shape].least, [&](const auto&) { return !out; },
        [&](const std::vector<PointId>& one) {
            const auto statements = said_by(shapes()[shape], one);
            if (statements && all_hold(all, *statements)) out = as_shape(shape, one, stated);
        });
    return out;
}

/// Points of the line of which the first statement speaks, put in where they fit.
std::optional<SaidShape> Figures::longest(std::size_t shape, const std::vector<std::size_t>& stated,
                                          const Said& all) const {
    std::vector<PointId> line;
    const auto named = scene_.actions()[stated.front()].states->points();
    for (const PointId point : named)
        if (std::ranges::count(line, point) == 0) line.push_back(point);
    Shape any = shapes()[shape];
    any.least = line.size();
    const auto holds = [&](std::span<const PointId> points) {
        const auto statements = said_by(any, points);
        return statements && all_hold(all, *statements);
    };
    if (line.size() != 3 || !all.holds(*facts::make(facts::Predicate::coll, line))) return std::nullopt;
    std::vector<PointId> chain, order;
    each_order(
        order, line, line.size(), [&](const auto&) { return chain.empty(); },
        [&](const std::vector<PointId>& one) {
            if (holds(one)) chain = one;
        });
    if (chain.empty()) return std::nullopt;
    for (const PointId point : points_) {
        if (std::ranges::count(chain, point) > 0) continue;
        for (std::size_t at = chain.size() + 1; at-- > 0;) {
            std::vector<PointId> longer = chain;
            longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(at), point);
            if (!holds(longer)) continue;
            chain = std::move(longer);
            break;
        }
    }
    auto out = as_shape(shape, chain, stated);
    return out && out->actions.size() > 1 ? out : std::nullopt;
}

} // namespace porism::translate
