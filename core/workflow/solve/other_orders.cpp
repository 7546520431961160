#include "workflow/solve/other_orders.h"

#include "facts/comparison.h"
#include "realize/realize.h"
#include "scene/drawn.h"
#include "workflow/solve/denials.h"
#include "workflow/solve/other_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::uint64_t other_orders = 16;
constexpr std::uint64_t beside_drawn = 6; // figures beside one that was drawn
/// What solving them may take for one question, in counted operations.
constexpr std::uint64_t work_for_others = 500'000'000;
/// Denials that are looked at, and figures of each.
constexpr std::size_t most_denials = 32;
constexpr std::uint64_t figures_of_each = 3;
/// Where a cosine differs so much no angle of that size was meant.
constexpr double badly_drawn = 0.5;
/// By so much more, in sums of squares, a sketch may be off a figure that it shows as well as another.
constexpr double hardly_worse = 1.25;
/// Which figures that fail a condition are looked for: any, or those alone whose points stay off a line.
enum class Failing : std::uint8_t { anyhow, turned };

/// A figure that lies on a line as a whole says nothing of lines that meet.
bool lies_on_a_line(const diagram::Picture& picture) {
    for (std::size_t i = 2; i < picture.points.size(); ++i)
        if (!facts::seen(*facts::make(facts::Predicate::coll, {0, 1, i}), picture.points)) return false;
    return true;
}

using Shows = std::function<bool(const diagram::Picture&)>;

/// Figures in which something is shown that the scene's own does not show.
class Others {
public:
    Others(const Analysis& analysis, Shows shows, const Control& control)
        : own_(*analysis.diagram), shows_(std::move(shows)), control_(control) {
        options_.supposed_from = analysis.scene.actions().size();
        options_.any_order = true;
        options_.generic_pictures = 1;
        options_.explain = false;
        options_.budget = &left_;
    }
    Others(const Others&) = delete;
    Others& operator=(const Others&) = delete;

    /// Of so many figures, in which the same points fall together as in the scene's own, the first that shows another
    /// value; where the scene is shown to have none, no more are looked for.
    std::optional<diagram::Picture> among(const scene::Scene& scene, std::uint64_t figures, bool may_fail) {
        for (options_.seed = 1; options_.seed <= figures && left_ > 0 && !control_.stopped(); ++options_.seed) {
            const auto other = realize::realize(scene, options_, control_);
            if (!other && !may_fail && other.error().code != "no_figure_found") return std::nullopt;
            if (!other || other->coincidences != own_.coincidences) continue;
            if (lies_on_a_line(other->scene_picture) && !lies_on_a_line(own_.scene_picture)) continue;
            if (shows_(other->scene_picture)) return other->scene_picture;
        }
        return std::nullopt;
    }

private:
    const diagram::Diagram& own_;
    Shows shows_;
    const Control& control_;
    std::uint64_t left_ = work_for_others;
    realize::Options options_;
};

Shows another_value(const Analysis& analysis, const scene::Question& question) {
    return
        [&](const diagram::Picture& other) { return shows_another(question, analysis.diagram->scene_picture, other); };
}

using Conditions = std::vector<verify::ProofVerdict::Condition>;

/// Figures in which one of these holds besides.
class Denied {
public:
    Denied(const Analysis& analysis, Shows shows, Failing how, const Control& control)
        : scene_(realize::with_branches(analysis.scene, *analysis.diagram)),
          others_(analysis, std::move(shows), control), how_(how) {}

    std::optional<diagram::Picture> among(std::span<const facts::Statement> denials) {
        for (const facts::Statement& denial : denials) {
            const bool flat = denial.predicate() == facts::Predicate::coll;
            if (scene::are_drawn(scene_, denial.points()) || (how_ == Failing::turned && flat)) continue;
            if (looked_at_.size() == most_denials || !looked_at_.insert(denial).second) continue;
            scene::Action action;
            action.states = denial;
            scene::Scene with = scene_;
            if (!with.append(std::move(action), {})) continue;
            if (auto other = others_.among(with, figures_of_each, false)) return other;
        }
        return std::nullopt;
    }

private:
    scene::Scene scene_;
    Others others_;
    Failing how_;
    std::set<facts::Statement> looked_at_;
};

std::optional<diagram::Picture> failing_a_condition(const Analysis& analysis, const Conditions& conditions, Shows shows,
                                                    Failing how, const Control& control) {
    Denied denied(analysis, std::move(shows), how, control);
    for (const verify::ProofVerdict::Condition& condition : conditions) {
        if (condition.guaranteed) continue;
        if (auto other = denied.among(denials(condition))) return other;
    }
    return std::nullopt;
}

/// Of a scene whose picture is far from its sketch: a figure with another value that the sketch fits hardly worse than
/// any with the same.
std::optional<diagram::Picture> drawn_as_well(const Analysis& analysis, const Shows& another, const Control& control) {
    const facts::Sketch sketch = scene::sketch_of(analysis.scene);
    const facts::Misfit own = facts::misfit(sketch, analysis.diagram->scene_picture.points);
    if (own.greatest <= badly_drawn) return std::nullopt;
    double same = own.sum, least = HUGE_VAL;
    std::optional<diagram::Picture> nearest;
    const auto weigh = [&](const diagram::Picture& other) {
        const double sum = facts::misfit(sketch, other.points).sum;
        if (!another(other)) {
            same = std::min(same, sum);
        } else if (sum < least) {
            least = sum;
            nearest = other;
        }
        return false;
    };
    std::ranges::for_each(analysis.diagram->generic, weigh);
    const scene::Scene scene = scene::undrawn(realize::with_branches(analysis.scene, *analysis.diagram));
    Others(analysis, weigh, control).among(scene, beside_drawn, true);
    return least <= hardly_worse * same ? nearest : std::nullopt;
}

} // namespace

std::optional<diagram::Picture> in_another_order(const Analysis& analysis, const scene::Question& question,
                                                 const Control& control) {
    const Shows another = another_value(analysis, question);
    if (scene::is_drawn(analysis.scene)) return drawn_as_well(analysis, another, control);
    const auto generic = std::ranges::find_if(analysis.diagram->generic, another);
    if (generic != analysis.diagram->generic.end()) return *generic;
    const scene::Scene scene = realize::with_branches(analysis.scene, *analysis.diagram);
    return Others(analysis, another, control).among(scene, other_orders, true);
}

std::optional<diagram::Picture> in_the_mirror(const Analysis& analysis, const scene::Question& question) {
    const diagram::Diagram& diagram = *analysis.diagram;
    const auto placed = [](const scene::Action& action) {
        return std::ranges::any_of(action.at, [](const auto& place) { return place.has_value(); });
    };
    const auto has_choice = [](int branches) { return branches > 1; };
    if (std::ranges::any_of(analysis.scene.actions(), placed) || std::ranges::any_of(diagram.branch_counts, has_choice))
        return std::nullopt;
    diagram::Picture mirrored = diagram.scene_picture;
    for (auto& point : mirrored.points) point.x = -point.x;
    const bool given = std::ranges::all_of(diagram.givens, [&](const diagram::Given& one) {
        return facts::seen(one.statement, mirrored.points, {}, mirrored.letters);
    });
    if (!given || !shows_another(question, diagram.scene_picture, mirrored)) return std::nullopt;
    return mirrored;
}

std::optional<diagram::Picture> against_conditions(const Analysis& analysis, const scene::Question& question,
                                                   const verify::ProofVerdict& proof, const Control& control) {
    return failing_a_condition(analysis, proof.conditions, another_value(analysis, question), Failing::anyhow, control);
}

std::optional<diagram::Picture> against_conditions(const Analysis& analysis, const facts::Statement& proved,
                                                   const verify::ProofVerdict& proof, const Control& control) {
    Conditions apart, order;
    std::ranges::partition_copy(proof.conditions, std::back_inserter(apart), std::back_inserter(order), keeps_apart);
    const auto fails = [&](const diagram::Picture& other) {
        return facts::refuted(proved, other.points) && std::ranges::all_of(apart, [&](const auto& condition) {
                   return facts::seen(condition.statement, other.points);
               });
    };
    return failing_a_condition(analysis, order, fails, Failing::turned, control);
}

namespace {

/// What a strict comparison and an inequation exclude: they are false in any figure of that, by however little.
std::vector<facts::Statement> equality_against(const facts::Statement& order) {
    using enum facts::Predicate;
    constexpr std::array inequations{ncoll, npara, nperp, ncong, ncyclic};
    if (std::ranges::find(inequations, order.predicate()) != inequations.end()) return denials(order);
    const facts::ComparisonRow* row = facts::comparison_row(order.predicate());
    if (row == nullptr || row->closed) return {};
    return {facts::make(*order.compared())};
}

/// Whether comparisons that may be equations hold there but for rounding. Where one fails by what else is not seen,
/// what touches it may be off by the root of that, and denies nothing.
bool keeps(const facts::Statement& stated, const diagram::Picture& picture) {
    constexpr double rounding = 1e-13;
    const auto* row = facts::comparison_row(stated.predicate());
    return row == nullptr || !row->closed ||
           facts::relative_residual(stated, picture.points, picture.letters) >= -rounding;
}

/// The same, and whether what is strict is seen: a figure at its edge may have it for rounding alone.
bool keeps_order(const scene::Scene& scene, const diagram::Picture& picture) {
    return std::ranges::all_of(scene.actions(), [&](const scene::Action& action) {
        if (!action.states || !facts::row(action.states->predicate()).order) return true;
        return keeps(*action.states, picture) && facts::seen(*action.states, picture.points, {}, picture.letters);
    });
}

} // namespace

std::optional<diagram::Picture> without(const Analysis& analysis, const facts::Statement& order,
                                        const Control& control) {
    const Shows in_order = [&](const diagram::Picture& other) { return keeps_order(analysis.scene, other); };
    if (auto equal = Denied(analysis, in_order, Failing::anyhow, control).among(equality_against(order))) return equal;
    const Shows fails = [&](const diagram::Picture& other) {
        return facts::refuted(order, other.points) && in_order(other);
    };
    for (const diagram::Picture& picture : analysis.diagram->generic)
        if (fails(picture)) return picture;
    return Denied(analysis, fails, Failing::anyhow, control).among(denials(order));
}

} // namespace porism::workflow
