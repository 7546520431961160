#include "realize/stated/constraint_rank.h"

#include "realize/stated/touching.h"
#include "scene/catalogue.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace porism::realize {
namespace {

/// A row of length 1 of which no more is new says nothing new.
constexpr double dependent = 1e-7;
/// What is left of slopes that cancel is no slope: the statement holds by construction.
constexpr double digits_of_slopes = 1e-8;
/// How far a figure moves to see whether a statement goes on to hold.
constexpr double nudge = 0.02;
constexpr double still_holds = 1e-8;
/// What of a unit vector is new besides a basis; and from which part of the way on a figure has moved along it.
constexpr double is_new = 1e-3, leads_somewhere = 0.1;
/// With more each suspect that fails is taken to hold one direction.
constexpr std::size_t most_values = 48;

double size_of(std::span<const Point> points) {
    Box box;
    for (const Point& point : points) box.add(point);
    return points.size() < 2 || box.size() == 0 ? 1 : box.size();
}

Eigen::Map<const Eigen::VectorXd> as_vector(const std::vector<double>& entries) {
    return {entries.data(), static_cast<Eigen::Index>(entries.size())};
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
    return as_vector(a).dot(as_vector(b));
}

/// Takes away from a vector what lies along a basis, twice for the sake of rounding.
void project(std::vector<double>& vector, std::span<const std::vector<double>> basis) {
    for (int pass = 0; pass < 2; ++pass)
        for (const std::vector<double>& one : basis) {
            const double along = dot(vector, one);
            if (along == 0) continue;
            Eigen::Map<Eigen::VectorXd>(vector.data(), static_cast<Eigen::Index>(vector.size())) -=
                along * as_vector(one);
        }
}

} // namespace

/// The slopes of a part as rows of length 1, over all variables in their units.
struct ConstraintRank::Rows {
    std::vector<std::vector<double>> rows;
    std::vector<std::size_t> statement; ///< by row
    std::vector<std::size_t> variables;

    int rank_of_letters(const ConstraintSystem& system) const {
        std::vector<std::size_t> columns;
        std::ranges::copy_if(variables, std::back_inserter(columns),
                             [&](std::size_t v) { return system.is_letter(v); });
        if (columns.empty() || rows.empty()) return 0;
        Eigen::MatrixXd matrix(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
        for (std::size_t r = 0; r < rows.size(); ++r)
            for (std::size_t c = 0; c < columns.size(); ++c)
                matrix(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) = rows[r][columns[c]];
        Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factors(matrix.rows(), matrix.cols());
        factors.setThreshold(dependent);
        factors.compute(matrix);
        return static_cast<int>(factors.rank());
    }
};

ConstraintRank::ConstraintRank(const ConstraintSystem& system, std::span<const std::size_t> statements,
                               const Values& values, Work& work)
    : system_(system), values_(values), statements_(equalities_of(system, statements)) {
    const double size = size_of(system.points(system.registers(values)));
    unit_.assign(values.size(), 1);
    for (std::size_t group = 0; group < system.groups().size(); ++group)
        for (const std::size_t variable : system.groups()[group]) {
            const bool length = !system.is_letter(variable) && system.primitive_of(group) == Primitive::free_point;
            unit_[variable] = length ? size : std::max(1.0, std::fabs(values[variable]));
        }
    for (const Part& part : parts_of(system, statements_)) look_at(part, work);
    std::ranges::sort(suspects_);
    confirm_redundant(std::exchange(suspects_, {}), work);
}

ConstraintRank::Rows ConstraintRank::rows_of(const Part& part) const {
    Rows out;
    std::vector<bool> active(system_.variable_count(), false);
    for (const std::size_t group : part.groups)
        for (const std::size_t variable : system_.groups()[group]) {
            active[variable] = true;
            out.variables.push_back(variable);
        }
    for (const std::size_t statement : part.statements)
        out.statement.insert(out.statement.end(), system_.equations_of(statement), statement);
    for (const auto& slopes : system_.slopes(part.statements, active, system_.registers(values_), values_)) {
        std::vector<double> row(values_.size(), 0);
        double parts_squared = 0;
        for (const auto& [variable, slope, parts] : slopes) {
            row[variable] = slope * unit_[variable];
            parts_squared += parts * unit_[variable] * parts * unit_[variable];
        }
        const double length = std::sqrt(dot(row, row));
        const bool cancelled = length <= digits_of_slopes * std::sqrt(parts_squared);
        for (double& entry : row) entry = cancelled ? 0 : entry / length;
        out.rows.push_back(std::move(row));
    }
    return out;
}

void ConstraintRank::look_at(const Part& part, Work& work) {
    const Rows rows = rows_of(part);
    const std::size_t first = basis_.size();
    std::vector<std::size_t> useful;
    for (std::size_t r = 0; r < rows.rows.size(); ++r) {
        std::vector<double> rest = rows.rows[r];
        project(rest, std::span(basis_).subspan(first));
        const double length = std::sqrt(dot(rest, rest));
        if (length <= dependent) continue;
        for (double& entry : rest) entry /= length;
        basis_.push_back(std::move(rest));
        useful.push_back(rows.statement[r]);
    }
    work.spent += rows.rows.size() * rows.variables.size() * rows.variables.size();
    for (const std::size_t statement : part.statements)
        if (std::ranges::count(useful, statement) == 0) suspects_.push_back(statement);
    const auto letters = std::ranges::count_if(rows.variables, [&](std::size_t v) { return system_.is_letter(v); });
    const int loose_letters = static_cast<int>(letters) - rows.rank_of_letters(system_);
    freedom_ += static_cast<int>(rows.variables.size()) - static_cast<int>(basis_.size() - first) - loose_letters;
}

/// The figure of these statements that is nearest where the values have moved by so much of a way.
std::optional<Values> ConstraintRank::moved(const Values& way, double by, std::span<const std::size_t> statements,
                                            Work& work) const {
    std::vector<std::size_t> variables;
    for (const auto& group : system_.groups()) variables.insert(variables.end(), group.begin(), group.end());
    Values moved = values_;
    for (std::size_t i = 0; i < moved.size(); ++i) moved[i] += by * way[i];
    if (!fit(system_, statements, variables, moved, work)) return std::nullopt;
    settle_touching(system_, statements, moved, work);
    return moved;
}

bool ConstraintRank::fails(std::size_t statement, const Values& values) const {
    const std::size_t one[] = {statement};
    return greatest(system_.residuals(one, system_.points(system_.registers(values)), values)) > still_holds;
}

/// Where a figure is flat or touches, slopes depend on each other although the statements do not: then the figure can
/// move without the suspects, and they fail.
void ConstraintRank::confirm_redundant(std::vector<std::size_t> suspects, Work& work) {
    if (suspects.empty()) return;
    std::vector<std::size_t> others, failing;
    std::ranges::set_difference(statements_, suspects, std::back_inserter(others));
    Rng rng(suspects.size());
    const auto there = moved(free_direction(rng), nudge, others, work);
    for (const std::size_t suspect : suspects)
        (there && fails(suspect, *there) ? failing : redundant_).push_back(suspect);
    if (failing.empty()) return;
    if (values_.size() > most_values) {
        freedom_ -= static_cast<int>(failing.size());
        return;
    }
    for (const std::size_t suspect : failing) {
        const auto with_earlier = moved(free_direction(rng), nudge, others, work);
        if (with_earlier && fails(suspect, *with_earlier))
            others.push_back(suspect);
        else
            redundant_.push_back(suspect);
    }
    std::ranges::sort(redundant_);
    freedom_ -= false_directions(directions_left(), work);
}

/// How many of the directions that the slopes leave lead nowhere: figures that move along them come back.
int ConstraintRank::false_directions(std::vector<std::vector<double>> left, Work& work) const {
    Eigen::MatrixXd ways(static_cast<Eigen::Index>(values_.size()), static_cast<Eigen::Index>(left.size()));
    ways.setZero();
    for (std::size_t d = 0; d < left.size(); ++d) {
        for (std::size_t i = 0; i < unit_.size(); ++i) left[d][i] *= unit_[i];
        const auto there = moved(left[d], nudge, statements_, work);
        if (!there) continue;
        for (std::size_t i = 0; i < unit_.size(); ++i)
            ways(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(d)) =
                ((*there)[i] - values_[i]) / unit_[i] / nudge;
    }
    const Eigen::VectorXd singular = Eigen::JacobiSVD<Eigen::MatrixXd>(ways).singularValues();
    const auto real = std::ranges::count_if(singular, [](double one) { return one > leads_somewhere; });
    return static_cast<int>(left.size()) - static_cast<int>(real);
}

/// Orthonormal, in units.
std::vector<std::vector<double>> ConstraintRank::directions_left() const {
    std::vector<std::vector<double>> all = basis_;
    for (const auto& group : system_.groups())
        for (const std::size_t variable : group) {
            std::vector<double> way(values_.size(), 0);
            way[variable] = 1;
            project(way, all);
            const double length = std::sqrt(dot(way, way));
            if (length <= is_new) continue;
            for (double& entry : way) entry /= length;
            all.push_back(std::move(way));
        }
    return {all.begin() + static_cast<std::ptrdiff_t>(basis_.size()), all.end()};
}

Values ConstraintRank::free_direction(Rng& rng) const {
    std::vector<double> way(values_.size(), 0);
    for (const auto& group : system_.groups())
        for (const std::size_t variable : group) way[variable] = rng.uniform(-1, 1);
    project(way, basis_);
    for (std::size_t i = 0; i < way.size(); ++i) way[i] *= unit_[i];
    return way;
}

Motions motions(const ConstraintSystem& system, const Plan& plan, const scene::Scene& scene) {
    std::size_t given = 0, free = 0;
    for (const Instruction& instruction : system.program().instructions) {
        if (instruction.primitive != Primitive::free_point) continue;
        ++free;
        given += plan.sources[instruction.first_input].given ? 1 : 0;
    }
    if (given >= 2 || free == 0) return {};
    if (free == 1) return {given == 0 ? 2 : 0, false};
    std::vector<facts::Statement> statements;
    for (const Stated& one : system.stated()) statements.push_back(one.statement);
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            std::ranges::copy(scene::instantiate(scene::construction(use.construction).gives, action.outputs, use),
                              std::back_inserter(statements));
    return {given == 0 ? 3 : 1, fixes_no_size(statements)};
}

} // namespace porism::realize
