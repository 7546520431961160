#include "realize/exact/exact_picture.h"

#include "facts/readings.h"
#include "facts/truth.h"
#include "realize/exact/constructed_draws.h"
#include "realize/exact/stated_draws.h"
#include "scene/question_exact.h"

#include <algorithm>
#include <array>
#include <memory>
#include <type_traits>
#include <variant>

namespace porism::realize {
namespace {

using numbers::Constructible;
using numbers::Decision;
using numbers::Exact;
using numbers::Rational;
using numbers::TowerEnd;

/// By TowerEnd. A figure that ends without a limit has a root of a negative number or a quotient by zero there.
constexpr std::array<std::string_view, 7> reasons = {
    "no_exact_picture", "degree", "height", "precision", "work", "interrupted", "not_constructible"};

/// What is decided: a statement, an equation, or whether there is such a picture at all.
struct Claim {
    std::variant<std::monostate, const facts::Statement*, const scene::Question*> what;
    std::vector<PointId> points;
    std::vector<facts::Statement> conditions; ///< without which it has no meaning
    Rational turn = 0;                        ///< of which its own angles are multiples
    /// An equality that holds in an exact picture but is not seen in all pictures holds there by accident (the scene's
    /// own picture may show it by that of its sketch coordinates).
    bool can_hold = true;
};

Claim claim_of(const diagram::Diagram& diagram, const facts::Statement& statement) {
    Claim claim{&statement, {statement.points().begin(), statement.points().end()}, {}};
    if (const facts::Relation* relation = statement.relation()) claim.conditions = facts::conditions_of(*relation);
    const bool order = facts::row(statement.predicate()).order;
    claim.can_hold = order || std::ranges::all_of(diagram.pictures(),
                                                  [&](const auto& points) { return facts::seen(statement, points); });
    return claim;
}

Claim claim_of(const diagram::Diagram& diagram, const scene::Question& equation) {
    Claim claim{&equation, {}, scene::meaningful(equation), scene::turn_of(equation)};
    for (const scene::Term& term : equation.terms)
        claim.points.insert(claim.points.end(), term.points.begin(), term.points.end());
    claim.can_hold = scene::seen_in(equation, diagram.pictures()).sight == scene::Sight::seen;
    return claim;
}

constexpr std::uint64_t algebraic_operations = 20'000;
/// Into which a half turn is divided: the cosine of less is of a degree beyond all limits.
constexpr int most_parts = 1000;

std::unique_ptr<ExactDraws> draws_of(const scene::Scene& scene, const diagram::Diagram& diagram, const Claim& claim) {
    if (diagram.solution) return std::make_unique<StatedDraws>(scene, diagram, claim.conditions);
    return std::make_unique<ConstructedDraws>(scene, diagram, claim.points, claim.conditions);
}

/// The greatest turn of which both are multiples.
Rational common_turn(const Rational& a, const Rational& b) {
    return numbers::ratio(1, numbers::lcm(numbers::Integer(a.get_den()), numbers::Integer(b.get_den())));
}

class Search {
public:
    Search(const scene::Scene& scene, const diagram::Diagram& diagram, const Claim& claim, const ExactOptions& options,
           const Control& control)
        : claim_(claim), options_(options), control_(control), draws_(draws_of(scene, diagram, claim)) {
        answer_.reason = "no_exact_picture";
    }

    /// First over the rationals, then over towers that grow.
    ExactAnswer run() {
        for (int degree = 1; degree <= options_.degree; degree *= 4)
            for (std::size_t i = 0; i < draws_->count() || draw(); ++i) {
                attempt(i, degree);
                if (answer_.decision != Decision::undecided || ended()) return std::move(answer_);
            }
        turn_ = common_turn(draws_->least_turn(), claim_.turn);
        if (!ended() && answer_.reason == "not_constructible" && turn_.get_den() <= most_parts) attempt_algebraic();
        return std::move(answer_);
    }

private:
    /// Whether the search ends without an answer.
    bool ended() {
        if (control_.stopped())
            answer_.reason = "interrupted";
        else if (answer_.work >= options_.work)
            answer_.reason = "work";
        else
            return false;
        return true;
    }

    /// One more picture, if there is one.
    bool draw() {
        return draws_->count() < static_cast<std::size_t>(options_.pictures) && !ended() &&
               draws_->draw(control_, answer_.work);
    }

    void attempt(std::size_t picture, int degree) {
        ++answer_.tried;
        numbers::QuadraticTower tower({.degree = degree, .work = options_.work - answer_.work}, control_.stop);
        const auto stopped = [&] { return tower.end() != TowerEnd::none; };
        answer_.decision = decide(draws_->constructible(picture, stopped));
        answer_.work += tower.work();
        if (answer_.decision == Decision::undecided) {
            if (tower.end() != TowerEnd::none) answer_.reason = reasons[static_cast<std::size_t>(tower.end())];
            return;
        }
        answer_.reason.clear();
        answer_.degree = tower.degree();
        answer_.inputs = draws_->inputs(picture);
    }

    /// With angles that have no square roots: over all algebraic numbers, which takes longer.
    void attempt_algebraic() {
        for (std::size_t i = 0; i < draws_->count(); ++i) {
            if (answer_.decision != Decision::undecided || ended()) return;
            ++answer_.tried;
            numbers::ExactContext context(
                {.degree = options_.degree, .precision = 1024, .height_bits = 2000, .operations = algebraic_operations},
                control_.stop);
            // So that all angles are told by one cosine.
            (void)numbers::cos_of_turn_exact(turn_);
            answer_.decision = decide(draws_->exact(i, [&] { return context.spent(); }));
            answer_.work += context.operations();
            if (answer_.decision == Decision::undecided) continue;
            answer_.reason.clear();
            answer_.degree = context.degree();
            answer_.inputs = draws_->inputs(i);
        }
    }

    template<class N>
    Decision decide(const std::optional<std::vector<geometry::Point<N>>>& points) const {
        if (!points) return Decision::undecided;
        const auto decided = [&](const auto& claim) {
            using facts::decide_exactly, scene::decide_exactly;
            return decide_exactly(claim, facts::Points<N>(*points));
        };
        if (!std::ranges::all_of(draws_->conditions(),
                                 [&](const auto& condition) { return decided(condition) == Decision::yes; }))
            return Decision::undecided;
        const Decision decision = std::visit(
            [&](const auto& claim) {
                if constexpr (std::is_same_v<decltype(claim), const std::monostate&>)
                    return Decision::yes;
                else
                    return decided(*claim);
            },
            claim_.what);
        // Where it holds by accident the picture says nothing.
        return decision == Decision::yes && !claim_.can_hold ? Decision::undecided : decision;
    }

    const Claim& claim_;
    const ExactOptions& options_;
    const Control& control_;
    std::unique_ptr<ExactDraws> draws_;
    ExactAnswer answer_;
    Rational turn_ = 1; ///< of which all angles are multiples
};

} // namespace

ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const facts::Statement& statement, const ExactOptions& options, const Control& control) {
    return Search(scene, diagram, claim_of(diagram, statement), options, control).run();
}

ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram, const scene::Question& equation,
                           const ExactOptions& options, const Control& control) {
    if (scene::decidable(equation)) return Search(scene, diagram, claim_of(diagram, equation), options, control).run();
    ExactAnswer answer;
    answer.reason = "numbers";
    return answer;
}

ExactAnswer exists_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           std::span<const facts::Statement> besides, const ExactOptions& options,
                           const Control& control) {
    Claim claim;
    for (std::size_t p = 0; p < diagram.point_count(); ++p) claim.points.emplace_back(p);
    claim.conditions.assign(besides.begin(), besides.end());
    return Search(scene, diagram, claim, options, control).run();
}

} // namespace porism::realize
