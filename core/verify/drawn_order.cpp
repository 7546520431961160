#include "verify/drawn_order.h"

#include "realize/exact/same_order.h"
#include "scene/drawn.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace porism::verify {
namespace {

constexpr std::uint64_t draws = 8;
constexpr std::size_t enough = 2; // pictures beside that of the scene

/// The points that a question rests on, in one picture.
std::vector<geometry::Point<double>> behind(const scene::Scene& scene, const scene::Question& question,
                                            const diagram::Picture& picture) {
    const auto needed = scene.actions_behind(scene::points_of(question));
    std::vector<geometry::Point<double>> out;
    for (std::size_t i = 0; i < needed.size(); ++i)
        if (needed[i])
            for (const PointId point : scene.actions()[i].outputs) out.push_back(picture.points[point.index()]);
    return out;
}

class AsDrawn {
public:
    AsDrawn(const scene::Scene& scene, const scene::Question& question, const diagram::Diagram& diagram,
            const Control& control)
        : scene_(scene), question_(question), drawn_(behind(scene, question, diagram.scene_picture)),
          control_(control) {}

    bool operator()(const diagram::Picture& picture) {
        return realize::same_order(drawn_, behind(scene_, question_, picture), control_, work_);
    }

private:
    const scene::Scene& scene_;
    const scene::Question& question_;
    std::vector<geometry::Point<double>> drawn_;
    const Control& control_;
    std::uint64_t work_ = 0;
};

bool differ(const scene::Question& question, const diagram::Diagram& diagram) {
    return scene::seen_in(question, diagram.pictures(), diagram.letters()).sight == scene::Sight::differing;
}

} // namespace

std::optional<diagram::Diagram> in_drawn_order(const scene::Scene& scene, const scene::Question& question,
                                               const diagram::Diagram& diagram, const realize::Options& options,
                                               const Control& control) {
    if (!scene::are_drawn(scene, scene::points_of(question)) || !differ(question, diagram)) return std::nullopt;
    AsDrawn as_drawn(scene, question, diagram, control);
    diagram::Diagram out = diagram;
    std::erase_if(out.generic, [&](const diagram::Picture& picture) { return !as_drawn(picture); });
    realize::Options again = options;
    again.choose_branch_for = {};
    again.explain = false;
    const scene::Scene written = realize::with_branches(scene, diagram);
    for (again.seed = 1; again.seed <= draws && out.generic.size() < enough && !control.stopped(); ++again.seed)
        if (auto other = realize::realize(written, again, control))
            std::ranges::copy_if(other->generic, std::back_inserter(out.generic), std::ref(as_drawn));
    if (out.generic.size() < enough) return std::nullopt;
    return out;
}

} // namespace porism::verify
