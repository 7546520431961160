#include "base/text.h"
#include "formats/verigeo/verigeo.h"

#include <fmt/format.h>

namespace porism::verigeo {
namespace {

tl::unexpected<Error> out_of_profile(const Operator& row, Profile profile, std::string pointer) {
    return fail(Error{ErrorKind::bad_input,
                      "profile",
                      fmt::format("{} {} is not allowed in the {}'s actions", row.op, row.type, name_of(profile)),
                      "use one of " + join(op_names(profile), ", "),
                      {},
                      std::move(pointer)});
}

Result<Json> written(const std::vector<Action>& actions, const char* name, Profile profile) {
    const Source usual = profile == Profile::author ? Source::given : Source::solver;
    Json out = Json::array();
    for (const Action& action : actions) {
        if (!action.row->in(profile))
            return out_of_profile(*action.row, profile, fmt::format("/{}/{}", name, out.size()));
        Json one = {{"op", action.row->op}, {"type", action.row->type}, {"args", action.args}};
        if (action.source != usual) one["source"] = name_of(action.source);
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace

Result<Json> to_json(const Envelope& envelope) {
    auto actions = written(envelope.actions, "actions", envelope.profile);
    if (!actions) return actions;
    if (envelope.profile == Profile::solver) {
        Json out = {{"actions", std::move(*actions)}, {"final_answer", envelope.final_answer}};
        if (envelope.proof) out["proof"] = *envelope.proof;
        return out;
    }
    Json out = {{"problem", envelope.problem}, {"givens", envelope.givens},   {"goal", envelope.goal},
                {"answer", envelope.answer},   {"comment", envelope.comment}, {"actions", std::move(*actions)}};
    if (!envelope.solver_actions) return out;
    auto solver = written(*envelope.solver_actions, "solver_actions", Profile::solver);
    if (!solver) return solver;
    out["solver_actions"] = std::move(*solver);
    return out;
}

} // namespace porism::verigeo
