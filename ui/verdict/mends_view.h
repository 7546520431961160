// What would mend a rejected problem: each mend in a line, with the sample that it makes beside it. The first changes
// least: it makes the nearest passing sample. Where there is no mend the nearest of the file's other samples that pass
// stands there, with what tells the two apart.
#pragma once

#include "ui/session/inspection.h"

#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace porism::ui {

class FigureView;
class PartView;

class MendsView final : public QWidget {
    Q_OBJECT
public:
    explicit MendsView(QWidget* parent = nullptr);
    /// Null while they are looked for; `beside_scene` where there are none as the scene is accepted by itself, `none`
    /// is a sentence that says why else or empty; `usable` where they are of the present version of the document.
    void show_mends(const std::vector<MendOffered>* mends, bool beside_scene, const QString& none, bool usable);
    /// Another sample that passes, shown where there is no mend; null where none is known.
    void show_passing(const PassingShown* passing);
    /// The current one, where it is usable.
    void apply();

Q_SIGNALS:
    void applied(std::size_t mend);
    void opened(std::size_t sample);

private:
    void follow_row(int row);

    std::vector<MendOffered> mends_;
    QLabel* words_;
    QListWidget* list_;
    QLabel* shown_; ///< what the figure is
    FigureView* figure_;
    QPushButton* apply_;
    PartView* passing_;
    QPushButton* open_; ///< the passing one
    std::size_t sample_ = 0;
};

} // namespace porism::ui
