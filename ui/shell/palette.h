// The tool palette: every construction of the catalogue by group, with its icon and its letter.
#pragma once

#include "scene/catalogue.h"

#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace porism::ui {

class ToolButton;

/// A row of the catalogue is a button; a row that is added there appears here. What is typed in the search is looked
/// for in titles and names; found tools are listed with their titles, and Enter takes the first.
class ToolPalette final : public QWidget {
    Q_OBJECT
public:
    explicit ToolPalette(QWidget* parent = nullptr);

    /// Marks the tool in hand; nothing: the pointer.
    void set_current(std::optional<ConstructionId> row);
    /// The button of a row, for tests and for the guide.
    QWidget* button(ConstructionId row) const;

public Q_SLOTS:
    void find();

Q_SIGNALS:
    /// By the user. Nothing: the pointer.
    void chosen(std::optional<porism::ConstructionId> row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Group {
        QWidget* heading;
        QWidget* box;
        std::vector<ToolButton*> buttons;
    };
    void add_group(const QString& title, QVBoxLayout& column);
    void filter(const QString& words);
    void take_first();
    void give_room();

    QLineEdit* find_;
    QWidget* inner_;
    ToolButton* pointer_;
    std::vector<Group> groups_;
    QWidget* nothing_;
};

} // namespace porism::ui
