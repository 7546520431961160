#include "workflow/texts/branch_orders.h"

#include "facts/comparison.h"
#include "facts/truth.h"
#include "geometry/vector.h"
#include "workflow/texts/branch_figures.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

constexpr std::size_t most_points = 12; ///< that order statements speak of besides the one that is placed

/// The points that an action names, those that it places, then earlier ones.
std::vector<PointId> near_points(const scene::Action& action, PointId placed) {
    std::vector<PointId> out;
    const auto add = [&](PointId point) {
        if (point != placed && out.size() < most_points && std::ranges::count(out, point) == 0) out.push_back(point);
    };
    for (const scene::Use& use : action.uses) std::ranges::for_each(use.points, add);
    std::ranges::for_each(action.outputs, add);
    for (std::size_t i = 0; i < action.outputs.front().index(); ++i) add(PointId(i));
    return out;
}

/// What could tell the place of a point, the plainest first.
class Candidates {
public:
    Candidates(const scene::Action& action, PointId placed) : placed_(placed), points_(near_points(action, placed)) {}

    std::vector<Statement> all() {
        sides();
        between();
        angles();
        distances();
        return std::move(out_);
    }

private:
    void add(Predicate predicate, std::vector<PointId> points) {
        if (auto made = facts::make(predicate, points)) out_.push_back(*std::move(made));
    }
    /// Of the lines of two points those come first which the action names; beside them earlier points before later
    /// ones.
    void sides() {
        std::vector<PointId> beside = points_;
        std::ranges::sort(beside);
        for (std::size_t b = 0; b < points_.size(); ++b)
            for (std::size_t a = 0; a < b; ++a)
                for (const PointId other : beside) {
                    if (other == points_[a] || other == points_[b]) continue;
                    for (const Predicate predicate : {Predicate::same_side_of, Predicate::apart_by})
                        add(predicate, {placed_, other, points_[a], points_[b]});
                }
    }
    void between() {
        for (std::size_t b = 0; b < points_.size(); ++b)
            for (std::size_t a = 0; a < points_.size(); ++a) {
                if (a == b) continue;
                if (a < b) add(Predicate::obtuse_angle, {points_[a], placed_, points_[b]});
                add(Predicate::obtuse_angle, {placed_, points_[a], points_[b]});
            }
    }
    void angles() {
        for (std::size_t b = 0; b < points_.size(); ++b)
            for (std::size_t a = 0; a < points_.size(); ++a) {
                if (a == b) continue;
                if (a < b) add(Predicate::acute_angle, {points_[a], placed_, points_[b]});
                add(Predicate::acute_angle, {placed_, points_[a], points_[b]});
            }
    }
    /// Which of two points is nearer.
    void distances() {
        for (std::size_t b = 0; b < points_.size(); ++b)
            for (std::size_t a = 0; a < points_.size(); ++a) {
                if (a == b) continue;
                const auto length = [&](PointId end) {
                    const std::array ends{placed_, end};
                    return facts::variable(*facts::Quantity::of(facts::QuantityKind::length, ends));
                };
                if (auto made = facts::make(Predicate::less_than, length(points_[a]) - length(points_[b])))
                    out_.push_back(*std::move(made));
            }
    }

    PointId placed_;
    std::vector<PointId> points_;
    std::vector<Statement> out_;
};

/// What holds in each figure, the plainest first.
std::vector<Statement> held_in(const std::vector<Places>& figures, const scene::Action& action) {
    std::vector<Statement> out;
    for (const PointId placed : action.outputs) {
        std::vector<Statement> all = Candidates(action, placed).all();
        std::ranges::copy_if(all, std::back_inserter(out), [&](const Statement& each) {
            return std::ranges::all_of(figures, [&](const Places& points) { return facts::seen(each, points); });
        });
    }
    return out;
}

constexpr std::size_t most_orders = 2; ///< that tell a branch together

/// One that is refuted in each of the others, or several of which one is; none where there are no such.
std::vector<Statement> telling_from(std::vector<Places> others, const std::vector<Statement>& held,
                                    std::size_t most = most_orders) {
    std::vector<Statement> out;
    while (!others.empty() && out.size() < most) {
        const auto refuted = [&](const Statement& order) {
            return [&](const Places& other) { return facts::refuted(order, other); };
        };
        const auto told = [&](const Statement& order) { return std::ranges::count_if(others, refuted(order)); };
        const auto best = std::ranges::max_element(held, {}, told);
        if (best == held.end() || told(*best) == 0) return {};
        std::erase_if(others, refuted(*best));
        out.push_back(*best);
    }
    return others.empty() ? out : std::vector<Statement>();
}

/// 1 where the corners of a polygon run counter-clockwise, -1 clockwise, 0 where it is not convex.
int way_round(const Places& at, std::span<const PointId> corners) {
    int out = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto corner = [&](std::size_t k) { return at[corners[(i + k) % corners.size()].index()]; };
        const double area = geometry::cross(corner(1) - corner(0), corner(2) - corner(0));
        const int turn = area > 0 ? 1 : -1;
        if (out != 0 && turn != out) return 0;
        out = turn;
    }
    return out;
}

/// Points that may run around a figure: those that the action places, with those that it names, and each three.
std::vector<std::vector<PointId>> polygons(const scene::Action& action) {
    std::vector<PointId> whole;
    for (const scene::Use& use : action.uses) whole.insert(whole.end(), use.points.begin(), use.points.end());
    whole.insert(whole.end(), action.outputs.begin(), action.outputs.end());
    std::vector<std::vector<PointId>> out{action.outputs, whole};
    for (const PointId placed : action.outputs) {
        const auto points = near_points(action, placed);
        for (std::size_t b = 0; b < points.size(); ++b)
            for (std::size_t a = 0; a < b; ++a) out.push_back({points[a], points[b], placed});
    }
    std::erase_if(out, [](const std::vector<PointId>& each) { return each.size() < 3; });
    return out;
}

translate::Turning turning_from(const std::vector<Places>& own, const std::vector<Places>& rivals,
                                const scene::Action& action) {
    for (std::vector<PointId>& corners : polygons(action)) {
        const int way = way_round(own.front(), corners);
        const auto goes = [&](int wanted) {
            return [&, wanted](const Places& at) { return way_round(at, corners) == wanted; };
        };
        if (way != 0 && std::ranges::all_of(own, goes(way)) && std::ranges::all_of(rivals, goes(-way)))
            return {std::move(corners), way < 0};
    }
    return {};
}

class Branches {
public:
    Branches(const Figure& figure, const Control& control) : figure_(figure), figures_(figure, control) {}

    ToldBranches told() {
        const std::size_t count = figure_.scene.actions().size();
        out_.orders.resize(count);
        out_.turns.resize(count);
        out_.open.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            if (figure_.diagram->choices[i].size() > 1) tell(i);
        tell_goals();
        return std::move(out_);
    }

private:
    const scene::Action& action(std::size_t index) const { return figure_.scene.actions()[index]; }

    void tell(std::size_t index) {
        const auto rivals = figures_.rivals(index);
        if (rivals.empty()) return;
        out_.orders[index] = telling_from(rivals, held_in(figures_.own(), action(index)));
        if (!out_.orders[index].empty()) return;
        if (!figures_.mirrors()) out_.turns[index] = turning_from(figures_.own(), rivals, action(index));
        out_.open[index] = out_.turns[index].points.empty();
    }

    /// What keeps the goals that fail in other figures of the same branches: said of the first point of which it tells
    /// enough. Where a branch stays open they may fail by that.
    void tell_goals() {
        const auto& goals = figure_.diagram->failed_elsewhere;
        if (goals.empty()) return;
        std::vector<Places> shown, failing;
        for (const auto& picture : figure_.diagram->pictures()) shown.emplace_back(picture.begin(), picture.end());
        for (const Places& points : figures_.own()) {
            const auto fails = [&](const Statement& each) { return facts::refuted(each, points); };
            const auto fits = [&](const auto& orders) { return std::ranges::none_of(orders, fails); };
            if (std::ranges::any_of(goals, fails) && std::ranges::all_of(out_.orders, fits)) failing.push_back(points);
        }
        out_.goals_open = !failing.empty() && (std::ranges::count(out_.open, true) > 0 || !kept(failing, shown));
    }
    bool kept(const std::vector<Places>& failing, const std::vector<Places>& shown) {
        for (std::size_t most = 1; most <= most_orders; ++most)
            for (std::size_t i = 0; i < figure_.scene.actions().size(); ++i) {
                if (action(i).outputs.empty()) continue;
                const auto orders = telling_from(failing, held_in(shown, action(i)), most);
                if (orders.empty()) continue;
                out_.orders[i].insert(out_.orders[i].end(), orders.begin(), orders.end());
                return true;
            }
        return false;
    }

    const Figure& figure_;
    BranchFigures figures_;
    ToldBranches out_;
};

} // namespace

ToldBranches told_branches(const Figure& figure, const Control& control) {
    const auto several = [](const std::vector<int>& choices) { return choices.size() > 1; };
    const diagram::Diagram& diagram = *figure.diagram;
    const bool open = std::ranges::any_of(diagram.choices, several) || !diagram.failed_elsewhere.empty();
    if (!diagram.solution && open) return Branches(figure, control).told();
    ToldBranches none;
    none.orders.resize(figure.scene.actions().size());
    none.turns.resize(none.orders.size());
    none.open.resize(none.orders.size());
    none.goals_open = !diagram.failed_elsewhere.empty();
    return none;
}

} // namespace porism::workflow
