// Which points lie on one line because it is said of them.
#pragma once

#include "facts/statement.h"

#include <span>
#include <vector>

namespace porism::realize {

class SaidLines {
public:
    SaidLines() = default;
    /// By coll and midp; by lengths of three points of which one is the sum of the others; by what is parallel, or at
    /// right angles to one line, through a common point; of a triangle that is similar to one on a line; and by all
    /// that follows because two lines with two common points are one.
    explicit SaidLines(std::span<const facts::Statement> said);

    /// Whether one line goes through all of these, which are three or more.
    bool join(std::span<const PointId> points) const;

private:
    struct Line {
        std::vector<PointId> points; ///< ascending
        std::size_t direction;       ///< equal ones are parallel
        std::size_t across;          ///< the direction at right angles
    };
    void add(const facts::Statement& statement);
    bool add_similar(const facts::Statement& statement);
    void add_sums(std::span<const facts::Statement> said);
    std::size_t add_line(std::span<const PointId> points);
    void make_equal(std::size_t direction, std::size_t other);
    bool are_one(const Line& line, const Line& other) const;
    bool absorb(std::size_t index);

    std::vector<Line> lines_;
};

} // namespace porism::realize
