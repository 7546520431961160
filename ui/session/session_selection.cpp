#include "ui/session/carry.h"
#include "ui/session/session_impl.h"

namespace porism::ui {

void Session::Impl::carry_selection(const scene::Scene& from, const scene::Scene& to) {
    if (from == to) return;
    Selection kept = carried(selection, from, to);
    if (kept != selection) {
        selection = std::move(kept);
        changed(selection_change);
    }
    // What lies further back may speak of points that are numbered otherwise now.
    history.clear();
    history.push(selection);
    if (!hover.empty()) {
        hover = {};
        changed(hover_change);
    }
}

const Selection& Session::selection() const {
    return impl_->selection;
}

void Session::select(const Selection& selection, bool add) {
    Selection next = add ? toggled(impl_->selection, selection) : selection;
    if (next == impl_->selection) return;
    impl_->selection = std::move(next);
    impl_->history.push(impl_->selection);
    impl_->changed(selection_change);
}

const Selection& Session::hover() const {
    return impl_->hover;
}

void Session::set_hover(const Selection& hover) {
    if (hover == impl_->hover) return;
    impl_->hover = hover;
    impl_->changed(hover_change);
}

bool Session::can_go_back() const {
    return impl_->history.can_go_back();
}
bool Session::can_go_forward() const {
    return impl_->history.can_go_forward();
}

void Session::go_back() {
    if (!can_go_back()) return;
    impl_->selection = impl_->history.back();
    impl_->changed(selection_change);
}

void Session::go_forward() {
    if (!can_go_forward()) return;
    impl_->selection = impl_->history.forward();
    impl_->changed(selection_change);
}

void Session::activate(const Selection& selection) {
    Q_EMIT activated(selection);
}

} // namespace porism::ui
