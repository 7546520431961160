#include "paint/aids.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace porism::paint {
namespace {

using facts::Predicate;
using Segment = std::pair<PointId, PointId>;
using Segments = std::vector<Segment>;

constexpr std::size_t most_of_one = 2, most_of_all = 4;
constexpr double longest = 0.7;            ///< part of the diagonal of the figure
constexpr double on_it = 0.05, beside = 7; ///< pixels from a segment: a point on it, and one that could be taken for it
constexpr double least_sine = 1e-3;        ///< of lines that are not parallel

/// From the common point of two lines that have one by name, to their other points; empty where they have none.
Segments from_common_point(std::span<const PointId> p) {
    for (const std::size_t i : {0, 1})
        for (const std::size_t j : {2, 3})
            if (p[i] == p[j]) return {{p[i], p[1 - i]}, {p[j], p[5 - j]}};
    return {};
}

Segments of_parallels(const Scenery& scenery, std::span<const PointId> p) {
    const Vec a = scenery.at(p[0]), b = scenery.at(p[1]), c = scenery.at(p[2]);
    const bool one_line = std::fabs(cross(b - a, c - a)) <= least_sine * length(b - a) * length(c - a);
    return one_line ? Segments() : Segments{{p[0], p[1]}, {p[2], p[3]}};
}

Segments of_corner(const Scenery&, std::span<const PointId> p) {
    return from_common_point(p);
}

Segments of_angles(const Scenery&, std::span<const PointId> p) {
    Segments out = from_common_point(p.first(4)), other = from_common_point(p.subspan(4));
    if (out.empty() || other.empty()) return {};
    out.insert(out.end(), other.begin(), other.end());
    return out;
}

struct Row {
    Predicate predicate;
    Segments (*lines)(const Scenery&, std::span<const PointId>);
    Predicate said_by;     ///< of the same action: enough of these say as much, and there is no mark (marks.cpp)
    std::ptrdiff_t enough; ///< of them
};
constexpr std::array rows{
    Row{Predicate::perp, &of_corner, Predicate::perp, 99},
    Row{Predicate::para, &of_parallels, Predicate::perp, 2},
    Row{Predicate::eqangle, &of_angles, Predicate::cong, 1},
    Row{Predicate::aconst, &of_corner, Predicate::cong, 99},
};

class Aids {
public:
    explicit Aids(const Scenery& scenery) : s_(scenery) {
        Vec low{HUGE_VAL, HUGE_VAL}, high{-HUGE_VAL, -HUGE_VAL};
        for (std::size_t i = 0; i < s_.pixels.size(); ++i) {
            if (s_.hidden[i]) continue;
            low = {std::min(low.x, s_.pixels[i].x), std::min(low.y, s_.pixels[i].y)};
            high = {std::max(high.x, s_.pixels[i].x), std::max(high.y, s_.pixels[i].y)};
        }
        size_ = length(high - low);
    }

    std::vector<Sketch::Piece> found() {
        const auto& givens = s_.diagram.givens;
        for (std::size_t i = 0; i < givens.size() && out_.size() < most_of_all; ++i)
            if (s_.may_mark(i)) add(i);
        return out_;
    }

private:
    bool says_as_much(std::size_t action, const Row& row) const {
        const auto same = [&](const diagram::Given& given) {
            return given.action == action && given.statement.predicate() == row.said_by;
        };
        return std::ranges::count_if(s_.diagram.givens, same) >= row.enough;
    }

    void add(std::size_t number) {
        const diagram::Given& given = s_.diagram.givens[number];
        if (given.statement.relation() != nullptr) return;
        const auto row = std::ranges::find(rows, given.statement.predicate(), &Row::predicate);
        if (row == rows.end() || says_as_much(given.action, *row)) return;
        Segments wanting = row->lines(s_, given.statement.points());
        std::erase_if(wanting, [&](const Segment& one) { return is_drawn(one); });
        if (wanting.size() > std::min(most_of_one, most_of_all - out_.size())) return;
        if (!std::ranges::all_of(wanting, [&](const Segment& one) { return is_clear(one); })) return;
        for (const auto& [first, second] : wanting) out_.push_back({first, second, Sketch::Weight::helper});
    }

    bool is_drawn(const Segment& one) const {
        return s_.carriers.covers(s_.at(one.first), s_.at(one.second)) ||
               std::ranges::any_of(out_, [&](const Sketch::Piece& piece) {
                   return (piece.first == one.first && piece.second == one.second) ||
                          (piece.first == one.second && piece.second == one.first);
               });
    }

    bool is_clear(const Segment& one) const {
        const Vec a = s_.at(one.first), b = s_.at(one.second), along = b - a;
        if (length(along) > longest * size_) return false;
        for (std::size_t i = 0; i < s_.pixels.size(); ++i) {
            if (s_.hidden[i] || PointId(i) == one.first || PointId(i) == one.second) continue;
            const Vec to = s_.pixels[i] - a;
            const double part = dot(to, along) / dot(along, along);
            const double off = std::fabs(cross(along, to)) / length(along);
            if (part > 0 && part < 1 && off > on_it && off < beside * s_.options.size) return false;
        }
        return true;
    }

    const Scenery& s_;
    double size_ = 0;
    std::vector<Sketch::Piece> out_;
};

} // namespace

std::vector<Sketch::Piece> aids_of(const Scenery& scenery) {
    return scenery.options.marks ? Aids(scenery).found() : std::vector<Sketch::Piece>();
}

} // namespace porism::paint
