#include "workflow/verify/text/polygons.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "scene/catalogue.h"
#include "workflow/verify/text/forms.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <regex>
#include <utility>

namespace porism::workflow {
namespace {

/// Of a sentence, and of the texts.
constexpr std::size_t most_polygons = 64;

/// Polygons as texts name them, the corners in brackets.
std::array<std::regex, 2> polygon_forms() {
    return {form_of("(?:{figure}s? |△ ?){corners}(?: and (?:triangle |△ ?)?{corners})?"),
            form_of("{corners} (?:is|be) an? (?:[a-z-]{1,20} ){0,3}{figure}")};
}

Polygon sorted(Polygon polygon) {
    std::ranges::sort(polygon);
    return polygon;
}

} // namespace

Polygons::Polygons(const LoadedProblem& problem, const scene::Scene& scene, translate::Picture picture,
                   Supposing supposing)
    : places_(picture.begin(), picture.end()) {
    for (const std::string& name : scene.names()) names_.push_back(scene::display_name(name));
    for (const std::string& text : problem.statement_texts) add_text(text);
    if (supposing == Supposing::supposes)
        for (const std::string& text : problem.solution_texts) add_text(text);
    for (const scene::Action& action : scene.actions()) {
        auto said = scene::said_by(action, &scene::Construction::restricts);
        if (action.states) said.push_back(*action.states);
        for (const facts::Statement& one : said)
            if (one.predicate() == facts::Predicate::ncoll)
                in_figure_.emplace_back(one.points().begin(), one.points().end());
    }
    if (names_.size() == 3) in_figure_ = {{PointId(0), PointId(1), PointId(2)}};
}

void Polygons::add_text(const std::string& text) {
    constexpr std::array<std::string_view, 5> round{"circ", "⊙", "disk", "disc", "sector"};
    const std::string small = lower_case(text);
    beside_circles_ = beside_circles_ || std::ranges::any_of(round, [&](std::string_view word) {
                          return small.find(word) != std::string::npos;
                      });
    for (const std::string& sentence : plain_sentences(text))
        if (in_texts_.size() < most_polygons) std::ranges::move(named_in(sentence), std::back_inserter(in_texts_));
}

std::vector<Polygon> Polygons::named_in(std::string_view sentence) const {
    static const auto forms = polygon_forms();
    std::vector<Polygon> out;
    const auto add = [&](const std::string& word) {
        Polygon polygon;
        for (const std::string& name : verigeo::names_in(word)) {
            const auto found = point(name);
            if (!found) return;
            polygon.push_back(*found);
        }
        if (out.size() < most_polygons) out.push_back(std::move(polygon));
    };
    for (const std::regex& form : forms)
        for_each_match(std::string(sentence), form, [&](const std::smatch& match) {
            for (std::size_t i = 1; i < match.size(); ++i)
                if (match[i].matched) add(match[i].str());
        });
    return out;
}

std::optional<Polygon> Polygons::meant_by(std::string_view sentence) const {
    const auto named = named_in(sentence);
    for (const auto* polygons : {&named, &in_texts_, &in_figure_}) {
        if (polygons->empty()) continue;
        const Polygon first = sorted(polygons->front());
        const bool one = std::ranges::all_of(*polygons, [&](const Polygon& other) { return sorted(other) == first; });
        return one ? std::optional(polygons->front()) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<PointId> Polygons::point(std::string_view name) const {
    const auto found = std::ranges::find(names_, name);
    if (found == names_.end()) return std::nullopt;
    return PointId(static_cast<std::size_t>(found - names_.begin()));
}

std::string Polygons::word(const Polygon& points) const {
    std::string out;
    for (const PointId point : points) out += name(point);
    return out;
}

double Polygons::distance(PointId a, PointId b) const {
    return std::sqrt(geometry::squared_length(places_[a.index()] - places_[b.index()]));
}

double Polygons::angle(PointId a, PointId vertex, PointId c) const {
    const auto u = places_[a.index()] - places_[vertex.index()], v = places_[c.index()] - places_[vertex.index()];
    return std::atan2(std::fabs(geometry::cross(u, v)), geometry::dot(u, v));
}

bool Polygons::is_right(PointId a, PointId vertex, PointId c) const {
    return std::fabs(angle(a, vertex, c) - std::numbers::pi / 2) <= geometry::Tolerance().equal;
}

} // namespace porism::workflow
