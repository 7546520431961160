// Lists that a sentence pairs in their order: "D and E lie on AB and AC", "AB, BC = 5, 8".
#pragma once

#include <string>
#include <string_view>

namespace porism::workflow {

/// The sentence with each such pair of lists written one by one, "D lies on side AB and E lies on side AC"; as it is
/// where one of the lists is longer or goes on, or where they may belong to other words.
std::string lists_spelled_out(std::string_view sentence);

} // namespace porism::workflow
