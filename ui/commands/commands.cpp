#include "ui/commands/commands.h"

#include "scene/catalogue.h"
#include "ui/session/carry.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <fmt/format.h>

namespace porism::ui {

namespace {

bool uses_any(const scene::Action& action, const std::vector<PointId>& points) {
    return std::ranges::any_of(scene::inputs_of(action),
                               [&](PointId p) { return std::ranges::find(points, p) != points.end(); });
}

// What a command of an action is called by: its points, or what it states.
QString action_name(const scene::Scene& scene, std::size_t action, const std::vector<PointId>& points) {
    return points.empty() ? sentence(scene.actions()[action], scene) : point_names(scene, points);
}

// Goals, questions and looks of points that are gone go with them: another point may get the name.
Status edit_scene(Session& session, const QString& text, scene::Scene scene) {
    document::Document after = session.document();
    after.goals = carried(after.goals, after.scene, scene);
    after.questions = carried(after.questions, after.scene, scene);
    after.presentation = after.presentation.only_of(scene);
    after.scene = std::move(scene);
    return session.edit(text, std::move(after));
}

std::size_t output_of(const scene::Action& action, PointId point) {
    return static_cast<std::size_t>(std::ranges::find(action.outputs, point) - action.outputs.begin());
}

std::optional<scene::Coordinates> place_of(const scene::Scene& scene, PointId point) {
    const scene::Action& action = scene.actions()[scene.action_of(point)];
    const std::size_t output = output_of(action, point);
    return output < action.at.size() ? action.at[output] : std::nullopt;
}

/// The same scene with other coordinates of one point.
Status put(Session& session, const QString& text, const scene::Scene& scene, PointId point, scene::Coordinates place) {
    const std::size_t index = scene.action_of(point);
    const scene::Action& action = scene.actions()[index];
    auto at = action.at;
    at.resize(action.outputs.size());
    at[output_of(action, point)] = std::move(place);
    document::Document after = session.document();
    after.scene = scene.with_coordinates(index, std::move(at));
    return session.edit(text, std::move(after));
}

} // namespace

Status append_action(Session& session, scene::Action action, std::span<const std::string> names) {
    document::Document after = session.document();
    if (Status added = after.scene.append(std::move(action), names); !added) return added;
    const QString text = undo_text(after.scene.actions().back(), after.scene);
    return session.edit(text, std::move(after));
}

std::vector<std::size_t> dependants(const scene::Scene& scene, std::size_t action) {
    std::vector<std::size_t> found;
    std::vector<PointId> gone = scene.actions()[action].outputs;
    for (std::size_t i = action + 1; i < scene.actions().size(); ++i) {
        const scene::Action& later = scene.actions()[i];
        if (!uses_any(later, gone)) continue;
        found.push_back(i);
        gone.insert(gone.end(), later.outputs.begin(), later.outputs.end());
    }
    return found;
}

Status delete_action(Session& session, std::size_t action) {
    const scene::Scene& scene = session.scene();
    std::vector<PointId> gone = scene.actions()[action].outputs;
    for (const std::size_t later : dependants(scene, action))
        gone.insert(gone.end(), scene.actions()[later].outputs.begin(), scene.actions()[later].outputs.end());
    const QString text = QCoreApplication::translate("Commands", "delete %1");
    return edit_scene(session, text.arg(action_name(scene, action, gone)), scene.without(action));
}

Status reorder_action(Session& session, std::size_t action, std::size_t to) {
    auto moved = session.scene().with_moved(action, to);
    if (!moved) return fail(std::move(moved).error());
    const QString text = to < action ? QCoreApplication::translate("Commands", "move up %1")
                                     : QCoreApplication::translate("Commands", "move down %1");
    const QString names = action_name(session.scene(), action, session.scene().actions()[action].outputs);
    return edit_scene(session, text.arg(names), *std::move(moved));
}

bool can_be_given(const scene::Scene& scene, PointId point) {
    const scene::Action& action = scene.actions()[scene.action_of(point)];
    const scene::Construction& row = scene::construction(action.uses.front().construction);
    return row.places == scene::Places::free && row.freedom == 2 * static_cast<int>(scene::output_count(row));
}

bool is_given(const scene::Scene& scene, PointId point) {
    const auto place = place_of(scene, point);
    return place && place->given;
}

QString given_words(const scene::Scene& scene, PointId point) {
    const QString words = is_given(scene, point)
                              ? QCoreApplication::translate("Commands", "Let %1 move: its place is a sketch")
                              : QCoreApplication::translate("Commands", "Keep %1 there: its place is given");
    return words.arg(point_name(scene, point));
}

Status set_given(Session& session, PointId point, bool given) {
    if (!can_be_given(session.scene(), point)) return {};
    // A point that nobody put anywhere stands where the picture has it.
    const scene::Scene scene = place_of(session.scene(), point) ? session.scene() : session.placed_scene();
    auto place = place_of(scene, point);
    if (!place) return {};
    place->given = given;
    const QString text = given ? QCoreApplication::translate("Commands", "give the place of %1")
                               : QCoreApplication::translate("Commands", "let %1 move");
    return put(session, text.arg(point_name(session.scene(), point)), scene, point, *std::move(place));
}

Status place_exactly(Session& session, PointId point, const std::string& x, const std::string& y) {
    auto across = numbers::Scalar::parse(x), up = numbers::Scalar::parse(y);
    if (!across) return fail(std::move(across).error());
    if (!up) return fail(std::move(up).error());
    const QString text =
        QCoreApplication::translate("Commands", "place %1 at (%2, %3)")
            .arg(point_name(session.scene(), point), QString::fromStdString(x), QString::fromStdString(y));
    return put(session, text, session.placed_scene(), point, {*std::move(across), *std::move(up), true});
}

Status choose_branch(Session& session, std::size_t action, int branch) {
    const scene::Action& chosen = session.scene().actions()[action];
    const QString words = branch_words(chosen, branch, session.choices(action));
    const QString text = QStringLiteral("%1 %2").arg(words, point_names(session.scene(), chosen.outputs));
    document::Document after = session.document();
    after.scene = after.scene.with_branch(action, branch);
    return session.edit(text, std::move(after));
}

Status next_branch(Session& session, std::size_t action) {
    const std::vector<int> choices = session.choices(action);
    if (choices.size() < 2) return {};
    const auto next = std::ranges::upper_bound(choices, session.branch(action));
    return choose_branch(session, action, next == choices.end() ? choices.front() : *next);
}

Status nudge_point(Session& session, PointId point, double dx, double dy) {
    if (!session.is_movable(point)) return {};
    const auto from = session.picture().points[point.index()];
    session.begin_drag(point);
    session.drag_to({from.x + dx, from.y + dy});
    return session.end_drag(QStringLiteral("nudge %1").arg(point.value));
}

Status set_goal(Session& session, const facts::Statement& goal) {
    document::Document after = session.document();
    const auto found = std::ranges::find(after.goals, goal);
    const auto index = static_cast<std::size_t>(found - after.goals.begin());
    if (found == after.goals.end()) {
        after.goals.push_back(goal);
        const QString text = QCoreApplication::translate("Commands", "goal %1").arg(notation(goal, session));
        if (Status done = session.edit(text, std::move(after)); !done) return done;
    }
    session.set_current_goal(index);
    return {};
}

Status set_question(Session& session, const scene::Question& question) {
    document::Document after = session.document();
    const auto found = std::ranges::find(after.questions, question);
    const auto index = after.goals.size() + static_cast<std::size_t>(found - after.questions.begin());
    if (found == after.questions.end()) {
        after.questions.push_back(question);
        const QString text =
            QCoreApplication::translate("Commands", "ask for %1").arg(question_words(question, session.scene()));
        if (Status done = session.edit(text, std::move(after)); !done) return done;
    }
    session.set_current_goal(index);
    return {};
}

Status remove_goal(Session& session, std::size_t goal) {
    document::Document after = session.document();
    if (goal >= session.goal_count()) return {};
    if (session.question(goal)) {
        after.questions.erase(after.questions.begin() + static_cast<std::ptrdiff_t>(goal - after.goals.size()));
        return session.edit(QCoreApplication::translate("Commands", "remove question"), std::move(after));
    }
    after.goals.erase(after.goals.begin() + static_cast<std::ptrdiff_t>(goal));
    return session.edit(QCoreApplication::translate("Commands", "remove goal"), std::move(after));
}

Status move_label(Session& session, PointId point, document::LabelPlace place) {
    document::Document after = session.document();
    after.presentation.labels[session.scene().name(point)] = place;
    const QString text = QCoreApplication::translate("Commands", "move label %1");
    return session.edit(text.arg(point_name(session.scene(), point)), std::move(after));
}

Status free_label(Session& session, PointId point) {
    document::Document after = session.document();
    after.presentation.labels.erase(session.scene().name(point));
    const QString text = QCoreApplication::translate("Commands", "free label %1");
    return session.edit(text.arg(point_name(session.scene(), point)), std::move(after));
}

Status hide_point(Session& session, PointId point) {
    document::Document after = session.document();
    after.presentation.hidden[session.scene().name(point)] = true;
    const QString text = QCoreApplication::translate("Commands", "hide %1");
    return session.edit(text.arg(point_name(session.scene(), point)), std::move(after));
}

Status set_styles(Session& session, std::span<const document::DrawnObject> objects,
                  std::string document::ObjectStyle::*member, const std::string& value) {
    document::Document after = session.document();
    auto& styles = after.presentation.styles;
    for (const document::DrawnObject& object : objects) {
        styles[object].*member = value;
        if (styles[object].empty()) styles.erase(object);
    }
    if (after == session.document()) return {};
    return session.edit(QCoreApplication::translate("Commands", "style"), std::move(after));
}

Status set_mark(Session& session, document::HandMark mark, int count) {
    document::Document after = session.document();
    auto& marks = after.presentation.marks;
    std::erase_if(marks,
                  [&](const document::HandMark& one) { return one.kind == mark.kind && one.points == mark.points; });
    mark.count = count;
    if (count > 0) {
        if (marks.size() >= document::most_marks)
            return fail("too_many_marks", fmt::format("there are {} marks already", document::most_marks),
                        "take some away");
        marks.push_back(std::move(mark));
    }
    if (after == session.document()) return {};
    return session.edit(count > 0 ? QCoreApplication::translate("Commands", "mark")
                                  : QCoreApplication::translate("Commands", "take away mark"),
                        std::move(after));
}

Status show_hidden_points(Session& session) {
    document::Document after = session.document();
    after.presentation.hidden.clear();
    return session.edit(QCoreApplication::translate("Commands", "show hidden points"), std::move(after));
}

Status leave_out_told(Session& session) {
    document::Document after = session.document();
    after.told = {};
    return session.edit(QCoreApplication::translate("Commands", "leave out what the file told"), std::move(after));
}

Status recover(Session& session, document::Document document) {
    return session.edit(QCoreApplication::translate("Commands", "recovery"), std::move(document));
}

} // namespace porism::ui
