// porism-studio [FILE] [--guided] [--screenshot FILE [--workspace N] [--theme T] [--size WxH]]
#include "ui/session/session.h"
#include "ui/shell/main_window.h"

#include <QtWidgets/QApplication>

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("porism-studio"));
    QApplication::setOrganizationName(QStringLiteral("Porism"));
    porism::ui::Session session({});
    porism::ui::MainWindow window(session);
    window.show();
    return QApplication::exec();
}
