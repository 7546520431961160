// The window: workspaces, palette, command bar, guide, recovery, leaving, themes.
#include "bench.h"
#include "scene/catalogue.h"
#include "source_tree/qt.h"
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/graph/graph_panel.h"
#include "ui/rules/rule_panel.h"
#include "ui/session/autosave.h"
#include "ui/session/library.h"
#include "ui/shell/action_search.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/completion.h"
#include "ui/shell/guide.h"
#include "ui/shell/main_window.h"
#include "ui/shell/palette.h"
#include "ui/shell/recovery_compare.h"
#include "ui/widgets/dock_scroll.h"
#include "ui/widgets/fold_heading.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/theme.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <algorithm>

using namespace porism;
using namespace porism::ui;
using porism::test::at_once;
using porism::test::Bench;

class ShellTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { QSettings().clear(); }

    void every_row_of_the_catalogue_has_a_button();
    void a_letter_takes_a_tool();
    void letters_in_a_field_are_text();
    void the_graph_keeps_its_own_keys();
    void the_search_finds_tools();
    void the_palette_is_walked_with_arrows();
    void groups_fold_and_stay_folded();
    void what_was_used_stands_at_hand_and_nothing_else_moves();
    void workspaces_are_remembered();
    void the_layout_can_be_reset();
    void a_clause_becomes_an_edit();
    void a_goal_is_typed();
    void a_wrong_line_is_marked_and_changes_nothing();
    void names_are_completed();
    void the_scene_stands_below_as_text();
    void the_guide_ticks_what_is_there();
    void a_crash_is_offered_for_keeping();
    void a_crash_can_be_discarded();
    void a_document_is_saved_and_opened_again();
    void leaving_asks_when_something_would_be_lost();
    void leaving_an_empty_sheet_asks_nothing();
    void a_bad_file_is_told_with_its_place();
    void a_library_that_cannot_be_opened_stays_told();
    void what_a_deletion_took_is_told();
    void a_file_with_several_problems_offers_the_others();
    void escape_leaves_the_tool_from_every_panel();
    void leaving_build_puts_the_tool_down();
    void more_panels_do_not_make_the_window_grow();
    void the_bar_fits_a_small_window_and_keeps_its_middle();
    void every_workspace_fits_a_small_window();
    void a_message_leaves_the_figure_in_sight();
    void the_page_of_a_rule_comes_in_beside_the_figure();
    void among_tabs_the_name_stands_once();
    void the_guide_is_a_strip_where_one_reads();
    void problems_come_in_by_themselves_in_reason();
    void actions_are_found_by_their_names();
    void a_file_is_named_after_what_it_shows();
    void what_a_crash_left_can_be_compared();
    void themes_change_and_are_remembered();
    void the_window_draws_at_every_scale();

private:
    SettingsRoom room_;
};

void ShellTest::every_row_of_the_catalogue_has_a_button() {
    Bench bench;
    const auto* palette = bench.window.findChild<ToolPalette*>();
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const QWidget* button = palette->button(ConstructionId(i));
        QVERIFY2(button, scene::catalogue()[i].name.c_str());
        QVERIFY(!button->accessibleName().isEmpty());
    }
    QSignalSpy chosen(palette, &ToolPalette::chosen);
    QTest::mouseClick(palette->button(ConstructionId(3)), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(bench.window.findChild<Canvas*>()->tool(), std::optional(ConstructionId(3)));
}

void ShellTest::a_letter_takes_a_tool() {
    Bench bench;
    QVERIFY(bench.ready());
    auto* canvas = bench.window.findChild<Canvas*>();
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const char letter = scene::catalogue()[i].shortcut;
        if (letter == 0) continue;
        QTest::keyClick(&bench.window, static_cast<Qt::Key>(letter));
        QVERIFY2(canvas->tool() == ConstructionId(i), scene::catalogue()[i].name.c_str());
    }
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!canvas->tool());
}

void ShellTest::the_graph_keeps_its_own_keys() {
    Bench bench;
    QVERIFY(bench.ready());
    QVERIFY(porism::test::closed(bench.session));
    QTest::keyClick(&bench.window, Qt::Key_2, Qt::ControlModifier);
    auto* graph = bench.window.findChild<GraphPanel*>();
    QTRY_VERIFY(graph->isVisible() && graph->node_count() > 0);
    graph->setFocus();
    QTest::keyClick(graph, Qt::Key_F);
    QVERIFY(!bench.window.findChild<Canvas*>()->tool());
    QTest::keyClick(graph, Qt::Key_M);
    QVERIFY(bench.window.findChild<Canvas*>()->tool());
}

void ShellTest::letters_in_a_field_are_text() {
    Bench bench;
    QVERIFY(bench.ready());
    QTest::keyClick(&bench.window, Qt::Key_Slash);
    QTRY_VERIFY(bench.line()->hasFocus());
    QTest::keyClicks(bench.line(), QStringLiteral("t f"));
    QCOMPARE(bench.line()->text(), QStringLiteral("t f"));
    QVERIFY(!bench.window.findChild<Canvas*>()->tool());
}

void ShellTest::the_search_finds_tools() {
    Bench bench;
    auto* palette = bench.window.findChild<ToolPalette*>();
    auto* find = palette->findChild<QLineEdit*>();
    const auto row = [](const char* name) { return *scene::construction_by_name(name); };
    const auto lists = [&](const char* name) { return std::ranges::count(palette->found(), row(name)) == 1; };
    QTest::keyClicks(find, QStringLiteral("reflection line"));
    QCOMPARE(palette->found().front(), row("reflect"));
    QVERIFY(!lists("midpoint"));
    QTest::keyClick(find, Qt::Key_Return);
    QCOMPARE(bench.window.findChild<Canvas*>()->tool(), std::optional(row("reflect")));
    QVERIFY(find->text().isEmpty() && palette->found().empty());
    // By the word of the text language, by what a tool asks for, by what it makes.
    QTest::keyClicks(find, QStringLiteral("tline"));
    QCOMPARE(palette->found().front(), row("on_tline"));
    find->clear();
    QTest::keyClicks(find, QStringLiteral("drop from"));
    QVERIFY(lists("foot"));
    find->clear();
    QTest::keyClicks(find, QStringLiteral("no such tool"));
    QVERIFY(palette->found().empty());
    QTest::keyClick(find, Qt::Key_Escape);
    QVERIFY(find->text().isEmpty());
}

void ShellTest::the_palette_is_walked_with_arrows() {
    Bench bench;
    QVERIFY(bench.ready());
    auto* palette = bench.window.findChild<ToolPalette*>();
    auto* find = palette->findChild<QLineEdit*>();
    palette->find();
    QTRY_VERIFY(find->hasFocus());
    QTest::keyClick(find, Qt::Key_Down);
    QWidget* first = QApplication::focusWidget();
    QCOMPARE(first->accessibleName(), QStringLiteral("Move and select"));
    QTest::keyClick(first, Qt::Key_Right);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QWidget* below = QApplication::focusWidget();
    QVERIFY(below != first && palette->isAncestorOf(below));
    QTest::keyClick(below, Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), first);
    QTest::keyClick(first, Qt::Key_Up);
    QVERIFY(find->hasFocus());
    QTest::keyClicks(find, QStringLiteral("midpoint"));
    QTest::keyClick(find, Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(bench.window.findChild<Canvas*>()->tool(), scene::construction_by_name("midpoint"));
}

void ShellTest::groups_fold_and_stay_folded() {
    const auto lines = [](const Bench& bench) -> FoldHeading* {
        for (auto* heading : bench.window.findChildren<FoldHeading*>())
            if (heading->text() == QStringLiteral("Lines")) return heading;
        return nullptr;
    };
    const auto foot = *scene::construction_by_name("foot");
    {
        Bench bench;
        QWidget* button = bench.window.findChild<ToolPalette*>()->button(foot);
        QVERIFY(button->isVisible());
        QTest::mouseClick(lines(bench), Qt::LeftButton);
        QVERIFY(!button->isVisible());
    }
    Bench bench;
    QVERIFY(!lines(bench)->isChecked());
    auto* palette = bench.window.findChild<ToolPalette*>();
    QVERIFY2(palette->button(foot)->isVisible(), "who asks for a button gets to see it");
}

void ShellTest::what_was_used_stands_at_hand_and_nothing_else_moves() {
    Bench bench;
    auto* palette = bench.window.findChild<ToolPalette*>();
    const auto before = palette->at_hand();
    const auto row = [](const char* name) { return *scene::construction_by_name(name); };
    QTest::mouseClick(palette->button(row("foot")), Qt::LeftButton);
    QVERIFY2(palette->at_hand() == before, "it was there");
    QTest::mouseClick(palette->button(row("incenter")), Qt::LeftButton);
    const auto after = palette->at_hand();
    QCOMPARE(std::ranges::count(after, row("incenter")), 1);
    QCOMPARE(std::ranges::count(after, row("foot")), 1);
    std::size_t moved = 0;
    for (std::size_t i = 0; i < before.size(); ++i) moved += before[i] != after[i] ? 1 : 0;
    QCOMPARE(moved, std::size_t{1});
    Bench again;
    QVERIFY(again.window.findChild<ToolPalette*>()->at_hand() == after);
}

void ShellTest::workspaces_are_remembered() {
    {
        Bench bench;
        QVERIFY(bench.ready());
        QVERIFY(bench.dock("tools")->isVisible() && bench.dock("facts")->isVisible());
        QVERIFY(!bench.dock("graph")->isVisible());
        QTest::keyClick(&bench.window, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(bench.dock("paths")->isVisible() && bench.dock("graph")->isVisible());
        QVERIFY(!bench.dock("tools")->isVisible());
        bench.dock("solution")->hide();
        QTest::keyClick(&bench.window, Qt::Key_3, Qt::ControlModifier);
        QVERIFY(bench.dock("library")->isVisible());
        QTest::keyClick(&bench.window, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(!bench.dock("solution")->isVisible());
        bench.window.close();
        QTRY_VERIFY(!bench.window.isVisible());
    }
    Bench bench;
    QCOMPARE(bench.window.workspace(), Workspace::reason);
    QVERIFY(bench.dock("graph")->isVisible() && !bench.dock("solution")->isVisible());
}

void ShellTest::the_layout_can_be_reset() {
    Bench bench;
    bench.dock("tools")->hide();
    bench.dock("actions")->setFloating(true);
    bench.window.reset_layout();
    QVERIFY(bench.dock("tools")->isVisible());
    QVERIFY(!bench.dock("actions")->isFloating());
}

void ShellTest::a_clause_becomes_an_edit() {
    Bench bench;
    QVERIFY(bench.ready());
    bench.type("a b c = triangle a b c");
    bench.type("d = foot d a b c");
    QCOMPARE(bench.session.scene().point_count(), 4u);
    QCOMPARE(bench.session.undo_stack().undoText(), QStringLiteral("foot D"));
    QVERIFY(bench.line()->text().isEmpty());
    QTest::keyClick(bench.line(), Qt::Key_Up);
    QCOMPARE(bench.line()->text(), QStringLiteral("d = foot d a b c"));
}

void ShellTest::a_goal_is_typed() {
    Bench bench;
    QVERIFY(bench.ready());
    bench.type("a b c = triangle a b c; d = foot d a b c");
    bench.type("? perp a d b c");
    QCOMPARE(bench.session.document().goals.size(), 1u);
    QCOMPARE(bench.session.current_goal(), std::optional<std::size_t>(0));
}

void ShellTest::a_wrong_line_is_marked_and_changes_nothing() {
    Bench bench;
    QVERIFY(bench.ready());
    bench.type("a b c = triangle a b c");
    bench.type("d = foot d a b q");
    const auto* bar = bench.window.findChild<CommandBar*>();
    QVERIFY(bar->has_error());
    QVERIFY2(bar->message().contains("16"), qPrintable(bar->message()));
    QCOMPARE(bench.line()->cursorPosition(), 15);
    QCOMPARE(bench.session.scene().point_count(), 3u);
    QCOMPARE(bench.line()->text(), QStringLiteral("d = foot d a b q"));
    const QColor mark = mix(colours().surface, colours().error, 0.14);
    const auto marked = [&] {
        const QImage image = bench.line()->grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == mark) return true;
        return false;
    };
    QVERIFY(marked());
    QTest::keyClick(bench.line(), Qt::Key_Delete);
    QVERIFY(!bar->has_error());
    QVERIFY2(!marked(), "the mark goes with what was wrong");
    bench.line()->clear();
    QTest::keyClicks(bench.line(), QStringLiteral("d = foot d a b c"));
    QVERIFY(!marked());
}

void ShellTest::names_are_completed() {
    QCOMPARE(completion_at("d = midp", 8).words, QStringList{"midpoint"});
    QCOMPARE(completion_at("d = on_c", 8).words, (QStringList{"on_circle", "on_circum"}));
    QCOMPARE(completion_at("d = on_c", 8).common, QStringLiteral("on_circ"));
    QCOMPARE(completion_at("? cycl", 6).words, QStringList{"cyclic"});
    QVERIFY(completion_at("d = foot d a", 12).words.isEmpty());
    QVERIFY(slots_at("d = foot d", 10)->contains("foot of the perpendicular"));
    QVERIFY(!slots_at("d", 1));
    Bench bench;
    QVERIFY(bench.ready());
    bench.line()->setFocus();
    QTest::keyClicks(bench.line(), QStringLiteral("d = mi"));
    const QString message = bench.window.findChild<CommandBar*>()->message();
    QVERIFY2(message.contains(QStringLiteral("midpoint   mirror")), qPrintable(message));
    QTest::keyClicks(bench.line(), QStringLiteral("dp"));
    QTest::keyClick(bench.line(), Qt::Key_Tab);
    QCOMPARE(bench.line()->text(), QStringLiteral("d = midpoint "));
}

void ShellTest::the_scene_stands_below_as_text() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c"));
    QCOMPARE(bench.window.findChild<CommandBar*>()->message(), bench.session.text());
    QVERIFY(bench.session.text().contains("d = foot d a b c"));
}

void ShellTest::the_guide_ticks_what_is_there() {
    Bench bench;
    bench.window.start_guide();
    auto* guide = bench.window.findChild<Guide*>();
    QVERIFY(guide->isVisible());
    QCOMPARE(guide->current(), 0);
    QVERIFY(bench.read("a b c = triangle a b c"));
    QCOMPARE(guide->current(), 1);
    QVERIFY(bench.read("e = foot e b a c"));
    QCOMPARE(guide->current(), 2);
    QVERIFY(bench.read("f = foot f c a b"));
    QCOMPARE(guide->current(), 3);
    bench.session.undo_stack().undo();
    QCoreApplication::processEvents();
    QCOMPARE(guide->current(), 2);
    bench.session.undo_stack().redo();
    QVERIFY(bench.read("h = intersection_ll h b e c f"));
    QCOMPARE(guide->current(), 4);
    QVERIFY(bench.read("? perp a h b c"));
    QCOMPARE(guide->current(), 5);
    QVERIFY(test::settled(bench.session));
    bench.session.select(Selection::of(StepRef{0, 0}));
    QCoreApplication::processEvents();
    QCOMPARE(guide->current(), 6);
    QVERIFY(bench.window.open_library(room_.path(QStringLiteral("guide.porism"))));
    bench.window.set_workspace(Workspace::reason);
    for (QPushButton* button : guide->findChildren<QPushButton*>())
        if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(guide->current(), Guide::step_count);
    QCOMPARE(bench.session.library().rows()->size(), 1u);
}

void ShellTest::a_crash_is_offered_for_keeping() {
    Bench bench;
    Session other(at_once());
    QVERIFY(other.read_text("a b c = triangle a b c; d = foot d a b c", true));
    const Recovered left{room_.path(QStringLiteral("side.json")), {}, QDateTime::currentDateTime(), other.document()};
    bench.window.offer({left});
    QPushButton* keep = bench.offered(QStringLiteral("Keep"));
    QVERIFY(keep && bench.offered(QStringLiteral("Discard")));
    QCOMPARE(bench.session.scene().point_count(), 0u);
    QTest::mouseClick(keep, Qt::LeftButton);
    QCOMPARE(bench.session.scene().point_count(), 4u);
    QVERIFY(bench.session.modified());
}

void ShellTest::a_crash_can_be_discarded() {
    Bench bench;
    QFile side(room_.path(QStringLiteral("side.json")));
    QVERIFY(side.open(QIODevice::WriteOnly));
    side.close();
    bench.window.offer({{side.fileName(), {}, QDateTime::currentDateTime(), {}}});
    QTest::mouseClick(bench.offered(QStringLiteral("Discard")), Qt::LeftButton);
    QVERIFY(!side.exists());
    QVERIFY(!bench.offered(QStringLiteral("Keep")));
    QCOMPARE(bench.session.scene().point_count(), 0u);
}

void ShellTest::a_document_is_saved_and_opened_again() {
    const QString path = room_.path(QStringLiteral("altitude.json"));
    {
        Bench bench;
        QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c"));
        QTRY_VERIFY(bench.window.isWindowModified());
        bench.trigger("Save");
        QVERIFY(bench.answer(path));
        QTRY_VERIFY(!bench.window.isWindowModified());
        QVERIFY(bench.window.windowTitle().contains("altitude"));
    }
    Bench bench;
    QVERIFY(bench.window.open_file(path));
    QCOMPARE(bench.session.scene().point_count(), 4u);
    QVERIFY(!bench.session.modified());
}

void ShellTest::leaving_asks_when_something_would_be_lost() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c"));
    bench.window.close();
    auto* box = bench.window.findChild<QMessageBox*>(QStringLiteral("leave"));
    QVERIFY(box && bench.window.isVisible());
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(bench.window.isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    bench.window.close();
    box = bench.window.findChild<QMessageBox*>(QStringLiteral("leave"));
    QVERIFY(box);
    QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!bench.window.isVisible());
}

void ShellTest::leaving_an_empty_sheet_asks_nothing() {
    Bench bench;
    bench.window.close();
    QTRY_VERIFY(!bench.window.isVisible());
}

void ShellTest::a_bad_file_is_told_with_its_place() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c"));
    QVERIFY(
        !bench.window.open_file(porism::test::in_source_tree("resources/examples/broken/unknown_construction.txt")));
    QCOMPARE(bench.session.scene().point_count(), 3u);
    bool told = false;
    for (const Notice* notice : bench.window.findChildren<Notice*>())
        told = told || (notice->isVisible() && notice->text().contains("unknown_construction.txt:3:"));
    QVERIFY(told);
}

void ShellTest::a_library_that_cannot_be_opened_stays_told() {
    Bench bench;
    QVERIFY(!bench.window.open_library(QStringLiteral("/proc/nothing/there.porism")));
    QVERIFY(bench.window.open_file(porism::test::in_source_tree("resources/examples/orthocentre.txt")));
    QCoreApplication::processEvents();
    const auto told = [&] {
        for (const Notice* notice : bench.window.findChildren<Notice*>())
            if (notice->isVisible() && notice->look() == Notice::Look::error &&
                notice->text().contains("/proc/nothing"))
                return true;
        return false;
    };
    QTRY_VERIFY(told());
    const auto problems = bench.session.problems();
    QVERIFY(std::ranges::any_of(problems, [](const Problem& p) { return p.cause.contains("/proc/nothing"); }));
    QVERIFY(bench.window.open_library(room_.path(QStringLiteral("good.porism"))));
    QTRY_VERIFY(!told());
    QVERIFY(!bench.session.library().trouble());
}

void ShellTest::a_file_with_several_problems_offers_the_others() {
    Bench bench;
    QVERIFY(bench.ready());
    const QString path = porism::test::in_source_tree("resources/examples/problems.txt");
    const QStringList names = Session::problems_in(path);
    QVERIFY(names.size() > 40);
    QVERIFY(bench.window.open_file(path));
    QCOMPARE(QString::fromStdString(bench.session.document().title), names.first());
    auto* another = bench.offered(QStringLiteral("Choose another…"));
    QVERIFY(another);
    const QString told = bench.told_beside(another->text());
    QVERIFY2(told.contains(QStringLiteral("1 of %1").arg(names.size())), qPrintable(told));
    QVERIFY(porism::test::settled(bench.session));
    QVERIFY2(bench.offered(QStringLiteral("Choose another…")), "no other message takes its place");
    QTest::mouseClick(another, Qt::LeftButton);
    auto* search = bench.window.findChild<ActionSearch*>();
    QVERIFY(search && search->isVisible());
    auto* find = search->findChild<QLineEdit*>();
    QTest::keyClicks(find, names[5]);
    QTest::keyClick(find, Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(bench.session.document().title), names[5]);
    QVERIFY(bench.session.open_document(porism::test::in_source_tree("resources/examples/orthocentre.txt")));
    QTRY_VERIFY2(!bench.offered(QStringLiteral("Choose another…")), "the samples of another file open one so");
    QVERIFY(bench.window.open_file(path));
    QVERIFY(bench.window.open_file(porism::test::in_source_tree("resources/examples/orthocentre.txt")));
    QVERIFY(!bench.offered(QStringLiteral("Choose another…")));
}

void ShellTest::what_a_deletion_took_is_told() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c; m = midpoint m a d ? perp a d b c"));
    bench.session.select(Selection::of(*bench.session.scene().find("d")));
    auto* canvas = bench.window.findChild<Canvas*>();
    QTest::keyClick(canvas, Qt::Key_Delete);
    QCOMPARE(bench.session.scene().actions().size(), 1u);
    QTRY_VERIFY(bench.offered(QStringLiteral("Undo")));
    const QString told = bench.told_beside(QStringLiteral("Undo"));
    QVERIFY2(told.contains("D, M") && told.contains("AD ⊥ BC"), qPrintable(told));
    QTest::mouseClick(bench.offered(QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(bench.session.scene().actions().size(), 3u);
    QCOMPARE(bench.session.document().goals.size(), 1u);
    // Its button undoes the deletion and nothing else: it goes when the document changes in another way.
    porism::test::turn();
    bench.session.select(Selection::of(*bench.session.scene().find("d")));
    QTest::keyClick(canvas, Qt::Key_Delete);
    QTRY_VERIFY(bench.offered(QStringLiteral("Undo")));
    bench.session.undo_stack().undo();
    QTRY_VERIFY(!bench.offered(QStringLiteral("Undo")));
    QCOMPARE(bench.session.scene().actions().size(), 3u);
}

void ShellTest::escape_leaves_the_tool_from_every_panel() {
    Bench bench;
    QVERIFY(bench.ready());
    QVERIFY(porism::test::closed(bench.session));
    auto* canvas = bench.window.findChild<Canvas*>();
    auto* tree = bench.dock("facts")->findChild<QTreeView*>();
    canvas->set_tool(scene::construction_by_name("midpoint"));
    tree->setFocus();
    QTRY_VERIFY(tree->hasFocus());
    QTest::keyClick(tree, Qt::Key_Escape);
    QVERIFY(!canvas->tool());
    canvas->set_tool(scene::construction_by_name("midpoint"));
    bench.line()->setFocus();
    QTRY_VERIFY(bench.line()->hasFocus());
    QTest::keyClicks(bench.line(), QStringLiteral("d = "));
    QTest::keyClick(bench.line(), Qt::Key_Escape);
    QVERIFY2(canvas->tool(), "the first Esc leaves the command line");
    QVERIFY(bench.line()->text().isEmpty());
}

void ShellTest::leaving_build_puts_the_tool_down() {
    Bench bench;
    auto* canvas = bench.window.findChild<Canvas*>();
    canvas->set_tool(scene::construction_by_name("midpoint"));
    bench.window.set_workspace(Workspace::reason);
    QVERIFY(!canvas->tool());
}

void ShellTest::more_panels_do_not_make_the_window_grow() {
    Bench bench;
    bench.window.resize(1280, 760);
    QVERIFY(porism::test::closed(bench.session,
                                 porism::test::orthocentre + QStringLiteral("; cyclic b c e f; perp b e a c")));
    for (const auto workspace : {Workspace::reason, Workspace::curate, Workspace::build, Workspace::reason}) {
        bench.window.set_workspace(workspace);
        for (const char* name : {"facts", "problems", "actions"}) bench.dock(name)->show();
        QTest::qWait(20);
        QTRY_COMPARE(bench.window.size(), QSize(1280, 760));
    }
    bench.window.reset_layout();
    QTest::qWait(20);
    QTRY_COMPARE(bench.window.size(), QSize(1280, 760).boundedTo(bench.window.screen()->availableSize()));
}

void ShellTest::a_message_leaves_the_figure_in_sight() {
    Bench bench;
    bench.window.resize(1000, 700);
    QVERIFY(bench.window.open_file(porism::test::in_source_tree("resources/examples/orthocentre.txt")));
    QVERIFY(porism::test::settled(bench.session));
    auto* canvas = bench.window.findChild<Canvas*>();
    const auto whole = [&] {
        for (std::size_t i = 0; i < bench.session.scene().point_count(); ++i)
            if (!canvas->rect().contains(canvas->place_of(PointId(i)).toPoint())) return false;
        return true;
    };
    QTRY_VERIFY(whole());
    for (int lines = 1; lines < 6; ++lines) {
        for (Notice* notice : bench.window.findChildren<Notice*>())
            notice->tell(QString(lines, QLatin1Char('\n')) + QStringLiteral("told"));
        QTRY_VERIFY(whole());
    }
}

void ShellTest::the_page_of_a_rule_comes_in_beside_the_figure() {
    Bench bench;
    bench.window.resize(1280, 760);
    for (const auto workspace : {Workspace::reason, Workspace::build, Workspace::curate}) {
        bench.window.set_workspace(workspace);
        bench.dock("rule")->hide();
        bench.session.show_rule(std::string("thales"));
        QTRY_VERIFY(bench.dock("rule")->isVisible());
        QTRY_VERIFY(bench.window.findChild<RulePanel*>()->text().contains(QStringLiteral("Thales")));
        QTRY_VERIFY2(!bench.dock("rule")->visibleRegion().isEmpty(), "not behind another tab");
        const auto* canvas = bench.window.findChild<Canvas*>();
        QVERIFY(canvas->isVisible() && canvas->width() > 200);
        QTRY_COMPARE(bench.window.size(), QSize(1280, 760));
    }
}

void ShellTest::the_bar_fits_a_small_window_and_keeps_its_middle() {
    Bench bench;
    QVERIFY(bench.ready());
    const auto* segments = bench.window.findChild<Segments*>();
    const auto* bar = bench.window.findChild<QToolBar*>();
    QToolButton* guide = nullptr;
    for (auto* button : bar->findChildren<QToolButton*>())
        if (button->text() == QStringLiteral("Guide")) guide = button;
    QVERIFY(guide);
    for (const int width : {1000, 1280}) {
        bench.window.resize(width, 700);
        QTRY_COMPARE(bar->width(), width);
        const auto middle = [&] { return segments->mapTo(bar, segments->rect().center()).x(); };
        QTRY_VERIFY2(std::abs(middle() - width / 2) < 12, qPrintable(QString::number(middle())));
        QVERIFY(guide->isVisible() && bar->rect().contains(QRect(guide->mapTo(bar, QPoint()), guide->size())));
        const QPoint before = segments->mapTo(bar, QPoint());
        QVERIFY(bench.read("a b c = triangle a b c"));
        QCOMPARE(segments->mapTo(bar, QPoint()), before);
        bench.session.new_document();
    }
}

void ShellTest::every_workspace_fits_a_small_window() {
    Bench bench;
    QVERIFY(bench.ready());
    bench.window.resize(1000, 700);
    QVERIFY(bench.read("a b c = triangle a b c; d = midpoint d a b; e = midpoint e b c ? para d e a c"));
    QVERIFY(porism::test::settled(bench.session));
    for (const Workspace workspace : {Workspace::curate, Workspace::build, Workspace::reason, Workspace::curate}) {
        bench.window.set_workspace(workspace);
        QTest::qWait(20);
        QCOMPARE(bench.window.size(), QSize(1000, 700));
        for (const auto* scroll : bench.window.findChildren<DockScroll*>())
            QVERIFY2(!scroll->isVisible() || scroll->widget()->width() <= scroll->width(),
                     qPrintable(QStringLiteral("%1: %2 wide, needs %3")
                                    .arg(scroll->parentWidget()->windowTitle())
                                    .arg(scroll->width())
                                    .arg(scroll->widget()->minimumSizeHint().width())));
    }
}

void ShellTest::among_tabs_the_name_stands_once() {
    Bench bench;
    bench.window.set_workspace(Workspace::reason);
    QTRY_COMPARE(bench.dock("paths")->titleBarWidget()->height(), 0);
    QVERIFY(bench.dock("graph")->titleBarWidget()->height() > 0);
    bench.dock("facts")->hide();
    QTRY_VERIFY(bench.dock("paths")->titleBarWidget()->height() > 0);
}

void ShellTest::the_guide_is_a_strip_where_one_reads() {
    Bench bench;
    QVERIFY(bench.ready());
    bench.window.start_guide();
    QVERIFY(porism::test::closed(bench.session));
    const auto* guide = bench.window.findChild<Guide*>();
    const auto* canvas = bench.window.findChild<Canvas*>();
    QTRY_VERIFY(guide->geometry().left() > canvas->parentWidget()->geometry().left());
    bench.window.set_workspace(Workspace::reason);
    QTRY_VERIFY(guide->geometry().bottom() < canvas->parentWidget()->geometry().top());
    QTRY_VERIFY2(guide->height() < 100, qPrintable(QString::number(guide->height())));
    QVERIFY2(canvas->width() > 400, qPrintable(QString::number(canvas->width())));
    QVERIFY(!bench.offered(QStringLiteral("Read the path")));
    const auto said = [&](const QString& text) {
        return std::ranges::any_of(guide->findChildren<QPushButton*>(), [&](const QPushButton* button) {
            return button->isVisible() && button->text() == text;
        });
    };
    QVERIFY(!said(QStringLiteral("Go to Reason")));
    QVERIFY(said(QStringLiteral("Next step")));
}

void ShellTest::problems_come_in_by_themselves_in_reason() {
    Bench bench;
    bench.window.set_workspace(Workspace::reason);
    QVERIFY(!bench.dock("problems")->isVisible());
    bench.session.report(Error{ErrorKind::bad_input, "test", "something is wrong", "", std::nullopt});
    QTRY_VERIFY(bench.dock("problems")->isVisible());
    bench.session.clear_reports();
    QTRY_VERIFY(!bench.dock("problems")->isVisible());
}

void ShellTest::actions_are_found_by_their_names() {
    Bench bench;
    QVERIFY(bench.ready());
    QTest::keyClick(&bench.window, Qt::Key_K, Qt::ControlModifier);
    auto* search = bench.window.findChild<ActionSearch*>();
    QVERIFY(search && search->isVisible());
    auto* find = search->findChild<QLineEdit*>();
    QTest::keyClicks(find, QStringLiteral("mid"));
    QTest::keyClick(find, Qt::Key_Return);
    QCOMPARE(bench.window.findChild<Canvas*>()->tool(), scene::construction_by_name("midpoint"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!bench.window.findChild<ActionSearch*>());
}

void ShellTest::a_file_is_named_after_what_it_shows() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c ? perp a d b c"));
    bench.trigger("Save as");
    auto* dialog = bench.window.findChild<QFileDialog*>();
    QVERIFY(dialog);
    const QStringList chosen = dialog->selectedFiles();
    QCOMPARE(QFileInfo(chosen.value(0)).fileName(), QStringLiteral("AD-BC.json"));
    dialog->reject();
}

void ShellTest::what_a_crash_left_can_be_compared() {
    Bench bench;
    Session other(at_once());
    QVERIFY(other.read_text("a b c = triangle a b c; d = foot d a b c", true));
    const QString saved = room_.path(QStringLiteral("saved.json"));
    QVERIFY(other.save_document(saved));
    QVERIFY(other.read_text("m = midpoint m a d ? perp a d b c", true));
    bench.window.offer(
        {{room_.path(QStringLiteral("side.json")), saved, QDateTime::currentDateTime(), other.document()}});
    QTest::mouseClick(bench.offered(QStringLiteral("Compare")), Qt::LeftButton);
    const auto* compare = bench.window.findChild<RecoveryCompare*>();
    QVERIFY(compare && compare->isVisible());
    const auto lists = compare->findChildren<QListWidget*>();
    QCOMPARE(lists.size(), 2);
    QCOMPARE(lists[0]->count() + lists[1]->count(), 2 + 4);
    QVERIFY2(bench.offered(QStringLiteral("Keep")), "to look is not to decide");
}

void ShellTest::themes_change_and_are_remembered() {
    Bench bench;
    bench.window.set_theme(ThemeName::dark);
    QVERIFY(colours().dark);
    QVERIFY(bench.window.palette().color(QPalette::Window).lightnessF() < 0.3);
    QCOMPARE(QSettings().value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
    bench.window.set_theme(ThemeName::light);
    QVERIFY(!colours().dark);
}

void ShellTest::the_window_draws_at_every_scale() {
    Bench bench;
    QVERIFY(bench.read("a b c = triangle a b c; d = foot d a b c"));
    for (const auto workspace : {Workspace::build, Workspace::reason, Workspace::curate}) {
        bench.window.set_workspace(workspace);
        QPixmap twice(bench.window.size() * 2);
        twice.setDevicePixelRatio(2);
        bench.window.render(&twice);
        QImage image = twice.toImage();
        QVERIFY(image.pixelColor(image.width() / 2, image.height() / 2).isValid());
        QVERIFY(image.pixelColor(4, image.height() - 4) == bench.window.palette().color(QPalette::Window));
    }
}

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
