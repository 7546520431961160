// Why a step of a path holds, in words.
#include "translate/telling.h"

#include "facts/equation.h"
#include "geometry/vector.h"
#include "proof/rule.h"
#include "translate/scene_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::translate {
namespace {

using facts::Predicate;
using facts::Statement;
using proof::Reason;
using proof::Step;

/// What a step says to the tables, as a set.
enum Tables : unsigned { none = 0, directions = 1, lengths = 2, both = 3, squares = 4, sums = 8 };
constexpr std::array table_sets{directions, lengths, squares, sums};

unsigned tables_of(const Step& step) {
    unsigned tables = none;
    const auto equations = facts::equations(step.conclusion);
    const facts::Alternative view = facts::alternatives(step.conclusion).at(step.view);
    for (std::size_t i = view.first; i < view.end(); ++i)
        tables |= table_sets[static_cast<std::size_t>(equations[i].table)];
    return tables;
}

/// Steps that read one statement's view: the name of what is used, by premise and by what is concluded.
struct ViewName {
    Predicate premise;
    unsigned conclusion; ///< the conclusion is inside these tables
    std::string_view name;
};
using enum Predicate;
constexpr std::array view_names{
    ViewName{cyclic, directions, "inscribed angles"},
    ViewName{circle, lengths, "radii of one circle"},
    ViewName{midp, directions, "a midpoint lies on its segment"},
    ViewName{midp, both, "a midpoint halves its segment"},
    ViewName{simtri, directions, "corresponding angles of similar triangles"},
    ViewName{simtri, both, "corresponding sides of similar triangles"},
    ViewName{simtrir, directions, "corresponding angles of similar triangles"},
    ViewName{simtrir, both, "corresponding sides of similar triangles"},
    ViewName{contri, directions, "corresponding angles of congruent triangles"},
    ViewName{contri, both, "corresponding sides of congruent triangles"},
    ViewName{contrir, directions, "corresponding angles of congruent triangles"},
    ViewName{contrir, both, "corresponding sides of congruent triangles"},
    ViewName{coll, directions, "one line has one direction"},
};

/// The same reasons where an angle statement reads as two angles that make 180 degrees together.
struct SupplementaryName {
    std::string_view name; ///< as a view or a rule has it
    std::string_view instead;
};
constexpr std::array supplementary_names{
    SupplementaryName{"inscribed angles", "opposite angles of a quadrilateral in a circle"},
    SupplementaryName{"inscribed_angle_converse", "opposite angles that make 180° together"},
    SupplementaryName{"tangent_chord_converse", "tangent from the angle at the chord"},
    SupplementaryName{"central_angle", "half the reflex central angle"},
    SupplementaryName{"central_angle_converse", "midpoint of a chord from half the reflex central angle"},
};

constexpr Predicates any = ~Predicates{0};

bool always(const Telling&, const Step&) {
    return true;
}

std::size_t count_of_points(const Statement& statement) {
    const auto points = statement.points();
    return std::set<PointId>(points.begin(), points.end()).size();
}

/// Each of the right angles is one between lines that join four points.
bool of_four_points(const Telling& telling, const Step& step) {
    bool four = count_of_points(step.conclusion) == 4;
    for (std::size_t i = 0; i < step.premises.size(); ++i)
        four = four && count_of_points(telling.premise(step, i)) == 4;
    return four;
}

/// Two right angles at the ends of the equal segments, and one more premise: the equal radii.
bool tangents(const Telling& telling, const Step& step) {
    std::size_t right = 0;
    for (std::size_t i = 0; i < step.premises.size(); ++i) {
        const Statement& premise = telling.premise(step, i);
        if (premise.predicate() == perp && count_of_points(premise) == 3) ++right;
    }
    return right == 2 && step.premises.size() == 3 && count_of_points(step.conclusion) == 3;
}

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

/// Steps that combine several: by what they conclude, to which tables and by which predicates, by the predicates of
/// all premises, and by how many these are. The first row that fits; a row without a name lists the premises.
struct Combination {
    unsigned tables;
    Predicates conclusion, premises;
    bool (*when)(const Telling&, const Step&);
    std::string_view name;
    std::size_t most_premises = SIZE_MAX;
    Predicates one_of = any; ///< at least one of the premises is one of these
};
constexpr Predicates lines = set_of(para, perp, coll);
constexpr Predicates distances = set_of(cong, circle, midp);
constexpr std::array combinations{
    Combination{directions, set_of(coll), lines, always, "parallels through one point"},
    Combination{directions, lines, lines, always, "by comparing parallels and perpendiculars"},
    Combination{directions, set_of(eqangle), set_of(coll, midp), vertical, "vertical angles"},
    Combination{directions, set_of(eqangle), set_of(coll, midp), always, "the sides lie on the same lines"},
    Combination{directions, any, any, always, "by adding angles"},
    Combination{lengths, any, any, always, "by the law of sines", SIZE_MAX, set_of(sinelaw)},
    Combination{lengths, set_of(circle), any, always, ""},
    Combination{lengths, distances, distances, always, "by comparing lengths"},
    Combination{lengths, any, any, always, "by multiplying ratios"},
    Combination{both, set_of(midp), set_of(coll, cong, midp, circle), always, "equal parts of a segment"},
    Combination{both, any, any, always, "by adding angles and multiplying ratios"},
    Combination{squares, set_of(perp), set_of(perp), of_four_points, "three altitudes", 2},
    Combination{squares, set_of(perp), set_of(perp), always, "by comparing parallels and perpendiculars", 2},
    Combination{squares, set_of(perp), distances, always, "line of two equidistant points"},
    Combination{squares, set_of(cong), set_of(perp, cong, midp), always, "perpendicular bisector", 2},
    Combination{squares, set_of(perp), set_of(eqpower), always, "radical axis", 2},
    Combination{squares, set_of(cong), set_of(perp, cong, circle), tangents, "two tangents from one point", 3},
    Combination{squares, any, any, always, "by adding squares of lengths"},
    Combination{sums, distances, distances, always, "by comparing lengths"},
    Combination{sums, any, any, always, "by adding lengths"},
};

/// The name of a reason that fits what the step's angle statements say.
std::string name_for(const Telling& telling, const Step& step, std::string_view key, std::string name) {
    const auto row = std::ranges::find(supplementary_names, key, &SupplementaryName::name);
    if (row == supplementary_names.end()) return name;
    bool supplementary = telling.arrange(step.conclusion).reading == Reading::supplementary;
    for (std::size_t i = 0; i < step.premises.size(); ++i)
        supplementary |= telling.arrange(telling.premise(step, i)).reading == Reading::supplementary;
    return supplementary ? std::string(row->instead) : name;
}

/// "since AB = CD (step 1) and ...", or only the numbers where there would be too many words.
std::string since(const Telling& telling, const Step& step) {
    constexpr std::size_t most_in_words = 2;
    if (step.premises.size() > most_in_words) return "from " + steps(numbers_of(step));
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < step.premises.size(); ++i)
        parts.push_back(telling.say(telling.premise(step, i)) + " (step " + std::to_string(step.premises[i] + 1) + ")");
    return "since " + listed(parts);
}

std::string given_reason(const Telling& telling, const Step& step) {
    if (says_the_same(telling.scene(), step.action, step.conclusion)) return "by construction";
    return "since " + given_text(telling.scene(), step.action, step.conclusion);
}

std::string rule_name(const Telling& telling, const Step& step) {
    const auto rule = proof::rule_by_name(step.rule);
    return name_for(telling, step, step.rule, rule ? proof::rule(*rule).title : step.rule);
}

std::string rule_reason(const Telling& telling, const Step& step) {
    const std::string name = inside_sentence(rule_name(telling, step));
    return step.premises.empty() ? "by the " + name : since(telling, step) + ": " + name;
}

std::string_view view_name(const Statement& from, unsigned conclusion) {
    const auto found = std::ranges::find_if(view_names, [&](const ViewName& row) {
        return row.premise == from.predicate() && (conclusion & ~row.conclusion) == 0;
    });
    return found == view_names.end() ? std::string_view{} : found->name;
}

bool fits(const Combination& row, const Telling& telling, const Step& step) {
    if (row.tables != tables_of(step) || !in(row.conclusion, step.conclusion)) return false;
    if (step.premises.size() > row.most_premises) return false;
    bool one = false;
    for (std::size_t i = 0; i < step.premises.size(); ++i) {
        if (!in(row.premises, telling.premise(step, i))) return false;
        one = one || in(row.one_of, telling.premise(step, i));
    }
    return one && row.when(telling, step);
}

/// A multiple above one leaves several angles open; the picture says which it is (definition 9).
std::string branch_words(const Step& step) {
    numbers::Integer most = 1;
    for (const proof::Certificate& certificate : step.certificates) most = std::max(most, certificate.multiple);
    if (most == 1 || (tables_of(step) & directions) == 0) return {};
    return ", and of the " + numbers::to_string(most) + " angles possible the picture shows this one";
}

/// What combines the premises of a step; empty where the premises alone are to be told.
std::string algebra_name(const Telling& telling, const Step& step) {
    if (step.premises.empty()) return "by calculation";
    if (step.premises.size() == 1) {
        const std::string_view view = view_name(telling.premise(step, 0), tables_of(step));
        return name_for(telling, step, view, std::string(view));
    }
    const auto row =
        std::ranges::find_if(combinations, [&](const Combination& one) { return fits(one, telling, step); });
    return std::string(row == combinations.end() ? std::string_view("by calculation") : row->name);
}

std::string algebra_reason(const Telling& telling, const Step& step) {
    std::string name = algebra_name(telling, step);
    if (step.premises.empty()) return name;
    if (step.premises.size() == 1) return since(telling, step) + (name.empty() ? "" : ": " + name) + branch_words(step);
    return (name.empty() ? since(telling, step) : name + " (" + steps(numbers_of(step)) + ")") + branch_words(step);
}

std::string line_reason(const Telling& telling, const Step& step) {
    return since(telling, step) + ": lines with two common points are one";
}

std::string circle_reason(const Telling& telling, const Step& step) {
    return since(telling, step) + ": circles with three common points are one";
}

std::string point_reason(const Telling& telling, const Step& step) {
    return since(telling, step) + ": it is one point under two names";
}

std::string by_construction(const Telling&, const Step&) {
    return "by construction";
}

std::string algebra_in_short(const Telling& telling, const Step& step) {
    const std::string name = algebra_name(telling, step);
    return name.empty() ? "from what is known" : name;
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
};
constexpr std::array reasons{
    ReasonRow{Reason::given, given_reason, by_construction},
    ReasonRow{Reason::rule, rule_reason, rule_name},
    ReasonRow{Reason::algebra, algebra_reason, algebra_in_short},
    ReasonRow{Reason::line_class, line_reason, same_line},
    ReasonRow{Reason::circle_class, circle_reason, same_circle},
    ReasonRow{Reason::point_class, point_reason, same_point},
};

const ReasonRow& row_of(const Step& step) {
    return *std::ranges::find(reasons, step.reason, &ReasonRow::reason);
}

} // namespace

std::string reason_text(const Telling& telling, const Step& step) {
    return row_of(step).text(telling, step);
}

std::string reason_in_short(const Telling& telling, const Step& step) {
    return row_of(step).in_short(telling, step);
}

} // namespace porism::translate
