#include "ui/session/library.h"

#include "facts/statement.h"
#include "proof/rule.h"
#include "translate/say.h"
#include "ui/session/session_impl.h"
#include "workflow/library.h"

#include <algorithm>

namespace porism::ui {

struct Library::Impl {
    std::optional<workflow::Library> store;
};

namespace {

// The row has the goal as text over point names; whatever is no name among its words does not hurt the reading.
QString goal_words(const std::string& text) {
    std::vector<std::string> names;
    for (const QString& word : QString::fromStdString(text).split(' ').mid(1))
        if (!word.isEmpty() && word[0].isLetter() && std::ranges::find(names, word.toStdString()) == names.end())
            names.push_back(word.toStdString());
    const auto statements = facts::parse_statement(text, names);
    if (!statements || statements->empty()) return QString::fromStdString(text);
    return QString::fromStdString(translate::say(statements->front(), names));
}

QString theorem_title(const std::string& name) {
    const auto rule = proof::rule_by_name(name);
    return QString::fromStdString(rule ? proof::rule(*rule).title : name);
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
    const QString text = row.title + ' ' + row.goal + ' ' + row.theorems.join(' ');
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

tl::unexpected<Error> no_library() {
    return fail(Error{ErrorKind::unavailable, "no_library", Library::tr("no library is open").toStdString(),
                      Library::tr("open one or make a new one").toStdString(), std::nullopt});
}

} // namespace

Library::Library(QObject* parent) : QObject(parent), impl_(std::make_unique<Impl>()) {}

Library::~Library() = default;

Status Library::open(const QString& path) {
    auto store = workflow::Library::open(path.toStdString(), true);
    if (!store) return fail(std::move(store).error());
    impl_->store = *std::move(store);
    Q_EMIT changed();
    return {};
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
    if (!impl_->store) return no_library();
    return impl_->store->document(id);
}

Status Library::remove(qint64 id) {
    if (!impl_->store) return no_library();
    const Status removed = impl_->store->remove(id);
    if (removed) Q_EMIT changed();
    return removed;
}

Status Library::restore(qint64 id) {
    if (!impl_->store) return no_library();
    const Status restored = impl_->store->restore(id);
    if (restored) Q_EMIT changed();
    return restored;
}

Result<qint64> Session::save_to_library(const QString& title) {
    auto& store = impl_->library.impl_->store;
    if (!store) return no_library();
    const auto results = impl_->results;
    const bool present = results && !impl_->outdated() && impl_->closure;
    const bool answered =
        present && std::ranges::all_of(results->goals, [](const auto& goal) { return goal.has_value(); });
    if (!answered || results->goals.empty())
        return fail("not_answered",
                    present && results->goals.empty() ? tr("there is no goal yet").toStdString()
                                                      : tr("the analysis is not finished").toStdString(),
                    present && results->goals.empty() ? tr("choose one of the statements that follow").toStdString()
                                                      : tr("wait for it, or start it again").toStdString());
    document::Document kept = document();
    kept.title = title.toStdString();
    const std::lock_guard lock(impl_->closure->mutex);
    workflow::Analysis analysis = impl_->closure->analysis;
    analysis.goals.clear();
    for (const auto& goal : results->goals) analysis.goals.push_back(*goal);
    auto added = store->keep(analysis, kept);
    if (!added) return fail(std::move(added).error());
    Q_EMIT impl_->library.changed();
    return added->id;
}

} // namespace porism::ui
