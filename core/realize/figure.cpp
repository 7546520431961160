#include "realize/figure.h"

#include "realize/outline.h"
#include "realize/quality.h"
#include "realize/seed.h"
#include "realize/stated/constraint_row.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::realize {
namespace {

/// The later rounds take the other order types of a triangle in turn.
Apex apex_of_round(int round) {
    constexpr std::array others{Apex::flat, Apex::left, Apex::right};
    if (round < textbook_rounds) return Apex::textbook;
    return others[static_cast<std::size_t>(round - textbook_rounds) % others.size()];
}

/// The geometric mean of the lengths that a scene gives; nothing where it gives none.
std::optional<double> given_length(const scene::Scene& scene) {
    std::vector<facts::Statement> all;
    for (const scene::Action& action : scene.actions()) {
        if (action.states) all.push_back(*action.states);
        for (const scene::Use& use : action.uses)
            std::ranges::copy(scene::instantiate(scene::construction(use.construction).gives, action.outputs, use),
                              std::back_inserter(all));
    }
    return told_length(all);
}

/// How large free points are drawn beside given lengths, by attempt: which sizes there are cannot be told beforehand.
double size_of_attempt(int attempt) {
    constexpr std::array sizes{1.0, 1.6, 0.6, 2.5, 0.4, 4.0, 0.25, 1.3, 0.8};
    return sizes[static_cast<std::size_t>(attempt) % sizes.size()];
}

std::size_t worlds_of(const Options& options) {
    return static_cast<std::size_t>(std::max(0, options.generic_pictures)) + 1;
}

/// Of a figure that goes on: its draws come from a stream that no earlier point was drawn from.
int round_after(const diagram::Diagram& before) {
    return textbook_rounds * static_cast<int>(1 + before.branches.size());
}

} // namespace

Figure::Figure(const scene::Scene& scene, const Options& options, int round)
    : Figure(scene, options, round, worlds_of(options), nullptr) {}

Figure::Figure(const scene::Scene& scene, const Options& options, const diagram::Diagram& before)
    : Figure(scene, options, round_after(before), before.freedom > 0 ? 1 + before.generic.size() : worlds_of(options),
             &before) {}

Figure::Figure(const scene::Scene& scene, const Options& options, int round, std::size_t count,
               const diagram::Diagram* before)
    : scene_(&scene), options_(&options), apex_(apex_of_round(round)), length_(given_length(scene)), before_(before) {
    const std::uint64_t seed = options.seed != 0 ? options.seed : seed_of(scene);
    for (std::size_t i = 0; i < count; ++i) worlds_.emplace_back(seed, static_cast<std::size_t>(round) * count + i);
    settled_.resize(count);
    settled_stages_.resize(count, 0);
    for (std::size_t i = 0; i < count; ++i) worlds_[i].restart(afresh(i));
}

Drawing Figure::afresh(std::size_t world, int attempt) const {
    Drawing how{world == 0, {}, 0};
    how.apex = apex_;
    how.any_order = options_->any_order;
    // Figures that are rare need corners anywhere.
    how.polygons = attempt < options_->attempts / 4;
    if (length_) how.scale = *length_ * size_of_attempt(attempt);
    if (const diagram::Picture* picture = kept(world)) how.kept = picture->inputs;
    return how;
}

const diagram::Picture* Figure::kept(std::size_t world) const {
    if (before_ == nullptr) return nullptr;
    // A figure without freedom is the same in all worlds.
    return world == 0 || before_->generic.empty() ? &before_->scene_picture : &before_->generic[world - 1];
}

int Figure::freedom(std::size_t first_input) const {
    return static_cast<int>(std::ranges::count_if(std::span(plan_.sources).subspan(first_input),
                                                  [](const Source& source) { return !source.given; }));
}

Status Figure::place_next(const Wish& wish, const Control& control) {
    open_stage();
    branches_.push_back(0);
    branch_counts_.push_back(1);
    choices_.push_back({0});
    if (action().states) return {};
    if (action().uses.size() == 2) return meet_loci(wish, control);
    return place_own_branch(wish, control);
}

void Figure::open_stage() {
    Stage stage;
    stage.action = plan_.stages.size();
    stage.end = static_cast<RegisterIndex>(plan_.assembly.size());
    const scene::Action& placed = scene_->actions()[stage.action];
    stage.states = placed.states.has_value();
    for (const scene::Use& use : placed.uses) {
        const scene::Construction& row = scene::construction(use.construction);
        for (const auto* patterns : {&row.needs, &row.required})
            std::ranges::copy(scene::instantiate(*patterns, placed.outputs, use), std::back_inserter(stage.needs));
        std::ranges::copy(scene::instantiate(row.restricts, placed.outputs, use), std::back_inserter(stage.restricts));
    }
    std::ranges::copy(strokes_of(placed), std::back_inserter(plan_.strokes));
    std::ranges::move(outlines_of(placed), std::back_inserter(plan_.outlines));
    plan_.stages.push_back(std::move(stage));
}

Status Figure::place_outputs(int branch, const Control& control) {
    const scene::Use& use = action().uses.front();
    const Recipe& terms = recipe(use.construction);
    std::vector<RegisterIndex> outputs(action().outputs.size());
    if (scene::construction(use.construction).places == scene::Places::locus) {
        outputs[0] = plan_.assembly.glide(locus_of(use));
        plan_.sources.resize(plan_.assembly.program().input_count, source_of(0));
    } else {
        Site site(use, branch);
        const std::vector<Corner> corners = corners_drawn(action());
        for (std::size_t i = 0; i < terms.steps.size(); ++i) {
            const Recipe::Step& step = terms.steps[i];
            const RegisterIndex index = plan_.assembly.compile_step(step.term, site);
            Source source = source_of(step.output);
            source.corner = corners[i];
            if (plan_.assembly.at(index).primitive == Primitive::free_point) source.rank = plan_.free_points++;
            plan_.sources.resize(plan_.assembly.program().input_count, source);
            if (step.output) outputs[*step.output] = index;
        }
    }
    return settle_outputs(outputs, control);
}

Source Figure::source_of(std::optional<std::size_t> output) const {
    Source source;
    if (!output || *output >= action().at.size() || !action().at[*output]) return source;
    const scene::Coordinates& at = *action().at[*output];
    if (at.found && options_->any_order) return source;
    source.place = place_of(at);
    source.given = at.given;
    return source;
}

RegisterIndex Figure::locus_of(const scene::Use& use) {
    const Recipe& terms = recipe(use.construction);
    const Term* chosen = &terms.steps[0].term;
    for (const Term& other : terms.instead) {
        Assembly longer = plan_.assembly;
        Site site(use);
        longer.compile(*chosen, site);
        if (std::ranges::any_of(worlds_, [&](const World& world) { return world.peek_on(longer).has_value(); })) break;
        chosen = &other;
    }
    Site site(use);
    return plan_.assembly.compile(*chosen, site);
}

} // namespace porism::realize
