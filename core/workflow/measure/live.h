// What it costs to go on drawing: constructions added to pictures and to their closure, and the same made anew.
#pragma once

#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace porism::workflow {

/// Constructions that were added, each alone (realize::extend, reason::extend; the copy of the session counted), and
/// what drawing and closing all anew costs: sums.
struct Addition {
    std::size_t constructions = 1;
    struct Cost {
        double pictures_ms = 0, closure_ms = 0; ///< processor time, the least of some runs
        double ms() const { return pictures_ms + closure_ms; }
    };
    Cost extended = {}, anew = {};
    std::uint64_t matches = 0, of = 0;     ///< new instances, of all
    std::uint64_t statements = 0, all = 0; ///< likewise
    /// What is added costs so much of what all costs.
    double part() const { return extended.ms() / anew.ms(); }
    Addition& operator+=(const Addition& other);
};
Json to_json(const Addition& addition);

/// A closed scene to which constructions are added.
class Growing {
public:
    Growing(Growing&&) noexcept;
    ~Growing();
    /// Errors: those of realising, if stopped.
    static Result<Growing> close(const scene::Scene& scene, const Options& options, const Control& control);
    /// `scene`: that scene with more actions after its own. Errors: `new_pictures` where they ask for other pictures;
    /// those of `close`.
    Result<Addition> with_more(const scene::Scene& scene, const Control& control) const;

private:
    struct Impl;
    explicit Growing(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

/// The last action of a problem, added to the closure of the others.
struct LastAddition {
    std::string name;
    std::size_t points = 0;           ///< before
    std::size_t placed = 0;           ///< points that it places
    std::optional<Addition> addition; ///< nothing where it asks for other pictures
};
Json to_json(const LastAddition& record); ///< what is empty is left out
/// Errors: those of the document; `no_last_action` if there is but one; those of realising the others, if stopped.
Result<LastAddition> last_addition_of(const LoadedProblem& problem, const Options& options = {},
                                      const Control& control = {});

} // namespace porism::workflow
