#include "ui/shell/palette.h"

#include "scene/catalogue.h"
#include "ui/session/wording.h"
#include "ui/shell/tool_button.h"
#include "ui/shell/tool_search.h"
#include "ui/shell/tool_shelf.h"

#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {

namespace {

constexpr std::array first_at_hand{"free", "segment", "triangle", "midpoint", "intersection_ll", "foot"};
const auto hand_key = QStringLiteral("tools/hand");
const auto fold_key = QStringLiteral("tools/folded");

QStringList groups_in_order() {
    QStringList groups;
    for (const std::string_view group : scene::construction_groups())
        groups += QString::fromStdString(std::string(group));
    return groups;
}

std::vector<ConstructionId> rows_of(const QString& group) {
    std::vector<ConstructionId> rows;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i)
        if (QString::fromStdString(scene::catalogue()[i].group) == group) rows.emplace_back(i);
    return rows;
}

// What was remembered may name rows that are no more.
std::vector<ConstructionId> remembered_hand() {
    std::vector<ConstructionId> rows;
    for (const QString& name : QSettings().value(hand_key).toStringList())
        if (const auto row = scene::construction_by_name(name.toStdString())) rows.push_back(*row);
    for (const char* name : first_at_hand)
        if (const auto row = scene::construction_by_name(name);
            row && rows.size() < first_at_hand.size() && std::ranges::find(rows, *row) == rows.end())
            rows.push_back(*row);
    return rows;
}

std::vector<ConstructionId> rows_on(const ToolShelf& shelf) {
    std::vector<ConstructionId> rows;
    for (const ToolButton* button : shelf.buttons()) rows.push_back(*button->row());
    return rows;
}

} // namespace

ToolPalette::ToolPalette(QWidget* parent)
    : QWidget(parent), find_(new QLineEdit), inner_(new QWidget), pointer_(new ToolButton({})),
      hand_(new ToolShelf({}, remembered_hand())), found_(new ToolShelf({}, {})), nothing_(new QLabel),
      used_(hand_->buttons().size(), 0) {
    find_->setPlaceholderText(tr("Find a tool"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a tool"));
    find_->installEventFilter(this);
    pointer_->set_wide(true);
    pointer_->setFocusPolicy(Qt::TabFocus);
    pointer_->installEventFilter(this);
    auto* nothing = static_cast<QLabel*>(nothing_);
    nothing->setText(tr("No tool of that name. What you type here is looked for in the titles of the tools, in what "
                        "they ask for, and in what they make."));
    nothing->setWordWrap(true);
    nothing->setProperty("look", "muted");
    arrange();
    for (ToolShelf* shelf : {hand_, found_}) connect(shelf, &ToolShelf::chosen, this, &ToolPalette::take);
    watch(*hand_);
    connect(find_, &QLineEdit::textChanged, this, &ToolPalette::look_for);
    connect(pointer_, &ToolButton::clicked, this, [this] { take({}); });
    look_for({});
    set_current({});
}

void ToolPalette::arrange() {
    auto* column = new QVBoxLayout(inner_);
    column->setContentsMargins(0, 0, 2, 2);
    column->setSpacing(2);
    column->addWidget(pointer_);
    column->addWidget(hand_);
    column->addWidget(found_);
    column->addWidget(nothing_);
    add_groups();
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setWidget(inner_);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    inner_->setAutoFillBackground(false);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(6, 4, 4, 4);
    outer->setSpacing(6);
    outer->addWidget(find_);
    outer->addWidget(scroll, 1);
}

void ToolPalette::add_groups() {
    const QStringList folded = QSettings().value(fold_key).toStringList();
    for (const QString& group : groups_in_order()) {
        auto* shelf = new ToolShelf(catalogue_words(group.toStdString()), rows_of(group));
        shelf->set_open(!folded.contains(group));
        connect(shelf, &ToolShelf::chosen, this, &ToolPalette::take);
        connect(shelf, &ToolShelf::folded, this, [this, group](bool open) {
            QStringList names = QSettings().value(fold_key).toStringList();
            names.removeAll(group);
            if (!open) names += group;
            QSettings().setValue(fold_key, names);
            give_room();
        });
        watch(*shelf);
        inner_->layout()->addWidget(shelf);
        groups_.push_back(shelf);
    }
}

void ToolPalette::watch(const ToolShelf& shelf) {
    for (ToolButton* button : shelf.buttons()) button->installEventFilter(this);
}

void ToolPalette::take(std::optional<ConstructionId> row) {
    find_->clear();
    set_current(row);
    Q_EMIT chosen(row);
}

void ToolPalette::set_current(std::optional<ConstructionId> row) {
    if (row) note_used(*row);
    pointer_->setChecked(!row);
    hand_->set_current(row);
    for (ToolShelf* shelf : groups_) shelf->set_current(row);
}

void ToolPalette::note_used(ConstructionId row) {
    const auto& places = hand_->buttons();
    auto at = std::ranges::find(places, std::optional(row), &ToolButton::row);
    if (at == places.end()) {
        at = places.begin() + (std::ranges::min_element(used_) - used_.begin());
        (*at)->set_row(row);
        QStringList names;
        for (const ConstructionId kept : at_hand()) names += QString::fromStdString(scene::construction(kept).name);
        QSettings().setValue(hand_key, names);
    }
    used_[static_cast<std::size_t>(at - places.begin())] = ++uses_;
}

QWidget* ToolPalette::button(ConstructionId row) const {
    for (ToolShelf* shelf : groups_)
        for (ToolButton* button : shelf->buttons())
            if (button->row() == row) {
                shelf->set_open(true);
                return button;
            }
    return nullptr;
}

std::vector<ConstructionId> ToolPalette::found() const {
    return rows_on(*found_);
}

std::vector<ConstructionId> ToolPalette::at_hand() const {
    return rows_on(*hand_);
}

void ToolPalette::find() {
    find_->setFocus();
    find_->selectAll();
}

void ToolPalette::look_for(const QString& typed) {
    const bool looking = !typed.trimmed().isEmpty();
    found_->show_lines(tools_found(typed));
    watch(*found_);
    found_->setVisible(looking);
    nothing_->setVisible(looking && found_->buttons().empty());
    pointer_->setVisible(!looking);
    hand_->setVisible(!looking);
    for (ToolShelf* shelf : groups_) shelf->setVisible(!looking);
    give_room();
}

// A scroll area asks for no height that depends on the width: it is told.
void ToolPalette::give_room() {
    QLayout* column = inner_->layout();
    column->activate();
    const int width = inner_->parentWidget()->width();
    inner_->setMinimumHeight(column->hasHeightForWidth() ? column->heightForWidth(width) : column->sizeHint().height());
}

void ToolPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    give_room();
}

std::vector<ToolButton*> ToolPalette::visible_buttons() const {
    std::vector<ToolButton*> all{pointer_};
    for (const ToolShelf* shelf : {hand_, found_}) std::ranges::copy(shelf->buttons(), std::back_inserter(all));
    for (const ToolShelf* shelf : groups_) std::ranges::copy(shelf->buttons(), std::back_inserter(all));
    std::erase_if(all, [](const ToolButton* button) { return !button->isVisible(); });
    return all;
}

// Left and right in the order of reading; up and down to the nearest button of the next row.
bool ToolPalette::walk(ToolButton* from, int key) {
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const int way = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    const QPoint here = from->mapTo(inner_, QPoint());
    const auto all = visible_buttons();
    const auto index = std::ranges::find(all, from) - all.begin();
    ToolButton* to = nullptr;
    QPoint best;
    for (std::ptrdiff_t i = 0; i < std::ssize(all); ++i) {
        ToolButton* button = all[static_cast<std::size_t>(i)];
        const QPoint gap = button->mapTo(inner_, QPoint()) - here;
        const QPoint rank =
            across ? QPoint(0, static_cast<int>(std::abs(i - index))) : QPoint(std::abs(gap.x()), std::abs(gap.y()));
        const bool ahead = across ? way * (i - index) > 0 : way * gap.y() > 0;
        if (!ahead) continue;
        if (!to || rank.y() < best.y() || (rank.y() == best.y() && rank.x() < best.x())) {
            to = button;
            best = rank;
        }
    }
    if (!to) return false;
    to->setFocus(Qt::TabFocusReason);
    for (QWidget* up = inner_->parentWidget(); up; up = up->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(up)) scroll->ensureWidgetVisible(to);
    return true;
}

bool ToolPalette::take_search_key(int key) {
    const auto& listed = found_->buttons();
    if (key == Qt::Key_Escape) {
        find_->clear();
        find_->clearFocus();
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !listed.empty()) {
        take(listed.front()->row());
    } else if (key == Qt::Key_Down) {
        (listed.empty() ? pointer_ : listed.front())->setFocus(Qt::TabFocusReason);
    } else {
        return false;
    }
    return true;
}

bool ToolPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == find_) return take_search_key(key) || QWidget::eventFilter(watched, event);
    auto* button = qobject_cast<ToolButton*>(watched);
    if (!button || key < Qt::Key_Left || key > Qt::Key_Down) return QWidget::eventFilter(watched, event);
    if (!walk(button, key) && key == Qt::Key_Up) find_->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace porism::ui
