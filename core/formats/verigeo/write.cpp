#include "base/text.h"
#include "formats/verigeo/verigeo.h"

#include <fmt/format.h>

namespace porism::verigeo {
namespace {

Result<Json> written(const std::vector<Action>& actions, const char* name, Profile profile) {
    if (auto ok = hold_to(profile, actions, name); !ok) return fail(std::move(ok.error()));
    const Source usual = profile == Profile::author ? Source::given : Source::solver;
    Json out = Json::array();
    for (const Action& action : actions) {
        Json one = {{"op", action.row->op}, {"type", action.row->type}, {"args", action.args}};
        if (action.source != usual) one["source"] = name_of(action.source);
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace

Status hold_to(Profile profile, const std::vector<Action>& actions, std::string_view member) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Operator& row = *actions[i].row;
        if (row.in(profile)) continue;
        return fail(Error{ErrorKind::bad_input,
                          "profile",
                          fmt::format("{} {} is not allowed in the {}'s actions", row.op, row.type, name_of(profile)),
                          "use one of " + join(op_names(profile), ", "),
                          {},
                          fmt::format("/{}/{}", member, i)});
    }
    return {};
}

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
