// Figures of a sample by the branches that it leaves open. For the sources of this module only.
#pragma once

#include "diagnose/sample.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace porism::diagnose {

using Drawings = std::vector<diagram::Diagram>;

/// One combination of the open branches.
struct InBranches {
    Sample written;         ///< with these branches
    std::vector<bool> open; ///< by action: whether its branch is one of several, and is not said
    Drawings figures;       ///< in any order of the points, at least one
};

/// The figures of each combination of the branches that are open behind what is asked, of at most sixteen; those of
/// `own` first, which is a figure of the sample.
std::vector<InBranches> figures_by_branch(const Sample& sample, const diagram::Diagram& own,
                                          const Control& control = {});

/// "the figure with D on the other side of BC from A": what tells this combination from the others in the pictures in
/// which orders hold.
std::string words_with(const std::vector<InBranches>& all, std::size_t index, std::span<const facts::Statement> orders);

} // namespace porism::diagnose
