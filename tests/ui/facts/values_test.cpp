// Values among the statements, by mouse and keys: listed by kind, found, told why; and questions about selected points.
#include "desk.h"
#include "ui/facts/ask_row.h"
#include "ui/widgets/theme.h"

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace porism;
using namespace porism::ui;

namespace {

const QString right_triangle =
    QStringLiteral("a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 3; m = midpoint m b c");

struct Desk : porism::test::FactsDesk {
    Desk() { panel.activateWindow(); }
    /// Waits for the values.
    bool ready(const QString& text = right_triangle) {
        return porism::test::closed(session, text) && QTest::qWaitForWindowActive(&panel) &&
               QTest::qWaitFor([&] { return session.results()->values != nullptr; }) &&
               QTest::qWaitFor([&] { return fold("Known lengths").isValid() || fold("Known angles").isValid(); });
    }
    QModelIndex fold(const char* title) const {
        for (int i = 0; i < model->rowCount(); ++i)
            if (const auto index = model->index(i, 0); index.data().toString().startsWith(title)) return index;
        return {};
    }
    QStringList texts_below(const QModelIndex& fold) const {
        QStringList out;
        for (int i = 0; i < model->rowCount(fold); ++i) out << model->index(i, 0, fold).data().toString();
        return out;
    }
    QModelIndex row(const char* title, const char* text) const {
        const QModelIndex kind = fold(title);
        const auto at = texts_below(kind).indexOf(QString::fromUtf8(text));
        return at < 0 ? QModelIndex() : model->index(static_cast<int>(at), 0, kind);
    }
    void click(const QModelIndex& index) const {
        tree->expand(index.parent());
        porism::test::turn();
        tree->scrollTo(index);
        porism::test::turn();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
    }
    QString counted() const {
        for (const auto* label : panel.findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("statement(s)"))) return label->text();
        return {};
    }
    void select(std::initializer_list<const char*> names) {
        Selection points;
        for (const char* name : names) points.points.push_back(porism::test::point(session, name));
        session.select(points);
        porism::test::turn();
    }
    QStringList offers() const {
        QStringList out;
        for (const auto* button : panel.findChild<AskRow*>()->findChildren<QPushButton*>())
            if (button->isVisible()) out << button->text();
        return out;
    }
    QPushButton* offer(const QString& text) const {
        for (auto* button : panel.findChild<AskRow*>()->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == text) return button;
        return nullptr;
    }
};

} // namespace

class ValuesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void values_are_listed_by_kind() {
        Desk desk;
        QVERIFY(desk.ready());
        const QStringList lengths = desk.texts_below(desk.fold("Known lengths"));
        QVERIFY2(lengths.contains(QStringLiteral("BC = 3√2, about 4.243")), qPrintable(lengths.join('|')));
        QVERIFY2(lengths.contains(QStringLiteral("AB = 3")), qPrintable(lengths.join('|')));
        const QStringList angles = desk.texts_below(desk.fold("Known angles"));
        QVERIFY2(angles.contains(QStringLiteral("∠BAC = 90°")), qPrintable(angles.join('|')));
        const auto origin = [&](const char* text) { return desk.row("Known lengths", text).data(Qt::ToolTipRole); };
        QVERIFY2(origin("AB = 3").toString().endsWith(QStringLiteral("Given")), "by a statement of its own kind");
        QVERIFY(origin("BC = 3√2, about 4.243").toString().endsWith(QStringLiteral("Derived")));
    }

    void what_has_a_value_is_listed_once() {
        Desk desk;
        QVERIFY(desk.ready());
        int times = 0;
        const auto count = [&](const auto& self, const QModelIndex& row) -> void {
            times += row.data().toString() == QStringLiteral("AB = 3") ? 1 : 0;
            for (int i = 0; i < desk.model->rowCount(row); ++i) self(self, desk.model->index(i, 0, row));
        };
        count(count, {});
        QCOMPARE(times, 1);
        QVERIFY(desk.row("Known lengths", "AB = 3").isValid());
        const auto given = porism::test::statement(desk.session, "lconst a b 3");
        QCOMPARE(desk.model->index_of(given), desk.row("Known lengths", "AB = 3"));
        QVERIFY2(desk.counted().contains(QStringLiteral("statement(s)")), qPrintable(desk.counted()));
        QTest::keyClicks(desk.find, QStringLiteral("lconst"));
        QVERIFY2(!desk.fold("Known lengths").isValid(), "the value is not found by that word, the statement is");
        QTRY_VERIFY(desk.fold("Lengths and ratios with a value").isValid());
    }

    void what_is_of_no_kind_does_not_count_as_left_out() {
        Desk desk;
        QVERIFY(porism::test::closed(desk.session, QStringLiteral("a b c = triangle a b c; m = midpoint m a b")));
        for (const char* const text : {"lconst a b 5", "aconst b a b c 60", "lconst b c 8"})
            QVERIFY(desk.session.state_text(QString::fromLatin1(text)));
        QVERIFY(porism::test::settled(desk.session) && porism::test::values_listed(desk.session));
        porism::test::turn();
        QCOMPARE(desk.model->shown(), desk.model->total());
        QVERIFY(desk.model->shown() > 0);
    }

    void words_and_points_find_values() {
        Desk desk;
        QVERIFY(desk.ready());
        QTest::keyClicks(desk.find, QStringLiteral("lengths BC"));
        QVERIFY(!desk.fold("Known angles").isValid());
        QCOMPARE(desk.texts_below(desk.fold("Known lengths")), QStringList{"BC = 3√2, about 4.243"});
        desk.find->clear();
        desk.select({"a", "b"});
        QCOMPARE(desk.texts_below(desk.fold("Known lengths")), QStringList{"AB = 3"});
    }

    void a_value_says_why() {
        Desk desk;
        QVERIFY(desk.ready());
        const QModelIndex row = desk.row("Known lengths", "BC = 3√2, about 4.243");
        QVERIFY(row.isValid());
        desk.click(row);
        const auto statement = desk.model->statement(row);
        QVERIFY(statement);
        QCOMPARE(desk.session.selection().statements, std::vector{*statement});
        QTest::keyClick(desk.tree, Qt::Key_W);
        QVERIFY(porism::test::told_why(desk.session, *statement));
        porism::test::turn();
        QTRY_VERIFY2(desk.card->text().contains(QStringLiteral("BC = 3√2")), qPrintable(desk.card->text()));
        QVERIFY2(desk.card->text().contains(QStringLiteral("<a href")), qPrintable(desk.card->text()));
        QCOMPARE(desk.tree->currentIndex().data().toString(), QStringLiteral("BC = 3√2, about 4.243"));
    }

    void links_follow_the_theme() {
        Desk desk;
        QVERIFY(desk.ready());
        const QModelIndex row = desk.row("Known lengths", "BC = 3√2, about 4.243");
        desk.click(row);
        const auto statement = *desk.model->statement(row);
        QTest::keyClick(desk.tree, Qt::Key_W);
        QVERIFY(porism::test::told_why(desk.session, statement));
        for (const ThemeName theme : {ThemeName::light, ThemeName::dark}) {
            apply_theme(*qApp, theme);
            porism::test::turn();
            const QImage image = desk.card->grab().toImage();
            const auto drawn = [&](const QColor& colour) {
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (image.pixelColor(x, y) == colour) return true;
                return false;
            };
            QVERIFY2(drawn(colours().accent), "underlined links");
        }
    }

    void selected_points_are_asked_about() {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.offers().isEmpty());
        desk.select({"b", "c"});
        QCOMPARE(desk.offers(), QStringList{"Compute BC"});
        QTest::mouseClick(desk.offer("Compute BC"), Qt::LeftButton);
        QCOMPARE(desk.session.document().questions.size(), std::size_t{1});
        QVERIFY(porism::test::settled(desk.session));
        QVERIFY(desk.session.current_result()->solved());
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(0));
        desk.select({"b", "m", "a"});
        QVERIFY2(desk.offers().contains(QStringLiteral("Compute ∠AMB")) ||
                     desk.offers().contains(QStringLiteral("Compute ∠BMA")),
                 qPrintable(desk.offers().join('|')));
        auto* angle = desk.offer(desk.offers().front());
        angle->setFocus();
        QTest::keyClick(angle, Qt::Key_Space);
        QVERIFY(porism::test::settled(desk.session));
        QCOMPARE(desk.session.results()->asked.back().value->text(), std::string("90"));
        desk.select({"a", "b", "c", "m"});
        QVERIFY2(desk.offers().contains(QStringLiteral("Compute the ratio AB : CM")),
                 qPrintable(desk.offers().join('|')));
        desk.session.clear_selection();
        porism::test::turn();
        QVERIFY(desk.offers().isEmpty());
    }

    void a_stop_leaves_the_values_out_until_they_are_asked_for_again() {
        Desk desk;
        QVERIFY(porism::test::closed(desk.session, porism::test::twenty));
        desk.session.cancel();
        porism::test::turn();
        QVERIFY(desk.model->total() > 0);
        desk.session.restart();
        QVERIFY(porism::test::settled(desk.session));
        QElapsedTimer clock;
        clock.start();
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.results()->values != nullptr, 60000);
        qInfo("%zu values beside %zu statements in at most %lld ms", desk.session.results()->values->size(),
              desk.session.results()->graph->statements.size(), clock.elapsed());
        QTRY_VERIFY(desk.fold("Known angles").isValid());
    }
};

QTEST_MAIN(ValuesTest)
#include "values_test.moc"
