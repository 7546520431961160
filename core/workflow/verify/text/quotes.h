// What was read of a text, told in the text's own words.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A text beside the same text spelled out (workflow/verify/text/spelling.h), sentence by sentence; where these do not
/// go together, nothing is quoted.
class Quotes {
public:
    Quotes(std::string_view text, std::string_view spelled_out);

    /// Whether a part of the text that is spelled out says what is looked for.
    using Says = std::function<bool(const std::string& spelled_out)>;

    /// What was read as it is, where the text has it so; else the words of the clause, or sentence, of which it was
    /// read, and what they mean: `"AC is a diameter of circle O" (O is the midpoint of AC)`.
    std::string said(const std::string& read, const Says& says) const;
    /// A clause that is spelled out, in quotes, as the text has it.
    std::string clause(const std::string& spelled_out) const;

private:
    struct Sentence {
        std::string written, spelled_out;
    };
    std::string written_of(const Sentence& sentence, const Says& says) const;

    std::string text_;
    std::vector<Sentence> sentences_;
};

} // namespace porism::workflow
