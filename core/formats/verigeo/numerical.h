// The numerical verification of VeriGeo (appendix F of its paper) as it is printed, for comparison with ours
// (definition 28): it takes points of the perpendicular bisector for midpoints, knows no sides of an angle, and its
// rescue by rational numbers turns failures into passes only.
#pragma once

#include "formats/verigeo/content.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::verigeo {

/// ang_tol_deg, len_tol and circle_tol. The paper does not print their values; these are ours.
struct NumericalTolerances {
    double angle_degrees = 0.05, length = 1e-3, circle = 1e-3;
};

/// True, False and None of the paper: None where it has no check.
enum class Ok : std::uint8_t { yes, no, none };
std::string_view name_of(Ok ok);

/// An entry of the dictionary that its verify_constraints returns.
struct NumericalCheck {
    Origin origin;
    std::string type;  ///< of the action: "Midpoint"
    std::string scope; ///< its arguments
    Ok ok = Ok::none;
    double residual = 0, limit = 0; ///< the first that fails, or the last
    bool rescued = false;           ///< failed in floating point and passed in rational numbers
    std::string message = {};
};

using Drawing = std::map<std::string, std::pair<double, double>>;

/// All constraints of an envelope, the solver's too, in the order of the actions; those that a quadrilateral implies
/// are edges of their own. `drawing` has the coordinates of the points; a constraint of others is None.
std::vector<NumericalCheck> verify_constraints(const Envelope& envelope, const Drawing& drawing,
                                               const NumericalTolerances& tolerances = {});

/// A row of the documentation: which constraint, what is checked.
struct NumericalRule {
    std::string_view type, meaning;
};
std::span<const NumericalRule> numerical_rules();

} // namespace porism::verigeo
