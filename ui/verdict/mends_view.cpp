#include "ui/verdict/mends_view.h"

#include "ui/models/figure_view.h"
#include "ui/verdict/part_view.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {

namespace {

/// "Here: AC = 5." or "There: AC = 3.", one a line.
QStringList listed(const QString& where, const QStringList& sentences) {
    QStringList lines;
    for (const QString& sentence : sentences) lines += where.arg(sentence);
    return lines;
}

} // namespace

MendsView::MendsView(QWidget* parent)
    : QWidget(parent), words_(new QLabel), list_(new QListWidget), shown_(new QLabel), figure_(new FigureView),
      apply_(new QPushButton(tr("Apply"))), passing_(new PartView), open_(new QPushButton(tr("Open this sample"))) {
    words_->setWordWrap(true);
    words_->setProperty("look", "muted");
    list_->setAccessibleName(tr("Mends"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    shown_->setProperty("look", "title");
    shown_->setWordWrap(true);
    apply_->setProperty("look", "primary");
    apply_->setToolTip(tr("Make it the document (Enter); Undo brings back what was"));
    auto* sample = new QVBoxLayout;
    sample->addWidget(shown_);
    sample->addWidget(figure_, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 3);
    row->addLayout(sample, 2);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(words_, 1);
    bottom->addWidget(apply_);
    bottom->addWidget(open_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(row, 1);
    layout->addWidget(passing_, 1);
    layout->addLayout(bottom);
    layout->addStretch(0);
    connect(list_, &QListWidget::currentRowChanged, this, &MendsView::follow_row);
    connect(list_, &QListWidget::itemActivated, this, &MendsView::apply);
    connect(apply_, &QPushButton::clicked, this, &MendsView::apply);
    connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT opened(sample_); });
    show_passing(nullptr);
}

void MendsView::show_mends(const std::vector<MendOffered>* mends, bool beside_scene, const QString& none, bool usable) {
    mends_ = mends ? *mends : std::vector<MendOffered>();
    const int before = list_->currentRow();
    list_->clear();
    for (const MendOffered& mend : mends_) list_->addItem(mend.text);
    if (!mends)
        words_->setText(tr("Looking for mends…"));
    else if (mends_.empty() && beside_scene)
        words_->setText(
            tr("What fails or is open stands beside the scene, which is accepted by itself; mends change scenes."));
    else if (mends_.empty() && !none.isEmpty())
        words_->setText(none);
    else if (mends_.empty())
        words_->setText(tr("No change of those that are tried makes it pass, nor do several one after the other."));
    else if (mends_.front().accepted)
        words_->setText(
            tr("%n mend(s), each verified; the one that changes least is first.", "", static_cast<int>(mends_.size())));
    else
        words_->setText(
            tr("%n mend(s) after which nothing fails, and something is open.", "", static_cast<int>(mends_.size())));
    list_->setEnabled(usable);
    list_->setVisible(!mends_.empty());
    list_->setCurrentRow(std::clamp(before, 0, std::max(0, list_->count() - 1)));
    follow_row(list_->currentRow());
    apply_->setEnabled(usable && !mends_.empty());
    apply_->setVisible(!mends || !mends_.empty());
}

void MendsView::show_passing(const PassingShown* passing) {
    passing_->setVisible(passing);
    open_->setVisible(passing);
    if (!passing) return;
    sample_ = passing->number;
    QStringList lines{tr("The nearest sample that passes: %1").arg(passing->name), QString()};
    lines += listed(tr("Here: %1"), passing->here);
    lines += listed(tr("There: %1"), passing->there);
    passing_->show_part(lines.join('\n'), &passing->shown);
}

void MendsView::follow_row(int row) {
    const bool any = row >= 0 && row < static_cast<int>(mends_.size());
    figure_->setVisible(any);
    shown_->setVisible(any);
    if (!any) return;
    const MendOffered& mend = mends_[static_cast<std::size_t>(row)];
    shown_->setText(row > 0         ? tr("The sample after this mend")
                    : mend.accepted ? tr("Nearest passing sample")
                                    : tr("Nearest sample of which nothing fails"));
    figure_->setAccessibleName(shown_->text());
    figure_->show_figure(mend.mended.scene, mend.mended.figure, mend.mended.goals);
}

void MendsView::apply() {
    if (const int row = list_->currentRow(); apply_->isEnabled() && row >= 0)
        Q_EMIT applied(static_cast<std::size_t>(row));
}

} // namespace porism::ui
