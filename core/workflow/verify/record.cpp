#include "workflow/verify/record.h"

#include "scene/catalogue.h"
#include "scene/places.h"
#include "workflow/figure.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;

Check check_of(const char* name, std::optional<std::size_t> action, std::string message, std::string mend) {
    return {"record", name, CheckState::failed, action, {}, {}, std::move(message), std::move(mend)};
}

Check passed(const char* name, std::string message) {
    return {"record", name, CheckState::passed, {}, {}, {}, std::move(message), {}};
}

class Record {
public:
    Record(const LoadedProblem& problem, const Control& control)
        : problem_(problem), control_(control), scene_(problem.document->scene) {}

    std::vector<Check> run() {
        if (!problem_.branches.empty()) branches();
        if (!problem_.solution.empty()) givens();
        return std::move(out_);
    }

private:
    void branches() {
        constexpr auto name = "branch_as_recorded";
        const auto actions = scene_.actions();
        const std::size_t before = out_.size();
        if (problem_.branches.size() != actions.size())
            out_.push_back(check_of(
                name, {},
                fmt::format("{} branches are recorded of {} actions", problem_.branches.size(), actions.size()),
                "solve it again"));
        for (std::size_t i = 0; i < std::min(problem_.branches.size(), actions.size()); ++i)
            if (actions[i].branch && *actions[i].branch != problem_.branches[i])
                out_.push_back(check_of(name, i,
                                        fmt::format("the action takes branch {}; the problem was solved in branch {}",
                                                    *actions[i].branch, problem_.branches[i]),
                                        "write the branch that is recorded, or solve it again"));
        if (out_.size() == before) branches_that_exist(name);
        if (out_.size() == before)
            out_.push_back(passed(name, "the branches are those that the problem was solved in"));
    }

    /// A branch that an action does not have is none that something was solved in.
    void branches_that_exist(const char* name) {
        const auto figure = figure_of(problem_, {}, control_);
        if (!figure) return; // that is told by another check
        for (std::size_t i = 0; i < problem_.branches.size(); ++i) {
            const int count = std::max(1, figure->diagram->branch_counts[i]);
            if (problem_.branches[i] >= 0 && problem_.branches[i] < count) continue;
            out_.push_back(check_of(
                name, i,
                fmt::format("the problem was solved in branch {} of this action, which has {}", problem_.branches[i],
                            count == 1 ? "branch 0 alone" : fmt::format("branches 0 to {}", count - 1)),
                "solve it again"));
        }
    }

    bool says(std::size_t action, const Statement& statement) const {
        return action < scene_.actions().size() && std::ranges::count(scene::given_by(scene_, action), statement) > 0;
    }

    std::string text_of(const Statement& statement) const {
        const bool known = std::ranges::all_of(statement.points(),
                                               [&](PointId point) { return point.index() < scene_.point_count(); });
        return known ? facts::to_string(statement, scene_.names()) : "a statement about points that are not there";
    }

    void givens() {
        constexpr auto name = "given_as_told";
        const std::size_t before = out_.size();
        for (const proof::Path& path : problem_.solution)
            for (const proof::Step& step : path.steps) {
                if (step.reason != proof::Reason::given || says(step.action, step.conclusion)) continue;
                out_.push_back(check_of(
                    name, step.action < scene_.actions().size() ? std::optional(step.action) : std::nullopt,
                    "the solution takes " + text_of(step.conclusion) + " as given here, which the action does not say",
                    "mend the action, or solve it again"));
            }
        if (out_.size() == before)
            out_.push_back(passed(name, "all that the solution takes as given is what the actions say"));
    }

    const LoadedProblem& problem_;
    const Control& control_;
    const scene::Scene& scene_;
    std::vector<Check> out_;
};

} // namespace

std::vector<Check> check_record(const LoadedProblem& problem, const Control& control) {
    return Record(problem, control).run();
}

} // namespace porism::workflow
