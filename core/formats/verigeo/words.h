// What a text says in words, in the signs of geometry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// "AM bisects ∠BAC" as "∠BAM = ∠MAC", "ABCD is a parallelogram" as "AB ∥ CD" and "BC ∥ DA": claims that together are
/// what the words say, as translate/read.h reads them; the words themselves where they are none of those that are
/// known. A reason in brackets behind it is left out.
std::vector<std::string> in_signs(std::string_view words);

/// The same where the words leave open which of several ways it is: "ABC is isosceles" as "AB = AC", "BA = BC" or
/// "CA = CB". What is so in one way alone is the only one.
using Ways = std::vector<std::vector<std::string>>;
Ways ways_in_signs(std::string_view words);

/// A claim in signs as statements of facts/statement.h and facts/relation.h, one after the other: "△ABC ≅ △DEF" as
/// three equal lengths, △ABC ∼ △DEF as equal ratios, in whichever sense the triangles turn; △ABC ≅ △ABD as oppositely
/// turned, for else C and D would be one. Empty where it is none.
std::vector<std::string> statements_of(std::string_view claim);

} // namespace porism::verigeo
