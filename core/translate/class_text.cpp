#include "translate/class_text.h"

#include "base/text.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "scene/scene.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace porism::translate {
namespace {

using Points = std::vector<PointId>;

std::string letters(Names names, std::span<const PointId> points) {
    std::string text;
    for (const PointId point : points) text += scene::display_name(names[point.index()]);
    return text;
}

std::string pair(Names names, const Points& points, std::size_t i) {
    return letters(names, std::span(points).subspan(2 * i, 2));
}

bool has_vertex(const Points& angle) {
    return angle[0] == angle[2];
}

/// In half turns.
double width(const Points& angle, Picture picture) {
    const auto& vertex = picture[angle[0].index()];
    const auto u = picture[angle[1].index()] - vertex, v = picture[angle[3].index()] - vertex;
    return std::fabs(std::atan2(geometry::cross(u, v), geometry::dot(u, v))) / std::numbers::pi;
}

std::string between_lines(const Points& angle, Names names) {
    return "∠(" + pair(names, angle, 0) + ", " + pair(names, angle, 1) + ")";
}

/// Directed angles that are equal may be supplementary as ordinary ones: those that most are equal to stand first; of
/// two, their sum.
std::vector<std::string> angles(const std::vector<Points>& members, Names names, Picture picture) {
    std::vector<std::string> equal, others;
    if (picture.empty() || !std::ranges::all_of(members, has_vertex)) {
        for (const Points& angle : members) equal.push_back(between_lines(angle, names));
        return equal;
    }
    const double first = width(members.front(), picture);
    for (const Points& angle : members) {
        const bool alike = std::fabs(width(angle, picture) - first) <= geometry::Tolerance{}.clear;
        (alike ? equal : others).push_back("∠" + letters(names, std::array{angle[1], angle[0], angle[3]}));
    }
    if (equal.size() < others.size()) std::swap(equal, others);
    if (members.size() == 2 && others.size() == 1) return {equal.front() + " + " + others.front(), "180°"};
    for (const std::string& angle : others) equal.push_back("180° − " + angle);
    return equal;
}

std::vector<std::string> ratios(const std::vector<Points>& members, Names names, Picture) {
    std::vector<std::string> terms;
    for (const Points& ratio : members) terms.push_back(pair(names, ratio, 0) + " : " + pair(names, ratio, 1));
    return terms;
}

std::vector<std::string> as_they_are(const std::vector<Points>& members, Names names, Picture) {
    std::vector<std::string> terms;
    for (const Points& points : members) terms.push_back((points.size() == 3 ? "△" : "") + letters(names, points));
    return terms;
}

} // namespace

std::string say(const proof::FactClass& one, Names names, Picture picture) {
    const proof::FactKind& kind = proof::fact_kinds()[one.kind];
    const auto terms_of = kind.first == facts::Predicate::eqangle   ? &angles
                          : kind.first == facts::Predicate::eqratio ? &ratios
                                                                    : &as_they_are;
    const auto chain = [&](const std::vector<Points>& members, std::string_view sign) {
        return join(terms_of(members, names, picture), " " + std::string(sign) + " ");
    };
    if (one.across.empty()) return chain(one.members, kind.sign);
    return chain(one.members, "∥") + " " + std::string(kind.sign) + " " + chain(one.across, "∥");
}

std::string say(const proof::FactRow& row, const proof::Graph& graph, Names names, Picture picture) {
    const facts::Statement& first = graph.statements[row.statements.front()];
    if (!row.whole_class) return say(first, names, picture);
    std::vector<std::string> points;
    for (const PointId point : row.points) points.push_back(scene::display_name(names[point.index()]));
    return listed(points) + (first.predicate() == facts::Predicate::coll ? " lie on one line" : " lie on one circle");
}

} // namespace porism::translate
