#include "realize/exact_picture.h"

#include "facts/truth.h"
#include "realize/glide.h"
#include "realize/simple_inputs.h"

#include <algorithm>
#include <array>

namespace porism::realize {
namespace {

using numbers::Constructible;
using numbers::Decision;
using numbers::Rational;
using numbers::TowerEnd;

using Points = std::vector<geometry::Point<Constructible>>;

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

/// An equality that holds in an exact picture but is not seen in all pictures holds there by accident (the scene's own
/// picture may show it by that of its sketch coordinates).
bool can_hold(const diagram::Diagram& diagram, const facts::Statement& statement) {
    return facts::row(statement.predicate()).order ||
           std::ranges::all_of(diagram.pictures(), [&](const auto& points) { return facts::seen(statement, points); });
}

/// Inputs near all pictures of a diagram, the scene's own first, ever nearer.
class Draws {
public:
    Draws(const diagram::Diagram& diagram, const Slice& slice)
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

using Registers = std::vector<diagram::Register<Constructible>>;

/// Puts the point of an instruction exactly where it was typed. False where no input leads there.
bool put(const diagram::Instruction& instruction, const scene::Coordinates& place, const Registers& registers,
         std::vector<Constructible>& inputs) {
    const geometry::Point<Constructible> target{numbers::to_constructible(place.x), numbers::to_constructible(place.y)};
    if (instruction.primitive == diagram::Primitive::free_point) {
        inputs[instruction.first_input] = target.x;
        inputs[instruction.first_input + 1] = target.y;
        return true;
    }
    auto nearest = nearest_parameter(instruction, registers, target);
    if (nearest) inputs[instruction.first_input] = *std::move(nearest);
    return nearest.has_value();
}

/// The points of a slice over the current tower; empty where they do not exist or a limit was met.
std::optional<Points> computed(const diagram::Program& program, const Slice& slice, std::span<const Rational> simple) {
    std::vector<Constructible> inputs;
    for (const Rational& input : simple) inputs.emplace_back(input);
    Registers registers(program.instructions.size());
    for (const std::uint32_t index : slice.instructions) {
        const diagram::Instruction& instruction = program.instructions[index];
        const auto given = slice.given.find(index);
        if (given != slice.given.end() && !put(instruction, given->second, registers, inputs)) return std::nullopt;
        auto made = diagram::step<Constructible>(instruction, registers, inputs, program.constants);
        if (!made || numbers::QuadraticTower::current().end() != TowerEnd::none) return std::nullopt;
        registers[index] = *std::move(made);
    }
    Points points(program.point_registers.size());
    for (const PointId point : slice.points)
        points[point.index()] =
            std::get<geometry::Point<Constructible>>(registers[program.point_registers[point.index()]]);
    return points;
}

class Search {
public:
    Search(const scene::Scene& scene, const diagram::Diagram& diagram, const facts::Statement& statement,
           const ExactOptions& options, const Control& control)
        : program_(diagram.program), statement_(statement), options_(options), control_(control),
          can_hold_(can_hold(diagram, statement)), slice_(slice_of(scene, diagram, statement)),
          draws_(diagram, slice_) {
        answer_.reason = "no_exact_picture";
    }

    /// First over the rationals, then over towers that grow.
    ExactAnswer run() {
        for (int degree = 1; degree <= options_.degree; degree *= 4)
            for (std::size_t i = 0; i < pictures_.size() || draw(); ++i) {
                attempt(pictures_[i], degree);
                if (answer_.decision != Decision::undecided || ended()) return std::move(answer_);
            }
        ended();
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
        answer_.decision = decide(inputs);
        answer_.work += tower.work();
        if (answer_.decision == Decision::undecided) {
            if (tower.end() != TowerEnd::none) answer_.reason = reasons[static_cast<std::size_t>(tower.end())];
            return;
        }
        answer_.reason.clear();
        answer_.degree = tower.degree();
        answer_.inputs = inputs;
    }

    Decision decide(const std::vector<Rational>& inputs) const {
        const auto points = computed(program_, slice_, inputs);
        if (!points) return Decision::undecided;
        const auto decided = [&](const facts::Statement& statement) {
            return facts::decide_exactly(statement, *points);
        };
        if (!std::ranges::all_of(slice_.conditions,
                                 [&](const auto& condition) { return decided(condition) == Decision::yes; }))
            return Decision::undecided;
        const Decision decision = decided(statement_);
        // Where it holds by accident the picture says nothing.
        return decision == Decision::yes && !can_hold_ ? Decision::undecided : decision;
    }

    const diagram::Program& program_;
    const facts::Statement& statement_;
    const ExactOptions& options_;
    const Control& control_;
    bool can_hold_;
    Slice slice_;
    Draws draws_;
    std::vector<std::vector<Rational>> pictures_; ///< inputs
    ExactAnswer answer_;
};

} // namespace

ExactAnswer decide_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const facts::Statement& statement, const ExactOptions& options, const Control& control) {
    return Search(scene, diagram, statement, options, control).run();
}

} // namespace porism::realize
