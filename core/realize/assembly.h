// A program that grows action by action: terms become instructions, equal lines and circles are computed once.
#pragma once

#include "diagram/program.h"
#include "realize/recipe.h"
#include "scene/scene.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

using diagram::Instruction;
using diagram::Kind;
using diagram::Primitive;
using RegisterIndex = std::uint32_t;

/// What the letters of a recipe stand for where a construction is used.
struct Site {
    std::span<const PointId> inputs;
    std::vector<numbers::Rational> values;
    std::vector<RegisterIndex> steps = {}; ///< of the recipe so far
    /// The branch of the action; each primitive that has several takes its part, the first one varying fastest.
    int branch = 0;

    explicit Site(const scene::Use& use, int chosen = 0)
        : inputs(use.points), values(scene::constants_of(use)), branch(chosen) {}
};

class Assembly {
public:
    const diagram::Program& program() const { return program_; }
    const Instruction& at(RegisterIndex index) const { return program_.instructions[index]; }
    Kind kind(RegisterIndex index) const { return diagram::row(at(index).primitive).result; }
    std::size_t size() const { return program_.instructions.size(); }
    RegisterIndex register_of(PointId point) const { return program_.point_registers[point.index()]; }

    /// Adds an instruction with inputs of its own if the primitive takes some; one that takes none is shared with an
    /// equal earlier one.
    RegisterIndex emit(Primitive primitive, std::initializer_list<RegisterIndex> operands, int branch = 0);
    RegisterIndex emit(Instruction added);
    RegisterIndex compile(const Term& term, Site& site);
    /// The step of a recipe, which later steps can name.
    RegisterIndex compile_step(const Term& term, Site& site);
    /// A point of one degree of freedom on a line or circle.
    RegisterIndex glide(RegisterIndex locus);
    /// How two loci can meet, in the fixed order of branches. `common` are registers of points known to lie on both:
    /// with one of them the other meeting point is rational and alone; with two nothing is left.
    std::vector<Instruction> meetings(RegisterIndex first, RegisterIndex second,
                                      std::span<const RegisterIndex> common) const;

    /// The point where two loci touch, if they touch; none for two lines.
    std::optional<Instruction> touch(RegisterIndex first, RegisterIndex second) const;

    /// Makes the register the next point of the scene.
    void name_point(RegisterIndex index) { program_.point_registers.push_back(index); }

private:
    std::uint32_t constant(const numbers::Rational& value);
    /// A point of the line that is known without computing, for gliders to count from.
    RegisterIndex anchor(RegisterIndex line);

    diagram::Program program_;
};

} // namespace porism::realize
