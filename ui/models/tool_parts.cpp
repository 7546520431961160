#include "ui/models/tool_parts.h"

#include "formats/jgex/jgex.h"
#include "paint/compose.h"
#include "realize/drag.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "ui/models/shape.h"

#include <algorithm>
#include <map>
#include <optional>

namespace porism::ui {

namespace {

using Point = geometry::Point<double>;

constexpr double side = tool_side, margin = 3.6;

using Parts = std::vector<ToolPart>;

struct Example {
    scene::Scene scene;
    diagram::Diagram diagram;
};

/// Empty for a row whose example has no figure.
std::optional<Example> example(ConstructionId row) {
    const auto read = jgex::parse_problem(scene::construction(row).example);
    if (!read) return std::nullopt;
    realize::Options options;
    options.generic_pictures = 1;
    auto diagram = realize::realize(read->scene, options);
    if (!diagram) return std::nullopt;
    return Example{read->scene, *std::move(diagram)};
}

/// The line or circle on which the point may lie, where it is one.
std::optional<Shape> locus_of(const Example& example, PointId point) {
    const realize::Followed from = realize::followed(example.diagram);
    constexpr double far = 40;
    std::vector<Point> feet;
    for (const Point target : {Point{far, 1}, {-far / 2, far}, {-far / 2, -far}, {far / 3, far}}) {
        const auto moved = realize::drag(from, point, target);
        if (!moved) return std::nullopt;
        feet.push_back(moved->picture.points[point.index()]);
    }
    const Shape shape = through(feet[0], feet[1], feet[2]);
    const Point last = nearest(shape, feet[3]);
    const bool meets = std::hypot(last.x - feet[3].x, last.y - feet[3].y) < 1e-6 * far;
    return meets ? std::optional(shape) : std::nullopt;
}

/// Across the whole picture.
paint::Item drawn(const Shape& shape, const paint::View& view) {
    if (shape.circle) return paint::Circle{view.to_pixels(shape.a), shape.radius * view.scale, {}};
    const paint::Vec a = view.to_pixels(shape.a), b = view.to_pixels(shape.b);
    const double reach = 2 * side / std::hypot(b.x - a.x, b.y - a.y);
    const paint::Vec middle = view.to_pixels(nearest(shape, view.centre));
    const paint::Vec way{(b.x - a.x) * reach, (b.y - a.y) * reach};
    return paint::Line{{middle.x - way.x, middle.y - way.y}, {middle.x + way.x, middle.y + way.y}, {}};
}

class Maker {
public:
    explicit Maker(Example example)
        : example_(std::move(example)), last_(example_.scene.actions().size() - 1),
          before_(example_.scene.prefix(last_)) {
        options_.size = 0.42;
        options_.labels = false;
        const paint::Sketch sketch(example_.scene);
        view_ = paint::fit(sketch, points(), side, side, margin);
        // Only its own marks say something at this size.
        std::erase_if(example_.diagram.givens, [this](const auto& given) { return given.action != last_; });
    }

    // What was there covers what the construction draws along it; points cover both.
    Parts parts() {
        const bool alone = last_ == 0;
        add_lines(example_.scene, points(), !alone);
        const scene::Action& action = example_.scene.actions()[last_];
        if (scene::construction(action.uses[0].construction).places == scene::Places::locus)
            if (const auto locus = locus_of(example_, action.outputs[0]))
                parts_.push_back({drawn(*locus, view_), true});
        example_.diagram.givens.clear();
        example_.diagram.names.resize(before_.point_count());
        if (!alone) add_lines(before_, points().first(before_.point_count()), false);
        for (std::size_t i = 0; i < example_.scene.point_count(); ++i)
            parts_.push_back({paint::Dot{view_.to_pixels(points()[i]), 0, {}, {{}, 0}}, i >= before_.point_count()});
        return std::move(parts_);
    }

private:
    paint::Points points() const { return example_.diagram.scene_picture.points; }

    void add_lines(const scene::Scene& scene, paint::Points points, bool own) {
        const auto list = paint::compose(example_.diagram, paint::Sketch(scene), points, view_, options_);
        for (const paint::Item& item : list.items)
            if (!std::holds_alternative<paint::Dot>(item)) parts_.push_back({item, own});
    }

    Example example_;
    std::size_t last_;
    scene::Scene before_;
    paint::Options options_;
    paint::View view_;
    Parts parts_;
};

} // namespace

const Parts& tool_parts(ConstructionId row) {
    static std::map<std::size_t, Parts> known;
    const auto [found, fresh] = known.try_emplace(row.index());
    if (fresh)
        if (auto figure = example(row)) found->second = Maker(*std::move(figure)).parts();
    return found->second;
}

} // namespace porism::ui
