#include "ui/session/autosave.h"

#include "workflow/files.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QMetaObject>
#include <QtCore/QUuid>
#include <algorithm>

namespace porism::ui {

namespace {

const QString side_suffix = QStringLiteral(".side");
const QString lock_suffix = QStringLiteral(".lock");

std::string side_bytes(const document::Document& document, const QString& original) {
    Json json{{"porism", "side file"},
              {"version", 1},
              {"file", original.toStdString()},
              {"time", QDateTime::currentDateTime().toString(Qt::ISODate).toStdString()},
              {"document", document::to_json(document)}};
    return to_text(json);
}

std::optional<Recovered> read_side_file(const QString& path) {
    const auto bytes = workflow::read_input(path.toStdString());
    if (!bytes) return std::nullopt;
    const auto json = parse_json(*bytes);
    if (!json || !json->is_object() || !json->contains("document")) return std::nullopt;
    const auto original = member<std::string>(*json, "file");
    const auto time = member<std::string>(*json, "time");
    auto document = document::document_from_json((*json)["document"]);
    if (!original || !time || !document) return std::nullopt;
    return Recovered{path, QString::fromStdString(*original),
                     QDateTime::fromString(QString::fromStdString(*time), Qt::ISODate), *std::move(document)};
}

} // namespace

Autosave::Autosave(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    if (folder.isEmpty()) return;
    if (!QDir().mkpath(folder)) {
        trouble_ = trouble_of(tr("it cannot be made"));
        return;
    }
    if (!QFileInfo(folder).isWritable()) trouble_ = trouble_of(tr("it may not be written"));
    const QString stem = folder + '/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    path_ = stem + side_suffix;
    lock_ = std::make_unique<QLockFile>(stem + lock_suffix);
    lock_->setStaleLockTime(0);
    lock_->tryLock();
}

Autosave::~Autosave() {
    finish();
    if (!path_.isEmpty()) QFile::remove(path_);
}

void Autosave::keep(const document::Document& document, const QString& original) {
    if (path_.isEmpty()) return;
    const auto work = [path = path_, document, original](const Control&) -> Result<void> {
        return workflow::write_file(path.toStdString(), side_bytes(document, original));
    };
    last_ = writer_.submit(work);
    last_.on_ready([this, job = last_] {
        QMetaObject::invokeMethod(
            this, [this, status = job.get()] { written(status); }, Qt::QueuedConnection);
    });
}

void Autosave::forget() {
    if (path_.isEmpty()) return;
    last_ = writer_.submit([path = path_](const Control&) { QFile::remove(path); });
}

void Autosave::finish() {
    if (last_.valid()) last_.wait();
}

QString Autosave::trouble_of(const QString& reason) const {
    return tr("autosave is off: nothing can be put into the folder %1: %2").arg(folder_, reason);
}

void Autosave::written(const Status& status) {
    const QString trouble = status ? QString() : trouble_of(QString::fromStdString(status.error().what));
    if (trouble == trouble_) return;
    trouble_ = trouble;
    Q_EMIT troubled(trouble);
}

std::vector<Recovered> find_recovered(const QString& folder) {
    std::vector<Recovered> found;
    if (folder.isEmpty()) return found;
    for (const QFileInfo& info : QDir(folder).entryInfoList({'*' + side_suffix}, QDir::Files, QDir::Time)) {
        QLockFile lock(info.path() + '/' + info.completeBaseName() + lock_suffix);
        lock.setStaleLockTime(0);
        if (!lock.tryLock()) continue;
        if (auto recovered = read_side_file(info.filePath())) found.push_back(*std::move(recovered));
    }
    return found;
}

void discard_recovered(const Recovered& recovered) {
    QFile::remove(recovered.side_file);
}

} // namespace porism::ui
