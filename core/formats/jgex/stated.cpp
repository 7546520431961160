#include "formats/jgex/stated.h"

#include "facts/sayings.h"
#include "formats/jgex/plain.h"
#include "scene/as_statements.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <optional>

namespace porism::jgex {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using facts::Statement;

bool has_given_place(const scene::Action& action) {
    return std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
}

/// Alone, or as an end of a segment.
bool places_free_points(const scene::Action& action) {
    if (action.uses.size() != 1 || has_given_place(action)) return false;
    const std::string& name = scene::construction(action.uses.front().construction).name;
    return name == "free" || name == "segment";
}

/// In degrees; nothing where the relation is not of one angle alone.
std::optional<numbers::Rational> value_of(const facts::Relation& relation) {
    numbers::Rational of_angle = 0, of_one = 0;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        const bool is_angle =
            monomial.degree() == 1 && monomial.factors.front().quantity.kind() != QuantityKind::number;
        if (!monomial.factors.empty() && !is_angle) return std::nullopt;
        (monomial.factors.empty() ? of_one : of_angle) = coefficient;
    }
    return numbers::Rational(-of_one / of_angle);
}

/// What says the same in a picture, where the orders beside it hold.
struct Directed {
    Statement statement;
    std::vector<Statement> orders = {};
};

/// As an angle of lines, which has a sign, from the picture.
std::optional<Directed> with_sign(const facts::Relation& relation, facts::Points<double> picture) {
    if (relation.quantities().size() != 1) return std::nullopt;
    const auto rays = rays_of(relation.quantities().front());
    const auto degrees = rays ? value_of(relation) : std::nullopt;
    if (!degrees) return std::nullopt;
    const auto &o = picture[rays->vertex.index()], &a = picture[rays->from.index()], &b = picture[rays->to.index()];
    const bool left = (a.x - o.x) * (b.y - o.y) > (a.y - o.y) * (b.x - o.x);
    const std::array lines{rays->vertex, rays->from, rays->vertex, rays->to};
    const numbers::Rational turns(*degrees / 180);
    auto angle = facts::make(Predicate::aconst, lines, left ? turns : numbers::Rational(1 - turns));
    if (!angle) return std::nullopt;
    if (turns == numbers::ratio(1, 2)) return Directed{*std::move(angle)};
    const auto order = turns < numbers::ratio(1, 2) ? Predicate::acute_angle : Predicate::obtuse_angle;
    return Directed{*std::move(angle), {*facts::make(order, std::array{rays->from, rays->vertex, rays->to})}};
}

std::optional<Directed> directed(const facts::Relation& relation, facts::Points<double> picture) {
    for (facts::Saying& saying : facts::sayings(relation))
        if (std::ranges::all_of(saying.conditions,
                                [&](const Statement& condition) { return facts::seen(condition, picture); }))
            return Directed{std::move(saying.statement), std::move(saying.conditions)};
    return with_sign(relation, picture);
}

void tell(Stated& stated, const Statement& statement, std::size_t origin) {
    (facts::row(statement.predicate()).order ? stated.orders : stated.equations).push_back({statement, origin});
}

void tell_as_said(Stated& stated, const Statement& statement, std::size_t origin, facts::Points<double> picture) {
    for (const Statement& said : in_plain_words(statement)) {
        const auto there = said.relation() && !picture.empty() ? directed(*said.relation(), picture) : std::nullopt;
        tell(stated, there ? there->statement : said, origin);
        if (!there) continue;
        stated.directed = true;
        for (const Statement& order : there->orders) tell(stated, order, origin);
    }
}

} // namespace

bool can_be_opened(const scene::Action& action) {
    return action.uses.size() == 1 && action.branch.value_or(0) == 0 && !has_given_place(action) &&
           !places_free_points(action) && scene::as_statements(action).has_value();
}

Stated stated_of(const scene::Scene& scene, const std::set<std::size_t>& opened, facts::Points<double> picture) {
    Stated out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (action.states) {
            tell_as_said(out, *action.states, i, picture);
            continue;
        }
        const bool one_by_one = opened.contains(i);
        if (!one_by_one && !places_free_points(action)) {
            out.units.push_back({action.outputs, i, false});
            continue;
        }
        for (const PointId point : action.outputs) out.units.push_back({{point}, i, true});
        if (!one_by_one) continue;
        const auto statements = scene::as_statements(action);
        for (const Statement& said : *statements) tell(out, said, i);
    }
    return out;
}

} // namespace porism::jgex
