#include "ui/canvas/tools/construct_tool.h"

#include "facts/truth.h"
#include "ui/canvas/tools/words.h"
#include "ui/models/line_slots.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QUndoStack>
#include <algorithm>

namespace porism::ui {

ConstructTool::ConstructTool(Session& session, ConstructionId row)
    : session_(session), row_(row), hand_(Session::placed_by_hand(row)) {}

QString ConstructTool::title() const {
    return catalogue_words(row().title);
}

QString ConstructTool::prompt() const {
    if (!filled(inputs_)) {
        const scene::Slot& asked = slot(inputs_.count());
        if (asked.kind == scene::SlotKind::number) return type_words(asked.prompt);
        const QString words = click_words(asked.prompt);
        return asks_for_line() ? QCoreApplication::translate("Tools", "%1, or the line itself").arg(words) : words;
    }
    if (!asks_for_place()) return QCoreApplication::translate("Tools", "Click the one that you mean");
    if (is_locus()) return QCoreApplication::translate("Tools", "Click where the point goes");
    if (is_single_point()) return QCoreApplication::translate("Tools", "Click a place, a line, a circle or a crossing");
    return QCoreApplication::translate("Tools", "Click point %1 of %2").arg(places_.size() + 1).arg(hand_.size());
}

std::vector<SlotView> ConstructTool::slot_views() const {
    std::vector<SlotView> views;
    std::size_t point = 0, value = 0;
    for (std::size_t i = 0; i < input_count(); ++i) {
        QString there;
        const bool number = slot(i).kind == scene::SlotKind::number;
        if (i < inputs_.count())
            there = number ? QString::fromStdString(inputs_.values[value++].text())
                           : point_name(session_.scene(), inputs_.points[point++]);
        views.push_back({catalogue_words(slot(i).prompt), there});
    }
    for (std::size_t i = 0; !is_locus() && !is_single_point() && i < hand_.size(); ++i)
        views.push_back({QCoreApplication::translate("Tools", "point %1").arg(i + 1),
                         i < places_.size() ? QStringLiteral("✓") : QString()});
    return views;
}

Status ConstructTool::click(const Pick& pick) {
    if (!filled(inputs_)) return take_input(pick);
    return asks_for_place() ? take_place(pick) : take_branch(pick);
}

QString ConstructTool::typing() const {
    if (filled(inputs_) || slot(inputs_.count()).kind != scene::SlotKind::number) return {};
    return number_examples(slot(inputs_.count()).measure);
}

Status ConstructTool::type(const QString& text) {
    if (typing().isEmpty()) return {};
    auto number = read_number(text, slot(inputs_.count()).measure);
    if (!number) return fail(std::move(number).error());
    Inputs inputs = inputs_;
    inputs.values.push_back(*std::move(number));
    if (Status good = check_inputs(inputs); !good) return good;
    inputs_ = std::move(inputs);
    return finish_if_clear();
}

// The click that breaks a need is refused, and so is one that no choice for the slots behind it could mend: these hold
// points that the scene does not have.
Status ConstructTool::check_inputs(const Inputs& inputs) const {
    const std::size_t known = session_.scene().point_count(), outputs = scene::output_count(row());
    std::vector<PointId> binding;
    for (std::size_t i = 0; i < outputs + scene::point_input_count(row()); ++i) binding.emplace_back(known + i);
    std::ranges::copy(inputs.points, binding.begin() + static_cast<std::ptrdiff_t>(outputs));
    const auto values = scene::constants_of({row_, inputs.points, inputs.values});
    std::vector<facts::Pattern> needs = row().needs;
    needs.insert(needs.end(), row().required.begin(), row().required.end());
    for (const facts::Pattern& need : needs) {
        if (need.value && *need.value >= values.size()) continue;
        std::vector<PointId> named;
        for (const auto place : need.slots)
            if (binding[place].index() < known) named.push_back(binding[place]);
        const bool all = named.size() == need.slots.size();
        std::vector<PointId> meant;
        for (const auto place : need.slots) meant.push_back(binding[place]);
        if (facts::is_trivial(need.predicate, meant)) continue;
        const auto statement = facts::instantiate(need, binding, values);
        if (statement && (!all || facts::seen(*statement, session_.picture().points))) continue;
        return fail("slot", need_words(need.predicate, named, session_).toStdString());
    }
    return {};
}

Status ConstructTool::take_line(std::pair<PointId, PointId> line) {
    Inputs inputs = inputs_;
    inputs.points.insert(inputs.points.end(), {line.first, line.second});
    if (Status good = check_inputs(inputs); !good) return good;
    inputs_ = std::move(inputs);
    return {};
}

bool ConstructTool::asks_for_line() const {
    const auto lines = line_slots(row_);
    return std::ranges::find(lines, inputs_.count()) != lines.end();
}

Status ConstructTool::take_input(const Pick& pick) {
    if (!typing().isEmpty())
        return fail("slot", QCoreApplication::translate("Tools", "A number is asked for").toStdString(),
                    QCoreApplication::translate("Tools", "type %1").arg(typing()).toStdString());
    if (asks_for_line() && !pick.point && pick.curves.size() == 1 && pick.curves.front().line) {
        if (Status taken = take_line(*pick.curves.front().line); !taken) return taken;
    } else {
        std::optional<PointId> point = pick.point;
        if (!point) {
            auto placed = place_point(session_, pick);
            if (!placed) return fail(std::move(placed).error());
            point = *placed;
            made_.push_back({inputs_.count(), session_.undo_stack().index()});
        }
        Inputs inputs = inputs_;
        inputs.points.push_back(*point);
        if (Status good = check_inputs(inputs); !good) {
            if (!pick.point) take_back();
            return good;
        }
        inputs_ = std::move(inputs);
    }
    note_names();
    return finish_if_clear();
}

void ConstructTool::note_names() {
    input_names_.clear();
    for (const PointId p : inputs_.points) input_names_.push_back(session_.scene().name(p));
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
    inputs_ = {};
    input_names_.clear();
    made_.clear();
    places_.clear();
}

bool ConstructTool::leave_slot() {
    if (!places_.empty()) {
        places_.pop_back();
        return true;
    }
    if (inputs_.count() == 0) return false;
    if (slot(inputs_.count() - 1).kind == scene::SlotKind::number) {
        inputs_.values.pop_back();
        return true;
    }
    inputs_.points.pop_back();
    input_names_.pop_back();
    if (!made_.empty() && made_.back().slot == inputs_.count()) take_back();
    return true;
}

// What stands behind a point that is gone is asked for again.
void ConstructTool::document_changed() {
    Inputs kept;
    for (std::size_t i = 0; i < inputs_.count(); ++i) {
        if (slot(i).kind == scene::SlotKind::number) {
            kept.values.push_back(inputs_.values[kept.values.size()]);
            continue;
        }
        const auto point = session_.scene().find(input_names_[kept.points.size()]);
        if (!point) break;
        kept.points.push_back(*point);
    }
    input_names_.resize(kept.points.size());
    inputs_ = std::move(kept);
    const int index = session_.undo_stack().index();
    std::erase_if(made_, [&](const Made& made) { return made.slot >= inputs_.count() || made.step > index; });
}

} // namespace porism::ui
