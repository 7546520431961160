#include "ui/widgets/file_dialog.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <utility>

namespace porism::ui {
namespace {

QString folder_key() {
    return QStringLiteral("folder");
}

/// "pdf" of "Page (*.pdf)"; of several the first.
QString suffix_of(const QString& filter) {
    const QString first = filter.section('(', -1).section(' ', 0, 0).remove(')');
    return first.startsWith(QStringLiteral("*.")) ? first.mid(2) : QString();
}

} // namespace

void ask_for_file(QWidget* parent, const WantedFile& wanted, std::function<void(const QString&)> then) {
    const bool write = !wanted.proposed.isEmpty();
    auto* dialog = new QFileDialog(parent, wanted.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(write ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(write ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters(wanted.filters);
    const QString kept = QSettings().value(folder_key()).toString();
    dialog->setDirectory(kept.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : kept);
    if (write) {
        dialog->setDefaultSuffix(suffix_of(wanted.filters.value(0)));
        dialog->selectFile(wanted.proposed + '.' + dialog->defaultSuffix());
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                         [dialog](const QString& filter) { dialog->setDefaultSuffix(suffix_of(filter)); });
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [then = std::move(then)](const QString& path) {
        QSettings().setValue(folder_key(), QFileInfo(path).absolutePath());
        then(path);
    });
    dialog->open();
}

} // namespace porism::ui
