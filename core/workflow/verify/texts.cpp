#include "workflow/verify/texts.h"

#include "base/text.h"
#include "formats/verigeo/words.h"
#include "workflow/verify/text_signs.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::workflow {
namespace {

/// Words between two claims, and before the first.
constexpr std::array<std::string_view, 24> joints{
    "since", "because", "so",    "hence", "thus",    "therefore", "and",  "as",    "then",    "that", "with",  "where",
    "have",  "has",     "gives", "means", "implies", "if",        "from", "given", "suppose", "by",   "which", "but"};

/// A sentence in words, and where a claim may begin and end between them.
struct Pieces {
    std::vector<std::string> words;
    std::vector<bool> may_begin, may_end; ///< by word
};

Pieces pieces_of(std::string_view sentence) {
    Pieces out;
    for (const std::string_view word : split(sentence, ' '))
        if (!trim(word).empty()) out.words.emplace_back(trim(word));
    const std::size_t count = out.words.size();
    out.may_begin.assign(count, false);
    out.may_end.assign(count, false);
    const auto is_joint = [&](std::size_t i) {
        std::string word = lower_case(out.words[i]);
        if (!word.empty() && (word.back() == ',' || word.back() == ':')) word.pop_back();
        return std::ranges::find(joints, word) != joints.end();
    };
    const auto parts = [&](std::size_t i) { return out.words[i].ends_with(',') || out.words[i].ends_with(':'); };
    for (std::size_t i = 0; i < count; ++i) {
        out.may_begin[i] = i == 0 || is_joint(i - 1) || parts(i - 1);
        out.may_end[i] = i + 1 == count || is_joint(i + 1) || parts(i);
    }
    return out;
}

std::string joined(const Pieces& pieces, std::size_t first, std::size_t last) {
    std::string out;
    for (std::size_t i = first; i <= last; ++i) out += (i > first ? " " : "") + pieces.words[i];
    while (!out.empty() && (out.back() == ',' || out.back() == ':')) out.pop_back();
    return out;
}

class Reading {
public:
    Reading(translate::Names names, translate::Picture picture) : names_(names), picture_(picture) {}

    void read(std::string_view sentence) {
        const Pieces pieces = pieces_of(sentence);
        for (std::size_t first = 0; first < pieces.words.size();) first = after(pieces, first);
    }
    std::vector<TextClaim> take() { return std::move(out_); }

private:
    /// Where to go on: behind the longest claim that begins there.
    std::size_t after(const Pieces& pieces, std::size_t first) {
        constexpr std::size_t longest = 40; // words
        if (!pieces.may_begin[first] || out_.size() >= most_text_claims) return first + 1;
        for (std::size_t last = std::min(pieces.words.size(), first + longest); last-- > first;) {
            if (!pieces.may_end[last]) continue;
            std::string text = joined(pieces, first, last);
            auto statements = said_by(text);
            if (statements.empty()) continue;
            out_.push_back({std::move(text), std::move(statements)});
            return last + 1;
        }
        return first + 1;
    }

    /// Of words that say several things all, or none.
    std::vector<facts::Statement> said_by(std::string_view words) const {
        std::vector<facts::Statement> out;
        for (const std::string& claim : verigeo::in_signs(words)) {
            auto statements = translate::read_class(claim, names_, picture_);
            if (statements.empty()) return {};
            std::ranges::move(statements, std::back_inserter(out));
        }
        return out;
    }

    translate::Names names_;
    translate::Picture picture_;
    std::vector<TextClaim> out_;
};

} // namespace

std::vector<TextClaim> claims_in(std::string_view text, translate::Names names, translate::Picture picture) {
    Reading reading(names, picture);
    for (const std::string& sentence : sentences_of(plain_signs(text.substr(0, most_text_bytes))))
        reading.read(sentence);
    return reading.take();
}

std::vector<TextClaim> goals_in(std::string_view text, translate::Names names, translate::Picture picture) {
    Reading reading(names, picture);
    for (const std::string& sentence : sentences_of(plain_signs(text.substr(0, most_text_bytes)))) {
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
