#include "ui/paths/mark.h"

#include "facts/truth.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

constexpr double radius = 6.5;

struct MarkRow {
    Mark mark;
    const char* word;
    const char* meaning;
    void (*draw)(QPainter&, const Colours&);
};

void ring(QPainter& painter, const QColor& colour, Qt::PenStyle style = Qt::SolidLine) {
    painter.setPen(QPen(colour, 1.5, style));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), radius, radius);
}

void dots(QPainter& painter, const QColor& colour, std::initializer_list<QPointF> places) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF& place : places) painter.drawEllipse(place, 1.5, 1.5);
}

constexpr std::array rows{
    MarkRow{Mark::open, QT_TRANSLATE_NOOP("Mark", "not answered yet"), nullptr,
            [](QPainter& p, const Colours& c) { ring(p, c.muted, Qt::DotLine); }},
    MarkRow{Mark::refuted, QT_TRANSLATE_NOOP("Mark", "false in the picture"), nullptr,
            [](QPainter& p, const Colours& c) {
                ring(p, c.error);
                p.drawLine(QPointF(-2.6, -2.6), QPointF(2.6, 2.6));
                p.drawLine(QPointF(-2.6, 2.6), QPointF(2.6, -2.6));
            }},
    MarkRow{Mark::refuted_exactly, QT_TRANSLATE_NOOP("Mark", "false, by exact numbers"), nullptr,
            [](QPainter& p, const Colours& c) {
                ring(p, c.error);
                p.drawLine(QPointF(-2.8, -1.5), QPointF(2.8, -1.5));
                p.drawLine(QPointF(-2.8, 1.5), QPointF(2.8, 1.5));
                p.drawLine(QPointF(-1.8, 3.4), QPointF(1.8, -3.4));
            }},
    MarkRow{Mark::seen_here, QT_TRANSLATE_NOOP("Mark", "seen here"),
            QT_TRANSLATE_NOOP("Mark", "true in this picture, false in another of the same construction"),
            [](QPainter& p, const Colours& c) {
                ring(p, c.warning);
                dots(p, c.warning, {{0, 0}});
            }},
    MarkRow{Mark::seen_in_pictures, QT_TRANSLATE_N_NOOP("Mark", "seen in %n picture(s)"),
            QT_TRANSLATE_NOOP("Mark", "true in each of several independent pictures"),
            [](QPainter& p, const Colours& c) {
                ring(p, c.goal);
                dots(p, c.goal, {{0, -2.8}, {-2.5, 1.6}, {2.5, 1.6}});
            }},
    MarkRow{Mark::exact, QT_TRANSLATE_NOOP("Mark", "exact in this diagram"),
            QT_TRANSLATE_NOOP("Mark", "decided with exact numbers for this one diagram"),
            [](QPainter& p, const Colours& c) {
                ring(p, c.accent);
                p.drawLine(QPointF(-2.8, -1.5), QPointF(2.8, -1.5));
                p.drawLine(QPointF(-2.8, 1.5), QPointF(2.8, 1.5));
            }},
    MarkRow{Mark::proved, QT_TRANSLATE_NOOP("Mark", "proved under the listed conditions"),
            QT_TRANSLATE_NOOP("Mark", "a theorem: each step passed the independent checker"),
            [](QPainter& p, const Colours& c) {
                p.setPen(Qt::NoPen);
                p.setBrush(c.proved);
                p.drawEllipse(QPointF(), radius + 0.7, radius + 0.7);
                p.setPen(QPen(c.surface, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                p.setBrush(Qt::NoBrush);
                p.drawPolyline(QPolygonF{QPointF(-3.1, 0.2), QPointF(-0.9, 2.5), QPointF(3.3, -2.4)});
            }},
};

const MarkRow& row_of(Mark mark) {
    return *std::ranges::find(rows, mark, &MarkRow::mark);
}

/// Of a goal that exact numbers may decide; otherwise what the pictures show stays.
Mark mark_of_exact(const Results& results, const facts::Statement& goal, Mark otherwise) {
    const auto exact = results.exact.find(goal);
    if (exact == results.exact.end() || exact->second == numbers::Decision::undecided) return otherwise;
    return exact->second == numbers::Decision::yes ? Mark::exact : Mark::refuted_exactly;
}

/// The same of a question.
Mark mark_of_exact(const Asked& asked, Mark otherwise) {
    if (asked.exactly == numbers::Decision::undecided) return otherwise;
    return asked.exactly == numbers::Decision::yes ? Mark::exact : Mark::refuted_exactly;
}

} // namespace

Mark mark_of(const Results* results, std::size_t goal) {
    if (!results || goal >= results->goals.size() || !results->goals[goal]) return Mark::open;
    const workflow::GoalResult& result = *results->goals[goal];
    if (result.solved()) return Mark::proved;
    constexpr std::array by_sight{Mark::seen_in_pictures, Mark::seen_here, Mark::refuted, Mark::open};
    const Mark seen = by_sight[static_cast<std::size_t>(result.sight)];
    if (seen == Mark::seen_here || seen == Mark::refuted) return seen;
    const Asked* asked = asked_of(*results, goal);
    return asked ? mark_of_exact(*asked, seen) : mark_of_exact(*results, result.goal, seen);
}

QString mark_word(Mark mark, const Results* results) {
    const auto pictures = results && results->diagram ? results->diagram->pictures().size() : 0;
    return QCoreApplication::translate("Mark", row_of(mark).word, nullptr, static_cast<int>(pictures));
}

QString mark_legend(Mark mark, const Results* results) {
    QString text = QStringLiteral("<p><b>%1</b></p>").arg(mark_word(mark, results).toHtmlEscaped());
    for (const MarkRow& row : rows) {
        if (!row.meaning) continue;
        const QString line = QStringLiteral("%1: %2").arg(mark_word(row.mark, results),
                                                          QCoreApplication::translate("Mark", row.meaning));
        text += QStringLiteral("<div>%1 %2</div>")
                    .arg(row.mark == mark ? QStringLiteral("▸") : QStringLiteral("·"), line.toHtmlEscaped());
    }
    return text;
}

QIcon mark_icon(Mark mark, qreal ratio) {
    constexpr int size = 16;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    row_of(mark).draw(painter, colours());
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

} // namespace porism::ui
