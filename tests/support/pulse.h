// How long the event loop of this thread goes without a beat. For Qt Test programs.
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <algorithm>

namespace porism::test {

/// Milliseconds in which this thread could have run while other programs had the processor; 0 where it is not known.
inline double starved_ms() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() / 1e6;
}

/// Beats in the event loop from its making on. A thread that waits for a lock or works has no beat; one that others
/// keep from the processor is excused.
class Pulse {
public:
    Pulse() {
        QObject::connect(&timer_, &QTimer::timeout, [this] { beat(); });
        clock_.start();
        starved_ = starved_ms();
        timer_.start(1);
    }
    /// The longest silence so far, until now.
    double longest_ms() {
        beat();
        return longest_;
    }

private:
    void beat() {
        const double silence = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
        const double starved = starved_ms();
        longest_ = std::max(longest_, silence - (starved - starved_));
        starved_ = starved_ms();
        clock_.restart();
    }

    QTimer timer_;
    QElapsedTimer clock_;
    double starved_ = 0, longest_ = 0;
};

} // namespace porism::test
