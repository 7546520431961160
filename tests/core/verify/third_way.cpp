#include "third_way.h"

#include <algorithm>

namespace porism::verify::test {
namespace {

using facts::Statement;
using numbers::Decision;
using porism::test::ExactPicture;
using proof::Path;
using proof::Step;

std::vector<ExactPicture> pictures_of(const reason::test::Figure& figure) {
    Rng rng(20240613);
    return porism::test::exact_pictures(figure.scene, figure.diagram, ThirdWay::wanted_pictures, rng);
}

diagram::Diagram other_pictures(const reason::test::Figure& figure) {
    realize::Options options;
    options.seed = 987654321;
    const auto diagram = realize::realize(figure.scene, options);
    EXPECT_TRUE(diagram);
    return diagram ? *diagram : figure.diagram;
}

reason::Session closed_for(const scene::Goals& goals, const diagram::Diagram& diagram) {
    reason::Options options;
    options.goals = goals;
    return std::move(*reason::close(diagram, options));
}

bool all_hold(const std::vector<Statement>& statements, ExactPicture& picture) {
    return std::ranges::all_of(picture.decide(statements), [](Decision one) { return one == Decision::yes; });
}

bool holds(const ProofVerdict::Condition& condition, const diagram::Diagram& diagram) {
    if (const auto branch = condition.branch())
        return diagram::decide_torsion_branch(diagram, branch->conclusion, branch->equation, branch->multiple) ==
               Decision::yes;
    return diagram::decide_condition(diagram, condition.statement) == Decision::yes;
}

bool holds(const ProofVerdict::Condition& condition, ExactPicture& picture) {
    if (const auto branch = condition.branch())
        return diagram::decide_torsion_branch(picture.diagram(), branch->conclusion, branch->equation,
                                              branch->multiple) == Decision::yes;
    return picture.decide(condition.statement) == Decision::yes;
}

} // namespace

ThirdWay::ThirdWay(const reason::test::Figure& figure)
    : figure_(figure), pictures_(pictures_of(figure)), anew_(other_pictures(figure)),
      drawn_anew_(closed_for(figure.goals, anew_)) {}

std::string ThirdWay::objection(const Path& path, const ProofVerdict& verdict) {
    if (std::string why = false_conclusion(path, verdict); !why.empty()) return why;
    if (std::string why = underived_step(path); !why.empty()) return why;
    // Points may stand in another order there.
    const bool meant =
        std::ranges::all_of(verdict.conditions, [&](const auto& condition) { return holds(condition, anew_); });
    if (meant && !derived(path.goal())) return "the goal does not follow in pictures drawn anew";
    return {};
}

std::string ThirdWay::false_conclusion(const Path& path, const ProofVerdict& verdict) {
    std::vector<Statement> conclusions;
    for (const Step& step : path.steps) conclusions.push_back(step.conclusion);
    for (ExactPicture& picture : pictures_) {
        const bool meant =
            std::ranges::all_of(verdict.conditions, [&](const auto& condition) { return holds(condition, picture); });
        if (!meant) continue;
        ++tally_.pictures;
        const std::vector<Decision> decisions = picture.decide(conclusions);
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            ++(decisions[i] == Decision::undecided ? tally_.undecided : tally_.decided);
            if (decisions[i] == Decision::no && all_hold(porism::test::differences(conclusions[i]), picture))
                return facts::to_string(conclusions[i], figure_.scene.names()) + " is false in an exact picture";
        }
    }
    return {};
}

std::string ThirdWay::underived_step(const Path& path) {
    for (const Step& step : path.steps)
        if (!follows(path, step))
            return facts::to_string(step.conclusion, figure_.scene.names()) + " does not follow from its premises";
    return {};
}

bool ThirdWay::follows(const Path& path, const Step& step) {
    if (step.reason == proof::Reason::given) {
        return std::ranges::any_of(figure_.diagram.givens, [&](const diagram::Given& given) {
            return given.statement == step.conclusion && given.action == step.action;
        });
    }
    std::set<Statement> premises;
    for (const std::size_t premise : step.premises) premises.insert(path.steps[premise].conclusion);
    const auto known = asked_.find({premises, step.conclusion});
    if (known != asked_.end()) return known->second;
    diagram::Diagram world = figure_.diagram;
    world.givens.clear();
    for (const Statement& premise : premises) world.givens.push_back({premise, 0});
    reason::Options options;
    options.goals = {step.conclusion};
    auto session = reason::close(world, options);
    const bool proved = session && session->prove(step.conclusion).has_value();
    return asked_.emplace(std::pair(std::move(premises), step.conclusion), proved).first->second;
}

bool ThirdWay::derived(const Statement& goal) {
    return drawn_anew_.prove(goal).has_value();
}

} // namespace porism::verify::test
