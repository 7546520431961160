#include "workflow/verify/text/letters.h"

#include "base/text.h"
#include "workflow/verify/text/forms.h"

#include <array>
#include <map>
#include <regex>

namespace porism::workflow {
namespace {

/// How a letter is brought in, and which parts of the match are the letter and what it is.
struct Naming {
    const char* form;
    std::size_t letter, amount;
};
constexpr std::array namings{
    Naming{"\\b(?:[Ll]et|[Dd]enote|[Ss]et|[Pp]ut|[Cc]all|[Ww]rite) {amount}(?: ?= ?| be | by | as )([a-z]){name ends}",
           2, 1},
    Naming{"\\b(?:[Ll]et|[Ss]et|[Pp]ut) ([a-z])(?: ?= ?| be | denote )(?:the )?(?:length (?:of )?)?{amount}{name ends}",
           1, 2}};

using MeantByLetter = std::map<std::string, std::string>;

MeantByLetter meant_in(const std::vector<std::string>& sentences) {
    static const std::array forms{form_of(namings[0].form), form_of(namings[1].form)};
    MeantByLetter out;
    for (const std::string& sentence : sentences)
        for (std::size_t i = 0; i < namings.size(); ++i)
            for_each_match(sentence, forms.at(i), [&](const std::smatch& match) {
                out.emplace(match[namings.at(i).letter].str(), match[namings.at(i).amount].str());
            });
    return out;
}

} // namespace

std::vector<std::string> letters_spelled_out(std::vector<std::string> sentences) {
    // "a" before another word is none.
    static const std::regex letter("(^|[^A-Za-z'])([a-z])(?=(?: ?[-+*/^=<>,;:)!])|$|"
                                   " (?:is|equals|and|so|then|hence|from|by) )");
    const MeantByLetter meant = meant_in(sentences);
    if (meant.empty()) return sentences;
    const auto amount = [&](const std::smatch& match, std::string_view) {
        const auto found = meant.find(match[2].str());
        if (found == meant.end()) return std::string();
        const std::string before = match[1].str();
        const bool multiplied = !before.empty() && is_digit(before.back());
        return before + (multiplied ? "*" : "") + found->second;
    };
    for (std::string& sentence : sentences) sentence = rewritten(sentence, letter, amount);
    return sentences;
}

} // namespace porism::workflow
