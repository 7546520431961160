#include "scene/question.h"

#include "facts/dimension.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace porism::scene {
namespace {

using enum QuestionKind;

// kind, name, arguments, arity, equation, angles, meaning
constexpr std::array<QuestionRow, 6> question_rows{{
    {acompute, "acompute", "A B C D", 4, false, true,
     "How large is the directed angle from AB to CD, counter-clockwise and modulo 180 degrees?"},
    {rcompute, "rcompute", "A B C D", 4, false, false, "How many times as long as CD is AB?"},
    {lcompute, "lcompute", "A B", 2, false, false, "How long is AB?"},
    {lequation, "lequation", "k A B * C D ... s", 2, true, false,
     "The sum of the products of lengths, each times its number, is s."},
    {aequation, "aequation", "k A B C D ... s", 4, true, true,
     "The sum of the directed angles from AB to CD, each times its number, is s modulo 180 degrees."},
    {compute, "compute", "QUANTITY", 0, false, false,
     "How large is a quantity, such as area(a,b,c), or an unknown letter of the scene?"},
}};

double length(std::span<const PointId> pair, facts::Points<double> points) {
    const auto v = points[pair[1].index()] - points[pair[0].index()];
    return std::hypot(v.x, v.y);
}

/// In turns of pi, in [0, 1).
double angle(std::span<const PointId> lines, facts::Points<double> points) {
    const auto u = points[lines[1].index()] - points[lines[0].index()];
    const auto v = points[lines[3].index()] - points[lines[2].index()];
    const double across = geometry::cross(u, v), along = geometry::dot(u, v);
    if (across == 0 && along == 0) return NAN;
    const double turns = std::atan2(across, along) / std::numbers::pi;
    return turns - std::floor(turns);
}

double product(const Term& term, facts::Points<double> points) {
    double value = numbers::to_double(term.coefficient);
    for (std::size_t i = 0; i + 1 < term.points.size(); i += 2)
        value *= length(std::span(term.points).subspan(i, 2), points);
    return value;
}

double asked_angle(const Question& question, facts::Points<double> points) {
    return angle(question.terms.front().points, points);
}
double asked_length(const Question& question, facts::Points<double> points) {
    return length(question.terms.front().points, points);
}
double asked_ratio(const Question& question, facts::Points<double> points) {
    const std::span<const PointId> pairs(question.terms.front().points);
    return length(pairs.first(2), points) / length(pairs.last(2), points);
}

double failure_of_lengths(const Question& equation, facts::Points<double> points) {
    double sum = -numbers::to_double(equation.constant), size = std::fabs(sum);
    for (const Term& term : equation.terms) {
        const double value = product(term, points);
        sum += value;
        size += std::fabs(value);
    }
    return size > 0 ? std::fabs(sum) / size : 0;
}

double failure_of_angles(const Question& equation, facts::Points<double> points) {
    double sum = -numbers::as_angle(equation.constant).value_or(0).get_d();
    for (const Term& term : equation.terms) sum += numbers::to_double(term.coefficient) * angle(term.points, points);
    return std::fabs(sum - std::nearbyint(sum));
}

/// The greatest amount of its kind that a picture could show: of a letter, which may be of any kind, the greatest there
/// is.
double greatest_in(const facts::Quantity& quantity, facts::Points<double> points, const facts::Letters& letters) {
    double extent = 0;
    for (const auto& point : points)
        extent = std::max(extent, std::hypot(point.x - points.front().x, point.y - points.front().y));
    if (const auto dimension = facts::dimension(quantity.kind())) return std::pow(extent, *dimension);
    for (const auto& [name, value] : letters) extent = std::max(extent, std::fabs(value));
    return extent;
}

/// What is no more than the last digits of others is nothing.
double quantity_in(const facts::Quantity& quantity, facts::Points<double> points, const facts::Letters& letters) {
    constexpr double last_digits = 1e-12;
    const double value = facts::value_in(quantity, points, letters);
    return std::fabs(value) <= last_digits * greatest_in(quantity, points, letters) ? 0 : value;
}

/// In the order of the table.
constexpr std::array values = {&asked_angle, &asked_ratio, &asked_length, &failure_of_lengths, &failure_of_angles};
static_assert(values.size() + 1 == question_rows.size(), "quantities are measured by their own table");

} // namespace

std::span<const QuestionRow> question_table() {
    return question_rows;
}

const QuestionRow& row(QuestionKind kind) {
    return question_rows[static_cast<std::size_t>(kind)];
}

std::optional<QuestionKind> question_by_name(std::string_view name) {
    const auto found = std::ranges::find(question_rows, name, &QuestionRow::name);
    if (found == question_rows.end()) return std::nullopt;
    return found->kind;
}

Question question_for(facts::Quantity quantity) {
    return {QuestionKind::compute, {}, {}, std::move(quantity)};
}

double value_in(const Question& question, facts::Points<double> points, const facts::Letters& letters) {
    if (question.quantity) return quantity_in(*question.quantity, points, letters);
    return values[static_cast<std::size_t>(question.kind)](question, points);
}

bool same_value(QuestionKind kind, double a, double b) {
    const double limit = geometry::Tolerance{}.equal;
    if (!row(kind).angles) return std::fabs(a - b) <= limit * std::max({std::fabs(a), std::fabs(b), 1e-300});
    const double turns = a - b;
    return std::fabs(turns - std::nearbyint(turns)) <= limit;
}

bool in_degrees(const Question& question) {
    const bool angle = question.quantity && (question.quantity->kind() == facts::QuantityKind::angle ||
                                             question.quantity->kind() == facts::QuantityKind::arc);
    return angle || row(question.kind).angles;
}

double as_counted(const Question& question, double value) {
    if (!row(question.kind).angles) return value;
    return same_value(question.kind, value, 0) ? 0 : value * 180;
}

Seen seen_in(const Question& question, std::span<const facts::Points<double>> pictures,
             std::span<const facts::Letters> letters) {
    assert(!pictures.empty() && (letters.empty() || letters.size() == pictures.size()));
    std::vector<double> values;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        values.push_back(value_in(question, pictures[i], letters.empty() ? facts::Letters() : letters[i]));
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); })) return {Sight::meaningless};
    if (row(question.kind).equation) {
        const double worst = *std::ranges::max_element(values);
        const geometry::Tolerance tolerance;
        return {worst <= tolerance.equal ? Sight::seen : worst < tolerance.clear ? Sight::near : Sight::refuted, worst};
    }
    const auto other =
        std::ranges::find_if(values, [&](double value) { return !same_value(question.kind, value, values.front()); });
    if (other == values.end()) return {Sight::seen, values.front()};
    return {Sight::differing, values.front(), *other};
}

std::vector<std::size_t> asking_values(const Questions& questions) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < questions.size(); ++i)
        if (!row(questions[i].kind).equation) out.push_back(i);
    return out;
}

std::vector<PointId> points_of(const Question& question) {
    std::vector<PointId> points;
    if (question.quantity) points.assign(question.quantity->points().begin(), question.quantity->points().end());
    for (const Term& term : question.terms) points.insert(points.end(), term.points.begin(), term.points.end());
    return points;
}

} // namespace porism::scene
