// What is diagnosed, and the making of one sample from another: actions left out, changed, put in.
#pragma once

#include "base/stop.h"
#include "problem/verdict.h"
#include "realize/realize.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace porism::diagnose {

/// By question; questions beyond them have none.
using Answers = std::vector<std::optional<numbers::Scalar>>;

/// A scene and what is asked of it. `chosen_for` says for what the branch is taken where the text leaves it open
/// (definition 3).
struct Sample {
    scene::Scene scene;
    scene::Goals goals = {};
    scene::Questions questions = {};
    realize::Wanted chosen_for = {};
    Answers answers = {}; ///< that are told
    /// The texts (text_of) of actions that only follow from what was told, as collinear points do from a sum of
    /// vectors: they give no goal away.
    std::vector<std::string> amounts_to = {};

    std::optional<numbers::Scalar> answer_to(std::size_t question) const;
    friend bool operator==(const Sample&, const Sample&) = default;
};

/// An action of a sample to be. Points, its outputs too, are numbered as in the sample that it comes from.
struct Draft {
    scene::Action action;
    std::vector<std::string> names = {};
};
std::vector<Draft> drafts_of(const scene::Scene& scene);

/// The sample with these actions in place of its own. Goals and questions that speak of points which are gone are left
/// out. Empty where an action cannot stand: it is refused by Scene::append, or refers to a point that is not there yet.
std::optional<Sample> assembled(const Sample& from, const std::vector<Draft>& drafts);
/// The sample of the actions that are kept, without those that depend on one that is not.
Sample kept(const Sample& from, const std::vector<bool>& keep);

/// The numerical verification (verify/numeric.h), and two checks of the stage "logical": goal_not_given, made once an
/// action that states a goal, failed; answer_holds, once an answer that is told: as an equation, as equation_holds is,
/// or where what is asked for is any other quantity against the value that the pictures show.
problem::Verdict verified(const Sample& sample, const Control& control = {});
/// Counted work of solving what scenes state (Control::work) that one search among samples may take: of samples that
/// have a figure hundreds of verifications, of those without one few.
inline constexpr std::uint64_t search_work = realize::most_work;

/// Work that is counted from now on, in the count of the caller where there is one.
class WorkSince {
public:
    explicit WorkSince(const Control& control);
    WorkSince(const WorkSince&) = delete;
    WorkSince& operator=(const WorkSince&) = delete;

    /// That counts. Good as long as this is.
    const Control& control() const { return counting_; }
    std::uint64_t done() const { return *counting_.work - before_; }

private:
    WorkCount own_ = 0;
    Control counting_;
    std::uint64_t before_;
};

/// What somebody else says of a sample.
using Verifier = std::function<problem::Verdict(const Sample&)>;

/// What an action is, for people and for comparing: its constructions ("on_line, on_circle"), or the predicate that it
/// states.
std::string kind_of(const scene::Action& action);
/// "d = foot d a b c", or the statement: what the action of this index says, as the scene writes it.
std::string text_of(const scene::Scene& scene, std::size_t index);

} // namespace porism::diagnose
