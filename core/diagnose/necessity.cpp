#include "diagnose/necessity.h"

#include "diagnose/implied.h"
#include "diagnose/missing.h"
#include "diagnose/opposite.h"
#include "diagnose/proved.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;
using problem::CheckState;
using Figure = Result<diagram::Diagram>;

/// The figures in which one scene is looked at: the first, and draws in any order of its points.
class Figures {
public:
    Figures(const scene::Scene& scene, const NecessityOptions& options, const Control& control)
        : scene_(scene), options_(options), control_(control) {}

    const Figure& first() { return at(0); }
    /// What is stated is solved from sketches, which fall to the same figure more often than constructions do.
    int count() const {
        constexpr int sketches_for_a_draw = 4;
        return 1 + options_.draws * (scene_.states() ? sketches_for_a_draw : 1);
    }
    const Figure& at(int index) {
        while (static_cast<int>(figures_.size()) <= index) {
            realize::Options realizing;
            realizing.any_order = !figures_.empty();
            realizing.seed = figures_.size();
            realizing.explain = false;
            figures_.push_back(realize::realize(scene_, realizing, control_));
        }
        return figures_[static_cast<std::size_t>(index)];
    }

private:
    scene::Scene scene_;
    const NecessityOptions& options_;
    const Control& control_;
    std::vector<Figure> figures_;
};

/// A picture that fails a goal, and the diagram it is of.
struct Counter {
    CounterPicture picture;
    const diagram::Diagram* diagram;
    const diagram::Picture* points;
};

std::optional<Counter> counter_in(const diagram::Diagram& diagram, const diagram::Picture& picture,
                                  const Statement& goal) {
    auto decided = certainly_false(goal, diagram, picture);
    if (!decided) return std::nullopt;
    return Counter{{diagram.names, picture.points, facts::relative_residual(goal, picture.points, picture.letters),
                    std::move(*decided)},
                   &diagram,
                   &picture};
}

/// The first picture of the diagram that fails the goal; with `all` only where every one does.
std::optional<Counter> counter_in(const diagram::Diagram& diagram, const Statement& goal, bool all) {
    std::optional<Counter> first;
    for (const diagram::Picture* picture : pictures_of(diagram)) {
        auto counter = counter_in(diagram, *picture, goal);
        if (!counter && all) return std::nullopt;
        if (counter && !all) return counter;
        if (!first) first = std::move(counter);
    }
    return first;
}

/// The picture that a check tells by its names, of a diagram that has no letters.
diagram::Picture picture_of(const problem::OtherFigure& figure, const diagram::Diagram& diagram) {
    diagram::Picture out = diagram.scene_picture;
    for (std::size_t i = 0; i < diagram.names.size(); ++i)
        if (const auto at = figure.points.find(diagram.names[i]); at != figure.points.end())
            out.points[i] = {at->second[0], at->second[1]};
    return out;
}

/// A goal of the whole scene, as it stands there.
struct Forced {
    std::size_t index;
    bool in_any_order = true; ///< no draw of the whole scene fails it
    bool looked_for_proof = false;
    std::optional<Proof> proof = {}; ///< from all givens, once it was looked for
};

std::optional<Counter> counter_picture(Figures& figures, const Statement& goal, bool in_any_order) {
    if (!in_any_order) return counter_in(*figures.first(), goal, true);
    for (int i = 0; i < figures.count(); ++i)
        if (const Figure& figure = figures.at(i))
            if (auto counter = counter_in(*figure, goal, false)) return counter;
    return std::nullopt;
}

class Necessity {
public:
    Necessity(const Sample& sample, const NecessityOptions& options, const Control& control)
        : options_(options), work_(control), sample_(sample) {}

    Result<std::vector<GivenNeed>> run() {
        realize::Options realizing;
        realizing.choose_branch_for = sample_.chosen_for;
        auto whole = realize::realize(sample_.scene, realizing, control_);
        // Of goals that hold together in no branch those are looked at that hold in the first.
        if (!whole && !sample_.chosen_for.empty()) whole = realize::realize(sample_.scene, {}, control_);
        if (!whole) return fail(std::move(whole.error()));
        sample_.scene = realize::with_branches(sample_.scene, *whole);
        find_forced(*whole);
        const auto all = loosened(sample_);
        for (std::size_t i = 0; i < all.size() && !control_.stopped(); ++i) one(*whole, all[i], i);
        for (const std::size_t action : not_loosened(sample_, all)) cannot(action);
        if (control_.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while givens were left out", {}, {}});
        std::ranges::stable_sort(out_, {}, &GivenNeed::action);
        return std::move(out_);
    }

private:
    void find_forced(const diagram::Diagram& whole) {
        Figures figures(sample_.scene, options_, control_);
        for (std::size_t i = 0; i < sample_.goals.size(); ++i) {
            const Statement& goal = sample_.goals[i];
            const auto pictures = pictures_of(whole);
            const bool seen = std::ranges::all_of(pictures, [&](const diagram::Picture* picture) {
                return facts::seen(goal, picture->points, {}, picture->letters);
            });
            if (!seen || whole.senseless(goal)) continue;
            Forced forced{i};
            for (int draw = 1; draw < figures.count(); ++draw)
                if (const Figure& figure = figures.at(draw); !figure || counter_in(*figure, goal, false))
                    forced.in_any_order = false;
            forced_.push_back(std::move(forced));
        }
    }

    GivenNeed begun(std::size_t action, const Forced& forced) const {
        GivenNeed out;
        out.action = action;
        out.goal = forced.index;
        return out;
    }

    void one(const diagram::Diagram& whole, const Loosened& loosened, std::size_t number) {
        Figures figures(loosened.sample.scene, options_, control_);
        std::optional<std::vector<std::string>> conditions;
        const bool looked_at = number < options_.givens && work_.done() < options_.work;
        if (!forced_.empty() && looked_at && !loosened.unplaced && figures.first())
            conditions = implied(loosened, *figures.first(), options_.limits, control_);
        for (Forced& forced : forced_) {
            GivenNeed need = begun(loosened.action, forced);
            need.instead = loosened.instead;
            need.without = loosened.sample.scene;
            need.given = given_texts(loosened);
            if (!looked_at)
                need.reason = "not looked at: there are more givens, or longer to solve, than are left out at most";
            else if (!figures.first())
                need.reason = "no figure was drawn without it: " + figures.first().error().what;
            else if (is_meant_anyway(loosened))
                set_meant_anyway(need);
            else if (conditions)
                decide_implied(need, loosened, *conditions);
            else
                decide(need, whole, figures, loosened, forced);
            if (looked_at && figures.first() && need.need == Need::undecided)
                ask_verifier(need, *figures.first(), loosened);
            if (control_.stopped()) return;
            out_.push_back(std::move(need));
        }
    }

    std::vector<std::string> given_texts(const Loosened& loosened) const {
        std::vector<std::string> out;
        for (const Statement& statement : loosened.dropped)
            out.push_back(facts::to_string(statement, sample_.scene.names()));
        if (loosened.unplaced) out.push_back(place_text(*loosened.unplaced));
        return out;
    }

    /// "A at (0, 1/2)".
    std::string place_text(PointId point) const {
        const scene::Action& action = sample_.scene.actions()[sample_.scene.action_of(point)];
        const auto output = std::ranges::find(action.outputs, point) - action.outputs.begin();
        const scene::Coordinates& at = *action.at[static_cast<std::size_t>(output)];
        return fmt::format("{} at ({}, {})", scene::display_name(sample_.scene.name(point)), at.x.text(), at.y.text());
    }

    /// Points of a figure that is stated are different ones.
    static bool is_meant_anyway(const Loosened& loosened) {
        return !loosened.dropped.empty() && std::ranges::all_of(loosened.dropped, [](const Statement& given) {
            return given.predicate() == facts::Predicate::diff;
        });
    }

    static void set_meant_anyway(GivenNeed& need) {
        need.need = Need::redundant;
        need.reason = "points with different names are different anyway";
    }

    static void set_implied(GivenNeed& need, const std::vector<std::string>& conditions) {
        need.need = Need::redundant;
        need.reason = "it follows from the other givens";
        need.conditions = conditions;
    }

    static void set_proved(GivenNeed& need, const Proof& proof) {
        need.need = Need::redundant;
        need.reason = "the goal is proved without it";
        need.conditions = proof.conditions;
    }

    /// Each thing that is left out is about a point of which the proof says nothing.
    static bool has_no_part(const Loosened& loosened, const Proof& proof) {
        if (loosened.unplaced) return !proof.points.contains(*loosened.unplaced);
        return std::ranges::all_of(loosened.dropped, [&](const Statement& given) {
            return std::ranges::any_of(given.points(), [&](PointId point) { return !proof.points.contains(point); });
        });
    }

    /// What is left out stands among the conditions of the proof: it says "where that holds".
    bool asks_for_it(const Loosened& loosened, const std::vector<std::string>& conditions) const {
        return std::ranges::any_of(loosened.dropped, [&](const Statement& given) {
            return std::ranges::count(conditions, facts::to_string(given, sample_.scene.names())) > 0;
        });
    }

    static void show(GivenNeed& need, Counter counter) {
        need.picture = std::move(counter.picture);
        auto figure = std::make_shared<diagram::Diagram>(*counter.diagram);
        figure->scene_picture = *counter.points;
        need.figure = std::move(figure);
    }

    void decide(GivenNeed& need, const diagram::Diagram& whole, Figures& figures, const Loosened& loosened,
                Forced& forced) {
        const Statement& goal = sample_.goals[forced.index];
        if (auto counter = counter_picture(figures, goal, forced.in_any_order)) {
            show_needed(need, *std::move(counter));
            return;
        }
        const auto& whole_proof = proof_of_whole(forced, whole);
        if (whole_proof && has_no_part(loosened, *whole_proof)) {
            if (!is_denied(need, loosened, whole_proof->conditions)) set_proved(need, *whole_proof);
            return;
        }
        const scene::Scene scene = realize::with_branches(loosened.sample.scene, *figures.first());
        const auto proof = proved(goal, scene, *figures.first(), options_.limits, control_);
        std::vector<std::string> conditions = proof ? proof->order : std::vector<std::string>();
        if (proof) conditions.insert(conditions.end(), proof->conditions.begin(), proof->conditions.end());
        if (is_denied(need, loosened, conditions)) return;
        if (!proof) {
            need.reason = "without it no figure was found in which the goal is false, and no proof either";
            return;
        }
        if (asks_for_it(loosened, proof->conditions)) {
            need.reason = "without it the goal is proved only where it holds";
            return;
        }
        // A given is not redundant by a proof that asks for more.
        if (std::ranges::includes(whole_proof ? whole_proof->order : std::vector<std::string>(), proof->order)) {
            set_proved(need, *proof);
            return;
        }
        need.conditions = proof->conditions;
        need.reason = "without it the goal is proved only as the points lie in one figure";
    }

    /// What becomes of the goal in the sample without the given by checks of somebody else.
    void ask_verifier(GivenNeed& need, const diagram::Diagram& first, const Loosened& loosened) const {
        if (!options_.verifier || control_.stopped()) return;
        Sample without = loosened.sample;
        without.goals = {sample_.goals[need.goal]};
        without.questions.clear();
        without.answers.clear();
        const problem::Verdict verdict = options_.verifier(without);
        const auto proved = std::ranges::find(verdict.checks, "goal_proved", &problem::Check::name);
        const auto branches = std::ranges::find(verdict.checks, "branch_complete", &problem::Check::name);
        if (proved == verdict.checks.end() || branches == verdict.checks.end()) return;
        if (proved->state == CheckState::failed && proved->elsewhere && first.scene_picture.letters.empty()) {
            const diagram::Picture other = picture_of(*proved->elsewhere, first);
            if (auto counter = counter_in(first, other, without.goals.front())) show_needed(need, *std::move(counter));
        } else if (proved->state == CheckState::passed && branches->state == CheckState::passed &&
                   !asks_for_it(loosened, proved->conditions)) {
            if (is_denied(need, loosened, proved->conditions)) return;
            need.need = Need::redundant;
            need.reason = "without it " + proved->message;
        }
    }

    static void show_needed(GivenNeed& need, Counter counter) {
        show(need, std::move(counter));
        need.need = Need::needed;
        need.reason = "without it there is a figure in which the goal is false";
    }

    void decide_implied(GivenNeed& need, const Loosened& loosened, const std::vector<std::string>& conditions) const {
        if (!is_denied(need, loosened, conditions)) set_implied(need, conditions);
    }

    /// Whether a figure without the given in which one of these conditions fails has the goal false: it is needed.
    bool is_denied(GivenNeed& need, const Loosened& loosened, std::span<const std::string> conditions) const {
        const Statement& goal = sample_.goals[need.goal];
        const auto figure = against(loosened, goal, conditions);
        if (figure) show_needed(need, *counter_in(*figure, goal, false));
        return figure.has_value();
    }

    /// A figure without the given in which the goal is false: where an order that is left out, or a condition of what
    /// is proved without the given, fails.
    Figure against(const Loosened& loosened, const Statement& goal, std::span<const std::string> conditions) const {
        std::vector<Statement> orders = loosened.dropped;
        for (const std::string& text : conditions)
            if (auto order = facts::parse_statement(text, loosened.sample.scene.names()))
                orders.insert(orders.end(), order->begin(), order->end());
        for (const Statement& order : orders) {
            const auto other = denial(order);
            const auto stated = other ? with_stated(loosened.sample, *other) : std::nullopt;
            if (!stated || control_.stopped()) continue;
            realize::Options realizing;
            realizing.explain = false;
            Figure figure = realize::realize(stated->scene, realizing, control_);
            if (figure && counter_in(*figure, goal, false)) return figure;
        }
        return fail("none", "no figure was found in which the goal is false");
    }

    const std::optional<Proof>& proof_of_whole(Forced& forced, const diagram::Diagram& whole) {
        if (!std::exchange(forced.looked_for_proof, true))
            forced.proof = proved(sample_.goals[forced.index], sample_.scene, whole, options_.limits, control_);
        return forced.proof;
    }

    void cannot(std::size_t action) {
        for (const Forced& forced : forced_) {
            GivenNeed need = begun(action, forced);
            need.given.push_back(text_of(sample_.scene, action));
            need.reason = "no construction leaves out one thing that it gives and keeps the rest";
            out_.push_back(std::move(need));
        }
    }

    const NecessityOptions& options_;
    WorkSince work_;
    const Control& control_ = work_.control();
    Sample sample_; ///< with its branches
    std::vector<Forced> forced_;
    std::vector<GivenNeed> out_;
};

constexpr std::array<std::string_view, 3> need_words = {"needed", "redundant", "undecided"};

} // namespace

std::string_view name_of(Need need) {
    return need_words[static_cast<std::size_t>(need)];
}

Result<std::vector<GivenNeed>> necessity(const Sample& sample, const NecessityOptions& options,
                                         const Control& control) {
    return Necessity(sample, options, control).run();
}

std::vector<std::size_t> void_goals(const Sample& sample, const Control& control) {
    realize::Options realizing;
    realizing.choose_branch_for = sample.chosen_for;
    const auto whole = realize::realize(sample.scene, realizing, control);
    std::vector<std::size_t> out;
    for (std::size_t i = 0; whole && i < sample.goals.size(); ++i)
        if (whole->senseless(sample.goals[i])) out.push_back(i);
    return out;
}

Json to_json(const CounterPicture& picture) {
    Json points = Json::object();
    for (std::size_t i = 0; i < picture.points.size(); ++i)
        points[picture.names[i]] = {picture.points[i].x, picture.points[i].y};
    return {{"points", std::move(points)}, {"measured", picture.measured}, {"decided", picture.decided}};
}

Json to_json(const GivenNeed& need, const Sample& sample) {
    Json out{{"action", need.action},
             {"given", need.given},
             {"goal", facts::to_string(sample.goals[need.goal], sample.scene.names())},
             {"need", name_of(need.need)},
             {"reason", need.reason}};
    if (!need.instead.empty()) out["instead"] = need.instead;
    if (!need.conditions.empty()) out["conditions"] = need.conditions;
    if (!need.picture) return out;
    out["picture"] = to_json(*need.picture);
    return out;
}

} // namespace porism::diagnose
