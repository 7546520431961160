#include "ui/session/samples.h"

#include "jobs/pool.h"
#include "ui/session/wording.h"
#include "workflow/files.h"
#include "workflow/told.h"
#include "workflow/verify/diagnosis/inspect.h"
#include "workflow/verify/diagnosis/rename.h"

#include <QtCore/QTimer>
#include <algorithm>
#include <mutex>
#include <utility>

namespace porism::ui {

namespace {

constexpr int tick_ms = 100;

/// Where the working thread leaves what it has verified.
struct Tray {
    std::mutex mutex;
    std::vector<workflow::InspectedSample> verified;
    std::vector<std::pair<std::size_t, workflow::Gist>> passing;       ///< by row
    std::vector<std::pair<std::size_t, workflow::GivenCounts>> givens; ///< by row
};

GivenCounts counts_of(const workflow::GivenCounts& counts) {
    return {static_cast<int>(counts.needed), static_cast<int>(counts.redundant), static_cast<int>(counts.undecided)};
}

using Problems = std::vector<workflow::LoadedProblem>;

/// Those that are accepted, by row.
std::vector<std::size_t> verify_all(const Problems& problems, Tray& tray, const Control& control) {
    std::vector<std::size_t> accepted;
    for (std::size_t i = 0; i < problems.size() && !control.stopped(); ++i) {
        const auto told = workflow::as_told(problems[i], control);
        auto sample = workflow::inspected(told, i, control);
        if (control.stopped()) break;
        const bool passes = sample.outcome == problem::Outcome::accepted;
        if (passes) accepted.push_back(i);
        const workflow::Gist gist(passes ? workflow::sentences_of(told) : std::vector<workflow::Sentence>());
        const std::lock_guard lock(tray.mutex);
        if (passes) tray.passing.emplace_back(i, gist);
        tray.verified.push_back(std::move(sample));
    }
    return accepted;
}

void look_at_givens(const Problems& problems, const std::vector<std::size_t>& accepted, Tray& tray,
                    const Control& control) {
    for (const std::size_t row : accepted) {
        const auto counts = workflow::given_counts(workflow::as_told(problems[row], control), control);
        if (control.stopped()) return;
        if (!counts) continue;
        const std::lock_guard lock(tray.mutex);
        tray.givens.emplace_back(row, *counts);
    }
}

SampleRow row_of(const workflow::InspectedSample& sample) {
    return {QString::fromStdString(sample.name),
            sample.number,
            sample.outcome,
            QString::fromStdString(sample.stage),
            QString::fromStdString(sample.check),
            QString::fromStdString(sample.message),
            {}};
}

} // namespace

struct Samples::Impl {
    QString path;
    int total = 0;
    std::vector<SampleRow> rows;
    std::shared_ptr<const Problems> problems;
    std::vector<std::pair<std::size_t, workflow::Gist>> passing; ///< by row
    std::shared_ptr<Tray> tray;
    QTimer tick;
    jobs::Handle<bool> job;
    jobs::Handle<workflow::Renamed> naming;
    // Last: their threads end before what they use.
    jobs::Pool pool{1};
    jobs::Pool naming_pool{1};

    /// True where something was taken.
    bool take() {
        std::vector<workflow::InspectedSample> news;
        std::vector<std::pair<std::size_t, workflow::GivenCounts>> givens;
        {
            const std::lock_guard lock(tray->mutex);
            news.swap(tray->verified);
            givens.swap(tray->givens);
            passing.insert(passing.end(), tray->passing.begin(), tray->passing.end());
            tray->passing.clear();
        }
        for (const workflow::InspectedSample& sample : news) rows.push_back(row_of(sample));
        for (const auto& [row, counts] : givens) rows[row].givens = counts_of(counts);
        return !news.empty() || !givens.empty();
    }
};

Samples::Samples(QObject* parent) : QObject(parent), impl_(std::make_unique<Impl>()) {
    impl_->tick.setInterval(tick_ms);
    connect(&impl_->tick, &QTimer::timeout, this, [this] {
        const bool ended = impl_->job.ready();
        const bool any = impl_->take();
        if (ended) impl_->tick.stop();
        if (any || ended) Q_EMIT changed();
    });
}

Samples::~Samples() {
    if (impl_->naming.valid()) impl_->naming.cancel();
    stop();
}

void Samples::look_for_name(std::size_t number) {
    if (impl_->naming.valid()) impl_->naming.cancel();
    impl_->naming = {};
    if (!impl_->problems || number >= impl_->problems->size()) return;
    const workflow::LoadedProblem& sample = (*impl_->problems)[number];
    if (sample.document || !workflow::is_clash(sample.document.error())) return;
    const std::string path = impl_->path.toStdString();
    impl_->naming = impl_->naming_pool.submit(
        [problems = impl_->problems, number, path](const Control& control) -> Result<workflow::Renamed> {
            const auto bytes = workflow::read_input(path, control);
            if (!bytes) return fail(bytes.error());
            return workflow::renamed(*bytes, path, (*problems)[number], control);
        });
    impl_->naming.on_ready([this, job = impl_->naming] {
        QMetaObject::invokeMethod(
            this,
            [this, job] {
                auto found = job.get();
                if (job.cancelled() || !found) return;
                const QString text = core_words(found->text);
                Q_EMIT renamed({text, std::make_shared<const workflow::LoadedProblem>(std::move(found->problem))});
            },
            Qt::QueuedConnection);
    });
}

Status Samples::open(const QString& path) {
    auto loaded = workflow::load(path.toStdString());
    if (!loaded) return fail(std::move(loaded.error()));
    stop();
    impl_->path = path;
    impl_->total = static_cast<int>(loaded->problems.size());
    impl_->rows.clear();
    impl_->passing.clear();
    impl_->problems = std::make_shared<const Problems>(std::move(loaded->problems));
    impl_->tray = std::make_shared<Tray>();
    impl_->job = impl_->pool.submit([problems = impl_->problems, tray = impl_->tray](const Control& control) {
        look_at_givens(*problems, verify_all(*problems, *tray, control), *tray, control);
        return !control.stopped();
    });
    impl_->tick.start();
    Q_EMIT changed();
    return {};
}

void Samples::stop() {
    if (!verifying()) return;
    impl_->job.cancel();
    impl_->job.wait();
    impl_->tick.stop();
    impl_->take();
    Q_EMIT changed();
}

QString Samples::path() const {
    return impl_->path;
}

int Samples::total() const {
    return impl_->total;
}

bool Samples::verifying() const {
    return impl_->job.valid() && impl_->tick.isActive();
}

const std::vector<SampleRow>& Samples::rows() const {
    return impl_->rows;
}

std::vector<SampleReason> Samples::reasons() const {
    std::vector<SampleReason> reasons;
    for (const SampleRow& row : impl_->rows) {
        if (row.outcome == problem::Outcome::accepted) continue;
        const auto known = std::ranges::find_if(
            reasons, [&](const SampleReason& r) { return r.stage == row.stage && r.check == row.check; });
        if (known == reasons.end())
            reasons.push_back({row.stage, row.check, 1});
        else
            ++known->count;
    }
    std::ranges::stable_sort(reasons, std::ranges::greater{}, &SampleReason::count);
    return reasons;
}

int Samples::with_redundant_givens() const {
    return static_cast<int>(std::ranges::count_if(
        impl_->rows, [](const SampleRow& row) { return row.givens && row.givens->redundant > 0; }));
}

std::optional<PassingRow> Samples::nearest_passing(const workflow::Gist& gist) const {
    const auto nearest =
        std::ranges::min_element(impl_->passing, {}, [&](const auto& row) { return apart(row.second, gist); });
    if (nearest == impl_->passing.end()) return std::nullopt;
    const std::size_t number = nearest->first;
    return PassingRow{number, {impl_->problems, &(*impl_->problems)[number]}};
}

int Samples::count(problem::Outcome outcome) const {
    return static_cast<int>(std::ranges::count(impl_->rows, outcome, &SampleRow::outcome));
}

} // namespace porism::ui
