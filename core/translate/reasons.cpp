// Why a step of a path holds, in words.
#include "translate/telling.h"

#include "facts/equation.h"
#include "geometry/vector.h"
#include "proof/rules/rule.h"
#include "translate/choice_text.h"
#include "translate/language/language.h"
#include "translate/scene_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::translate {
namespace {

using facts::Predicate;
using proof::Reason;
using proof::Step;

/// What a step says to the tables, as a set.
enum Tables : unsigned { none = 0, directions = 1, lengths = 2, both = 3, squares = 4, sums = 8, any_table = 15 };
constexpr std::array table_sets{directions, lengths, squares, sums};

unsigned tables_of(const Step& step) {
    unsigned tables = none;
    const auto equations = facts::equations(step.conclusion);
    const facts::Alternative view = facts::alternatives(step.conclusion).at(step.view);
    for (std::size_t i = view.first; i < view.end(); ++i)
        tables |= table_sets[static_cast<std::size_t>(equations[i].table)];
    return tables;
}

constexpr Predicates any = ~Predicates{0};

/// Two lines through one point, and the angles on its either side.
bool vertical(const Telling& telling, const Step& step) {
    const Arranged angles = telling.arrange(step.conclusion);
    const Picture picture = telling.picture();
    const auto& p = angles.points;
    if (angles.reading != Reading::equal || p[0] != p[4]) return false;
    const auto from_vertex = [&](PointId point) { return picture[point.index()] - picture[p[0].index()]; };
    const auto first = from_vertex(p[1]);
    return geometry::dot(first, from_vertex(p[5])) < 0 || geometry::dot(first, from_vertex(p[7])) < 0;
}

bool not_vertical(const Telling& telling, const Step& step) {
    return !vertical(telling, step);
}

/// An angle statement of the step reads as two angles that make 180 degrees together.
bool tells_supplementary(const Telling& telling, const Step& step) {
    if (telling.arrange(step.conclusion).reading == Reading::supplementary) return true;
    for (std::size_t i = 0; i < step.premises.size(); ++i)
        if (telling.arrange(telling.premise(step, i)).reading == Reading::supplementary) return true;
    return false;
}

/// Theorems whose directed angles the picture shows otherwise than their titles say.
struct OtherName {
    std::string_view rule;
    bool (*when)(const Telling&, const Step&);
    std::string_view instead;
};
constexpr std::array other_names{
    OtherName{"inscribed_angles", tells_supplementary, "opposite angles of a quadrilateral in a circle"},
    OtherName{"inscribed_angle_converse", tells_supplementary, "opposite angles that make 180° together"},
    OtherName{"tangent_chord_converse", tells_supplementary, "tangent from the angle at the chord"},
    OtherName{"central_angle", tells_supplementary, "half the reflex central angle"},
    OtherName{"central_angle_converse", tells_supplementary, "midpoint of a chord from half the reflex central angle"},
    OtherName{"vertical_angles", not_vertical, "the sides lie on the same lines"},
};

/// Calculations that no theorem names: by what they conclude, to which tables and by which predicates, by the
/// predicates of all premises, and by how many these are. The first row that fits; a row without a key lists the
/// premises.
struct Calculation {
    unsigned tables;
    Predicates conclusion, premises;
    std::string_view key; ///< of Language::reasons
    std::size_t most_premises = SIZE_MAX;
    Predicates one_of = any; ///< at least one of the premises is one of these
};
using enum Predicate;
constexpr Predicates lines = set_of(para, perp, coll);
constexpr Predicates distances = set_of(cong, circle, midp);
constexpr std::array calculations{
    Calculation{directions, lines, set_of(coll), "one direction", 1},
    Calculation{squares, set_of(perp), set_of(relation), "converse of Pythagoras", 1},
    Calculation{any_table, any, any, "", 1},
    Calculation{directions, set_of(coll), lines, "parallels through one point"},
    Calculation{directions, lines, lines, "comparing directions"},
    Calculation{directions, set_of(eqangle), set_of(coll, midp), "sides on the same lines"},
    Calculation{directions, any, any, "adding angles"},
    Calculation{lengths, any, any, "law of sines", SIZE_MAX, set_of(sinelaw)},
    Calculation{lengths, set_of(circle), any, ""},
    Calculation{lengths, distances, distances, "comparing lengths"},
    Calculation{lengths, any, any, "multiplying ratios"},
    Calculation{both, set_of(midp), set_of(coll, cong, midp, circle), "equal parts"},
    Calculation{both, any, any, "adding and multiplying"},
    Calculation{squares, set_of(perp), set_of(perp), "comparing directions"},
    Calculation{squares, set_of(perp), distances, "equidistant points"},
    Calculation{squares, set_of(perp), set_of(lconst, l2const, relation), "converse of Pythagoras", 3},
    Calculation{squares, any, any, "adding squares"},
    Calculation{sums, distances, distances, "comparing lengths"},
    Calculation{sums, any, any, "adding lengths"},
    Calculation{any_table, any, any, "calculation"},
};

/// "since AB = CD (step 1) and ...", or only the numbers where there would be too many words.
std::string since(const Telling& telling, const Step& step) {
    constexpr std::size_t most_in_words = 2;
    if (step.premises.size() > most_in_words) return "from " + steps(numbers_of(step));
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < step.premises.size(); ++i)
        parts.push_back(telling.say(telling.premise(step, i)) + " (step " + std::to_string(step.premises[i] + 1) + ")");
    return "since " + listed(parts);
}

std::string_view english(std::string_view key) {
    return key.empty() ? std::string_view() : language("en")->reason(key);
}

/// By an action that states something, and not by the way the figure is made.
bool is_stated(const Telling& telling, const Step& step) {
    const auto actions = telling.scene().actions();
    return step.reason == Reason::given && step.action < actions.size() && actions[step.action].states.has_value();
}

std::string given_reason(const Telling& telling, const Step& step) {
    if (says_the_same(telling.scene(), step.action, step.conclusion))
        return is_stated(telling, step) ? std::string(english("stated")) : "by construction";
    return "since " + given_text(telling.scene(), step.action, step.conclusion);
}

/// The title of a theorem, or what the picture makes of it.
std::string theorem_name(const Telling& telling, const Step& step, const proof::Rule& row) {
    const auto other = std::ranges::find_if(
        other_names, [&](const OtherName& one) { return one.rule == row.name && one.when(telling, step); });
    return other == other_names.end() ? row.title : std::string(other->instead);
}

std::string rule_name(const Telling& telling, const Step& step) {
    if (const auto theorem = telling.theorem(step)) return theorem_name(telling, step, proof::rule(theorem->rule));
    const proof::Rule* row = proof::row_called(step.rule);
    return row == nullptr ? step.rule : row->title;
}

std::string rule_reason(const Telling& telling, const Step& step) {
    const std::string name = inside_sentence(rule_name(telling, step));
    return step.premises.empty() ? "by the " + name : since(telling, step) + ": " + name;
}

bool fits(const Calculation& row, const Telling& telling, const Step& step) {
    const bool tables = row.tables == any_table || row.tables == tables_of(step);
    if (!tables || !in(row.conclusion, step.conclusion) || step.premises.size() > row.most_premises) return false;
    bool one = false;
    for (std::size_t i = 0; i < step.premises.size(); ++i) {
        if (!in(row.premises, telling.premise(step, i))) return false;
        one = one || in(row.one_of, telling.premise(step, i));
    }
    return one;
}

/// A multiple above one leaves several angles open; the picture says which it is (definition 9).
std::string branch_words(const Step& step) {
    numbers::Integer most = 1;
    for (const proof::Certificate& certificate : step.certificates) most = std::max(most, certificate.multiple);
    if (most == 1 || (tables_of(step) & directions) == 0) return {};
    return ", and of the " + numbers::to_string(most) + " angles possible the picture shows this one";
}

/// What combines the premises of a step that no theorem names, as a key of Language::reasons; empty where the premises
/// alone are to be told.
std::string_view calculation_key(const Telling& telling, const Step& step) {
    if (step.premises.empty()) return "calculation";
    return std::ranges::find_if(calculations, [&](const Calculation& one) { return fits(one, telling, step); })->key;
}

std::string_view calculation_name(const Telling& telling, const Step& step) {
    return english(calculation_key(telling, step));
}

std::string calculation_reason(const Telling& telling, const Step& step) {
    const std::string_view name = calculation_name(telling, step);
    if (step.premises.empty()) return std::string(name);
    if (name.empty()) return since(telling, step);
    if (step.premises.size() == 1) return fmt::format("{}, {}", since(telling, step), name);
    return fmt::format("{} ({})", name, steps(numbers_of(step)));
}

std::string algebra_reason(const Telling& telling, const Step& step) {
    const bool named = telling.theorem(step).has_value();
    return (named ? rule_reason(telling, step) : calculation_reason(telling, step)) + branch_words(step);
}

std::string line_reason(const Telling& telling, const Step& step) {
    if (telling.theorem(step)) return rule_reason(telling, step);
    return since(telling, step) + ", " + std::string(english("same line"));
}

std::string circle_reason(const Telling& telling, const Step& step) {
    return since(telling, step) + ", " + std::string(english("same circle"));
}

std::string point_reason(const Telling& telling, const Step& step) {
    return since(telling, step) + ", " + std::string(english("same point"));
}

std::string by_construction(const Telling& telling, const Step& step) {
    return is_stated(telling, step) ? "given" : "by construction";
}

std::string algebra_in_short(const Telling& telling, const Step& step) {
    if (telling.theorem(step)) return inside_sentence(rule_name(telling, step));
    const std::string_view name = calculation_name(telling, step);
    return std::string(name.empty() ? "from what is known" : name);
}

std::string values_reason(const Telling& telling, const Step& step) {
    const std::string choice = choice_words(telling, step);
    return choice.empty() ? since(telling, step) : since(telling, step) + ": " + choice;
}

std::string by_calculation(const Telling&, const Step&) {
    return "by calculation";
}

std::string same_line(const Telling&, const Step&) {
    return "the same line";
}

std::string same_circle(const Telling&, const Step&) {
    return "the same circle";
}

std::string same_point(const Telling&, const Step&) {
    return "the same point";
}

using Says = std::string (*)(const Telling&, const Step&);
struct ReasonRow {
    Reason reason;
    Says text, in_short;
    std::string_view key; ///< of Language::reasons, where no theorem and no calculation has a name
};
constexpr std::array reasons{
    ReasonRow{Reason::given, given_reason, by_construction, "given"},
    ReasonRow{Reason::rule, rule_reason, rule_name, "calculation"},
    ReasonRow{Reason::algebra, algebra_reason, algebra_in_short, "calculation"},
    ReasonRow{Reason::line_class, line_reason, same_line, "same line"},
    ReasonRow{Reason::circle_class, circle_reason, same_circle, "same circle"},
    ReasonRow{Reason::point_class, point_reason, same_point, "same point"},
    ReasonRow{Reason::reading, since, by_calculation, "plainly"},
    ReasonRow{Reason::calculation, values_reason, by_calculation, "calculation"},
};

const ReasonRow& row_of(const Step& step) {
    return *std::ranges::find(reasons, step.reason, &ReasonRow::reason);
}

} // namespace

std::string reason_text(const Telling& telling, const Step& step) {
    if (telling.was_shown(step)) return std::string(english("shown"));
    return row_of(step).text(telling, step);
}

Why why(const Telling& telling, const Step& step) {
    if (telling.was_shown(step)) return {{}, "shown"};
    if (const auto theorem = telling.theorem(step)) return {proof::rule(theorem->rule).name, {}};
    if (step.reason == Reason::rule && proof::row_called(step.rule) != nullptr) return {step.rule, {}};
    if (is_stated(telling, step)) return {{}, "stated"};
    const std::string_view key = step.reason == Reason::algebra ? calculation_key(telling, step) : std::string_view();
    return {{}, key.empty() ? row_of(step).key : key};
}

std::string reason_in_short(const Telling& telling, const Step& step) {
    return row_of(step).in_short(telling, step);
}

} // namespace porism::translate
