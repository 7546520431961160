// Side files: every action is kept on disk at once, so that a killed program loses nothing.
#pragma once

#include "base/result.h"
#include "document/document.h"
#include "jobs/pool.h"

#include <QtCore/QDateTime>
#include <QtCore/QLockFile>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <memory>
#include <vector>

namespace porism::ui {

/// Keeps one document in one side file of a folder, written by a thread of its own; the file is locked by the living
/// program.
class Autosave final : public QObject {
    Q_OBJECT
public:
    /// An empty folder switches it off.
    explicit Autosave(const QString& folder, QObject* parent = nullptr);
    /// Removes the side file: the program ended as it should.
    ~Autosave() override;

    /// `original` is the document's own file, empty when it has none.
    void keep(const document::Document& document, const QString& original);
    /// There is nothing unsaved any more.
    void forget();
    /// Waits for what is being written (tests, and the end of the program).
    void finish();
    QString side_file() const { return path_; }
    /// Why nothing is kept, in words with the folder's path; empty while all is well.
    const QString& trouble() const { return trouble_; }

Q_SIGNALS:
    /// The side file could not be written: the trouble in words; empty when one was written again. Sent when it
    /// changes.
    void troubled(const QString& reason);

private:
    void written(const Status& status);
    QString trouble_of(const QString& reason) const;

    QString folder_, path_;
    std::unique_ptr<QLockFile> lock_;
    QString trouble_;
    jobs::Handle<void> last_;
    jobs::Pool writer_{1};
};

/// A side file that a program left behind when it died.
struct Recovered {
    QString side_file;
    QString original; ///< the document's own file, may be empty
    QDateTime time;
    document::Document document;
};

/// Side files of the folder whose program lives no more, newest first. What cannot be read is left where it is.
std::vector<Recovered> find_recovered(const QString& folder);
void discard_recovered(const Recovered& recovered);

} // namespace porism::ui
