// What a text says of amounts in words, in signs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// "the side AB has length 7 cm" as "AB = 7", "angle ABC is 60 degrees" as "∠ABC = 60°", "the perimeter of ABC is 12"
/// as
/// "perimeter(ABC) = 12", "the area of ABC" as "[ABC]", where it is certain: not where an amount may belong to a list
/// or to another word ("the angle between AB and BC is 60°", "AB is 7 cm longer"). The rest is as it was.
std::string amounts_in_signs(std::string_view sentence);

/// The sentences of a text as claims are read from them: plain (workflow/verify/text/signs.h), amounts in signs.
std::vector<std::string> read_sentences(std::string_view text);

} // namespace porism::workflow
