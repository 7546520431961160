#include "reason/match/shapes.h"

#include "reason/match/sorting.h"

namespace porism::reason {
namespace {

/// A flat triangle has no angles to be similar by: it is a division.
bool flat(const Figure& figure, Pt a, Pt b, Pt c) {
    return std::abs(turn_distance(figure.direction(a, b) - figure.direction(a, c))) <= 16 * seen_equal;
}

} // namespace

Shapes::Shapes(const Figure& figure, const StopToken& stop) {
    find_triangles(figure, stop);
    cut_buckets(stop);
    find_divisions(figure, stop);
}

void Shapes::find_triangles(const Figure& figure, const StopToken& stop) {
    const auto points = figure.size();
    for (Pt a = 0; a < points && !stop.stop_requested(); ++a)
        for (Pt b = a + 1; b < points; ++b)
            for (Pt c = b + 1; c < points; ++c) {
                if (flat(figure, a, b, c)) continue;
                struct Side {
                    double length;
                    Pt opposite;
                };
                std::array<Side, 3> sides{
                    {{figure.log_length(b, c), a}, {figure.log_length(c, a), b}, {figure.log_length(a, b), c}}};
                if (sides[1].length < sides[0].length) std::swap(sides[0], sides[1]);
                if (sides[2].length < sides[1].length) std::swap(sides[1], sides[2]);
                if (sides[1].length < sides[0].length) std::swap(sides[0], sides[1]);
                const std::array<Pt, 3> vertices{sides[0].opposite, sides[1].opposite, sides[2].opposite};
                triangles_.push_back({sides[2].length - sides[1].length, sides[1].length - sides[0].length,
                                      sides[2].length, vertices,
                                      figure.area(vertices[0], vertices[1], vertices[2]) < 0});
            }
    const auto wider = [](const Triangle& x, const Triangle& y) {
        return x.wide != y.wide ? x.wide < y.wide : x.vertices < y.vertices;
    };
    if (!sort_unless_stopped(triangles_, wider, stop)) triangles_.clear();
}

// Sorted by the first ratio; runs of it are sorted by the second one.
void Shapes::cut_buckets(const StopToken& stop) {
    const auto narrower = [](const Triangle& x, const Triangle& y) {
        return x.narrow != y.narrow ? x.narrow < y.narrow : x.vertices < y.vertices;
    };
    for (std::size_t begin = 0, end = 0; begin < triangles_.size() && !stop.stop_requested(); begin = end) {
        for (end = begin + 1; end < triangles_.size() && triangles_[end].wide - triangles_[end - 1].wide <= seen_equal;)
            ++end;
        if (end - begin < 2) continue;
        std::sort(triangles_.begin() + static_cast<std::ptrdiff_t>(begin),
                  triangles_.begin() + static_cast<std::ptrdiff_t>(end), narrower);
        for (std::size_t from = begin, to = begin; from < end; from = to) {
            for (to = from + 1; to < end && triangles_[to].narrow - triangles_[to - 1].narrow <= seen_equal;) ++to;
            if (to - from < 2) continue;
            buckets_.push_back({from, to, triangles_[from].narrow <= seen_equal, triangles_[from].wide <= seen_equal});
            similar_count_ += (to - from) * (to - from - 1) / 2;
        }
    }
}

void Shapes::find_divisions(const Figure& figure, const StopToken& stop) {
    const auto points = figure.size();
    for (Pt a = 0; a < points && !stop.stop_requested(); ++a)
        for (Pt b = a + 1; b < points; ++b)
            for (Pt c = b + 1; c < points; ++c) {
                if (!flat(figure, a, b, c)) continue;
                const double ab = figure.log_length(a, b), bc = figure.log_length(b, c), ca = figure.log_length(c, a);
                std::array<Pt, 3> order{a, b, c};
                if (ab > bc && ab > ca) order = {a, c, b};
                if (bc > ab && bc > ca) order = {b, a, c};
                double first = figure.log_length(order[0], order[1]), second = figure.log_length(order[1], order[2]);
                if (second < first) {
                    std::swap(order[0], order[2]);
                    std::swap(first, second);
                }
                if (second - first > seen_equal) divisions_.push_back({second - first, order});
            }
    const auto smaller = [](const Division& x, const Division& y) {
        return x.ratio != y.ratio ? x.ratio < y.ratio : x.points < y.points;
    };
    if (!sort_unless_stopped(divisions_, smaller, stop)) divisions_.clear();
    for (std::size_t begin = 0, end = 0; begin < divisions_.size(); begin = end) {
        for (end = begin + 1;
             end < divisions_.size() && divisions_[end].ratio - divisions_[end - 1].ratio <= seen_equal;)
            ++end;
        if (end - begin < 2) continue;
        division_buckets_.push_back({begin, end});
        proportional_count_ += (end - begin) * (end - begin - 1) / 2;
    }
}

} // namespace porism::reason
