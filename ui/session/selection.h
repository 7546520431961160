// The one selection of the studio: what is selected or hovered, shared by all panels.
#pragma once

#include "base/ids.h"
#include "facts/statement.h"

#include <QtCore/QtGlobal>
#include <cstddef>
#include <vector>

namespace porism::ui {

/// A step of the path to a goal: indices into Results::goals and its path's steps.
struct StepRef {
    std::size_t goal = 0;
    std::size_t step = 0;
    friend bool operator==(const StepRef&, const StepRef&) = default;
};

/// Plain value; each list is free of repetitions, in the order of selecting. Points and actions are indices into the
/// session's current scene: the session carries them over by name when the document changes. Statements are values and
/// outlive analyses.
struct Selection {
    std::vector<PointId> points;
    std::vector<facts::Statement> statements;
    std::vector<StepRef> steps;
    std::vector<std::size_t> actions;

    bool empty() const { return points.empty() && statements.empty() && steps.empty() && actions.empty(); }
    friend bool operator==(const Selection&, const Selection&) = default;

    static Selection of(PointId point) { return {{point}, {}, {}, {}}; }
    static Selection of(const facts::Statement& statement) { return {{}, {statement}, {}, {}}; }
    static Selection of(StepRef step) { return {{}, {}, {step}, {}}; }
    static Selection of_action(std::size_t action) { return {{}, {}, {}, {action}}; }
};

/// Ctrl+click: what is in `added` and not in `base` joins it, what is in both leaves it.
Selection toggled(Selection base, const Selection& added);

/// Alt+Left and Alt+Right: the selections of before. At most 100; a new selection forgets what lay ahead.
class SelectionHistory {
public:
    void push(const Selection& selection);
    bool can_go_back() const { return position_ > 0; }
    bool can_go_forward() const { return position_ + 1 < entries_.size(); }
    /// Only when can_go_back() or can_go_forward().
    const Selection& back();
    const Selection& forward();
    void clear();

private:
    std::vector<Selection> entries_{Selection{}};
    std::size_t position_ = 0;
};

} // namespace porism::ui
