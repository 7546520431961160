// What a file tells besides its scene, in the session: verified as the file is, kept over edits, undo, saving.
#include "proof/rules/rule_profile.h"
#include "support/studio.h"
#include "ui/commands/commands.h"
#include "ui/session/inspection.h"
#include "ui/session/library.h"
#include "ui/session/samples.h"
#include "workflow/told.h"
#include "workflow/verify/verification.h"

#include <QtGui/QUndoStack>
#include <algorithm>

using namespace porism;
using namespace porism::ui;

namespace {

using problem::Outcome;

/// A right triangle with legs 3 and 4 whose hypotenuse is asked for, and M on it.
QByteArray envelope(const QByteArray& answer, const QByteArray& claim) {
    return R"({"problem": "", "givens": [], "goal": "Find BC", "answer": ")" + answer +
           R"(", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]},
        {"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]},
        {"op": "AddPoint", "type": "Free", "args": ["M"]},
        {"op": "AddEdge", "type": "Midpoint", "args": ["M", "BC"]}], "solver_actions": [
        {"op": "AddEdge", "type": "ExprConstraint", "args": [)" +
           claim + "]}]}";
}
const QByteArray wrong_answer = envelope("6", R"("BM", "=", "2.5")");
const QByteArray good_answer = envelope("5", R"("BM", "=", "2.5")");
const QByteArray false_claim = envelope("5", R"("AM", "=", "BM + 1")");
const QByteArray false_step =
    "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
    "<numerical_check> ncoll a b c [002] ; </numerical_check>\n"
    "<proof> cong a b c b [003] r64 [000] [001] [002] ; perp a c b d [004] a01 [003] ; </proof>";
const QByteArray good = "good\na b c = triangle a b c; e = foot e b a c; f = foot f c a b; "
                        "h = on_line h b e, on_line h c f ? perp a h b c\n";
const QByteArray open_branch =
    "two\na b c = triangle a b c; d e = square a b d e; f g = square a c f g ? cong b g c e\n";

struct Desk {
    QTemporaryDir folder;
    Session session{test::at_once()};

    Desk() { session.inspection().set_watched(true); }
    QString put(const QByteArray& text) const {
        QString path = folder.filePath(QStringLiteral("file"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        return path;
    }
    bool open(const QByteArray& text) { return session.open_document(put(text)).has_value() && verified(); }
    /// Everything was found of the present version.
    bool verified() {
        const Inspection& now = session.inspection();
        return QTest::qWaitFor([&] { return now.inspected() && !now.outdated() && !now.checking(); }, 60000);
    }
    const Inspected& found() { return *session.inspection().inspected(); }
    Outcome outcome() { return found().verdict.outcome; }
    std::vector<std::string> open_checks() {
        std::vector<std::string> out;
        for (const problem::Check& check : found().verdict.checks)
            if (check.name == "told_held") out.push_back(check.message);
        return out;
    }
    bool has(const char* check) { return std::ranges::count(found().verdict.checks, check, &problem::Check::name) > 0; }
};

/// What `porism verify` makes of the same file.
problem::Verdict of_file(const QString& path) {
    const auto loaded = workflow::load(path.toStdString());
    return *workflow::verify(workflow::as_told(loaded->problems.front()));
}

std::vector<std::string> lines_of(const problem::Verdict& verdict) {
    std::vector<std::string> out;
    for (const problem::Check& check : verdict.checks)
        out.push_back(std::to_string(static_cast<int>(check.state)) + ' ' + check.name + ' ' + check.message);
    return out;
}

} // namespace

class ToldTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void an_opened_file_is_verified_as_on_the_command_line() {
        for (const QByteArray& text : {wrong_answer, false_claim, false_step, good, open_branch}) {
            Desk desk;
            QVERIFY(desk.open(text));
            const auto expected = of_file(desk.put(text));
            QCOMPARE(lines_of(desk.found().verdict), lines_of(expected));
            QCOMPARE(desk.outcome() == Outcome::accepted, text == good);
        }
    }

    void the_status_is_no_better_than_the_verdict() {
        Desk desk;
        QVERIFY(desk.open(wrong_answer));
        QVERIFY(test::settled(desk.session));
        QCOMPARE(desk.session.status().state, State::rejected);
        QVERIFY2(desk.session.status().phase.contains(QStringLiteral("6")), qPrintable(desk.session.status().phase));
        QVERIFY(desk.open(good));
        QVERIFY(test::settled(desk.session));
        QCOMPARE(desk.session.status().state, State::accepted);
    }

    void the_status_is_the_verdict_where_the_goal_is_open() {
        Desk desk;
        desk.session.set_rule_profile(*proof::ready_rule_profile("circles"));
        QVERIFY(desk.open(wrong_answer));
        QVERIFY(test::settled(desk.session));
        QVERIFY2(!desk.session.current_result() || !desk.session.current_result()->solved(), "these rules are too few");
        QCOMPARE(desk.session.status().state, State::rejected);
        QVERIFY(desk.open(good_answer));
        QVERIFY(test::settled(desk.session));
        QCOMPARE(desk.session.status().state, State::undecided);
        desk.session.set_rule_profile({});
        QVERIFY(test::settled(desk.session));
        QCOMPARE(desk.session.status().state, State::accepted);
    }

    void the_status_is_the_verdict_where_nothing_is_asked() {
        Desk desk;
        const auto asking_nothing = [](QByteArray text) { return text.replace("Find BC", ""); };
        QVERIFY(desk.open(asking_nothing(false_claim)));
        QVERIFY(test::settled(desk.session));
        QCOMPARE(desk.outcome(), Outcome::rejected);
        QCOMPARE(desk.session.status().state, State::rejected);
    }

    void its_mends_and_smallest_part_are_there() {
        Desk desk;
        QVERIFY(desk.open(wrong_answer));
        QCOMPARE(desk.found().mends->size(), 1U);
        QVERIFY2(desk.found().mends->front().text.contains(QStringLiteral("5")),
                 qPrintable(desk.found().mends->front().text));
        QVERIFY(desk.open(false_claim));
        QVERIFY(desk.found().mends->empty());
        QVERIFY(desk.found().open_beside_scene);
        QVERIFY(desk.found().smallest->has_value());
        QVERIFY(!(*desk.found().smallest)->besides.isEmpty());
    }

    void a_mended_answer_is_undone_and_saved() {
        Desk desk;
        QVERIFY(desk.open(wrong_answer));
        QVERIFY(desk.session.inspection().apply(0));
        QVERIFY(desk.verified());
        QVERIFY(desk.outcome() != Outcome::rejected);
        QVERIFY(desk.has("answer_holds"));
        const QString saved = desk.folder.filePath(QStringLiteral("saved.json"));
        QVERIFY(desk.session.save_document(saved));
        desk.session.undo_stack().undo();
        QVERIFY(desk.verified());
        QCOMPARE(desk.outcome(), Outcome::rejected);
        QVERIFY(desk.session.open_document(saved));
        QVERIFY(desk.verified());
        QVERIFY(desk.outcome() != Outcome::rejected);
    }

    void a_claim_goes_on_in_the_edited_scene_and_is_named_when_its_point_is_gone() {
        Desk desk;
        QVERIFY(desk.open(false_claim));
        QVERIFY(desk.session.read_text(QStringLiteral("n = midpoint n a b"), true));
        QVERIFY(desk.verified());
        QCOMPARE(desk.outcome(), Outcome::rejected);
        QVERIFY(desk.open_checks().empty());
        const scene::Scene& scene = desk.session.scene();
        QVERIFY(delete_action(desk.session, scene.action_of(*scene.find("m"))));
        QVERIFY(desk.verified());
        QCOMPARE(desk.open_checks().size(), 1U);
        QVERIFY2(desk.open_checks().front().find("what is gone (m)") != std::string::npos,
                 desk.open_checks().front().c_str());
        QVERIFY(desk.outcome() != Outcome::accepted);
        desk.session.undo_stack().undo();
        QVERIFY(desk.verified());
        QVERIFY(desk.open_checks().empty());
        QCOMPARE(desk.outcome(), Outcome::rejected);
    }

    void what_was_told_is_saved_with_the_document() {
        Desk desk;
        QVERIFY(desk.open(false_step));
        const auto before = lines_of(desk.found().verdict);
        const QString saved = desk.folder.filePath(QStringLiteral("saved.json"));
        QVERIFY(desk.session.save_document(saved));
        QVERIFY(desk.session.open_document(saved));
        QVERIFY(desk.verified());
        QCOMPARE(lines_of(desk.found().verdict), before);
        QCOMPARE(lines_of(of_file(saved)), before);
    }

    void a_drag_and_a_label_leave_the_problem_of_the_file() {
        Desk desk;
        QVERIFY(desk.open(open_branch));
        QVERIFY(desk.has("branch_complete"));
        QVERIFY(nudge_point(desk.session, test::point(desk.session, "a"), 0.01, 0.02));
        QVERIFY(move_label(desk.session, test::point(desk.session, "a"), {1, 1}));
        QVERIFY(desk.verified());
        QVERIFY(desk.has("branch_complete"));
        QCOMPARE(desk.outcome(), Outcome::rejected);
    }

    void a_branch_that_a_mend_writes_is_meant() {
        Desk desk;
        QVERIFY(desk.open(open_branch));
        QVERIFY(!desk.found().mends->empty());
        QVERIFY(desk.session.inspection().apply(0));
        QVERIFY(desk.verified());
        QCOMPARE(desk.outcome(), Outcome::accepted);
    }

    void what_is_told_is_left_out_when_asked() {
        Desk desk;
        QVERIFY(desk.open(false_claim));
        QVERIFY(leave_out_told(desk.session));
        QVERIFY(desk.verified());
        QVERIFY(!desk.has("claim_holds"));
        QVERIFY(desk.outcome() != Outcome::rejected);
        desk.session.undo_stack().undo();
        QVERIFY(desk.verified());
        QCOMPARE(desk.outcome(), Outcome::rejected);
    }

    void a_library_keeps_it() {
        Desk desk;
        QVERIFY(desk.session.library().open(desk.folder.filePath(QStringLiteral("l.porism"))));
        QVERIFY(desk.open(false_claim));
        QVERIFY(test::settled(desk.session));
        const Kept kept = test::keep(desk.session, QStringLiteral("told"));
        QVERIFY2(kept.id.has_value(), kept.id ? "" : kept.id.error().what.c_str());
        QCOMPARE(desk.session.library().rows()->front().verdict, QStringLiteral("rejected"));
        auto document = desk.session.library().load(*kept.id);
        QVERIFY(document);
        desk.session.open_value(*std::move(document));
        QVERIFY(desk.verified());
        QCOMPARE(desk.outcome(), Outcome::rejected);
        QVERIFY(desk.has("claim_holds"));
    }

    void a_broken_told_text_is_a_check_and_no_end() {
        Desk desk;
        document::Document document;
        QVERIFY(desk.open(good));
        document = desk.session.document();
        document.told = document::Told("verigeo", "{\"actions\":[[[[");
        desk.session.open_value(document);
        QVERIFY(desk.verified());
        QCOMPARE(desk.open_checks().size(), 1U);
        QCOMPARE(desk.outcome(), Outcome::undecided);
    }
};

QTEST_MAIN(ToldTest)
#include "told_test.moc"
