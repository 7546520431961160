// Asks for a file, beside the work: nothing waits for the answer.
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>
#include <functional>

class QWidget;

namespace porism::ui {

struct WantedFile {
    QString title;
    QStringList filters;   ///< "Page (*.pdf)"; which is chosen gives a new file's name its end
    QString proposed = {}; ///< the name of a file to be written; empty: one to be read, which must exist
};

/// Begins in the folder where the last file was chosen (QSettings() keeps it). `then` is called with the path, once or,
/// where nothing is chosen, never; not after `parent` is gone.
void ask_for_file(QWidget* parent, const WantedFile& wanted, std::function<void(const QString&)> then);

} // namespace porism::ui
