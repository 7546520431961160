#include "numbers/answer.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <string>

namespace porism::numbers {
namespace {

constexpr std::size_t most_bytes = 200;

/// What stands around a number and says nothing of it.
constexpr std::array<std::string_view, 3> marks{"$", "\\(", "\\)"};
constexpr std::array<std::string_view, 5> degrees{"^{\\circ}", "^\\circ", "\\circ", "°", "º"};
constexpr std::array<std::string_view, 13> units{"degrees", "degree", "units", "unit", "square", "sq", "mm",
                                                 "cm",      "km",     "m",     "in",   "ft",     "deg"};
constexpr std::array<std::string_view, 3> powers{"^2", "^{2}", "²"};

struct TexWord {
    std::string_view written, read;
};
constexpr std::array tex_words{TexWord{"\\cdot", "*"},    TexWord{"\\times", "*"},  TexWord{"\\pi", "pi"},
                               TexWord{"\\left", ""},     TexWord{"\\right", ""},   TexWord{"asin", "arcsin"},
                               TexWord{"acos", "arccos"}, TexWord{"atan", "arctan"}};

/// The text without what it ends with, if it ends with one of these.
bool drop(std::string_view& text, std::string_view end) {
    if (!text.ends_with(end)) return false;
    text = trim(text.substr(0, text.size() - end.size()));
    return true;
}

bool drop_unit(std::string_view& text) {
    for (const std::string_view unit : units) {
        if (!text.ends_with(unit) || text.size() == unit.size()) continue;
        if (is_letter(text[text.size() - unit.size() - 1])) continue;
        return drop(text, unit);
    }
    return false;
}

std::string_view without_units(std::string_view text) {
    for (bool dropped = true; dropped;) {
        dropped = drop(text, ".");
        for (const std::string_view sign : degrees) dropped = drop(text, sign) || dropped;
        std::string_view before = text;
        for (const std::string_view power : powers)
            if (drop(before, power) && drop_unit(before)) {
                text = before;
                dropped = true;
                break;
            }
        dropped = drop_unit(text) || dropped;
    }
    return text;
}

/// What TeX frames, or sets in another font, alone.
constexpr std::array<std::string_view, 4> frames{"\\boxed{", "\\fbox{", "\\text{", "\\mathrm{"};

std::string without_frames(std::string text) {
    for (const std::string_view frame : frames)
        for (std::size_t at = text.find(frame); at != std::string::npos; at = text.find(frame)) {
            std::size_t end = at + frame.size();
            for (int depth = 1; end < text.size(); ++end) {
                depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
                if (depth == 0) break;
            }
            if (end < text.size()) text.erase(end, 1);
            text.erase(at, frame.size());
        }
    return text;
}

/// Behind "x =" or "AB =".
std::string_view value_in(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return text;
    const std::string_view named = trim(text.substr(0, equals));
    return !named.empty() && std::ranges::all_of(named, is_letter) ? trim(text.substr(equals + 1)) : text;
}

/// \frac{3}{4} as ((3)/(4)), \sqrt{2} as sqrt(2), braces as brackets.
class Tex {
public:
    explicit Tex(std::string_view text) : text_(text) {}

    std::string run() {
        while (at_ < text_.size()) step();
        return std::move(out_);
    }

private:
    void step() {
        if (take("\\frac") || take("\\dfrac") || take("\\tfrac")) {
            times();
            const std::string above = group(), below = group();
            out_ += "((" + above + ")/(" + below + "))";
        } else if (take("\\sqrt") || take("√")) {
            times();
            out_ += "sqrt(" + group() + ")";
        } else if (!word()) {
            const char c = text_[at_++];
            if (c == '(') times();
            out_ += c == '{' ? '(' : c == '}' ? ')' : c;
        }
    }

    bool word() {
        for (const TexWord& one : tex_words) {
            if (one.written.front() != '\\' && at_ > 0 && is_letter(text_[at_ - 1])) continue;
            if (!take(one.written)) continue;
            if (one.read == "pi") times();
            out_ += one.read;
            return true;
        }
        if (!text_.substr(at_).starts_with("pi") && !text_.substr(at_).starts_with("sqrt")) return false;
        times();
        out_ += text_[at_++];
        return true;
    }

    /// Products are written close.
    void times() {
        const std::size_t last = out_.find_last_not_of(' ');
        if (last != std::string::npos && (is_digit(out_[last]) || out_[last] == ')')) out_ += '*';
    }

    bool take(std::string_view start) {
        if (!text_.substr(at_).starts_with(start)) return false;
        at_ += start.size();
        return true;
    }

    /// In braces or brackets, or a number alone.
    std::string group() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        if (at_ == text_.size()) return {};
        std::size_t end = at_;
        if (text_[at_] != '{' && text_[at_] != '(') {
            while (end < text_.size() && is_digit(text_[end])) ++end;
            return inside(at_, end, end);
        }
        for (int depth = 0; end < text_.size(); ++end) {
            depth += text_[end] == '{' || text_[end] == '(' ? 1 : text_[end] == '}' || text_[end] == ')' ? -1 : 0;
            if (depth == 0) return inside(at_ + 1, end, end + 1);
        }
        return inside(at_ + 1, end, end);
    }

    std::string inside(std::size_t begin, std::size_t end, std::size_t next) {
        at_ = next;
        return Tex(text_.substr(begin, end - begin)).run();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string out_;
};

} // namespace

std::string without_tex(std::string_view text) {
    return Tex(text).run();
}

std::optional<Scalar> told_answer(std::string_view text) {
    if (text.size() > most_bytes) return std::nullopt;
    std::string bare(text);
    for (const std::string_view mark : marks)
        for (std::size_t at = bare.find(mark); at != std::string::npos; at = bare.find(mark))
            bare.erase(at, mark.size());
    bare = without_frames(std::move(bare));
    auto value = Scalar::parse(Tex(without_units(value_in(trim(bare)))).run());
    return value ? std::optional(*std::move(value)) : std::nullopt;
}

} // namespace porism::numbers
