#include "ui/facts/fact_delegate.h"

#include "ui/models/facts_model.h"

#include <QtGui/QPainter>
#include <QtWidgets/QTreeView>
#include <algorithm>

namespace porism::ui {
namespace {

constexpr int most_lines_of_a_class = 4;

/// Of its lines; one with a sign from another font may be higher than the font says.
int height_of(const QFontMetrics& metrics, const QString& text, int width) {
    return metrics.boundingRect(QRect(0, 0, width, 100'000), Qt::AlignLeft | Qt::TextWordWrap, text).height();
}

int lines_of(const QFontMetrics& metrics, const QString& text, int width) {
    if (metrics.horizontalAdvance(text) <= width) return 1;
    return std::max(1, (height_of(metrics, text, width) + metrics.leading()) / metrics.lineSpacing());
}

/// As much of the words as stands in `most` lines with the last word, the count, behind them.
QString shortened(const QFontMetrics& metrics, const QString& text, int width, int most) {
    if (lines_of(metrics, text, width) <= most) return text;
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    const auto with = [&](qsizetype count) {
        return words.mid(0, count).join(' ') + QStringLiteral(" …  ") + words.back();
    };
    qsizetype fits = 1, too_many = words.size();
    while (too_many - fits > 1) {
        const qsizetype middle = (fits + too_many) / 2;
        (lines_of(metrics, with(middle), width) <= most ? fits : too_many) = middle;
    }
    return with(fits);
}

/// Where the rectangle of a row begins, as it is given to be painted.
int left_of(const QTreeView& tree, const QModelIndex& index) {
    int depth = tree.rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) ++depth;
    return depth * tree.indentation();
}

int text_width(const QStyleOptionViewItem& option, const QTreeView& tree, const QModelIndex& index) {
    QStyleOptionViewItem row(option);
    row.text = QStringLiteral("x"); // the place does not depend on it, but takes time to find for a long text
    row.rect = QRect(0, 0, tree.viewport()->width() - left_of(tree, index), 100);
    const QStyle& style = *tree.style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &row, &tree) + 1;
    return std::max(40, style.subElementRect(QStyle::SE_ItemViewItemText, &row, &tree).width() - 2 * margin);
}

QIcon beside_first_line(const QIcon& icon, QSize size, int line, qreal ratio) {
    QPixmap place(QSize(size.width(), line) * ratio);
    place.setDevicePixelRatio(ratio);
    place.fill(Qt::transparent);
    QPainter painter(&place);
    icon.paint(&painter, QRect(0, (line - size.height()) / 2, size.width(), size.height()));
    return place;
}

} // namespace

void FactDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto* tree = qobject_cast<const QTreeView*>(option->widget);
    if (tree == nullptr) return;
    const QFontMetrics metrics(option->font);
    const int width = text_width(*option, *tree, index);
    if (index.data(FactsModel::fold_role).isValid())
        option->text = shortened(metrics, option->text, width, most_lines_of_a_class);
    if (lines_of(metrics, option->text, width) == 1) return;
    option->features |= QStyleOptionViewItem::WrapText;
    option->textElideMode = Qt::ElideNone;
    if (option->icon.isNull()) return;
    const int line = metrics.height();
    option->icon = beside_first_line(option->icon, option->decorationSize, line, tree->devicePixelRatioF());
    option->decorationSize.setHeight(line);
    option->decorationAlignment = Qt::AlignTop | Qt::AlignHCenter;
}

QSize FactDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (tree == nullptr) return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem row(option);
    initStyleOption(&row, index);
    const QFontMetrics metrics(row.font);
    const int width = text_width(row, *tree, index);
    const bool broken = lines_of(metrics, row.text, width) > 1;
    const int more = broken ? height_of(metrics, row.text, width) - metrics.height() : 0;
    row.text = QStringLiteral("x");
    row.features &= ~QStyleOptionViewItem::ViewItemFeatures(QStyleOptionViewItem::WrapText);
    const int one = tree->style()->sizeFromContents(QStyle::CT_ItemViewItem, &row, {}, tree).height();
    // The width is the view's own: nothing is ever scrolled to the side.
    return {tree->indentation(), one + more};
}

} // namespace porism::ui
