// Orders of three points that values force.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/reason.h"
#include "scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::diagnose {

/// The conditions under which values, proved from what the scene gives and passed by the checker, force that three
/// points lie on no line or that an angle is acute or obtuse: an angle with a value tells both, three sides do by what
/// two of them add up to (Euclid, Elements I.20) and by their squares (II.12 and 13). `scene` has its branches,
/// `diagram` is one of its figures, of whose order nothing is taken that the scene does not say. Nothing for other
/// orders, and where the values are not proved so or do not force it.
std::optional<std::vector<std::string>> forced_by_values(const facts::Statement& order, const scene::Scene& scene,
                                                         const diagram::Diagram& diagram, const reason::Limits& limits,
                                                         const Control& control = {});

} // namespace porism::diagnose
