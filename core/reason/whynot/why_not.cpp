#include "reason/whynot/why_not.h"

#include "facts/truth.h"
#include "reason/path.h"
#include "reason/whynot/instances.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace porism::reason {
namespace {

using facts::PointPair;
using facts::Predicate;
using facts::Statement;

/// Closes anew with more given, or with other bans, and tells whether the goal follows.
class LinkTrial {
public:
    LinkTrial(const diagram::Diagram& diagram, Statement goal, std::size_t most, const Control& control)
        : diagram_(diagram), goal_(std::move(goal)), left_(most), control_(control) {}

    bool spent() const { return left_ == 0 || control_.stopped(); }
    /// Empty where the goal does not follow.
    std::optional<Session> closed(const std::vector<Statement>& given, const proof::Bans& bans) {
        if (spent()) return std::nullopt;
        --left_;
        diagram::Diagram more = diagram_;
        for (const Statement& statement : given) more.givens.push_back({statement, 0});
        Options options;
        options.bans = bans;
        options.goals = {goal_};
        options.stop_at_goals = true;
        auto session = close(more, options, control_);
        if (!session || !session->prove(goal_)) return std::nullopt;
        return *std::move(session);
    }

private:
    const diagram::Diagram& diagram_;
    const Statement goal_;
    std::size_t left_;
    const Control& control_;
};

std::size_t shared_points(const Statement& a, const Statement& b) {
    const std::set<PointId> of_a(a.points().begin(), a.points().end()), of_b(b.points().begin(), b.points().end());
    return static_cast<std::size_t>(std::ranges::count_if(of_a, [&](PointId point) { return of_b.contains(point); }));
}

/// The lines that a statement of pairs speaks of, in any order, each by its first points in the drawing.
std::vector<PointPair> lines_of(const Statement& statement, facts::Points<double> picture) {
    const auto on = [&](PointId point, const PointPair& line) {
        const auto coll = facts::make(Predicate::coll, {point.index(), line.first.index(), line.second.index()});
        return !coll || facts::seen(*coll, picture);
    };
    std::vector<PointPair> out;
    for (std::size_t i = 0; i + 1 < statement.points().size(); i += 2) {
        const PointPair line = facts::pair_of(statement[i], statement[i + 1]);
        std::vector<PointId> first;
        for (std::size_t point = 0; point < picture.size() && first.size() < 2; ++point)
            if (on(PointId(point), line)) first.emplace_back(point);
        out.push_back(facts::pair_of(first[0], first[1]));
    }
    std::ranges::sort(out);
    return out;
}

/// Lines at right angles and parallels are told once, whatever points name them.
bool says_same(const Statement& a, const Statement& b, facts::Points<double> picture) {
    const bool of_lines = a.predicate() == Predicate::perp || a.predicate() == Predicate::para;
    return a == b || (of_lines && a.predicate() == b.predicate() && lines_of(a, picture) == lines_of(b, picture));
}

/// Collinear points and parallels follow from directions, whatever says these.
bool is_near(Predicate predicate, Predicate goal) {
    using enum Predicate;
    constexpr std::array of_directions{coll, para, perp, aconst, eqangle};
    if (predicate == goal) return true;
    return (goal == coll || goal == para) && std::ranges::find(of_directions, predicate) != of_directions.end();
}

std::vector<Statement> nearest(const Session& session, const diagram::Diagram& diagram, const Statement& goal,
                               std::size_t most) {
    const proof::Graph& graph = session.graph();
    std::vector<Statement> found, out;
    for (const proof::Derivation& derivation : graph.derivations) {
        const Statement& statement = graph.statements[derivation.conclusion.index()];
        const bool like = derivation.reason != proof::Reason::given && is_near(statement.predicate(), goal.predicate());
        if (like && statement != goal && shared_points(statement, goal) > 1) found.push_back(statement);
    }
    std::ranges::stable_sort(found, std::greater{}, [&](const Statement& one) {
        return std::pair(one.predicate() == goal.predicate(), shared_points(one, goal));
    });
    for (const Statement& one : found) {
        if (out.size() == most) break;
        const auto told = [&](const Statement& other) { return says_same(one, other, diagram.scene_picture.points); };
        if (std::ranges::none_of(out, told)) out.push_back(one);
    }
    return out;
}

/// What a person would look for first.
std::size_t difficulty(const Statement& statement) {
    using enum Predicate;
    constexpr std::array simplest{coll, midp, para, perp, cong, cyclic, circle, aconst, rconst, eqangle, eqratio};
    return static_cast<std::size_t>(std::ranges::find(simplest, statement.predicate()) - simplest.begin());
}

/// Instances from the goal back.
class Backwards {
public:
    Backwards(Session& session, const diagram::Diagram& diagram, const WhyNotLimits& limits, const Control& control)
        : session_(session), diagram_(diagram), limits_(limits), control_(control),
          concluders_(session, diagram, limits.matches, control) {}

    void run(const Statement& goal) {
        nodes_.push_back({goal, 0});
        seen_.insert(saying_of(session_, diagram_, goal));
        for (std::size_t i = 0; i < nodes_.size() && i < limits_.targets && !control_.stopped(); ++i) look_from(i);
    }
    const std::vector<Attempt>& attempts() const { return attempts_; }
    /// What would conclude a link to the goal, by whatever was looked at for that, but not by the goal.
    std::vector<Attempt> attempts_for(const Statement& link) {
        seen_ = {saying_of(session_, diagram_, nodes_.front().statement), saying_of(session_, diagram_, link)};
        std::vector<Attempt> told;
        tell(attempts_at(link), told);
        return told;
    }
    bool whole() const { return concluders_.whole() && nodes_.size() <= limits_.targets && !control_.stopped(); }

    /// Statements each of which would give the goal, those to be tried first in front.
    std::vector<Statement> candidates() const {
        std::vector<Node> found(nodes_.begin() + 1, nodes_.end());
        std::ranges::stable_sort(found, [](const Node& a, const Node& b) {
            const auto easy_a = difficulty(a.statement), easy_b = difficulty(b.statement);
            return easy_a != easy_b ? easy_a < easy_b : a.level > b.level;
        });
        std::vector<Statement> out;
        for (const Node& node : found) out.push_back(node.statement);
        return out;
    }

private:
    struct Node {
        Statement statement;
        std::size_t level;
    };

    void look_from(std::size_t index) {
        const Node node = nodes_[index];
        const std::vector<Attempt> found = attempts_at(node.statement);
        if (index == 0) tell(found, attempts_);
        if (node.level == limits_.depth) return;
        for (const Attempt& attempt : found) {
            if (attempt.lacking.size() != 1 || attempt.banned) continue;
            if (seen_.insert(saying_of(session_, diagram_, attempt.lacking.front())).second)
                nodes_.push_back({attempt.lacking.front(), node.level + 1});
        }
    }

    std::vector<Attempt> attempts_at(const Statement& statement) {
        std::vector<Attempt> found;
        for (const Concluders::Instance& instance : concluders_.of(statement))
            if (auto attempt = attempt_of(instance)) found.push_back(*std::move(attempt));
        std::ranges::stable_sort(found, {}, [](const Attempt& one) {
            return std::pair(one.banned && !one.lacking.empty(), one.lacking.size());
        });
        return found;
    }

    /// None that would go in a circle.
    std::optional<Attempt> attempt_of(const Concluders::Instance& instance) {
        Attempt out;
        out.rule = instance.rule;
        out.binding.assign(instance.binding.begin(), instance.binding.end());
        out.conclusion = instance.conclusion;
        out.banned = session_.bans().bans(*instance.rule);
        for (const facts::Pattern& pattern : instance.rule->hypotheses) {
            const auto statement = facts::instantiate(pattern, instance.binding);
            if (!statement) {
                if (proof::needs_no_proof(pattern, instance.binding)) continue;
                return std::nullopt;
            }
            const bool holds = session_.holds(*statement);
            if (!holds && seen_.contains(saying_of(session_, diagram_, *statement))) return std::nullopt;
            auto& list = holds ? out.holding : out.lacking;
            if (std::ranges::find(list, *statement) == list.end()) list.push_back(*statement);
        }
        return out;
    }

    /// Of those that lack the same the first.
    void tell(const std::vector<Attempt>& found, std::vector<Attempt>& told) const {
        for (const Attempt& attempt : found) {
            if (told.size() == limits_.attempts) return;
            if (std::ranges::find(told, attempt.lacking, &Attempt::lacking) == told.end()) told.push_back(attempt);
        }
    }

    Session& session_;
    const diagram::Diagram& diagram_;
    const WhyNotLimits& limits_;
    const Control& control_;
    Concluders concluders_;
    std::vector<Node> nodes_;
    std::set<Saying> seen_;
    std::vector<Attempt> attempts_;
};

std::vector<Statement> statements_of(const std::vector<MissingLink>& links) {
    std::vector<Statement> out;
    for (const MissingLink& link : links) out.push_back(link.statement);
    return out;
}

/// The steps of a path that the bans leave out and that no other way makes up for, as far as it takes them to reach the
/// goal.
std::vector<MissingLink> links_of(const proof::Path& path, Session& session, LinkTrial& trial) {
    std::vector<MissingLink> out;
    for (const proof::BannedStep& banned : proof::banned_steps(path, session.bans())) {
        const proof::Step& step = path.steps[banned.step];
        if (session.holds(step.conclusion)) continue;
        MissingLink link{step.conclusion, banned.what, banned.row, step.binding};
        for (const std::size_t premise : step.premises) link.premises.push_back(path.steps[premise].conclusion);
        out.push_back(std::move(link));
        if (step.conclusion == path.goal() || trial.closed(statements_of(out), session.bans())) break;
    }
    return out;
}

/// By what the bans leave out.
std::vector<MissingLink> banned_links(Session& session, const Statement& goal, LinkTrial& trial,
                                      const Control& control) {
    if (!session.bans().any()) return {};
    auto all = trial.closed({}, {});
    if (!all) return {};
    const auto path = path_to(*all, *all->find(goal), control);
    return path ? links_of(*path, session, trial) : std::vector<MissingLink>{};
}

} // namespace

WhyNot why_not(Session& session, const diagram::Diagram& diagram, const Statement& goal, const WhyNotLimits& limits,
               const Control& control) {
    WhyNot out;
    out.nearest = nearest(session, diagram, goal, limits.nearest);
    LinkTrial trial(diagram, goal, limits.closures, control);
    out.links = banned_links(session, goal, trial, control);
    Backwards backwards(session, diagram, limits, control);
    backwards.run(goal);
    out.attempts = backwards.attempts();
    out.whole = backwards.whole();
    if (!out.links.empty()) return out;
    for (const Statement& candidate : backwards.candidates()) {
        if (trial.spent()) break;
        if (!trial.closed({candidate}, session.bans())) continue;
        out.links.push_back({candidate, {}, nullptr, {}, {}, backwards.attempts_for(candidate)});
        break;
    }
    return out;
}

} // namespace porism::reason
