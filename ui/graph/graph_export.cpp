// The graph as a file.
#include "ui/graph/export.h"
#include "ui/graph/graph_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtGui/QPainter>
#include <QtWidgets/QFileDialog>
#include <cmath>

namespace porism::ui {
namespace {

constexpr double paper_margin = 18;

} // namespace

Status GraphPanel::export_to(const QString& path) const {
    if (node_count() == 0) return fail("no_graph", "there is no graph to export", "pick a statement as the goal first");
    PictureSheet sheet;
    sheet.size = {std::ceil(shown_.layout.width + 2 * paper_margin),
                  std::ceil(shown_.layout.height + 2 * paper_margin)};
    sheet.dpi = logicalDpiY();
    sheet.title = node_name(shown_.cone.nodes.size() - 1);
    sheet.draw = [this, area = QRectF(QPointF(), sheet.size)](QPainter& painter) {
        painter.fillRect(area, colours().canvas);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        painter.translate(paper_margin, paper_margin);
        draw_graph(painter, shown_, plain_looks(), area);
    };
    return write_picture(path, sheet);
}

void GraphPanel::ask_export() {
    if (node_count() == 0) return session_.report(export_to({}).error());
    auto* dialog = new QFileDialog(this, tr("Export the graph"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Vector picture (*.svg)"), tr("Pixel picture (*.png)"), tr("Page (*.pdf)")});
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    const QString kept = QSettings().value(QStringLiteral("folder")).toString();
    dialog->setDirectory(kept.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : kept);
    dialog->selectFile(tr("graph") + QStringLiteral(".svg"));
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString& filter) { dialog->setDefaultSuffix(filter.section('.', -1).chopped(1)); });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QSettings().setValue(QStringLiteral("folder"), QFileInfo(path).absolutePath());
        if (const Status done = export_to(path); !done) return session_.report(done.error());
        Q_EMIT exported(path);
    });
    dialog->open();
}

} // namespace porism::ui
