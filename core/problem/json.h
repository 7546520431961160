// JSON forms of problems and verdicts, version 1 (docs/formats/problem.md).
#pragma once

#include "base/json.h"
#include "problem/problem.h"

namespace porism::problem {

/// {"version":1,"outcome":"rejected","repaired":false,"stage":...,"check":...,"action":3,"value":...,"limit":...,"message":...,
/// "mend":...,"checks":[...]}: the members from stage to mend repeat the deciding check, and are absent without one.
Json to_json(const Verdict& verdict);
Result<Verdict> verdict_from_json(const Json& json);

/// {"porism":"problem","version":1,"title":...,"scene":{...with goals},"branches":[...],"paths":[...],...}. A newer
/// version is refused with a clear word; unknown members are refused.
Json to_json(const Problem& problem);
Result<Problem> problem_from_json(const Json& json);

} // namespace porism::problem
