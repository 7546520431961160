// The one tool behind all constructions: typed slots, prompts, previews and errors from a row of the catalogue.
#pragma once

#include "scene/catalogue.h"
#include "ui/canvas/tools/tool.h"

namespace porism::ui {

class Session;

/// Asks for the inputs of the row in order, points by clicks and numbers by typing, then for the places of what has a
/// freedom of its own, then, of several branches, for the one that is meant. A click on nothing makes a free point, on
/// a curve a point of it, on a crossing the intersection: each is an action of its own. Leaving the slot takes such a
/// point back, and when the construction is made, they are one undo step with it. A click on a line fills both slots
/// where the row asks for two points of one. A point of a locus that is placed on another curve is their intersection.
class ConstructTool final : public Tool {
public:
    ConstructTool(Session& session, ConstructionId row);

    QString title() const override;
    QString prompt() const override;
    std::vector<SlotView> slot_views() const override;
    Ghost ghost(const Pick& hover) const override;
    Status click(const Pick& pick) override;
    QString typing() const override;
    Status type(const QString& text) override;
    bool leave_slot() override;
    void document_changed() override;

    ConstructionId construction() const { return row_; }

private:
    /// What stands in the input slots so far, in their order.
    struct Inputs {
        std::vector<PointId> points;
        std::vector<numbers::Scalar> values;
        std::size_t count() const { return points.size() + values.size(); }
    };
    const scene::Construction& row() const { return scene::construction(row_); }
    std::size_t input_count() const { return row().slots.size() - scene::output_count(row()); }
    const scene::Slot& slot(std::size_t input) const { return row().slots[scene::output_count(row()) + input]; }
    bool filled(const Inputs& inputs) const { return inputs.count() == input_count(); }
    bool is_locus() const { return row().places == scene::Places::locus; }
    /// A click places it alone, on whatever lies there.
    bool is_single_point() const { return row().places == scene::Places::free && scene::output_count(row()) == 1; }
    bool asks_for_place() const { return filled(inputs_) && places_.size() < hand_.size(); }
    scene::Action action(const Inputs& inputs, const std::vector<Point>& places) const;
    Status take_input(const Pick& pick);
    Status take_line(std::pair<PointId, PointId> line);
    Status check_inputs(const Inputs& inputs) const;
    Status take_place(const Pick& pick);
    /// Makes the construction if nothing is left to ask; `error` takes the last answer back.
    Status finish_if_clear();
    Status take_branch(const Pick& pick);
    bool asks_for_line() const;
    void note_names();
    /// The line or circle on which the point of a locus will lie.
    std::optional<Shape> locus() const;
    scene::Action locus_action(const Pick& pick) const;
    Status finish(scene::Action action);
    void reset();
    /// Takes back the point that was made for the last slot, if nothing has happened since.
    void take_back();
    /// How many of the latest undo steps made points for slots.
    int own_steps() const;
    void add_input_ghost(Ghost& ghost, const Pick& hover) const;
    void add_place_ghost(Ghost& ghost, const Pick& hover) const;
    /// The points of the action's branch, and of the others.
    void add_branches(Ghost& ghost, const scene::Action& action, std::span<const Point> extra = {}) const;

    Session& session_;
    ConstructionId row_;
    std::vector<std::size_t> hand_; ///< the outputs that are placed by clicks
    Inputs inputs_;
    std::vector<std::string> input_names_; ///< to find the points again after the document changed
    /// A point that was made for a slot, and where its step stands in the undo stack.
    struct Made {
        std::size_t slot;
        int step;
    };
    std::vector<Made> made_;
    std::vector<Point> places_; ///< of the outputs in hand_ so far
};

/// Makes the point that a click means where there is none yet: on a crossing, on a curve, or free. The new point.
Result<PointId> place_point(Session& session, const Pick& pick);
/// The action that place_point would append.
scene::Action point_action(const Session& session, const Pick& pick);
/// Writes the branch into the action that is nearest to the place by the first point in which the branches differ;
/// false when there is no figure.
bool take_nearest_branch(const Session& session, scene::Action& action, Point at);
/// Names for the outputs: the letter of the row's example where it is free (H for an orthocentre), else the next free
/// letters.
std::vector<std::string> output_names(const scene::Scene& scene, const scene::Construction& row);

} // namespace porism::ui
