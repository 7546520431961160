// Settings and files of a test of their own.
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>

/// Everything that QSettings() keeps goes into a temporary folder for as long as this lives.
class SettingsRoom {
public:
    SettingsRoom() {
        QCoreApplication::setOrganizationName(QStringLiteral("porism"));
        QCoreApplication::setApplicationName(QStringLiteral("porism-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    }
    QString path(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};
