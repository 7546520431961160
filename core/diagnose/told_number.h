// Statements that give something a number. For the sources of this module only.
#pragma once

#include "diagram/diagram.h"
#include "facts/statement.h"
#include "numbers/scalar.h"

#include <functional>
#include <optional>
#include <span>

namespace porism::diagnose {

enum class Measure { length, angle, ratio };

/// Which number a statement tells, how to read that off a picture, and the statement with another number. Directed
/// angles of lines are counted in half turns, angles and arcs as their quantity counts (facts::value_in).
struct ToldNumber {
    double said;
    std::function<double(std::span<const geometry::Point<double>>)> value;
    std::function<std::optional<facts::Statement>(const numbers::Scalar&)> with;
};

/// Of a statement that tells a number of this measure; empty of others.
std::optional<ToldNumber> told_number(const facts::Statement& statement, Measure measure);

/// The value that every picture of a figure shows; empty where they differ.
std::optional<double> shown_by_all(const diagram::Diagram& figure, const ToldNumber& told);

} // namespace porism::diagnose
