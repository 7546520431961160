// What the tools say.
#pragma once

#include "facts/statement.h"

#include <QtCore/QString>
#include <vector>

namespace porism::ui {

class Session;

/// "Click the point to drop from".
QString click_words(const std::string& prompt);
/// Why points cannot stand where a need forbids it: "B is taken already: choose another point". All points of the need,
/// or fewer of which one is there twice.
QString need_words(facts::Predicate need, const std::vector<PointId>& points, const Session& session);

} // namespace porism::ui
