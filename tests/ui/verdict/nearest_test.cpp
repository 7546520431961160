// A sample that no change mends, beside the nearest of its file that passes.
#include "support/studio.h"
#include "ui/models/figure_view.h"
#include "ui/session/inspection.h"
#include "ui/session/samples.h"
#include "ui/verdict/samples_panel.h"
#include "ui/verdict/verdict_panel.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace porism;
using namespace porism::ui;

namespace {

const QByteArray right_triangle =
    R"j({"problem":"","givens":[],"goal":"Find AC","answer":"5","comment":"","actions":[)j"
    R"j({"op":"AddPoint","type":"Free","args":["A"]},{"op":"AddPoint","type":"Free","args":["B"]},)j"
    R"j({"op":"AddPoint","type":"Free","args":["C"]},)j"
    R"j({"op":"AddEdge","type":"ExprConstraint","args":["Angle(A,B,C)","=","90"]},)j"
    R"j({"op":"AddEdge","type":"ExprConstraint","args":["Length(A,B)","=","3"]},)j"
    R"j({"op":"AddEdge","type":"ExprConstraint","args":["Length(B,C)","=","4"]}])j";
const QByteArray claiming = R"j(,"solver_actions":[{"op":"AddEdge","type":"EqualLength","args":["AB","BC"]}]})j";
const QByteArray square = R"j({"problem":"","givens":[],"goal":"Find AB","answer":"2","comment":"","actions":[)j"
                          R"j({"op":"AddPoint","type":"Cartesian","args":["A","0","0"]},)j"
                          R"j({"op":"AddPoint","type":"Cartesian","args":["B","2","0"]}]})j";

struct Desk {
    QTemporaryDir folder;
    Session session{test::at_once()};
    SamplesPanel samples{session};
    VerdictPanel verdict{session};

    Desk() {
        samples.show();
        verdict.resize(700, 720);
        verdict.show();
    }
    bool verify(const QByteArray& text) {
        const QString path = folder.filePath(QStringLiteral("samples.jsonl"));
        QFile written(path);
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size()) return false;
        written.close();
        samples.open_file(path);
        return QTest::qWaitFor([this] { return !session.samples().verifying(); }, 60000);
    }
    bool open(std::size_t number) {
        if (!session.open_document(session.samples().path(), number)) return false;
        const Inspection& now = session.inspection();
        return QTest::qWaitFor([&] { return now.inspected() && !now.outdated() && now.at_rest(); }, 60000);
    }
    const Inspected& found() { return *session.inspection().inspected(); }
    bool says(const QString& text) const {
        return std::ranges::any_of(verdict.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QPushButton* opener() const {
        for (auto* button : verdict.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Open this sample")) return button;
        return nullptr;
    }
};

} // namespace

class NearestTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void it_stands_where_there_is_no_mend() {
        Desk desk;
        QVERIFY(desk.verify(square + '\n' + right_triangle + claiming + '\n' + right_triangle + "}\n"));
        QCOMPARE(desk.session.samples().count(problem::Outcome::accepted), 2);
        QVERIFY(desk.open(1));
        QVERIFY(desk.found().mends && desk.found().mends->empty());
        QVERIFY(desk.found().passing);
        QCOMPARE(desk.found().passing->number, std::size_t{2});
        QVERIFY(desk.found().passing->shown.figure);
        QVERIFY(desk.opener() && desk.opener()->isVisible());
        QTest::mouseClick(desk.opener(), Qt::LeftButton);
        QTRY_COMPARE(desk.found().verdict.outcome, problem::Outcome::accepted);
        QVERIFY(!desk.opener()->isVisible());
    }

    void the_claim_has_its_place_in_words() {
        Desk desk;
        QVERIFY(desk.verify(right_triangle + claiming + '\n'));
        QVERIFY(desk.open(0));
        const auto deciding = desk.found().deciding();
        QVERIFY(deciding);
        QCOMPARE(desk.found().told[*deciding].place, QStringLiteral("solver's action 1"));
        QVERIFY(!desk.found().told[*deciding].message.contains('/'));
        QVERIFY2(!desk.found().passing, "no sample of this file passes");
        QVERIFY(!desk.opener()->isVisible());
    }

    void one_that_is_verified_later_takes_its_place() {
        Desk desk;
        QVERIFY(desk.verify(right_triangle + claiming + '\n' + square + '\n'));
        QVERIFY(desk.open(0));
        QVERIFY(desk.found().passing);
        QCOMPARE(desk.found().passing->number, std::size_t{1});
        QVERIFY(desk.says(QStringLiteral("There: ")));
        QVERIFY(desk.verify(square + '\n' + right_triangle + "}\n"));
        QTRY_COMPARE(desk.found().passing->number, std::size_t{1});
        QTRY_VERIFY(desk.found().passing->shown.scene.actions().size() > 2);
    }
};

QTEST_MAIN(NearestTest)
#include "nearest_test.moc"
