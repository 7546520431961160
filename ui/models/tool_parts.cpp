#include "ui/models/tool_parts.h"

#include "formats/jgex/jgex.h"
#include "paint/compose.h"
#include "realize/drag.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "ui/models/shape.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace porism::ui {

namespace {

using Point = geometry::Point<double>;

constexpr std::array formats{ToolMeasures{24, 3.6, 0.42, false, 1.4, 0.9, 1.7, 2.4},
                             ToolMeasures{150, 24, 0.85, true, 1.5, 1.1, 2.6, 3.4}};

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
paint::Item drawn(const Shape& shape, const paint::View& view, double side) {
    if (shape.circle) return paint::Circle{view.to_pixels(shape.a), shape.radius * view.scale, {}};
    const paint::Vec a = view.to_pixels(shape.a), b = view.to_pixels(shape.b);
    const double reach = 2 * side / std::hypot(b.x - a.x, b.y - a.y);
    const paint::Vec middle = view.to_pixels(nearest(shape, view.centre));
    const paint::Vec way{(b.x - a.x) * reach, (b.y - a.y) * reach};
    return paint::Line{{middle.x - way.x, middle.y - way.y}, {middle.x + way.x, middle.y + way.y}, {}};
}

class Maker {
public:
    Maker(Example example, const ToolMeasures& measures)
        : measures_(measures), example_(std::move(example)), last_(example_.scene.actions().size() - 1),
          before_(example_.scene.prefix(last_)) {
        options_.size = measures.size;
        const paint::Sketch sketch(example_.scene);
        view_ = paint::fit(sketch, points(), measures.side, measures.side, measures.margin);
        // Only its own marks say something at this size.
        std::erase_if(example_.diagram.givens, [this](const auto& given) { return given.action != last_; });
    }

    // What was there covers what the construction draws along it; points cover both.
    Parts parts() {
        const bool alone = last_ == 0;
        options_.labels = false;
        add_lines(example_.scene, points(), !alone);
        const scene::Action& action = example_.scene.actions()[last_];
        if (scene::construction(action.uses[0].construction).places == scene::Places::locus)
            if (const auto locus = locus_of(example_, action.outputs[0]))
                parts_.push_back({drawn(*locus, view_, measures_.side), true});
        std::vector<ToolPart> names = measures_.names ? labels() : Parts{};
        example_.diagram.givens.clear();
        example_.diagram.names.resize(before_.point_count());
        if (!alone) add_lines(before_, points().first(before_.point_count()), false);
        for (std::size_t i = 0; i < example_.scene.point_count(); ++i)
            parts_.push_back({paint::Dot{view_.to_pixels(points()[i]), 0, {}, {{}, 0}}, i >= before_.point_count()});
        std::ranges::move(names, std::back_inserter(parts_));
        return std::move(parts_);
    }

private:
    paint::Points points() const { return example_.diagram.scene_picture.points; }

    Parts labels() const {
        paint::Options options = options_;
        options.labels = true;
        Parts found;
        for (const paint::Item& item :
             paint::compose(example_.diagram, paint::Sketch(example_.scene), points(), view_, options).items)
            if (const auto* text = std::get_if<paint::Text>(&item))
                found.push_back({item, text->subject.first.index() >= before_.point_count()});
        return found;
    }

    void add_lines(const scene::Scene& scene, paint::Points points, bool own) {
        const auto list = paint::compose(example_.diagram, paint::Sketch(scene), points, view_, options_);
        for (const paint::Item& item : list.items)
            if (!std::holds_alternative<paint::Dot>(item)) parts_.push_back({item, own});
    }

    const ToolMeasures& measures_;
    Example example_;
    std::size_t last_;
    scene::Scene before_;
    paint::Options options_;
    paint::View view_;
    Parts parts_;
};

} // namespace

const ToolMeasures& measures(ToolFormat format) {
    return formats[static_cast<std::size_t>(format)];
}

const Parts& tool_parts(ConstructionId row, ToolFormat format) {
    static std::map<std::pair<std::size_t, ToolFormat>, Parts> known;
    const auto [found, fresh] = known.try_emplace({row.index(), format});
    if (fresh)
        if (auto figure = example(row)) found->second = Maker(*std::move(figure), measures(format)).parts();
    return found->second;
}

} // namespace porism::ui
