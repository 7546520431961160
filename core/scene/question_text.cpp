// Questions as text: words separated by blanks, as JGEX has them.
#include "base/text.h"
#include "scene/question.h"

#include <algorithm>

namespace porism::scene {
namespace {

struct Word {
    std::string_view text;
    int column; ///< from 1, in characters
};

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    int column = 0;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        // Bytes that continue a character begin with the bits 10.
        column += (text[i] & 0xC0) != 0x80 ? 1 : 0;
        const bool blank = text[i] == ' ' || text[i] == '\t' || text[i] == '\r' || text[i] == '\n';
        if (!blank && !inside) words.push_back({text.substr(i, 0), column});
        if (!blank) words.back().text = {words.back().text.data(), words.back().text.size() + 1};
        inside = !blank;
    }
    return words;
}

tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend, int column) {
    return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend), Place{{}, 1, column}});
}

/// Reads the words of one question from left to right.
class Reader {
public:
    Reader(std::string_view text, std::span<const Word> words, std::span<const std::string> names)
        : text_(text), words_(words), names_(names) {}

    Result<Question> whole() {
        if (words_.empty()) return refuse("unknown_question", "a question is missing", example(), 1);
        const auto kind = question_by_name(words_.front().text);
        if (!kind)
            return refuse("unknown_question", "there is no question called " + in_quotes(words_.front().text),
                          example(), words_.front().column);
        question_.kind = *kind;
        const Status read = *kind == QuestionKind::compute ? quantity() : row(*kind).equation ? equation() : value();
        if (!read) return fail(read.error());
        return std::move(question_);
    }

private:
    static std::string example() { return "for example lcompute a b"; }

    std::string form() const {
        const QuestionRow& asked = row(question_.kind);
        return "write " + std::string(asked.name) + ' ' + std::string(asked.arguments);
    }

    Status value() {
        const std::size_t wanted = row(question_.kind).arity;
        if (words_.size() - 1 != wanted)
            return refuse("statement_arity",
                          std::string(row(question_.kind).name) + " takes " + std::to_string(wanted) + " points, not " +
                              std::to_string(words_.size() - 1),
                          form(), words_.front().column);
        question_.terms.push_back({numbers::Scalar(1), {}});
        at_ = 1;
        return factor(question_.terms.front());
    }

    Status quantity() {
        const auto kind = words_.size() > 2 ? facts::quantity_by_name(words_[1].text) : std::nullopt;
        if (kind) return named_quantity(*kind);
        const Word& word = words_.front();
        const auto behind = static_cast<std::size_t>(word.text.data() - text_.data()) + word.text.size();
        const int column = word.column + static_cast<int>(word.text.size());
        auto read = facts::parse_quantity(text_.substr(behind), names_, Place{{}, 1, column});
        if (!read) return fail(std::move(read.error()));
        question_.quantity = *std::move(read);
        return {};
    }

    /// "length a b": its points as words.
    Status named_quantity(facts::QuantityKind kind) {
        std::vector<PointId> points;
        for (const Word& word : words_.subspan(2)) {
            const auto read = point(word);
            if (!read) return fail(read.error());
            points.push_back(*read);
        }
        question_.quantity = facts::Quantity::of(kind, points);
        if (question_.quantity) return {};
        const facts::QuantityRow& asked = facts::row(kind);
        return refuse("quantity_points", std::string(asked.name) + " takes other points",
                      "write " + std::string(asked.name) + ' ' + std::string(asked.arguments) + ", each point once",
                      words_[1].column);
    }

    Status equation() {
        at_ = 1;
        while (at_ + 1 < words_.size())
            if (auto ok = term(); !ok) return ok;
        if (question_.terms.empty())
            return refuse("question_terms", std::string(words_.front().text) + " has no term", form(),
                          words_.front().column);
        if (at_ == words_.size())
            return refuse("statement_arity", "the right side of the equation is missing", form(), words_.back().column);
        auto constant = number(words_[at_]);
        if (!constant) return fail(constant.error());
        question_.constant = *std::move(constant);
        if (row(question_.kind).angles && !numbers::as_angle(question_.constant))
            return refuse("statement_constant", in_quotes(words_[at_].text) + " is not an angle",
                          "write 7pi/12, 105o or 105", words_[at_].column);
        return {};
    }

    Status term() {
        auto coefficient = number(words_[at_++]);
        if (!coefficient) return fail(coefficient.error());
        Term term{*std::move(coefficient), {}};
        for (std::size_t factors = 0;; ++factors) {
            if (factors == max_factors)
                return refuse("question_terms", "a term has more than 8 factors", form(), words_[at_].column);
            if (auto ok = factor(term); !ok) return ok;
            if (at_ == words_.size() || words_[at_].text != "*") break;
            if (row(question_.kind).angles)
                return refuse("question_terms", "angles cannot be multiplied", form(), words_[at_].column);
            ++at_;
        }
        question_.terms.push_back(std::move(term));
        return {};
    }

    /// As many points as the row says, none twice in a pair.
    Status factor(Term& term) {
        for (std::size_t i = 0; i < row(question_.kind).arity; ++i, ++at_) {
            if (at_ == words_.size())
                return refuse("statement_arity", "a point is missing behind " + in_quotes(words_.back().text), form(),
                              words_.back().column);
            const auto read = point(words_[at_]);
            if (!read) return fail(read.error());
            if (i % 2 == 1 && term.points.back() == *read)
                return refuse("repeated_input", "a line needs two different points", form(), words_[at_].column);
            term.points.push_back(*read);
        }
        return {};
    }

    Result<PointId> point(const Word& word) const {
        for (const std::string& name : {std::string(word.text), lower_case(word.text)})
            if (const auto found = std::ranges::find(names_, name); found != names_.end())
                return PointId(static_cast<std::size_t>(found - names_.begin()));
        return refuse("unknown_point", "there is no point called " + in_quotes(word.text),
                      did_you_mean(word.text, names_, form()), word.column);
    }

    static Result<numbers::Scalar> number(const Word& word) {
        auto value = numbers::Scalar::parse(word.text);
        if (value) return value;
        Error error = value.error();
        const int inside = error.place ? std::max(error.place->column, 1) : 1;
        return fail(error.at(Place{{}, 1, word.column + inside - 1}));
    }

    std::string_view text_;
    std::span<const Word> words_;
    std::span<const std::string> names_;
    std::size_t at_ = 0;
    Question question_;
};

} // namespace

bool asks(std::string_view text) {
    const auto words = words_of(text.substr(0, 64));
    return !words.empty() && question_by_name(words.front().text).has_value();
}

Result<Question> parse_question(std::string_view text, std::span<const std::string> names, Place place) {
    const auto words = words_of(text);
    auto question = Reader(text, words, names).whole();
    if (question || place == Place{}) return question;
    Error error = question.error();
    if (error.place) place.column = std::max(place.column, 1) + error.place->column - 1;
    return fail(error.at(std::move(place)));
}

std::string to_string(const Question& question, std::span<const std::string> names) {
    const QuestionRow& asked = row(question.kind);
    std::string text(asked.name);
    if (question.quantity) return text + ' ' + facts::to_string(*question.quantity, names);
    for (const Term& term : question.terms) {
        if (asked.equation) text += ' ' + term.coefficient.text();
        for (std::size_t i = 0; i < term.points.size(); ++i) {
            if (i > 0 && i % asked.arity == 0) text += " *";
            text += ' ' + names[term.points[i].index()];
        }
    }
    if (asked.equation) text += ' ' + question.constant.text();
    return text;
}

} // namespace porism::scene
