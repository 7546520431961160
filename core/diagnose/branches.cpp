#include "diagnose/branches.h"

#include "base/digits.h"
#include "diagnose/branch_words.h"
#include "diagnose/open_branches.h"
#include "diagnose/proved.h"
#include "diagnose/sketches.h"
#include "facts/truth.h"
#include "scene/drawn.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace porism::diagnose {
namespace {

using diagram::Diagram;
using diagram::Picture;
using facts::Statement;
using problem::Check;
using problem::CheckState;

Picture mirror_image(const Picture& picture) {
    Picture out = picture;
    for (auto& point : out.points) point.y = -point.y;
    return out;
}

/// Whether a mirror image is a figure of the same scene: what that gives in directed angles may not hold there.
bool may_be_mirrored(const Diagram& diagram, const Picture& mirrored) {
    return std::ranges::none_of(
        diagram.givens, [&](const diagram::Given& given) { return facts::refuted(given.statement, mirrored.points); });
}

/// What is asked, and how it is told where it holds.
struct Said {
    std::string text;
    const char* fails = "is false in";
    const char* holds = "holds in";
};

/// What is asked of a sample, looked at in single pictures: goals, equations, and of a scene that is not drawn values.
class Judge {
public:
    explicit Judge(const Sample& sample)
        : asked_(realize::wanted_of(sample.goals, sample.questions)), mirrors_(sample.scene.states()) {
        if (scene::is_drawn(sample.scene)) return;
        std::ranges::copy_if(sample.questions, std::back_inserter(values_),
                             [](const scene::Question& one) { return !scene::row(one.kind).equation; });
    }

    std::size_t count() const { return asked_.goals.size() + asked_.equations.size() + values_.size(); }
    std::vector<PointId> points() const {
        auto out = realize::points_of(asked_);
        for (const scene::Question& question : values_)
            std::ranges::copy(scene::points_of(question), std::back_inserter(out));
        return out;
    }
    std::vector<Said> said(const scene::Scene& scene) const {
        std::vector<Said> out;
        for (const Statement& goal : asked_.goals) out.push_back({facts::to_string(goal, scene.names())});
        for (const scene::Question& equation : asked_.equations)
            out.push_back({scene::to_string(equation, scene.names())});
        for (const scene::Question& question : values_)
            out.push_back({scene::to_string(question, scene.names()), "has another value in", "has the same value in"});
        return out;
    }

    /// Values are held against those of the first picture.
    void look_first_at(const Picture& picture) {
        if (own_.size() == values_.size()) return;
        for (const scene::Question& question : values_)
            own_.push_back(scene::value_in(question, picture.points, picture.letters));
    }

    std::vector<InBranch> states_in(const Diagram& diagram, const Picture& picture) const {
        auto states = states_here(diagram, picture);
        if (!mirrors_ || std::ranges::count(states, InBranch::fails) == 0) return states;
        const Picture mirrored = mirror_image(picture);
        if (!may_be_mirrored(diagram, mirrored)) return states;
        for (std::size_t i = 0; i < states.size(); ++i)
            if (states[i] == InBranch::fails && !refuted(i, mirrored)) states[i] = InBranch::holds;
        return states;
    }

    /// With what tells a value that is asked for from that of the first picture.
    problem::OtherFigure shown(std::size_t index, const Diagram& diagram, const Picture& picture) const {
        problem::OtherFigure out;
        for (std::size_t i = 0; i < picture.points.size(); ++i)
            out.points[diagram.names[i]] = {picture.points[i].x, picture.points[i].y};
        const std::size_t before = asked_.goals.size() + asked_.equations.size();
        if (index >= before) out.difference = both_values(index - before, diagram.names, picture);
        return out;
    }

private:
    std::vector<InBranch> states_here(const Diagram& diagram, const Picture& picture) const {
        std::vector<InBranch> out;
        for (const Statement& goal : asked_.goals)
            out.push_back(facts::seen(goal, picture.points, {}, picture.letters) ? InBranch::holds
                          : certainly_false(goal, diagram, picture)              ? InBranch::fails
                                                                                 : InBranch::undecided);
        for (const scene::Question& equation : asked_.equations) out.push_back(state_of(equation, picture));
        for (std::size_t i = 0; i < values_.size(); ++i) out.push_back(state_of_value(i, picture));
        return out;
    }

    InBranch state_of_value(std::size_t index, const Picture& picture) const {
        const scene::Question& question = values_[index];
        const double value = scene::value_in(question, picture.points, picture.letters);
        if (!std::isfinite(value)) return InBranch::undecided;
        return scene::same_value(question.kind, value, own_[index]) ? InBranch::holds : InBranch::fails;
    }

    std::string both_values(std::size_t index, std::span<const std::string> names, const Picture& picture) const {
        const scene::Question& question = values_[index];
        const double value = scene::value_in(question, picture.points, picture.letters);
        const auto [there, own] =
            told_apart(scene::as_counted(question, value), scene::as_counted(question, own_[index]), 6);
        return fmt::format("{0} is {1}{3} there, and {2}{3} in the first figure", scene::to_string(question, names),
                           there, own, scene::in_degrees(question) ? "°" : "");
    }

    static InBranch state_of(const scene::Question& equation, const Picture& picture) {
        const std::array pictures{facts::Points<double>(picture.points)};
        const std::array letters{picture.letters};
        const scene::Sight sight = scene::seen_in(equation, pictures, letters).sight;
        return sight == scene::Sight::seen      ? InBranch::holds
               : sight == scene::Sight::refuted ? InBranch::fails
                                                : InBranch::undecided;
    }

    bool refuted(std::size_t index, const Picture& picture) const {
        if (index < asked_.goals.size()) return facts::refuted(asked_.goals[index], picture.points);
        index -= asked_.goals.size();
        if (index < asked_.equations.size()) return state_of(asked_.equations[index], picture) == InBranch::fails;
        return state_of_value(index - asked_.equations.size(), picture) == InBranch::fails;
    }

    realize::Wanted asked_;
    bool mirrors_; ///< a figure and its mirror image are one
    scene::Questions values_ = {};
    std::vector<double> own_; ///< of the values, in the first picture
};

/// The worse of what two pictures say.
InBranch worse(InBranch a, InBranch b) {
    if (a == InBranch::fails || b == InBranch::fails) return InBranch::fails;
    return a == InBranch::undecided ? a : b;
}

class Survey {
public:
    Survey(const Sample& sample, const BranchOptions& options, const Control& control)
        : scene_(sample.scene), options_(options), control_(control), judge_(sample),
          open_(open_branches(sample.scene, looked_at(sample.scene, judge_))) {}

    BranchSurvey run() {
        if (judge_.count() == 0) return {};
        if (scene_.states())
            by_sketches();
        else
            by_branches();
        if (control_.stopped()) out_.complete = false;
        name_branches();
        std::ranges::stable_sort(out_.branches, {}, &BranchFigures::branches);
        for (const BranchFigures& one : out_.branches) out_.pictures += one.pictures;
        return std::move(out_);
    }

private:
    /// Of what is asked, and of what is stated: that may leave one of the branches.
    static std::vector<PointId> looked_at(const scene::Scene& scene, const Judge& judge) {
        std::vector<PointId> out = judge.points();
        for (const scene::Action& action : scene.actions())
            if (action.states) std::ranges::copy(action.states->points(), std::back_inserter(out));
        return out;
    }

    void by_branches() {
        each_branching(
            scene_, open_, [&](const scene::Scene& scene) { return sketched(scene, 0, control_); },
            [&](const scene::Scene& scene, const Diagram& first) {
                if (!may_go_on()) return false;
                visit(scene, first);
                return true;
            });
    }

    bool may_go_on() {
        if (visited_ >= options_.cap) out_.complete = false;
        ++visited_;
        return out_.complete && !control_.stopped();
    }

    void visit(const scene::Scene& scene, const Diagram& first) {
        BranchFigures one = begun(first);
        look(one, first);
        branchings_.push_back({first.branches, first.branch_counts, one.open, {}});
        for (const Picture* picture : pictures_of(first)) branchings_.back().pictures.push_back(picture->points);
        const scene::Scene written = realize::with_branches(scene, first);
        for (int draw = 1; draw < options_.draws && !fails_whole(one); ++draw)
            if (const auto other = sketched(written, static_cast<std::uint64_t>(draw), control_)) look(one, *other);
        out_.branches.push_back(std::move(one));
    }

    /// All that is asked fails: another picture says no more.
    static bool fails_whole(const BranchFigures& one) {
        return std::ranges::count(one.states, InBranch::fails) == std::ssize(one.states);
    }

    void name_branches() {
        const auto words = branch_words(scene_, branchings_);
        for (std::size_t i = 0; i < words.size(); ++i) out_.branches[i].text = words[i];
    }

    /// Figures of what is stated, told apart by what holds in them: of sketches of the scene, and of some in each
    /// combination of the branches that it leaves open.
    void by_sketches() {
        std::optional<Diagram> own;
        for (std::uint64_t sketch = 0; sketch < sketches && !control_.stopped(); ++sketch) {
            const auto figure =
                own ? sketched_beside(*own, scene_, sketch, control_) : sketched(scene_, sketch, control_);
            if (!figure) continue;
            if (!own) own = figure;
            look_beside(*figure);
        }
        if (!own || std::ranges::count(open_, true) == 0) return;
        each_branching(
            scene_, open_, [&](const scene::Scene& scene) { return sketched_beside(*own, scene, 0, control_); },
            [&](const scene::Scene& scene, const Diagram& first) {
                if (!may_go_on()) return false;
                look_beside(first);
                const scene::Scene written = realize::with_branches(scene, first);
                for (int draw = 1; draw < options_.draws; ++draw)
                    if (const auto other = sketched_beside(*own, written, static_cast<std::uint64_t>(draw), control_))
                        look_beside(*other);
                return true;
            });
    }

    /// A figure of what is stated, with those in which the same holds.
    void look_beside(const Diagram& figure) {
        BranchFigures one = begun(figure);
        look(one, figure);
        const auto alike = std::ranges::find(out_.branches, one.states, &BranchFigures::states);
        if (alike != out_.branches.end()) {
            alike->pictures += one.pictures;
            return;
        }
        one.text = out_.branches.empty() ? "the first figure that was found" : "another figure of the same givens";
        out_.branches.push_back(std::move(one));
    }

    BranchFigures begun(const Diagram& figure) const {
        BranchFigures out{figure.branches, {}, {}, std::vector<InBranch>(judge_.count(), InBranch::holds)};
        out.failing.resize(judge_.count());
        for (std::size_t i = 0; i < open_.size(); ++i) out.open.push_back(open_[i] && figure.branch_counts[i] > 1);
        return out;
    }

    void look(BranchFigures& one, const Diagram& diagram) {
        judge_.look_first_at(diagram.scene_picture);
        for (const Picture* picture : pictures_of(diagram)) {
            const auto states = judge_.states_in(diagram, *picture);
            for (std::size_t i = 0; i < states.size(); ++i) {
                one.states[i] = worse(one.states[i], states[i]);
                if (states[i] == InBranch::fails && !one.failing[i])
                    one.failing[i] = judge_.shown(i, diagram, *picture);
            }
            ++one.pictures;
        }
    }

    const scene::Scene& scene_;
    const BranchOptions& options_;
    const Control& control_;
    Judge judge_;
    std::vector<bool> open_;            ///< by action: whether its branch is not said, and matters
    std::vector<Branching> branchings_; ///< of the branches that were visited
    std::size_t visited_ = 0;           ///< combinations of branches
    BranchSurvey out_;
};

constexpr std::array<std::string_view, 3> state_words = {"holds", "fails", "undecided"};

/// The branches in which one thing that is asked has a state, a few of them by name.
std::string listed(const std::vector<const BranchFigures*>& branches) {
    constexpr std::size_t most = 4;
    std::string out;
    for (std::size_t i = 0; i < std::min(most, branches.size()); ++i) {
        const std::string_view text = branches[i]->text;
        out += i == 0                         ? std::string(text)
               : text.starts_with(the_figure) ? fmt::format("; {}", text.substr(the_figure.size()))
                                              : fmt::format("; in {}", text);
    }
    return branches.size() > most ? fmt::format("{}; and in {} others", out, branches.size() - most) : out;
}

/// Of a branch in which one thing that is asked fails: a picture of it, and what tells it from the others.
problem::OtherFigure told_figure(const BranchFigures& failing, std::size_t index) {
    problem::OtherFigure out = *failing.failing[index];
    if (failing.text.starts_with(the_figure))
        out.difference = failing.text + (out.difference.empty() ? "" : "; ") + out.difference;
    return out;
}

/// Where the branches of a figure that fails leave those of the nearest that does not.
std::optional<std::size_t> parting(const BranchFigures& failing, const std::vector<const BranchFigures*>& holding) {
    std::optional<std::size_t> out;
    for (const BranchFigures* one : holding) {
        const auto apart = std::ranges::mismatch(failing.branches, one->branches).in1;
        const auto at = static_cast<std::size_t>(apart - failing.branches.begin());
        if (at < failing.branches.size()) out = std::max(out.value_or(0), at);
    }
    return out;
}

Check check_of(std::size_t index, const Said& said, const BranchSurvey& survey) {
    std::array<std::vector<const BranchFigures*>, state_words.size()> by_state;
    for (const BranchFigures& one : survey.branches)
        by_state[static_cast<std::size_t>(one.states[index])].push_back(&one);
    const auto& [holding, failing, open] = by_state;
    const std::size_t count = survey.branches.size();
    Check out{std::string(problem::analytic_stage), "branch_complete", CheckState::passed, {}, {}, {}, {}, {}};
    out.value = static_cast<double>(holding.size());
    out.limit = static_cast<double>(count);
    if (!failing.empty()) {
        out.state = CheckState::failed;
        out.action = parting(*failing.front(), holding);
        out.message =
            fmt::format("{} {} {}{}", said.text, said.fails, listed(failing),
                        holding.empty() ? std::string() : fmt::format(", and {} {}", said.holds, listed(holding)));
        if (const std::string& values = failing.front()->failing[index]->difference; !values.empty())
            out.message += "; " + values;
        out.elsewhere = told_figure(*failing.front(), index);
        out.mend = "say which figure is meant, by the order of the points or by coordinates";
    } else if (!open.empty() || count == 0 || !survey.complete) {
        out.state = CheckState::undecided;
        out.message = count == 0 ? said.text + " was looked at in no figure"
                      : !open.empty()
                          ? said.text + " is too near to tell in " + listed(open)
                          : fmt::format("{} {} the first {} branches; there are more", said.text, said.holds, count);
    } else {
        out.message = fmt::format("{} {} {}, {} pictures seen", said.text, said.holds,
                                  count == 1 ? survey.branches.front().text : fmt::format("each of {} branches", count),
                                  survey.pictures);
    }
    return out;
}

} // namespace

std::string_view name_of(InBranch state) {
    return state_words[static_cast<std::size_t>(state)];
}

BranchSurvey branches_of(const Sample& sample, const BranchOptions& options, const Control& control) {
    return Survey(sample, options, control).run();
}

bool has_branch_checks(const Sample& sample) {
    return Judge(sample).count() > 0;
}

std::vector<Check> branch_checks(const Sample& sample, const BranchSurvey& survey) {
    const std::vector<Said> said = Judge(sample).said(sample.scene);
    std::vector<Check> out;
    for (std::size_t i = 0; i < said.size(); ++i) out.push_back(check_of(i, said[i], survey));
    return out;
}

std::vector<Mend> branch_mends(const Sample& sample, const BranchSurvey& survey, const Control& control) {
    constexpr std::size_t most = 8;
    std::vector<Mend> out;
    const auto has = [](InBranch state) {
        return [state](const BranchFigures& one) { return std::ranges::count(one.states, state) > 0; };
    };
    if (sample.scene.states() || std::ranges::none_of(survey.branches, has(InBranch::fails))) return out;
    for (const BranchFigures& one : survey.branches) {
        if (out.size() == most || control.stopped()) break;
        if (has(InBranch::fails)(one) || has(InBranch::undecided)(one)) continue;
        Sample chosen = sample;
        chosen.chosen_for = {};
        for (std::size_t i = 0; i < one.branches.size(); ++i)
            if (one.open[i]) chosen.scene = chosen.scene.with_branch(i, one.branches[i]);
        auto checks = verified(chosen, control).checks;
        std::ranges::move(branch_checks(chosen, branches_of(chosen, {}, control)), std::back_inserter(checks));
        problem::Verdict verdict = problem::verdict_of(std::move(checks));
        if (verdict.outcome == problem::Outcome::accepted)
            out.push_back({"choose_branch", "Take " + one.text + ".", 1, std::move(chosen), std::move(verdict)});
    }
    return out;
}

} // namespace porism::diagnose
