// The names of points, and what is named by them: SEG_AB, ∠BAC, TRI_ABC.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

inline constexpr std::size_t max_name_size = 32;

/// Whether a word is the name of one point: a letter, then digits and primes, then perhaps _ and digits (A, O1, B',
/// M_2). So several names written together are told apart.
bool is_point_name(std::string_view word);
/// Whether a word can name a circle, angle, triangle or quadrilateral: letters, digits, _ and ', at most 64.
bool is_id(std::string_view word);

/// The names that a word consists of; empty where it does not.
std::vector<std::string> names_in(std::string_view word);
/// The same of exactly `count` names behind one of these beginnings, which may be missing.
std::optional<std::vector<std::string>> names_behind(std::string_view word, std::size_t count,
                                                     std::initializer_list<std::string_view> beginnings);

/// "SEG_AB", ends sorted.
std::string segment_id(const std::string& a, const std::string& b);
/// "ANG_BAC", ends sorted.
std::string angle_id(const std::string& a, const std::string& vertex, const std::string& c);
/// "TRI_ABC", in this order.
std::string triangle_id(const std::vector<std::string>& corners);

/// The points of a normal id, which has four signs before them.
std::vector<std::string> points_of_id(std::string_view id);

} // namespace porism::verigeo
