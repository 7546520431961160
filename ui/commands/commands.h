// One undo step per intent: what a person can do to the document.
//
// Each makes the document of afterwards and hands it to the session, which refuses it with words where there is no
// figure.
#pragma once

#include "base/result.h"
#include "document/document.h"
#include "scene/scene.h"

#include <QtCore/QString>
#include <span>
#include <string>
#include <vector>

namespace porism::ui {

class Session;

/// "foot D": appends one action. `names` are one per output.
Status append_action(Session& session, scene::Action action, std::span<const std::string> names);

/// The actions that would go with this one, in order, itself not among them.
std::vector<std::size_t> dependants(const scene::Scene& scene, std::size_t action);
/// "delete D, E": the action, what depends on it, and the goals that speak of points which are gone.
Status delete_action(Session& session, std::size_t action);

/// "move up D", "move down D": to another place in the list. Where dependencies forbid it, the error names the action
/// in the way.
Status reorder_action(Session& session, std::size_t action, std::size_t to);

/// "the other intersection D", "place 3 of 8 D": takes another branch of an action, counted from 0.
Status choose_branch(Session& session, std::size_t action, int branch);
/// The next branch of an action, from the last to the first; nothing where it has one alone.
Status next_branch(Session& session, std::size_t action);

/// Whether the coordinates of a point are given, and whether they can be: of a free point of a figure.
bool is_given(const scene::Scene& scene, PointId point);
bool can_be_given(const scene::Scene& scene, PointId point);
/// "Keep A there: its place is given", "Let A move: its place is a sketch": what the switch would do.
QString given_words(const scene::Scene& scene, PointId point);
/// "give the place of A", "let A move": turns sketch coordinates into given ones, as they stand, or back.
Status set_given(Session& session, PointId point, bool given);
/// "place A at (1/2, sqrt(3))": exactly as typed, and given. The error says which of the two cannot be read.
Status place_exactly(Session& session, PointId point, const std::string& x, const std::string& y);

/// "move D": moves a movable point by a vector in scene units; strokes that follow each other are one step.
Status nudge_point(Session& session, PointId point, double dx, double dy);

/// "goal AD ⊥ BC": adds the statement to the goals, unless it is one, and makes it the current goal. Its answer comes
/// when the closure has ended.
Status set_goal(Session& session, const facts::Statement& goal);
/// "ask for AC": adds the question, unless it is one, and makes it the current one of what is asked.
Status set_question(Session& session, const scene::Question& question);
/// "remove goal", "remove question": by its number among goals and questions; nothing for one that is not there.
Status remove_goal(Session& session, std::size_t goal);

/// "move label D": to a place relative to its point.
Status move_label(Session& session, PointId point, document::LabelPlace place);
/// "free label D": the painter places it again.
Status free_label(Session& session, PointId point);

/// "hide D": the point and its label are not drawn any more; what depends on it is.
Status hide_point(Session& session, PointId point);
/// "show hidden points": all of them.
Status show_hidden_points(Session& session);

/// "style": one thing of how these objects are drawn; empty leaves it to the painter again.
Status set_styles(Session& session, std::span<const document::DrawnObject> objects,
                  std::string document::ObjectStyle::*member, const std::string& value);
/// "mark": puts a sign on the figure, in place of one of its kind there; with 0 "take away mark".
Status set_mark(Session& session, document::HandMark mark, int count);

/// "leave out what the file told": answers, claims, proofs and texts that the document was opened with.
Status leave_out_told(Session& session);

/// "recovery": takes what a side file had as an edit, so that it counts as unsaved.
Status recover(Session& session, document::Document document);

} // namespace porism::ui
