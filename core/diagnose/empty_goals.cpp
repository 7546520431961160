#include "diagnose/empty_goals.h"

#include "facts/equation.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::Statement;

using PointSet = std::set<PointId>;

/// PointSet that are given to be on one line, of lines that differ.
class GivenLines {
public:
    explicit GivenLines(const scene::Scene& scene) {
        for (std::size_t i = 0; i < scene.actions().size(); ++i)
            for (const Statement& given : scene::said_by(scene.actions()[i], &scene::Construction::gives))
                if (given.predicate() == Predicate::coll || given.predicate() == Predicate::midp) add(given, i);
    }

    /// The first two points of the line of a pair, or the pair.
    facts::PointPair name_of(facts::PointPair pair) const {
        const PointSet* line = line_of(pair);
        return line ? facts::pair_of(*line->begin(), *std::next(line->begin())) : pair;
    }
    /// The last action that gives a line through two of these points.
    std::optional<std::size_t> given_by(std::span<const PointId> points) const {
        std::optional<std::size_t> last;
        for (const auto& [statement, action] : given_)
            if (std::ranges::count_if(points, [&](PointId p) { return std::ranges::count(statement.points(), p); }) > 1)
                last = action;
        return last;
    }

private:
    void add(const Statement& given, std::size_t action) {
        given_.emplace_back(given, action);
        PointSet line(given.points().begin(), given.points().end());
        for (auto other = lines_.begin(); other != lines_.end();) {
            if (common(line, *other) < 2) {
                ++other;
                continue;
            }
            line.merge(*other);
            lines_.erase(other);
            other = lines_.begin();
        }
        lines_.push_back(std::move(line));
    }
    static std::ptrdiff_t common(const PointSet& a, const PointSet& b) {
        return std::ranges::count_if(a, [&](PointId point) { return b.contains(point); });
    }
    const PointSet* line_of(facts::PointPair pair) const {
        const auto line = std::ranges::find_if(
            lines_, [&](const PointSet& one) { return one.contains(pair.first) && one.contains(pair.second); });
        return line == lines_.end() ? nullptr : &*line;
    }

    std::vector<PointSet> lines_;
    std::vector<std::pair<Statement, std::size_t>> given_;
};

bool says_nothing(const facts::Equation& equation, const GivenLines& lines) {
    if (equation.table != facts::TableKind::direction || equation.constant != 0) return false;
    std::map<facts::PointPair, std::int64_t> left;
    for (const facts::PairTerm& term : equation.terms) left[lines.name_of(term.pair)] += term.coefficient;
    return std::ranges::all_of(left, [](const auto& term) { return term.second == 0; });
}

bool says_nothing(const Statement& goal, const GivenLines& lines) {
    const auto said = facts::equations(goal);
    return goal.predicate() != Predicate::coll && !said.empty() &&
           std::ranges::all_of(said, [&](const auto& equation) { return says_nothing(equation, lines); });
}

} // namespace

std::vector<problem::Check> goals_saying_nothing(const Sample& sample) {
    std::vector<problem::Check> out;
    if (sample.goals.empty()) return out;
    const GivenLines lines(sample.scene);
    for (const Statement& goal : sample.goals)
        if (const auto action = lines.given_by(goal.points()); action && says_nothing(goal, lines))
            out.push_back({"logical",
                           "goal_not_given",
                           problem::CheckState::failed,
                           action,
                           {},
                           {},
                           facts::to_string(goal, sample.scene.names()) +
                               ": this says nothing, since the points of its lines are given to be on one line",
                           "ask for something that the givens do not say by themselves"});
    return out;
}

} // namespace porism::diagnose
