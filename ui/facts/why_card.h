// Why one statement holds and what follows from it: the last step to it with what that rests on, and the statements
// that rest on it, each a link to its own why; the rule of the step is a link to its page.
#pragma once

#include "facts/statement.h"
#include "ui/session/session.h"

#include <QtWidgets/QFrame>
#include <optional>

class QLabel;

namespace porism::ui {

/// Hidden until something was asked; shows an answer again when its statement is selected.
class WhyCard final : public QFrame {
    Q_OBJECT
public:
    explicit WhyCard(Session& session, QWidget* parent = nullptr);

    void show_statement(const std::optional<facts::Statement>& statement);
    /// Asks in the background; the card says so until the answer comes.
    void ask(const facts::Statement& statement);
    /// The same for what was derived from it.
    void ask_follows(const facts::Statement& statement);
    QString text() const;

private:
    void refresh();
    void changeEvent(QEvent* event) override;
    /// "rule:NAME", "premise:NUMBER", "statement:INDEX", "follows:".
    void follow_link(const QString& link);
    void show_rule(const QString& name);
    void go_to_premise(const QString& number);
    void go_to_statement(const QString& index);
    void find_following(const QString&);
    QString why(const facts::Statement& statement) const;
    QString answer(const workflow::GoalResult& result) const;
    /// How far it holds in other pictures; empty where nothing is to be said of that.
    QString standing(const workflow::GoalResult& result, const Results& results) const;
    /// What was asked of an earlier version is asked of this one.
    void ask_again();
    QString what_follows(const facts::Statement& statement) const;
    QString following(const explore::Following& found, const Results& results) const;

    Session& session_;
    QLabel* text_;
    std::optional<facts::Statement> statement_;
    std::optional<facts::Statement> asked_, asked_follows_;
    std::uint64_t asked_of_ = 0; ///< the version of the scene
};

} // namespace porism::ui
