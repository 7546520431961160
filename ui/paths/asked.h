// What the document asks, a row each: goals by what they say, questions with their value or what the pictures show.
#pragma once

#include <QtCore/QString>
#include <cstddef>

namespace porism::ui {

class Session;

/// "AD ⊥ BC"; "AC = 3√(2), about 4.243" once the value is derived, before that "AC: 4.24264069, seen in 4 pictures"; an
/// equation that is proved by itself. A long one has a second line for the value.
QString goal_row(const Session& session, std::size_t goal);

} // namespace porism::ui
