#include "workflow/texts/branch_orders.h"

#include "facts/comparison.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;
using Points = std::vector<geometry::Point<double>>;

constexpr std::size_t most_points = 8; ///< that order statements speak of besides the one that is placed

/// The points that an action names, then earlier ones.
std::vector<PointId> near_points(const scene::Action& action) {
    std::vector<PointId> out;
    const auto add = [&](PointId point) {
        if (out.size() < most_points && std::ranges::count(out, point) == 0) out.push_back(point);
    };
    for (const scene::Use& use : action.uses) std::ranges::for_each(use.points, add);
    for (std::size_t i = 0; i < action.outputs.front().index(); ++i) add(PointId(i));
    return out;
}

/// What could tell the place of a point, the plainest first.
class Candidates {
public:
    explicit Candidates(const scene::Action& action) : placed_(action.outputs.front()), points_(near_points(action)) {}

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
    /// Each three, and two of them in either order.
    void sides() {
        for (std::size_t c = 0; c < points_.size(); ++c)
            for (std::size_t b = 0; b < points_.size(); ++b)
                for (std::size_t a = 0; a < b; ++a) {
                    if (a == c || b == c) continue;
                    for (const Predicate predicate : {Predicate::same_side_of, Predicate::apart_by})
                        add(predicate, {placed_, points_[c], points_[a], points_[b]});
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

/// The figure up to an action in another of its branches, all that it stands on where a picture has it.
std::optional<Points> other_branch(const Figure& figure, std::size_t index, int branch,
                                   std::span<const geometry::Point<double>> picture, const Control& control) {
    scene::Scene scene = figure.scene.prefix(index + 1);
    for (std::size_t i = 0; i <= index; ++i) {
        const scene::Action& action = figure.scene.actions()[i];
        if (action.states) continue;
        scene = scene.with_branch(i, i == index ? branch : figure.diagram->branches[i]);
        std::vector<std::optional<scene::Coordinates>> at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const PointId point = action.outputs[k];
            if ((at[k] && at[k]->given) || !realize::is_movable(*figure.diagram, point)) continue;
            const auto& place = picture[point.index()];
            at[k] = scene::Coordinates{numbers::Scalar::from_double(place.x), numbers::Scalar::from_double(place.y)};
        }
        scene = scene.with_coordinates(i, std::move(at));
    }
    auto realised = realize::realize(scene, {}, control);
    if (!realised) return std::nullopt;
    return std::move(realised->scene_picture.points);
}

/// As few as there are, of those that tell as many of the others apart the plainest; none where they do not do for all.
std::vector<Statement> telling_from(std::vector<Points> others, const std::vector<Statement>& held) {
    std::vector<Statement> out;
    const auto told = [&](const Statement& order) {
        return std::ranges::count_if(others, [&](const Points& other) { return facts::refuted(order, other); });
    };
    while (!others.empty()) {
        const auto best = std::ranges::max_element(held, {}, told);
        if (best == held.end() || told(*best) == 0) return {};
        std::erase_if(others, [&](const Points& other) { return facts::refuted(*best, other); });
        out.push_back(*best);
    }
    return out;
}

std::vector<Statement> orders_of(const Figure& figure, std::size_t index, const Control& control) {
    const scene::Action& action = figure.scene.actions()[index];
    const auto pictures = figure.diagram->pictures();
    std::vector<Points> others;
    for (const int branch : figure.diagram->choices[index])
        for (const auto& picture : pictures)
            if (branch != figure.diagram->branches[index])
                if (auto other = other_branch(figure, index, branch, picture, control))
                    others.push_back(*std::move(other));
    if (others.empty()) return {};
    std::vector<Statement> held = Candidates(action).all();
    std::erase_if(held, [&](const Statement& candidate) {
        return !std::ranges::all_of(pictures, [&](const auto& picture) { return facts::seen(candidate, picture); });
    });
    return telling_from(std::move(others), held);
}

} // namespace

std::vector<std::vector<Statement>> branch_orders(const Figure& figure, const Control& control) {
    std::vector<std::vector<Statement>> out(figure.scene.actions().size());
    if (figure.diagram->solution) return out;
    for (std::size_t i = 0; i < out.size(); ++i)
        if (figure.diagram->choices[i].size() > 1) out[i] = orders_of(figure, i, control);
    return out;
}

} // namespace porism::workflow
