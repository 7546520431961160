#include "workflow/answer.h"

#include "facts/solving.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"
#include "reason/value/values.h"

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

Answer not_answered(std::string why) {
    Answer out;
    out.result.reason = std::move(why);
    return out;
}

/// What the path concludes, once the checker has looked at it.
void keep(GoalResult& result, const Analysis& analysis, proof::Path path, const Control& control) {
    result.goal = path.goal();
    result.sight = seen_everywhere(result.goal, *analysis.diagram) ? Sight::everywhere : Sight::here;
    result.derived = true;
    result.verdict = verify::check(path, analysis.scene, *analysis.diagram, control);
    if (const auto banned = proof::banned_steps(path, analysis.session->bans()); !banned.empty()) {
        result.verdict->valid = false;
        result.verdict->summary = "it uses " + banned.front().what + ", which the rules that may be used leave out";
    }
    if (!result.verdict->valid) result.reason = result.verdict->summary;
    result.path = std::move(path);
}

Result<reason::ValueAnswer> value_of(Analysis& analysis, const Quantity& quantity, const Control& control) {
    return reason::value_of(*analysis.session, *analysis.diagram, quantity, analysis.diagram->scene_picture.letters, {},
                            control);
}

Answer prove(Analysis& analysis, const std::optional<facts::Relation>& relation, const Control& control) {
    if (!relation) return not_answered("it says nothing of the figure");
    auto path = reason::path_by_quantities(*analysis.session, *analysis.diagram, facts::make(*relation),
                                           analysis.diagram->scene_picture.letters, {}, control);
    if (!path) return not_answered(path.error().what);
    Answer out;
    keep(out.result, analysis, *std::move(path), control);
    return out;
}

std::optional<Quantity> length_at(std::span<const PointId> points, std::size_t i) {
    return Quantity::of(QuantityKind::length, points.subspan(2 * i, 2));
}

/// Sums of products of lengths; empty where it is too large, or a length has one end.
std::optional<facts::Polynomial> polynomial_of(const scene::Question& equation) {
    facts::Polynomial sum = facts::Polynomial{} - facts::constant(equation.constant);
    for (const scene::Term& term : equation.terms) {
        std::optional<facts::Polynomial> product = facts::constant(term.coefficient);
        for (std::size_t i = 0; product && 2 * i + 1 < term.points.size(); ++i) {
            const auto length = length_at(term.points, i);
            product = length ? facts::product(*product, facts::variable(*length)) : std::nullopt;
        }
        if (!product) return std::nullopt;
        sum = std::move(sum) + *product;
    }
    return sum;
}

Answer answer_equation(Analysis& analysis, const scene::Question& question, const Control& control) {
    const auto polynomial = polynomial_of(question);
    Answer out = prove(analysis, polynomial ? facts::Relation::of(*polynomial) : std::nullopt, control);
    out.equation = true;
    return out;
}

/// The quotient of the values of two lengths; what is proved is that the one is so many times the other.
Answer answer_ratio(Analysis& analysis, const scene::Question& question, const Control& control) {
    const std::span<const PointId> points = question.terms.front().points;
    const auto above = length_at(points, 0), below = length_at(points, 1);
    if (!above || !below) return not_answered("values of this kind are not derived");
    const auto up = value_of(analysis, *above, control), down = value_of(analysis, *below, control);
    if (!up || !down) return not_answered((up ? down : up).error().what);
    const auto multiple = facts::product(facts::constant(down->value), facts::variable(*above));
    const auto roots = multiple ? facts::real_roots(*multiple - facts::constant(up->value)) : std::nullopt;
    if (!roots) return not_answered("the quotient of the lengths cannot be told");
    const numbers::Scalar& ratio = roots->values.front();
    const auto other = facts::product(facts::constant(ratio), facts::variable(*below));
    if (!other) return not_answered("the quotient of the lengths cannot be told");
    Answer out = prove(analysis, facts::Relation::of(facts::variable(*above) - *other), control);
    if (out.result.derived) out.value = ratio;
    return out;
}

/// What the pictures show of a question: of a value that they differ in, that it is so here.
Sight sight_of(const scene::Question& question, const diagram::Diagram& diagram) {
    constexpr std::array by_seen{Sight::everywhere, Sight::unclear, Sight::refuted, Sight::here, Sight::unclear};
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    return by_seen[static_cast<std::size_t>(seen.sight)];
}

Answer derive(Analysis& analysis, const scene::Question& question, const Control& control) {
    if (question.kind == scene::QuestionKind::lequation) return answer_equation(analysis, question, control);
    if (question.kind == scene::QuestionKind::rcompute) return answer_ratio(analysis, question, control);
    const auto asked = asked_by(question, analysis.diagram->scene_picture.points);
    if (!asked) return not_answered("values of this kind are not derived");
    auto found = value_of(analysis, asked->quantity, control);
    if (!found) return not_answered(found.error().what);
    Answer out;
    keep(out.result, analysis, std::move(found->path), control);
    out.value = asked->clockwise
                    ? facts::value_of(facts::constant(numbers::Rational(180)) - facts::constant(found->value))
                    : found->value;
    return out;
}

} // namespace

Answer answer(Analysis& analysis, const scene::Question& question, const Control& control) {
    Answer out = derive(analysis, question, control);
    if (!out.result.derived) out.result.sight = sight_of(question, *analysis.diagram);
    return out;
}

std::vector<KnownValue> known_values(Analysis& analysis, const Control& control) {
    std::vector<KnownValue> out;
    const facts::Letters& letters = analysis.diagram->scene_picture.letters;
    for (reason::KnownValue& known : reason::known_values(*analysis.session, *analysis.diagram, letters, {}, control))
        out.push_back({std::move(known.quantity), std::move(known.value), std::move(known.statement)});
    return out;
}

} // namespace porism::workflow
