// The operators of VeriGeo's actions: one table that feeds the reader, the schemas and the documentation.
#pragma once

#include "base/json.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

enum class Profile : std::uint8_t { author, solver };
std::string_view name_of(Profile profile);
std::optional<Profile> profile_by_name(std::string_view name);

/// What an argument is.
enum class Kind : std::uint8_t {
    point,        ///< A
    segment,      ///< SEG_AB, AB; two points
    same_segment, ///< a segment that the two points behind it name again: read, never written
    angle,        ///< ANG_BAC, ∠BAC, BAC, or one that AddAngle named
    triangle,     ///< TRI_ABC, △ABC, ABC, or one that AddTriangle named
    circle,       ///< CIR_O, ⊙O, or one that AddCircle named
    new_point,    ///< a name that is not taken
    new_circle,   ///< the same of a circle, an angle, a triangle, a quadrilateral
    new_angle,
    new_triangle,
    new_quadrangle,
    number,     ///< a scalar (numbers::Scalar)
    ratio,      ///< the same, of the segment before it: from its first end
    degrees,    ///< the same
    expression, ///< text of a side of a comparison
    comparison, ///< = == != < <= > >=
};

/// One way to write the arguments of an operator.
struct Form {
    std::vector<Kind> kinds;
    std::size_t optional = 0; ///< of the last kinds
    std::size_t repeated = 0; ///< of the last kinds: they may follow again, together and any number of times
    bool fits(std::size_t count) const;
    /// Of argument i, also among the repeated ones.
    Kind kind(std::size_t i) const;
};

struct Operator {
    std::string_view op, type;
    std::string_view arguments; ///< the forms, parted by |; ? may be left out, +n: the last n may follow again
    bool author, solver;
    std::string_view meaning; ///< a sentence for the schema and the documentation
    /// Likewise, how the arguments may be written besides, where they are rewritten before they are read (rewrite.h).
    std::string_view written = {};
    bool in(Profile profile) const { return profile == Profile::author ? author : solver; }
};

std::span<const Operator> operators();
/// Of a row of the table; the first is the one that is written.
std::span<const Form> forms_of(const Operator& row);
const Operator* find(std::string_view op, std::string_view type);
/// The different names of `op` in the table, or of the types of one.
std::vector<std::string> op_names(std::optional<Profile> profile = {});
std::vector<std::string> type_names(std::string_view op);
/// AddFunction and VerifyFunction, which are known and refused: functions are no part of plane figures.
bool about_functions(std::string_view op);

inline constexpr std::size_t max_bytes = 1U << 20U;
inline constexpr std::size_t max_actions = 2000; ///< of an envelope, the solver's included
inline constexpr std::size_t max_arguments = 64;
inline constexpr int max_depth = 64;

/// The JSON Schema (2020-12) of the envelopes of a profile, from the table. It tells the form of every argument; what
/// depends on other actions, and whether a number has a value, is told by envelope_from_json alone.
Json schema(Profile profile);

} // namespace porism::verigeo
