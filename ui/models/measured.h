// What can be measured of chosen points, and what it comes to in the present picture.
#pragma once

#include "scene/question.h"

#include <QtCore/QStringList>
#include <vector>

namespace porism::ui {

class Session;

/// In the order in which the points were chosen: of two the length, of three the angle at the second and the area, of
/// four the area and the ratio of two lengths.
std::vector<scene::Question> measurable(const std::vector<PointId>& points);

/// "AB ≈ 5.83" of what the picture shows, "AB = 3√2, about 4.243 (proved)" where the value is derived: a line for each
/// that the selected points have, in units of the picture. Empty where there is no figure, or nothing to measure.
QStringList measured(const Session& session);

} // namespace porism::ui
