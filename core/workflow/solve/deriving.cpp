#include "workflow/solve/deriving.h"

#include "facts/solving.h"
#include "numbers/recognise.h"
#include "reason/path.h"
#include "reason/value/ratio.h"
#include "reason/value/values.h"
#include "scene/drawn.h"
#include "scene/question_lengths.h"
#include "workflow/solve/asked_statement.h"
#include "workflow/solve/named_quotient.h"
#include "workflow/solve/needed.h"
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

constexpr const char* not_of_this_kind = "values of this kind are not derived";
constexpr double most_half_turns = 1e6; ///< of an equation between angles; more are no equation between angles

bool seen_everywhere(const facts::Statement& goal, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const auto letters = diagram.letters();
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (!facts::seen(goal, pictures[i], {}, letters[i])) return false;
    return true;
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

/// How a value is looked for.
struct Looking {
    const Control& control;
    const reason::ValueLimits& limits;
};

Result<reason::ValueAnswer> value_of(Analysis& analysis, const Quantity& quantity, const Looking& look) {
    return reason::value_of(*analysis.session, *analysis.diagram, quantity, analysis.diagram->scene_picture.letters,
                            look.limits, look.control);
}

/// As the tables and classes of the closure have it.
std::optional<Answer> prove_by_tables(Analysis& analysis, const facts::Statement& statement, const Control& control) {
    const auto found = analysis.session->prove(statement);
    auto path = found ? reason::path_to(*analysis.session, *found, control) : fail(Error{});
    if (!path) return std::nullopt;
    Answer out;
    keep(out.result, analysis, *std::move(path), control);
    return out;
}

Answer prove(Analysis& analysis, const std::optional<facts::Relation>& relation, const Looking& look) {
    if (!relation) return not_answered("it says nothing of the figure");
    const facts::Statement statement = facts::make(*relation);
    const bool of_tables = !facts::equations(statement).empty();
    if (auto told = of_tables ? prove_by_tables(analysis, statement, look.control) : std::nullopt)
        return *std::move(told);
    auto path = reason::path_by_quantities(*analysis.session, *analysis.diagram, facts::make(*relation),
                                           analysis.diagram->scene_picture.letters, look.limits, look.control);
    if (!path) return not_answered(look.control.stopped() ? path.error().what : "it was not derived");
    Answer out;
    keep(out.result, analysis, *std::move(path), look.control);
    return out;
}

using Needs = std::vector<Needed>;

/// What a predicate says is asked of the tables first.
std::optional<Answer> answer_statement(Analysis& analysis, const scene::Question& question, const Looking& look) {
    const auto statement = asked_statement(question);
    auto out = statement ? prove_by_tables(analysis, *statement, look.control) : std::nullopt;
    if (out) out->equation = true;
    return out;
}

Answer answer_equation(Analysis& analysis, const std::optional<facts::Polynomial>& polynomial, const Looking& look) {
    Answer out = prove(analysis, polynomial ? facts::Relation::of(*polynomial) : std::nullopt, look);
    out.equation = true;
    return out;
}

Answer answer_lengths(Analysis& analysis, const scene::Question& question, const Needs&, const Looking& look) {
    return answer_equation(analysis, scene::difference_of_lengths(question), look);
}

/// What is left of 180 degrees stands for an angle that turns clockwise; whole half turns that the picture shows are
/// taken off.
Answer answer_angles(Analysis& analysis, const scene::Question& question, const Needs& needed, const Looking& look) {
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
    return answer_equation(analysis, sum, look);
}

/// A ratio that the figure has, or its square, as a statement that the tables can tell.
struct Ratio {
    facts::Predicate predicate;
    std::string_view value; ///< of the number that the statement has
    int power;
};
constexpr std::array ratios{Ratio{facts::Predicate::rconst, "{}", 1}, Ratio{facts::Predicate::r2const, "sqrt({})", 2}};

/// The ratio of lengths that have no values themselves: a simple number is looked for near what is seen, and proved.
Answer answer_seen_ratio(Analysis& analysis, const Needs& needed, const Looking& look) {
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
        auto path = found ? reason::path_to(*analysis.session, *found, look.control) : fail(Error{});
        if (!path) continue;
        Answer out;
        keep(out.result, analysis, *std::move(path), look.control);
        const auto text = fmt::format(fmt::runtime(ratio.value), numbers::to_string(*number));
        out.value = facts::value_of(facts::constant(numbers::Scalar::parse(text).value()));
        return out;
    }
    return not_answered("it was not derived");
}

/// Of quantities that have no values: by equations between them.
Answer answer_by_unit(Analysis& analysis, const Quantity& above, const Quantity& below, const Looking& look) {
    auto found = reason::ratio_of(*analysis.session, *analysis.diagram, above, below,
                                  analysis.diagram->scene_picture.letters, look.limits, look.control);
    if (!found) return not_answered(found.error().what);
    Answer out;
    keep(out.result, analysis, std::move(found->path), look.control);
    out.value = std::move(found->value);
    return out;
}

/// Of lengths that have no values: as the tables tell it, or by equations.
Answer answer_ratio_alone(Analysis& analysis, const Needs& needed, const Looking& look) {
    if (Answer told = answer_seen_ratio(analysis, needed, look); told.result.derived) return told;
    return answer_by_unit(analysis, needed[0].quantity, needed[1].quantity, look);
}

/// The quotient of the values of two lengths; what is proved is that the one is so many times the other.
Answer answer_ratio(Analysis& analysis, const scene::Question&, const Needs& needed, const Looking& look) {
    const Quantity &above = needed[0].quantity, &below = needed[1].quantity;
    const auto up = value_of(analysis, above, look), down = value_of(analysis, below, look);
    if (!up || !down) return answer_ratio_alone(analysis, needed, look);
    const auto multiple = facts::product(facts::constant(down->value), facts::variable(above));
    const auto roots = multiple ? facts::real_roots(*multiple - facts::constant(up->value)) : std::nullopt;
    if (!roots) return not_answered("the quotient of the lengths cannot be told");
    const numbers::Scalar& ratio = roots->values.front();
    const auto other = facts::product(facts::constant(ratio), facts::variable(below));
    if (!other) return not_answered("the quotient of the lengths cannot be told");
    Answer out = prove(analysis, facts::Relation::of(facts::variable(above) - *other), look);
    if (out.result.derived) out.value = ratio;
    return out;
}

Answer answer_value(Analysis& analysis, const scene::Question& question, const Needs& needed, const Looking& look) {
    auto found = value_of(analysis, needed.front().quantity, look);
    if (!found) {
        const auto quotient = quotient_asked(question, analysis.scene);
        return quotient ? answer_by_unit(analysis, quotient->above, quotient->below, look)
                        : not_answered(found.error().what);
    }
    Answer out;
    keep(out.result, analysis, std::move(found->path), look.control);
    out.value = needed.front().clockwise
                    ? facts::value_of(facts::constant(numbers::Rational(180)) - facts::constant(found->value))
                    : found->value;
    return out;
}

/// That a directed angle has this value, by a path to the statement that says so.
std::optional<Answer> as_statement(Analysis& analysis, const scene::Question& question, const numbers::Scalar& degrees,
                                   const Control& control) {
    const auto rational = numbers::as_rational(degrees);
    const auto statement = rational ? facts::make(facts::Predicate::aconst, question.terms.front().points,
                                                  numbers::Rational(*rational / 180))
                                    : std::nullopt;
    auto out = statement ? prove_by_tables(analysis, *statement, control) : std::nullopt;
    if (out) out->value = degrees;
    return out;
}

/// The angle of a triangle says how large the directed angle is by the sense in which the triangle turns: that is meant
/// where somebody drew it, and has to be derived where nobody did.
Answer answer_directed(Analysis& analysis, const scene::Question& question, const Needs& needed, const Looking& look) {
    Answer out = answer_value(analysis, question, needed, look);
    if (!out.value || scene::are_drawn(analysis.scene, scene::points_of(question))) return out;
    auto stated = as_statement(analysis, question, *out.value, look.control);
    return stated ? *std::move(stated) : not_answered("the sense in which the angle turns was not derived");
}

struct Deriving {
    scene::QuestionKind kind;
    Answer (*derive)(Analysis&, const scene::Question&, const Needs&, const Looking&);
};
constexpr std::array ways{
    Deriving{scene::QuestionKind::acompute, answer_directed}, Deriving{scene::QuestionKind::rcompute, answer_ratio},
    Deriving{scene::QuestionKind::lcompute, answer_value},    Deriving{scene::QuestionKind::lequation, answer_lengths},
    Deriving{scene::QuestionKind::aequation, answer_angles},  Deriving{scene::QuestionKind::compute, answer_value},
};

Answer derive_by_quantities(Analysis& analysis, const scene::Question& question, const Looking& look) {
    const Needs needed = needed_by(question, analysis.diagram->scene_picture.points);
    if (needed.empty()) return not_answered(not_of_this_kind);
    return std::ranges::find(ways, question.kind, &Deriving::kind)->derive(analysis, question, needed, look);
}

} // namespace

Answer not_answered(std::string why) {
    Answer out;
    out.result.reason = std::move(why);
    return out;
}

bool is_long(const Answer& answer) {
    constexpr std::size_t long_path = 6; // steps, from which on a shorter one is looked for
    return answer.result.path && proof::length(*answer.result.path) >= long_path;
}

Answer shorter(Answer one, Answer other) {
    if (!one.result.solved() || one.equation != other.equation) return other;
    if (other.value && one.value->text().size() > other.value->text().size()) return other;
    const bool better = !other.result.solved() || proof::length(*one.result.path) < proof::length(*other.result.path);
    return better ? one : other;
}

Answer derive(Analysis& analysis, const scene::Question& question, const Control& control,
              const reason::ValueLimits& limits) {
    const Stopwatch watch(analysis, &Times::explain);
    const Looking look{control, limits};
    auto stated = answer_statement(analysis, question, look);
    if (stated && !is_long(*stated)) return *std::move(stated);
    Answer out = derive_by_quantities(analysis, question, look);
    return stated ? shorter(std::move(out), *std::move(stated)) : out;
}

} // namespace porism::workflow
