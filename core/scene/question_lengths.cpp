#include "scene/question_lengths.h"

namespace porism::scene {
namespace {

std::optional<facts::Polynomial> product_of_lengths(const Term& term) {
    std::optional<facts::Polynomial> out = facts::constant(term.coefficient);
    for (std::size_t i = 0; out && i + 1 < term.points.size(); i += 2) {
        const auto length = facts::Quantity::of(facts::QuantityKind::length, std::span(term.points).subspan(i, 2));
        if (!length) return std::nullopt;
        out = facts::product(*out, facts::variable(*length));
    }
    return out;
}

} // namespace

std::optional<facts::Polynomial> difference_of_lengths(const Question& question) {
    if (question.kind != QuestionKind::lequation) return std::nullopt;
    facts::Polynomial sum = facts::Polynomial{} - facts::constant(question.constant);
    for (const Term& term : question.terms) {
        const auto product = product_of_lengths(term);
        if (!product) return std::nullopt;
        sum = std::move(sum) + *product;
    }
    return sum;
}

} // namespace porism::scene
