#include "realize/exact/stated_draws.h"

#include "numbers/simplest.h"
#include "realize/exact/exact_curves.h"
#include "realize/exact/exact_locus.h"
#include "realize/exact/letters_put_in.h"
#include "realize/exact/same_order.h"
#include "realize/stated/levenberg.h"
#include "realize/stated/stated_in.h"
#include "realize/stated/steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace porism::realize {
namespace {

using diagram::Instruction;
using diagram::Primitive;
using numbers::Rational;

constexpr std::array stated_widths{0.1, 0.02, 0.002};
constexpr std::size_t most_orders = 3;
constexpr int half_of_360 = 180;

std::vector<PointId> all_points(const scene::Scene& scene) {
    std::vector<PointId> out;
    for (std::size_t i = 0; i < scene.point_count(); ++i) out.emplace_back(i);
    return out;
}

std::vector<bool> held_inputs(const diagram::Program& program, const Slice& slice) {
    std::vector<bool> held(program.input_count, false);
    for (const auto& [index, place] : slice.given) {
        const Instruction& instruction = program.instructions[index];
        for (std::size_t i = 0; i < diagram::row(instruction.primitive).inputs; ++i)
            held[instruction.first_input + i] = true;
    }
    return held;
}

Rational simple_within(double value, double width) {
    return numbers::simplest_between(Rational(value - width), Rational(value + width));
}

/// A rational point of the unit circle near a direction; any where that is no number, as of a centre that is not told.
geometry::Point<Rational> simple_turn(const geometry::Point<double>& direction, double width) {
    const double half = std::atan2(direction.y, direction.x) / 2;
    if (!(std::fabs(std::cos(half)) >= width)) return {-1, 0};
    const double slope = std::tan(half);
    const Rational t = simple_within(slope, width * (1 + slope * slope) / 2);
    const Rational all = 1 + t * t;
    return {Rational((1 - t * t) / all), Rational(2 * t / all)};
}

} // namespace

StatedDraws::StatedDraws(const scene::Scene& scene, const diagram::Diagram& diagram,
                         std::span<const facts::Statement> besides)
    : diagram_(diagram), slice_(slice_of(scene, diagram, all_points(scene))),
      stated_(with_letters_put_in(stated_in(scene), diagram.scene_picture.letters)),
      system_(diagram.program, held_inputs(diagram.program, slice_), stated_.value_or(std::vector<Stated>()), {}) {
    find_conditions(besides);
    std::vector<std::size_t> all(system_.stated().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    equalities_ = equalities_of(system_, all);
    if (stated_) find_orders();
}

void StatedDraws::find_conditions(std::span<const facts::Statement> besides) {
    conditions_ = slice_.conditions;
    for (const Stated& one : system_.stated()) conditions_.push_back(one.said);
    conditions_.insert(conditions_.end(), besides.begin(), besides.end());
}

/// That in which each is fixed as soon as can be, of the statements that add something; then others.
void StatedDraws::find_orders() {
    std::vector<std::size_t> groups(system_.groups().size()), needed;
    std::iota(groups.begin(), groups.end(), std::size_t{0});
    const auto& redundant = diagram_.solution->redundant;
    std::ranges::copy_if(equalities_, std::back_inserter(needed), [&](std::size_t statement) {
        return !std::ranges::binary_search(redundant, system_.stated()[statement].action);
    });
    const auto add = [&](const std::vector<Step>& steps) {
        std::vector<std::size_t> order;
        for (const Step& step : steps) order.push_back(step.group);
        const bool whole = order.size() == groups.size(), known = std::ranges::find(orders_, order) != orders_.end();
        if (whole && !known) orders_.push_back(std::move(order));
    };
    add(locking_steps(system_, groups, needed));
    for (const std::size_t statement : needed)
        if (const auto& two = system_.groups_of(statement); two.size() == 2 && orders_.size() < most_orders)
            add(greedy_steps(system_, groups, needed, two));
    if (orders_.empty()) add(greedy_steps(system_, groups, needed));
}

bool StatedDraws::draw(const Control&, std::uint64_t&) {
    if (drawn_ >= orders_.size() * stated_widths.size() * 2) return false;
    ++drawn_;
    return true;
}

StatedDraws::Manner StatedDraws::manner(std::size_t picture) const {
    const std::size_t of_order = picture / orders_.size();
    return {picture % orders_.size(), of_order % 2 == 0, stated_widths[of_order / 2]};
}

Rational StatedDraws::least_turn() const {
    numbers::Integer parts = 1;
    const auto add = [&](const Rational& turn) { parts = numbers::lcm(parts, numbers::Integer(turn.get_den())); };
    for (const Stated& one : system_.stated()) {
        const auto& constant = one.said.constant();
        if (constant && facts::row(one.said.predicate()).constant == facts::ConstantKind::turns_of_pi) add(*constant);
        if (one.said.relation() == nullptr) continue;
        for (const auto& [monomial, coefficient] : one.said.relation()->polynomial())
            if (monomial.factors.empty()) add(coefficient / half_of_360);
    }
    return numbers::ratio(1, parts);
}

/// The figure over one kind of number, as it grows.
template<class N>
class StatedDraws::Placing {
public:
    Placing(const StatedDraws& of, const Manner& manner, const Ended& ended)
        : of_(of), program_(of.diagram_.program), manner_(manner), ended_(ended),
          registers_(program_.instructions.size()),
          done_(registers_.size(), false), moves_{std::vector<bool>(program_.point_registers.size(), true),
                                                  of.diagram_.scene_picture.points},
          used_(of.equalities_.size(), false),
          points_(program_.point_registers.size(), geometry::Point<N>{N(0), N(0)}) {
        find_frame();
    }

    Places<N> run() {
        std::vector<std::size_t> left = of_.orders_[manner_.order];
        if (!put_given()) return std::nullopt;
        while (!left.empty()) {
            const auto next =
                std::ranges::find_if(left, [&](std::size_t group) { return ready(instruction_of(group)); });
            if (next == left.end() || ended_() || !place(instruction_of(*next))) return std::nullopt;
            left.erase(next);
        }
        if (std::ranges::find(done_, false) != done_.end()) return std::nullopt;
        return points_;
    }

private:
    using Locus = ExactLocus<N>;

    /// Where no place is given, the first two points that are placed come to stand on the axis of x.
    void find_frame() {
        if (!of_.slice_.given.empty()) return;
        std::vector<geometry::Point<double>> first;
        for (const std::size_t group : of_.orders_[manner_.order])
            if (program_.instructions[instruction_of(group)].primitive == Primitive::free_point)
                first.push_back(drawn(instruction_of(group)));
        if (first.size() < 2) return;
        origin_ = first[0];
        unit_ = first[1] - first[0];
        const double length = std::sqrt(geometry::squared_length(unit_));
        if (!manner_.standard && length > 0) unit_ = (1 / length) * unit_;
    }

    std::size_t instruction_of(std::size_t group) const {
        const std::size_t input = of_.system_.groups()[group].front();
        const auto found = std::ranges::find_if(program_.instructions, [&](const Instruction& one) {
            return diagram::row(one.primitive).inputs > 0 && one.first_input == input;
        });
        return static_cast<std::size_t>(found - program_.instructions.begin());
    }

    /// Of an instruction with inputs, which is a point.
    geometry::Point<double> drawn(std::size_t instruction) const {
        const auto point = std::ranges::find(program_.point_registers, instruction);
        assert(point != program_.point_registers.end());
        return of_.diagram_.scene_picture.points[static_cast<std::size_t>(point - program_.point_registers.begin())];
    }

    geometry::Point<double> target(std::size_t instruction) const {
        const geometry::Point<double> p = drawn(instruction) - origin_;
        return (1 / geometry::squared_length(unit_)) * geometry::quotient_direction(p, unit_);
    }

    bool ready(std::size_t index) const { return follows(index, done_); }
    /// Whether all stands that it is made of.
    bool follows(std::size_t index, const std::vector<bool>& stands) const {
        const Instruction& instruction = program_.instructions[index];
        const auto operands = std::span(instruction.operands).first(diagram::row(instruction.primitive).operands);
        return std::ranges::all_of(operands, [&](std::uint32_t operand) { return stands[operand]; });
    }
    bool is_computed(std::size_t index) const {
        return diagram::row(program_.instructions[index].primitive).inputs == 0;
    }

    bool put_given() {
        for (const auto& [index, place] : of_.slice_.given) {
            if (program_.instructions[index].primitive != Primitive::free_point) return false;
            set(index, geometry::Point<N>{numbers::from_scalar<N>(place.x), numbers::from_scalar<N>(place.y)});
        }
        return follow();
    }

    void set(std::size_t index, diagram::Register<N> value) {
        registers_[index] = std::move(value);
        done_[index] = true;
        for (std::size_t p = 0; p < points_.size(); ++p)
            if (program_.point_registers[p] == index) {
                points_[p] = std::get<geometry::Point<N>>(registers_[index]);
                moves_.points[p] = false;
            }
    }

    /// Computes what can be computed; false where something is none.
    bool follow() {
        for (std::size_t i = 0; i < registers_.size(); ++i) {
            if (done_[i] || !is_computed(i) || !ready(i)) continue;
            auto made = diagram::step<N>(program_.instructions[i], registers_, {}, program_.constants);
            if (!made || ended_()) return false;
            set(i, *std::move(made));
        }
        return true;
    }

    bool place(std::size_t index) {
        const auto found = placed(index, loci(index));
        if (!found) return false;
        set(index, *found);
        return follow();
    }

    std::vector<Locus> loci(std::size_t index) {
        std::vector<Locus> out;
        const auto keep = [&](std::optional<Locus> locus) {
            if (locus) out.push_back(*std::move(locus));
        };
        const Instruction& instruction = program_.instructions[index];
        if (instruction.primitive != Primitive::free_point)
            keep(locus_of_register(registers_[instruction.operands[0]]));
        const std::vector<std::size_t> completed = completed_by(index);
        for (const std::size_t statement : completed)
            for (const Vanishing<N>& vanishing : curves(statement))
                keep(locus_of<N>(ExactCurve<N>([&](const geometry::Point<N>& at) -> std::optional<N> {
                    return value_with(index, at, vanishing);
                })));
        return out;
    }

    static std::optional<Locus> locus_of_register(const diagram::Register<N>& value) {
        if (const auto* line = std::get_if<geometry::Line<N>>(&value)) return locus_of(*line);
        if (const auto* circle = std::get_if<geometry::Circle<N>>(&value)) return locus_of(*circle);
        return std::nullopt;
    }

    std::vector<Vanishing<N>> curves(std::size_t statement) const {
        return vanishing(of_.system_.stated()[statement].statement, moves_, facts::Points<N>(points_));
    }

    /// The equalities whose last points come to stand with this one.
    std::vector<std::size_t> completed_by(std::size_t index) {
        std::vector<bool> stands = done_;
        stands[index] = true;
        for (std::size_t i = 0; i < stands.size(); ++i) stands[i] = stands[i] || (is_computed(i) && follows(i, stands));
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < used_.size(); ++i) {
            if (used_[i]) continue;
            const auto points = of_.system_.stated()[of_.equalities_[i]].statement.points();
            used_[i] = std::ranges::all_of(
                points, [&](PointId point) { return stands[program_.point_registers[point.index()]]; });
            if (used_[i]) out.push_back(of_.equalities_[i]);
        }
        return out;
    }

    /// With the point there, and what is computed from it; all is as it was afterwards.
    std::optional<N> value_with(std::size_t index, const geometry::Point<N>& at, const Vanishing<N>& vanishing) {
        std::vector<std::size_t> supposed;
        const auto suppose = [&](std::size_t i, diagram::Register<N> value) {
            registers_[i] = std::move(value);
            done_[i] = true;
            supposed.push_back(i);
        };
        suppose(index, at);
        for (std::size_t i = index + 1; i < registers_.size(); ++i) {
            if (done_[i] || !is_computed(i) || !ready(i)) continue;
            if (auto made = diagram::step<N>(program_.instructions[i], registers_, {}, program_.constants))
                suppose(i, *std::move(made));
        }
        std::vector<std::pair<std::size_t, geometry::Point<N>>> before;
        for (std::size_t p = 0; p < points_.size(); ++p) {
            const std::size_t there = program_.point_registers[p];
            if (std::ranges::find(supposed, there) != supposed.end())
                before.emplace_back(p, std::exchange(points_[p], std::get<geometry::Point<N>>(registers_[there])));
        }
        auto value = ended_() ? std::nullopt : vanishing(points_);
        for (auto& [p, place] : before) points_[p] = std::move(place);
        for (const std::size_t i : supposed) done_[i] = false;
        return value;
    }

    std::optional<geometry::Point<N>> placed(std::size_t index, const std::vector<Locus>& loci) const {
        const geometry::Point<double> wanted = target(index);
        const geometry::Point<Rational> near{simple_within(wanted.x, manner_.width),
                                             simple_within(wanted.y, manner_.width)};
        if (loci.empty())
            return geometry::Point<N>{numbers::from_rational<N>(near.x), numbers::from_rational<N>(near.y)};
        for (std::size_t i = 0; i < loci.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (auto found = nearest(common_points(loci[k], loci[i]), wanted)) return found;
        return point_near(loci.front(), near, turn_to(loci.front(), wanted));
    }

    geometry::Point<Rational> turn_to(const Locus& locus, const geometry::Point<double>& wanted) const {
        if (locus.is_line) return {1, 0};
        const geometry::Point<N> centre = (N(-1) / (N(2) * locus.round)) * locus.normal;
        return simple_turn(wanted - geometry::Point<double>{numbers::to_double(centre.x), numbers::to_double(centre.y)},
                           manner_.width);
    }

    static std::optional<geometry::Point<N>> nearest(const std::vector<geometry::Point<N>>& points,
                                                     const geometry::Point<double>& to) {
        const auto away = [&](const geometry::Point<N>& p) {
            return geometry::squared_length(geometry::Point<double>{numbers::to_double(p.x), numbers::to_double(p.y)} -
                                            to);
        };
        const auto best = std::ranges::min_element(points, {}, away);
        return best == points.end() ? std::nullopt : std::optional(*best);
    }

    const StatedDraws& of_;
    const diagram::Program& program_;
    const Manner& manner_;
    const Ended& ended_;
    std::vector<diagram::Register<N>> registers_;
    std::vector<bool> done_; ///< by register
    Moves moves_;
    std::vector<bool> used_; ///< by equality
    std::vector<geometry::Point<N>> points_;
    geometry::Point<double> origin_{0, 0}, unit_{1, 0};
};

template<class N>
ExactDraws::Places<N> StatedDraws::places(std::size_t picture, const Ended& ended) const {
    const Manner manner = this->manner(picture);
    auto found = Placing<N>(*this, manner, ended).run();
    if (!found) return std::nullopt;
    std::vector<geometry::Point<double>> wanted, seen;
    for (std::size_t p = 0; p < found->size(); ++p) {
        if (diagram_.merged_into(PointId(p))) continue;
        wanted.push_back(diagram_.scene_picture.points[p]);
        seen.push_back({numbers::to_double((*found)[p].x), numbers::to_double((*found)[p].y)});
    }
    std::uint64_t work = 0;
    return same_order(wanted, seen, {}, work) ? found : std::nullopt;
}

ExactDraws::Places<numbers::Constructible> StatedDraws::constructible(std::size_t picture, const Ended& ended) const {
    return places<numbers::Constructible>(picture, ended);
}
ExactDraws::Places<numbers::Exact> StatedDraws::exact(std::size_t picture, const Ended& ended) const {
    return places<numbers::Exact>(picture, ended);
}

} // namespace porism::realize
