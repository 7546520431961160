// Letters that a text gives to lengths and angles: "Let BD = x".
#pragma once

#include <string>
#include <vector>

namespace porism::workflow {

/// The sentences of a text with the amounts in place of the letters that it lets stand for them: "Then 2x = 6" as
/// "Then 2*BD = 6".
std::vector<std::string> letters_spelled_out(std::vector<std::string> sentences);

} // namespace porism::workflow
