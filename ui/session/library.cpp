#include "ui/session/library.h"

#include "facts/statement.h"
#include "jobs/pool.h"
#include "scene/question.h"
#include "translate/question_text.h"
#include "translate/say.h"
#include "ui/session/session_impl.h"
#include "ui/session/wording.h"

#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <algorithm>

namespace porism::ui {

struct Library::Impl {
    std::optional<workflow::Library> store; ///< for reading
    std::optional<Error> trouble;           ///< of the last try to open one, while none is open
    jobs::Handle<qint64> last;              ///< of the writes
    jobs::Pool writer{1};
};

namespace {

// The row has the goal as text over point names; whatever is no name among its words does not hurt the reading.
QString goal_words(const std::string& text) {
    static const QRegularExpression between(QStringLiteral("[\\s(),=+*/^-]+"));
    std::vector<std::string> names;
    for (const QString& word : QString::fromStdString(text).split(between, Qt::SkipEmptyParts))
        if (!word.isEmpty() && word[0].isLetter() && std::ranges::find(names, word.toStdString()) == names.end())
            names.push_back(word.toStdString());
    if (scene::asks(text)) {
        const auto question = scene::parse_question(text, names);
        return question ? QString::fromStdString(translate::say(*question, names)) : QString::fromStdString(text);
    }
    const auto statements = facts::parse_statement(text, names);
    if (!statements || statements->empty()) return QString::fromStdString(text);
    return QString::fromStdString(translate::say(statements->front(), names));
}

LibraryRow row_of(const corpus::SampleRow& sample) {
    LibraryRow row;
    row.id = sample.id;
    row.title = QString::fromStdString(sample.title);
    QStringList goals;
    for (const std::string& goal : sample.goals) goals += goal_words(goal);
    row.goal = goals.join(QStringLiteral("; "));
    const std::string_view verdict = problem::name_of(sample.outcome);
    row.verdict = QString::fromLatin1(verdict.data(), static_cast<qsizetype>(verdict.size()));
    row.points = static_cast<int>(sample.points);
    row.path_length = static_cast<int>(sample.length);
    for (const std::string& theorem : sample.theorems) row.theorems += theorem_title(theorem);
    row.saved = QDateTime::fromString(QString::fromStdString(sample.modified), Qt::ISODateWithMs).toLocalTime();
    return row;
}

bool has_words(const LibraryRow& row, const QString& filter) {
    const QString text = QStringList{row.title, row.goal, row.verdict, row.theorems.join(' ')}.join(' ');
    const QStringList words = filter.split(' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

Result<std::vector<LibraryRow>> filtered(const Result<std::vector<corpus::SampleRow>>& samples, const QString& filter) {
    if (!samples) return fail(samples.error());
    std::vector<LibraryRow> rows;
    for (const corpus::SampleRow& sample : *samples)
        if (LibraryRow row = row_of(sample); has_words(row, filter)) rows.push_back(std::move(row));
    return rows;
}

tl::unexpected<Error> no_library(const std::optional<Error>& trouble = {}) {
    if (trouble) return fail(*trouble);
    return fail(Error{ErrorKind::unavailable, "no_library", Library::tr("no library is open").toStdString(),
                      Library::tr("open one or make a new one").toStdString(), std::nullopt});
}

} // namespace

Library::Library(QObject* parent) : QObject(parent), impl_(std::make_unique<Impl>()) {}

Library::~Library() {
    if (impl_->last.valid()) impl_->last.wait();
}

Status Library::open(const QString& path) {
    auto store = workflow::Library::open(path.toStdString(), true);
    if (!store) {
        if (!impl_->store) impl_->trouble = store.error();
        Q_EMIT changed();
        return fail(std::move(store).error());
    }
    impl_->store = *std::move(store);
    impl_->trouble.reset();
    Q_EMIT changed();
    return {};
}

const std::optional<Error>& Library::trouble() const {
    return impl_->trouble;
}

QString Library::path() const {
    return impl_->store ? QString::fromStdString(impl_->store->path()) : QString();
}

bool Library::read_only() const {
    return impl_->store && impl_->store->read_only();
}

Result<std::vector<LibraryRow>> Library::rows(const QString& filter) const {
    if (!impl_->store) return std::vector<LibraryRow>{};
    return filtered(impl_->store->rows(), filter);
}

Result<std::vector<LibraryRow>> Library::removed_rows(const QString& filter) const {
    if (!impl_->store) return std::vector<LibraryRow>{};
    return filtered(impl_->store->removed_rows(), filter);
}

Result<document::Document> Library::load(qint64 id) const {
    if (!impl_->store) return no_library(impl_->trouble);
    return impl_->store->document(id);
}

void Library::start(Write write, QObject* context, Written written) {
    const auto tell = [this, guard = QPointer(context), written = std::move(written)](const Result<qint64>& result) {
        if (result) Q_EMIT changed();
        if (guard) written(result);
    };
    if (!impl_->store) {
        tell(no_library(impl_->trouble));
        return;
    }
    const auto work = [path = impl_->store->path(), write = std::move(write)](const Control&) -> Result<qint64> {
        auto file = workflow::Library::open(path, false);
        if (!file) return fail(std::move(file).error());
        return write(*file);
    };
    impl_->last = impl_->writer.submit(work);
    impl_->last.on_ready([this, tell, job = impl_->last] {
        QMetaObject::invokeMethod(
            this, [tell, result = job.get()] { tell(result); }, Qt::QueuedConnection);
    });
}

void Library::start(qint64 id, Status (workflow::Library::*write)(corpus::RecordId), QObject* context, Done done) {
    const auto work = [id, write](workflow::Library& file) -> Result<qint64> {
        if (Status status = (file.*write)(id); !status) return fail(std::move(status).error());
        return id;
    };
    start(work, context,
          [done = std::move(done)](const Result<qint64>& result) { done(result ? Status() : fail(result.error())); });
}

void Library::remove(qint64 id, QObject* context, Done done) {
    start(id, &workflow::Library::remove, context, std::move(done));
}

void Library::restore(qint64 id, QObject* context, Done done) {
    start(id, &workflow::Library::restore, context, std::move(done));
}

Status Session::Impl::ready_to_keep() const {
    if (library.path().isEmpty()) return no_library(library.trouble());
    const bool present = results && !outdated();
    if (present && self.goal_count() == 0)
        return fail("not_answered", tr("there is no goal yet").toStdString(),
                    tr("choose one of the statements that follow").toStdString());
    const bool answered =
        present && std::ranges::all_of(results->goals, [](const auto& goal) { return goal.has_value(); });
    if (!answered)
        return fail("not_answered", tr("the analysis is not finished").toStdString(),
                    tr("wait for it, or start it again").toStdString());
    return {};
}

Status Session::keep_in_library(const QString& title) {
    if (Status ready = impl_->ready_to_keep(); !ready) return ready;
    const Results& results = *impl_->results;
    // Of the engine nothing is kept: the job needs none, and no question has to be waited for.
    workflow::Analysis analysis;
    analysis.scene = results.scene;
    analysis.diagram = results.diagram;
    analysis.times = results.times;
    const std::size_t goals = document().goals.size();
    for (std::size_t i = 0; i < goals; ++i) analysis.goals.push_back(*results.goals[i]);
    std::vector<workflow::Answer> answers;
    for (std::size_t i = 0; i < results.asked.size(); ++i)
        answers.push_back(
            {results.asked[i].value, scene::row(results.asked[i].question.kind).equation, *results.goals[goals + i]});
    document::Document problem = document();
    problem.title = title.toStdString();
    const auto write = [analysis = std::move(analysis), answers = std::move(answers),
                        problem = std::move(problem)](workflow::Library& file) {
        return file.keep(analysis, answers, problem).map([](const auto& entry) { return qint64{entry.id}; });
    };
    ++impl_->keeping;
    Q_EMIT keepingChanged();
    impl_->library.start(write, this, [this, title, revision = revision()](const Result<qint64>& id) {
        --impl_->keeping;
        Q_EMIT keepingChanged();
        if (!id) report(id.error());
        Q_EMIT kept(Kept{title, revision, id});
    });
    return {};
}

QString Session::title_to_keep() const {
    if (!document().title.empty() || !current_goal()) return QString::fromStdString(document().title);
    const scene::Question* asked = question(*current_goal());
    return asked ? question_words(*asked, scene()) : notation(document().goals[*current_goal()], *this);
}

bool Session::keeping() const {
    return impl_->keeping > 0;
}

} // namespace porism::ui
