#include "reason/session/points.h"

#include <algorithm>
#include <map>
#include <set>

namespace porism::reason {

bool OnePoints::join(PointId a, PointId b, StatementId why) {
    const PointId first = std::min(of(a), of(b)), second = std::max(of(a), of(b));
    if (first == second) return false;
    std::ranges::replace(least_, second, first);
    links_.push_back({a, b, why});
    return true;
}

bool OnePoints::renames(const facts::Statement& statement) const {
    return any() && std::ranges::any_of(statement.points(), [&](PointId point) { return of(point) != point; });
}

std::vector<PointId> OnePoints::earliest(const facts::Statement& statement) const {
    std::vector<PointId> out;
    for (const PointId point : statement.points()) out.push_back(of(point));
    return out;
}

std::optional<facts::Statement> OnePoints::renamed(const facts::Statement& statement) const {
    return facts::make(statement.predicate(), earliest(statement), statement.constant());
}

bool OnePoints::trivial(const facts::Statement& statement) const {
    return facts::is_trivial(statement.predicate(), earliest(statement));
}

std::vector<StatementId> OnePoints::why(const facts::Statement& statement) const {
    std::set<StatementId> out;
    for (const PointId point : statement.points())
        for (const StatementId link : way(point, of(point))) out.insert(link);
    return {out.begin(), out.end()};
}

std::vector<StatementId> OnePoints::way(PointId from, PointId to) const {
    std::map<PointId, std::vector<StatementId>> reached{{from, {}}};
    for (bool grown = true; grown && !reached.contains(to);) {
        grown = false;
        for (const Link& link : links_) {
            const bool a = reached.contains(link.a);
            if (a == reached.contains(link.b)) continue;
            std::vector<StatementId> further = reached.at(a ? link.a : link.b);
            further.push_back(link.why);
            reached.emplace(a ? link.b : link.a, std::move(further));
            grown = true;
        }
    }
    return reached.at(to);
}

} // namespace porism::reason
