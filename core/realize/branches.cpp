// Which branch an action takes, and whether its points are new.
#include "geometry/vector.h"
#include "realize/figure.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace porism::realize {
namespace {

tl::unexpected<Error> no_such_branch(const scene::Scene& scene, const scene::Action& action, int branch,
                                     std::size_t count) {
    return fail("branch",
                "branch " + std::to_string(branch) + " of " + scene::display_name(scene.name(action.outputs[0])) +
                    " does not exist",
                count == 1 ? "there is one branch only, number 0"
                           : "its branches are numbered from 0 to " + std::to_string(count - 1));
}

} // namespace

/// A branch of an action, as the worlds show it before it is taken.
struct Figure::Branch {
    bool exists = false;                           ///< in some world
    std::vector<diagram::Coincidence> merged = {}; ///< points of it that are earlier ones in every world

    bool is_new() const { return exists && merged.empty(); }
};

bool Figure::put_by_hand() const {
    return std::ranges::any_of(action().at, [](const auto& at) { return at.has_value(); });
}

std::vector<int> Figure::choices_among(const std::vector<Branch>& branches) {
    std::vector<int> choices;
    const auto choose = [&](auto&& may_be_taken) {
        for (std::size_t i = 0; i < branches.size() && choices.size() < branches.size(); ++i)
            if (may_be_taken(branches[i])) choices.push_back(static_cast<int>(i));
        return !choices.empty();
    };
    if (!choose([](const Branch& branch) { return branch.is_new(); }) &&
        !choose([](const Branch& branch) { return branch.exists; }))
        choose([](const Branch&) { return true; });
    return choices;
}

template<class Place, class Distance>
Status Figure::take_branch(const Wish& wish, const std::vector<Branch>& branches, const Distance& distance,
                           const Place& place) {
    const std::vector<int> choices = choices_.back() = choices_among(branches);
    branch_counts_.back() = static_cast<int>(branches.size());
    const auto take = [&](int chosen) {
        branches_.back() = chosen;
        auto& listed = choices_.back();
        if (const auto at = std::ranges::lower_bound(listed, chosen); at == listed.end() || *at != chosen)
            listed.insert(at, chosen);
        plan_.stages.back().merged = branches[static_cast<std::size_t>(chosen)].merged;
        return place(chosen);
    };
    if (wish.branch && wish.or_later) {
        const auto later = std::ranges::lower_bound(choices, *wish.branch);
        return take(later == choices.end() ? choices.back() : *later);
    }
    if (wish.branch) {
        const bool there = *wish.branch >= 0 && static_cast<std::size_t>(*wish.branch) < branches.size();
        return there ? take(*wish.branch) : Status(no_such_branch(*scene_, action(), *wish.branch, branches.size()));
    }
    if (put_by_hand() && branches.size() > 1) {
        std::vector<int> all(branches.size());
        std::iota(all.begin(), all.end(), 0);
        return take(*std::ranges::min_element(all, {}, distance));
    }
    std::vector<int> order = choices;
    for (std::size_t i = 0; i < branches.size(); ++i)
        if (branches[i].exists && !branches[i].is_new() && std::ranges::count(choices, static_cast<int>(i)) == 0)
            order.push_back(static_cast<int>(i));
    return take_first(order, take);
}

template<class Take>
Status Figure::take_first(const std::vector<int>& choices, const Take& take) {
    if (choices.size() == 1) return take(choices.front());
    const Figure before = *this;
    Status first = take(choices.front());
    if (first || first.error().kind == ErrorKind::interrupted) return first;
    Figure failed = *this;
    for (std::size_t i = 1; i < choices.size(); ++i) {
        *this = before;
        if (take(choices[i])) return {};
    }
    *this = std::move(failed);
    return first;
}

// ---- the branches of one recipe

Status Figure::place_own_branch(const Wish& wish, const Control& control) {
    const int count = recipe(action().uses.front().construction).branches;
    std::vector<Branch> branches;
    for (int i = 0; i < count; ++i) branches.push_back(count > 1 ? own_branch(i) : Branch{true});
    const auto distance = [&](int branch) {
        Figure trial = *this;
        if (!trial.place_outputs(branch, control)) return HUGE_VAL;
        double sum = 0;
        for (std::size_t i = 0; i < action().at.size(); ++i)
            if (action().at[i])
                sum += geometry::squared_length(trial.worlds_[0].points()[action().outputs[i].index()] -
                                                place_of(*action().at[i]));
        return sum;
    };
    return take_branch(wish, branches, distance, [&](int branch) { return place_outputs(branch, control); });
}

Figure::Branch Figure::own_branch(int number) const {
    const scene::Use& use = action().uses.front();
    Assembly longer = plan_.assembly;
    Site site(use, number);
    std::vector<RegisterIndex> outputs(action().outputs.size());
    const Recipe& terms = recipe(use.construction);
    for (const Recipe::Step& step : terms.steps) {
        const RegisterIndex index = longer.compile_step(step.term, site);
        if (step.output) outputs[*step.output] = index;
    }
    // What has a freedom of its own exists, and falls on nothing.
    if (longer.program().input_count > plan_.assembly.program().input_count) return {true};
    return branch_seen([&](const World& world) -> std::optional<std::vector<Point>> {
        const auto made = world.peek_on(longer);
        if (!made) return std::nullopt;
        std::vector<Point> points;
        for (const RegisterIndex index : outputs) points.push_back(std::get<Point>((*made)[index]));
        return points;
    });
}

/// `points_in` gives the points that the branch would place in a world.
template<class PointsIn>
Figure::Branch Figure::branch_seen(const PointsIn& points_in) const {
    std::vector<std::vector<Point>> seen;
    for (const World& world : worlds_)
        if (auto points = points_in(world)) seen.push_back(*std::move(points));
    Branch branch{!seen.empty()};
    if (seen.size() < worlds_.size()) return branch;
    for (std::size_t i = 0; i < seen.front().size(); ++i) {
        const auto on = [&](std::size_t earlier) {
            for (std::size_t w = 0; w < worlds_.size(); ++w)
                if (!worlds_[w].same_place(seen[w][i], worlds_[w].points()[earlier])) return false;
            return true;
        };
        for (std::size_t p = 0; p < plan_.assembly.program().point_registers.size(); ++p)
            if (on(p)) {
                branch.merged.push_back({action().outputs[i], PointId(p)});
                break;
            }
    }
    return branch;
}

// ---- the common points of two loci

Status Figure::meet_loci(const Wish& wish, const Control& control) {
    const RegisterIndex first = locus_of(action().uses[0]), second = locus_of(action().uses[1]);
    plan_.stages.back().end = static_cast<RegisterIndex>(plan_.assembly.size());
    if (auto status = settle_all(control); !status) return status;

    const std::vector<RegisterIndex> common = points_on_both(first, second);
    const auto touch = plan_.assembly.touch(first, second);
    const std::vector<Instruction> candidates = touch && lies_on_both(*touch, first, second)
                                                    ? std::vector{*touch}
                                                    : plan_.assembly.meetings(first, second, common);
    // The loci must meet in every world before the branches can be compared.
    plan_.stages.back().probes = candidates;
    if (auto status = settle_all(control); !status) return status;

    const auto point_in = [&](const World& world, int branch) -> std::optional<std::vector<Point>> {
        const auto made = world.peek(plan_, candidates[static_cast<std::size_t>(branch)]);
        if (!made) return std::nullopt;
        return std::vector{std::get<Point>(*made)};
    };
    std::vector<Branch> branches;
    for (int i = 0; static_cast<std::size_t>(i) < candidates.size(); ++i)
        branches.push_back(branch_seen([&](const World& world) { return point_in(world, i); }));
    const auto distance = [&](int branch) {
        const auto made = point_in(worlds_[0], branch);
        return made ? geometry::squared_length(made->front() - place_of(*action().at[0])) : HUGE_VAL;
    };
    return take_branch(wish, branches, distance, [&](int branch) {
        return settle_outputs({plan_.assembly.emit(candidates[static_cast<std::size_t>(branch)])}, control);
    });
}

std::vector<RegisterIndex> Figure::points_on_both(RegisterIndex first, RegisterIndex second) const {
    std::vector<RegisterIndex> common;
    for (std::size_t p = 0; p < plan_.assembly.program().point_registers.size(); ++p) {
        const bool both = !is_merged(PointId(p)) && std::ranges::all_of(worlds_, [&](const World& world) {
            return lies_on(world.registers()[first], world.points()[p]) &&
                   lies_on(world.registers()[second], world.points()[p]);
        });
        if (both) common.push_back(plan_.assembly.program().point_registers[p]);
    }
    return common;
}

bool Figure::lies_on_both(const Instruction& point, RegisterIndex first, RegisterIndex second) const {
    return std::ranges::all_of(worlds_, [&](const World& world) {
        const auto made = world.peek(plan_, point);
        return made && lies_on(world.registers()[first], std::get<Point>(*made)) &&
               lies_on(world.registers()[second], std::get<Point>(*made));
    });
}

} // namespace porism::realize
