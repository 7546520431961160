// Which givens the goals of kept problems need.
#include "workflow/library/impl.h"
#include "workflow/verify/diagnosis/diagnose.h"

#include <fmt/format.h>

namespace porism::workflow {
namespace {

store::KeptGiven kept(const diagnose::GivenNeed& need, const diagnose::Sample& sample) {
    std::string given = fmt::format("{}", fmt::join(need.given, ", "));
    if (!need.instead.empty()) given += ", with " + need.instead + " kept";
    return {std::string(diagnose::name_of(need.need)), std::move(given),
            facts::to_string(sample.goals[need.goal], sample.scene.names()), workflow::words_of(need, sample)};
}

store::KeptGiven kept(const diagnose::MissingGiven& missing, const diagnose::Sample& sample) {
    const auto names = sample.scene.names();
    return {"missing", missing.given ? facts::to_string(*missing.given, names) : "something",
            facts::to_string(sample.goals[missing.goal], names), workflow::words_of(missing, sample)};
}

store::KeptGiven kept(const ComparisonNeed& comparison, const diagnose::Sample& sample) {
    std::vector<std::string> goals;
    for (const facts::Statement& goal : sample.goals) goals.push_back(facts::to_string(goal, sample.scene.names()));
    return {std::string(diagnose::name_of(comparison.need)), comparison.text, fmt::format("{}", fmt::join(goals, "; ")),
            workflow::words_of(comparison, sample.scene)};
}

} // namespace

Result<std::map<corpus::RecordId, store::GivenCounts>> Library::given_counts() const {
    return impl_->store.given_counts();
}

Result<std::optional<std::vector<store::KeptGiven>>> Library::givens(corpus::RecordId id) const {
    return impl_->store.givens(id);
}

Result<std::optional<store::GivenCounts>> Library::look_at_givens(corpus::RecordId id, const LoadedProblem& problem,
                                                                  const Control& control) {
    const auto found = needs_of(problem, control);
    if (!found) return std::nullopt;
    std::vector<store::KeptGiven> givens;
    for (const diagnose::GivenNeed& need : found->needs) givens.push_back(kept(need, found->sample));
    for (const diagnose::MissingGiven& one : found->missing) givens.push_back(kept(one, found->sample));
    for (const ComparisonNeed& one : found->comparisons) givens.push_back(kept(one, found->sample));
    if (auto written = impl_->store.set_givens(id, givens); !written) return fail(std::move(written.error()));
    return store::counts_of(givens);
}

std::string words_of(const store::GivenCounts& counts) {
    std::string out;
    for (std::size_t i = 0; i < counts.by_need.size(); ++i)
        if (counts.by_need[i] > 0)
            out += fmt::format("{}{} {}", out.empty() ? "" : ", ", counts.by_need[i], store::need_words[i]);
    return out.empty() ? "no givens" : out;
}

} // namespace porism::workflow
