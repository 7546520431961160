// Classes of points that were proved to be one, with explanations (definition 4).
#pragma once

#include "facts/statement.h"

#include <optional>
#include <vector>

namespace porism::reason {

class OnePoints {
public:
    explicit OnePoints(std::size_t points) : least_(points) {
        for (std::size_t i = 0; i < points; ++i) least_[i] = PointId(i);
    }

    /// There are more points, each its own.
    void grow(std::size_t points) {
        for (std::size_t i = least_.size(); i < points; ++i) least_.emplace_back(i);
    }
    bool any() const { return !links_.empty(); }
    /// The earliest point that is one with it.
    PointId of(PointId point) const { return least_[point.index()]; }
    /// By statement `why`; false if they were known to be one.
    bool join(PointId a, PointId b, StatementId why);
    bool renames(const facts::Statement& statement) const;
    /// With the earliest points in place of all; empty where that says nothing or cannot be meant.
    std::optional<facts::Statement> renamed(const facts::Statement& statement) const;
    bool trivial(const facts::Statement& statement) const;
    /// The statements by which the points of a statement are one with the earliest ones, ascending.
    std::vector<StatementId> why(const facts::Statement& statement) const;

private:
    struct Link {
        PointId a, b;
        StatementId why;
    };
    std::vector<PointId> earliest(const facts::Statement& statement) const;
    /// The links on the way between two points of one class, of which there is one.
    std::vector<StatementId> way(PointId from, PointId to) const;

    std::vector<PointId> least_;
    std::vector<Link> links_; ///< a forest
};

} // namespace porism::reason
