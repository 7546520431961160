#include "ui/widgets/icon.h"

#include "ui/widgets/theme.h"

#include <QtCore/QFile>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

// Resources of a static library are registered by hand, outside any namespace.
static void register_icons() {
    Q_INIT_RESOURCE(icons);
}

namespace porism::ui {

namespace {

class SvgEngine final : public QIconEngine {
public:
    explicit SvgEngine(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        QByteArray svg = svg_;
        svg.replace("currentColor", colour_of(mode, state).name().toLatin1());
        svg.replace("accentColor", (mode == QIcon::Disabled ? colours().faint : colours().accent).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap image(size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return image;
    }

    QIconEngine* clone() const override { return new SvgEngine(svg_); }

private:
    static QColor colour_of(QIcon::Mode mode, QIcon::State state) {
        if (mode == QIcon::Disabled) return colours().faint;
        return state == QIcon::On ? colours().accent : colours().ink;
    }

    QByteArray svg_;
};

QString path_of(const QString& name) {
    register_icons();
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

} // namespace

bool has_icon(const QString& name) {
    return QFile::exists(path_of(name));
}

QIcon icon(const QString& name) {
    QFile file(path_of(name));
    const bool found = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(found, "icon", qPrintable(name));
    if (!found) return {};
    return QIcon(new SvgEngine(file.readAll()));
}

} // namespace porism::ui
