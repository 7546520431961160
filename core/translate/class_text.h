// A class of facts in words: what all of its members have in common.
#pragma once

#include "proof/fact_classes.h"
#include "translate/say.h"

#include <string>

namespace porism::translate {

/// "AB ∥ CD ∥ EF", "AB ∥ CD ⊥ EF", "AB = CD = EF", "∠BAC = ∠EDF = 180° − ∠KLM", "AB : CD = EF : GH", "△ABC ∼ △DEF ∼
/// △GHI". Angles are written between lines, "∠(AB, CD)", where one of them has no vertex or there is no picture. The
/// class has members.
std::string say(const proof::FactClass& one, Names names, Picture picture = {});

/// A row: "A, B, C and D lie on one line" of a whole line or circle, else its first statement.
std::string say(const proof::FactRow& row, const proof::Graph& graph, Names names, Picture picture = {});

} // namespace porism::translate
