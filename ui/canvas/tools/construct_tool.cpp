#include "ui/canvas/tools/construct_tool.h"

#include "facts/truth.h"
#include "ui/canvas/tools/words.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QUndoStack>
#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

numbers::Scalar rounded(double value) {
    return numbers::Scalar::from_double(std::round(value * 1e6) / 1e6);
}

double squared(Point a, Point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

} // namespace

ConstructTool::ConstructTool(Session& session, ConstructionId row) : session_(session), row_(row) {}

QString ConstructTool::title() const {
    return catalogue_words(row().title);
}

QString ConstructTool::prompt() const {
    const std::size_t outputs = scene::output_count(row());
    if (!inputs_filled()) {
        const QString words = click_words(row().slots[outputs + inputs_.size()].prompt);
        return asks_for_line() ? QCoreApplication::translate("Tools", "%1, or the line itself").arg(words) : words;
    }
    if (row().places == scene::Places::locus) return QCoreApplication::translate("Tools", "Click where the point goes");
    if (row().places == scene::Places::point)
        return QCoreApplication::translate("Tools", "Click the one that you mean");
    if (outputs == 1) return QCoreApplication::translate("Tools", "Click a place, a line, a circle or a crossing");
    return QCoreApplication::translate("Tools", "Click point %1 of %2").arg(places_.size() + 1).arg(outputs);
}

std::vector<SlotView> ConstructTool::slot_views() const {
    std::vector<SlotView> views;
    const std::size_t outputs = scene::output_count(row());
    for (std::size_t i = 0; i < scene::point_input_count(row()); ++i) {
        const QString filled = i < inputs_.size() ? point_name(session_.scene(), inputs_[i]) : QString();
        views.push_back({catalogue_words(row().slots[outputs + i].prompt), filled});
    }
    for (std::size_t i = 0; places_several() && i < outputs; ++i)
        views.push_back({QCoreApplication::translate("Tools", "point %1").arg(i + 1),
                         i < places_.size() ? QStringLiteral("✓") : QString()});
    return views;
}

scene::Action ConstructTool::action(const std::vector<PointId>& inputs, const std::vector<Point>& places) const {
    scene::Action made{{}, {{row_, inputs, {}}}};
    for (const Point& p : places) made.at.emplace_back(scene::Coordinates{rounded(p.x), rounded(p.y), false});
    return made;
}

Status ConstructTool::click(const Pick& pick) {
    if (!inputs_filled()) return take_input(pick);
    return row().places == scene::Places::point ? take_branch(pick) : take_place(pick);
}

// The click that breaks a need is refused, and so is one that no choice for the slots behind it could mend: these hold
// points that the scene does not have.
Status ConstructTool::check_inputs(const std::vector<PointId>& inputs) const {
    const std::size_t known = session_.scene().point_count();
    std::vector<PointId> binding;
    for (std::size_t i = 0; i < row().slots.size(); ++i) binding.emplace_back(known + i);
    std::ranges::copy(inputs, binding.begin() + static_cast<std::ptrdiff_t>(scene::output_count(row())));
    for (const facts::Pattern& need : row().needs) {
        std::vector<PointId> named;
        for (const auto slot : need.slots)
            if (binding[slot].index() < known) named.push_back(binding[slot]);
        const bool filled = named.size() == need.slots.size();
        const auto statement = facts::instantiate(need, binding);
        if (statement && (!filled || facts::seen(*statement, session_.picture().points))) continue;
        return fail("slot", need_words(need.predicate, named, session_).toStdString());
    }
    return {};
}

Status ConstructTool::take_line(std::pair<PointId, PointId> line) {
    std::vector<PointId> inputs = inputs_;
    inputs.insert(inputs.end(), {line.first, line.second});
    if (Status good = check_inputs(inputs); !good) return good;
    inputs_ = std::move(inputs);
    return {};
}

bool ConstructTool::asks_for_line() const {
    const auto lines = line_slots(row());
    return std::ranges::find(lines, inputs_.size()) != lines.end();
}

Status ConstructTool::take_input(const Pick& pick) {
    if (asks_for_line() && !pick.point && pick.curves.size() == 1 && pick.curves.front().line) {
        if (Status taken = take_line(*pick.curves.front().line); !taken) return taken;
    } else {
        std::optional<PointId> point = pick.point;
        if (!point) {
            auto placed = place_point(session_, pick);
            if (!placed) return fail(std::move(placed).error());
            point = *placed;
            made_.push_back({inputs_.size(), session_.undo_stack().index()});
        }
        std::vector<PointId> inputs = inputs_;
        inputs.push_back(*point);
        if (Status good = check_inputs(inputs); !good) {
            if (!pick.point) take_back();
            return good;
        }
        inputs_ = std::move(inputs);
    }
    input_names_.clear();
    for (const PointId p : inputs_) input_names_.push_back(session_.scene().name(p));
    if (!inputs_filled() || places_itself()) return {};
    if (session_.preview(action(inputs_, {})).size() > 1) return {};
    Status done = finish(action(inputs_, {}));
    // What cannot be placed asks for the last slot anew.
    if (!done) leave_slot();
    return done;
}

Status ConstructTool::take_place(const Pick& pick) {
    if (row().places == scene::Places::locus) return finish(locus_action(pick));
    if (pick.point)
        return fail("slot",
                    QCoreApplication::translate("Tools", "%1 is here already")
                        .arg(point_name(session_.scene(), *pick.point))
                        .toStdString(),
                    QCoreApplication::translate("Tools", "click an empty place").toStdString());
    if (scene::output_count(row()) == 1) {
        auto placed = place_point(session_, pick);
        return placed ? Status{} : fail(std::move(placed).error());
    }
    for (const Point& p : places_)
        if (squared(p, pick.at) == 0)
            return fail("slot", QCoreApplication::translate("Tools", "There is a point here already").toStdString());
    places_.push_back(pick.at);
    if (places_.size() < scene::output_count(row())) return {};
    Status done = finish(action({}, places_));
    if (!done) places_.pop_back();
    return done;
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
    scene::Action made = action(inputs_, {});
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

int ConstructTool::own_steps() const {
    const auto count = static_cast<int>(made_.size());
    const int index = session_.undo_stack().index();
    for (int i = 0; i < count; ++i)
        if (made_[static_cast<std::size_t>(count - 1 - i)].step != index - i) return i;
    return count;
}

void ConstructTool::take_back() {
    const bool latest = made_.back().step == session_.undo_stack().index();
    made_.pop_back();
    if (latest) session_.undo_stack().undo();
}

void ConstructTool::reset() {
    inputs_.clear();
    input_names_.clear();
    made_.clear();
    places_.clear();
}

bool ConstructTool::leave_slot() {
    if (!places_.empty()) {
        places_.pop_back();
        return true;
    }
    if (inputs_.empty()) return false;
    inputs_.pop_back();
    input_names_.pop_back();
    if (!made_.empty() && made_.back().slot == inputs_.size()) take_back();
    return true;
}

void ConstructTool::document_changed() {
    std::vector<PointId> kept;
    for (const std::string& name : input_names_) {
        const auto point = session_.scene().find(name);
        if (!point) break;
        kept.push_back(*point);
    }
    input_names_.resize(kept.size());
    inputs_ = std::move(kept);
    const int index = session_.undo_stack().index();
    std::erase_if(made_, [&](const Made& made) { return made.slot >= inputs_.size() || made.step > index; });
}

} // namespace porism::ui
