// Another figure of what is given, as a check carries it: its points, and what tells it from the scene's own.
#pragma once

#include "diagram/diagram.h"
#include "problem/verdict.h"
#include "verify/proofcheck.h"
#include "workflow/solve/analyse.h"

#include <optional>
#include <span>
#include <string>

namespace porism::workflow {

/// How points lie in another figure, and what leaves it out.
struct Otherwise {
    std::string difference; ///< "obtuse_angle a q p; in the scene's own figure acute_angle a q p"
    std::string mend;       ///< "state besides that acute_angle a q p"
    std::string towards;    ///< what leaves the scene's own out instead: "state besides that obtuse_angle a q p"
};
/// The first condition of a proof that fails in the picture; empty where none does that can be told.
std::optional<Otherwise> against(const verify::ProofVerdict& proof, const diagram::Picture& other,
                                 std::span<const std::string> names);
/// The same of one order.
std::optional<Otherwise> against(const facts::Statement& order, const diagram::Picture& other,
                                 std::span<const std::string> names);
/// The first kind of an angle, or side of a line, that the picture does not share with the scene's own: of these
/// points, else of others of the scene. None of those that are left out, by point; all may be named where that is
/// empty.
std::optional<Otherwise> lying_otherwise(const scene::Scene& scene, const diagram::Picture& own,
                                         std::span<const PointId> points, const diagram::Picture& other,
                                         const std::vector<bool>& left_out);

/// A figure whose value of a question is the one that is told.
struct ToldThere {
    diagram::Picture picture;
    double value;         ///< as people count it
    bool rounded = false; ///< what is told may be a rounding of it, and is not it
};
/// The figure as one of these, if it is; one whose value a rounded one may be is, by problem::rounding_of.
std::optional<ToldThere> told_there(const diagram::Picture& picture, double value, const numbers::Scalar& told);
/// "1.75963, of which 1.76 may be a rounding"; the told value itself where it is the very one.
std::string value_there(const ToldThere& there, const std::string& told);

/// A figure of the scene in other branches, or with its points in another order, in which a question has the value
/// that is told. One that has the very value goes before one of which it may be a rounding; empty where none of a
/// bounded number is such a one.
std::optional<ToldThere> with_value(const Analysis& analysis, const scene::Question& question,
                                    const numbers::Scalar& told, const Control& control = {});

/// Tells of a check that the picture denies it, and how the points lie there.
void deny(problem::Check& check, const std::optional<Otherwise>& otherwise, const diagram::Picture& other,
          std::span<const std::string> names);

problem::OtherFigure other_figure(const diagram::Picture& other, std::span<const std::string> names,
                                  std::string difference);

} // namespace porism::workflow
