// Tells what an edit took away beyond what was asked for: actions that depended on the deleted one, and goals.
#pragma once

#include "document/document.h"

#include <QtCore/QObject>
#include <QtCore/QString>

namespace porism::ui {

class Session;

/// Watches the document; undo is no loss, and what follows from opening another document is none.
class Losses final : public QObject {
    Q_OBJECT
public:
    explicit Losses(Session& session, QObject* parent = nullptr);

Q_SIGNALS:
    /// "Deleted E, H. The goal AH ⊥ BC went with it."
    void told(const QString& what);
    /// The document has changed again: to undo would no longer bring that back.
    void over();

private:
    void look();
    QString lost_goals() const;

    Session& session_;
    document::Document before_;
    int steps_ = 0; ///< on the undo stack
    bool told_ = false;
};

} // namespace porism::ui
