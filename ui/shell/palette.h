// The tool palette: every construction of the catalogue by group, with its picture and its letter.
#pragma once

#include "base/ids.h"

#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

class QLineEdit;

namespace porism::ui {

class ToolButton;
class ToolShelf;

/// A row of the catalogue is a button; a row that is added there appears here. Groups fold, and stay as they were
/// folded. The tools that were used last stand at hand on top: a tool that comes in takes the place of the one that was
/// not used for longest, and no other moves. What is typed in the search is looked for in titles, words, prompts and
/// sentences; found tools are listed with their titles, best first, and Enter takes the first.
///
/// The palette is one stop of the Tab key: arrows go from tool to tool, Return takes the one with the focus.
class ToolPalette final : public QWidget {
    Q_OBJECT
public:
    explicit ToolPalette(QWidget* parent = nullptr);

    /// Marks the tool in hand; nothing: the pointer.
    void set_current(std::optional<ConstructionId> row);
    /// The button of a row in its group, for tests and for the guide; its group is opened.
    QWidget* button(ConstructionId row) const;
    /// What is listed, best first, while something is looked for.
    std::vector<ConstructionId> found() const;
    std::vector<ConstructionId> at_hand() const;

public Q_SLOTS:
    void find();

Q_SIGNALS:
    /// By the user. Nothing: the pointer.
    void chosen(std::optional<porism::ConstructionId> row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void add_groups();
    void take(std::optional<ConstructionId> row);
    void note_used(ConstructionId row);
    void look_for(const QString& typed);
    void give_room();
    /// The arrows. False where there is nothing that way.
    bool walk(ToolButton* from, int key);
    bool take_search_key(int key);
    std::vector<ToolButton*> visible_buttons() const;
    /// All keys of the buttons come here.
    void watch(const ToolShelf& shelf);

    QLineEdit* find_;
    QWidget* inner_;
    ToolButton* pointer_;
    ToolShelf* hand_;
    ToolShelf* found_;
    std::vector<ToolShelf*> groups_;
    QWidget* nothing_;
    std::vector<std::size_t> used_; ///< when each place at hand was used last
    std::size_t uses_ = 0;
};

} // namespace porism::ui
