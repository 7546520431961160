// The signs of a text as the readers of this program have them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Signs of TeX and of print as keyboards have them: \angle as ∠, \frac{1}{2} as ((1)/(2)), ≤ as <=, ² as ^2.
std::string plain_signs(std::string_view text);

/// With each occurrence of a sign written otherwise; in one pass.
std::string with_sign(std::string_view text, std::string_view written, std::string_view read);

/// Without references to steps and numbers of lines. A stop ends a sentence where no digit follows.
std::vector<std::string> sentences_of(std::string_view text);
/// The same in plain signs, of so much of a text as is read (workflow/verify/text/claims.h).
std::vector<std::string> plain_sentences(std::string_view text);

} // namespace porism::workflow
