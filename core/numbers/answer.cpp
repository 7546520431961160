#include "numbers/answer.h"

#include "base/text.h"
#include "numbers/expression.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <regex>
#include <span>
#include <string>
#include <utility>

namespace porism::numbers {
namespace {

constexpr std::size_t most_bytes = 200;

/// What stands around a number and says nothing of it.
constexpr std::array<std::string_view, 3> marks{"$", "\\(", "\\)"};
constexpr std::string_view degree_sign = "°";
constexpr std::array<std::string_view, 13> units{"degrees", "degree", "units", "unit", "square", "sq", "mm",
                                                 "cm",      "km",     "m",     "in",   "ft",     "deg"};
constexpr std::array<std::string_view, 3> powers{"^2", "^{2}", "²"};

struct TexWord {
    std::string_view written, read;
};
constexpr std::array tex_words{TexWord{"\\cdot", "*"},    TexWord{"\\times", "*"},   TexWord{"\\pi", "pi"},
                               TexWord{"\\left", ""},     TexWord{"\\right", ""},    TexWord{"asin", "arcsin"},
                               TexWord{"acos", "arccos"}, TexWord{"atan", "arctan"}, TexWord{"\\sin", "sin"},
                               TexWord{"\\cos", "cos"},   TexWord{"\\tan", "tan"},   TexWord{"\\arc", "arc"}};

/// One sign for what is written in several ways.
constexpr std::array sign_words{TexWord{"^{\\circ}", "°"},
                                TexWord{"^\\circ", "°"},
                                TexWord{"\\circ", "°"},
                                TexWord{"\\degree", "°"},
                                TexWord{"º", "°"},
                                TexWord{"\\dfrac", "\\frac"},
                                TexWord{"\\tfrac", "\\frac"},
                                TexWord{"⁻¹", "^{-1}"},
                                TexWord{"^(-1)", "^{-1}"},
                                TexWord{"sin^{-1}", "arcsin"},
                                TexWord{"sin^-1", "arcsin"},
                                TexWord{"cos^{-1}", "arccos"},
                                TexWord{"cos^-1", "arccos"},
                                TexWord{"tan^{-1}", "arctan"},
                                TexWord{"tan^-1", "arctan"}};
constexpr std::array raised_signs{TexWord{"²", "^2"}, TexWord{"³", "^3"}};

void put_for_all(std::string& text, std::span<const TexWord> words) {
    for (const auto& [written, read] : words)
        for (std::size_t at = text.find(written); at != std::string::npos; at = text.find(written, at + read.size()))
            text.replace(at, written.size(), read);
}

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
        dropped = drop(text, degree_sign) || dropped;
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

/// "sin 30°" as "sin(30°)", "1 2/3" and "1\frac{2}{3}" as sums: what is told by blanks alone.
std::string with_brackets(const std::string& text) {
    static const std::regex function("(sin|cos|tan) ?([0-9]{1,9}(?:\\.[0-9]{1,9})? ?°)"),
        mixed("^([0-9]{1,9}) +([0-9]{1,9}/[0-9]{1,9})(?=$|\\.$| ?[a-z°])"),
        mixed_in_tex("^([0-9]{1,9}) ?\\\\frac ?(?:\\{ ?([0-9]{1,9}) ?\\} ?\\{ ?([0-9]{1,9}) "
                     "?\\}|([0-9])([0-9]))(?=$|\\.$| ?[a-z°])");
    std::string out = std::regex_replace(text, function, "$1($2)");
    out = std::regex_replace(out, mixed, "($1+$2)");
    return std::regex_replace(out, mixed_in_tex, "($1+$2$4/$3$5)");
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
            const std::string above = group(1), below = group(1);
            out_ += "((" + above + ")/(" + below + "))";
        } else if (take("\\sqrt") || take("√")) {
            times();
            const std::string degree_of_root = index();
            out_ += degree_of_root.empty() ? "sqrt(" + group() + ")" : "(" + group() + ")^(1/" + degree_of_root + ")";
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

    /// "3" of "[3]", behind the sign of a root.
    std::string index() {
        if (at_ == text_.size() || text_[at_] != '[') return {};
        const std::size_t end = text_.find(']', at_);
        if (end == std::string_view::npos) return {};
        std::string out(trim(text_.substr(at_ + 1, end - at_ - 1)));
        if (out.empty() || !std::ranges::all_of(out, is_digit)) return {};
        at_ = end + 1;
        return out;
    }

    /// In braces or brackets, or a number alone, of so many digits at most.
    std::string group(std::size_t most_digits = most_bytes) {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        if (at_ == text_.size()) return {};
        std::size_t end = at_;
        if (text_[at_] != '{' && text_[at_] != '(') {
            while (end < text_.size() && end < at_ + most_digits && is_digit(text_[end])) ++end;
            const bool decimal =
                most_digits > 1 && end > at_ && end + 1 < text_.size() && text_[end] == '.' && is_digit(text_[end + 1]);
            if (decimal) ++end;
            while (decimal && end < text_.size() && is_digit(text_[end])) ++end;
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

std::optional<Scalar> without_sign(const Scalar& value) {
    if (sign_of(value.expression()).value_or(0) >= 0) return value;
    auto negated = Scalar::parse("-(" + value.text() + ")");
    return negated ? std::optional(*std::move(negated)) : std::nullopt;
}

using Vulgar = std::pair<std::string_view, std::string_view>;
constexpr std::array vulgar_fractions{Vulgar{"½", "1/2"}, Vulgar{"⅓", "1/3"}, Vulgar{"⅔", "2/3"}, Vulgar{"¼", "1/4"},
                                      Vulgar{"¾", "3/4"}, Vulgar{"⅕", "1/5"}, Vulgar{"⅖", "2/5"}, Vulgar{"⅗", "3/5"},
                                      Vulgar{"⅘", "4/5"}, Vulgar{"⅙", "1/6"}, Vulgar{"⅚", "5/6"}, Vulgar{"⅛", "1/8"},
                                      Vulgar{"⅜", "3/8"}, Vulgar{"⅝", "5/8"}, Vulgar{"⅞", "7/8"}};

std::string without_vulgar_fractions(std::string text) {
    for (const auto& [sign, fraction] : vulgar_fractions)
        for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos;) {
            std::size_t begin = at;
            while (begin > 0 && is_digit(text[begin - 1])) --begin;
            const std::string whole = text.substr(begin, at - begin);
            const std::string read = fmt::format("({}{}{})", whole, whole.empty() ? "" : "+", fraction);
            text.replace(begin, at - begin + sign.size(), read);
            at = begin + read.size();
        }
    return text;
}

} // namespace

std::string without_tex(std::string_view text) {
    return Tex(text).run();
}

std::string with_mixed_numbers(std::string_view text) {
    static const std::regex mixed(
        "(^ *|[^0-9A-Za-z_'.^ ] *|[A-Za-z_'] +)([0-9]{1,9}) +([0-9]{1,9}/[0-9]{1,9})(?![0-9.])"),
        in_tex("(^|[^0-9A-Za-z_'.^])([0-9]{1,9}) ?\\\\[dt]?frac ?\\{ ?([0-9]{1,9}) ?\\} ?\\{ ?([0-9]{1,9}) ?\\}");
    const std::string out = std::regex_replace(std::string(text), mixed, "$1($2+$3)");
    return without_vulgar_fractions(std::regex_replace(out, in_tex, "$1($2+$3/$4)"));
}

std::optional<Scalar> told_answer(std::string_view text) {
    if (text.size() > most_bytes) return std::nullopt;
    std::string bare = with_mixed_numbers(text);
    for (const std::string_view mark : marks)
        for (std::size_t at = bare.find(mark); at != std::string::npos; at = bare.find(mark))
            bare.erase(at, mark.size());
    bare = without_frames(std::move(bare));
    put_for_all(bare, sign_words);
    std::string plain(without_units(with_brackets(std::string(value_in(trim(bare))))));
    put_for_all(plain, raised_signs);
    const bool bars = plain.size() > 2 && plain.front() == '|' && plain.find('|', 1) == plain.size() - 1;
    if (bars) plain = plain.substr(1, plain.size() - 2);
    auto value = Scalar::parse(Tex(plain).run());
    if (!value) return std::nullopt;
    return bars ? without_sign(*value) : *std::move(value);
}

} // namespace porism::numbers
