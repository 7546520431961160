#include "ui/paths/why_not_view.h"

#include "ui/models/figure_picture.h"

#include <QtCore/QUrl>
#include <QtGui/QTextDocument>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int least_side = 120, most_side = 260;

const QString picture_name = QStringLiteral("why:picture");

} // namespace

WhyNotView::WhyNotView(QWidget* parent) : QTextBrowser(parent) {
    setAccessibleName(tr("Why there is no path"));
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(6);
}

void WhyNotView::show_why(const QString& reason, const WhyNoPath& why, const scene::Scene& scene) {
    document()->clear();
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(reason.toHtmlEscaped());
    if (why.picture) {
        const int side = std::clamp(viewport()->width() - 24, least_side, most_side);
        document()->addResource(QTextDocument::ImageResource, QUrl(picture_name),
                                figure_picture(scene, *why.picture, {{}, true}, side, devicePixelRatioF()));
        html += QStringLiteral("<p><img src=\"%1\"></p>").arg(picture_name);
    }
    for (const QString& line : why.lines) html += QStringLiteral("<p>%1.</p>").arg(line.toHtmlEscaped());
    setHtml(html);
}

} // namespace porism::ui
