// The open library (one store file): rows for the library panel, problems in and out.
#pragma once

#include "base/result.h"
#include "document/document.h"
#include "workflow/library/library.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

/// A kept problem as a row.
struct LibraryRow {
    qint64 id = 0;
    QString title;
    QString goal;    ///< in words
    QString verdict; ///< "accepted", "rejected", "undecided": stable words
    int points = 0;
    int path_length = 0;  ///< definition 18
    QStringList theorems; ///< titles of the rules on the path
    QDateTime saved;
};

/// Part of the session (Session::library()). Interface thread only. What writes is done in the background, one after
/// the other, over a connection of its own: another program that holds the file keeps nobody here waiting. Errors say
/// what is wrong with the file: a newer version, no right to write, a full disk; nothing that was saved before is lost
/// by them.
class Library final : public QObject {
    Q_OBJECT
public:
    /// The end of a write, on the interface thread. Not called once its `context` is gone.
    using Done = std::function<void(const Status&)>;

    explicit Library(QObject* parent = nullptr);
    /// Waits until everything is written that was asked for.
    ~Library() override;

    /// Opens or makes the file. On an error the library that was open stays; `trouble` keeps the error while none is.
    Status open(const QString& path);
    /// Why no library is open, with its path and what would mend it; nothing while one is, and before the first try.
    const std::optional<Error>& trouble() const;
    QString path() const; ///< empty when none is open
    bool read_only() const;
    /// Rows whose title, goal or theorems contain every word of `filter`, newest first.
    Result<std::vector<LibraryRow>> rows(const QString& filter = {}) const;
    /// The same of what was removed: nothing that was kept is ever lost.
    Result<std::vector<LibraryRow>> removed_rows(const QString& filter = {}) const;
    /// The kept problem as a document to open.
    Result<document::Document> load(qint64 id) const;
    /// Into the trash and back.
    void remove(qint64 id, QObject* context, Done done);
    void restore(qint64 id, QObject* context, Done done);

Q_SIGNALS:
    void changed();

private:
    friend class Session;
    struct Impl;
    using Write = std::function<Result<qint64>(workflow::Library&)>;
    using Written = std::function<void(const Result<qint64>&)>;
    /// Does `write` in the background on the file that is open now; `changed` comes before `written`.
    void start(Write write, QObject* context, Written written);
    void start(qint64 id, Status (workflow::Library::*write)(corpus::RecordId), QObject* context, Done done);
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
