// Orders of points that leave one of several figures of the same givens.
#include "diagnose/mends.h"
#include "diagnose/missing.h"
#include "diagnose/sketches.h"
#include "facts/truth.h"
#include "geometry/tolerance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;

using Drawn = std::vector<geometry::Point<double>>;
/// Pictures of a scene in every order of its points, those in which what is asked for is so and those in which it is
/// not.
struct Sides {
    std::vector<Drawn> good, bad;

    bool both() const { return !good.empty() && !bad.empty(); }
    bool in_all_good(const Statement& order) const {
        return std::ranges::all_of(good, [&](const Drawn& points) { return facts::seen(order, points); });
    }
    std::size_t bad_with(const Statement& order) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(bad, [&](const Drawn& points) { return facts::seen(order, points); }));
    }
    /// Holds in every good one and in no bad one.
    bool parted_by(const Statement& order) const { return both() && in_all_good(order) && bad_with(order) == 0; }
    Sides turned() const { return {bad, good}; }
};

std::vector<diagram::Diagram> figures_of(const Sick& sick) {
    std::vector<diagram::Diagram> out;
    if (sick.diagram == nullptr) return out;
    out.push_back(*sick.diagram);
    for (std::uint64_t sketch = 1; sketch < sketches && !sick.control.stopped(); ++sketch)
        if (auto figure = sketched_beside(*sick.diagram, sick.sample.scene, sketch, sick.control))
            out.push_back(*std::move(figure));
    return out;
}

Sides by_goals(const std::vector<diagram::Diagram>& figures, const scene::Goals& goals) {
    Sides out;
    for (const diagram::Diagram& figure : figures)
        for (const auto& points : figure.pictures()) {
            const bool all = std::ranges::all_of(goals, [&](const Statement& g) { return facts::seen(g, points); });
            const bool refuted =
                std::ranges::any_of(goals, [&](const Statement& g) { return facts::refuted(g, points); });
            if (all) out.good.emplace_back(points.begin(), points.end());
            if (refuted) out.bad.emplace_back(points.begin(), points.end());
        }
    return out;
}

using Values = std::vector<double>;

/// By question.
Values values_in(const scene::Questions& questions, const diagram::Diagram& figure, std::size_t picture) {
    Values out;
    for (const scene::Question& question : questions) {
        const double value = scene::value_in(question, figure.pictures()[picture], figure.letters()[picture]);
        out.push_back(scene::as_counted(question, value));
    }
    return out;
}

/// By the values: those of the answers, where one of them has these, else those of the first picture.
Sides by_values(const std::vector<diagram::Diagram>& figures, const Sample& sample) {
    Sides out;
    if (figures.empty()) return out;
    const auto same_as = [](double a, double b) {
        return std::fabs(a - b) <= geometry::Tolerance{}.equal * std::max({std::fabs(a), std::fabs(b), 1e-300});
    };
    Values wanted = values_in(sample.questions, figures.front(), 0);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (const auto answer = sample.answer_to(i)) wanted[i] = numbers::to_double(*answer);
    for (const diagram::Diagram& figure : figures)
        for (std::size_t i = 0; i < figure.pictures().size(); ++i) {
            const auto points = figure.pictures()[i];
            const bool same = std::ranges::equal(values_in(sample.questions, figure, i), wanted, same_as);
            (same ? out.good : out.bad).emplace_back(points.begin(), points.end());
        }
    return out;
}

bool tells_an_answer(const Sample& sample) {
    return std::ranges::any_of(sample.answers, [](const auto& answer) { return answer.has_value(); });
}

/// Of three points the kind of their angle, of two the side of a line through two others.
std::vector<Statement> orders_among(const std::vector<PointId>& points) {
    using facts::Predicate;
    std::vector<Statement> angles, sides;
    std::set<Statement> met;
    const auto keep = [&](std::vector<Statement>& out, Predicate predicate, std::span<const PointId> of) {
        if (auto made = facts::make(predicate, of); made && met.insert(*made).second) out.push_back(*made);
    };
    for (const PointId a : points)
        for (const PointId b : points)
            for (const PointId c : points) {
                if (a == b || b == c || a == c) continue;
                keep(angles, Predicate::acute_angle, std::array{a, b, c});
                keep(angles, Predicate::obtuse_angle, std::array{a, b, c});
                for (const PointId d : points) {
                    if (d == a || d == b || d == c) continue;
                    keep(sides, Predicate::same_side_of, std::array{a, b, c, d});
                    keep(sides, Predicate::apart_by, std::array{a, b, c, d});
                }
            }
    angles.insert(angles.end(), sides.begin(), sides.end());
    return angles;
}

void add_stating(Candidates& out, const Sick& sick, const std::vector<Statement>& orders) {
    std::optional<Sample> sample = sick.sample;
    std::vector<std::string> told;
    for (const Statement& order : orders) {
        if (sample) sample = with_stated(*sample, order);
        told.push_back("\"" + facts::to_string(order, sick.sample.scene.names()) + "\"");
    }
    if (sample) out.push_back({*std::move(sample), fmt::format("State {} besides.", fmt::join(told, " and "))});
}

/// Several orders that part them together, each leaving the fewest bad ones that the earlier ones left; empty where the
/// fewest are still some after a few.
std::vector<Statement> parting_together(Sides sides, std::span<const Statement> orders) {
    constexpr std::size_t few = 3;
    std::vector<Statement> out;
    while (sides.both() && out.size() < few) {
        const Statement* best = nullptr;
        std::size_t least = sides.bad.size();
        for (const Statement& order : orders) {
            const std::size_t left = sides.bad_with(order);
            if (left >= least || !sides.in_all_good(order)) continue;
            best = &order;
            least = left;
        }
        if (best == nullptr) return {};
        out.push_back(*best);
        std::erase_if(sides.bad, [&](const Drawn& points) { return !facts::seen(*best, points); });
    }
    return sides.bad.empty() ? out : std::vector<Statement>();
}

/// Those that part the figures alone, else some together.
void add_orders(Candidates& out, const Sick& sick, const Sides& sides, std::span<const Statement> orders,
                std::size_t most) {
    const std::size_t before = out.size();
    for (const Statement& order : orders) {
        if (out.size() == before + most) return;
        if (sides.parted_by(order)) add_stating(out, sick, {order});
    }
    if (out.size() > before) return;
    if (const auto together = parting_together(sides, orders); !together.empty()) add_stating(out, sick, together);
}

std::vector<PointId> points_of(const scene::Scene& scene) {
    std::vector<PointId> out;
    for (std::size_t i = 0; i < scene.point_count(); ++i) out.emplace_back(i);
    return out;
}

/// Any points may tell the figures apart, not only those of what is asked for.
Candidates of_question(const Sick& sick) {
    constexpr std::size_t most_points = 8, most_of_a_value = 6;
    Candidates out;
    const auto points = points_of(sick.sample.scene);
    if (points.size() > most_points) return out;
    const Sides sides = by_values(figures_of(sick), sick.sample);
    const auto orders = orders_among(points);
    add_orders(out, sick, sides, orders, most_of_a_value);
    // Without an answer either value may be meant.
    if (!tells_an_answer(sick.sample)) add_orders(out, sick, sides.turned(), orders, most_of_a_value);
    return out;
}

Candidates of_goals(const Sick& sick) {
    constexpr std::size_t most_points = 8, most_candidates = 48, few_candidates = 6;
    Candidates out;
    std::set<PointId> points;
    for (const Statement& goal : sick.sample.goals) points.insert(goal.points().begin(), goal.points().end());
    if (points.size() > most_points) return out;
    const Sides sides = by_goals(figures_of(sick), sick.sample.goals);
    add_orders(out, sick, sides, orders_among({points.begin(), points.end()}), most_candidates);
    // A goal such as BC = 6 names too few points to tell the figures apart.
    if (const auto all = points_of(sick.sample.scene); out.empty() && all.size() <= most_points)
        add_orders(out, sick, sides, orders_among(all), few_candidates);
    return out;
}

} // namespace

Candidates stated_orders(const Sick& sick) {
    const bool asks = sick.sample.goals.empty() && !sick.sample.questions.empty() &&
                      std::ranges::none_of(sick.sample.questions, [](const scene::Question& question) {
                          return scene::row(question.kind).equation;
                      });
    return asks ? of_question(sick) : of_goals(sick);
}

} // namespace porism::diagnose
