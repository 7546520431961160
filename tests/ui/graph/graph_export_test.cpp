// The graph as a file: three formats, all of it and nothing lit, and what is told where it cannot be written.
#include "desk.h"
#include "support/settings_room.h"
#include "ui/widgets/theme.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>
#include <QtWidgets/QFileDialog>

using namespace porism;
using namespace porism::ui;
using porism::test::Desk;

namespace {

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString closed_up(QString text) {
    static const QRegularExpression blanks(QStringLiteral("\\s"));
    return text.remove(blanks);
}

/// All that stands in it as text, in its order and without blanks.
QString texts_of(const QByteArray& svg) {
    QString all;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text"))
            all += xml.readElementText();
    return closed_up(all);
}

/// In points, as the first page says it.
QSizeF page_size(const QByteArray& pdf) {
    static const QRegularExpression box(QStringLiteral(R"(/MediaBox \[\s*0 0 ([0-9.]+) ([0-9.]+)\s*\])"));
    const auto match = box.match(QString::fromLatin1(pdf));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

} // namespace

class GraphExportTest : public QObject {
    Q_OBJECT

    SettingsRoom room_;

    /// By the menu and the dialog, as a person does.
    void export_by_hand(Desk& desk, const QString& path) {
        QVERIFY(test::choose(desk.panel, {4, 4}, QStringLiteral("Export the graph")));
        QTRY_VERIFY(desk.panel.findChild<QFileDialog*>());
        auto* dialog = desk.panel.findChild<QFileDialog*>();
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        test::turn();
    }

private Q_SLOTS:
    void the_three_formats_are_read_back() {
        Desk desk;
        QVERIFY(desk.drawn());
        for (const char* name : {"g.svg", "g.png", "g.pdf"}) export_by_hand(desk, room_.path(name));

        QSvgRenderer svg(room_.path("g.svg"));
        QVERIFY(svg.isValid());
        const QSize size = svg.viewBoxF().size().toSize();
        QVERIFY(size.width() > 100 && size.height() > 100);
        const QString text = texts_of(bytes_of(room_.path("g.svg")));
        for (std::size_t node = 0; node < desk.panel.node_count(); ++node)
            QVERIFY2(text.contains(closed_up(desk.panel.node_name(node).section(": ", -1))), qPrintable(text));

        const QImage png(room_.path("g.png"));
        QCOMPARE(png.size(), 2 * size);
        QCOMPARE(png.pixelColor(1, 1), colours().canvas);
        QCOMPARE(png.pixelColor(png.width() - 2, png.height() - 2), colours().canvas);
        QImage drawn(2 * size, QImage::Format_RGB32);
        drawn.fill(colours().canvas);
        QPainter painter(&drawn);
        svg.render(&painter);
        painter.end();
        int alike = 0, marked = 0;
        for (int y = 0; y < png.height(); y += 3)
            for (int x = 0; x < png.width(); x += 3) {
                const bool ink = png.pixelColor(x, y) != colours().canvas;
                marked += ink ? 1 : 0;
                alike += ink && drawn.pixelColor(x, y) != colours().canvas ? 1 : 0;
            }
        QVERIFY(marked > 500);
        QVERIFY2(alike > 0.9 * marked, qPrintable(QStringLiteral("%1 of %2").arg(alike).arg(marked)));

        const QByteArray pdf = bytes_of(room_.path("g.pdf"));
        QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
        const QSizeF points = QSizeF(size) * 72.0 / desk.panel.logicalDpiY();
        QVERIFY(std::abs(page_size(pdf).width() - points.width()) <= 1);
        QVERIFY(std::abs(page_size(pdf).height() - points.height()) <= 1);
        QVERIFY(desk.session.problems().empty());
    }

    void all_of_it_is_written_and_nothing_lit() {
        Desk desk;
        QVERIFY(desk.drawn());
        QVERIFY(desk.panel.export_to(room_.path("before.svg")).has_value());
        desk.click(desk.goal_step());
        desk.session.set_hover(Selection::of(desk.path().steps[0].conclusion));
        for (int i = 0; i < 6; ++i) desk.wheel(desk.place(0), 3);
        QVERIFY(!desk.panel.rect().contains(desk.place(desk.goal_step()).toPoint()));
        QVERIFY(desk.panel.export_to(room_.path("after.svg")).has_value());
        const QByteArray before = bytes_of(room_.path("before.svg"));
        QVERIFY(!before.isEmpty());
        QCOMPARE(bytes_of(room_.path("after.svg")), before);

        const int layouts = desk.laid.count();
        QTest::keyClick(&desk.panel, Qt::Key_Space); // folds all that leads to the goal
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        QVERIFY(desk.panel.export_to(room_.path("folded.svg")).has_value());
        const QByteArray folded = bytes_of(room_.path("folded.svg"));
        QVERIFY(folded.contains(QStringLiteral("+%1").arg(desk.goal_step()).toUtf8()));
        QVERIFY(folded.size() < before.size() / 2);
    }

    void what_cannot_be_written_is_told_and_leaves_nothing() {
        Desk desk;
        QVERIFY(desk.drawn());
        const QString nowhere = room_.path("there/is/none/g.svg");
        const Status missing = desk.panel.export_to(nowhere);
        QVERIFY(!missing && missing.error().code == "not_writable");
        QVERIFY(!QFile::exists(nowhere));

        const QString refused = QStringLiteral("/proc/g.svg"); // a folder in which nobody makes files
        QSignalSpy exported(&desk.panel, &GraphPanel::exported);
        export_by_hand(desk, refused);
        QVERIFY(!QFile::exists(refused));
        QCOMPARE(exported.count(), 0);
        const auto problems = desk.session.problems();
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().code, QStringLiteral("not_writable"));
        QVERIFY(problems.front().cause.contains(refused) && !problems.front().mend.isEmpty());

        QVERIFY(QDir().mkpath(room_.path("folder.svg")));
        QVERIFY(!desk.panel.export_to(room_.path("folder.svg")));
        QVERIFY(QFileInfo(room_.path("folder.svg")).isDir());
    }

    void another_end_of_the_name_is_refused() {
        Desk desk;
        QVERIFY(desk.drawn());
        const Status done = desk.panel.export_to(room_.path("g.bmp"));
        QVERIFY(!done && done.error().code == "unknown_picture");
        QVERIFY(!QFile::exists(room_.path("g.bmp")));
    }

    void without_a_graph_there_is_nothing_to_write() {
        Desk desk(test::orthocentre.section('?', 0, 0));
        QVERIFY(desk.ready);
        const Status done = desk.panel.export_to(room_.path("none.svg"));
        QVERIFY(!done && done.error().code == "no_graph");
        QVERIFY(!QFile::exists(room_.path("none.svg")));
    }
};

QTEST_MAIN(GraphExportTest)
#include "graph_export_test.moc"
