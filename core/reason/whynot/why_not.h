// Why a statement that is seen to hold was not derived: which theorems would conclude it, what each lacks, and the
// first missing link.
//
// Two ways. What a closure without bans reaches, it reaches by steps that the bans leave out: the first of them is
// the missing link. Else the pictures are asked backwards: instances of rules that conclude the goal, or something that
// says the goal once what was derived is known, and what of their hypotheses does not hold in the closure; where it is
// one statement, the same of that, a few levels deep. A link is told only when a second closure, to which it
// is given, reaches the goal.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/rules/rule.h"
#include "reason/reason.h"

#include <cstdint>
#include <string>
#include <vector>

namespace porism::reason {

/// Counted work (definition 27).
struct WhyNotLimits {
    std::uint64_t matches = 60'000; ///< instances of rules that are looked at
    std::size_t depth = 4;          ///< from the goal back
    std::size_t targets = 64;       ///< statements for which instances are looked for, in all
    std::size_t attempts = 5;       ///< that are told
    std::size_t nearest = 3;        ///< derived statements that are told
    std::size_t closures = 6;       ///< that try what a link would give
};

/// A theorem that would conclude the goal.
struct Attempt {
    const proof::Rule* rule = nullptr;
    std::vector<PointId> binding;
    facts::Statement conclusion; ///< the goal, or what says it with what was derived
    std::vector<facts::Statement> holding, lacking;
    bool banned = false; ///< the bans leave the theorem out
};

/// True in all pictures, not derived; once it is given, the goal follows, if need be together with the links behind it.
struct MissingLink {
    facts::Statement statement;
    /// Where the bans leave out what says it: "Inscribed angles", "calculation with ratios". All that this needs was
    /// derived, or is a link before it.
    std::string theorem;
    const proof::Rule* row = nullptr;  ///< of the theorem; null where calculation has no name
    std::vector<PointId> binding = {}; ///< of the row, where the link is one step by it
    std::vector<facts::Statement> premises = {};
    /// Of a link that no banned theorem says: those theorems that would conclude it, as of the goal. Where there are
    /// none, none was found in these pictures.
    std::vector<Attempt> attempts = {};
};

struct WhyNot {
    std::vector<facts::Statement> nearest; ///< derived, most of the goal's points in them: of its
                                           ///< predicate; of coll and para also what else is said of directions
    std::vector<Attempt> attempts;         ///< fewest lacking first; banned ones that lack something last
    std::vector<MissingLink> links;        ///< in the order in which a proof meets them; empty where none was found
    bool whole = true;                     ///< neither a limit nor a stop cut the search
};

/// Of a goal that is seen in every picture of the diagram and that the session does not hold.
WhyNot why_not(Session& session, const diagram::Diagram& diagram, const facts::Statement& goal,
               const WhyNotLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
