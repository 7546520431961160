#include "workflow/measure/series.h"

#include "formats/jgex/jgex.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <string_view>

namespace porism::workflow {
namespace {

constexpr std::array<std::size_t, 6> sizes{5, 10, 15, 20, 25, 30};

/// A point each, after the triangle.
constexpr std::array<std::string_view, 27> further{
    "o = circle o a b c",      // centre of the circumscribed circle
    "h = orthocenter h a b c", //
    "d = foot d a b c",        // feet of the altitudes
    "m = midpoint m b c",      //
    "i = incenter i a b c",    //
    "e = foot e b c a",        //
    "n = midpoint n c a",      //
    "p = midpoint p a h",      //
    "f = foot f c a b",        //
    "l = midpoint l a b",      //
    "k = midpoint k o h",      // centre of the nine points
    "u = foot u i b c",        // the incircle touches the sides
    "q = midpoint q b h",      //
    "h1 = reflect h1 h b c",   // on the circumscribed circle
    "v = foot v i c a",        //
    "r = midpoint r c h",      //
    "h2 = reflect h2 h c a",   //
    "a1 = mirror a1 a o",      // antipodes
    "w = foot w i a b",        //
    "h3 = reflect h3 h a b",   //
    "b1 = mirror b1 b o",      //
    "x = excenter x a b c",    //
    "o1 = reflect o1 o b c",   //
    "c1 = mirror c1 c o",      //
    "t = midpoint t i x",      // of the arc bc
    "y = foot y x b c",        // the excircle touches bc
    "s = intersection_ll s b c e f",
};
static_assert(3 + further.size() == sizes.back());

/// The clock is too coarse for one run of a small figure.
constexpr int series_runs = 3;

/// The next point of the order first, then each further one that the figure has the points for.
Status add_next(SeriesFigure& figure, const scene::Scene& scene, const Options& options, const Control& control) {
    const auto before = Growing::close(scene, options, control);
    if (!before) return fail(before.error());
    for (std::size_t i = figure.points - 3; i < further.size(); ++i) {
        const auto longer = jgex::parse_problem(series_text(figure.points) + "; " + std::string(further[i]));
        if (!longer) continue;
        const auto one = before->with_more(longer->scene, control);
        if (!one && one.error().code == "new_pictures") continue;
        if (!one) return fail(one.error());
        if (!figure.next) figure.next = *one;
        if (!figure.any) figure.any = Addition{.constructions = 0};
        *figure.any += *one;
    }
    return {};
}

} // namespace

double SeriesFigure::us_per_match() const {
    return counts.matches > 0 ? 1000 * close_ms / static_cast<double>(counts.matches) : 0;
}

Json to_json(const SeriesFigure& figure) {
    Json out{{"points", figure.points},
             {"close_ms", figure.close_ms},
             {"us_per_match", figure.us_per_match()},
             {"matches", figure.counts.matches},
             {"pivots", figure.counts.pivots},
             {"row_operations", figure.counts.row_operations},
             {"firings", figure.counts.firings},
             {"statements", figure.counts.statements}};
    if (figure.next) out["next"] = to_json(*figure.next);
    if (figure.any) out["any"] = to_json(*figure.any);
    return out;
}

std::span<const std::size_t> series_points() {
    return sizes;
}

std::string series_text(std::size_t points) {
    assert(3 <= points && points <= sizes.back());
    std::string text = "a b c = triangle a b c";
    for (std::size_t i = 0; i + 3 < points; ++i) text += "; " + std::string(further[i]);
    return text;
}

Result<SeriesFigure> series_figure(std::size_t points, const Options& options, const Control& control) {
    const auto problem = jgex::parse_problem(series_text(points));
    if (!problem) return fail(problem.error());
    SeriesFigure out;
    out.points = points;
    out.close_ms = std::numeric_limits<double>::max();
    for (int run = 0; run < series_runs; ++run) {
        const auto analysis = analyse(problem->scene, {}, options, control);
        if (!analysis) return fail(analysis.error());
        out.close_ms = std::min(out.close_ms, analysis->work.close);
        out.counts = analysis->session->counts();
    }
    if (auto status = add_next(out, problem->scene, options, control); !status) return fail(std::move(status.error()));
    return out;
}

} // namespace porism::workflow
