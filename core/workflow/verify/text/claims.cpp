#include "workflow/verify/text/claims.h"

#include "base/text.h"
#include "facts/truth.h"
#include "formats/verigeo/goal_words.h"
#include "formats/verigeo/words.h"
#include "scene/scene.h"
#include "workflow/verify/text/amounts.h"
#include "workflow/verify/text/clauses.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <regex>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

/// Words between two claims, and before the first.
constexpr std::array<std::string_view, 30> joints{
    "when", "since", "because", "so",  "hence", "thus", "therefore", "and",   "as",        "then",
    "that", "with",  "where",   "let", "have",  "has",  "gives",     "means", "implies",   "if",
    "from", "given", "suppose", "by",  "which", "but",  "likewise",  "also",  "similarly", "such"};
/// What figures are called before their corners, by its first word.
constexpr std::array<std::string_view, 12> callings{"equilateral", "isosceles", "right",   "right-angled",
                                                    "square",      "rectangle", "rhombus", "parallelogram",
                                                    "cyclic",      "trapezoid", "kite",    "trapezium"};

/// A sentence in words, and where a claim may begin and end between them.
struct Pieces {
    std::vector<std::string> words;
    std::vector<bool> may_begin, may_end; ///< by word
};

Pieces pieces_of(std::string_view sentence) {
    Pieces out;
    for (const std::string_view word : words_in(sentence)) out.words.emplace_back(word);
    const std::size_t count = out.words.size();
    out.may_begin.assign(count, false);
    out.may_end.assign(count, false);
    const auto is_joint = [&](std::size_t i) {
        std::string word = lower_case(out.words[i]);
        if (!word.empty() && (word.back() == ',' || word.back() == ':')) word.pop_back();
        return std::ranges::find(joints, word) != joints.end();
    };
    const auto parts = [&](std::size_t i) {
        const std::string& word = out.words[i];
        return word.ends_with(',') || (word.ends_with(':') && word != ":");
    };
    for (std::size_t i = 0; i < count; ++i) {
        out.may_begin[i] = i == 0 || is_joint(i - 1) || parts(i - 1);
        out.may_end[i] = i + 1 == count || is_joint(i + 1) || parts(i);
    }
    return out;
}

/// The item of a list that follows the word in its place: behind "and", or behind a comma.
std::optional<std::size_t> next_in_list(const Pieces& pieces, std::size_t word) {
    const std::size_t count = pieces.words.size();
    std::size_t next = word + 1;
    const bool has_and = next < count && lower_case(pieces.words[next]) == "and";
    if (!has_and && !pieces.words[word].ends_with(',')) return std::nullopt;
    if (has_and) ++next;
    return next < count && is_bare(pieces.words[next]) ? std::optional(next) : std::nullopt;
}

/// Whether a list goes on behind a piece that ends with this word: "D and E lie on AB" of "D and E lie on AB and AC".
/// What such a piece says nobody said. A list that a verb follows begins what is said next.
bool cuts_a_list(const Pieces& pieces, std::size_t last) {
    auto item = next_in_list(pieces, last);
    if (!item) return false;
    while (const auto next = next_in_list(pieces, *item)) item = next;
    return pieces.may_end[*item];
}

std::string joined(const Pieces& pieces, std::size_t first, std::size_t last) {
    std::string out;
    for (std::size_t i = first; i <= last; ++i) out += (i > first ? " " : "") + pieces.words[i];
    while (!out.empty() && (out.back() == ',' || out.back() == ':')) out.pop_back();
    return out;
}

/// Of a sentence that is looked at for what it denies.
constexpr std::size_t most_denying_bytes = 1000;
/// A text of people needs a tenth of it.
constexpr std::size_t most_attempts = 20'000;

bool has_decimal(std::string_view text) {
    for (std::size_t at = text.find('.'); at != std::string_view::npos; at = text.find('.', at + 1))
        if (at + 1 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9') return true;
    return false;
}

class Reading {
public:
    Reading(translate::Names names, translate::Picture picture) : names_(names), picture_(picture) {
        std::ranges::transform(names, std::back_inserter(displayed_), scene::display_name);
    }

    void read(std::string_view sentence) {
        const Pieces pieces = pieces_of(sentence);
        for (std::size_t first = 0; first < pieces.words.size();) first = after(pieces, first);
    }
    /// Those that were read since the last time.
    std::vector<TextClaim> take() { return std::exchange(out_, {}); }

private:
    /// Where to go on: behind the longest claim that begins there.
    std::size_t after(const Pieces& pieces, std::size_t first) {
        constexpr std::size_t longest = 40; // words
        if (count_ >= most_text_claims || attempts_ >= most_attempts) return first + 1;
        for (std::size_t last = std::min(pieces.words.size(), first + longest); last-- > first;) {
            if (!pieces.may_begin[first] || !pieces.may_end[last] || cuts_a_list(pieces, last)) continue;
            ++attempts_;
            std::string text = joined(pieces, first, last);
            if (add(said_by(text), {text, {}, first, last + 1})) return last + 1;
        }
        return after_calling(pieces, first);
    }

    /// The same of "equilateral triangle ABC".
    std::size_t after_calling(const Pieces& pieces, std::size_t first) {
        if (std::ranges::find(callings, lower_case(pieces.words[first])) == callings.end()) return first + 1;
        constexpr std::size_t longest = 4; // words
        for (std::size_t last = first + 1; last < std::min(pieces.words.size(), first + longest); ++last) {
            const std::string called = lower_case(joined(pieces, first, last - 1)),
                              corners = joined(pieces, last, last);
            if (add(said_by(fmt::format("{} is {}", corners, called)),
                    {joined(pieces, first, last), {}, first, last + 1}))
                return last + 1;
        }
        return first + 1;
    }

    struct Said {
        std::vector<facts::Statement> statements, supposed;
    };

    bool add(Said said, TextClaim claim) {
        if (said.statements.empty()) return false;
        // What is rounded is held against the figure as an amount, not as a statement.
        if (has_decimal(claim.text) && !picture_.empty() && !is_so(said.statements)) return true;
        claim.statements = std::move(said.statements);
        claim.supposed = std::move(said.supposed);
        out_.push_back(std::move(claim));
        ++count_;
        return true;
    }

    /// Of several ways that in which it is so in the picture, else the first.
    Said said_by(std::string_view words) const {
        Said first;
        for (const verigeo::Way& way : verigeo::ways_in_signs(words)) {
            Said said{said_together(way.claims), supposed_together(way.supposed)};
            std::ranges::move(supposed_together(way.needed), std::back_inserter(said.supposed));
            if (picture_.empty() || is_so(said.statements)) return said;
            if (first.statements.empty()) first = std::move(said);
        }
        return first;
    }
    bool is_so(std::span<const facts::Statement> statements) const {
        return std::ranges::none_of(statements,
                                    [&](const facts::Statement& one) { return facts::refuted(one, picture_); });
    }

    /// All, or none.
    std::vector<facts::Statement> said_together(std::span<const std::string> claims) const {
        std::vector<facts::Statement> out;
        for (const std::string& claim : claims) {
            auto statements = translate::read_class(claim, names_, picture_);
            if (statements.empty() && claims.size() > 1) statements = relation_in(claim);
            if (statements.empty()) return {};
            std::ranges::move(statements, std::back_inserter(out));
        }
        return out;
    }

    /// Of amounts that no class is said by, beside other claims: "∠BAM + ∠MAC = ∠BAC".
    std::vector<facts::Statement> relation_in(const std::string& claim) const {
        const auto words = verigeo::statement_in(claim);
        return words ? statements_in(*words) : std::vector<facts::Statement>();
    }

    std::vector<facts::Statement> supposed_together(std::span<const std::string> supposed) const {
        std::vector<facts::Statement> out;
        for (const std::string& one : supposed) std::ranges::move(statements_in(one), std::back_inserter(out));
        return out;
    }
    std::vector<facts::Statement> statements_in(std::string_view text) const {
        return facts::parse_goal(text, displayed_).value_or(std::vector<facts::Statement>());
    }

    translate::Names names_;
    std::vector<std::string> displayed_; ///< the same as texts write them
    translate::Picture picture_;
    std::vector<TextClaim> out_;
    std::size_t count_ = 0, attempts_ = 0; ///< of all sentences
};

/// A sentence that denies one thing in so many words, without "not".
struct DeniedSentence {
    std::string sentence;
    std::size_t word; ///< before which it stood
};
std::optional<DeniedSentence> denial_in(const std::string& sentence) {
    static const std::regex form(
        " (is|are) not(?= (?:an? |the )?(?:perpendicular|orthogonal|parallel|equal|congruent|similar|collinear|"
        "concyclic|isosceles|equilateral|right|cyclic|midpoint|square|rectangle|rhombus|parallelogram|trapezoid|"
        "trapezium|kite|bisector)\\b)");
    std::smatch match;
    if (sentence.size() > most_denying_bytes || !std::regex_search(sentence, match, form)) return std::nullopt;
    const std::string before = match.prefix().str() + " " + match[1].str();
    DeniedSentence out{before + match.suffix().str(), words_in(before).size()};
    return denies(out.sentence) ? std::nullopt : std::optional(std::move(out));
}

std::vector<TextClaim> with_denied(std::vector<TextClaim> claims, std::size_t word) {
    for (TextClaim& claim : claims) {
        claim.denied = claim.first < word && word < claim.end;
        if (claim.first >= word) ++claim.first;
        if (claim.end > word) ++claim.end;
    }
    return claims;
}

} // namespace

std::vector<std::vector<TextClaim>> claims_by_sentence(std::span<const std::string> sentences, translate::Names names,
                                                       translate::Picture picture, Supposing supposing) {
    std::vector<std::vector<TextClaim>> out;
    Reading reading(names, picture);
    for (const std::string& sentence : sentences) {
        const auto denial = denial_in(sentence);
        const bool claims = (denial || !denies(sentence)) && (supposing == Supposing::tells || !supposes(sentence));
        if (claims) reading.read(denial ? denial->sentence : sentence);
        out.push_back(denial ? with_denied(reading.take(), denial->word) : reading.take());
    }
    return out;
}

std::vector<TextClaim> claims_in(std::string_view text, translate::Names names, translate::Picture picture,
                                 Supposing supposing) {
    std::vector<TextClaim> out;
    for (auto& claims : claims_by_sentence(read_sentences(text), names, picture, supposing))
        std::ranges::move(claims, std::back_inserter(out));
    return out;
}

std::vector<TextClaim> goals_in(std::string_view text, translate::Names names, translate::Picture picture) {
    Reading reading(names, picture);
    for (const std::string& sentence : read_sentences(text)) {
        const std::string low = lower_case(sentence);
        for (const std::string_view word : {"prove ", "show "})
            if (const std::size_t at = low.find(word); at != std::string::npos) {
                std::string_view rest = std::string_view(sentence).substr(at + word.size());
                if (lower_case(rest).starts_with("that ")) rest.remove_prefix(5);
                // Behind a comma stands how the points lie.
                if (const std::size_t where = rest.find(", where"); where != std::string_view::npos)
                    rest = rest.substr(0, where);
                reading.read(rest);
                break;
            }
    }
    return reading.take();
}

} // namespace porism::workflow
