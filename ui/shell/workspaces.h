// The three arrangements of the docks, remembered one by one.
#pragma once

#include <QtCore/QObject>

class QDockWidget;
class QMainWindow;

namespace porism::ui {

enum class Workspace { build, reason, curate };
inline constexpr int workspace_count = 3;

struct Docks {
    QDockWidget* tools = nullptr;
    QDockWidget* actions = nullptr;
    QDockWidget* facts = nullptr;
    QDockWidget* paths = nullptr;
    QDockWidget* graph = nullptr;
    QDockWidget* solution = nullptr;
    QDockWidget* rule = nullptr;
    QDockWidget* styles = nullptr;
    QDockWidget* problems = nullptr;
    QDockWidget* library = nullptr;
    QDockWidget* samples = nullptr;
    QDockWidget* verdict = nullptr;

    QList<QDockWidget*> all() const {
        return {tools, actions, facts, paths, graph, solution, rule, styles, problems, library, samples, verdict};
    }
};

/// Arranges the docks of a window. What a person changes is kept by QSettings() when the workspace is left and when the
/// window closes.
class Workspaces final : public QObject {
    Q_OBJECT
public:
    Workspaces(QMainWindow& window, const Docks& docks);

    Workspace current() const { return current_; }
    void go(Workspace workspace);
    /// Writes the present arrangement, place and size of the window down.
    void remember();
    /// The window as it was left; the default arrangement of Build where nothing is remembered.
    void restore();
    /// Forgets all three arrangements and takes the default one of the present workspace.
    void reset();

Q_SIGNALS:
    void changed();

private:
    void show_current();
    void arrange();

    QMainWindow& window_;
    Docks docks_;
    Workspace current_ = Workspace::build;
};

} // namespace porism::ui
