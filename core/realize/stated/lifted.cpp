#include "realize/stated/lifted.h"

#include "realize/stated/normal_equations.h"
#include "realize/stated/possible.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace porism::realize {
namespace {

constexpr std::size_t least_points = 5, most_points = 120;
/// Lengths for each point: from here on they leave few ways to place one after the other.
constexpr double many = 1.5;
/// What a height costs, beside a length that fails by as much: at first nothing, then this, then so much more each
/// time.
constexpr double first_cost = 1e-3, last_cost = 1e4, dearer = 4;
constexpr int steps_in_space = 60, steps_of_each_cost = 15, most_tries = 8;
constexpr double first_damping = 1e-3, least_damping = 1e-12, least_diagonal = 1e-6;
/// Steps that take less than this part of the squares away lead nowhere.
constexpr double idle = 1e-3;
constexpr double at_rest = 1e-20;

} // namespace

Lifted::Lifted(const ConstraintSystem& system, std::span<const std::size_t> groups,
               std::span<const std::size_t> statements) {
    std::map<std::size_t, std::size_t> number_of; // by group
    for (const std::size_t group : groups) {
        const auto& variables = system.groups()[group];
        if (variables.size() != 2 || system.is_letter(variables[0]) || !system.is_coordinate(variables[0])) continue;
        number_of.emplace(group, variables_.size());
        variables_.push_back({variables[0], variables[1]});
    }
    std::vector<facts::Statement> told;
    for (const std::size_t statement : statements) told.push_back(system.stated()[statement].statement);
    const auto number = [&](PointId point) {
        const auto& on = system.groups_of(point);
        const auto at = on.size() == 1 ? number_of.find(on.front()) : number_of.end();
        return at == number_of.end() ? variables_.size() : at->second;
    };
    for (const ToldLength& one : told_lengths(told)) {
        const Length length{{number(one.from), number(one.to)}, one.length};
        if (std::ranges::max(length.ends) == variables_.size() || length.ends[0] == length.ends[1]) continue;
        lengths_.push_back(length);
        mean_ += length.value;
    }
    mean_ /= static_cast<double>(std::max<std::size_t>(lengths_.size(), 1));
}

bool Lifted::exists() const {
    return least_points <= variables_.size() && variables_.size() <= most_points &&
           static_cast<double>(lengths_.size()) >= many * static_cast<double>(variables_.size());
}

/// The points in space, the mean length being one; what is left of the lengths goes down step by step.
class Lifted::Space {
public:
    Space(const Lifted& lifted, std::vector<double> places, Work& work)
        : lifted_(lifted), places_(std::move(places)), work_(work), normal_(places_.size(), shared(lifted)) {}

    void descend(double cost, int most_steps) {
        double damping = first_damping, squares = squares_at(places_, cost);
        for (int step = 0; step < most_steps && squares > at_rest && !work_.over(); ++step) {
            linearise(cost);
            const double before = squares;
            if (!improve(cost, damping, squares) || before - squares < idle * before) return;
        }
    }
    double at(std::size_t point, std::size_t axis) const { return places_[3 * point + axis]; }

private:
    static std::vector<NormalEquations::Columns> shared(const Lifted& lifted) {
        std::vector<NormalEquations::Columns> out;
        for (const Length& length : lifted.lengths_) {
            auto& columns = out.emplace_back();
            for (const std::size_t end : length.ends)
                for (std::size_t axis = 0; axis < 3; ++axis)
                    columns.push_back(static_cast<Eigen::Index>(3 * end + axis));
        }
        return out;
    }

    std::array<double, 3> way(const Length& length, const std::vector<double>& places) const {
        std::array<double, 3> out{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            out[axis] = places[3 * length.ends[0] + axis] - places[3 * length.ends[1] + axis];
        return out;
    }
    double lacking(const Length& length, const std::array<double, 3>& way) const {
        return std::hypot(way[0], way[1], way[2]) * lifted_.mean_ / length.value - 1;
    }

    double squares_at(const std::vector<double>& places, double cost) const {
        double sum = 0;
        for (const Length& length : lifted_.lengths_) {
            const double lacks = lacking(length, way(length, places));
            sum += lacks * lacks;
        }
        for (std::size_t height = 2; height < places.size(); height += 3) sum += cost * places[height] * places[height];
        return sum;
    }

    void linearise(double cost) {
        normal_.clear();
        gradient_.setZero(static_cast<Eigen::Index>(places_.size()));
        for (const Length& length : lifted_.lengths_) add(length);
        for (std::size_t height = 2; height < places_.size(); height += 3) {
            const auto i = static_cast<Eigen::Index>(height);
            normal_.at(i, i) += cost;
            gradient_(i) += cost * places_[height];
        }
        work_.spent += 64 * lifted_.lengths_.size();
    }

    void add(const Length& length) {
        std::array<double, 3> slope = way(length, places_);
        const double lacks = lacking(length, slope);
        const double size = std::hypot(slope[0], slope[1], slope[2]) * length.value / lifted_.mean_;
        if (size == 0) return;
        for (double& one : slope) one /= size;
        for (const std::size_t end : length.ends)
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const auto row = static_cast<Eigen::Index>(3 * end + axis);
                const double sign = end == length.ends[0] ? 1 : -1;
                gradient_(row) += sign * slope[axis] * lacks;
                for (const std::size_t other : length.ends)
                    for (std::size_t second = 0; second < 3; ++second)
                        normal_.at(row, static_cast<Eigen::Index>(3 * other + second)) +=
                            (other == end ? 1 : -1) * slope[axis] * slope[second];
            }
    }

    bool improve(double cost, double& damping, double& squares) {
        const Eigen::VectorXd diagonal = normal_.diagonal();
        for (int attempt = 0; attempt < most_tries && !work_.over(); ++attempt, damping *= 4) {
            const bool factored = normal_.factor(damping * (diagonal.array() + least_diagonal).matrix());
            work_.spent += normal_.operations();
            if (!factored) continue;
            const Eigen::VectorXd step = normal_.solve(-gradient_);
            std::vector<double> moved = places_;
            for (std::size_t i = 0; i < moved.size(); ++i) moved[i] += step(static_cast<Eigen::Index>(i));
            const double now = squares_at(moved, cost);
            if (!(now < squares)) continue;
            places_ = std::move(moved);
            squares = now;
            damping = std::max(damping / 3, least_damping);
            return true;
        }
        return false;
    }

    const Lifted& lifted_;
    std::vector<double> places_; ///< by point: x, y, height
    Work& work_;
    NormalEquations normal_;
    Eigen::VectorXd gradient_;
};

void Lifted::flatten(Values& values, double height, Rng& rng, Work& work) const {
    std::vector<double> places;
    for (const auto& point : variables_) {
        places.push_back(values[point[0]] / mean_);
        places.push_back(values[point[1]] / mean_);
        places.push_back(rng.uniform(-height, height));
    }
    Space space(*this, std::move(places), work);
    space.descend(0, steps_in_space);
    for (double cost = first_cost; cost < last_cost; cost *= dearer) space.descend(cost, steps_of_each_cost);
    for (std::size_t point = 0; point < variables_.size(); ++point)
        for (std::size_t axis = 0; axis < 2; ++axis) values[variables_[point][axis]] = space.at(point, axis) * mean_;
}

} // namespace porism::realize
