// The open library (one store file): rows for the library panel, problems in and out.
#pragma once

#include "base/result.h"
#include "document/document.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <memory>
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

/// Part of the session (Session::library()). Interface thread only. Errors say what is wrong with the file: a newer
/// version, no right to write, a full disk; nothing that was saved before is lost by them.
class Library final : public QObject {
    Q_OBJECT
public:
    explicit Library(QObject* parent = nullptr);
    ~Library() override;

    /// Opens or makes the file. On an error the library that was open stays.
    Status open(const QString& path);
    QString path() const; ///< empty when none is open
    bool read_only() const;
    /// Rows whose title, goal or theorems contain every word of `filter`, newest first.
    Result<std::vector<LibraryRow>> rows(const QString& filter = {}) const;
    /// The same of what was removed: nothing that was kept is ever lost.
    Result<std::vector<LibraryRow>> removed_rows(const QString& filter = {}) const;
    /// The kept problem as a document to open.
    Result<document::Document> load(qint64 id) const;
    /// Into the trash and back.
    Status remove(qint64 id);
    Status restore(qint64 id);

Q_SIGNALS:
    void changed();

private:
    friend class Session;
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace porism::ui
