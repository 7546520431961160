#include "architecture/sizes.h"

#include "architecture/tokens.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string>

namespace porism::architecture {
namespace {

enum class Scope {
    names,    ///< a namespace or class: declarations stand in it
    function, ///< a body that is measured
    block,    ///< braces inside a body
    data,     ///< an initialiser
};

struct Open {
    Scope scope = Scope::names;
    std::size_t function = 0;    ///< index of the measured function, for Scope::function
    std::size_t head_begin = 0;  ///< where the statement that the brace belongs to begins
    bool ends_statement = false; ///< whether its closing brace ends that statement
};

bool is_one_of(const std::string& text, std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), text) != words.end();
}

class Measurer {
public:
    explicit Measurer(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

    std::vector<Function> run() {
        for (at_ = 0; at_ < tokens_.size(); ++at_) {
            const std::string& text = tokens_[at_].text;
            if (text == "{") {
                open();
            } else if (text == "}") {
                close();
            } else if (scope() == Scope::names && (text == ";" || ends_label())) {
                head_ = at_ + 1;
            }
        }
        return std::move(functions_);
    }

private:
    Scope scope() const { return open_.empty() ? Scope::names : open_.back().scope; }

    /// `public:` and its kind.
    bool ends_label() const {
        if (tokens_[at_].text != ":" || at_ == head_) return false;
        return is_one_of(tokens_[at_ - 1].text,
                         {"public", "private", "protected", "signals", "slots", "Q_SIGNALS", "Q_SLOTS"});
    }

    /// The index of the bracket that `close` closes, looking back no further than `floor`.
    std::size_t matching_open(std::size_t close, std::size_t floor) const {
        int depth = 0;
        for (std::size_t i = close + 1; i-- > floor;) {
            if (is_one_of(tokens_[i].text, {")", "]", "}"})) ++depth;
            if (is_one_of(tokens_[i].text, {"(", "[", "{"}) && --depth == 0) return i;
        }
        return floor;
    }

    /// Whether the brace at `at_` opens the body of a lambda: `[...] {`, `[...](...) words {`.
    bool opens_lambda(std::size_t floor) const {
        std::size_t i = at_;
        // What may stand between the parameters and the body.
        for (; i > floor; --i) {
            const std::string& before = tokens_[i - 1].text;
            if (before == ")" || before == "]") break;
            const bool word = std::isalnum(static_cast<unsigned char>(before[0])) != 0;
            if (!word && !is_one_of(before, {"->", "::", "<", ">", "*", "&", ","})) return false;
        }
        if (i == floor) return false;
        std::size_t last = i - 1;
        if (tokens_[last].text == ")") {
            const std::size_t parameters = matching_open(last, floor);
            if (parameters == floor) return false;
            last = parameters - 1;
        }
        return tokens_[last].text == "]" && introduces(matching_open(last, floor), floor);
    }

    /// Whether the `[` at `i` begins a lambda: a subscript follows a name or a bracket.
    bool introduces(std::size_t i, std::size_t floor) const {
        if (i == floor) return true;
        const std::string& before = tokens_[i - 1].text;
        if (before == "return") return true;
        return is_one_of(before, {"(", "{", ",", "=", "&", "|", "?", ":", "<", ">", "+"});
    }

    /// The first token of the head after `template <...>`.
    std::size_t after_template() const {
        std::size_t i = head_;
        while (i < at_ && tokens_[i].text == "template") {
            int depth = 0, parentheses = 0;
            for (++i; i < at_; ++i) {
                if (tokens_[i].text == "(") ++parentheses;
                if (tokens_[i].text == ")") --parentheses;
                if (parentheses > 0) continue; // a comparison there, or a function type
                if (tokens_[i].text == "<") ++depth;
                if (tokens_[i].text == ">" && --depth == 0) break;
            }
            if (i < at_) ++i;
        }
        return i;
    }

    struct Head {
        bool parentheses = false; ///< a closed (...) at top level
        bool unclosed = false;    ///< the brace stands inside parentheses
        bool equals = false;      ///< an = before the brace
        bool colon = false;       ///< a : after the (...): a list of member initialisers
        bool names = false;       ///< a namespace, class, union or enum
    };

    Head read_head() const {
        Head head;
        const std::size_t begin = after_template();
        int depth = 0;
        for (std::size_t i = begin; i < at_; ++i) {
            const std::string& text = tokens_[i].text;
            const bool after_operator = i > begin && tokens_[i - 1].text == "operator";
            if (is_one_of(text, {"(", "[", "{"})) ++depth;
            if (is_one_of(text, {")", "]", "}"})) --depth;
            if (text == ")" && depth == 0) head.parentheses = true;
            if (depth != 0 || after_operator) continue;
            if (text == "=" && !is_operator_name(i, begin)) head.equals = true;
            if (text == ":" && head.parentheses) head.colon = true;
        }
        head.unclosed = depth > 0;
        head.names = begin < at_ && opens_names(begin, head.parentheses);
        return head;
    }

    /// Whether the = at `i` is part of `operator==` and its kind.
    bool is_operator_name(std::size_t i, std::size_t begin) const {
        for (std::size_t back = i; back-- > begin && i - back <= 3;)
            if (tokens_[back].text == "operator") return true;
        return false;
    }

    bool opens_names(std::size_t begin, bool parentheses) const {
        for (std::size_t i = begin; i < at_; ++i) {
            const std::string& text = tokens_[i].text;
            if (is_one_of(text, {"namespace", "extern"})) return !parentheses;
            if (is_one_of(text, {"class", "struct", "union", "enum"})) return !returns_from_function(i);
            if (!is_one_of(text, {"inline", "typedef", "static", "const", "constexpr", "export"})) return false;
        }
        return false;
    }

    /// `struct Row find(...) {` is a function; `struct alignas(16) Row {` and `class X_API(1) Row : Base {` are not.
    bool returns_from_function(std::size_t keyword) const {
        return tokens_[at_ - 1].text == ")" && keyword + 2 < at_ && tokens_[keyword + 1].text != "alignas";
    }

    void open() {
        if (scope() == Scope::function || scope() == Scope::block) {
            open_.push_back({Scope::block, 0, head_, false});
            return;
        }
        if (scope() == Scope::data) {
            if (opens_lambda(head_)) {
                open_function(lambda_begin(), false);
            } else {
                open_.push_back({Scope::data, 0, head_, false});
            }
            return;
        }
        const Head head = read_head();
        const std::string before = at_ > head_ ? tokens_[at_ - 1].text : std::string();
        if (head.names) {
            open_.push_back({Scope::names, 0, head_, true});
            head_ = at_ + 1;
        } else if (opens_lambda(head_) && (head.unclosed || head.equals)) {
            open_function(head.unclosed ? lambda_begin() : head_, false);
        } else if (head.unclosed || head.equals || !head.parentheses) {
            open_.push_back({Scope::data, 0, head_, false});
        } else if (head.colon && before != ")" && before != "}") {
            open_.push_back({Scope::data, 0, head_, false});
        } else {
            open_function(head_, true);
        }
    }

    /// The line of a lambda among data is that of its introducer.
    std::size_t lambda_begin() const {
        std::size_t i = at_;
        while (i > head_ && tokens_[i - 1].text != "]") --i;
        return i > head_ ? matching_open(i - 1, head_) : head_;
    }

    void open_function(std::size_t begin, bool ends_statement) {
        Function function;
        for (std::size_t i = begin; i < at_; ++i) {
            if (!function.head.empty()) function.head += ' ';
            function.head += tokens_[i].text;
        }
        function.first_line = tokens_[begin].line;
        function.has_reason = tokens_[begin].size_reason;
        open_.push_back({Scope::function, functions_.size(), head_, ends_statement});
        functions_.push_back(std::move(function));
    }

    void close() {
        if (open_.empty()) return;
        const Open closed = open_.back();
        open_.pop_back();
        if (closed.scope == Scope::function) functions_[closed.function].last_line = tokens_[at_].line;
        head_ = closed.ends_statement ? at_ + 1 : closed.head_begin;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::size_t head_ = 0; ///< first token of the statement that is being read
    std::vector<Open> open_;
    std::vector<Function> functions_;
};

} // namespace

Sizes measure(std::string_view source) {
    Sizes sizes;
    sizes.lines = static_cast<int>(std::count(source.begin(), source.end(), '\n'));
    std::vector<Token> tokens = tokenize(source);
    // A comment before the first token may stand before includes too; both are the file's head.
    sizes.has_reason = !tokens.empty() && tokens.front().size_reason;
    sizes.functions = Measurer(std::move(tokens)).run();
    return sizes;
}

} // namespace porism::architecture
