#include "ui/verdict/givens_view.h"

#include "ui/models/figure_view.h"
#include "ui/verdict/check_words.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>

namespace porism::ui {
namespace {

constexpr std::array all_needs{Need::needed, Need::redundant, Need::undecided, Need::missing};
constexpr int every_need = 0;

bool same(const GivenShown& one, const GivenShown& other) {
    return one.action == other.action && one.need == other.need && one.given == other.given && one.goal == other.goal;
}

/// "2  AD ⊥ BC: needed for BD = CD"; what is no part of the figure has no action.
QString line_of(const GivenShown& given) {
    if (given.given.isEmpty() && given.need != Need::missing) return GivensView::tr("%1 says nothing").arg(given.goal);
    const QString said = given.given.isEmpty() ? GivensView::tr("a given that was not found") : given.given;
    QString words = GivensView::tr("%1: %2").arg(said, need_words(given.need));
    if (!given.goal.isEmpty()) words = GivensView::tr("%1 for %2").arg(words, given.goal);
    return given.action ? GivensView::tr("%1  %2").arg(*given.action + 1).arg(words) : words;
}

} // namespace

GivensView::GivensView(QWidget* parent)
    : QWidget(parent), filter_(new QComboBox), list_(new QListWidget), words_(new QLabel), figure_(new FigureView) {
    filter_->setAccessibleName(tr("Which givens"));
    list_->setAccessibleName(tr("Givens"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true);
    words_->setAccessibleName(tr("What the given is needed for"));
    words_->setWordWrap(true);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    figure_->setAccessibleName(tr("A figure without the given, in which the goal is false"));
    auto* column = new QVBoxLayout;
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    auto* row = new QHBoxLayout;
    row->addLayout(column, 3);
    row->addWidget(figure_, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(row, 1);
    layout->addWidget(words_);
    connect(filter_, &QComboBox::currentIndexChanged, this, &GivensView::fill_list);
    connect(list_, &QListWidget::currentRowChanged, this, &GivensView::follow_row);
    show_givens(nullptr);
}

void GivensView::show_givens(const std::vector<GivenShown>* givens) {
    const std::vector<GivenShown> now = givens ? *givens : std::vector<GivenShown>();
    const bool known = looked_at_ == (givens != nullptr) && std::ranges::equal(now, givens_, same);
    looked_at_ = givens != nullptr;
    givens_ = now;
    if (known && filter_->count() > 0) return;
    fill_filter();
    fill_list();
}

void GivensView::fill_filter() {
    const QSignalBlocker quiet(filter_);
    const int before = std::max(every_need, filter_->currentIndex());
    filter_->clear();
    filter_->addItem(tr("All givens (%1)").arg(givens_.size()));
    for (const Need need : all_needs)
        filter_->addItem(tr("%1 (%2)").arg(need_words(need)).arg(std::ranges::count(givens_, need, &GivenShown::need)));
    filter_->setCurrentIndex(before);
    filter_->setEnabled(!givens_.empty());
}

void GivensView::fill_list() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    listed_.clear();
    const int shown = filter_->currentIndex();
    for (std::size_t i = 0; i < givens_.size(); ++i) {
        const GivenShown& given = givens_[i];
        if (shown > every_need && given.need != all_needs.at(static_cast<std::size_t>(shown - 1))) continue;
        listed_.push_back(i);
        auto* item = new QListWidgetItem(line_of(given), list_);
        item->setForeground(need_colour(given.need));
    }
    list_->setCurrentRow(listed_.empty() ? -1 : 0);
    follow_row();
}

void GivensView::follow_row() {
    const int row = list_->currentRow();
    const bool any = row >= 0 && row < static_cast<int>(listed_.size());
    const GivenShown* given = any ? &givens_[listed_[static_cast<std::size_t>(row)]] : nullptr;
    figure_->setVisible(given && given->counter);
    if (given && given->counter)
        figure_->show_figure(given->counter->scene, given->counter->figure, given->counter->goals);
    if (given)
        words_->setText(given->reason.left(1).toUpper() + given->reason.mid(1) + '.');
    else if (!looked_at_)
        words_->setText(tr("Leaving out each given in turn…"));
    else if (givens_.empty())
        words_->setText(tr("No goal of it is true, so there is none that could need a given."));
    else
        words_->setText(tr("There is no such given."));
    if (given && given->action && list_->hasFocus()) Q_EMIT chosen(*given->action);
}

} // namespace porism::ui
