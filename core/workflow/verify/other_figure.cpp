#include "workflow/verify/other_figure.h"

#include "base/digits.h"
#include "diagnose/sketches.h"
#include "facts/truth.h"
#include "problem/grade.h"
#include "workflow/solve/denials.h"
#include "workflow/solve/other_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

std::optional<std::string> seen_denial(const std::vector<Statement>& denials, const diagram::Picture& other,
                                       std::span<const std::string> names) {
    for (const Statement& denial : denials)
        if (facts::seen(denial, other.points, {}, other.letters)) return facts::to_string(denial, names);
    return std::nullopt;
}

constexpr const char* say_how_points_lie = "say in the problem how the points lie";

std::string mend_stating(const std::string& order) {
    return "state besides that " + order;
}

/// `there` in the other figure, `here` in the scene's own.
Otherwise otherwise(std::string difference, const std::string& here, const std::string& there) {
    return {std::move(difference), mend_stating(here), mend_stating(there)};
}

/// What holds in place of an order.
Otherwise in_its_place(const std::string& there, const Statement& order, std::span<const std::string> names) {
    const std::string here = facts::to_string(order, names);
    return otherwise(there + "; in the scene's own figure " + here, here, there);
}

/// Two orders of which points have one or the other.
struct Alternative {
    Predicate one, other;
    std::size_t points;
};
constexpr std::array alternatives{Alternative{Predicate::acute_angle, Predicate::obtuse_angle, 3},
                                  Alternative{Predicate::same_side_of, Predicate::apart_by, 4}};

/// Every choice of so many different ones, in every order, until one is taken.
template<class Take>
bool each_choice(std::span<const PointId> from, std::size_t count, std::vector<PointId>& chosen, const Take& take) {
    if (chosen.size() == count) return take(chosen);
    for (const PointId point : from) {
        if (std::ranges::find(chosen, point) != chosen.end()) continue;
        chosen.push_back(point);
        if (each_choice(from, count, chosen, take)) return true;
        chosen.pop_back();
    }
    return false;
}

std::optional<Otherwise> among(std::span<const PointId> points, const diagram::Picture& own,
                               const diagram::Picture& other, std::span<const std::string> names) {
    std::optional<Otherwise> out;
    const auto tells = [&](Predicate here, Predicate there, std::span<const PointId> of) {
        const auto order = facts::make(here, of), denial = facts::make(there, of);
        if (!order || !denial || !facts::seen(*order, own.points) || !facts::seen(*denial, other.points)) return false;
        out = in_its_place(facts::to_string(*denial, names), *order, names);
        return true;
    };
    for (const Alternative& row : alternatives) {
        std::vector<PointId> chosen;
        const auto take = [&](std::span<const PointId> of) {
            return tells(row.one, row.other, of) || tells(row.other, row.one, of);
        };
        if (each_choice(points, row.points, chosen, take)) return out;
    }
    return out;
}

} // namespace

std::optional<Otherwise> against(const verify::ProofVerdict& proof, const diagram::Picture& other,
                                 std::span<const std::string> names) {
    for (const verify::ProofVerdict::Condition& condition : proof.conditions) {
        if (condition.guaranteed) continue;
        const auto there = seen_denial(denials(condition), other, names);
        if (there && condition.branch()) return Otherwise{*there, say_how_points_lie, say_how_points_lie};
        if (there) return in_its_place(*there, condition.statement, names);
    }
    return std::nullopt;
}

std::optional<Otherwise> against(const Statement& order, const diagram::Picture& other,
                                 std::span<const std::string> names) {
    auto there = seen_denial(denials(order), other, names);
    return there ? std::optional(otherwise(*there, facts::to_string(order, names), *there)) : std::nullopt;
}

std::optional<Otherwise> lying_otherwise(const scene::Scene& scene, const diagram::Picture& own,
                                         std::span<const PointId> points, const diagram::Picture& other,
                                         const std::vector<bool>& left_out) {
    constexpr std::size_t most_points = 8;
    const auto is_out = [&](PointId point) { return point.index() < left_out.size() && left_out[point.index()]; };
    std::vector<PointId> all;
    std::ranges::copy_if(points, std::back_inserter(all), [&](PointId point) { return !is_out(point); });
    if (auto of_these = among(all, own, other, scene.names())) return of_these;
    for (std::size_t i = 0; i < scene.point_count() && all.size() < most_points; ++i)
        if (!is_out(PointId(i)) && std::ranges::find(all, PointId(i)) == all.end()) all.emplace_back(i);
    return among(all, own, other, scene.names());
}

std::optional<ToldThere> told_there(const diagram::Picture& picture, double value, const numbers::Scalar& told) {
    constexpr double same = 1e-9;
    const double answer = numbers::to_double(told), gap = std::abs(value - answer);
    if (gap <= same * std::max(1.0, std::abs(answer))) return ToldThere{picture, value};
    if (gap <= problem::rounding_of(told, value)) return ToldThere{picture, value, true};
    return std::nullopt;
}

std::string value_there(const ToldThere& there, const std::string& told) {
    constexpr int digits = 9;
    return there.rounded ? fmt::format("{}, of which {} may be a rounding", in_digits(there.value, digits), told)
                         : told;
}

std::optional<ToldThere> with_value(const Analysis& analysis, const scene::Question& question,
                                    const numbers::Scalar& told, const Control& control) {
    constexpr OtherDraws draws{diagnose::sketches, 16, 8};
    std::optional<ToldThere> out;
    for (const diagram::Picture& picture : other_pictures(analysis.scene, *analysis.diagram, draws, control)) {
        const double here = scene::as_counted(question, scene::value_in(question, picture.points, picture.letters));
        auto found = told_there(picture, here, told);
        if (found && (!out || !found->rounded)) out = std::move(found);
        if (out && !out->rounded) break;
    }
    return out;
}

void deny(problem::Check& check, const std::optional<Otherwise>& otherwise, const diagram::Picture& other,
          std::span<const std::string> names) {
    check.message += ", and is false in another figure of what is given";
    if (otherwise) check.message += ": there " + otherwise->difference;
    check.mend = otherwise ? otherwise->mend : say_how_points_lie;
    check.elsewhere = other_figure(other, names, otherwise ? otherwise->difference : std::string());
}

problem::OtherFigure other_figure(const diagram::Picture& other, std::span<const std::string> names,
                                  std::string difference) {
    problem::OtherFigure out;
    for (std::size_t i = 0; i < other.points.size(); ++i) out.points[names[i]] = {other.points[i].x, other.points[i].y};
    out.difference = std::move(difference);
    return out;
}

} // namespace porism::workflow
