// What follows from tables and complete instances without having been needed for anything.
#include "reason/session/closure.h"
#include "reason/session/consequences.h"

#include <algorithm>
#include <set>

namespace porism::reason {

using facts::PointPair;

std::vector<PointPair> Closure::lengths() const {
    std::vector<PointPair> out;
    for (std::size_t b = 1; b < diagram_.point_count(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            if (!diagram_.merged_into(PointId(a)) && !diagram_.merged_into(PointId(b)))
                out.push_back({PointId(a), PointId(b)});
    return out;
}

/// A pair of points for each line through at least two.
std::vector<PointPair> Closure::lines() const {
    std::set<PointPair> out;
    for (const PointPair& pair : lengths()) {
        const PointId ends[] = {pair.first, pair.second};
        const auto line = lines_.class_of(ends);
        out.insert(line ? facts::pair_of(lines_.members(*line)[0], lines_.members(*line)[1]) : pair);
    }
    return {out.begin(), out.end()};
}

void Closure::list_instances(const Control& control) {
    for (std::uint32_t i = 0; i < instances_.size() && !ended_ && !control.stopped(); ++i) {
        const std::size_t match = instances_[i].match;
        const proof::Rule& rule = proof::rule(matches_.instances[match].rule);
        if (instances_[i].hypothesis < rule.hypotheses.size()) continue;
        premises(rule, matches_.binding(match));
        std::vector<NodeId> conclusions;
        for (const facts::Pattern& pattern : rule.conclusions)
            if (const auto statement = facts::instantiate(pattern, matches_.binding(match)))
                conclusions.push_back(nodes_.intern(*statement));
        conclude(i, conclusions);
        check_limits();
    }
}

void Closure::list_consequences(const Control& control) {
    control.report({"listing", graph_.statements.size(), 0});
    list_instances(control);
    const std::vector<Figure> pictures = figures(diagram_);
    const Decide follows = [this](const facts::Statement& statement) {
        const NodeId node = nodes_.intern(statement);
        if (!known(node, Then::leave)) return false;
        materialise(node);
        return true;
    };
    const Leave leave = [&] {
        check_limits();
        return ended_ || control.stopped();
    };
    using facts::TableKind;
    const bool all = ask_consequences(TableKind::direction, pictures, lines(), follows, leave) &&
                     ask_consequences(TableKind::log_length, pictures, lengths(), follows, leave);
    processed_ = graph_.statements.size();
    if (control.stopped()) return end(Ending::stopped, "");
    if (!all) end(Ending::limit, "the limit of " + std::to_string(most_differences) + " angles or ratios");
}

} // namespace porism::reason
