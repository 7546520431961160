#include "realize/exact/exact_question.h"

#include "geometry/tolerance.h"
#include "numbers/recognise.h"
#include "realize/exact/letters_put_in.h"
#include "scene/question_exact.h"

#include <algorithm>
#include <array>
#include <utility>

namespace porism::realize {
namespace {

using numbers::Decision;
using numbers::Scalar;

constexpr int parts_of_half_turn = 720;
constexpr double half_turn = 180; // degrees

/// Numbers that the value may be, the simplest first.
std::vector<Scalar> guesses(scene::QuestionKind kind, double value) {
    const double error = geometry::Tolerance{}.equal;
    if (!scene::row(kind).angles) return numbers::simple_forms(value, error);
    const auto turns = numbers::simple_rational(value, error, parts_of_half_turn);
    if (!turns) return {};
    return {Scalar(numbers::Rational(numbers::fraction_part(*turns) * 180))};
}

/// The same of a quantity, whose angles are counted in degrees.
std::vector<Scalar> guesses(const facts::Quantity& quantity, double value) {
    const bool angle = quantity.kind() == facts::QuantityKind::angle;
    return angle ? guesses(scene::QuestionKind::acompute, value / half_turn)
                 : guesses(scene::QuestionKind::lcompute, value);
}

/// A length that is asked for as a quantity, asked for as a length.
std::optional<scene::Question> as_length(const scene::Question& question) {
    if (question.quantity->kind() != facts::QuantityKind::length) return std::nullopt;
    const auto points = question.quantity->points();
    scene::Question out;
    out.kind = scene::QuestionKind::lcompute;
    out.terms = {{Scalar(numbers::Rational(1)), {points.begin(), points.end()}}};
    return out;
}

/// Decides of each guess whether it is the value.
template<class Decide>
ExactQuestion decided_among(const std::vector<Scalar>& values, ExactOptions options, const Decide& decide) {
    ExactQuestion out;
    out.answer.reason = "not_recognised";
    for (const Scalar& guess : values) {
        ExactAnswer answer = decide(guess, options);
        options.work -= std::min(options.work, answer.work);
        answer.tried += out.answer.tried;
        answer.work += out.answer.work;
        if (answer.decision == Decision::yes) return {std::move(answer), guess};
        if (answer.decision == Decision::undecided) return {std::move(answer), std::nullopt};
        out.answer.tried = answer.tried;
        out.answer.work = answer.work;
    }
    return out;
}

bool is_decided(const facts::Quantity& quantity) {
    using enum facts::QuantityKind;
    constexpr std::array kinds{angle, area, perimeter};
    return std::ranges::find(kinds, quantity.kind()) != kinds.end();
}

/// A letter is the simple number that it is near to, if there is an exact picture of all that is stated with it.
ExactQuestion letter_exactly(const scene::Scene& scene, const diagram::Diagram& diagram, const scene::Seen& seen,
                             const ExactOptions& options, const Control& control) {
    ExactQuestion out;
    out.answer.reason = seen.sight == scene::Sight::seen ? "not_recognised" : "differing";
    auto value = seen.sight == scene::Sight::seen ? simple_letter(seen.value) : std::nullopt;
    if (!value) return out;
    out.answer = exists_exactly(scene, diagram, {}, options, control);
    if (out.answer.decision == Decision::yes) out.value = std::move(value);
    return out;
}

} // namespace

ExactQuestion answer_exactly(const scene::Scene& scene, const diagram::Diagram& diagram,
                             const scene::Question& question, ExactOptions options, const Control& control) {
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    ExactQuestion out;
    out.answer.reason = seen.sight == scene::Sight::meaningless ? "meaningless" : "differing";
    if (seen.sight == scene::Sight::meaningless) return out;
    if (question.quantity)
        if (const auto length = as_length(question)) return answer_exactly(scene, diagram, *length, options, control);
    if (question.quantity && question.quantity->kind() == facts::QuantityKind::letter)
        return letter_exactly(scene, diagram, seen, options, control);
    if (scene::row(question.kind).equation)
        return {decide_exactly(scene, diagram, question, options, control), std::nullopt};
    if (question.quantity && !is_decided(*question.quantity)) {
        out.answer.reason = "of_no_exact_kind";
        return out;
    }
    if (seen.sight != scene::Sight::seen) return out;
    if (!question.quantity)
        return decided_among(
            guesses(question.kind, seen.value), options, [&](const Scalar& guess, const ExactOptions& left) {
                return decide_exactly(scene, diagram, scene::equation_of(question, guess), left, control);
            });
    const facts::Quantity& quantity = *question.quantity;
    return decided_among(guesses(quantity, seen.value), options, [&](const Scalar& guess, const ExactOptions& left) {
        const auto says = facts::Relation::of(facts::variable(quantity) - facts::constant(guess));
        return says ? decide_exactly(scene, diagram, facts::make(*says), left, control) : ExactAnswer{};
    });
}

} // namespace porism::realize
