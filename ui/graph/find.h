// What is looked for in the graph: which steps of its path fit.
#pragma once

#include "proof/fact_rows.h"
#include "proof/trace.h"
#include "ui/session/wording.h"

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <string>
#include <vector>

namespace porism::ui {

/// By step of the path. Empty where nothing is looked for.
struct Fits {
    std::vector<bool> statements; ///< what it concludes fits
    std::vector<bool> theorems;   ///< the box of its theorem does
};

/// Steps that fit: those that are drawn in the order in which they stand, by rows, and those that are folded away.
struct Found {
    Fits fits;
    std::vector<std::size_t> shown, folded;
};

/// A path to look through. Statements are found as in the list of statements (proof/fact_search.h), each by what it
/// says itself; the box of a theorem by its name, which must have all of the words.
class GraphSearch {
public:
    GraphSearch(const proof::Path& path, const About& about);
    GraphSearch(const GraphSearch&) = delete;
    GraphSearch& operator=(const GraphSearch&) = delete;

    Fits fits(const QString& words) const;

private:
    proof::FactRow row_of(std::size_t step) const;
    /// Of a point, or of two.
    bool is_name(const QString& word) const;

    proof::Graph said_; ///< what the steps conclude, in their order; no derivations
    proof::FactRows rows_;
    std::vector<std::string> names_, shown_names_; ///< by point: in notation, and as words have them
    QStringList claims_, theorems_;                ///< by step
};

} // namespace porism::ui
