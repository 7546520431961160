// A figure as equations: its variables are the inputs of its program and the letters of its statements.
#pragma once

#include "realize/stated/constraint_row.h"
#include "realize/stated/possible.h"
#include "realize/stated/said_lines.h"
#include "realize/world.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace porism::realize {

/// Something that the scene states, and the action that does, in its own words or in others that mean the same.
struct Stated {
    facts::Statement statement;
    std::size_t action;
    facts::Statement said; ///< by the action
};

/// Work that is counted, in about as many operations of doubles; what has spent it stops.
struct Work {
    std::uint64_t limit;
    std::uint64_t spent = 0;
    bool over() const { return spent >= limit; }
};

/// The values of all variables: inputs, then letters.
using Values = std::vector<double>;

class ConstraintSystem {
public:
    /// Inputs that are `held` keep their values; `lines` are those of the statements and of what is constructed.
    ConstraintSystem(diagram::Program program, std::vector<bool> held, std::vector<Stated> stated, SaidLines lines);

    const diagram::Program& program() const { return program_; }
    std::span<const Stated> stated() const { return stated_; }
    const SaidLines& said_lines() const { return said_lines_; }
    const std::vector<std::string>& letters() const { return letters_; }
    std::size_t input_count() const { return held_.size(); }
    std::size_t variable_count() const { return held_.size() + letters_.size(); }
    bool is_letter(std::size_t variable) const { return variable >= held_.size(); }

    /// Variables that move together: the inputs of one instruction, or one letter. Held ones are in none.
    std::span<const std::vector<std::size_t>> groups() const { return groups_; }
    /// The primitive whose inputs a group holds; that of a free point for letters.
    Primitive primitive_of(std::size_t group) const { return primitives_[group]; }
    /// The groups on which a statement depends, ascending.
    const std::vector<std::size_t>& groups_of(std::size_t statement) const { return groups_of_[statement]; }
    /// The groups on which a point depends, ascending.
    const std::vector<std::size_t>& groups_of(PointId point) const { return groups_of_point_[point.index()]; }

    /// What is told of lengths (possible.h).
    std::span<const ToldLength> told_lengths() const { return told_; }
    /// The least length that is told of a point; infinite where none is.
    double told_at(PointId point) const { return least_told_[point.index()]; }
    /// The least length that is told of one of two points, if it is less than `size`: against it they are one or two.
    double length_at(PointId p, PointId q, double size) const { return std::min({size, told_at(p), told_at(q)}); }

    bool is_order(std::size_t statement) const { return rows_[statement].order(); }
    /// How many numbers of a statement are to vanish (constraint_row.h).
    std::size_t equations_of(std::size_t statement) const { return rows_[statement].size(); }

    /// The registers of the program; empty where an instruction has no result.
    std::vector<Register> registers(const Values& values) const;
    /// Computes anew what the variables of a group move; false where it is no more, and the registers are of no use.
    bool move_group(std::size_t group, const Values& values, std::vector<Register>& registers) const;
    /// The same for some groups, from registers in which the others have the same values, or none; false where the
    /// figure is no more.
    bool move_groups(std::span<const std::size_t> groups, const Values& values, std::vector<Register>& registers) const;
    std::vector<Point> points(std::span<const Register> registers) const;
    facts::Letters letters_in(const Values& values) const;

    /// The numbers of some statements that are to vanish; order statements are to be clear by so much.
    std::vector<facts::Residual> residuals(std::span<const std::size_t> statements, facts::Points<double> points,
                                           const Values& values, double clear_by = ConstraintRow::comfortable) const;

    /// By how much a statement fails: relative to the magnitude of its terms, or, where that is more, how far its
    /// points would have to go, as a part of the least distance between two of them. (As a figure runs to infinity, or
    /// its points come together, terms grow or shrink until nothing seems to fail, be it as far from holding as ever.)
    double miss(std::size_t statement, const std::vector<Register>& registers, const Values& values) const;

    const ConstraintRow& row(std::size_t statement) const { return rows_[statement]; }

    /// Where a point may stand for a statement that is no order statement (constraint_row.h).
    std::optional<std::vector<Loci>> loci(std::size_t statement, PointId point, std::span<const Point> points,
                                          const Values& values, const Frame& frame) const;

    /// Whether it is a coordinate of a free point.
    bool is_coordinate(std::size_t variable) const;

    static constexpr double right_to_ten_digits = 1e-5;
    /// Of each of those numbers its slopes, by variable, without zeros.
    struct Slope {
        std::size_t variable;
        double slope;
        double parts; ///< it is a sum of parts: of their absolute values. Where these cancel, digits are lost
    };
    using Slopes = std::vector<std::vector<Slope>>;
    /// Of the residuals as they are, or of what they are beside the magnitude of their terms, times what that is here.
    /// The two are one where the residual vanishes; elsewhere the first show a way out in smaller terms.
    enum class SlopesOf : std::uint8_t { residuals, parts };
    struct Sloping {
        double part = right_to_ten_digits; ///< of the least distance of what is moved, over which differences are taken
        SlopesOf of = SlopesOf::residuals;
        double clear_by = ConstraintRow::comfortable;
    };
    /// Of the variables that are `active` only, by central differences; of relations in large figures by formulas
    /// (quantity_slopes.h), as they are.
    Slopes slopes(std::span<const std::size_t> statements, const std::vector<bool>& active,
                  std::vector<Register> registers, const Values& values, const Sloping& how) const;
    Slopes slopes(std::span<const std::size_t> statements, const std::vector<bool>& active,
                  std::vector<Register> registers, const Values& values) const {
        return slopes(statements, active, std::move(registers), values, {});
    }

private:
    struct PointSlope {
        std::size_t variable;
        Point slope;
    };
    void find_groups();
    void find_dependents();
    void find_told();
    std::vector<std::vector<PointSlope>> point_slopes(const std::vector<bool>& active, std::span<const Point> here,
                                                      std::vector<Register>& registers, const Values& values,
                                                      double part) const;
    void add_differences(std::vector<std::vector<PointSlope>>& slopes, std::size_t variable, double step,
                         std::span<const Point> here, std::vector<Register>& registers, Values& values) const;
    bool move_points(std::size_t variable, double step, std::vector<Register>& registers, Values& values) const;
    /// Computes anew what hangs on a variable.
    bool follow(std::size_t variable, const Values& values, std::vector<Register>& registers) const;
    bool add_known_slopes(std::vector<Slope>& out, const ConstraintRow& row,
                          const std::vector<std::vector<PointSlope>>& of_points, std::span<const Point> points,
                          const Values& values, const std::vector<bool>& active) const;
    void add_slopes(Slopes& out, std::size_t statement, const std::vector<std::vector<PointSlope>>& of_points,
                    std::vector<Point>& points, Values& values, const std::vector<bool>& active,
                    const Sloping& how) const;

    diagram::Program program_;
    std::vector<bool> held_;
    std::vector<Stated> stated_;
    SaidLines said_lines_;
    std::vector<std::string> letters_;
    std::vector<ConstraintRow> rows_; ///< by statement
    std::vector<std::vector<std::size_t>> groups_;
    std::vector<Primitive> primitives_;
    std::vector<std::vector<std::size_t>> groups_of_, groups_of_point_;
    std::vector<ToldLength> told_;
    std::vector<double> least_told_;                     ///< by point
    std::vector<std::vector<PointId>> points_of_;        ///< by statement, each once
    std::vector<std::vector<std::size_t>> points_moved_; ///< by input
    std::vector<std::vector<std::uint32_t>> dependents_; ///< by input: the instructions that it moves
};

} // namespace porism::realize
