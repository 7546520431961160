#include "realize/stated/constraint_row.h"

#include "facts/dimension.h"
#include "realize/stated/quantity_slopes.h"

#include <Eigen/Dense>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace porism::realize {
namespace {

using facts::Monomial;
using facts::Predicate;
using facts::QuantityKind;
using facts::Statement;

std::size_t number_of(const std::string& letter, std::vector<std::string>& letters) {
    const auto found = std::ranges::find(letters, letter);
    const auto index = static_cast<std::size_t>(found - letters.begin());
    if (found == letters.end()) letters.push_back(letter);
    return index;
}

double to_power(double base, std::size_t exponent) {
    double result = 1;
    for (std::size_t i = 0; i < exponent; ++i) result *= base;
    return result;
}

/// How many polynomials there are does not depend on the places.
std::size_t count_of(const Statement& statement) {
    std::size_t last = 0;
    for (const PointId point : statement.points()) last = std::max(last, point.index());
    std::vector<geometry::Point<double>> points;
    for (std::size_t i = 0; i <= last; ++i) {
        const auto x = static_cast<double>(i);
        points.push_back({x, x * x});
    }
    std::vector<facts::Residual> residuals;
    facts::add_residuals(residuals, statement, points);
    return residuals.size();
}

/// How many points of a statement together are not meant to lie on one line; nor are those of a corner whose angle is
/// equal to another.
struct SpanSize {
    Predicate predicate;
    std::size_t points;
};
constexpr std::array span_sizes{
    SpanSize{Predicate::para, 4},   SpanSize{Predicate::eqangle, 8}, SpanSize{Predicate::eqsine, 8},
    SpanSize{Predicate::cyclic, 4}, SpanSize{Predicate::simtri, 3},  SpanSize{Predicate::simtrir, 3},
    SpanSize{Predicate::contri, 3}, SpanSize{Predicate::contrir, 3}, SpanSize{Predicate::sinelaw, 3},
};
constexpr std::array inequations{Predicate::diff,  Predicate::ncoll, Predicate::npara,
                                 Predicate::nperp, Predicate::ncong, Predicate::ncyclic};
constexpr std::array polygons{QuantityKind::area, QuantityKind::perimeter};
constexpr std::array of_an_angle{QuantityKind::angle, QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};

bool is_length(const Statement& statement) {
    return statement.predicate() == Predicate::lconst || statement.predicate() == Predicate::l2const;
}

/// The dimensions of the letters solve linear equations: those of all terms of a relation are equal.
struct Dimensions {
    std::vector<std::string> letters;
    std::vector<std::vector<double>> rows; ///< by letter, then the constant
    std::vector<double> row_of(const Monomial& monomial) {
        std::vector<double> row(letters.size() + 1, 0);
        for (const auto& [quantity, exponent] : monomial.factors) {
            if (const auto known = facts::dimension(quantity.kind())) {
                row.back() += *known * static_cast<double>(exponent);
                continue;
            }
            const auto letter = static_cast<std::size_t>(std::ranges::find(letters, quantity.text()) - letters.begin());
            row[letter] += static_cast<double>(exponent);
        }
        return row;
    }
    void add(const facts::Relation& relation) {
        const std::vector<double> first = row_of(relation.polynomial().begin()->first);
        for (const auto& [monomial, coefficient] : relation.polynomial()) {
            std::vector<double> row = row_of(monomial);
            for (std::size_t i = 0; i < row.size(); ++i) row[i] -= first[i];
            rows.push_back(std::move(row));
        }
    }
    bool solvable() const {
        const auto height = static_cast<Eigen::Index>(rows.size()), width = static_cast<Eigen::Index>(letters.size());
        Eigen::MatrixXd left(height, width);
        Eigen::VectorXd right(height);
        for (Eigen::Index r = 0; r < height; ++r) {
            const auto& row = rows[static_cast<std::size_t>(r)];
            for (Eigen::Index c = 0; c < width; ++c) left(r, c) = row[static_cast<std::size_t>(c)];
            right(r) = -row.back();
        }
        constexpr double equal = 1e-9;
        if (width == 0) return right.cwiseAbs().maxCoeff() < equal;
        return (left * left.colPivHouseholderQr().solve(right) - right).cwiseAbs().maxCoeff() < equal;
    }
};

/// A term: how many lengths are multiplied in it, and what is beside them. A letter is as good as 1.
struct Sized {
    int degree = 0;
    double number = 0;
};
Sized sized(const Monomial& monomial, const numbers::Rational& coefficient) {
    Sized out{0, coefficient.get_d()};
    for (const auto& [quantity, exponent] : monomial.factors) {
        out.degree += facts::dimension(quantity.kind()).value_or(0) * static_cast<int>(exponent);
        if (quantity.kind() == QuantityKind::number)
            out.number *= std::pow(facts::value_in(quantity, {}), static_cast<double>(exponent));
    }
    return out;
}

/// The logarithm of the size that a relation gives to lengths, from its terms without any: to those of its first term
/// with some, and of others that are added to it.
std::optional<double> logarithm_told_by(const facts::Relation& relation) {
    double number = 0;
    std::optional<Sized> lengths;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        const bool is_number = std::ranges::all_of(
            monomial.factors, [](const auto& factor) { return factor.quantity.kind() == QuantityKind::number; });
        const Sized term = sized(monomial, coefficient);
        if (is_number) number += term.number;
        if (term.degree > 0 && !lengths)
            lengths = term;
        else if (lengths && term.degree == lengths->degree && term.number * lengths->number > 0)
            lengths->number += term.number;
    }
    if (number == 0 || !lengths) return std::nullopt;
    return std::log(std::fabs(number / lengths->number)) / lengths->degree;
}

std::optional<double> logarithm_told_by(const Statement& statement) {
    if (statement.compared() != nullptr) return logarithm_told_by(*statement.compared());
    if (!is_length(statement)) return std::nullopt;
    return std::log(statement.constant()->get_d()) / (statement.predicate() == Predicate::l2const ? 2 : 1);
}

/// The geometric mean of the lengths that equalities, or comparisons, tell.
std::optional<double> told_length_by(std::span<const Statement> statements, bool orders) {
    double logarithms = 0;
    int count = 0;
    for (const Statement& statement : statements) {
        if (facts::row(statement.predicate()).order != orders) continue;
        const auto logarithm = logarithm_told_by(statement);
        if (!logarithm || !std::isfinite(*logarithm)) continue;
        logarithms += *logarithm;
        ++count;
    }
    if (count == 0) return std::nullopt;
    return std::exp(logarithms / count);
}

/// How many comparisons say that a length is greater than a number.
std::size_t distances_kept(std::span<const Statement> statements) {
    return static_cast<std::size_t>(std::ranges::count_if(statements, [](const Statement& statement) {
        const facts::ComparisonRow* row = facts::comparison_row(statement.predicate());
        if (row == nullptr || row->side == 0 || statement.compared()->polynomial().size() != 2) return false;
        const auto& polynomial = statement.compared()->polynomial();
        return std::ranges::any_of(polynomial, [&](const auto& term) {
            return term.first.factors.size() == 1 && term.second * row->side > 0 &&
                   term.first.factors.front().quantity.kind() == QuantityKind::length;
        });
    }));
}

/// How many times such a distance a figure is wide in which so many pairs keep it: points that all keep apart need as
/// much room as their discs, and random ones some more.
double room_for(std::size_t pairs) {
    constexpr double loose = 2, of_few = 4;
    const double points = (1 + std::sqrt(1 + 8 * static_cast<double>(pairs))) / 2;
    return std::max(1.0, loose * std::sqrt(points) - of_few);
}

} // namespace

std::vector<PointId> different(std::span<const PointId> points) {
    std::vector<PointId> out(points.begin(), points.end());
    std::ranges::sort(out);
    const auto rest = std::ranges::unique(out);
    out.erase(rest.begin(), rest.end());
    return out;
}

ConstraintRow::ConstraintRow(const Statement& statement, std::vector<std::string>& letters) : statement_(statement) {
    order_ = facts::row(statement.predicate()).order;
    if (const facts::Relation* compared = statement.compared())
        compile(*compared, letters);
    else if (!order_)
        size_ = count_of(statement);
    find_spans();
}

void ConstraintRow::find_spans() {
    for (const facts::Quantity& quantity : quantities_)
        if (std::ranges::count(polygons, quantity.kind()) > 0)
            spans_.emplace_back(quantity.points().begin(), quantity.points().end());
    const auto size = std::ranges::find(span_sizes, statement_.predicate(), &SpanSize::predicate);
    if (statement_.relation() != nullptr || size == span_sizes.end()) return;
    const auto points = statement_.points();
    for (std::size_t i = 0; i + size->points <= points.size(); i += size->points)
        spans_.push_back(different(points.subspan(i, size->points)));
    if (statement_.predicate() != Predicate::eqangle) return;
    for (std::size_t i = 0; i < points.size(); i += 4)
        if (auto corner = different(points.subspan(i, 4)); corner.size() == 3) spans_.push_back(std::move(corner));
}

ConstraintRow::Power ConstraintRow::power_of(const Monomial::Factor& factor, std::vector<std::string>& letters) {
    if (factor.quantity.kind() == QuantityKind::letter) {
        const std::size_t index = number_of(factor.quantity.text(), letters);
        if (std::ranges::find(letters_, index) == letters_.end()) letters_.push_back(index);
        return {true, index, factor.exponent};
    }
    const auto found = std::ranges::find(quantities_, factor.quantity);
    const auto index = static_cast<std::size_t>(found - quantities_.begin());
    if (found == quantities_.end()) quantities_.push_back(factor.quantity);
    return {false, index, factor.exponent};
}

void ConstraintRow::compile(const facts::Relation& relation, std::vector<std::string>& letters) {
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Term term{coefficient.get_d(), {}};
        for (const Monomial::Factor& factor : monomial.factors) {
            if (factor.quantity.kind() == QuantityKind::number)
                term.coefficient *= to_power(numbers::to_double(factor.quantity.constant()), factor.exponent);
            else
                term.powers.push_back(power_of(factor, letters));
        }
        terms_.push_back(std::move(term));
    }
    std::ranges::sort(letters_);
}

void ConstraintRow::evaluate(std::vector<facts::Residual>& out, facts::Points<double> points,
                             std::span<const double> letters, double clear_by) const {
    if (order_) {
        out.push_back({std::max(0.0, clear_by - clearance(points, letters)), 1});
        return;
    }
    if (statement_.relation() == nullptr) return facts::add_residuals(out, statement_, points);
    out.push_back(difference(points, letters));
}

double ConstraintRow::clearance(facts::Points<double> points, std::span<const double> letters) const {
    const facts::ComparisonRow* comparison = facts::comparison_row(statement_.predicate());
    if (comparison == nullptr) return facts::relative_residual(statement_, points);
    const facts::Residual sum = difference(points, letters);
    const double relative = sum.value / std::max(sum.size, std::numeric_limits<double>::min());
    return comparison->side == 0 ? std::fabs(relative) : comparison->side * relative;
}

bool ConstraintRow::in_order(facts::Points<double> points, std::span<const double> letters) const {
    return !order_ || clearance(points, letters) >= facts::clear_limit(statement_);
}

bool ConstraintRow::nearly_in_order(facts::Points<double> points, std::span<const double> letters) const {
    constexpr double by_little = 0.02;
    return !order_ || clearance(points, letters) >= -by_little;
}

bool ConstraintRow::leaves_room() const {
    return order_ && std::ranges::count(inequations, statement_.predicate()) == 0;
}

facts::Residual ConstraintRow::difference(facts::Points<double> points, std::span<const double> letters) const {
    facts::Residual sum;
    for (const Term& term : terms_) {
        double value = term.coefficient, size = term.coefficient;
        for (const Power& power : term.powers) {
            const double factor = value_of(power, points, letters);
            value *= to_power(factor, power.exponent);
            size *= to_power(std::max(std::fabs(factor), least_size(power)), power.exponent);
        }
        sum.value += value;
        sum.size += std::fabs(size);
    }
    return sum;
}

double ConstraintRow::least_size(const Power& power) const {
    return facts::least_size(power.letter ? QuantityKind::letter : quantities_[power.index].kind());
}

/// Of the term, by one of its factors.
double ConstraintRow::slope_by(const Power& power, const Term& term, facts::Points<double> points,
                               std::span<const double> letters) const {
    double slope = term.coefficient;
    for (const Power& one : term.powers) {
        const double value = value_of(one, points, letters);
        const bool by_it = &one == &power;
        slope *= by_it ? static_cast<double>(one.exponent) * to_power(value, one.exponent - 1)
                       : to_power(value, one.exponent);
    }
    return slope;
}

std::optional<ConstraintRow::Slopes> ConstraintRow::slopes(facts::Points<double> points,
                                                           std::span<const double> letters) const {
    if (order_ || statement_.relation() == nullptr) return std::nullopt;
    std::vector<double> by_quantity(quantities_.size(), 0);
    std::vector<double> by_letter(letters.size(), 0);
    for (const Term& term : terms_)
        for (const Power& power : term.powers)
            (power.letter ? by_letter : by_quantity)[power.index] += slope_by(power, term, points, letters);
    Slopes out;
    for (std::size_t i = 0; i < quantities_.size(); ++i) {
        const auto own = slopes_of(quantities_[i], points);
        if (!own) return std::nullopt;
        const auto named = quantities_[i].points();
        for (std::size_t k = 0; k < named.size(); ++k)
            out.points.emplace_back(
                named[k], geometry::Point<double>{by_quantity[i] * (*own)[k].x, by_quantity[i] * (*own)[k].y});
    }
    for (const std::size_t letter : letters_) out.letters.emplace_back(letter, by_letter[letter]);
    return out;
}

std::optional<ConstraintRow::Angle> ConstraintRow::flattest_angle(facts::Points<double> points) const {
    std::optional<Angle> flattest;
    for (const facts::Quantity& quantity : quantities_) {
        if (std::ranges::count(of_an_angle, quantity.kind()) == 0) continue;
        const auto corner = facts::Quantity::of(QuantityKind::angle, quantity.points());
        const double angle = facts::value_in(*corner, points) * std::numbers::pi / 180;
        const double opening = std::min(angle, std::numbers::pi - angle);
        if (flattest && opening >= flattest->opening) continue;
        flattest = Angle{{quantity.points().begin(), quantity.points().end()}, opening};
    }
    return flattest;
}

bool fixes_no_size(std::span<const Statement> statements) {
    Dimensions dimensions;
    for (const Statement& statement : statements) {
        if (is_length(statement)) return false;
        if (statement.relation() == nullptr) continue;
        for (const facts::Quantity& quantity : statement.relation()->quantities())
            if (quantity.kind() == QuantityKind::letter) number_of(quantity.text(), dimensions.letters);
    }
    for (const Statement& statement : statements)
        if (statement.relation() != nullptr) dimensions.add(*statement.relation());
    return dimensions.rows.empty() || dimensions.solvable();
}

std::optional<double> told_length(std::span<const Statement> statements) {
    if (const auto length = told_length_by(statements, false)) return length;
    const auto length = told_length_by(statements, true);
    return length ? std::optional(*length * room_for(distances_kept(statements))) : std::nullopt;
}

} // namespace porism::realize
