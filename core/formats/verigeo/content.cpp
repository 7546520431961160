#include "formats/verigeo/content.h"

#include "base/text.h"
#include "formats/verigeo/answers.h"
#include "formats/verigeo/coordinates.h"
#include "formats/verigeo/drawn.h"
#include "formats/verigeo/edges.h"
#include "formats/verigeo/figure_unit.h"
#include "formats/verigeo/goal.h"
#include "formats/verigeo/goal_coordinates.h"
#include "formats/verigeo/goal_shapes.h"
#include "formats/verigeo/helps.h"
#include "formats/verigeo/meaning.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/placed.h"
#include "formats/verigeo/units.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <iterator>
#include <numeric>

namespace porism::verigeo {
namespace {

using numbers::Scalar;
using Place2 = std::pair<double, double>;

scene::Use use(std::string_view construction, std::vector<PointId> points, std::vector<Scalar> values = {}) {
    return {*scene::construction_by_name(construction), std::move(points), std::move(values)};
}

class Builder {
public:
    explicit Builder(const Envelope& envelope);
    std::vector<std::size_t> reading_order(const std::vector<Action>& actions) const;
    Status add(const Action& action, const Origin& origin);
    Status add_of_solver(const SolverAction& one);
    Status end_helps();
    Content finish(const Envelope& envelope, const ChooseWay& choose) &&;

private:
    using Adder = Status (Builder::*)(const Action&);
    static Adder adder_of(const Action& action);
    Status append(scene::Action action, const std::string& name = {});
    Status add_free(const Action& action);
    Status add_cartesian(const Action& action);
    Status add_at(const std::string& name, const Scalar& x, const Scalar& y);
    Status add_helps(const Meaning& meaning);
    Status add_on_segment(const Action& action);
    Status add_on_circle(const Action& action);
    Status add_circle(const Action& action);
    Status move_point(const Action& action);
    Status nothing(const Action&) { return {}; }
    Status state(const Action& action);
    Status verify_point(const Action& action);
    Status place(Help help);
    Status construct_helps();
    Status say_of_helps();
    Status keep(const Action& action, std::vector<facts::Statement> statements);
    void leave(const Action& action, std::string reason);
    PointId point(const std::string& name) const;
    std::vector<NamedCircle> named_circles() const;
    std::string scene_name(const std::string& name) const;

    Content out_;
    Figure figure_;
    Helps helps_;
    Drawn drawn_;
    Rationals given_; ///< where points are given to stand in the end
    Origin origin_;
    std::vector<std::string> circles_; ///< of the author
};

std::optional<Place2> coordinates(const std::string& x, const std::string& y) {
    const auto a = Scalar::parse(x), b = Scalar::parse(y);
    if (!a || !b) return std::nullopt;
    return Place2{numbers::to_double(*a), numbers::to_double(*b)};
}

/// The number of a help point that is after this one, if it is called like one.
std::size_t number_behind(const std::string& name) {
    std::size_t number = 0;
    const std::string_view begin = "V_";
    if (name.starts_with(begin)) std::from_chars(name.data() + begin.size(), name.data() + name.size(), number);
    return number + 1;
}

/// Where points are given in the end, before any edge is looked at.
Builder::Builder(const Envelope& envelope) : given_(given_places(envelope)) {
    figure_.framed = is_framed(envelope, given_);
    figure_.ids = whole_angles_of(envelope);
    for (const Action& action : envelope.actions) {
        if (action.row->op == "AddPoint")
            figure_.next_help = std::max(figure_.next_help, number_behind(action.args[0]));
        if (action.row->type == "Midpoint" && action.source == Source::given) {
            const auto ends = points_of_id(action.args[1]);
            figure_.midpoints.emplace(std::minmax(ends[0], ends[1]), action.args[0]);
        }
        if (action.row->type != "Cartesian") continue;
        const auto place = coordinates(action.args[1], action.args[2]);
        const bool added = action.row->op == "AddPoint";
        if (place && (added || figure_.given.contains(action.args[0]))) figure_.given[action.args[0]] = *place;
    }
    for (const auto& [name, place] : given_) figure_.given.try_emplace(name, place.x.get_d(), place.y.get_d());
}

/// In their own, but that what is read by others stands behind these.
std::vector<std::size_t> Builder::reading_order(const std::vector<Action>& actions) const {
    std::vector<std::size_t> order(actions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_partition(order, [&](std::size_t i) { return !is_read_by_others(figure_, actions[i]); });
    return order;
}

PointId Builder::point(const std::string& name) const {
    return PointId(static_cast<std::size_t>(std::ranges::find(out_.names, name) - out_.names.begin()));
}

/// Small letters, as scenes have them, where they are free.
std::string Builder::scene_name(const std::string& name) const {
    for (const std::string& free : {lower_case(name), name})
        if (!out_.content.scene.find(free)) return free;
    return scene::fresh_name(out_.content.scene);
}

Status Builder::append(scene::Action action, const std::string& name) {
    const bool places = !name.empty();
    action.auxiliary = origin_.source != Source::given;
    const std::string new_name = places ? scene_name(name) : "";
    auto done = out_.content.scene.append(std::move(action), std::span(&new_name, places ? 1 : 0));
    if (!done) return done;
    if (places) out_.names.push_back(name);
    out_.origins.push_back(origin_);
    return {};
}

Status Builder::add_free(const Action& action) {
    const auto place = given_.find(action.args[0]);
    if (place == given_.end() || origin_.source != Source::given)
        return append({{}, {use("free", {})}}, action.args[0]);
    return add_at(action.args[0], Scalar(place->second.x), Scalar(place->second.y));
}

Status Builder::add_cartesian(const Action& action) {
    return add_at(action.args[0], *Scalar::parse(action.args[1]), *Scalar::parse(action.args[2]));
}

Status Builder::add_at(const std::string& name, const Scalar& x, const Scalar& y) {
    scene::Action free{{}, {use("free", {})}};
    free.at = {scene::Coordinates{x, y, true}};
    drawn_.put(name, x, y);
    if (const auto place = given_.find(name); place != given_.end()) figure_.places.insert(*place);
    return append(std::move(free), name);
}

/// Those that stand somewhere are the last ones.
Status Builder::add_helps(const Meaning& meaning) {
    const std::size_t free = meaning.helps.size() - meaning.standing.size();
    for (std::size_t i = 0; i < meaning.helps.size(); ++i) {
        const std::string& name = meaning.helps[i];
        const Gaussian* place = i < free ? nullptr : &given_.emplace(name, meaning.standing[i - free]).first->second;
        auto ok =
            place == nullptr ? append({{}, {use("free", {})}}, name) : add_at(name, Scalar(place->x), Scalar(place->y));
        if (!ok) return ok;
    }
    figure_.next_help += meaning.helps.size();
    return {};
}

Status Builder::add_on_segment(const Action& action) {
    const auto ends = points_of_id(action.args[1]);
    scene::Action placed{{}, {use("between_bound", {point(ends[0]), point(ends[1])})}};
    placed.at = drawn_.on_segment(action);
    return append(std::move(placed), action.args[0]);
}

Status Builder::add_on_circle(const Action& action) {
    const Circle& circle = figure_.circles.at(action.args[1]);
    const auto rational = circle.radius ? numbers::as_rational(*circle.radius) : std::nullopt;
    scene::Action placed;
    if (!circle.radius)
        placed.uses = {use("on_circle", {point(circle.centre), point(circle.through)})};
    else if (rational)
        placed.uses = {use("lconst", {point(circle.centre)}, {Scalar(*rational)})};
    else
        placed.uses = {use("free", {})};
    placed.at = drawn_.on_circle(action, circle);
    if (auto ok = append(std::move(placed), action.args[0]); !ok || !circle.radius || rational) return ok;
    auto said = facts::parse_goal(on_circle(circle, action.args[0]), out_.names);
    return said ? keep(action, std::move(*said)) : Status(fail(said.error()));
}

Status Builder::add_circle(const Action& action) {
    verigeo::add_circle(figure_, action);
    if (origin_.source == Source::given) circles_.push_back(action.args[0]);
    const auto& radius = figure_.circles.at(action.args[0]).radius;
    if (!radius || numbers::to_double(*radius) > 0) return {};
    return fail("bad_radius", action.args[2] + " is no radius", "write a positive number");
}

Status Builder::move_point(const Action& action) {
    const bool given = figure_.given.contains(action.args[0]);
    const auto x = Scalar::parse(action.args[1]), y = Scalar::parse(action.args[2]);
    // Where equations say that a point stands, or a later action moves it to, no sketch puts it elsewhere.
    const auto place = given_.find(action.args[0]);
    const auto is_at = [](const Scalar& one, const numbers::Rational& other) {
        return numbers::as_rational(one) == other;
    };
    if (place != given_.end() && !(is_at(*x, place->second.x) && is_at(*y, place->second.y))) return {};
    drawn_.put(action.args[0], *x, *y);
    scene::Scene& scene = out_.content.scene;
    scene = scene.with_coordinates(scene.action_of(point(action.args[0])), {scene::Coordinates{*x, *y, given}});
    return {};
}

/// Premises are stated; what the solver says or a derivation adds is a claim.
Status Builder::keep(const Action& action, std::vector<facts::Statement> statements) {
    if (statements.empty()) {
        leave(action, std::string(holds_always));
        return {};
    }
    if (origin_.source != Source::given) {
        out_.claims.push_back({origin_, std::move(statements), action});
        return {};
    }
    for (facts::Statement& statement : statements) {
        scene::Action stating;
        stating.states = std::move(statement);
        if (auto ok = append(std::move(stating)); !ok) return ok;
    }
    return {};
}

void Builder::leave(const Action& action, std::string reason) {
    out_.unsaid.push_back({origin_, text_of(action), std::move(reason), action});
}

/// A claim, whoever makes it.
Status Builder::verify_point(const Action& action) {
    std::vector<facts::Statement> statements;
    for (const std::string& said : standing_at(action.args[0], *Scalar::parse(action.args[1]),
                                               *Scalar::parse(action.args[2]), out_.content.scene, out_.names))
        if (const auto read = facts::parse_goal(said, out_.names))
            statements.insert(statements.end(), read->begin(), read->end());
    if (statements.empty())
        leave(action, "coordinates are compared in a figure");
    else
        out_.claims.push_back({origin_, std::move(statements), action});
    return {};
}

Status Builder::state(const Action& action) {
    figure_.claimed = origin_.source != Source::given;
    auto meaning = meaning_of(action, figure_, out_.names);
    if (!meaning) return fail(std::move(meaning.error()));
    // Claims are measured; it would take a figure of other points to prove them.
    if (!meaning->helps.empty() && origin_.source != Source::given)
        meaning->unsaid = "no statement about these points says it";
    if (!meaning->unsaid.empty()) {
        leave(action, std::move(meaning->unsaid));
        return {};
    }
    if (auto ok = add_helps(*meaning); !ok) return ok;
    origin_.amounts_to = meaning->amounts_to;
    return keep(action, std::move(meaning->statements));
}

/// Lines of a solver are no part of the figure; its points are, once all is said of them, if it is enough to construct
/// them: the first that would do may be two names of one line.
Status Builder::add_of_solver(const SolverAction& one) {
    const bool is_point = one.action.row->op == "AddPoint";
    figure_.claimed = true;
    if (one.action.row->op == "AddAuxLine") return {};
    if (!helps_.empty() && one.action.row->op == "AddEdge") {
        helps_.hold(one);
        return say_of_helps();
    }
    if (auto ok = construct_helps(); !ok) return ok;
    if (!is_point) return add(one.action, one.origin);
    helps_.wait_for(one);
    return {};
}

Status Builder::construct_helps() {
    while (auto help = helps_.determined(figure_, out_.content.scene, out_.names))
        if (auto ok = place(std::move(*help)); !ok) return ok;
    return {};
}

/// In the end: what is free is so; edges about points that are not known well enough are left.
Status Builder::end_helps() {
    if (auto ok = construct_helps(); !ok) return ok;
    while (auto help = helps_.left_open(figure_, out_.content.scene, out_.names)) {
        if (auto ok = place(std::move(*help)); !ok) return ok;
        if (auto ok = construct_helps(); !ok) return ok;
    }
    for (const SolverAction& edge : helps_.rest()) {
        origin_ = edge.origin;
        leave(edge.action,
              "it is about a point that the solver adds and that is not constructed by what is said of it");
    }
    return {};
}

Status Builder::say_of_helps() {
    for (const SolverAction& edge : helps_.said(figure_, out_.names))
        if (auto ok = add(edge.action, edge.origin); !ok) return ok;
    return {};
}

Status Builder::place(Help help) {
    const auto& [action, origin] = help.point;
    // A point of a segment or circle, of which no more is said.
    const bool is_put = action.row->type != "Free";
    const bool as_added = help.uses.empty() || (help.uses.size() == 1 && !help.determined && is_put);
    origin_ = origin;
    auto ok = as_added ? add(action, origin) : append({{}, std::move(help.uses)}, action.args[0]);
    // What constructs it may place it elsewhere than where it was put.
    if (ok && is_put && !as_added) ok = state(action);
    return ok ? say_of_helps() : ok;
}

Builder::Adder Builder::adder_of(const Action& action) {
    constexpr std::array<std::pair<std::string_view, Adder>, 5> points = {{
        {"Free", &Builder::add_free},
        {"Cartesian", &Builder::add_cartesian},
        {"OnSegment", &Builder::add_on_segment},
        {"OnCircle", &Builder::add_on_circle},
        {"PointOnCircle", &Builder::add_on_circle},
    }};
    constexpr std::array<std::pair<std::string_view, Adder>, 4> others = {{
        {"MovePoint", &Builder::move_point},
        {"AddCircle", &Builder::add_circle},
        {"AddAuxLine", &Builder::nothing},
        {"AddAngle", &Builder::nothing},
    }};
    const auto adder = [](const auto& table, std::string_view name) {
        const auto found = std::ranges::find(table, name, &std::pair<std::string_view, Adder>::first);
        return found == table.end() ? &Builder::state : found->second;
    };
    return action.row->op == "AddPoint" ? adder(points, action.row->type) : adder(others, action.row->op);
}

Status Builder::add(const Action& action, const Origin& origin) {
    origin_ = origin;
    if (action.row->op == "VerifyPoint") return verify_point(action);
    auto done = (this->*adder_of(action))(action);
    if (done) {
        if (origin.source == Source::given) note(figure_, action);
        return done;
    }
    done.error().pointer = origin.pointer;
    done.error().place.reset();
    return done;
}

std::vector<NamedCircle> Builder::named_circles() const {
    std::vector<NamedCircle> out;
    for (const std::string& name : circles_) {
        const auto points = figure_.on_circle.find(name);
        if (points == figure_.on_circle.end()) continue;
        const auto end =
            std::ranges::find_if(out_.names, [&](const auto& one) { return points->second.contains(one); });
        if (end == out_.names.end()) continue;
        out.push_back({name, point(figure_.circles.at(name).centre), point(*end)});
    }
    return out;
}

/// "Y(C)" of "Find Y(C).", "X(D) = 5" of "Prove that X(D) = 5".
std::string asked_in(std::string_view goal) {
    goal = trim(goal);
    goal.remove_prefix(std::min(goal.find(' '), goal.size()));
    if (constexpr std::string_view that = " that "; goal.starts_with(that)) goal.remove_prefix(that.size());
    if (goal.ends_with('.')) goal.remove_suffix(1);
    return std::string(trim(goal));
}

Content Builder::finish(const Envelope& envelope, const ChooseWay& choose) && {
    scene::SceneAndGoals& content = out_.content;
    content.name = envelope.problem;
    out_.circles = named_circles();
    GoalReading reading{std::move(content)};
    reading.circles = out_.circles;
    const std::string goal = coordinates_by_distances(envelope.goal, figure_.places);
    const bool read = read_goal(with_corners_named(goal, envelope), out_.names, reading, choose);
    out_.supposed = std::move(reading.supposed);
    out_.needed = std::move(reading.needed);
    out_.ways = std::move(reading.ways);
    out_.letters = std::move(reading.letters);
    if (goal != envelope.goal) {
        for (NamedLetter& one : out_.letters) one.expression = asked_in(envelope.goal);
        out_.claimed = asked_in(envelope.goal);
    }
    content = std::move(reading);
    if (!read) {
        if (!trim(envelope.goal).empty())
            out_.unsaid.push_back({{"/goal", Source::given}, envelope.goal, "the goal is told in words"});
    } else if (!content.questions.empty()) {
        out_.further_answers = read_answers(answer_in_own_unit(envelope), content.questions);
        out_.answer = std::move(out_.further_answers.front());
        out_.further_answers.erase(out_.further_answers.begin());
    }
    // What the goal defines, and a common point of lines that it speaks of.
    for (std::size_t i = out_.names.size(); i < content.scene.point_count(); ++i)
        out_.names.push_back(scene::display_name(content.scene.name(PointId(i))));
    out_.origins.resize(content.scene.actions().size(), {std::string(goal_pointer), Source::given});
    return std::move(out_);
}

} // namespace

std::string text_of(const Action& action) {
    return fmt::format("{} {} {}", action.row->op, action.row->type, join(action.args, " "));
}

std::string to_string(const Unsaid& unsaid) {
    return unsaid.origin.pointer + ": " + in_quotes(unsaid.text) + ": " + unsaid.reason;
}

Result<Content> content_of(const Envelope& envelope, const ChooseWay& choose) {
    const Envelope counted = with_edges_in_unit(envelope);
    if (counted.profile == Profile::solver)
        return fail("needs_author", "a solver's envelope has no figure of its own",
                    "write its actions as solver_actions of the author's envelope");
    if (counted.actions.empty())
        return fail("empty_envelope", "the envelope has no actions, so there is no figure", "add points and edges");
    Builder builder(counted);
    for (const std::size_t i : builder.reading_order(counted.actions))
        if (auto ok = builder.add(counted.actions[i], {fmt::format("/actions/{}", i), counted.actions[i].source}); !ok)
            return fail(ok.error());
    if (!counted.solver_actions) return std::move(builder).finish(envelope, choose);
    for (std::size_t i = 0; i < counted.solver_actions->size(); ++i) {
        const Action& action = (*counted.solver_actions)[i];
        const Source source = action.source == Source::given ? Source::solver : action.source;
        if (auto ok = builder.add_of_solver({action, {fmt::format("/solver_actions/{}", i), source}}); !ok)
            return fail(ok.error());
    }
    if (auto ok = builder.end_helps(); !ok) return fail(ok.error());
    return std::move(builder).finish(envelope, choose);
}

} // namespace porism::verigeo
