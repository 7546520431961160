// The models and walks without any view: what they list, how they are filtered and sorted, where the keys go.
#include "support/studio.h"
#include "ui/models/facts_model.h"
#include "ui/models/library_model.h"
#include "ui/models/walk.h"

#include <QtTest/QAbstractItemModelTester>
#include <set>

using namespace porism;
using namespace porism::ui;

namespace {

/// All rows that are statements, whether they stand below a kind or below a class of it.
QModelIndexList statement_rows(const FactsModel& model, const QModelIndex& parent = {}) {
    QModelIndexList rows;
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex index = model.index(i, 0, parent);
        if (model.statement(index)) rows << index;
        rows << statement_rows(model, index);
    }
    return rows;
}

LibraryRow row(qint64 id, const char* title, int points, const char* day) {
    LibraryRow made;
    made.id = id;
    made.title = QString::fromLatin1(title);
    made.points = points;
    made.saved = QDateTime::fromString(QString::fromLatin1(day) + QStringLiteral("T12:00:00"), Qt::ISODate);
    return made;
}

QStringList titles(const LibraryModel& model) {
    QStringList list;
    for (int i = 0; i < model.rowCount(); ++i) list << model.index(i, 0).data().toString();
    return list;
}

constexpr int column(LibraryColumn which) {
    return static_cast<int>(which);
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statements_stand_below_their_kinds() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        FactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.set_results(session.results()));
        QVERIFY2(!model.set_results(session.results()), "the same again changes nothing");
        QVERIFY(model.total() > 0);
        QCOMPARE(model.shown(), model.total());
        std::set<facts::Statement> said; // a row may be in two classes
        for (const QModelIndex& row : statement_rows(model)) said.insert(*model.statement(row));
        QCOMPARE(said.size(), model.total());
        const auto goal = test::statement(session, "perp a h b c");
        const QModelIndex index = model.index_of(goal);
        QVERIFY(index.isValid() && index.parent().isValid());
        QCOMPARE(index.data().toString(), QStringLiteral("AH ⊥ BC"));
        QVERIFY(model.statement(index).has_value());
        QVERIFY2(!model.statement(index.parent()), "a kind is no statement");
    }

    void marks_leave_the_rows_where_they_are() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        FactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.set_results(session.results()));
        const QPersistentModelIndex row = model.index_of(test::statement(session, "perp a h b c"));
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(QStringLiteral("not looked at yet")));
        auto marked = std::make_shared<Results>(*session.results());
        marked->as_drawn = std::make_shared<std::vector<bool>>(marked->graph->statements.size(), true);
        QVERIFY(!model.set_results(marked));
        QVERIFY(row.isValid());
        QCOMPARE(row.data().toString(), QStringLiteral("AH ⊥ BC †"));
        QVERIFY(!row.data(Qt::ToolTipRole).toString().contains(QStringLiteral("not looked at yet")));
    }

    void rows_that_say_one_thing_stand_below_it() {
        Session session(test::at_once());
        QVERIFY(test::closed(
            session, QStringLiteral("a b = segment a b; c d = square a b c d; e = midpoint e a c ? cong e a e b")));
        FactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.set_results(session.results()));
        const QModelIndex side = model.index_of(test::statement(session, "cong a b b c"));
        const QModelIndex one = side.parent(), kind = one.parent();
        QVERIFY2(kind.isValid() && !kind.parent().isValid(), "kind, class, row");
        QVERIFY(one.data().toString().contains(QStringLiteral("AB = ")));
        QVERIFY(one.data().toString().count('=') >= 2);
        QVERIFY(one.data().toString().endsWith(QStringLiteral("(%1)").arg(model.rowCount(one))));
        QVERIFY2(!model.statement(one), "a class is no statement");
        QCOMPARE(model.statements(one).size(), static_cast<std::size_t>(model.rowCount(one)));
        QCOMPARE(model.statements(side), std::vector{*model.statement(side)});
        QVERIFY(model.statements(kind).empty());
        QVERIFY(!one.data(FactsModel::fold_role).toString().isEmpty());
        QVERIFY(model.set_filter(QStringLiteral("ab bc"), {}));
        const QModelIndex found = model.index_of(test::statement(session, "cong a b b c"));
        QVERIFY(found.isValid());
        std::set<facts::Statement> said; // a row may stand in two classes
        for (const QModelIndex& row : statement_rows(model)) said.insert(*model.statement(row));
        QCOMPARE(said.size(), model.shown());
    }

    void words_and_points_filter_statements() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        FactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.set_results(session.results());
        const PointId h = test::point(session, "h");
        QVERIFY(model.set_filter({}, {h}));
        QVERIFY2(!model.set_filter({}, {h}), "the same again changes nothing");
        QVERIFY(model.shown() > 0 && model.shown() < model.total());
        QVERIFY(model.set_filter(QStringLiteral("⊥"), {h}));
        for (const QModelIndex& row : statement_rows(model))
            QVERIFY(row.data().toString().contains(QStringLiteral("⊥")));
        QVERIFY(model.set_filter(QStringLiteral("no such words"), {}));
        QCOMPARE(model.shown(), 0u);
        QVERIFY(model.set_filter({}, {}));
        QCOMPARE(model.shown(), model.total());
    }

    void what_is_looked_for_is_found_by_every_name_of_a_line() {
        Session session(test::at_once());
        QVERIFY(test::closed(session, QStringLiteral("a b c = triangle a b c; d = foot d a b c; e = on_line e a d; "
                                                     "f = on_line f b c")));
        FactsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.set_results(session.results());
        const QModelIndex row = model.index_of(test::statement(session, "perp a d b c"));
        QVERIFY(row.isValid());
        QCOMPARE(model.index_of(test::statement(session, "perp a e b f")), row);
        for (const char* words : {"ad ⊥ bc", "ae bc", "ED ⊥ cf", "da fd"}) {
            model.set_filter(QString::fromUtf8(words), {});
            QVERIFY2(model.index_of(test::statement(session, "perp a d b c")).isValid(), words);
        }
        // A name that the row does not bear is explained; one that it bears is not.
        const auto shown = [&](const char* words) {
            model.set_filter(QString::fromUtf8(words), {});
            return model.index_of(test::statement(session, "perp a d b c")).data().toString();
        };
        QCOMPARE(shown(""), QStringLiteral("AD ⊥ BC"));
        QCOMPARE(shown("ad bc"), QStringLiteral("AD ⊥ BC"));
        QCOMPARE(shown("da cb"), QStringLiteral("AD ⊥ BC"));
        QVERIFY2(shown("ED").contains(QStringLiteral("ED lies on A")), qPrintable(shown("ED")));
        QVERIFY2(shown("ed cf").contains(QStringLiteral("CF lies on B")), qPrintable(shown("ed cf")));
        for (const char* words : {"ab ⊥ bc", "ax bc", "ad ∥ bc"}) {
            model.set_filter(QString::fromUtf8(words), {});
            QVERIFY2(!model.index_of(test::statement(session, "perp a d b c")).isValid(), words);
        }
    }

    void a_row_is_shown_as_what_fits_the_points() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        FactsModel model;
        model.set_results(session.results());
        const auto said = test::statement(session, "perp b e a c");
        QCOMPARE(model.statement(model.index_of(said)), std::optional(said));
        for (const char* name : {"a", "b", "c", "e", "f", "h"}) {
            const PointId point = test::point(session, name);
            model.set_filter({}, {point});
            for (const QModelIndex& row : statement_rows(model))
                QVERIFY(std::ranges::count(model.statement(row)->points(), point) > 0);
        }
    }

    void library_rows_are_sorted_and_stay_sorted() {
        LibraryModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<LibraryRow> rows{row(1, "Midline 10", 5, "2024-05-01"), row(2, "Midline 9", 7, "2024-05-03"),
                                           row(3, "altitudes", 6, "2024-05-02")};
        model.set_rows(rows);
        model.sort(column(LibraryColumn::title), Qt::AscendingOrder);
        QCOMPARE(titles(model), (QStringList{"altitudes", "Midline 9", "Midline 10"}));
        model.sort(column(LibraryColumn::points), Qt::DescendingOrder);
        QCOMPARE(titles(model), (QStringList{"Midline 9", "altitudes", "Midline 10"}));
        const QPersistentModelIndex kept(model.index_of(3));
        model.sort(column(LibraryColumn::saved), Qt::AscendingOrder);
        QCOMPARE(titles(model), (QStringList{"Midline 10", "altitudes", "Midline 9"}));
        QCOMPARE(model.row(kept)->id, 3);
        model.set_rows({rows[1], rows[0]});
        QCOMPARE(titles(model), (QStringList{"Midline 10", "Midline 9"}));
        QVERIFY(!model.index_of(3).isValid());
        QVERIFY(!model.row({}));
    }

    void library_columns_have_titles_and_numbers_stand_right() {
        LibraryModel model;
        model.set_rows({row(1, "Midline", 5, "2024-05-01")});
        for (int i = 0; i < model.columnCount(); ++i)
            QVERIFY(!model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        const auto alignment = [&](LibraryColumn which) {
            return Qt::Alignment(model.index(0, column(which)).data(Qt::TextAlignmentRole).toInt());
        };
        QVERIFY(alignment(LibraryColumn::points).testFlag(Qt::AlignRight));
        QVERIFY(!alignment(LibraryColumn::title).testFlag(Qt::AlignRight));
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Midline")));
    }

    void the_path_of_a_goal_just_picked_is_read_from_the_start() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        const auto path = *session.current_result()->path;
        const Selection goal = Selection::of(path.steps.back().conclusion);
        session.select(goal);
        walk_steps(session, 1);
        QCOMPARE(current_step(session), std::optional<std::size_t>(0));
        session.select(goal);
        walk_steps(session, -1);
        QCOMPARE(current_step(session), std::optional(path.steps.size() - 2));
        session.select(goal);
        walk_premises(session, 1);
        QCOMPARE(current_step(session), std::optional<std::size_t>(0));
    }

    void keys_walk_the_path() {
        Session session(test::at_once());
        QVERIFY2(!current_path(session), "there is none yet");
        walk_steps(session, 1);
        QVERIFY(session.selection().empty());
        QVERIFY(test::closed(session));
        const std::size_t count = current_path(session)->steps.size();
        walk_steps(session, 1);
        QCOMPARE(current_step(session), std::optional<std::size_t>(0));
        for (std::size_t i = 0; i < 2 * count; ++i) walk_steps(session, 1);
        QCOMPARE(current_step(session), std::optional(count - 1));
        session.clear_selection();
        walk_steps(session, -1);
        QCOMPARE(current_step(session), std::optional(count - 1));
        select_step(session, count);
        QCOMPARE(current_step(session), std::optional(count - 1));
    }

    void premises_come_before_their_conclusion() {
        Session session(test::at_once());
        QVERIFY(test::closed(session));
        const proof::Path path = *current_path(session);
        std::vector<std::pair<std::size_t, std::optional<std::size_t>>> seen, expected;
        for (std::size_t step = 0; step < path.steps.size(); ++step) {
            for (const std::size_t premise : path.steps[step].premises) expected.emplace_back(step, premise);
            expected.emplace_back(step, std::nullopt);
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            walk_premises(session, 1);
            seen.emplace_back(*current_step(session), current_premise(session));
        }
        QVERIFY(seen == expected);
        for (std::size_t i = expected.size() - 1; i-- > 0;) {
            walk_premises(session, -1);
            QCOMPARE(*current_step(session), expected[i].first);
            QVERIFY(current_premise(session) == expected[i].second);
        }
    }

    void goals_go_around() {
        Session session(test::at_once());
        walk_goals(session, 1);
        QVERIFY(!session.current_goal());
        QVERIFY(session.read_text(test::orthocentre + QStringLiteral("; perp b e a c"), true));
        QCOMPARE(session.current_goal().value_or(9), 1u);
        walk_goals(session, 1);
        QCOMPARE(session.current_goal().value_or(9), 0u);
        walk_goals(session, -1);
        QCOMPARE(session.current_goal().value_or(9), 1u);
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
