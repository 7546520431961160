// The guided example: seven steps from an empty sheet to a kept theorem, ticked by what is really there.
#pragma once

#include "ui/shell/workspaces.h"

#include <QtWidgets/QFrame>
#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace porism::ui {

class GuideRow;
class Session;

/// Beside the work, never over it: a column beside the sheet in Build, elsewhere a strip above it with the present
/// step. A step is done when the document or the results say so, in whatever way the person got there; undo takes the
/// tick away again.
class Guide final : public QFrame {
    Q_OBJECT
public:
    static constexpr int step_count = 7;
    explicit Guide(Session& session, QWidget* parent = nullptr);

    bool is_done(int step) const { return done_[static_cast<std::size_t>(step)]; }
    /// The first step that is not done; step_count when all are.
    int current() const;

public Q_SLOTS:
    /// Where the person is now: it decides about the shape and about what the present step asks for.
    void set_workspace(porism::ui::Workspace workspace);
    /// The problem was kept in the library: the last step.
    void note_kept();
    /// Forgets what was read and kept: the example begins anew.
    void begin();

Q_SIGNALS:
    void closed();
    /// The button of the present step: the tool to take, or the workspace or panel to go to, by the step's number.
    void asked(int step);

private:
    void look();
    void show_steps();
    void show_strip(int now);
    QWidget* make_strip();
    QToolButton* make_close();

    Session& session_;
    Workspace workspace_ = Workspace::build;
    QWidget* body_;
    QWidget* strip_;
    QLabel* strip_title_;
    QLabel* strip_text_;
    QPushButton* strip_button_;
    QLabel* progress_;
    QLabel* end_;
    std::vector<GuideRow*> rows_;
    std::array<bool, step_count> done_{};
    bool read_ = false;
    bool kept_ = false;
};

} // namespace porism::ui
