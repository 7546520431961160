#include "sampler.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace porism::test {
namespace {

using facts::Pattern;
using Point = geometry::Point<double>;

constexpr double converged = 1e-12;
constexpr double apart = 0.05;
constexpr double joined = 1e-8;

std::optional<facts::Statement> statement_of(const Pattern& pattern, const Instance& instance) {
    return facts::instantiate(pattern, instance.binding);
}

constexpr double size_of_equations = 180; // angles are in degrees

using Statements = std::vector<facts::Statement>;

/// The hypotheses with the points that the letters have.
Statements hypotheses_of(const proof::Rule& rule, const Instance& instance) {
    Statements out;
    for (const Pattern& pattern : rule.hypotheses)
        if (auto statement = statement_of(pattern, instance)) out.push_back(*std::move(statement));
    return out;
}

/// Polynomials of all hypotheses, each divided by a size that does not change much.
Eigen::VectorXd residuals(const Statements& hypotheses, const Instance& instance) {
    std::vector<double> values;
    for (const facts::Statement& statement : hypotheses)
        if (statement.relation() != nullptr)
            values.push_back(facts::value_in(statement.relation()->polynomial(), instance.points, {}) /
                             size_of_equations);
        else
            for (const double value : facts::residuals<double>(statement, instance.points)) values.push_back(value);
    return Eigen::Map<Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// The coordinates that may move: those of letters that have a point of their own.
struct Coordinates {
    std::vector<double*> values;
    explicit Coordinates(Instance& instance) {
        for (std::size_t i = 0; i < instance.points.size(); ++i) {
            if (instance.binding[i].index() != i) continue;
            values.push_back(&instance.points[i].x);
            values.push_back(&instance.points[i].y);
        }
    }
};

void share_points(Instance& instance) {
    for (std::size_t i = 0; i < instance.points.size(); ++i)
        instance.points[i] = instance.points[instance.binding[i].index()];
}

Eigen::MatrixXd jacobian(const Statements& hypotheses, Instance& instance, const Coordinates& coordinates,
                         Eigen::Index rows) {
    Eigen::MatrixXd matrix(rows, static_cast<Eigen::Index>(coordinates.values.size()));
    constexpr double step = 1e-5;
    for (std::size_t i = 0; i < coordinates.values.size(); ++i) {
        double& value = *coordinates.values[i];
        const double kept = value;
        value = kept + step;
        share_points(instance);
        const Eigen::VectorXd above = residuals(hypotheses, instance);
        value = kept - step;
        share_points(instance);
        matrix.col(static_cast<Eigen::Index>(i)) = (above - residuals(hypotheses, instance)) / (2 * step);
        value = kept;
        share_points(instance);
    }
    return matrix;
}

double distance_of(const Point& a, const Point& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Whether letters may stand in one place: where a row concludes that they are one point.
bool may_join(const proof::Rule& rule, std::size_t i, std::size_t j) {
    const auto pair = proof::concludes_one_point(rule);
    return pair && std::min(i, j) == std::min(pair->first, pair->second) &&
           std::max(i, j) == std::max(pair->first, pair->second);
}

bool points_apart(const proof::Rule& rule, const Instance& instance) {
    for (std::size_t i = 0; i < instance.points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (instance.binding[i] == instance.binding[j]) continue;
            const double distance = distance_of(instance.points[i], instance.points[j]);
            if (!(distance > (may_join(rule, i, j) ? -1 : apart)) || distance > 100) return false;
        }
    return true;
}

/// Points that the steps have led to one place stand in it exactly, so that no direction of such a pair is seen.
void join_points_in_one_place(const proof::Rule& rule, Instance& instance) {
    for (std::size_t i = 0; i < instance.points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (may_join(rule, i, j) && distance_of(instance.points[i], instance.points[j]) < joined)
                instance.points[i] = instance.points[j];
}

bool move_onto_hypotheses(const proof::Rule& rule, Instance& instance) {
    const Coordinates coordinates(instance);
    const Statements hypotheses = hypotheses_of(rule, instance);
    for (int iteration = 0; iteration < 40; ++iteration) {
        const Eigen::VectorXd values = residuals(hypotheses, instance);
        if (values.size() == 0 || values.lpNorm<Eigen::Infinity>() < converged * 1e-2) break;
        const Eigen::MatrixXd slopes = jacobian(hypotheses, instance, coordinates, values.size());
        // Steps along directions in which the hypotheses hardly change would throw the points away.
        Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
        solver.setThreshold(1e-6);
        solver.compute(slopes);
        Eigen::VectorXd step = solver.solve(values);
        const double longest = step.lpNorm<Eigen::Infinity>();
        if (!std::isfinite(longest)) return false;
        if (longest > 0.5) step *= 0.5 / longest;
        for (std::size_t i = 0; i < coordinates.values.size(); ++i)
            *coordinates.values[i] -= step[static_cast<Eigen::Index>(i)];
        share_points(instance);
    }
    join_points_in_one_place(rule, instance);
    return points_apart(rule, instance) && all_hold(rule.hypotheses, instance, converged, 0);
}

// Kinds of starts. Special ones reach the components of the solutions that random points do not come near.
void place_anywhere(Instance& instance, Rng& rng) {
    for (Point& point : instance.points) point = {rng.uniform(-1, 1), rng.uniform(-1, 1)};
}
void place_on_line(Instance& instance, Rng& rng) {
    const double angle = rng.uniform(0, std::numbers::pi);
    for (Point& point : instance.points) {
        const double t = rng.uniform(-1.5, 1.5);
        point = {t * std::cos(angle), t * std::sin(angle)};
    }
}
void place_on_circle(Instance& instance, Rng& rng) {
    for (Point& point : instance.points) {
        const double angle = rng.uniform(0, 2 * std::numbers::pi);
        point = {std::cos(angle), std::sin(angle)};
    }
}
void place_on_lattice(Instance& instance, Rng& rng) {
    for (Point& point : instance.points)
        point = {static_cast<double>(rng.below(5)) / 2, static_cast<double>(rng.below(5)) / 2};
}
/// Around a circle in the order of the letters, and more or less off it: polygons, convex ones among them.
void place_in_turn(Instance& instance, Rng& rng) {
    const double off = rng.uniform(0, 0.5), shift = rng.uniform(0, 0.5);
    const auto count = static_cast<double>(instance.points.size());
    for (std::size_t i = 0; i < instance.points.size(); ++i) {
        const double angle = 2 * std::numbers::pi * (static_cast<double>(i) + rng.uniform(-shift, shift)) / count;
        const double radius = rng.uniform(1 - off, 1 + off);
        instance.points[i] = {radius * std::cos(angle), radius * std::sin(angle)};
    }
}
/// Five random points, corners of which are cut off: of what a row wants of the five one may fail, and fails then of
/// the many alone.
void place_with_corners_cut(Instance& instance, Rng& rng) {
    Instance five{Picture(5), {}};
    place_anywhere(five, rng);
    Picture& points = five.points;
    while (points.size() < instance.points.size()) {
        const std::size_t at = 1 + rng.below(points.size() - 1);
        const Point before = points[at - 1], corner = points[at], behind = points[(at + 1) % points.size()];
        const double part = rng.uniform(0.15, 0.5);
        const auto towards = [&](const Point& end) {
            return Point{corner.x + part * (end.x - corner.x), corner.y + part * (end.y - corner.y)};
        };
        points[at] = towards(before);
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(at) + 1, towards(behind));
    }
    instance.points = points;
}
/// Around a circle in equal steps, which may go round it several times; the last letters, of which a row may have two
/// beside the corners, begin in its centre.
void place_as_star(Instance& instance, Rng& rng) {
    const std::size_t corners = instance.points.size() - rng.below(3);
    const auto rounds = static_cast<double>(1 + rng.below(corners / 2));
    for (std::size_t i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * rounds * static_cast<double>(i) / static_cast<double>(corners);
        instance.points[i] = {std::cos(angle), std::sin(angle)};
    }
    std::fill(instance.points.begin() + static_cast<std::ptrdiff_t>(corners), instance.points.end(), Point{});
}
/// Of random points six and more hardly ever make a polygon.
bool is_of_a_polygon(const proof::Rule& rule) {
    constexpr std::size_t many = 6;
    return rule.letters.size() > many || (rule.letters.size() == many && rule.hypotheses.empty());
}
/// A letter becomes the image of another one in an axis, in a point, or by a turn: equal lengths and angles of both
/// orientations.
void place_with_images(Instance& instance, Rng& rng) {
    place_anywhere(instance, rng);
    const std::size_t half = instance.points.size() / 2;
    const std::uint64_t way = rng.below(4);
    for (std::size_t i = 0; i < half; ++i) {
        const Point& p = instance.points[i];
        const Point images[] = {{p.x, -p.y}, {-p.x, -p.y}, {-p.y, p.x}, {-p.x, p.y}};
        instance.points[half + i] = images[way];
        instance.points[half + i].x += way == 0 ? 0.3 : 0;
    }
}

using Placing = void (*)(Instance&, Rng&);
constexpr Placing placings[] = {place_anywhere,  place_anywhere,   place_anywhere,   place_on_line,
                                place_on_circle, place_on_lattice, place_with_images};

/// Now and then two letters share a point.
void share_some(const proof::Rule& rule, Instance& instance, Rng& rng) {
    for (std::size_t i = 1; i < instance.points.size(); ++i) {
        if (rng.below(instance.points.size() * 2) != 0) continue;
        const std::size_t other = rng.below(i);
        if (!may_join(rule, i, other)) instance.binding[i] = instance.binding[other];
    }
    share_points(instance);
}

Instance unplaced(const proof::Rule& rule) {
    Instance instance{Picture(rule.letters.size()), {}};
    for (std::size_t i = 0; i < rule.letters.size(); ++i) instance.binding.emplace_back(i);
    return instance;
}

/// Which of three points of a line lies between the others.
int between(const Point& a, const Point& b, const Point& c) {
    const auto opposite = [](const Point& m, const Point& p, const Point& q) {
        return (p.x - m.x) * (q.x - m.x) + (p.y - m.y) * (q.y - m.y) < 0;
    };
    return opposite(a, b, c) ? 0 : opposite(b, a, c) ? 1 : 2;
}

class LatticeSearch {
public:
    LatticeSearch(const proof::Rule& rule, int width, int height, const std::function<void(const Instance&)>& visit)
        : rule_(rule), visit_(visit), instance_(unplaced(rule)) {
        for (int x = 0; x < width; ++x)
            for (int y = 0; y < height; ++y) lattice_.push_back({static_cast<double>(x), static_cast<double>(y)});
        used_.resize(lattice_.size());
    }
    void run(std::size_t letter) {
        if (letter == instance_.points.size()) return visit_(instance_);
        for (std::size_t i = 0; i < lattice_.size(); ++i) {
            if (used_[i]) continue;
            used_[i] = true;
            instance_.points[letter] = lattice_[i];
            if (still_possible(letter)) run(letter + 1);
            used_[i] = false;
        }
    }

private:
    bool still_possible(std::size_t last) const {
        return std::ranges::all_of(rule_.hypotheses, [&](const Pattern& pattern) {
            const auto latest = static_cast<std::size_t>(*std::ranges::max_element(pattern.slots));
            return latest != last || holds(pattern, instance_, 1e-12, 0);
        });
    }

    const proof::Rule& rule_;
    const std::function<void(const Instance&)>& visit_;
    Instance instance_;
    std::vector<Point> lattice_;
    std::vector<bool> used_;
};

} // namespace

std::optional<double> relative(const Pattern& pattern, const Instance& instance) {
    const auto statement = statement_of(pattern, instance);
    if (!statement) return std::nullopt;
    double value = facts::relative_residual(*statement, instance.points);
    if (statement->predicate() != facts::Predicate::cyclic) return value;
    // Four points of one line satisfy the polynomial.
    const auto p = [&](std::size_t i) { return instance.points[(*statement)[i].index()]; };
    const double area = (p(1).x - p(0).x) * (p(2).y - p(0).y) - (p(1).y - p(0).y) * (p(2).x - p(0).x);
    return std::abs(area) < 1e-7 ? 1.0 : value;
}

bool holds(const Pattern& pattern, const Instance& instance, double tolerance, double clear) {
    const auto value = relative(pattern, instance);
    if (!value) return proof::needs_no_proof(pattern, instance.binding);
    return facts::row(pattern.predicate).order ? *value > clear : *value <= tolerance;
}

bool all_hold(const std::vector<Pattern>& patterns, const Instance& instance, double tolerance, double clear) {
    return std::ranges::all_of(patterns,
                               [&](const Pattern& pattern) { return holds(pattern, instance, tolerance, clear); });
}

std::optional<Instance> draw(const proof::Rule& rule, Rng& rng) {
    Instance instance = unplaced(rule);
    const bool in_turn = is_of_a_polygon(rule) && rng.below(2) == 0;
    const bool of_seven = in_turn && rule.letters.size() > 6 && rng.below(2) == 0;
    const Placing special = rule.hypotheses.empty() ? place_with_corners_cut : place_as_star;
    (of_seven ? special : in_turn ? place_in_turn : placings[rng.below(std::size(placings))])(instance, rng);
    if (rng.below(3) == 0) share_some(rule, instance, rng);
    if (!move_onto_hypotheses(rule, instance)) return std::nullopt;
    return instance;
}

void each_on_lattice(const proof::Rule& rule, int width, int height,
                     const std::function<void(const Instance&)>& visit) {
    LatticeSearch(rule, width, height, visit).run(0);
}

std::vector<int> order_type(const Instance& instance) {
    std::vector<int> out;
    const auto& p = instance.points;
    for (std::size_t i = 0; i < p.size(); ++i)
        for (std::size_t j = i + 1; j < p.size(); ++j)
            for (std::size_t k = j + 1; k < p.size(); ++k) {
                const double area = (p[j].x - p[i].x) * (p[k].y - p[i].y) - (p[j].y - p[i].y) * (p[k].x - p[i].x);
                if (std::abs(area) > 1e-9)
                    out.push_back(area > 0 ? 1 : -1);
                else
                    out.push_back(2 + between(p[i], p[j], p[k]));
            }
    return out;
}

} // namespace porism::test
