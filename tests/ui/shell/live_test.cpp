// Drawing by mouse: what a new point brings comes into the list of statements by itself, and goes with it.
#include "support/studio.h"
#include "ui/canvas/desk.h"
#include "ui/facts/facts_panel.h"
#include "ui/facts/why_card.h"
#include "ui/models/facts_model.h"
#include "ui/session/wording.h"

#include <QtWidgets/QTreeView>

using namespace porism;
using namespace porism::ui;

namespace {

struct Drawing {
    ui::test::Desk desk;
    FactsPanel panel{desk.session};
    QTreeView* tree = panel.findChild<QTreeView*>();
    FactsModel* model = panel.findChild<FactsModel*>();

    Drawing() {
        panel.resize(320, 560);
        panel.show();
    }
    /// The midpoint of two points, by the tool and two clicks; then all that follows, values too.
    bool draw_midpoint(const char* one, const char* other) {
        desk.take("midpoint");
        desk.click(one);
        desk.click(other);
        porism::test::turn();
        return porism::test::settled(desk.session) &&
               QTest::qWaitFor([&] { return desk.session.results()->values != nullptr; });
    }
    QString last_point() const {
        return point_name(desk.session.scene(), PointId(desk.session.scene().point_count() - 1));
    }
    QModelIndex top() const { return model->index(0, 0); }
    /// The first row below a fold, which may stand below the fold of its kind.
    QModelIndex first_below(QModelIndex fold) const {
        while (model->rowCount(fold) > 0) {
            tree->expand(fold);
            fold = model->index(0, 0, fold);
        }
        return fold;
    }
    bool click(const QModelIndex& row) const {
        porism::test::turn();
        tree->scrollTo(row);
        porism::test::turn();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        return tree->currentIndex() == row;
    }
};

} // namespace

class LiveTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_new_point_brings_its_statements_to_the_top() {
        Drawing drawing;
        QVERIFY(porism::test::closed(drawing.desk.session, "a b c = triangle a b c; m = midpoint m b c"));
        QVERIFY(!drawing.model->news(drawing.top()));
        QVERIFY(drawing.draw_midpoint("a", "c"));
        QTRY_COMPARE(drawing.model->news(drawing.top()), std::optional<std::size_t>(0));
        const QString title = drawing.top().data().toString();
        QVERIFY2(title.startsWith(QStringLiteral("New with %1: ").arg(drawing.last_point())), qPrintable(title));
        QVERIFY(drawing.tree->isExpanded(drawing.top()));
        const std::size_t shown = drawing.model->shown();
        QVERIFY(drawing.draw_midpoint("a", "b"));
        QTRY_VERIFY(drawing.top().data().toString().contains(QStringLiteral(" %1: ").arg(drawing.last_point())));
        QVERIFY(drawing.model->shown() > shown);
        const QModelIndex earlier = drawing.model->index(1, 0);
        QCOMPARE(earlier.data().toString(), title);
        QVERIFY2(!drawing.tree->isExpanded(earlier), "only the last news are open");
        drawing.desk.session.undo_stack().undo();
        porism::test::turn();
        QCOMPARE(drawing.top().data().toString(), title);
        QCOMPARE(drawing.model->shown(), shown);
    }

    void news_light_the_figure_and_tell_why() {
        Drawing drawing;
        Session& session = drawing.desk.session;
        QVERIFY(porism::test::closed(session, "a b c = triangle a b c; m = midpoint m b c"));
        QVERIFY(drawing.draw_midpoint("a", "c"));
        QTRY_VERIFY(drawing.model->news(drawing.top()));
        const QModelIndex row = drawing.first_below(drawing.top());
        QVERIFY2(drawing.click(row), "the row stays the current one");
        const auto statement = drawing.model->statement(row);
        QVERIFY(statement);
        QCOMPARE(session.selection().statements, std::vector{*statement});
        porism::test::turn();
        QCOMPARE(drawing.tree->currentIndex(), row);
        QTest::keyClick(drawing.tree, Qt::Key_W);
        QVERIFY(porism::test::told_why(session, *statement));
        porism::test::turn();
        auto* card = drawing.panel.findChild<WhyCard*>();
        QVERIFY(card->isVisible());
        QVERIFY(!card->text().isEmpty());
    }

    void news_of_a_kind_fold_together() {
        Drawing drawing;
        QVERIFY(porism::test::closed(drawing.desk.session,
                                     "a b c = triangle a b c; m = midpoint m b c; n = midpoint n a c"));
        QVERIFY(drawing.draw_midpoint("a", "b"));
        QTRY_VERIFY(drawing.model->news(drawing.top()));
        int folded = 0, rows = 0;
        QStringList kinds;
        for (int i = 0; i < drawing.model->rowCount(drawing.top()); ++i) {
            const QModelIndex one = drawing.model->index(i, 0, drawing.top());
            const int below = drawing.model->rowCount(one);
            rows += std::max(1, below);
            if (below == 0) continue;
            QVERIFY(drawing.model->news(one));
            QVERIFY(one.data().toString().endsWith(QStringLiteral("(%1)").arg(below)));
            QVERIFY2(drawing.model->statements(one).empty(), "a heading lights nothing");
            kinds << one.data().toString();
            if (below > 4) {
                QVERIFY(!drawing.tree->isExpanded(one));
                ++folded;
            }
        }
        QCOMPARE(kinds.removeDuplicates(), qsizetype{0});
        QVERIFY(folded > 0);
        QVERIFY2(drawing.model->rowCount(drawing.top()) < 12, "what matters is in sight");
        const QString title = drawing.top().data().toString();
        QVERIFY2(title.contains(QStringLiteral(": %1 statement").arg(rows)), qPrintable(title));
    }

    void selected_points_find_what_was_new_alone() {
        Drawing drawing;
        Session& session = drawing.desk.session;
        QVERIFY(porism::test::closed(session, "a b c = triangle a b c; d = foot d a b c; e = foot e b c a"));
        QVERIFY(porism::test::closed(session, "h = on_line h a d, on_line h b e"));
        QTRY_VERIFY(drawing.model->news(drawing.top()));
        const auto& news = session.results()->news.front().statements;
        const auto all_new = [&](QModelIndex below) {
            const auto each = [&](const auto& self, const QModelIndex& row) -> bool {
                const auto statement = drawing.model->statement(row);
                if (statement && std::ranges::count(news, *statement) == 0) return false;
                for (int i = 0; i < drawing.model->rowCount(row); ++i)
                    if (!self(self, drawing.model->index(i, 0, row))) return false;
                return true;
            };
            return each(each, below);
        };
        QVERIFY(all_new(drawing.top()));
        for (const std::initializer_list<const char*>& names :
             {std::initializer_list<const char*>{"a", "d", "b"}, {"a", "e", "c"}, {"d", "e", "b"}}) {
            Selection points;
            for (const char* name : names) points.points.push_back(porism::test::point(session, name));
            session.select(points);
            porism::test::turn();
            QVERIFY(drawing.model->news(drawing.top()));
            QVERIFY(all_new(drawing.top()));
        }
        session.clear_selection();
        drawing.model->set_filter(QStringLiteral("∠ADB"), {});
        QVERIFY(!drawing.model->news(drawing.top()) || all_new(drawing.top()));
    }

    void words_find_among_the_news() {
        Drawing drawing;
        QVERIFY(porism::test::closed(drawing.desk.session, "a b c = triangle a b c; m = midpoint m b c"));
        QVERIFY(drawing.draw_midpoint("a", "c"));
        QTRY_VERIFY(drawing.model->news(drawing.top()));
        const int all = drawing.model->rowCount(drawing.top());
        drawing.model->set_filter(QStringLiteral("para"), {});
        QVERIFY(drawing.model->news(drawing.top()));
        QVERIFY(drawing.model->rowCount(drawing.top()) < all);
        drawing.model->set_filter(QStringLiteral("no such words"), {});
        QCOMPARE(drawing.model->rowCount(), 0);
    }
};

QTEST_MAIN(LiveTest)
#include "live_test.moc"
