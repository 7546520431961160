#include "ui/shell/recovery_compare.h"

#include "ui/session/wording.h"
#include "workflow/load.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

namespace porism::ui {

namespace {

QStringList lines_of(const document::Document& document) {
    QStringList lines;
    for (const scene::Action& action : document.scene.actions()) lines += sentence(action, document.scene);
    for (const facts::Statement& goal : document.goals)
        lines += QCoreApplication::translate("RecoveryCompare", "Goal: %1").arg(notation(goal, About(document.scene)));
    for (const scene::Question& question : document.questions)
        lines += QCoreApplication::translate("RecoveryCompare", "Question: %1")
                     .arg(question_words(question, document.scene));
    return lines;
}

document::Document saved_of(const Recovered& recovered) {
    if (recovered.original.isEmpty()) return {};
    auto loaded = workflow::load(recovered.original.toStdString());
    if (!loaded || loaded->problems.empty() || !loaded->problems.front().document) return {};
    return *std::move(loaded->problems.front().document);
}

QListWidget* column_of(const QStringList& lines, const QStringList& other, const QString& empty) {
    auto* list = new QListWidget;
    list->setWordWrap(true);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    for (const QString& line : lines) {
        const bool alone = !other.contains(line);
        auto* item = new QListWidgetItem((alone ? QStringLiteral("●  ") : QStringLiteral("     ")) + line, list);
        QFont font = list->font();
        if (alone) font.setWeight(QFont::DemiBold);
        item->setFont(font);
        if (alone) item->setToolTip(QCoreApplication::translate("RecoveryCompare", "Only here"));
    }
    if (lines.isEmpty()) new QListWidgetItem(empty, list);
    return list;
}

} // namespace

RecoveryCompare::RecoveryCompare(const Recovered& recovered, QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Saved and recovered"));
    resize(760, 460);
    const QStringList saved = lines_of(saved_of(recovered)), found = lines_of(recovered.document);
    auto* grid = new QGridLayout(this);
    const auto heading = [&](int column, const QString& text) {
        auto* label = new QLabel(text);
        label->setProperty("look", "title");
        grid->addWidget(label, 0, column);
    };
    const QString name = QFileInfo(recovered.original).fileName();
    heading(0, name.isEmpty() ? tr("Saved: nothing") : tr("Saved: %1").arg(name));
    heading(1, tr("Recovered: %1").arg(QLocale().toString(recovered.time, QLocale::ShortFormat)));
    auto* left = column_of(saved, found, tr("This figure was never saved."));
    auto* right = column_of(found, saved, tr("An empty sheet."));
    left->setAccessibleName(tr("Saved"));
    right->setAccessibleName(tr("Recovered"));
    grid->addWidget(left, 1, 0);
    grid->addWidget(right, 1, 1);
    auto* legend = new QLabel(tr("●  stands in one column only. Keep takes the recovered one; the file is not changed "
                                 "until you save."));
    legend->setProperty("look", "muted");
    legend->setWordWrap(true);
    grid->addWidget(legend, 2, 0, 1, 2);
}

} // namespace porism::ui
