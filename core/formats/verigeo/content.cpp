#include "formats/verigeo/content.h"

#include "base/text.h"
#include "facts/sayings.h"
#include "formats/verigeo/edges.h"
#include "formats/verigeo/goal.h"
#include "formats/verigeo/names.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace porism::verigeo {
namespace {

using numbers::Scalar;
using Place2 = std::pair<double, double>;

std::string text_of(const Action& action) {
    return fmt::format("{} {} {}", action.row->op, action.row->type, join(action.args, " "));
}

scene::Use use(std::string_view construction, std::vector<PointId> points, std::vector<Scalar> values = {}) {
    return {*scene::construction_by_name(construction), std::move(points), std::move(values)};
}

class Builder {
public:
    explicit Builder(const Envelope& envelope);
    Status add(const Action& action, const Origin& origin);
    Content finish(const Envelope& envelope) &&;

private:
    using Adder = Status (Builder::*)(const Action&);
    static Adder adder_of(const Action& action);
    Status append(scene::Action action, const std::string& name = {});
    Status add_free(const Action& action);
    Status add_cartesian(const Action& action);
    Status add_on_segment(const Action& action);
    Status add_on_circle(const Action& action);
    Status add_circle(const Action& action);
    Status move_point(const Action& action);
    Status nothing(const Action&) { return {}; }
    Status state(const Action& action);
    Status keep(const Action& action, std::vector<facts::Statement> statements);
    void leave(const Action& action, std::string reason);
    PointId point(const std::string& name) const;
    std::string scene_name(const std::string& name) const;
    std::optional<Place2> place_of(const std::string& name) const;
    std::optional<Place2> start_on_circle(const Action& action) const;

    Content out_;
    Figure figure_;
    std::map<std::string, Place2> drawn_; ///< where points are put by hand
    Origin origin_;
};

std::optional<Place2> coordinates(const std::string& x, const std::string& y) {
    const auto a = Scalar::parse(x), b = Scalar::parse(y);
    if (!a || !b) return std::nullopt;
    return Place2{numbers::to_double(*a), numbers::to_double(*b)};
}

/// Where points are given in the end, before any edge is looked at.
Builder::Builder(const Envelope& envelope) {
    for (const Action& action : envelope.actions) {
        if (action.row->type != "Cartesian") continue;
        const auto place = coordinates(action.args[1], action.args[2]);
        const bool added = action.row->op == "AddPoint";
        if (place && (added || figure_.given.contains(action.args[0]))) figure_.given[action.args[0]] = *place;
    }
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
    const std::string new_name = places ? scene_name(name) : "";
    auto done = out_.content.scene.append(std::move(action), std::span(&new_name, places ? 1 : 0));
    if (!done) return done;
    if (places) out_.names.push_back(name);
    out_.origins.push_back(origin_);
    return {};
}

std::vector<std::optional<scene::Coordinates>> sketched(const std::optional<Place2>& place) {
    constexpr double largest = 1e9, digits = 1e6;
    if (!place || !(std::fabs(place->first) < largest && std::fabs(place->second) < largest)) return {};
    const auto rounded = [](double value) { return Scalar::from_double(std::nearbyint(value * digits) / digits); };
    return {scene::Coordinates{rounded(place->first), rounded(place->second), false}};
}

Status Builder::add_free(const Action& action) {
    return append({{}, {use("free", {})}}, action.args[0]);
}

Status Builder::add_cartesian(const Action& action) {
    const auto x = Scalar::parse(action.args[1]), y = Scalar::parse(action.args[2]);
    scene::Action free{{}, {use("free", {})}};
    free.at = {scene::Coordinates{*x, *y, true}};
    drawn_[action.args[0]] = {numbers::to_double(*x), numbers::to_double(*y)};
    return append(std::move(free), action.args[0]);
}

std::optional<Place2> Builder::place_of(const std::string& name) const {
    const auto found = drawn_.find(name);
    return found == drawn_.end() ? std::nullopt : std::optional(found->second);
}

Status Builder::add_on_segment(const Action& action) {
    const auto ends = points_of_id(action.args[1]);
    scene::Action placed{{}, {use("between_bound", {point(ends[0]), point(ends[1])})}};
    const auto a = place_of(ends[0]), b = place_of(ends[1]);
    if (action.args.size() > 2 && a && b) {
        const double t = std::clamp(numbers::to_double(*Scalar::parse(action.args[2])), 0.0, 1.0);
        placed.at = sketched(Place2{a->first + t * (b->first - a->first), a->second + t * (b->second - a->second)});
    }
    return append(std::move(placed), action.args[0]);
}

/// In the direction of an angle or of a point, where the centre and how far it is are put by hand.
std::optional<Place2> Builder::start_on_circle(const Action& action) const {
    const Circle& circle = figure_.circles.at(action.args[1]);
    const auto centre = place_of(circle.centre);
    if (!centre || action.args.size() < 3) return std::nullopt;
    const auto through = circle.radius ? std::nullopt : place_of(circle.through);
    if (!circle.radius && !through) return std::nullopt;
    const double radius = circle.radius ? numbers::to_double(*circle.radius)
                                        : std::hypot(through->first - centre->first, through->second - centre->second);
    double angle = 0;
    if (action.row->type == "PointOnCircle") {
        const auto towards = place_of(action.args[2]);
        if (!towards) return std::nullopt;
        angle = std::atan2(towards->second - centre->second, towards->first - centre->first);
    } else {
        constexpr double degree = 0.017453292519943295;
        angle = numbers::to_double(*Scalar::parse(action.args[2])) * degree;
    }
    return Place2{centre->first + radius * std::cos(angle), centre->second + radius * std::sin(angle)};
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
    placed.at = sketched(start_on_circle(action));
    if (auto ok = append(std::move(placed), action.args[0]); !ok || !circle.radius || rational) return ok;
    auto said = facts::parse_goal(on_circle(circle, action.args[0]), out_.names);
    return said ? keep(action, std::move(*said)) : Status(fail(said.error()));
}

Status Builder::add_circle(const Action& action) {
    verigeo::add_circle(figure_, action);
    const auto& radius = figure_.circles.at(action.args[0]).radius;
    if (!radius || numbers::to_double(*radius) > 0) return {};
    return fail("bad_radius", action.args[2] + " is no radius", "write a positive number");
}

Status Builder::move_point(const Action& action) {
    const bool given = figure_.given.contains(action.args[0]);
    const auto x = Scalar::parse(action.args[1]), y = Scalar::parse(action.args[2]);
    drawn_[action.args[0]] = {numbers::to_double(*x), numbers::to_double(*y)};
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

/// An equation as the statement that it is a whole reading of, where it is one of any figure: AB = 5 as lconst.
facts::Statement plain(facts::Statement statement) {
    if (!statement.relation()) return statement;
    for (facts::Saying& saying : facts::sayings(*statement.relation()))
        if (saying.conditions.empty()) return std::move(saying.statement);
    return statement;
}

bool says_nothing(const Error& error) {
    return error.code == "statement_trivial" || error.code == "relation_trivial";
}

Status Builder::state(const Action& action) {
    auto said = said_by(figure_, action);
    if (!said) return fail(std::move(said.error()));
    if (said->texts.empty()) {
        leave(action, std::move(said->reason));
        return {};
    }
    std::vector<facts::Statement> statements;
    for (const std::string& text : said->texts) {
        auto read = facts::parse_goal(text, out_.names);
        if (read) {
            std::ranges::transform(*read, std::back_inserter(statements), &plain);
        } else if (read.error().code == "unknown_point") {
            leave(action, "it is about a point that the solver adds");
            return {};
        } else if (action.row->type == "ExprConstraint" && !says_nothing(read.error())) {
            leave(action, read.error().what);
            return {};
        } else if (!says_nothing(read.error())) {
            return fail("unmeant_action", fmt::format("{} {}: {}", action.row->op, action.row->type, read.error().what),
                        "give it other points");
        }
    }
    return keep(action, std::move(statements));
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
    if (action.row->op == "VerifyPoint") {
        leave(action, "coordinates are compared in a figure");
        return {};
    }
    auto done = (this->*adder_of(action))(action);
    if (done) {
        if (origin.source == Source::given) note(figure_, action);
        return done;
    }
    done.error().pointer = origin.pointer;
    done.error().place.reset();
    return done;
}

Content Builder::finish(const Envelope& envelope) && {
    scene::SceneAndGoals& content = out_.content;
    content.name = envelope.problem;
    if (!read_goal(envelope.goal, out_.names, content)) {
        if (!trim(envelope.goal).empty())
            out_.unsaid.push_back({{"/goal", Source::given}, envelope.goal, "the goal is told in words"});
    } else if (content.goals.empty() && !content.questions.empty()) {
        out_.further_answers = read_answers(envelope.answer, content.questions.size());
        out_.answer = std::move(out_.further_answers.front());
        out_.further_answers.erase(out_.further_answers.begin());
    }
    // What the goal defines.
    out_.origins.resize(content.scene.actions().size(), {"/goal", Source::given});
    return std::move(out_);
}

} // namespace

std::string to_string(const Unsaid& unsaid) {
    return unsaid.origin.pointer + ": " + in_quotes(unsaid.text) + ": " + unsaid.reason;
}

Result<Content> content_of(const Envelope& envelope) {
    if (envelope.profile == Profile::solver)
        return fail("needs_author", "a solver's envelope has no figure of its own",
                    "write its actions as solver_actions of the author's envelope");
    Builder builder(envelope);
    for (std::size_t i = 0; i < envelope.actions.size(); ++i)
        if (auto ok = builder.add(envelope.actions[i], {fmt::format("/actions/{}", i), envelope.actions[i].source});
            !ok)
            return fail(ok.error());
    if (!envelope.solver_actions) return std::move(builder).finish(envelope);
    for (std::size_t i = 0; i < envelope.solver_actions->size(); ++i) {
        const Action& action = (*envelope.solver_actions)[i];
        // Points and lines that the solver adds are no part of the figure.
        if (action.row->op == "AddPoint" || action.row->op == "AddAuxLine") continue;
        const Source source = action.source == Source::given ? Source::solver : action.source;
        if (auto ok = builder.add(action, {fmt::format("/solver_actions/{}", i), source}); !ok) return fail(ok.error());
    }
    return std::move(builder).finish(envelope);
}

} // namespace porism::verigeo
