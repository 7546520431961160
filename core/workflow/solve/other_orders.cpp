#include "workflow/solve/other_orders.h"

#include "realize/realize.h"
#include "scene/drawn.h"
#include "workflow/solve/denials.h"
#include "workflow/solve/other_pictures.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::uint64_t other_orders = 16;
/// Denials that are looked at, and figures of each.
constexpr std::size_t most_denials = 32;
constexpr std::uint64_t figures_of_each = 3;
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
        : own_(analysis.diagram->scene_picture), shows_(std::move(shows)), control_(control) {
        options_.supposed_from = analysis.scene.actions().size();
        options_.any_order = true;
        options_.generic_pictures = 1;
        options_.explain = false;
    }

    /// Of so many figures the first that shows another value; where there is none of the scene, no more are looked for.
    std::optional<diagram::Picture> among(const scene::Scene& scene, std::uint64_t figures, bool may_fail) {
        for (options_.seed = 1; options_.seed <= figures && !control_.stopped(); ++options_.seed) {
            const auto other = realize::realize(scene, options_, control_);
            if (!other && !may_fail) return std::nullopt;
            if (!other || (lies_on_a_line(other->scene_picture) && !lies_on_a_line(own_))) continue;
            if (shows_(other->scene_picture)) return other->scene_picture;
        }
        return std::nullopt;
    }

private:
    const diagram::Picture& own_;
    Shows shows_;
    const Control& control_;
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

} // namespace

std::optional<diagram::Picture> in_another_order(const Analysis& analysis, const scene::Question& question,
                                                 const Control& control) {
    if (scene::is_drawn(analysis.scene)) return std::nullopt;
    for (const diagram::Picture& picture : analysis.diagram->generic)
        if (shows_another(question, analysis.diagram->scene_picture, picture)) return picture;
    const scene::Scene scene = realize::with_branches(analysis.scene, *analysis.diagram);
    return Others(analysis, another_value(analysis, question), control).among(scene, other_orders, true);
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

std::optional<diagram::Picture> without(const Analysis& analysis, const facts::Statement& order,
                                        const Control& control) {
    const Shows fails = [&](const diagram::Picture& other) { return facts::refuted(order, other.points); };
    for (const diagram::Picture& picture : analysis.diagram->generic)
        if (fails(picture)) return picture;
    return Denied(analysis, fails, Failing::anyhow, control).among(denials(order));
}

} // namespace porism::workflow
