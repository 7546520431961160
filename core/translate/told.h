// What of a path is told: readings that say in words what their premise says are not.
#pragma once

#include "proof/trace.h"
#include "scene/scene.h"
#include "translate/say.h"

#include <set>
#include <string>

namespace porism::translate {

/// The path without the steps that read an equation from a statement which is said in the same words ("AC = 3, since
/// AC = 3"), whatever the order of sides and terms ("AC = AB, since AB = AC"). What rested on them rests on the
/// statement; their side conditions go to it. Equal directed angles that one reading alone rests on are concluded as
/// they are read. To be told, not to be checked.
proof::Path told(const proof::Path& path, const scene::Scene& scene, Picture picture = {});

/// What a reader of a solution knows from the problem's text, and from the solutions of earlier goals.
struct ToldBefore {
    std::set<facts::Statement> orders; ///< that the text tells branches by
    std::set<facts::Statement> shown;  ///< what earlier solutions derived
    std::set<std::string> sentences;   ///< of these
};

/// The path with what was shown before as steps without premises, and without the steps on which these alone rest.
proof::Path resting_on(const proof::Path& path, const std::set<facts::Statement>& shown);

/// Adds what the path derives.
void add_shown(std::set<facts::Statement>& shown, const proof::Path& path);

} // namespace porism::translate
