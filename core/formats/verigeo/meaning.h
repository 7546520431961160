// What an action says, as statements about points that are there.
#pragma once

#include "formats/verigeo/edges.h"

#include <span>
#include <string>
#include <vector>

namespace porism::verigeo {

struct Meaning {
    std::vector<facts::Statement> statements; ///< none of them where it holds of any points, or is no statement
    std::string unsaid;                       ///< why it is no statement; a clause
    bool of_others = false;                   ///< it is about points that are none of these
    std::vector<std::string> helps = {};      ///< points besides, behind `names`, that the statements determine
    std::vector<Gaussian> standing = {};      ///< where the last of these are given to stand
    bool amounts_to = false; ///< the statements follow from what the author wrote, whose words they are not
};

/// `names`: of the points, by PointId. Errors: `unmeant_action` (degenerate), those of said_by.
Result<Meaning> meaning_of(const Action& action, const Figure& figure, std::span<const std::string> names);

} // namespace porism::verigeo
