// Several pictures of one figure over exact numbers, and what is true in them: no rounding, no tolerance. The inputs
// are dyadic, so that balls and doubles start from the very same picture.
#pragma once

#include "base/random.h"
#include "diagram/diagram.h"
#include "facts/equation.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"
#include "scene/catalogue.h"
#include "scene/scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

namespace porism::test {

/// One picture. Whatever it is asked is decided once.
class ExactPicture {
public:
    explicit ExactPicture(diagram::Diagram diagram) : diagram_(std::move(diagram)) {}

    /// The figure with these inputs in the place of its own picture, for what balls decide (torsion branches).
    const diagram::Diagram& diagram() const { return diagram_; }

    /// The answers in order; undecided where a number would be too large.
    std::vector<numbers::Decision> decide(std::span<const facts::Statement> statements) {
        std::vector<facts::Statement> open;
        for (const facts::Statement& statement : statements)
            if (!known_.contains(statement)) open.push_back(statement);
        if (!open.empty()) look(open);
        std::vector<numbers::Decision> out;
        for (const facts::Statement& statement : statements) out.push_back(known_.at(statement));
        return out;
    }
    numbers::Decision decide(const facts::Statement& statement) { return decide(std::span(&statement, 1)).front(); }

private:
    /// Over towers of square roots; what these cannot hold, over all algebraic numbers.
    void look(const std::vector<facts::Statement>& open) {
        const numbers::QuadraticTower tower({.degree = 16, .work = 50'000'000});
        over<numbers::Constructible>(open);
        if (tower.end() != numbers::TowerEnd::not_constructible) return;
        const numbers::ExactContext context(
            {.degree = 16, .precision = 1024, .height_bits = 2000, .operations = 20'000});
        over<numbers::Exact>(open);
    }
    template<class N>
    void over(const std::vector<facts::Statement>& open) {
        for (const facts::Statement& statement : open) known_[statement] = numbers::Decision::undecided;
        const auto inputs = diagram::exact_inputs<N>(diagram_.scene_picture.inputs);
        const auto points = diagram::evaluate<N>(diagram_.program, std::span<const N>(inputs));
        if (!points) return;
        for (const facts::Statement& statement : open)
            known_[statement] = facts::decide_exactly(statement, facts::Points<N>(*points));
    }

    diagram::Diagram diagram_;
    std::map<facts::Statement, numbers::Decision> known_;
};

namespace detail {

/// Near these, with few binary digits.
inline std::vector<double> simple_inputs_near(std::span<const double> inputs, Rng& rng) {
    constexpr double parts = 8, spread = 0.3;
    std::vector<double> out;
    for (const double input : inputs)
        out.push_back(
            std::nearbyint((input * (1 + rng.uniform(-spread, spread)) + rng.uniform(-spread, spread)) * parts) /
            parts);
    return out;
}

/// So small that points often fall together or on one line by accident.
inline std::vector<double> accidental_inputs(std::size_t count, Rng& rng) {
    std::vector<double> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(static_cast<double>(rng.below(4)) - 1);
    return out;
}

/// What the text of the scene asks of its points.
inline bool as_the_text_asks(const scene::Scene& scene, const diagram::Diagram& diagram) {
    const auto seen = [&](const facts::Statement& statement) {
        return facts::seen(statement, diagram.scene_picture.points);
    };
    const auto may_be_used = [&](const scene::Action& action, const scene::Use& use) {
        const auto& needs = scene::construction(use.construction).needs;
        return std::ranges::all_of(scene::instantiate(needs, action.outputs, use), seen);
    };
    return std::ranges::all_of(scene.actions(), [&](const scene::Action& action) {
        return std::ranges::all_of(action.uses, [&](const scene::Use& use) { return may_be_used(action, use); });
    });
}

inline std::optional<ExactPicture> picture_with(const scene::Scene& scene, diagram::Diagram diagram,
                                                std::vector<double> inputs) {
    auto points = diagram::evaluate<double>(diagram.program, inputs);
    if (!points) return std::nullopt;
    diagram.scene_picture = {std::move(inputs), *std::move(points)};
    if (!as_the_text_asks(scene, diagram)) return std::nullopt;
    return ExactPicture(std::move(diagram));
}

} // namespace detail

/// At most so many pictures near those of a diagram, whose branches the scene has, and as many whose points stand where
/// they may by accident. Fewer where most draws fail.
inline std::vector<ExactPicture> exact_pictures(const scene::Scene& scene, const diagram::Diagram& diagram,
                                                std::size_t wanted, Rng& rng) {
    constexpr std::size_t tries_each = 40;
    std::vector<ExactPicture> out;
    const auto draw = [&](const auto& inputs) {
        const std::size_t before = out.size();
        for (std::size_t i = 0; out.size() < before + wanted && i < wanted * tries_each; ++i)
            if (auto picture = detail::picture_with(scene, diagram, inputs(i))) out.push_back(*std::move(picture));
    };
    draw([&](std::size_t i) {
        const std::size_t source = i % (1 + diagram.generic.size());
        const auto& near = source == 0 ? diagram.scene_picture : diagram.generic[source - 1];
        return detail::simple_inputs_near(near.inputs, rng);
    });
    draw([&](std::size_t) { return detail::accidental_inputs(diagram.program.input_count, rng); });
    return out;
}

/// That the points of each pair of a statement differ, without which it is not meant.
inline std::vector<facts::Statement> differences(const facts::Statement& statement) {
    std::vector<facts::Statement> out;
    for (const facts::Equation& equation : facts::equations(statement))
        for (const facts::PairTerm& term : equation.terms) {
            const PointId pair[] = {term.pair.first, term.pair.second};
            out.push_back(*facts::make(facts::Predicate::diff, pair));
        }
    return out;
}

} // namespace porism::test
