#include "realize/exact/letters_put_in.h"

#include "facts/comparison.h"
#include "geometry/tolerance.h"
#include "numbers/recognise.h"

#include <algorithm>
#include <cmath>

namespace porism::realize {
namespace {

/// Its polynomial with numbers for the letters; empty where one has none.
std::optional<facts::Polynomial> put_in(const facts::Relation& relation, const facts::Letters& letters) {
    std::optional<facts::Polynomial> out = relation.polynomial();
    for (const facts::Quantity& quantity : relation.quantities()) {
        if (quantity.kind() != facts::QuantityKind::letter) continue;
        const auto found = letters.find(quantity.text());
        const auto value = found == letters.end() ? std::nullopt : simple_letter(found->second);
        if (!value) return std::nullopt;
        out = facts::substituted(*out, quantity, facts::constant(*value));
        if (!out) return std::nullopt;
    }
    return out;
}

bool has_letter(const facts::Relation& relation) {
    return std::ranges::any_of(relation.quantities(), [](const facts::Quantity& quantity) {
        return quantity.kind() == facts::QuantityKind::letter;
    });
}

/// Empty where nothing is left to say.
std::optional<facts::Statement> said(facts::Predicate predicate, const facts::Polynomial& polynomial) {
    if (facts::comparison_row(predicate) != nullptr) return facts::make(predicate, polynomial);
    auto relation = facts::Relation::of(polynomial);
    return relation ? std::optional(facts::make(*std::move(relation))) : std::nullopt;
}

} // namespace

std::optional<numbers::Scalar> simple_letter(double value) {
    const double error = geometry::Tolerance{}.equal;
    if (std::fabs(value) <= error) return numbers::Scalar(numbers::Rational(0));
    auto forms = numbers::simple_forms(std::fabs(value), error);
    if (forms.empty()) return std::nullopt;
    if (value > 0) return std::move(forms.front());
    const auto rational = numbers::as_rational(forms.front());
    return rational ? std::optional(numbers::Scalar(numbers::Rational(-*rational))) : std::nullopt;
}

std::optional<std::vector<Stated>> with_letters_put_in(std::vector<Stated> stated, const facts::Letters& letters) {
    std::vector<Stated> out;
    for (Stated& one : stated) {
        const facts::Relation* compared = one.said.compared();
        if (compared == nullptr || !has_letter(*compared)) {
            out.push_back(std::move(one));
            continue;
        }
        const auto polynomial = put_in(*compared, letters);
        if (!polynomial) return std::nullopt;
        const auto statement = said(one.said.predicate(), *polynomial);
        if (!statement) continue;
        if (statement->compared()->contradicts()) return std::nullopt;
        out.push_back({*statement, one.action, *statement});
    }
    return out;
}

} // namespace porism::realize
