// Under which rules is closed, and why a goal has no path under them.
#include "ui/session/session_impl.h"

namespace porism::ui {

const proof::RuleProfile* Session::rule_profile() const {
    return impl_->rule_profile ? &*impl_->rule_profile : nullptr;
}

// What was found with other rules is dropped at once: it may not hold under these.
void Session::set_rule_profile(std::optional<proof::RuleProfile> profile) {
    Impl& s = *impl_;
    s.rule_profile = std::move(profile);
    s.results.reset();
    s.closure.reset();
    s.trail.clear();
    s.news_kept.clear();
    s.wanted.clear();
    s.forget_answers();
    s.changed(rules_change | closure_change | goal_change | why_change | state_change | problems_change);
    if (!scene().actions().empty()) s.start_closure();
}

const WhyNoPath* Session::why_not(const facts::Statement& goal) const {
    const auto found = impl_->whys_not.find(goal);
    return found == impl_->whys_not.end() ? nullptr : &found->second;
}

void Session::ask_why_not(const facts::Statement& goal) {
    Impl& s = *impl_;
    const workflow::GoalResult* result = why(goal);
    if (!s.closure || s.outdated() || s.background.closing() || !result || result->solved()) return;
    if (s.whys_not.contains(goal) || !s.asking_why_not.insert(goal).second) return;
    s.background.why_not(s.closure, *result, [&s, goal, engine = s.closure](const Result<WhyNoPath>& found) {
        if (engine != s.closure) return;
        s.asking_why_not.erase(goal);
        if (found) s.whys_not.insert_or_assign(goal, *found);
        s.changed(goal_change | why_change | problems_change);
    });
}

} // namespace porism::ui
