// Why a question is not answered: the givens do not determine the value, or the equation fails in a picture; or the
// pictures show one value and it was not derived, and what is missing; or undecided.
#pragma once

#include "workflow/solve/answer.h"
#include "workflow/solve/why_not.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// Of a question without an answer; `answer` is what became of it (Answer::result). A stop leaves out what was not
/// found by then.
WhyNot why_not(const Analysis& analysis, const scene::Question& question, const GoalResult& answer,
               const Control& control = {});

/// "a value for BI (2.236 as seen): ID follows from it": the first missing link of a value; empty where none was
/// found.
std::string link_words(const Analysis& analysis, const reason::ValueGap& gap);
/// The lines of words_of about what was not derived.
std::vector<std::string> words_of(const Analysis& analysis, const reason::ValueGap& gap);
/// The members of "why_not" about it (docs/formats/records.md).
void add_json(Json& out, const Analysis& analysis, const reason::ValueGap& gap);

} // namespace porism::workflow
