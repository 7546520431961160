#include "diagnose/branch_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace porism::diagnose {
namespace {

using Drawing = std::vector<geometry::Point<double>>;

/// Of the area that two sides of a triangle span at most: with less its corners are as good as on one line.
constexpr double flat = 1e-9;

/// 1 where p, q, r turn counter-clockwise, -1 clockwise; 0 on one line.
int turn(const Drawing& at, PointId p, PointId q, PointId r) {
    const auto &a = at[p.index()], &b = at[q.index()], &c = at[r.index()];
    const double area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const double most = std::hypot(b.x - a.x, b.y - a.y) * std::hypot(c.x - a.x, c.y - a.y);
    return std::abs(area) <= flat * most ? 0 : area > 0 ? 1 : -1;
}

/// How a point lies to others of the figure.
struct Lie {
    PointId point, p, q, other;
};

/// A way to say where a point lies: one of several answers, in words with the names of its points.
struct Manner {
    std::optional<std::size_t> (*answer)(const Drawing&, const Lie&);
    std::array<const char*, 3> words; ///< {0} is the point, {1} and {2} a line, {3} the other point
    bool with_other;
};

std::optional<std::size_t> side(const Drawing& at, const Lie& lie) {
    const int sides = turn(at, lie.p, lie.q, lie.point) * turn(at, lie.p, lie.q, lie.other);
    return sides == 0 ? std::nullopt : std::optional<std::size_t>(sides > 0 ? 0 : 1);
}

std::optional<std::size_t> order_on_line(const Drawing& at, const Lie& lie) {
    if (turn(at, lie.p, lie.q, lie.point) != 0) return std::nullopt;
    const auto &a = at[lie.p.index()], &b = at[lie.q.index()], &c = at[lie.point.index()];
    const double length = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    const double part = ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length;
    if (!std::isfinite(part) || std::abs(part) <= flat || std::abs(part - 1) <= flat) return std::nullopt;
    return part < 0 ? 1 : part > 1 ? 2 : 0;
}

std::optional<std::size_t> sense(const Drawing& at, const Lie& lie) {
    const int turned = turn(at, lie.p, lie.q, lie.point);
    return turned == 0 ? std::nullopt : std::optional<std::size_t>(turned > 0 ? 0 : 1);
}

constexpr std::array manners{
    Manner{&side, {"{0} on the same side of {1}{2} as {3}", "{0} on the other side of {1}{2} from {3}", ""}, true},
    Manner{&order_on_line, {"{0} between {1} and {2}", "{0} beyond {1} from {2}", "{0} beyond {2} from {1}"}, false},
    Manner{&sense, {"{1}{2}{0} counter-clockwise", "{1}{2}{0} clockwise", ""}, false},
};

/// The places that a point may have to lines of the points which its action uses.
std::vector<Lie> lies_of(const scene::Action& action, PointId point, bool with_other) {
    std::vector<PointId> used = scene::inputs_of(action);
    std::ranges::sort(used);
    used.erase(std::ranges::unique(used).begin(), used.end());
    std::vector<Lie> out;
    for (std::size_t i = 0; i < used.size(); ++i)
        for (std::size_t k = i + 1; k < used.size(); ++k) {
            if (!with_other) out.push_back({point, used[i], used[k], point});
            for (std::size_t other = 0; with_other && other < action.outputs.front().index(); ++other)
                if (PointId(other) != used[i] && PointId(other) != used[k])
                    out.push_back({point, used[i], used[k], PointId(other)});
        }
    return out;
}

class Words {
public:
    Words(const scene::Scene& scene, const std::vector<Branching>& all)
        : scene_(scene), all_(all), parts_(all.size()) {}

    std::vector<std::string> run() {
        for (std::size_t action = 0; action < scene_.actions().size(); ++action)
            if (std::ranges::any_of(all_, [&](const Branching& one) { return one.open[action]; })) tell(action);
        std::vector<std::string> out;
        for (const auto& parts : parts_)
            out.push_back(parts.empty() ? "the only branch"
                                        : fmt::format("{}with {}", the_figure, fmt::join(parts, " and ")));
        return out;
    }

private:
    using Answers = std::vector<std::optional<std::size_t>>; ///< by combination; nothing where the branch is not open

    void tell(std::size_t action) {
        const scene::Action& placed = scene_.actions()[action];
        for (const Manner& manner : manners)
            for (const PointId point : placed.outputs)
                for (const Lie& lie : lies_of(placed, point, manner.with_other))
                    if (const auto answers = telling(action, manner, lie)) return say(*answers, manner, lie);
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (all_[i].open[action])
                parts_[i].push_back(fmt::format("{} at place {} of {}", name(placed.outputs.front()),
                                                all_[i].branches[action] + 1, all_[i].counts[action]));
    }

    /// The answers, where different branches of the action have different ones, all else before it being the same.
    std::optional<Answers> telling(std::size_t action, const Manner& manner, const Lie& lie) const {
        Answers out(all_.size());
        std::map<std::pair<std::vector<int>, std::size_t>, int> branch_of;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const Branching& one = all_[i];
            if (!one.open[action]) continue;
            out[i] = answer(one, manner, lie);
            if (!out[i]) return std::nullopt;
            const auto before = one.branches.begin();
            const std::vector<int> prefix(before, before + static_cast<std::ptrdiff_t>(action));
            const int branch = one.branches[action];
            if (branch_of.try_emplace({prefix, *out[i]}, branch).first->second != branch) return std::nullopt;
        }
        return out;
    }

    static std::optional<std::size_t> answer(const Branching& one, const Manner& manner, const Lie& lie) {
        std::optional<std::size_t> out;
        for (const Drawing& picture : one.pictures) {
            const auto here = manner.answer(picture, lie);
            if (!here || (out && out != here)) return std::nullopt;
            out = here;
        }
        return out;
    }

    void say(const Answers& answers, const Manner& manner, const Lie& lie) {
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (answers[i])
                parts_[i].push_back(fmt::format(fmt::runtime(manner.words[*answers[i]]), name(lie.point), name(lie.p),
                                                name(lie.q), name(lie.other)));
    }

    std::string name(PointId point) const { return scene::display_name(scene_.name(point)); }

    const scene::Scene& scene_;
    const std::vector<Branching>& all_;
    std::vector<std::vector<std::string>> parts_; ///< by combination
};

} // namespace

std::vector<std::string> branch_words(const scene::Scene& scene, const std::vector<Branching>& all) {
    return Words(scene, all).run();
}

} // namespace porism::diagnose
