#include "translate/language/figures.h"

#include "facts/predicate.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <vector>

namespace porism::translate {
namespace {

using facts::Statement;
using scene::Action;
using scene::Construction;
using Statements = std::set<Statement>;
using Kinds = std::multiset<facts::Predicate>;

/// A number of points whose orders are tried one by one.
constexpr std::size_t most_inputs = 6;

/// That points are different goes without saying.
Statements without_differences(std::vector<Statement> all) {
    std::erase_if(all, [](const Statement& each) { return each.predicate() == facts::Predicate::diff; });
    return {all.begin(), all.end()};
}

struct Saying {
    Statements gives, guarantees;
    friend bool operator==(const Saying&, const Saying&) = default;
};

Saying saying_of(std::span<const Action> actions) {
    Saying out;
    for (const Action& action : actions) {
        out.gives.merge(without_differences(scene::said_by(action, &Construction::gives)));
        out.guarantees.merge(without_differences(scene::said_by(action, &Construction::guarantees)));
    }
    return out;
}

Kinds kinds_of(const Statements& statements) {
    Kinds out;
    for (const Statement& each : statements) out.insert(each.predicate());
    return out;
}
Kinds kinds_of(const std::vector<facts::Pattern>& patterns) {
    Kinds out;
    for (const facts::Pattern& each : patterns) out.insert(each.predicate);
    return out;
}

/// Those that the statements speak of and the actions do not place, ascending.
std::vector<PointId> inputs_of(const Saying& saying, std::span<const PointId> outputs) {
    std::set<PointId> points;
    for (const Statement& each : saying.gives) points.insert(each.points().begin(), each.points().end());
    for (const PointId output : outputs) points.erase(output);
    return {points.begin(), points.end()};
}

/// Each way to put so many of the points into the slots of a row, with repetitions where there are fewer.
class Choices {
public:
    Choices(std::vector<PointId> points, std::size_t count) : points_(std::move(points)), at_(count) {}
    std::vector<PointId> now() const {
        std::vector<PointId> out;
        for (const std::size_t at : at_) out.push_back(points_[at]);
        return out;
    }
    bool next() {
        for (std::size_t& at : at_) {
            if (++at < points_.size()) return true;
            at = 0;
        }
        return false;
    }

private:
    std::vector<PointId> points_;
    std::vector<std::size_t> at_;
};

bool names_all(const std::vector<PointId>& chosen, const std::vector<PointId>& points) {
    return std::ranges::all_of(points, [&](PointId each) { return std::ranges::count(chosen, each) > 0; });
}

bool can_stand(const scene::Scene& scene, std::size_t first, Action action) {
    scene::Scene before = scene.prefix(first);
    return before.append(std::move(action), scene.names_of(first)).has_value();
}

std::optional<scene::Use> fitted(std::size_t row, const Saying& saying, const scene::Scene& scene, std::size_t first) {
    const Action& placed = scene.actions()[first];
    const Construction& construction = scene::catalogue()[row];
    const auto points = inputs_of(saying, placed.outputs);
    const std::size_t count = scene::point_input_count(construction);
    if (count > most_inputs || points.size() > count || (points.empty() && count > 0)) return std::nullopt;
    Choices choices(points, count);
    do {
        Action tried;
        tried.outputs = placed.outputs;
        tried.uses.push_back({ConstructionId(row), choices.now(), {}});
        const bool same = names_all(tried.uses.front().points, points) && saying_of({&tried, 1}) == saying;
        if (same && can_stand(scene, first, {{}, tried.uses})) return tried.uses.front();
    } while (choices.next());
    return std::nullopt;
}

} // namespace

std::optional<scene::Use> said_as_one(const scene::Scene& scene, std::size_t first, std::size_t count) {
    const auto actions = scene.actions().subspan(first, count);
    if (count == 1 && actions.front().uses.size() < 2) return std::nullopt;
    const Saying saying = saying_of(actions);
    const Kinds kinds = kinds_of(saying.gives);
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool fits = scene::output_count(rows[i]) == actions.front().outputs.size() &&
                          scene::number_input_count(rows[i]) == 0 && rows[i].places != scene::Places::locus &&
                          kinds_of(rows[i].gives) == kinds;
        if (!fits) continue;
        if (auto use = fitted(i, saying, scene, first)) return use;
    }
    return std::nullopt;
}

} // namespace porism::translate
