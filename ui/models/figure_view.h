// A figure that is not the open one, as large as there is room for.
#pragma once

#include "diagram/diagram.h"
#include "scene/question.h"
#include "scene/scene.h"
#include "ui/models/figure_picture.h"

#include <QtGui/QImage>
#include <QtWidgets/QWidget>
#include <memory>

namespace porism::ui {

class FigureView final : public QWidget {
    Q_OBJECT
public:
    explicit FigureView(QWidget* parent = nullptr);
    /// As its scene picture stands, with what is asked of it lit. Null for none: then the widget is empty.
    void show_figure(const scene::Scene& scene, std::shared_ptr<const diagram::Diagram> figure,
                     const scene::Goals& goals = {});
    bool has_figure() const { return figure_ != nullptr; }
    QSize sizeHint() const override { return {240, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void make_image();

    scene::Scene scene_;
    std::shared_ptr<const diagram::Diagram> figure_;
    FigureLook look_;
    QImage image_; ///< for the present size and theme; null where it is to be made
    QSize made_for_;
};

} // namespace porism::ui
