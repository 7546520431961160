#include "paint/spread.h"

#include "base/random.h"
#include "paint/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace porism::paint {
namespace {

using Places = std::vector<geometry::Point<double>>;

constexpr int trials = 60;
constexpr double first_step = 0.35, last_step = 0.06; ///< of a free point, as a part of the figure's size
constexpr double no_distance = 1e-9;                  ///< as such a part: what lies there lies there always
constexpr double beside_segment_part = 0.5;           ///< what a segment near by is worth beside a point
constexpr double nearest_counted = 0.01;
/// A cosine, or a ratio of sides less 1: within these a reader takes them for 0, within those they are.
constexpr double looks_special = 0.1, is_special = 1e-6;
constexpr double nearly_special_cost = 25;
/// Sides of a parallelogram, or the parallel sides of a trapezium, look like a rhombus or a parallelogram up to such a
/// ratio less 1; and what that costs.
constexpr double looks_even = 0.6, nearly_even_cost = 80;

double size_of(Points points) {
    const auto [left, right] = std::ranges::minmax(points, {}, &geometry::Point<double>::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &geometry::Point<double>::y);
    return std::max({right.x - left.x, high.y - low.y, 1e-300});
}

double squared_distance(const geometry::Point<double>& a, const geometry::Point<double>& b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

double squared_distance(const geometry::Point<double>& p, const geometry::Point<double>& a,
                        const geometry::Point<double>& b) {
    const double whole = squared_distance(a, b);
    const double along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    const double t = whole > 0 ? std::clamp(along / whole, 0.0, 1.0) : 0;
    return squared_distance(p, {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
}

/// From 1 where it is all but special down to 0 where nobody takes it for such.
double nearly_special(double off, double looks = looks_special) {
    const double part = std::fabs(off) / looks;
    return std::fabs(off) < is_special || part > 1 ? 0 : (1 - part) * (1 - part);
}

/// Of two segments that begin at one point.
double nearly_special(const geometry::Point<double>& at, const geometry::Point<double>& a,
                      const geometry::Point<double>& b) {
    const double u = a.x - at.x, v = a.y - at.y, x = b.x - at.x, y = b.y - at.y;
    const double first = std::sqrt(u * u + v * v), second = std::sqrt(x * x + y * y);
    if (!(first > 0 && second > 0)) return 0;
    return nearly_special((u * x + v * y) / (first * second)) + nearly_special(first / second - 1);
}

/// Of a parallelogram, by its neighbouring sides, and of a trapezium, by its parallel ones.
double nearly_even(const std::vector<PointId>& corners, Points points) {
    std::array<geometry::Point<double>, 4> side;
    std::array<double, 4> length{};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto &a = points[corners[i].index()], &b = points[corners[(i + 1) % 4].index()];
        side.at(i) = {b.x - a.x, b.y - a.y};
        length.at(i) = std::hypot(b.x - a.x, b.y - a.y);
    }
    const auto parallel = [&](std::size_t i) {
        const auto &u = side.at(i), &v = side.at(i + 2);
        return std::fabs(u.x * v.y - u.y * v.x) <= is_special * length.at(i) * length.at(i + 2);
    };
    const auto even = [&](std::size_t i, std::size_t j) {
        const double ratio =
            std::max(length.at(i), length.at(j)) / std::max(std::min(length.at(i), length.at(j)), 1e-300);
        return nearly_special(ratio - 1, looks_even);
    };
    if (parallel(0) && parallel(1)) return even(0, 1);
    return parallel(0) ? even(0, 2) : parallel(1) ? even(1, 3) : 0;
}

/// What crampedness counts of a figure, found once.
class Cramped {
public:
    explicit Cramped(const Sketch& sketch) : pieces_(sketch.pieces()) {
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                for (const auto& [at, one] : ends(pieces_[i]))
                    for (const auto& [from, other] : ends(pieces_[j]))
                        if (at == from && one != other)
                            corners_.push_back({at, std::min(one, other), std::max(one, other)});
        std::ranges::sort(corners_);
        const auto repeated = std::ranges::unique(corners_);
        corners_.erase(repeated.begin(), repeated.end());
        for (const ClosedFigure& figure : figures_of(pieces_))
            if (figure.corners.size() == 4) quadrilaterals_.push_back(figure.corners);
    }

    double operator()(Points points) const {
        const double size = size_of(points), whole = size * size, least = no_distance * no_distance * whole;
        double sum = 0;
        const auto add = [&](double squared, double part) {
            if (squared > least) sum += part / (squared / whole + nearest_counted * nearest_counted);
        };
        for (std::size_t i = 0; i < points.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) add(squared_distance(points[i], points[j]), 1);
        for (const Sketch::Piece& piece : pieces_)
            for (std::size_t i = 0; i < points.size(); ++i)
                if (PointId(i) != piece.first && PointId(i) != piece.second)
                    add(squared_distance(points[i], points[piece.first.index()], points[piece.second.index()]),
                        beside_segment_part);
        for (const auto& [at, one, other] : corners_)
            sum += nearly_special_cost * nearly_special(points[at.index()], points[one.index()], points[other.index()]);
        for (const auto& corners : quadrilaterals_) sum += nearly_even_cost * nearly_even(corners, points);
        return sum;
    }

private:
    static std::array<std::pair<PointId, PointId>, 2> ends(const Sketch::Piece& piece) {
        return {std::pair(piece.first, piece.second), std::pair(piece.second, piece.first)};
    }

    std::span<const Sketch::Piece> pieces_;
    std::vector<std::array<PointId, 3>> corners_; ///< the vertex first
    std::vector<std::vector<PointId>> quadrilaterals_;
};

/// Of three points: on which side of each other's line they lie, and which of their angles are acute.
using Order = std::vector<std::int8_t>;

Order order_of(Points p) {
    const double size = size_of(p), least = no_distance * size * size;
    const auto sign = [&](double value) -> std::int8_t { return value > least ? 1 : value < -least ? -1 : 0; };
    Order out;
    for (std::size_t i = 0; i < p.size(); ++i)
        for (std::size_t j = i + 1; j < p.size(); ++j) {
            const double x = p[j].x - p[i].x, y = p[j].y - p[i].y, squared = x * x + y * y;
            for (std::size_t k = j + 1; k < p.size(); ++k) {
                const double u = p[k].x - p[i].x, v = p[k].y - p[i].y, dot = x * u + y * v, other = u * u + v * v;
                out.push_back(sign(x * v - y * u));
                out.push_back(sign(dot));
                out.push_back(sign(squared - dot));
                out.push_back(sign(other - dot));
            }
        }
    return out;
}

/// Moves what is free of a figure a little.
class Mover {
public:
    explicit Mover(const diagram::Program& program) {
        for (const diagram::Instruction& one : program.instructions)
            if (diagram::row(one.primitive).inputs > 0) free_.push_back(&one);
    }
    bool can_move() const { return !free_.empty(); }

    std::vector<double> moved(std::vector<double> inputs, double step, double size) {
        const diagram::Instruction& one = *free_[rng_.below(free_.size())];
        const bool place = one.primitive == diagram::Primitive::free_point;
        for (std::uint32_t i = one.first_input; i < one.first_input + diagram::row(one.primitive).inputs; ++i)
            inputs[i] += rng_.uniform(-step, step) * (place ? size : std::fabs(inputs[i]) + 0.5);
        return inputs;
    }

private:
    std::vector<const diagram::Instruction*> free_;
    Rng rng_{1};
};

/// Also in the last digits, which some figures lose.
bool is_seen(const diagram::Diagram& diagram, Points points) {
    const auto holds = [&](const diagram::Given& given) { return facts::seen(given.statement, points); };
    return std::ranges::all_of(diagram.givens, holds) && std::ranges::all_of(diagram.guarantees, holds);
}

bool has_no_coordinates(const scene::Scene& scene) {
    return std::ranges::all_of(scene.actions(), [](const scene::Action& action) {
        return std::ranges::none_of(action.at, [](const auto& at) { return at.has_value(); });
    });
}

} // namespace

double crampedness(const Sketch& sketch, Points points) {
    return Cramped(sketch)(points);
}

std::vector<geometry::Point<double>> well_spread(const scene::Scene& scene, const diagram::Diagram& diagram,
                                                 const Sketch& sketch) {
    Places best = diagram.scene_picture.points;
    Mover mover(diagram.program);
    if (best.size() < 3 || diagram.solution || !has_no_coordinates(scene) || !mover.can_move()) return best;
    std::vector<double> inputs = diagram.scene_picture.inputs;
    const Order order = order_of(best);
    const Cramped cramped_in(sketch);
    double least = cramped_in(best);
    for (int trial = 0; trial < trials; ++trial) {
        const double step = first_step + (last_step - first_step) * trial / trials;
        std::vector<double> other = mover.moved(inputs, step, size_of(best));
        auto points = diagram::evaluate<double>(diagram.program, std::span<const double>(other));
        if (!points) continue;
        const double cramped = cramped_in(*points);
        if (!(cramped < least) || order_of(*points) != order || !is_seen(diagram, *points)) continue;
        least = cramped;
        inputs = std::move(other);
        best = *std::move(points);
    }
    return best;
}

} // namespace porism::paint
