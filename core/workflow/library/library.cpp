#include "workflow/library/library.h"

#include "workflow/library/impl.h"
#include "workflow/library/told_apart.h"
#include "workflow/told.h"
#include "workflow/verify/soundness.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>

namespace porism::workflow {

using store::Store;

namespace {

/// The check that keeps a problem from being accepted.
std::string decided_by(const problem::Verdict& verdict) {
    const problem::Check* check = verdict.outcome == problem::Outcome::accepted ? nullptr : verdict.deciding();
    return check == nullptr ? std::string() : check->name;
}

} // namespace

Library::Library(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

Result<Library> Library::open(const std::string& path, bool create) {
    auto opened = Store::open(path, create ? store::Mode::create : store::Mode::open);
    if (!opened) return fail(std::move(opened.error()));
    return Library(std::make_unique<Impl>(Impl{std::move(*opened)}));
}

Result<Library> Library::salvage(const std::string& path) {
    auto opened = Store::open(path, store::Mode::salvage);
    if (!opened) return fail(std::move(opened.error()));
    return Library(std::make_unique<Impl>(Impl{std::move(*opened)}));
}

const std::string& Library::path() const {
    return impl_->store.path();
}
bool Library::read_only() const {
    return impl_->store.read_only();
}

Result<std::vector<corpus::SampleRow>> Library::rows(const std::string& text, const std::string& need) const {
    store::Filter filter;
    filter.text = text;
    filter.need = need;
    return impl_->store.list(filter);
}

Result<std::vector<corpus::SampleRow>> Library::removed_rows() const {
    store::Filter filter;
    filter.trash = true;
    return impl_->store.list(filter);
}

std::vector<corpus::RecordId> Library::reachable() const {
    return impl_->store.reachable();
}

Result<corpus::Sample> Library::sample(corpus::RecordId id) const {
    return impl_->store.get(id);
}

Result<document::Document> Library::document(corpus::RecordId id) const {
    const auto sample = impl_->store.get(id);
    if (!sample) return fail(sample.error());
    auto out = kept_document(*sample);
    if (out) out->told = told_by(*sample);
    return out;
}

Result<document::Document> kept_document(corpus::Sample sample) {
    if (!sample.document.empty()) {
        const auto json = parse_json(sample.document);
        if (!json) return fail(json.error());
        return document::document_from_json(*json);
    }
    document::Document out;
    out.scene = std::move(sample.problem.scene);
    out.goals = std::move(sample.problem.goals);
    out.questions = std::move(sample.problem.questions);
    out.title = std::move(sample.problem.title);
    return out;
}

Result<Library::Kept> Library::keep(const Analysis& analysis, const std::vector<Answer>& answers,
                                    const document::Document& document, const LoadedProblem* origin,
                                    const Control& control) {
    document::Document kept = document;
    // The branches that were realised are part of what is kept, not only of what was meant.
    kept.scene = analysis.scene;
    if (origin && !origin->told.empty()) kept.told = origin->told;
    if (!origin) kept.told = told_before(kept.told);
    return impl_->keep(problem_of(analysis, answers, kept, origin, control), kept);
}

Result<Library::Kept> Library::keep_without_figure(const LoadedProblem& problem, problem::Verdict verdict) {
    document::Document kept = *problem.document;
    if (!problem.told.empty()) kept.told = problem.told;
    return impl_->keep(problem_of(problem, std::move(verdict)), kept);
}

Result<Library::Kept> Library::Impl::keep(problem::Problem problem, const document::Document& document) {
    const std::array samples = {corpus::Sample{std::move(problem), to_text(document::to_json(document)), {}, {}, {}}};
    auto imported = store.import(samples, &tells_the_same);
    if (!imported) return fail(std::move(imported.error()));
    return Kept{imported->front().id, imported->front().duplicate, decided_by(samples.front().problem.verdict)};
}

Result<std::vector<Refusals>> Library::refusals(const std::string& text, const std::string& need) const {
    const auto listed = rows(text, need);
    if (!listed) return fail(listed.error());
    std::map<std::string, std::size_t> counts;
    for (const corpus::SampleRow& row : *listed) {
        if (row.outcome == problem::Outcome::accepted) continue;
        const auto sample = impl_->store.get(row.id);
        if (!sample) return fail(sample.error());
        ++counts[decided_by(sample->problem.verdict)];
    }
    std::vector<Refusals> out;
    for (const auto& [check, problems] : counts) out.push_back({check, problems});
    std::ranges::stable_sort(out, std::ranges::greater{}, &Refusals::problems);
    return out;
}

Status Library::remove(corpus::RecordId id) {
    return impl_->store.remove(id);
}
Status Library::restore(corpus::RecordId id) {
    return impl_->store.restore(id);
}

namespace {

Error unsound(const std::string& library, const corpus::SampleRow& row, const std::string& fault) {
    return Error{ErrorKind::unavailable, "problem_unsound",
                 "problem " + std::to_string(row.id) + " \"" + row.title + "\": " + fault,
                 "it was damaged or changed from outside; import it anew from where it came", Place{library, 0, 0}};
}

std::string fault_in(const corpus::SampleRow& row, const Result<corpus::Sample>& sample, const Control& control) {
    if (!sample) return sample.error().what;
    const auto document = kept_document(*sample);
    return document ? workflow::fault_of(row, *sample, control) : document.error().what;
}

} // namespace

std::optional<Error> Library::fault_of(corpus::RecordId id, const Control& control) const {
    for (const bool trash : {false, true}) {
        store::Filter filter;
        filter.id = id;
        filter.trash = trash;
        const auto rows = impl_->store.list(filter);
        if (!rows) return rows.error();
        if (rows->empty()) continue;
        const std::string fault = fault_in(rows->front(), impl_->store.get(id), control);
        if (!fault.empty()) return unsound(path(), rows->front(), fault);
    }
    return std::nullopt;
}

Result<LibraryCheck> Library::check(const Control& control) const {
    if (auto checked = impl_->store.check(); !checked) return fail(std::move(checked.error()));
    auto rows = impl_->store.list();
    if (!rows) return fail(std::move(rows.error()));
    LibraryCheck out;
    for (const auto& row : *rows) {
        if (control.stopped()) break;
        ++out.problems;
        const auto sample = impl_->store.get(row.id);
        if (sample) out.paths += sample->problem.paths.size();
        const std::string fault = fault_in(row, sample, control);
        // What was stopped half way is no fault of the problem.
        if (!fault.empty() && !control.stopped()) out.faults.push_back(unsound(path(), row, fault));
    }
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while checking", {}, std::nullopt});
    return out;
}

bool is_damage(const Error& error) {
    return error.code == "store_corrupt" || error.code == "store_log_damaged";
}

bool is_library(const std::string& path) {
    std::array<char, 64> start{};
    std::ifstream in(path, std::ios::binary);
    in.read(start.data(), start.size());
    return store::looks_like_store(std::string_view(start.data(), static_cast<std::size_t>(in.gcount())));
}

namespace {

LoadedProblem problem_from(const Library& library, corpus::RecordId id, const std::string& title) {
    auto sample = library.sample(id);
    LoadedProblem out{title.empty() ? "problem_" + std::to_string(id) : title,
                      sample ? kept_document(*sample) : Result<document::Document>(fail(sample.error())),
                      sample && sample->problem.branch_chosen_for_goal, Place{library.path(), 0, 0}};
    if (sample) out.told = told_by(*sample);
    if (sample) add_solution(out, std::move(sample->problem));
    // A damaged problem is told by its name, as nothing else of it may be readable.
    if (!out.document) out.document.error().what = out.name + ": " + out.document.error().what;
    return out;
}

/// "1 to 7, 9".
std::string ranges_of(const std::vector<corpus::RecordId>& ids) {
    std::string out;
    for (std::size_t first = 0, last = 0; first < ids.size(); first = ++last) {
        while (last + 1 < ids.size() && ids[last + 1] == ids[last] + 1) ++last;
        out += (out.empty() ? "" : ", ") + std::to_string(ids[first]);
        if (last > first) out += " to " + std::to_string(ids[last]);
    }
    return out;
}

/// What is read of a damaged library, and an entry for what is not.
Result<std::vector<LoadedProblem>> salvaged(const std::string& path, Error damage) {
    const auto library = Library::salvage(path);
    std::vector<LoadedProblem> out;
    std::vector<corpus::RecordId> lost;
    for (const corpus::RecordId id : library ? library->reachable() : std::vector<corpus::RecordId>{}) {
        LoadedProblem problem = problem_from(*library, id, {});
        if (!problem.document) {
            lost.push_back(id);
            continue;
        }
        if (!problem.document->title.empty()) problem.name = problem.document->title;
        out.push_back(std::move(problem));
    }
    damage.mend.clear();
    if (out.empty()) {
        damage.what += ", and no problem in it can be read";
        damage.mend = "if there is a copy of it, use that";
        return fail(std::move(damage));
    }
    if (!lost.empty()) damage.what += ", and what cannot be read has the numbers " + ranges_of(lost);
    out.push_back({path, fail(damage), false, Place{path, 0, 0}});
    return out;
}

} // namespace

Result<std::vector<LoadedProblem>> library_problems(const std::string& path) {
    auto library = Library::open(path, false);
    if (!library && is_damage(library.error())) return salvaged(path, library.error());
    if (!library) return fail(std::move(library.error()));
    auto rows = library->rows();
    if (!rows && is_damage(rows.error())) return salvaged(path, rows.error());
    if (!rows) return fail(std::move(rows.error()));
    std::ranges::sort(*rows, {}, &corpus::SampleRow::id);
    std::vector<LoadedProblem> out;
    for (const auto& row : *rows) out.push_back(problem_from(*library, row.id, row.title));
    return out;
}

Result<corpus::RecordId> find_problem(const Library& library, const std::string& which) {
    corpus::RecordId id = 0;
    const auto read = std::from_chars(which.data(), which.data() + which.size(), id);
    if (read.ec == std::errc() && read.ptr == which.data() + which.size()) return id;
    auto rows = library.rows();
    if (!rows) return fail(std::move(rows.error()));
    std::vector<corpus::RecordId> found;
    for (const auto& row : *rows)
        if (row.title == which) found.push_back(row.id);
    if (found.size() == 1) return found.front();
    return fail("no_such_problem",
                found.empty() ? "there is no problem called \"" + which + "\" in the library"
                              : std::to_string(found.size()) + " problems are called \"" + which + "\"",
                "porism store list shows their numbers");
}

} // namespace porism::workflow
