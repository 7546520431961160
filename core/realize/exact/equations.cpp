#include "realize/exact/equations.h"

#include "facts/jets.h"
#include "facts/relation.h"
#include "realize/stated/stated_in.h"
#include "realize/world.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace porism::realize {

using numbers::Ball;
using numbers::Jet;

Equations::Equations(const scene::Scene& scene, const diagram::Diagram& diagram)
    : scene_(scene), diagram_(diagram), typed_(diagram.program.input_count) {
    hold_typed_places();
    note_stated();
    for (std::size_t input = 0; input < typed_.size(); ++input)
        if (!typed_[input]) unknown_inputs_.push_back(input);
    find_letters();
    Box box;
    for (const Point& point : diagram.scene_picture.points) box.add(point);
    if (box.size() > 0) size_ = box.size();
}

void Equations::hold_typed_places() {
    const diagram::Program& program = diagram_.program;
    for (const scene::Action& action : scene_.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i] || !action.at[i]->given) continue;
            const auto& instruction = program.instructions[program.point_registers[action.outputs[i].index()]];
            if (instruction.primitive != diagram::Primitive::free_point) {
                places_bound_points_ = true;
                continue;
            }
            typed_[instruction.first_input] = action.at[i]->x;
            typed_[instruction.first_input + 1] = action.at[i]->y;
        }
}

void Equations::note_stated() {
    const EqualComparisons equal = equal_comparisons(scene_);
    for (std::size_t i = 0; i < scene_.actions().size(); ++i) {
        stated_.push_back(scene_.actions()[i].states);
        if (std::ranges::find(equal.equations, i) != equal.equations.end())
            stated_.back() = facts::make(*stated_.back()->compared());
    }
}

void Equations::find_letters() {
    std::set<std::string> names;
    for (const scene::Action& action : scene_.actions())
        if (action.states && action.states->relation() != nullptr)
            for (const facts::Quantity& quantity : action.states->relation()->quantities())
                if (quantity.kind() == facts::QuantityKind::letter) names.insert(quantity.text());
    letters_.assign(names.begin(), names.end());
}

std::vector<Ball> Equations::drawn() const {
    std::vector<Ball> out;
    for (const std::size_t input : unknown_inputs_) out.emplace_back(diagram_.scene_picture.inputs[input]);
    for (const std::string& letter : letters_) {
        const auto found = diagram_.scene_picture.letters.find(letter);
        out.emplace_back(found == diagram_.scene_picture.letters.end() ? 0 : found->second);
    }
    return out;
}

std::vector<double> Equations::units() const {
    std::vector<bool> coordinate(typed_.size(), false);
    for (const diagram::Instruction& instruction : diagram_.program.instructions)
        if (instruction.primitive == diagram::Primitive::free_point)
            coordinate[instruction.first_input] = coordinate[instruction.first_input + 1] = true;
    std::vector<double> out;
    const std::vector<Ball> here = drawn();
    for (std::size_t i = 0; i < here.size(); ++i) {
        const bool length = i < unknown_inputs_.size() && coordinate[unknown_inputs_[i]];
        out.push_back(length ? size_ : std::max(1.0, std::fabs(here[i].to_double())));
    }
    return out;
}

std::optional<Equations::Values> Equations::at(std::span<const Jet> unknowns) const {
    std::vector<Jet> inputs(typed_.size());
    for (std::size_t input = 0; input < typed_.size(); ++input)
        if (typed_[input]) inputs[input] = numbers::from_scalar<Jet>(*typed_[input]);
    for (std::size_t i = 0; i < unknown_inputs_.size(); ++i) inputs[unknown_inputs_[i]] = unknowns[i];
    facts::JetLetters letters;
    for (std::size_t i = 0; i < letters_.size(); ++i)
        letters.emplace(letters_[i], unknowns[unknown_inputs_.size() + i]);
    auto points = diagram::evaluate<Jet>(diagram_.program, std::span<const Jet>(inputs));
    if (!points) return std::nullopt;
    Values out;
    for (std::size_t action = 0; action < stated_.size(); ++action) {
        if (!stated_[action]) continue;
        for (Jet& difference : facts::vanishing(*stated_[action], *points, letters)) {
            out.differences.push_back(std::move(difference));
            out.actions.push_back(action);
        }
    }
    out.points = *std::move(points);
    return out;
}

} // namespace porism::realize
