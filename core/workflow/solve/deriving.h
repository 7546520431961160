// How the answer to a question is derived, before other figures of what is given are looked at.
#pragma once

#include "reason/value/values.h"
#include "workflow/solve/answer.h"

#include <string>

namespace porism::workflow {

Answer not_answered(std::string why);

/// By the tables, or by quantities, with the path that the checker has looked at; not answered where neither has it.
Answer derive(Analysis& analysis, const scene::Question& question, const Control& control,
              const reason::ValueLimits& limits = {});

/// A shorter path is worth to be looked for.
bool is_long(const Answer& answer);

/// Of two answers to one question the one with the shorter path, where its value is not told at more length; the
/// second where the first has none.
Answer shorter(Answer one, Answer other);

} // namespace porism::workflow
