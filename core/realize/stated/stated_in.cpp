#include "realize/stated/stated_in.h"

#include "facts/between.h"
#include "facts/comparison.h"
#include "facts/order_consequences.h"
#include "facts/truth.h"
#include "numbers/number.h"

#include <algorithm>

namespace porism::realize {
namespace {

void add(std::vector<Stated>& all, const facts::Statement& said, std::size_t action) {
    const auto between = facts::said_between(said);
    if (!between) return all.push_back({said, action, said});
    for (const facts::Predicate predicate : {facts::Predicate::coll, facts::Predicate::obtuse_angle})
        all.push_back({*facts::make(predicate, *between), action, said});
}

/// Enough to tell apart what typed places differ by.
constexpr int place_bits = 256;

/// The points that are given a place; of what their places decide nothing is left to be sought.
class Places {
public:
    explicit Places(const scene::Scene& scene) : points_(scene.point_count()), given_(scene.point_count(), false) {
        const numbers::BallPrecision precision(place_bits);
        for (const scene::Action& action : scene.actions())
            for (std::size_t i = 0; i < action.at.size(); ++i)
                if (action.at[i] && action.at[i]->given) put(action.outputs[i], *action.at[i]);
    }

    bool decide(const Stated& stated) const {
        const facts::Statement& said = stated.statement;
        if (!facts::row(said.predicate()).order || tells_letters(said)) return false;
        if (!std::ranges::all_of(said.points(), [&](PointId point) { return given_[point.index()]; })) return false;
        const numbers::BallPrecision precision(place_bits);
        return facts::decide_order(said, std::span(points_)) == numbers::Decision::yes;
    }

private:
    static bool tells_letters(const facts::Statement& said) {
        return said.compared() != nullptr &&
               std::ranges::any_of(said.compared()->quantities(), [](const facts::Quantity& quantity) {
                   return quantity.kind() == facts::QuantityKind::letter;
               });
    }
    void put(PointId point, const scene::Coordinates& at) {
        points_[point.index()] = {numbers::from_scalar<numbers::Ball>(at.x), numbers::from_scalar<numbers::Ball>(at.y)};
        given_[point.index()] = true;
    }

    std::vector<geometry::Point<numbers::Ball>> points_;
    std::vector<bool> given_;
};

} // namespace

std::vector<Stated> stated_in(const scene::Scene& scene, std::span<const std::size_t> at_limit) {
    std::vector<Stated> all;
    const auto equal_ones = equal_comparisons(scene);
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto& statement = scene.actions()[i].states;
        if (!statement) continue;
        const bool equal = std::ranges::find(at_limit, i) != at_limit.end() || equal_ones.has(i);
        add(all, equal ? facts::make(*statement->compared()) : *statement, i);
    }
    const Places places(scene);
    std::erase_if(all, [&](const Stated& stated) { return places.decide(stated); });
    return all;
}

bool EqualComparisons::has(std::size_t action) const {
    return std::ranges::find(equations, action) != equations.end() ||
           std::ranges::find(implied, action) != implied.end();
}

EqualComparisons equal_comparisons(const scene::Scene& scene) {
    std::vector<facts::Statement> said, with;
    std::vector<std::size_t> actions;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const auto& statement = scene.actions()[i].states) {
            said.push_back(*statement);
            actions.push_back(i);
        }
    const auto equal = facts::equal_in_order(said);
    for (std::size_t i = 0; i < said.size(); ++i)
        if (std::ranges::find(equal, i) == equal.end()) with.push_back(said[i]);
    EqualComparisons out;
    for (const std::size_t one : equal) {
        const facts::Relation& difference = *said[one].compared();
        with.push_back(facts::opposite(*facts::comparison_row(said[one].predicate()), difference));
        const bool follows = !facts::impossible_in_order(with).empty();
        with.pop_back();
        (follows ? out.implied : out.equations).push_back(actions[one]);
        if (!follows) with.push_back(facts::make(difference));
    }
    return out;
}

std::vector<std::size_t> closed_comparisons(const scene::Scene& scene) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto& statement = scene.actions()[i].states;
        const auto* row = statement ? facts::comparison_row(statement->predicate()) : nullptr;
        if (row != nullptr && row->closed) out.push_back(i);
    }
    return out;
}

} // namespace porism::realize
