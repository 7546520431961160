#include "app/cli/verify_verigeo.h"

#include "workflow/told.h"
#include "workflow/verify/envelope.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism::cli {
namespace {

Json to_json(const verigeo::NumericalCheck& check) {
    Json out = {{"pointer", check.origin.pointer},
                {"source", verigeo::name_of(check.origin.source)},
                {"type", check.type},
                {"scope", check.scope},
                {"ok", check.ok == verigeo::Ok::none ? Json() : Json(check.ok == verigeo::Ok::yes)},
                {"rescued", check.rescued},
                {"message", check.message}};
    if (std::isfinite(check.residual) && check.ok != verigeo::Ok::none) out["residual"] = check.residual;
    if (std::isfinite(check.limit) && check.ok != verigeo::Ok::none) out["limit"] = check.limit;
    return out;
}

} // namespace

Exit verify_as_verigeo(Program& program, const Common& arguments, const workflow::Loaded& loaded) {
    Exit status = done;
    for (const workflow::LoadedProblem& read : loaded.problems) {
        const Control control{program.stopping.limited(arguments.time_limit), {}};
        const workflow::LoadedProblem problem = workflow::as_told(read, control);
        const auto checks = workflow::verify_by_verigeo(problem, control);
        if (!checks) return report(program, checks.error());
        const bool fails = std::ranges::any_of(*checks, [](const auto& check) { return check.ok == verigeo::Ok::no; });
        if (fails) status = negative;
        if (arguments.json) {
            Json constraints = Json::array();
            for (const verigeo::NumericalCheck& check : *checks) constraints.push_back(to_json(check));
            print_json_line(Json{{"name", problem.name},
                                 {"profile", "verigeo"},
                                 {"passes", !fails},
                                 {"constraints", std::move(constraints)}});
            continue;
        }
        print_line(fmt::format("{}: {} the checks of VeriGeo", problem.name, fails ? "fails" : "passes"));
        for (const verigeo::NumericalCheck& check : *checks)
            print_line(fmt::format("{:<6} {}, {}: {} {}  {}", verigeo::name_of(check.ok), check.origin.pointer,
                                   verigeo::name_of(check.origin.source), check.type, check.scope, check.message));
    }
    return status;
}

} // namespace porism::cli
