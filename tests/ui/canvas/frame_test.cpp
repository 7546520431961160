// Forty points at 1280x800 while one is dragged on which all others depend: every frame is another, and what the frames
// cost in processor time is said (at most 12 ms is wanted without a GPU; docs/performance.md has what was measured).
#include "base/processor_time.h"
#include "ui/canvas/canvas.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtTest/QtTest>
#include <algorithm>

using namespace porism;
using namespace porism::ui;

class FrameTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void every_frame_of_forty_points_is_another();
};

void FrameTest::every_frame_of_forty_points_is_another() {
    apply_theme(*qApp, ThemeName::light);
    // A triangle, its centres and feet, and chains of midpoints and reflections: forty points that all depend on A.
    QString text = QStringLiteral("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; "
                                  "h = orthocenter h a b c; o = circumcenter o a b c; i = incenter i a b c; "
                                  "k = midpoint k b c; l = midpoint l a c; m = midpoint m a b");
    QStringList last{"a", "h", "i"};
    int count = 12;
    for (int n = 0; count < 40; ++n, ++count) {
        const QString name = QStringLiteral("p%1").arg(n);
        const QString first = last[last.size() - 3], second = last[last.size() - 1];
        text += n % 3 == 2 ? QStringLiteral("; %1 = reflect %1 %2 b c").arg(name, second)
                           : QStringLiteral("; %1 = midpoint %1 %2 %3").arg(name, first, second);
        last += name;
    }
    Session session(Session::Options{{}, 100000});
    Canvas canvas(session);
    canvas.resize(1280, 800);
    const Status read = session.read_text(text, true);
    QVERIFY2(read, read ? "" : read.error().what.c_str());
    QCOMPARE(session.scene().point_count(), 40u);
    canvas.show();
    canvas.fit();
    QImage screen(1280, 800, QImage::Format_ARGB32_Premultiplied);
    canvas.render(&screen);
    const auto from = session.picture().points[0];
    session.begin_drag(PointId(0));
    std::vector<double> drawing, whole;
    for (int i = 1; i <= 60; ++i) {
        const QImage before = screen.copy();
        const double start = thread_ms();
        QVERIFY(session.drag_to({from.x + 0.004 * i, from.y + 0.002 * i}));
        const double dragged = thread_ms();
        canvas.render(&screen);
        drawing.push_back(thread_ms() - dragged);
        whole.push_back(thread_ms() - start);
        QVERIFY(screen != before);
    }
    session.cancel_drag();
    std::ranges::sort(drawing);
    std::ranges::sort(whole);
    qInfo("draw: median %.2f ms, 95%% %.2f ms; drag and draw: median %.2f ms, 95%% %.2f ms", drawing[30], drawing[57],
          whole[30], whole[57]);
}

QTEST_MAIN(FrameTest)
#include "frame_test.moc"
