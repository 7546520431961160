#include "ui/shell/main_window.h"

#include "ui/actions/actions_panel.h"
#include "ui/canvas/canvas.h"
#include "ui/facts/facts_panel.h"
#include "ui/graph/graph_panel.h"
#include "ui/library/library_panel.h"
#include "ui/models/walk.h"
#include "ui/paths/paths_panel.h"
#include "ui/paths/solution_view.h"
#include "ui/rules/rule_panel.h"
#include "ui/session/library.h"
#include "ui/session/wording.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/dock_title.h"
#include "ui/shell/guide.h"
#include "ui/shell/losses.h"
#include "ui/shell/main_window_impl.h"
#include "ui/shell/palette.h"
#include "ui/shell/panes.h"
#include "ui/shell/rules_menu.h"
#include "ui/shell/status_line.h"
#include "ui/styles/style_panel.h"
#include "ui/verdict/problems_panel.h"
#include "ui/verdict/samples_panel.h"
#include "ui/verdict/verdict_panel.h"
#include "ui/widgets/dock_scroll.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segments.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtGui/QShortcut>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {

namespace {

constexpr int least_room = 84, most_room = 200;
constexpr int room_for_rule = 460;

// Undo and Redo have the same room whatever step they name, so that they never move under the hand.
QWidget* steady_button(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({18, 18});
    button->setMinimumWidth(least_room);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    button->setFocusPolicy(Qt::TabFocus);
    auto* room = new QWidget;
    room->setMinimumWidth(least_room);
    room->setMaximumWidth(most_room);
    room->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(room);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button);
    row->addStretch(1);
    return room;
}

// The middle one stands in the middle of the window, whatever the others hold.
QWidget* in_three(QWidget* left, QWidget* middle, QWidget* right) {
    auto* all = new QWidget;
    all->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(left, 1);
    row->addWidget(middle);
    row->addWidget(right, 1);
    for (QWidget* side : {left, right}) side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return all;
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
    auto* foot = new QStatusBar;
    foot->setSizeGripEnabled(false);
    foot->addWidget(status, 1);
    window.setStatusBar(foot);
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
    trouble = new Notice;
    status = new StatusLine(session, *canvas);
    guide->hide();
    auto* frame = new QFrame;
    frame->setProperty("look", "panel");
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(canvas);
    work = new QBoxLayout(QBoxLayout::LeftToRight);
    work->setSpacing(6);
    work->addWidget(frame, 1);
    work->addWidget(guide);
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(2, 2, 2, 0);
    column->setSpacing(6);
    column->addWidget(trouble);
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
    // A list that grows scrolls; it never makes the window grow.
    const auto scrolled = [](QWidget* panel) { return new DockScroll(panel); };
    docks.tools = dock("tools", tr("Tools"), palette);
    docks.actions = dock("actions", tr("Actions"), scrolled(actions));
    docks.facts = dock("facts", tr("Statements"), scrolled(new FactsPanel(session)));
    docks.paths = dock("paths", tr("Goal and path"), scrolled(paths));
    docks.graph = dock("graph", tr("Graph"), new GraphPanel(session));
    docks.solution = dock("solution", tr("In words"), new SolutionView(session));
    docks.rule = dock("rule", tr("Rule"), new RulePanel(session));
    docks.styles = dock("styles", tr("Style and marks"),
                        scrolled(new StylePanel(session, [this] { return canvas->selected_objects(); })));
    docks.problems = dock("problems", tr("Problems"), scrolled(new ProblemsPanel(session)));
    docks.library = dock("library", tr("Library"), scrolled(new LibraryPanel(session)));
    samples = new SamplesPanel(session);
    docks.samples = dock("samples", tr("Samples"), scrolled(samples));
    verdict = new VerdictPanel(session);
    docks.verdict = dock("verdict", tr("Verdict"), scrolled(verdict));
    workspaces = new Workspaces(window, docks);
}

void MainWindow::Impl::build_tool_bar() {
    bar = new QToolBar(tr("Main"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* left = new QWidget;
    auto* edits = new QHBoxLayout(left);
    edits->setContentsMargins(0, 0, 0, 0);
    edits->addWidget(steady_button(undo), 100);
    edits->addWidget(steady_button(redo), 100);
    edits->addStretch(1);
    segments = new Segments;
    segments->add(QStringLiteral("compass"), tr("Build"), tr("Draw the figure (Ctrl+1)"));
    segments->add(QStringLiteral("graph"), tr("Reason"), tr("Read why (Ctrl+2)"));
    segments->add(QStringLiteral("book"), tr("Curate"), tr("Inspect and keep problems (Ctrl+3)"));
    auto* right = new QWidget;
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
    bar->addWidget(in_three(left, segments, right));
    window.addToolBar(bar);
}

void MainWindow::Impl::connect_parts() {
    connect(palette, &ToolPalette::chosen, &window, [this](auto row) { take_tool(row); });
    connect(canvas, &Canvas::toolChanged, &window, [this] { palette->set_current(canvas->tool()); });
    connect(canvas, &Canvas::styleRequested, &window, [this] { show_pane(*docks.styles); });
    connect(canvas, &Canvas::startRequested, &window, [this] { take_tool(scene::construction_by_name("triangle")); });
    connect(verdict, &VerdictPanel::refused, &window, [this](const QString& why) { notice->tell_error(why); });
    connect(samples, &SamplesPanel::fileWanted, &window, [this] { open_samples(); });
    connect(actions, &ActionsPanel::refused, &window, [this](const QString& why) { notice->tell_error(why); });
    auto* losses = new Losses(session, &window);
    connect(losses, &Losses::told, &window, [this](const QString& what) {
        loss = what;
        notice->tell(what, {{tr("Undo"), [this] { session.undo_stack().undo(); }}}, 12);
    });
    connect(losses, &Losses::over, &window, [this] {
        if (notice->text() == loss) notice->hide();
    });
    connect(command, &CommandBar::left, &window, [this] { canvas->setFocus(); });
    connect(guide, &Guide::closed, guide, &QWidget::hide);
    connect(guide, &Guide::asked, &window, [this](int step) { help_with(step); });
    connect(status, &StatusLine::pressed, &window,
            [this] { show_pane(session.problems().empty() ? *docks.paths : *docks.problems); });
    connect(segments, &Segments::chosen, &window, [this](int index) { workspaces->go(static_cast<Workspace>(index)); });
    connect(workspaces, &Workspaces::changed, &window, [this] { follow_workspace(); });
    connect(&session, &Session::problemsChanged, &window, [this] {
        follow_problems();
        announce_goal();
    });
    show_trouble();
    make_escape();
    connect(&session, &Session::fileChanged, &window, [this] { show_title(); });
    connect(&session, &Session::documentChanged, &window, [this] {
        show_title();
        forget_other_file();
    });
    connect(&session, &Session::goalResultChanged, &window, [this] { announce_goal(); });
    connect(&session, &Session::activated, &window, [this](const Selection& what) {
        if (!what.steps.empty()) workspaces->go(Workspace::reason);
    });
    connect(&session, &Session::ruleShown, &window, [this] { show_rule(); });
    connect(&session, &Session::kept, &window, [this](const Kept& kept) { note_kept(kept); });
}

QList<QWidget*> MainWindow::Impl::panes() const {
    QList<QWidget*> all{bar, canvas, guide, command};
    for (const QDockWidget* dock : docks.all()) all += dock->widget();
    return all;
}

void MainWindow::Impl::take_tool(std::optional<ConstructionId> row) {
    canvas->set_tool(row);
    canvas->setFocus();
}

// The page of a rule comes in beside the figure, with room to read it.
void MainWindow::Impl::show_rule() {
    if (docks.rule->isVisible()) return;
    show_pane(*docks.rule);
    window.resizeDocks({docks.rule}, {std::min(room_for_rule, window.height() / 2)}, Qt::Vertical);
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
    const auto current = session.current_goal();
    const auto said = current ? session.said_by(*current) : std::nullopt;
    const proof::Bans bans = session.rule_profile() ? session.rule_profile()->bans : proof::Bans();
    const bool lost = result && !session.results_outdated() && !result->solved();
    // Other rules may prove it anew or not: what was told of the earlier ones does not count.
    if (lost || told_bans != bans) told_goal.reset();
    const bool other = !said || told_goal != said || told_bans != bans;
    if ((other || session.figure_problem()) && notice->text() == announced) notice->hide();
    if (!result || !result->solved() || session.results_outdated() || !other) return;
    told_goal = result->goal;
    told_bans = bans;
    if (workspaces->current() == Workspace::reason) docks.paths->raise();
    const bool many_told = notice->isVisible() && notice->text() == many;
    if (workspaces->current() != Workspace::build || many_told) return;
    announced =
        (session.question(*current) ? tr("Answered: %1.") : tr("%1 is proved.")).arg(notation(result->goal, session));
    notice->tell(announced, {{tr("Read the path"), [this] { workspaces->go(Workspace::reason); }, true}}, 20);
}

// Drawing is for Build: elsewhere nothing is left in the hand.
void MainWindow::Impl::follow_workspace() {
    const Workspace now = workspaces->current();
    segments->set_current(static_cast<int>(now));
    if (now != Workspace::build) canvas->set_tool({});
    if (now == Workspace::reason && notice->text() == announced) notice->hide();
    work->setDirection(now == Workspace::build ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    guide->set_workspace(now);
    if (now == Workspace::reason) (session.goal_count() == 0 ? docks.facts : docks.paths)->raise();
    problems_by_itself = false;
    follow_problems();
}

// Where the arrangement has no Problems they come in by themselves when there are some, and go again.
void MainWindow::Impl::follow_problems() {
    show_trouble();
    const bool any = !session.problems().empty();
    if (workspaces->current() != Workspace::reason || any == docks.problems->isVisible()) return;
    if (any && !problems_by_itself) {
        problems_by_itself = true;
        docks.problems->show();
    } else if (!any && problems_by_itself) {
        problems_by_itself = false;
        docks.problems->hide();
    }
}

// What the studio could not open or write for itself concerns everything that comes: it has a bar of its own.
void MainWindow::Impl::show_trouble() {
    QStringList texts;
    if (const auto& closed = session.library().trouble()) texts += error_sentence(*closed);
    for (const Problem& problem : session.problems())
        if (problem.code == QStringLiteral("side_file")) texts += problem.cause + ' ' + problem.mend;
    const QString text = texts.join('\n');
    if (text == told_trouble) return;
    told_trouble = text;
    if (text.isEmpty())
        trouble->hide();
    else
        trouble->tell_error(text);
}

// Esc leaves the slot, then the tool, whatever has the focus; what is typed into keeps its own Esc.
void MainWindow::Impl::make_escape() {
    auto* escape = new QShortcut(Qt::Key_Escape, &window);
    connect(escape, &QShortcut::activated, canvas, &Canvas::leave_tool_or_selection);
    const auto follow = [this, escape](const QWidget*, const QWidget* now) {
        const bool typing = qobject_cast<const QLineEdit*>(now) || now == canvas;
        escape->setEnabled(!typing && now && now->window() == &window);
    };
    connect(qApp, &QApplication::focusChanged, escape, follow);
}

void MainWindow::Impl::help_with(int step) {
    constexpr std::array tools{"triangle", "foot", "foot", "intersection_ll"};
    if (step < static_cast<int>(tools.size())) {
        workspaces->go(Workspace::build);
        take_tool(scene::construction_by_name(tools[static_cast<std::size_t>(step)]));
    } else if (step == 4) {
        show_pane(*docks.facts);
    } else if (step == 5 && workspaces->current() == Workspace::reason) {
        walk_steps(session, +1);
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

Status MainWindow::set_rules(const QString& name_or_file) {
    return impl_->rules->take(name_or_file);
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

bool MainWindow::focusNextPrevChild(bool next) {
    const QWidget* const start = focusWidget();
    while (QMainWindow::focusNextPrevChild(next)) {
        const QWidget* now = focusWidget();
        if (!now || now == start || !is_behind_a_tab(*now)) return true;
    }
    return false;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

} // namespace porism::ui
