// Questions: what a problem may ask besides statements. A value is wanted (acompute, rcompute, lcompute, compute), or
// an equation between several lengths or angles is to hold (lequation, aequation), which no statement says.
//
//   acompute a b c d        the directed angle from ab to cd, counter-clockwise and modulo 180 degrees
//   rcompute a b c d        |ab| / |cd|
//   lcompute a b            |ab|
//   compute area(a,b,c)     any quantity of facts/quantity.h, also an unknown letter of the scene: compute x. Read as
//                           compute area a b c too
//   lequation 1 a c * a c -2/1 b d 3
//                           the sum of coefficients times lengths, or products of lengths, is the last number
//   aequation 1 a b b c 1 c a a o 90o
//                           the sum of coefficients times angles is the last one, modulo 180 degrees
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "facts/truth.h"
#include "numbers/scalar.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::scene {

enum class QuestionKind : std::uint8_t { acompute, rcompute, lcompute, lequation, aequation, compute };

struct QuestionRow {
    QuestionKind kind;
    std::string_view name;      ///< as in JGEX text and JSON
    std::string_view arguments; ///< for the documentation: "A B C D"
    std::uint8_t arity;         ///< points of the value that is asked for, or of one factor of a term; 0 of `compute`
    bool equation;
    bool angles;              ///< in turns of pi; else lengths or their ratio
    std::string_view meaning; ///< a sentence for `porism catalogue statements`
};

std::span<const QuestionRow> question_table();
const QuestionRow& row(QuestionKind kind);
std::optional<QuestionKind> question_by_name(std::string_view name);

/// A coefficient times a product: of lengths two points each, of one angle four points.
struct Term {
    numbers::Scalar coefficient;
    std::vector<PointId> points;
    friend bool operator==(const Term&, const Term&) = default;
};

/// Numbers keep the text that was typed; points stay in the order in which they were written.
struct Question {
    QuestionKind kind = QuestionKind::lcompute;
    std::vector<Term> terms;                      ///< one with the coefficient 1 where a value is asked for
    numbers::Scalar constant;                     ///< of an equation: its right side
    std::optional<facts::Quantity> quantity = {}; ///< of `compute`; there are no terms then
    friend bool operator==(const Question&, const Question&) = default;
};
using Questions = std::vector<Question>;
/// Of all terms, or of the quantity, in order.
std::vector<PointId> points_of(const Question& question);

/// What `compute` asks.
Question question_for(facts::Quantity quantity);

inline constexpr std::size_t max_factors = 8; ///< lengths in one product

/// Whether the first word of the text names a question.
bool asks(std::string_view text);
/// One question from words as JGEX has them. A name that is not known is tried in small letters. Errors, each with its
/// column (carried into `place`, that of the first word): `unknown_question`, `statement_arity`, `unknown_point`,
/// `repeated_input` (a length from a point to itself), `statement_constant`, `question_terms` (no term, too many
/// factors), and those of numbers::Scalar and facts::parse_quantity.
Result<Question> parse_question(std::string_view text, std::span<const std::string> names, Place place = {});
/// Reads back to an equal question.
std::string to_string(const Question& question, std::span<const std::string> names);

/// The places of those that ask for a value; the others are equations.
std::vector<std::size_t> asking_values(const Questions& questions);

/// In a picture of doubles: the value that is asked for (an angle in turns of pi, in [0, 1)), or by how much an
/// equation fails, relative to the size of its terms (angles: in turns of pi, to the nearest whole number of them). Not
/// finite where a length that divides is zero, two points of the line of an angle are one, or a letter has no value.
double value_in(const Question& question, facts::Points<double> points, const facts::Letters& letters = {});
/// Whether people count what it asks for in degrees, and a value_in as they count it: of an angle in [0, 180).
bool in_degrees(const Question& question);
double as_counted(const Question& question, double value);
/// Whether two values of a question are the same as far as doubles can tell.
bool same_value(QuestionKind kind, double a, double b);

/// What pictures say of a question, by geometry::Tolerance. An equation is `seen` in all of them, `near` (between the
/// two limits in one), or `refuted` in one. A value is `seen` where all show the same, else `differing`. Either is
/// `meaningless` where one shows nothing to measure: an angle at, or a ratio to, two points that are one, or numbers
/// that no double holds.
enum class Sight : std::uint8_t { seen, near, refuted, differing, meaningless };

struct Seen {
    Sight sight = Sight::seen;
    double value = 0; ///< of the first picture; by how much an equation fails in the worst one
    double other = 0; ///< where values differ: one that is not the first
};
/// At least one picture (asserted); `letters` are those of each, or none.
Seen seen_in(const Question& question, std::span<const facts::Points<double>> pictures,
             std::span<const facts::Letters> letters = {});
} // namespace porism::scene
