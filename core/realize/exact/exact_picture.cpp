#include "realize/exact/exact_picture.h"

#include "facts/readings.h"
#include "facts/truth.h"
#include "realize/exact/exact_points.h"
#include "realize/exact/simple_inputs.h"
#include "scene/question_exact.h"

#include <algorithm>
#include <array>
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

constexpr std::array widths = {0.4, 0.2, 0.1, 0.05, 0.02, 0.01, 0.001, 1e-5};
/// The simplest ones first; what is typed in lengths keeps its size.
constexpr std::array manners = {
    Snap{.moved = true, .parts = 2, .jitter = false},  Snap{.moved = true, .parts = 0, .jitter = false},
    Snap{.moved = false, .parts = 0, .jitter = false}, Snap{.moved = true, .parts = 2, .jitter = true},
    Snap{.moved = true, .parts = 0, .jitter = true},   Snap{.moved = true, .parts = 2, .jitter = true},
    Snap{.moved = true, .parts = 0, .jitter = true},   Snap{.moved = false, .parts = 0, .jitter = true},
};

/// What is decided: a statement, or an equation.
struct Claim {
    std::variant<const facts::Statement*, const scene::Question*> what;
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

/// The greatest turn of which that of the claim and all turns of a slice are multiples.
Rational least_turn(const diagram::Program& program, const Slice& slice, const Rational& claimed) {
    numbers::Integer parts = claimed.get_den();
    for (const std::uint32_t index : slice.instructions) {
        const diagram::Instruction& instruction = program.instructions[index];
        if (instruction.primitive == diagram::Primitive::turn ||
            instruction.primitive == diagram::Primitive::turn_either ||
            instruction.primitive == diagram::Primitive::turned_line)
            parts = numbers::lcm(parts, program.constants[instruction.constant].get_den());
    }
    return numbers::ratio(1, parts);
}

/// Inputs near all pictures of a diagram, the scene's own first, ever nearer.
class NearbyDraws {
public:
    NearbyDraws(const diagram::Diagram& diagram, const Slice& slice)
        : diagram_(diagram), slice_(slice), thirds_(std::ranges::any_of(slice.instructions, [&](std::uint32_t index) {
              return diagram.program.instructions[index].primitive == diagram::Primitive::trisector;
          })) {}

    bool done() const { return next_ >= (1 + diagram_.generic.size()) * widths.size() * manners.size(); }
    /// Empty where this draw gives no picture; adds what it cost.
    std::optional<std::vector<Rational>> next(const Control& control, std::uint64_t& work) {
        const std::size_t each = widths.size() * manners.size(), picture = next_ / each;
        if (next_ % each == 0)
            near_.emplace(diagram_, slice_, picture == 0 ? diagram_.scene_picture : diagram_.generic[picture - 1]);
        Snap snap = manners[next_ % manners.size()];
        if (thirds_ && snap.parts > 0) snap.parts = 6;
        snap.width = widths[next_ % each / manners.size()];
        ++next_;
        const std::uint64_t before = near_->work();
        auto inputs = near_->draw(snap, rng_, control);
        work += near_->work() - before;
        return inputs;
    }

private:
    const diagram::Diagram& diagram_;
    const Slice& slice_;
    bool thirds_; ///< whether angles are trisected
    Rng rng_{20240612};
    std::size_t next_ = 0;
    std::optional<SimpleInputs> near_;
};

class Search {
public:
    Search(const scene::Scene& scene, const diagram::Diagram& diagram, const Claim& claim, const ExactOptions& options,
           const Control& control)
        : program_(diagram.program), claim_(claim), options_(options), control_(control),
          slice_(slice_of(scene, diagram, claim.points)), draws_(diagram, slice_) {
        slice_.conditions.insert(slice_.conditions.end(), claim.conditions.begin(), claim.conditions.end());
        answer_.reason = "no_exact_picture";
    }

    /// First over the rationals, then over towers that grow.
    ExactAnswer run() {
        for (int degree = 1; degree <= options_.degree; degree *= 4)
            for (std::size_t i = 0; i < pictures_.size() || draw(); ++i) {
                attempt(pictures_[i], degree);
                if (answer_.decision != Decision::undecided || ended()) return std::move(answer_);
            }
        if (!ended() && answer_.reason == "not_constructible") attempt_algebraic();
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

    /// One more set of inputs, if there is one.
    bool draw() {
        while (!draws_.done() && pictures_.size() < static_cast<std::size_t>(options_.pictures) && !ended()) {
            auto inputs = draws_.next(control_, answer_.work);
            if (!inputs) continue;
            pictures_.push_back(*std::move(inputs));
            return true;
        }
        return false;
    }

    void attempt(const std::vector<Rational>& inputs, int degree) {
        ++answer_.tried;
        numbers::QuadraticTower tower({.degree = degree, .work = options_.work - answer_.work}, control_.stop);
        answer_.decision = decide<Constructible>(inputs, [&] { return tower.end() != TowerEnd::none; });
        answer_.work += tower.work();
        if (answer_.decision == Decision::undecided) {
            if (tower.end() != TowerEnd::none) answer_.reason = reasons[static_cast<std::size_t>(tower.end())];
            return;
        }
        answer_.reason.clear();
        answer_.degree = tower.degree();
        answer_.inputs = inputs;
    }

    /// With angles that have no square roots: over all algebraic numbers, which takes longer.
    void attempt_algebraic() {
        for (const std::vector<Rational>& inputs : pictures_) {
            if (answer_.decision != Decision::undecided || ended()) return;
            ++answer_.tried;
            numbers::ExactContext context(
                {.degree = options_.degree, .precision = 1024, .height_bits = 2000, .operations = algebraic_operations},
                control_.stop);
            (void)numbers::cos_of_turn_exact(
                least_turn(program_, slice_, claim_.turn)); // so that all angles are told by one cosine
            answer_.decision = decide<Exact>(inputs, [&] { return context.spent(); });
            answer_.work += context.operations();
            if (answer_.decision == Decision::undecided) continue;
            answer_.reason.clear();
            answer_.degree = context.degree();
            answer_.inputs = inputs;
        }
    }

    template<class N, class Ended>
    Decision decide(const std::vector<Rational>& inputs, const Ended& stopped) const {
        const auto points = exact_points<N>(program_, slice_, inputs, stopped);
        if (!points) return Decision::undecided;
        const auto decided = [&](const auto& claim) {
            using facts::decide_exactly, scene::decide_exactly;
            return decide_exactly(claim, facts::Points<N>(*points));
        };
        if (!std::ranges::all_of(slice_.conditions,
                                 [&](const auto& condition) { return decided(condition) == Decision::yes; }))
            return Decision::undecided;
        const Decision decision = std::visit([&](const auto* claim) { return decided(*claim); }, claim_.what);
        // Where it holds by accident the picture says nothing.
        return decision == Decision::yes && !claim_.can_hold ? Decision::undecided : decision;
    }

    const diagram::Program& program_;
    const Claim& claim_;
    const ExactOptions& options_;
    const Control& control_;
    Slice slice_;
    NearbyDraws draws_;
    std::vector<std::vector<Rational>> pictures_; ///< inputs
    ExactAnswer answer_;
};

} // namespace

namespace {

/// Simple inputs near those that were solved for do not satisfy what the scene states.
ExactAnswer not_of_a_solution() {
    ExactAnswer answer;
    answer.reason = "no_exact_picture";
    return answer;
}

} // namespace

ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const facts::Statement& statement, const ExactOptions& options, const Control& control) {
    if (diagram.solution) return not_of_a_solution();
    return Search(scene, diagram, claim_of(diagram, statement), options, control).run();
}

ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram, const scene::Question& equation,
                           const ExactOptions& options, const Control& control) {
    if (diagram.solution) return not_of_a_solution();
    if (scene::decidable(equation)) return Search(scene, diagram, claim_of(diagram, equation), options, control).run();
    ExactAnswer answer;
    answer.reason = "numbers";
    return answer;
}

} // namespace porism::realize
