// Edges are drawn as far as they are seen, and no less.
#include "ui/graph/paint.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QtTest>

using namespace porism::ui;

namespace {

constexpr QSize window(200, 120);

QImage drawn(const Route& route, const QRectF& seen, bool fine = false) {
    QImage image(window, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const Route* const only = &route;
    draw_edges(painter, {&only, 1}, {EdgeLook::plain, false, fine}, seen);
    painter.end();
    return image;
}

} // namespace

class EdgeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void each_row_of_an_edge_in_the_window_has_ink_data() {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        for (const auto& [from, to] : {std::pair(100.0, 100.0), {60.0, 140.0}, {140.0, 60.0}, {20.0, 20.0}})
            QTest::addRow("from %g to %g", from, to) << from << to;
    }
    void each_row_of_an_edge_in_the_window_has_ink() {
        QFETCH(double, from);
        QFETCH(double, to);
        for (const bool fine : {false, true}) {
            const QImage image = drawn({{from, 10}, {from, 40}, {to, 110}}, QRectF(QPointF(), QSizeF(window)), fine);
            for (int y = 12; y < 108; ++y) {
                bool ink = false;
                for (int x = 0; x < image.width(); ++x) ink = ink || image.pixel(x, y) != qRgb(255, 255, 255);
                QVERIFY2(ink, qPrintable(QString::number(y)));
            }
        }
    }

    /// What is left out lies outside: a window looks the same whether more is asked for or not, but for how long curves
    /// are cut into pieces.
    void what_is_left_out_is_not_seen() {
        const QRectF part{QPointF(), QSizeF(window)}, all(-1e5, -1e5, 2e5, 2e5);
        for (const double far : {-9000.0, 400.0, 9000.0})
            for (const Route& route :
                 {Route{{100, 10}, {far, 110}}, Route{{far, 10}, {100, 110}}, Route{{-far, 10}, {far, 110}}}) {
                const QImage some = drawn(route, part), whole = drawn(route, all);
                int differing = 0;
                for (int y = 0; y < some.height(); ++y)
                    for (int x = 0; x < some.width(); ++x)
                        differing += std::abs(qGray(some.pixel(x, y)) - qGray(whole.pixel(x, y))) > 60 ? 1 : 0;
                QVERIFY2(differing <= window.width() / 10, qPrintable(QString::number(differing)));
            }
    }
};

QTEST_MAIN(EdgeTest)
#include "edge_test.moc"
