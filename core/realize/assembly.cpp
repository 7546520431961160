#include "realize/assembly.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::realize {
namespace {

Instruction instruction(Primitive primitive, std::initializer_list<RegisterIndex> operands, int branch) {
    Instruction result;
    result.primitive = primitive;
    result.branch = static_cast<std::uint8_t>(branch);
    assert(operands.size() == diagram::row(primitive).operands);
    std::ranges::copy(operands, result.operands.begin());
    return result;
}

} // namespace

RegisterIndex Assembly::emit(Primitive primitive, std::initializer_list<RegisterIndex> operands, int branch) {
    return emit(instruction(primitive, operands, branch));
}

RegisterIndex Assembly::emit(Instruction added) {
    const diagram::PrimitiveRow& row = diagram::row(added.primitive);
    auto& all = program_.instructions;
    if (row.inputs > 0) {
        added.first_input = program_.input_count;
        program_.input_count += row.inputs;
    } else if (const auto it = std::ranges::find(all, added); it != all.end()) {
        return static_cast<RegisterIndex>(it - all.begin());
    }
    all.push_back(added);
    return static_cast<RegisterIndex>(all.size() - 1);
}

std::uint32_t Assembly::constant(const numbers::Rational& value) {
    auto& all = program_.constants;
    const auto it = std::ranges::find(all, value);
    if (it != all.end()) return static_cast<std::uint32_t>(it - all.begin());
    all.push_back(value);
    return static_cast<std::uint32_t>(all.size() - 1);
}

RegisterIndex Assembly::compile(const Term& term, Site& site) {
    if (term.kind == Term::Kind::slot) return register_of(site.inputs[term.index]);
    if (term.kind == Term::Kind::earlier) return site.steps[term.index];
    if (term.kind == Term::Kind::glide) return glide(compile(term.arguments[0], site));
    const diagram::PrimitiveRow& row = diagram::row(term.primitive);
    Instruction result;
    result.primitive = term.primitive;
    for (std::size_t i = 0; i < term.arguments.size(); ++i) result.operands[i] = compile(term.arguments[i], site);
    if (term.constant) result.constant = constant(term.constant->of(site.values));
    result.branch = static_cast<std::uint8_t>(site.branch % row.branches);
    site.branch /= row.branches;
    return emit(result);
}

RegisterIndex Assembly::compile_step(const Term& term, Site& site) {
    site.steps.push_back(compile(term, site));
    return site.steps.back();
}

/// Lines that pass through none of their operands, or not through the first.
struct AnchorRow {
    Primitive primitive;
    std::size_t operand;
};
constexpr std::array anchors{
    AnchorRow{Primitive::internal_bisector, 1},
    AnchorRow{Primitive::trisector, 1},
    AnchorRow{Primitive::equal_angle_line, 6},
};

RegisterIndex Assembly::anchor(RegisterIndex line) {
    const Instruction made = at(line);
    if (made.primitive == Primitive::perpendicular_bisector)
        return emit(Primitive::midpoint, {made.operands[0], made.operands[1]});
    const auto row = std::ranges::find(anchors, made.primitive, &AnchorRow::primitive);
    return made.operands[row == anchors.end() ? 0 : row->operand];
}

RegisterIndex Assembly::glide(RegisterIndex locus) {
    if (kind(locus) == Kind::circle) return emit(Primitive::point_on_circle, {locus});
    return emit(Primitive::point_on_line, {locus, anchor(locus)});
}

std::vector<Instruction> Assembly::meetings(RegisterIndex first, RegisterIndex second,
                                            std::span<const RegisterIndex> common) const {
    if (kind(first) == Kind::circle && kind(second) == Kind::line) std::swap(first, second);
    if (kind(second) == Kind::line) return {instruction(Primitive::meet_lines, {first, second}, 0)};
    const bool circles = kind(first) == Kind::circle;
    if (!common.empty()) {
        const Primitive other = circles ? Primitive::other_on_circles : Primitive::other_on_line_circle;
        return {instruction(other, {first, second, common[0]}, 0),
                instruction(Primitive::midpoint, {common[0], common[0]}, 0)};
    }
    const Primitive meet = circles ? Primitive::meet_circles : Primitive::meet_line_circle;
    return {instruction(meet, {first, second}, 0), instruction(meet, {first, second}, 1)};
}

std::optional<Instruction> Assembly::touch(RegisterIndex first, RegisterIndex second) const {
    if (kind(first) == Kind::circle && kind(second) == Kind::line) std::swap(first, second);
    if (kind(second) == Kind::line) return std::nullopt;
    const bool circles = kind(first) == Kind::circle;
    return instruction(circles ? Primitive::touch_circles : Primitive::touch_line_circle, {first, second}, 0);
}

} // namespace porism::realize
