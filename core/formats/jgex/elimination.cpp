#include "formats/jgex/elimination.h"

#include "formats/jgex/transfer.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>

namespace porism::jgex {
namespace {

using facts::Statement;

bool speaks_of(const Statement& statement, std::span<const PointId> points) {
    return std::ranges::find_first_of(statement.points(), points) != statement.points().end();
}

/// Whether the points have no freedom left.
bool is_determined(const Placing& placing) {
    return placing.uses.size() > 1 ||
           (placing.uses.size() == 1 && scene::construction(placing.uses.front().construction).freedom == 0);
}

/// Equations, and what is said in their place.
using Transferred = std::vector<std::pair<std::size_t, Statement>>;

using Shortcomings = std::pair<std::size_t, std::size_t>;

/// A way to take points away, and how much of their order it leaves unsaid.
struct Way {
    Placing placing;
    std::size_t unit;
    std::size_t unsaid_orders;
    Transferred transferred;

    Shortcomings shortcomings() const { return {unsaid_orders, transferred.size()}; }
};

class Eliminator {
public:
    Eliminator(const scene::Scene& scene, const Stated& stated)
        : scene_(scene), stated_(stated), equations_(stated.equations), standing_(stated.units.size(), true),
          said_(stated.equations.size()), unit_of_(scene.point_count()) {
        for (std::size_t i = 0; i < stated.units.size(); ++i)
            for (const PointId point : stated.units[i].outputs) unit_of_[point.index()] = i;
        for (const Told& one : stated.equations) learn(one.statement);
        for (const Unit& unit : stated.units)
            if (!unit.free)
                for (const auto patterns : {&scene::Construction::gives, &scene::Construction::guarantees})
                    for (const Statement& one : scene::said_by(scene.actions()[unit.origin], patterns)) learn(one);
        for (const Told& one : stated.orders) meant_.learn(one.statement);
    }

    Elimination run() && {
        while (std::ranges::find(standing_, true) != standing_.end()) take_one();
        for (std::size_t k = 0; k < said_.size(); ++k)
            if (!said_[k]) out_.unsaid.push_back(equations_[k]);
        std::ranges::reverse(out_.steps);
        return std::move(out_);
    }

private:
    void learn(const Statement& statement) {
        known_.learn(statement);
        meant_.learn(statement);
    }

    void take_one() {
        std::optional<Way> best;
        for (std::size_t i = stated_.units.size(); i-- > 0;) {
            const Unit& unit = stated_.units[i];
            if (!standing_[i] || is_used(unit.outputs)) continue;
            if (!unit.free && about(unit.outputs).empty()) return take(unit.outputs, {}, i);
            auto way = unit.free ? way_of(i) : std::nullopt;
            if (way && (!best || way->shortcomings() < best->shortcomings())) best = std::move(way);
            if (best && best->shortcomings() == Shortcomings()) break;
        }
        if (best) return take_by(*best);
        give_up();
    }

    /// What no construction says of any point alone stays unsaid; if there is nothing like that, the last that is
    /// stated of the last point on which no others depend.
    void give_up() {
        std::vector<std::size_t> left = standing_equations();
        std::erase_if(left, [&](std::size_t k) { return can_be_said(k); });
        if (!left.empty()) return leave(left);
        for (std::size_t i = stated_.units.size(); i-- > 0;)
            if (standing_[i] && !is_used(stated_.units[i].outputs))
                return leave({about(stated_.units[i].outputs).back()});
    }

    void leave(const std::vector<std::size_t>& equations) {
        for (const std::size_t k : equations) {
            out_.unsaid.push_back(equations_[k]);
            said_[k] = true;
        }
    }

    std::vector<std::size_t> standing_equations() const {
        std::vector<std::size_t> found;
        for (std::size_t k = 0; k < equations_.size(); ++k)
            if (!said_[k]) found.push_back(k);
        return found;
    }

    /// Whether a construction of one of its points says it, perhaps with others.
    bool can_be_said(std::size_t equation) const {
        const auto statements = standing_statements();
        const Statement& wanted = equations_[equation].statement;
        return std::ranges::any_of(wanted.points(), [&](PointId point) {
            if (!stated_.units[unit_of_[point.index()]].free) return false;
            const auto ways = placings(point, statements, {}, [&](const Statement& one) { return meant_.holds(one); });
            return std::ranges::any_of(ways, [&](const Placing& placing) {
                return std::ranges::any_of(placing.said, [&](std::size_t i) { return statements[i] == wanted; });
            });
        });
    }

    void take(std::vector<PointId> outputs, std::vector<scene::Use> uses, std::size_t unit) {
        for (const PointId point : outputs) standing_[unit_of_[point.index()]] = false;
        out_.steps.push_back({std::move(outputs), std::move(uses), unit});
    }

    void take_by(const Way& way) {
        for (const auto& [k, statement] : way.transferred) equations_[k].statement = statement;
        for (const std::size_t k : about(way.placing.outputs)) said_[k] = true;
        for (const Statement& one : orders_of(way.placing)) learn(one);
        out_.orders.insert(out_.orders.end(), way.placing.orders.begin(), way.placing.orders.end());
        take(way.placing.outputs, way.placing.uses, way.unit);
    }

    static std::vector<Statement> orders_of(const Placing& placing) {
        std::vector<Statement> orders = placing.orders;
        for (const scene::Use& use : placing.uses)
            std::ranges::move(
                scene::instantiate(scene::construction(use.construction).guarantees, placing.outputs, use),
                std::back_inserter(orders));
        return orders;
    }

    /// Whether an action that stands is constructed from one of them.
    bool is_used(std::span<const PointId> points) const {
        for (std::size_t i = 0; i < stated_.units.size(); ++i) {
            if (!standing_[i] || stated_.units[i].free) continue;
            const auto inputs = scene::inputs_of(scene_.actions()[stated_.units[i].origin]);
            if (std::ranges::find_first_of(inputs, points) != inputs.end()) return true;
        }
        return false;
    }

    /// The equations about the points that nothing says yet.
    std::vector<std::size_t> about(std::span<const PointId> points) const {
        std::vector<std::size_t> found;
        for (std::size_t k = 0; k < equations_.size(); ++k)
            if (!said_[k] && speaks_of(equations_[k].statement, points)) found.push_back(k);
        return found;
    }

    bool can_be_taken(std::span<const PointId> outputs) const {
        return std::ranges::all_of(outputs, [&](PointId point) {
            const std::size_t unit = unit_of_[point.index()];
            return standing_[unit] && stated_.units[unit].free && !is_used(std::span(&point, 1));
        });
    }

    std::vector<Statement> standing_statements() const {
        std::vector<Statement> statements;
        for (const std::size_t k : standing_equations()) statements.push_back(equations_[k].statement);
        return statements;
    }

    /// To place the point of a unit, alone or with others.
    std::optional<Way> way_of(std::size_t unit) const {
        const auto& point = stated_.units[unit].outputs;
        std::optional<Way> best;
        if (about(point).empty()) best = Way{{point, {}, {}, {}}, unit, unsaid_orders({point, {}, {}, {}}), {}};
        if (best && best->unsaid_orders == 0) return best;
        std::vector<Statement> orders;
        for (const Told& order : stated_.orders) orders.push_back(order.statement);
        const auto single = placings(point.front(), standing_statements(), orders,
                                     [&](const Statement& order) { return meant_.holds(order); });
        for (const auto& some : {single, meetings(single)})
            for (const Placing& placing : some) try_to_take(best, placing, unit);
        return best;
    }

    void try_to_take(std::optional<Way>& best, const Placing& placing, std::size_t unit) const {
        const auto cost = [](const Way& way) {
            return std::tuple(way.shortcomings(), way.placing.outputs.size(), way.placing.uses.size(),
                              !std::ranges::is_sorted(way.placing.outputs));
        };
        if (!can_be_taken(placing.outputs)) return;
        auto rest = rest_of(placing);
        if (!rest) return;
        Way way{placing, unit, unsaid_orders(placing), *std::move(rest)};
        if (!best || cost(way) < cost(*best)) best = std::move(way);
    }

    /// What a construction does not say of its points, as statements about others; nothing where these cannot tell.
    std::optional<Transferred> rest_of(const Placing& placing) const {
        std::vector<Statement> ties;
        for (const scene::Use& use : placing.uses)
            std::ranges::move(scene::instantiate(scene::construction(use.construction).gives, placing.outputs, use),
                              std::back_inserter(ties));
        Transferred rest;
        const auto places = standing_equations();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Statement& statement = equations_[places[i]].statement;
            if (placing.said.contains(i) || !speaks_of(statement, placing.outputs)) continue;
            auto instead = transferred(statement, placing.outputs, ties);
            if (!instead) return std::nullopt;
            rest.emplace_back(places[i], *std::move(instead));
        }
        return rest;
    }

    std::size_t unsaid_orders(const Placing& placing) const {
        KnownOrders known = known_;
        for (const Statement& one : orders_of(placing)) known.learn(one);
        return static_cast<std::size_t>(std::ranges::count_if(stated_.orders, [&](const Told& order) {
            const bool in_general = order.statement.predicate() == facts::Predicate::ncoll && !is_determined(placing);
            return !in_general && speaks_of(order.statement, placing.outputs) && !known.holds(order.statement);
        }));
    }

    const scene::Scene& scene_;
    const Stated& stated_;
    std::vector<Told> equations_; ///< as they are said now
    std::vector<bool> standing_;  ///< by unit
    std::vector<bool> said_;      ///< by equation
    std::vector<std::size_t> unit_of_;
    KnownOrders known_; ///< what the text says
    KnownOrders meant_; ///< and the orders that are stated
    Elimination out_;
};

} // namespace

Elimination eliminated(const scene::Scene& scene, const Stated& stated) {
    return Eliminator(scene, stated).run();
}

} // namespace porism::jgex
