#include "ui/shell/workspaces.h"

#include <QtCore/QSettings>
#include <QtGui/QScreen>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>
#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

// The version of the set of docks: what was remembered of another set is not restored.
constexpr int layout_version = 5;

constexpr std::array<const char*, workspace_count> names{"build", "reason", "curate"};

// Room for a figure between the docks, but never more than most of the screen.
QSize default_size(const QMainWindow& window) {
    const QSize screen = window.screen()->availableSize();
    return QSize(1440, 900).boundedTo(screen * 0.92);
}

QString layout_key(Workspace workspace) {
    return QStringLiteral("layout/") + QLatin1String(names[static_cast<std::size_t>(workspace)]);
}

} // namespace

Workspaces::Workspaces(QMainWindow& window, const Docks& docks) : QObject(&window), window_(window), docks_(docks) {}

void Workspaces::go(Workspace workspace) {
    if (workspace == current_) return;
    remember();
    current_ = workspace;
    show_current();
    Q_EMIT changed();
}

void Workspaces::remember() {
    QSettings settings;
    settings.setValue(layout_key(current_), window_.saveState(layout_version));
    settings.setValue(QStringLiteral("layout/window"), window_.saveGeometry());
    settings.setValue(QStringLiteral("layout/workspace"), static_cast<int>(current_));
}

void Workspaces::restore() {
    const QSettings settings;
    current_ = static_cast<Workspace>(
        std::clamp(settings.value(QStringLiteral("layout/workspace")).toInt(), 0, workspace_count - 1));
    if (!window_.restoreGeometry(settings.value(QStringLiteral("layout/window")).toByteArray()))
        window_.resize(default_size(window_));
    show_current();
    Q_EMIT changed();
}

void Workspaces::reset() {
    QSettings settings;
    for (int i = 0; i < workspace_count; ++i) settings.remove(layout_key(static_cast<Workspace>(i)));
    arrange();
    if (!window_.isMaximized() && !window_.isFullScreen())
        window_.resize(window_.size().boundedTo(window_.screen()->availableSize()));
}

void Workspaces::show_current() {
    const QByteArray state = QSettings().value(layout_key(current_)).toByteArray();
    if (state.isEmpty() || !window_.restoreState(state, layout_version)) arrange();
}

// Every dock has a place in every arrangement, so that the View menu can show it there; most are hidden.
void Workspaces::arrange() {
    for (QDockWidget* dock : docks_.all()) {
        dock->setFloating(false);
        window_.removeDockWidget(dock);
    }
    const auto left = Qt::LeftDockWidgetArea, right = Qt::RightDockWidgetArea;
    QList<QDockWidget*> shown, columns, rows;
    QList<int> widths, heights;
    switch (current_) {
    case Workspace::build:
        window_.addDockWidget(left, docks_.tools);
        window_.splitDockWidget(docks_.tools, docks_.actions, Qt::Vertical);
        window_.addDockWidget(right, docks_.facts);
        window_.splitDockWidget(docks_.facts, docks_.problems, Qt::Vertical);
        window_.addDockWidget(right, docks_.paths);
        window_.addDockWidget(right, docks_.graph);
        window_.addDockWidget(right, docks_.solution);
        window_.tabifyDockWidget(docks_.problems, docks_.styles);
        window_.tabifyDockWidget(docks_.styles, docks_.rule);
        window_.addDockWidget(left, docks_.library);
        window_.addDockWidget(left, docks_.samples);
        window_.addDockWidget(right, docks_.verdict);
        shown = {docks_.tools, docks_.actions, docks_.facts, docks_.problems, docks_.styles};
        columns = {docks_.tools, docks_.facts}, widths = {276, 288};
        rows = {docks_.tools, docks_.actions, docks_.facts, docks_.problems}, heights = {440, 300, 540, 190};
        break;
    case Workspace::reason:
        window_.addDockWidget(left, docks_.paths);
        window_.addDockWidget(right, docks_.graph);
        window_.splitDockWidget(docks_.graph, docks_.solution, Qt::Vertical);
        window_.tabifyDockWidget(docks_.solution, docks_.rule);
        window_.addDockWidget(right, docks_.styles);
        window_.addDockWidget(right, docks_.problems);
        window_.tabifyDockWidget(docks_.paths, docks_.facts);
        window_.addDockWidget(left, docks_.actions);
        window_.addDockWidget(left, docks_.tools);
        window_.addDockWidget(left, docks_.library);
        window_.addDockWidget(left, docks_.samples);
        window_.addDockWidget(right, docks_.verdict);
        shown = {docks_.paths, docks_.facts, docks_.graph, docks_.solution};
        columns = {docks_.paths, docks_.graph}, widths = {320, 400};
        rows = {docks_.graph, docks_.solution}, heights = {440, 300};
        break;
    case Workspace::curate:
        window_.addDockWidget(left, docks_.library);
        window_.tabifyDockWidget(docks_.library, docks_.samples);
        window_.addDockWidget(right, docks_.verdict);
        window_.tabifyDockWidget(docks_.verdict, docks_.paths);
        window_.addDockWidget(right, docks_.facts);
        window_.addDockWidget(right, docks_.graph);
        window_.addDockWidget(right, docks_.solution);
        window_.addDockWidget(right, docks_.rule);
        window_.addDockWidget(right, docks_.styles);
        window_.addDockWidget(right, docks_.problems);
        window_.addDockWidget(left, docks_.actions);
        window_.addDockWidget(left, docks_.tools);
        shown = {docks_.library, docks_.samples, docks_.verdict, docks_.paths};
        columns = {docks_.library, docks_.verdict}, widths = {360, 480};
        break;
    }
    for (QDockWidget* dock : docks_.all()) dock->setVisible(shown.contains(dock));
    for (QDockWidget* dock : {docks_.library, docks_.verdict, docks_.problems}) dock->raise();
    window_.resizeDocks(columns, widths, Qt::Horizontal);
    if (!rows.isEmpty()) window_.resizeDocks(rows, heights, Qt::Vertical);
}

} // namespace porism::ui
