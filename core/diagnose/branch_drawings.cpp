#include "diagnose/branch_drawings.h"

#include "diagnose/branch_words.h"
#include "diagnose/open_branches.h"
#include "diagnose/sketches.h"
#include "facts/truth.h"

#include <algorithm>
#include <iterator>

namespace porism::diagnose {
namespace {

std::vector<PointId> asked_points(const Sample& sample) {
    std::vector<PointId> out;
    for (const facts::Statement& goal : sample.goals) std::ranges::copy(goal.points(), std::back_inserter(out));
    for (const scene::Question& question : sample.questions)
        std::ranges::copy(scene::points_of(question), std::back_inserter(out));
    return out;
}

/// Of a sample without what chose its branches.
InBranches begun(const Sample& sample, std::vector<bool> open, const diagram::Diagram& first) {
    InBranches out{sample, std::move(open), {first}};
    out.written.chosen_for = {};
    for (std::size_t i = 0; i < out.open.size(); ++i) {
        out.open[i] = out.open[i] && first.branch_counts[i] > 1;
        if (out.open[i]) out.written.scene = out.written.scene.with_branch(i, first.branches[i]);
    }
    return out;
}

void add_sketches(InBranches& out, std::uint64_t count, const diagram::Diagram& own, const Control& control) {
    for (std::uint64_t sketch = 1; sketch < count && !control.stopped(); ++sketch)
        if (auto figure = sketched_beside(own, out.written.scene, sketch, control))
            out.figures.push_back(*std::move(figure));
}

} // namespace

std::vector<InBranches> figures_by_branch(const Sample& sample, const diagram::Diagram& own, const Control& control) {
    constexpr std::size_t most = 16;
    constexpr std::uint64_t sketches_beside = 8;
    const auto open = open_branches(sample.scene, asked_points(sample));
    std::vector<InBranches> out{begun(sample, open, own)};
    add_sketches(out.front(), sketches, own, control);
    each_branching(
        sample.scene, open, [&](const scene::Scene& one) { return sketched_beside(own, one, 0, control); },
        [&](const scene::Scene&, const diagram::Diagram& first) {
            if (first.branches == own.branches) return true;
            out.push_back(begun(sample, open, first));
            add_sketches(out.back(), sketches_beside, own, control);
            return out.size() < most && !control.stopped();
        });
    return out;
}

std::string words_with(const std::vector<InBranches>& all, std::size_t index,
                       std::span<const facts::Statement> orders) {
    std::vector<Branching> branchings;
    std::size_t at = 0;
    for (const InBranches& one : all) {
        const diagram::Diagram& first = one.figures.front();
        Branching made{first.branches, first.branch_counts, one.open, {}};
        for (const diagram::Diagram& figure : one.figures)
            for (const auto& points : figure.pictures())
                if (std::ranges::all_of(orders, [&](const auto& order) { return facts::seen(order, points); }))
                    made.pictures.emplace_back(points.begin(), points.end());
        if (&one == &all[index]) at = branchings.size();
        // Where the orders hold in none they leave that combination out.
        if (!made.pictures.empty() || &one == &all[index]) branchings.push_back(std::move(made));
    }
    return branch_words(all[index].written.scene, branchings)[at];
}

} // namespace porism::diagnose
