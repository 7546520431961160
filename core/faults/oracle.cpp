#include "faults/oracle.h"

#include "facts/equation.h"
#include "geometry/vector.h"
#include "problem/json.h"
#include "proof/rules/rule.h"
#include "realize/realize.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace porism::faults {
namespace {

using facts::Predicate;
using facts::Statement;
using geometry::cross;
using geometry::dot;
using geometry::squared_length;
using numbers::Ball;
using numbers::Rational;
using Point = geometry::Point<Ball>;
using Points = std::span<const Point>;

bool away_from_zero(const Ball& value) {
    return value.finite() && !value.contains_zero() && std::abs(value.to_double()) > oracle_limit;
}

Point between(const Point& a, const Point& b) {
    return b - a;
}

/// The points of a statement, and what is measured of them.
struct Measured {
    const Statement& statement;
    Points points;

    const Point& at(std::size_t i) const { return points[statement[i].index()]; }
    Point vector(std::size_t i) const { return between(at(2 * i), at(2 * i + 1)); }
    /// Sine and cosine of the angle between two of the vectors.
    Point turn(const Point& u, const Point& v) const {
        const Ball size = numbers::sqrt(squared_length(u) * squared_length(v));
        return {dot(u, v) / size, cross(u, v) / size};
    }
    Ball constant() const { return Ball(*statement.constant()); }
};

using Residuals = std::vector<Ball>;

Residuals coll(const Measured& m) {
    return {m.turn(between(m.at(0), m.at(1)), between(m.at(0), m.at(2))).y};
}
Residuals para(const Measured& m) {
    return {m.turn(m.vector(0), m.vector(1)).y};
}
Residuals perp(const Measured& m) {
    return {m.turn(m.vector(0), m.vector(1)).x};
}
Residuals cong(const Measured& m) {
    return {squared_length(m.vector(0)) / squared_length(m.vector(1)) - Ball(1)};
}
Residuals rconst(const Measured& m) {
    return {squared_length(m.vector(0)) / squared_length(m.vector(1)) / (m.constant() * m.constant()) - Ball(1)};
}
Residuals lconst(const Measured& m) {
    return {squared_length(m.vector(0)) / (m.constant() * m.constant()) - Ball(1)};
}
Residuals eqratio(const Measured& m) {
    return {squared_length(m.vector(0)) * squared_length(m.vector(3)) /
                (squared_length(m.vector(1)) * squared_length(m.vector(2))) -
            Ball(1)};
}
Residuals eqangle(const Measured& m) {
    return {cross(m.turn(m.vector(0), m.vector(1)), m.turn(m.vector(2), m.vector(3)))};
}
Residuals cyclic(const Measured& m) {
    return {cross(m.turn(between(m.at(2), m.at(0)), between(m.at(2), m.at(1))),
                  m.turn(between(m.at(3), m.at(0)), between(m.at(3), m.at(1))))};
}
Residuals midp(const Measured& m) {
    const Point sum{m.at(1).x + m.at(2).x - m.at(0).x * 2, m.at(1).y + m.at(2).y - m.at(0).y * 2};
    return {squared_length(sum) / squared_length(between(m.at(1), m.at(2)))};
}
Residuals circle(const Measured& m) {
    Residuals out;
    for (const std::size_t i : {2, 3})
        out.push_back(squared_length(between(m.at(0), m.at(1))) / squared_length(between(m.at(0), m.at(i))) - Ball(1));
    return out;
}

struct Formula {
    Predicate predicate;
    Residuals (*residuals)(const Measured&);
};
constexpr std::array formulas = {
    Formula{Predicate::coll, &coll},       Formula{Predicate::para, &para},       Formula{Predicate::perp, &perp},
    Formula{Predicate::cong, &cong},       Formula{Predicate::rconst, &rconst},   Formula{Predicate::lconst, &lconst},
    Formula{Predicate::eqratio, &eqratio}, Formula{Predicate::eqangle, &eqangle}, Formula{Predicate::cyclic, &cyclic},
    Formula{Predicate::midp, &midp},       Formula{Predicate::circle, &circle},
};

/// Whichever way angles are counted.
bool angle_is_false(const Measured& m) {
    const Point turn = m.turn(m.vector(0), m.vector(1));
    const double angle = std::numbers::pi * Ball(*m.statement.constant()).to_double();
    const Ball sine(std::sin(angle)), cosine(std::cos(angle));
    return away_from_zero(turn.y * cosine - turn.x * sine) && away_from_zero(turn.y * cosine + turn.x * sine);
}

std::vector<Point> points_of(const diagram::Diagram& diagram, const diagram::Picture& picture) {
    if (!diagram.solution) {
        const std::vector<Ball> inputs = diagram::ball_inputs(diagram, picture);
        if (auto points = diagram::evaluate<Ball>(diagram.program, std::span<const Ball>(inputs)))
            return *std::move(points);
    }
    std::vector<Point> out;
    for (const auto& point : picture.points) out.push_back({Ball(point.x), Ball(point.y)});
    return out;
}

bool false_everywhere(const diagram::Diagram& diagram, const Statement& statement) {
    const auto refutes = [&](const diagram::Picture& picture) {
        const auto points = points_of(diagram, picture);
        return is_false(statement, Points(points).first(diagram.point_count()));
    };
    return refutes(diagram.scene_picture) && std::ranges::all_of(diagram.generic, refutes);
}

/// The figure of the sample as it is.
std::optional<diagram::Diagram> own_figure(const Faulty& faulty) {
    const auto problem = problem::problem_from_json(faulty.sample);
    if (!problem) return std::nullopt;
    realize::Options options;
    options.explain = false;
    auto diagram = realize::realize(problem->scene, options);
    if (!diagram) return std::nullopt;
    return *std::move(diagram);
}

bool claims_false(const Good& good, const Faulty& faulty) {
    for (const Statement& claim : faulty.claims) {
        const bool of_old =
            std::ranges::all_of(claim.points(), [&](PointId p) { return p.index() < good.diagram.point_count(); });
        if (of_old) {
            if (!false_everywhere(good.diagram, claim)) return false;
            continue;
        }
        const auto own = own_figure(faulty);
        if (!own || !false_everywhere(*own, claim)) return false;
    }
    return !faulty.claims.empty();
}

/// A reading of its own: each name placed once, before it is used, and as many as before.
bool badly_written(const Good& good, const Faulty& faulty) {
    std::set<std::string> placed;
    const Json& actions = faulty.sample["scene"]["actions"];
    const Json before = problem::to_json(good.problem)["scene"]["actions"];
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Json& names = actions[i]["args"];
        if (names.size() != before[i]["args"].size()) return true;
        const std::size_t outputs = good.problem.scene.actions()[i].outputs.size();
        for (std::size_t k = 0; k < names.size(); ++k) {
            const auto name = names[k].get<std::string>();
            const bool number = before[i]["args"][k] == names[k] && !good.problem.scene.find(name);
            if (k < outputs ? !placed.insert(name).second : !number && !placed.contains(name)) return true;
        }
    }
    return false;
}

bool no_triangle(const Good&, const Faulty& faulty) {
    Rational sum(0);
    for (const Statement& side : faulty.claims) {
        const Rational& ratio = *side.constant();
        sum += ratio < Rational(1) ? ratio : Rational(1) / ratio;
    }
    return sum < Rational(1);
}

bool no_angles(const Good&, const Faulty& faulty) {
    const Rational& first = *faulty.claims[0].constant();
    const Rational& second = *faulty.claims[1].constant();
    return first == second || first + second == Rational(1);
}

/// The last action says it in so many words.
bool goal_given(const Good&, const Faulty& faulty) {
    const auto problem = problem::problem_from_json(faulty.sample);
    return problem && problem->scene.actions().back().states == faulty.claims.front();
}

/// In a picture of its own figure the goal is false. Without a figure nobody knows.
bool goal_false(const Good& good, const Faulty& faulty) {
    const auto own = own_figure(faulty);
    if (!own) return false;
    const auto refutes = [&](const diagram::Picture& picture) {
        const auto points = points_of(*own, picture);
        return std::ranges::any_of(good.problem.goals, [&](const Statement& goal) { return is_false(goal, points); });
    };
    return refutes(own->scene_picture) || std::ranges::any_of(own->generic, refutes);
}

/// One length is this part of another, and that one is at most as long as the figure.
bool too_near(const Good&, const Faulty& faulty) {
    return *faulty.claims.front().constant() > Rational(1000000);
}

const proof::Step& step_of(const Good& good, const Faulty& faulty) {
    return good.problem.paths.front().steps[*faulty.spot.step];
}

/// Its theorem has as many hypotheses as it had premises, one by one.
bool premise_counts(const Good& good, const Faulty& faulty) {
    const proof::Step& step = step_of(good, faulty);
    return !step.rule.empty() && proof::rule(*proof::rule_by_name(step.rule)).hypotheses.size() == step.premises.size();
}

/// The sum of all terms is the conclusion; without one that is not zero the rest is not.
bool term_counts(const Good& good, const Faulty& faulty) {
    const auto problem = problem::problem_from_json(faulty.sample);
    if (!problem) return false;
    const proof::Path& path = good.problem.paths.front();
    const proof::Step& step = path.steps[*faulty.spot.step];
    const auto& whole = step.certificates.front().terms;
    const auto& rest = problem->paths.front().steps[*faulty.spot.step].certificates.front().terms;
    const auto gone = std::ranges::mismatch(whole, rest).in1;
    if (gone == whole.end()) return false;
    const auto equations = facts::equations(path.steps[step.premises[gone->premise]].conclusion);
    return gone->coefficient != 0 && !equations[gone->equation].terms.empty();
}

/// Neither the value that the figure shows, nor its supplement.
bool value_differs(const Good& good, const Faulty& faulty) {
    const auto problem = problem::problem_from_json(faulty.sample);
    if (!problem) return false;
    const scene::Question& question = problem->questions[faulty.question];
    const auto& picture = good.diagram.scene_picture;
    const double seen = scene::as_counted(question, scene::value_in(question, picture.points, picture.letters));
    const double told = numbers::to_double(*problem->answers[faulty.question]);
    const auto off = [&](double value) { return std::abs(told - value) > oracle_limit * (1 + std::abs(value)); };
    return off(seen) && (!scene::in_degrees(question) || off(180 - seen));
}

/// A goal is false in this picture, or a value is not that of the good problem's own figure.
bool asks_for_something_else(const Good& good, const diagram::Diagram& diagram, const diagram::Picture& picture) {
    const auto points = points_of(diagram, picture);
    const diagram::Picture& own = good.diagram.scene_picture;
    return std::ranges::any_of(good.problem.goals, [&](const Statement& goal) { return is_false(goal, points); }) ||
           std::ranges::any_of(good.problem.questions, [&](const scene::Question& question) {
               return !scene::same_value(question.kind, scene::value_in(question, own.points, own.letters),
                                         scene::value_in(question, picture.points, picture.letters));
           });
}

struct Ground {
    Basis basis;
    bool (*is_fault)(const Good&, const Faulty&);
};
constexpr std::array grounds = {
    Ground{Basis::text, &badly_written}, Ground{Basis::claims, &claims_false},
    Ground{Basis::angles, &no_angles},   Ground{Basis::triangle, &no_triangle},
    Ground{Basis::near, &too_near},      Ground{Basis::goal_given, &goal_given},
    Ground{Basis::goal, &goal_false},    Ground{Basis::premise, &premise_counts},
    Ground{Basis::term, &term_counts},   Ground{Basis::answer, &value_differs},
};

} // namespace

bool is_false(const Statement& statement, Points points) {
    const Measured measured{statement, points};
    if (statement.predicate() == Predicate::aconst) return angle_is_false(measured);
    const auto formula = std::ranges::find(formulas, statement.predicate(), &Formula::predicate);
    return formula != formulas.end() && std::ranges::any_of(formula->residuals(measured), away_from_zero);
}

bool depends_on_order(const Good& good) {
    const numbers::BallPrecision precision(oracle_bits);
    realize::Options options;
    options.any_order = true;
    options.explain = false;
    for (options.seed = 1; options.seed <= orders_drawn; ++options.seed) {
        const auto other = realize::realize(good.problem.scene, options);
        if (!other) continue;
        if (asks_for_something_else(good, *other, other->scene_picture)) return true;
        for (const diagram::Picture& picture : other->generic)
            if (asks_for_something_else(good, *other, picture)) return true;
    }
    return false;
}

bool is_fault(const Good& good, const Faulty& faulty) {
    const numbers::BallPrecision precision(oracle_bits);
    const auto ground = std::ranges::find(grounds, faulty.basis, &Ground::basis);
    return ground != grounds.end() && ground->is_fault(good, faulty);
}

} // namespace porism::faults
