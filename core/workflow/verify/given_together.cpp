#include "workflow/verify/given_together.h"

#include "base/text.h"
#include "facts/readings.h"
#include "facts/solving.h"
#include "formats/verigeo/names.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

/// What a quadrilateral of VeriGeo is by its name.
struct Definition {
    std::string_view type, statements; ///< of the corners a, b, c, d
};
constexpr std::array definitions{
    Definition{"Rectangle", "perp b c c d; perp c d d a; perp d a a b"},
    Definition{"Rhombus", "cong a b b c; cong b c c d; cong c d d a"},
    Definition{"Square", "perp b c c d; perp c d d a; perp d a a b; cong b c c d; cong c d d a"},
};

std::vector<Statement> statements_of(std::string_view text, std::span<const PointId> points) {
    static const std::array<std::string, 4> letters{"a", "b", "c", "d"};
    std::vector<Statement> out;
    for (const std::string_view part : split(text, ';')) {
        const auto parsed = facts::parse_statement(trim(part), letters);
        if (!parsed) continue;
        for (const Statement& one : *parsed)
            if (auto here = facts::renamed(one, points)) out.push_back(*std::move(here));
    }
    return out;
}

/// The points of an edge that an envelope names, in the order of its arguments.
std::vector<PointId> points_of(const verigeo::Action& edge, const EnvelopeFile& file) {
    std::vector<PointId> out;
    const auto& names = file.content.names;
    for (const std::string& argument : edge.args) {
        const auto found = std::ranges::find(names, argument);
        if (found != names.end()) out.emplace_back(static_cast<std::size_t>(found - names.begin()));
    }
    return out;
}

/// The corners of the triangles that an edge names, one triangle behind the other.
std::vector<PointId> corners_of(const verigeo::Action& edge, const EnvelopeFile& file) {
    std::vector<PointId> out;
    const auto& names = file.content.names;
    for (const std::string& triangle : edge.args)
        for (const std::string& name : verigeo::points_of_id(triangle)) {
            const auto found = std::ranges::find(names, name);
            if (found != names.end()) out.emplace_back(static_cast<std::size_t>(found - names.begin()));
        }
    return out;
}

/// D lies on PQ as its line and order say: PD + DQ = PQ, and where PQ is a multiple of one of them, DQ of PD.
void add_parts_of_segment(std::vector<Statement>& said) {
    const auto line = std::ranges::find(said, Predicate::coll, &Statement::predicate);
    const auto ratio = std::ranges::find(said, Predicate::rconst, &Statement::predicate);
    const auto order = std::ranges::find(said, Predicate::obtuse_angle, &Statement::predicate);
    if (line == said.end() || order == said.end()) return;
    const PointId from = order->points()[0], inner = order->points()[1], to = order->points()[2];
    const auto length = [](PointId a, PointId b) {
        return facts::variable(*facts::Quantity::of(facts::QuantityKind::length, std::array{a, b}));
    };
    const auto whole = length(from, inner) + length(inner, to) - length(from, to);
    std::vector<facts::Polynomial> parts{whole};
    if (ratio != said.end()) {
        const auto readings = facts::whole_readings(*ratio);
        for (const facts::Reading& reading : readings)
            if (auto rest =
                    facts::eliminated(whole, *facts::Quantity::of(facts::QuantityKind::length, std::array{from, to}),
                                      reading.relation.polynomial()))
                parts.push_back(*std::move(rest));
    }
    for (const facts::Polynomial& part : parts)
        if (const auto relation = facts::Relation::of(part)) said.push_back(facts::make(*relation));
}

/// ∠BAC = 2∠BAD = 2∠DAC, of the equal angles BAD and DAC.
void add_halves_of_angle(std::vector<Statement>& said) {
    const auto halves = std::ranges::find(said, Predicate::eqangle, &Statement::predicate);
    if (halves == said.end()) return;
    const std::vector<PointId> p(halves->points().begin(), halves->points().end());
    // The lines of both angles are named from the vertex: a b a d a d a c.
    if (p.size() != 8 || p[0] != p[2] || p[0] != p[4] || p[0] != p[6] || p[3] != p[5]) return;
    const auto angle = [&](PointId a, PointId b) {
        return facts::variable(*facts::Quantity::of(facts::QuantityKind::angle, std::array{a, p[0], b}));
    };
    for (const PointId side : {p[1], p[7]}) {
        const auto half = angle(side, p[3]);
        if (const auto relation = facts::Relation::of(angle(p[1], p[7]) - half - half))
            said.push_back(facts::make(*relation));
    }
}

/// The angles of similar triangles are equal, one by one.
void add_equal_angles(std::vector<Statement>& said, std::span<const PointId> corners) {
    const auto angle = [&](std::size_t first, std::size_t i) {
        return facts::variable(*facts::Quantity::of(
            facts::QuantityKind::angle,
            std::array{corners[first + i], corners[first + (i + 1) % 3], corners[first + (i + 2) % 3]}));
    };
    for (const std::size_t i : {0U, 1U, 2U})
        if (const auto relation = facts::Relation::of(angle(0, i) - angle(3, i)))
            said.push_back(facts::make(*relation));
}

/// What the name of an edge says besides its statements.
void add_what_it_is_called(std::vector<Statement>& said, const verigeo::Action& edge, const EnvelopeFile& file) {
    if (edge.row->type == "PointOnSegment") add_parts_of_segment(said);
    if (edge.row->type == "AngleBisector") add_halves_of_angle(said);
    if (edge.row->type == "SimilarTriangles" || edge.row->type == "CongruentTriangles")
        if (const auto corners = corners_of(edge, file); corners.size() == 6) add_equal_angles(said, corners);
    const auto called = std::ranges::find(definitions, edge.row->type, &Definition::type);
    const auto corners = points_of(edge, file);
    if (called == definitions.end() || corners.size() != 4) return;
    for (Statement& one : statements_of(called->statements, corners)) said.push_back(std::move(one));
}

/// The action of an envelope that a pointer stands for: 7 of "/actions/7".
const verigeo::Action* edge_at(std::string_view pointer, const EnvelopeFile& file) {
    constexpr std::string_view before = "/actions/";
    if (!pointer.starts_with(before)) return nullptr;
    pointer.remove_prefix(before.size());
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(pointer.data(), pointer.data() + pointer.size(), index);
    const bool whole = error == std::errc() && end == pointer.data() + pointer.size();
    return whole && index < file.envelope.actions.size() ? &file.envelope.actions[index] : nullptr;
}

std::vector<GivenTogether> by_edges(const diagnose::Sample& sample, const EnvelopeFile& file) {
    std::vector<std::pair<std::string_view, GivenTogether>> found;
    const auto& origins = file.content.origins;
    for (std::size_t i = 0; i < origins.size(); ++i) {
        const std::string_view pointer = origins[i].pointer;
        if (origins[i].amounts_to || pointer == verigeo::goal_pointer) continue;
        if (found.empty() || found.back().first != pointer)
            found.push_back({pointer, {i, diagnose::text_of(sample.scene, i), {}}});
        const scene::Action& action = sample.scene.actions()[i];
        auto& said = found.back().second.statements;
        for (Statement& given : scene::said_by(action, &scene::Construction::gives)) said.push_back(std::move(given));
        if (action.states && std::ranges::count(said, *action.states) == 0) said.push_back(*action.states);
    }
    std::vector<GivenTogether> out;
    for (auto& [pointer, given] : found) {
        if (const verigeo::Action* edge = edge_at(pointer, file)) {
            given.text = std::string(edge->row->type) + " " + join(edge->args, " ");
            add_what_it_is_called(given.statements, *edge, file);
        }
        out.push_back(std::move(given));
    }
    return out;
}

std::vector<GivenTogether> by_actions(const diagnose::Sample& sample) {
    std::vector<GivenTogether> out;
    for (std::size_t i = 0; i < sample.scene.actions().size(); ++i) {
        const scene::Action& action = sample.scene.actions()[i];
        const std::string text = diagnose::text_of(sample.scene, i);
        if (std::ranges::count(sample.amounts_to, text) > 0) continue;
        if (action.states) out.push_back({i, text, scene::said_by(action, &scene::Construction::gives)});
        for (const scene::Use& use : action.uses)
            out.push_back(
                {i, text, scene::instantiate(scene::construction(use.construction).gives, action.outputs, use)});
    }
    return out;
}

} // namespace

std::vector<GivenTogether> given_together(const diagnose::Sample& sample, const EnvelopeFile* file) {
    const bool is_of_it = file != nullptr && file->content.origins.size() == sample.scene.actions().size() &&
                          std::ranges::equal(file->content.content.scene.names(), sample.scene.names());
    return is_of_it ? by_edges(sample, *file) : by_actions(sample);
}

} // namespace porism::workflow
