#include "workflow/measure/live.h"

#include "base/processor_time.h"
#include "realize/realize.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace porism::workflow {
namespace {

/// The clock is too coarse for one run of a small figure.
constexpr int runs = 3;

using Cost = Addition::Cost;

/// The least of what it took so far and what it takes now.
template<class Work>
auto timed(double& least, const Work& work) {
    const double start = thread_ms();
    auto result = work();
    least = std::min(least, thread_ms() - start);
    return result;
}

struct Closed {
    diagram::Diagram diagram;
    reason::Session session;
};

Result<Closed> closed(Result<diagram::Diagram> diagram, double& least, const auto& close) {
    if (!diagram) return fail(std::move(diagram.error()));
    auto session = timed(least, [&] { return close(*diagram); });
    if (!session) return fail(std::move(session.error()));
    return Closed{*std::move(diagram), *std::move(session)};
}

Result<Closed> anew(const scene::Scene& scene, const Options& options, Cost& cost, const Control& control) {
    reason::Options closing;
    closing.bans = options.bans;
    closing.every_derivation = options.every_derivation;
    auto diagram = timed(cost.pictures_ms, [&] { return realize::realize(scene, {}, control); });
    return closed(std::move(diagram), cost.closure_ms,
                  [&](const diagram::Diagram& drawn) { return reason::close(drawn, closing, control); });
}

Json to_json(const Cost& cost) {
    return {{"pictures_ms", cost.pictures_ms}, {"closure_ms", cost.closure_ms}};
}

} // namespace

Addition& Addition::operator+=(const Addition& other) {
    const auto add = [](Cost& to, const Cost& of) {
        to.pictures_ms += of.pictures_ms;
        to.closure_ms += of.closure_ms;
    };
    constructions += other.constructions;
    add(extended, other.extended);
    add(anew, other.anew);
    matches += other.matches;
    of += other.of;
    statements += other.statements;
    all += other.all;
    return *this;
}

Json to_json(const Addition& addition) {
    return {{"constructions", addition.constructions},
            {"extended", to_json(addition.extended)},
            {"anew", to_json(addition.anew)},
            {"matches", addition.matches},
            {"of", addition.of},
            {"statements", addition.statements},
            {"all", addition.all}};
}

struct Growing::Impl {
    Options options;
    diagram::Diagram diagram;
    reason::Session session;
};

Growing::Growing(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Growing::Growing(Growing&&) noexcept = default;
Growing::~Growing() = default;

Result<Growing> Growing::close(const scene::Scene& scene, const Options& options, const Control& control) {
    Cost cost;
    auto closed = anew(scene, options, cost, control);
    if (!closed) return fail(std::move(closed.error()));
    return Growing(std::make_unique<Impl>(Impl{options, std::move(closed->diagram), std::move(closed->session)}));
}

Result<Addition> Growing::with_more(const scene::Scene& scene, const Control& control) const {
    constexpr double most = std::numeric_limits<double>::max();
    Addition out{.constructions = 1, .extended = {most, most}, .anew = {most, most}};
    for (int run = 0; run < runs; ++run) {
        auto diagram =
            timed(out.extended.pictures_ms, [&] { return realize::extend(scene, impl_->diagram, {}, control); });
        const auto longer = closed(std::move(diagram), out.extended.closure_ms, [&](const diagram::Diagram& drawn) {
            return reason::extend(impl_->session, drawn, {}, control);
        });
        if (!longer) return fail(longer.error());
        const auto whole = anew(scene, impl_->options, out.anew, control);
        if (!whole) return fail(whole.error());
        const reason::Counts &all = longer->session.counts(), &old = impl_->session.counts();
        out.of = all.matches;
        out.matches = all.matches - old.matches;
        out.all = all.statements;
        out.statements = all.statements - old.statements;
    }
    return out;
}

Json to_json(const LastAddition& record) {
    Json out{{"name", record.name}, {"points", record.points}, {"placed", record.placed}};
    if (record.addition) out["addition"] = to_json(*record.addition);
    return out;
}

Result<LastAddition> last_addition_of(const LoadedProblem& problem, const Options& options, const Control& control) {
    if (!problem.document) return fail(problem.document.error());
    const scene::Scene& scene = problem.document->scene;
    if (scene.actions().size() < 2)
        return fail(Error{ErrorKind::unavailable, "no_last_action", problem.name + " has no action after the first",
                          "name problems of several actions", std::nullopt});
    const scene::Scene before = scene.prefix(scene.actions().size() - 1);
    LastAddition out{.name = problem.name,
                     .points = before.point_count(),
                     .placed = scene.point_count() - before.point_count(),
                     .addition = {}};
    const auto growing = Growing::close(before, options, control);
    if (!growing) return fail(growing.error());
    auto addition = growing->with_more(scene, control);
    if (addition)
        out.addition = *addition;
    else if (addition.error().code != "new_pictures")
        return fail(std::move(addition.error()));
    return out;
}

} // namespace porism::workflow
