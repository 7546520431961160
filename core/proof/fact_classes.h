// The rows of a closure by kind and class, as one reads them: all that have one direction, one length, one angle.
#pragma once

#include "proof/fact_rows.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace porism::proof {

/// Statements that are listed together. The kinds stand in the order in which they are listed.
struct FactKind {
    std::string_view name;        ///< stable, snake_case: "line", "equal_angles"
    std::string_view title;       ///< "Points on a line", "Equal angles"
    facts::Predicate first, last; ///< in the order of the table of predicates
    std::string_view sign = {};   ///< between the members of a class: "∥", "="; empty where each row is a class
};
std::span<const FactKind> fact_kinds();
/// The index of a predicate's kind; nothing for order statements and those about sines.
std::optional<std::size_t> fact_kind_of(facts::Predicate predicate);

/// Rows of a kind that together say one thing of several members. Every row is in a class. An equation of angles or of
/// ratios may be read in two ways (a : b = c : d, a : c = b : d): it is in the classes of both where others say the
/// same. Where one reading is of sizes that are known (of parallel lines, right angles and others with a value, of
/// lengths that are equal or in a known ratio), only the other one counts. Angles are read at vertices where that can
/// be.
struct FactClass {
    std::size_t kind = 0;
    std::vector<std::size_t> rows; ///< indices into FactRows::rows(), ascending; never empty
    /// What the sign stands between, each by its points: the two of a line or segment, the four of an angle between two
    /// lines (a vertex that they have begins both) or of a ratio, the three of a triangle in the order
    /// in which they correspond. Empty where the class is one row, which says it itself.
    std::vector<std::vector<PointId>> members;
    std::vector<std::vector<PointId>> across; ///< of perpendiculars: the lines of the other direction
    /// Of angles and ratios by row: the two members that it says are equal, read as the class has them. Otherwise
    /// empty.
    std::vector<std::array<std::vector<PointId>, 2>> readings = {};
};

/// The row of a class as a class of its own, to be told in the same reading; nothing where readings are empty.
std::optional<FactClass> as_read(const FactClass& one, std::size_t row);

/// By kinds; in a kind in the order of their first rows. About n log n for n rows.
/// A stop leaves out the kinds that were not reached.
std::vector<FactClass> fact_classes(const FactRows& rows, const Graph& graph, const StopToken& stop = {});

/// How many rows the classes have, one that is in two counted once: as many statements as a person reads, whichever way
/// and under how many names they were found.
std::size_t count_rows(const std::vector<FactClass>& classes);

} // namespace porism::proof
