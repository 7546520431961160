// What is seen of the plane stays as it is until somebody changes it; what comes to lie out of sight is announced.
#include "desk.h"
#include "ui/canvas/figure_notice.h"
#include "ui/widgets/theme.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

using namespace porism;
using namespace porism::ui;
using test::Desk;
using test::length;

namespace {

constexpr auto triangle = "a b c = triangle a b c";

struct Plane {
    QPointF zero, one;

    explicit Plane(const Canvas& canvas) : zero(canvas.to_widget({0, 0})), one(canvas.to_widget({1, 0})) {}
    bool operator==(const Plane& other) const {
        return length(zero - other.zero) < 0.01 && length(one - other.one) < 0.01;
    }
};

} // namespace

class ViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { apply_theme(*qApp, ThemeName::light); }

    void a_message_above_moves_nothing_on_the_screen() {
        Session session{Session::Options{{}, 0}};
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* message = new QWidget;
        message->setFixedHeight(44);
        message->hide();
        auto* canvas = new Canvas(session);
        column->addWidget(message);
        column->addWidget(canvas, 1);
        window.resize(800, 640);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(session.read_text(triangle, true));
        QTest::qWait(30);
        const auto on_screen = [&](std::size_t i) { return canvas->mapTo(&window, canvas->place_of(PointId(i))); };
        const QPointF a = on_screen(0), b = on_screen(1);
        const int height = canvas->height();
        message->show();
        QTRY_VERIFY(canvas->height() < height);
        QVERIFY(length(on_screen(0) - a) < 0.01);
        QVERIFY(length(on_screen(1) - b) < 0.01);
        message->hide();
        QTRY_COMPARE(canvas->height(), height);
        QVERIFY(length(on_screen(0) - a) < 0.01);
    }

    void a_canvas_that_goes_elsewhere_takes_its_figure_along() {
        Session session{Session::Options{{}, 0}};
        QWidget window;
        auto* canvas = new Canvas(session, &window);
        window.resize(900, 640);
        canvas->setGeometry(0, 0, 400, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(session.read_text(triangle, true));
        QTest::qWait(30);
        canvas->setGeometry(450, 0, 400, 620);
        QTest::qWait(30);
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(canvas->rect().contains(canvas->place_of(PointId(i)).toPoint()));
    }

    void undo_never_changes_the_view() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QTest::qWait(20);
        const Plane before(desk.canvas);
        const QPoint from = desk.place("c").toPoint();
        desk.move(from);
        QTest::mousePress(desk.canvas.windowHandle(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 6; ++i) desk.move(from + QPoint(0, 40 * i));
        QTest::mouseRelease(desk.canvas.windowHandle(), Qt::LeftButton, {}, from + QPoint(0, 240));
        QTest::qWait(20);
        QVERIFY(before == Plane(desk.canvas));
        desk.session.undo_stack().undo();
        QTest::qWait(20);
        QVERIFY(before == Plane(desk.canvas));
        desk.session.undo_stack().undo();
        desk.session.undo_stack().redo();
        QTest::qWait(20);
        QVERIFY(before == Plane(desk.canvas));
    }

    void the_first_figure_fills_the_canvas() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QRectF drawn;
        const auto fills = [&] {
            const QPolygonF corners{desk.place("a"), desk.place("b"), desk.place("c")};
            drawn = corners.boundingRect();
            return drawn.height() > 0.8 * desk.canvas.height() || drawn.width() > 0.8 * desk.canvas.width();
        };
        QTRY_VERIFY(fills());
        QVERIFY(QRectF(desk.canvas.rect()).adjusted(26, 26, -26, -26).contains(drawn));
    }

    void a_new_point_out_of_sight_is_announced() {
        Desk desk;
        QVERIFY(desk.session.read_text(triangle, true));
        QTest::qWait(20);
        QVERIFY(desk.canvas.sight_hint().isEmpty());
        const Plane before(desk.canvas);
        QVERIFY(desk.session.read_text("z = mirror z a c; y = mirror y z a; x = mirror x b c", true));
        QTRY_VERIFY(!desk.canvas.sight_hint().isEmpty());
        QVERIFY(before == Plane(desk.canvas));
        QVERIFY(desk.canvas.sight_hint().endsWith(QStringLiteral("out of sight · Fit")));
        QAbstractButton* hint = nullptr;
        for (auto* button : desk.canvas.findChildren<QAbstractButton*>())
            if (button->text() == desk.canvas.sight_hint()) hint = button;
        QVERIFY(hint && hint->isVisible());
        QVERIFY(desk.canvas.rect().contains(hint->geometry()));
        QTest::mouseClick(hint, Qt::LeftButton);
        QVERIFY(desk.canvas.sight_hint().isEmpty());
        QVERIFY(!hint->isVisible());
        for (const char* name : {"x", "z"}) QVERIFY(desk.canvas.rect().contains(desk.place(name).toPoint()));
    }

    void a_scene_without_a_figure_tells_why_on_the_sheet() {
        Desk desk;
        QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
        QVERIFY(desk.canvas.figure_notice().isEmpty());
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("impossible.txt")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("impossible\na b = segment a b; c = midpoint c a b; d = midpoint d a c; "
                   "e = on_circle e a d, on_circle e b c; f = midpoint f a e\n");
        file.close();
        QVERIFY(desk.session.open_document(file.fileName()));
        QTRY_VERIFY(!desk.canvas.figure_notice().isEmpty());
        const QString words = desk.canvas.figure_notice();
        QVERIFY2(words.contains(QStringLiteral("Action 4 cannot be drawn")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("E lies on")), qPrintable(words));
        QVERIFY2(words.contains(desk.session.problems().front().cause), qPrintable(words));
        auto* notice = desk.canvas.findChild<FigureNotice*>();
        QVERIFY(notice && notice->isVisible() && desk.canvas.rect().contains(notice->geometry()));
        for (const QLabel* label : notice->findChildren<QLabel*>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        for (const char* name : {"a", "b", "c", "d"})
            QVERIFY2(!notice->geometry().contains(desk.place(name).toPoint()), "it covers no point");
        QTest::mouseClick(notice, Qt::LeftButton);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{3});
        desk.session.new_document();
        QTRY_VERIFY(desk.canvas.figure_notice().isEmpty() && !notice->isVisible());
    }

    void points_tell_what_can_be_done_with_them() {
        Desk desk;
        QVERIFY(desk.session.read_text("a b c = triangle a b c; d = foot d a b c; e = on_line e b c", true));
        QCOMPARE(desk.canvas.point_words(desk.point("a")), QStringLiteral("A, vertex of triangle ABC, free: drag it"));
        QCOMPARE(desk.canvas.point_words(desk.point("d")),
                 QStringLiteral("D is the foot of the perpendicular from A to BC"));
        QVERIFY(desk.canvas.point_words(desk.point("e")).endsWith(QStringLiteral(": drag it along")));
    }
};

QTEST_MAIN(ViewTest)
#include "view_test.moc"
