// Where the selection stands on the path to the current goal, and how the keys go on from there.
#pragma once

#include "proof/trace.h"

#include <cstddef>
#include <optional>

namespace porism::ui {

class Session;

/// The path to the current goal in the latest results, as it is told; null where there is none.
const proof::Path* current_path(const Session& session);
/// The selected step of that path; else the step that concludes the selected statement; else nothing.
std::optional<std::size_t> current_step(const Session& session);
/// The premise of the selected step that is selected besides, as an index into the path's steps.
std::optional<std::size_t> current_premise(const Session& session);

/// Selects a step of the path to the current goal. `add` is Ctrl+click.
void select_step(Session& session, std::size_t step, bool add = false);
/// J and K: the next step and the previous one; from nowhere the first and the last. J goes from the statement of the
/// goal, as it is selected when it is picked, to the first step too.
void walk_steps(Session& session, int by);
/// Shift+J and Shift+K: premise, premise, conclusion, then the first premise of the next step; they begin as J and K.
void walk_premises(Session& session, int by);
/// ] and [: the next goal and the previous one, around the end.
void walk_goals(Session& session, int by);

} // namespace porism::ui
