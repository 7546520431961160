#include "ui/shell/main_window.h"

#include "ui/actions/actions_panel.h"
#include "ui/canvas/canvas.h"
#include "ui/facts/facts_panel.h"
#include "ui/graph/graph_panel.h"
#include "ui/library/library_panel.h"
#include "ui/paths/paths_panel.h"
#include "ui/paths/solution_view.h"
#include "ui/session/wording.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/dock_title.h"
#include "ui/shell/guide.h"
#include "ui/shell/main_window_impl.h"
#include "ui/shell/palette.h"
#include "ui/shell/status_line.h"
#include "ui/verdict/problems_panel.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segments.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

namespace {

constexpr int undo_width = 150;

// Undo and Redo keep their width whatever step they name, so that they never move under the hand.
QToolButton* steady_button(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({18, 18});
    button->setFixedWidth(undo_width);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* spring() {
    auto* widget = new QWidget;
    widget->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return widget;
}

} // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent), impl_(std::make_unique<Impl>(*this, session)) {
    impl_->build();
}

MainWindow::~MainWindow() = default;

void MainWindow::Impl::build() {
    window.setObjectName(QStringLiteral("main"));
    window.setWindowIcon(icon(QStringLiteral("porism")));
    window.setDockNestingEnabled(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    build_centre();
    build_docks();
    build_menus();
    build_tool_bar();
    auto* bar = new QStatusBar;
    bar->setSizeGripEnabled(false);
    bar->addWidget(status, 1);
    window.setStatusBar(bar);
    connect_parts();
    workspaces->restore();
    fill_recent();
    show_title();
    canvas->setFocus();
}

void MainWindow::Impl::build_centre() {
    canvas = new Canvas(session);
    command = new CommandBar(session);
    guide = new Guide(session);
    notice = new Notice;
    recovery = new Notice;
    status = new StatusLine(session, *canvas);
    guide->hide();
    auto* frame = new QFrame;
    frame->setProperty("look", "panel");
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(canvas);
    auto* work = new QHBoxLayout;
    work->setSpacing(6);
    work->addWidget(frame, 1);
    work->addWidget(guide);
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(2, 2, 2, 0);
    column->setSpacing(6);
    column->addWidget(recovery);
    column->addWidget(notice);
    column->addLayout(work, 1);
    column->addWidget(command);
    window.setCentralWidget(centre);
}

void MainWindow::Impl::build_docks() {
    const auto dock = [this](const char* name, const QString& title, QWidget* content) {
        auto* made = new QDockWidget(title, &window);
        made->setObjectName(QString::fromLatin1(name));
        made->setWidget(content);
        made->setTitleBarWidget(new DockTitle(*made));
        return made;
    };
    palette = new ToolPalette;
    actions = new ActionsPanel(session);
    paths = new PathsPanel(session);
    auto* library = new LibraryPanel(session);
    docks.tools = dock("tools", tr("Tools"), palette);
    docks.actions = dock("actions", tr("Actions"), actions);
    docks.facts = dock("facts", tr("Statements"), new FactsPanel(session));
    docks.paths = dock("paths", tr("Goal and path"), paths);
    docks.graph = dock("graph", tr("Graph"), new GraphPanel(session));
    docks.solution = dock("solution", tr("In words"), new SolutionView(session));
    docks.problems = dock("problems", tr("Problems"), new ProblemsPanel(session));
    docks.library = dock("library", tr("Library"), library);
    workspaces = new Workspaces(window, docks);
}

void MainWindow::Impl::build_tool_bar() {
    auto* bar = new QToolBar(tr("Main"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addWidget(steady_button(undo));
    bar->addWidget(steady_button(redo));
    bar->addWidget(spring());
    segments = new Segments;
    segments->add(QStringLiteral("compass"), tr("Build"), tr("Draw the figure (Ctrl+1)"));
    segments->add(QStringLiteral("graph"), tr("Reason"), tr("Read why (Ctrl+2)"));
    segments->add(QStringLiteral("book"), tr("Library"), tr("What is kept (Ctrl+3)"));
    bar->addWidget(segments);
    bar->addWidget(spring());
    // As wide as Undo and Redo together: the workspaces stand in the middle.
    auto* right = new QWidget;
    right->setFixedWidth(2 * undo_width);
    auto* row = new QHBoxLayout(right);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    auto* help = new QToolButton;
    help->setIcon(icon(QStringLiteral("guide")));
    help->setText(tr("Guide"));
    help->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    help->setToolTip(tr("A first theorem, step by step"));
    help->setFocusPolicy(Qt::TabFocus);
    connect(help, &QToolButton::clicked, &window, [this] {
        if (guide->isVisible())
            guide->hide();
        else
            window.start_guide();
    });
    row->addWidget(help);
    bar->addWidget(right);
    window.addToolBar(bar);
}

void MainWindow::Impl::connect_parts() {
    connect(palette, &ToolPalette::chosen, &window, [this](auto row) { take_tool(row); });
    connect(canvas, &Canvas::toolChanged, &window, [this] { palette->set_current(canvas->tool()); });
    connect(canvas, &Canvas::startRequested, &window, [this] { take_tool(scene::construction_by_name("triangle")); });
    connect(actions, &ActionsPanel::refused, &window, [this](const QString& why) { notice->tell(why, {}, 12); });
    connect(actions, &ActionsPanel::told, &window, [this](const QString& what) {
        notice->tell(what, {{tr("Undo"), [this] { session.undo_stack().undo(); }}}, 12);
    });
    connect(command, &CommandBar::left, &window, [this] { canvas->setFocus(); });
    connect(guide, &Guide::closed, guide, &QWidget::hide);
    connect(guide, &Guide::asked, &window, [this](int step) { help_with(step); });
    connect(status, &StatusLine::pressed, &window, [this] {
        QDockWidget* dock = session.problems().empty() ? docks.paths : docks.problems;
        dock->show();
        dock->raise();
    });
    connect(segments, &Segments::chosen, &window, [this](int index) { workspaces->go(static_cast<Workspace>(index)); });
    connect(workspaces, &Workspaces::changed, &window,
            [this] { segments->set_current(static_cast<int>(workspaces->current())); });
    connect(&session, &Session::fileChanged, &window, [this] { show_title(); });
    connect(&session, &Session::documentChanged, &window, [this] { show_title(); });
    connect(&session, &Session::goalResultChanged, &window, [this] { announce_goal(); });
    connect(&session, &Session::activated, &window, [this](const Selection& what) {
        if (!what.steps.empty()) workspaces->go(Workspace::reason);
    });
    connect(paths, &PathsPanel::kept, &window, [this](const QString& title) { note_kept(title); });
}

void MainWindow::Impl::take_tool(std::optional<ConstructionId> row) {
    canvas->set_tool(row);
    canvas->setFocus();
}

void MainWindow::Impl::show_title() {
    QString name = QFileInfo(session.file_name()).completeBaseName();
    if (name.isEmpty()) name = QString::fromStdString(session.document().title);
    if (name.isEmpty()) name = tr("Untitled");
    window.setWindowTitle(tr("%1[*] – Porism").arg(name));
    window.setWindowModified(session.modified() && !session.scene().actions().empty());
}

// In Build the path is out of sight: one line says that it is there.
void MainWindow::Impl::announce_goal() {
    const workflow::GoalResult* result = session.current_result();
    if (!result || !result->solved() || session.results_outdated() || told_goal == result->goal) return;
    told_goal = result->goal;
    if (workspaces->current() != Workspace::build) return;
    const QString text = tr("%1 is proved.").arg(notation(result->goal, session));
    notice->tell(text, {{tr("Read the path"), [this] { workspaces->go(Workspace::reason); }, true}}, 20);
}

void MainWindow::Impl::help_with(int step) {
    constexpr std::array tools{"triangle", "foot", "foot", "intersection_ll"};
    if (step < static_cast<int>(tools.size())) {
        take_tool(scene::construction_by_name(tools[static_cast<std::size_t>(step)]));
    } else if (step == 4) {
        docks.facts->show();
        docks.facts->raise();
    } else if (step == 5) {
        workspaces->go(Workspace::reason);
    } else {
        keep_in_library();
    }
}

Workspace MainWindow::workspace() const {
    return impl_->workspaces->current();
}
void MainWindow::set_workspace(Workspace workspace) {
    impl_->workspaces->go(workspace);
}
void MainWindow::reset_layout() {
    impl_->workspaces->reset();
}

void MainWindow::set_theme(ThemeName name) {
    QSettings().setValue(QStringLiteral("theme"), to_string(name));
    apply_theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), name);
    for (QAction* action : impl_->themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(name));
}

void MainWindow::start_guide() {
    impl_->guide->begin();
    impl_->guide->show();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

} // namespace porism::ui
