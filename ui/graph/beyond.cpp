#include "ui/graph/beyond.h"

#include "proof/rules/rule.h"

#include <QtCore/QCoreApplication>
#include <map>
#include <optional>
#include <set>

namespace porism::ui {
namespace {

/// The places of a path's conclusions.
std::map<facts::Statement, std::size_t> places_of(const proof::Path& path) {
    std::map<facts::Statement, std::size_t> out;
    for (std::size_t i = 0; i < path.steps.size(); ++i) out.emplace(path.steps[i].conclusion, i);
    return out;
}

/// By its first derivation, with the premises that the path has; that it follows from `from` is known.
proof::Step step_beyond(const proof::Graph& graph, StatementId statement, std::size_t from,
                        const std::map<facts::Statement, std::size_t>& places) {
    const proof::Derivation& derivation = graph.derivations[graph.first[statement.index()].index()];
    proof::Step step;
    step.conclusion = graph.statements[statement.index()];
    step.reason = derivation.reason;
    step.binding = derivation.binding;
    if (derivation.reason == proof::Reason::rule) step.rule = proof::rule(derivation.rule).name;
    std::set<std::size_t> premises{from};
    for (const StatementId premise : derivation.premises)
        if (const auto place = places.find(graph.statements[premise.index()]); place != places.end())
            premises.insert(place->second);
    step.premises.assign(premises.begin(), premises.end());
    return step;
}

std::optional<std::size_t> node_for(const Cone& cone, std::size_t step) {
    for (std::size_t i = 0; i < cone.nodes.size(); ++i)
        if (cone.nodes[i].shape == ConeShape::statement && cone.nodes[i].stands_for(step)) return i;
    return std::nullopt;
}

void join(Cone& cone, std::size_t from, std::size_t to) {
    cone.edges.push_back({from, to});
    cone.bridges.push_back(false);
}

} // namespace

proof::Path with_following(const proof::Path& path, std::span<const FollowingFrom> wished, const proof::Graph& graph) {
    proof::Path out = path;
    const auto places = places_of(path);
    std::set<facts::Statement> known;
    for (const auto& [statement, place] : places) known.insert(statement);
    for (const FollowingFrom& from : wished) {
        std::size_t drawn = 0;
        for (const StatementId statement : from.direct) {
            if (drawn == most_drawn_following) break;
            if (!known.insert(graph.statements[statement.index()]).second) continue;
            out.steps.push_back(step_beyond(graph, statement, from.step, places));
            ++drawn;
        }
    }
    return out;
}

void add_following(Cone& cone, const proof::Path& whole, std::size_t count, const About& about) {
    for (std::size_t i = count; i < whole.steps.size(); ++i) {
        const proof::Step& step = whole.steps[i];
        std::vector<std::size_t> sources;
        for (const std::size_t premise : step.premises)
            if (const auto node = node_for(cone, premise)) sources.push_back(*node);
        if (sources.empty()) continue;
        ConeNode said{ConeShape::statement, i, notation(step.conclusion, about), {}};
        ConeNode theorem{ConeShape::rule, i, reason_kind(step), {}};
        said.tip = theorem.tip =
            QCoreApplication::translate("Graph", "%1 follows: %2. It is not on the way to the goal.")
                .arg(said.text, theorem.text);
        said.beyond = theorem.beyond = true;
        const std::size_t box = cone.nodes.size(), node = box + 1;
        cone.nodes.push_back(std::move(theorem));
        cone.nodes.push_back(std::move(said));
        for (const std::size_t source : std::set<std::size_t>(sources.begin(), sources.end())) join(cone, source, box);
        join(cone, box, node);
    }
}

} // namespace porism::ui
