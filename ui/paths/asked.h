// The questions of a document with what its pictures show.
#pragma once

#include <QtCore/QString>

namespace porism::ui {

class Session;

/// A line for each: "The length AB: 3, exact in this diagram", "AC · AC − 2 BD = 3: false in a picture"; what exact
/// numbers do not decide, or not yet, is "seen in 4 pictures". Nothing here is an answer that was derived. Empty where
/// nothing is asked.
QString asked_text(const Session& session);

} // namespace porism::ui
