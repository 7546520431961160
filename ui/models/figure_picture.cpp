#include "ui/models/figure_picture.h"

#include "paint/raster/raster.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <cmath>

namespace porism::ui {

QImage figure_picture(const scene::Scene& scene, const diagram::Diagram& diagram, const FigureLook& look, int side,
                      qreal ratio) {
    paint::Options options;
    options.ground = colours().dark ? paint::Ground::dark : paint::Ground::light;
    options.lit = look.lit;
    options.as_drawn = look.as_drawn;
    const paint::DisplayList list = paint::picture_of(scene, diagram, side, options, paint::qt_metrics());
    const auto pixels = [ratio](double length) { return static_cast<int>(std::ceil(length * ratio)); };
    QImage image(pixels(list.width), pixels(list.height), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint::draw(painter, list);
    return image;
}

} // namespace porism::ui
