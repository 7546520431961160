#include "workflow/picture.h"

#include "base/text.h"
#include "paint/json.h"
#include "paint/presented.h"
#include "paint/random_look.h"
#include "paint/raster/raster.h"
#include "paint/svg.h"
#include "paint/tikz.h"
#include "workflow/asked_segments.h"
#include "workflow/picture_strategy.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::workflow {
namespace {

/// A picture is composed on a page of one size and then scaled, so that it looks the same however large it is. Letters
/// on a small one could not be read and lines not be seen: it has none of the former, and its page is smaller.
struct PicturePage {
    static constexpr int reference = 640; ///< units of the longer side

    explicit PicturePage(int pixels)
        : ratio(static_cast<double>(std::max(pixels, least_with_letters)) / reference), size(pixels / ratio),
          labels(pixels >= least_with_letters) {}
    double ratio; ///< pixels a unit
    double size;
    bool labels;
};

paint::DisplayList picture_list(const scene::Scene& scene, const diagram::Diagram& diagram,
                                const document::Presentation& presentation, const PictureOptions& options,
                                const paint::PictureStyle& style, const paint::GlyphMetrics& metrics) {
    const PicturePage page(options.size);
    paint::Options look =
        options.look_seed ? paint::with_look_by_chance({}, *options.look_seed) : paint::styled({}, style);
    look.labels = look.values = page.labels;
    look.lit = options.lit;
    look.besides.segments = asked_segments(options.goals, options.asked);
    look.marked = marked_givens(scene, diagram, *picture_strategy(options.strategy), options.asked);
    paint::present(look, presentation, scene);
    // What a person marks is no given: pictures that are to show these exactly are without it.
    if (options.strategy != PictureOptions().strategy) look.hand_signs.clear();
    return paint::picture_of(scene, diagram, page.size, look, metrics);
}

const paint::GlyphMetrics& metrics_of_fonts() {
    paint::ensure_fonts();
    return paint::qt_metrics();
}

Result<std::string> in_svg(const paint::DisplayList& list, double ratio) {
    return paint::to_svg(list, {}, ratio);
}
Result<std::string> in_tikz(const paint::DisplayList& list, double ratio) {
    return paint::to_tikz(list, ratio);
}

struct PictureForm {
    std::string_view name;
    const paint::GlyphMetrics& (*metrics)(); ///< of what sets its letters
    Result<std::string> (*write)(const paint::DisplayList&, double ratio);
};
constexpr std::array picture_forms{
    PictureForm{"svg", &paint::built_in_metrics, &in_svg},
    PictureForm{"png", &metrics_of_fonts, &paint::to_png},
    PictureForm{"pdf", &metrics_of_fonts, &paint::to_pdf},
    PictureForm{"tikz", &paint::built_in_metrics, &in_tikz},
};
constexpr auto form_names = [] {
    std::array<std::string_view, picture_forms.size()> out;
    std::ranges::transform(picture_forms, out.begin(), &PictureForm::name);
    return out;
}();

} // namespace

std::span<const std::string_view> picture_formats() {
    return form_names;
}

Result<Picture> picture_in(std::string_view format, const scene::Scene& scene, const diagram::Diagram& diagram,
                           const document::Presentation& presentation, const PictureOptions& options) {
    const auto form = std::ranges::find(picture_forms, format, &PictureForm::name);
    if (form == picture_forms.end()) return fail("unknown_format", "no picture has the form " + in_quotes(format));
    const paint::PictureStyle* style = paint::picture_style(options.style);
    if (style == nullptr) return fail("unknown_style", "there is no style called " + in_quotes(options.style));
    if (!picture_strategy(options.strategy))
        return fail("unknown_strategy", "there is no strategy called " + in_quotes(options.strategy));
    const auto list = picture_list(scene, diagram, presentation, options, *style, form->metrics());
    const double ratio = PicturePage(options.size).ratio;
    auto bytes = form->write(list, ratio);
    if (!bytes) return fail(std::move(bytes.error()));
    return Picture{*std::move(bytes), to_text(paint::to_json(list, diagram, ratio), 1) + "\n"};
}

std::vector<std::size_t> said_by_picture(const scene::Scene& scene, const diagram::Diagram& diagram,
                                         const document::Presentation& presentation, const PictureOptions& options) {
    const paint::PictureStyle* style = paint::picture_style(options.style);
    assert(style != nullptr && picture_strategy(options.strategy));
    return picture_list(scene, diagram, presentation, options, *style, paint::built_in_metrics()).said;
}

std::string svg_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                   const document::Presentation& presentation, const PictureOptions& options) {
    const paint::PictureStyle* style = paint::picture_style(options.style);
    assert(style != nullptr && picture_strategy(options.strategy));
    return paint::to_svg(picture_list(scene, diagram, presentation, options, *style, paint::built_in_metrics()), {},
                         PicturePage(options.size).ratio);
}

} // namespace porism::workflow
