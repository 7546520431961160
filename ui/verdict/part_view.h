// A figure beside what is said of it: the smallest part that fails, or the picture that fails a goal.
#pragma once

#include "ui/session/inspection.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace porism::ui {

class FigureView;

class PartView final : public QWidget {
    Q_OBJECT
public:
    explicit PartView(QWidget* parent = nullptr);
    /// `figure` may be null: then the words stand alone.
    void show_part(const QString& words, const FigureShown* figure);

private:
    QLabel* words_;
    FigureView* figure_;
};

} // namespace porism::ui
