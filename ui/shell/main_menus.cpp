// Menus and their keys.
#include "ui/actions/actions_panel.h"
#include "ui/canvas/canvas.h"
#include "ui/commands/commands.h"
#include "ui/graph/graph_panel.h"
#include "ui/models/tool_picture.h"
#include "ui/paths/paths_panel.h"
#include "ui/session/inspection.h"
#include "ui/session/wording.h"
#include "ui/shell/action_search.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/main_window_impl.h"
#include "ui/shell/palette.h"
#include "ui/shell/panes.h"
#include "ui/shell/rules_menu.h"
#include "ui/shell/shortcuts.h"
#include "ui/verdict/samples_panel.h"
#include "ui/verdict/verdict_panel.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel_actions.h"

#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtGui/QUndoStack>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>

namespace porism::ui {

QAction* MainWindow::Impl::add(QMenu* menu, const QString& text, const char* sign, const QKeySequence& keys,
                               std::function<void()> act) {
    auto* action = new QAction(text, &window);
    if (sign) action->setIcon(icon(QString::fromLatin1(sign)));
    if (!keys.isEmpty()) action->setShortcut(keys);
    connect(action, &QAction::triggered, &window, std::move(act));
    menu->addAction(action);
    return action;
}

void MainWindow::Impl::build_menus() {
    build_file_menu();
    build_edit_menu();
    build_view_menu();
    build_construct_menu();
    build_goal_menu();
    build_verdict_menu();
    build_help_menu();
}

void MainWindow::Impl::build_file_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&File"));
    add(menu, tr("&New"), "new", QKeySequence::New, [this] { ask_to_leave([this] { session.new_document(); }); });
    add(menu, tr("&Open…"), "open", QKeySequence::Open, [this] {
        ask_to_leave([this] {
            ask_for_file(&window,
                         {tr("Open"), {tr("Documents and problem texts (*.json *.txt *.porism)"), tr("All files (*)")}},
                         [this](const QString& path) { window.open_file(path); });
        });
    });
    recent = menu->addMenu(tr("Open &recent"));
    problems = new QMenu(&window);
    other_problem = add(menu, tr("Other &problem of the file…"), nullptr, {}, [this] { choose_problem(); });
    other_problem->setEnabled(false);
    menu->addSeparator();
    add(menu, tr("&Save"), "save", QKeySequence::Save, [this] { save(); });
    add(menu, tr("Save &as…"), nullptr, QKeySequence::SaveAs, [this] { save_as(); });
    add(menu, tr("&Verify samples…"), nullptr, Qt::CTRL | Qt::SHIFT | Qt::Key_O, [this] { open_samples(); });
    add(menu, tr("&Export picture…"), nullptr, Qt::CTRL | Qt::Key_E, [this] { export_picture(); });
    auto* graph = static_cast<GraphPanel*>(docks.graph->widget());
    add(menu, tr("Export the &graph…"), nullptr, {}, [this, graph] {
        if (graph->node_count() == 0)
            notice->tell(tr("There is no graph to export yet."), {}, 8);
        else
            graph->ask_export();
    });
    connect(graph, &GraphPanel::exported, &window,
            [this](const QString& path) { notice->tell(tr("The graph is in %1.").arg(path), {}, 8); });
    menu->addSeparator();
    add(menu, tr("&Keep in library"), "keep", Qt::CTRL | Qt::SHIFT | Qt::Key_K, [this] { keep_in_library(); });
    menu->addSeparator();
    add(menu, tr("&Quit"), nullptr, QKeySequence::Quit, [this] { window.close(); })->setMenuRole(QAction::QuitRole);
}

void MainWindow::Impl::build_edit_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&Edit"));
    undo = session.undo_stack().createUndoAction(&window, tr("Undo"));
    undo->setIcon(icon(QStringLiteral("undo")));
    undo->setShortcuts(QKeySequence::Undo);
    redo = session.undo_stack().createRedoAction(&window, tr("Redo"));
    redo->setIcon(icon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();
    // The keys are those of the list and of the canvas; here they are only named.
    add(menu, tr("Delete action\tDel"), "delete", {}, [this] { actions->delete_selected(); });
    add(menu, tr("Move action up\tAlt+Up"), "up", {}, [this] { actions->move_up(); });
    add(menu, tr("Move action down\tAlt+Down"), "down", {}, [this] { actions->move_down(); });
    add(menu, tr("Take the other intersection"), nullptr, Qt::CTRL | Qt::Key_B,
        [this] { actions->take_next_branch(); });
    menu->addSeparator();
    add(menu, tr("Selection before"), nullptr, Qt::ALT | Qt::Key_Left, [this] { session.go_back(); });
    add(menu, tr("Selection after"), nullptr, Qt::ALT | Qt::Key_Right, [this] { session.go_forward(); });
    menu->addSeparator();
    add(menu, tr("Find an action…"), "search", Qt::CTRL | Qt::Key_K,
        [this] { (new ActionSearch(window.menuBar()->actions(), tr("Find an action or a tool"), &window))->open(); });
    add(menu, tr("Command line"), "terminal", Qt::Key_Slash, [this] { command->take_focus(); });
}

void MainWindow::Impl::build_view_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&View"));
    const std::array words{tr("&Build"), tr("&Reason"), tr("&Curate")};
    for (int i = 0; i < workspace_count; ++i)
        add(menu, words[static_cast<std::size_t>(i)], nullptr, Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i),
            [this, i] { workspaces->go(static_cast<Workspace>(i)); });
    menu->addSeparator();
    add(menu, tr("Zoom in"), "zoom-in", QKeySequence::ZoomIn, [this] { canvas->zoom_in(); });
    add(menu, tr("Zoom out"), "zoom-out", QKeySequence::ZoomOut, [this] { canvas->zoom_out(); });
    add(menu, tr("Fit the figure"), "fit", Qt::CTRL | Qt::Key_0, [this] { canvas->fit(); });
    menu->addSeparator();
    QMenu* theme = menu->addMenu(icon(QStringLiteral("theme")), tr("&Theme"));
    themes = new QActionGroup(&window);
    const QList<std::pair<QString, ThemeName>> rows{{tr("Automatic"), ThemeName::automatic},
                                                    {tr("Light"), ThemeName::light},
                                                    {tr("Dark"), ThemeName::dark},
                                                    {tr("High contrast"), ThemeName::contrast}};
    const ThemeName now = theme_by_name(QSettings().value(QStringLiteral("theme")).toString());
    for (const auto& [text, name] : rows) {
        QAction* action = add(theme, text, nullptr, {}, [this, name = name] { window.set_theme(name); });
        action->setCheckable(true);
        action->setData(static_cast<int>(name));
        action->setChecked(name == now);
        themes->addAction(action);
    }
    menu->addSeparator();
    build_panel_menus(menu);
    add(menu, tr("Reset layout"), nullptr, {}, [this] { window.reset_layout(); });
}

void MainWindow::Impl::build_panel_menus(QMenu* menu) {
    add(menu, tr("Next panel"), nullptr, Qt::Key_F6, [this] { go_round(panes(), +1); });
    add(menu, tr("Panel before"), nullptr, Qt::SHIFT | Qt::Key_F6, [this] { go_round(panes(), -1); });
    QMenu* forward = menu->addMenu(tr("&Go to panel"));
    QMenu* shown = menu->addMenu(tr("&Panels shown"));
    for (QDockWidget* dock : docks.all()) {
        add(forward, dock->windowTitle(), nullptr, {}, [dock] { enter_pane(*dock); });
        shown->addAction(dock->toggleViewAction());
    }
}

void MainWindow::Impl::build_construct_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&Construct"));
    add(menu, tr("Move and select\tEsc"), "move", {}, [this] { take_tool({}); });
    add(menu, tr("Measure"), "measure", Qt::Key_D, [this] {
        canvas->set_measuring(true);
        canvas->setFocus();
    });
    add(menu, tr("Find a tool"), "search", Qt::CTRL | Qt::Key_F, [this] {
        docks.tools->show();
        palette->find();
    });
    add(menu, tr("State…"), "terminal", Qt::Key_Exclam, [this] { command->take_statement(); });
    menu->addSeparator();
    QHash<QString, QMenu*> groups;
    for (const std::string_view name : scene::construction_groups()) {
        const QString group = catalogue_words(std::string(name));
        groups[group] = menu->addMenu(group);
    }
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString group = catalogue_words(rows[i].group);
        const QString title = catalogue_words(rows[i].title);
        const QKeySequence key =
            rows[i].shortcut ? QKeySequence(QString(QLatin1Char(rows[i].shortcut))) : QKeySequence();
        QAction* action = add(groups[group], title, nullptr, key, [this, i] { take_tool(ConstructionId(i)); });
        action->setIcon(tool_icon(ConstructionId(i)));
    }
}

void MainWindow::Impl::build_goal_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&Goal"));
    add(menu, tr("Make the selected statement the goal"), "goal", Qt::CTRL | Qt::Key_G,
        [this] { goal_from_selection(); });
    add(menu, tr("Type a goal…"), nullptr, Qt::Key_Question, [this] { command->take_goal(); });
    add(menu, tr("Remove the current goal"), nullptr, {}, [this] {
        const auto goal = session.current_goal();
        if (!goal) return;
        if (const Status done = remove_goal(session, *goal); !done) tell_error(done.error());
    });
    menu->addSeparator();
    menu->addActions(paths->walk_actions());
    menu->addSeparator();
    rules = new RulesMenu(session, menu, [this](std::function<void(const QString&)> then) {
        ask_for_file(&window, {tr("Rule profile"), {tr("Rule profiles (*.json)")}}, std::move(then));
    });
    menu->addSeparator();
    add(menu, tr("Stop checking"), nullptr, Qt::CTRL | Qt::Key_Period, [this] { session.cancel(); });
    add(menu, tr("Check again"), nullptr, Qt::Key_F5, [this] {
        session.restart();
        if (verdict->isVisible()) session.inspection().check_again();
    });
}

void MainWindow::Impl::build_verdict_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("Ver&dict"));
    const auto add_those_of = [this, menu](const PanelActions& panel, QDockWidget* dock) {
        connect(&panel, &PanelActions::chosen, dock, [dock] { show_pane(*dock); });
        menu->addActions(panel.actions());
    };
    add_those_of(verdict->actions(), docks.verdict);
    menu->addSeparator();
    add_those_of(samples->actions(), docks.samples);
}

void MainWindow::Impl::build_help_menu() {
    QMenu* menu = window.menuBar()->addMenu(tr("&Help"));
    add(menu, tr("&Guided example"), "guide", {}, [this] { window.start_guide(); });
    add(menu, tr("&Keyboard"), nullptr, Qt::Key_F1, [this] { show_shortcuts(); });
    add(menu, tr("&About Porism"), "info", {}, [this] {
        auto* box = new QMessageBox(&window);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setWindowTitle(tr("About Porism"));
        box->setText(tr("Porism %1").arg(QCoreApplication::applicationVersion()));
        box->setInformativeText(tr("Draw a figure, see what follows and why. A porism is a theorem that falls out of "
                                   "another one's construction.\n\n"
                                   "Free software under the GNU General Public License, version 3 or later."));
        box->open();
    });
}

void MainWindow::Impl::goal_from_selection() {
    const auto& statements = session.selection().statements;
    if (statements.empty()) {
        notice->tell(tr("Select a statement first: a click in Statements, or on a step of a path."), {}, 8);
        return;
    }
    if (const Status done = set_goal(session, statements.back()); !done) tell_error(done.error());
}

void MainWindow::Impl::show_shortcuts() {
    auto* dialog = new ShortcutsDialog(window.menuBar()->actions(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace porism::ui
