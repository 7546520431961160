// Classes of points on one line or one circle, with explanations (definitions 15 and 17).
//
// Two sets of collinear points that share two different points are one line; two sets of concyclic points that share
// three are one circle. A class step ("coll A B C because A, B, D and B, C, D are") counts 0 in every length.
#pragma once

#include "base/ids.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::facts {

/// Union of point sets that merge once they share `overlap` points: 2 for lines, 3 for circles. Points are assumed
/// pairwise different except those that `places` puts in one place (it gives each point the first that stands there;
/// empty: every point has its own), and (for circles) no three of a set collinear: the caller records that as side
/// conditions.
class IncidenceClasses {
public:
    explicit IncidenceClasses(std::size_t overlap, std::vector<PointId> places = {})
        : overlap_(overlap), places_(std::move(places)) {}

    /// Once there are more points: their places besides those of the others, which stay.
    void set_places(std::vector<PointId> places) { places_ = std::move(places); }

    /// Adds a set under a tag (a statement's or a premise's index, ascending in time). Returns the indices of the
    /// classes that exist now and changed by it; empty when the set was already inside one class.
    std::vector<std::size_t> add(std::span<const PointId> points, std::uint32_t tag);

    /// Are all these points in one class?
    bool holds(std::span<const PointId> points) const;
    /// The class that contains all these points (at least `overlap` of them).
    std::optional<std::size_t> class_of(std::span<const PointId> points) const;
    /// Sorted points of a live class; empty for an index that was merged away.
    std::span<const PointId> members(std::size_t index) const;
    std::size_t size() const { return classes_.size(); }

    /// Tags, each below `before`, that alone put the points into one class, irreducible, older ones preferred; empty
    /// optional when there are none.
    std::optional<std::vector<std::uint32_t>> explain(std::span<const PointId> points, std::uint32_t before) const;

private:
    struct Input {
        std::vector<PointId> points;
        std::uint32_t tag;
    };
    using Set = std::vector<PointId>;
    bool share(const Set& a, const Set& b) const;
    std::size_t places_of(const Set& set) const;

    std::size_t overlap_;
    std::vector<PointId> places_;
    std::vector<std::vector<PointId>> classes_;
    std::vector<Input> inputs_;
};

} // namespace porism::facts
