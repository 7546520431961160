// Statements and rules in plain geometry words.
//
// Directed angles modulo 180 degrees are the meaning of an angle statement (definition 10); the words depend on what is
// known. With a picture, angles that have a vertex are ordinary ones in (0, 180) degrees, and the relation is the one
// that the picture shows: equal, or together 180 degrees. Without a picture, or where an angle has no vertex among its
// points, they are written as angles between lines: "∠(AB, CD)".
#pragma once

#include "facts/statement.h"
#include "geometry/point.h"
#include "proof/rules/rule.h"

#include <span>
#include <string>

namespace porism::translate {

/// Coordinates by PointId of a picture in which the statement holds; may be empty.
using Picture = std::span<const geometry::Point<double>>;
/// Names of the points as the scene has them, by PointId; texts show them as scene::display_name does.
using Names = std::span<const std::string>;
/// The points of a statement in the order in which a theorem names them, where that tells more than the normal form:
/// the angles of similar triangles, corresponding vertices. Of a sameclock the order may be that of triangles which
/// correspond and are oriented oppositely. May be empty.
using Order = std::span<const PointId>;

/// "AB ∥ CD", "A, B, C and D lie on one circle", "△ABC ∼ △PQR", "∠BAC = ∠CAD": a clause without a full stop.
std::string say(const facts::Statement& statement, Names names, Picture picture = {}, Order order = {});

/// The order in which the row's hypothesis that says this names its points, of equal angles; empty where none does, or
/// it says something else. The binding is by the row's letters.
std::vector<PointId> order_in(const proof::Rule& row, std::span<const PointId> binding,
                              const facts::Statement& statement);

/// A rule row as a sentence over its own letters: "If ..., and provided that ..., then ...".
std::string say(const proof::Rule& rule);

} // namespace porism::translate
