// The solution as a text, in the voice and language of choice: the problem, a paragraph a step, and what it rests on.
#pragma once

#include "ui/paths/solution_text.h"
#include "ui/session/results.h"

#include <QtWidgets/QWidget>
#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;
class QTextCharFormat;
class QTextCursor;

namespace porism::ui {

class EmptyState;
class MarkedText;
class Session;
class TellingBar;

/// The selected step's sentence is set off with a solid bar, its premises with dashed ones; a click on a sentence
/// selects the step, one on the theorem that it names has that theorem's page shown as well.
class SolutionView final : public QWidget {
    Q_OBJECT
public:
    explicit SolutionView(Session& session, QWidget* parent = nullptr);

    /// The sentence that is set off now; empty when none is.
    QString current_line() const;

public Q_SLOTS:
    void copy();

protected:
    void changeEvent(QEvent* event) override;

private:
    void show_solution();
    void open_menu(const QPoint& position);
    void write();
    void rewrite();
    void highlight();
    void add_line(QTextCursor& cursor, const SolutionLine& line, bool numbered) const;
    void add_conditions(QTextCursor& cursor, const SolutionText& solution) const;
    /// The paragraph that tells a step; empty where it is told among others.
    std::optional<int> block_of(std::size_t step) const;

    Session& session_;
    TellingBar* bar_;
    MarkedText* text_;
    EmptyState* empty_;
    QStackedWidget* pages_;
    std::shared_ptr<const Results> shown_;
    std::size_t goal_ = 0;
    int first_block_ = 0; ///< of the first line
    std::vector<SolutionLine> lines_;
};

} // namespace porism::ui
