#include "ui/session/selection.h"

#include <algorithm>

namespace porism::ui {

namespace {

constexpr std::size_t max_history = 100;

template<class T>
void toggle(std::vector<T>& into, const std::vector<T>& items) {
    for (const T& item : items) {
        const auto found = std::find(into.begin(), into.end(), item);
        if (found == into.end())
            into.push_back(item);
        else
            into.erase(found);
    }
}

} // namespace

Selection toggled(Selection base, const Selection& added) {
    toggle(base.points, added.points);
    toggle(base.statements, added.statements);
    toggle(base.steps, added.steps);
    toggle(base.actions, added.actions);
    return base;
}

void SelectionHistory::push(const Selection& selection) {
    if (entries_[position_] == selection) return;
    entries_.resize(position_ + 1);
    entries_.push_back(selection);
    if (entries_.size() > max_history) entries_.erase(entries_.begin());
    position_ = entries_.size() - 1;
}

const Selection& SelectionHistory::back() {
    return entries_[--position_];
}

const Selection& SelectionHistory::forward() {
    return entries_[++position_];
}

void SelectionHistory::clear() {
    entries_.assign(1, Selection{});
    position_ = 0;
}

} // namespace porism::ui
