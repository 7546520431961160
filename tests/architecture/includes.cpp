#include "architecture/includes.h"

#include <algorithm>
#include <cctype>

namespace porism::architecture {
namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

struct LogicalLine {
    std::string text;
    int line = 0; ///< of its first character that is no blank
};

/// The source as the preprocessor sees it: comments are blanks, continued lines are one, raw strings are empty.
class Lines {
public:
    explicit Lines(std::string_view source) : source_(source) {}

    std::vector<LogicalLine> run() {
        while (at_ < source_.size()) step();
        end_line();
        return std::move(lines_);
    }

private:
    bool starts(std::string_view text) const { return source_.substr(at_).starts_with(text); }
    bool continued() const { return starts("\\\n") || starts("\\\r\n"); }

    void step() {
        if (continued()) {
            at_ = source_.find('\n', at_) + 1;
            ++line_;
        } else if (source_[at_] == '\n') {
            end_line();
            ++line_;
            ++at_;
        } else if (starts("/*")) {
            skip_to(source_.find("*/", at_ + 2), 2);
            put(' ');
        } else if (starts("//")) {
            while (at_ < source_.size() && source_[at_] != '\n')
                skip_to(continued() ? source_.find('\n', at_) : at_, 1);
        } else if (source_[at_] == '"') {
            quoted();
        } else if (source_[at_] == '\'' && (line_text_.empty() || !is_word(line_text_.back()))) {
            literal('\'');
        } else {
            put(source_[at_++]);
        }
    }

    void quoted() {
        if (line_text_.ends_with('R')) {
            const std::size_t open = std::min(source_.find('(', at_), source_.size() - 1);
            const std::string close = ')' + std::string(source_.substr(at_ + 1, open - at_ - 1)) + '"';
            skip_to(source_.find(close, open), close.size());
            return;
        }
        literal('"');
    }

    /// Kept, for the name of an include stands in quotes. It ends with its line at the latest.
    void literal(char quote) {
        put(source_[at_++]);
        while (at_ < source_.size() && source_[at_] != quote && source_[at_] != '\n') {
            if (source_[at_] == '\\' && !continued() && at_ + 1 < source_.size()) put(source_[at_++]);
            if (continued())
                step();
            else
                put(source_[at_++]);
        }
        if (at_ < source_.size() && source_[at_] == quote) put(source_[at_++]);
    }

    void skip_to(std::size_t found, std::size_t length) {
        const std::size_t end = found == std::string_view::npos ? source_.size() : found + length;
        for (; at_ < end; ++at_)
            if (source_[at_] == '\n') ++line_;
    }

    void put(char c) {
        if (line_text_.find_first_not_of(" \t\r") == std::string::npos) first_ = line_;
        line_text_ += c;
    }

    void end_line() {
        lines_.push_back({std::move(line_text_), first_});
        line_text_.clear();
        first_ = line_ + 1;
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1, first_ = 1;
    std::string line_text_;
    std::vector<LogicalLine> lines_;
};

std::string_view after_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\f\v"), text.size()));
    return text;
}

} // namespace

std::vector<Include> includes_of(std::string_view source) {
    std::vector<Include> includes;
    for (const LogicalLine& line : Lines(source).run()) {
        std::string_view text = after_blanks(line.text);
        const std::size_t hash = text.starts_with('#') ? 1 : text.starts_with("%:") ? 2 : 0;
        if (hash == 0) continue;
        text = after_blanks(text.substr(hash));
        const auto end = std::find_if_not(text.begin(), text.end(), is_word);
        const std::string directive(text.begin(), end);
        if (directive != "include" && directive != "import" && directive != "include_next") continue;
        text = after_blanks(text.substr(directive.size()));
        std::string name;
        if (text.starts_with('"') || text.starts_with('<'))
            name = text.substr(1, std::min(text.find(text[0] == '"' ? '"' : '>', 1), text.size()) - 1);
        includes.push_back({directive, name, line.line});
    }
    return includes;
}

} // namespace porism::architecture
