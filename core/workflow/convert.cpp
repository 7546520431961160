#include "workflow/convert.h"

#include "base/text.h"
#include "formats/geodsl/geodsl.h"
#include "formats/jgex/constructed.h"
#include "formats/jgex/jgex.h"
#include "numbers/scalar.h"
#include "paint/compose.h"
#include "paint/raster/raster.h"
#include "paint/svg.h"
#include "realize/recipe.h"
#include "realize/world.h"
#include "scene/catalogue.h"
#include "scene/json.h"
#include "workflow/figure.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
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

bool leaves_first_branch(const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(),
                               [](const scene::Action& action) { return action.branch.value_or(0) != 0; });
}

bool leaves_branch_open(const scene::Action& action) {
    if (action.branch || action.states) return false;
    return action.uses.size() > 1 || realize::recipe(action.uses.front().construction).branches > 1;
}

/// Whether the figure says more than text of the scene: where nothing but the order of the branches chooses, reading it
/// again chooses the same.
bool says_more_than_text(const LoadedProblem& problem) {
    const scene::Scene& scene = problem.document->scene;
    return problem.choose_branch || leaves_first_branch(scene) ||
           std::ranges::any_of(scene.actions(), [](const scene::Action& action) {
               return leaves_branch_open(action) && !action.at.empty();
           });
}

/// The same of actions, which name their branches.
bool says_more_than_actions(const LoadedProblem& problem) {
    const scene::Scene& scene = problem.document->scene;
    return leaves_first_branch(scene) || std::ranges::any_of(scene.actions(), leaves_branch_open);
}

/// The figure, where it is in another branch than the first. Its scene is the problem's, with the branches written in
/// that are not the first. An error: a branch is written that is not there.
Result<std::optional<Figure>> branched_figure(const LoadedProblem& problem, const Control& control) {
    const scene::Scene& scene = problem.document->scene;
    auto figure = figure_of(problem, {}, control);
    if (!figure && figure.error().code == "branch") return fail(figure.error());
    if (!figure) return std::optional<Figure>();
    figure->scene = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const int branch = figure->diagram->branches[i]; branch > 0)
            figure->scene = figure->scene.with_branch(i, branch);
    if (!leaves_first_branch(figure->scene)) return std::optional<Figure>();
    return std::optional(std::move(*figure));
}

/// Which points get coordinates: those that have none, or also those whose sketch places are not where they stand.
enum class Placed : std::uint8_t { missing, all };

scene::Scene with_coordinates(const Figure& figure, Placed places) {
    scene::Scene out = figure.scene;
    for (std::size_t i = 0; i < out.actions().size(); ++i) {
        const scene::Action& action = out.actions()[i];
        std::vector<std::optional<scene::Coordinates>> at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const PointId point = action.outputs[k];
            const bool stands =
                at[k] && (at[k]->given || places == Placed::missing || realize::is_movable(*figure.diagram, point));
            if (stands) continue;
            const auto& place = figure.diagram->scene_picture.points[point.index()];
            at[k] =
                scene::Coordinates{numbers::Scalar::from_double(place.x), numbers::Scalar::from_double(place.y), false};
        }
        out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

scene::Scene without_branches(scene::Scene scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) scene = scene.with_branch(i, std::nullopt);
    return scene;
}

/// Whether text of the scene is read in the branches of the figure, whatever the goals.
bool reads_back(const LoadedProblem& problem, const scene::Scene& scene, const Figure& figure, const Control& control) {
    LoadedProblem text = problem;
    text.document->scene = without_branches(scene);
    text.choose_branch = false;
    const auto read = figure_of(text, {}, control);
    return read && read->diagram->branches == figure.diagram->branches;
}

/// The scene with as few coordinates as text of it needs to be read in the branches of the figure; nothing where no
/// coordinates do.
std::optional<scene::Scene> for_text(const LoadedProblem& problem, const Figure& figure, const Control& control) {
    const scene::Scene& as_typed = problem.document->scene;
    for (const scene::Scene& told :
         {as_typed, with_coordinates(figure, Placed::missing), with_coordinates(figure, Placed::all)})
        if (reads_back(problem, told, figure, control)) return without_branches(told);
    return std::nullopt;
}

constexpr std::string_view actions_pointer = "/actions/";

/// The action of the scene that an error points to.
std::optional<std::size_t> action_of(const Error& error) {
    const std::string_view pointer = error.pointer;
    std::size_t action = 0;
    if (!pointer.starts_with(actions_pointer)) return std::nullopt;
    std::from_chars(pointer.data() + actions_pointer.size(), pointer.data() + pointer.size(), action);
    return action;
}

/// With its place in the file that the problem was read from: an envelope has actions of its own, text has lines; of
/// other files the problem is all that is known.
Error placed(Error error, const LoadedProblem& problem) {
    const auto action = action_of(error);
    if (!action) return error;
    if (problem.envelope) {
        const auto& origins = problem.envelope->content.origins;
        if (*action < origins.size()) error.pointer = origins[*action].pointer;
        return error;
    }
    const Place place = *action < problem.actions.size() ? problem.actions[*action] : problem.place;
    if (place.line == 0) return error;
    error.place = place;
    error.pointer.clear();
    return error;
}

/// The problem with a scene of constructions alone, as far as these say what is stated.
LoadedProblem constructed(const LoadedProblem& problem) {
    LoadedProblem out = problem;
    if (problem.document->scene.states()) out.document->scene = jgex::constructed(problem.document->scene).scene;
    return out;
}

Result<Converted> to_jgex(const LoadedProblem& stating, const PictureOptions&, const Control& control) {
    if (auto ok = jgex::check_sayable(stating.document->scene); !ok)
        return fail(placed(std::move(ok.error()), stating));
    const LoadedProblem problem = constructed(stating);
    const document::Document& document = *problem.document;
    scene::Scene scene = document.scene;
    Result<std::optional<Figure>> figure = std::optional<Figure>();
    if (says_more_than_text(problem)) figure = branched_figure(problem, control);
    if (!figure) return fail(figure.error());
    const auto told = *figure ? for_text(problem, **figure, control) : scene;
    if (told) scene = *told;
    auto losses = jgex::losses(scene);
    if (stating.document->scene.states()) losses.emplace_back(jgex::constructs_equations);
    if (!told && jgex::tells_branches(scene)) losses.emplace_back("the branches of the figure are not read back");
    if (jgex::name_line(problem.name) != problem.name)
        losses.emplace_back("signs of the name that a line of names cannot hold");
    return Converted{jgex::print(problem.name, scene, document.goals, document.questions), std::move(losses)};
}

/// The problem with the branches of its figure written in.
Result<scene::SceneAndGoals> with_branches(const LoadedProblem& problem, const Control& control) {
    Result<std::optional<Figure>> figure = std::optional<Figure>();
    if (says_more_than_actions(problem)) figure = branched_figure(problem, control);
    if (!figure) return fail(figure.error());
    const document::Document& document = *problem.document;
    return scene::SceneAndGoals{*figure ? (*figure)->scene : document.scene, document.goals, document.questions,
                                problem.name};
}

Result<Converted> to_actions(const LoadedProblem& problem, const PictureOptions&, const Control& control) {
    const auto content = with_branches(problem, control);
    if (!content) return fail(content.error());
    return Converted{to_text(scene::to_json(*content), 1) + "\n", {}};
}

Result<Converted> envelope_text(const verigeo::Envelope& envelope) {
    const auto json = verigeo::to_json(envelope);
    if (!json) return fail(json.error());
    return Converted{to_text(*json, 1) + "\n", {}};
}

/// A sketch tells the places of points to this part of the size of the figure.
constexpr double places_of_a_sketch = 1e4;

/// The problem with a place for each point: its picture tells the branches then.
std::optional<scene::SceneAndGoals> sketched(const LoadedProblem& problem, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return std::nullopt;
    const auto& points = figure->diagram->scene_picture.points;
    realize::Box box;
    for (const auto& point : points) box.add(point);
    if (!(box.size() > 0)) return std::nullopt;
    const double unit = std::pow(10, std::ceil(std::log10(box.size()))) / places_of_a_sketch;
    const auto rounded = [&](double value) { return numbers::Scalar::from_double(std::round(value / unit) * unit); };
    const document::Document& document = *problem.document;
    scene::SceneAndGoals out{document.scene, document.goals, document.questions, problem.name};
    for (std::size_t i = 0; i < out.scene.actions().size(); ++i) {
        const scene::Action& action = out.scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const auto& place = points[action.outputs[k].index()];
            if (!at[k] || !at[k]->given) at[k] = scene::Coordinates{rounded(place.x), rounded(place.y), false};
        }
        out.scene = out.scene.with_coordinates(i, std::move(at));
    }
    return out;
}

/// An envelope as it was read, with its claims and sources. Which of several branches is meant is told by a sketch
/// where it has to be told.
Result<Converted> to_verigeo(const LoadedProblem& problem, const PictureOptions&, const Control& control) {
    if (problem.envelope) return envelope_text(problem.envelope->envelope);
    const auto content = with_branches(problem, control);
    if (!content) return fail(content.error());
    auto envelope = verigeo::envelope_of(*content);
    if (!envelope)
        if (const auto drawn = sketched(problem, control))
            if (auto told = verigeo::envelope_of(*drawn)) envelope = std::move(told);
    if (!envelope) return fail(placed(std::move(envelope.error()), problem));
    if (const auto answer = problem.answer_to(0)) envelope->answer = answer->text();
    return envelope_text(*envelope);
}

Result<Converted> to_geodsl(const LoadedProblem& problem, const PictureOptions&, const Control&) {
    const document::Document& document = *problem.document;
    auto text = geodsl::print(document.scene);
    if (!text) return fail(placed(std::move(text.error()), problem));
    return Converted{*std::move(text), geodsl::losses({document.scene, document.goals, document.questions})};
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

struct Form {
    std::string_view name;
    Result<Converted> (*write)(const LoadedProblem&, const PictureOptions&, const Control&);
    std::string_view comment = {}; ///< begins a line that is one; empty: the form has none
};
constexpr std::array forms = {
    Form{"jgex", &to_jgex, "#"},  Form{"geodsl", &to_geodsl, "#"}, Form{"actions", &to_actions},
    Form{"verigeo", &to_verigeo}, Form{"svg", &to_svg_picture},    Form{"png", &to_png_picture},
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
    std::ranges::move(given_places(problem.document->scene), std::back_inserter(converted->dropped));
    converted->bytes.insert(0, commented(form->comment, converted->dropped));
    return converted;
}

} // namespace porism::workflow
