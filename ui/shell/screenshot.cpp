#include "ui/shell/screenshot.h"

#include "ui/session/inspection.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"

#include <QtCore/QTimer>
#include <QtGui/QPixmap>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr int look_ms = 200;
constexpr int limit_ms = 60000;
// Layouts and coalesced signals come a little after the results.
constexpr int quiet_before_step = 3;
constexpr int quiet_before_grab = 8;

} // namespace

Screenshot::Screenshot(Session& session, MainWindow& window, const QString& path, std::optional<int> step)
    : session_(session), window_(window), path_(path), step_(step), timer_(new QTimer(this)) {
    clock_.start();
    connect(timer_, &QTimer::timeout, this, &Screenshot::look);
    timer_->start(look_ms);
}

bool Screenshot::settled() const {
    if (!session_.inspection().at_rest()) return false;
    const std::size_t actions = session_.scene().actions().size();
    if (actions == 0 || session_.figure_actions() < actions) return true;
    const auto results = session_.results();
    if (session_.status().state == State::checking || !results || session_.results_outdated()) return false;
    return std::ranges::all_of(results->goals, [](const auto& goal) { return goal.has_value(); });
}

void Screenshot::look() {
    quiet_ = settled() ? quiet_ + 1 : 0;
    if (quiet_ == quiet_before_step && step_ && session_.current_goal())
        session_.select(Selection::of(StepRef{*session_.current_goal(), static_cast<std::size_t>(*step_ - 1)}));
    if (quiet_ < quiet_before_grab && clock_.elapsed() < limit_ms) return;
    timer_->stop();
    Q_EMIT done(window_.grab().save(path_, "PNG"));
}

} // namespace porism::ui
