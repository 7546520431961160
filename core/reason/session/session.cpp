#include "diagram/beginning.h"
#include "reason/evidence.h"
#include "reason/reason.h"
#include "reason/session/closure.h"

#include <algorithm>
#include <array>
#include <string>

namespace porism::reason {
namespace {

/// Derivations of these have their premises with them.
constexpr std::array keeping_premises{proof::Reason::given, proof::Reason::rule, proof::Reason::point_class,
                                      proof::Reason::reading, proof::Reason::calculation};

Error unexplained(const std::string& what) {
    return Error{ErrorKind::internal, "not_explained", what, {}, std::nullopt};
}

Error not_extended(const std::string& why) {
    return Error{ErrorKind::unavailable, "not_extended", "the closure cannot be extended: " + why, "close it anew", {}};
}

std::optional<std::vector<StatementId>> statements_of(const std::optional<std::vector<std::uint32_t>>& tags) {
    if (!tags) return std::nullopt;
    std::vector<StatementId> out;
    for (const std::uint32_t tag : *tags) out.emplace_back(tag);
    return out;
}

} // namespace

std::optional<StatementId> Closure::find(const facts::Statement& statement) const {
    const auto node = nodes_.find(statement);
    if (!node || nodes_[*node].state != Node::State::in_graph) return std::nullopt;
    return nodes_[*node].id;
}

std::optional<StatementId> Closure::prove(const facts::Statement& statement) {
    if (ending_ == Ending::inconsistent) return find(statement);
    const NodeId node = nodes_.intern(statement);
    if (!known(node, Then::leave)) return std::nullopt;
    const StatementId id = materialise(node);
    // It follows from what the tables have: it need not be taken in.
    processed_ = graph_.statements.size();
    update_counts();
    return id;
}

bool Closure::holds(const facts::Statement& statement) {
    if (ending_ == Ending::inconsistent) return find(statement).has_value();
    return known(nodes_.intern(statement), Then::leave);
}

std::vector<std::pair<algebra::Var, std::uint64_t>> Closure::left_of(const facts::Equation& equation) const {
    return tables_.left_of(equation);
}

Result<proof::Explanation> Closure::explain(DerivationId id) const {
    const proof::Derivation& derivation = graph_.derivations[id.index()];
    const facts::Statement& conclusion = graph_.statements[derivation.conclusion.index()];
    proof::Explanation explanation{derivation.premises, {}, derivation.view};
    if (std::ranges::count(keeping_premises, derivation.reason) > 0) return explanation;
    if (derivation.reason == proof::Reason::algebra) {
        if (const auto known = explained_.find(id); known != explained_.end()) return known->second;
        auto found = explain_algebra(derivation);
        if (found) explained_.emplace(id, *found);
        return found;
    }
    const auto& classes = derivation.reason == proof::Reason::line_class ? lines_ : circles_;
    auto premises = statements_of(classes.explain(conclusion.points(), derivation.epoch));
    if (!premises) return fail(unexplained("no class was found for " + facts::to_string(conclusion, diagram_.names)));
    explanation.premises = std::move(*premises);
    return explanation;
}

Result<proof::Explanation> Closure::explain_algebra(const proof::Derivation& derivation) const {
    const facts::Statement& conclusion = graph_.statements[derivation.conclusion.index()];
    proof::Explanation found{{}, {}, derivation.view};
    const auto equations = facts::equations(conclusion);
    const facts::Alternative view = facts::alternatives(conclusion).at(derivation.view);
    for (std::size_t i = view.first; i < view.end(); ++i) {
        auto certificate = tables_.explain(equations[i], StatementId(derivation.epoch), found.premises);
        if (!certificate)
            return fail(unexplained("no certificate was found for " + facts::to_string(conclusion, diagram_.names)));
        found.certificates.push_back(std::move(*certificate));
    }
    const auto is_one = [&](PointId a, PointId b) { return diagram_.one_place(a, b); };
    const auto told_by = [&](StatementId id) {
        return tellings_of(graph_.statements[id.index()], is_one, options_.bans);
    };
    return without_spare_premises(std::move(found), conclusion, derivation.view, told_by, options_.bans);
}

struct Session::Impl {
    Impl(const diagram::Diagram& diagram, const Options& options) : closure(diagram, options) {}
    Impl(const Impl& before, const diagram::Diagram& diagram, std::span<const facts::Statement> goals)
        : closure(before.closure, diagram, goals) {}
    Closure closure;
};

Session::Session(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

const proof::Graph& Session::graph() const {
    return impl_->closure.graph();
}
Result<proof::Explanation> Session::explain(DerivationId derivation) const {
    return impl_->closure.explain(derivation);
}
std::optional<StatementId> Session::find(const facts::Statement& statement) const {
    return impl_->closure.find(statement);
}
std::optional<StatementId> Session::prove(const facts::Statement& statement) {
    return impl_->closure.prove(statement);
}
bool Session::holds(const facts::Statement& statement) {
    return impl_->closure.holds(statement);
}
std::vector<std::pair<std::uint32_t, std::uint64_t>> Session::left_of(const facts::Equation& equation) const {
    return impl_->closure.left_of(equation);
}
StatementId Session::take(const Told& told) {
    return impl_->closure.take(told);
}
void Session::go_on(const Control& control) {
    impl_->closure.go_on(control);
}
void Session::contradict(std::span<const StatementId> statements) {
    impl_->closure.contradict_by(statements);
}
Ending Session::ending() const {
    return impl_->closure.ending();
}
std::string Session::ending_detail() const {
    return impl_->closure.ending_detail();
}
const std::vector<facts::Statement>& Session::contradiction() const {
    return impl_->closure.contradiction();
}
const Counts& Session::counts() const {
    return impl_->closure.counts();
}
const proof::Bans& Session::bans() const {
    return impl_->closure.bans();
}

Result<Session> close(const diagram::Diagram& diagram, const Options& options, const Control& control) {
    auto impl = std::make_unique<Session::Impl>(diagram, options);
    impl->closure.run(control);
    return Session(std::move(impl));
}

Result<Session> extend(const Session& session, const diagram::Diagram& diagram, std::span<const facts::Statement> goals,
                       const Control& control) {
    if (session.ending() != Ending::saturated) return fail(not_extended("it is not known to be whole"));
    if (!diagram::begins_with(diagram, session.impl_->closure.diagram()))
        return fail(not_extended("it is one of another figure"));
    auto impl = std::make_unique<Session::Impl>(*session.impl_, diagram, goals);
    impl->closure.run(control);
    return Session(std::move(impl));
}

} // namespace porism::reason
