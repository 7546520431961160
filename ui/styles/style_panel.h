// How what is selected is drawn, and the marks that a person puts on it.
#pragma once

#include "document/presentation.h"

#include <QtWidgets/QWidget>
#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QStackedWidget;

namespace porism::ui {

class Choice;
class EmptyState;
class Session;

/// Of the selected points the segments and circles that are drawn through them alone, or the points themselves where
/// there are none: their colour, line and weight; ticks and arrows of a segment, arcs and the square of the angle in
/// the second of three points. Each choice is one edit that can be undone.
class StylePanel final : public QWidget {
    Q_OBJECT
public:
    using Objects = std::vector<document::DrawnObject>;
    /// `drawn` tells which segments and circles are drawn through selected points.
    StylePanel(Session& session, std::function<Objects()> drawn, QWidget* parent = nullptr);

    /// "Segment AB", "Circle about O through A", "Point A, Point B".
    QString heading() const;

private:
    struct Field {
        Choice* list;
        std::string document::ObjectStyle::*value;
    };
    struct MarkField {
        Choice* list;
        std::string kind;
    };

    Choice* add_row(QFormLayout& form, const QString& label, const QStringList& entries);
    void add_fields(QFormLayout& form);
    void follow();
    void show_marks();
    void choose(const Field& field, int entry);
    void put(const MarkField& field, int count);
    /// The points that a mark of this kind is put on; empty where none can be.
    std::vector<std::string> place_of(const std::string& kind) const;

    Session& session_;
    std::function<Objects()> drawn_;
    Objects objects_;
    QLabel* heading_;
    std::vector<Field> fields_;
    std::vector<MarkField> marks_;
    QFormLayout* form_ = nullptr;
    EmptyState* empty_;
    QStackedWidget* pages_;
};

} // namespace porism::ui
