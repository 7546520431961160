// What the parts of the window share. For ui/shell alone.
#pragma once

#include "proof/bans.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"

#include <QtGui/QAction>
#include <functional>
#include <optional>
#include <vector>

class QActionGroup;
class QBoxLayout;
class QMenu;
class QToolBar;

namespace porism::ui {

class ActionsPanel;
class Canvas;
class CommandBar;
class FactsPanel;
class Guide;
class LibraryPanel;
class SamplesPanel;
class VerdictPanel;
class Losses;
class Notice;
class PathsPanel;
class RulesMenu;
class Segments;
class StatusLine;
class ToolPalette;

struct MainWindow::Impl {
    MainWindow& window;
    Session& session;

    Canvas* canvas = nullptr;
    ToolPalette* palette = nullptr;
    ActionsPanel* actions = nullptr;
    PathsPanel* paths = nullptr;
    SamplesPanel* samples = nullptr;
    VerdictPanel* verdict = nullptr;
    CommandBar* command = nullptr;
    Guide* guide = nullptr;
    Notice* notice = nullptr;
    Notice* recovery = nullptr;
    Notice* trouble = nullptr;  ///< of the folders that the studio keeps things in
    QBoxLayout* work = nullptr; ///< sheet and guide
    StatusLine* status = nullptr;
    QToolBar* bar = nullptr;
    Segments* segments = nullptr;
    Docks docks;
    Workspaces* workspaces = nullptr;
    QMenu* recent = nullptr;
    QMenu* problems = nullptr; ///< of the file that was opened last, an entry each
    QAction* other_problem = nullptr;
    QActionGroup* themes = nullptr;
    RulesMenu* rules = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;

    std::optional<std::uint64_t> kept_revision; ///< of the document that was kept last: closing need not ask for it
    std::optional<facts::Statement> told_goal;  ///< its proof was announced already
    proof::Bans told_bans;                      ///< under which rules
    QString announced;                          ///< what the notice said of it
    QString many;                               ///< what it said of a file with several problems
    std::string many_of;                        ///< the title of the one that was opened then
    QString loss;                               ///< what it said of a deletion
    QString told_trouble;
    bool problems_by_itself = false; ///< the Problems dock was shown because there were some
    bool leaving = false;

    Impl(MainWindow& owner, Session& open) : window(owner), session(open) {}

    // main_window.cpp
    void build();
    void build_centre();
    void build_docks();
    void build_tool_bar();
    void connect_parts();
    /// What F6 goes round.
    QList<QWidget*> panes() const;
    void take_tool(std::optional<ConstructionId> row);
    void show_rule();
    void show_title();
    void announce_goal();
    void follow_workspace();
    void follow_problems();
    void show_trouble();
    void make_escape();
    void help_with(int step);

    // main_menus.cpp
    void build_menus();
    void build_file_menu();
    void build_edit_menu();
    void build_view_menu();
    void build_panel_menus(QMenu* menu);
    void build_construct_menu();
    void build_goal_menu();
    void build_verdict_menu();
    void build_help_menu();
    QAction* add(QMenu* menu, const QString& text, const char* sign, const QKeySequence& keys,
                 std::function<void()> act);
    void show_shortcuts();
    void goal_from_selection();

    // main_files.cpp
    void ask_to_leave(std::function<void()> then);
    /// Goes on at once where none of the files exists.
    void ask_to_replace(QWidget* before, const QStringList& paths, std::function<void()> then);
    void save(std::function<void()> then = {});
    void save_as(std::function<void()> then = {});
    void export_picture();
    QString proposed_name() const;
    void keep_in_library();
    void show_library();
    /// Asks for a file of problems and has each of them verified.
    void open_samples();
    /// Tells how keeping ended.
    void note_kept(const Kept& kept);
    void note_recent(const QString& path);
    /// Of a file with several problems one is open: the others can be chosen.
    void list_problems(const QString& path);
    void choose_problem();
    void forget_other_file();
    void fill_recent();
    void tell_error(const Error& error);
};

} // namespace porism::ui
