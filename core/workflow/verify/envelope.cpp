#include "workflow/verify/envelope.h"

#include "base/text.h"
#include "diagnose/sketches.h"
#include "facts/truth.h"
#include "formats/verigeo/answer_fit.h"
#include "formats/verigeo/answers.h"
#include "formats/verigeo/coordinates.h"
#include "formats/verigeo/evaluate.h"
#include "formats/verigeo/units.h"
#include "numbers/number.h"
#include "problem/grade.h"
#include "translate/question_text.h"
#include "translate/value_text.h"
#include "verify/exact.h"
#include "verify/numeric.h"
#include "workflow/verify/answer_labels.h"
#include "workflow/verify/other_figure.h"
#include "workflow/verify/own_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

using numbers::Constructible;
using numbers::Decision;
using problem::Check;
using problem::CheckState;
using Exact = geometry::Point<Constructible>;

CheckState state_of(Decision decision) {
    constexpr std::array states = {CheckState::failed, CheckState::passed, CheckState::undecided};
    return states[static_cast<std::size_t>(decision)];
}

/// "/solver_actions/3, of the solver: ".
std::string beginning(const verigeo::Origin& origin) {
    constexpr std::array<std::string_view, 3> sources = {"given", "of the solver", "derived"};
    return fmt::format("{}, {}: ", origin.pointer, sources[static_cast<std::size_t>(origin.source)]);
}

using Typed = std::vector<std::optional<scene::Coordinates>>; ///< by point

/// Those that are typed, and those that follow from them (formats/verigeo/coordinates.h).
Typed placed_in(const EnvelopeFile& file) {
    const scene::Scene& scene = file.content.content.scene;
    Typed out(scene.point_count());
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (action.at[i] && action.at[i]->given) out[action.outputs[i].index()] = action.at[i];
    const auto follow = file.edited ? verigeo::Rationals() : verigeo::places_that_follow(file.envelope);
    for (std::size_t i = 0; i < out.size(); ++i)
        if (const auto place = follow.find(file.content.names[i]); !out[i] && place != follow.end())
            out[i] = scene::Coordinates{numbers::Scalar(place->second.x), numbers::Scalar(place->second.y), true};
    return out;
}

Exact exact(const scene::Coordinates& place) {
    return {numbers::from_scalar<Constructible>(place.x), numbers::from_scalar<Constructible>(place.y)};
}

/// Where all its points have given coordinates.
Decision by_coordinates(const facts::Statement& statement, const Typed& given, const Control& control) {
    const auto named = statement.points();
    const auto is_given = [&](PointId point) { return given[point.index()].has_value(); };
    if (statement.relation() || !std::ranges::all_of(named, is_given)) return Decision::undecided;
    const numbers::QuadraticTower tower({}, control.stop);
    std::vector<Exact> points(given.size());
    for (const PointId point : named) points[point.index()] = exact(*given[point.index()]);
    return facts::decide_exactly(statement, points);
}

Decision by_coordinates(const verigeo::Comparison& comparison, const std::vector<std::string>& names,
                        const Typed& given, const Control& control) {
    verigeo::Typed typed;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i]) typed.emplace(names[i], std::pair{given[i]->x, given[i]->y});
    return verigeo::compare_exactly(comparison, typed, control.stop);
}

/// All that the checks look at.
class Looker {
public:
    Looker(const EnvelopeFile& file, const diagram::Diagram& diagram, const Control& control);
    void add_claim(std::vector<Check>& out, const verigeo::Claim& claim);
    Check unsaid(const verigeo::Unsaid& one);
    std::optional<Check> goal_meant() const;
    void add_answers(std::vector<Check>& out) const;
    std::optional<Check> answers_agree() const;
    Check asked_by_nobody() const;
    bool leaves_answer_open() const;
    std::optional<ToldThere> shown_elsewhere(const scene::Question& question, const numbers::Scalar& told) const;
    void tell_where(Check& check, const scene::Question& question, const ToldThere& there) const;
    Check answer_to(const scene::Question& question, const std::optional<numbers::Scalar>& told) const;
    Check stray(const StrayAnswer& answer) const;

private:
    std::optional<Check> exactly(const facts::Statement& statement, const verigeo::Claim& claim);
    Check compared(const verigeo::Unsaid& one, const verigeo::Comparison& comparison, Check check);
    Decision exactly(const verigeo::Comparison& comparison);
    verigeo::Places<double> places(std::span<const geometry::Point<double>> points) const;

    const EnvelopeFile& file_;
    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    const Control& control_;
    verigeo::Ids ids_;
    Typed given_;
    std::vector<Check> measured_; ///< the claims' statements in all pictures, in order
    std::size_t measured_so_far_ = 0, looked_at_exactly_ = 0;
};

Looker::Looker(const EnvelopeFile& file, const diagram::Diagram& diagram, const Control& control)
    : file_(file), scene_(file.content.content.scene), diagram_(diagram), control_(control),
      ids_(verigeo::ids_of(file.envelope)), given_(placed_in(file)) {
    scene::Goals claimed;
    for (const verigeo::Claim& claim : file.content.claims)
        claimed.insert(claimed.end(), claim.statements.begin(), claim.statements.end());
    for (Check& check : verify::check_figure(scene_, claimed, diagram))
        if (check.name == "goal_holds") measured_.push_back(std::move(check));
}

std::optional<Check> Looker::exactly(const facts::Statement& statement, const verigeo::Claim& claim) {
    if (++looked_at_exactly_ > exact_claims) return std::nullopt;
    const std::string said = facts::to_string(statement, scene_.names());
    Check out{std::string(problem::exact_stage), "claim_exact"};
    Decision decision = by_coordinates(statement, given_, control_);
    const auto comparison = verigeo::comparison_of(claim.action, ids_);
    if (decision == Decision::undecided && claim.statements.size() == 1 && comparison && *comparison)
        decision = exactly(**comparison);
    if (decision != Decision::undecided) {
        out.state = state_of(decision);
        out.message = said + (decision == Decision::yes ? " is exact by the given coordinates"
                                                        : " is false by the given coordinates");
        return out;
    }
    auto checks = verify::check_exactly(scene_, {statement}, diagram_, control_);
    out = std::move(checks.front());
    out.name = "claim_exact";
    return out;
}

void Looker::add_claim(std::vector<Check>& out, const verigeo::Claim& claim) {
    for (const facts::Statement& statement : claim.statements) {
        Check seen = std::move(measured_[measured_so_far_++]);
        seen.name = "claim_holds";
        seen.message = beginning(claim.origin) + seen.message;
        auto exact = exactly(statement, claim);
        if (exact && exact->state == CheckState::passed && seen.state == CheckState::undecided)
            seen.state = CheckState::passed;
        out.push_back(std::move(seen));
        if (!exact) continue;
        exact->message = beginning(claim.origin) + exact->message;
        out.push_back(std::move(*exact));
    }
}

verigeo::Places<double> Looker::places(std::span<const geometry::Point<double>> points) const {
    verigeo::Places<double> out;
    for (std::size_t i = 0; i < points.size(); ++i) out[file_.content.names[i]] = points[i];
    return out;
}

Decision Looker::exactly(const verigeo::Comparison& comparison) {
    if (++looked_at_exactly_ > exact_claims) return Decision::undecided;
    return by_coordinates(comparison, file_.content.names, given_, control_);
}

/// What the pictures show together: no where one does, yes where all do.
Decision together(Decision a, Decision b) {
    if (a == Decision::no || b == Decision::no) return Decision::no;
    return a == Decision::yes ? b : a;
}

Check Looker::compared(const verigeo::Unsaid& one, const verigeo::Comparison& comparison, Check check) {
    const Decision exact = exactly(comparison);
    const bool settled = exact != Decision::undecided;
    Decision decision = Decision::yes;
    verigeo::Compared worst;
    for (const auto points : diagram_.pictures()) {
        const verigeo::Compared here = verigeo::compare(comparison, places(points));
        if (!here.reason.empty() && !settled) {
            check.message += " is not decided: " + here.reason;
            return check;
        }
        if (decision != Decision::no) worst = here;
        decision = together(decision, here.decision);
    }
    check.state = state_of(settled ? exact : decision);
    if (worst.scale > 0) check.value = worst.gap / worst.scale;
    check.message +=
        settled ? exact == Decision::yes ? " is exact by the given coordinates" : " is false by the given coordinates"
        : decision == Decision::yes ? " is seen in all pictures"
        : decision == Decision::no  ? " is false in a picture"
                                    : " is too near to tell";
    if (worst.reason.empty()) check.message += fmt::format(": {} against {}", worst.left, worst.right);
    // The figure was made without it: another one may have it.
    if (one.origin.source == verigeo::Source::given && !settled && check.state == CheckState::failed) {
        check.state = CheckState::undecided;
        check.mend = "state it in a way that a figure is looked for with it";
    }
    return check;
}

Check Looker::unsaid(const verigeo::Unsaid& one) {
    const bool given = one.origin.source == verigeo::Source::given;
    Check out{"numeric", given ? "constraint_holds" : "claim_holds", CheckState::undecided};
    out.message = beginning(one.origin) + one.text;
    if (!one.action) {
        out.name = "goal_read";
        out.message += ": " + one.reason;
        out.mend = "write it as a statement or question: Find AB, Prove AB = CD";
        return out;
    }
    auto comparison = verigeo::comparison_of(*one.action, ids_);
    if (comparison && *comparison) return compared(one, **comparison, std::move(out));
    if (one.reason == verigeo::holds_always) {
        out.state = CheckState::passed;
        out.message += ": " + one.reason;
        return out;
    }
    out.message += " is not decided: " + (comparison ? one.reason : comparison.error().what);
    if (!comparison) out.mend = comparison.error().mend;
    return out;
}

/// What the goal calls a parallelogram lies on no line, unless the figure is of no other kind; what it calls a
/// trapezoid is crossed in no picture.
std::optional<Check> Looker::goal_meant() const {
    const verigeo::Content& content = file_.content;
    if (content.supposed.empty() && content.needed.empty()) return std::nullopt;
    const auto pictures = diagram_.pictures();
    const auto shown = [](const facts::Statement& one) {
        return [&one](const auto points) { return facts::seen(one, points); };
    };
    Check check{"numeric", "goal_meant", CheckState::passed};
    check.message = "figures are what the goal calls them";
    const auto fail_by = [&](const facts::Statement& one, std::string_view where) {
        check.state = CheckState::failed;
        check.message = fmt::format("the name of the figure in the goal supposes that {}, which is false in {}",
                                    facts::to_string(one, scene_.names()), where);
        check.mend = "name the corners in their order, or call it what it is";
        return check;
    };
    for (const facts::Statement& one : content.supposed)
        if (std::ranges::none_of(pictures, shown(one))) return fail_by(one, "all pictures");
    for (const facts::Statement& one : content.needed)
        if (!std::ranges::all_of(pictures, shown(one))) return fail_by(one, "a picture");
    return check;
}

/// Relative.
double difference(double a, double b) {
    return std::fabs(a - b) / std::max({std::fabs(a), std::fabs(b), 1e-300});
}

/// Of an answer that was held against a value.
void compare(Check& check, double value, const numbers::Scalar& told) {
    constexpr geometry::Tolerance tolerance;
    const double answer = numbers::to_double(told), gap = std::fabs(value - answer);
    const double unsure = tolerance.clear * std::max(std::fabs(value), std::fabs(answer));
    check.value = answer;
    check.limit = value;
    check.state = difference(value, answer) <= tolerance.equal       ? CheckState::passed
                  : gap > problem::rounding_of(told, value) + unsure ? CheckState::failed
                                                                     : CheckState::undecided;
    check.message += fmt::format("; the figure shows {:.9g}", value);
    if (check.state == CheckState::undecided) check.message += ", which is near, as of an answer that was rounded";
    if (check.state != CheckState::passed) check.mend = "write the exact value";
}

/// A figure of the same givens in another order of its points that has the value; the very one before one of which it
/// may be a rounding.
std::optional<ToldThere> Looker::shown_elsewhere(const scene::Question& question, const numbers::Scalar& told) const {
    std::optional<ToldThere> out;
    for (std::uint64_t sketch = 1; sketch < diagnose::sketches && !control_.stopped(); ++sketch) {
        const auto figure = diagnose::sketched_beside(diagram_, scene_, sketch, control_);
        if (!figure) continue;
        const scene::Seen seen = scene::seen_in(question, figure->pictures(), figure->letters());
        if (seen.sight != scene::Sight::seen) continue;
        auto found = told_there(figure->scene_picture, scene::as_counted(question, seen.value), told);
        if (found && (!out || !found->rounded)) out = std::move(found);
        if (out && !out->rounded) break;
    }
    return out;
}

/// The answer is the value of another figure.
void Looker::tell_where(Check& check, const scene::Question& question, const ToldThere& there) const {
    const auto otherwise =
        lying_otherwise(scene_, diagram_.scene_picture, scene::points_of(question), there.picture, help_points(file_));
    check.message +=
        ", and another figure of the same givens " + value_there(there, "the one that is told") + ": both are right";
    if (otherwise) check.message += "; there " + otherwise->difference;
    check.mend = otherwise ? otherwise->towards : "say which figure is meant, by the order of its points";
    check.elsewhere = other_figure(there.picture, scene_.names(), otherwise ? otherwise->difference : std::string());
}

Check Looker::answer_to(const scene::Question& question, const std::optional<numbers::Scalar>& told) const {
    Check check{"numeric", "answer_holds", CheckState::undecided};
    check.message = fmt::format("{}: the answer {} of {}", translate::say(question, scene_.names()),
                                told ? translate::value_text(*told, scene::in_degrees(question)).exact
                                     : in_quotes(file_.envelope.answer),
                                file_.answer_pointer);
    if (!told) {
        const bool several = scene::asking_values(file_.content.content.questions).size() > 1;
        check.name = "answer_read";
        check.message += several ? " is no number for each value that is asked for" : " is no number";
        check.mend =
            several ? "write the values alone with ; between them" : "write the value alone, such as 3/4 or sqrt(2)";
        return check;
    }
    const scene::Seen seen = scene::seen_in(question, diagram_.pictures(), diagram_.letters());
    if (seen.sight == scene::Sight::seen)
        compare(check, scene::as_counted(question, seen.value), *told);
    else
        check.message += " was held against nothing: the pictures show no one value";
    if (check.state != CheckState::failed) return check;
    if (const auto other = shown_elsewhere(question, *told)) tell_where(check, question, *other);
    return check;
}

/// What is told of something that is not asked for is no answer, and false where the figure shows another value.
Check Looker::stray(const StrayAnswer& answer) const {
    Check check{"numeric", "answer_fits", CheckState::undecided};
    check.message = fmt::format("{}: {} is told, and {}", file_.answer_pointer, answer.text, answer.reason);
    if (answer.told) {
        const scene::Seen seen = scene::seen_in(*answer.of, diagram_.pictures(), diagram_.letters());
        if (seen.sight == scene::Sight::seen) compare(check, scene::as_counted(*answer.of, seen.value), *answer.told);
        if (check.state == CheckState::failed) check.name = "answer_holds";
        if (check.state == CheckState::passed) check.state = CheckState::undecided;
    }
    check.mend = "tell the value of what is asked for";
    return check;
}

Check Looker::asked_by_nobody() const {
    const bool unread = file_.content.content.goals.empty() && !trim(file_.envelope.goal).empty();
    Check check{"numeric", "answer_read", CheckState::undecided};
    check.message = fmt::format("{}: {} is told, and {}", file_.answer_pointer, file_.envelope.answer,
                                unread ? "what is asked for is not understood" : "no value is asked for");
    check.mend = "ask for the value in the goal, such as Find AB, or leave the answer out";
    return check;
}

/// An author may ask without an answer, as text of the other languages does; a solver has to answer.
bool Looker::leaves_answer_open() const {
    return file_.answer_pointer == EnvelopeFile().answer_pointer && trim(file_.envelope.answer).empty();
}

void Looker::add_answers(std::vector<Check>& out) const {
    const scene::Questions& questions = file_.content.content.questions;
    const auto asking = scene::asking_values(questions);
    if (asking.empty()) {
        if (!verigeo::says_proved(file_.envelope.answer)) out.push_back(asked_by_nobody());
        return;
    }
    if (leaves_answer_open()) return;
    scene::Questions asked;
    for (const std::size_t place : asking) asked.push_back(questions[place]);
    if (auto unfit = verigeo::why_unfit(file_.envelope.answer, asked)) {
        Check check{"numeric", "answer_fits", CheckState::failed};
        check.message = file_.answer_pointer + ": " + *std::move(unfit);
        check.mend = "write the one value that is asked for, in its own unit or in none";
        out.push_back(std::move(check));
        return;
    }
    const LabelledAnswers told = labelled_answers(file_);
    for (const StrayAnswer& one : told.stray) out.push_back(stray(one));
    for (const std::size_t place : asking)
        if (told.values[place] || told.stray.empty()) out.push_back(answer_to(questions[place], told.values[place]));
}

/// What an author tells and a solver too is one value.
std::optional<Check> Looker::answers_agree() const {
    const scene::Questions& questions = file_.content.content.questions;
    if (trim(file_.author_answer).empty() || questions.empty()) return std::nullopt;
    verigeo::Envelope authors = file_.envelope;
    authors.answer = file_.author_answer;
    const auto one = verigeo::read_answers(verigeo::answer_in_own_unit(authors), questions);
    const auto other = labelled_answers(file_).values;
    std::optional<Check> out;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (!one[i] || !other[i]) continue;
        constexpr std::array by_grade{CheckState::passed, CheckState::undecided, CheckState::failed};
        const auto grade = std::min(problem::grade_told(*one[i], *other[i]), problem::grade_told(*other[i], *one[i]));
        Check check{"numeric", "answers_agree", by_grade[static_cast<std::size_t>(grade)]};
        check.message =
            fmt::format("{}: the author answers {}, the solver {}", translate::say(questions[i], scene_.names()),
                        trim(file_.author_answer), trim(file_.envelope.answer));
        check.value = numbers::to_double(*one[i]);
        check.limit = numbers::to_double(*other[i]);
        out = std::move(check);
        if (out->state == CheckState::passed) continue;
        out->mend = "correct the one that the figure does not have";
        return out;
    }
    return out;
}

Check not_run(const char* name, const verigeo::Origin& origin, std::string text) {
    Check out{"numeric", name, CheckState::not_run};
    out.message = beginning(origin) + std::move(text);
    return out;
}

std::vector<Check> without_figure(const verigeo::Content& content) {
    std::vector<Check> out;
    for (const verigeo::Claim& claim : content.claims)
        for (const facts::Statement& statement : claim.statements)
            out.push_back(not_run("claim_holds", claim.origin, facts::to_string(statement, content.names)));
    for (const verigeo::Unsaid& one : content.unsaid)
        out.push_back(not_run(one.origin.source == verigeo::Source::given ? "constraint_holds" : "claim_holds",
                              one.origin, one.text));
    return out;
}

} // namespace

namespace {

/// Other figures of what the statements say may be none of a comparison that is given besides.
void leave_branches_open(std::vector<Check>& checks) {
    const auto given = std::ranges::find(checks, "constraint_holds", &Check::name);
    if (given == checks.end()) return;
    for (Check& check : checks) {
        if (check.name != "branch_complete" || check.state != CheckState::failed) continue;
        check.state = CheckState::undecided;
        check.message += ", unless a given comparison excludes it: " + given->message;
        check.mend = "say with statements, or by a sketch, how the points lie";
    }
}

} // namespace

void leave_to_what_is_unsaid(const EnvelopeFile& file, std::vector<Check>& checks) {
    leave_branches_open(checks);
    const auto left_out = std::ranges::find_if(checks, [](const Check& check) {
        return check.name == "constraint_holds" && check.state == CheckState::undecided;
    });
    if (left_out == checks.end()) return;
    const auto unsaid = std::ranges::find_if(file.content.unsaid, [&](const verigeo::Unsaid& one) {
        return left_out->message.starts_with(beginning(one.origin));
    });
    constexpr std::array asked{"goal_holds",  "equation_holds", "value_seen",     "goal_exact",
                               "claim_holds", "answer_holds",   "equation_exact", "branch_complete"};
    for (Check& check : checks) {
        if (check.state != CheckState::failed || std::ranges::find(asked, check.name) == asked.end()) continue;
        check.state = CheckState::undecided;
        check.message += ", in a figure without " +
                         (unsaid == file.content.unsaid.end() ? "all that is given" : unsaid->origin.pointer);
        check.mend = left_out->mend;
    }
}

std::vector<Check> check_unproved(const EnvelopeFile& file, const Control& control) {
    std::vector<Check> out;
    const Typed given = placed_in(file);
    const auto ids = verigeo::ids_of(file.envelope);
    for (const verigeo::Unsaid& one : file.content.unsaid) {
        if (!one.action || one.origin.source == verigeo::Source::given || one.reason == verigeo::holds_always) continue;
        const auto comparison = verigeo::comparison_of(*one.action, ids);
        const bool decided = comparison && *comparison &&
                             by_coordinates(**comparison, file.content.names, given, control) != Decision::undecided;
        if (decided || control.stopped()) continue;
        Check check{"logical", "claim_proved", CheckState::undecided};
        check.message = beginning(one.origin) + one.text + " is seen at most: no step leads to it";
        out.push_back(std::move(check));
    }
    return out;
}

bool exact_by_coordinates(const EnvelopeFile& file, const facts::Statement& statement, const Control& control) {
    return by_coordinates(statement, placed_in(file), control) == Decision::yes;
}

std::optional<std::string> source_of(const LoadedProblem& problem, std::size_t action) {
    if (!problem.envelope || action >= problem.envelope->content.origins.size()) return std::nullopt;
    return std::string(verigeo::name_of(problem.envelope->content.origins[action].source));
}

std::vector<Check> check_envelope(const EnvelopeFile& file, const diagram::Diagram* diagram, const Control& control) {
    if (diagram == nullptr) return without_figure(file.content);
    std::vector<Check> out;
    Looker looker(file, *diagram, control);
    for (const verigeo::Claim& claim : file.content.claims) {
        if (control.stopped()) return out;
        looker.add_claim(out, claim);
    }
    for (const verigeo::Unsaid& one : file.content.unsaid) {
        if (control.stopped()) return out;
        out.push_back(looker.unsaid(one));
    }
    if (auto meant = looker.goal_meant()) out.push_back(*std::move(meant));
    looker.add_answers(out);
    if (auto differ = looker.answers_agree()) out.push_back(*std::move(differ));
    return out;
}

} // namespace porism::workflow
