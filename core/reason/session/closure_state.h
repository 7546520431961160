// What a closure has found: a plain value, so that a closure of more points starts from a copy of one of fewer.
#pragma once

#include "diagram/diagram.h"
#include "facts/classes.h"
#include "reason/match/instance_set.h"
#include "reason/match/matcher.h"
#include "reason/match/sums.h"
#include "reason/quantity/tables.h"
#include "reason/reason.h"
#include "reason/session/nodes.h"
#include "reason/session/points.h"

#include <set>
#include <string>
#include <vector>

namespace porism::reason {

class ClosureState {
protected:
    explicit ClosureState(const diagram::Diagram& diagram)
        : lines_(2, diagram.places()), circles_(3, diagram.places()), points_(diagram.point_count()) {}

    /// There are more points.
    void grow(const diagram::Diagram& diagram) {
        lines_.set_places(diagram.places());
        circles_.set_places(diagram.places());
        points_.grow(diagram.point_count());
    }

    /// An instance looks at one hypothesis at a time and waits at the first that is not known.
    struct Instance {
        std::uint32_t match;
        std::uint32_t next_waiter = none;
        std::uint32_t hypothesis = 0;
    };

    proof::Graph graph_;
    Counts counts_;
    Ending ending_ = Ending::saturated;
    std::string ending_detail_;
    std::vector<facts::Statement> contradiction_;
    bool ended_ = false;

    Tables tables_;
    facts::IncidenceClasses lines_, circles_;
    OnePoints points_;
    Nodes nodes_;
    std::vector<NodeId> node_of_;                   ///< by statement
    std::vector<std::vector<DerivationId>> others_; ///< by statement, in multi mode: derivations by rules
    std::vector<NodeId> waiting_cyclic_;            ///< only the circle classes can tell
    Matches matches_;
    std::vector<facts::Statement> thirds_; ///< bridges, too
    std::vector<Instance> instances_;
    std::vector<std::uint32_t> ready_; ///< instances whose hypotheses are all known
    InstanceSet crowded_;              ///< instances made for crowds
    std::set<Sum> summed_;             ///< of which there are instances
    InstanceSet sines_;                ///< instances about sines
    std::size_t processed_ = 0;        ///< statements of the graph taken in
    std::vector<Client> settled_;
    std::vector<NodeId> goals_;
};

} // namespace porism::reason
