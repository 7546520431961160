// A closed scene as one reads it: by kind and class with counts, only what is looked for; and what follows from what.
#pragma once

#include "explore/explore.h"
#include "proof/fact_classes.h"
#include "workflow/solve/analyse.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// What is looked for; what is empty does not restrict.
struct ClosureFilter {
    std::string kind;            ///< the name of one (proof/fact_classes.h)
    std::vector<PointId> points; ///< that a row speaks of, all of them
    std::string text;            ///< words that a row, its class or a statement has, or a predicate with points
                                 ///< (proof/fact_search.h)
};

struct ClosureRow {
    std::vector<StatementId> statements; ///< that say the same of the same lines and circles; a given one stands first
    StatementId said;                    ///< of them, the one that mentions most of the points that are looked for
    std::string words;                   ///< "AB ⊥ CD": what it says, or what the whole line or circle is
    std::vector<PointId> whole;          ///< the points of the whole line or circle, where the row is one
    bool given = false;
    bool as_drawn = false; ///< what its words say is proved only as the points lie here (workflow/solve/standing.h)
    bool turns = false;    ///< it is of directed angles: as it is worded, one may be its supplement in other pictures
    std::string found_by;  ///< where the words do not tell why it was found: "ED lies on AD", "also CF ⊥ AB"
};
struct ClosureClass {
    std::string words; ///< "AB = CD = EF"; of a class of one row those of the row
    std::vector<ClosureRow> rows;
};
struct ClosureKind {
    const proof::FactKind* kind = nullptr;
    std::size_t rows = 0; ///< each once, also where it is in two classes
    std::vector<ClosureClass> classes;
};
struct ClosureView {
    std::vector<ClosureKind> kinds; ///< that have rows, in the order of the table
    std::size_t rows = 0, all = 0;  ///< shown, and without the filter
    bool whole = true;              ///< no stop cut the sorting; otherwise there are no kinds
    bool marked = true;             ///< no stop cut the marking; otherwise as_drawn is missing on some rows
};

/// `marking`, where it can stop, ends the looking for as_drawn alone: the rows are shown all the same.
ClosureView closure_view(const Analysis& analysis, const ClosureFilter& filter = {}, const StopToken& stop = {},
                         const StopToken& marking = {});

/// "A,B" as points of the scene; capitals are read as small letters where no name has them. Error: `unknown_point`.
Result<std::vector<PointId>> read_points(std::string_view text, const scene::Scene& scene);

/// What is said of the points of a scene as goals are written or as lists and paths say it: "perp a h b c",
/// "length(a,h) = 3", "AH ⊥ BC".
/// Several where JGEX opens one into several, and where the words are a whole class's: "AB = CD = EF". Errors of
/// facts::parse_goal, with the place.
Result<std::vector<facts::Statement>> read_statements(const Analysis& analysis, std::string_view text,
                                                      const Place& place);

/// What was derived from a statement, or from those that say the same of the same lines and circles where it was not
/// found itself. Errors: `not_found` (nothing of the kind was), those of explore::following.
Result<explore::Following> what_follows(const Analysis& analysis, const facts::Statement& statement,
                                        const Control& control = {});

} // namespace porism::workflow
