// What a scene draws, read off the recipes of its constructions.
#include "paint/compose.h"
#include "realize/recipe.h"
#include "scene/catalogue.h"

#include <algorithm>

namespace porism::paint {

using diagram::Primitive;
using realize::Term;
using Weight = Sketch::Weight;

/// Adds what one use of a construction draws.
class SketchMaker {
public:
    SketchMaker(Sketch& sketch, const scene::Use& use, std::span<const PointId> outputs)
        : sketch_(sketch), use_(use), outputs_(outputs) {}

    void run() {
        const scene::Construction& row = scene::construction(use_.construction);
        if (row.places == scene::Places::free) return outline();
        const realize::Recipe& recipe = realize::recipe(use_.construction);
        for (std::size_t i = 0; i < recipe.size() && i < outputs_.size(); ++i) {
            output_ = outputs_[i];
            draw(recipe[i]);
        }
    }

private:
    /// A free shape: its sides.
    void outline() {
        for (std::size_t i = 0; i + 1 < outputs_.size(); ++i) piece(outputs_[i], outputs_[i + 1], Weight::side);
        if (outputs_.size() > 2) piece(outputs_.back(), outputs_.front(), Weight::side);
    }

    void draw(const Term& term) {
        const auto to = [&](std::size_t i, Weight weight) { piece(point(term, i), output_, weight); };
        switch (term.primitive) {
        case Primitive::midpoint:
            return piece(point(term, 0), point(term, 1), Weight::line);
        case Primitive::foot:
            to(0, Weight::line);
            return carrier(term.arguments[1]);
        case Primitive::reflect:
            to(0, Weight::helper);
            return carrier(term.arguments[1], false);
        case Primitive::mirror:
            return to(0, Weight::line);
        case Primitive::circumcentre:
            return ring({output_, point(term, 0), {}, {}});
        case Primitive::incentre:
        case Primitive::orthocentre:
            for (std::size_t i = 0; i < 3; ++i) to(i, Weight::helper);
            return;
        case Primitive::meet_lines:
            carrier(term.arguments[0]);
            return carrier(term.arguments[1]);
        case Primitive::circle:
            return ring({point(term, 0), point(term, 1), {}, {}});
        case Primitive::circle_radius:
            to(0, Weight::line);
            return piece(point(term, 1), point(term, 2), Weight::line);
        case Primitive::circle_through:
            return ring({{}, point(term, 0), point(term, 1), point(term, 2)});
        default:
            return carrier(term);
        }
    }

    /// A line that passes through the output, or is only mentioned.
    void carrier(const Term& term, bool through_output = true) {
        if (term.is_slot()) return;
        const auto to = [&](std::size_t i, Weight weight) {
            if (through_output) piece(point(term, i), output_, weight);
        };
        switch (term.primitive) {
        case Primitive::line:
            piece(point(term, 0), point(term, 1), Weight::line);
            to(0, Weight::line);
            return to(1, Weight::line);
        case Primitive::parallel:
        case Primitive::perpendicular:
        case Primitive::angle_line:
            return to(0, Weight::line);
        case Primitive::perpendicular_bisector:
            to(0, Weight::helper);
            return to(1, Weight::helper);
        case Primitive::internal_bisector:
            return to(1, Weight::line);
        default:
            return;
        }
    }

    /// The point in a place of a term; not valid where that is a term itself.
    PointId point(const Term& term, std::size_t i) const {
        const Term& argument = term.arguments[i];
        return argument.is_slot() ? use_.points[argument.slot] : PointId{};
    }

    void piece(PointId a, PointId b, Weight weight) {
        if (a.valid() && b.valid() && a != b) sketch_.pieces_.push_back({a, b, weight});
    }
    void ring(const Sketch::Ring& added) {
        if (added.through.valid() && (added.centre.valid() || added.third.valid())) sketch_.rings_.push_back(added);
    }

    Sketch& sketch_;
    const scene::Use& use_;
    std::span<const PointId> outputs_;
    PointId output_;
};

Sketch::Sketch(const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions()) {
        Standing standing = Standing::determined;
        const scene::Places places = scene::construction(action.uses.front().construction).places;
        if (places == scene::Places::free)
            standing = Standing::free;
        else if (places == scene::Places::locus && action.uses.size() == 1)
            standing = Standing::gliding;
        standings_.insert(standings_.end(), action.outputs.size(), standing);
        for (const scene::Use& use : action.uses) SketchMaker(*this, use, action.outputs).run();
    }
}

} // namespace porism::paint
