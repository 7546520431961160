// The graph as a file.
#include "ui/graph/export.h"
#include "ui/graph/graph_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
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
    const WantedFile picture{tr("Export the graph"),
                             {tr("Vector picture (*.svg)"), tr("Pixel picture (*.png)"), tr("Page (*.pdf)")},
                             tr("graph")};
    ask_for_file(this, picture, [this](const QString& path) {
        if (const Status done = export_to(path); !done) return session_.report(done.error());
        Q_EMIT exported(path);
    });
}

} // namespace porism::ui
