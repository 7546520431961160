// What is measured of the selected points, in a corner of the sheet.
#pragma once

#include <QtWidgets/QLabel>

namespace porism::ui {

class Session;

/// A line for each measure (ui/models/measured.h), or while nothing is chosen a hint; hidden where there is neither. It
/// follows the picture as it is dragged.
class MeasureStrip final : public QLabel {
    Q_OBJECT
public:
    MeasureStrip(Session& session, QWidget* sheet);

    /// Whether points are chosen to be measured: then there is a hint while none is.
    void set_asking(bool asking);
    /// Stands in the lower left corner of the sheet.
    void place();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    Session& session_;
    bool asking_ = false;
};

} // namespace porism::ui
