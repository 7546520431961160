// What follows from a statement, and the pages of the rules: made in the background.
#include "proof/rules/rule.h"
#include "ui/session/session_impl.h"

namespace porism::ui {

const Result<explore::Following>* Session::follows(const facts::Statement& statement) const {
    const auto found = impl_->followings.find(statement);
    return found == impl_->followings.end() ? nullptr : &found->second;
}

void Session::ask_follows(const facts::Statement& statement) {
    Impl& s = *impl_;
    if (!s.closure || s.outdated() || s.background.closing() || s.followings.contains(statement)) return;
    if (!s.following.insert(statement).second) return;
    s.background.follow(s.closure, statement, [&s, statement, engine = s.closure](const auto& found) {
        s.take_following(statement, engine, found);
    });
    s.changed(why_change);
}

bool Session::asking_follows(const facts::Statement& statement) const {
    return impl_->following.contains(statement);
}

void Session::Impl::take_following(const facts::Statement& statement, const std::shared_ptr<Closure>& engine,
                                   const Result<explore::Following>& found) {
    if (engine != closure) return;
    following.erase(statement);
    const bool stopped = !found && found.error().kind == ErrorKind::interrupted;
    if (!stopped) followings.insert_or_assign(statement, found);
    changed(why_change);
}

std::optional<RuleId> Session::shown_rule() const {
    return impl_->shown_rule;
}

const Result<workflow::RulePage>* Session::rule_page() const {
    if (!impl_->shown_rule) return nullptr;
    const auto found = impl_->pages.find(*impl_->shown_rule);
    return found == impl_->pages.end() ? nullptr : &found->second;
}

void Session::show_rule(RuleId rule) {
    Impl& s = *impl_;
    s.shown_rule = rule;
    s.changed(rule_change | page_change);
    if (s.pages.contains(rule) || !s.paging.insert(rule).second) return;
    s.background.page(rule, [&s, rule](const auto& page) { s.take_page(rule, page); });
}

void Session::show_rule(const std::string& name) {
    if (const auto rule = proof::rule_by_name(name)) show_rule(*rule);
}

void Session::Impl::take_page(RuleId rule, const Result<workflow::RulePage>& page) {
    paging.erase(rule);
    pages.insert_or_assign(rule, page);
    changed(page_change);
}

} // namespace porism::ui
