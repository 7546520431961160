#include "diagnose/missing.h"

#include "diagnose/proved.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::Statement;

constexpr std::size_t most_points = 10, few_points = 6, most_statements = 24, most_figures = 48;
constexpr std::uint64_t most_draws = 3;
/// Counted operations of looking for the figure with one statement, and with all of a kind: a figure that there is
/// takes far fewer, and what looks for one that there is not is a guess.
constexpr std::uint64_t figure_work = 80'000'000, kind_work = 400'000'000;

/// How points are named by what problems give, the most natural first: letters are different points.
struct Natural {
    Predicate predicate;
    std::string_view letters;
    std::optional<std::pair<int, int>> constant = {};
    bool strong =
        false; ///< it says more than one equation: a goal may follow from it in whose figures it does not hold
};
constexpr std::array naturals{
    Natural{Predicate::cong, "abac"},
    Natural{Predicate::perp, "abac"},
    Natural{Predicate::midp, "abc", {}, true},
    Natural{Predicate::coll, "abc"},
    Natural{Predicate::para, "abcd"},
    Natural{Predicate::cong, "abcd"},
    Natural{Predicate::perp, "abcd"},
    Natural{Predicate::cyclic, "abcd"},
    Natural{Predicate::eqangle, "abacacad"},
    Natural{Predicate::eqangle, "abbcbcca"},
    Natural{Predicate::aconst, "abac", std::pair{1, 3}},
    Natural{Predicate::aconst, "abac", std::pair{2, 3}},
    Natural{Predicate::rconst, "abac", std::pair{2, 1}},
    Natural{Predicate::rconst, "abcd", std::pair{2, 1}},
    Natural{Predicate::contri, "abccda", {}, true}, // abcd is a parallelogram
};

/// Calls with every choice of different points for the letters, the first points first.
void each_choice(std::size_t letters, std::size_t points, std::vector<PointId>& chosen,
                 const std::function<void()>& call) {
    if (chosen.size() == letters) return call();
    for (std::size_t i = 0; i < points; ++i) {
        const PointId point(i);
        if (std::ranges::count(chosen, point) > 0) continue;
        chosen.push_back(point);
        each_choice(letters, points, chosen, call);
        chosen.pop_back();
    }
}

std::optional<Statement> instance(const Natural& natural, std::span<const PointId> chosen) {
    std::vector<PointId> points;
    for (const char letter : natural.letters) points.push_back(chosen[static_cast<std::size_t>(letter - 'a')]);
    if (!natural.constant) return facts::make(natural.predicate, points);
    const auto& [up, down] = *natural.constant;
    return facts::make(natural.predicate, points, numbers::Rational(up) / numbers::Rational(down));
}

std::size_t letters_of(const Natural& natural) {
    return static_cast<std::size_t>(std::ranges::max(natural.letters) - 'a') + 1;
}

bool holds_in(const Statement& statement, const diagram::Diagram& diagram) {
    return !diagram.senseless(statement) &&
           std::ranges::all_of(pictures_of(diagram), [&](const diagram::Picture* picture) {
               return facts::seen(statement, picture->points, {}, picture->letters);
           });
}

/// Of the sine of an angle that of its double, without signs.
double sine_of_double(double sine) {
    return 2 * sine * std::sqrt(std::max(0.0, 1 - sine * sine));
}

using Line = std::array<PointId, 2>;

/// Those that a statement names by two points each.
std::vector<Line> lines_of(const Statement& statement) {
    constexpr std::array by_pairs{Predicate::cong,   Predicate::para,    Predicate::perp,  Predicate::eqangle,
                                  Predicate::aconst, Predicate::eqratio, Predicate::rconst};
    if (std::ranges::count(by_pairs, statement.predicate()) == 0) return {};
    const auto points = statement.points();
    std::vector<Line> out;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) out.push_back({points[i], points[i + 1]});
    return out;
}

/// Whether two lines are one in a figure.
bool is_one_line(const Line& line, const Line& other, const diagram::Diagram& diagram) {
    return std::ranges::all_of(other, [&](PointId point) {
        if (std::ranges::count(line, point) > 0) return true;
        const auto on = facts::make(Predicate::coll, std::array{line[0], line[1], point});
        return on && holds_in(*on, diagram);
    });
}

/// Whether it is the goal with other points of the same lines, or in the same word: it fails wherever the goal fails,
/// and by the same or by the double angle. That the angles AMB and CMA are equal says of M on BC that AM is
/// perpendicular to it; but that a rectangle has two equal sides is another thing than that its diagonals are
/// perpendicular, though each follows from the other.
bool restates(const Statement& statement, const Statement& goal, const diagram::Diagram& diagram) {
    const std::vector<Line> lines = lines_of(statement), goals = lines_of(goal);
    const bool of_its_lines = !lines.empty() && std::ranges::all_of(lines, [&](const Line& line) {
        return std::ranges::any_of(goals, [&](const Line& one) { return is_one_line(line, one, diagram); });
    });
    if (!of_its_lines && statement.predicate() != goal.predicate()) return false;
    constexpr double alike = 1e-7;
    const auto fails_by = [&](auto measured) {
        return std::ranges::all_of(pictures_of(diagram), [&](const diagram::Picture* picture) {
            const double one = std::abs(facts::relative_residual(statement, picture->points, picture->letters));
            const double other = measured(std::abs(facts::relative_residual(goal, picture->points, picture->letters)));
            return std::abs(one - other) <= alike * std::max(one, other);
        });
    };
    return fails_by(std::identity()) || fails_by(&sine_of_double);
}

/// Figures of the scene in which all of the goals hold.
std::vector<diagram::Diagram> figures_with(const Sample& sample, const Control& control) {
    std::vector<diagram::Diagram> out;
    std::optional<Sample> with = sample;
    for (const Statement& goal : sample.goals)
        if (with && !facts::row(goal.predicate()).order) with = with_stated(*with, goal);
    for (std::uint64_t seed = 0; with && seed < most_draws && !control.stopped(); ++seed) {
        realize::Options options;
        options.seed = seed;
        options.any_order = seed > 0;
        options.explain = false;
        auto figure = realize::realize(with->scene, options, control);
        if (!figure) break;
        out.push_back(*std::move(figure));
    }
    return out;
}

/// Statements that may be missing, looked for kind by kind.
class Missing {
public:
    Missing(const Sample& sample, const diagram::Diagram& diagram, const Control& control)
        : sample_(sample), diagram_(diagram), control_(control), figures_(figures_with(sample, control)) {}

    std::vector<Statement> run() {
        const std::size_t points = sample_.scene.point_count();
        for (const Natural& natural : naturals) {
            left_ = kind_work;
            std::vector<PointId> chosen;
            each_choice(letters_of(natural), points, chosen, [&] {
                const auto statement = instance(natural, chosen);
                if (statement && out_.size() < most_statements && !control_.stopped() && met_.insert(*statement).second)
                    look_at(*statement, natural.strong && points <= few_points);
            });
        }
        return std::move(out_);
    }

private:
    void look_at(const Statement& statement, bool strong) {
        const auto restated = [&](const Statement& goal) { return restates(statement, goal, diagram_); };
        if (holds_in(statement, diagram_) || std::ranges::any_of(sample_.goals, restated)) return;
        const auto holds = [&](const diagram::Diagram& one) { return holds_in(statement, one); };
        if (std::ranges::any_of(figures_, holds) || (strong && forces_goals(statement))) out_.push_back(statement);
    }

    bool forces_goals(const Statement& statement) {
        if (drawn_ == most_figures || left_ == 0) return false;
        ++drawn_;
        const auto with = with_stated(sample_, statement);
        if (!with) return false;
        realize::Options options;
        options.explain = false;
        options.any_order = true;
        std::uint64_t left = std::min(left_, figure_work);
        const std::uint64_t before = left;
        options.budget = &left;
        const auto figure = realize::realize(with->scene, options, control_);
        left_ -= before - left;
        return figure && std::ranges::all_of(sample_.goals, [&](const auto& goal) { return holds_in(goal, *figure); });
    }

    const Sample& sample_;
    const diagram::Diagram& diagram_;
    const Control& control_;
    std::vector<diagram::Diagram> figures_;
    std::set<Statement> met_;
    std::size_t drawn_ = 0;  ///< figures with a statement
    std::uint64_t left_ = 0; ///< of `kind_work`
    std::vector<Statement> out_;
};

bool is_open(const scene::Question& question, const diagram::Diagram& diagram) {
    return scene::seen_in(question, diagram.pictures(), diagram.letters()).sight == scene::Sight::differing;
}

/// "length(a,c) = 5", "length(a,b) = sqrt(2)*length(c,d)".
std::optional<Statement> told_equation(const scene::Question& question, const numbers::Scalar& answer) {
    using facts::Quantity;
    const auto points = scene::points_of(question);
    const auto length = [&](std::size_t side) {
        return Quantity::of(facts::QuantityKind::length, std::span(points).subspan(2 * side, 2));
    };
    std::optional<Quantity> quantity = question.quantity;
    std::optional<facts::Polynomial> value = facts::constant(answer);
    if (question.kind == scene::QuestionKind::lcompute || question.kind == scene::QuestionKind::rcompute)
        quantity = length(0);
    if (question.kind == scene::QuestionKind::rcompute) value = facts::product(*value, facts::variable(*length(1)));
    if (!quantity || !value) return std::nullopt;
    const auto relation = facts::Relation::of(facts::variable(*quantity) - *value);
    return relation ? std::optional(facts::make(*relation)) : std::nullopt;
}

/// One that fails the goal beyond doubt.
std::optional<CounterPicture> counter_to(const Statement& goal, const diagram::Diagram& diagram) {
    for (const diagram::Picture* picture : pictures_of(diagram))
        if (auto decided = certainly_false(goal, diagram, *picture))
            return CounterPicture{diagram.names, picture->points,
                                  facts::relative_residual(goal, picture->points, picture->letters),
                                  *std::move(decided)};
    return std::nullopt;
}

void find_given(MissingGiven& out, const Sample& asked, const diagram::Diagram& diagram, const MissingOptions& options,
                const Control& control) {
    for (const Statement& given : may_be_missing(asked, diagram, control)) {
        if (out.tried == options.candidates || control.stopped()) return;
        const auto with = with_stated(asked, given);
        if (!with) continue;
        ++out.tried;
        auto verdict = verified(*with, control);
        if (verdict.outcome == problem::Outcome::accepted && options.verifier) verdict = options.verifier(*with);
        if (verdict.outcome != problem::Outcome::accepted) continue;
        out.given = given;
        return;
    }
}

} // namespace

std::optional<Sample> with_stated(const Sample& sample, const Statement& statement) {
    auto drafts = drafts_of(sample.scene);
    drafts.push_back({scene::Action{{}, {}, {}, {}, false, statement}, {}});
    return assembled(sample, drafts);
}

std::vector<Statement> may_be_missing(const Sample& sample, const diagram::Diagram& diagram, const Control& control) {
    if (sample.scene.point_count() > most_points || sample.goals.empty()) return {};
    return Missing(sample, diagram, control).run();
}

std::optional<Statement> told_goal(const Sample& sample, std::size_t question) {
    const auto answer = sample.answer_to(question);
    if (!answer || scene::row(sample.questions[question].kind).equation) return std::nullopt;
    return told_equation(sample.questions[question], *answer);
}

scene::Goals told_goals(const Sample& sample, const diagram::Diagram& diagram) {
    scene::Goals out;
    for (std::size_t i = 0; i < sample.questions.size(); ++i)
        if (is_open(sample.questions[i], diagram))
            if (auto goal = told_goal(sample, i)) out.push_back(*std::move(goal));
    return out;
}

Result<std::vector<MissingGiven>> missing_givens(const Sample& sample, const MissingOptions& options,
                                                 const Control& control) {
    realize::Options realizing;
    realizing.explain = false;
    const auto diagram = realize::realize(sample.scene, realizing, control);
    if (!diagram) return fail(diagram.error());
    std::vector<MissingGiven> out;
    for (std::size_t i = 0; i < sample.goals.size() && !control.stopped(); ++i) {
        auto counter = counter_to(sample.goals[i], *diagram);
        if (!counter) continue;
        MissingGiven missing{i, {}, *std::move(counter), 0};
        Sample asked = sample;
        asked.goals = {sample.goals[i]};
        asked.questions.clear();
        asked.answers.clear();
        if (!asked.chosen_for.empty()) asked.chosen_for = {asked.goals, {}};
        find_given(missing, asked, *diagram, options, control);
        out.push_back(std::move(missing));
    }
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while a given was looked for", {}, {}});
    return out;
}

std::string reason_of(const MissingGiven& missing) {
    if (missing.given) return "without it there is a figure in which the goal is false; with it the goal is forced";
    if (missing.tried == 0)
        return "the goal is false in a figure, and no single given of the kinds that are looked for may force it";
    return fmt::format("the goal is false in a figure, and none of {} single givens that were tried forces it",
                       missing.tried);
}

Json to_json(const MissingGiven& missing, const Sample& sample) {
    const auto names = sample.scene.names();
    Json out{{"goal", facts::to_string(sample.goals[missing.goal], names)},
             {"reason", reason_of(missing)},
             {"picture", to_json(missing.picture)}};
    if (missing.given) out["given"] = facts::to_string(*missing.given, names);
    return out;
}

} // namespace porism::diagnose
