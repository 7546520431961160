#include "workflow/verify/text/clauses.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "scene/scene.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

constexpr std::array<std::string_view, 15> joining_words{"and",       "so",      "hence", "then",  "thus",
                                                         "therefore", "because", "since", "while", "with",
                                                         "where",     "that",    "which", "as",    "such"};
constexpr std::array<std::string_view, 12> denying_words{"not",           "no",         "never",  "cannot",
                                                         "contradiction", "impossible", "unless", "otherwise",
                                                         "would",         "whether",    "wrong",  "false"};
constexpr std::array<std::string_view, 5> supposing_words{"suppose", "assume", "assuming", "if", "when"};

bool is_mark(char c) {
    return c == ',' || c == ':' || c == '(' || c == ')';
}

bool has_one_of(std::string_view sentence, std::span<const std::string_view> words) {
    return std::ranges::any_of(
        words_in(sentence), [&](std::string_view word) { return std::ranges::count(words, without_marks(word)) > 0; });
}

/// "B" and "C'", of which "B and C lie on the circle" is said: the "and" between them joins no clauses.
bool is_single_name(std::string_view word) {
    const bool capital = !word.empty() && word.front() >= 'A' && word.front() <= 'Z';
    return capital && std::ranges::all_of(word.substr(1), [](char c) { return is_digit(c) || c == '\''; });
}

/// Words that may stand right before what is said of an amount.
constexpr std::array<std::string_view, 26> beginnings{
    "when",  "since", "because", "so",    "hence", "then",     "thus",  "therefore", "that",
    "if",    "given", "suppose", "let",   "have",  "get",      "gives", "obtain",    "but",
    "where", "while", "now",     "means", "which", "likewise", "also",  "similarly"};

/// "the angle between AB": an amount that stands in no claim; "In triangle ABC" tells only what is looked at.
bool may_begin_a_list(std::string_view clause) {
    const auto words = words_in(clause);
    constexpr std::array<std::string_view, 3> verbs{"is", "are", "has"};
    const auto is_verb = [&](std::string_view word) { return std::ranges::count(verbs, word) > 0; };
    constexpr std::array<std::string_view, 5> wheres{"in", "from", "on", "at", "through"};
    if (words.empty() || std::ranges::any_of(words, is_verb)) return false;
    if (std::ranges::count(wheres, without_marks(words.front())) > 0) return false;
    constexpr std::array<std::string_view, 8> signs{"=", "<", ">", "⊥", "∥", "≅", "∼", "≠"};
    const auto has = [&](std::string_view sign) { return clause.find(sign) != std::string_view::npos; };
    const std::string_view last = words.back();
    return std::ranges::none_of(signs, has) && last.front() >= 'A' && last.front() <= 'Z' &&
           !verigeo::names_in(last).empty();
}

/// A sentence parted word by word.
class Parting {
public:
    void take(std::string_view word, std::string_view next) {
        if (word == "and" && is_single_name(last_) && is_single_name(next))
            put("and ");
        else if (std::ranges::count(joining_words, lower_case(word)) > 0)
            part();
        else if (word == ":")
            put("∶ ");
        else
            take_signs(word);
        last_ = word;
        ++at_;
    }
    std::vector<Clause> finish() {
        part();
        return std::move(out_);
    }

private:
    void take_signs(std::string_view word) {
        for (std::size_t i = 0; i < word.size(); ++i) {
            const char c = word[i];
            depth_ += c == '(' ? 1 : c == ')' ? -1 : 0;
            const bool within = i > 0 && i + 1 < word.size();
            const bool in_number = within && is_digit(word[i - 1]) && is_digit(word[i + 1]);
            if (c == ':' && within)
                put(" ∶ ");
            else if ((c == ',' || c == ':') && depth_ <= 0 && !in_number)
                part();
            else
                put(word.substr(i, 1));
        }
        if (!clause_.text.empty()) put(" ");
    }
    void put(std::string_view signs) {
        if (clause_.text.empty()) clause_.first = at_;
        clause_.text += signs;
        clause_.end = at_ + 1;
    }
    void part() {
        if (!clause_.text.empty()) out_.push_back(std::exchange(clause_, {}));
    }

    std::vector<Clause> out_;
    Clause clause_;
    std::string_view last_;
    std::size_t at_ = 0; ///< the word that is taken
    int depth_ = 0;      ///< of brackets
};

} // namespace

std::vector<Clause> clauses_of(std::string_view sentence) {
    Parting parting;
    const auto words = words_in(sentence);
    for (std::size_t i = 0; i < words.size(); ++i)
        parting.take(words[i], i + 1 < words.size() ? words[i + 1] : std::string_view());
    return parting.finish();
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    for (const std::string_view word : split(text, ' '))
        if (!trim(word).empty()) words.push_back(trim(word));
    return words;
}

std::string without_marks(std::string_view word) {
    while (!word.empty() && is_mark(word.back())) word.remove_suffix(1);
    while (!word.empty() && is_mark(word.front())) word.remove_prefix(1);
    return lower_case(word);
}

bool is_bare(std::string_view text) {
    text = trim(text);
    while (!text.empty() && is_mark(text.back())) text.remove_suffix(1);
    if (text.empty() || text.find(' ') != std::string_view::npos) return false;
    const bool is_capital = text.front() >= 'A' && text.front() <= 'Z';
    const bool is_word = text.size() > 1 && text[1] >= 'a' && text[1] <= 'z';
    return is_digit(text.front()) || (is_capital && !is_word && !verigeo::names_in(text).empty());
}

std::size_t points_in(std::string_view word, translate::Names names) {
    std::size_t points = 0;
    for (std::size_t longest = 1; longest > 0; word.remove_prefix(longest)) {
        longest = 0;
        for (const std::string& name : names)
            if (const std::string shown = scene::display_name(name); word.starts_with(shown))
                longest = std::max(longest, shown.size());
        points += longest > 0 ? 1 : 0;
    }
    return points;
}

bool may_follow(std::string_view before) {
    before = trim(before);
    if (before.empty()) return true;
    const auto words = words_in(before);
    const std::string last = without_marks(words.back());
    if (std::ranges::count(beginnings, last) > 0 || before.ends_with(':') || before.ends_with('(')) return true;
    if (!before.ends_with(',') && last != "and") return false;
    const auto clauses = clauses_of(before);
    return clauses.empty() || !may_begin_a_list(clauses.back().text);
}

bool denies(std::string_view sentence) {
    return has_one_of(sentence, denying_words);
}

bool supposes(std::string_view sentence) {
    return has_one_of(sentence, supposing_words);
}

} // namespace porism::workflow
