#include "formats/verigeo/lines.h"

#include "facts/classes.h"
#include "scene/catalogue.h"
#include "scene/constructing.h"
#include "scene/places.h"

#include <set>
#include <vector>

namespace porism::verigeo {
namespace {

/// Ascending, each once.
std::vector<PointId> set_of(std::span<const PointId> points) {
    const std::set<PointId> set(points.begin(), points.end());
    return {set.begin(), set.end()};
}

} // namespace

bool known_on_one_line(const scene::Scene& scene, std::span<const PointId> points) {
    facts::IncidenceClasses lines(2);
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto said = scene::given_by(scene, i);
        if (scene.actions()[i].states) said.push_back(*scene.actions()[i].states);
        for (const facts::Statement& one : said)
            if (one.predicate() == facts::Predicate::coll || one.predicate() == facts::Predicate::midp)
                lines.add(set_of(one.points()), 0);
    }
    return lines.holds(set_of(points));
}

} // namespace porism::verigeo
