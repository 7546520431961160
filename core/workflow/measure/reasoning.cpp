#include "workflow/measure/reasoning.h"

#include "base/hash.h"
#include "workflow/measure/memory.h"

#include <algorithm>

namespace porism::workflow {
namespace {

void add_counts(Json& json, const reason::Counts& counts) {
    json["matches"] = counts.matches;
    json["pivots"] = counts.pivots;
    json["row_operations"] = counts.row_operations;
    json["firings"] = counts.firings;
    json["statements"] = counts.statements;
}

void add_times(Json& json, const Times& work) {
    json["realize_ms"] = work.realize;
    json["close_ms"] = work.close;
    json["explain_ms"] = work.explain;
    json["check_ms"] = work.check;
}

/// A line of what the hash is of.
std::string signature(const Reasoning& one) {
    std::string out = one.name;
    for (const std::uint64_t count :
         {one.counts.matches, one.counts.pivots, one.counts.row_operations, one.counts.firings, one.counts.statements})
        out += " " + std::to_string(count);
    return out + "\n";
}

Times operator+(const Times& a, const Times& b) {
    return {a.realize + b.realize, a.close + b.close, a.explain + b.explain, a.check + b.check};
}

Json profile_json(const reason::Profile& profile) {
    Json out = Json::array();
    for (const reason::PartRow& row : reason::profile_parts())
        out.push_back({{"part", row.name},
                       {"ms", profile.ms(row.part)},
                       {"share", profile.total() > 0 ? profile.ms(row.part) / profile.total() : 0}});
    return out;
}

} // namespace

Json to_json(const Reasoning& record) {
    Json out{{"name", record.name}, {"points", record.points}, {"goals", record.goals}, {"solved", record.solved}};
    add_times(out, record.work);
    out["memory_mb"] = record.memory_mb;
    out["growth_mb"] = record.growth_mb;
    add_counts(out, record.counts);
    out["derivations"] = record.derivations;
    return out;
}

Json to_json(const ReasoningSum& sum) {
    Json out{{"problems", sum.problems}, {"solved", sum.solved}, {"parse_ms", sum.parse_ms}};
    add_times(out, sum.work);
    out["yardstick_ms"] = sum.yardstick_ms;
    out["yardsticks"] = sum.in_yardsticks(sum.counted_ms());
    if (sum.largest)
        out["largest"] = {{"name", sum.largest->name},
                          {"matches", sum.largest->counts.matches},
                          {"close_ms", sum.largest->work.close},
                          {"yardsticks", sum.in_yardsticks(sum.largest->work.close)}};
    out["peak_mb"] = sum.peak_mb;
    if (sum.grown_most) out["grown_most"] = {{"name", sum.grown_most->name}, {"growth_mb", sum.grown_most->growth_mb}};
    if (sum.profile != nullptr) out["profile"] = profile_json(*sum.profile);
    out["statements"] = sum.statements;
    out["derivations"] = sum.derivations;
    out["counts"] = sum.work_hash;
    return out;
}

Result<Reasoning> reasoning_of(const LoadedProblem& problem, const Options& options, const Control& control) {
    const MemoryWatch memory;
    const auto analysis = analyse(problem, options, control);
    if (!analysis) return fail(analysis.error());
    Reasoning out;
    out.name = problem.name;
    out.points = analysis->diagram->point_count();
    out.goals = analysis->goals.size();
    out.solved = out.goals > 0 && std::ranges::all_of(analysis->goals, &GoalResult::solved);
    out.work = analysis->work;
    out.counts = analysis->session->counts();
    out.derivations = analysis->session->graph().derivations.size();
    out.memory_mb = memory.peak_mb();
    out.growth_mb = memory.growth_mb();
    return out;
}

ReasoningSum sum_of(std::span<const Reasoning> all) {
    ReasoningSum sum;
    sum.problems = all.size();
    std::string signatures;
    for (const Reasoning& one : all) {
        if (one.solved) ++sum.solved;
        sum.work = sum.work + one.work;
        sum.peak_mb = std::max(sum.peak_mb, one.memory_mb);
        if (!sum.largest || one.counts.matches > sum.largest->counts.matches) sum.largest = one;
        if (!sum.grown_most || one.growth_mb > sum.grown_most->growth_mb) sum.grown_most = one;
        sum.statements += one.counts.statements;
        sum.derivations += one.derivations;
        signatures += signature(one);
    }
    sum.work_hash = hash_hex(signatures).substr(0, 16);
    return sum;
}

} // namespace porism::workflow
