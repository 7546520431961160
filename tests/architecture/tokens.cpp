#include "architecture/tokens.h"

#include <algorithm>
#include <cctype>

namespace porism::architecture {
namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Tokenizer {
public:
    explicit Tokenizer(std::string_view source) : source_(source) {}

    std::vector<Token> run() {
        while (at_ < source_.size()) {
            const char c = source_[at_];
            if (c == '\n') {
                ++line_;
                ++at_;
                line_start_ = true;
            } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
                ++at_;
            } else if (c == '#' && line_start_) {
                preprocessor();
            } else if (starts("//") || starts("/*")) {
                comment();
            } else {
                line_start_ = false;
                code();
            }
        }
        return std::move(tokens_);
    }

private:
    bool starts(std::string_view text) const { return source_.substr(at_).starts_with(text); }

    void skip_to(std::size_t end) {
        end = std::min(end, source_.size());
        line_ += static_cast<int>(std::count(source_.begin() + static_cast<std::ptrdiff_t>(at_),
                                             source_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        at_ = end;
    }

    std::size_t after(std::string_view text, std::size_t from) const {
        const auto found = source_.find(text, from);
        return found == std::string_view::npos ? source_.size() : found + text.size();
    }

    std::size_t line_end(std::size_t from) const { return std::min(source_.find('\n', from), source_.size()); }

    void comment() {
        const std::size_t begin = at_;
        skip_to(starts("//") ? line_end(at_) : after("*/", at_ + 2));
        std::string_view text = source_.substr(begin, at_ - begin);
        text.remove_prefix(std::min(text.find_first_not_of("/* \t"), text.size()));
        constexpr std::string_view key = "size:";
        if (text.starts_with(key) && text.find_first_not_of(" \t*/", key.size()) != std::string_view::npos)
            reason_ = true;
    }

    std::string_view directive() {
        std::size_t end = line_end(at_);
        while (end < source_.size() && source_[end - 1] == '\\') end = line_end(end + 1);
        std::string_view text = source_.substr(at_ + 1, end - at_ - 1);
        skip_to(end);
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
        return text;
    }

    void preprocessor() {
        const std::string_view text = directive();
        if (!text.starts_with("else") && !text.starts_with("elif")) return;
        for (int depth = 1; depth > 0 && at_ < source_.size();) {
            skip_to(line_end(at_) + 1);
            const auto first = source_.find_first_not_of(" \t", at_);
            if (first == std::string_view::npos || source_[first] != '#') continue;
            at_ = first;
            const std::string_view inner = directive();
            if (inner.starts_with("if")) ++depth;
            if (inner.starts_with("endif")) --depth;
        }
    }

    void push(std::string text) {
        tokens_.push_back({std::move(text), line_, reason_});
        reason_ = false;
    }

    void code() {
        const char c = source_[at_];
        if (c == '"') {
            literal('"');
        } else if (c == '\'') {
            literal('\'');
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            // The quote inside a number separates digits.
            std::size_t end = at_;
            while (end < source_.size() && (is_word(source_[end]) || source_[end] == '\'' || source_[end] == '.'))
                ++end;
            push(std::string(source_.substr(at_, end - at_)));
            at_ = end;
        } else if (is_word(c)) {
            word();
        } else {
            const std::size_t length = starts("::") || starts("->") ? 2 : 1;
            push(std::string(source_.substr(at_, length)));
            at_ += length;
        }
    }

    void word() {
        std::size_t end = at_;
        while (end < source_.size() && is_word(source_[end])) ++end;
        const std::string text(source_.substr(at_, end - at_));
        const bool raw = text == "R" || text == "u8R" || text == "LR" || text == "uR" || text == "UR";
        if (raw && end < source_.size() && source_[end] == '"') {
            const std::size_t open = std::min(source_.find('(', end), source_.size());
            const std::string close = ')' + std::string(source_.substr(end + 1, open - end - 1)) + '"';
            push("\"\"");
            skip_to(after(close, open));
            return;
        }
        push(text);
        at_ = end;
    }

    void literal(char quote) {
        push("\"\"");
        std::size_t end = at_ + 1;
        while (end < source_.size() && source_[end] != quote) end += source_[end] == '\\' ? 2 : 1;
        skip_to(end + 1);
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool line_start_ = true;
    bool reason_ = false;
    std::vector<Token> tokens_;
};

} // namespace

std::vector<Token> tokenize(std::string_view source) {
    return Tokenizer(source).run();
}

} // namespace porism::architecture
