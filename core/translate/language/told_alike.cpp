#include "translate/language/told_alike.h"

#include "base/text.h"
#include "facts/comparison.h"
#include "facts/readings.h"
#include "facts/truth.h"
#include "translate/language/said.h"
#include "translate/language/spoken_names.h"
#include "translate/question_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <set>

namespace porism::translate {
namespace {

using facts::Statement;
using Texts = std::multiset<std::string>;

/// What a statement says of quantities, in its notation, by names that both problems have.
class Meaning {
public:
    Meaning(const scene::Scene& scene, Picture picture) : picture_(picture) {
        const SpokenNames spoken(scene.names());
        for (std::size_t i = 0; i < scene.point_count(); ++i) names_.push_back(spoken.of(PointId(i)));
    }

    std::string of(const Statement& statement) const {
        if (facts::comparison_row(statement.predicate()) != nullptr)
            if (const auto order = facts::order_said(statement)) return of(*order);
        if (statement.relation() != nullptr) return facts::to_string(statement, names_);
        for (const facts::Reading& reading : readings_of(statement)) return facts::to_string(reading.relation, names_);
        return facts::to_string(statement, names_);
    }
    const std::vector<std::string>& names() const { return names_; }

private:
    /// Those that hold whatever the picture is, else the one that it shows.
    std::vector<facts::Reading> readings_of(const Statement& statement) const {
        auto whole = facts::whole_readings(statement);
        if (whole.size() == 1 && whole.front().conditions.empty()) return whole;
        if (picture_.empty()) return {};
        auto all = facts::readings(statement);
        const bool angles =
            statement.predicate() == facts::Predicate::eqangle || statement.predicate() == facts::Predicate::aconst;
        if (!angles) return {};
        std::erase_if(all, [&](const facts::Reading& reading) {
            return !std::ranges::all_of(reading.conditions,
                                        [&](const Statement& each) { return facts::seen(each, picture_); });
        });
        return all;
    }

    Picture picture_;
    std::vector<std::string> names_;
};

std::string difference(std::string_view what, const Texts& told, const Texts& read) {
    std::vector<std::string> lost, added;
    std::ranges::set_difference(told, read, std::back_inserter(lost));
    std::ranges::set_difference(read, told, std::back_inserter(added));
    return fmt::format("{}: lost {{{}}}, added {{{}}}", what, join(lost, "; "), join(added, "; "));
}

/// What is given, whatever words tell it.
class Givens {
public:
    void add(const Statement& statement) { said_.add(statement); }
    Texts texts(const Meaning& meaning) const {
        Texts out;
        for (const Statement& statement : said_.others()) out.insert(meaning.of(statement));
        for (const auto& equal : said_.equal_lengths()) {
            std::vector<std::string> lengths;
            for (const auto& [a, b] : equal) {
                const auto& [first, second] = std::minmax(meaning.names()[a.index()], meaning.names()[b.index()]);
                lengths.push_back(first + second);
            }
            std::ranges::sort(lengths);
            out.insert(join(lengths, " = "));
        }
        return out;
    }

private:
    Said said_;
};

void add_places(const scene::Action& action, Names names, Texts& out) {
    for (std::size_t i = 0; i < action.at.size(); ++i)
        if (action.at[i] && action.at[i]->given)
            out.insert(fmt::format("{} ({}, {})", names[action.outputs[i].index()],
                                   numbers::canonical_text(action.at[i]->x), numbers::canonical_text(action.at[i]->y)));
}

/// Numbers of an equation are what they are, however they were typed.
std::string asked_text(const scene::Question& question, Names names) {
    return scene::row(question.kind).equation ? say(question, names) : scene::to_string(question, names);
}

scene::Question renamed(scene::Question question, std::span<const PointId> points) {
    const auto rename = [&](PointId& point) { point = points[point.index()]; };
    for (scene::Term& term : question.terms) std::ranges::for_each(term.points, rename);
    if (!question.quantity || question.quantity->points().empty()) return question;
    std::vector<PointId> named(question.quantity->points().begin(), question.quantity->points().end());
    std::ranges::for_each(named, rename);
    question.quantity = facts::Quantity::of(question.quantity->kind(), named);
    return question;
}

/// From the first of its points on.
std::string turning_text(const Turning& turning, Names names) {
    std::vector<std::string> points;
    for (const PointId point : turning.points) points.push_back(names[point.index()]);
    std::ranges::rotate(points, std::ranges::min_element(points));
    return join(points, " ") + (turning.clockwise ? " clockwise" : " counter-clockwise");
}

} // namespace

std::optional<std::string> told_otherwise(const Tale& tale, const ReadProblem& read) {
    const Meaning meaning(tale.scene, tale.picture);
    // The points that are read have other numbers.
    std::vector<PointId> points;
    const SpokenNames told_names(tale.scene.names()), read_names(read.scene.names());
    for (std::size_t i = 0; i < read.scene.point_count(); ++i) {
        const auto known = told_names.find(read_names.of(PointId(i)));
        if (!known) return "a point that is not there: " + read_names.of(PointId(i));
        points.push_back(*known);
    }
    const auto as_told = [&](const Statement& statement) { return *facts::renamed(statement, points); };
    std::vector<std::string> names_read;
    for (const PointId point : points) names_read.push_back(meaning.names()[point.index()]);

    Givens told_all, read_all;
    Texts told_places, read_places, told_orders, read_orders, told_goals, read_goals;
    const auto told = told_actions(tale);
    for (std::size_t i = 0; i < told.size(); ++i) {
        const scene::Action& action = tale.scene.actions()[i];
        const bool marked = !tale.in_picture.empty() && tale.in_picture[i];
        if (!told[i] && !marked) continue;
        for (const Statement& each : defining(action)) told_all.add(each);
        add_places(action, meaning.names(), told_places);
        if (i < tale.orders.size())
            for (const Statement& order : tale.orders[i]) told_orders.insert(meaning.of(order));
        if (i < tale.turns.size() && !tale.turns[i].points.empty())
            told_orders.insert(turning_text(tale.turns[i], meaning.names()));
        if (action.states && !marked)
            for (const Statement& order : orders_behind(*action.states, tale.scene, tale.picture))
                told_orders.insert(meaning.of(order));
    }
    for (std::size_t i = 0; i < read.scene.actions().size(); ++i) {
        for (const Statement& each : defining(read.scene.actions()[i])) read_all.add(as_told(each));
        add_places(read.scene.actions()[i], names_read, read_places);
        for (const Statement& order : read.orders[i]) read_orders.insert(meaning.of(as_told(order)));
    }
    for (const Turning& turning : read.turns) read_orders.insert(turning_text(turning, names_read));
    for (const Statement& goal : tale.goals) {
        told_goals.insert(meaning.of(goal));
        for (const Statement& order : orders_behind(goal, tale.scene, tale.picture))
            told_orders.insert(meaning.of(order));
    }
    for (const scene::Question& question : tale.questions) {
        const auto relation = relation_of(question);
        told_goals.insert(relation ? meaning.of(facts::make(*relation)) : asked_text(question, meaning.names()));
    }
    for (const Statement& goal : read.goals) read_goals.insert(meaning.of(as_told(goal)));
    for (const Statement& order : read.goal_orders) read_orders.insert(meaning.of(as_told(order)));
    for (const scene::Question& question : read.questions)
        read_goals.insert(asked_text(renamed(question, points), meaning.names()));

    const Texts told_givens = told_all.texts(meaning), read_givens = read_all.texts(meaning);
    if (told_givens != read_givens) return difference("givens", told_givens, read_givens);
    if (told_places != read_places) return difference("places", told_places, read_places);
    if (told_orders != read_orders) return difference("orders", told_orders, read_orders);
    if (told_goals != read_goals) return difference("goals", told_goals, read_goals);
    return std::nullopt;
}

} // namespace porism::translate
