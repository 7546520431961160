// Why one statement holds: the last step to it, and what that rests on, each premise a link to its own why.
#pragma once

#include "facts/statement.h"
#include "ui/session/results.h"

#include <QtWidgets/QFrame>
#include <optional>

class QLabel;

namespace porism::ui {

class Session;

/// Hidden until something was asked; shows an answer again when its statement is selected.
class WhyCard final : public QFrame {
    Q_OBJECT
public:
    explicit WhyCard(Session& session, QWidget* parent = nullptr);

    void show_statement(const std::optional<facts::Statement>& statement);
    /// Asks in the background; the card says so until the answer comes.
    void ask(const facts::Statement& statement);
    QString text() const;

private:
    void refresh();
    void follow_link(const QString& link);
    QString answer(const workflow::GoalResult& result) const;

    Session& session_;
    QLabel* text_;
    std::optional<facts::Statement> statement_;
    std::optional<facts::Statement> asked_;
};

} // namespace porism::ui
