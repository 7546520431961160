#include "translate/language/formula_reader.h"

#include "base/text.h"
#include "numbers/integer.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

struct SignOfPrint {
    std::string_view printed, typed;
};
constexpr std::array<std::string_view, 10> superscripts{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
constexpr std::array relation_signs{SignOfPrint{" = ", " = "},  SignOfPrint{" < ", " < "},  SignOfPrint{" > ", " > "},
                                    SignOfPrint{" ≤ ", " <= "}, SignOfPrint{" ≥ ", " >= "}, SignOfPrint{" ≠ ", " != "}};
constexpr std::array sum_signs{SignOfPrint{" + ", " + "}, SignOfPrint{" − ", " - "}};
/// Of an angle; with an angle behind them they are quantities, else numbers.
constexpr std::array angle_functions{SignOfPrint{"sin ", "sin"}, SignOfPrint{"cos ", "cos"},
                                     SignOfPrint{"tan ", "tan"}};
constexpr std::array<std::string_view, 3> quantities_of_functions{"sine", "cosine", "tangent"};
constexpr std::array<std::string_view, 3> arc_functions{"arccos(", "arcsin(", "arctan("};
constexpr std::string_view angle_sign = "∠", degree_sign = "°", root_sign = "√", times_sign = " · ", minus_sign = "−",
                           pi_sign = "π", modulus = " (mod 180°)";
/// Stands before an arc until it is known whether it is counted in degrees.
constexpr char open_arc = '\x01', close_arc = '\x02';

constexpr int most_depth = 16; ///< of brackets in a formula

bool is_small(char c) {
    return c >= 'a' && c <= 'z';
}

class FormulaText {
public:
    FormulaText(std::string_view text, std::size_t at, const FormulaContext& context)
        : text_(text), at_(at), context_(context) {}

    std::optional<FormulaRead> formula() {
        if (!side()) return std::nullopt;
        const auto* sign = relation_signs.begin();
        if (!takes(context_.is))
            sign = std::ranges::find_if(relation_signs, [&](const auto& one) { return takes(one.printed); });
        if (sign == relation_signs.end()) return std::nullopt;
        typed_ += sign->typed;
        if (!side()) return std::nullopt;
        return FormulaRead{at_, in_unit(), sign != relation_signs.begin()};
    }

    std::optional<FormulaRead> angle_sum() {
        typed_ = "aequation";
        bool minus = takes(minus_sign);
        for (;;) {
            if (!directed_angle(minus)) return std::nullopt;
            const auto sign = std::ranges::find_if(sum_signs, [&](const auto& one) { return takes(one.printed); });
            if (sign == sum_signs.end()) break;
            minus = sign != sum_signs.begin();
        }
        if (!takes(" ≡ ")) return std::nullopt;
        const std::size_t end = text_.find(modulus, at_);
        if (end == std::string_view::npos) return std::nullopt;
        typed_ += ' ' + angle_as_typed(text_.substr(at_, end - at_));
        return FormulaRead{end + modulus.size(), typed_, false};
    }

    std::optional<FormulaRead> one_quantity() {
        if (!quantity() && !letter()) return std::nullopt;
        return FormulaRead{at_, typed_, false};
    }

private:
    bool ahead(std::string_view sign) const { return text_.substr(at_).starts_with(sign); }
    bool takes(std::string_view sign) {
        if (!ahead(sign)) return false;
        at_ += sign.size();
        return true;
    }
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    /// "2 ∠(AB, CD)", "(√2) ∠(AB, CD)".
    bool directed_angle(bool minus) {
        const std::size_t end = text_.find(angle_sign, at_);
        if (end == std::string_view::npos) return false;
        std::string_view number = trim(text_.substr(at_, end - at_));
        if (number.size() > 2 && number.starts_with('(') && number.ends_with(')'))
            number = number.substr(1, number.size() - 2);
        typed_ += minus ? " -" : " ";
        typed_ += number.empty() ? "1" : number_as_typed(number);
        at_ = end + angle_sign.size();
        for (const std::string_view after : {", ", ")"}) {
            if (after == ", " && !takes("(")) return false;
            const auto two = points(2);
            if (!two || !takes(after)) return false;
            typed_ += ' ' + *two;
            typed_[typed_.rfind(',')] = ' ';
        }
        return true;
    }
    /// Without the blanks, which part words.
    static std::string number_as_typed(std::string_view number) {
        std::string out;
        for (std::size_t i = 0; i < number.size(); ++i) {
            const std::string_view rest = number.substr(i);
            if (rest.starts_with(degree_sign)) {
                out += 'o';
                i += degree_sign.size() - 1;
            } else if (rest.starts_with(minus_sign)) {
                out += '-';
                i += minus_sign.size() - 1;
            } else if (number[i] != ' ') {
                out += number[i];
            }
        }
        return out;
    }

    /// Fractions of degrees are parts of pi.
    static std::string angle_as_typed(std::string_view number) {
        std::string typed = number_as_typed(number);
        if (typed.find('/') == std::string::npos || !typed.ends_with('o')) return typed;
        const auto degrees = numbers::parse_rational(std::string_view(typed).substr(0, typed.size() - 1));
        if (!degrees) return typed;
        const numbers::Rational turns = *degrees / 180;
        return turns.get_num().get_str() + "pi/" + turns.get_den().get_str();
    }

    bool side() {
        if (takes(minus_sign)) typed_ += "-";
        if (!term()) return false;
        for (;;) {
            const std::size_t before = at_;
            const auto sign = std::ranges::find_if(sum_signs, [&](const auto& one) { return takes(one.printed); });
            if (sign == sum_signs.end()) return true;
            typed_ += sign->typed;
            if (!term()) {
                at_ = before;
                return false;
            }
        }
    }

    bool term() {
        if (!factor()) return false;
        for (;;) {
            if (takes(times_sign)) {
                typed_ += "*";
                if (!factor()) return false;
            } else if (ahead("/") && at_ + 1 < text_.size() && is_digit(text_[at_ + 1])) {
                typed_ += text_[at_++];
                digits();
                (void)takes(degree_sign);
            } else if (!beside()) {
                return true;
            }
        }
    }
    /// A factor that stands beside the last one without a sign between: "2x", "3√2", "2arccos(...)".
    bool beside() {
        const bool begins = is_small(next()) || ahead(root_sign) || ahead(pi_sign);
        if (!begins || typed_.empty() || text_[at_ - 1] == ' ') return false;
        typed_ += "*";
        return factor();
    }

    bool factor() {
        if (!atom()) return false;
        std::string power;
        for (bool more = true; more;) {
            const auto digit = std::ranges::find_if(superscripts, [&](std::string_view each) { return takes(each); });
            more = digit != superscripts.end();
            if (more) power += static_cast<char>('0' + (digit - superscripts.begin()));
        }
        if (!power.empty()) typed_ += "^" + power;
        (void)takes(degree_sign);
        return true;
    }

    bool atom() {
        if (is_digit(next())) {
            digits();
            return true;
        }
        return quantity() || number_with_sign() || function_of_number() || arc() || bracket() || letter();
    }
    void digits() {
        while (is_digit(next()) || (next() == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1])))
            typed_ += text_[at_++];
    }
    bool number_with_sign() {
        if (takes(pi_sign)) {
            typed_ += "pi";
            return true;
        }
        if (!takes(root_sign)) return false;
        typed_ += "sqrt(";
        if (is_digit(next()))
            digits();
        else if (ahead("(")) {
            if (!bracket()) return false;
        } else
            return false;
        typed_ += ")";
        return true;
    }
    bool bracket() {
        const std::size_t before = at_, length = typed_.size();
        if (depth_ == most_depth || !takes("(")) return false;
        typed_ += "(";
        ++depth_;
        const bool whole = side() && takes(")");
        --depth_;
        if (whole) {
            typed_ += ")";
            return true;
        }
        at_ = before;
        typed_.resize(length);
        return false;
    }
    /// "sin 80°".
    bool function_of_number() {
        for (const auto& [printed, typed] : angle_functions) {
            const std::size_t begin = at_ + printed.size();
            if (!ahead(printed) || begin >= text_.size() || !is_digit(text_[begin])) continue;
            at_ = begin;
            typed_ += std::string(typed) + "(";
            digits();
            typed_ += "o)";
            return takes(degree_sign);
        }
        return false;
    }
    /// "arccos(3/5)".
    bool arc() {
        const auto name = std::ranges::find_if(arc_functions, [&](std::string_view each) { return ahead(each); });
        if (name == arc_functions.end()) return false;
        int depth = 0;
        std::size_t end = at_;
        do {
            depth += text_[end] == '(' ? 1 : text_[end] == ')' ? -1 : 0;
            ++end;
        } while (end < text_.size() && (depth > 0 || end < at_ + name->size()));
        typed_ += open_arc + std::string(text_.substr(at_, end - at_)) + close_arc;
        at_ = end;
        return depth == 0;
    }

    /// The name in the scene; of a point that the sentence itself places the one that it gets there.
    std::string typed_name(std::string_view spoken) const {
        const auto point = context_.spoken.find(spoken);
        return point ? context_.names[point->index()] : name_of(spoken);
    }
    /// Names that run together; nothing where there are not so many.
    std::optional<std::string> points(std::size_t count) {
        std::string out;
        std::size_t at = at_;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t length = name_at(text_.substr(at));
            if (length == 0) return std::nullopt;
            out += (i == 0 ? "" : ",") + typed_name(text_.substr(at, length));
            at += length;
        }
        if (name_at(text_.substr(at)) != 0) return std::nullopt;
        at_ = at;
        return out;
    }
    bool quantity() {
        if (const auto two = points(2)) {
            typed_ += "length(" + *two + ")";
            return true;
        }
        if (ahead(angle_sign)) return angle_of("angle", angle_sign.size());
        for (std::size_t i = 0; i < angle_functions.size(); ++i)
            if (ahead(angle_functions[i].printed) &&
                text_.substr(at_ + angle_functions[i].printed.size()).starts_with(angle_sign))
                return angle_of(quantities_of_functions[i], angle_functions[i].printed.size() + angle_sign.size());
        const auto words = context_.quantity(at_);
        if (!words) return false;
        at_ = words->end;
        typed_ += words->typed;
        return true;
    }
    bool angle_of(std::string_view kind, std::size_t sign) {
        const std::size_t before = at_;
        at_ += sign;
        if (const auto three = points(3)) {
            typed_ += std::string(kind) + "(" + *three + ")";
            return true;
        }
        at_ = before;
        return false;
    }
    bool letter() {
        if (!is_small(next())) return false;
        while (is_small(next()) || is_digit(next())) typed_ += text_[at_++];
        return true;
    }

    /// Beside angles an arc counts degrees.
    std::string in_unit() const {
        const bool degrees = typed_.find("angle(") != std::string::npos || typed_.find("arc(") != std::string::npos;
        std::string out;
        for (const char c : typed_) {
            if (c == open_arc)
                out += "number(";
            else if (c == close_arc)
                out += degrees ? "/1o)" : ")";
            else
                out += c;
        }
        return out;
    }

    std::string_view text_;
    std::size_t at_;
    const FormulaContext& context_;
    std::string typed_;
    int depth_ = 0; ///< of brackets
};

} // namespace

std::optional<FormulaRead> read_formula(std::string_view text, std::size_t at, const FormulaContext& context) {
    return FormulaText(text, at, context).formula();
}

std::optional<FormulaRead> read_angle_sum(std::string_view text, std::size_t at, const FormulaContext& context) {
    return FormulaText(text, at, context).angle_sum();
}

std::optional<FormulaRead> read_quantity(std::string_view text, std::size_t at, const FormulaContext& context) {
    return FormulaText(text, at, context).one_quantity();
}

} // namespace porism::translate
