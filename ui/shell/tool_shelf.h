// A part of the palette: a heading that folds, and below it tools side by side.
#pragma once

#include "base/ids.h"

#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

namespace porism::ui {

class FoldHeading;
class ToolButton;

class ToolShelf final : public QWidget {
    Q_OBJECT
public:
    /// Without a title there is no heading, and nothing to fold.
    ToolShelf(const QString& title, const std::vector<ConstructionId>& rows, QWidget* parent = nullptr);

    const std::vector<ToolButton*>& buttons() const { return buttons_; }
    void set_current(std::optional<ConstructionId> row);
    bool is_open() const;
    void set_open(bool open);
    /// Other tools, a line with its title each.
    void show_lines(const std::vector<ConstructionId>& rows);

Q_SIGNALS:
    void chosen(std::optional<porism::ConstructionId> row);
    /// By the user.
    void folded(bool open);

private:
    void add(ConstructionId row, bool wide);

    FoldHeading* heading_ = nullptr;
    QWidget* box_;
    std::vector<ToolButton*> buttons_;
};

} // namespace porism::ui
