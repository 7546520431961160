// The one tool behind all constructions: typed slots, prompts, previews and errors from a row of the catalogue.
#pragma once

#include "scene/catalogue.h"
#include "ui/canvas/tools/tool.h"

namespace porism::ui {

class Session;

/// Asks for the inputs of the row in order, then (for a point of a locus, or one of several branches) for the place. A
/// click on nothing makes a free point, on a curve a point of it, on a crossing the intersection: each is an action of
/// its own. Leaving the slot takes such a point back, and when the construction is made, they are one undo step with
/// it. A click on a line fills both slots where the row asks for two points of one. A point of a
/// locus that is placed on another curve is their intersection.
class ConstructTool final : public Tool {
public:
    ConstructTool(Session& session, ConstructionId row);

    QString title() const override;
    QString prompt() const override;
    std::vector<SlotView> slot_views() const override;
    Ghost ghost(const Pick& hover) const override;
    Status click(const Pick& pick) override;
    bool leave_slot() override;
    void document_changed() override;

    ConstructionId construction() const { return row_; }

private:
    const scene::Construction& row() const { return scene::construction(row_); }
    bool inputs_filled() const { return inputs_.size() == scene::point_input_count(row()); }
    bool places_itself() const { return row().places != scene::Places::point; }
    /// The outputs are placed by clicks, and there are several.
    bool places_several() const { return row().places == scene::Places::free && scene::output_count(row()) > 1; }
    scene::Action action(const std::vector<PointId>& inputs, const std::vector<Point>& places) const;
    Status take_input(const Pick& pick);
    Status take_line(std::pair<PointId, PointId> line);
    Status check_inputs(const std::vector<PointId>& inputs) const;
    Status take_place(const Pick& pick);
    Status take_branch(const Pick& pick);
    bool asks_for_line() const;
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
    /// The point of the action's branch.
    void add_nearest(Ghost& ghost, const scene::Action& action) const;

    Session& session_;
    ConstructionId row_;
    std::vector<PointId> inputs_;
    std::vector<std::string> input_names_; ///< to find the points again after the document changed
    /// A point that was made for a slot, and where its step stands in the undo stack.
    struct Made {
        std::size_t slot;
        int step;
    };
    std::vector<Made> made_;
    std::vector<Point> places_; ///< of outputs, while several are placed
};

/// Makes the point that a click means where there is none yet: on a crossing, on a curve, or free. The new point.
Result<PointId> place_point(Session& session, const Pick& pick);
/// The action that place_point would append.
scene::Action point_action(const Session& session, const Pick& pick);
/// Writes the branch into the action whose point is nearest to the place; false when there is no figure.
bool take_nearest_branch(const Session& session, scene::Action& action, Point at);
/// Names for the outputs: the letter of the row's example where it is free (H for an orthocentre), else the next free
/// letters.
std::vector<std::string> output_names(const scene::Scene& scene, const scene::Construction& row);
/// k where the row's input slots k and k + 1 stand for one line.
std::vector<std::size_t> line_slots(const scene::Construction& row);

} // namespace porism::ui
