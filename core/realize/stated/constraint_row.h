// What a scene states, made ready to be evaluated often.
#pragma once

#include "facts/comparison.h"
#include "facts/statement.h"
#include "facts/truth.h"
#include "realize/stated/locus.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::realize {

/// Each of them once, ascending.
std::vector<PointId> different(std::span<const PointId> points);

/// A statement that a figure is to satisfy. Letters are numbers of a list that the caller keeps.
class ConstraintRow {
public:
    /// New letters are added to the list.
    ConstraintRow(const facts::Statement& statement, std::vector<std::string>& letters);

    /// Ascending or as the statement has them, some perhaps repeated.
    std::span<const PointId> points() const { return statement_.points(); }
    /// Ascending, each once.
    const std::vector<std::size_t>& letters() const { return letters_; }
    bool order() const { return order_; }
    /// How many numbers are to vanish: the polynomials of an equality, of an order statement what its clearance lacks
    /// to be comfortable.
    std::size_t size() const { return size_; }
    /// The clearance that order statements are led to, where there is room for it.
    static constexpr double comfortable = 0.05;
    /// Appends them. What has no value there (an angle between equal points) is no number.
    void evaluate(std::vector<facts::Residual>& out, facts::Points<double> points, std::span<const double> letters,
                  double clear_by = comfortable) const;
    /// How its one number changes with the places of points and with letters; a point may come several times.
    struct Slopes {
        std::vector<std::pair<PointId, geometry::Point<double>>> points;
        std::vector<std::pair<std::size_t, double>> letters;
    };
    /// No order statement, or one that is seen to hold.
    bool in_order(facts::Points<double> points, std::span<const double> letters) const;
    /// The same, or one that fails by two hundredths of its amounts at most.
    bool nearly_in_order(facts::Points<double> points, std::span<const double> letters) const;
    /// Whether it says that points do not lie on one line.
    bool opens() const { return statement_.predicate() == facts::Predicate::ncoll; }
    bool compares() const { return facts::comparison_row(statement_.predicate()) != nullptr; }
    /// Whether it is a comparison, or says how points lie, and no mere inequation.
    bool leaves_room() const;
    /// Of a relation between quantities whose slopes are known (quantity_slopes.h); empty for others.
    std::optional<Slopes> slopes(facts::Points<double> points, std::span<const double> letters) const;
    struct Angle {
        std::vector<PointId> points;
        double opening; ///< by how many radians it is away from 0 or 180 degrees, whichever is nearer
    };
    /// Of the angles of the statement, those of lines left out, the one that opens by the least; empty where it speaks
    /// of none.
    std::optional<Angle> flattest_angle(facts::Points<double> points) const;
    /// The points of lines, circles, triangles and polygons of which it says nothing where they lie on one line.
    const std::vector<std::vector<PointId>>& spans() const { return spans_; }
    /// Whether it is an equation of one quantity alone, whose values it tells.
    bool tells_one() const { return !order_ && quantities_.size() == 1 && letters_.empty(); }
    /// Where a point may stand, all others standing in their places: on all loci of one of these sets. (It need not
    /// hold everywhere there: a locus may be the line of a ray, or the circle of an arc.) Empty where the statement,
    /// which is no order statement, leaves it other curves.
    std::optional<std::vector<Loci>> loci(PointId point, std::span<const Point> points, std::span<const double> letters,
                                          const Frame& frame) const;

private:
    struct Power {
        bool letter; ///< else a quantity
        std::size_t index, exponent;
    };
    struct Term {
        double coefficient;
        std::vector<Power> powers;
    };

    struct Placing;

    double clearance(facts::Points<double> points, std::span<const double> letters) const;
    facts::Residual difference(facts::Points<double> points, std::span<const double> letters) const;
    double least_size(const Power& power) const;
    double slope_by(const Power& power, const Term& term, facts::Points<double> points,
                    std::span<const double> letters) const;
    double value_of(const Power& power, facts::Points<double> points, std::span<const double> letters) const {
        return power.letter ? letters[power.index] : facts::value_in(quantities_[power.index], points);
    }
    void find_spans();
    void compile(const facts::Relation& relation, std::vector<std::string>& letters);
    Power power_of(const facts::Monomial::Factor& factor, std::vector<std::string>& letters);

    facts::Statement statement_;
    std::vector<std::size_t> letters_;
    std::vector<facts::Quantity> quantities_;
    std::vector<Term> terms_; ///< of a relation
    std::vector<std::vector<PointId>> spans_;
    std::size_t size_ = 1;
    bool order_ = false;
};

/// Whether a picture that is twice as large would satisfy the same statements, letters that stand for lengths being
/// twice as large too.
bool fixes_no_size(std::span<const facts::Statement> statements);

/// About how long the sides of such a figure are: the geometric mean of the lengths that the numbers of its equalities
/// tell, by areas and roots too; where they tell none, those of its comparisons, and more where many
/// points keep apart; empty where these tell none either.
std::optional<double> told_length(std::span<const facts::Statement> statements);

} // namespace porism::realize
