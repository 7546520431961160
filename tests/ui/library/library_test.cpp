// The library: keep, find, sort, open, remove, undo that, errors in words.
#include "support/studio.h"
#include "ui/library/library_panel.h"
#include "ui/models/library_model.h"
#include "ui/widgets/notice.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

using namespace porism;
using namespace porism::ui;

namespace {

const QString midline = QStringLiteral("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c");

struct Desk {
    QTemporaryDir folder;
    Session session{test::at_once()};
    LibraryPanel panel{session};
    QTableView* table = panel.findChild<QTableView*>();
    LibraryModel* model = panel.findChild<LibraryModel*>();
    QLineEdit* find = panel.findChild<QLineEdit*>();
    Notice* notice = panel.findChild<Notice*>();

    Desk() {
        panel.resize(820, 420);
        panel.show();
    }
    QString file() const { return folder.filePath(QStringLiteral("library.porism")); }
    bool keep(const QString& text, const QString& title) {
        session.new_document();
        return test::closed(session, text) && test::keep(session, title).id.has_value();
    }
    bool filled() {
        return QTest::qWaitForWindowActive(&panel) && session.library().open(file()) &&
               keep(test::orthocentre, QStringLiteral("Orthocentre")) && keep(midline, QStringLiteral("Midline"));
    }
    QStringList titles() const {
        QStringList list;
        for (int row = 0; row < model->rowCount(); ++row) list << model->index(row, 0).data().toString();
        return list;
    }
    QPoint place(const QString& title) const {
        return table->visualRect(model->index(static_cast<int>(titles().indexOf(title)), 0)).center();
    }
    void click(const QString& title) { QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place(title)); }
    QPushButton* button(const QString& text) const {
        for (auto* each : panel.findChildren<QPushButton*>())
            if (each->text() == text && each->isVisible()) return each;
        return nullptr;
    }
};

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_question_is_found_by_its_words_and_opened() {
        Desk desk;
        QVERIFY(desk.filled());
        const QString legs =
            QStringLiteral("a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 4 ? compute area(a,b,c)");
        QVERIFY(desk.keep(legs, QStringLiteral("Legs")));
        QTest::keyClicks(desk.find, QStringLiteral("area"));
        QCOMPARE(desk.titles(), QStringList{QStringLiteral("Legs")});
        QTest::mouseDClick(desk.table->viewport(), Qt::LeftButton, {}, desk.place(QStringLiteral("Legs")));
        QCOMPARE(desk.session.document().questions.size(), 1U);
        QVERIFY(desk.session.document().goals.empty());
    }

    void kept_problems_are_rows() {
        Desk desk;
        QVERIFY(desk.filled());
        QCOMPARE(desk.titles(), (QStringList{QStringLiteral("Midline"), QStringLiteral("Orthocentre")}));
        const auto cell = [&](int row, LibraryColumn column) {
            return desk.model->index(row, static_cast<int>(column)).data().toString();
        };
        QCOMPARE(cell(1, LibraryColumn::points), QStringLiteral("6"));
        QVERIFY(cell(1, LibraryColumn::goal).contains(QStringLiteral("AH")));
        QVERIFY(cell(1, LibraryColumn::length).toInt() > 0);
        QVERIFY(!cell(0, LibraryColumn::theorems).isEmpty());
        QVERIFY(!cell(1, LibraryColumn::saved).isEmpty());
    }

    void words_filter() {
        Desk desk;
        QVERIFY(desk.filled());
        QTest::keyClicks(desk.find, QStringLiteral("ortho"));
        QCOMPARE(desk.titles(), QStringList{QStringLiteral("Orthocentre")});
        QTest::keyClicks(desk.find, QStringLiteral(" nothing"));
        QVERIFY(!desk.table->isVisible());
        QTest::mouseClick(desk.button(QStringLiteral("Show all")), Qt::LeftButton);
        QCOMPARE(desk.model->rowCount(), 2);
    }

    void a_heading_sorts() {
        Desk desk;
        QVERIFY(desk.filled());
        auto* header = desk.table->horizontalHeader();
        const int points = static_cast<int>(LibraryColumn::points);
        const QPoint at(header->sectionViewportPosition(points) + header->sectionSize(points) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        const QStringList once = desk.titles();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        QStringList twice = desk.titles();
        QVERIFY(once != twice);
        std::ranges::reverse(twice);
        QCOMPARE(once, twice);
    }

    void a_double_click_opens_a_problem() {
        Desk desk;
        QVERIFY(desk.filled());
        desk.session.new_document();
        QSignalSpy opened(&desk.panel, &LibraryPanel::opened);
        desk.click(QStringLiteral("Orthocentre"));
        QTest::mouseDClick(desk.table->viewport(), Qt::LeftButton, {}, desk.place(QStringLiteral("Orthocentre")));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(desk.session.document().title, std::string("Orthocentre"));
        QCOMPARE(desk.session.scene().point_count(), 6u);
        QVERIFY(!desk.session.modified());
    }

    void what_is_not_saved_is_not_thrown_away() {
        Desk desk;
        QVERIFY(desk.filled());
        QVERIFY(desk.session.modified());
        desk.click(QStringLiteral("Orthocentre"));
        QTest::keyClick(desk.table, Qt::Key_Return);
        QCOMPARE(desk.session.scene().point_count(), 5u);
        QVERIFY(desk.notice->isVisible());
        QTest::mouseClick(desk.button(QStringLiteral("Open anyway")), Qt::LeftButton);
        QCOMPARE(desk.session.scene().point_count(), 6u);
    }

    void removing_can_be_undone() {
        Desk desk;
        QVERIFY(desk.filled());
        desk.click(QStringLiteral("Midline"));
        QTest::keyClick(desk.table, Qt::Key_Delete);
        QTRY_COMPARE(desk.titles(), QStringList{QStringLiteral("Orthocentre")});
        QVERIFY(desk.notice->isVisible());
        QTest::mouseClick(desk.button(QStringLiteral("Undo")), Qt::LeftButton);
        QTRY_COMPARE(desk.titles().size(), 2);
        QVERIFY(!desk.notice->isVisible());
    }

    void what_was_removed_is_listed_and_put_back() {
        Desk desk;
        QVERIFY(desk.filled());
        desk.click(QStringLiteral("Midline"));
        QTest::mouseClick(desk.button(QStringLiteral("Remove")), Qt::LeftButton);
        QTRY_COMPARE(desk.titles(), QStringList{QStringLiteral("Orthocentre")});
        QTest::mouseClick(desk.panel.findChild<QToolButton*>(QStringLiteral("trash")), Qt::LeftButton);
        QCOMPARE(desk.titles(), QStringList{QStringLiteral("Midline")});
        desk.click(QStringLiteral("Midline"));
        QTest::mouseClick(desk.button(QStringLiteral("Put back")), Qt::LeftButton);
        QTRY_COMPARE(desk.model->rowCount(), 0);
        QTest::mouseClick(desk.panel.findChild<QToolButton*>(QStringLiteral("trash")), Qt::LeftButton);
        QCOMPARE(desk.titles().size(), 2);
    }

    void a_problem_is_found_in_a_library_read_back_from_disk() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kept.porism"));
        {
            Session session(test::at_once());
            QVERIFY(session.library().open(path));
            QVERIFY(test::closed(session));
            QVERIFY(test::keep(session, QStringLiteral("Altitudes")).id);
        }
        Session session(test::at_once());
        LibraryPanel panel(session);
        QVERIFY(session.library().open(path));
        auto* model = panel.findChild<LibraryModel*>();
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("Altitudes"));
    }

    void a_file_that_is_no_library_is_refused_in_words() {
        Desk desk;
        QVERIFY(desk.filled());
        const QString path = desk.folder.filePath(QStringLiteral("text.porism"));
        QFile other(path);
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("this is a plain text and no library at all, whatever its name says");
        other.close();
        const Status done = desk.session.library().open(path);
        QVERIFY(!done);
        QVERIFY(!done.error().what.empty());
        QCOMPARE(desk.session.library().path(), desk.file());
        QCOMPARE(desk.model->rowCount(), 2);
    }
};

QTEST_MAIN(LibraryTest)
#include "library_test.moc"
