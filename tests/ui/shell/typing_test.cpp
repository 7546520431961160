// What the menus and keys put into the command bar before a statement or a goal is typed, and the text that lacks it.
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/main_window.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <algorithm>

using namespace porism;
using namespace porism::ui;

namespace {

const QString segments = QStringLiteral("a@0_0 = free; b@4_0 = free; c@1_3 = free");

struct Desk {
    Session session{porism::test::at_once()};
    MainWindow window{session};
    CommandBar* bar = window.findChild<CommandBar*>();
    QLineEdit* line = bar->findChild<QLineEdit*>();

    Desk() {
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&window) && porism::test::closed(session, segments); }
    /// Opens the menu with the mouse and takes its entry with Return.
    bool choose(const QString& title, const QString& entry) {
        for (QAction* top : window.menuBar()->actions()) {
            if (QString(top->text()).remove('&') != title) continue;
            QTest::mouseClick(window.menuBar(), Qt::LeftButton, {}, window.menuBar()->actionGeometry(top).center());
            QMenu* menu = top->menu();
            if (!QTest::qWaitFor([&] { return menu->isVisible(); })) return false;
            for (QAction* action : menu->actions())
                if (action->text() == entry) menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
            return QTest::qWaitFor([&] { return !menu->isVisible() && line->hasFocus(); });
        }
        return false;
    }
    bool press(Qt::Key key) {
        QTest::keyClick(&window, key);
        return QTest::qWaitFor([&] { return line->hasFocus(); });
    }
    void enter(const char* text) const {
        QTest::keyClicks(line, QString::fromLatin1(text));
        QTest::keyClick(line, Qt::Key_Return);
        porism::test::turn();
    }
    /// What stands below the line that is entered alone.
    QString refused(const char* text) const {
        line->clear();
        line->setFocus();
        enter(text);
        return bar->has_error() ? bar->message() : QString();
    }
};

} // namespace

class TypingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void the_longest_example_that_fits_stands_in_the_empty_line() {
        Desk desk;
        QVERIFY(desk.ready());
        qsizetype shortest = 1000, longest = 0;
        for (const int width : {1600, 1000, 700, 500, 400, 320, 240, 140}) {
            desk.line->resize(width, desk.line->height());
            const QString example = desk.line->placeholderText();
            QVERIFY2(desk.line->fontMetrics().horizontalAdvance(example) < width, qPrintable(example));
            QVERIFY2(example.endsWith(QStringLiteral("(/)")), qPrintable(example));
            shortest = std::min(shortest, example.size());
            longest = std::max(longest, example.size());
        }
        QVERIFY(shortest < 20);
        QVERIFY(longest > 70);
    }

    void init() { QSettings().clear(); }

    void a_statement_is_typed_behind_its_word_data() {
        QTest::addColumn<bool>("by_key");
        QTest::newRow("menu") << false;
        QTest::newRow("key") << true;
    }
    void a_statement_is_typed_behind_its_word() {
        QFETCH(bool, by_key);
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(by_key ? desk.press(Qt::Key_Exclam)
                       : desk.choose(QStringLiteral("Construct"), QStringLiteral("State…")));
        QCOMPARE(desk.line->text(), QStringLiteral("state "));
        QVERIFY(!desk.line->hasSelectedText());
        desk.enter("lconst b c 6");
        QVERIFY2(!desk.bar->has_error(), qPrintable(desk.bar->message()));
        QCOMPARE(desk.session.scene().actions().size(), std::size_t{4});
        QVERIFY2(desk.session.text().endsWith("\n# stated: lconst b c 6"), qPrintable(desk.session.text()));
        QVERIFY2(desk.bar->message().contains("# stated: lconst b c 6"), qPrintable(desk.bar->message()));
    }

    void a_goal_is_typed_behind_its_sign_data() { a_statement_is_typed_behind_its_word_data(); }
    void a_goal_is_typed_behind_its_sign() {
        QFETCH(bool, by_key);
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(by_key ? desk.press(Qt::Key_Question)
                       : desk.choose(QStringLiteral("Goal"), QStringLiteral("Type a goal…")));
        QCOMPARE(desk.line->text(), QStringLiteral("? "));
        QVERIFY(!desk.line->hasSelectedText());
        desk.enter("cong a b b c");
        QVERIFY2(!desk.bar->has_error(), qPrintable(desk.bar->message()));
        QCOMPARE(desk.session.document().goals.size(), std::size_t{1});
    }

    void what_was_typed_already_stays_behind_the_prefix() {
        Desk desk;
        QVERIFY(desk.ready());
        desk.line->setText(QStringLiteral("cong a b b c"));
        QVERIFY(desk.choose(QStringLiteral("Construct"), QStringLiteral("State…")));
        QCOMPARE(desk.line->text(), QStringLiteral("state cong a b b c"));
        QVERIFY(desk.choose(QStringLiteral("Goal"), QStringLiteral("Type a goal…")));
        QCOMPARE(desk.line->text(), QStringLiteral("? cong a b b c"));
        QVERIFY(desk.choose(QStringLiteral("Goal"), QStringLiteral("Type a goal…")));
        QCOMPARE(desk.line->text(), QStringLiteral("? cong a b b c"));
    }

    void a_clicked_point_stands_for_the_slot_at_the_cursor() {
        Desk desk;
        QVERIFY(desk.ready());
        auto* canvas = desk.window.findChild<Canvas*>();
        auto* chips = desk.bar->findChild<QLabel*>(QStringLiteral("slots"));
        const auto click = [&](const char* name) {
            const auto point = desk.session.scene().find(name);
            QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->place_of(*point).toPoint());
        };
        QVERIFY(desk.press(Qt::Key_Slash));
        QVERIFY(!chips->isVisible());
        QTest::keyClicks(desk.line, QStringLiteral("d = foot d a"));
        QVERIFY(chips->isVisible());
        for (const char* name : {"b", "c"}) {
            click(name);
            QTRY_VERIFY(desk.line->hasFocus());
        }
        QCOMPARE(desk.line->text(), QStringLiteral("d = foot d a b c "));
        click("a");
        QVERIFY(!desk.line->hasFocus());
        QCOMPARE(desk.line->text(), QStringLiteral("d = foot d a b c "));
        QCOMPARE(desk.session.selection().points, std::vector{*desk.session.scene().find("a")});
        desk.line->setFocus();
        QTest::keyClick(desk.line, Qt::Key_Return);
        QVERIFY2(!desk.bar->has_error(), qPrintable(desk.bar->message()));
        QVERIFY(desk.session.scene().find("d"));
    }

    void the_slash_selects_what_stands_there() {
        Desk desk;
        QVERIFY(desk.ready());
        desk.line->setText(QStringLiteral("d = midpoint d a b"));
        QVERIFY(desk.press(Qt::Key_Slash));
        QCOMPARE(desk.line->selectedText(), desk.line->text());
    }

    void a_bare_statement_is_told_what_it_lacks() {
        Desk desk;
        QVERIFY(desk.ready());
        for (const char* const text :
             {"lconst b c 6", "cong a b b c", "length(b,c) = 6", "lconst b q 6", "length(b,q) = 6"}) {
            const QString told = desk.refused(text);
            QVERIFY2(told.contains(QStringLiteral("\"state\"")) && told.contains(QStringLiteral("\"?\"")),
                     qPrintable(told));
        }
        for (const QString& words : {QStringLiteral("AB ⊥ BC"), QStringLiteral("AB = 5")}) {
            desk.line->setText(words);
            QTest::keyClick(desk.line, Qt::Key_Return);
            QVERIFY2(desk.bar->message().contains(QStringLiteral("\"state\"")), qPrintable(desk.bar->message()));
        }
        QVERIFY(!desk.refused("foot a b c").contains(QStringLiteral("\"state\"")));
        for (const char* const text : {"d = foott d a b c", "a = foott d a b c"})
            QVERIFY(!desk.refused(text).contains(QStringLiteral("\"state\"")));
    }
};

QTEST_MAIN(TypingTest)
#include "typing_test.moc"
