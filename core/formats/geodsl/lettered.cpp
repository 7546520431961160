#include "formats/geodsl/lettered.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace porism::geodsl {
namespace {

using facts::Polynomial;
using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;

/// Over a, b, c, ... for the points, r for the constant and s for its root.
struct Lettering {
    Predicate predicate;
    std::string_view relations;
};
constexpr std::array letterings = {
    Lettering{Predicate::lconst, "length(a,b) = r"},
    Lettering{Predicate::l2const, "length(a,b) = s"},
    Lettering{Predicate::cong, "length(a,b) = u, length(c,d) = u"},
    Lettering{Predicate::rconst, "length(c,d) = u, length(a,b) = r*u"},
    Lettering{Predicate::r2const, "length(c,d) = u, length(a,b) = s*u"},
    Lettering{Predicate::eqratio, "length(c,d) = u, length(g,h) = v, length(a,b) = u*w, length(e,f) = v*w"},
    Lettering{Predicate::sum, "length(a,b) = u, length(c,d) = v, length(e,f) = u + v"},
};
constexpr std::array kinds_with_values = {QuantityKind::length, QuantityKind::angle, QuantityKind::arc};

/// Letters of the table, by what stands for them.
class Meanings {
public:
    Meanings(const std::optional<numbers::Rational>& constant, const FreshLetter& fresh) : fresh_(fresh) {
        if (!constant) return;
        const auto root = numbers::Scalar::parse("sqrt(" + numbers::Scalar(*constant).text() + ")");
        meant_["r"] = facts::constant(*constant);
        meant_["s"] = facts::constant(*root);
    }

    Polynomial meant(const Polynomial& said) {
        Polynomial out;
        for (const auto& [monomial, coefficient] : said) {
            Polynomial term = facts::constant(coefficient);
            for (const auto& factor : monomial.factors)
                for (std::uint32_t i = 0; i < factor.exponent; ++i)
                    term = *facts::product(term, meaning(factor.quantity));
            out = std::move(out) + term;
        }
        return out;
    }

private:
    Polynomial meaning(const Quantity& quantity) {
        if (quantity.kind() != QuantityKind::letter) return facts::variable(quantity);
        const auto found = meant_.find(quantity.text());
        return found != meant_.end() ? found->second : meant_[quantity.text()] = facts::variable(fresh_());
    }
    const FreshLetter& fresh_;
    std::map<std::string, Polynomial> meant_;
};

std::vector<std::string> slots(std::size_t points) {
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < points; ++i) letters.emplace_back(1, static_cast<char>('a' + i));
    return letters;
}

std::vector<facts::Statement> by_table(const Lettering& row, const facts::Statement& statement,
                                       const FreshLetter& fresh) {
    Meanings meanings(statement.constant(), fresh);
    std::vector<facts::Statement> out;
    const auto patterns = *facts::parse_patterns(row.relations, slots(statement.points().size()));
    for (const facts::Pattern& pattern : patterns) {
        const auto said = facts::instantiate(pattern, statement.points());
        out.push_back(facts::make(*facts::Relation::of(meanings.meant(said->relation()->polynomial()))));
    }
    return out;
}

/// The quantity that stands alone and once, and by what it is equal to.
std::optional<std::pair<Quantity, Polynomial>> solved(const Polynomial& polynomial) {
    for (const auto& [monomial, coefficient] : polynomial) {
        if (monomial.factors.size() != 1 || monomial.factors.front().exponent != 1) continue;
        const Quantity& quantity = monomial.factors.front().quantity;
        const auto has_it = [&](const auto& term) {
            return std::ranges::any_of(term.first.factors, [&](const auto& one) { return one.quantity == quantity; });
        };
        if (quantity.points().empty() || std::ranges::count_if(polynomial, has_it) != 1) continue;
        Polynomial value = polynomial;
        value.erase(monomial);
        for (auto& [rest, factor] : value) factor *= numbers::Rational(-1 / coefficient);
        return std::pair{quantity, std::move(value)};
    }
    return std::nullopt;
}

std::optional<std::vector<facts::Statement>> of_relation(const facts::Relation& relation, const FreshLetter& fresh) {
    const auto has_value = [](const Quantity& quantity) {
        return std::ranges::find(kinds_with_values, quantity.kind()) != kinds_with_values.end();
    };
    const auto measured = [](const Quantity& quantity) { return !quantity.points().empty(); };
    if (std::ranges::count_if(relation.quantities(), measured) < 2) return std::nullopt;
    auto alone = solved(relation.polynomial());
    if (!alone) return std::nullopt;
    std::vector<facts::Statement> out;
    for (const Quantity& quantity : relation.quantities()) {
        if (!measured(quantity)) continue;
        if (!has_value(quantity)) return std::nullopt;
        if (quantity == alone->first) continue;
        const Polynomial letter = facts::variable(fresh());
        auto value = facts::substituted(alone->second, quantity, letter);
        if (!value) return std::nullopt;
        alone->second = *std::move(value);
        out.push_back(facts::make(*facts::Relation::of(facts::variable(quantity) - letter)));
    }
    out.push_back(facts::make(*facts::Relation::of(facts::variable(alone->first) - alone->second)));
    return out;
}

} // namespace

std::optional<std::vector<facts::Statement>> lettered(const facts::Statement& statement, const FreshLetter& fresh) {
    if (statement.relation()) return of_relation(*statement.relation(), fresh);
    const auto row = std::ranges::find(letterings, statement.predicate(), &Lettering::predicate);
    if (row == letterings.end()) return std::nullopt;
    return by_table(*row, statement, fresh);
}

} // namespace porism::geodsl
