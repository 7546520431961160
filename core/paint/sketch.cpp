// What a scene draws, read off the recipes of its constructions.
#include "paint/compose.h"
#include "realize/recipe.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>

namespace porism::paint {

using diagram::Primitive;
using realize::Term;
using Weight = Sketch::Weight;

namespace {

// Ends of what a term draws: a place of the term, or one of these.
constexpr int output = -1, nothing = -2;

struct Stroked {
    int from = nothing, to = nothing;
    Weight weight = Weight::line;
};
/// A line that is an argument: whether it is drawn to the output, or only its own points are joined.
struct CarrierOf {
    int place = nothing;
    bool through_output = true;
};
struct RingOf {
    int centre = nothing, through = nothing, second = nothing, third = nothing;
};

/// What a term draws whose value is the output.
struct TermRow {
    Primitive primitive;
    std::array<Stroked, 3> strokes = {};
    std::array<CarrierOf, 2> carriers = {};
    RingOf ring = {};
};
constexpr std::array<Stroked, 3> to_corners{
    Stroked{0, output, Weight::helper}, {1, output, Weight::helper}, {2, output, Weight::helper}};
constexpr std::array term_rows{
    TermRow{Primitive::midpoint, {{{0, 1}}}},
    TermRow{Primitive::foot, {{{0, output}}}, {{{1}}}},
    TermRow{Primitive::reflect, {{{0, output, Weight::helper}}}, {{{1, false}}}},
    TermRow{Primitive::mirror, {{{0, output}}}},
    TermRow{Primitive::circumcentre, {}, {}, {output, 0}},
    TermRow{Primitive::incentre, to_corners},
    TermRow{Primitive::orthocentre, to_corners},
    TermRow{Primitive::meet_lines, {}, {{{0}, {1}}}},
    TermRow{Primitive::circle, {}, {}, {0, 1}},
    TermRow{Primitive::circle_radius, {{{0, output}, {1, 2}}}},
    TermRow{Primitive::circle_through, {}, {}, {nothing, 0, 1, 2}},
};

/// What a line draws on which the output lies.
struct LineRow {
    Primitive primitive;
    std::array<Stroked, 3> strokes;
};
constexpr std::array line_rows{
    LineRow{Primitive::line, {{{0, 1}, {0, output}, {1, output}}}},
    LineRow{Primitive::parallel, {{{0, output}}}},
    LineRow{Primitive::perpendicular, {{{0, output}}}},
    LineRow{Primitive::angle_line, {{{0, output}}}},
    LineRow{Primitive::perpendicular_bisector, {{{0, output, Weight::helper}, {1, output, Weight::helper}}}},
    LineRow{Primitive::internal_bisector, {{{1, output}}}},
};

} // namespace

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
        const auto row = std::ranges::find(term_rows, term.primitive, &TermRow::primitive);
        if (row == term_rows.end()) return carrier(term);
        for (const Stroked& stroke : row->strokes) piece(end(term, stroke.from), end(term, stroke.to), stroke.weight);
        ring({end(term, row->ring.centre), end(term, row->ring.through), end(term, row->ring.second),
              end(term, row->ring.third)});
        for (const CarrierOf& line : row->carriers)
            if (line.place != nothing)
                carrier(term.arguments[static_cast<std::size_t>(line.place)], line.through_output);
    }

    /// A line that passes through the output, or is only mentioned.
    void carrier(const Term& term, bool through_output = true) {
        if (term.is_slot()) return;
        const auto row = std::ranges::find(line_rows, term.primitive, &LineRow::primitive);
        if (row == line_rows.end()) return;
        for (const Stroked& stroke : row->strokes)
            if (through_output || stroke.to != output)
                piece(end(term, stroke.from), end(term, stroke.to), stroke.weight);
    }

    /// The point that an end of a stroke means; not valid where there is none.
    PointId end(const Term& term, int place) const {
        if (place == output) return output_;
        return place == nothing ? PointId{} : point(term, static_cast<std::size_t>(place));
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
