// Instances of rules in the pictures by what they conclude.
#pragma once

#include "reason/match/matcher.h"
#include "reason/reason.h"

#include <map>
#include <vector>

namespace porism::reason {

/// What a statement says beyond what a closure has derived; two with the same key say the same then. Empty where it is
/// known, or says nothing.
using Saying = std::vector<std::uint64_t>;
Saying saying_of(const Session& session, const diagram::Diagram& diagram, const facts::Statement& statement);

class Concluders {
public:
    /// All rows that are matched by plans, banned ones and those that open statements too.
    Concluders(Session& session, const diagram::Diagram& diagram, std::uint64_t limit, const Control& control);

    struct Instance {
        const proof::Rule* rule;
        std::span<const PointId> binding;
        facts::Statement conclusion;
    };
    /// Those that conclude what says this, in the order of matching.
    std::vector<Instance> of(const facts::Statement& statement) const;
    bool whole() const { return matches_.complete; }

private:
    struct Place {
        std::size_t instance, conclusion;
    };
    const Session& session_;
    const diagram::Diagram& diagram_;
    Matches matches_;
    std::map<Saying, std::vector<Place>> by_saying_;
};

} // namespace porism::reason
