#include "translate/language/figures.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>
#include <span>
#include <utility>

namespace porism::translate {
namespace {

using facts::Statement;
using scene::Action;
using scene::Construction;

/// What is tried one by one: orders of points, choices of inputs.
constexpr std::size_t most_outputs = 4, most_inputs = 4, most_candidates = 8;
constexpr std::size_t most_actions = 16;

/// A point of a line is said to be one; of other curves what is stated is as short.
bool is_line(std::size_t row) {
    const auto& patterns = defining(ConstructionId(row));
    return std::ranges::any_of(patterns,
                               [](const facts::Pattern& each) { return each.predicate == facts::Predicate::coll; });
}

bool fits(std::size_t index, std::size_t outputs) {
    const Construction& row = scene::catalogue()[index];
    return scene::output_count(row) == outputs && scene::number_input_count(row) == 0 &&
           scene::point_input_count(row) <= most_inputs && row.name != "free" &&
           (row.places != scene::Places::locus || is_line(index));
}

/// Of the points that are introduced, those that the statements about the new ones speak of.
std::vector<PointId> inputs_for(const std::vector<PointId>& outputs, const Said& all, const std::set<PointId>& known) {
    std::set<PointId> out;
    const auto speaks = [&](std::span<const PointId> points) {
        return std::ranges::any_of(points, [&](PointId each) { return std::ranges::count(outputs, each) > 0; });
    };
    const auto add = [&](std::span<const PointId> points) {
        if (speaks(points))
            std::ranges::copy_if(points, std::inserter(out, out.end()), [&](PointId each) {
                return known.contains(each) && std::ranges::count(outputs, each) == 0;
            });
    };
    for (const Statement& each : all.others()) add(each.points());
    for (const auto& equal : all.equal_lengths()) {
        std::vector<PointId> ends;
        for (const auto& [a, b] : equal) ends.insert(ends.end(), {a, b});
        add(ends);
    }
    return {out.begin(), out.end()};
}

/// Puts points into the slots of a row, one after the other, as long as what makes them what they are is told.
class SlotSearch {
public:
    using Take = std::function<bool(const std::vector<PointId>& bound)>; ///< whether to end

    SlotSearch(ConstructionId row, const std::vector<PointId>& outputs, const std::vector<PointId>& inputs,
               const Said& all)
        : patterns_(defining(row)), outputs_(outputs), inputs_(inputs), all_(all) {
        const Construction& construction = scene::construction(row);
        bound_.resize(scene::output_count(construction) + scene::point_input_count(construction));
    }

    bool each(const Take& take, std::size_t slot = 0) {
        if (slot == bound_.size()) return take(bound_);
        for (const PointId point : slot < outputs_.size() ? outputs_ : inputs_) {
            const auto before = bound_.begin() + static_cast<std::ptrdiff_t>(slot);
            if (std::find(bound_.begin(), before, point) != before) continue;
            bound_[slot] = point;
            if (is_told_up_to(slot) && each(take, slot + 1)) return true;
        }
        return false;
    }

private:
    bool is_told_up_to(std::size_t slot) const {
        return std::ranges::all_of(patterns_, [&](const facts::Pattern& pattern) {
            if (std::ranges::max(pattern.slots) != slot) return true;
            const auto statement = facts::instantiate(pattern, bound_);
            return statement && all_.holds(*statement);
        });
    }

    const std::vector<facts::Pattern>& patterns_;
    const std::vector<PointId>&outputs_, &inputs_;
    const Said& all_;
    std::vector<PointId> bound_;
};

Action made_of(ConstructionId row, std::vector<PointId> outputs, std::vector<PointId> inputs) {
    Action made;
    made.outputs = std::move(outputs);
    made.uses.push_back({row, std::move(inputs), {}});
    return made;
}

bool needs_are_told(const Action& made, const Said& all) {
    return std::ranges::all_of(scene::said_by(made, &Construction::needs), [&](const Statement& each) {
        return each.predicate() == facts::Predicate::diff || all.holds(each);
    });
}

} // namespace

Figures::Figures(const scene::Scene& scene, std::vector<bool> told, std::vector<bool> plain)
    : scene_(scene), told_(std::move(told)), plain_(std::move(plain)), said_(told_.size(), false) {}

void Figures::note(std::size_t action) {
    const Action& one = scene_.actions()[action];
    said_[action] = true;
    points_.insert(one.outputs.begin(), one.outputs.end());
    for (const Statement& each : defining(one)) {
        before_.add(each);
        known_.add(each);
    }
}

void Figures::note(const SaidFigure& figure) {
    for (const std::size_t action : figure.actions) note(action);
}

Figures::Block Figures::block_from(std::size_t action) const {
    Block out{{}, before_};
    for (std::size_t i = action; i < told_.size() && out.actions.size() < most_actions; ++i) {
        if (!told_[i] || said_[i]) continue;
        if (!plain_[i]) break;
        out.actions.push_back(i);
        for (const Statement& each : defining(scene_.actions()[i])) out.all.add(each);
    }
    return out;
}

/// The more points at once, the later.
std::vector<SaidFigure> Figures::figures_of(std::size_t action) const {
    const auto actions = scene_.actions();
    std::vector<SaidFigure> out;
    if (!plain_[action] || actions[action].states) return out;
    const Block block = block_from(action);
    const bool several =
        std::ranges::any_of(block.actions, [&](std::size_t i) { return actions[i].states.has_value(); });
    if (!several && actions[action].uses.size() < 2) return out;
    std::vector<PointId> outputs;
    for (const std::size_t i : block.actions) {
        if (actions[i].states) continue;
        outputs.insert(outputs.end(), actions[i].outputs.begin(), actions[i].outputs.end());
        if (outputs.size() > most_outputs) break;
        if (auto found = figure_of(outputs, block)) out.push_back(*std::move(found));
        if (auto found = triangle_and_corner(outputs, block)) out.push_back(*std::move(found));
    }
    return out;
}

/// Of the block, each action said as the figure that says the most.
std::size_t Figures::sentences_after(const SaidFigure& figure) const {
    Figures after = *this;
    after.note(figure);
    const Block block = after.block_from(figure.actions.front());
    std::size_t count = figure.made.size();
    for (const std::size_t action : block.actions) {
        if (after.is_said(action)) continue;
        const auto next = after.figures_of(action);
        const auto most = std::ranges::max_element(next, {}, [](const SaidFigure& one) { return one.actions.size(); });
        if (most != next.end()) {
            count += most->made.size();
            after.note(*most);
        } else {
            ++count;
            after.note(action);
        }
    }
    return count;
}

std::optional<SaidFigure> Figures::figure_of(std::size_t action) const {
    auto all = figures_of(action);
    if (all.empty()) return std::nullopt;
    if (all.size() == 1) return std::move(all.front());
    const auto rank = [&](const SaidFigure& one) {
        return std::pair(sentences_after(one), block_from(action).actions.size() - one.actions.size());
    };
    return std::move(*std::ranges::min_element(all, {}, rank));
}

std::optional<SaidFigure> Figures::figure_of(const std::vector<PointId>& outputs, const Block& block) const {
    std::optional<SaidFigure> best;
    for (std::size_t row = 0; row < scene::catalogue().size(); ++row) {
        auto found = fitted(row, outputs, block, {});
        if (found && (!best || found->actions.size() > best->actions.size())) best = std::move(found);
    }
    return best;
}

/// A parallelogram is a triangle and the corner that completes it.
std::optional<SaidFigure> Figures::triangle_and_corner(const std::vector<PointId>& outputs, const Block& block) const {
    if (outputs.size() != 4) return std::nullopt;
    for (const PointId corner : outputs | std::views::reverse) {
        std::vector<PointId> others = outputs;
        std::erase(others, corner);
        const Action triangle = made_of(*scene::construction_by_name("triangle"), std::move(others), {});
        const auto is_told = [&](const Statement& each) { return block.all.holds(each); };
        if (!std::ranges::all_of(defining(triangle), is_told)) continue;
        for (std::size_t row = 0; row < scene::catalogue().size(); ++row)
            if (scene::point_input_count(scene::catalogue()[row]) >= 3)
                if (auto found = fitted(row, {corner}, block, triangle)) return found;
    }
    return std::nullopt;
}

std::optional<SaidFigure> Figures::fitted(std::size_t row, const std::vector<PointId>& outputs, const Block& block,
                                          const std::optional<Action>& first) const {
    const Construction& construction = scene::catalogue()[row];
    if (!fits(row, outputs.size())) return std::nullopt;
    const std::size_t count = scene::point_input_count(construction);
    std::set<PointId> known = points_;
    if (first) known.insert(first->outputs.begin(), first->outputs.end());
    const auto inputs = inputs_for(outputs, block.all, known);
    if (inputs.size() < count || inputs.size() > most_candidates) return std::nullopt;
    std::optional<SaidFigure> out;
    SlotSearch(ConstructionId(row), outputs, inputs, block.all).each([&](const std::vector<PointId>& bound) {
        const auto behind_outputs = bound.begin() + static_cast<std::ptrdiff_t>(outputs.size());
        const Action made =
            made_of(ConstructionId(row), {bound.begin(), behind_outputs}, {behind_outputs, bound.end()});
        if (!needs_are_told(made, block.all) || !can_stand(made)) return false;
        std::vector<Action> all;
        if (first) all.push_back(*first);
        all.push_back(made);
        auto with = said_with(all, block);
        if (!with.empty()) out = SaidFigure{std::move(all), std::move(with)};
        return out.has_value();
    });
    return out;
}

/// All that place their points, and what says nothing besides; empty where they say no more than one action alone.
std::vector<std::size_t> Figures::said_with(const std::vector<Action>& made, const Block& block) const {
    Said after = before_;
    std::set<PointId> points;
    for (const Action& one : made) {
        points.insert(one.outputs.begin(), one.outputs.end());
        for (const Statement& each : defining(one)) after.add(each);
    }
    std::vector<std::size_t> out;
    bool more = scene_.actions()[block.actions.front()].uses.size() > 1;
    for (const std::size_t i : block.actions) {
        const Action& action = scene_.actions()[i];
        const bool places = std::ranges::any_of(action.outputs, [&](PointId each) { return points.contains(each); });
        const bool said =
            (places || action.states) &&
            std::ranges::all_of(defining(action), [&](const Statement& each) { return after.holds(each); });
        if (places && !said) return {};
        if (said) out.push_back(i);
        more = more || (said && action.states);
    }
    return more ? out : std::vector<std::size_t>();
}

bool Figures::can_stand(const Action& made) const {
    scene::Scene scene;
    scene::Use use = made.uses.front();
    for (PointId& input : use.points) {
        Action point;
        point.uses.push_back({*scene::construction_by_name("free"), {}, {}});
        if (!scene.append(std::move(point), std::array{scene_.name(input)})) return false;
        input = PointId(scene.point_count() - 1);
    }
    std::vector<std::string> names;
    for (const PointId output : made.outputs) names.push_back(scene_.name(output));
    Action action;
    action.uses = {std::move(use)};
    return scene.append(std::move(action), names).has_value();
}

} // namespace porism::translate
