// A path on the way to words: how its statements are said, and why its steps hold. For the sources of this module only.
#pragma once

#include "proof/theorem.h"
#include "proof/trace.h"
#include "scene/scene.h"
#include "translate/as_drawn.h"
#include "translate/reading.h"

#include <concepts>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace porism::translate {

/// Predicates as a set.
using Predicates = std::uint64_t;
static_assert(facts::predicate_count <= 64);
constexpr Predicates set_of(std::same_as<facts::Predicate> auto... predicates) {
    return ((Predicates{1} << static_cast<unsigned>(predicates)) | ...);
}
inline bool in(Predicates set, const facts::Statement& statement) {
    return (set & set_of(statement.predicate())) != 0;
}

/// Says the statements of a path as its theorems need them: the angles of similar triangles, say, at their vertices.
class Telling {
public:
    /// `shown` is what was shown before the path (resting_on), null where nothing was; it must live as long.
    Telling(const proof::Path& path, const scene::Scene& scene, Picture picture,
            const std::set<facts::Statement>* shown = nullptr);

    const proof::Path& path() const { return *path_; }
    const scene::Scene& scene() const { return *scene_; }
    Picture picture() const { return picture_; }
    const facts::Statement& premise(const proof::Step& step, std::size_t i) const {
        return path_->steps[step.premises[i]].conclusion;
    }

    /// Whether the step says what was shown before.
    bool was_shown(const proof::Step& step) const {
        return shown_ != nullptr && step.premises.empty() && shown_->contains(step.conclusion);
    }
    /// Of a step of the path.
    std::optional<proof::Theorem> theorem(const proof::Step& step) const;
    std::string say(const facts::Statement& statement) const;
    /// Whether a step reads from equal directed angles an equation in words that the picture has for them too.
    bool reads_angles_as_said(const proof::Step& step) const;
    Arranged arrange(const facts::Statement& statement) const;
    /// In which a theorem of the path names the points of the statement; empty where none does.
    Order order(const facts::Statement& statement) const;
    Drawn as_drawn(const facts::Statement& statement) const;

private:
    const proof::Path* path_;
    const scene::Scene* scene_;
    Picture picture_;
    const std::set<facts::Statement>* shown_;
    std::map<facts::Statement, std::string> equations_;       ///< of relation rows, as the rows have them
    std::map<facts::Statement, std::vector<PointId>> orders_; ///< of angles, as the theorems that use them name points
};

/// Numbers of the premises in the path, ascending.
std::vector<std::size_t> numbers_of(const proof::Step& step);

/// "since B, C, E and F lie on one circle (step 2): inscribed angles"; never empty.
std::string reason_text(const Telling& telling, const proof::Step& step);
/// The same without the premises: "inscribed angles".
std::string reason_in_short(const Telling& telling, const proof::Step& step);

/// The same for words of any language: the name of the rule that is the theorem, or a key of Language::reasons.
struct Why {
    std::string rule;
    std::string_view reason;
};
Why why(const Telling& telling, const proof::Step& step);

} // namespace porism::translate
