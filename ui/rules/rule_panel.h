// The page of a rule beside the figure: the theorem, what it needs and gives, its picture, a worked example.
#pragma once

#include <QtWidgets/QWidget>

class QComboBox;
class QStackedWidget;
class QTextBrowser;

namespace porism::ui {

class EmptyState;
class Session;

/// Shows Session::rule_page(), which is what docs/rules.md says of the rule. Any rule can be chosen from the list above
/// it; where a step of a path names its rule, a click on that chooses it too (Session::show_rule).
class RulePanel final : public QWidget {
    Q_OBJECT
public:
    explicit RulePanel(Session& session, QWidget* parent = nullptr);

    /// What is shown, without the picture.
    QString text() const;

private:
    void follow_rule();
    void show_page();
    void show_picture();
    void choose(int row);
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    Session& session_;
    QComboBox* list_;
    QTextBrowser* text_;
    EmptyState* empty_;
    QStackedWidget* pages_;
};

} // namespace porism::ui
