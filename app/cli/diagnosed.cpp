#include "app/cli/diagnosed.h"

#include "problem/json.h"
#include "scene/json.h"
#include "workflow/verify/diagnosis/diagnose.h"
#include "workflow/verify/diagnosis/rename.h"
#include "workflow/verify/diagnosis/smallest.h"
#include "workflow/verify/diagnosis/spoken.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

using problem::Outcome;

void add_needs(Diagnosed& out, const workflow::LoadedProblem& problem, const Control& control) {
    const auto found = workflow::needs_of(problem, control);
    if (!found) {
        out.lines.push_back("necessity  not looked at: " + found.error().what);
        return;
    }
    Json needs = Json::array(), missing = Json::array();
    for (const diagnose::GivenNeed& need : found->needs) {
        needs.push_back(diagnose::to_json(need, found->sample));
        out.lines.push_back(workflow::words_of(need, found->sample));
    }
    for (const diagnose::MissingGiven& one : found->missing) {
        missing.push_back(diagnose::to_json(one, found->sample));
        out.lines.push_back(workflow::words_of(one, found->sample));
    }
    Json comparisons = Json::array(), nothing = Json::array();
    for (const workflow::ComparisonNeed& one : found->comparisons) {
        comparisons.push_back({{"pointer", one.pointer},
                               {"given", one.text},
                               {"need", diagnose::name_of(one.need)},
                               {"reason", one.reason}});
        out.lines.push_back(workflow::words_of(one, found->sample.scene));
    }
    for (const std::size_t goal : found->void_goals) {
        const std::string text = facts::to_string(found->sample.goals[goal], found->sample.scene.names());
        nothing.push_back(text);
        out.lines.push_back(
            fmt::format("void       {}: {}", workflow::said_in(text, found->sample.scene), workflow::void_reason));
    }
    out.members["necessity"] = std::move(needs);
    if (!missing.empty()) out.members["missing"] = std::move(missing);
    if (!comparisons.empty()) out.members["comparisons"] = std::move(comparisons);
    if (!nothing.empty()) out.members["void_goals"] = std::move(nothing);
}

void add_shrunk(Diagnosed& out, const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
                const Control& control) {
    const auto found = workflow::smallest(problem, verdict, control);
    if (!found) {
        out.members["not_shrunk"] = found.error().what;
        out.lines.push_back("not shrunk: " + found.error().what);
        return;
    }
    out.members["shrunk"] = workflow::to_json(*found);
    out.lines.push_back(fmt::format("{} fails in {} of {} actions{}:", found->part.failure.check,
                                    found->part.sample.scene.actions().size(), problem.document->scene.actions().size(),
                                    !found->part.minimal ? ""
                                    : found->part.kept_a_given
                                        ? ", none of which can be left out as long as something is given"
                                        : ", none of which can be left out"));
    for (const std::string& line : workflow::words_of(*found)) out.lines.push_back("  " + line);
}

void add_heading(Diagnosed& out, const problem::Verdict& verdict, const scene::Scene& scene) {
    const bool accepted = verdict.outcome == Outcome::accepted;
    const problem::Check* open = accepted ? nullptr : verdict.deciding();
    out.lines.push_back(accepted
                            ? "repaired:"
                            : "mended, and undecided: " + (open ? workflow::said_in(open->message, scene) : "") + ":");
    out.repaired = accepted;
}

void add_repaired(Diagnosed& out, const workflow::LoadedProblem& problem, const Control& control) {
    const auto found = workflow::repaired(problem, control);
    if (!found) {
        if (found.error().code == "not_rejected") return;
        out.members["not_repaired"] = found.error().what;
        out.lines.push_back("not repaired: " + found.error().what);
        return;
    }
    out.members["mended"] = workflow::to_json(*found);
    add_heading(out, found->verdict, found->sample.scene);
    for (const std::string& line : workflow::words_of(*found)) out.lines.push_back("  " + line);
}

} // namespace

Diagnosed diagnosed(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
                    const DiagnosedBesides& besides, const Control& control) {
    Diagnosed out;
    if (besides.necessity) add_needs(out, problem, control);
    if (besides.shrink && verdict.outcome == Outcome::rejected) add_shrunk(out, problem, verdict, control);
    if (besides.repair) add_repaired(out, problem, control);
    return out;
}

Diagnosed renamed(const workflow::LoadedProblem& problem, std::string_view bytes, const std::string& source,
                  const Control& control) {
    Diagnosed out;
    if (problem.document || !workflow::is_clash(problem.document.error())) return out;
    auto found = workflow::renamed(bytes, source, problem, control);
    if (!found) {
        out.members["not_repaired"] = found.error().what;
        out.lines.push_back("not repaired: " + found.error().what);
        return out;
    }
    const document::Document& document = *found->problem.document;
    const bool accepted = found->verdict.outcome == Outcome::accepted;
    found->verdict.repaired = accepted;
    out.members["mended"] = {{"done", {found->text}},
                             {"text", found->bytes},
                             {"scene", scene::to_json(document.scene, document.goals, document.questions)},
                             {"verdict", problem::to_json(found->verdict)}};
    add_heading(out, found->verdict, document.scene);
    out.lines.push_back("  " + found->text);
    for (std::size_t begin = 0; begin < found->bytes.size();) {
        const std::size_t end = std::min(found->bytes.find('\n', begin), found->bytes.size());
        out.lines.push_back("  " + found->bytes.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

} // namespace porism::cli
