#include "workflow/verify/text/signs.h"

#include "base/text.h"
#include "numbers/answer.h"
#include "workflow/verify/text/claims.h"

#include <algorithm>
#include <array>
#include <regex>

namespace porism::workflow {
namespace {

struct Sign {
    std::string_view written, read;
};
/// In this order: \leq before \le.
constexpr std::array signs{
    Sign{"\\sin ", "sin "},  Sign{"\\sin", "sin "},   Sign{"\\cos ", "cos "},  Sign{"\\cos", "cos "},
    Sign{"\\tan ", "tan "},  Sign{"\\tan", "tan "},   Sign{"m\\angle", "∠"},   Sign{"$", ""},
    Sign{"\\(", ""},         Sign{"\\)", ""},         Sign{"\\angle ", "∠"},   Sign{"\\angle", "∠"},
    Sign{"\\triangle", "△"}, Sign{"\\perp", "⊥"},     Sign{"\\parallel", "∥"}, Sign{"^{\\circ}", "°"},
    Sign{"^\\circ", "°"},    Sign{"\\cong", "≅"},     Sign{"\\sim", "∼"},      Sign{"m∠", "∠"},
    Sign{"sin∠", "sin ∠"},   Sign{"cos∠", "cos ∠"},   Sign{"tan∠", "tan ∠"},   Sign{"，", ", "},
    Sign{"。", ". "},        Sign{"；", "; "},        Sign{"：", ": "},        Sign{"＝", "="},
    Sign{"∵", "because "},   Sign{"∴", "therefore "}, Sign{"已知", "given "},  Sign{"求", "find "},
    Sign{"\\circ", "°"},     Sign{"\\leq", "<="},     Sign{"\\geq", ">="},     Sign{"\\neq", "!="},
    Sign{"\\le", "<="},      Sign{"\\ge", ">="},      Sign{"\\ne", "!="},      Sign{"≤", "<="},
    Sign{"≥", ">="},         Sign{"≠", "!="},         Sign{"−", "-"},          Sign{"×", "*"},
    Sign{"\\cdot", "·"},     Sign{"⋅", "*"},          Sign{"²", "^2"},         Sign{"³", "^3"}};

/// Without what stands in round brackets and speaks of steps: "(step 3)", "(steps 1 and 2)".
std::string without_references(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = text.find("(step");
        const std::string_view before = text.substr(0, open);
        out += open == std::string_view::npos ? before : before.substr(0, before.find_last_not_of(' ') + 1);
        if (open == std::string_view::npos) break;
        const std::size_t end = text.find(')', open);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return out;
}

/// What stands before an item of a list: "(2) ", "b) ", "- ", "• ", "Step 3: ".
std::string_view without_item(std::string_view sentence) {
    static const std::regex item(
        "(?:\\((?:[0-9]{1,3}|[a-z]|[ivx]{1,4})\\)|(?:[0-9]{1,3}|[a-h])\\)|-|\\*|–|—|•|·|(?:[Ss]tep "
        "|#)[0-9]{1,3}[.:)]?)\\s+(?=[^\\s])");
    constexpr std::size_t longest = 16; // bytes
    std::match_results<std::string_view::const_iterator> match;
    const std::string_view beginning = sentence.substr(0, longest);
    if (std::regex_search(beginning.begin(), beginning.end(), match, item, std::regex_constants::match_continuous))
        sentence.remove_prefix(static_cast<std::size_t>(match.length()));
    return trim(sentence);
}

/// ", (2) BC = 4" as ", BC = 4": items within a sentence.
std::string without_inner_items(const std::string& text) {
    static const std::regex item("([,;:] (?:and )?)\\((?:[0-9]{1,2}|[a-h]|[ivx]{1,4})\\) (?=[A-Z]|∠|△|\\[)");
    return text.find(" (") == std::string::npos || text.size() > most_text_bytes ? text
                                                                                 : std::regex_replace(text, item, "$1");
}

/// "**AB = CD**" without what sets it in bold; "AB**2" is a power.
std::string without_bold(const std::string& text) {
    static const std::regex bold("(^|[\\s(])\\*\\*([^*\\n]{1,200})\\*\\*(?=[\\s.,;:)]|$)");
    return text.find("**") == std::string::npos || text.size() > most_text_bytes
               ? text
               : std::regex_replace(text, bold, "$1$2");
}

/// "12. AB = CD" without its number.
std::string_view without_number(std::string_view line) {
    line = trim(line);
    std::size_t digits = 0;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    return digits > 0 && line.substr(digits, 1) == "." ? trim(line.substr(digits + 1)) : line;
}

/// What TeX writes over names, and the sign before them that is read.
constexpr std::array accents{Sign{"\\overline{", ""}, Sign{"\\boxed{", ""}, Sign{"\\overrightarrow{", "→"},
                             Sign{"\\vec{", "→"}};

/// "\\overline{AB}" as AB, "\\vec{AB}" as →AB.
std::string without_accents(std::string_view text) {
    std::string out(text);
    for (const Sign& accent : accents)
        for (std::size_t at = out.find(accent.written); at != std::string::npos; at = out.find(accent.written, at)) {
            const std::size_t end = out.find('}', at);
            if (end == std::string::npos) break;
            out.erase(end, 1);
            out.replace(at, accent.written.size(), accent.read);
        }
    return out;
}

/// "3,000" as 3000, no list and no coordinates: "1,000,20" and "(3,400)" stay.
std::string without_thousands(std::string text) {
    static const std::regex grouped("(^|[^0-9,.(A-Za-z'])([1-9][0-9]{0,2})((?:,[0-9]{3}){1,4})(?![0-9]|,[0-9])");
    if (text.find(',') == std::string::npos || text.size() > most_text_bytes) return text;
    std::string out;
    auto from = text.cbegin();
    for (std::sregex_iterator match(text.begin(), text.end(), grouped), none; match != none; ++match) {
        out.append(from, match->prefix().second).append((*match)[1].str() + (*match)[2].str());
        out += with_sign((*match)[3].str(), ",", "");
        from = (*match)[0].second;
    }
    return out.append(from, text.cend());
}

/// What parts the question of a sentence from what is told behind it.
constexpr std::array<std::string_view, 9> question_ends{" knowing that ", " knowing ", " given that ", " if ", " when ",
                                                        " such that ",    " where ",   ", given ",     ","};
constexpr std::array<std::string_view, 6> asking{"find ", "compute ", "calculate ", "determine ", "what ", "how "};

bool tells(std::string_view rest) {
    constexpr std::array<std::string_view, 12> verbs{"=", " is ", " are ", " being ", " has ", "⊥",
                                                     "∥", "<",    ">",     " lies ",  " lie ", " be "};
    const std::string small = lower_case(rest);
    const auto has = [&](std::string_view word) { return small.find(word) != std::string::npos; };
    return std::ranges::any_of(verbs, has) && std::ranges::none_of(asking, has);
}

/// Where what a sentence asks for ends and something that it tells begins: "if AB = 3" of "Find BC if AB = 3".
std::size_t end_of_question(std::string_view sentence) {
    const std::string small = lower_case(sentence);
    if (std::ranges::none_of(asking, [&](std::string_view word) { return small.starts_with(word); }))
        return sentence.size();
    for (const std::string_view end : question_ends)
        if (const std::size_t at = small.rfind(end); at != std::string::npos && tells(sentence.substr(at))) return at;
    return sentence.size();
}

/// "AB = 3" of " if AB = 3", and "DE is 5" of ", being 5" behind "find DE".
std::string told_behind(std::string_view question, std::string told) {
    const auto joint =
        std::ranges::find_if(question_ends, [&](std::string_view one) { return lower_case(told).starts_with(one); });
    if (joint != question_ends.end()) told = trim(std::string_view(told).substr(joint->size()));
    constexpr std::array<std::string_view, 4> of_it{"being ", "which is ", "that is ", "which equals "};
    const auto pronoun =
        std::ranges::find_if(of_it, [&](std::string_view one) { return lower_case(told).starts_with(one); });
    if (pronoun == of_it.end()) return told;
    const std::string_view asked = trim(question.substr(std::min(question.find(' '), question.size())));
    return std::string(asked) + " is " + told.substr(pronoun->size());
}

} // namespace

std::string with_sign(std::string_view text, std::string_view written, std::string_view read) {
    std::string out;
    for (std::size_t at = text.find(written); at != std::string_view::npos; at = text.find(written)) {
        out.append(text.substr(0, at)).append(read);
        text.remove_prefix(at + written.size());
    }
    return out.append(text);
}

std::string plain_signs(std::string_view text) {
    std::string out =
        without_inner_items(without_bold(without_thousands(numbers::with_mixed_numbers(without_accents(text)))));
    for (const Sign& sign : signs) out = with_sign(out, sign.written, sign.read);
    // "6cm" is two words.
    static const std::regex unit("([0-9)])(cm|mm|dm|km|units?|inch(?:es)?)(?![A-Za-z])");
    if (out.find_first_of("mun") != std::string::npos && out.size() <= most_text_bytes)
        out = std::regex_replace(out, unit, "$1 $2");
    return out.find('\\') == std::string::npos ? out : numbers::without_tex(out);
}

std::vector<std::string> sentences_of(std::string_view text) {
    std::vector<std::string> out;
    const std::string plain = without_references(text);
    for (const std::string_view line : split(plain, '\n')) {
        std::string_view rest = without_number(line);
        while (!rest.empty()) {
            std::size_t end = 0;
            while (end < rest.size() && (std::string_view(".;!?").find(rest[end]) == std::string_view::npos ||
                                         (rest[end] == '!' && rest.substr(end + 1).starts_with('=')) ||
                                         (rest[end] == '.' && end + 1 < rest.size() && is_digit(rest[end + 1]))))
                ++end;
            if (const auto sentence = without_item(trim(rest.substr(0, end))); !sentence.empty())
                out.emplace_back(sentence);
            rest = end < rest.size() ? rest.substr(end + 1) : std::string_view();
        }
    }
    return out;
}

std::vector<std::string> plain_sentences(std::string_view text) {
    std::vector<std::string> out;
    for (std::string& sentence : sentences_of(plain_signs(text.substr(0, most_text_bytes)))) {
        const std::size_t asked = end_of_question(sentence);
        std::string told = sentence.substr(asked);
        sentence.resize(asked);
        out.push_back(std::move(sentence));
        if (!told.empty()) out.push_back(told_behind(out.back(), std::move(told)));
    }
    return out;
}

} // namespace porism::workflow
