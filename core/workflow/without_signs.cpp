#include "workflow/without_signs.h"

#include "facts/quantity.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>
#include <optional>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

/// Loci that are nothing but a directed angle.
constexpr std::array<std::string_view, 2> directed = {"s_angle", "aconst"};

bool is_directed(const scene::Use& use) {
    return std::ranges::find(directed, scene::construction(use.construction).name) != directed.end();
}

/// The angle at the point that two segments have in common.
std::optional<facts::Quantity> angle_between(std::span<const PointId> first, std::span<const PointId> second) {
    const auto common = std::ranges::find_first_of(first, second);
    if (common == first.end()) return std::nullopt;
    const PointId vertex = *common, from = first[0] == vertex ? first[1] : first[0],
                  to = second[0] == vertex ? second[1] : second[0];
    return facts::Quantity::of(facts::QuantityKind::angle, std::array{from, vertex, to});
}

double degrees(const facts::Quantity& angle, facts::Points<double> picture) {
    const auto points = angle.points();
    const auto &a = picture[points[0].index()], &o = picture[points[1].index()], &b = picture[points[2].index()];
    const double ux = a.x - o.x, uy = a.y - o.y, vx = b.x - o.x, vy = b.y - o.y;
    return std::atan2(std::fabs(ux * vy - uy * vx), ux * vx + uy * vy) * 180 / std::numbers::pi;
}

std::optional<Statement> stated(const facts::Polynomial& difference) {
    auto relation = facts::Relation::of(difference);
    return relation ? std::optional(facts::make(*std::move(relation))) : std::nullopt;
}

/// Of two supplements the one that the picture shows.
std::optional<Statement> between_rays(const Statement& statement, facts::Points<double> picture) {
    const auto angle = angle_between(statement.points().first(2), statement.points().last(2));
    if (!angle) return std::nullopt;
    const numbers::Rational small(*statement.constant() * 180), great(180 - small);
    const double shown = degrees(*angle, picture);
    const bool is_small = std::fabs(shown - small.get_d()) < std::fabs(shown - great.get_d());
    return stated(facts::variable(*angle) - facts::constant(is_small ? small : great));
}

class Maker {
public:
    Maker(const scene::Scene& scene, facts::Points<double> picture) : scene_(scene), picture_(picture) {}

    WithoutSigns make() && {
        for (std::size_t i = 0; i < scene_.actions().size(); ++i) {
            const scene::Action& action = scene_.actions()[i];
            const auto names = action.outputs.empty() ? std::span<const std::string>() : scene_.names_of(i);
            if (action.states)
                state(*action.states, i);
            else if (std::ranges::any_of(action.uses, is_directed))
                place_freely(action, i);
            else
                append(action, i, names);
        }
        return std::move(out_);
    }

private:
    void place_freely(const scene::Action& action, std::size_t origin) {
        const auto statements = scene::as_statements(action);
        assert(statements);
        for (std::size_t k = 0; k < action.outputs.size(); ++k) {
            scene::Action free;
            free.uses = {{*scene::construction_by_name("free"), {}, {}}};
            free.auxiliary = action.auxiliary;
            append(std::move(free), origin, scene_.names_of(origin).subspan(k, 1));
        }
        for (const Statement& statement : *statements) state(statement, origin);
    }

    void state(const Statement& statement, std::size_t origin) {
        const bool directed = statement.predicate() == Predicate::aconst;
        const auto instead = directed ? between_rays(statement, picture_) : std::nullopt;
        out_.angles += instead ? 1 : 0;
        scene::Action stating;
        stating.states = instead ? *instead : statement;
        append(std::move(stating), origin, {});
    }

    void append(scene::Action action, std::size_t origin, std::span<const std::string> names) {
        const auto done = out_.scene.append(std::move(action), names);
        assert(done);
        (void)done;
        out_.origins.push_back(origin);
    }

    const scene::Scene& scene_;
    const facts::Points<double> picture_;
    WithoutSigns out_;
};

} // namespace

WithoutSigns without_signs(const scene::Scene& scene, facts::Points<double> picture) {
    return Maker(scene, picture).make();
}

} // namespace porism::workflow
