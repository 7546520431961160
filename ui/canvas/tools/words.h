// What the tools say.
#pragma once

#include "facts/statement.h"
#include "scene/scene.h"

#include <QtCore/QString>

namespace porism::ui {

/// "Click the point to drop from".
QString click_words(const std::string& prompt);
/// Why points cannot stand where a need forbids it: "B is taken already: choose another point".
QString need_words(facts::Predicate need, const std::vector<PointId>& points, const scene::Scene& scene);

} // namespace porism::ui
