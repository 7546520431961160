// The table of checks in a panel as narrow as it is beside the figure: every row can be told from the others.
#include "support/studio.h"
#include "ui/verdict/checks_model.h"
#include "ui/verdict/verdict_panel.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

using namespace porism;
using namespace porism::ui;

namespace {

const QByteArray record =
    "<problem> a : ; b : ; c : cong a b b c [000] cong a c b c [001] ; d : perp b c b d [002] cong b c b d [003] "
    "? aconst a b c d 7pi/12 </problem>\n"
    "<numerical_check> ncoll a b c [004] ; </numerical_check>\n"
    "<proof> cong a b a c [005] a01 [000] [001] ; </proof>";

} // namespace

class ChecksTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void no_check_is_cut_in_a_narrow_panel() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("record")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(record) == record.size());
        file.close();
        Session session{test::at_once()};
        VerdictPanel panel(session);
        panel.resize(460, 720);
        panel.show();
        QVERIFY(session.open_document(file.fileName()).has_value());
        QVERIFY(QTest::qWaitFor([&] { return session.inspection().inspected() && !session.inspection().checking(); },
                                60000));
        const auto* table = panel.findChild<QTableView*>();
        const auto* model = table->model();
        QVERIFY(model->rowCount() > 4);
        constexpr int checks = static_cast<int>(CheckColumn::check);
        const int letter = table->fontMetrics().averageCharWidth();
        QVERIFY2(table->columnWidth(checks) >= 18 * letter, "room for a title");
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex check = model->index(row, checks);
            const QString whole = check.data().toString();
            const QRect room(0, 0, table->columnWidth(checks) - 2 * letter, 1000);
            const int needed = table->fontMetrics().boundingRect(room, Qt::TextWordWrap, whole).height();
            QVERIFY2(table->rowHeight(row) >= needed, qPrintable(whole));
            QVERIFY2(check.data(Qt::ToolTipRole).toString().startsWith(whole), qPrintable(whole));
        }
        QVERIFY2(table->horizontalHeader()->length() <= table->viewport()->width(), "nothing is scrolled to");
    }
};

QTEST_MAIN(ChecksTableTest)
#include "checks_table_test.moc"
