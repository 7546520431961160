#include "realize/exact/constructed_draws.h"

#include "realize/exact/exact_points.h"

#include <algorithm>
#include <array>

namespace porism::realize {
namespace {

using numbers::Rational;

constexpr std::array widths = {0.4, 0.2, 0.1, 0.05, 0.02, 0.01, 0.001, 1e-5};
/// The simplest ones first; what is typed in lengths keeps its size.
constexpr std::array manners = {
    Snap{.moved = true, .parts = 2, .jitter = false},  Snap{.moved = true, .parts = 0, .jitter = false},
    Snap{.moved = false, .parts = 0, .jitter = false}, Snap{.moved = true, .parts = 2, .jitter = true},
    Snap{.moved = true, .parts = 0, .jitter = true},   Snap{.moved = true, .parts = 2, .jitter = true},
    Snap{.moved = true, .parts = 0, .jitter = true},   Snap{.moved = false, .parts = 0, .jitter = true},
};

} // namespace

ConstructedDraws::ConstructedDraws(const scene::Scene& scene, const diagram::Diagram& diagram,
                                   std::span<const PointId> points, std::span<const facts::Statement> besides)
    : diagram_(diagram), slice_(slice_of(scene, diagram, points)),
      thirds_(std::ranges::any_of(slice_.instructions, [&](std::uint32_t index) {
          return diagram.program.instructions[index].primitive == diagram::Primitive::trisector;
      })) {
    slice_.conditions.insert(slice_.conditions.end(), besides.begin(), besides.end());
}

/// Near all pictures of the diagram, the scene's own first, ever nearer.
bool ConstructedDraws::draw(const Control& control, std::uint64_t& work) {
    while (next_ < (1 + diagram_.generic.size()) * widths.size() * manners.size()) {
        if (auto inputs = next(control, work)) {
            inputs_.push_back(*std::move(inputs));
            return true;
        }
        if (control.stopped()) return false;
    }
    return false;
}

/// Empty where this draw gives no picture.
std::optional<std::vector<Rational>> ConstructedDraws::next(const Control& control, std::uint64_t& work) {
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

ExactDraws::Places<numbers::Constructible> ConstructedDraws::constructible(std::size_t picture,
                                                                           const Ended& ended) const {
    return exact_points<numbers::Constructible>(diagram_.program, slice_, inputs_[picture], ended);
}
ExactDraws::Places<numbers::Exact> ConstructedDraws::exact(std::size_t picture, const Ended& ended) const {
    return exact_points<numbers::Exact>(diagram_.program, slice_, inputs_[picture], ended);
}

Rational ConstructedDraws::least_turn() const {
    numbers::Integer parts = 1;
    for (const std::uint32_t index : slice_.instructions) {
        const diagram::Instruction& instruction = diagram_.program.instructions[index];
        if (instruction.primitive == diagram::Primitive::turn ||
            instruction.primitive == diagram::Primitive::turn_either ||
            instruction.primitive == diagram::Primitive::turned_line)
            parts = numbers::lcm(parts, diagram_.program.constants[instruction.constant].get_den());
    }
    return numbers::ratio(1, parts);
}

} // namespace porism::realize
