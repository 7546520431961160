// The tool palette: every construction of the catalogue by group, with its icon and its letter.
#pragma once

#include "base/ids.h"
#include "scene/catalogue.h"

#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace porism::ui {

/// A row of the catalogue is a button; a row that is added there appears here. The search looks at titles and names.
class ToolPalette final : public QWidget {
    Q_OBJECT
public:
    explicit ToolPalette(QWidget* parent = nullptr);

    /// Marks the tool in hand; nothing: the pointer.
    void set_current(std::optional<ConstructionId> row);

Q_SIGNALS:
    /// Nothing: the pointer.
    void chosen(std::optional<porism::ConstructionId> row);

private:
    void filter(const QString& words);

    struct Group;
    QLineEdit* find_;
    std::vector<Group> groups_;
    QToolButton* pointer_;
};

} // namespace porism::ui
