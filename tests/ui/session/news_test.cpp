// What earlier edits brought stays told as long as their actions are there, also where the figure is closed anew.
#include "support/studio.h"
#include "ui/commands/commands.h"

#include <QtGui/QUndoStack>

using namespace porism;
using namespace porism::ui;

namespace {

struct Told {
    Session session{porism::test::at_once()};
    bool drawn = porism::test::closed(session, "a b c = triangle a b c; e = foot e b a c; f = foot f c a b") &&
                 porism::test::closed(session, "h = on_line h b e, on_line h c f") &&
                 porism::test::closed(session, "m = midpoint m b c");

    /// "m h": the points of each group, newest first.
    QStringList groups() const {
        QStringList out;
        for (const News& news : session.results()->news) {
            QStringList names;
            for (const PointId point : news.points) names += QString::fromStdString(session.scene().name(point));
            for (const auto& stated : news.stated)
                names += QString::fromStdString(facts::to_string(stated, session.scene().names()));
            out += names.join(' ');
        }
        return out;
    }
    bool state(const char* text) {
        return session.state_text(QString::fromLatin1(text)) && porism::test::settled(session);
    }
    bool tells(std::size_t group, const char* text) const {
        const auto& news = session.results()->news;
        return group < news.size() &&
               std::ranges::count(news[group].statements, porism::test::statement(session, text)) > 0;
    }
};

} // namespace

class NewsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void what_is_stated_keeps_the_groups_and_tells_its_own() {
        Told told;
        QVERIFY(told.drawn);
        QCOMPARE(told.groups(), (QStringList{"m", "h"}));
        QVERIFY(told.state("lconst b c 6"));
        QCOMPARE(told.groups(), (QStringList{"lconst b c 6", "m", "h"}));
        QVERIFY(told.tells(0, "lconst b c 6"));
        QVERIFY(!told.tells(0, "perp a h b c"));
        QVERIFY(told.tells(2, "perp a h b c"));
    }

    void undo_brings_the_groups_back() {
        Told told;
        QVERIFY(told.drawn);
        const auto before = told.session.results()->news;
        QVERIFY(told.state("lconst b c 6"));
        told.session.undo_stack().undo();
        QVERIFY(porism::test::settled(told.session));
        QCOMPARE(told.groups(), (QStringList{"m", "h"}));
        for (std::size_t i = 0; i < before.size(); ++i)
            QCOMPARE(told.session.results()->news[i].statements, before[i].statements);
    }

    void what_is_taken_out_takes_its_group_alone() {
        Told told;
        QVERIFY(told.drawn);
        QVERIFY(delete_action(told.session, told.session.scene().action_of(porism::test::point(told.session, "h"))));
        QVERIFY(porism::test::settled(told.session));
        QCOMPARE(told.groups(), QStringList{"m"});
        QVERIFY(told.tells(0, "cong b m c m"));
        told.session.undo_stack().undo();
        QVERIFY(porism::test::settled(told.session));
        QCOMPARE(told.groups(), (QStringList{"m", "h"}));
    }

    void what_is_stated_no_more_leaves_its_group() {
        Told told;
        QVERIFY(told.drawn && told.state("lconst b c 6"));
        QVERIFY(delete_action(told.session, told.session.scene().actions().size() - 1));
        QVERIFY(porism::test::settled(told.session));
        QCOMPARE(told.groups(), (QStringList{"m", "h"}));
    }

    void another_document_knows_nothing_of_it() {
        Told told;
        QVERIFY(told.drawn);
        told.session.new_document();
        QVERIFY(porism::test::closed(told.session, "a b c = triangle a b c; m = midpoint m b c"));
        QVERIFY(told.groups().isEmpty());
    }
};

QTEST_MAIN(NewsTest)
#include "news_test.moc"
