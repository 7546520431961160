// What people ask for and claim, in our words.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace porism::verigeo {

/// Takes the first of these beginnings that the text has, whatever the capitals, and the blanks behind it.
bool take_beginning(std::string_view& text, std::initializer_list<std::string_view> beginnings);

/// What is asked for ("AB", "the area of ABC", "sin ∠ABC", "AB:CD", "AB + BC" where that is one quantity), in the words
/// of a question.
std::optional<std::string> question_in(std::string_view text);
/// "AB ∥ CD", "AB = CD", "AB/CD = EF/GH", "∠ABC = ∠DEF", "AB > CD", in the words of a statement.
std::optional<std::string> statement_in(std::string_view text);

/// An amount by a letter: what that is multiplied with, and what it equals then.
using Quotient = std::pair<std::string, std::string>;
/// "the distance from O to AB", "the altitude from A to BC", "the inradius of ABC".
std::optional<Quotient> quotient_in(std::string_view text);
/// "Area(A,D,E)/Area(A,B,C)", "the ratio of AB to CD + EF".
std::optional<Quotient> ratio_of_amounts_in(std::string_view text);

/// "cos B" as "cos ∠ABC", where no other points are there than the corners of one triangle.
std::string with_whole_angles(std::string_view text, std::span<const std::string> names);

} // namespace porism::verigeo
