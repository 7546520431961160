// Orders of points that leave one of several figures of the same givens.
#include "diagnose/branch_drawings.h"
#include "diagnose/mends.h"
#include "diagnose/missing.h"
#include "facts/truth.h"
#include "geometry/tolerance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <set>
#include <string_view>
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

std::vector<PointId> points_of(const scene::Scene& scene) {
    std::vector<PointId> out;
    for (std::size_t i = 0; i < scene.point_count(); ++i) out.emplace_back(i);
    return out;
}

Drawings all_of(const std::vector<InBranches>& branches) {
    Drawings out;
    for (const InBranches& one : branches) out.insert(out.end(), one.figures.begin(), one.figures.end());
    return out;
}

Sides by_goals(const Drawings& figures, const scene::Goals& goals) {
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

/// Those of the answers, where a figure has these, else those of the first picture.
Values wanted_values(const diagram::Diagram& own, const Sample& sample) {
    Values out = values_in(sample.questions, own, 0);
    for (std::size_t i = 0; i < out.size(); ++i)
        if (const auto answer = sample.answer_to(i)) out[i] = numbers::to_double(*answer);
    return out;
}

Sides by_values(const Drawings& figures, const scene::Questions& questions, const Values& wanted) {
    Sides out;
    const auto same_as = [](double a, double b) {
        return std::fabs(a - b) <= geometry::Tolerance{}.equal * std::max({std::fabs(a), std::fabs(b), 1e-300});
    };
    for (const diagram::Diagram& figure : figures)
        for (std::size_t i = 0; i < figure.pictures().size(); ++i) {
            const auto points = figure.pictures()[i];
            const bool same = std::ranges::equal(values_in(questions, figure, i), wanted, same_as);
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

/// What orders are stated of: the sample as it is, or with the branches of one of these written in.
struct StatedOf {
    const Sample& sample;
    const std::vector<InBranches>& branches;
    std::optional<std::size_t> written = {};
};

void add_stating(Candidates& out, const StatedOf& from, const std::vector<Statement>& orders) {
    std::optional<Sample> sample = from.sample;
    std::vector<std::string> told;
    for (const Statement& order : orders) {
        if (sample) sample = with_stated(*sample, order);
        told.push_back("\"" + facts::to_string(order, from.sample.scene.names()) + "\"");
    }
    if (!sample) return;
    const std::string stated = fmt::format("{}", fmt::join(told, " and "));
    out.push_back({*std::move(sample), from.written
                                           ? fmt::format("Take {}, and state {} besides.",
                                                         words_with(from.branches, *from.written, orders), stated)
                                           : fmt::format("State {} besides.", stated)});
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
void add_orders(Candidates& out, const StatedOf& from, const Sides& sides, std::span<const Statement> orders,
                std::size_t most) {
    const std::size_t before = out.size();
    for (const Statement& order : orders) {
        if (out.size() == before + most) return;
        if (sides.parted_by(order)) add_stating(out, from, {order});
    }
    if (out.size() > before) return;
    if (const auto together = parting_together(sides, orders); !together.empty()) add_stating(out, from, together);
}

/// Which figures are good.
using Parting = std::function<Sides(const Drawings&)>;

/// Those that leave the good ones in whatever branch that is open; where none does, those that do in one branch, which
/// is written in as well.
Candidates orders_for(const Sick& sick, const std::vector<InBranches>& branches, const Parting& parting_of,
                      std::span<const Statement> orders, std::size_t most) {
    constexpr std::size_t few = 6, few_of_one = 2;
    Candidates out;
    add_orders(out, {sick.sample, branches}, parting_of(all_of(branches)), orders, most);
    if (branches.size() < 2 || !out.empty()) return out;
    for (std::size_t i = 0; i < branches.size() && out.size() < few; ++i)
        add_orders(out, {branches[i].written, branches, i}, parting_of(branches[i].figures), orders, few_of_one);
    return out;
}

/// Any points may tell the figures apart, not only those of what is asked for.
Candidates of_question(const Sick& sick) {
    constexpr std::size_t most_points = 8, most_of_a_value = 6;
    const auto points = points_of(sick.sample.scene);
    if (points.size() > most_points || sick.diagram == nullptr) return {};
    const auto branches = figures_by_branch(sick.sample, *sick.diagram, sick.control);
    const auto orders = orders_among(points);
    const Values wanted = wanted_values(*sick.diagram, sick.sample);
    const auto parting_of = [&](const Drawings& figures) { return by_values(figures, sick.sample.questions, wanted); };
    Candidates out = orders_for(sick, branches, parting_of, orders, most_of_a_value);
    // Without an answer either value may be meant.
    if (!tells_an_answer(sick.sample))
        std::ranges::move(orders_for(
                              sick, branches, [&](const Drawings& figures) { return parting_of(figures).turned(); },
                              orders, most_of_a_value),
                          std::back_inserter(out));
    return out;
}

Candidates of_goals(const Sick& sick) {
    constexpr std::size_t most_points = 8, most_candidates = 48, few_candidates = 6;
    std::set<PointId> points;
    for (const Statement& goal : sick.sample.goals) points.insert(goal.points().begin(), goal.points().end());
    if (points.size() > most_points || sick.diagram == nullptr) return {};
    const auto branches = figures_by_branch(sick.sample, *sick.diagram, sick.control);
    const auto parting_of = [&](const Drawings& figures) { return by_goals(figures, sick.sample.goals); };
    Candidates out =
        orders_for(sick, branches, parting_of, orders_among({points.begin(), points.end()}), most_candidates);
    // A goal such as BC = 6 names too few points to tell the figures apart.
    if (const auto all = points_of(sick.sample.scene); out.empty() && all.size() <= most_points)
        out = orders_for(sick, branches, parting_of, orders_among(all), few_candidates);
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
