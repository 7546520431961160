#include "workflow/solve/answer.h"

#include "facts/solving.h"
#include "numbers/recognise.h"
#include "reason/path.h"
#include "reason/value/ratio.h"
#include "reason/value/values.h"
#include "scene/drawn.h"
#include "workflow/solve/asked_statement.h"
#include "workflow/solve/needed.h"
#include "workflow/solve/other_orders.h"
#include "workflow/solve/other_pictures.h"
#include "workflow/solve/stopwatch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Quantity;

constexpr const char* not_determined = "the givens do not determine it";
constexpr const char* not_looked_at =
    "it was derived, but the time limit was reached before other figures of what is given were looked at";
constexpr const char* not_of_this_kind = "values of this kind are not derived";
constexpr double most_half_turns = 1e6; ///< of an equation between angles; more are no equation between angles

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
    if (!path) return not_answered(control.stopped() ? path.error().what : "it was not derived");
    Answer out;
    keep(out.result, analysis, *std::move(path), control);
    return out;
}

using Needs = std::vector<Needed>;

/// What a predicate says is asked of the tables first.
std::optional<Answer> answer_statement(Analysis& analysis, const scene::Question& question, const Control& control) {
    const auto statement = asked_statement(question);
    const auto found = statement ? analysis.session->prove(*statement) : std::nullopt;
    auto path = found ? reason::path_to(*analysis.session, *found, control) : fail(Error{});
    if (!path) return std::nullopt;
    Answer out;
    keep(out.result, analysis, *std::move(path), control);
    out.equation = true;
    return out;
}

/// Sums of products of lengths; empty where it is too large.
std::optional<facts::Polynomial> sum_of_lengths(const scene::Question& equation, const Needs& needed) {
    facts::Polynomial sum = facts::Polynomial{} - facts::constant(equation.constant);
    std::size_t next = 0;
    for (const scene::Term& term : equation.terms) {
        std::optional<facts::Polynomial> product = facts::constant(term.coefficient);
        for (std::size_t i = 0; product && 2 * i + 1 < term.points.size(); ++i)
            product = facts::product(*product, facts::variable(needed[next++].quantity));
        if (!product) return std::nullopt;
        sum = std::move(sum) + *product;
    }
    return sum;
}

Answer answer_equation(Analysis& analysis, const std::optional<facts::Polynomial>& polynomial, const Control& control) {
    Answer out = prove(analysis, polynomial ? facts::Relation::of(*polynomial) : std::nullopt, control);
    out.equation = true;
    return out;
}

Answer answer_lengths(Analysis& analysis, const scene::Question& question, const Needs& needed,
                      const Control& control) {
    return answer_equation(analysis, sum_of_lengths(question, needed), control);
}

/// What is left of 180 degrees stands for an angle that turns clockwise; whole half turns that the picture shows are
/// taken off.
Answer answer_angles(Analysis& analysis, const scene::Question& question, const Needs& needed, const Control& control) {
    const auto half_turn = facts::constant(numbers::Rational(180));
    const auto right = numbers::as_angle(question.constant);
    if (!right) return not_answered(not_of_this_kind);
    facts::Polynomial sum = facts::Polynomial{} - facts::constant(numbers::Rational(*right * 180));
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const facts::Polynomial angle = facts::variable(needed[i].quantity);
        const auto term = facts::product(facts::constant(question.terms[i].coefficient),
                                         needed[i].clockwise ? half_turn - angle : angle);
        if (!term) return not_answered(not_of_this_kind);
        sum = std::move(sum) + *term;
    }
    const double turns = facts::value_in(sum, analysis.diagram->scene_picture.points) / 180;
    if (!(std::fabs(turns) < most_half_turns)) return not_answered(not_of_this_kind);
    sum = std::move(sum) - facts::constant(numbers::Rational(180 * std::lround(turns)));
    return answer_equation(analysis, sum, control);
}

/// A ratio that the figure has, or its square, as a statement that the tables can tell.
struct Ratio {
    facts::Predicate predicate;
    std::string_view value; ///< of the number that the statement has
    int power;
};
constexpr std::array ratios{Ratio{facts::Predicate::rconst, "{}", 1}, Ratio{facts::Predicate::r2const, "sqrt({})", 2}};

/// The ratio of lengths that have no values themselves: a simple number is looked for near what is seen, and proved.
Answer answer_seen_ratio(Analysis& analysis, const Needs& needed, const Control& control) {
    constexpr double error = 1e-9;
    constexpr int largest_denominator = 1000;
    std::vector<PointId> points;
    std::array<double, 2> lengths{};
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const Quantity& length = needed[i].quantity;
        points.insert(points.end(), length.points().begin(), length.points().end());
        lengths[i] = facts::value_in(length, analysis.diagram->scene_picture.points);
    }
    for (const Ratio& ratio : ratios) {
        const auto number =
            numbers::simple_rational(std::pow(lengths[0] / lengths[1], ratio.power), error, largest_denominator);
        const auto statement = number ? facts::make(ratio.predicate, points, number) : std::nullopt;
        const auto found = statement ? analysis.session->prove(*statement) : std::nullopt;
        auto path = found ? reason::path_to(*analysis.session, *found, control) : fail(Error{});
        if (!path) continue;
        Answer out;
        keep(out.result, analysis, *std::move(path), control);
        const auto text = fmt::format(fmt::runtime(ratio.value), numbers::to_string(*number));
        out.value = facts::value_of(facts::constant(numbers::Scalar::parse(text).value()));
        return out;
    }
    return not_answered("it was not derived");
}

/// Of lengths that have no values: as the tables tell it, or by equations.
Answer answer_ratio_alone(Analysis& analysis, const Needs& needed, const Control& control) {
    if (Answer told = answer_seen_ratio(analysis, needed, control); told.result.derived) return told;
    auto found = reason::ratio_of(*analysis.session, *analysis.diagram, needed[0].quantity, needed[1].quantity,
                                  analysis.diagram->scene_picture.letters, {}, control);
    if (!found) return not_answered(found.error().what);
    Answer out;
    keep(out.result, analysis, std::move(found->path), control);
    out.value = std::move(found->value);
    return out;
}

/// The quotient of the values of two lengths; what is proved is that the one is so many times the other.
Answer answer_ratio(Analysis& analysis, const scene::Question&, const Needs& needed, const Control& control) {
    const Quantity &above = needed[0].quantity, &below = needed[1].quantity;
    const auto up = value_of(analysis, above, control), down = value_of(analysis, below, control);
    if (!up || !down) return answer_ratio_alone(analysis, needed, control);
    const auto multiple = facts::product(facts::constant(down->value), facts::variable(above));
    const auto roots = multiple ? facts::real_roots(*multiple - facts::constant(up->value)) : std::nullopt;
    if (!roots) return not_answered("the quotient of the lengths cannot be told");
    const numbers::Scalar& ratio = roots->values.front();
    const auto other = facts::product(facts::constant(ratio), facts::variable(below));
    if (!other) return not_answered("the quotient of the lengths cannot be told");
    Answer out = prove(analysis, facts::Relation::of(facts::variable(above) - *other), control);
    if (out.result.derived) out.value = ratio;
    return out;
}

Answer answer_value(Analysis& analysis, const scene::Question&, const Needs& needed, const Control& control) {
    auto found = value_of(analysis, needed.front().quantity, control);
    if (!found) return not_answered(found.error().what);
    Answer out;
    keep(out.result, analysis, std::move(found->path), control);
    out.value = needed.front().clockwise
                    ? facts::value_of(facts::constant(numbers::Rational(180)) - facts::constant(found->value))
                    : found->value;
    return out;
}

/// What the pictures show of a question: of a value that they differ in, that it is so here.
Sight sight_of(const scene::Question& question, const diagram::Diagram& diagram) {
    constexpr std::array by_seen{Sight::everywhere, Sight::unclear, Sight::refuted, Sight::here, Sight::unclear};
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    return by_seen[static_cast<std::size_t>(seen.sight)];
}

struct Deriving {
    scene::QuestionKind kind;
    Answer (*derive)(Analysis&, const scene::Question&, const Needs&, const Control&);
};
constexpr std::array ways{
    Deriving{scene::QuestionKind::acompute, answer_value},   Deriving{scene::QuestionKind::rcompute, answer_ratio},
    Deriving{scene::QuestionKind::lcompute, answer_value},   Deriving{scene::QuestionKind::lequation, answer_lengths},
    Deriving{scene::QuestionKind::aequation, answer_angles}, Deriving{scene::QuestionKind::compute, answer_value},
};

constexpr std::size_t long_path = 6; // steps, from which on a shorter one is looked for

bool is_long(const Answer& answer) {
    return answer.result.path && proof::length(*answer.result.path) >= long_path;
}

bool is_shorter(const Answer& one, const Answer& other) {
    if (!one.result.solved() || one.equation != other.equation) return false;
    if (other.value && one.value->text().size() > other.value->text().size()) return false;
    return !other.result.solved() || proof::length(*one.result.path) < proof::length(*other.result.path);
}

Answer derive_by_quantities(Analysis& analysis, const scene::Question& question, const Control& control) {
    const Needs needed = needed_by(question, analysis.diagram->scene_picture.points);
    if (needed.empty()) return not_answered(not_of_this_kind);
    return std::ranges::find(ways, question.kind, &Deriving::kind)->derive(analysis, question, needed, control);
}

Answer derive(Analysis& analysis, const scene::Question& question, const Control& control) {
    const Stopwatch watch(analysis, &Times::explain);
    auto stated = answer_statement(analysis, question, control);
    if (stated && !is_long(*stated)) return *std::move(stated);
    Answer out = derive_by_quantities(analysis, question, control);
    return stated && !is_shorter(out, *stated) ? *std::move(stated) : std::move(out);
}

bool rests_on_order(const Answer& answer, const scene::Scene& scene) {
    return !verify::order_conditions(*answer.result.verdict, scene.names()).empty();
}

/// What other figures of the givens show otherwise.
Answer left_open(diagram::Picture other) {
    Answer out = not_answered(not_determined);
    out.result.sight = Sight::here;
    out.result.elsewhere = std::move(other);
    return out;
}

std::optional<diagram::Picture> elsewhere(const Analysis& analysis, const scene::Question& question,
                                          const Answer& answer, const Control& control) {
    auto other = against_conditions(analysis, question, *answer.result.verdict, control);
    return other || !rests_on_order(answer, analysis.scene) ? std::move(other)
                                                            : in_another_order(analysis, question, control);
}

void mark_as_drawn(std::vector<KnownValue>& values, const Analysis& analysis, const Control& control) {
    constexpr OtherDraws draws{16, 16, 8};
    if (values.empty() || scene::is_drawn(analysis.scene)) return;
    auto others = other_pictures(analysis.scene, *analysis.diagram, draws, control);
    std::ranges::copy(analysis.diagram->generic, std::back_inserter(others));
    for (KnownValue& known : values) {
        const scene::Question question = scene::question_for(known.quantity);
        known.as_drawn = std::ranges::any_of(others, [&](const diagram::Picture& other) {
            return shows_another(question, analysis.diagram->scene_picture, other);
        });
    }
}

} // namespace

Answer answer(Analysis& analysis, const scene::Question& question, const Control& control) {
    const auto inconsistent = [&] { return analysis.session->ending() == reason::Ending::inconsistent; };
    if (inconsistent()) return not_answered(analysis.session->ending_detail());
    Answer out = derive(analysis, question, control);
    // Triangles may be similar by angles with values, which the closure has once they have flowed.
    if ((!out.result.derived || is_long(out)) && let_values_flow(analysis, control)) {
        Answer other = derive(analysis, question, control);
        if (!out.result.derived || is_shorter(other, out)) out = std::move(other);
    }
    if (inconsistent()) return not_answered(analysis.session->ending_detail());
    // What was derived may say it as the points lie here: the question is what other pictures are asked.
    if (out.equation) out.result.sight = sight_of(question, *analysis.diagram);
    if (out.answered()) {
        if (auto other = elsewhere(analysis, question, out, control)) return left_open(*std::move(other));
        if (control.stopped() && !scene::is_drawn(analysis.scene)) return not_answered(not_looked_at);
    }
    if (out.result.derived) return out;
    out.result.sight = sight_of(question, *analysis.diagram);
    if (out.result.sight == Sight::everywhere) out.result.elsewhere = in_another_order(analysis, question, control);
    if (out.result.sight == Sight::here || out.result.elsewhere) out.result.reason = not_determined;
    return out;
}

std::vector<Answer> answers(Analysis& analysis, const scene::Questions& questions, const Control& control) {
    std::vector<Answer> out;
    for (const scene::Question& question : questions) out.push_back(answer(analysis, question, control));
    return out;
}

std::vector<KnownValue> known_values(Analysis& analysis, const Control& control) {
    std::vector<KnownValue> out;
    const facts::Letters& letters = analysis.diagram->scene_picture.letters;
    for (reason::KnownValue& known : reason::known_values(*analysis.session, *analysis.diagram, letters, {}, control))
        out.push_back(
            {std::move(known.quantity), std::move(known.value), std::move(known.statement), known.derivations});
    mark_as_drawn(out, analysis, control);
    return out;
}

} // namespace porism::workflow
