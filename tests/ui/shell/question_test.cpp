// Questions typed in the command bar: completion, help, errors with their place.
#include "support/studio.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/completion.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QLineEdit>
#include <cmath>

using namespace porism;
using namespace porism::ui;

namespace {

struct Bar {
    Session session{porism::test::at_once()};
    CommandBar bar{session};
    QLineEdit* line = bar.findChild<QLineEdit*>();

    Bar() {
        bar.resize(700, 60);
        bar.show();
        bar.activateWindow();
        line->setFocus();
    }
    bool ready() { return porism::test::closed(session, "a b c = triangle a b c; d = foot d a b c"); }
    void type(const char* text) const { QTest::keyClicks(line, QString::fromUtf8(text)); }
    void enter(const char* text) const {
        line->clear();
        type(text);
        QTest::keyClick(line, Qt::Key_Return);
    }
};

} // namespace

class QuestionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void words_are_completed() {
        QCOMPARE(completion_at("? compute are", 13).words, QStringList{"area"});
        QCOMPARE(completion_at("compute len", 11).words, QStringList{"length"});
        QCOMPARE(completion_at("comp", 4).words, QStringList{"compute"});
        QVERIFY(completion_at("? lc", 4).words.contains(QStringLiteral("lcompute")));
        QVERIFY2(completion_at("a", 1).words.isEmpty(), "a point is being named");
        QVERIFY(completion_at("a b = compute len", 17).words.isEmpty());
        QVERIFY(completion_at("? compute length a", 18).words.isEmpty());
    }

    void keys_complete_and_the_slots_are_told() {
        const Bar desk;
        desk.type("comp");
        QTest::keyClick(desk.line, Qt::Key_Tab);
        QCOMPARE(desk.line->text(), QStringLiteral("compute "));
        desk.type("ang");
        QTest::keyClick(desk.line, Qt::Key_Tab);
        QCOMPARE(desk.line->text(), QStringLiteral("compute angle "));
        QVERIFY2(desk.bar.message().startsWith(QStringLiteral("compute angle A B C:")), qPrintable(desk.bar.message()));
    }

    void both_forms_become_the_current_question() {
        Bar desk;
        QVERIFY(desk.ready());
        desk.enter("compute length a c");
        QVERIFY2(!desk.bar.has_error(), qPrintable(desk.bar.message()));
        desk.enter("? compute angle(a,d,c)");
        QVERIFY2(!desk.bar.has_error(), qPrintable(desk.bar.message()));
        QCOMPARE(desk.session.document().questions.size(), std::size_t{2});
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(1));
        desk.enter("? perp a d b c");
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(0));
    }

    void what_is_stated_is_solved_for_and_undone() {
        Bar desk;
        QVERIFY(porism::test::closed(desk.session, "a@0_0 = free; b@4_0 = free; c@1_3 = free"));
        for (const char* const line : {"state lconst a b 3", "state length(b,c) = 4"}) {
            desk.enter(line);
            QVERIFY2(!desk.bar.has_error(), qPrintable(desk.bar.message()));
        }
        desk.line->setText(QStringLiteral("state AB ⊥ BC")); // keys of tests are ASCII
        QTest::keyClick(desk.line, Qt::Key_Return);
        QVERIFY2(!desk.bar.has_error(), qPrintable(desk.bar.message()));
        QCOMPARE(desk.session.scene().actions().size(), std::size_t{6});
        const auto& points = desk.session.picture().points;
        QVERIFY(std::fabs(std::hypot(points[2].x - points[0].x, points[2].y - points[0].y) - 5) < 1e-9);
        desk.session.undo_stack().undo();
        QCOMPARE(desk.session.scene().actions().size(), std::size_t{5});
        QCOMPARE(desk.session.diagram()->solution->shape_freedom, 1);
    }

    void what_cannot_be_stated_is_told_in_words() {
        Bar desk;
        QVERIFY(porism::test::closed(desk.session, "a@0_0 = free; b@4_0 = free; c@1_3 = free"));
        for (const char* const line : {"state lconst a b 3", "state lconst b c 4"}) desk.enter(line);
        desk.enter("state lconst a c 9");
        QVERIFY(desk.bar.has_error());
        QVERIFY2(desk.bar.message().contains(QStringLiteral("AB = 3")), qPrintable(desk.bar.message()));
        QCOMPARE(desk.session.scene().actions().size(), std::size_t{5});
        desk.enter("state lconst a q 9");
        QVERIFY2(desk.bar.message().contains(QStringLiteral("Column 16")), qPrintable(desk.bar.message()));
        QCOMPARE(desk.line->cursorPosition(), 15);
    }

    void a_wrong_question_is_marked_where_it_is_wrong() {
        Bar desk;
        QVERIFY(desk.ready());
        desk.enter("compute length a q");
        QVERIFY(desk.bar.has_error());
        QVERIFY2(desk.bar.message().contains(QStringLiteral("Column 18")), qPrintable(desk.bar.message()));
        QCOMPARE(desk.line->cursorPosition(), 17);
        desk.enter("compute angle a b");
        QVERIFY2(desk.bar.message().contains(QStringLiteral("Write angle A B C")), qPrintable(desk.bar.message()));
        QVERIFY(desk.session.document().questions.empty());
    }
};

QTEST_MAIN(QuestionTest)
#include "question_test.moc"
