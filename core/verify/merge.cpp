#include "verify/merge.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace porism::verify {
namespace {

using facts::Predicate;
using facts::Statement;
using Points = std::set<PointId>;
/// May sets that share these points be merged?
using MayMerge = std::function<bool(const std::vector<PointId>&)>;

/// If one of the conditions says so of some of them: diff of two points, ncoll of three.
MayMerge where_listed(Predicate predicate, std::span<const Statement> conditions) {
    return [=](const std::vector<PointId>& common) {
        return std::ranges::any_of(conditions, [&](const Statement& condition) {
            return condition.predicate() == predicate && std::ranges::all_of(condition.points(), [&](PointId point) {
                       return std::ranges::count(common, point) > 0;
                   });
        });
    };
}

std::vector<PointId> shared(const Points& a, const Points& b) {
    std::vector<PointId> out;
    std::ranges::set_intersection(a, b, std::back_inserter(out));
    return out;
}

bool merge_one_pair(std::vector<Points>& sets, const MayMerge& may_merge) {
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = i + 1; j < sets.size(); ++j) {
            if (!may_merge(shared(sets[i], sets[j]))) continue;
            sets[i].insert(sets[j].begin(), sets[j].end());
            sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(j));
            return true;
        }
    return false;
}

/// All premises must become one set: a set left over was not needed.
std::string merge_all(std::vector<Points> sets, const Statement& conclusion, const MayMerge& may_merge) {
    if (sets.empty()) return "it has no premises";
    while (sets.size() > 1)
        if (!merge_one_pair(sets, may_merge)) return "the premises do not merge into one";
    for (const PointId point : conclusion.points())
        if (!sets.front().contains(point)) return "a point of the conclusion is in none of the premises";
    return {};
}

/// Every point by the least of those that are said to be one with it.
class OnePoints {
public:
    /// False if the two were one already.
    bool join(PointId a, PointId b) {
        const PointId first = of(a), second = of(b);
        if (first == second) return false;
        least_[std::max(first, second)] = std::min(first, second);
        return true;
    }
    PointId of(PointId point) const {
        for (auto at = least_.find(point); at != least_.end(); at = least_.find(point)) point = at->second;
        return point;
    }
    std::vector<PointId> of(std::span<const PointId> points) const {
        std::vector<PointId> out;
        for (const PointId point : points) out.push_back(of(point));
        return out;
    }

private:
    std::map<PointId, PointId> least_;
};

} // namespace

std::string check_same_points(const Statement& conclusion, std::span<const Statement> premises) {
    OnePoints one;
    const Statement* body = nullptr;
    for (const Statement& premise : premises) {
        if (premise.predicate() == Predicate::same) {
            if (!one.join(premise[0], premise[1])) return "a premise says again that two points are one";
        } else if (body != nullptr) {
            return "points can be put into one statement only";
        } else {
            body = &premise;
        }
    }
    const auto meant = [&](const Statement& statement) {
        return facts::make(statement.predicate(), one.of(statement.points()), statement.constant());
    };
    if (body == nullptr)
        return facts::is_trivial(conclusion.predicate(), one.of(conclusion.points()))
                   ? ""
                   : "it says more than that points are one";
    const auto before = meant(*body), after = meant(conclusion);
    return before && before == after ? "" : "it is not the premise with points that are one put in place of each other";
}

std::vector<Statement> needs_of_same_points(const Statement& conclusion, std::span<const Statement> premises) {
    if (conclusion.predicate() != Predicate::cyclic) return {};
    OnePoints one;
    for (const Statement& premise : premises)
        if (premise.predicate() == Predicate::same) one.join(premise[0], premise[1]);
    const std::vector<PointId> all = one.of(conclusion.points());
    const Points left(all.begin(), all.end());
    if (left.size() != 3) return {};
    return {*facts::make(Predicate::ncoll, std::vector(left.begin(), left.end()))};
}

std::string check_line_merge(const Statement& conclusion, std::span<const Statement> premises,
                             std::span<const Statement> conditions) {
    if (conclusion.predicate() != Predicate::coll) return "only collinearity follows by merging lines";
    std::vector<Points> sets;
    for (const Statement& premise : premises) {
        if (premise.predicate() != Predicate::coll && premise.predicate() != Predicate::midp)
            return "a premise does not say that points are on one line";
        sets.emplace_back(premise.points().begin(), premise.points().end());
    }
    return merge_all(std::move(sets), conclusion, where_listed(Predicate::diff, conditions));
}

std::string check_circle_merge(const Statement& conclusion, std::span<const Statement> premises,
                               std::span<const Statement> conditions) {
    if (conclusion.predicate() != Predicate::cyclic) return "only concyclicity follows by merging circles";
    std::vector<Points> sets;
    for (const Statement& premise : premises) {
        const bool centred = premise.predicate() == Predicate::circle;
        if (!centred && premise.predicate() != Predicate::cyclic)
            return "a premise does not say that points are on one circle";
        sets.emplace_back(premise.points().begin() + (centred ? 1 : 0), premise.points().end());
    }
    return merge_all(std::move(sets), conclusion, where_listed(Predicate::ncoll, conditions));
}

} // namespace porism::verify
