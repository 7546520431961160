// The page of a rule beside the figure: what docs/rules.md says of it, chosen by hand or by key, in both themes.
#include "proof/rules/rule.h"
#include "support/studio.h"
#include "ui/rules/rule_panel.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtGui/QTextDocument>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>

using namespace porism;
using namespace porism::ui;

namespace {

struct Desk {
    Session session{test::at_once()};
    RulePanel panel{session};
    QComboBox* list = panel.findChild<QComboBox*>();
    QTextBrowser* text = panel.findChild<QTextBrowser*>();

    Desk() {
        panel.resize(320, 560);
        panel.show();
        panel.activateWindow();
    }
    bool shows(const char* rule) {
        session.show_rule(std::string(rule));
        return QTest::qWaitFor([&] { return panel.text().contains(theorem_title(rule)) && has_page(rule); }, 20000);
    }
    bool has_page(const char* rule) const {
        return session.rule_page() && *session.rule_page() && (*session.rule_page())->rule == proof::rule_by_name(rule);
    }
    QImage picture() const {
        return text->document()
            ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("rule:picture")))
            .value<QImage>();
    }
};

} // namespace

class RulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { apply_theme(*qApp, ThemeName::light); }

    void at_first_no_rule_is_shown() {
        Desk desk;
        QVERIFY(!desk.session.shown_rule());
        QVERIFY(desk.panel.text().isEmpty());
        QCOMPARE(desk.list->currentIndex(), -1);
        QCOMPARE(desk.list->count(), static_cast<int>(proof::all_rules().size()));
    }

    void a_page_says_all_of_its_rule() {
        Desk desk;
        QVERIFY(desk.shows("inscribed_angle_converse"));
        const workflow::RulePage& page = **desk.session.rule_page();
        const proof::Rule& row = proof::rule(page.rule);
        const QString shown = desk.panel.text();
        const auto says = [&](const std::string& words) {
            return shown.simplified().contains(QString::fromStdString(words).simplified());
        };
        for (const std::string& words : {row.title, row.text, row.source, row.name, page.example.problem})
            QVERIFY2(says(words), words.c_str());
        for (const auto* clauses : {&page.hypotheses, &page.conditions, &page.conclusions})
            for (const workflow::RuleClause& clause : *clauses) QVERIFY(says(clause.words) && says(clause.notation));
        QVERIFY(page.example.steps.size() > 1);
        for (const workflow::WorkedStep& step : page.example.steps)
            QVERIFY2(says(step.sentence), step.sentence.c_str());
        QVERIFY(says("8 way"));
        QCOMPARE(desk.list->currentText(), theorem_title(row.name));
        QCOMPARE(desk.text->verticalScrollBar()->value(), 0);
    }

    void every_rule_has_its_page_and_picture() {
        Desk desk;
        for (const proof::Rule& row : proof::all_rules()) {
            QVERIFY2(desk.shows(row.name.c_str()), row.name.c_str());
            QVERIFY(!desk.picture().isNull());
        }
    }

    void the_picture_is_drawn_in_the_theme_and_sharp() {
        Desk desk;
        QVERIFY(desk.shows("thales"));
        const QImage light = desk.picture();
        QCOMPARE(light.devicePixelRatio(), desk.panel.devicePixelRatioF());
        QVERIFY(light.width() <= qCeil((desk.text->viewport()->width()) * light.devicePixelRatio()));
        apply_theme(*qApp, ThemeName::dark);
        QTRY_VERIFY(desk.picture() != light);
        desk.panel.resize(220, 560);
        QTRY_VERIFY(desk.picture().width() < light.width());
    }

    void a_rule_is_chosen_by_the_keys() {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.panel));
        desk.list->setFocus();
        QTest::keyClick(desk.list, Qt::Key_Down);
        QTRY_COMPARE(desk.session.shown_rule(), std::optional(RuleId(0)));
        QTRY_VERIFY(desk.panel.text().contains(theorem_title(proof::rules()[0].name)));
        QTest::keyClick(desk.list, Qt::Key_Down);
        QTRY_COMPARE(desk.session.shown_rule(), std::optional(RuleId(1)));
        QTest::keyClick(desk.list, Qt::Key_Tab);
        QVERIFY2(desk.text->hasFocus(), "the page is the next stop, and its keys scroll it");
    }

    void the_last_rule_asked_for_is_the_one_shown() {
        Desk desk;
        QSignalSpy shown(&desk.session, &Session::ruleShown);
        desk.session.show_rule(std::string("midline"));
        desk.session.show_rule(std::string("thales"));
        QTRY_VERIFY(desk.panel.text().contains(theorem_title("thales")));
        test::turn();
        QVERIFY(!desk.panel.text().contains(theorem_title("midline") + '\n'));
        const auto before = shown.count();
        desk.session.show_rule(std::string("no_such_rule"));
        test::turn();
        QCOMPARE(shown.count(), before);
        desk.session.show_rule(std::string("thales"));
        QTRY_VERIFY2(shown.count() > before, "asked for again it is shown again");
    }
};

QTEST_MAIN(RulesTest)
#include "rules_test.moc"
