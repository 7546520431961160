// How a construction ends: places of its points, the choice of a branch, one undo step.
#include "ui/canvas/tools/construct_tool.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/sketched.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QUndoStack>

namespace porism::ui {

scene::Action ConstructTool::action(const Inputs& inputs, const std::vector<Point>& places) const {
    scene::Action made{{}, {{row_, inputs.points, inputs.values}}};
    if (!places.empty()) made.at.resize(scene::output_count(row()));
    for (std::size_t i = 0; i < places.size(); ++i) made.at[hand_[i]] = sketched(places[i]);
    return made;
}

// What cannot be made asks for the last answer anew.
Status ConstructTool::finish_if_clear() {
    if (!filled(inputs_) || asks_for_place()) return {};
    if (session_.preview(action(inputs_, places_)).size() > 1) return {};
    Status done = finish(action(inputs_, places_));
    if (!done) leave_slot();
    return done;
}

Status ConstructTool::take_place(const Pick& pick) {
    if (is_locus()) return finish(locus_action(pick));
    if (pick.point)
        return fail("slot",
                    QCoreApplication::translate("Tools", "%1 is here already")
                        .arg(point_name(session_.scene(), *pick.point))
                        .toStdString(),
                    QCoreApplication::translate("Tools", "click an empty place").toStdString());
    if (is_single_point()) {
        auto placed = place_point(session_, pick);
        return placed ? Status{} : fail(std::move(placed).error());
    }
    for (const Point& p : places_)
        if (p.x == pick.at.x && p.y == pick.at.y)
            return fail("slot", QCoreApplication::translate("Tools", "There is a point here already").toStdString());
    places_.push_back(pick.at);
    return finish_if_clear();
}

// Placed on another curve, the point is where the two meet.
scene::Action ConstructTool::locus_action(const Pick& pick) const {
    const auto own = locus();
    for (const Curve& curve : pick.curves) {
        if (own && same_curve(*own, curve.shape)) continue;
        scene::Action meet = action(inputs_, {});
        meet.uses.push_back(curve.locus);
        if (take_nearest_branch(session_, meet, pick.at)) return meet;
    }
    return action(inputs_, {pick.at});
}

Status ConstructTool::take_branch(const Pick& pick) {
    scene::Action made = action(inputs_, places_);
    take_nearest_branch(session_, made, pick.at);
    return finish(std::move(made));
}

Status ConstructTool::finish(scene::Action action) {
    const int own = own_steps();
    Status done = append_action(session_, std::move(action), output_names(session_.scene(), row()));
    if (!done) return done;
    reset();
    if (own == 0) return done;
    // The same document again, in one step.
    QUndoStack& stack = session_.undo_stack();
    const QString text = stack.undoText();
    document::Document whole = session_.document();
    stack.setIndex(stack.index() - own - 1);
    return session_.edit(text, std::move(whole));
}

} // namespace porism::ui
