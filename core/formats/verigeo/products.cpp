#include "formats/verigeo/products.h"

#include "base/text.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/told.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <map>

namespace porism::verigeo {
namespace {

/// Text held against a form, blanks apart.
class Matcher {
public:
    bool matches(std::string_view form, std::string_view text) {
        text_.clear();
        std::ranges::copy_if(text, std::back_inserter(text_), [](char c) { return c != ' ' && c != '\t'; });
        std::string_view rest = text_;
        for (std::size_t i = 0; i < form.size(); ++i) {
            if (form[i] == '%') {
                if (!bind(form[++i], rest)) return false;
                continue;
            }
            if (rest.empty() || rest.front() != form[i]) return false;
            rest.remove_prefix(1);
        }
        return rest.empty();
    }

    /// "eqangle A B C D ...".
    std::string statement(const facts::PredicateRow& row) const {
        std::string text(row.name);
        for (const auto& [letter, bound] : bound_) text += " " + bound;
        return constant_.empty() ? text : text + " " + constant_;
    }

private:
    bool bind(char letter, std::string_view& rest) {
        const std::size_t size = letter == '=' ? rest.find(degree) : rest.find_first_of(",)");
        if (size == std::string_view::npos) return false;
        const std::string word(rest.substr(0, size));
        rest.remove_prefix(size);
        if (letter == '=') return bind_constant(word);
        return is_point_name(word) && bound_.try_emplace(letter, word).first->second == word;
    }

    /// Degrees as a part of a half turn: "3pi/7".
    bool bind_constant(std::string_view degrees) {
        const auto scalar = numbers::Scalar::parse(degrees);
        const auto rational = scalar ? numbers::as_rational(*scalar) : std::nullopt;
        if (!rational) return false;
        const std::string turns = numbers::Scalar(numbers::Rational(*rational / 180)).text();
        const std::size_t slash = turns.find('/');
        std::string text = turns.substr(0, slash) + "pi" + (slash == std::string::npos ? "" : turns.substr(slash));
        if (!constant_.empty() && constant_ != text) return false;
        constant_ = std::move(text);
        return true;
    }

    static constexpr std::string_view degree = "°";
    std::string text_, constant_;
    std::map<char, std::string> bound_;
};

} // namespace

std::optional<std::string> said_by_products(const std::vector<std::string>& comparison) {
    for (const Saying& saying : all_sayings()) {
        if (saying.args.find("Vector(") == std::string_view::npos) continue;
        const auto parts = split(saying.args, ';');
        const std::string_view sign = comparison[1] == "==" ? "=" : std::string_view(comparison[1]);
        Matcher matcher;
        if (sign == parts[1] && matcher.matches(parts[0], comparison[0]) && matcher.matches(parts[2], comparison[2]))
            return matcher.statement(facts::row(saying.predicate));
    }
    return std::nullopt;
}

} // namespace porism::verigeo
