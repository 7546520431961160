// One check run again by itself: its row, its words, and why it cannot be.
#include "support/studio.h"
#include "ui/session/inspection.h"
#include "ui/verdict/check_words.h"
#include "ui/verdict/checks_model.h"
#include "ui/verdict/verdict_panel.h"
#include "ui/widgets/panel_actions.h"

#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

using namespace porism;
using namespace porism::ui;
using problem::CheckState;

namespace {

const QString false_midpoint = QStringLiteral("a b c = triangle a b c; d = foot d a b c ? cong d b d c");

struct Desk {
    Session session{test::at_once()};
    VerdictPanel panel{session};
    QTableView* table = panel.findChild<QTableView*>();
    ChecksModel* model = panel.findChild<ChecksModel*>();
    Inspection& inspection = session.inspection();

    Desk() {
        panel.resize(560, 720);
        panel.show();
    }
    bool verified(const QString& text) { return session.read_text(text, true).has_value() && rested(); }
    bool rested() {
        return QTest::qWaitFor([this] { return inspection.inspected() && inspection.at_rest(); }, test::longest_wait);
    }
    QAction& again() const {
        for (QAction* action : panel.actions().actions())
            if (action->text() == QStringLiteral("Run this check again")) return *action;
        qFatal("there is no such action");
    }
    QString label(const char* name) const {
        for (const auto* each : panel.findChildren<QLabel*>())
            if (each->accessibleName() == QLatin1String(name)) return each->text();
        return {};
    }
    QString detail() const { return label("What the check says"); }
    /// The row of the first check of this name.
    int row_of(const char* name) const {
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->at(*model->check(row)).name == name) return row;
        return -1;
    }
    void click(int row) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model->index(row, 1)).center());
    }
};

problem::Check check_of(CheckState state, std::optional<double> value, double cost) {
    problem::Check out{"numeric", "goal_holds", state};
    out.value = value;
    out.limit = 1e-9;
    out.cost = cost;
    return out;
}

} // namespace

class AgainTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_check_is_run_again_and_told_beside_what_it_was() {
        Desk desk;
        QVERIFY(desk.verified(false_midpoint));
        const auto before = desk.inspection.inspected()->verdict;
        const QString heading = desk.label("Verdict");
        for (const char* name : {"definition_holds", "figure_certified", "goal_holds"}) {
            const int row = desk.row_of(name);
            desk.click(row);
            QVERIFY2(desk.again().isEnabled(), qPrintable(desk.again().statusTip()));
            desk.again().trigger();
            QCOMPARE(desk.inspection.running_again(), desk.model->check(row));
            QVERIFY(desk.detail().contains(QStringLiteral("Running this check again")));
            QVERIFY2(!desk.again().isEnabled(), "one at a time");
            QVERIFY(desk.rested());
            QCOMPARE(desk.table->currentIndex().row(), row);
            QVERIFY2(desk.detail().contains(QStringLiteral(" as before, ")), qPrintable(desk.detail()));
            QVERIFY2(desk.detail().contains(QStringLiteral(", limit ")), qPrintable(desk.detail()));
            QVERIFY2(desk.detail().endsWith(QStringLiteral(" ms.")), qPrintable(desk.detail()));
            const problem::Check& now = desk.model->at(*desk.model->check(row));
            QVERIFY(now == before.checks[*desk.model->check(row)]);
            QCOMPARE(desk.model->index(row, static_cast<int>(CheckColumn::cost)).data().toString(),
                     milliseconds(now.cost));
        }
        QVERIFY(desk.inspection.inspected()->verdict == before);
        QCOMPARE(desk.label("Verdict"), heading);
        desk.click(desk.row_of("not_degenerate"));
        QVERIFY2(!desk.detail().contains(QStringLiteral("again")), "of another row nothing is said");
        desk.click(desk.row_of("goal_holds"));
        QVERIFY2(desk.detail().contains(QStringLiteral("failed as before")), qPrintable(desk.detail()));
    }

    void mends_that_were_found_stay_where_the_verdict_stays() {
        Desk desk;
        QVERIFY(desk.verified(false_midpoint));
        const auto mends = desk.inspection.inspected()->mends->size();
        desk.click(desk.row_of("goal_holds"));
        desk.again().trigger();
        QVERIFY(!desk.inspection.checking());
        QVERIFY(desk.inspection.inspected()->mends.has_value());
        QVERIFY(desk.rested());
        QCOMPARE(desk.inspection.inspected()->mends->size(), mends);
    }

    void the_row_stays_while_what_passed_is_hidden() {
        Desk desk;
        QVERIFY(desk.verified(false_midpoint));
        desk.panel.findChild<QCheckBox*>()->click();
        const int rows = desk.model->rowCount(), row = desk.row_of("goal_holds");
        desk.click(row);
        desk.again().trigger();
        QVERIFY(desk.rested());
        QCOMPARE(desk.model->rowCount(), rows);
        QCOMPARE(desk.table->currentIndex().row(), row);
    }

    void the_menu_of_the_row_has_it() {
        Desk desk;
        QVERIFY(desk.verified(false_midpoint));
        const QPoint place = desk.table->visualRect(desk.model->index(desk.row_of("goal_holds"), 1)).center();
        QTest::mouseClick(desk.table->viewport(), Qt::RightButton, {}, place);
        QCOMPARE(desk.table->currentIndex().row(), desk.row_of("goal_holds"));
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, desk.table->viewport()->mapToGlobal(place));
        QTimer::singleShot(0, [] { QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down); });
        QTimer::singleShot(0, [] { QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return); });
        QApplication::sendEvent(desk.table->viewport(), &event);
        QTRY_VERIFY(desk.inspection.running_again() || !desk.inspection.inspected()->again.empty());
        QVERIFY(desk.rested());
        QVERIFY(desk.detail().contains(QStringLiteral("as before")));
    }

    void what_cannot_be_run_says_why() {
        Desk desk;
        QVERIFY(!desk.again().isEnabled());
        QCOMPARE(desk.again().statusTip(), QStringLiteral("Nothing is drawn yet."));
        QVERIFY(desk.verified(false_midpoint));
        desk.click(desk.row_of("goal_proved"));
        QVERIFY(!desk.again().isEnabled());
        QVERIFY(desk.again().statusTip().contains(QStringLiteral("an earlier check failed")));
        desk.click(desk.row_of("goal_holds"));
        QVERIFY(desk.again().isEnabled());
        QVERIFY(desk.session.read_text(QStringLiteral("? perp a d b d"), true));
        test::turn();
        QCOMPARE(desk.again().statusTip(), QStringLiteral("All checks are being made again."));
        QCOMPARE(desk.inspection.run_again(0).error().code, std::string("outdated"));
    }

    void an_edit_stops_it() {
        Desk desk;
        QVERIFY(desk.verified(false_midpoint));
        desk.click(desk.row_of("goal_holds"));
        desk.again().trigger();
        QVERIFY(desk.session.read_text(QStringLiteral("? perp a d b d"), true));
        test::turn();
        QVERIFY(!desk.inspection.running_again());
        QVERIFY(desk.rested());
        QVERIFY(desk.inspection.inspected()->again.empty());
    }

    void what_came_of_it_is_told_in_words() {
        const auto words = [](CheckState before, std::optional<double> was, CheckState now, std::optional<double> is) {
            return again_words({check_of(before, was, 3), {}}, check_of(now, is, 12));
        };
        using enum CheckState;
        QCOMPARE(words(passed, 3.1e-17, passed, 3.1e-17),
                 QStringLiteral("Run again: passed as before, 3.1e-17, limit 1e-09, 12 ms."));
        QCOMPARE(words(failed, 0.25, passed, 1e-12),
                 QStringLiteral("Run again: failed before, passes now, 1e-12 (0.25 before), limit 1e-09, 12 ms."));
        QCOMPARE(words(passed, {}, undecided, {}),
                 QStringLiteral("Run again: passed before, is undecided now, limit 1e-09, 12 ms."));
        QCOMPARE(again_words({check_of(passed, {}, 1), QStringLiteral("Stopped.")}, check_of(passed, {}, 1)),
                 QStringLiteral("Not run again: Stopped."));
    }
};

QTEST_MAIN(AgainTest)
#include "again_test.moc"
