#include "verify/exact.h"

#include "realize/exact_picture.h"

#include <algorithm>
#include <array>

namespace porism::verify {
namespace {

using problem::Check;
using problem::CheckState;

struct Reason {
    std::string_view code, words;
};
constexpr std::array reasons = {
    Reason{"no_exact_picture", "no exact picture with this order of the points was found"},
    Reason{"degree", "the roots of the figure lead to too high a degree"},
    Reason{"height", "the numbers of the figure grow too long"},
    Reason{"precision", "a sign could not be told"},
    Reason{"work", "it takes too much work"},
    Reason{"interrupted", "it was stopped"},
    Reason{"not_constructible", "an angle of the figure is of too high a degree"},
};

Check check(const facts::Statement& goal, const realize::ExactAnswer& answer, int limit, const scene::Scene& scene) {
    constexpr std::array states = {CheckState::failed, CheckState::passed, CheckState::undecided};
    Check out{std::string(problem::exact_stage), "goal_exact", states[static_cast<std::size_t>(answer.decision)]};
    out.limit = limit;
    out.message = facts::to_string(goal, scene.names());
    if (answer.decision == numbers::Decision::undecided) {
        out.message += std::string(" is undecided: ") +
                       std::string(std::ranges::find(reasons, answer.reason, &Reason::code)->words);
        return out;
    }
    out.value = answer.degree;
    out.message +=
        answer.decision == numbers::Decision::yes ? " is exact in this diagram" : " is false in an exact picture";
    return out;
}

} // namespace

std::vector<Check> check_exactly(const scene::Scene& scene, const scene::Goals& goals, const diagram::Diagram& diagram,
                                 const Control& control) {
    const realize::ExactOptions options;
    std::vector<Check> out;
    for (const facts::Statement& goal : goals)
        out.push_back(
            check(goal, realize::decide_exactly(scene, diagram, goal, options, control), options.degree, scene));
    return out;
}

} // namespace porism::verify
