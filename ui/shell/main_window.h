// The window: canvas in the middle, docks around it in three remembered arrangements, menus, status line.
#pragma once

#include "ui/session/autosave.h"
#include "ui/shell/workspaces.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QMainWindow>
#include <memory>

namespace porism::ui {

class Session;

/// The session must outlive the window. Settings (arrangements, theme, library, recent files) are those of QSettings()
/// under the application's name; a window that finds none opens in Build with the default arrangement.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    Workspace workspace() const;
    void set_workspace(Workspace workspace);
    /// Forgets what was remembered of all three arrangements.
    void reset_layout();

    /// Opens a document or JGEX text; what is wrong with it is told in the notice bar, and in `told`. False then.
    bool open_file(const QString& path, QString* told = nullptr, std::size_t problem = 0);
    /// Opens (or makes) the library that the Library workspace shows. False, and a notice, where that cannot be.
    bool open_library(const QString& path);
    /// Offers what a program that died left behind: Keep, Compare or Discard.
    void offer(const std::vector<Recovered>& recovered);
    /// Also remembered.
    void set_theme(ThemeName name);
    /// A rule profile by its name or file, as in the menu; what is wrong with it.
    Status set_rules(const QString& name_or_file);
    /// Shows the guided example beside the canvas.
    void start_guide();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Tab passes over what stands behind another tab.
    bool focusNextPrevChild(bool next) override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
