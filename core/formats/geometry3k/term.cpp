#include "formats/geometry3k/term.h"

#include "base/text.h"

namespace porism::geometry3k {
namespace {

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}
bool is_word(char c) {
    return is_capital(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

class TermReader {
public:
    explicit TermReader(std::string_view text) : text_(text) {}

    Result<Term> whole() {
        auto term = next(0);
        skip();
        if (term && at_ < text_.size())
            return refuse("form_syntax", "something stands behind the end of the form", "leave it out");
        return term;
    }

private:
    tl::unexpected<Error> refuse(std::string code, std::string what, std::string mend) const {
        return fail(Error{ErrorKind::bad_input, std::move(code), std::move(what), std::move(mend),
                          Place{{}, 1, static_cast<int>(at_) + 1}});
    }

    void skip() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }

    /// The length of the word that opens a form here; 0 where none does.
    std::size_t opening() const {
        std::size_t end = at_;
        while (end < text_.size() && is_word(text_[end])) ++end;
        const bool form = end > at_ + 1 && is_capital(text_[at_]) && end < text_.size() && text_[end] == '(';
        return form ? end - at_ : 0;
    }

    Result<Term> next(int depth) {
        if (depth > max_form_depth)
            return refuse("form_too_deep", "forms are nested more than 16 deep", "use fewer forms");
        skip();
        const std::size_t length = opening();
        if (length == 0) return leaf();
        Term term{std::string(text_.substr(at_, length)), {}, true, at_};
        at_ += length + 1;
        skip();
        if (at_ < text_.size() && text_[at_] == ')') {
            ++at_;
            return term;
        }
        for (;;) {
            auto argument = next(depth + 1);
            if (!argument) return argument;
            term.args.push_back(*std::move(argument));
            skip();
            if (at_ == text_.size()) return refuse("form_syntax", "a closing bracket is missing", "write it");
            if (text_[at_++] == ')') return term;
        }
    }

    /// Up to the comma or the bracket that ends it.
    Result<Term> leaf() {
        const std::size_t begin = at_;
        for (int open = 0; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (open == 0 && (c == ',' || c == ')')) break;
            open += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
        }
        const std::string_view word = trim(text_.substr(begin, at_ - begin));
        if (word.empty())
            return refuse("form_syntax", "something is missing here", "write a point, a number or a form");
        return Term{std::string(word), {}, false, begin};
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

Result<Term> parse_term(std::string_view text) {
    if (text.size() > max_form_bytes)
        return fail("form_too_long", "the form is longer than 2048 bytes", "split it into several");
    return TermReader(text).whole();
}

std::string to_string(const Term& term) {
    if (!term.form) return term.word;
    std::vector<std::string> parts;
    for (const Term& arg : term.args) parts.push_back(to_string(arg));
    return term.word + "(" + join(parts, ", ") + ")";
}

} // namespace porism::geometry3k
