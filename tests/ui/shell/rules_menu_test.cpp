// The choice of a rule profile in the window.
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/shell/main_window.h"
#include "ui/shell/status_line.h"
#include "ui/widgets/notice.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QLabel>

using namespace porism;
using namespace porism::ui;

namespace {

const QString circles = QStringLiteral("Angles in circles (grade 8)");

struct Bench {
    Session session{test::at_once()};
    MainWindow window{session};

    Bench() {
        window.resize(1280, 800);
        window.show();
    }
    QAction* entry(const QString& text) const {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->text().remove('&') == text) return action;
        return nullptr;
    }
    /// What the status line says of the rules.
    QString told() const {
        for (auto* label : window.findChild<StatusLine*>()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(QStringLiteral("Rules: "))) return label->text();
        return {};
    }
};

} // namespace

class RulesMenuTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }

    void a_rule_profile_is_chosen_and_told() {
        const Bench bench;
        QVERIFY(bench.entry(QStringLiteral("Every rule"))->isChecked());
        QCOMPARE(bench.told(), QString());
        bench.entry(circles)->trigger();
        QVERIFY(bench.session.rule_profile());
        QTRY_COMPARE(bench.told(), "Rules: " + circles);
        QVERIFY(bench.entry(circles)->isChecked());
        bench.entry(QStringLiteral("Every rule"))->trigger();
        QVERIFY(!bench.session.rule_profile());
        QTRY_COMPARE(bench.told(), QString());
    }

    void what_other_rules_proved_is_said_no_more() {
        Bench bench;
        QVERIFY(bench.session.read_text(QStringLiteral("a@0_0 = free a; b@5_0 = lconst b a 20; c@2_4 = lconst c b 21, "
                                                       "lconst c a 29 ? perp a b b c"),
                                        true));
        const auto told = [&] {
            for (const Notice* notice : bench.window.findChildren<Notice*>())
                if (notice->isVisible() && notice->text().contains(QStringLiteral("is proved"))) return true;
            return false;
        };
        constexpr int patience = 60'000; // a closure each, beside other tests
        QTRY_VERIFY_WITH_TIMEOUT(told(), patience);
        bench.entry(circles)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bench.session.current_result() && !bench.session.results_outdated() &&
                                     !bench.session.current_result()->solved(),
                                 patience);
        QTRY_VERIFY_WITH_TIMEOUT(!told(), patience);
        bench.entry(QStringLiteral("Every rule"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(told(), patience);
    }

    void the_next_window_takes_it_up_again() {
        { Bench().entry(circles)->trigger(); }
        const Bench next;
        QVERIFY(next.session.rule_profile() && next.entry(circles)->isChecked());
        QTRY_COMPARE(next.told(), "Rules: " + circles);
    }

    void one_that_there_is_not_changes_nothing_and_is_told() {
        Bench bench;
        QVERIFY(bench.window.set_rules(QStringLiteral("circles")));
        QVERIFY(!bench.window.set_rules(QStringLiteral("cirkles")));
        QCOMPARE(bench.session.rule_profile()->name, "circles");
        QCOMPARE(bench.session.problems().back().code, QStringLiteral("no_such_profile"));
        QVERIFY(bench.session.problems().back().mend.contains(QStringLiteral("circles")));
    }

    void a_broken_file_is_told_with_its_place() {
        Bench bench;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("class.json")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("{\"porism\": \"rule_profile\", \"version\": 1, \"name\": \"x\",\n"
                   " \"calculations\": [\"angles\"], \"rules\": [\"pythagorass\"]}\n");
        file.close();
        QVERIFY(!bench.window.set_rules(file.fileName()));
        const Problem row = bench.session.problems().back();
        QVERIFY2(row.cause.startsWith(file.fileName() + QStringLiteral(":2:40: ")), qPrintable(row.cause));
        QVERIFY2(row.mend.contains(QStringLiteral("pythagoras")), qPrintable(row.mend));
    }

private:
    SettingsRoom room_;
};

QTEST_MAIN(RulesMenuTest)
#include "rules_menu_test.moc"
