#include "diagnose/open_branches.h"

namespace porism::diagnose {
namespace {

class Walk {
public:
    Walk(const std::vector<bool>& open, const FirstFigure& first, const AtBranching& at)
        : open_(open), first_(first), at_(at) {}

    /// Whether it goes on.
    bool below(const scene::Scene& scene, std::size_t from) {
        const auto first = first_(scene);
        if (!first) return true;
        if (!at_(scene, *first)) return false;
        scene::Scene prefix = scene;
        for (std::size_t i = from; i < open_.size(); ++i) {
            if (!open_[i] || first->branch_counts[i] < 2) continue;
            for (const int branch : first->choices[i])
                if (branch != first->branches[i] && !below(prefix.with_branch(i, branch), i + 1)) return false;
            prefix = prefix.with_branch(i, first->branches[i]);
        }
        return true;
    }

private:
    const std::vector<bool>& open_;
    const FirstFigure& first_;
    const AtBranching& at_;
};

} // namespace

std::vector<bool> open_branches(const scene::Scene& scene, std::span<const PointId> points) {
    std::vector<bool> out = scene.actions_behind(points);
    const auto actions = scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (actions[i].branch || !actions[i].at.empty()) out[i] = false;
    return out;
}

void each_branching(const scene::Scene& scene, const std::vector<bool>& open, const FirstFigure& first,
                    const AtBranching& at) {
    Walk(open, first, at).below(scene, 0);
}

} // namespace porism::diagnose
