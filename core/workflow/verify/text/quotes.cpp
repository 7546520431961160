#include "workflow/verify/text/quotes.h"

#include "base/text.h"
#include "workflow/verify/text/clauses.h"
#include "workflow/verify/text/expressions.h"
#include "workflow/verify/text/signs.h"

#include <algorithm>
#include <utility>

namespace porism::workflow {
namespace {

/// So that what differs in blanks and signs alone is the same.
std::string signs_of(std::string_view text) {
    std::string out = as_texts_write(with_sign(plain_signs(text), "·", "*"));
    std::erase(out, ' ');
    return out;
}

std::vector<std::string> spelled_sentences(std::string_view text) {
    std::vector<std::string> out;
    for (const std::string_view line : split(text, '\n'))
        out.emplace_back(trim(line.ends_with(';') ? line.substr(0, line.size() - 1) : line));
    return out;
}

/// Of a sentence, from a clause on to the end of another, without the mark there.
std::string words_from_to(std::string_view sentence, const Clause& first, const Clause& last) {
    std::string out;
    const auto words = words_in(sentence);
    for (std::size_t i = first.first; i < last.end && i < words.size(); ++i)
        out += (out.empty() ? "" : " ") + std::string(words[i]);
    if (out.ends_with(',') || out.ends_with(':')) out.pop_back();
    return out;
}

/// A sentence is quoted whole, if it is no long one.
std::string as_quoted(const std::string& words) {
    constexpr std::size_t most = 160;
    return words.size() > most ? in_quotes(words) : '"' + words + '"';
}

/// The clause of the text that has most words of it; itself where none has any.
std::string most_like(const std::string& clause, std::string_view text) {
    std::string out = clause;
    std::ptrdiff_t most = 0;
    for (const std::string& sentence : plain_sentences(text))
        for (const Clause& written : clauses_of(sentence)) {
            const auto words = words_in(written.text);
            const auto common = std::ranges::count_if(
                words_in(clause), [&](std::string_view word) { return std::ranges::count(words, word) > 0; });
            if (common > most) out = trim(written.text);
            most = std::max(most, common);
        }
    return out;
}

} // namespace

Quotes::Quotes(std::string_view text, std::string_view spelled_out) : text_(text) {
    auto written = plain_sentences(text), spelled = spelled_sentences(spelled_out);
    if (written.size() != spelled.size()) return;
    for (std::size_t i = 0; i < written.size(); ++i)
        sentences_.push_back({std::move(written[i]), std::move(spelled[i])});
}

/// The fewest clauses in a row that say it, where both have as many; else the sentence.
std::string Quotes::written_of(const Sentence& sentence, const Says& says) const {
    const auto written = clauses_of(sentence.written), spelled = clauses_of(sentence.spelled_out);
    if (written.size() != spelled.size()) return sentence.written;
    for (std::size_t count = 1; count < spelled.size(); ++count)
        for (std::size_t i = 0; i + count <= spelled.size(); ++i)
            if (says(words_from_to(sentence.spelled_out, spelled[i], spelled[i + count - 1])))
                return words_from_to(sentence.written, written[i], written[i + count - 1]);
    return sentence.written;
}

std::string Quotes::said(const std::string& read, const Says& says) const {
    std::string told = as_texts_write(read);
    if (signs_of(text_).find(signs_of(read)) != std::string::npos) return told;
    const auto sentence = std::ranges::find_if(sentences_, says, &Sentence::spelled_out);
    if (sentence == sentences_.end()) return told;
    return as_quoted(as_texts_write(written_of(*sentence, says))) + " (" + told + ")";
}

std::string Quotes::clause(const std::string& spelled_out) const {
    if (text_.find(spelled_out) != std::string::npos) return as_quoted(spelled_out);
    const auto has = [&](const std::string& part) { return part.find(trim(spelled_out)) != std::string::npos; };
    const auto sentence = std::ranges::find_if(sentences_, has, &Sentence::spelled_out);
    std::string written = sentence == sentences_.end() ? std::string() : written_of(*sentence, has);
    // "∠A" of "∠A and ∠C are complementary" says too little.
    if (words_in(written).size() == 1) written = sentence->written;
    return as_quoted(written.empty() ? most_like(spelled_out, text_) : written);
}

} // namespace porism::workflow
