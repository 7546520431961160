#include "workflow/measure/series.h"

#include "base/processor_time.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"

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
constexpr int runs = 3;

/// The least of what it took so far and what it takes now.
template<class Work>
auto timed(double& least, const Work& work) {
    const double start = thread_ms();
    auto result = work();
    least = std::min(least, thread_ms() - start);
    return result;
}

using Next = SeriesFigure::Next;
using Cost = Next::Cost;

struct Closed {
    diagram::Diagram diagram;
    reason::Session session;
};

Result<Closed> anew(const scene::Scene& scene, const Options& options, Cost& cost, const Control& control) {
    reason::Options closing;
    closing.bans = options.bans;
    closing.every_derivation = options.every_derivation;
    auto diagram = timed(cost.pictures_ms, [&] { return realize::realize(scene, {}, control); });
    if (!diagram) return fail(std::move(diagram.error()));
    auto session = timed(cost.closure_ms, [&] { return reason::close(*diagram, closing, control); });
    if (!session) return fail(std::move(session.error()));
    return Closed{*std::move(diagram), *std::move(session)};
}

Result<Closed> extended(const Closed& before, const scene::Scene& scene, Cost& cost, const Control& control) {
    auto diagram = timed(cost.pictures_ms, [&] { return realize::extend(scene, before.diagram, {}, control); });
    if (!diagram) return fail(std::move(diagram.error()));
    auto session = timed(cost.closure_ms, [&] { return reason::extend(before.session, *diagram, {}, control); });
    if (!session) return fail(std::move(session.error()));
    return Closed{*std::move(diagram), *std::move(session)};
}

Result<Next> with_action(const Closed& before, const scene::Scene& scene, const Options& options,
                         const Control& control) {
    constexpr double most = std::numeric_limits<double>::max();
    Next out{1, {most, most}, {most, most}};
    for (int run = 0; run < runs; ++run) {
        const auto longer = extended(before, scene, out.extended, control);
        if (!longer) return fail(longer.error());
        const auto whole = anew(scene, options, out.anew, control);
        if (!whole) return fail(whole.error());
        const reason::Counts &all = longer->session.counts(), &old = before.session.counts();
        out.of = all.matches;
        out.matches = all.matches - old.matches;
        out.all = all.statements;
        out.statements = all.statements - old.statements;
    }
    return out;
}

void add(Next& sum, const Next& one) {
    const auto add_cost = [](Cost& to, const Cost& of) {
        to.pictures_ms += of.pictures_ms;
        to.closure_ms += of.closure_ms;
    };
    ++sum.constructions;
    add_cost(sum.extended, one.extended);
    add_cost(sum.anew, one.anew);
    sum.matches += one.matches;
    sum.of += one.of;
    sum.statements += one.statements;
    sum.all += one.all;
}

/// The next point of the order first, then each further one that the figure has the points for.
Status add_next(SeriesFigure& figure, const scene::Scene& scene, const Options& options, const Control& control) {
    Cost cost;
    const auto before = anew(scene, options, cost, control);
    if (!before) return fail(before.error());
    for (std::size_t i = figure.points - 3; i < further.size(); ++i) {
        const auto longer = jgex::parse_problem(series_text(figure.points) + "; " + std::string(further[i]));
        if (!longer) continue;
        const auto one = with_action(*before, longer->scene, options, control);
        if (!one && one.error().code == "new_pictures") continue;
        if (!one) return fail(one.error());
        if (!figure.next) figure.next = *one;
        if (!figure.any) figure.any = Next();
        add(*figure.any, *one);
    }
    return {};
}

} // namespace

double SeriesFigure::us_per_match() const {
    return counts.matches > 0 ? 1000 * close_ms / static_cast<double>(counts.matches) : 0;
}

namespace {

Json next_json(const SeriesFigure::Next& next) {
    const auto cost = [](const Cost& of) {
        return Json{{"pictures_ms", of.pictures_ms}, {"closure_ms", of.closure_ms}};
    };
    return {{"constructions", next.constructions},
            {"extended", cost(next.extended)},
            {"anew", cost(next.anew)},
            {"matches", next.matches},
            {"of", next.of},
            {"statements", next.statements},
            {"all", next.all}};
}

} // namespace

Json to_json(const SeriesFigure& figure) {
    Json out{{"points", figure.points},
             {"close_ms", figure.close_ms},
             {"us_per_match", figure.us_per_match()},
             {"matches", figure.counts.matches},
             {"pivots", figure.counts.pivots},
             {"row_operations", figure.counts.row_operations},
             {"firings", figure.counts.firings},
             {"statements", figure.counts.statements}};
    if (figure.next) out["next"] = next_json(*figure.next);
    if (figure.any) out["any"] = next_json(*figure.any);
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
    for (int run = 0; run < runs; ++run) {
        const auto analysis = analyse(problem->scene, {}, options, control);
        if (!analysis) return fail(analysis.error());
        out.close_ms = std::min(out.close_ms, analysis->work.close);
        out.counts = analysis->session->counts();
    }
    if (auto status = add_next(out, problem->scene, options, control); !status) return fail(std::move(status.error()));
    return out;
}

} // namespace porism::workflow
