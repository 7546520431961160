// What a closure found as rows: statements that say the same of the same lines and circles stand in one.
//
// Lines and circles are classes of points (definitions 15 and 17): a line with five points is one row, and so is a
// pair of perpendicular lines, whichever of their points the statements name. What says nothing once lines are known
// (a line is parallel to itself, an angle of nothing equals an angle of nothing) has no row.
#pragma once

#include "base/stop.h"
#include "facts/classes.h"
#include "proof/graph.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace porism::proof {

struct FactRow {
    std::vector<std::size_t> statements; ///< indices into the graph's statements; a given one stands first
    std::vector<PointId> points;         ///< all that it mentions, sorted
    std::vector<std::size_t> lines;      ///< that it compares, as line_of() numbers them
    bool whole_class = false;            ///< it says that `points` are one line or one circle
};

class FactRows {
public:
    FactRows() = default;
    /// Rows in the order in which their first statements were found.
    /// A stop leaves out what was not sorted yet.
    explicit FactRows(const Graph& graph, const StopToken& stop = {});

    const std::vector<FactRow>& rows() const { return rows_; }
    /// The row that says it: also of a statement that was not found itself, as long as its line or circle was.
    std::optional<std::size_t> row_of(const facts::Statement& statement) const;
    /// The number of the line through two points, the same whichever two of its points they are.
    std::size_t line_of(PointId a, PointId b) const;
    /// The points that are known to lie on a line, sorted: at least two.
    std::vector<PointId> points_on(std::size_t line) const;

private:
    using Key = std::vector<std::size_t>;
    void gather(const Graph& graph, const StopToken& stop);
    void add(const Graph& graph, std::size_t statement);
    /// What it says, the same for all statements that say it; nothing for one that says nothing, or that speaks of a
    /// line or circle of points that was not found. The others are for the predicates that key_of() names.
    std::optional<Key> key_of(const facts::Statement& statement) const;
    std::optional<Key> class_key(const facts::Statement& statement) const;
    std::optional<Key> centre_key(const facts::Statement& statement) const;
    std::optional<Key> lines_key(const facts::Statement& statement) const;
    std::optional<Key> angles_key(const facts::Statement& statement) const;

    facts::IncidenceClasses lines_{2};
    facts::IncidenceClasses circles_{3};
    std::vector<FactRow> rows_;
    std::map<Key, std::size_t> by_key_;
    std::map<facts::Statement, std::size_t> by_statement_;
};

} // namespace porism::proof
