#include "ui/models/save_first.h"

#include "ui/session/session.h"
#include "ui/widgets/file_dialog.h"

#include <QtCore/QCoreApplication>
#include <utility>

namespace porism::ui {

void save_first(Session& session, QWidget& parent, std::function<void()> then, std::function<void(const Error&)> tell) {
    const auto save = [&session, then = std::move(then), tell = std::move(tell)](const QString& path) {
        if (const Status saved = session.save_document(path); !saved)
            tell(saved.error());
        else
            then();
    };
    if (!session.file_name().isEmpty()) return save({});
    const auto words = [](const char* text) { return QCoreApplication::translate("SaveFirst", text); };
    ask_for_file(&parent,
                 {words(QT_TRANSLATE_NOOP("SaveFirst", "Save the document")),
                  {words(QT_TRANSLATE_NOOP("SaveFirst", "Porism document (*.json)"))},
                  words(QT_TRANSLATE_NOOP("SaveFirst", "figure"))},
                 save);
}

} // namespace porism::ui
