// What the kinds of mutants share.
#pragma once

#include "mutants.h"

#include "proof/rules/rule.h"

#include <algorithm>

namespace porism::verify::test {

inline std::size_t pick(Rng& rng, std::size_t count) {
    return static_cast<std::size_t>(rng.below(count));
}

/// A random step that the predicate admits.
template<class P>
std::optional<Mutant> of_step(const proof::Path& path, Rng& rng, P admits) {
    std::vector<std::size_t> fit;
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        if (admits(path.steps[i])) fit.push_back(i);
    if (fit.empty()) return std::nullopt;
    return Mutant{path, fit[pick(rng, fit.size())]};
}
inline proof::Step& step(Mutant& mutant) {
    return mutant.path.steps[mutant.step];
}

/// What has the parts of a rule step, or of an algebra step: it may have been damaged before.
inline bool is_rule(const proof::Step& step) {
    const auto row = proof::rule_by_name(step.rule);
    return step.reason == proof::Reason::rule && row && step.binding.size() == proof::rule(*row).letters.size();
}
inline bool is_algebra(const proof::Step& step) {
    return step.reason == proof::Reason::algebra && !step.certificates.empty();
}
inline bool has_terms(const proof::Step& step) {
    return is_algebra(step) && !step.certificates.front().terms.empty();
}

} // namespace porism::verify::test
