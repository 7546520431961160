// What a text says in words, in the signs of geometry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// What words say in signs.
struct Way {
    std::vector<std::string> claims; ///< together they are what the words say, as translate/read.h reads them
    /// What the figure's name supposes besides, as statements of facts/statement.h: the corners of a parallelogram do
    /// not lie on one line, a cyclic quadrilateral does not cross itself.
    std::vector<std::string> supposed = {};
    std::vector<std::string> needed = {}; ///< supposed of every figure: a trapezoid is crossed in none
    friend bool operator==(const Way&, const Way&) = default;
};
using Ways = std::vector<Way>;

/// "AM bisects ∠BAC" as "∠BAM = ∠MAC" and "∠BAM + ∠MAC = ∠BAC", "ABCD is a parallelogram" as "AB ∥ CD" and "BC ∥ DA";
/// the words themselves where they are none of those that are known. Several ways where the words leave open which it
/// is: "ABC is isosceles" as "AB = AC", "BA = BC" or "CA = CB". A reason in brackets behind it is left out.
Ways ways_in_signs(std::string_view words);
/// The same of what is to be proved, with words of the order of points: "ABC is acute", "P lies inside triangle ABC".
Ways ways_of_goal(std::string_view words);

/// A claim in signs as statements of facts/statement.h and facts/relation.h, one after the other: "△ABC ≅ △DEF" as
/// three equal lengths, △ABC ∼ △DEF as equal ratios, in whichever sense the triangles turn; △ABC ≅ △ABD as oppositely
/// turned, for else C and D would be one. Empty where it is none.
std::vector<std::string> statements_of(std::string_view claim);

} // namespace porism::verigeo
