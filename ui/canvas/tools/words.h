// What the tools say.
#pragma once

#include "facts/statement.h"
#include "scene/scene.h"

#include <QtCore/QString>

namespace porism::ui {

/// A text of the catalogue (title, group, prompt) in the language of the interface.
QString catalogue_words(const std::string& text);
/// "Click the point to drop from".
QString click_words(const std::string& prompt);
/// A text of the tools themselves.
QString tool_words(const char* text);
/// "A", "M_AB".
QString shown_name(const scene::Scene& scene, PointId point);
/// Why points cannot stand where a need forbids it: "B is taken already: choose another point".
QString need_words(facts::Predicate need, const std::vector<PointId>& points, const scene::Scene& scene);

} // namespace porism::ui
