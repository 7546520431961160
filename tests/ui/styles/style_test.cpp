// How what is selected is drawn, chosen with the mouse and the keyboard, undone, saved and drawn so by all painters.
#include "document/document.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/commands/commands.h"
#include "ui/styles/style_panel.h"
#include "ui/widgets/choice.h"
#include "workflow/picture.h"

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace porism;
using namespace porism::ui;

namespace {

struct Desk {
    Session session{test::at_once()};
    Canvas canvas{session};
    StylePanel panel{session, [this] { return canvas.selected_objects(); }};

    Desk() {
        canvas.resize(640, 480);
        canvas.show();
        panel.resize(320, 480);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowExposed(&canvas) || !QTest::qWaitForWindowExposed(&panel)) qFatal("nothing shows");
        if (!session.read_text(QStringLiteral("a b c = triangle a b c; d = foot d a b c; o = circle o a b c"), true))
            qFatal("no figure");
        test::turn();
    }
    void select(std::initializer_list<const char*> names) {
        Selection selection;
        for (const char* const name : names) selection.points.push_back(test::point(session, name));
        session.select(selection, false);
        test::turn();
    }
    Choice* list(const char* name) const {
        for (Choice* one : panel.findChildren<Choice*>())
            if (one->accessibleName() == QLatin1String(name)) return one;
        qFatal("no such list");
    }
    /// With the keyboard, as people choose in a list.
    void choose(const char* name, int entry) {
        Choice* one = list(name);
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Home);
        for (int i = 0; i < entry; ++i) QTest::keyClick(one, Qt::Key_Down);
        test::turn();
    }
    const document::Presentation& presentation() const { return session.document().presentation; }
    std::string svg() const {
        return workflow::svg_of(session.scene(), *session.diagram(), presentation(), {.style = "exam"});
    }
};

std::size_t count(const std::string& text, const std::string& piece) {
    std::size_t out = 0;
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1)) ++out;
    return out;
}

const document::DrawnObject side = document::DrawnObject::of(document::DrawnObject::Kind::segment, {"c", "a"});

} // namespace

class StyleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothing_selected_shows_what_to_do() {
        Desk desk;
        QVERIFY(desk.panel.heading().isEmpty());
        QVERIFY(!desk.list("Colour")->isVisible());
    }

    void a_segment_gets_a_style_that_is_undone() {
        Desk desk;
        desk.select({"a", "c"});
        QCOMPARE(desk.panel.heading(), QStringLiteral("Segment AC"));
        desk.choose("Line", 2);
        QCOMPARE(desk.presentation().styles.at(side).line, std::string("dashed"));
        QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("style"));
        QTest::keyClick(desk.list("Line"), Qt::Key_Home);
        test::turn();
        QVERIFY(desk.presentation().styles.empty());
        desk.session.undo_stack().undo();
        test::turn();
        QCOMPARE(desk.list("Line")->currentIndex(), 2);
    }

    void points_and_circles_are_named() {
        Desk desk;
        desk.select({"b"});
        QCOMPARE(desk.panel.heading(), QStringLiteral("Point B"));
        QVERIFY(!desk.list("Ticks")->isVisible());
        desk.select({"o", "a"});
        QVERIFY(desk.panel.heading().startsWith(QStringLiteral("Circle about O")));
        desk.select({"a", "b", "c"});
        QCOMPARE(desk.panel.heading().count(QStringLiteral("Segment")), 3);
    }

    void what_differs_is_said_and_set_alike() {
        Desk desk;
        desk.select({"a", "c"});
        desk.choose("Colour", 1);
        desk.select({"a", "b", "c"});
        QCOMPARE(desk.list("Colour")->currentIndex(), -1);
        desk.choose("Colour", 2);
        QCOMPARE(desk.presentation().styles.size(), 3U);
        for (const auto& [object, style] : desk.presentation().styles) QCOMPARE(style.colour, std::string("blue"));
    }

    void marks_are_put_on_segments_and_angles() {
        Desk desk;
        desk.select({"c", "a"});
        QVERIFY(desk.list("Ticks")->isVisible() && !desk.list("Arcs")->isVisible());
        const std::size_t before = count(desk.svg(), "<path");
        desk.choose("Ticks", 2);
        QCOMPARE(desk.presentation().marks, (std::vector<document::HandMark>{{"ticks", {"a", "c"}, 2}}));
        QVERIFY(desk.svg() != workflow::svg_of(desk.session.scene(), *desk.session.diagram(), {}, {.style = "exam"}));
        desk.select({"c", "a", "b"});
        QVERIFY(desk.list("Arcs")->isVisible() && !desk.list("Ticks")->isVisible());
        desk.choose("Arcs", 1);
        QCOMPARE(desk.presentation().marks.back(), (document::HandMark{"arcs", {"b", "a", "c"}, 1}));
        QVERIFY(count(desk.svg(), "<path") > before);
        desk.choose("Arcs", 0);
        QCOMPARE(desk.presentation().marks.size(), 1U);
    }

    void the_file_keeps_them() {
        Desk desk;
        desk.select({"a", "c"});
        desk.choose("Colour", 6);
        desk.choose("Ticks", 3);
        const auto back = document::document_from_json(document::to_json(desk.session.document()));
        QVERIFY(back.has_value());
        QCOMPARE(back->presentation, desk.presentation());
    }

    void what_is_deleted_takes_its_looks_along() {
        Desk desk;
        desk.select({"d", "a"});
        desk.choose("Ticks", 1);
        QVERIFY(delete_action(desk.session, 1));
        test::turn();
        QVERIFY(desk.presentation().marks.empty());
    }

    void the_menu_of_a_line_asks_for_it() {
        Desk desk;
        const QPointF middle = (desk.canvas.place_of(test::point(desk.session, "a")) +
                                desk.canvas.place_of(test::point(desk.session, "c"))) /
                               2;
        QSignalSpy asked(&desk.canvas, &Canvas::styleRequested);
        QTimer::singleShot(0, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            for (QAction* action : menu->actions())
                if (action->text() == QStringLiteral("Style and marks")) action->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, middle.toPoint(), desk.canvas.mapToGlobal(middle.toPoint()));
        QApplication::sendEvent(&desk.canvas, &event);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(desk.session.selection().points.size(), 2);
    }
};

QTEST_MAIN(StyleTest)
#include "style_test.moc"
