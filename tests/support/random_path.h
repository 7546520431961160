// Random proof traces over a scene: well-formed as data, not as proofs. For round trips.
#pragma once

#include "base/random.h"
#include "proof/trace.h"
#include "support/random_scene.h"

namespace porism::test {

namespace detail {

inline facts::Statement random_statement(Rng& rng, std::size_t points) {
    for (;;)
        if (auto goals = random_goals(rng, points, 1); !goals.empty()) return goals.front();
}

inline proof::Certificate random_certificate(Rng& rng, std::size_t premises) {
    proof::Certificate certificate;
    for (std::size_t i = 0; i < premises; ++i)
        certificate.terms.push_back({i, rng.below(3), numbers::Integer(static_cast<long>(rng.below(7)) - 3)});
    certificate.multiple = numbers::Integer(static_cast<long>(1 + rng.below(3)));
    certificate.turns = numbers::Integer(static_cast<long>(rng.below(3)) - 1);
    return certificate;
}

} // namespace detail

/// A trace of `length` steps; the scene must have at least three points.
inline proof::Path random_path(Rng& rng, const scene::Scene& scene, std::size_t length) {
    proof::Path path;
    for (std::size_t i = 0; i < length; ++i) {
        proof::Step step;
        step.conclusion = detail::random_statement(rng, scene.point_count());
        for (std::size_t premise = 0; premise < i; ++premise)
            if (rng.below(2) == 0) step.premises.push_back(premise);
        const auto kind = rng.below(3);
        if (kind == 0) {
            step.action = rng.below(scene.actions().size());
        } else if (kind == 1) {
            step.reason = proof::Reason::rule;
            step.rule = "rule_" + std::to_string(rng.below(4));
            step.binding = {PointId(rng.below(scene.point_count())), PointId(0)};
        } else {
            step.reason = proof::Reason::algebra;
            step.certificates = {detail::random_certificate(rng, step.premises.size())};
        }
        path.steps.push_back(std::move(step));
    }
    return path;
}

} // namespace porism::test
