// The last draws of a finished figure: a pleasant scene picture, generic ones that sight can trust.
#include "facts/truth.h"
#include "realize/continuation.h"
#include "realize/figure.h"
#include "realize/quality.h"
#include "realize/refine.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace porism::realize {
namespace {

/// Draws for the scene picture: so many afresh, then so many steps of a search from the best.
constexpr int scene_draws = 64;
constexpr int scene_steps = 128;
/// Fewer for large figures, whose quality costs more to tell: this many draws times points.
constexpr std::size_t scene_work = 2400;
/// Below this a picture needs no further search.
constexpr double good_enough = 0.05;
/// Generic pictures that would do before one without any accident is given up; in large figures so few.
constexpr std::size_t generic_choice = 24;
constexpr std::size_t least_choice = 4;
/// From so many of the best of them a search starts, one after the other while the figure stays cramped.
constexpr std::size_t generic_starts = 4;
/// Steps of such a search, and how many of them in vain end it.
constexpr std::size_t generic_steps = 1000;
constexpr std::size_t generic_patience = 250;
/// Fewer for large figures: this many steps times pairs of points, whose distances and directions are compared.
constexpr std::size_t generic_work = 400'000;

scene::Sight sight(const scene::Question& equation, const World& world) {
    const facts::Points<double> pictures[] = {world.points()};
    return scene::seen_in(equation, pictures).sight;
}

/// So many as the work allows.
std::size_t affordable(std::size_t steps, const World& world) {
    const std::size_t points = std::max<std::size_t>(world.points().size(), 1);
    return std::min(steps, generic_work / (points * points));
}

bool all_seen(const Wanted& wanted, const World& world) {
    const auto seen = [&](const facts::Statement& goal) { return facts::seen(goal, world.points()); };
    const auto shown = [&](const scene::Question& equation) { return sight(equation, world) == scene::Sight::seen; };
    return std::ranges::all_of(wanted.goals, seen) && std::ranges::all_of(wanted.equations, shown);
}

std::vector<facts::Statement> refuted_in(const Wanted& wanted, const World& world) {
    std::vector<facts::Statement> out;
    std::ranges::copy_if(wanted.goals, std::back_inserter(out),
                         [&](const facts::Statement& goal) { return facts::refuted(goal, world.points()); });
    return out;
}

} // namespace

bool Figure::seen_in_scene_picture(const Wanted& wanted) {
    return shows(worlds_[0], wanted);
}

bool Figure::refuted_in_scene_picture(const Wanted& wanted) const {
    const World& world = worlds_[0];
    const auto false_here = [&](const scene::Question& equation) {
        return sight(equation, world) == scene::Sight::refuted;
    };
    return !refuted_in(wanted, world).empty() || std::ranges::any_of(wanted.equations, false_here);
}

bool Figure::shows(const World& world, const Wanted& wanted) {
    if (all_seen(wanted, world)) return true;
    add_failed_goals(refuted_in(wanted, world));
    return false;
}

void Figure::add_failed_goals(std::span<const facts::Statement> goals) {
    std::ranges::copy_if(goals, std::back_inserter(failed_goals_),
                         [&](const facts::Statement& goal) { return std::ranges::count(failed_goals_, goal) == 0; });
}

void Figure::improve_scene_picture(const Wanted& wanted, const Control& control) {
    if (plan_.stages.empty() || !varies(0) || options_->any_order) return;
    World best = worlds_[0];
    double least = badness(plan_, best);
    World& trial = worlds_[0];
    const std::size_t points = std::max<std::size_t>(best.points().size(), 1);
    const int budget = static_cast<int>(std::clamp<std::size_t>(scene_work / points, 4, scene_steps));
    const int draws = std::min(scene_draws, budget), steps = std::min(scene_steps, budget);
    for (int i = 0; i < draws + steps && least > good_enough && !control.stopped(); ++i) {
        Drawing how = afresh(0, i);
        if (i >= draws) {
            how.near = best.inputs();
            how.spread = 0.02 + 0.2 * (1 - static_cast<double>(i - draws) / steps);
        }
        trial.restart(std::move(how));
        if (trial.advance(plan_, nullptr) || !shows(trial, wanted)) continue;
        const double bad = badness(plan_, trial);
        if (bad >= least) continue;
        least = bad;
        best = trial;
    }
    worlds_[0] = std::move(best);
}

Status Figure::draw_generic(const Wanted& wanted, const Control& control) {
    if (plan_.stages.empty()) return {};
    for (std::size_t i = 1; i < worlds_.size(); ++i)
        if (auto status = draw_generic(i, wanted, control); !status) return status;
    return {};
}

Status Figure::draw_generic(std::size_t world, const Wanted& wanted, const Control& control) {
    World& trial = worlds_[world];
    std::vector<Draw> starts;
    const std::size_t choice = std::max(least_choice, affordable(generic_choice, worlds_[0]));
    std::size_t found = 0;
    bool shown = true, fit = false;
    for (int attempt = 0; attempt < options_->attempts && found < choice && !fit; ++attempt) {
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "the figure was not finished", "", {}});
        Drawing how = afresh(world, attempt);
        // Every other draw stays near the scene picture, ever nearer: where branches end soon, others are not reached.
        if (attempt % 2 == 1) {
            how.near = worlds_[0].inputs();
            how.spread = 0.05 + 0.5 * (1 - static_cast<double>(attempt) / options_->attempts);
        }
        trial.restart(std::move(how));
        if (trial.advance(plan_, &worlds_[0]) || !continues(plan_, worlds_[0], trial)) continue;
        shown = shows(trial, wanted);
        if (!shown) continue;
        ++found;
        const double unfit = unfitness(trial);
        starts.push_back({unfit, trial});
        fit = unfit == 0 || !varies(world);
    }
    if (!starts.empty()) {
        trial = spread_out(world, std::move(starts), wanted, control);
        return {};
    }
    if (!shown) return fail("goal_false", "the goal is false in a picture of the same branch", "");
    return fail("degenerate", "no generic picture of the figure was found",
                "the points may lie in a special position; move them, or take out what is drawn last");
}

World Figure::spread_out(std::size_t world, std::vector<Draw> starts, const Wanted& wanted, const Control& control) {
    std::ranges::stable_sort(starts, {}, &Draw::unfit);
    Draw best = starts.front();
    for (std::size_t i = 0; i < std::min(starts.size(), generic_starts) && best.unfit > 0 && varies(world); ++i) {
        Draw climbed = climb(world, std::move(starts[i]), wanted, control);
        if (climbed.unfit < best.unfit) best = std::move(climbed);
    }
    return std::move(best.world);
}

Figure::Draw Figure::climb(std::size_t world, Draw best, const Wanted& wanted, const Control& control) {
    World& trial = worlds_[world];
    const std::size_t steps = affordable(generic_steps, best.world);
    std::size_t in_vain = 0;
    for (std::size_t step = 0; step < steps && best.unfit > 0 && !control.stopped(); ++step) {
        if (++in_vain > generic_patience) break;
        Drawing how = afresh(world);
        how.near = best.world.inputs();
        how.spread = 0.02 + 0.25 * (1 - static_cast<double>(step) / static_cast<double>(steps));
        trial.restart(std::move(how));
        if (trial.advance(plan_, &worlds_[0]) || crampedness(spread_of(plan_, trial)) >= best.unfit) continue;
        if (!all_seen(wanted, trial) || !continues(plan_, worlds_[0], trial)) continue;
        const double unfit = unfitness(trial);
        if (unfit >= best.unfit) continue;
        best = {unfit, trial};
        in_vain = 0;
    }
    return best;
}

double Figure::unfitness(World& world) const {
    constexpr double an_accident = 10;
    const double cramped = crampedness(spread_of(plan_, world));
    const int doubtful = accidents(world.standing());
    if (doubtful > 0) return an_accident * doubtful + cramped;
    correct(world);
    return an_accident * accidents(world.standing(), refined_tolerance(world.standing())) + cramped;
}

void Figure::correct(World& world) const {
    if (auto better = refined(plan_.assembly.program(), world.inputs(), world.points()))
        world.correct(std::move(better->points));
}

void Figure::correct_scene_picture() {
    correct(worlds_[0]);
}

void Figure::keep_places() {
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        correct(worlds_[i]);
        std::vector<Point> points = worlds_[i].points();
        std::ranges::copy(kept(i)->points, points.begin());
        worlds_[i].correct(std::move(points));
    }
}

bool Figure::is_doubtful() const {
    const auto doubts = [](const std::vector<Point>& points) {
        return accidents(points) + accidents(points, refined_tolerance(points));
    };
    const std::size_t old = before_->point_count();
    return freedom() > 0 && std::any_of(worlds_.begin() + 1, worlds_.end(), [&](const World& world) {
               return doubts(world.standing()) > doubts(world.standing(old));
           });
}

} // namespace porism::realize
