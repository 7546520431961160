// Tools by what is typed: titles first, then the words of the text language, then what the tools ask for and do.
#pragma once

#include "base/ids.h"

#include <QtCore/QString>
#include <vector>

namespace porism::ui {

/// The rows of the catalogue in which every typed word is found, best first; none for an empty text.
std::vector<ConstructionId> tools_found(const QString& typed);

} // namespace porism::ui
