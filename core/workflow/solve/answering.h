// Answering the questions of a file: what `porism bench answers` measures.
#pragma once

#include "base/json.h"
#include "problem/grade.h"
#include "workflow/load.h"
#include "workflow/solve/answer.h"

#include <optional>
#include <string>

namespace porism::workflow {

/// What became of the first question of a problem. Where there is no value, `cause` names the first link that is
/// missing: the code of an error ("unknown_form", "conflict"), or "value_unknown", "not_determined", "unchecked",
/// "no_question".
struct Answered {
    std::string name;
    std::string question; ///< as text; empty where there is none
    std::optional<numbers::Scalar> value;
    std::optional<numbers::Scalar> expected;
    std::optional<problem::Grade> grade; ///< where there are both
    std::string cause;                   ///< stable word
    std::string detail;                  ///< in words
    std::size_t length = 0;              ///< of the path (definition 18)
    double ms = 0;                       ///< processor time, reading and the looking for what is missing not counted
};
/// {"name","question","value","expected","grade","cause","detail","length","ms"}, members without a value left out.
Json to_json(const Answered& record);

Answered answer_problem(const LoadedProblem& problem, Options options = {}, const Control& control = {});

} // namespace porism::workflow
