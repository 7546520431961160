// The questions of a document with what its pictures show.
#pragma once

#include <QtCore/QString>

namespace porism::ui {

class Session;

/// A line for each: "The length AB: 3, seen in 4 pictures", "AC · AC − 2 BD = 3: false in the picture". Nothing here is
/// an answer that was derived. Empty where nothing is asked.
QString asked_text(const Session& session);

} // namespace porism::ui
