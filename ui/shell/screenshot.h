// A picture of the window for the documentation: waits until the analysis is done, and what is seen of
// the inspector, grabs, ends.
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <optional>

class QTimer;

namespace porism::ui {

class MainWindow;
class Session;

class Screenshot final : public QObject {
    Q_OBJECT
public:
    /// Selects a step of the path (from 1) before it grabs, if one is given. Waits at most a minute; `done` tells
    /// whether the file is there.
    Screenshot(Session& session, MainWindow& window, const QString& path, std::optional<int> step);

Q_SIGNALS:
    void done(bool written);

private:
    void look();
    bool settled() const;

    Session& session_;
    MainWindow& window_;
    QString path_;
    std::optional<int> step_;
    QTimer* timer_;
    QElapsedTimer clock_;
    int quiet_ = 0; ///< looks in a row at which nothing was under way
};

} // namespace porism::ui
