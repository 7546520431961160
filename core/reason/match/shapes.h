// Similar triangles and lines divided in one ratio, seen in one picture: sorted by the ratios of their sides.
#pragma once

#include "reason/match/incidence.h"

#include <array>
#include <vector>

namespace porism::reason {

/// Triples of points of one shape up to similarity, written so that equal places correspond.
class Shapes {
public:
    /// A stop leaves out what was not found yet.
    Shapes(const Figure& figure, const StopToken& stop);

    enum class Kind : std::uint8_t { direct, opposite };
    using Six = std::array<Pt, 6>;

    /// Every unordered pair of different similar triangles and every correspondence of their vertices, once. Stops when
    /// `visit` returns false.
    template<class Visit>
    bool each_similar(Kind kind, bool congruent, Visit&& visit) const;
    /// The same for triples of collinear points, but for midpoints.
    template<class Visit>
    bool each_proportional(Visit&& visit) const;

    /// Upper bounds of how many there are, for planning.
    std::size_t similar_count() const { return similar_count_; }
    std::size_t proportional_count() const { return proportional_count_; }

private:
    /// Vertices by the length of the opposite side, shortest first.
    struct Triangle {
        double wide, narrow; ///< logs of the ratios of the longest to the middle and of the middle to the shortest side
        double size;         ///< log of the longest side
        std::array<Pt, 3> vertices;
        bool clockwise;
    };
    /// End of the shorter part, point between, end of the longer part.
    struct Division {
        double ratio;
        std::array<Pt, 3> points;
    };
    struct Bucket {
        std::size_t begin, end;
        bool low_equal, high_equal; ///< the two shorter, the two longer sides are equal
    };
    void find_triangles(const Figure& figure, const StopToken& stop);
    void cut_buckets(const StopToken& stop);
    void find_divisions(const Figure& figure, const StopToken& stop);
    template<class Visit>
    bool each_correspondence(const Bucket& bucket, const Triangle& a, const Triangle& b, Kind kind, Visit& visit) const;

    std::vector<Triangle> triangles_;
    std::vector<Bucket> buckets_;
    std::vector<Division> divisions_;
    std::vector<std::array<std::size_t, 2>> division_buckets_;
    std::size_t similar_count_ = 0, proportional_count_ = 0;
};

namespace detail {
/// Permutations of three vertices, even ones first.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> vertex_orders{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}}};
/// Which of them keep the sides: low_equal allows the change of 0 and 1, high_equal that of 1 and 2, both allow all.
inline bool order_allowed(std::size_t order, bool low_equal, bool high_equal) {
    if (order == 0 || (low_equal && high_equal)) return true;
    return (order == 3 && low_equal) || (order == 4 && high_equal);
}
} // namespace detail

template<class Visit>
bool Shapes::each_correspondence(const Bucket& bucket, const Triangle& a, const Triangle& b, Kind kind,
                                 Visit& visit) const {
    for (std::size_t order = 0; order < detail::vertex_orders.size(); ++order) {
        if (!detail::order_allowed(order, bucket.low_equal, bucket.high_equal)) continue;
        const bool turned_over = (a.clockwise != b.clockwise) != (order >= 3);
        if (turned_over != (kind == Kind::opposite)) continue;
        const auto& places = detail::vertex_orders[order];
        const Six six{a.vertices[0],         a.vertices[1],         a.vertices[2],
                      b.vertices[places[0]], b.vertices[places[1]], b.vertices[places[2]]};
        if (!visit(six)) return false;
    }
    return true;
}

template<class Visit>
bool Shapes::each_similar(Kind kind, bool congruent, Visit&& visit) const {
    for (const Bucket& bucket : buckets_)
        for (std::size_t i = bucket.begin; i < bucket.end; ++i)
            for (std::size_t j = i + 1; j < bucket.end; ++j) {
                const Triangle &a = triangles_[i], &b = triangles_[j];
                if (congruent && std::abs(a.size - b.size) > seen_equal) continue;
                if (!each_correspondence(bucket, a, b, kind, visit)) return false;
            }
    return true;
}

template<class Visit>
bool Shapes::each_proportional(Visit&& visit) const {
    for (const auto& [begin, end] : division_buckets_)
        for (std::size_t i = begin; i < end; ++i)
            for (std::size_t j = i + 1; j < end; ++j) {
                const auto &a = divisions_[i].points, &b = divisions_[j].points;
                if (!visit(Six{a[0], a[1], a[2], b[0], b[1], b[2]})) return false;
            }
    return true;
}

} // namespace porism::reason
