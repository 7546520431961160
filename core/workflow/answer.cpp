#include "workflow/answer.h"

#include "facts/solving.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "reason/value/values.h"
#include "verify/question_check.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Quantity;
using facts::QuantityKind;

/// The quantity that is asked for, and how the question counts it.
struct Asked {
    Quantity quantity;
    bool clockwise = false; ///< a directed angle that is 180 degrees less the quantity
};

std::optional<Asked> asked_length(const scene::Question& question) {
    const auto quantity = Quantity::of(QuantityKind::length, question.terms.front().points);
    if (!quantity) return std::nullopt;
    return Asked{*quantity};
}

/// From line ab to line cd, which have one point in common: counter-clockwise and modulo 180 degrees.
std::optional<Asked> asked_angle(const scene::Question& question, facts::Points<double> picture) {
    const auto& points = question.terms.front().points;
    PointId a = points[0], b = points[1], c = points[2], d = points[3];
    if (a == c || a == d) std::swap(a, b);
    if (b == d) std::swap(c, d);
    if (b != c || a == d) return std::nullopt;
    const std::array corner{a, b, d};
    const auto quantity = Quantity::of(QuantityKind::angle, corner);
    if (!quantity) return std::nullopt;
    const auto& vertex = picture[b.index()];
    return Asked{*quantity, geometry::cross(picture[a.index()] - vertex, picture[d.index()] - vertex) < 0};
}

std::optional<Asked> asked_by(const scene::Question& question, facts::Points<double> picture) {
    if (question.kind == scene::QuestionKind::lcompute) return asked_length(question);
    if (question.quantity) return Asked{*question.quantity};
    if (question.kind == scene::QuestionKind::acompute) return asked_angle(question, picture);
    return std::nullopt;
}

bool seen_everywhere(const facts::Statement& goal, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const auto letters = diagram.letters();
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (!facts::seen(goal, pictures[i], {}, letters[i])) return false;
    return true;
}

} // namespace

Answer answer(Analysis& analysis, const scene::Question& question, const Control& control) {
    Answer out;
    const auto asked = asked_by(question, analysis.diagram->scene_picture.points);
    if (!asked) {
        out.result.reason = "values of this kind are not derived";
        return out;
    }
    const facts::Letters& letters = analysis.diagram->scene_picture.letters;
    auto found = reason::value_of(*analysis.session, *analysis.diagram, asked->quantity, letters, {}, control);
    if (!found) {
        out.result.reason = found.error().what;
        return out;
    }
    out.result.goal = found->path.goal();
    out.result.sight = seen_everywhere(out.result.goal, *analysis.diagram) ? Sight::everywhere : Sight::here;
    out.result.derived = true;
    out.result.verdict = verify::check(found->path, analysis.scene, *analysis.diagram, control);
    if (const auto banned = proof::banned_steps(found->path, analysis.session->bans()); !banned.empty()) {
        out.result.verdict->valid = false;
        out.result.verdict->summary = "it uses " + banned.front().what + ", which the rules that may be used leave out";
    }
    if (!out.result.verdict->valid) out.result.reason = out.result.verdict->summary;
    out.result.path = std::move(found->path);
    out.value = asked->clockwise
                    ? facts::value_of(facts::constant(numbers::Rational(180)) - facts::constant(found->value))
                    : found->value;
    return out;
}

} // namespace porism::workflow
