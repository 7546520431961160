// How a picture is exported: its look, its marks, and what is written beside it.
#pragma once

#include "base/result.h"
#include "workflow/picture.h"

#include <QtWidgets/QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace porism::ui {

class Session;

/// Shows what will be written, as it will be. Deletes itself when it is closed. What was chosen last is kept in
/// QSettings().
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    /// The session has a figure of all its actions (asserted).
    explicit ExportDialog(const Session& session, QWidget* parent = nullptr);

    /// The picture, in the form that the end of the name says (SVG where it says none), and beside it, where that was
    /// chosen, its items and marks (.json behind the whole name, docs/formats/picture.md) and the text of the problem
    /// (.txt). Each file is there whole or not at all, the picture last.
    Status write(const QString& path) const;
    /// What `write` writes beside the picture.
    QStringList others(const QString& path) const;

Q_SIGNALS:
    /// The file is to be chosen now.
    void chosen();

private:
    void choose_file();
    void follow();
    workflow::PictureOptions options() const;
    std::string problem_text() const;

    const Session& session_;
    QLabel* preview_;
    QLabel* meaning_;
    QComboBox* style_;
    QComboBox* strategy_;
    QSpinBox* size_;
    QCheckBox* truth_;
    QCheckBox* text_;
};

} // namespace porism::ui
