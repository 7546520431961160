// What a scene draws, read off the recipes of its constructions.
#include "paint/compose.h"
#include "paint/figures.h"
#include "paint/stated.h"
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
    bool told = false;                                 ///< Sketch::Piece::told
    std::array<int, 2> stands_on = {nothing, nothing}; ///< Sketch::Piece::stands_on
};
struct RingOf {
    int centre = nothing, through = nothing, second = nothing, third = nothing;
};

/// What a term draws whose value is the output, or on which the output lies.
struct TermRow {
    Primitive primitive;
    std::array<Stroked, 3> strokes = {};
    RingOf ring = {};
    bool own_carriers = true; ///< lines among its arguments pass through the output
    bool sides_alone = false; ///< its helpers are lines where the output lies on nothing else: sides of a triangle
};
constexpr std::array<Stroked, 3> to_corners{
    Stroked{0, output, Weight::helper}, {1, output, Weight::helper}, {2, output, Weight::helper}};
constexpr std::array<Stroked, 3> altitudes{Stroked{0, output, Weight::helper, false, {1, 2}},
                                           {1, output, Weight::helper, false, {2, 0}},
                                           {2, output, Weight::helper, false, {0, 1}}};
constexpr std::array<Stroked, 3> to_first_two{Stroked{0, output, Weight::helper}, {1, output, Weight::helper}};
constexpr std::array term_rows{
    TermRow{Primitive::midpoint, {{{0, 1}}}},
    TermRow{Primitive::foot, {{{0, output}}}},
    TermRow{Primitive::reflect, {{{0, output, Weight::helper}}}, {}, false},
    TermRow{Primitive::mirror, {{{0, output}}}},
    TermRow{Primitive::circumcentre, {}, {output, 0}},
    TermRow{Primitive::incentre, to_corners},
    TermRow{Primitive::orthocentre, altitudes},
    TermRow{Primitive::excentre, to_corners},
    TermRow{Primitive::line, {{{0, 1}, {0, output}, {1, output}}}},
    TermRow{Primitive::parallel, {{{0, output}}}},
    TermRow{Primitive::perpendicular, {{{0, output}}}},
    TermRow{Primitive::angle_line, {{{0, output}}}},
    TermRow{Primitive::turned_line, {{{0, output}, {1, 2}}}},
    TermRow{Primitive::equal_angle_line, {{{6, output}}}},
    TermRow{Primitive::perpendicular_bisector, to_first_two, {}, true, true},
    TermRow{Primitive::internal_bisector, {{{1, output}}}},
    TermRow{Primitive::trisector, {{{1, output}}}},
    TermRow{Primitive::circle, {}, {0, 1}},
    TermRow{Primitive::circle_radius, {{{0, output}, {1, 2}}}},
    TermRow{Primitive::circle_through, {}, {nothing, 0, 1, 2}},
    TermRow{Primitive::diameter_circle,
            {{{0, 1, Weight::helper}, {0, output, Weight::helper}, {1, output, Weight::helper}}},
            {nothing, 0, 1, output}},
    TermRow{Primitive::inscribed_circle, to_first_two, {nothing, 0, 1, output}},
    TermRow{Primitive::circle_of_radius, {{{0, output, Weight::line, true}}}},
    TermRow{Primitive::circle_of_squared_radius, {{{0, output, Weight::line, true}}}},
    TermRow{Primitive::scaled_circle, {{{0, output}, {1, 2}}}},
    TermRow{Primitive::squared_scaled_circle, {{{0, output}, {1, 2}}}},
    TermRow{Primitive::fourth_proportional_circle, {{{6, output}}}},
    TermRow{Primitive::apollonius_circle, to_first_two},
    TermRow{Primitive::ratio_circle, to_first_two},
};
constexpr TermRow nothing_of_its_own{Primitive::free_point};
/// By scene::Drawn::Kind, without circles and uprights.
constexpr Weight drawn_weights[] = {Weight::side, Weight::line, Weight::helper};

} // namespace

/// Adds what one use of a construction draws.
class SketchMaker {
public:
    SketchMaker(Sketch& sketch, const scene::Action& action, const scene::Use& use)
        : sketch_(sketch), use_(use), outputs_(action.outputs), recipe_(realize::recipe(use.construction)),
          alone_(action.uses.size() == 1) {}

    void run() {
        const scene::Construction& row = scene::construction(use_.construction);
        for (const scene::Drawn& drawn : row.draws) shape(drawn);
        if (!row.draws.empty() || row.places == scene::Places::free) return;
        for (const realize::Recipe::Step& step : recipe_.steps) {
            if (!step.output || *step.output >= outputs_.size()) continue;
            output_ = outputs_[*step.output];
            draw(step.term, true);
        }
    }

private:
    PointId slot(std::uint8_t index) const {
        return index < outputs_.size() ? outputs_[index] : use_.points[index - outputs_.size()];
    }

    void shape(const scene::Drawn& drawn) {
        const auto at = [&](std::size_t i) { return slot(drawn.slots[i]); };
        if (drawn.kind == scene::Drawn::Kind::circle)
            return ring(drawn.slots.size() == 2 ? Sketch::Ring{at(0), at(1), {}, {}}
                                                : Sketch::Ring{{}, at(0), at(1), at(2)});
        if (drawn.kind == scene::Drawn::Kind::upright) return sketch_.uprights_.push_back({at(0), at(1), at(2)});
        const Weight weight = drawn_weights[static_cast<std::size_t>(drawn.kind)];
        for (std::size_t i = 0; i + 1 < drawn.slots.size(); ++i) piece({at(i), at(i + 1), weight});
        if (drawn.slots.size() > 2) piece({at(drawn.slots.size() - 1), at(0), weight});
    }

    /// A term that is the output or on which it lies; or one that is only mentioned, whose own points are joined.
    void draw(const Term& term, bool at_output) {
        if (term.kind == Term::Kind::glide) return draw(term.arguments[0], at_output);
        if (term.kind != Term::Kind::primitive) return;
        const auto found = std::ranges::find(term_rows, term.primitive, &TermRow::primitive);
        const TermRow& row = found == term_rows.end() ? nothing_of_its_own : *found;
        for (const Stroked& stroke : row.strokes) {
            if (!at_output && stroke.to == output) continue;
            const Weight weight = row.sides_alone && alone_ ? Weight::line : stroke.weight;
            piece({end(term, stroke.from),
                   end(term, stroke.to),
                   weight,
                   stroke.told,
                   {end(term, stroke.stands_on[0]), end(term, stroke.stands_on[1])}});
        }
        if (at_output || row.ring.third != output)
            ring({end(term, row.ring.centre), end(term, row.ring.through), end(term, row.ring.second),
                  end(term, row.ring.third)});
        for (const Term& argument : term.arguments)
            if (argument.kind == Term::Kind::primitive &&
                diagram::row(argument.primitive).result != diagram::Kind::point)
                draw(argument, at_output && row.own_carriers);
    }

    /// The point that an end of a stroke means; not valid where there is none.
    PointId end(const Term& term, int place) const {
        if (place == output) return output_;
        return place == nothing ? PointId{} : point(term.arguments[static_cast<std::size_t>(place)]);
    }

    /// The point of the scene that an argument is; not valid where that is a term itself.
    PointId point(const Term& argument) const {
        if (argument.is_slot()) return use_.points[argument.index];
        if (argument.kind != Term::Kind::earlier) return {};
        const auto& step = recipe_.steps[argument.index];
        return step.output ? outputs_[*step.output] : PointId{};
    }

    void piece(const Sketch::Piece& added) {
        if (added.first.valid() && added.second.valid() && added.first != added.second)
            sketch_.pieces_.push_back(added);
    }
    void ring(const Sketch::Ring& added) {
        if (added.through.valid() && (added.centre.valid() || added.third.valid())) sketch_.rings_.push_back(added);
    }

    Sketch& sketch_;
    const scene::Use& use_;
    std::span<const PointId> outputs_;
    const realize::Recipe& recipe_;
    PointId output_;
    bool alone_; ///< the action's points lie on no second locus
};

namespace {

/// How an output stands that a recipe computes.
Sketch::Standing standing_of(const Term& term) {
    if (term.kind == Term::Kind::glide) return Sketch::Standing::gliding;
    if (term.kind != Term::Kind::primitive) return Sketch::Standing::determined;
    if (term.primitive == Primitive::free_point) return Sketch::Standing::free;
    const diagram::PrimitiveRow& row = diagram::row(term.primitive);
    const bool glides = row.inputs > 0 || row.result != diagram::Kind::point;
    return glides ? Sketch::Standing::gliding : Sketch::Standing::determined;
}

/// The ends of two segments from one point that a statement says to be equal: the point, and the others.
std::optional<std::array<PointId, 3>> equal_from_one(const scene::Action& action) {
    if (!action.states || action.states->relation() != nullptr) return std::nullopt;
    if (action.states->predicate() != facts::Predicate::cong) return std::nullopt;
    const auto p = action.states->points();
    for (const std::size_t i : {0, 1})
        for (const std::size_t j : {2, 3})
            if (p[i] == p[j]) return std::array{p[i], p[1 - i], p[5 - j]};
    return std::nullopt;
}

/// By action whether it says of two points that they lie on a circle that is drawn besides, and nothing else: it draws
/// no radii.
std::vector<bool> puts_on_circle(const scene::Scene& scene, const Besides& besides) {
    std::vector<bool> out(scene.actions().size(), false);
    for (const auto& [centre, through] : besides.circles) {
        std::vector<PointId> on{through};
        const auto is_on = [&](PointId point) { return std::ranges::find(on, point) != on.end(); };
        for (bool grown = true; grown;) {
            grown = false;
            for (std::size_t i = 0; i < out.size(); ++i) {
                const auto equal = out[i] ? std::nullopt : equal_from_one(scene.actions()[i]);
                if (!equal || (*equal)[0] != centre || !(is_on((*equal)[1]) || is_on((*equal)[2]))) continue;
                on.insert(on.end(), equal->begin() + 1, equal->end());
                out[i] = grown = true;
            }
        }
    }
    return out;
}

} // namespace

Sketch::Sketch(const scene::Scene& scene, const Besides& besides) {
    const std::vector<bool> on_circle = puts_on_circle(scene, besides);
    for (std::size_t number = 0; number < scene.actions().size(); ++number) {
        const scene::Action& action = scene.actions()[number];
        if (on_circle[number]) continue;
        if (action.states) {
            Drawing drawn = drawing_of(*action.states);
            for (Piece& piece : drawn.pieces) piece.stated = true;
            for (Ring& ring : drawn.rings) ring.stated = true;
            for (Upright& upright : drawn.uprights) upright.stated = true;
            pieces_.insert(pieces_.end(), drawn.pieces.begin(), drawn.pieces.end());
            rings_.insert(rings_.end(), drawn.rings.begin(), drawn.rings.end());
            uprights_.insert(uprights_.end(), drawn.uprights.begin(), drawn.uprights.end());
            continue;
        }
        const realize::Recipe& recipe = realize::recipe(action.uses.front().construction);
        for (std::size_t i = 0; i < action.outputs.size(); ++i)
            standings_.push_back(action.uses.size() > 1 ? Standing::determined : standing_of(recipe.of_output(i)));
        for (std::size_t i = 0; i < action.outputs.size(); ++i)
            given_.push_back(i < action.at.size() && action.at[i] && action.at[i]->given);
        for (const scene::Use& use : action.uses) SketchMaker(*this, action, use).run();
    }
    for (const auto& one : besides.segments) {
        const bool radius = std::ranges::find(besides.circles, one) != besides.circles.end();
        pieces_.push_back({one.first, one.second, Weight::line, radius});
    }
    std::erase_if(rings_, [&](const Ring& ring) {
        return std::ranges::find(besides.no_circles, std::pair(ring.centre, ring.through)) != besides.no_circles.end();
    });
    for (const auto& [centre, through] : besides.circles) rings_.push_back({centre, through, {}, {}, false, true});
    const auto diagonals = completed_sides(pieces_);
    for (std::size_t i = diagonals.size(); i-- > 0;)
        pieces_.erase(pieces_.begin() + static_cast<std::ptrdiff_t>(diagonals[i]));
}

Sketch Sketch::without_stated_at(std::span<const PointId> points) const {
    const auto is_one = [&](PointId point) { return std::ranges::find(points, point) != points.end(); };
    const auto is_at = [&](std::initializer_list<PointId> of) { return std::ranges::any_of(of, is_one); };
    Sketch out = *this;
    std::erase_if(out.pieces_, [&](const Piece& one) { return one.stated && is_at({one.first, one.second}); });
    std::erase_if(out.rings_, [&](const Ring& one) {
        return one.stated && is_at({one.centre, one.through, one.second, one.third});
    });
    std::erase_if(out.uprights_, [&](const Upright& one) {
        return one.stated && is_at({one.at, one.first, one.second});
    });
    return out;
}

} // namespace porism::paint
