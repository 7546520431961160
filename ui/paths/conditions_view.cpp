#include "ui/paths/conditions_view.h"

#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

using How = ConditionRow::How;

struct HowRow {
    How how;
    const char* word;
    QColor Colours::*colour;
};
constexpr std::array hows{
    HowRow{How::guaranteed, QT_TRANSLATE_NOOP("Conditions", "guaranteed by the construction"), &Colours::given},
    HowRow{How::decided, QT_TRANSLATE_NOOP("Conditions", "decided in the picture"), &Colours::ok},
    HowRow{How::undecided, QT_TRANSLATE_NOOP("Conditions", "not decided"), &Colours::warning},
};

const HowRow& row_of(How how) {
    return *std::ranges::find(hows, how, &HowRow::how);
}

How how_of(const verify::ProofVerdict::Condition& condition) {
    if (condition.guaranteed) return How::guaranteed;
    return condition.decision == numbers::Decision::yes ? How::decided : How::undecided;
}

/// "A, B, C and D are different points" of all pairs that must differ.
QString different_words(const std::vector<PointId>& points, const scene::Scene& scene) {
    QStringList names;
    for (const PointId point : points) names << point_name(scene, point);
    const QString last = names.takeLast();
    return QCoreApplication::translate("Conditions", "%1 and %2 are different points").arg(names.join(", "), last);
}

void add_points(std::vector<PointId>& points, const facts::Statement& statement) {
    for (const PointId point : statement.points())
        if (std::ranges::find(points, point) == points.end()) points.push_back(point);
}

/// Given: a filled square, as everywhere; decided in the picture: an eye; not decided: a question mark.
QIcon how_icon(How how, const QFont& font, qreal ratio) {
    constexpr int size = 16;
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = colours().*row_of(how).colour;
    painter.setPen(QPen(colour, 1.4));
    if (how == How::guaranteed) {
        painter.fillRect(QRectF(4.5, 4.5, 7, 7), colour);
    } else if (how == How::decided) {
        painter.drawEllipse(QPointF(8, 8), 6, 3.8);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(8, 8), 1.6, 1.6);
    } else {
        painter.setFont(font);
        painter.drawText(QRect(0, 0, size, size), Qt::AlignCenter, QStringLiteral("?"));
    }
    return QIcon(pixmap);
}

} // namespace

QString how_word(How how) {
    return QCoreApplication::translate("Conditions", row_of(how).word);
}

std::vector<ConditionRow> condition_rows(const verify::ProofVerdict& verdict, const Results& results) {
    std::vector<ConditionRow> rows;
    ConditionRow different{{}, How::guaranteed, {}};
    for (const auto& condition : verdict.conditions) {
        if (condition.statement.predicate() == facts::Predicate::diff) {
            different.how = std::max(different.how, how_of(condition));
            add_points(different.points, condition.statement);
            continue;
        }
        ConditionRow row{notation(condition.statement, results), how_of(condition), {}};
        add_points(row.points, condition.statement);
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &ConditionRow::how);
    std::ranges::sort(different.points);
    if (different.points.empty()) return rows;
    different.text = different_words(different.points, results.scene);
    rows.push_back(std::move(different));
    return rows;
}

ConditionsView::ConditionsView(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), head_(new QToolButton), list_(new QListWidget) {
    head_->setCheckable(true);
    head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head_->setArrowType(Qt::RightArrow);
    head_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    list_->setWordWrap(true);
    list_->setIconSize({16, 16});
    list_->setAccessibleName(tr("Side conditions"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVisible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(head_);
    layout->addWidget(list_);
    connect(head_, &QToolButton::toggled, this, &ConditionsView::open);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0) return;
        Selection selection;
        selection.points = rows_[static_cast<std::size_t>(row)].points;
        session_.select(selection);
    });
    set_rows({});
}

void ConditionsView::open(bool open) {
    head_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    list_->setVisible(open);
}

void ConditionsView::set_rows(std::vector<ConditionRow> rows) {
    const QSignalBlocker quiet(list_);
    rows_ = std::move(rows);
    list_->clear();
    for (const ConditionRow& row : rows_) {
        auto* item = new QListWidgetItem(how_icon(row.how, font(), devicePixelRatioF()), row.text, list_);
        item->setToolTip(tr("%1: %2").arg(row.text, how_word(row.how)));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
    const auto count = static_cast<int>(rows_.size());
    head_->setText(tr("Holds provided that … (%1)").arg(count));
    head_->setToolTip(tr("%n side condition(s) on which the proof rests", "", count));
    const int row_height = fontMetrics().height() + 8;
    list_->setFixedHeight(std::clamp(count, 1, 5) * row_height + 6);
    setVisible(count > 0);
}

} // namespace porism::ui
