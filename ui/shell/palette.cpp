#include "ui/shell/palette.h"

#include "ui/session/wording.h"
#include "ui/shell/tool_button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icon.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace porism::ui {

namespace {

// Every word that was typed stands in the title or in the name of the row.
bool matches(const scene::Construction& row, const QString& typed) {
    const QString text = catalogue_words(row.title) + ' ' + QString::fromStdString(row.name);
    for (const QString& word : typed.split(' ', Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive)) return false;
    return true;
}

QStringList groups_in_order() {
    QStringList groups;
    for (const scene::Construction& row : scene::catalogue())
        if (const QString group = QString::fromStdString(row.group); !groups.contains(group)) groups += group;
    return groups;
}

} // namespace

ToolPalette::ToolPalette(QWidget* parent)
    : QWidget(parent), find_(new QLineEdit), inner_(new QWidget),
      pointer_(new ToolButton({}, tr("Move and select"), icon(QStringLiteral("move")), tr("Esc"))),
      nothing_(new QLabel) {
    find_->setPlaceholderText(tr("Find a tool"));
    find_->setClearButtonEnabled(true);
    find_->setAccessibleName(tr("Find a tool"));
    find_->installEventFilter(this);

    auto* column = new QVBoxLayout(inner_);
    column->setContentsMargins(0, 0, 2, 2);
    column->setSpacing(1);
    pointer_->set_wide(true);
    column->addWidget(pointer_);
    for (const QString& group : groups_in_order()) add_group(group, *column);
    auto* nothing = static_cast<QLabel*>(nothing_);
    nothing->setText(tr("No tool of that name. What you type here is looked for in the titles of the tools."));
    nothing->setWordWrap(true);
    nothing->setProperty("look", "muted");
    nothing->hide();
    column->addWidget(nothing);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setWidget(inner_);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    inner_->setAutoFillBackground(false);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(6, 4, 4, 4);
    outer->setSpacing(6);
    outer->addWidget(find_);
    outer->addWidget(scroll, 1);

    connect(find_, &QLineEdit::textChanged, this, &ToolPalette::filter);
    connect(find_, &QLineEdit::returnPressed, this, &ToolPalette::take_first);
    connect(pointer_, &ToolButton::clicked, this, [this] {
        set_current({});
        Q_EMIT chosen({});
    });
    set_current({});
}

void ToolPalette::add_group(const QString& title, QVBoxLayout& column) {
    auto* heading = new QLabel(catalogue_words(title.toStdString()));
    heading->setProperty("look", "title");
    heading->setContentsMargins(6, 5, 0, 0);
    auto* box = new QWidget;
    auto* flow = new FlowLayout(1, box);
    flow->setContentsMargins(0, 0, 0, 0);
    Group group{heading, box, {}};
    const auto rows = scene::catalogue();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (QString::fromStdString(rows[i].group) != title) continue;
        const QString letter = rows[i].shortcut ? QString(QLatin1Char(rows[i].shortcut)) : QString();
        const QIcon sign =
            icon_or(QStringLiteral("tool-") + QString::fromStdString(rows[i].name), QStringLiteral("compass"));
        auto* made = new ToolButton(ConstructionId(i), catalogue_words(rows[i].title), sign, letter, box);
        connect(made, &ToolButton::clicked, this, [this, made] {
            set_current(made->row());
            Q_EMIT chosen(made->row());
        });
        flow->addWidget(made);
        group.buttons.push_back(made);
    }
    column.addWidget(heading);
    column.addWidget(box);
    groups_.push_back(std::move(group));
}

void ToolPalette::set_current(std::optional<ConstructionId> row) {
    pointer_->setChecked(!row);
    for (const Group& group : groups_)
        for (ToolButton* button : group.buttons) button->setChecked(row && button->row() == row);
}

QWidget* ToolPalette::button(ConstructionId row) const {
    for (const Group& group : groups_)
        for (ToolButton* button : group.buttons)
            if (button->row() == row) return button;
    return nullptr;
}

void ToolPalette::find() {
    find_->setFocus();
    find_->selectAll();
}

void ToolPalette::filter(const QString& typed) {
    const bool searching = !typed.trimmed().isEmpty();
    bool any = false;
    for (const Group& group : groups_) {
        bool some = false;
        for (ToolButton* button : group.buttons) {
            const bool found = matches(scene::construction(*button->row()), typed);
            button->set_wide(searching);
            button->setVisible(found);
            some = some || found;
        }
        group.heading->setVisible(some && !searching);
        group.box->setVisible(some);
        any = any || some;
    }
    pointer_->setVisible(!searching);
    nothing_->setVisible(!any);
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

void ToolPalette::take_first() {
    if (find_->text().trimmed().isEmpty()) return;
    for (const Group& group : groups_)
        for (ToolButton* button : group.buttons)
            if (matches(scene::construction(*button->row()), find_->text())) {
                find_->clear();
                button->click();
                return;
            }
}

bool ToolPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        find_->clear();
        find_->clearFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace porism::ui
