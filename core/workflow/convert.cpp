#include "workflow/convert.h"

#include "base/text.h"
#include "paint/compose.h"
#include "paint/raster/raster.h"
#include "paint/svg.h"
#include "workflow/convert_text.h"
#include "workflow/figure.h"
#include "workflow/placed_by_lengths.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>

namespace porism::workflow {
namespace {

/// A picture is composed on a page of one size and then scaled, so that it looks the same however large it is. Letters
/// on a small one could not be read and lines not be seen: it has none of the former, and its page is smaller.
struct PicturePage {
    static constexpr int reference = 640; ///< units of the longer side
    static constexpr int small = 200;     ///< pixels

    explicit PicturePage(int pixels)
        : ratio(static_cast<double>(std::max(pixels, small)) / reference), size(pixels / ratio),
          labels(pixels >= small) {}
    double ratio; ///< pixels a unit
    double size;
    bool labels;
};

paint::DisplayList picture_list(const scene::Scene& scene, const diagram::Diagram& diagram,
                                const document::Presentation& presentation, const PictureOptions& options,
                                const paint::GlyphMetrics& metrics) {
    const PicturePage page(options.size);
    paint::Options look;
    look.labels = page.labels;
    look.look = options.style == PictureStyle::print ? paint::Look::print : paint::Look::studio;
    look.ground = options.style == PictureStyle::dark ? paint::Ground::dark : paint::Ground::light;
    look.lit = options.lit;
    for (const auto& [name, place] : presentation.labels) look.label_places[name] = {place.dx, place.dy};
    for (const auto& [name, hidden] : presentation.hidden)
        if (const auto point = scene.find(name); hidden && point) look.hidden.push_back(*point);
    return paint::picture_of(scene, diagram, page.size, look, metrics);
}

Result<Converted> to_svg_picture(const LoadedProblem& problem, const PictureOptions& options, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return fail(figure.error());
    return Converted{svg_of(figure->scene, *figure->diagram, problem.document->presentation, options), {}};
}

Result<Converted> to_png_picture(const LoadedProblem& problem, const PictureOptions& options, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return fail(figure.error());
    auto bytes = png_of(figure->scene, *figure->diagram, problem.document->presentation, options);
    if (!bytes) return fail(std::move(bytes.error()));
    return Converted{std::move(*bytes), {}};
}

/// What an envelope gives or asks for and no scene says.
std::vector<std::string> stated_beside_scene(const LoadedProblem& problem) {
    std::vector<std::string> out;
    if (!problem.envelope) return out;
    for (const verigeo::Unsaid& one : problem.envelope->content.unsaid)
        if (one.origin.source == verigeo::Source::given && one.reason != verigeo::holds_always)
            out.push_back(to_string(one));
    return out;
}

/// One point that is given somewhere says nothing of a figure.
std::vector<std::string> given_places(const scene::Scene& scene) {
    std::vector<std::string> places;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (const auto& at = action.at[i]; at && at->given)
                places.push_back(
                    fmt::format("{} ({}, {})", scene.names()[action.outputs[i].index()], at->x.text(), at->y.text()));
    if (places.size() < 2) return {};
    return {"given coordinates: " + join(places, ", ")};
}

/// Lines that are comments in a language.
std::string commented(std::string_view sign, const std::vector<std::string>& dropped) {
    std::string out;
    for (const std::string& one : dropped) {
        std::string line = one;
        std::ranges::replace_if(
            line, [](unsigned char c) { return c < ' '; }, ' ');
        out += fmt::format("{} not said here: {}\n", sign, line);
    }
    return out;
}

using InLanguage = Result<Converted> (*)(const LoadedProblem&, const Control&);
template<InLanguage write>
Result<Converted> in_language(const LoadedProblem& problem, const PictureOptions&, const Control& control) {
    return write(problem, control);
}

struct Form {
    std::string_view name;
    Result<Converted> (*write)(const LoadedProblem&, const PictureOptions&, const Control&);
    std::string_view comment = {}; ///< begins a line that is one; empty: the form has none
};
constexpr std::array forms = {
    Form{"jgex", &in_language<&in_jgex>, "#"},
    Form{"geodsl", &in_language<&in_geodsl>, "#"},
    Form{"actions", &in_language<&in_actions>},
    Form{"verigeo", &in_language<&in_verigeo>},
    Form{"svg", &to_svg_picture},
    Form{"png", &to_png_picture},
};
constexpr auto format_names = [] {
    std::array<std::string_view, forms.size()> out;
    std::ranges::transform(forms, out.begin(), &Form::name);
    return out;
}();

} // namespace

std::string svg_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                   const document::Presentation& presentation, const PictureOptions& options) {
    return paint::to_svg(picture_list(scene, diagram, presentation, options, paint::built_in_metrics()), {},
                         PicturePage(options.size).ratio);
}

Result<std::string> png_of(const scene::Scene& scene, const diagram::Diagram& diagram,
                           const document::Presentation& presentation, const PictureOptions& options) {
    paint::ensure_fonts();
    return paint::to_png(picture_list(scene, diagram, presentation, options, paint::qt_metrics()),
                         PicturePage(options.size).ratio);
}

std::span<const std::string_view> conversion_formats() {
    return format_names;
}

Result<Converted> convert(const LoadedProblem& problem, std::string_view format, const PictureOptions& options,
                          const Control& control) {
    const auto form = std::ranges::find(forms, format, &Form::name);
    if (form == forms.end()) return fail("unknown_format", "there is no format called \"" + std::string(format) + "\"");
    if (!problem.document) return fail(problem.document.error());
    auto converted = form->write(problem, options, control);
    const bool whole = problem.envelope && format == "verigeo";
    if (!converted || whole) return converted;
    converted->losses.insert(converted->losses.end(), problem.unsaid.begin(), problem.unsaid.end());
    converted->dropped = stated_beside_scene(problem);
    if (form->comment.empty()) return converted;
    if (!placed_by_lengths(problem.document->scene, SideBy::order))
        std::ranges::move(given_places(problem.document->scene), std::back_inserter(converted->dropped));
    converted->bytes.insert(0, commented(form->comment, converted->dropped));
    return converted;
}

} // namespace porism::workflow
