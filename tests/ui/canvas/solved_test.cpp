// A figure that is solved anew is fitted when it left the sheet or shrank to a speck, and stays where it is otherwise.
#include "desk.h"

#include <QtGui/QUndoStack>

using namespace porism;
using namespace porism::ui;
using test::Desk;
using test::length;

namespace {

struct Sheet : Desk {
    bool begun = session.read_text(QStringLiteral("a b c = triangle a b c"), true).has_value();

    Sheet() { QTest::qWait(20); }
    bool state(const char* text) {
        const bool done = session.state_text(QString::fromLatin1(text)).has_value();
        QTest::qWait(20);
        return done;
    }
    QRectF figure() const { return QPolygonF{place("a"), place("b"), place("c")}.boundingRect(); }
    bool whole() const {
        return QRectF(canvas.rect()).contains(figure()) && std::max(figure().width(), figure().height()) > 300;
    }
    std::pair<QPointF, double> view() const {
        const QPointF zero = canvas.to_widget({0, 0});
        return {zero, length(canvas.to_widget({1, 0}) - zero)};
    }
    bool looks_as(const std::pair<QPointF, double>& at) const {
        return length(view().first - at.first) < 0.01 && std::abs(view().second - at.second) < 0.01;
    }
};

} // namespace

class SolvedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_figure_that_grows_out_of_the_sheet_is_fitted() {
        Sheet sheet;
        QVERIFY(sheet.begun && sheet.whole());
        for (const char* const text : {"lconst a b 5", "aconst a b b c 60", "lconst b c 8"}) {
            QVERIFY(sheet.state(text));
            QVERIFY2(sheet.whole(), text);
        }
        QVERIFY(sheet.canvas.sight_hint().isEmpty());
    }

    void a_figure_that_shrinks_to_a_speck_is_fitted() {
        Sheet sheet;
        QVERIFY(sheet.state("lconst a b 0.01") && sheet.state("lconst b c 0.012") && sheet.state("lconst a c 0.009"));
        QVERIFY(sheet.whole());
    }

    void undo_comes_back_to_a_figure_that_is_seen() {
        Sheet sheet;
        QVERIFY(sheet.state("lconst a b 50") && sheet.state("lconst b c 60") && sheet.state("lconst a c 40"));
        for (int i = 0; i < 3; ++i) sheet.session.undo_stack().undo();
        QTRY_VERIFY(sheet.whole());
    }

    void a_figure_that_still_fits_does_not_jump() {
        Sheet sheet;
        sheet.canvas.zoom_out();
        sheet.canvas.zoom_out();
        const auto before = sheet.view();
        QVERIFY(sheet.state("cong a b b c"));
        QVERIFY(sheet.looks_as(before));
        const auto& points = sheet.session.picture().points;
        const double side = std::hypot(points[1].x - points[0].x, points[1].y - points[0].y);
        QVERIFY(sheet.state(QStringLiteral("lconst a b %1").arg(0.9 * side, 0, 'f', 3).toLatin1()));
        QVERIFY(sheet.looks_as(before));
    }
};

QTEST_MAIN(SolvedTest)
#include "solved_test.moc"
