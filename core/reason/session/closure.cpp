#include "reason/session/closure.h"

#include "facts/sayings.h"
#include "facts/truth.h"
#include "reason/match/coincidences.h"
#include "reason/match/thirds.h"
#include "reason/session/agreement.h"

#include <algorithm>

namespace porism::reason {
namespace {

/// Instances between two looks at the stop token.
constexpr std::size_t pieces_between_looks = 64;

Options with_goals(Options options, std::span<const facts::Statement> goals) {
    options.goals.insert(options.goals.end(), goals.begin(), goals.end());
    options.profile = nullptr;
    return options;
}

} // namespace

Closure::Closure(const diagram::Diagram& diagram, const Options& options)
    : ClosureState(diagram), diagram_(diagram), branches_(diagram_), options_(options),
      banned_(options.bans.not_matched()) {}

Closure::Closure(const Closure& before, const diagram::Diagram& diagram, std::span<const facts::Statement> goals)
    : ClosureState(before), diagram_(diagram), branches_(diagram_), options_(with_goals(before.options_, goals)),
      banned_(before.banned_), first_new_(static_cast<Pt>(before.diagram_.point_count())) {
    grow(diagram_);
}

void Closure::run(const Control& control) {
    profile_ = options_.profile;
    stop_ = control.stop;
    close(control);
    profile_ = nullptr;
    stop_ = {};
    sight_.reset();
}

const Sight& Closure::sight() {
    if (!sight_) sight_ = std::make_unique<Sight>(diagram_, stop_);
    return *sight_;
}

void Closure::close(const Control& control) {
    const Timed timed(profile_, Part::other);
    add_givens();
    if (auto support = disagreeing_givens(diagram_)) contradict(std::move(*support));
    if (settle(control)) {
        add_goals();
        match(control);
    }
    finish(control);
}

/// From the instances that there are until nothing more follows.
void Closure::finish(const Control& control) {
    saturate(control);
    for (const auto match_others : {&Closure::match_sums, &Closure::match_sines}) {
        if (!more_wanted()) continue;
        (this->*match_others)(control);
        saturate(control);
    }
    if (options_.consequences && !ended_ && ready_.empty() && matches_.complete) list_consequences(control);
    update_counts();
}

bool Closure::more_wanted() const {
    return !ended_ && matches_.complete && !(options_.stop_at_goals && goals_reached());
}

void Closure::saturate(const Control& control) {
    do {
        while (settle(control) && !ready_.empty() && !(options_.stop_at_goals && goals_reached())) {
            control.report({"closing", graph_.statements.size(), 0});
            fire_ready(control);
        }
    } while (more_wanted() && grow_crowds(control));
}

void Closure::add_givens() {
    for (const diagram::Given& given : diagram_.givens) {
        if (diagram_.senseless(given.statement)) continue;
        const NodeId node = nodes_.intern(given.statement);
        if (nodes_[node].state == Node::State::in_graph) continue;
        proof::Derivation derivation;
        derivation.reason = proof::Reason::given;
        derivation.action = given.action;
        const StatementId said = enter(node, std::move(derivation));
        if (given.statement.relation() != nullptr) add_sayings(said);
    }
}

/// What a given equation between quantities says to the tables and rules.
void Closure::add_sayings(StatementId of) {
    const facts::Relation relation = *graph_.statements[of.index()].relation();
    const auto holds = [&](const facts::Statement& condition) {
        return diagram::decide_condition(diagram_, condition) == numbers::Decision::yes &&
               !(options_.everywhere && fails_somewhere(condition));
    };
    for (const facts::Saying& saying : facts::sayings(relation)) {
        if (diagram_.collapses(saying.statement) || !std::ranges::all_of(saying.conditions, holds) ||
            !std::ranges::all_of(facts::conditions_of(relation), holds))
            continue;
        const NodeId node = nodes_.intern(saying.statement);
        if (nodes_[node].state == Node::State::in_graph) continue;
        proof::Derivation derivation;
        derivation.reason = proof::Reason::reading;
        derivation.premises = {of};
        enter(node, std::move(derivation));
    }
}

void Closure::add_goals() {
    for (const facts::Statement& goal : options_.goals) {
        const NodeId node = nodes_.intern(goal);
        if (nodes_[node].goal) continue;
        nodes_[node].goal = true;
        goals_.push_back(node);
        if (known(node, Then::wait)) now_known(node);
    }
}

void Closure::add_bridges() {
    for (const std::vector<facts::Statement>* bridges : {&matches_.bridges, &thirds_})
        for (const facts::Statement& statement : *bridges) {
            if (stopping()) return;
            const NodeId node = nodes_.intern(statement);
            nodes_[node].bridge = true;
            if (nodes_[node].state != Node::State::in_graph && known(node, Then::wait)) now_known(node);
        }
}

void Closure::match(const Control& control) {
    control.report({"matching", 0, 0});
    thirds_ = ratios_of_thirds(diagram_);
    const std::vector<facts::PointPair> lengths = measured();
    const std::vector<RuleId> implied = options_.bans.matched_though_implied();
    MatchOptions wanted;
    wanted.banned = banned_;
    wanted.implied = implied;
    wanted.limit = options_.limits.matches - std::min<std::uint64_t>(options_.limits.matches, instances_.size());
    wanted.shown = options_.trust_conclusions ? Shown::hypotheses : Shown::hypotheses_and_conclusions;
    wanted.measured = lengths;
    wanted.all_lengths = options_.consequences || options_.everywhere;
    wanted.first_new = first_new_;
    wanted.profile = profile_;
    Matches found = match_rules(sight(), wanted, control);
    match_coincidences(diagram_, wanted, control, found);
    matches_.append(std::move(found));
    add_bridges();
    add_instances(control);
}

/// The lengths that numbers are given for and those that goals speak of, and of ratios on a line what is left of it.
std::vector<facts::PointPair> Closure::measured() const {
    std::vector<facts::PointPair> out;
    const auto add = [&](const facts::Statement& statement) {
        for (const facts::Equation& equation : facts::equations(statement))
            if (equation.table == facts::TableKind::length)
                for (const facts::PairTerm& term : equation.terms) out.push_back(term.pair);
    };
    for (const facts::Statement& goal : options_.goals) add(goal);
    for (const facts::Statement& third : thirds_) add(third);
    for (const diagram::Given& given : diagram_.givens)
        if (given.statement.constant()) add(given.statement);
    return out;
}

void Closure::match_sums(const Control& control) {
    std::erase_if(matches_.sums, [&](const Sum& sum) { return !summed_.insert(sum).second; });
    add_sums(banned_, matches_);
    add_instances(control);
}

/// Once the rest is closed: what it proved about angles is then told of their sines at once.
void Closure::match_sines(const Control& control) {
    control.report({"matching", 0, 0});
    {
        const Timed timed(profile_, Part::sines);
        const AngleLeft left = [&](std::span<const facts::PairTerm> terms) {
            return tables_.left_of({facts::TableKind::direction, {terms.begin(), terms.end()}, 0});
        };
        add_sines(match_sine_rules(diagram_, sight(), banned_, left, control));
    }
    add_instances(control);
}

/// Those that there are not yet.
void Closure::add_sines(const Matches& found) {
    matches_.complete = found.complete;
    matches_.limit = found.limit;
    for (std::size_t i = 0; i < found.instances.size(); ++i) {
        const RuleId rule = found.instances[i].rule;
        if (!sines_.insert(rule, found.binding(i))) continue;
        if (matches_.instances.size() >= options_.limits.matches) {
            matches_.complete = false;
            matches_.limit = matches_limit(options_.limits.matches);
            return;
        }
        matches_.add(rule, found.binding(i));
    }
}

bool Closure::fails_somewhere(const facts::Statement& condition) const {
    return std::ranges::any_of(diagram_.pictures(),
                               [&](const auto& picture) { return facts::refuted(condition, picture); });
}

bool Closure::is_left_out(std::size_t match) const {
    if (!options_.everywhere) return false;
    const auto binding = matches_.binding(match);
    return std::ranges::any_of(proof::rule(matches_.instances[match].rule).conditions, [&](const auto& pattern) {
        const auto condition = facts::instantiate(pattern, binding);
        return condition && fails_somewhere(*condition);
    });
}

/// Those that were matched since the last time.
void Closure::add_instances(const Control& control) {
    counts_.matches = matches_.instances.size();
    if (!matches_.complete) {
        if (control.stopped()) return end(Ending::stopped, "");
        end(Ending::limit, matches_.limit);
        // What was matched is still closed: the partial closure is worth having.
        ended_ = false;
    }
    auto i = static_cast<std::uint32_t>(instances_.size());
    instances_.resize(matches_.instances.size());
    for (; i < instances_.size() && !ended_; ++i) {
        instances_[i].match = i;
        if (!is_left_out(i)) advance(i);
        if (i % pieces_between_looks == 0 && control.stopped()) end(Ending::stopped, "");
    }
}

/// Takes in new statements and answers until nothing changes. False when the closure has ended.
bool Closure::settle(const Control& control) {
    while (!ended_) {
        while (processed_ < graph_.statements.size() && !ended_) {
            process(StatementId(processed_++));
            check_limits();
            if (control.stopped()) end(Ending::stopped, "");
        }
        if (ended_) break;
        settled_.clear();
        if (!look_again(control.stop)) end(Ending::stopped, "");
        for (const Client client : settled_) {
            if (stopping()) break;
            const NodeId node = client / facts::max_alternatives;
            nodes_[node].asked[client % facts::max_alternatives].waiting = nodes_[node].waiting = false;
            if (nodes_[node].state == Node::State::open && known(node, Then::wait)) now_known(node);
        }
        answer_by_other_names();
        if (settled_.empty() && processed_ == graph_.statements.size()) return true;
    }
    return false;
}

/// Clients of the tables whose questions are settled.
bool Closure::look_again(const StopToken& stop) {
    const Timed timed(profile_, Part::questions);
    return tables_.advance(settled_, stop);
}

void Closure::fire_ready(const Control& control) {
    std::vector<std::uint32_t> ready;
    ready.swap(ready_);
    std::ranges::sort(ready);
    for (std::size_t i = 0; i < ready.size(); ++i) {
        if (i % pieces_between_looks == 0 && control.stopped()) return end(Ending::stopped, "");
        fire(ready[i]);
        check_limits();
        if (ended_) return;
    }
}

void Closure::update_counts() {
    counts_.pivots = tables_.pivots();
    counts_.row_operations = tables_.row_operations();
    counts_.statements = graph_.statements.size();
}

void Closure::check_limits() {
    if (tables_.pivots() > options_.limits.pivots)
        end(Ending::limit, "the limit of " + std::to_string(options_.limits.pivots) + " pivots");
    if (graph_.statements.size() > options_.limits.statements)
        end(Ending::limit, "the limit of " + std::to_string(options_.limits.statements) + " statements");
}

/// Within what one statement or one answer sets off, which may be much: asked at each piece of it.
bool Closure::stopping() {
    if (++pieces_ % pieces_between_looks == 0 && !ended_ && stop_.stop_requested()) end(Ending::stopped, "");
    return ending_ == Ending::stopped;
}

bool Closure::goals_reached() const {
    return std::ranges::all_of(goals_, [&](NodeId node) { return nodes_[node].state == Node::State::in_graph; });
}

void Closure::contradict(std::vector<facts::Statement> support) {
    if (ending_ == Ending::inconsistent) return;
    end(Ending::inconsistent, contradiction_words(support, diagram_.names));
    contradiction_ = std::move(support);
}

void Closure::end(Ending ending, std::string detail) {
    ended_ = true;
    if (ending_ == Ending::inconsistent) return;
    const bool another = ending == Ending::limit && ending_ == Ending::limit;
    if (another && ending_detail_.find(detail) != std::string::npos) return;
    ending_ = ending;
    ending_detail_ = another ? ending_detail_ + " and " + detail : std::move(detail);
}

} // namespace porism::reason
