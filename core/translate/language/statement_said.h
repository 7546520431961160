// The statement that a matched phrase or formula says. For the sources of this folder, and for tests.
#pragma once

#include "facts/statement.h"
#include "translate/language/matching.h"

namespace porism::translate {

/// Of a phrase of the kind "statement", or a formula. Angles with a vertex turn as they do in the picture. Errors:
/// `unknown_point`, `text_unread` (the points cannot be meant), those of facts::parse_relation.
Result<facts::Statement> statement_said(const Match& match, const SpokenNames& spoken, Names names, Picture picture);

/// The error of a name that no point has.
Error unknown_point(std::string_view spoken, const SpokenNames& known);

} // namespace porism::translate
