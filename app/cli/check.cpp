#include "app/cli/program.h"
#include "workflow/verify/verify.h"
#include "workflow/words.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

struct CheckArguments : Common {
    std::vector<std::string> proofs;
};

void setup(CLI::App& command, CheckArguments& arguments) {
    command.add_option("PROOF", arguments.proofs, "proof files, as porism solve --proofs writes them, or -")
        ->required();
    add_json(command, arguments);
}

Json record_of(const std::string& path, const workflow::CheckedProof& checked) {
    const auto& names = checked.file.scene.names();
    Json conditions = Json::array();
    for (const auto& condition : checked.verdict.conditions)
        conditions.push_back(
            {{"statement", verify::to_string(condition, names)}, {"guaranteed", condition.guaranteed}});
    Json out{{"file", path},
             {"name", checked.file.name},
             {"goal", facts::to_string(checked.goal, names)},
             {"valid", checked.verdict.valid},
             {"steps", checked.file.path.steps.size()},
             {"path_length", proof::length(checked.file.path)},
             {"conditions", std::move(conditions)}};
    out["reason"] = checked.verdict.valid ? Json() : Json(checked.verdict.summary);
    return out;
}

Json unread_record(const std::string& path, const Error& error) {
    return {{"file", path},
            {"name", Json()},
            {"goal", Json()},
            {"valid", false},
            {"steps", Json()},
            {"path_length", Json()},
            {"conditions", Json::array()},
            {"reason", error.what}};
}

Exit run(Program& program, const CheckArguments& arguments) {
    std::size_t valid = 0, unread = 0;
    for (const std::string& path : arguments.proofs) {
        if (program.stopping.interrupted()) return interrupted;
        const auto checked = workflow::check_proof(path, Control{program.stopping.token(), {}});
        if (!checked) {
            if (program.stopping.interrupted()) return interrupted;
            const Exit failed = report(checked.error());
            if (failed == interrupted || failed == internal_error) return failed;
            ++unread;
            if (arguments.json) print_json_line(unread_record(path, checked.error()));
            continue;
        }
        if (checked->verdict.valid) ++valid;
        if (arguments.json) {
            print_json_line(record_of(path, *checked));
            continue;
        }
        std::string line = fmt::format("{}  {} ? {}", checked->verdict.valid ? "valid  " : "invalid", path,
                                       facts::to_string(checked->goal, checked->file.scene.names()));
        if (checked->verdict.valid)
            line += conditions_clause(workflow::open_condition_words(checked->verdict, checked->file.scene));
        if (!checked->verdict.valid) line += "  (" + checked->verdict.summary + ")";
        print_line(line);
    }
    print_note(fmt::format("{} of {} proofs valid", valid, arguments.proofs.size()));
    if (unread == arguments.proofs.size()) return bad_input;
    return valid == arguments.proofs.size() ? done : negative;
}

} // namespace

void add_check(CLI::App& app, Program& program) {
    add_command<CheckArguments>(app, program, "check", "re-prove stored proofs with the independent checker", &setup,
                                &run);
}

} // namespace porism::cli
