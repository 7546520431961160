#include "translate/question_text.h"

#include "numbers/decimals.h"
#include "scene/scene.h"
#include "translate/quantity_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>

namespace porism::translate {
namespace {

using scene::Question;
using scene::QuestionKind;
using scene::Term;

/// How a value is asked for; {0}, {1}, ... are its points.
struct Asking {
    QuestionKind kind;
    const char* words;
};
constexpr std::array askings{Asking{QuestionKind::acompute, "the angle from {0}{1} to {2}{3}"},
                             Asking{QuestionKind::rcompute, "the ratio {0}{1} : {2}{3}"},
                             Asking{QuestionKind::lcompute, "the length {0}{1}"}};

std::string point(Names names, PointId id) {
    return scene::display_name(names[id.index()]);
}

std::string with_points(const char* words, const std::vector<PointId>& points, Names names) {
    return fill(
        words, [&](std::string_view key) { return point(names, points[static_cast<std::size_t>(key.front() - '0')]); });
}

std::string product(const Term& term, bool angles, Names names) {
    if (angles) return with_points("∠({0}{1}, {2}{3})", term.points, names);
    std::string text;
    for (std::size_t i = 0; i + 1 < term.points.size(); i += 2) {
        text += i == 0 ? "" : " · ";
        text += point(names, term.points[i]) + point(names, term.points[i + 1]);
    }
    return text;
}

/// A number with its sign apart: what cannot be told apart is put in brackets.
struct Signed {
    bool negative;
    std::string size;
};

Signed apart(const numbers::Scalar& scalar) {
    const auto rational = numbers::as_rational(scalar);
    if (!rational) return {false, "(" + numbers::canonical_text(scalar) + ")"};
    return {*rational < 0, numbers::to_string(numbers::Rational(abs(*rational)))};
}

std::string right_side(const Question& equation, bool angles) {
    const auto angle = angles ? numbers::as_angle(equation.constant) : std::nullopt;
    if (angle) return (*angle < 0 ? "−" : "") + numbers::in_decimals(numbers::Rational(abs(*angle) * 180)) + "°";
    return numbers::canonical_text(equation.constant);
}

std::string equation_text(const Question& equation, bool angles, Names names) {
    std::string text;
    for (const Term& term : equation.terms) {
        const Signed coefficient = apart(term.coefficient);
        const bool first = text.empty();
        if (coefficient.negative) text += first ? "−" : " − ";
        if (!coefficient.negative && !first) text += " + ";
        if (coefficient.size != "1") text += coefficient.size + " ";
        text += product(term, angles, names);
    }
    if (angles) return text + " ≡ " + right_side(equation, angles) + " (mod 180°)";
    return text + " = " + right_side(equation, angles);
}

} // namespace

std::string say(const Question& question, Names names) {
    const scene::QuestionRow& asked = scene::row(question.kind);
    if (question.quantity) return say(*question.quantity, names);
    if (asked.equation) return equation_text(question, asked.angles, names);
    return with_points(std::ranges::find(askings, question.kind, &Asking::kind)->words, question.terms.front().points,
                       names);
}

std::string question_text(const Question& question, Names names) {
    const bool equation = scene::row(question.kind).equation;
    return sentence((equation ? "Prove that " : "Find ") + say(question, names));
}

} // namespace porism::translate
