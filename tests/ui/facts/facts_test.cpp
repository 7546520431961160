// The statements: kinds with counts, find, filter by points, goal by double click, why, hover.
#include "desk.h"
#include "proof/rules/rule.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <set>

using namespace porism;
using namespace porism::ui;

namespace {

const QString no_goal = test::orthocentre.section('?', 0, 0);

/// Those that are statements.
QModelIndexList rows_below(const FactsModel& model, const QModelIndex& parent = {}) {
    QModelIndexList rows;
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex index = model.index(i, 0, parent);
        if (model.statement(index)) rows << index;
        rows << rows_below(model, index);
    }
    return rows;
}

/// A row that is in two classes counts once.
std::size_t different(const FactsModel& model, const QModelIndexList& rows) {
    std::set<facts::Statement> said;
    for (const QModelIndex& row : rows) said.insert(*model.statement(row));
    return said.size();
}

/// A click on the link of a label that goes to `to`; false where it has none.
bool follow(QLabel& label, const QString& to) {
    const QRegularExpression link(QStringLiteral("<a href=\"(%1[^\"]*)\"").arg(to));
    const auto found = link.match(label.text());
    if (!found.hasMatch()) return false;
    label.setFocus();
    // As by the keys: Tab goes from link to link, Enter follows.
    for (int i = 0; i < label.text().count(QStringLiteral("<a ")); ++i) {
        QSignalSpy followed(&label, &QLabel::linkActivated);
        QSignalSpy hovered(&label, &QLabel::linkHovered);
        QTest::keyClick(&label, Qt::Key_Tab);
        if (label.selectedText().isEmpty()) break;
        const QString words = label.selectedText();
        if (label.text().contains(
                QStringLiteral("<a href=\"%1\">%2</a>").arg(found.captured(1), words.toHtmlEscaped()))) {
            QTest::keyClick(&label, Qt::Key_Return);
            return followed.count() == 1 && followed.front().front().toString() == found.captured(1);
        }
    }
    return false;
}

struct Desk : test::FactsDesk {
    QModelIndex row(const char* text) const { return model->index_of(test::statement(session, text)); }
    QPoint place(const char* text) const {
        for (QModelIndex above = row(text).parent(); above.isValid(); above = above.parent())
            tree->setExpanded(above, true);
        test::turn(); // rows break anew once the panel has its width
        tree->scrollTo(row(text));
        test::turn();
        return tree->visualRect(row(text)).center();
    }
    void click(const char* text) { QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place(text)); }
    QPushButton* button(const QString& text) const {
        for (auto* each : panel.findChildren<QPushButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
};

} // namespace

class FactsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statements_come_by_kind_with_counts() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        std::size_t counted = 0;
        for (int kind = 0; kind < desk.model->rowCount(); ++kind) {
            const QModelIndex index = desk.model->index(kind, 0);
            const auto rows = different(*desk.model, rows_below(*desk.model, index));
            QVERIFY(rows > 0);
            QVERIFY(index.data().toString().endsWith(QStringLiteral("(%1)").arg(rows)));
            QVERIFY(!desk.model->statement(index));
            if (index.data(FactsModel::fold_role).toString().startsWith(QStringLiteral("values"))) continue;
            counted += rows;
        }
        QCOMPARE(counted, desk.model->shown());
        QVERIFY(desk.row("perp b e a c").isValid());
        QVERIFY(desk.row("perp b e a c").data(Qt::ToolTipRole).toString().contains(tr("Given")));
    }

    void an_empty_panel_says_why() {
        Desk desk;
        const auto visible_text = [&] {
            QStringList texts;
            for (auto* label : desk.panel.findChildren<QLabel*>())
                if (label->isVisible()) texts << label->text();
            return texts.join(' ');
        };
        QVERIFY(visible_text().contains(QStringLiteral("Nothing follows yet")));
        QVERIFY(desk.session.read_text(no_goal, true));
        QTRY_VERIFY(visible_text().contains(QStringLiteral("Looking for what follows")) || desk.tree->isVisible());
        desk.session.new_document();
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.tree->isVisible());
        QTest::keyClicks(desk.find, QStringLiteral("no such words"));
        QVERIFY(visible_text().contains(QStringLiteral("No statement fits")));
        QTest::mouseClick(desk.button(QStringLiteral("Show all")), Qt::LeftButton);
        QVERIFY(desk.tree->isVisible());
        QCOMPARE(desk.model->shown(), desk.model->total());
        desk.session.new_document();
        QVERIFY(desk.session.read_text("a b c = triangle a b c; d = s_angle a b d 30, s_angle a b d 40", true));
        QTRY_VERIFY_WITH_TIMEOUT(visible_text().contains(QStringLiteral("The givens contradict each other")),
                                 test::longest_wait);
    }

    // As many names are found as the way brings; what they say is the same.
    void the_count_is_that_of_what_is_said_whichever_way_the_figure_came_about() {
        Desk grown, anew;
        const QString altitudes = QStringLiteral("a b c = triangle a b c; d = foot d a b c; e = foot e b c a; "
                                                 "f = foot f c a b; h = on_line h a d, on_line h b e");
        const QString midpoint = QStringLiteral("m = midpoint m b c");
        QVERIFY(test::closed(grown.session, altitudes) && test::closed(grown.session, midpoint));
        QVERIFY(test::closed(anew.session, altitudes + "; " + midpoint));
        QTRY_COMPARE(grown.model->total(), anew.model->total());
        QCOMPARE(grown.session.status().facts, std::uint64_t{grown.model->total()});
        QCOMPARE(anew.session.status().facts, std::uint64_t{anew.model->total()});
    }

    void words_find_statements() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        QTest::keyClicks(desk.find, QStringLiteral("be ac"));
        QVERIFY(desk.model->shown() >= 1);
        QVERIFY(desk.model->shown() < desk.model->total());
        QVERIFY(desk.row("perp b e a c").isValid());
        QVERIFY2(desk.tree->isExpanded(desk.row("perp b e a c").parent()), "what is found is open");
    }

    // The rows of `porism close --find` (proof/fact_search.h).
    void a_predicate_with_points_finds_its_rows() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        QTest::keyClicks(desk.find, QStringLiteral("perp bh"));
        QVERIFY(desk.row("perp b e a c").isValid());
        QVERIFY(desk.model->shown() >= 1 && desk.model->shown() < desk.model->total());
        for (const QModelIndex& row : rows_below(*desk.model))
            QCOMPARE(desk.model->statement(row)->predicate(), facts::Predicate::perp);
        desk.find->clear();
        QTest::keyClicks(desk.find, QStringLiteral("perp b e a c"));
        QCOMPARE(rows_below(*desk.model), QModelIndexList{desk.row("perp b e a c")});
        desk.find->clear();
        QTest::keyClicks(desk.find, QStringLiteral("cyclic h"));
        QVERIFY(desk.model->shown() > 0);
        for (const QModelIndex& row : rows_below(*desk.model))
            QCOMPARE(desk.model->statement(row)->predicate(), facts::Predicate::cyclic);
    }

    void the_name_of_a_point_finds_what_speaks_of_it() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        desk.session.select(Selection::of(test::point(desk.session, "h")));
        QTRY_VERIFY(desk.model->shown() < desk.model->total());
        const std::size_t about_h = desk.model->shown();
        desk.session.clear_selection();
        QTRY_COMPARE(desk.model->shown(), desk.model->total());
        QTest::keyClicks(desk.find, QStringLiteral("h"));
        QCOMPARE(desk.model->shown(), about_h);
    }

    // The goal's answer brings a graph of its own with the same statements.
    void what_is_looked_for_stays_found_when_an_answer_comes() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        QTest::keyClicks(desk.find, QStringLiteral("cf ab"));
        const std::size_t found = desk.model->shown();
        desk.click("perp c f a b");
        QTest::keyClick(desk.tree, Qt::Key_W);
        QVERIFY(test::told_why(desk.session, test::statement(desk.session, "perp c f a b")));
        test::turn();
        QCOMPARE(desk.model->shown(), found);
        QTest::keyClick(desk.find, Qt::Key_Backspace);
        QVERIFY(desk.row("perp c f a b").isValid());
    }

    void a_long_statement_is_shown_whole_and_breaks_anew_with_the_width() {
        Desk desk;
        desk.panel.resize(200, 560);
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        desk.tree->expandAll();
        QTRY_VERIFY(desk.tree->visualRect(desk.model->index(0, 0)).isValid());
        // Asked anew each time: an answer that comes later lists the rows anew.
        const auto longest = [&] {
            QModelIndex found;
            for (const QModelIndex& row : rows_below(*desk.model))
                if (row.data().toString().size() > found.data().toString().size()) found = row;
            return found;
        };
        const auto height = [&] {
            desk.tree->expandAll();
            desk.tree->scrollTo(longest());
            return desk.tree->visualRect(longest()).height();
        };
        const QFontMetrics metrics(desk.tree->font());
        const int text = metrics.horizontalAdvance(longest().data().toString());
        QTRY_VERIFY2(text > desk.tree->viewport()->width(), "it needs more than a line");
        QTRY_VERIFY(height() >= 2 * metrics.lineSpacing());
        QTest::mouseClick(desk.tree->viewport(), Qt::LeftButton, {}, desk.tree->visualRect(longest()).center());
        QTRY_COMPARE(desk.tree->currentIndex(), longest());
        QTest::keyClick(desk.tree, Qt::Key_Up);
        QCOMPARE(desk.tree->currentIndex(), desk.tree->indexAbove(longest()));
        QTest::keyClick(desk.tree, Qt::Key_Down);
        QTRY_COMPARE(desk.tree->currentIndex(), longest());
        desk.panel.resize(text + 200, 560);
        QTRY_VERIFY(height() < 2 * metrics.lineSpacing());
    }

    // Signs come from other fonts, whose lines may be higher.
    void a_broken_row_has_the_height_of_its_lines() {
        Desk desk;
        desk.panel.resize(170, 560);
        QVERIFY(test::closed(
            desk.session,
            QStringLiteral("a b c = triangle a b c; d = on_circum d a b c; e = on_line e "
                           "a c, on_line e b d; g = on_circum g a b c; h = on_circum h a b c; k = on_circum k a b c")));
        QTRY_VERIFY(desk.model->total() > 0);
        desk.tree->expandAll();
        const QFontMetrics metrics(desk.tree->font());
        const auto text_height = [&](const QModelIndex& row) {
            const QRect room(0, 0, desk.tree->visualRect(row).width(), 10'000);
            return metrics.boundingRect(room, Qt::TextWordWrap, row.data().toString()).height();
        };
        const auto any_broken = [&] {
            return std::ranges::any_of(rows_below(*desk.model), [&](const QModelIndex& row) {
                desk.tree->scrollTo(row);
                return text_height(row) >= 2 * metrics.height();
            });
        };
        QTRY_VERIFY(any_broken());
        for (const QModelIndex& row : rows_below(*desk.model)) {
            desk.tree->scrollTo(row);
            QTRY_VERIFY2(desk.tree->visualRect(row).height() >= text_height(row), qPrintable(row.data().toString()));
        }
    }

    void a_class_of_many_is_short_and_keeps_its_count() {
        Desk desk;
        desk.panel.resize(200, 560);
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        desk.find->setText(QStringLiteral("∠")); // opens what is found
        const QFontMetrics metrics(desk.tree->font());
        int seen = 0;
        for (int kind = 0; kind < desk.model->rowCount(); ++kind)
            for (int i = 0; i < desk.model->rowCount(desk.model->index(kind, 0)); ++i) {
                const QModelIndex one = desk.model->index(i, 0, desk.model->index(kind, 0));
                if (!one.data(FactsModel::fold_role).isValid()) continue;
                desk.tree->scrollTo(one);
                QVERIFY(desk.tree->visualRect(one).height() < 6 * metrics.lineSpacing());
                ++seen;
            }
        QVERIFY(seen > 0);
    }

    void selected_points_filter_and_a_picked_statement_keeps_the_filter() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        const PointId h = test::point(desk.session, "h");
        desk.session.select(Selection::of(h));
        QTRY_VERIFY(desk.model->shown() < desk.model->total());
        const auto about_h = desk.model->shown();
        for (const QModelIndex& row : rows_below(*desk.model))
            QVERIFY(std::ranges::count(desk.model->statement(row)->points(), h) > 0);
        desk.click("coll b e h");
        QTRY_COMPARE(desk.session.selection(), Selection::of(test::statement(desk.session, "coll b e h")));
        test::turn();
        QCOMPARE(desk.model->shown(), about_h);
        desk.session.clear_selection();
        QTRY_COMPARE(desk.model->shown(), desk.model->total());
    }

    void a_click_selects_and_hover_previews() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        desk.click("perp c f a b");
        QCOMPARE(desk.session.selection(), Selection::of(test::statement(desk.session, "perp c f a b")));
        // What was clicked is explained below the list, which may move it once more.
        const auto other = Selection::of(test::statement(desk.session, "perp b e a c"));
        const auto hovered = [&] {
            QTest::mouseMove(desk.tree->viewport(), QPoint(1, 1));
            QTest::mouseMove(desk.tree->viewport(), desk.place("perp b e a c"));
            test::turn();
            return desk.session.hover() == other;
        };
        QTRY_VERIFY(hovered());
    }

    void a_selection_from_elsewhere_is_followed() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        const auto statement = test::statement(desk.session, "coll c f h");
        desk.session.select(Selection::of(statement));
        QTRY_COMPARE(desk.model->statement(desk.tree->currentIndex()), std::optional(statement));
        QVERIFY(desk.tree->viewport()->rect().intersects(desk.tree->visualRect(desk.tree->currentIndex())));
    }

    void a_double_click_makes_a_goal() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QVERIFY(test::values_listed(desk.session));
        desk.click("cyclic b c e f");
        QTest::mouseDClick(desk.tree->viewport(), Qt::LeftButton, {}, desk.place("cyclic b c e f"));
        QCOMPARE(desk.session.document().goals, scene::Goals{test::statement(desk.session, "cyclic b c e f")});
        QVERIFY(test::settled(desk.session));
        QVERIFY(desk.session.current_result()->solved());
    }

    void enter_and_the_button_make_goals_too() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        desk.click("perp b e a c");
        QTest::keyClick(desk.tree, Qt::Key_Return);
        QCOMPARE(desk.session.document().goals.size(), 1u);
        desk.click("perp c f a b");
        QTest::mouseClick(desk.button(QStringLiteral("Make it the goal")), Qt::LeftButton);
        QCOMPARE(desk.session.document().goals.size(), 2u);
    }

    void why_is_answered_with_links_to_the_premises() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.row("cyclic b c e f").isValid());
        QCOMPARE(desk.card->text(), QString());
        desk.click("cyclic b c e f");
        QTest::mouseClick(desk.button(QStringLiteral("Why?")), Qt::LeftButton);
        QVERIFY(desk.card->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(desk.card->text().contains(QStringLiteral("href")), test::longest_wait);
        auto* label = desk.card->findChild<QLabel*>();
        const auto statement = test::statement(desk.session, "cyclic b c e f");
        const auto path = *desk.session.why(statement)->path;
        const std::size_t premise = path.steps.back().premises.front();
        const facts::Statement first = path.steps[premise].conclusion;
        QVERIFY(follow(*label, QStringLiteral("premise:%1").arg(premise)));
        QTRY_COMPARE(desk.session.selection(), Selection::of(first));
        QVERIFY(test::told_why(desk.session, first));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.card->text().contains(QStringLiteral("Tracing")), test::longest_wait);
        desk.session.clear_selection();
        QTRY_VERIFY(!desk.card->isVisible());
    }

    void what_is_proved_only_as_the_points_lie_is_said_so() {
        Desk desk;
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c; x = on_line x a b, on_circle x a c; "
                                                          "d = angle_bisector d b a c")));
        QTRY_VERIFY(desk.row("perp a d c x").isValid());
        const auto card_of = [&](const char* text) {
            desk.click(text);
            QTest::keyClick(desk.tree, Qt::Key_W);
            const bool answered = test::told_why(desk.session, test::statement(desk.session, text));
            test::turn();
            return answered ? desk.card->text() : QString();
        };
        QVERIFY2(card_of("perp a d c x").contains(QStringLiteral("† Proved as the points lie here")),
                 qPrintable(desk.card->text()));
        QVERIFY(!card_of("cong a c a x").isEmpty());
        QVERIFY(!desk.card->text().contains(QStringLiteral("†")));
    }

    // Other figures are drawn and closed for it: later than the rows, which stay in their places.
    void rows_are_marked_once_other_pictures_were_looked_at() {
        Desk desk;
        const char* const sum = "sum a f b f a b";
        QStringList first;
        connect(&desk.session, &Session::closureChanged, &desk.panel, [&] {
            if (!first.empty() || !desk.row(sum).isValid()) return;
            first = {desk.row(sum).data().toString(), desk.row(sum).data(Qt::ToolTipRole).toString()};
        });
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c; f = foot f c a b")));
        QVERIFY(test::values_listed(desk.session) && test::marked(desk.session));
        QCOMPARE(first.size(), 2);
        QVERIFY2(!first[0].contains(QStringLiteral("†")), qPrintable(first[0]));
        QVERIFY2(first[1].contains(QStringLiteral("not looked at yet")), qPrintable(first[1]));
        QTRY_VERIFY(desk.row(sum).data().toString().endsWith(QStringLiteral(" †")));
        QVERIFY(desk.row(sum).data(Qt::ToolTipRole).toString().contains(QStringLiteral("† Proved as the points lie")));
        QVERIFY(!desk.row("perp a b c f").data().toString().contains(QStringLiteral("†")));
        QVERIFY(!desk.row("coll a b f").data(Qt::ToolTipRole).toString().contains(QStringLiteral("looked at")));
    }

    void why_of_a_row_says_that_it_holds_as_drawn() {
        Desk desk;
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c; f = foot f c a b")));
        QVERIFY(test::values_listed(desk.session));
        desk.click("sum a f b f a b");
        QTest::keyClick(desk.tree, Qt::Key_W);
        QVERIFY(test::told_why(desk.session, test::statement(desk.session, "sum a f b f a b")));
        QVERIFY(test::marked(desk.session));
        QTRY_VERIFY2(desk.card->text().contains(QStringLiteral("† Proved as the points lie")),
                     qPrintable(desk.card->text()));
        QVERIFY(!desk.card->text().contains(QStringLiteral("not looked at")));
    }

    void after_a_drag_why_is_asked_again() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QVERIFY(test::values_listed(desk.session) && test::marked(desk.session));
        desk.click("cyclic b c e f");
        QTest::keyClick(desk.tree, Qt::Key_W);
        const auto statement = test::statement(desk.session, "cyclic b c e f");
        QVERIFY(test::told_why(desk.session, statement));
        const PointId a = test::point(desk.session, "a");
        const auto place = desk.session.diagram()->scene_picture.points[a.index()];
        desk.session.begin_drag(a);
        QVERIFY(desk.session.drag_to({place.x + 0.01, place.y + 0.02}));
        QVERIFY(desk.session.end_drag());
        QVERIFY(test::settled(desk.session));
        QVERIFY(test::told_why(desk.session, statement));
        QTRY_VERIFY2(desk.card->text().contains(QStringLiteral("href")), qPrintable(desk.card->text()));
    }

    void the_rule_of_the_last_step_is_a_link_to_its_page() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QVERIFY(test::values_listed(desk.session) && test::marked(desk.session));
        QTRY_VERIFY(desk.row("cyclic b c e f").isValid());
        desk.click("cyclic b c e f");
        QTest::keyClick(desk.tree, Qt::Key_W);
        QTRY_VERIFY_WITH_TIMEOUT(desk.card->text().contains(QStringLiteral("rule:")), test::longest_wait);
        const auto path = *desk.session.why(test::statement(desk.session, "cyclic b c e f"))->path;
        QVERIFY(follow(*desk.card->findChild<QLabel*>(), QStringLiteral("rule:")));
        QCOMPARE(desk.session.shown_rule(), proof::rule_by_name(path.steps.back().rule));
    }

    void what_follows_is_listed_with_links_and_counts() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QVERIFY(test::values_listed(desk.session) && test::marked(desk.session));
        QTRY_VERIFY(desk.row("cyclic a e f h").isValid());
        desk.click("cyclic a e f h");
        QTest::keyClick(desk.tree, Qt::Key_W, Qt::ShiftModifier);
        const auto statement = test::statement(desk.session, "cyclic a e f h");
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.follows(statement) != nullptr, test::longest_wait);
        const auto& found = **desk.session.follows(statement);
        QVERIFY(!found.direct.empty());
        QTRY_VERIFY(desk.card->text().contains(
            QStringLiteral("%1 directly, %2 in all").arg(found.direct.size()).arg(found.all.size())));
        const facts::Statement first = desk.session.results()->graph->statements[found.direct.front().index()];
        QVERIFY(follow(*desk.card->findChild<QLabel*>(), QStringLiteral("statement:")));
        QTRY_COMPARE(desk.session.selection(), Selection::of(first));
        QVERIFY(test::told_why(desk.session, first));
        desk.click("perp c f a b");
        QTRY_VERIFY(!desk.card->isVisible() || !desk.card->text().contains(QStringLiteral("directly")));
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QVERIFY(test::settled(desk.session));
        QVERIFY2(!desk.session.follows(statement), "answers are of the figure that was there");
        desk.session.ask_follows(statement);
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.follows(statement) != nullptr, test::longest_wait);
        desk.session.new_document();
        QVERIFY2(!desk.session.follows(statement), "and of the document");
    }

    void a_class_lights_all_that_it_says_and_opens_by_hand() {
        Desk desk;
        QVERIFY(
            test::closed(desk.session, QStringLiteral("a b = segment a b; c d = square a b c d; e = midpoint e a c")));
        QTRY_VERIFY(desk.row("cong a b b c").isValid());
        const QModelIndex one = desk.row("cong a b b c").parent();
        QVERIFY(desk.model->rowCount(one) > 1);
        QVERIFY2(!desk.tree->isExpanded(one), "one line says it");
        desk.tree->setExpanded(one.parent(), true);
        desk.tree->scrollTo(one);
        QTest::mouseMove(desk.tree->viewport(), desk.tree->visualRect(one).center() - QPoint(0, 60));
        QTest::mouseMove(desk.tree->viewport(), desk.tree->visualRect(one).center());
        QTRY_COMPARE(desk.session.hover().statements, desk.model->statements(one));
        desk.session.select(Selection::of(test::statement(desk.session, "cong a b b c")));
        QTRY_VERIFY2(desk.tree->isExpanded(one), "what is selected is seen");
        QTRY_COMPARE(desk.tree->currentIndex(), desk.row("cong a b b c"));
    }

    void folds_by_hand_outlive_new_results() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        const QModelIndex first = desk.model->index(0, 0);
        const bool open = desk.tree->isExpanded(first);
        desk.tree->setExpanded(first, !open);
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QVERIFY(test::settled(desk.session));
        test::turn();
        QVERIFY2(desk.model->news(desk.model->index(0, 0)), "what the midpoint brought stands above");
        QCOMPARE(desk.tree->isExpanded(desk.model->index(1, 0)), !open);
    }

    void one_row_for_a_line_with_five_points_and_for_two_lines() {
        Desk desk;
        QVERIFY(
            test::closed(desk.session, QStringLiteral("a b c = triangle a b c; d = on_line d b c; e = on_line e b c; "
                                                      "f = on_line f b c; g = foot g a b c")));
        QTRY_VERIFY(desk.model->total() > 0);
        QCOMPARE(desk.row("coll b c d").data().toString(), QStringLiteral("B, C, D, E, F and G lie on one line"));
        QCOMPARE(desk.row("coll d e f"), desk.row("coll b c g"));
        QCOMPARE(desk.row("perp a g b c"), desk.row("perp a g d e"));
        QVERIFY(desk.row("perp a g b c").isValid());
        QCOMPARE(desk.model->rowCount(desk.row("perp a g b c").parent()), 1);
        QVERIFY2(!desk.row("para b c d e").isValid(), "a line is no parallel of itself");
        QVERIFY2(!desk.row("eqangle a b d e a b f g").isValid(), "the same lines twice say nothing");
        QVERIFY(desk.model->total() < desk.session.results()->graph->statements.size());
    }

    void a_selected_step_is_followed_as_what_it_says() {
        Desk desk;
        QVERIFY(test::closed(desk.session));
        const auto path = *desk.session.current_result()->path;
        desk.session.select(Selection::of(StepRef{0, path.steps.size() - 1}));
        QTRY_COMPARE(desk.model->statement(desk.tree->currentIndex()),
                     std::optional(test::statement(desk.session, "perp a h b c")));
        QVERIFY(desk.button(QStringLiteral("Why?"))->isEnabled());
        QVERIFY(desk.button(QStringLiteral("Make it the goal"))->isEnabled());
        desk.session.select(Selection::of(StepRef{0, 0}));
        QTRY_COMPARE(desk.tree->currentIndex(), desk.model->index_of(path.steps[0].conclusion));
    }

    void the_panel_keeps_its_width_and_the_list_its_place() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.tree->isVisible());
        const int width = desk.panel.minimumSizeHint().width();
        const QRect list = desk.tree->geometry();
        desk.session.select(Selection::of(test::point(desk.session, "h")));
        QTRY_VERIFY(desk.model->shown() < desk.model->total());
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        test::turn();
        QCOMPARE(desk.panel.minimumSizeHint().width(), width);
        QCOMPARE(desk.tree->geometry(), list);
    }

    void an_empty_sheet_forgets_what_was_looked_for() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTest::keyClicks(desk.find, QStringLiteral("be ac"));
        desk.session.new_document();
        QTRY_VERIFY(desk.find->text().isEmpty());
    }

    void an_outdated_list_says_so() {
        Desk desk;
        QVERIFY(test::closed(desk.session, no_goal));
        QTRY_VERIFY(desk.model->total() > 0);
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        const auto says = [&] {
            for (auto* label : desk.panel.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QStringLiteral("earlier version"))) return true;
            return false;
        };
        QTRY_VERIFY(says());
        QVERIFY(test::settled(desk.session));
        QTRY_VERIFY(!says());
    }
};

QTEST_MAIN(FactsTest)
#include "facts_test.moc"
